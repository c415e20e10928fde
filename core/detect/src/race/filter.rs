//! The first pass: which bytes have a racing pair at all?
//!
//! [`RaceFilter`] follows a run with two numbers a cell (see [`super::segments`]) and marks each byte
//! for which some access was not ordered after an earlier conflicting one. It never misses a byte
//! with a race; it knows nothing of fences, of warp barriers for some lanes only, or of polling, so
//! bytes that those protect are marked too, and the second pass ([`super::exact`]) acquits them.
//!
//! Why a last writer and a summary of readers suffice: while a byte is not marked, all its writes are
//! ordered one after the other, and whatever is unordered with an earlier one is either unordered
//! with the last one as well or ordered behind it and so, order being transitive, behind all.

use super::marks::{Against, Marks};
use super::segments::{CODE_SHIFT, Relation, SEGMENT_LIMIT, SEVERAL, Segments, Turn};
use super::shadow::{
    self, AccessClass, Run, Shadow, atomic_cell, atomic_code, read_cell, write_cell,
};
use super::static_filter::StaticFilter;
use crate::access::selection::{ObjectBytes, Selection};
use crate::result::RaceLimit;
use base::entity::Entity;
use base::limits::RunLimits;
use events::{
    Access, AccessKind, BarrierDone, LaneMask, Lanes, ObjectId, Observer, Scope, SiteId,
    WarpContext,
};
use launch::{Dim3, Launch};
use std::collections::BTreeMap;

/// The first pass over a run. See the module's documentation.
#[derive(Clone, Debug)]
pub struct RaceFilter {
    segments: Segments,
    objects: Vec<ObjectState>,
    /// Shadow of shared memory of blocks that wait for their turn.
    parked: BTreeMap<u64, Shadow>,
    /// Bytes of all shadows, and how many there may be.
    held: u64,
    max_shadow: u64,
    /// Warp and step of the last write under lockstep: an instruction may come in several pieces.
    last_write: Option<(u64, u32, u64)>,
    limit: Option<RaceLimit>,
    /// What is known before the run.
    known: StaticFilter,
    marks: Marks,
}

#[derive(Clone, Debug, Default)]
struct ObjectState {
    shadow: Shadow,
    size: u64,
    /// Whether some access was not made of whole words.
    bytewise: bool,
    /// One bit for each byte that has a race.
    flagged: Vec<u64>,
}

impl ObjectState {
    /// Whether all bytes of a cell are marked. (Blocks that take turns may have cells of different
    /// sizes for one stretch of shared memory.)
    fn is_flagged(&self, cell: usize) -> bool {
        let (byte, all) = (self.first_byte(cell), (1 << (1 << self.shadow.shift)) - 1);
        self.flagged.get(byte / 64).is_some_and(|w| w >> (byte % 64) & all == all)
    }
    /// The byte of the object at which the cell begins that lies at `cell` in the arrays.
    fn first_byte(&self, cell: usize) -> usize {
        let at = cell << self.shadow.shift;
        if self.shadow.has_pages() { self.shadow.byte_of(at as u64) as usize } else { at }
    }
    fn flag(&mut self, cell: usize) {
        let first = self.first_byte(cell);
        for byte in first..first + (1 << self.shadow.shift) {
            if self.flagged.len() <= byte / 64 {
                self.flagged.resize((byte / 64 + 1).max(self.flagged.len() * 2), 0);
            }
            self.flagged[byte / 64] |= 1 << (byte % 64);
        }
    }
}

/// An access with what the slow path needs to know of it.
#[derive(Clone, Copy)]
struct Act {
    context: WarpContext,
    site: SiteId,
    object: usize,
    class: AccessClass,
    /// The warp's segment.
    code: u32,
    /// Whether writes in lockstep may still be of one instruction.
    same_step: bool,
}

