//! Device memory: objects of the grid, shared memory of a block, local memory of lanes.

use super::input::BufferInit;
use crate::bytecode::{Function, target};
use events::{Cap, FaultKind, ObjectId, SHARED_OBJECT};
use std::borrow::Cow;
use std::ops::Range;

/// Maximum size to which an open buffer grows, bytes. An access beyond ends the run: the limit is
/// ours, the buffer has no end.
pub const MAX_OPEN_BYTES: u64 = 1 << 30;

/// A buffer or module global.
#[derive(Clone, PartialEq, Debug)]
pub struct Object {
    /// Contents, as far as they are [`filled`](Self::filled).
    pub bytes: Vec<u8>,
    /// Which bytes of an open buffer have their contents.
    pub(super) filled: Filled,
    /// For open buffers, how to fill the bytes by which they grow.
    pub open: Option<BufferInit>,
    /// Constant memory: stores are faults.
    pub constant: bool,
    /// Freed by the kernel, or by the host.
    pub freed: bool,
    /// For each byte, 1 once it has been written; empty if all count as written.
    pub valid: Vec<u8>,
    /// What the object was before the run that is going on changed it, where changes are kept.
    pub(super) saved: Option<Box<Saved>>,
}

/// The part of an open buffer that has its contents: pages are filled when they are first touched, since of a
/// buffer that is long because of one index hardly any are.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Filled {
    /// All bytes before this one are filled.
    pub(super) to: u64,
    /// A bit for each page of [`PAGE`] bytes, if not all bytes are filled.
    pages: Vec<u64>,
}

/// Bytes that are filled at once: whole cells of any type.
const PAGE: u64 = 4096;
/// By how much an open buffer grows at least to be filled page by page, bytes.
const LARGE: u64 = 1 << 17;

impl Filled {
    fn all(len: usize) -> Self {
        Self { to: len as u64, pages: vec![] }
    }
    fn has(&self, page: u64) -> bool {
        self.pages.get(page as usize / 64).is_some_and(|w| w >> (page % 64) & 1 != 0)
    }
    fn set(&mut self, page: u64) {
        let word = page as usize / 64;
        if self.pages.len() <= word {
            self.pages.resize(word + 1, 0);
        }
        self.pages[word] |= 1 << (page % 64);
    }
}

/// An object before a run.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Saved {
    pub(super) bytes: Vec<u8>,
    pub(super) valid: Vec<u8>,
    pub(super) freed: bool,
}

