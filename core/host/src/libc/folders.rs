//! Names of files and folders: what there is, and what is in a folder.
//!
//! A folder exists if the program has made it or a file lies in it. Files may be written to folders that do not
//! exist, since what a program expects to find there is not known.

use super::stdio::{normal, text};
use super::{LibC, Res, errno};
use crate::library::{Args, Outcome};
use crate::machine::Machine;
use base::limits::MAX_OPEN_FILES;

/// Size of `struct dirent` and where its parts are, bytes (x86-64 Linux).
const ENTRY: (u64, u64, u64, u64) = (280, 16, 18, 19);
/// Types of entries, as in `d_type`.
const FOLDER: u64 = 4;
const FILE: u64 = 8;

/// A folder that is being read.
#[derive(Debug)]
pub(crate) struct Reading {
    /// What is in it, with the type of each.
    entries: Vec<(String, u64)>,
    next: usize,
}

impl LibC {
    fn is_folder(&self, name: &str) -> bool {
        let files = &self.files;
        let below = format!("{name}/");
        matches!(name, "" | "/" | "/tmp")
            || files.folders.contains(name)
            || files.names.range(below.clone()..).next().is_some_and(|(n, _)| n.starts_with(&below))
            || files.folders.range(below.clone()..).next().is_some_and(|n| n.starts_with(&below))
    }

    /// Sets `errno`, and answers as functions do that have failed.
    fn fails(&mut self, m: &mut Machine, code: i32) -> Res {
        self.fail(m, code);
        Ok(Outcome::from(-1))
    }

    pub(super) fn mkdir(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let name = normal(&text(m, args.get(0))?);
        if self.is_folder(&name) || self.files.names.contains_key(&name) {
            return self.fails(m, errno::EEXIST);
        }
        if name.rsplit_once('/').is_some_and(|(above, _)| !self.is_folder(above)) {
            return self.fails(m, errno::ENOENT);
        }
        if self.files.is_full() {
            return self.fails(m, errno::ENOSPC);
        }
        self.files.folders.insert(name);
        Ok(Outcome::Return(0))
    }

    pub(super) fn rmdir(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let name = normal(&text(m, args.get(0))?);
        if self.files.names.contains_key(&name) {
            return self.fails(m, errno::ENOTDIR);
        }
        if !self.is_folder(&name) {
            return self.fails(m, errno::ENOENT);
        }
        self.files.folders.remove(&name);
        if self.is_folder(&name) {
            self.files.folders.insert(name);
            return self.fails(m, errno::ENOTEMPTY);
        }
        Ok(Outcome::Return(0))
    }

    pub(super) fn remove(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let name = normal(&text(m, args.get(0))?);
        match self.files.names.remove(&name) {
            Some(file) => {
                self.files.removed(file);
                Ok(Outcome::Return(0))
            }
            None => self.rmdir(m, args),
        }
    }

    pub(super) fn unlink(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let name = normal(&text(m, args.get(0))?);
        if self.files.names.contains_key(&name) {
            return self.remove(m, args);
        }
        let code = if self.is_folder(&name) { errno::EISDIR } else { errno::ENOENT };
        self.fails(m, code)
    }

    pub(super) fn rename(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let (from, to) = (normal(&text(m, args.get(0))?), normal(&text(m, args.get(1))?));
        match self.files.names.remove(&from) {
            Some(file) => {
                self.files.data[file].written = true;
                if let Some(old) = self.files.names.insert(to, file).filter(|old| *old != file) {
                    self.files.removed(old);
                }
                Ok(Outcome::Return(0))
            }
            None => self.fails(m, errno::ENOENT),
        }
    }

    pub(super) fn access(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let name = normal(&text(m, args.get(0))?);
        if self.files.names.contains_key(&name) || self.is_folder(&name) {
            return Ok(Outcome::Return(0));
        }
        self.fails(m, errno::ENOENT)
    }