impl RaceFilter {
    /// A filter for one run.
    pub fn new(limits: &RunLimits) -> Self {
        Self::with_segment_limit(limits, SEGMENT_LIMIT)
    }
    /// A filter that gives its segments new numbers after `limit` of them; for tests.
    #[doc(hidden)]
    pub fn with_segment_limit(limits: &RunLimits, limit: u32) -> Self {
        Self {
            segments: Segments::new(limit),
            objects: vec![],
            parked: BTreeMap::new(),
            held: 0,
            max_shadow: limits.max_shadow,
            last_write: None,
            limit: None,
            known: StaticFilter::default(),
            marks: Marks::default(),
        }
    }
    /// The same with what is known before the run.
    #[must_use]
    pub fn with_known(self, known: StaticFilter) -> Self {
        Self { known, ..self }
    }
    /// Whether the run was not as it was known to be, see [`StaticFilter::strayed`].
    pub fn strayed(&self) -> bool {
        self.known.strayed()
    }
    /// Whether some byte has a race, as far as this pass can tell.
    pub fn any(&self) -> bool {
        self.objects.iter().any(|o| !o.flagged.is_empty())
    }
    /// Why bytes were marked.
    pub fn marks(&self) -> &Marks {
        &self.marks
    }
    /// Set if the run was too large for the shadow memory it may have; results are then partial.
    pub fn limit(&self) -> Option<RaceLimit> {
        self.limit
    }
    /// The bytes that have a race, as far as this pass can tell.
    pub fn flagged(&self) -> Selection {
        let mut selection = Selection::new();
        for (i, object) in self.objects.iter().enumerate() {
            let mut ranges: Vec<(u64, u64)> = vec![];
            for (word, &bits) in object.flagged.iter().enumerate() {
                let mut left = bits;
                while left != 0 {
                    let start = left.trailing_zeros();
                    let count = (left >> start).trailing_ones();
                    let from = word as u64 * 64 + u64::from(start);
                    let to = from + u64::from(count);
                    match ranges.last_mut() {
                        Some(last) if last.1 == from => last.1 = to,
                        _ => ranges.push((from, to)),
                    }
                    left &= !((u64::MAX >> (64 - count)) << start);
                }
            }
            let granule = if object.bytewise { 1 } else { 4 };
            selection.set(ObjectId::new(i), ObjectBytes::new(granule, ranges));
        }
        selection
    }

