//! Numbers for "who, and when" that fit a shadow cell.
//!
//! A *segment* is a stretch of one warp's run inside one barrier interval. A shadow cell holds a
//! *code*: `segment << 7 | several << 6 | lane`, below 2^31 so that signed vector compares work;
//! 0 is "nobody". Segment numbers only grow, and every (block, interval) takes a fresh range:
//!
//! ```text
//! base             several warps of this interval
//! base + 1 + w     warp w, until it passes a warp barrier (or, under lockstep, its mask changes)
//! later numbers    further segments of single warps (`Extra`)
//! ```
//!
//! Under lockstep a segment belongs to one active mask. When the warp comes back to a mask it may go
//! on with the segment, which then stands for the later stretch (see [`super::convergence`]).
//!
//! so "ordered by a barrier of the same block" is a compare with two bounds, and nothing is cleared
//! when a barrier completes or a block ends. One more number for each stretch between grid barriers
//! stands for "several blocks".
//!
//! Blocks mostly run one after the other. When they take turns, the bounds that tell own segments
//! from those of other blocks no longer hold for segments older than the turn; [`Bounds::ambiguous`]
//! sends those to the slow path, which searches the block's list of own ranges.

use super::convergence::Convergence;
use events::WarpContext;
use launch::{Launch, Model};
use std::collections::BTreeMap;

/// Bits below the segment number: six for the lane, one for "several lanes".
pub(super) const CODE_SHIFT: u32 = 7;
/// Mark of a code that stands for several lanes of its segment.
pub(super) const SEVERAL: u32 = 64;
/// Segment numbers end here, so that codes stay below 2^31.
const SEGMENT_END: u32 = 1 << 24;
/// Numbers are given anew from here on; what one event can take lies between this and the end.
pub(super) const SEGMENT_LIMIT: u32 = SEGMENT_END - (1 << 13);
/// After a renumbering: blocks that have ended, which is as good as "several blocks".
const ENDED: u32 = 1;
/// Most lockstep segments of one block that a renumbering keeps apart.
const MAX_KEPT_EXTRAS: usize = 1 << 14;

/// What the fast path compares codes with.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bounds {
    /// Codes below are nobody's, or ordered before everything from now on.
    pub lo: u32,
    /// Codes in `lo..run` are other blocks' (or, if `ambiguous`, also older ones of this block).
    pub run: u32,
    /// Codes in `run..interval` are of earlier intervals of this block; those from `interval` on are
    /// of the present interval.
    pub interval: u32,
    /// Code of "several warps of this interval".
    pub warps: u32,
    /// Code of "several blocks".
    pub blocks: u32,
    /// See `run`.
    pub ambiguous: bool,
    /// Whether each warp has had only one segment in this interval.
    pub plain: bool,
}

impl Bounds {
    /// Whether a code is nobody's or ordered before the present interval.
    #[inline(always)]
    pub(super) fn past(&self, code: u32) -> bool {
        let c = code as i32;
        (c < self.lo as i32) | ((c >= self.run as i32) & (c < self.interval as i32))
    }
}

/// How an earlier access, known by its code, stands to a lane's access now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Relation {
    /// Ordered before it, or nobody.
    Past,
    /// By the same thread.
    Same,
    /// Same warp in lockstep with it.
    Friend,
    /// Same warp, unordered.
    Warp,
    /// Same block, another warp (or several), same interval.
    Block,
    /// Another block (or several).
    Grid,
}

impl Relation {
    /// Whether the two race if one of them is a plain write.
    pub(super) fn conflicts(self) -> bool {
        matches!(self, Self::Warp | Self::Block | Self::Grid)
    }
}

/// A further segment of a warp in the present interval.
#[derive(Clone, Copy, Debug)]
struct Extra {
    segment: u32,
    warp: u32,
    /// Warp barriers that the warp had passed in this interval.
    epoch: u32,
    /// Lanes that were active in any of the accesses that the segment stands for (lockstep only, as
    /// what follows).
    union: u64,
    /// The stretch of the last of them.
    stretch: u32,
    /// Whether it stands for accesses with different active masks.
    merged: bool,
}

