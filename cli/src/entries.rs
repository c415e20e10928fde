//! Values that are kept in the user's cache: what was compiled before.
//!
//! An entry is a file of its own, named by the hash of its key. It holds the whole key, which is compared, so
//! that no two keys are ever confused, and a checksum, so that a damaged entry counts as missing. It is written
//! under another name and then renamed: processes that run at the same time see it whole or not at all. Nothing
//! here is an error: without a folder that can be written, everything is compiled anew.

use crate::cache;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::ffi::OsString;
use std::fs;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use warpscope_core::hash;
use warpscope_core::limits;

/// Most bytes of all entries. Beyond, the oldest are removed until half of it is free.
const MAX_BYTES: u64 = 256 << 20;
/// Most bytes of one entry.
const MAX_ENTRY_BYTES: u64 = 2 * limits::MAX_SOURCE_BYTES as u64;
/// First word of an entry; it changes with the format.
const MAGIC: &str = "warpscope-cache-1";

/// A folder with entries.
#[derive(Clone, Debug)]
pub struct Entries {
    folder: PathBuf,
}

impl Entries {
    /// Those of the user, unless the cache is turned off.
    pub fn of_user() -> Option<Self> {
        cache::folder().map(|folder| Self::at(folder.join("compiled")))
    }

    /// Those in `folder`, which is made when there is an entry.
    pub fn at(folder: PathBuf) -> Self {
        Self { folder }
    }

    fn entry(&self, key: &str) -> PathBuf {
        self.folder.join(format!("{}.entry", hash::name(key.as_bytes())))
    }

    /// What was kept for `key`.
    pub fn get<T: DeserializeOwned>(&self, key: &str) -> Option<T> {
        let mut text = String::new();
        fs::File::open(self.entry(key))
            .and_then(|file| file.take(MAX_ENTRY_BYTES).read_to_string(&mut text))
            .ok()?;
        let (head, body) = text.split_once('\n')?;
        if head != head_of(body) {
            return None;
        }
        let (kept, value): (String, T) = serde_json::from_str(body).ok()?;
        (kept == key).then_some(value)
    }

    /// Keeps `value` for `key`, if that is possible.
    pub fn put<T: Serialize>(&self, key: &str, value: &T) {
        let Ok(body) = serde_json::to_string(&(key, value)) else { return };
        if body.len() as u64 >= MAX_ENTRY_BYTES - 128 || fs::create_dir_all(&self.folder).is_err() {
            return;
        }
        let write = || {
            let mut file = tempfile::NamedTempFile::new_in(&self.folder)?;
            file.write_all(head_of(&body).as_bytes())?;
            file.write_all(b"\n")?;
            file.write_all(body.as_bytes())?;
            file.persist(self.entry(key)).map_err(|error| error.error)
        };
        if write().is_ok() {
            self.bound(MAX_BYTES);
        }
    }

    /// Removes the oldest files if all together take more than `most` bytes. What another process left behind
    /// half written is among them.
    fn bound(&self, most: u64) {
        let Ok(entries) = fs::read_dir(&self.folder) else { return };
        let mut files: Vec<(SystemTime, u64, OsString)> = entries
            .flatten()
            .filter_map(|entry| {
                let meta = entry.metadata().ok().filter(fs::Metadata::is_file)?;
                Some((meta.modified().ok()?, meta.len(), entry.file_name()))
            })
            .collect();
        let mut all: u64 = files.iter().map(|file| file.1).sum();
        if all <= most {
            return;
        }
        files.sort();
        for (_, size, name) in files {
            if all <= most / 2 {
                return;
            }
            // Another process may have removed it.
            let _ = fs::remove_file(self.folder.join(name));
            all -= size;
        }
    }
}

/// The first line of an entry with this body.
fn head_of(body: &str) -> String {
    format!("{MAGIC} {} {}", body.len(), hash::name(body.as_bytes()))
}

/// Identifies a program file as it is now: by path, size and time of its last change. `None` if the file may
/// start another one, such as a script.
pub fn identity(program: &Path) -> Option<String> {
    let real = fs::canonicalize(program).ok()?;
    let mut first = [0; 2];
    fs::File::open(&real).and_then(|mut file| file.read_exact(&mut first)).ok()?;
    // Launchers of compilers are called by the compilers' names, but are other files.
    let llvm = ["clang", "opt", "llvm-dis", "warpscope"];
    let name = real.file_name()?.to_str()?;
    if &first == b"#!" || !llvm.iter().any(|start| name.starts_with(start)) {
        return None;
    }
    let meta = fs::metadata(&real).ok()?;
    let time = meta.modified().ok()?.duration_since(SystemTime::UNIX_EPOCH).ok()?;
    Some(format!("{} {} {} {}", program.display(), real.display(), meta.len(), time.as_nanos()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_got() {
        let folder = tempfile::tempdir().unwrap();
        let entries = Entries::at(folder.path().join("new"));
        assert_eq!(entries.get::<u32>("a"), None);
        entries.put("a", &1u32);
        entries.put("b", &2u32);
        entries.put("a", &3u32);
        assert_eq!((entries.get::<u32>("a"), entries.get::<u32>("b")), (Some(3), Some(2)));
        // The value of another type, and a key with the same name.
        assert_eq!(entries.get::<String>("a"), None);
        fs::copy(entries.entry("a"), entries.entry("c")).unwrap();
        assert_eq!(entries.get::<u32>("c"), None);
    }

    #[test]
    fn damaged_entries_count_as_missing() {
        let folder = tempfile::tempdir().unwrap();
        let entries = Entries::at(folder.path().to_owned());
        entries.put("a", &"value".to_owned());
        let whole = fs::read(entries.entry("a")).unwrap();
        for cut in 0..whole.len() {
            fs::write(entries.entry("a"), &whole[..cut]).unwrap();
            assert_eq!(entries.get::<String>("a"), None, "{cut}");
            let mut other = whole.clone();
            other[cut] ^= 1;
            fs::write(entries.entry("a"), other).unwrap();
            assert_eq!(entries.get::<String>("a"), None, "{cut}");
        }
        entries.put("a", &"value".to_owned());
        assert_eq!(entries.get::<String>("a").as_deref(), Some("value"));
    }

    #[test]
    fn the_oldest_go_first() {
        let folder = tempfile::tempdir().unwrap();
        let entries = Entries::at(folder.path().to_owned());
        for n in 0..8u64 {
            entries.put(&n.to_string(), &"x".repeat(1000));
            let time = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(n);
            let file = fs::File::options().write(true).open(entries.entry(&n.to_string())).unwrap();
            file.set_modified(time).unwrap();
        }
        entries.bound(1 << 20);
        assert!(entries.get::<String>("0").is_some());
        entries.bound(6000);
        let left: Vec<bool> =
            (0..8).map(|n| entries.get::<String>(&n.to_string()).is_some()).collect();
        assert_eq!(left, [false, false, false, false, false, false, true, true]);
    }

    #[test]
    fn scripts_have_no_identity() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::write(&path, text).unwrap();
            identity(&path)
        };
        assert_eq!(file("clang", "#!/bin/sh\n"), None);
        assert_eq!(file("ccache", "\x7fELF"), None);
        let first = file("clang-22", "\x7fELF");
        assert!(first.is_some() && first != file("clang-22", "\x7fELF2"));
    }
}
