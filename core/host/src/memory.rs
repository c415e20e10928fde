//! Memory of the host: one arena with the bounds of every object.
//!
//! For each eight bytes of the arena there is one byte of shadow: how many of them may be loaded
//! (low four bits) and stored (high four bits), counted from the first. Objects start at multiples
//! of 16 with at least 16 bytes between them that belong to none, and freed allocations are reused
//! late, so that accesses beside an object or after its end of life are found (the scheme of
//! Serebryany et al., "AddressSanitizer", USENIX ATC 2012).

use crate::fault::{Access, FaultKind};
use crate::library::{Foreign, NoForeign, outside};
use crate::program::Site;
use std::collections::{BTreeMap, VecDeque};

/// First address of host memory. Device addresses are smaller: object n of a device is at
/// `(0x10 + n) << 32`, so up to 28,000 of them fit.
pub const HOST_BASE: u64 = 0x7000_0000_0000;
/// Address of function 0; the others follow at distances of 16.
pub const CODE_BASE: u64 = 0x7f00_0000_0000;

/// Size of the area before each allocation, which also holds its size.
const HEADER: u64 = 16;
/// Freed bytes that are kept from reuse.
const QUARANTINE: u64 = 32 << 20;
/// What a header holds while its allocation lives, and afterwards.
const LIVE: u64 = 0x6c69_7665_6c69_7665;
const DEAD: u64 = 0x6465_6164_6465_6164;

/// Shadow of eight bytes that may be loaded and stored.
pub(crate) const WHOLE: u8 = 0x88;

/// An access that failed; [`Memory::explain`] finds out why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadAccess {
    /// The access.
    pub access: Access,
    /// The address.
    pub address: u64,
    /// Bytes.
    pub size: u64,
}

/// Result of an access.
pub type Result<T> = std::result::Result<T, BadAccess>;

/// The memory of a program.
pub struct Memory {
    pub(crate) bytes: Vec<u8>,
    pub(crate) shadow: Vec<u8>,
    /// Memory outside of the host's range.
    pub(crate) foreign: Box<dyn Foreign>,
    /// The operation that accesses memory now.
    pub(crate) site: Site,
    /// Variables: offset, and size.
    variables: Vec<(u64, u64)>,
    /// The data stack, as offsets.
    pub(crate) stack: std::ops::Range<u64>,
    /// Start of the heap, as offset; it ends at the end of `bytes`.
    heap: u64,
    limit: u64,
    /// Start of every block of the heap, in order. Blocks are never joined or split.
    blocks: Vec<u64>,
    /// Allocations that do not start where their block does, because of their alignment: the offset
    /// of each, with that of the allocation that fills the block.
    aligned: BTreeMap<u64, u64>,
    /// Free blocks by size.
    free: BTreeMap<u64, Vec<u64>>,
    quarantine: VecDeque<(u64, u64)>,
    quarantined: u64,
    /// Watched ranges: offset of the start, end.
    watched: BTreeMap<u64, u64>,
    /// Why the last access of the embedder's memory failed.
    refused: Option<FaultKind>,
    /// Bytes of live allocations.
    pub(crate) in_use: u64,
}

impl std::fmt::Debug for Memory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Memory").field("bytes", &self.bytes.len()).finish_non_exhaustive()
    }
}

impl Memory {
    /// Memory with these variables (offset and size, in order), a stack of `stack`
    /// bytes after them, and a heap; all together at most `limit` bytes.
    pub(crate) fn new(variables: &[(u64, u64)], stack: u64, limit: u64) -> Option<Self> {
        let end = variables.last().map_or(4096, |v| v.0.saturating_add(v.1));
        let start = end.checked_add(4096)?.checked_next_multiple_of(4096)?;
        let stack = start..start.checked_add(stack.checked_next_multiple_of(4096)?)?;
        let heap = stack.end.checked_add(4096)?;
        if heap > limit {
            return None;
        }
        let mut memory = Self {
            bytes: vec![0; usize::try_from(heap).ok()?],
            shadow: vec![0; usize::try_from(heap / 8).ok()?],
            foreign: Box::new(NoForeign),
            site: Site::default(),
            variables: variables.to_vec(),
            stack,
            heap,
            limit,
            blocks: vec![],
            aligned: BTreeMap::new(),
            free: BTreeMap::new(),
            quarantine: VecDeque::new(),
            quarantined: 0,
            watched: BTreeMap::new(),
            refused: None,
            in_use: 0,
        };
        for &(at, size) in variables {
            memory.mark(at, size, true, true);
        }
        Some(memory)
    }