/// A stretch that no lane ever comes after.
const NEVER: u32 = u32::MAX;

#[derive(Clone, Debug)]
struct WarpState {
    segment: u32,
    epoch: u32,
    /// Threads that exist.
    lanes: u64,
    alive: u64,
    /// Lanes that have exited in this interval.
    exited: u64,
    /// Active mask that `segment` stands for, 0 if the next access needs another (lockstep only).
    mask: u64,
    /// Last stretch of the first segment of this interval, and which lanes were converged when
    /// (lockstep only).
    first_stretch: u32,
    history: Convergence,
    /// Recent masks of this epoch and their segments (lockstep only).
    recent: [(u64, u32); 4],
}

#[derive(Clone, Debug)]
struct LiveBlock {
    block: u64,
    interval: u32,
    base: u32,
    /// All own segments since the last grid barrier: ranges `start..end`, ascending.
    own: Vec<(u32, u32)>,
    extras: Vec<Extra>,
    warps: Vec<WarpState>,
    /// First own segment of this turn, and whether there were earlier turns.
    turn: u32,
    ambiguous: bool,
}

impl LiveBlock {
    fn owns(&self, segment: u32) -> bool {
        let i = self.own.partition_point(|r| r.1 <= segment);
        self.own.get(i).is_some_and(|r| r.0 <= segment)
    }
    /// The warp goes on with a segment of its own.
    fn touch(&mut self, warp: u32, segment: u32, stretch: u32) {
        match self.extras.binary_search_by_key(&segment, |e| e.segment) {
            Ok(i) => self.extras[i].stretch = stretch,
            Err(_) => self.warps[warp as usize].first_stretch = stretch,
        }
    }
    fn take_over(&mut self, start: u32, count: u32) {
        match self.own.last_mut() {
            Some(last) if last.1 == start => last.1 += count,
            _ => self.own.push((start, start + count)),
        }
    }
}

/// A warp in an interval of its block, and the upper part of its code.
#[derive(Clone, Copy, Debug)]
struct WarpTurn {
    block: u64,
    warp: u32,
    interval: u32,
    code: u32,
}

/// All segments in use.
#[derive(Clone, Debug)]
pub(super) struct Segments {
    next: u32,
    limit: u32,
    lockstep: bool,
    threads: u64,
    warp_size: u32,
    /// First segment since the last grid barrier; it stands for "several blocks".
    grid: u32,
    current: Option<LiveBlock>,
    /// The warp that was looked up last, while nothing has changed since.
    turn: Option<WarpTurn>,
    parked: BTreeMap<u64, LiveBlock>,
    global: Bounds,
    shared: Bounds,
}

/// What entering a context asks of the owner of the shadow arrays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    /// Go on.
    Same,
    /// Another block runs now: exchange the shadow of shared memory.
    Switched {
        /// The block that is parked, if it goes on later.
        from: Option<u64>,
    },
}

