//! Asynchronous copies (PTX ISA, `cp.async`) and barriers in shared memory (`mbarrier`).
//!
//! The bytes of a copy are moved at once, which is one of the orders that PTX allows. That it *may*
//! happen at any time until somebody has waited is left to the observer: it is notified when the
//! copy starts ([`events::Access::asynchronous`]) and when it is known to be done
//! ([`Observer::copy_done`]).
//!
//! An mbarrier is eight bytes whose layout PTX leaves open. Here: the arrivals that its phase still
//! waits for, the arrivals that a phase expects, the number of the phase (20 bits each), and a
//! mark. Arrivals and waits are reported as atomic operations of block scope that release and
//! acquire, on the half of the eight bytes that the parity of the phase selects: so a thread that
//! waits for a phase is not ordered after arrivals at the next one.

use super::access::{Groups, LaneCell, MemoryContext, lanes};
use super::block::Block;
use super::machine::Machine;
use super::memory::{BadAddress, Shared, read_le};
use super::registers::Registers;
use super::warp::context;
use crate::bytecode::op::{NO_COPY, arrive, test};
use crate::bytecode::{AccessInfo, Instr, Op, SiteId};
use base::limits::MAX_OPEN_COPIES;
use events::{
    Access, AccessKind, Fault, FaultKind, LaneMask, LaneValues, Lanes, ObjectId, Observer,
    SHARED_OBJECT, Scope, WarpContext,
};

/// Pending asynchronous copies of the lanes of a warp.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Copies {
    open: Vec<Copy>,
    /// Number of groups that each lane has committed.
    groups: Vec<u32>,
}

/// An asynchronous copy of one lane.
#[derive(Clone, PartialEq, Debug)]
struct Copy {
    site: SiteId,
    lane: u32,
    /// Number of its group among those of the lane.
    group: u32,
    /// Destination in shared memory, `None` if it is not valid, and number of bytes.
    to: Option<u64>,
    size: u32,
    /// Source: object, offset, bytes.
    from: (ObjectId, u64, u32),
    /// The mbarrier that tracks it: address and phase.
    told: Option<(u64, u64)>,
}

impl Copies {
    /// Discards all copies, for the next block.
    pub(super) fn clear(&mut self) {
        self.open.clear();
        self.groups.clear();
    }
    fn group(&self, lane: usize) -> u32 {
        self.groups.get(lane).copied().unwrap_or(0)
    }
    /// The lanes of `mask` commit their group.
    pub(super) fn commit(&mut self, mask: u64) {
        for l in lanes(mask) {
            if self.groups.len() <= l {
                self.groups.resize(l + 1, 0);
            }
            self.groups[l] = self.groups[l].saturating_add(1);
        }
    }
}

/// Splits a read of `bytes` bytes into parts of up to eight bytes: offset and size.
fn parts(bytes: u32) -> impl Iterator<Item = (u32, u32)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let left = bytes - at;
        let size = left.checked_ilog2().map(|log| (1 << log).min(8))?;
        at += size;
        Some((at - size, size))
    })
}