impl Object {
    /// An object with these contents.
    pub fn new(bytes: Vec<u8>) -> Self {
        let filled = Filled::all(bytes.len());
        Self {
            bytes,
            filled,
            open: None,
            constant: false,
            freed: false,
            valid: vec![],
            saved: None,
        }
    }
    /// Its size, bytes.
    pub fn size(&self) -> u64 {
        self.bytes.len() as u64
    }
    /// All its contents.
    pub fn contents(&self) -> Cow<'_, [u8]> {
        if self.filled.to >= self.size() {
            return Cow::Borrowed(&self.bytes);
        }
        let mut whole = self.clone();
        whole.fill(0..whole.size());
        Cow::Owned(whole.bytes)
    }
    /// The contents of a range of bytes; `None` if it is not inside.
    pub fn read(&self, range: Range<u64>) -> Option<Cow<'_, [u8]>> {
        let (start, end) = (usize::try_from(range.start).ok()?, usize::try_from(range.end).ok()?);
        let bytes = self.bytes.get(start..end)?;
        let page = range.start / PAGE..range.end.div_ceil(PAGE);
        let lacks = |page: &u64| (page + 1) * PAGE > self.filled.to && !self.filled.has(*page);
        let Some(open) = self.open.as_ref().filter(|_| page.clone().any(|p| lacks(&p))) else {
            return Some(Cow::Borrowed(bytes));
        };
        let mut bytes = bytes.to_vec();
        for page in page.filter(lacks) {
            let from = (page * PAGE).max(self.filled.to);
            let mut filled = vec![0; (((page + 1) * PAGE).min(self.size()) - from) as usize];
            open.write(&mut filled, from / open.element.size());
            let (start, end) = (from.max(range.start), (from + filled.len() as u64).min(range.end));
            if start < end {
                let part = &filled[(start - from) as usize..(end - from) as usize];
                bytes[(start - range.start) as usize..(end - range.start) as usize]
                    .copy_from_slice(part);
            }
        }
        Some(Cow::Owned(bytes))
    }
    /// Fills the pages of a range of bytes that are not.
    #[cold]
    fn fill(&mut self, range: Range<u64>) {
        let Some(open) = &self.open else { return };
        let (size, cell) = (self.bytes.len() as u64, open.element.size());
        for page in range.start / PAGE..range.end.div_ceil(PAGE) {
            let to = ((page + 1) * PAGE).min(size);
            // The first page may be filled in part.
            let from = (page * PAGE).max(self.filled.to);
            if from >= to || self.filled.has(page) {
                continue;
            }
            open.write(&mut self.bytes[from as usize..to as usize], from / cell);
            self.filled.set(page);
        }
        while self.filled.to < size && self.filled.has(self.filled.to / PAGE) {
            self.filled.to = ((self.filled.to / PAGE + 1) * PAGE).min(size);
        }
    }
    /// Keeps what the object is now, unless that was done in this run.
    #[cold]
    pub(super) fn save(&mut self) {
        if self.saved.is_none() {
            let (bytes, valid, freed) = (self.bytes.clone(), self.valid.clone(), self.freed);
            self.saved = Some(Box::new(Saved { bytes, valid, freed }));
        }
    }
    /// The pages that are filled, in a buffer of another size, of which others are not touched.
    fn grown(&self, all: usize) -> Vec<u8> {
        let mut bytes = vec![0; all];
        let (prefix, old) = (self.filled.to as usize, self.bytes.len() as u64);
        bytes[..prefix].copy_from_slice(&self.bytes[..prefix]);
        for page in self.filled.to / PAGE..old.div_ceil(PAGE) {
            if self.filled.has(page) {
                let range = (page * PAGE) as usize..((page + 1) * PAGE).min(old) as usize;
                bytes[range.clone()].copy_from_slice(&self.bytes[range]);
            }
        }
        bytes
    }
    /// Makes bytes `..end` exist, if the object may have them. A limit that an open buffer reaches is
    /// left in `reached`.
    /// If `by_page`, much that is new is filled later.
    fn reach(
        &mut self,
        end: u64,
        budget: &mut u64,
        reached: &mut Option<Cap>,
        by_page: bool,
    ) -> bool {
        if end <= self.bytes.len() as u64 {
            return !self.freed;
        }
        let Some(open) = &self.open else { return false };
        if end > MAX_OPEN_BYTES {
            *reached = Some(Cap::OpenBuffer(MAX_OPEN_BYTES));
            return false;
        }
        let size = open.element.size();
        // Doubling keeps the cost of growth linear in the accessed size.
        let want = end.max(self.bytes.len() as u64 * 2).clamp(256, MAX_OPEN_BYTES);
        let extra = want - self.bytes.len() as u64;
        let near = extra > *budget;
        let want = if near { end } else { want };
        let extra = want - self.bytes.len() as u64;
        if extra > *budget {
            *reached = Some(Cap::DeviceMemory);
            return false;
        }
        *budget -= extra;
        let (old, to) = (self.bytes.len() as u64, want.div_ceil(size));
        if !by_page || extra < LARGE && self.filled.to == old {
            open.extend(&mut self.bytes, old / size, to);
            self.filled = Filled::all(self.bytes.len());
            return true;
        }
        let all = (to * size) as usize;
        let mut bytes = if near {
            // Near the limit it grows by what is accessed. It must not be copied each time.
            let mut bytes = std::mem::take(&mut self.bytes);
            if bytes.capacity() < all {
                let spare = old.min(*budget) as usize;
                bytes.reserve_exact(all - bytes.len() + spare);
            }
            bytes.resize(all, 0);
            bytes
        } else {
            self.grown(all)
        };
        // The page in which it ended before is longer now.
        let page = old / PAGE;
        if !old.is_multiple_of(PAGE) && (self.filled.to == old || self.filled.has(page)) {
            let end = ((page + 1) * PAGE).min(to * size);
            open.write(&mut bytes[old as usize..end as usize], old / size);
            if self.filled.to == old {
                self.filled.to = end;
            }
        }
        self.bytes = bytes;
        true
    }
}

/// Shared memory of a block.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Shared {
    /// Contents.
    pub bytes: Vec<u8>,
    /// For each byte, 1 once it has been written.
    pub valid: Vec<u8>,
}

