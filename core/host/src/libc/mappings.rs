//! `mmap`: files and fresh memory at an address. A mapping is a copy of the file; a shared one is written back by
//! `msync` and `munmap`.

use super::{LibC, Res, errno};
use crate::library::{Args, Outcome};
use crate::machine::Machine;
use base::limits::MAX_FILE_BYTES;
use std::rc::Rc;

const PAGE: u64 = 4096;
const MAP_SHARED: u64 = 1;
const MAP_FIXED: u64 = 16;
const MAP_ANONYMOUS: u64 = 32;
const FAILED: u64 = u64::MAX;

/// What lies at the address of a mapping.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mapping {
    length: u64,
    /// Number of the file that changes go to, and where the mapping begins in it.
    shared: Option<(usize, u64)>,
}

impl LibC {
    pub(super) fn mmap(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let (length, flags, offset) = (args.get(1), args.get(3), args.get(5));
        if flags & MAP_FIXED != 0 {
            return Ok(Outcome::Missing("mmap at an address that the program chooses".into()));
        }
        let file = self.files.file_of(args.get(4)).filter(|_| flags & MAP_ANONYMOUS == 0);
        if file.is_none() && flags & MAP_ANONYMOUS == 0 {
            self.fail(m, errno::EBADF);
            return Ok(Outcome::Return(FAILED));
        }
        if length == 0 || !offset.is_multiple_of(PAGE) {
            self.fail(m, errno::EINVAL);
            return Ok(Outcome::Return(FAILED));
        }
        let whole = length.checked_next_multiple_of(PAGE);
        let Some(at) = whole.and_then(|whole| m.memory.allocate_aligned(PAGE, whole)) else {
            return Ok(Outcome::Limit(format!("memory (`mmap` of {length} bytes)")));
        };
        m.memory.fill(at, 0, length.next_multiple_of(PAGE))?;
        if let Some(file) = file {
            let bytes = Rc::clone(&self.files.data[file].bytes);
            let start = offset.min(bytes.len() as u64) as usize;
            let end = start + (bytes.len() - start).min(length as usize);
            m.memory.write(at, &bytes[start..end])?;
        }
        let shared = file.filter(|_| flags & MAP_SHARED != 0).map(|file| (file, offset));
        self.mappings.insert(at, Mapping { length, shared });
        Ok(Outcome::Return(at))
    }

    /// Writes a shared mapping back, as far as the file reaches.
    fn write_back(&mut self, m: &mut Machine, at: u64, mapping: Mapping) -> Res {
        if let Some((file, offset)) = mapping.shared {
            let data = &mut self.files.data[file];
            let room = (data.bytes.len() as u64).min(MAX_FILE_BYTES).saturating_sub(offset);
            // A mapping may begin behind the end of a file, or the file has become shorter since.
            if room == 0 {
                return Ok(Outcome::Return(0));
            }
            let new = m.memory.slice(at, mapping.length.min(room))?;
            let place = offset as usize..offset as usize + new.len();
            if data.bytes[place.clone()] != *new {
                Rc::make_mut(&mut data.bytes)[place].copy_from_slice(new);
                data.written = true;
            }
        }
        Ok(Outcome::Return(0))
    }

    pub(super) fn msync(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        match self.mappings.get(&args.get(0)).copied() {
            Some(mapping) => self.write_back(m, args.get(0), mapping),
            None => Ok(Outcome::Return(0)),
        }
    }

    pub(super) fn munmap(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let at = args.get(0);
        let Some(mapping) = self.mappings.remove(&at) else {
            self.fail(m, errno::EINVAL);
            return Ok(Outcome::from(-1));
        };
        self.write_back(m, at, mapping)?;
        Ok(match m.memory.free(at) {
            Ok(()) => Outcome::Return(0),
            Err(kind) => Outcome::Fault(kind),
        })
    }
}
