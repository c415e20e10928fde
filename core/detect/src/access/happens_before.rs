//! Order between threads beyond block barriers: warp barriers, named barriers, and release/acquire
//! through fences and atomics, following the PTX ISA, "Memory Consistency Model".
//! `docs/execution-model.md` states the patterns, and where this is more lenient than PTX.
//!
//! Each thread counts *epochs*; one ends whenever something the thread did so far may become
//! visible to others. A [`Clock`] records what happened before: for a thread all accesses up to an
//! epoch, for a block all accesses in intervals before a number (barriers are cumulative). Clocks
//! are sparse and shared until changed.
//!
//! Until the run executes its first fence, acquire or release, partial warp barrier or named
//! barrier, only a count of full warp barriers is kept ([`Clocks::engaged`] is false).

use super::thread_numbers::ThreadNumbers;
use events::{LaneMask, ObjectId, Scope, WarpContext};
use std::collections::BTreeMap;
use std::rc::Rc;

/// Maximum number of clock entries copied in one run; beyond it order is approximated (everything
/// before a release counts as ordered before whoever acquires), which may hide races.
const MAX_WORK: u64 = 100_000_000;

/// What happened before a point in time.
#[derive(Clone, Debug, Default)]
struct Clock {
    threads: ThreadNumbers,
    /// By block, ascending.
    blocks: Vec<(u64, u32)>,
    /// All steps before this one (coarse mode only).
    before: u64,
}

impl Clock {
    fn is_empty(&self) -> bool {
        self.threads.is_empty() && self.blocks.is_empty() && self.before == 0
    }
    fn len(&self) -> u64 {
        self.threads.len() + self.blocks.len() as u64
    }
    fn knows(&self, who: &Stamp) -> bool {
        who.step < self.before
            || entry(&self.blocks, &who.block).is_some_and(|i| i > who.interval)
            || self.threads.get(who.block, who.thread).is_some_and(|e| e >= who.epoch)
    }
}

/// The number of `key` in an ascending list.
fn entry<K: Ord>(list: &[(K, u32)], key: &K) -> Option<u32> {
    list.binary_search_by(|e| e.0.cmp(key)).ok().map(|i| list[i].1)
}

/// Makes the number of `key` in an ascending list at least `number`.
fn raise<K: Ord>(list: &mut Vec<(K, u32)>, key: K, number: u32) {
    match list.binary_search_by(|e| e.0.cmp(&key)) {
        Ok(i) => list[i].1 = list[i].1.max(number),
        Err(i) => list.insert(i, (key, number)),
    }
}

/// Raises the numbers of one ascending list to those of another.
fn raise_all<K: Ord + Copy>(list: &mut Vec<(K, u32)>, from: &[(K, u32)]) {
    // Mostly both are about the same threads.
    let mut at = 0;
    for (e, new) in list.iter_mut().zip(from) {
        if e.0 != new.0 {
            break;
        }
        e.1 = e.1.max(new.1);
        at += 1;
    }
    let mut missing = 0;
    for (key, number) in &from[at..] {
        while list.get(at).is_some_and(|e| e.0 < *key) {
            at += 1;
        }
        match list.get_mut(at) {
            Some(e) if e.0 == *key => {
                e.1 = e.1.max(*number);
                at += 1;
            }
            _ => missing += 1,
        }
    }
    if missing == 0 {
        return;
    }
    let mut all = Vec::with_capacity(list.len() + missing);
    let mut old = list.iter().copied().peekable();
    for &new in from {
        while let Some(e) = old.next_if(|e| e.0 < new.0) {
            all.push(e);
        }
        // One of both has been raised already.
        all.push(old.next_if(|e| e.0 == new.0).unwrap_or(new));
    }
    all.extend(old);
    *list = all;
}

/// A clock that is shared until it is changed. The default is an empty one.
#[derive(Clone, Debug, Default)]
struct SharedClock(Option<Rc<Clock>>);