    /// Fills `struct stat` at `to` for a regular file of `size` bytes (x86-64 Linux).
    pub(super) fn store_stat(m: &mut Machine, to: u64, mode: u64, size: u64) -> Res {
        m.memory.fill(to, 0, 144)?;
        m.memory.store(to.wrapping_add(16), 8, 1)?;
        m.memory.store(to.wrapping_add(24), 4, mode)?;
        m.memory.store(to.wrapping_add(48), 8, size)?;
        m.memory.store(to.wrapping_add(56), 8, 4096)?;
        m.memory.store(to.wrapping_add(64), 8, size.div_ceil(512))?;
        Ok(Outcome::Return(0))
    }

    pub(super) fn stat(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let name = normal(&text(m, args.get(0))?);
        if let Some(file) = self.files.names.get(&name) {
            let size = self.files.data[*file].bytes.len() as u64;
            return Self::store_stat(m, args.get(1), 0o100_644, size);
        }
        if self.is_folder(&name) {
            return Self::store_stat(m, args.get(1), 0o40_755, 4096);
        }
        self.fails(m, errno::ENOENT)
    }

    pub(super) fn opendir(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let name = normal(&text(m, args.get(0))?);
        if !self.is_folder(&name) {
            let file = self.files.names.contains_key(&name);
            self.fail(m, if file { errno::ENOTDIR } else { errno::ENOENT });
            return Ok(Outcome::Return(0));
        }
        if self.folders_read.len() >= MAX_OPEN_FILES {
            self.fail(m, errno::EMFILE);
            return Ok(Outcome::Return(0));
        }
        let below = match name.as_str() {
            "" => String::new(),
            "/" => "/".into(),
            name => format!("{name}/"),
        };
        let mut entries = vec![(".".to_owned(), FOLDER), ("..".to_owned(), FOLDER)];
        let files = self.files.names.keys().map(|n| (n, FILE));
        for (path, kind) in files.chain(self.files.folders.iter().map(|n| (n, FOLDER))) {
            let Some(rest) = path.strip_prefix(&below).filter(|r| !r.is_empty()) else { continue };
            let entry = match rest.split_once('/') {
                Some(("", _)) => continue,
                Some((folder, _)) => (folder.to_owned(), FOLDER),
                None => (rest.to_owned(), kind),
            };
            entries.push(entry);
        }
        entries[2..].sort();
        entries.dedup();
        let Some(at) = m.memory.allocate(ENTRY.0) else {
            return Ok(Outcome::Limit("memory".into()));
        };
        m.memory.fill(at, 0, ENTRY.0)?;
        self.folders_read.insert(at, Reading { entries, next: 0 });
        Ok(Outcome::Return(at))
    }

    pub(super) fn readdir(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let at = args.get(0);
        let Some(reading) = self.folders_read.get_mut(&at) else {
            self.fail(m, errno::EBADF);
            return Ok(Outcome::Return(0));
        };
        let Some((name, kind)) = reading.entries.get(reading.next) else {
            return Ok(Outcome::Return(0));
        };
        reading.next += 1;
        let (size, length, kind_at, name_at) = ENTRY;
        let room = (size - name_at - 1) as usize;
        let name = &name.as_bytes()[..name.len().min(room)];
        m.memory.store(at, 8, reading.next as u64)?;
        m.memory.store(at + length, 2, size)?;
        m.memory.store(at + kind_at, 1, *kind)?;
        m.memory.write(at + name_at, name)?;
        m.memory.store(at + name_at + name.len() as u64, 1, 0)?;
        Ok(Outcome::Return(at))
    }

    pub(super) fn closedir(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        if self.folders_read.remove(&args.get(0)).is_none() {
            return self.fails(m, errno::EBADF);
        }
        // It was allocated for the folder, so that it can be freed.
        let _ = m.memory.free(args.get(0));
        Ok(Outcome::Return(0))
    }
}
