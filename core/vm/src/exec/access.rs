//! Memory instructions: addresses are classified into patterns by groups of 16 lanes (rows of a
//! 16-wide tile never match a whole-warp pattern), the memory is accessed, and the observer
//! notified.

use super::intrinsics::atomic::read_modify_write;
use super::machine::{Machine, Stop};
use super::memory::{BadAddress, Local, Shared, before_shared, read_le, write_le};
use super::registers::Registers;
use crate::bytecode::{AccessInfo, Instr, RegClass, SiteId, target};
use events::{
    Access, AccessKind, Fault, FaultKind, LaneMask, LaneValues, Lanes, ObjectId, Observer,
    SHARED_OBJECT, Space, WarpContext,
};

pub(super) const LOCAL_WINDOW: u64 = 2;
const SHARED_WINDOW: u64 = 1;

/// Everything that a memory instruction uses in addition to the registers.
pub(super) struct MemoryContext<'a> {
    pub(super) shared: &'a mut Shared,
    pub(super) local: &'a mut Local,
    pub(super) context: WarpContext,
    pub(super) site: SiteId,
    /// See [`Access::asynchronous`].
    pub(super) asynchronous: bool,
}

/// The pattern of the addresses of the active lanes among 16 consecutive lanes.
enum Pattern {
    /// Active lanes are consecutive, and so are their cells.
    Run {
        first: usize,
        count: usize,
    },
    /// All active lanes have one address.
    Same,
    Other,
}

#[inline(always)]
fn is_run(addresses: &[u64; 16], size: u64) -> bool {
    let mut differ = 0;
    for k in 0..16 {
        differ |= addresses[k] ^ addresses[0].wrapping_add(k as u64 * size);
    }
    differ == 0
}

#[inline(always)]
fn classify(addresses: &[u64; 16], mask: u32, size: u64) -> Pattern {
    if mask == 0xffff {
        // The ends say which pattern it can be. Differences are collected by bits, since comparing vectors of
        // 64-bit numbers takes longer.
        let base = addresses[0];
        let ends = addresses[15].wrapping_sub(base);
        if ends == 0 {
            let differ = addresses.iter().fold(0, |differ, a| differ | (a ^ base));
            return if differ == 0 { Pattern::Same } else { Pattern::Other };
        }
        if ends == 15 * size {
            // Steps that are known are added, not multiplied.
            let fits = match size {
                4 => is_run(addresses, 4),
                8 => is_run(addresses, 8),
                1 => is_run(addresses, 1),
                2 => is_run(addresses, 2),
                _ => return partial(addresses, mask, size),
            };
            if fits {
                return Pattern::Run { first: 0, count: 16 };
            }
        }
        return Pattern::Other;
    }
    partial(addresses, mask, size)
}

/// [`classify`] for a mask with some of the lanes.
#[inline(never)]
fn partial(addresses: &[u64; 16], mask: u32, size: u64) -> Pattern {
    let first = mask.trailing_zeros() as usize;
    let count = mask.count_ones() as usize;
    let base = addresses[first];
    if mask >> first == (1 << count) - 1 {
        let run = (0..count).all(|k| addresses[first + k] == base.wrapping_add(k as u64 * size));
        if run {
            return Pattern::Run { first, count };
        }
    }
    if (0..16).all(|k| mask >> k & 1 == 0 || addresses[k] == base) {
        return Pattern::Same;
    }
    Pattern::Other
}

/// Whether the pointer's type allows the window of an address.
#[inline(always)]
pub(super) fn allowed(space: Option<Space>, address: u64) -> bool {
    let window = address >> 32;
    match space {
        None => true,
        Some(Space::Shared) => window == SHARED_WINDOW,
        Some(Space::Local) => window == LOCAL_WINDOW,
        Some(Space::Global | Space::Constant) => window != SHARED_WINDOW && window != LOCAL_WINDOW,
    }
}

#[inline(always)]
fn access_kind(info: &AccessInfo, reads: bool, writes: bool) -> AccessKind {
    match info.atomic {
        None if writes => AccessKind::Write,
        None => AccessKind::Read,
        Some(a) => AccessKind::Atomic {
            reads,
            writes,
            scope: a.scope,
            acquire: a.acquire,
            release: a.release,
        },
    }
}