impl SharedClock {
    fn is_empty(&self) -> bool {
        self.0.as_ref().is_none_or(|c| c.is_empty())
    }
    fn get(&self) -> Option<&Clock> {
        self.0.as_deref().filter(|c| !c.is_empty())
    }
    /// Whether it is the same clock, not only an equal one.
    fn is(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Some(a), Some(b)) => Rc::ptr_eq(a, b),
            (a, b) => a.is_none() && b.is_none(),
        }
    }
    fn change(&mut self) -> &mut Clock {
        Rc::make_mut(self.0.get_or_insert_default())
    }
}

/// The work of keeping clocks, which is bounded.
#[derive(Clone, Copy, Debug, Default)]
struct Work {
    entries: u64,
    coarse: bool,
    step: u64,
}

impl Work {
    fn charge(&mut self, entries: u64) {
        self.entries += entries;
        self.coarse |= self.entries > MAX_WORK;
    }
    /// Adds `from` to `into`.
    fn join(&mut self, into: &mut SharedClock, from: &SharedClock) {
        let Some(source) = from.0.as_ref().filter(|c| !c.is_empty()) else { return };
        let Some(clock) = into.0.as_mut().filter(|c| !c.is_empty()) else {
            *into = from.clone();
            return;
        };
        if Rc::ptr_eq(clock, source) {
            return;
        }
        self.charge(source.len());
        if Rc::strong_count(clock) > 1 {
            self.charge(clock.len());
        }
        let clock = Rc::make_mut(clock);
        if self.coarse {
            clock.before = self.step;
            return;
        }
        clock.before = clock.before.max(source.before);
        clock.threads.raise_all(&source.threads);
        raise_all(&mut clock.blocks, &source.blocks);
    }
    fn join_release(&mut self, into: &mut SharedClock, block: u64, release: &Release) {
        for part in &release.parts {
            self.join(into, part);
        }
        self.charge(2);
        let clock = into.change();
        if self.coarse {
            clock.before = self.step;
            return;
        }
        clock.threads.raise(block, release.thread, release.epoch);
        if release.interval > 0 {
            raise(&mut clock.blocks, block, release.interval);
        }
    }
}

/// The position of an access in the order.
#[derive(Clone, Copy, Debug)]
pub struct Stamp {
    /// Block of the thread.
    pub block: u64,
    /// Thread of the block.
    pub thread: u32,
    /// Interval of the access.
    pub interval: u32,
    /// Epoch of the thread at the access.
    pub epoch: u32,
    /// Step of the run.
    pub step: u64,
}

/// What a release makes visible; it is assembled only if it is acquired.
#[derive(Clone, Debug)]
struct Release {
    thread: u32,
    epoch: u32,
    interval: u32,
    parts: [SharedClock; 2],
}

#[derive(Clone, Debug, Default)]
struct ThreadState {
    epoch: u32,
    known: SharedClock,
    /// The last fence, and the last one of device or system scope: they make later atomic writes
    /// releases.
    fence: Option<Release>,
    wide_fence: Option<Release>,
    /// Releases that relaxed reads have observed, which the next fence acquires. For each location
    /// the device-wide part and that of the own block.
    pending: BTreeMap<(ObjectId, u64), (SharedClock, SharedClock)>,
}

#[derive(Clone, Debug, Default)]
struct BlockState {
    interval: u32,
    known: SharedClock,
    /// What fences of the block's threads cover, passed on by block barriers.
    fences: SharedClock,
    /// What threads knew that arrived at barriers without waiting, by barrier number.
    arrivals: BTreeMap<u32, SharedClock>,
    /// Full warp barriers passed by each warp before the clocks were engaged.
    warps: Vec<u32>,
    threads: Vec<ThreadState>,
}

#[derive(Clone, Debug, Default)]
struct Location {
    wide: SharedClock,
    by_block: BTreeMap<u64, SharedClock>,
}