impl<O: Observer> Machine<'_, O> {
    /// The asynchronous copy `i` of each active lane.
    pub(super) fn copy_async<const W: usize>(
        &mut self,
        r: &mut Registers<'_, W>,
        cx: &mut MemoryContext<'_>,
        i: &Instr,
        copies: &mut Copies,
    ) {
        let keep_values = self.keeps_values();
        let to = self.program.accesses[i.imm as usize];
        let from = self.program.accesses[i.imm as usize + 1];
        let width = to.align;
        let mut wanted = [0u32; W];
        let mut mask = 0u64;
        for l in lanes(cx.context.active.bits()) {
            let bytes = r.lane(i.c, l) as u32;
            if bytes != NO_COPY {
                wanted[l] = bytes.min(width);
                mask |= 1 << l;
            }
        }
        if mask == 0 {
            return;
        }
        self.changed();
        // More copies than fit into shared memory write some bytes twice, so a race has been
        // reported already.
        cx.asynchronous = copies.open.len() < MAX_OPEN_COPIES;
        let first = copies.open.len();
        for l in lanes(mask) {
            copies.open.push(Copy {
                site: cx.site,
                lane: l as u32,
                group: copies.group(l),
                to: None,
                size: width,
                from: (SHARED_OBJECT, 0, 0),
                told: None,
            });
        }
        let mine = &mut copies.open[first..];
        let index = |l: usize| (mask & ((1 << l) - 1)).count_ones() as usize;
        let mut values = [0u128; W];
        let mut bad = 0u64;
        // Eight bytes for all lanes, then the next eight; odd remainders of lanes that read less
        // are handled separately.
        for at in (0..width).step_by(8) {
            for size in [8u32, 4, 2, 1] {
                let part = |l: usize| {
                    parts(wanted[l]).find(|p| p.1 == size && p.0 >= at && p.0 < at + 8).map(|p| p.0)
                };
                let now = lanes(mask & !bad).filter(|&l| part(l).is_some());
                let now = now.fold(0, |m, l| m | 1u64 << l);
                if now == 0 {
                    continue;
                }
                let info = AccessInfo { size, ..from };
                let (mut groups, mut offsets) = (Groups::default(), [0u64; W]);
                for l in lanes(now) {
                    let part = part(l).unwrap_or(0);
                    let base = r.lane(i.b, l);
                    let address = base.wrapping_add(u64::from(part));
                    match self.lane_cell(cx, &info, l, base, address, false) {
                        LaneCell::Shared { object, offset, value, .. } => {
                            offsets[l] = offset;
                            groups.add(object, l);
                            values[l] |= u128::from(value) << (8 * part);
                            if keep_values {
                                self.scratch.before[l] = value;
                                self.scratch.after[l] = value;
                            }
                            let c = &mut mine[index(l)];
                            let start = if c.from.2 == 0 { offset } else { c.from.1 };
                            c.from = (object, start, part + size);
                        }
                        LaneCell::Local(_) => {}
                        LaneCell::Bad(why) => {
                            bad |= 1 << l;
                            self.memory_fault(cx, &info, false, 1 << l, address, why);
                        }
                    }
                }
                self.emit_accesses(cx, &info, AccessKind::Read, &groups, &offsets);
            }
        }
        let mut bad = 0u64;
        for at in (0..width).step_by(to.size as usize) {
            let (mut groups, mut offsets) = (Groups::default(), [0u64; W]);
            for l in lanes(mask & !bad) {
                let base = r.lane(i.a, l);
                let address = base.wrapping_add(u64::from(at));
                match self.lane_cell(cx, &to, l, base, address, true) {
                    LaneCell::Shared { object, offset, value: before, .. } => {
                        offsets[l] = offset;
                        groups.add(object, l);
                        let value = (values[l] >> (8 * at)) as u64;
                        self.put(cx, address, &to, value);
                        if keep_values {
                            self.scratch.before[l] = before;
                            self.scratch.after[l] =
                                value & super::access::size_mask(to.size as usize);
                        }
                        if at == 0 {
                            mine[index(l)].to = Some(offset);
                        }
                    }
                    LaneCell::Local(_) => {}
                    LaneCell::Bad(why) => {
                        bad |= 1 << l;
                        self.memory_fault(cx, &to, true, 1 << l, address, why);
                    }
                }
            }
            self.emit_accesses(cx, &to, AccessKind::Write, &groups, &offsets);
        }
        if !cx.asynchronous {
            copies.open.truncate(first);
        }
        cx.asynchronous = false;
    }

    /// The active lanes wait until at most their last `open` groups of copies are pending, or with
    /// `None` until all copies are done.
    pub(super) fn wait_copies<const W: usize>(
        &mut self,
        block: &mut Block<W>,
        context: WarpContext,
        open: Option<[u64; W]>,
    ) {
        let Some(copies) = block.copies.get_mut(context.warp as usize) else { return };
        let groups = std::mem::take(&mut copies.groups);
        let done = |c: &Copy| {
            let closed = groups.get(c.lane as usize).copied().unwrap_or(0);
            context.active.contains(c.lane)
                && open.is_none_or(|open| {
                    u64::from(c.group) + open[c.lane as usize] < u64::from(closed)
                })
        };
        self.finish(&block.shared, copies, context, true, done);
        copies.groups = groups;
    }

    /// Ends the copies of a block that ends.
    pub(super) fn end_copies<const W: usize>(&mut self, block: &mut Block<W>) {
        for (warp, copies) in (0..).zip(&mut block.copies) {
            if !copies.open.is_empty() {
                let context = context(block.linear, warp, 0, block.interval, self.steps);
                self.finish(&block.shared, copies, context, true, |_| true);
            }
        }
    }

    /// Reports that copies are done, and removes them.
    fn finish(
        &mut self,
        shared: &Shared,
        copies: &mut Copies,
        context: WarpContext,
        waited: bool,
        done: impl Fn(&Copy) -> bool,
    ) {
        let keep_values = self.keeps_values();
        if !O::ACCESSES {
            copies.open.retain(|c| !done(c));
            return;
        }
        let observer = &mut self.observer;
        let objects = &self.memory.objects;
        let mut value = [0; 64];
        copies.open.retain(|c| {
            if !done(c) {
                return true;
            }
            let context =
                WarpContext { active: context.active | LaneMask::lane(c.lane), ..context };
            let mut report = |kind, object: ObjectId, all: &[u8], offset: u64, size: u32| {
                let at = offset as usize;
                if keep_values {
                    value[c.lane as usize & 63] =
                        all.get(at..at + size as usize).map_or(0, read_le);
                }
                let values = LaneValues { before: &value, after: &value };
                observer.copy_done(
                    &Access {
                        context,
                        site: c.site,
                        kind,
                        volatile: false,
                        object,
                        size,
                        lanes: Lanes::Same { mask: LaneMask::lane(c.lane), offset },
                        values: keep_values.then_some(values),
                        asynchronous: true,
                    },
                    waited,
                );
            };
            let (object, start, bytes) = c.from;
            let held = objects.get(object.0 as usize).map_or(&[][..], |o| &o.bytes);
            for (at, size) in parts(bytes) {
                report(AccessKind::Read, object, held, start + u64::from(at), size);
            }
            if let Some(to) = c.to {
                for (at, size) in parts(c.size) {
                    let offset = to + u64::from(at);
                    report(AccessKind::Write, SHARED_OBJECT, &shared.bytes, offset, size);
                }
            }
            false
        });
    }

    /// Executes an operation on the mbarriers that the active lanes name. Returns the lanes that
    /// must keep waiting.
    pub(super) fn mbarrier<const W: usize>(
        &mut self,
        r: &mut Registers<'_, W>,
        block: &mut Block<W>,
        context: WarpContext,
        site: SiteId,
        i: &Instr,
    ) -> u64 {
        let mut told = Told::<W>::new();
        let mut out = [0u64; W];
        let mut failed = 0u64;
        let active = context.active.bits();
        for l in lanes(active) {
            let address = r.lane(i.a, l);
            let at = match place(&block.shared, address, i.op != Op::MbarrierInit) {
                Ok(at) => at,
                Err(bad) => {
                    self.mbarrier_fault(site, context, l, address, bad, i.op != Op::MbarrierTest);
                    // No thread would ever arrive: end the waiting loop.
                    out[l] = u64::from(i.op == Op::MbarrierTest);
                    continue;
                }
            };
            let word = Word::read(&block.shared, at);
            let next = match i.op {
                Op::MbarrierInit => {
                    let count = r.lane(i.b, l) & Word::MOST;
                    Some(Word { pending: count, expected: count, phase: 0 }.bits())
                }
                Op::MbarrierInval => Some(0),
                Op::MbarrierArrive => {
                    let count = if i.b.is_some() { r.lane(i.b, l) & Word::MOST } else { 1 };
                    out[l] = word.bits();
                    if i.imm & arrive::COPIES != 0
                        && let Some(copies) = block.copies.get_mut(context.warp as usize)
                    {
                        let mine = |c: &&mut Copy| c.lane == l as u32 && c.told.is_none();
                        for c in copies.open.iter_mut().filter(mine) {
                            c.told = Some((address, word.phase));
                        }
                    }
                    let next = word.arrived(count, i.imm);
                    if next.is_none() {
                        let what = if count > word.pending {
                            "more threads arrive at an mbarrier than it expects"
                        } else {
                            "an arrival with `noComplete` completes the phase of an mbarrier"
                        };
                        let kind = FaultKind::Trap;
                        self.plain_fault(kind, site, context, 1 << l, what.to_owned());
                    }
                    told.add(l, at + word.half(), word.pending, next.map_or(0, |w| w.pending));
                    next.map(Word::bits)
                }
                _ => {
                    let token = r.lane(i.b, l);
                    let (over, half) = if i.imm & test::PARITY != 0 {
                        (word.phase & 1 != token & 1, 4 * (token & 1))
                    } else {
                        let token = Word::of(token);
                        (word.phase != token.phase, token.half())
                    };
                    out[l] = u64::from(over);
                    failed |= u64::from(!over) << l;
                    told.add(l, at + half, word.pending, word.pending);
                    if over {
                        self.finish_told(block, context, address, word.phase);
                    }
                    None
                }
            };
            if let Some(next) = next {
                self.changed();
                let at = at as usize;
                block.shared.bytes[at..at + 8].copy_from_slice(&next.to_le_bytes());
                block.shared.valid[at..at + 8].fill(1);
            }
            if matches!(i.op, Op::MbarrierInit | Op::MbarrierInval) {
                told.add(l, at, word.bits(), next.unwrap_or(0));
            }
        }
        if failed != 0 {
            self.poll();
        }
        if i.d.is_some() {
            if i.op == Op::MbarrierTest {
                let yes = lanes(active).fold(0, |m, l| m | out[l] << l);
                r.blend_mask(i.d, yes, active);
            } else {
                r.write(i.d, &out, active);
            }
        }
        let relaxed = i.op == Op::MbarrierArrive && i.imm & arrive::RELAXED != 0;
        let atomic = |writes, acquire, release| AccessKind::Atomic {
            reads: true,
            writes,
            scope: Scope::Block,
            acquire,
            release,
        };
        let (kind, size) = match i.op {
            Op::MbarrierArrive => (atomic(true, false, !relaxed), 4),
            Op::MbarrierTest => (atomic(false, true, false), 4),
            _ => (AccessKind::Write, 8),
        };
        told.report(&mut self.observer, context, site, kind, size, !failed);
        if failed != 0 {
            // Lanes that must keep waiting are not ordered after anything.
            told.report(&mut self.observer, context, site, atomic(false, false, false), 4, failed);
        }
        failed
    }

    /// Ends the copies of the block that are tracked by the mbarrier in a phase before `phase`.
    fn finish_told<const W: usize>(
        &mut self,
        block: &mut Block<W>,
        context: WarpContext,
        address: u64,
        phase: u64,
    ) {
        let done = |c: &Copy| c.told.is_some_and(|(a, p)| a == address && Word::before(p, phase));
        for (warp, copies) in (0..).zip(&mut block.copies) {
            if copies.open.iter().any(done) {
                let context = WarpContext { warp, active: LaneMask::NONE, ..context };
                self.finish(&block.shared, copies, context, false, done);
            }
        }
    }

    #[cold]
    fn mbarrier_fault(
        &mut self,
        site: SiteId,
        context: WarpContext,
        lane: usize,
        address: u64,
        bad: BadAddress,
        write: bool,
    ) {
        self.announced += 1;
        self.observer.fault(&Fault {
            kind: bad.kind,
            site,
            context,
            lanes: LaneMask(1 << lane),
            address: Some(address),
            object: bad.object,
            offset: bad.offset,
            size: 8,
            write: write && bad.kind != FaultKind::UninitializedRead,
            local: false,
            message: String::new(),
            warp: None,
        });
    }
}

