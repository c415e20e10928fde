//! Device memory: objects of the grid, shared memory of a block, local memory of lanes.

use super::input::BufferInit;
use crate::bytecode::{Function, target};
use events::{Cap, FaultKind, ObjectId, SHARED_OBJECT};
use std::ops::Range;

/// Maximum size to which an open buffer grows, bytes. An access beyond ends the run: the limit is
/// ours, the buffer has no end.
pub const MAX_OPEN_BYTES: u64 = 1 << 30;

/// A buffer or module global.
#[derive(Clone, PartialEq, Debug)]
pub struct Object {
    /// Contents.
    pub bytes: Vec<u8>,
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
        Self { bytes, open: None, constant: false, freed: false, valid: vec![], saved: None }
    }
    /// Keeps what the object is now, unless that was done in this run.
    #[cold]
    pub(super) fn save(&mut self) {
        if self.saved.is_none() {
            let (bytes, valid, freed) = (self.bytes.clone(), self.valid.clone(), self.freed);
            self.saved = Some(Box::new(Saved { bytes, valid, freed }));
        }
    }
    /// Makes bytes `..end` exist, if the object may have them. A limit that an open buffer reaches is
    /// left in `reached`.
    fn reach(&mut self, end: u64, budget: &mut u64, reached: &mut Option<Cap>) -> bool {
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
        let want = if extra > *budget { end } else { want };
        let extra = want - self.bytes.len() as u64;
        if extra > *budget {
            *reached = Some(Cap::DeviceMemory);
            return false;
        }
        *budget -= extra;
        let from = self.bytes.len() as u64 / size;
        open.extend(&mut self.bytes, from, want.div_ceil(size));
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
                    && offset < o.bytes.len() as u64
                    && len <= o.bytes.len() as u64 - offset
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
        if offset < 0 || !o.reach(offset as u64 + len, &mut self.budget, &mut self.reached) {
            return bad(if o.freed { FaultKind::UseAfterFree } else { FaultKind::OutOfBounds });
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
        self.bytes.fill(0);
        self.valid.fill(0);
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
