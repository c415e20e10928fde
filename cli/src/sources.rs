//! Which files a program is made of: those of the command line, or those of a compilation database.

use crate::folder;
use crate::terminal;
use std::fs;
use std::path::{Path, PathBuf};
use warpscope_core::diagnostic::{Diagnostic, Outcome};
use warpscope_core::visible::visible;

/// A source with the flags to compile it.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// Where it is.
    pub path: PathBuf,
    /// Flags in addition to those of the command line.
    pub flags: Vec<String>,
}

/// The error for a file that cannot be read or written.
pub fn file_error(path: &Path, error: &std::io::Error) -> Box<Diagnostic> {
    let message = format!("cannot read {}: {error}", path.display());
    Box::new(Diagnostic::new(Outcome::BadLaunch, "WS-FILE", message))
}

/// The sources among `files`, or those of a database of which `files` choose some. `include` are the folders of `-I`.
///
/// # Errors
/// The database cannot be read: its path, and why.
pub fn of(
    files: &[PathBuf],
    include: &[PathBuf],
    database: Option<&Path>,
) -> Result<Vec<SourceFile>, (PathBuf, Box<Diagnostic>)> {
    let Some(folder) = database else {
        let files = &folder::files(files, &folder::PROGRAMS)?[..];
        let plain = |path: &PathBuf| SourceFile { path: path.clone(), flags: vec![] };
        let included = included(files, include);
        let (parts, sources): (Vec<&PathBuf>, Vec<&PathBuf>) =
            files.iter().partition(|file| included.contains(*file));
        // Sources that include each other are left as they are.
        if sources.is_empty() {
            return Ok(files.iter().map(plain).collect());
        }
        for part in parts {
            let name = part.display().to_string();
            terminal::complain(&format!(
                "note: {} is compiled as part of the source that includes it\n",
                visible(&name)
            ));
        }
        return Ok(sources.into_iter().map(plain).collect());
    };
    let path =
        if folder.is_dir() { folder.join("compile_commands.json") } else { folder.to_owned() };
    let text = fs::read_to_string(&path).map_err(|e| (path.clone(), file_error(&path, &e)))?;
    let all = database_files(&text).ok_or_else(|| {
        let message = format!("{} is not a compilation database", path.display());
        (path.clone(), Box::new(Diagnostic::new(Outcome::Malformed, "WS-FILE", message)))
    })?;
    // Files that are named choose from it.
    let named = |file: &SourceFile| {
        files.is_empty() || files.iter().any(|f| file.path.ends_with(f) || *f == file.path)
    };
    Ok(all.into_iter().filter(named).collect())
}

/// Most bytes of a file with options that a command of a compilation database names.
const MAX_OPTIONS_BYTES: usize = 1 << 20;

/// Sources and flags of a compilation database. Of the flags those that say where headers are and which macros
/// there are count, a standard beyond the usual one, and a default stream for each thread.
fn database_files(text: &str) -> Option<Vec<SourceFile>> {
    let entries: serde_json::Value = serde_json::from_str(text).ok()?;
    let mut files = vec![];
    for entry in entries.as_array()? {
        let folder = Path::new(entry.get("directory").and_then(|d| d.as_str()).unwrap_or("."));
        let path = folder.join(entry.get("file")?.as_str()?);
        let words: Vec<String> = match entry.get("arguments").and_then(|a| a.as_array()) {
            Some(words) => words.iter().filter_map(|w| w.as_str().map(str::to_owned)).collect(),
            None => words_of(entry.get("command")?.as_str()?),
        };
        let mut flags = vec![];
        let mut words = std::collections::VecDeque::from(words);
        let mut files_of_options = 0;
        while let Some(word) = words.pop_front() {
            let options = match word.as_str() {
                "--options-file" | "-optf" => words.pop_front(),
                word => {
                    let long = word.strip_prefix("--options-file=");
                    long.or_else(|| word.strip_prefix('@')).map(str::to_owned)
                }
            };
            if let Some(options) = options {
                files_of_options += 1;
                let text = fs::read(folder.join(options)).unwrap_or_default();
                if files_of_options <= 16 && text.len() <= MAX_OPTIONS_BYTES {
                    for word in words_of(&String::from_utf8_lossy(&text)).into_iter().rev() {
                        words.push_front(word);
                    }
                }
                continue;
            }
            let std = word.strip_prefix("--std=").or_else(|| word.strip_prefix("-std="));
            if let Some(std) = std.filter(|s| s.ends_with("++20") || s.ends_with("++23")) {
                flags.push(format!("-std={std}"));
            }
            let stream = match word.trim_start_matches('-') {
                "default-stream" => words.pop_front(),
                word => word.strip_prefix("default-stream=").map(str::to_owned),
            };
            if word.starts_with('-') && stream.as_deref() == Some("per-thread") {
                flags.extend(["-D", "CUDA_API_PER_THREAD_DEFAULT_STREAM"].map(str::to_owned));
            }
            for flag in ["-I", "-D", "-U", "-isystem", "-include", "-iquote"] {
                let Some(value) = word.strip_prefix(flag) else { continue };
                let value = if value.is_empty() {
                    words.pop_front().unwrap_or_default()
                } else {
                    value.to_owned()
                };
                let value = match flag {
                    "-D" | "-U" => value,
                    _ => folder.join(value).display().to_string(),
                };
                flags.extend([flag.to_owned(), value]);
                break;
            }
        }
        if !files.iter().any(|f: &SourceFile| f.path == path) {
            files.push(SourceFile { path, flags });
        }
    }
    Some(files)
}