/// The decoded fields of an mbarrier.
#[derive(Clone, Copy)]
struct Word {
    pending: u64,
    expected: u64,
    phase: u64,
}

impl Word {
    /// Maximum number of arrivals that an mbarrier can count (PTX ISA, "Size and alignment of
    /// mbarrier object").
    const MOST: u64 = (1 << 20) - 1;
    /// Upper four bits of every mbarrier in use.
    const MARK: u64 = 0xb << 60;

    fn of(bits: u64) -> Self {
        let part = |n: u32| bits >> (20 * n) & Self::MOST;
        Self { pending: part(0), expected: part(1), phase: part(2) }
    }
    fn read(shared: &Shared, at: u64) -> Self {
        Self::of(read_le(&shared.bytes[at as usize..at as usize + 8]))
    }
    fn bits(self) -> u64 {
        self.pending | self.expected << 20 | self.phase << 40 | Self::MARK
    }
    /// Which half of the eight bytes represents the phase.
    fn half(self) -> u64 {
        4 * (self.phase & 1)
    }
    /// Whether phase `a` is before `b`, allowing for wrap-around.
    fn before(a: u64, b: u64) -> bool {
        let ahead = b.wrapping_sub(a) & Self::MOST;
        ahead != 0 && ahead <= Self::MOST / 2
    }
    /// The state after `count` arrivals of these kinds; `None` if they are not allowed.
    fn arrived(mut self, count: u64, kinds: u32) -> Option<Self> {
        if kinds & arrive::COPIES != 0 && kinds & arrive::COUNTED == 0 {
            // One additional arrival is expected, and happens.
            return Some(self);
        }
        if kinds & arrive::DROP != 0 {
            self.expected = self.expected.checked_sub(count)?;
        }
        self.pending = self.pending.checked_sub(count)?;
        if self.pending == 0 {
            if kinds & arrive::NO_COMPLETE != 0 {
                return None;
            }
            self.pending = self.expected;
            self.phase = (self.phase + 1) & Self::MOST;
        }
        Some(self)
    }
}