    /// Makes the access's block, interval and warp the present ones; the warp's segment code.
    #[inline(always)]
    fn enter(&mut self, context: &WarpContext) -> u32 {
        if self.segments.full() {
            self.renumber();
        }
        if let Turn::Switched { from } = self.segments.enter(context) {
            self.exchange_shared(from, context.block);
        }
        self.segments.code(context)
    }
    #[cold]
    fn exchange_shared(&mut self, from: Option<u64>, to: u64) {
        let Some(object) = self.objects.first_mut() else {
            return;
        };
        if let Some(from) = from {
            self.parked.insert(from, std::mem::take(&mut object.shadow));
            object.shadow.shift = 2;
        }
        if let Some(shadow) = self.parked.remove(&to) {
            // What is replaced, if anything, was that of a block that has ended.
            let ended = std::mem::replace(&mut object.shadow, shadow);
            self.held -= ended.bytes();
        }
    }
    #[cold]
    fn renumber(&mut self) {
        let Some(map) = self.segments.renumber() else {
            self.limit.get_or_insert(RaceLimit::Threads);
            return;
        };
        for object in &mut self.objects {
            object.shadow.renumber(&map);
        }
        for shadow in self.parked.values_mut() {
            shadow.renumber(&map);
        }
    }
    /// Makes the object's shadow reach to byte `end`, with cells that fit the access. False if the
    /// limit forbids.
    #[cold]
    #[inline(never)]
    fn prepare(
        &mut self,
        object: usize,
        end: u64,
        words: bool,
        class: AccessClass,
        copies: bool,
    ) -> bool {
        while self.objects.len() <= object {
            self.objects.push(ObjectState {
                shadow: Shadow { shift: 2, ..Shadow::default() },
                ..ObjectState::default()
            });
        }
        let state = &mut self.objects[object];
        let before = state.shadow.bytes();
        state.bytewise |= !words;
        let shift = if words { state.shadow.shift } else { 0 };
        let have = state.shadow.reach;
        let arrays = 2
            + AccessClass::ATOMIC
                .iter()
                .filter(|&&c| {
                    !state.shadow.atomics[c.slot()].is_empty() || (class.atomic() && c == class)
                })
                .count() as u64
            + u64::from(copies || !state.shadow.open.is_empty());
        // Best the whole object at once, else some to spare, else what is needed.
        let sizes = if have >= end {
            [have; 3]
        } else {
            [end.max(have * 2).max(state.size), end.max(have * 2), end]
        };
        let most = (self.max_shadow.saturating_sub(self.held - before)) / (4 * arrays);
        let cells =
            sizes.iter().map(|s| s.next_multiple_of(4) >> shift).find(|&cells| cells <= most);
        let Some(cells) = cells.filter(|_| self.limit.is_none()) else {
            self.limit.get_or_insert(RaceLimit::Shadow(self.max_shadow));
            return false;
        };
        if shift != state.shadow.shift {
            state.shadow.split();
        }
        let open = state.size < end;
        state.shadow.grow(cells as usize, class.atomic().then_some(class), copies, open);
        self.held = self.held - before + state.shadow.bytes();
        true
    }
    /// The access with the places of its cells in the arrays instead of its offsets, if the object has pages.
    #[inline]
    fn place<'a>(&mut self, access: &Access<'a>, places: &'a mut [u64; 64]) -> Option<Access<'a>> {
        let shadow = &mut self.objects.get_mut(access.object.index())?.shadow;
        if !shadow.has_pages() {
            return None;
        }
        Self::place_in(shadow, access, places)
    }
    #[cold]
    #[inline(never)]
    fn place_in<'a>(
        shadow: &mut Shadow,
        access: &Access<'a>,
        places: &'a mut [u64; 64],
    ) -> Option<Access<'a>> {
        let size = u64::from(access.size);
        if let Lanes::Same { mask, offset } = access.lanes
            && let Some(offset) = shadow.place_of(offset, size)
        {
            return Some(Access { lanes: Lanes::Same { mask, offset }, ..*access });
        }
        let mut whole = !shadow.is_crowded();
        access.lanes.for_each(access.size, |lane, offset| {
            match shadow.place_of(offset, size).filter(|_| whole) {
                Some(place) => places[lane as usize & 63] = place,
                None => whole = false,
            }
        });
        if !whole {
            shadow.flatten();
            return None;
        }
        let lanes = match access.lanes {
            Lanes::Consecutive { first, count, .. } => {
                let (offset, last) = (places[first as usize], places[(first + count - 1) as usize]);
                if last == offset + u64::from(count - 1) * size {
                    Lanes::Consecutive { first, count, offset }
                } else {
                    Lanes::Scattered { mask: LaneMask::range(first, count), offsets: places }
                }
            }
            Lanes::Same { mask, .. } | Lanes::Scattered { mask, .. } => {
                Lanes::Scattered { mask, offsets: places }
            }
        };
        Some(Access { lanes, ..*access })
    }
    /// Marks what asynchronous copies may touch at the same time. They read global memory and write shared
    /// memory.
    fn meet_copies(&mut self, access: &Access<'_>, writes: bool) {
        let object = access.object.index();
        if object != 0 && !writes {
            return;
        }
        let (state, marks) = (&mut self.objects[object], &mut self.marks);
        access.lanes.for_each(access.size, |_, offset| {
            for cell in cells(offset, u64::from(access.size), state.shadow.shift) {
                if state.shadow.open.get(cell).is_some_and(|&n| n > 0) {
                    state.flag(cell);
                    marks.add(access.site, Against::Copy, Relation::Block);
                }
            }
        });
    }
    /// Asynchronous copies begin or are done.
    fn count_copies(&mut self, access: &Access<'_>, begin: bool) {
        let Some(state) = self.objects.get_mut(access.object.index()) else { return };
        let shadow = &mut state.shadow;
        access.lanes.for_each(access.size, |_, offset| {
            for cell in cells(offset, u64::from(access.size), shadow.shift) {
                if let Some(n) = shadow.open.get_mut(cell) {
                    if begin {
                        *n += 1;
                        shadow.all_open += 1;
                    } else if *n > 0 {
                        *n -= 1;
                        shadow.all_open -= 1;
                    }
                }
            }
        });
    }
    /// Looks closely at the cells that one lane touches.
    fn slow(&mut self, act: &Act, lane: u32, cells: std::ops::Range<usize>) {
        for cell in cells {
            self.slow_cell(act, lane, cell);
        }
    }
    fn slow_cell(&mut self, act: &Act, lane: u32, cell: usize) {
        let Act { ref context, site, object, class, code, same_step } = *act;
        let shared = object == 0;
        let mine = code | lane;
        let state = &mut self.objects[object];
        if state.is_flagged(cell) {
            // Nothing more can be learned about it.
            self.marks.add_to_marked(site);
            return;
        }
        let mut race: Option<(Against, Relation)> = None;

        let w = state.shadow.writers[cell];
        let to_writer = self.segments.relation(w, lane, context, shared);
        if to_writer.conflicts()
            || class == AccessClass::Write && same_step && to_writer == Relation::Friend
        {
            race = Some((Against::Writer, to_writer));
        }

        let r = state.shadow.readers[cell];
        if class == AccessClass::Read {
            let relation = self.segments.relation(r, lane, context, shared);
            state.shadow.readers[cell] = self.segments.merge(r, relation, mine);
        } else if class.writes() {
            let relation = self.segments.relation(r, lane, context, shared);
            if relation.conflicts() {
                race = race.or(Some((Against::Reader, relation)));
            }
        }
        for other in AccessClass::ATOMIC {
            let Some(&a) = state.shadow.atomics[other.slot()].get(cell) else {
                continue;
            };
            let relation = self.segments.relation(a, lane, context, shared);
            if class.writes() || other.writes() {
                let narrow = class.block_scope() || other.block_scope();
                let conflicts = if class.atomic() {
                    narrow && relation == Relation::Grid
                } else {
                    relation.conflicts()
                };
                if conflicts {
                    race = race.or(Some((Against::Atomic, relation)));
                }
            }
            if class == other {
                state.shadow.atomics[other.slot()][cell] = self.segments.merge(a, relation, mine);
            }
        }
        if class == AccessClass::Write {
            state.shadow.writers[cell] = mine;
        }
        if let Some((against, relation)) = race {
            state.flag(cell);
            self.marks.add(site, against, relation);
        }
    }
    /// Whether the scopes of atomic operations can make a difference to an access of this class: between blocks.
    fn scopes_matter(&self, object: usize, class: AccessClass) -> bool {
        let atomics = &self.objects[object].shadow.atomics;
        let slots = [AccessClass::BlockWrite, AccessClass::BlockRead].map(AccessClass::slot);
        object != 0 && (class.block_scope() || slots.iter().any(|&s| !atomics[s].is_empty()))
    }
    /// Lanes that write a cell in one instruction: a race under every model.
    fn collisions(&mut self, act: &Act, size: u64, mask: u64, offsets: &[u64]) {
        // A filter of 256 bits tells most instructions without a collision from the rest.
        let mut seen = [0u64; 4];
        let mut maybe = size > 8;
        let mut m = mask;
        while m != 0 {
            let lane = m.trailing_zeros() as usize;
            m &= m - 1;
            let (first, last) = (offsets[lane] >> 2, (offsets[lane] + size - 1) >> 2);
            for word in first..=last.min(first + 1) {
                let slot = word as usize & 255;
                maybe |= seen[slot / 64] >> (slot % 64) & 1 != 0;
                seen[slot / 64] |= 1 << (slot % 64);
            }
        }
        if !maybe {
            return;
        }
        let state = &mut self.objects[act.object];
        let shift = state.shadow.shift;
        let mut m = mask;
        while m != 0 {
            let a = offsets[m.trailing_zeros() as usize];
            m &= m - 1;
            let mut n = m;
            while n != 0 {
                let b = offsets[n.trailing_zeros() as usize];
                n &= n - 1;
                let (from, to) = (a.max(b), a.min(b) + size);
                let mut byte = from;
                while byte < to {
                    state.flag((byte >> shift) as usize);
                    self.marks.add(act.site, Against::Instruction, Relation::Warp);
                    byte += 1 << shift;
                }
            }
        }
    }
}