impl<O: Observer> Machine<'_, O> {
    #[inline(always)]
    pub(super) fn emit_access(
        &mut self,
        cx: &MemoryContext<'_>,
        info: &AccessInfo,
        kind: AccessKind,
        object: ObjectId,
        lanes: Lanes<'_>,
    ) {
        let keep_values = self.keeps_values();
        if !O::ACCESSES || self.observer.ignores(cx.site, object) {
            return;
        }
        let values = keep_values
            .then_some(LaneValues { before: &self.scratch.before, after: &self.scratch.after });
        self.observer.access(&Access {
            context: cx.context,
            site: cx.site,
            kind,
            volatile: info.volatile,
            object,
            size: info.size,
            lanes,
            values,
            asynchronous: cx.asynchronous,
        });
    }

    #[cold]
    pub(super) fn memory_fault(
        &mut self,
        cx: &MemoryContext<'_>,
        info: &AccessInfo,
        write: bool,
        lanes: u64,
        address: u64,
        bad: BadAddress,
    ) {
        if let Some(cap) = self.memory.reached.take() {
            self.stop = Some(Stop::Limit(cx.site, cap));
            return;
        }
        let (object, offset) = match bad.kind {
            // Found before the object was looked up.
            FaultKind::Misaligned if bad.object.is_none() => self.memory.object_at(address),
            _ => (bad.object, bad.offset),
        };
        self.announced += 1;
        self.observer.fault(&Fault {
            kind: bad.kind,
            site: cx.site,
            context: cx.context,
            lanes: LaneMask(lanes),
            address: Some(address),
            object,
            offset,
            size: info.size,
            write,
            local: address >> 32 == LOCAL_WINDOW,
            message: String::new(),
            warp: None,
        });
    }

    #[cold]
    pub(super) fn uninitialized(
        &mut self,
        cx: &MemoryContext<'_>,
        info: &AccessInfo,
        lanes: u64,
        (object, offset): (ObjectId, u64),
    ) {
        if info.keeps_bits {
            return;
        }
        if let Some((before, after)) = info.part {
            let range = offset.saturating_sub(before.into())..offset + u64::from(after);
            if self.memory.any_written(cx.shared, object, range) {
                return;
            }
        }
        let bad = BadAddress {
            kind: FaultKind::UninitializedRead,
            object: Some(object),
            offset: offset as i64,
        };
        let address = target::object_base(object) + offset;
        self.memory_fault(cx, info, false, lanes, address, bad);
    }

    /// Checks alignment and address space of one lane's address.
    #[inline(always)]
    fn check(info: &AccessInfo, address: u64) -> Result<(), BadAddress> {
        if address & u64::from(info.align.max(1) - 1) != 0 {
            // null first, since it is more informative
            return Err(Self::null_or(FaultKind::Misaligned, address));
        }
        if !allowed(info.space, address) {
            return Err(Self::null_or(FaultKind::WrongSpace, address));
        }
        Ok(())
    }

    /// What is wrong with an address in the window of the null pointer, or else `kind`.
    #[cold]
    fn null_or(kind: FaultKind, address: u64) -> BadAddress {
        if address >> 32 != 0 {
            return BadAddress { kind, object: None, offset: 0 };
        }
        match before_shared(address) {
            Some(offset) => {
                let object = Some(SHARED_OBJECT);
                BadAddress { kind: FaultKind::OutOfBounds, object, offset }
            }
            None => BadAddress { kind: FaultKind::NullPointer, object: None, offset: 0 },
        }
    }

    pub(super) fn load<const W: usize>(
        &mut self,
        r: &mut Registers<'_, W>,
        cx: &mut MemoryContext<'_>,
        i: &Instr,
    ) {
        let keep_values = self.keeps_values();
        let info = &self.program.accesses[i.imm as usize];
        let active = cx.context.active.bits();
        let kind = access_kind(info, true, false);
        if info.polling {
            self.poll();
        }
        if i.a.is_scalar() {
            self.load_uniform(r, cx, i);
            return;
        }
        let mut scattered = 0u64;
        let size = info.size as usize;
        let align = u64::from(info.align.max(1) - 1);
        for half in 0..W / 16 {
            let mask = (active >> (half * 16)) as u32 & 0xffff;
            if mask == 0 {
                continue;
            }
            let at = halves(&r.v64[i.a.index()], half);
            let (first, count, same) = match classify(at, mask, size as u64) {
                Pattern::Run { first, count } => (first, count, false),
                Pattern::Same => (mask.trailing_zeros() as usize, 1, true),
                Pattern::Other => {
                    scattered |= u64::from(mask) << (half * 16);
                    continue;
                }
            };
            let address = at[first].wrapping_add(info.offset as u64);
            let fine = at[first] & align == 0
                && allowed(info.space, address)
                && (count == 1 || align < size as u64);
            let cell = if fine {
                self.memory.cell(cx.shared, address, (count * size) as u64, false).ok()
            } else {
                None
            };
            let Some(cell) = cell.filter(|c| c.valid.as_ref().is_none_or(|v| all_ones(v))) else {
                scattered |= u64::from(mask) << (half * 16);
                continue;
            };
            let (object, offset) = (cell.object, cell.offset);
            let lane0 = half * 16 + first;
            if same {
                let value = read_le(cell.bytes);
                if mask == 0xffff {
                    match i.d.class() {
                        RegClass::V32 => {
                            r.v32[i.d.index()][lane0..lane0 + 16].fill(value as u32);
                        }
                        _ => r.v64[i.d.index()][lane0..lane0 + 16].fill(value),
                    }
                } else {
                    for k in 0..16 {
                        if mask >> k & 1 != 0 {
                            r.set_lane(i.d, half * 16 + k, value);
                        }
                    }
                }
                let mask = u64::from(mask) << (half * 16);
                if keep_values {
                    self.scratch.before = [value; 64];
                    self.scratch.after = [value; 64];
                }
                self.emit_access(
                    cx,
                    info,
                    kind,
                    object,
                    Lanes::Same { mask: LaneMask(mask), offset },
                );
            } else {
                let words = cell.bytes.as_chunks().0;
                match (i.d.class(), size) {
                    (RegClass::V32, 4) if count == 16 => {
                        // Known to be 16: a copy without a loop.
                        let d: Option<&mut [u32; 16]> =
                            r.v32[i.d.index()][half * 16..].first_chunk_mut();
                        let s: Option<&[[u8; 4]; 16]> = words.first_chunk();
                        if let (Some(d), Some(s)) = (d, s) {
                            *d = s.map(u32::from_le_bytes);
                        }
                    }
                    (RegClass::V32, 4) => {
                        let d = &mut r.v32[i.d.index()][lane0..lane0 + count];
                        for (d, s) in d.iter_mut().zip(words) {
                            *d = u32::from_le_bytes(*s);
                        }
                    }
                    (RegClass::V32, 1) => {
                        let d = &mut r.v32[i.d.index()][lane0..lane0 + count];
                        for (d, s) in d.iter_mut().zip(&*cell.bytes) {
                            *d = u32::from(*s);
                        }
                    }
                    (RegClass::V64, 8) => {
                        let d = &mut r.v64[i.d.index()][lane0..lane0 + count];
                        for (d, s) in d.iter_mut().zip(cell.bytes.as_chunks().0) {
                            *d = u64::from_le_bytes(*s);
                        }
                    }
                    _ => {
                        for (k, s) in cell.bytes.chunks_exact(size).enumerate() {
                            r.set_lane(i.d, lane0 + k, read_le(s));
                        }
                    }
                }
                if keep_values {
                    for k in 0..count {
                        let v = r.lane(i.d, lane0 + k);
                        self.scratch.before[lane0 + k] = v;
                        self.scratch.after[lane0 + k] = v;
                    }
                }
                let lanes = Lanes::Consecutive { first: lane0 as u32, count: count as u32, offset };
                self.emit_access(cx, info, kind, object, lanes);
            }
        }
        if scattered != 0 {
            let offset = info.offset as u64;
            let addresses = r.v64[i.a.index()].map(|a| a.wrapping_add(offset));
            self.load_scattered(r, cx, i, &addresses, scattered);
        }
    }

    /// A load at one address for all lanes.
    #[inline(never)]
    pub(super) fn load_uniform<const W: usize>(
        &mut self,
        r: &mut Registers<'_, W>,
        cx: &mut MemoryContext<'_>,
        i: &Instr,
    ) {
        let keep_values = self.keeps_values();
        let info = &self.program.accesses[i.imm as usize];
        let active = cx.context.active.bits();
        let kind = access_kind(info, true, false);
        let base = r.s[i.a.index()];
        let address = base.wrapping_add(info.offset as u64);
        if address >> 32 == LOCAL_WINDOW {
            self.load_scattered(r, cx, i, &[address; W], active);
            return;
        }
        let checked = Self::check(info, base)
            .and_then(|()| self.memory.cell(cx.shared, address, u64::from(info.size), false));
        let value = match checked {
            Ok(cell) => {
                let value = read_le(cell.bytes);
                let fresh = cell.is_fresh();
                let (object, offset) = (cell.object, cell.offset);
                if keep_values {
                    self.scratch.before = [value; 64];
                    self.scratch.after = [value; 64];
                }
                if fresh {
                    self.uninitialized(cx, info, active, (object, offset));
                }
                self.emit_access(
                    cx,
                    info,
                    kind,
                    object,
                    Lanes::Same { mask: LaneMask(active), offset },
                );
                value
            }
            Err(bad) => {
                self.memory_fault(cx, info, false, active, address, bad);
                0
            }
        };
        match i.d.class() {
            RegClass::S => r.s[i.d.index()] = value,
            _ => r.write(i.d, &[value; W], active),
        }
    }

    /// Lane by lane: any addresses, any windows, faults.
    #[inline(never)]
    pub(super) fn load_scattered<const W: usize>(
        &mut self,
        r: &mut Registers<'_, W>,
        cx: &mut MemoryContext<'_>,
        i: &Instr,
        addresses: &[u64; W],
        mask: u64,
    ) {
        let keep_values = self.keeps_values();
        let info = &self.program.accesses[i.imm as usize];
        let kind = access_kind(info, true, false);
        if self.gather(r, cx, (info, i.d), addresses, mask, kind) {
            return;
        }
        let mut groups = Groups::default();
        let mut offsets = [0u64; W];
        for lane in lanes(mask) {
            let address = addresses[lane];
            let base = address.wrapping_sub(info.offset as u64);
            let value = match self.lane_cell(cx, info, lane, base, address, false) {
                LaneCell::Local(bytes) => read_le(bytes),
                LaneCell::Shared { object, offset, value, fresh } => {
                    if fresh {
                        self.uninitialized(cx, info, 1 << lane, (object, offset));
                    }
                    offsets[lane] = offset;
                    groups.add(object, lane);
                    value
                }
                LaneCell::Bad(bad) => {
                    self.memory_fault(cx, info, false, 1 << lane, address, bad);
                    0
                }
            };
            if keep_values {
                self.scratch.before[lane] = value;
                self.scratch.after[lane] = value;
            }
            r.set_lane(i.d, lane, value);
        }
        self.emit_accesses(cx, info, kind, &groups, &offsets);
    }

    #[inline(never)]
    pub(super) fn emit_accesses(
        &mut self,
        cx: &MemoryContext<'_>,
        info: &AccessInfo,
        kind: AccessKind,
        groups: &Groups,
        offsets: &[u64],
    ) {
        if !O::ACCESSES {
            return;
        }
        for &group in groups.iter() {
            self.emit_group(cx, info, kind, group, offsets);
        }
    }

    /// Announces the access of some lanes to one object.
    #[inline(always)]
    pub(super) fn emit_group(
        &mut self,
        cx: &MemoryContext<'_>,
        info: &AccessInfo,
        kind: AccessKind,
        (object, mask): (ObjectId, u64),
        offsets: &[u64],
    ) {
        if !O::ACCESSES || self.observer.ignores(cx.site, object) {
            return;
        }
        let first = offsets[mask.trailing_zeros() as usize];
        let same = lanes(mask).all(|l| offsets[l] == first);
        let lanes = if same {
            Lanes::Same { mask: LaneMask(mask), offset: first }
        } else {
            Lanes::Scattered { mask: LaneMask(mask), offsets }
        };
        self.emit_access(cx, info, kind, object, lanes);
    }

    /// Finds one lane's cell.
    #[inline(always)]
    pub(super) fn lane_cell<'a>(
        &'a mut self,
        cx: &'a mut MemoryContext<'_>,
        info: &AccessInfo,
        lane: usize,
        base: u64,
        address: u64,
        write: bool,
    ) -> LaneCell<'a> {
        if let Err(bad) = Self::check(info, base) {
            return LaneCell::Bad(bad);
        }
        if address >> 32 == LOCAL_WINDOW {
            let offset = address & 0xffff_ffff;
            return match cx.local.get(lane, offset, info.size as usize) {
                Some(bytes) => LaneCell::Local(bytes),
                None => LaneCell::Bad(BadAddress {
                    kind: FaultKind::OutOfBounds,
                    object: None,
                    offset: offset as i64,
                }),
            };
        }
        match self.memory.cell(cx.shared, address, u64::from(info.size), write) {
            Ok(c) => LaneCell::Shared {
                object: c.object,
                offset: c.offset,
                value: read_le(c.bytes),
                fresh: c.is_fresh(),
            },
            Err(bad) => LaneCell::Bad(bad),
        }
    }

    pub(super) fn store<const W: usize>(
        &mut self,
        r: &mut Registers<'_, W>,
        cx: &mut MemoryContext<'_>,
        i: &Instr,
    ) {
        let keep_values = self.keeps_values();
        let info = &self.program.accesses[i.imm as usize];
        let active = cx.context.active.bits();
        let kind = access_kind(info, false, true);
        let mut broadcast;
        let size = info.size as usize;
        let align = u64::from(info.align.max(1) - 1);
        let mut scattered = 0u64;
        for half in 0..W / 16 {
            let mask = (active >> (half * 16)) as u32 & 0xffff;
            if mask == 0 {
                continue;
            }
            let row = if i.a.is_scalar() {
                broadcast = [r.s[i.a.index()]; W];
                &broadcast
            } else {
                &r.v64[i.a.index()]
            };
            let at = halves(row, half);
            let Pattern::Run { first, count } = classify(at, mask, size as u64) else {
                scattered |= u64::from(mask) << (half * 16);
                continue;
            };
            let address = at[first].wrapping_add(info.offset as u64);
            let fine = at[first] & align == 0
                && allowed(info.space, address)
                && (count == 1 || align < size as u64);
            let cell = if fine {
                self.memory.cell(cx.shared, address, (count * size) as u64, true).ok()
            } else {
                None
            };
            let Some(cell) = cell else {
                scattered |= u64::from(mask) << (half * 16);
                continue;
            };
            let (object, offset) = (cell.object, cell.offset);
            let lane0 = half * 16 + first;
            self.last_change = self.steps;
            self.polls = 0;
            if let Some(v) = cell.valid {
                v.fill(1);
            }
            if keep_values {
                for (k, s) in cell.bytes.chunks_exact(size).enumerate() {
                    self.scratch.before[lane0 + k] = read_le(s);
                }
            }
            match (i.b.class(), size) {
                (RegClass::V32, 4) if count == 16 => {
                    let v: Option<&[u32; 16]> = r.v32[i.b.index()][half * 16..].first_chunk();
                    let d: Option<&mut [[u8; 4]; 16]> =
                        cell.bytes.as_chunks_mut().0.first_chunk_mut();
                    if let (Some(v), Some(d)) = (v, d) {
                        *d = v.map(u32::to_le_bytes);
                    }
                }
                (RegClass::V32, 4) => {
                    let v = &r.v32[i.b.index()][lane0..lane0 + count];
                    for (s, d) in v.iter().zip(cell.bytes.chunks_exact_mut(4)) {
                        d.copy_from_slice(&s.to_le_bytes());
                    }
                }
                _ => {
                    for (k, s) in cell.bytes.chunks_exact_mut(size).enumerate() {
                        write_le(s, r.lane(i.b, lane0 + k));
                    }
                }
            }
            if keep_values {
                let keep = size_mask(size);
                for k in 0..count {
                    self.scratch.after[lane0 + k] = r.lane(i.b, lane0 + k) & keep;
                }
            }
            let lanes = Lanes::Consecutive { first: lane0 as u32, count: count as u32, offset };
            self.emit_access(cx, info, kind, object, lanes);
        }
        if scattered != 0 {
            let offset = info.offset as u64;
            let addresses = r.vector64(i.a).map(|a| a.wrapping_add(offset));
            self.store_scattered(r, cx, i, &addresses, scattered);
        }
    }

    /// Lane by lane: any addresses, any windows, faults.
    #[inline(never)]
    pub(super) fn store_scattered<const W: usize>(
        &mut self,
        r: &Registers<'_, W>,
        cx: &mut MemoryContext<'_>,
        i: &Instr,
        addresses: &[u64; W],
        scattered: u64,
    ) {
        let keep_values = self.keeps_values();
        let info = &self.program.accesses[i.imm as usize];
        let kind = access_kind(info, false, true);
        let size = info.size as usize;
        if self.scatter(r, cx, (info, i.b), addresses, scattered, kind) {
            return;
        }
        let mut groups = Groups::default();
        let mut offsets = [0u64; W];
        for lane in lanes(scattered) {
            let address = addresses[lane];
            let base = address.wrapping_sub(info.offset as u64);
            let value = r.lane(i.b, lane);
            match self.lane_cell(cx, info, lane, base, address, true) {
                LaneCell::Local(bytes) => write_le(bytes, value),
                LaneCell::Shared { object, offset, value: before, .. } => {
                    offsets[lane] = offset;
                    groups.add(object, lane);
                    self.changed();
                    self.put(cx, address, info, value);
                    if keep_values {
                        self.scratch.before[lane] = before;
                        self.scratch.after[lane] = value & size_mask(size);
                    }
                }
                LaneCell::Bad(bad) => {
                    self.memory_fault(cx, info, true, 1 << lane, address, bad);
                }
            }
        }
        self.emit_accesses(cx, info, kind, &groups, &offsets);
    }

    /// Writes a cell that [`Machine::lane_cell`] has found valid.
    #[inline(always)]
    pub(super) fn put(
        &mut self,
        cx: &mut MemoryContext<'_>,
        address: u64,
        info: &AccessInfo,
        value: u64,
    ) {
        if let Ok(c) = self.memory.cell(cx.shared, address, u64::from(info.size), true) {
            write_le(c.bytes, value);
            if let Some(v) = c.valid {
                v.fill(1);
            }
        }
    }

    /// `atomicrmw` (`compare` is `None`) and `cmpxchg`, lane by lane in ascending order.
    pub(super) fn atomic<const W: usize>(
        &mut self,
        r: &mut Registers<'_, W>,
        cx: &mut MemoryContext<'_>,
        i: &Instr,
        compare_swap: bool,
    ) {
        let keep_values = self.keeps_values();
        let info = &self.program.accesses[i.imm as usize];
        let active = cx.context.active.bits();
        let mut groups = Groups::default();
        let mut offsets = [0u64; W];
        if info.polling {
            self.poll();
        }
        let kind = access_kind(info, true, true);
        if !compare_swap {
            let addresses = r.vector64(i.a).map(|a| a.wrapping_add(info.offset as u64));
            if self.modify(r, cx, (info, i), &addresses, kind) {
                return;
            }
        }
        for lane in lanes(active) {
            let base = r.lane(i.a, lane);
            let address = base.wrapping_add(info.offset as u64);
            let operand = r.lane(i.b, lane);
            let change = |old: u64| {
                if compare_swap {
                    let new = r.lane(i.c, lane);
                    if old == operand & size_mask(info.size as usize) { new } else { old }
                } else {
                    read_modify_write(info, old, operand)
                }
            };
            // The ordinary case, in which nothing happens between looking and changing.
            if !keep_values
                && address >> 32 != LOCAL_WINDOW
                && Self::check(info, base).is_ok()
                && let Ok(cell) = self.memory.cell(cx.shared, address, u64::from(info.size), true)
                && !cell.is_fresh()
            {
                let old = read_le(cell.bytes);
                let new = change(old) & size_mask(info.size as usize);
                offsets[lane] = cell.offset;
                groups.add(cell.object, lane);
                if new != old {
                    write_le(cell.bytes, new);
                    if let Some(valid) = cell.valid {
                        valid.fill(1);
                    }
                    self.changed();
                }
                if i.d.is_some() {
                    r.set_lane(i.d, lane, old);
                }
                continue;
            }
            let old = match self.lane_cell(cx, info, lane, base, address, true) {
                LaneCell::Local(bytes) => {
                    let old = read_le(bytes);
                    let new = change(old);
                    write_le(bytes, new);
                    old
                }
                LaneCell::Shared { object, offset, value: old, fresh } => {
                    offsets[lane] = offset;
                    groups.add(object, lane);
                    let new = change(old) & size_mask(info.size as usize);
                    if fresh {
                        self.uninitialized(cx, info, 1 << lane, (object, offset));
                    }
                    if new != old {
                        self.changed();
                    }
                    if new != old || fresh {
                        self.put(cx, address, info, new);
                    }
                    if keep_values {
                        self.scratch.before[lane] = old;
                        self.scratch.after[lane] = new;
                    }
                    old
                }
                LaneCell::Bad(bad) => {
                    self.memory_fault(cx, info, true, 1 << lane, address, bad);
                    0
                }
            };
            if i.d.is_some() {
                r.set_lane(i.d, lane, old);
            }
        }
        self.emit_accesses(cx, info, kind, &groups, &offsets);
    }
}