/// A strong (atomic or polling) operation of one lane.
#[derive(Clone, Copy, Debug)]
pub struct Strong {
    /// Object and offset.
    pub location: (ObjectId, u64),
    /// Whether it reads the location.
    pub reads: bool,
    /// Whether it writes the location.
    pub writes: bool,
    /// Scope.
    pub scope: Scope,
    /// Whether it has acquire semantics itself.
    pub acquire: bool,
    /// Whether it has release semantics itself.
    pub release: bool,
}

/// The clocks of a run.
#[derive(Clone, Debug)]
pub struct Clocks {
    engaged: bool,
    warp_size: u32,
    warps: u32,
    block_threads: u32,
    blocks: BTreeMap<u64, BlockState>,
    locations: BTreeMap<(ObjectId, u64), Location>,
    work: Work,
}

/// The clocks of one block.
#[derive(Clone, Copy, Debug)]
pub struct BlockClocks<'a> {
    engaged: bool,
    warp_size: u32,
    block: u64,
    state: Option<&'a BlockState>,
}

impl<'a> BlockClocks<'a> {
    /// As [`Clocks::engaged`].
    pub fn engaged(&self) -> bool {
        self.engaged
    }
    /// Epoch of a thread of the block.
    pub fn epoch(&self, context: &WarpContext, lane: u32) -> u32 {
        let Some(state) = self.state else { return 0 };
        if self.engaged {
            let thread = (context.warp * self.warp_size + lane) as usize;
            state.threads.get(thread).map_or(0, |t| t.epoch)
        } else {
            state.warps.get(context.warp as usize).map_or(0, |&w| w)
        }
    }
    /// What happened before that which `thread` of the block does now.
    pub fn before(&self, thread: u32) -> Before<'a> {
        let mut before = Before {
            engaged: self.engaged,
            block: self.block,
            warp_size: self.warp_size,
            warp: thread / self.warp_size,
            barriers: 0,
            known: [None; 2],
        };
        let Some(state) = self.state else { return before };
        if self.engaged {
            let own = state.threads.get(thread as usize);
            before.known = [state.known.get(), own.and_then(|t| t.known.get())];
        } else {
            before.barriers = state.warps.get(before.warp as usize).copied().unwrap_or(0);
        }
        before
    }
}

/// What happened before that which a thread does now, by anything other than program order and block barriers of one
/// block.
#[derive(Clone, Copy, Debug)]
pub struct Before<'a> {
    engaged: bool,
    block: u64,
    warp_size: u32,
    warp: u32,
    /// Full barriers that its warp has passed, before the clocks are engaged.
    barriers: u32,
    /// What its block knows, and it.
    known: [Option<&'a Clock>; 2],
}

impl Before<'_> {
    /// As [`Clocks::engaged`].
    #[inline]
    pub fn engaged(&self) -> bool {
        self.engaged
    }
    /// Whether the earlier access `a` is ordered before.
    #[inline]
    pub fn has(&self, a: &Stamp) -> bool {
        if self.engaged {
            return self.known.iter().flatten().any(|clock| clock.knows(a));
        }
        a.epoch < self.barriers && a.block == self.block && a.thread / self.warp_size == self.warp
    }
}