/// Cells that `size` bytes from `offset` on lie in.
#[inline(always)]
fn cells(offset: u64, size: u64, shift: u32) -> std::ops::Range<usize> {
    (offset >> shift) as usize..((offset + size - 1) >> shift) as usize + 1
}

impl Observer for RaceFilter {
    // Whether a cell can be accessed depends on earlier accesses to it, not on how many there were.
    const EVERY_ROUND: bool = false;
    fn launch_begins(&mut self, launch: &Launch, objects: &[u64]) {
        self.segments.launch_begins(launch);
        self.objects = objects
            .iter()
            .map(|&size| ObjectState {
                shadow: Shadow { shift: 2, ..Shadow::default() },
                size,
                ..ObjectState::default()
            })
            .collect();
    }
    fn block_begins(&mut self, block: u64, _: Dim3) {
        let active = LaneMask::lane(0);
        let context = WarpContext { block, warp: 0, active, interval: 0, step: 0 };
        if self.segments.full() {
            self.renumber();
        }
        if let Turn::Switched { from } = self.segments.enter(&context) {
            self.exchange_shared(from, block);
        }
    }
    fn block_ends(&mut self, block: u64) {
        // The shadow of the present block's shared memory stays for the next one: its codes are
        // all older than that block.
        if !self.segments.block_ends(block)
            && let Some(shadow) = self.parked.remove(&block)
        {
            self.held -= shadow.bytes();
        }
    }
    #[inline(always)]
    fn ignores(&self, site: SiteId, object: ObjectId) -> bool {
        self.known.ignores(site, object)
    }
    #[inline(always)]
    fn access(&mut self, access: &Access<'_>) {
        if self.known.spares(access) {
            return;
        }
        if !self.quick(access) {
            // A copy, so that what the quick path looks at need not be in memory.
            let access = Access { ..*access };
            self.weigh(&access);
        }
    }
    fn copy_done(&mut self, access: &Access<'_>, _: bool) {
        if self.limit.is_some() {
            return;
        }
        self.enter(&access.context);
        let mut places = [0; 64];
        let placed = self.place(access, &mut places);
        self.count_copies(placed.as_ref().unwrap_or(access), false);
        // From now on it is as if the lane had done it now.
        self.access(&Access { asynchronous: false, ..*access });
    }
    fn barrier(&mut self, _: &BarrierDone) {
        // The interval of the next access tells.
    }
    fn grid_barrier(&mut self, _: SiteId, _: u64) {
        self.segments.grid_begins();
    }
    fn warp_barrier(&mut self, context: WarpContext, _: SiteId, mask: LaneMask) {
        self.enter(&context);
        self.segments.warp_barrier(&context, mask.bits());
    }
    #[inline(always)]
    fn branch(&mut self, context: WarpContext, _: SiteId, _: LaneMask) {
        if self.segments.lockstep() && self.limit.is_none() {
            self.enter(&context);
            self.segments.execute(&context);
        }
    }
    fn exit(&mut self, context: WarpContext, lanes: LaneMask) {
        self.enter(&context);
        self.segments.exit(&context, lanes.bits());
    }
    fn stop(&self) -> bool {
        self.limit.is_some()
    }
}