/// Offset in shared memory of the mbarrier at an address; `used` if it must be initialised.
fn place(shared: &Shared, address: u64, used: bool) -> Result<u64, BadAddress> {
    let offset = address & 0xffff_ffff;
    let bad = |kind| {
        let object = (address >> 32 == 1).then_some(SHARED_OBJECT);
        Err(BadAddress { kind, object, offset: offset as i64 })
    };
    match address >> 32 {
        1 => {}
        0 => return bad(FaultKind::NullPointer),
        _ => return bad(FaultKind::WrongSpace),
    }
    if offset + 8 > shared.bytes.len() as u64 {
        return bad(FaultKind::OutOfBounds);
    }
    if !offset.is_multiple_of(8) {
        return bad(FaultKind::Misaligned);
    }
    let at = offset as usize;
    if used && read_le(&shared.bytes[at..at + 8]) >> 60 != Word::MARK >> 60 {
        return bad(FaultKind::UninitializedRead);
    }
    Ok(offset)
}

/// Operations of lanes on mbarriers, to be reported.
struct Told<const W: usize> {
    mask: u64,
    offsets: [u64; W],
    before: [u64; 64],
    after: [u64; 64],
}

impl<const W: usize> Told<W> {
    fn new() -> Self {
        Self { mask: 0, offsets: [0; W], before: [0; 64], after: [0; 64] }
    }
    fn add(&mut self, lane: usize, offset: u64, before: u64, after: u64) {
        self.mask |= 1 << lane;
        self.offsets[lane] = offset;
        self.before[lane] = before;
        self.after[lane] = after;
    }
    fn report<O: Observer>(
        &self,
        observer: &mut O,
        context: WarpContext,
        site: SiteId,
        kind: AccessKind,
        size: u32,
        of: u64,
    ) {
        let mask = self.mask & of;
        if !O::ACCESSES || mask == 0 {
            return;
        }
        let values = LaneValues { before: &self.before, after: &self.after };
        observer.access(&Access {
            context,
            site,
            kind,
            volatile: false,
            object: SHARED_OBJECT,
            size,
            lanes: Lanes::Scattered { mask: LaneMask(mask), offsets: &self.offsets },
            values: O::VALUES.then_some(values),
            asynchronous: false,
        });
    }
}