impl Segments {
    pub(super) fn new(limit: u32) -> Self {
        let mut s = Self {
            next: 1,
            limit: limit.min(SEGMENT_LIMIT),
            lockstep: false,
            threads: 1,
            warp_size: 32,
            grid: 0,
            current: None,
            turn: None,
            parked: BTreeMap::new(),
            global: Bounds::default(),
            shared: Bounds::default(),
        };
        s.grid_begins();
        s
    }
    pub(super) fn launch_begins(&mut self, launch: &Launch) {
        self.turn = None;
        self.lockstep = launch.model == Model::Lockstep;
        self.threads = launch.block.count();
        self.warp_size = launch.warp_size.clamp(1, 64);
    }
    #[inline(always)]
    pub(super) fn lockstep(&self) -> bool {
        self.lockstep
    }
    #[inline(always)]
    pub(super) fn bounds(&self, shared: bool) -> &Bounds {
        if shared { &self.shared } else { &self.global }
    }
    /// Whether the numbers are about to run out.
    #[inline(always)]
    pub(super) fn full(&self) -> bool {
        self.next >= self.limit
    }
    /// Block that runs now.
    pub(super) fn block(&self) -> Option<u64> {
        self.current.as_ref().map(|b| b.block)
    }
    /// The code's upper part for the warp, once [`Segments::enter`] has said `Turn::Same` or the
    /// switch is done.
    #[inline(always)]
    pub(super) fn code(&mut self, context: &WarpContext) -> u32 {
        let lockstep = self.lockstep;
        if let Some(block) = &self.current {
            let warp = &block.warps[context.warp as usize];
            if !lockstep || warp.mask == context.active.bits() {
                return warp.segment << CODE_SHIFT;
            }
        }
        self.change_mask(context)
    }
    /// The same without [`Segments::enter`], if nothing would have to change for the context.
    #[inline(always)]
    pub(super) fn present(&mut self, context: &WarpContext) -> Option<u32> {
        if let Some(turn) = &self.turn
            && turn.block == context.block
            && turn.warp == context.warp
            && turn.interval == context.interval
        {
            return Some(turn.code);
        }
        self.look_up(*context)
    }
    // Takes a copy, so that the one of the frequent case need not be in memory.
    #[inline(never)]
    fn look_up(&mut self, context: WarpContext) -> Option<u32> {
        let b = self.current.as_ref()?;
        let here = b.block == context.block && b.interval == context.interval;
        let warp = b.warps.get(context.warp as usize)?;
        let same = !self.lockstep || warp.mask == context.active.bits();
        if !here || !same || self.full() {
            return None;
        }
        let code = warp.segment << CODE_SHIFT;
        // Under lockstep it depends on the active mask, too.
        if !self.lockstep {
            let WarpContext { block, warp, interval, .. } = context;
            self.turn = Some(WarpTurn { block, warp, interval, code });
        }
        Some(code)
    }
    /// Makes the context's block and interval the present ones.
    #[inline(always)]
    pub(super) fn enter(&mut self, context: &WarpContext) -> Turn {
        match &self.current {
            Some(b)
                if b.block == context.block
                    && b.interval == context.interval
                    && (context.warp as usize) < b.warps.len() =>
            {
                Turn::Same
            }
            _ => self.move_to(context),
        }
    }
    #[cold]
    #[inline(never)]
    fn move_to(&mut self, context: &WarpContext) -> Turn {
        let mut turn = Turn::Same;
        self.turn = None;
        if self.block() != Some(context.block) {
            turn = self.switch(context.block);
        }
        let block = self.current.as_mut().expect("switch sets it");
        while block.warps.len() <= context.warp as usize {
            // More warps than the launch says: only in hand-made event streams.
            self.threads += u64::from(self.warp_size);
            let segment = self.next;
            self.next += 1;
            block.take_over(segment, 1);
            let warp = block.warps.len() as u32;
            let mask = u64::MAX >> (64 - self.warp_size);
            let (union, stretch) = (mask, 1);
            block.extras.push(Extra { segment, warp, epoch: 0, union, stretch, merged: false });
            block.warps.push(WarpState {
                segment,
                epoch: 0,
                lanes: mask,
                alive: mask,
                exited: 0,
                mask,
                first_stretch: 1,
                history: Convergence::with_all(mask),
                recent: [(mask, segment); 4],
            });
        }
        if block.interval != context.interval {
            self.begin_interval(context.interval);
        }
        self.set_bounds();
        turn
    }
    fn switch(&mut self, block: u64) -> Turn {
        self.turn = None;
        let from = self.current.take().map(|b| {
            let number = b.block;
            self.parked.insert(number, b);
            number
        });
        if let Some(mut b) = self.parked.remove(&block) {
            b.ambiguous = !b.own.is_empty();
            b.turn = SEGMENT_END;
            let stale = b.base < self.grid;
            self.current = Some(b);
            if stale {
                let interval = self.current.as_ref().map_or(0, |b| b.interval);
                self.begin_interval(interval);
            }
        } else {
            let mut warps = vec![];
            let size = u64::from(self.warp_size);
            for w in 0..self.threads.div_ceil(size) {
                let count = (self.threads - w * size).min(size) as u32;
                let lanes = u64::MAX >> (64 - count);
                warps.push(WarpState {
                    segment: 0,
                    epoch: 0,
                    lanes,
                    alive: lanes,
                    exited: 0,
                    mask: lanes,
                    first_stretch: 1,
                    history: Convergence::default(),
                    recent: [(0, 0); 4],
                });
            }
            self.current = Some(LiveBlock {
                block,
                interval: 0,
                base: self.next,
                own: vec![],
                extras: vec![],
                warps,
                turn: self.next,
                ambiguous: false,
            });
            self.begin_interval(0);
        }
        self.set_bounds();
        Turn::Switched { from }
    }
    /// Gives the present block a fresh range.
    fn begin_interval(&mut self, interval: u32) {
        self.turn = None;
        let Some(b) = &mut self.current else { return };
        b.interval = interval;
        b.base = self.next;
        if b.base < b.turn {
            b.turn = b.base;
        }
        b.extras.clear();
        for (w, warp) in b.warps.iter_mut().enumerate() {
            warp.segment = b.base + 1 + w as u32;
            warp.epoch = 0;
            warp.exited = 0;
            warp.mask = warp.lanes;
            // Everything of earlier intervals is ordered, so that all lanes may begin as one.
            warp.first_stretch = 1;
            warp.history = Convergence::with_all(warp.lanes);
            warp.recent = [(warp.lanes, warp.segment); 4];
        }
        let count = 1 + b.warps.len() as u32;
        b.take_over(self.next, count);
        self.next += count;
    }
    fn set_bounds(&mut self) {
        let Some(b) = &self.current else { return };
        let lo = self.grid << CODE_SHIFT;
        let base = b.base << CODE_SHIFT;
        let (run, interval) = if b.turn <= b.base {
            (b.turn << CODE_SHIFT, base)
        } else {
            (i32::MAX as u32, i32::MAX as u32)
        };
        self.global = Bounds {
            lo,
            run,
            interval,
            warps: base,
            blocks: lo,
            ambiguous: b.ambiguous,
            plain: b.extras.is_empty(),
        };
        self.shared =
            Bounds { lo: base, run: base, interval: base, ambiguous: false, ..self.global };
    }
    /// A further segment with the properties of `extra`; its number.
    fn new_extra(&mut self, extra: Extra) -> u32 {
        self.turn = None;
        let segment = self.next;
        self.next += 1;
        if let Some(b) = &mut self.current {
            b.take_over(segment, 1);
            b.extras.push(Extra { segment, ..extra });
        }
        self.global.plain = false;
        self.shared.plain = false;
        segment
    }
    #[cold]
    #[inline(never)]
    fn change_mask(&mut self, context: &WarpContext) -> u32 {
        let Some(b) = &mut self.current else { return 0 };
        let warp = &mut b.warps[context.warp as usize];
        let epoch = warp.epoch;
        let active = context.active.bits();
        let stretch = warp.history.execute(active);
        let known = warp.recent.iter().find(|r| r.0 == active);
        let segment = match known {
            Some(r) => {
                let segment = r.1;
                b.touch(context.warp, segment, stretch);
                segment
            }
            None => self.new_extra(Extra {
                segment: 0,
                warp: context.warp,
                epoch,
                union: active,
                stretch,
                merged: false,
            }),
        };
        if let Some(b) = &mut self.current {
            let warp = &mut b.warps[context.warp as usize];
            if !warp.recent.contains(&(active, segment)) {
                warp.recent.rotate_right(1);
                warp.recent[0] = (active, segment);
            }
            warp.mask = active;
            warp.segment = segment;
        }
        segment << CODE_SHIFT
    }
    /// Lanes of a warp execute together an instruction that accesses nothing (lockstep only).
    #[inline]
    pub(super) fn execute(&mut self, context: &WarpContext) {
        if let Some(b) = &mut self.current {
            let warp = &mut b.warps[context.warp as usize];
            if warp.mask != context.active.bits() {
                warp.history.execute(context.active.bits());
                warp.mask = 0;
            }
        }
    }
    /// A warp barrier for `mask`: a new segment if all lanes that are left take part.
    pub(super) fn warp_barrier(&mut self, context: &WarpContext, mask: u64) {
        let lockstep = self.lockstep;
        self.turn = None;
        let Some(b) = &mut self.current else { return };
        let warp = &mut b.warps[context.warp as usize];
        if mask & warp.alive != warp.alive {
            if lockstep {
                warp.history.barrier(mask & warp.alive);
                warp.mask = 0;
            }
            return;
        }
        warp.epoch += 1;
        let (epoch, lanes) = (warp.epoch, warp.lanes);
        let mut stretch = 0;
        if lockstep {
            warp.history.barrier(warp.alive);
            stretch = warp.history.execute(lanes);
        }
        let segment = self.new_extra(Extra {
            segment: 0,
            warp: context.warp,
            epoch,
            union: lanes,
            stretch,
            merged: false,
        });
        if let Some(b) = &mut self.current {
            let warp = &mut b.warps[context.warp as usize];
            warp.segment = segment;
            warp.mask = lanes;
            warp.recent = [(lanes, segment); 4];
        }
    }
    pub(super) fn exit(&mut self, context: &WarpContext, lanes: u64) {
        if let Some(b) = &mut self.current {
            let warp = &mut b.warps[context.warp as usize];
            warp.alive &= !lanes;
            warp.exited |= lanes;
        }
    }
    /// A block ends; true if it was the present one.
    pub(super) fn block_ends(&mut self, block: u64) -> bool {
        self.turn = None;
        if self.block() == Some(block) {
            self.current = None;
            true
        } else {
            self.parked.remove(&block);
            false
        }
    }
    /// Everything so far is ordered before everything from now on.
    pub(super) fn grid_begins(&mut self) {
        self.turn = None;
        self.grid = self.next;
        self.next += 1;
        for b in self.parked.values_mut() {
            b.own.clear();
        }
        if let Some(b) = &mut self.current {
            b.own.clear();
            b.ambiguous = false;
            b.turn = self.next;
            let interval = b.interval;
            self.begin_interval(interval);
            self.set_bounds();
        }
    }
    /// How the access behind `code` stands to one of `lane` now.
    pub(super) fn relation(
        &self,
        code: u32,
        lane: u32,
        context: &WarpContext,
        shared: bool,
    ) -> Relation {
        let bounds = self.bounds(shared);
        if bounds.past(code) {
            return Relation::Past;
        }
        let Some(b) = &self.current else {
            return Relation::Grid;
        };
        let segment = code >> CODE_SHIFT;
        if !b.owns(segment) {
            return Relation::Grid;
        }
        if segment < b.base {
            return Relation::Past;
        }
        if segment == b.base {
            return Relation::Block;
        }
        let Some(was) = find(b, segment) else {
            return Relation::Block;
        };
        if was.warp != context.warp {
            return Relation::Block;
        }
        let now = &b.warps[was.warp as usize];
        let several = code & SEVERAL != 0;
        let by = code & 63;
        if was.epoch < now.epoch {
            // A lane that exited in between did not take part in the warp barrier (or exited after
            // it, which is rare enough to leave to the second pass).
            let left = if several { now.exited != 0 } else { now.exited >> by & 1 != 0 };
            return if left { Relation::Warp } else { Relation::Past };
        }
        if !several && by == lane {
            return Relation::Same;
        }
        let who = if several { was.union } else { 1 << by };
        if self.lockstep && now.history.after(lane, who, was.stretch) {
            return Relation::Friend;
        }
        Relation::Warp
    }
    /// The code that stands for `code` and for the access of `mine` together.
    pub(super) fn merge(&mut self, code: u32, relation: Relation, mine: u32) -> u32 {
        match relation {
            Relation::Past => mine,
            Relation::Block => self.global.warps,
            Relation::Grid => self.global.blocks,
            Relation::Same | Relation::Friend | Relation::Warp => {
                let (was, now) = (code >> CODE_SHIFT, mine >> CODE_SHIFT);
                if code == mine {
                    return mine;
                }
                let several = if code & 127 == mine & 127 { mine & 127 } else { SEVERAL };
                if was == now {
                    return now << CODE_SHIFT | several;
                }
                // Lockstep with different masks (or a lane that left in an earlier epoch).
                let Some(b) = &mut self.current else { return mine };
                let (Some(was), Some(now)) = (find(b, was), find(b, now)) else {
                    return self.global.warps;
                };
                if was.epoch != now.epoch {
                    return self.global.warps;
                }
                let union = was.union | now.union;
                let stretch = was.stretch.max(now.stretch);
                let known = b.extras.iter_mut().rev().take(16).find(|e| {
                    e.merged && e.warp == now.warp && e.epoch == now.epoch && e.union == union
                });
                let segment = match known {
                    Some(e) => {
                        e.stretch = e.stretch.max(stretch);
                        e.segment
                    }
                    None => self.new_extra(Extra { union, stretch, merged: true, ..now }),
                };
                segment << CODE_SHIFT | several
            }
        }
    }
    /// Gives all segments that still matter new small numbers. Returns the table from old to new
    /// numbers, or `None` if too many are alive.
    pub(super) fn renumber(&mut self) -> Option<Vec<u32>> {
        self.turn = None;
        let mut map = vec![0; self.next as usize];
        for m in &mut map[self.grid as usize..] {
            *m = ENDED;
        }
        let mut next = ENDED + 1;
        // The present block comes last, so that its own numbers are one range again.
        let present = self.current.as_mut().into_iter();
        for b in self.parked.values_mut().chain(present) {
            b.turn = next;
            b.ambiguous = false;
            let older = next;
            let mut any_older = false;
            for &(start, end) in &b.own {
                for s in start..end.min(b.base) {
                    map[s as usize] = older;
                    any_older = true;
                }
            }
            next += u32::from(any_older);
            if b.base < self.grid {
                // A block that has not run since a grid barrier takes a fresh range later.
                b.base = 0;
                b.extras.clear();
                continue;
            }
            let base = next;
            for i in 0..=b.warps.len() as u32 {
                map[(b.base + i) as usize] = base + i;
            }
            next += 1 + b.warps.len() as u32;
            let keep_apart = b.extras.len() <= MAX_KEPT_EXTRAS;
            let mut kept: Vec<Extra> = vec![];
            for e in &b.extras {
                let warp = &b.warps[e.warp as usize];
                let new = if e.epoch < warp.epoch {
                    // Any earlier epoch is as good as the first.
                    base + 1 + e.warp
                } else {
                    let new = if keep_apart || e.segment == warp.segment {
                        Extra { segment: next, ..*e }
                    } else {
                        let union = u64::MAX;
                        Extra { segment: next, union, stretch: NEVER, merged: true, ..*e }
                    };
                    let same = kept.iter_mut().rev().take(16).find(|k| {
                        (k.warp, k.epoch, k.union, k.merged)
                            == (new.warp, new.epoch, new.union, new.merged)
                    });
                    if let Some(k) = same {
                        k.stretch = k.stretch.max(new.stretch);
                        k.segment
                    } else {
                        kept.push(new);
                        next += 1;
                        next - 1
                    }
                };
                map[e.segment as usize] = new;
            }
            b.extras = kept;
            for warp in &mut b.warps {
                warp.segment = map[warp.segment as usize];
                for r in &mut warp.recent {
                    r.1 = map[r.1 as usize];
                }
                if !keep_apart {
                    // Segments of other masks stand for too much to go on with.
                    let own = warp.recent.iter().find(|r| r.1 == warp.segment);
                    warp.recent = [own.copied().unwrap_or((0, 0)); 4];
                    if warp.recent[0].0 == 0 {
                        warp.mask = 0;
                    }
                }
            }
            b.base = base;
            b.own = vec![(older, next)];
        }
        self.grid = ENDED;
        self.next = next;
        self.set_bounds();
        self.limit = self.limit.max(next.saturating_mul(2)).min(SEGMENT_LIMIT);
        (next < SEGMENT_LIMIT / 2).then_some(map)
    }
}

/// What a segment of the present interval stands for.
fn find(b: &LiveBlock, segment: u32) -> Option<Extra> {
    if let Ok(i) = b.extras.binary_search_by_key(&segment, |e| e.segment) {
        return Some(b.extras[i]);
    }
    let warp = segment.checked_sub(b.base + 1)?;
    let state = b.warps.get(warp as usize)?;
    Some(Extra {
        segment,
        warp,
        epoch: 0,
        union: state.lanes,
        stretch: state.first_stretch,
        merged: false,
    })
}