impl RaceFilter {
    /// Takes in an access of the most frequent kinds, which make up nearly all of a run, if it needs no closer
    /// look: a plain one of consecutive cells, or a plain read of one cell by all lanes. Returns false, with
    /// nothing changed, if it does. What it does is what [`Self::weigh`] would do.
    #[inline(always)]
    fn quick(&mut self, access: &Access<'_>) -> bool {
        let write = match access.kind {
            AccessKind::Read => false,
            AccessKind::Write => true,
            AccessKind::Atomic { .. } => return false,
        };
        let lockstep = self.segments.lockstep();
        // Writes in lockstep are compared with those of the same instruction.
        if access.asynchronous || self.limit.is_some() || lockstep && write {
            return false;
        }
        let Some(code) = self.segments.present(&access.context) else { return false };
        let slack = if lockstep { 127 } else { 0 };
        let bounds = self.segments.bounds(access.object.index() == 0);
        let Some(state) = self.objects.get_mut(access.object.index()) else { return false };
        let shift = state.shadow.shift;
        if state.shadow.mixed || access.size != 1 << (shift & 31) {
            return false;
        }
        let place = |offset: u64| {
            let place = offset >> (shift & 31);
            (place << (shift & 31) == offset && offset >> 32 == 0).then_some(place as usize)
        };
        match access.lanes {
            Lanes::Consecutive { first, count, offset } => {
                let run = Run { code, first, shift: 0, slack };
                let Some(from) = place(offset) else { return false };
                let to = from.wrapping_add(count as usize);
                // Of a number of cells that is known, the loops become a few instructions each.
                if count as usize == shadow::SIXTEEN && !write {
                    return state.shadow.read_sixteen(from, run, bounds).unwrap_or(false);
                }
                let Shadow { writers, readers, .. } = &mut state.shadow;
                let (Some(writers), Some(readers)) =
                    (writers.get_mut(from..to), readers.get_mut(from..to))
                else {
                    return false;
                };
                if let (Some(writers), Some(readers), shadow::SIXTEEN) = (
                    writers.first_chunk_mut::<16>(),
                    readers.first_chunk_mut::<16>(),
                    count as usize,
                ) {
                    return shadow::write_run(writers, readers, run, bounds);
                }
                if write {
                    shadow::write_run(writers, readers, run, bounds)
                } else {
                    shadow::read_run(writers, readers, run, bounds)
                }
            }
            Lanes::Same { mask, offset } if !write => {
                let Some(cell) = place(offset) else { return false };
                let Shadow { writers, readers, .. } = &mut state.shadow;
                let (Some(&w), Some(r)) = (writers.get(cell), readers.get_mut(cell)) else {
                    return false;
                };
                let several = mask.bits() & mask.bits().wrapping_sub(1) != 0;
                let mine = code | if several { SEVERAL } else { mask.first() & 63 };
                match read_cell(w, *r, mine, slack, bounds) {
                    Some(new) => {
                        *r = new;
                        true
                    }
                    None => false,
                }
            }
            _ => false,
        }
    }

