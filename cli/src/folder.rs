//! Folders that are given in the place of files.

use crate::terminal;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use warpscope_core::diagnostic::{Diagnostic, Outcome};
use warpscope_core::visible::visible;

/// Extensions of files with kernels.
pub const KERNELS: [&str; 3] = ["cu", "ll", "bc"];
/// Extensions of files that programs are made of.
pub const PROGRAMS: [&str; 8] = ["cu", "hip", "cpp", "cc", "cxx", "c", "ll", "bc"];
/// Maximum number of files taken from one folder, and of folders below it that are looked into.
const MOST_FILES: usize = 10_000;
const MOST_FOLDERS: usize = 100_000;

/// What is below folders.
#[derive(Debug, Default)]
pub struct Below {
    /// The files.
    pub files: Vec<PathBuf>,
    /// What was not looked at, and why.
    pub skipped: Vec<String>,
}

/// The files among `paths`, and those with one of the `extensions` below the folders among them.
pub fn expanded(paths: &[PathBuf], extensions: &[&str]) -> Below {
    let mut all = Below::default();
    for path in paths {
        if path.is_dir() {
            let found = below(path, extensions);
            all.files.extend(found.files);
            all.skipped.extend(found.skipped);
        } else {
            all.files.push(path.clone());
        }
    }
    all
}

/// [`expanded`]; what was not looked at is told on standard error.
///
/// # Errors
/// There is no such file: the first path, and why it has none.
pub fn files(
    paths: &[PathBuf],
    extensions: &[&str],
) -> Result<Vec<PathBuf>, (PathBuf, Box<Diagnostic>)> {
    let Below { files, skipped } = expanded(paths, extensions);
    for skipped in skipped {
        terminal::complain(&format!("warning: {}\n", visible(&skipped)));
    }
    match paths.first() {
        Some(path) if files.is_empty() => {
            let names: Vec<String> = extensions.iter().map(|e| format!(".{e}")).collect();
            let (folder, names) = (path.display(), names.join(", "));
            let message =
                format!("there is no file below {folder} with one of the extensions {names}");
            Err((path.clone(), Box::new(Diagnostic::new(Outcome::BadLaunch, "WS-FILE", message))))
        }
        _ => Ok(files),
    }
}

/// The files with one of the `extensions` below a folder, each once. IR next to its source is skipped, and so is what is
/// hidden.
fn below(folder: &Path, extensions: &[&str]) -> Below {
    let mut below = Below::default();
    let mut open = vec![folder.to_owned()];
    let mut found = vec![];
    // A link may lead to a folder above it, or to a file that is there already.
    let mut seen = BTreeSet::new();
    let mut first_time = |path: &Path| fs::canonicalize(path).is_ok_and(|real| seen.insert(real));
    let mut folders = 0;
    while let Some(folder) = open.pop() {
        if !first_time(&folder) {
            continue;
        }
        folders += 1;
        if folders > MOST_FOLDERS {
            let most = MOST_FOLDERS;
            below.skipped.push(format!("more than {most} folders: the others are not looked into"));
            break;
        }
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) => {
                below.skipped.push(format!("cannot read folder {}: {error}", folder.display()));
                continue;
            }
        };
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort();
        // The last one is opened first.
        for path in paths.into_iter().rev() {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if name.starts_with('.') {
                continue;
            }
            let extension = path.extension().and_then(|e| e.to_str()).unwrap_or("");
            if path.is_dir() {
                open.push(path);
            } else if extensions.contains(&extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found.retain(|path| first_time(path));
    let has = |path: &Path, extension: &str| path.extension().is_some_and(|e| e == extension);
    let sources: BTreeSet<PathBuf> = found.iter().filter(|path| has(path, "cu")).cloned().collect();
    let beside = |path: &Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let stem = name.split('.').next().unwrap_or_default().to_owned();
        let is_ir = has(path, "ll") || has(path, "bc");
        is_ir && sources.contains(&path.with_file_name(stem).with_extension("cu"))
    };
    found.retain(|path| !beside(path));
    if let Some(more) = found.len().checked_sub(MOST_FILES).filter(|&more| more > 0) {
        let (folder, first) = (folder.display(), found[MOST_FILES].display());
        below.skipped.push(format!(
            "{folder} has more than {MOST_FILES} files: {more} are skipped, from {first} on"
        ));
        found.truncate(MOST_FILES);
    }
    below.files = found;
    below
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn each_file_is_found_once() {
        let root = tempfile::tempdir().unwrap();
        let deep = root.path().join("a/b");
        fs::create_dir_all(&deep).unwrap();
        for name in ["k.cu", "k.cpp", "k.ll", "k.O0.ll", "other.ll", "text.txt", ".hidden.cu"] {
            fs::write(deep.join(name), "").unwrap();
        }
        std::os::unix::fs::symlink(root.path(), deep.join("up")).unwrap();
        std::os::unix::fs::symlink(deep.join("k.cu"), root.path().join("again.cu")).unwrap();
        std::os::unix::fs::symlink("nowhere", root.path().join("broken.cu")).unwrap();
        let found = below(root.path(), &KERNELS);
        let names: Vec<_> = found.files.iter().map(|f| f.file_name().unwrap()).collect();
        // `a/b/k.cu` is the file behind `again.cu`, which has no source beside it.
        assert_eq!(names, ["k.cu", "other.ll"]);
        assert!(found.skipped.is_empty());
        // Host code beside a source is another part of the program.
        let found = below(root.path(), &PROGRAMS);
        let names: Vec<_> = found.files.iter().map(|f| f.file_name().unwrap()).collect();
        assert_eq!(names, ["k.cpp", "k.cu", "other.ll"]);
    }

    #[test]
    fn too_many_files_are_counted() {
        let root = tempfile::tempdir().unwrap();
        for number in 0..MOST_FILES + 3 {
            fs::write(root.path().join(format!("{number:05}.ll")), "").unwrap();
        }
        let found = below(root.path(), &KERNELS);
        assert_eq!(found.files.len(), MOST_FILES);
        assert!(found.skipped[0].contains("3 are skipped, from"), "{:?}", found.skipped);
        assert!(found.skipped[0].contains("10000.ll"), "{:?}", found.skipped);
    }
}