    /// Sets the initial contents of a variable.
    pub(crate) fn preset(&mut self, at: u64, bytes: &[u8]) {
        let at = at as usize;
        if let Some(to) = self.bytes.get_mut(at..at + bytes.len()) {
            to.copy_from_slice(bytes);
        }
    }

    /// Sets who answers for addresses outside of the host's range.
    pub fn set_foreign(&mut self, foreign: Box<dyn Foreign>) {
        self.foreign = foreign;
    }

    /// The embedder's memory, if it is of this type.
    pub fn foreign<T: Foreign>(&mut self) -> Option<&mut T> {
        let any: &mut dyn std::any::Any = &mut *self.foreign;
        any.downcast_mut()
    }

    /// Whether `address` lies in the host's range.
    pub fn is_host(address: u64) -> bool {
        (HOST_BASE..CODE_BASE).contains(&address)
    }

    /// Marks `size` bytes from offset `at` (a multiple of 8) as accessible.
    pub(crate) fn mark(&mut self, at: u64, size: u64, load: bool, store: bool) {
        let (first, whole) = (at as usize / 8, size as usize / 8);
        let value = |n: u8| (u8::from(load) * n) | (u8::from(store) * (n << 4));
        self.shadow[first..first + whole].fill(value(8));
        if !size.is_multiple_of(8) {
            self.shadow[first + whole] = value((size % 8) as u8);
        }
    }

    fn unmark(&mut self, at: u64, size: u64) {
        self.shadow[at as usize / 8..(at + size).div_ceil(8) as usize].fill(0);
    }

    /// Makes the variable at `address` a constant.
    pub(crate) fn make_constant(&mut self, address: u64, size: u64) {
        self.mark(address - HOST_BASE, size, true, false);
    }

    /// The offset of `size` bytes at `address`, if all of them may be accessed.
    pub(crate) fn check(&self, access: Access, address: u64, size: u64) -> Option<usize> {
        let at = address.wrapping_sub(HOST_BASE);
        let end = at.checked_add(size)?;
        if end > self.bytes.len() as u64 {
            return None;
        }
        if size == 0 {
            return Some(at as usize);
        }
        let shift = if access == Access::Load { 0 } else { 4 };
        let (first, last) = (at as usize / 8, (end - 1) as usize / 8);
        let cells = &self.shadow[first..=last];
        let (tail, whole) = cells.split_last()?;
        let full = whole.iter().all(|s| s >> shift & 15 == 8);
        let rest = (end - last as u64 * 8) as u8;
        (full && rest <= tail >> shift & 15).then_some(at as usize)
    }

    /// Accessible bytes at `address`, watched ones included.
    fn range(&mut self, access: Access, address: u64, size: u64) -> Result<usize> {
        if let Some(at) = self.check(access, address, size) {
            return Ok(at);
        }
        let bad = BadAccess { access, address, size };
        let at = address.wrapping_sub(HOST_BASE);
        let Some(end) = at.checked_add(size) else { return Err(bad) };
        if self.watched.is_empty() || end > self.bytes.len() as u64 {
            return Err(bad);
        }
        // The parts inside and outside of watched ranges are checked by themselves.
        let mut from = at;
        while from < end {
            let inside = self.watched.range(..=from).next_back().filter(|w| *w.1 > from);
            if let Some((_, &to)) = inside {
                let to = to.min(end);
                self.foreign.watched(self.site, access, HOST_BASE + from, to - from);
                from = to;
            } else {
                let next = self.watched.range(from..).next().map_or(end, |w| (*w.0).min(end));
                if self.check(access, HOST_BASE + from, next - from).is_none() {
                    return Err(bad);
                }
                from = next;
            }
        }
        Ok(at as usize)
    }