    /// Takes in an access of any kind.
    #[inline(never)]
    fn weigh(&mut self, access: &Access<'_>) {
        if self.limit.is_some() {
            return;
        }
        let context = &access.context;
        let code = self.enter(context);
        let class = match access.kind {
            AccessKind::Read => AccessClass::Read,
            AccessKind::Write => AccessClass::Write,
            AccessKind::Atomic { writes, scope, .. } => match (scope == Scope::Block, writes) {
                (false, true) => AccessClass::WideWrite,
                (false, false) => AccessClass::WideRead,
                (true, true) => AccessClass::BlockWrite,
                (true, false) => AccessClass::BlockRead,
            },
        };
        let object = access.object.index();
        let size = u64::from(access.size);
        let (words, end) = extent(access);
        let ready = self.objects.get(object).is_some_and(|o| {
            end <= o.shadow.reach
                && (words || o.shadow.shift == 0)
                && (!class.atomic() || !o.shadow.atomics[class.slot()].is_empty())
                && (!access.asynchronous || !o.shadow.open.is_empty())
        });
        if !ready && !self.prepare(object, end, words, class, access.asynchronous) {
            return;
        }
        let mut places = [0; 64];
        let placed = self.place(access, &mut places);
        let access = placed.as_ref().unwrap_or(access);
        if self.objects[object].shadow.all_open > 0 {
            self.meet_copies(access, class.writes());
        }
        if access.asynchronous {
            self.count_copies(access, true);
        }
        let lockstep = self.segments.lockstep();
        let (site, same_step) = (access.site, false);
        let mut act = Act { context: *context, site, object, class, code, same_step };
        if lockstep && class == AccessClass::Write {
            let this = (context.block, context.warp, context.step);
            act.same_step = self.last_write == Some(this);
            self.last_write = Some(this);
        }
        let slack = if lockstep { 127 } else { 0 };
        let bounds = *self.segments.bounds(object == 0);
        let state = &mut self.objects[object];
        let shift = state.shadow.shift;
        let has_atomics = state.shadow.has_atomics();
        match access.lanes {
            Lanes::Consecutive { first, count, offset } => {
                let per_lane = size >> shift;
                if !class.atomic() && size == per_lane << shift && per_lane.is_power_of_two() {
                    let run = Run { code, first, shift: per_lane.trailing_zeros(), slack };
                    let from = (offset >> shift) as usize;
                    let to = from + (u64::from(count) * per_lane) as usize;
                    let quiet =
                        !has_atomics
                            || state.shadow.atomics.iter().all(|a| {
                                a.is_empty() || shadow::quiet(&a[from..to], &run, &bounds)
                            });
                    let Shadow { writers, readers, .. } = &mut state.shadow;
                    let (writers, readers) = (&mut writers[from..to], &mut readers[from..to]);
                    let done = quiet
                        && match class {
                            AccessClass::Read => shadow::read_run(writers, readers, run, &bounds),
                            _ => shadow::write_run(writers, readers, run, &bounds),
                        };
                    if done {
                        return;
                    }
                }
                for i in 0..count {
                    let at = offset + u64::from(i) * size;
                    self.slow(&act, first + i, cells(at, size, shift));
                }
            }
            Lanes::Same { mask, offset } => {
                let several = mask.count() > 1;
                let lane = mask.first() & 63;
                let joint = class.atomic() && !self.scopes_matter(object, class);
                for cell in cells(offset, size, shift) {
                    let state = &mut self.objects[object];
                    if class == AccessClass::Read && !has_atomics {
                        let mine = code | if several { SEVERAL } else { lane };
                        let w = state.shadow.writers[cell];
                        let r = &mut state.shadow.readers[cell];
                        if let Some(new) = read_cell(w, *r, mine, slack, &bounds) {
                            *r = new;
                            continue;
                        }
                    }
                    if joint {
                        let mine = code | if several { SEVERAL } else { lane };
                        let shadow = &mut self.objects[object].shadow;
                        // What one of the lanes did is not ordered with the others.
                        let apart = lockstep
                            || !several
                            || bounds.past(shadow.writers[cell])
                                && (!class.writes() || bounds.past(shadow.readers[cell]));
                        if apart && atomic_cell(shadow, cell, class, mine, slack, &bounds) {
                            continue;
                        }
                    }
                    for lane in mask.iter() {
                        self.slow_cell(&act, lane, cell);
                    }
                    if several && class == AccessClass::Write {
                        self.objects[object].flag(cell);
                        self.marks.add(site, Against::Instruction, Relation::Warp);
                    }
                }
            }
            Lanes::Scattered { mask, offsets } => {
                if lockstep && class == AccessClass::Write && mask.count() > 1 {
                    self.collisions(&act, size, mask.bits(), offsets);
                }
                let narrow = self.scopes_matter(object, class);
                // Mostly each lane has one cell, and they need no closer look.
                if !class.atomic() && !has_atomics && size == 1 << shift {
                    let mut left = mask.bits();
                    while left != 0 {
                        let Shadow { writers, readers, .. } = &mut self.objects[object].shadow;
                        let read = class == AccessClass::Read;
                        while left != 0 {
                            let lane = left.trailing_zeros();
                            let (mine, cell) = (code | lane, offsets[lane as usize] >> shift);
                            let (w, r) = (&mut writers[cell as usize], &mut readers[cell as usize]);
                            if read {
                                let Some(new) = read_cell(*w, *r, mine, slack, &bounds) else {
                                    break;
                                };
                                *r = new;
                            } else if write_cell(*w, *r, mine, slack, &bounds) {
                                *w = mine;
                            } else {
                                break;
                            }
                            left &= left - 1;
                        }
                        if left != 0 {
                            let lane = left.trailing_zeros();
                            self.slow_cell(&act, lane, (offsets[lane as usize] >> shift) as usize);
                            left &= left - 1;
                        }
                    }
                    return;
                }
                if class.atomic() && !narrow && size == 1 << shift {
                    let mut left = mask.bits();
                    while left != 0 {
                        let Shadow { writers, readers, atomics, .. } =
                            &mut self.objects[object].shadow;
                        let likes = &mut atomics[class.slot()][..];
                        while left != 0 {
                            let lane = left.trailing_zeros();
                            let (mine, cell) = (code | lane, offsets[lane as usize] >> shift);
                            let (w, a) = (writers[cell as usize], &mut likes[cell as usize]);
                            let r = if class.writes() { readers[cell as usize] } else { 0 };
                            let Some(new) = atomic_code(w, r, *a, mine, slack, &bounds) else {
                                break;
                            };
                            *a = new;
                            left &= left - 1;
                        }
                        if left != 0 {
                            let lane = left.trailing_zeros();
                            self.slow_cell(&act, lane, (offsets[lane as usize] >> shift) as usize);
                            left &= left - 1;
                        }
                    }
                    return;
                }
                for lane in mask.iter() {
                    let mine = code | lane;
                    for cell in cells(offsets[lane as usize], size, shift) {
                        let shadow = &mut self.objects[object].shadow;
                        if class.atomic() {
                            if !narrow && atomic_cell(shadow, cell, class, mine, slack, &bounds) {
                                continue;
                            }
                        } else if !has_atomics {
                            let (w, r) = (&mut shadow.writers[cell], &mut shadow.readers[cell]);
                            if class == AccessClass::Read {
                                if let Some(new) = read_cell(*w, *r, mine, slack, &bounds) {
                                    *r = new;
                                    continue;
                                }
                            } else if write_cell(*w, *r, mine, slack, &bounds) {
                                *w = mine;
                                continue;
                            }
                        }
                        self.slow_cell(&act, lane, cell);
                    }
                }
            }
        }
    }
}

/// Whether an access consists of whole aligned words, and the byte where it ends.
#[inline(always)]
fn extent(access: &Access<'_>) -> (bool, u64) {
    let size = u64::from(access.size);
    let mut bits = size;
    let mut last = 0;
    match access.lanes {
        Lanes::Consecutive { count, offset, .. } => {
            bits |= offset;
            last = offset + u64::from(count.saturating_sub(1)) * size;
        }
        Lanes::Same { offset, .. } => {
            bits |= offset;
            last = offset;
        }
        Lanes::Scattered { mask, offsets } => {
            for lane in mask.iter() {
                let o = offsets[lane as usize];
                bits |= o;
                last = last.max(o);
            }
        }
    }
    (bits.is_multiple_of(4), last + size)
}

const _: () = assert!(SEVERAL == 1 << (CODE_SHIFT - 1));

#[cfg(test)]
mod tests;
