//! The folder in which a compiler finds warpscope's headers.
//!
//! They are some hundreds of files, and writing them takes longer than compiling a small kernel, so they are
//! kept in the user's cache, in a folder whose name changes with their contents.

use crate::cache;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};
use warpscope_core::cuda;

/// What the names of the folders begin with.
const PREFIX: &str = "headers-";

/// The folder with all headers: one in the cache, or where that cannot be had, one below `temporary`.
///
/// # Errors
/// Neither can be written.
pub fn folder(temporary: &Path) -> io::Result<PathBuf> {
    if let Some(cache) = cache::folder() {
        let mut hash = DefaultHasher::new();
        cuda::HEADERS.hash(&mut hash);
        let folder = cache.join(format!("{PREFIX}{:016x}", hash.finish()));
        // The compiler may run in another folder.
        if let Ok(folder) = std::path::absolute(folder)
            && complete(&folder).is_ok()
        {
            return Ok(folder);
        }
    }
    let folder = temporary.join("cuda");
    complete(&folder)?;
    Ok(folder)
}

/// Writes the headers that `folder` lacks. Each appears whole, so that runs at the same time and runs that were
/// interrupted do no harm.
fn complete(folder: &Path) -> io::Result<()> {
    let is_new = !folder.exists();
    for (name, text) in cuda::HEADERS {
        let path = folder.join(name);
        let same = |meta: fs::Metadata| meta.is_file() && meta.len() == text.len() as u64;
        if fs::metadata(&path).is_ok_and(same) {
            continue;
        }
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent)?;
        let mut file = tempfile::NamedTempFile::new_in(parent)?;
        file.write_all(text.as_bytes())?;
        file.persist(&path)?;
    }
    if is_new {
        cache::forget_old(folder, PREFIX);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_or_cut_is_written_again() {
        let folder = tempfile::tempdir().unwrap();
        complete(folder.path()).unwrap();
        let (first, last) = (cuda::HEADERS[0], cuda::HEADERS[cuda::HEADERS.len() - 1]);
        fs::remove_file(folder.path().join(first.0)).unwrap();
        fs::write(folder.path().join(last.0), "cut").unwrap();
        complete(folder.path()).unwrap();
        for (name, text) in cuda::HEADERS {
            assert_eq!(fs::read_to_string(folder.path().join(name)).unwrap(), *text, "{name}");
        }
    }

    #[test]
    fn a_cache_that_cannot_be_written_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        assert!(complete(&file.join("headers")).is_err());
    }
}