impl Shared {
    /// Clears the memory for the next block.
    pub(super) fn reset(&mut self, len: usize) {
        self.bytes.clear();
        self.bytes.resize(len, 0);
        self.valid.clear();
        self.valid.resize(len, 0);
    }
}

/// Memory that all blocks can access.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Memory {
    /// Objects by number; number 0 (shared memory) is empty here.
    pub objects: Vec<Object>,
    /// Bytes that may still be allocated.
    pub budget: u64,
    /// The limit because of which the last access failed.
    pub reached: Option<Cap>,
    /// Whether objects are saved before they change.
    pub(super) journal: bool,
    /// Whether open buffers may be filled page by page.
    pub(super) by_page: bool,
}

/// The bytes at an address.
pub(super) struct Cell<'a> {
    pub(super) object: ObjectId,
    pub(super) offset: u64,
    pub(super) bytes: &'a mut [u8],
    /// Where it is known which bytes have been written.
    pub(super) valid: Option<&'a mut [u8]>,
}

impl Cell<'_> {
    /// Whether a read of it gives what nobody wrote. Of global memory that must be so of all its bytes: what
    /// lies between the fields of a struct is copied with them, and is never written.
    #[inline(always)]
    pub(super) fn is_fresh(&self) -> bool {
        match &self.valid {
            None => false,
            Some(valid) if self.object == SHARED_OBJECT => match valid {
                [a, b, c, d] => a & b & c & d == 0,
                _ => valid.contains(&0),
            },
            Some(valid) => !valid.contains(&1),
        }
    }
}

/// Why an address is invalid.
#[derive(Clone, Copy, Debug)]
pub(super) struct BadAddress {
    pub(super) kind: FaultKind,
    pub(super) object: Option<ObjectId>,
    pub(super) offset: i64,
}

impl Memory {
    /// The `len` bytes at `address`, which must all be in one object.
    #[inline(always)]
    pub(super) fn cell<'a>(
        &'a mut self,
        shared: &'a mut Shared,
        address: u64,
        len: u64,
        write: bool,
    ) -> Result<Cell<'a>, BadAddress> {
        let (window, low) = (address >> 32, address & 0xffff_ffff);
        if window == 1 {
            // In 64 bits, since on wasm the sum may not fit a usize.
            if low + len > shared.bytes.len() as u64 {
                return Err(out_of_shared(low));
            }
            let range = low as usize..low as usize + len as usize;
            return Ok(Cell {
                object: SHARED_OBJECT,
                offset: low,
                bytes: &mut shared.bytes[range.clone()],
                valid: Some(&mut shared.valid[range]),
            });
        }
        let number = window.wrapping_sub(target::OBJECT_WINDOW);
        let offset = low.wrapping_sub(target::OBJECT_START);
        let ready = number != 0
            && self.objects.get(number as usize).is_some_and(|o| {
                number == number as usize as u64
                    && offset < o.filled.to
                    && len <= o.filled.to - offset
                    && !o.freed
                    && !(write && (o.constant || self.journal && o.saved.is_none()))
            });
        if !ready {
            self.prepare(address, len, write)?;
        }
        let o = &mut self.objects[number as usize];
        let range = offset as usize..offset as usize + len as usize;
        let valid = if o.valid.is_empty() { None } else { Some(&mut o.valid[range.clone()]) };
        Ok(Cell { object: ObjectId(number as u32), offset, bytes: &mut o.bytes[range], valid })
    }

    /// Makes the `len` bytes at `address`, which is not in shared memory, accessible: an open buffer grows,
    /// and an object that is to be as before after the run is saved.
    #[cold]
    #[inline(never)]
    fn prepare(&mut self, address: u64, len: u64, write: bool) -> Result<(), BadAddress> {
        let window = address >> 32;
        let number = window.wrapping_sub(target::OBJECT_WINDOW);
        if number == 0 || number >= self.objects.len() as u64 {
            if let Some(offset) = before_shared(address) {
                return Err(BadAddress {
                    kind: FaultKind::OutOfBounds,
                    object: Some(SHARED_OBJECT),
                    offset,
                });
            }
            let kind = match window {
                0 => FaultKind::NullPointer,
                3 => FaultKind::WrongSpace,
                _ => FaultKind::OutOfBounds,
            };
            return Err(BadAddress { kind, object: None, offset: 0 });
        }
        let object = ObjectId(number as u32);
        let offset = (address & 0xffff_ffff) as i64 - target::OBJECT_START as i64;
        let o = &mut self.objects[number as usize];
        let bad = |kind| Err(BadAddress { kind, object: Some(object), offset });
        let (budget, reached) = (&mut self.budget, &mut self.reached);
        if offset < 0 || !o.reach(offset as u64 + len, budget, reached, self.by_page) {
            return bad(if o.freed { FaultKind::UseAfterFree } else { FaultKind::OutOfBounds });
        }
        let range = offset as u64..offset as u64 + len;
        if range.end > o.filled.to {
            o.fill(range);
        }
        if write && o.constant {
            return bad(FaultKind::WrongSpace);
        }
        if write && self.journal && o.saved.is_none() {
            o.save();
        }
        Ok(())
    }
}