/// One lane's cell; shared and global ones as a copy, since the observer is notified before they
/// change.
pub(super) enum LaneCell<'a> {
    Local(&'a mut [u8]),
    Shared { object: ObjectId, offset: u64, value: u64, fresh: bool },
    Bad(BadAddress),
}

/// Lanes of an instruction by the object they access, in order of first lane. Nearly always one
/// group.
pub(super) struct Groups {
    items: [(ObjectId, u64); 4],
    len: usize,
    more: Vec<(ObjectId, u64)>,
}

impl Default for Groups {
    fn default() -> Self {
        Self { items: [(ObjectId(0), 0); 4], len: 0, more: vec![] }
    }
}

impl Groups {
    #[inline(always)]
    pub(super) fn add(&mut self, object: ObjectId, lane: usize) {
        if self.len > 0 && self.items[0].0 == object {
            self.items[0].1 |= 1 << lane;
            return;
        }
        self.add_other(object, lane);
    }
    fn add_other(&mut self, object: ObjectId, lane: usize) {
        for g in self.items[..self.len].iter_mut().chain(&mut self.more) {
            if g.0 == object {
                g.1 |= 1 << lane;
                return;
            }
        }
        if self.len < self.items.len() {
            self.items[self.len] = (object, 1 << lane);
            self.len += 1;
        } else {
            self.more.push((object, 1 << lane));
        }
    }
    fn iter(&self) -> impl Iterator<Item = &(ObjectId, u64)> {
        self.items[..self.len].iter().chain(&self.more)
    }
}

/// The lanes of one half of a group of 32.
#[inline(always)]
fn halves<const W: usize>(row: &[u64; W], half: usize) -> &[u64; 16] {
    row[half * 16..].first_chunk().expect("16 lanes")
}

/// The lanes of a mask, in order.
#[inline(always)]
pub(super) fn lanes(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let lane = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(lane)
    })
}

#[inline(always)]
pub(super) fn all_ones(valid: &[u8]) -> bool {
    match valid.len() {
        // By eights: vectors of bytes are not joined in one instruction.
        64 => {
            let eights = valid.as_chunks().0.iter().map(|&eight| u64::from_ne_bytes(eight));
            eights.fold(u64::MAX, |all, eight| all & eight) == u64::from_ne_bytes([1; 8])
        }
        4 => valid == [1; 4],
        8 => valid == [1; 8],
        _ => !valid.contains(&0),
    }
}

#[inline(always)]
pub(super) fn size_mask(size: usize) -> u64 {
    if size >= 8 { u64::MAX } else { (1 << (size * 8)) - 1 }
}
