//! The folder of a hunt. Every file is written under a temporary name and renamed, or appended to
//! one line per call, so that no interruption leaves a partly written file.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use warpscope_core::hash;
use warpscope_core::report::model::CoverageReport;

/// File with the turns of each kernel.
const TURNS: &str = "turns.json";

/// One line of the log.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Line {
    /// Seconds of fuzzing, over all runs of the command.
    pub seconds: f64,
    /// What happened: `begin`, `sample`, `finding` or `end`.
    pub event: String,
    /// Launches so far.
    pub launches: u64,
    /// Recent launches per second.
    pub rate: f64,
    /// Branch sides taken in all kernels, and their total.
    pub sides: (u64, u64),
    /// Findings so far.
    pub findings: u64,
    /// Folder of the finding, for the event `finding`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

impl Line {
    /// Whether the line can come after one at `before`, if it was not damaged. Lines are a second apart
    /// while a hunt runs.
    fn is_plausible(&self, before: f64) -> bool {
        let seconds = before..=before + MAX_GAP;
        let counts = [self.launches, self.sides.0, self.sides.1, self.findings];
        seconds.contains(&self.seconds)
            && (0.0..MAX_COUNT as f64).contains(&self.rate)
            && counts.iter().all(|&count| count < MAX_COUNT)
    }
}

/// Longest time between two lines of the log, in seconds.
const MAX_GAP: f64 = 86_400.0;
/// Bound on everything that is counted in a hunt.
const MAX_COUNT: u64 = 1 << 60;

/// How much of its time a kernel had, and what came of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Turn {
    /// Weighted number of turns; the kernel with the lowest number is next.
    pub turns: f64,
    /// Number of consecutive slices that brought nothing new.
    pub quiet: u32,
    /// Whether it had a turn.
    pub begun: bool,
    /// Number of launches that came to an end, and not to a limit.
    pub completed: u64,
    /// Branch sides taken, and their total.
    pub sides: (u64, u64),
}

impl Turn {
    fn is_plausible(&self) -> bool {
        let counts = [self.completed, self.sides.0, self.sides.1, self.quiet.into()];
        (0.0..MAX_COUNT as f64).contains(&self.turns)
            && counts.iter().all(|&count| count < MAX_COUNT)
    }
}

/// The folder of a hunt.
#[derive(Clone, Debug)]
pub struct Store {
    /// The folder.
    pub root: PathBuf,
}

impl Store {
    /// Opens the folder at `root`, creating it if necessary.
    ///
    /// # Errors
    /// The folder cannot be created.
    pub fn open(root: &Path) -> io::Result<Self> {
        for folder in ["corpus", "findings", "inputs", "faults", "coverage", "tmp"] {
            fs::create_dir_all(root.join(folder))?;
        }
        Ok(Self { root: root.to_owned() })
    }

    /// Keeps other hunts out until the file is dropped or the process ends.
    ///
    /// # Errors
    /// Another hunt is using the folder.
    pub fn lock(&self) -> io::Result<File> {
        let file = File::create(self.root.join("lock"))?;
        file.try_lock().map_err(|_| io::Error::other("another hunt is using this folder"))?;
        // Remove what a killed process left unfinished.
        let _ = fs::remove_dir_all(self.root.join("tmp"));
        fs::create_dir_all(self.root.join("tmp"))?;
        Ok(file)
    }

    fn temporary(&self) -> PathBuf {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        self.root.join("tmp").join(format!("{}-{number}", std::process::id()))
    }