#[cold]
fn out_of_shared(offset: u64) -> BadAddress {
    BadAddress { kind: FaultKind::OutOfBounds, object: Some(SHARED_OBJECT), offset: offset as i64 }
}

impl Memory {
    /// Whether any byte of the range has been written.
    #[cold]
    pub(super) fn any_written(&self, shared: &Shared, object: ObjectId, range: Range<u64>) -> bool {
        let valid = match self.objects.get(object.0 as usize) {
            _ if object == SHARED_OBJECT => &shared.valid,
            Some(o) if !o.valid.is_empty() => &o.valid,
            _ => return true,
        };
        let range = range.start as usize..(range.end as usize).min(valid.len());
        valid.get(range).is_some_and(|v| v.contains(&1))
    }
    /// The object whose window `address` lies in, and the offset in it.
    #[cold]
    pub(super) fn object_at(&self, address: u64) -> (Option<ObjectId>, i64) {
        let (window, rest) = (address >> 32, (address & 0xffff_ffff) as i64);
        if window == 1 {
            return (Some(ObjectId(0)), rest);
        }
        if let Some(offset) = before_shared(address) {
            return (Some(ObjectId(0)), offset);
        }
        let number = window.wrapping_sub(target::OBJECT_WINDOW);
        if number == 0 || number >= self.objects.len() as u64 {
            return (None, 0);
        }
        (Some(ObjectId(number as u32)), rest - target::OBJECT_START as i64)
    }
}

/// The offset from the start of shared memory of an address that lies a little before it: a negative index. Null
/// pointers and small offsets from them are far below.
pub(super) fn before_shared(address: u64) -> Option<i64> {
    const ROOM: u64 = 1 << 30;
    let distance = target::SHARED_BASE.checked_sub(address)?;
    (1..=ROOM).contains(&distance).then_some(-(distance as i64))
}

/// Reads up to eight little-endian bytes, zero-extended.
#[inline(always)]
pub(super) fn read_le(bytes: &[u8]) -> u64 {
    match bytes.len() {
        4 => u64::from(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])),
        8 => u64::from_le_bytes([
            bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
        ]),
        1 => u64::from(bytes[0]),
        2 => u64::from(u16::from_le_bytes([bytes[0], bytes[1]])),
        _ => bytes.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b)),
    }
}

/// Writes the low bytes of `v`.
#[inline(always)]
pub(super) fn write_le(bytes: &mut [u8], v: u64) {
    match bytes.len() {
        4 => bytes.copy_from_slice(&(v as u32).to_le_bytes()),
        8 => bytes.copy_from_slice(&v.to_le_bytes()),
        1 => bytes[0] = v as u8,
        2 => bytes.copy_from_slice(&(v as u16).to_le_bytes()),
        n => bytes.copy_from_slice(&v.to_le_bytes()[..n]),
    }
}

/// Local memory of the lanes of a warp: a stack for each lane, lane after lane.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Local {
    bytes: Vec<u8>,
    /// For each byte, 1 if it belongs to a variable.
    valid: Vec<u8>,
    /// Bytes of one lane.
    stride: usize,
}