impl Clocks {
    /// Clocks for blocks of `threads` threads.
    pub fn new(threads: u32, warp_size: u32) -> Self {
        let warp_size = warp_size.clamp(1, 64);
        Self {
            engaged: false,
            warp_size,
            warps: threads.div_ceil(warp_size).max(1),
            block_threads: threads,
            blocks: BTreeMap::new(),
            locations: BTreeMap::new(),
            work: Work::default(),
        }
    }
    /// Whether anything beyond full barriers has been executed, so that threads must be tracked
    /// separately.
    pub fn engaged(&self) -> bool {
        self.engaged
    }
    /// Whether order was approximated to bound the work; some races may be hidden.
    pub fn coarse(&self) -> bool {
        self.work.coarse
    }
    /// Number of clock entries that were copied so far.
    pub fn copied(&self) -> u64 {
        self.work.entries
    }
    /// Lanes of a warp that exist.
    fn lanes(&self, warp: u32) -> u64 {
        let left = self.block_threads.saturating_sub(warp * self.warp_size);
        u64::MAX >> (64 - left.clamp(1, self.warp_size))
    }
    fn block(&mut self, block: u64) -> &mut BlockState {
        let (warps, threads) = (self.warps as usize, (self.warps * self.warp_size) as usize);
        let engaged = self.engaged;
        let state = self.blocks.entry(block).or_default();
        if state.warps.is_empty() {
            state.warps = vec![0; warps];
        }
        if engaged && state.threads.is_empty() {
            state.threads = vec![ThreadState::default(); threads];
        }
        state
    }
    /// Starts tracking threads separately. The order due to full warp barriers is carried over.
    fn engage(&mut self) {
        if self.engaged {
            return;
        }
        self.engaged = true;
        let (size, block_threads) = (self.warp_size, (self.warps * self.warp_size) as usize);
        for (&number, block) in &mut self.blocks {
            block.threads = vec![ThreadState::default(); block_threads];
            for (w, &count) in block.warps.iter().enumerate() {
                if count == 0 {
                    continue;
                }
                let first = w as u32 * size;
                let mut known = Clock::default();
                for t in first..first + size {
                    known.threads.set(number, t, count - 1);
                }
                let known = SharedClock(Some(Rc::new(known)));
                for t in first..first + size {
                    let thread = &mut block.threads[t as usize];
                    thread.epoch = count;
                    thread.known = known.clone();
                }
            }
        }
    }
    /// The clocks of `block` as they are.
    pub fn of_block(&self, block: u64) -> BlockClocks<'_> {
        let Self { engaged, warp_size, .. } = *self;
        BlockClocks { engaged, warp_size, block, state: self.blocks.get(&block) }
    }
    /// Epoch of a thread.
    pub fn epoch(&mut self, context: &WarpContext, lane: u32) -> u32 {
        self.block(context.block);
        self.of_block(context.block).epoch(context, lane)
    }

    /// Ends the thread's epoch and returns what it did and knows.
    fn publish(&mut self, block: u64, thread: u32) -> Option<Release> {
        let state = self.block(block);
        let (interval, of_block) = (state.interval, state.known.clone());
        let t = state.threads.get_mut(thread as usize)?;
        let release =
            Release { thread, epoch: t.epoch, interval, parts: [of_block, t.known.clone()] };
        t.epoch += 1;
        Some(release)
    }
    /// Adds the releases that relaxed reads have observed to the thread's clock.
    fn settle(&mut self, block: u64, thread: u32, wide: bool) {
        let Some(t) = self.block(block).threads.get_mut(thread as usize) else {
            return;
        };
        if t.pending.is_empty() {
            return;
        }
        let pending = std::mem::take(&mut t.pending);
        let mut known = std::mem::take(&mut t.known);
        let mut kept = BTreeMap::new();
        for (location, (far, near)) in pending {
            self.work.join(&mut known, &near);
            if wide {
                self.work.join(&mut known, &far);
            } else {
                kept.insert(location, (far, SharedClock::default()));
            }
        }
        let t = &mut self.block(block).threads[thread as usize];
        t.known = known;
        t.pending = kept;
    }

    /// The active lanes execute a fence.
    pub fn fence(&mut self, context: &WarpContext, scope: Scope) {
        self.engage();
        self.work.step = context.step;
        self.block(context.block).interval = context.interval;
        let wide = scope != Scope::Block;
        for lane in context.active.iter() {
            let thread = context.warp * self.warp_size + lane;
            self.settle(context.block, thread, wide);
            let fence = self.publish(context.block, thread);
            if let Some(t) = self.block(context.block).threads.get_mut(thread as usize) {
                if wide {
                    t.wide_fence.clone_from(&fence);
                }
                t.fence = fence;
            }
        }
    }
    /// One lane executes a strong operation.
    pub fn strong(&mut self, context: &WarpContext, lane: u32, op: &Strong) {
        if !self.engaged {
            if !op.acquire && !op.release {
                return;
            }
            self.engage();
        }
        self.work.step = context.step;
        let thread = context.warp * self.warp_size + lane;
        let wide = op.scope != Scope::Block;
        let state = self.block(context.block);
        state.interval = context.interval;
        if op.writes {
            let fenced = |t: &ThreadState| t.fence.is_some() || t.wide_fence.is_some();
            let fenced = state.threads.get(thread as usize).is_some_and(fenced);
            if op.release || fenced || !state.fences.is_empty() {
                self.release(context.block, thread, op, wide);
            } else if !op.reads {
                // A store ends the release sequence that it overwrites, and there is nothing that it makes visible.
                self.locations.remove(&op.location);
            }
        }
        if !op.reads {
            return;
        }
        let Some(location) = self.locations.get(&op.location) else {
            return;
        };
        let none = SharedClock::default();
        let far = if wide { &location.wide } else { &none };
        let near = location.by_block.get(&context.block).unwrap_or(&none);
        if far.is_empty() && near.is_empty() {
            return;
        }
        let Some(state) = self.blocks.get_mut(&context.block) else { return };
        let Some(t) = state.threads.get_mut(thread as usize) else {
            return;
        };
        if op.acquire {
            t.pending.remove(&op.location);
            self.work.join(&mut t.known, near);
            self.work.join(&mut t.known, far);
            return;
        }
        // Who waits reads the same again and again.
        match t.pending.get_mut(&op.location) {
            Some(seen) if seen.0.is(far) && seen.1.is(near) => {}
            Some(seen) => *seen = (far.clone(), near.clone()),
            None => {
                t.pending.insert(op.location, (far.clone(), near.clone()));
            }
        }
    }
    /// The write side of a strong operation.
    fn release(&mut self, block: u64, thread: u32, op: &Strong, wide: bool) {
        let (own, own_wide) = if op.release {
            let own = self.publish(block, thread);
            (own.clone(), own)
        } else {
            match self.block(block).threads.get(thread as usize) {
                Some(t) => (t.fence.clone(), t.wide_fence.clone()),
                None => (None, None),
            }
        };
        let handed_on = self.block(block).fences.clone();
        let location = self.locations.entry(op.location).or_default();
        if !op.reads {
            // A store ends the release sequence that it overwrites.
            *location = Location::default();
        }
        let near = location.by_block.entry(block).or_default();
        if let Some(own) = &own {
            self.work.join_release(near, block, own);
        }
        if let Some(own) = own_wide.filter(|_| wide) {
            self.work.join_release(&mut location.wide, block, &own);
        }
        self.work.join(near, &handed_on);
        let nothing = near.is_empty();
        if wide {
            self.work.join(&mut location.wide, &handed_on);
        }
        if nothing {
            location.by_block.remove(&block);
        }
        if location.wide.is_empty() && location.by_block.is_empty() {
            self.locations.remove(&op.location);
        }
    }
    /// A warp barrier completes for the lanes of `mask`, excluding those that have exited.
    pub fn warp_barrier(&mut self, context: &WarpContext, mask: u64) {
        self.work.step = context.step;
        let full = self.lanes(context.warp);
        if !self.engaged {
            if mask & full == full {
                let warp = context.warp as usize;
                if let Some(w) = self.block(context.block).warps.get_mut(warp) {
                    *w += 1;
                }
                return;
            }
            self.engage();
        }
        self.meet(context.block, &[(context.warp, mask & full)]);
    }
    /// Barrier `number` completes among some lanes of a block: (warp, mask). Their clocks are
    /// joined with each other, and with those of threads that had arrived without waiting.
    pub fn named_barrier(&mut self, block: u64, number: u32, threads: &[(u32, u64)], step: u64) {
        self.work.step = step;
        self.engage();
        let arrived = self.block(block).arrivals.remove(&number).unwrap_or_default();
        for &(warp, mask) in threads {
            for lane in LaneMask(mask).iter() {
                let thread = (warp * self.warp_size + lane) as usize;
                if let Some(t) = self.block(block).threads.get_mut(thread) {
                    let mut known = std::mem::take(&mut t.known);
                    self.work.join(&mut known, &arrived);
                    self.block(block).threads[thread].known = known;
                }
            }
        }
        self.meet(block, threads);
    }
    /// The active lanes arrive at barrier `number` and continue: their clocks are passed to those
    /// who wait there.
    pub fn barrier_arrives(&mut self, context: &WarpContext, number: u32) {
        self.work.step = context.step;
        self.engage();
        self.block(context.block).interval = context.interval;
        let mut arrived = self.block(context.block).arrivals.remove(&number).unwrap_or_default();
        for lane in context.active.iter() {
            let thread = context.warp * self.warp_size + lane;
            self.settle(context.block, thread, true);
            if let Some(release) = self.publish(context.block, thread) {
                self.work.join_release(&mut arrived, context.block, &release);
            }
        }
        self.block(context.block).arrivals.insert(number, arrived);
    }
    fn meet(&mut self, number: u64, threads: &[(u32, u64)]) {
        let size = self.warp_size;
        let mut members = vec![];
        for &(warp, mask) in threads {
            members.extend(LaneMask(mask).iter().map(|lane| warp * size + lane));
        }
        let count = self.block(number).threads.len() as u32;
        members.retain(|&t| t < count);
        let mut known: SharedClock = SharedClock::default();
        let mut fences = self.block(number).fences.clone();
        for &t in &members {
            self.settle(number, t, true);
            let theirs = self.block(number).threads[t as usize].known.clone();
            self.work.join(&mut known, &theirs);
            let fence = self.block(number).threads[t as usize].wide_fence.clone();
            if let Some(fence) = fence {
                self.work.join_release(&mut fences, number, &fence);
            }
        }
        self.work.charge(members.len() as u64);
        {
            let step = self.work.step;
            let coarse = self.work.coarse;
            let block = self.block(number);
            let clock = known.change();
            for &t in &members {
                clock.threads.set(number, t, block.threads[t as usize].epoch);
            }
            if coarse {
                clock.before = step;
            }
        }
        let block = self.block(number);
        block.fences = fences;
        for &t in &members {
            let thread = &mut block.threads[t as usize];
            thread.known = known.clone();
            thread.epoch += 1;
        }
    }
    /// A block-wide barrier completes, which ends `interval`.
    pub fn block_barrier(&mut self, number: u64, interval: u32, step: u64) {
        self.work.step = step;
        let state = self.block(number);
        state.interval = interval + 1;
        if !self.engaged {
            return;
        }
        let mut known = std::mem::take(&mut self.block(number).known);
        let mut fences = std::mem::take(&mut self.block(number).fences);
        for t in 0..self.block(number).threads.len() as u32 {
            // A barrier after a relaxed read counts as the fence that PTX requires.
            self.settle(number, t, true);
            let thread = &mut self.block(number).threads[t as usize];
            let theirs = std::mem::take(&mut thread.known);
            let fence = thread.wide_fence.clone();
            self.work.join(&mut known, &theirs);
            if let Some(fence) = fence {
                self.work.join_release(&mut fences, number, &fence);
            }
        }
        // Threads of the block itself are ordered by the interval.
        if known.0.as_ref().is_some_and(|c| c.threads.has_block(number)) {
            known.change().threads.remove_block(number);
        }
        let state = self.block(number);
        state.known = known;
        state.fences = fences;
    }
    /// A grid-wide barrier completes: everything before it is ordered.
    pub fn grid_barrier(&mut self) {
        self.locations.clear();
        for block in self.blocks.values_mut() {
            block.known = SharedClock::default();
            block.fences = SharedClock::default();
            for t in &mut block.threads {
                t.known = SharedClock::default();
                t.fence = None;
                t.wide_fence = None;
                t.pending.clear();
            }
        }
    }
    /// A block has ended.
    pub fn block_ends(&mut self, block: u64) {
        self.blocks.remove(&block);
    }
}