    /// Writes a whole file.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write(&self, path: &Path, contents: &[u8]) -> io::Result<()> {
        let temporary = self.temporary();
        let written = fs::write(&temporary, contents)
            .and_then(|()| fs::rename(&temporary, self.root.join(path)));
        if written.is_err() {
            // On a full disk half a file would take what little there is.
            let _ = fs::remove_file(&temporary);
        }
        written
    }

    /// Writes a folder of files. Returns whether it did not exist before.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub fn write_folder(&self, path: &Path, files: &[(&str, String)]) -> io::Result<bool> {
        let target = self.root.join(path);
        if target.exists() {
            return Ok(false);
        }
        let temporary = self.temporary();
        let written = fs::create_dir_all(&temporary)
            .and_then(|()| {
                files.iter().try_for_each(|(name, text)| fs::write(temporary.join(name), text))
            })
            .and_then(|()| fs::rename(&temporary, &target));
        match written {
            Ok(()) => Ok(true),
            Err(error) => {
                let _ = fs::remove_dir_all(&temporary);
                // Another worker may have written it first.
                if target.exists() { Ok(false) } else { Err(error) }
            }
        }
    }

    /// Writes a folder of files in place of what is there.
    ///
    /// # Errors
    /// The folder cannot be written; what was there is then still there.
    pub fn replace_folder(&self, path: &Path, files: &[(&str, String)]) -> io::Result<()> {
        let (old, target) = (self.temporary(), self.root.join(path));
        fs::rename(&target, &old)?;
        let written = self.write_folder(path, files);
        if written.is_err() {
            fs::rename(&old, &target)?;
        } else {
            let _ = fs::remove_dir_all(&old);
        }
        written.map(|_| ())
    }

    /// Moves a folder that cannot be used to `faults`, and returns where it is.
    ///
    /// # Errors
    /// It cannot be moved.
    pub fn set_aside(&self, path: &Path) -> io::Result<PathBuf> {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let faults = self.root.join("faults");
        let names = std::iter::once(name.clone()).chain((2..).map(|n| format!("{name}-{n}")));
        let free = names.map(|name| faults.join(name)).find(|path| !path.exists());
        let free = free.ok_or(io::ErrorKind::AlreadyExists)?;
        fs::rename(self.root.join(path), &free)?;
        Ok(free)
    }

    /// Keeps the turns of each kernel.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn keep_turns(&self, turns: &BTreeMap<String, Turn>) -> io::Result<()> {
        self.write(Path::new(TURNS), &serde_json::to_vec(turns)?)
    }

    /// The turns of each kernel in earlier runs; what cannot be read is left out.
    pub fn turns(&self) -> BTreeMap<String, Turn> {
        let text = fs::read(self.root.join(TURNS)).unwrap_or_default();
        let turns: BTreeMap<String, serde_json::Value> =
            serde_json::from_slice(&text).unwrap_or_default();
        let turn = |value| serde_json::from_value(value).ok().filter(Turn::is_plausible);
        turns.into_iter().filter_map(|(slug, value)| Some((slug, turn(value)?))).collect()
    }

    /// Folder of a kernel's corpus.
    ///
    /// # Errors
    /// The folder cannot be created.
    pub fn corpus(&self, slug: &str) -> io::Result<PathBuf> {
        let folder = self.root.join("corpus").join(slug);
        fs::create_dir_all(&folder)?;
        Ok(folder)
    }

    /// Stores an input. Returns whether it is new.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn keep(&self, slug: &str, bytes: &[u8]) -> io::Result<bool> {
        let path = Path::new("corpus").join(slug).join(hash::name(bytes));
        if self.root.join(&path).exists() {
            return Ok(false);
        }
        self.write(&path, bytes)?;
        Ok(true)
    }

    /// Names of the folders of findings.
    pub fn findings(&self) -> Vec<String> {
        let entries = fs::read_dir(self.root.join("findings")).into_iter().flatten().flatten();
        let mut names: Vec<String> =
            entries.filter_map(|e| e.file_name().into_string().ok()).collect();
        names.sort();
        names
    }

    /// Adds a line to the log.
    ///
    /// # Errors
    /// The log cannot be written.
    pub fn log(&self, line: &Line) -> io::Result<()> {
        let mut file =
            File::options().create(true).append(true).open(self.root.join("log.jsonl"))?;
        let text = serde_json::to_string(line)? + "\n";
        file.write_all(text.as_bytes())
    }

    /// The log without lines that cannot be read or cannot be true.
    pub fn history(&self) -> Vec<Line> {
        let text = fs::read(self.root.join("log.jsonl")).unwrap_or_default();
        let lines = text.split(|&byte| byte == b'\n');
        let mut seconds = 0.0;
        let lines = lines.filter_map(|line| serde_json::from_slice::<Line>(line).ok());
        lines
            .filter(|line| {
                let plausible = line.is_plausible(seconds);
                if plausible {
                    seconds = line.seconds;
                }
                plausible
            })
            .collect()
    }

    /// The coverage of each kernel.
    pub fn coverage(&self) -> BTreeMap<String, CoverageReport> {
        let entries = fs::read_dir(self.root.join("coverage")).into_iter().flatten().flatten();
        entries
            .filter_map(|e| {
                let name = e.file_name().into_string().ok()?;
                let text = fs::read_to_string(e.path()).ok()?;
                Some((name.strip_suffix(".json")?.to_owned(), serde_json::from_str(&text).ok()?))
            })
            .collect()
    }
}