    /// Loads up to 8 bytes, little endian.
    #[inline]
    pub fn load(&mut self, address: u64, size: usize) -> Result<u64> {
        let at = address.wrapping_sub(HOST_BASE);
        if let Some(s) = self.shadow.get((at >> 3) as usize)
            && at >> 3 < self.shadow.len() as u64
            && (at & 7) + size as u64 <= u64::from(s & 15)
        {
            let at = at as usize;
            if let Some(b) = self.bytes.get(at..at + size) {
                return Ok(little_endian(b));
            }
        }
        self.load_slowly(address, size)
    }

    /// Stores the low `size` bytes of `value`, at most 8.
    #[inline]
    pub fn store(&mut self, address: u64, size: usize, value: u64) -> Result<()> {
        let at = address.wrapping_sub(HOST_BASE);
        if let Some(s) = self.shadow.get((at >> 3) as usize)
            && at >> 3 < self.shadow.len() as u64
            && (at & 7) + size as u64 <= u64::from(s >> 4)
        {
            let at = at as usize;
            if let Some(b) = self.bytes.get_mut(at..at + size) {
                put_little_endian(b, value);
                return Ok(());
            }
        }
        self.store_slowly(address, size, value)
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn load_slowly(&mut self, address: u64, size: usize) -> Result<u64> {
        let mut buffer = [0; 8];
        let bytes = &mut buffer[..size.min(8)];
        self.read(address, bytes)?;
        Ok(u64::from_le_bytes(buffer))
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn store_slowly(&mut self, address: u64, size: usize, value: u64) -> Result<()> {
        self.write(address, &value.to_le_bytes()[..size.min(8)])
    }

    /// Reads `bytes.len()` bytes, of the host's memory or the embedder's.
    pub fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<()> {
        let (access, size) = (Access::Load, bytes.len() as u64);
        if size == 0 {
            return Ok(());
        }
        if Self::is_host(address) {
            let at = self.range(access, address, size)?;
            bytes.copy_from_slice(&self.bytes[at..at + bytes.len()]);
            return Ok(());
        }
        self.foreign.load(self.site, address, bytes).map_err(|kind| {
            self.refused = Some(kind);
            BadAccess { access, address, size }
        })
    }

    /// Reads `size` bytes; memory for them is taken only if they exist.
    pub fn read_vec(&mut self, address: u64, size: u64) -> Result<Vec<u8>> {
        if Self::is_host(address) || size == 0 {
            return Ok(self.slice(address, size)?.to_vec());
        }
        if size > self.limit {
            return Err(BadAccess { access: Access::Load, address, size });
        }
        let mut bytes = vec![0; size as usize];
        self.read(address, &mut bytes)?;
        Ok(bytes)
    }

    /// Writes `bytes` to the host's memory or the embedder's.
    pub fn write(&mut self, address: u64, bytes: &[u8]) -> Result<()> {
        let (access, size) = (Access::Store, bytes.len() as u64);
        if size == 0 {
            return Ok(());
        }
        if Self::is_host(address) {
            let at = self.range(access, address, size)?;
            self.bytes[at..at + bytes.len()].copy_from_slice(bytes);
            return Ok(());
        }
        self.foreign.store(self.site, address, bytes).map_err(|kind| {
            self.refused = Some(kind);
            BadAccess { access, address, size }
        })
    }

    /// `size` bytes as a slice; host memory only.
    pub fn slice(&mut self, address: u64, size: u64) -> Result<&[u8]> {
        if size == 0 {
            return Ok(&[]);
        }
        let at = self.range(Access::Load, address, size)?;
        Ok(&self.bytes[at..at + size as usize])
    }

    /// `size` bytes as a slice to write to; host memory only.
    pub fn slice_mut(&mut self, address: u64, size: u64) -> Result<&mut [u8]> {
        if size == 0 {
            return Ok(&mut []);
        }
        let at = self.range(Access::Store, address, size)?;
        Ok(&mut self.bytes[at..at + size as usize])
    }

    /// Copies as `memmove`.
    pub fn copy(&mut self, to: u64, from: u64, size: u64) -> Result<()> {
        if size == 0 || to == from && Self::is_host(to) {
            return Ok(());
        }
        if Self::is_host(to) && Self::is_host(from) {
            let source = self.range(Access::Load, from, size)?;
            let target = self.range(Access::Store, to, size)?;
            self.bytes.copy_within(source..source + size as usize, target);
            return Ok(());
        }
        if size > self.limit {
            return Err(BadAccess { access: Access::Load, address: from, size });
        }
        let mut buffer = vec![0; size as usize];
        self.read(from, &mut buffer)?;
        self.write(to, &buffer)
    }

    /// Fills as `memset`.
    pub fn fill(&mut self, to: u64, value: u8, size: u64) -> Result<()> {
        if Self::is_host(to) {
            self.slice_mut(to, size)?.fill(value);
            return Ok(());
        }
        if size > self.limit {
            return Err(BadAccess { access: Access::Store, address: to, size });
        }
        self.write(to, &vec![value; size as usize])
    }

    /// The bytes of the string at `address`, without the final 0.
    pub fn c_string(&mut self, address: u64) -> Result<Vec<u8>> {
        self.c_string_up_to(address, u64::MAX)
    }

    /// The bytes of the string at `address`, without the final 0, `most` bytes at most.
    pub fn c_string_up_to(&mut self, address: u64, most: u64) -> Result<Vec<u8>> {
        let mut text = vec![];
        while (text.len() as u64) < most {
            let next = address.wrapping_add(text.len() as u64);
            let at = next.wrapping_sub(HOST_BASE);
            // What is left of a cell of the shadow is searched at once.
            let cell = usize::try_from(at >> 3).ok().and_then(|cell| self.shadow.get(cell));
            let end = (at & !7).wrapping_add(cell.map_or(0, |s| u64::from(s & 15)));
            if Self::is_host(next) && at < end {
                let bytes = &self.bytes[at as usize..end as usize];
                let room = (most - text.len() as u64).min(bytes.len() as u64) as usize;
                let bytes = &bytes[..room];
                if let Some(n) = bytes.iter().position(|b| *b == 0) {
                    text.extend_from_slice(&bytes[..n]);
                    break;
                }
                text.extend_from_slice(bytes);
                continue;
            }
            match self.load(next, 1)? {
                0 => break,
                b => text.push(b as u8),
            }
        }
        Ok(text)
    }

    /// Why an access failed.
    pub fn explain(&mut self, bad: BadAccess) -> FaultKind {
        if let Some(kind) = self.refused.take() {
            return kind;
        }
        let BadAccess { access, address, size } = bad;
        if !Self::is_host(address) {
            return outside(access, address, size as usize);
        }
        // The first byte that cannot be accessed is the one to explain.
        let mut at = address - HOST_BASE;
        let end = at.saturating_add(size.min(1 << 24)).min(self.bytes.len() as u64);
        while at < end && self.check(access, HOST_BASE + at, 1).is_some() {
            at += 1;
        }
        if access == Access::Store && self.check(Access::Load, HOST_BASE + at, 1).is_some() {
            return FaultKind::Constant { address };
        }
        let near = if at >= self.heap && at < self.bytes.len() as u64 {
            match self.block_at(at) {
                Some((start, size, false)) if at >= start && at < start + size => {
                    return FaultKind::Freed { access, address };
                }
                Some((start, size, _)) => Some((start, size)),
                None => None,
            }
        } else if self.stack.contains(&at) {
            // Which variables had been there is not known after the return.
            None
        } else {
            let last = self.variables.partition_point(|v| v.0 <= at);
            last.checked_sub(1).map(|i| self.variables[i])
        };
        let near =
            near.map(|(start, length)| ((address - HOST_BASE).wrapping_sub(start) as i64, length));
        FaultKind::OutOfBounds { access, address, size, near }
    }

    /// The allocation whose block offset `at` lies in: start, size, and whether it lives.
    fn block_at(&self, at: u64) -> Option<(u64, u64, bool)> {
        let block = *self.blocks.get(self.blocks.partition_point(|b| *b <= at).checked_sub(1)?)?;
        let start = block + HEADER;
        let (size, state) = self.header(start)?;
        let inner = self.aligned.range(start..=start.saturating_add(size)).next();
        if let Some((&inner, _)) = inner.filter(|(_, whole)| **whole == start)
            && let Some((size, state)) = self.header(inner)
        {
            return Some((inner, size, state == LIVE));
        }
        Some((start, size, state == LIVE))
    }

    /// Size and state of the allocation that starts at offset `at`.
    fn header(&self, at: u64) -> Option<(u64, u64)> {
        let start = usize::try_from(at.checked_sub(HEADER)?).ok()?;
        if start < self.heap as usize || !at.is_multiple_of(16) {
            return None;
        }
        let cells = self.shadow.get(start / 8..start / 8 + 2)?;
        let header = self.bytes.get(start..start + 16)?;
        let (size, state) = (little_endian(&header[..8]), little_endian(&header[8..]));
        let fits = size <= self.bytes.len() as u64 && at + size <= self.bytes.len() as u64;
        (cells == [0, 0] && fits && (state == LIVE || state == DEAD)).then_some((size, state))
    }

    fn set_header(&mut self, at: u64, size: u64, state: u64) {
        let start = (at - HEADER) as usize;
        put_little_endian(&mut self.bytes[start..start + 8], size);
        put_little_endian(&mut self.bytes[start + 8..start + 16], state);
    }

    /// Allocates `size` bytes at a multiple of 16 and gives the address; `None` if the limit is
    /// reached. The contents are what they were.
    pub fn allocate(&mut self, size: u64) -> Option<u64> {
        if size > self.limit {
            return None;
        }
        let block = block_size(size);
        let at = if let Some(list) = self.free.get_mut(&block)
            && let Some(at) = list.pop()
        {
            at
        } else {
            let start = self.bytes.len() as u64;
            if start + block > self.limit {
                return None;
            }
            let end = (start + block) as usize;
            if end > self.bytes.capacity() {
                let want = (end * 2).min(self.limit as usize).max(end);
                self.bytes.reserve_exact(want - self.bytes.len());
                self.shadow.reserve_exact(want / 8 - self.shadow.len());
            }
            self.bytes.resize(end, 0);
            self.shadow.resize(end / 8, 0);
            self.blocks.push(start);
            start
        } + HEADER;
        self.set_header(at, size, LIVE);
        self.mark(at, size, true, true);
        self.in_use += size;
        Some(HOST_BASE + at)
    }

    /// Allocates at a multiple of `align`, a power of two.
    pub fn allocate_aligned(&mut self, align: u64, size: u64) -> Option<u64> {
        if align <= 16 {
            return self.allocate(size);
        }
        let whole = self.allocate(size.checked_add(align)?.checked_add(HEADER)?)? - HOST_BASE;
        let at = (whole + HEADER).next_multiple_of(align);
        let (full, _) = self.header(whole)?;
        self.unmark(whole, full);
        self.in_use = self.in_use - full + size;
        self.aligned.insert(at, whole);
        self.set_header(at, size, LIVE);
        self.mark(at, size, true, true);
        Some(HOST_BASE + at)
    }

    /// Size of the live allocation that starts at `address`.
    pub fn allocation(&self, address: u64) -> Option<u64> {
        let (size, state) = self.header(address.checked_sub(HOST_BASE)?)?;
        (state == LIVE).then_some(size)
    }

    /// The object that contains `address`: its start and size; for variables and live allocations.
    pub fn object(&self, address: u64) -> Option<(u64, u64)> {
        let at = address.checked_sub(HOST_BASE)?;
        let (start, size) = if at >= self.heap {
            let (start, size, live) = self.block_at(at)?;
            live.then_some((start, size))?
        } else {
            let last = self.variables.partition_point(|v| v.0 <= at);
            *self.variables.get(last.checked_sub(1)?)?
        };
        (at >= start && at < start + size).then_some((HOST_BASE + start, size))
    }

    /// Frees the allocation that starts at `address`.
    pub fn free(&mut self, address: u64) -> std::result::Result<(), FaultKind> {
        let at = address.wrapping_sub(HOST_BASE);
        match self.header(at) {
            Some((size, LIVE)) => {
                self.unwatch(address, size);
                self.unmark(at, size);
                self.set_header(at, size, DEAD);
                self.in_use = self.in_use.saturating_sub(size);
                let outer = self.aligned.remove(&at).unwrap_or(at);
                let full = self.header(outer).map_or(size, |h| h.0);
                self.set_header(outer, full, DEAD);
                let block = block_size(full);
                self.quarantine.push_back((outer - HEADER, block));
                self.quarantined += block;
                while self.quarantined > QUARANTINE
                    && let Some((start, block)) = self.quarantine.pop_front()
                {
                    self.quarantined -= block;
                    self.free.entry(block).or_default().push(start);
                }
                Ok(())
            }
            Some(_) => Err(FaultKind::BadFree { address, twice: true }),
            None => Err(FaultKind::BadFree { address, twice: false }),
        }
    }

    /// Marks host memory, so that [`Foreign::watched`] learns of every access to it. The range must
    /// be accessible; its ends are rounded outwards to multiples of 8.
    pub fn watch(&mut self, address: u64, size: u64) -> Result<()> {
        let at = self.range(Access::Load, address, size)? as u64;
        let (mut start, mut end) = (at / 8 * 8, (at + size).next_multiple_of(8));
        while let Some((&s, &e)) = self.watched.range(..end).next_back()
            && e > start
        {
            self.watched.remove(&s);
            (start, end) = (start.min(s), end.max(e));
        }
        self.watched.insert(start, end);
        self.unmark(start, end - start);
        Ok(())
    }

    /// Ends the watch of everything that overlaps this range.
    pub fn unwatch(&mut self, address: u64, size: u64) {
        if self.watched.is_empty() {
            return;
        }
        let at = address.wrapping_sub(HOST_BASE);
        let end = at.saturating_add(size);
        while let Some((&s, &e)) = self.watched.range(..end).next_back()
            && e > at
        {
            self.watched.remove(&s);
            let whole = self.object(HOST_BASE + s);
            let limit = whole.map_or(e, |(start, size)| start - HOST_BASE + size).min(e);
            self.mark(s, limit.max(s) - s, true, true);
        }
    }

    /// Fills `bytes` from host memory without anyone being told of it. Whether all of them exist.
    pub fn peek(&self, address: u64, bytes: &mut [u8]) -> bool {
        let Some(at) = address.checked_sub(HOST_BASE) else { return false };
        let end = at.saturating_add(bytes.len() as u64);
        let Some(of) = self.bytes.get(at as usize..end.min(usize::MAX as u64) as usize) else {
            return false;
        };
        let is_watched =
            |byte: u64| self.watched.range(..=byte).next_back().is_some_and(|w| *w.1 > byte);
        let exists = |byte: u64| {
            let cell = self.shadow.get((byte / 8) as usize).copied().unwrap_or(0);
            byte % 8 < u64::from(cell & 15) || is_watched(byte)
        };
        if !(at..end).all(exists) {
            return false;
        }
        bytes.copy_from_slice(of);
        true
    }

    /// Bytes in live allocations.
    pub fn in_use(&self) -> u64 {
        self.in_use
    }

    /// Live allocations: address and size.
    pub fn allocations(&self) -> Vec<(u64, u64)> {
        let all = self.blocks.iter().filter_map(|b| self.block_at(*b));
        all.filter(|a| a.2).map(|(at, size, _)| (HOST_BASE + at, size)).collect()
    }
}

/// Size of the block that holds an allocation of `size` bytes: a size class, with the header before
/// it and room after it.
fn block_size(size: u64) -> u64 {
    let whole = size.max(1).next_multiple_of(16) + HEADER;
    let step = if whole <= 1024 { 16 } else { (1 << whole.ilog2()) / 8 };
    whole.next_multiple_of(step)
}

/// Up to eight bytes as a number.
#[inline(always)]
pub(crate) fn little_endian(bytes: &[u8]) -> u64 {
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

/// Writes the low bytes of `value`.
#[inline(always)]
pub(crate) fn put_little_endian(bytes: &mut [u8], value: u64) {
    match bytes.len() {
        4 => bytes.copy_from_slice(&(value as u32).to_le_bytes()),
        8 => bytes.copy_from_slice(&value.to_le_bytes()),
        1 => bytes[0] = value as u8,
        2 => bytes.copy_from_slice(&(value as u16).to_le_bytes()),
        n => bytes.copy_from_slice(&value.to_le_bytes()[..n]),
    }
}
