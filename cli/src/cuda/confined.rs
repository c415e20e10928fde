//! What a compilation may read.
//!
//! The source in a link comes from a stranger, and a preprocessor reads every file that it can name: with
//! `#include`, `__has_include`, `#embed`, with names that macros put together. Searching the source for
//! such directives would be a race against the preprocessor. The compiler is shown a file system instead
//! that holds the source and warpscope's headers, and nothing else.

use std::path::{Path, PathBuf};
use std::{fs, io};
use warpscope_core::cuda;

/// Folder of the source in a confined compilation, below the compiler's temporary folder.
const FOLDER: &str = "link";

/// A source that the compiler sees, and where it is.
#[derive(Clone, Debug)]
pub struct Place {
    /// How the compiler and its messages name the source.
    pub shown: PathBuf,
    /// Its absolute path, which need not exist.
    absolute: PathBuf,
    /// The folder to run the compiler in, if only the headers below its parent may be read.
    pub confined: Option<PathBuf>,
}

impl Place {
    /// The file at `path`, which may include every other file.
    ///
    /// # Errors
    /// The working folder is not known.
    pub fn on_disk(path: &Path) -> io::Result<Self> {
        let shown = operand(path);
        let absolute = std::path::absolute(&shown)?;
        Ok(Self { shown, absolute, confined: None })
    }

    /// A source called `name` that includes only the headers in `folder`.
    ///
    /// # Errors
    /// The folder cannot be used.
    pub fn in_link(folder: &Path, name: &str) -> io::Result<Self> {
        // The compiler finds itself at the real path, whatever links lead here.
        let within = fs::canonicalize(folder)?.join(FOLDER);
        fs::create_dir_all(&within)?;
        let shown = operand(Path::new(name));
        Ok(Self { absolute: within.join(name), shown, confined: Some(within) })
    }

    /// The folder of warpscope's headers as the compiler knows it, if they lie in `headers`. A stranger's source is
    /// not shown where that is, since it can ask whether a path exists, and this one may name the user.
    pub fn headers(&self, headers: &Path) -> PathBuf {
        let shown = self.confined.as_deref().and_then(Path::parent);
        shown.map_or_else(|| headers.to_owned(), |folder| folder.join("cuda"))
    }

    /// Writes an overlay in `folder` that shows the compiler these texts of files, the source among them, and
    /// returns its path. In a confined compilation it also shows the `headers`, which lie in that folder.
    ///
    /// # Errors
    /// The files cannot be written.
    pub fn overlay(
        &self,
        folder: &Path,
        headers: &Path,
        files: &[(&str, &str)],
    ) -> io::Result<PathBuf> {
        let utf8 = |path: &Path| {
            let error = || io::Error::other(format!("{} is not valid UTF-8", path.display()));
            path.to_str().map(str::to_owned).ok_or_else(error)
        };
        let entry = |name: &Path, contents: &Path| {
            let (name, contents) = (utf8(name)?, utf8(contents)?);
            let entry = serde_json::json!({
                "type": "file", "name": name, "external-contents": contents,
            });
            io::Result::Ok(entry)
        };
        let main = self.shown.display().to_string();
        let mut roots = vec![];
        for (number, (name, text)) in files.iter().enumerate() {
            let copy = folder.join(format!("source{number}"));
            fs::write(&copy, text)?;
            let place =
                if *name == main { self.absolute.clone() } else { std::path::absolute(name)? };
            roots.push(entry(&place, &copy)?);
        }
        if self.confined.is_some() {
            let shown = self.headers(headers);
            for (name, _) in cuda::HEADERS {
                roots.push(entry(&shown.join(name), &headers.join(name))?);
            }
        }
        let overlay = serde_json::json!({
            "version": 0,
            "use-external-names": false,
            "case-sensitive": true,
            "fallthrough": self.confined.is_none(),
            "roots": roots,
        });
        let file = folder.join("overlay.json");
        fs::write(&file, overlay.to_string())?;
        Ok(file)
    }
}

/// `path` in a form that no program takes for an option or, as clang does with `@`, for a file of options.
fn operand(path: &Path) -> PathBuf {
    match path.as_os_str().as_encoded_bytes().first() {
        Some(b'-' | b'@') => Path::new(".").join(path),
        _ => path.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_never_an_option() {
        for name in ["-o", "@args", "--clang=./x.cu"] {
            assert_eq!(operand(Path::new(name)), Path::new(".").join(name));
        }
        for name in ["a.cu", "./-o", "/@a", "a/-o", ""] {
            assert_eq!(operand(Path::new(name)), Path::new(name));
        }
    }
}