/// `text` in a form that is safe in file names.
pub fn slug(text: &str) -> String {
    let plain: String = text
        .chars()
        .enumerate()
        .map(|(i, c)| {
            let plain = c.is_ascii_alphanumeric() || c == '_' || c == '-' && i > 0;
            if plain { c } else { '_' }
        })
        .collect();
    if plain == text && plain.len() <= 60 {
        return plain;
    }
    let start: String = plain.chars().take(48).collect();
    format!("{start}-{}", &hash::name(text.as_bytes())[..8])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_are_plain_and_apart() {
        assert_eq!(slug("axpy_k"), "axpy_k");
        assert!(slug("--out-k").starts_with("_-out-k-"));
        let (a, b) = (slug("f<int>(a/b)"), slug("f<int>(a.b)"));
        assert!(a != b && a.starts_with("f_int_") && !a.contains('/'), "{a}");
        assert!(slug(&"x".repeat(500)).len() < 64);
    }

    #[test]
    fn a_folder_is_written_whole_or_not_at_all() {
        let root = tempfile::tempdir().unwrap();
        let store = Store::open(root.path()).unwrap();
        let lock = store.lock().unwrap();
        assert!(store.lock().is_err());
        drop(lock);
        let path = Path::new("findings/a");
        assert!(store.write_folder(path, &[("report.txt", "x".to_owned())]).unwrap());
        assert!(!store.write_folder(path, &[("report.txt", "y".to_owned())]).unwrap());
        assert_eq!(fs::read_to_string(root.path().join("findings/a/report.txt")).unwrap(), "x");
        assert_eq!(store.findings(), ["a"]);
        assert!(store.keep("k", b"1").is_err(), "no folder yet");
        store.corpus("k").unwrap();
        assert!(store.keep("k", b"1").unwrap() && !store.keep("k", b"1").unwrap());
        let new = [("report.txt", "z".to_owned())];
        store.replace_folder(path, &new).unwrap();
        assert_eq!(fs::read_to_string(root.path().join("findings/a/report.txt")).unwrap(), "z");
        assert_eq!(store.set_aside(path).unwrap(), root.path().join("faults/a"));
        assert!(store.write_folder(path, &new).unwrap());
        assert_eq!(store.set_aside(path).unwrap(), root.path().join("faults/a-2"));
        assert_eq!(fs::read_dir(root.path().join("tmp")).unwrap().count(), 0);
    }

    #[test]
    fn what_is_read_back_is_checked() {
        let root = tempfile::tempdir().unwrap();
        let store = Store::open(root.path()).unwrap();
        let line = |seconds: &str, launches: &str| {
            format!(
                "{{\"seconds\":{seconds},\"event\":\"sample\",\"launches\":{launches},\"rate\":1.0,\
                 \"sides\":[1,2],\"findings\":0}}\n"
            )
        };
        let mut log = line("1.0", "1").into_bytes();
        for (seconds, launches) in [
            ("-1e300", "1"),
            ("1e300", "1"),
            ("1e999", "1"),
            ("2.0", "18446744073709551615"),
            ("0.5", "1"),
        ] {
            log.extend(line(seconds, launches).bytes());
        }
        log.extend(b"\xff\xfe{\n\n[]\n");
        log.extend(line("2.0", "5").bytes());
        log.extend(b"{\"seconds\":3");
        fs::write(root.path().join("log.jsonl"), log).unwrap();
        let history = store.history();
        let seconds: Vec<f64> = history.iter().map(|line| line.seconds).collect();
        assert_eq!(seconds, [1.0, 2.0]);
        let turn = Turn { turns: 3.0, begun: true, ..Turn::default() };
        store.keep_turns(&[("a".to_owned(), turn)].into()).unwrap();
        let text = fs::read_to_string(root.path().join(TURNS)).unwrap();
        let bad = text.replace("3.0", "-1e300").replace("\"a\"", "\"b\"");
        let both = format!(
            "{},{},\"c\":7}}",
            text.trim_end_matches('}').to_owned() + "}",
            &bad[1..bad.len() - 1]
        );
        fs::write(root.path().join(TURNS), both).unwrap();
        assert_eq!(store.turns(), [("a".to_owned(), turn)].into());
        fs::write(root.path().join(TURNS), "\u{0}").unwrap();
        assert!(store.turns().is_empty());
    }
}
