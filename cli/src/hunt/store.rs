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
        fs::write(&temporary, contents)?;
        fs::rename(&temporary, self.root.join(path))
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
        fs::create_dir_all(&temporary)?;
        for (name, text) in files {
            fs::write(temporary.join(name), text)?;
        }
        match fs::rename(&temporary, &target) {
            Ok(()) => Ok(true),
            // Another worker wrote it first.
            Err(_) if target.exists() => {
                let _ = fs::remove_dir_all(&temporary);
                Ok(false)
            }
            Err(error) => Err(error),
        }
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

    /// The log; unreadable lines are skipped.
    pub fn history(&self) -> Vec<Line> {
        let text = fs::read_to_string(self.root.join("log.jsonl")).unwrap_or_default();
        text.lines().filter_map(|l| serde_json::from_str(l).ok()).collect()
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
        .map(|c| if c.is_ascii_alphanumeric() || "_-".contains(c) { c } else { '_' })
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
    }
}