impl Local {
    /// Makes `len` bytes exist for each of `lanes` lanes.
    pub(super) fn reserve(&mut self, len: usize, lanes: usize) {
        if len <= self.stride {
            return;
        }
        let stride = len.max(self.stride * 2).next_multiple_of(16);
        let wider = |old: &[u8]| {
            let mut new = vec![0; stride * lanes];
            if self.stride > 0 {
                let rows = new.chunks_exact_mut(stride).zip(old.chunks_exact(self.stride));
                rows.for_each(|(to, from)| to[..self.stride].copy_from_slice(from));
            }
            new
        };
        *self = Self { bytes: wider(&self.bytes), valid: wider(&self.valid), stride };
    }
    /// The lanes of `mask` enter a function whose frame is at `base`.
    pub(super) fn enter(&mut self, base: u64, function: &Function, mask: u64) {
        let (base, len) = (base as usize, function.local_bytes as usize);
        for (lane, valid) in self.valid.chunks_exact_mut(self.stride.max(1)).enumerate() {
            if mask >> lane & 1 == 0 {
                continue;
            }
            let Some(frame) = valid.get_mut(base..base + len) else { continue };
            frame.fill(0);
            for &(at, size) in &function.slots {
                if let Some(slot) = frame.get_mut(at as usize..(at + size) as usize) {
                    slot.fill(1);
                }
            }
        }
    }
    /// Discards the contents, for the next block.
    pub(super) fn clear(&mut self) {
        // Filling nothing costs a hundred cycles with a C library that uses masked stores for it: their address is
        // that of an empty vector, which no memory has.
        if !self.bytes.is_empty() {
            self.bytes.fill(0);
            self.valid.fill(0);
        }
    }
    /// Bytes of all lanes.
    pub(super) fn len(&self) -> usize {
        self.bytes.len()
    }
    /// As [`Self::get`], read-only.
    pub(super) fn peek(&self, lane: usize, offset: u64, len: usize) -> Option<&[u8]> {
        let end = (offset as usize).checked_add(len)?;
        if end > self.stride {
            return None;
        }
        let base = lane * self.stride;
        self.bytes.get(base + offset as usize..base + end)
    }
    /// `len` bytes of `lane` at `offset`.
    #[inline]
    pub(super) fn get(&mut self, lane: usize, offset: u64, len: usize) -> Option<&mut [u8]> {
        let end = (offset as usize).checked_add(len)?;
        if end > self.stride {
            return None;
        }
        let base = lane * self.stride;
        let range = base + offset as usize..base + end;
        if self.valid.get(range.clone())?.contains(&0) {
            return None;
        }
        self.bytes.get_mut(range)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use launch::{ElementType, Generator, Number};

    fn memory(generator: &Generator, by_page: bool) -> Memory {
        let open = BufferInit {
            name: String::new(),
            element: ElementType::I32,
            len: None,
            generator: generator.clone(),
            records: None,
        };
        let open = Object { open: Some(open), ..Object::new(vec![]) };
        let objects = vec![Object::new(vec![]), open];
        Memory { objects, budget: 1 << 30, by_page, ..Memory::default() }
    }

    /// Where and when the pages of an open buffer are filled shows nowhere.
    #[test]
    fn buffers_filled_by_page_are_like_others() {
        let base = target::object_base(ObjectId(1));
        let random = Generator::Random { seed: 3, lo: Number::Int(-5), hi: Number::Int(1 << 20) };
        for generator in [Generator::Iota, random, Generator::Zeros] {
            let mut pair = [false, true].map(|by_page| memory(&generator, by_page));
            let mut shared = Shared::default();
            let mut state = 1u64;
            for step in 0..2000u64 {
                state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                // Further and further, with a few that go far.
                let most = if step.is_multiple_of(97) { 1 << 21 } else { 4000 * (1 + step / 50) };
                let len = [1, 4, 8, 64][(state >> 60) as usize % 4];
                let offset = (state >> 20) % most;
                let read = pair.each_mut().map(|m| {
                    let cell = m.cell(&mut shared, base + offset, len, true).expect("it grows");
                    let before = cell.bytes.to_vec();
                    cell.bytes[0] ^= step as u8;
                    before
                });
                assert_eq!(read[0], read[1], "{len} bytes at {offset} in step {step}");
                let [eager, lazy] = &pair;
                assert_eq!(eager.budget, lazy.budget);
                assert_eq!(eager.objects[1].size(), lazy.objects[1].size());
            }
            let [eager, lazy] = &pair;
            assert!(
                generator == Generator::Zeros || lazy.objects[1].filled.to < lazy.objects[1].size()
            );
            assert_eq!(eager.objects[1].contents(), lazy.objects[1].contents());
        }
    }
}