/// The words of a command as a shell splits them.
fn words_of(command: &str) -> Vec<String> {
    let (mut words, mut word, mut quote, mut some) = (vec![], String::new(), None, false);
    let mut chars = command.chars();
    while let Some(c) = chars.next() {
        match (quote, c) {
            (Some(q), c) if c == q => quote = None,
            (Some('\''), c) => word.push(c),
            (_, '\\') => word.extend(chars.next()),
            (None, '\'' | '"') => (quote, some) = (Some(c), true),
            (None, c) if c.is_whitespace() => {
                if some || !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
                some = false;
            }
            (_, c) => word.push(c),
        }
    }
    if some || !word.is_empty() {
        words.push(word);
    }
    words
}

/// Those of the files that another of them includes as a part of its text.
fn included(files: &[PathBuf], include: &[PathBuf]) -> Vec<PathBuf> {
    let real = |path: &Path| fs::canonicalize(path).ok();
    let mut found = vec![];
    // One file is the usual case.
    let several = files.len() > 1;
    for file in files.iter().filter(|_| several) {
        let text = fs::read(file).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        let folder = file.parent().unwrap_or(Path::new(""));
        for line in text.lines() {
            let line = line.trim_start().strip_prefix('#').map(str::trim_start);
            let name = line.and_then(|l| l.strip_prefix("include")).map(str::trim_start);
            let Some(name) = name else { continue };
            let (beside, name) = match (name.strip_prefix('"'), name.strip_prefix('<')) {
                (Some(rest), _) => (Some(folder), rest.split('"').next()),
                (_, Some(rest)) => (None, rest.split('>').next()),
                _ => continue,
            };
            let Some(name) = name else { continue };
            let mut folders = beside.into_iter().chain(include.iter().map(PathBuf::as_path));
            let Some(path) = folders.find_map(|folder| real(&folder.join(name))) else { continue };
            let other = |f: &&PathBuf| *f != file && real(f).as_ref() == Some(&path);
            found.extend(files.iter().filter(other).cloned());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{database_files, words_of};

    #[test]
    fn commands_are_split_as_a_shell_does() {
        assert_eq!(words_of("nvcc -DX=\"a b\" 'c d' e\\ f"), ["nvcc", "-DX=a b", "c d", "e f"]);
    }
    #[test]
    fn a_database_says_what_its_options_mean() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("x.rsp"), "-Iinc \"-DT=a b\"").unwrap();
        let words = [
            "nvcc",
            "--options-file",
            "x.rsp",
            "--default-stream",
            "per-thread",
            "-std=c++20",
            "x.cu",
        ];
        let entry =
            serde_json::json!({"directory": folder.path(), "arguments": words, "file": "x.cu"});
        let files = database_files(&serde_json::json!([entry]).to_string()).unwrap();
        let inc = folder.path().join("inc").display().to_string();
        let macros = "CUDA_API_PER_THREAD_DEFAULT_STREAM";
        assert_eq!(files[0].flags, ["-I", &inc, "-D", "T=a b", "-D", macros, "-std=c++20"]);
    }
    #[test]
    fn a_database_names_sources_and_flags() {
        let text =
            r#"[{"directory": "/b", "command": "nvcc -Iinc -D N=3 -O2 -c x.cu", "file": "x.cu"}]"#;
        let files = database_files(text).unwrap();
        assert_eq!(files[0].path.to_str(), Some("/b/x.cu"));
        assert_eq!(files[0].flags, ["-I", "/b/inc", "-D", "N=3"]);
    }
}
