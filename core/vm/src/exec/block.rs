//! A block: its warps, shared memory and barriers.
//!
//! Warps run one after another, each until it waits. When none can run, barriers that all their
//! participants have reached complete; if there are none, lanes waiting at joins are released (the
//! forward-progress guarantee of independent thread scheduling), and if that does not help either,
//! the block is deadlocked.

use super::asynchronous::Copies;
use super::exchange::Who;
use super::machine::{Machine, Stop};
use super::memory::Shared;
use super::registers::Registers;
use super::warp::{BarrierWait, Frame, Instance, NONE, State, Warp, WarpSplit, context};
use crate::bytecode::{BarrierReduction, KernelParam, SiteId, target};
use crate::exec::input::{Inputs, ParamValue, Schedule};
use events::{BarrierGroup, BarrierLevel, BarrierMismatch, EndedLanes, LaneMask, Observer};
use launch::{Dim3, Model};

/// A block that is running or waiting to continue.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Block<const W: usize> {
    pub(super) linear: u64,
    pub(super) coordinates: Dim3,
    pub(super) warps: Vec<Warp<W>>,
    pub(super) shared: Shared,
    pub(super) interval: u32,
    /// `bar.arrive`s that have not been consumed yet: barrier, count, threads.
    pub(super) arrived_only: Vec<(u32, Option<u32>, u32)>,
    /// Asynchronous copies by warp.
    pub(super) copies: Vec<Copies>,
    /// Threads have waited at different barriers: from then on barrier instances no longer match,
    /// and exits mean nothing.
    pub(super) off_beat: bool,
    /// Index in the schedule of the warp whose turn it is.
    pub(super) turn: usize,
}

/// How a block's turn ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    /// All threads have exited.
    Done,
    /// All runnable threads spin, so another block must change memory.
    Spinning,
    /// No thread can continue before the grid barrier at which some wait completes.
    GridBarrier,
    /// The run is paused.
    Paused,
}

impl<const W: usize> Block<W> {
    pub(super) fn new(warps: u32) -> Self {
        Self {
            linear: 0,
            coordinates: Dim3::new(0, 0, 0),
            warps: (0..warps).map(Warp::new).collect(),
            shared: Shared::default(),
            interval: 0,
            arrived_only: vec![],
            copies: (0..warps).map(|_| Copies::default()).collect(),
            off_beat: false,
            turn: 0,
        }
    }

    /// The warp whose turn it is.
    pub(super) fn warp_of_turn(&self, schedule: Schedule) -> usize {
        in_order(schedule, self.turn, self.warps.len())
    }

    fn splits(&self) -> impl Iterator<Item = (&Warp<W>, &WarpSplit)> {
        self.warps.iter().flat_map(|w| w.splits.iter().map(move |f| (w, f)))
    }

    /// Splits that wait at a barrier of the block or the grid, with what they wait for.
    pub(super) fn at_barriers(&self) -> impl Iterator<Item = (&Warp<W>, &WarpSplit, &BarrierWait)> {
        self.splits().filter_map(|(w, f)| match &f.state {
            State::Barrier(wait) => Some((w, f, wait.as_ref())),
            _ => None,
        })
    }

    /// Splits that wait at a block barrier, with what they wait for.
    fn waiting(&self) -> impl Iterator<Item = (&Warp<W>, &WarpSplit, &BarrierWait)> {
        self.at_barriers().filter(|x| !x.2.grid)
    }

    /// Lanes that have left the kernel or were stopped by a fault.
    pub(super) fn ended(&self) -> Vec<EndedLanes> {
        self.warps.iter().flat_map(Warp::ended).collect()
    }

    /// Whether some lane waits at a join.
    fn waits_at_join(&self) -> bool {
        self.warps.iter().any(|w| w.joins.iter().any(|j| j.arrived != 0))
    }
}

/// Which of so many warps has the turn with this number.
fn in_order(schedule: Schedule, turn: usize, warps: usize) -> usize {
    match schedule {
        Schedule::Ascending => turn,
        Schedule::Descending => warps - 1 - turn,
    }
}

/// Adds waiting lanes of a block to the group of their barrier instance.
pub(super) fn add_to_groups(
    groups: &mut Vec<BarrierGroup>,
    block: u64,
    (site, calls, trips): Instance<'_>,
    (warp, lanes): (u32, u64),
) {
    let same = |g: &&mut BarrierGroup| {
        g.block == block && g.site == site && g.calls == calls && g.trips == trips
    };
    match groups.iter_mut().find(same) {
        Some(g) => match g.threads.iter_mut().find(|t| t.0 == warp) {
            Some(t) => t.1 |= lanes,
            None => g.threads.push((warp, lanes)),
        },
        None => groups.push(BarrierGroup {
            block,
            site,
            calls: calls.to_vec(),
            trips: trips.to_vec(),
            threads: vec![(warp, lanes)],
        }),
    }
}

impl<O: Observer> Machine<'_, O> {
    /// Initialises a block.
    pub(super) fn start_block<const W: usize>(
        &mut self,
        block: &mut Block<W>,
        linear: u64,
        inputs: &Inputs,
    ) {
        block.linear = linear;
        block.coordinates = self.launch.grid.coordinates(linear);
        block.interval = 0;
        block.arrived_only.clear();
        block.copies.iter_mut().for_each(Copies::clear);
        block.off_beat = false;
        block.turn = 0;
        block.shared.reset(self.shared_bytes);
        let (dim, size) = (self.launch.block, self.launch.warp_size);
        let threads = dim.count() as u32;
        for k in 0..block.warps.len() {
            let (before, rest) = block.warps.split_at_mut(k);
            let [warp, ..] = rest else { break };
            let first = warp.index * size;
            let count = size.min(threads - first);
            let lanes = u64::MAX >> (64 - count.max(1));
            warp.lanes = lanes;
            warp.live = lanes;
            warp.stopped = 0;
            warp.exits.clear();
            warp.unpredictable.clear();
            warp.last_divergence = None;
            // The same in every block.
            if warp.tid.is_empty() {
                let at = |l: usize| dim.coordinates(u64::from(first) + l as u64);
                let at: [Dim3; W] = std::array::from_fn(at);
                warp.tid = vec![at.map(|at| at.x), at.map(|at| at.y), at.map(|at| at.z)];
            }
            warp.splits.clear();
            warp.joins.clear();
            match before.first() {
                Some(first) if first.local.len() == 0 => warp.begin_as(first),
                _ => self.enter_kernel(warp, inputs),
            }
            warp.splits.push(WarpSplit::runnable(lanes, 0, 0, NONE));
        }
        self.observer.block_begins(linear, block.coordinates);
    }

    /// Gives a warp the frame of the kernel, with the parameters in it.
    fn enter_kernel<const W: usize>(&self, warp: &mut Warp<W>, inputs: &Inputs) {
        warp.frames.clear();
        warp.v32.clear();
        warp.v64.clear();
        warp.p.clear();
        warp.s.clear();
        warp.local.clear();
        warp.push_frame(
            0,
            &self.program.functions[0],
            Frame {
                function: 0,
                base: [0; 4],
                count: [0; 4],
                local_base: 0,
                mask: warp.lanes,
                caller: NONE,
                return_pc: 0,
                call: 0,
                call_site: SiteId(0),
                depth: 0,
            },
        );
        for (param, value) in self.program.params.iter().zip(&inputs.params) {
            match (param, value) {
                (KernelParam::Scalars(regs), ParamValue::Scalars(values)) => {
                    let mut r = warp.registers(0);
                    for (&(reg, _), &v) in regs.iter().zip(values) {
                        r.write(reg, &[v; W], Registers::<W>::ALL);
                    }
                }
                (KernelParam::ByVal { reg, offset, size, .. }, ParamValue::Bytes(bytes)) => {
                    let mut r = warp.registers(0);
                    r.write(*reg, &[target::LOCAL_BASE + offset; W], Registers::<W>::ALL);
                    for l in 0..W {
                        if let Some(to) = warp.local.get(l, *offset, *size as usize) {
                            let n = bytes.len().min(to.len());
                            to[..n].copy_from_slice(&bytes[..n]);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Runs a block until it is done or must wait for other blocks.
    pub(super) fn run_block<const W: usize>(&mut self, block: &mut Block<W>) -> Turn {
        loop {
            // Taken out so that block and warp can both be modified.
            let mut warps = std::mem::take(&mut block.warps);
            while block.turn < warps.len() {
                let w = in_order(self.schedule, block.turn, warps.len());
                if warps[w].splits.iter().any(WarpSplit::is_runnable) {
                    self.run_warp(block, &mut warps[w]);
                }
                if self.stop.is_some() || O::PAUSES && self.paused {
                    break;
                }
                block.turn += 1;
            }
            block.warps = warps;
            if self.stop.is_some() {
                return Turn::Done;
            }
            if O::PAUSES && self.paused {
                return Turn::Paused;
            }
            block.turn = 0;
            if self.complete_common_barrier(block) {
                continue;
            }
            Self::judge(block);
            if self.complete_warp_barriers(block, false) {
                continue;
            }
            if self.complete_block_barriers(block) {
                continue;
            }
            if block.warps.iter().all(|w| w.live == 0) {
                return Turn::Done;
            }
            let spinning = block.splits().any(|(_, f)| f.spinning);
            if spinning {
                // Spinning lanes get another turn; those that wait at joins are released first,
                // since they may hold what the others spin for. Lockstep hardware would not do
                // that.
                if self.launch.model == Model::Its && self.release_joins(block) {
                    return Turn::Done;
                }
                for f in block.warps.iter_mut().flat_map(|w| &mut w.splits) {
                    f.spinning = false;
                }
                return Turn::Spinning;
            }
            // Lanes that wait at a join for others at a warp barrier never come to that.
            if self.complete_warp_barriers(block, true) {
                continue;
            }
            if block.waits_at_join() {
                if self.release_joins(block) {
                    return Turn::Done;
                }
                continue;
            }
            if block.at_barriers().any(|x| x.2.grid) {
                return Turn::GridBarrier;
            }
            // Different barriers, or fewer threads than a barrier expects: no more threads will
            // arrive.
            self.deadlock(block);
            return Turn::Done;
        }
    }

    /// Lets lanes that wait at joins continue alone. Returns whether the program does not allow
    /// that: then the run stops, to be repeated with a program that does.
    fn release_joins<const W: usize>(&mut self, block: &mut Block<W>) -> bool {
        if block.waits_at_join() && !self.program.independent_lanes {
            self.stop = Some(Stop::LanesPart);
            return true;
        }
        for w in &mut block.warps {
            w.release_joins();
        }
        false
    }

    /// Records for each waiting split which lanes of its warp are active elsewhere, now that its
    /// warp has nothing more to run.
    fn judge<const W: usize>(block: &mut Block<W>) {
        for warp in &mut block.warps {
            if warp.splits.iter().any(WarpSplit::is_runnable) {
                continue;
            }
            for k in 0..warp.splits.len() {
                let State::Barrier(wait) = &warp.splits[k].state else { continue };
                if wait.judged {
                    continue;
                }
                let key = (wait.site, wait.calls.clone());
                let together = warp
                    .splits
                    .iter()
                    .filter(|f| matches!(&f.state, State::Barrier(w) if (w.site, &w.calls) == (key.0, &key.1)))
                    .fold(0, |m, f| m | f.mask);
                let elsewhere = warp.live & !together;
                if let State::Barrier(wait) = &mut warp.splits[k].state {
                    wait.judged = true;
                    if wait.aligned {
                        wait.diverged = elsewhere;
                    }
                }
            }
        }
    }

    /// Completes block barriers whose participants have all arrived. Returns whether there was one.
    fn complete_block_barriers<const W: usize>(&mut self, block: &mut Block<W>) -> bool {
        let live: u32 = block.warps.iter().map(|w| w.live.count_ones()).sum();
        let mut numbers: Vec<(u32, Option<u32>)> = block.waiting().map(|x| x.2.barrier()).collect();
        numbers.sort_unstable();
        numbers.dedup();
        let mut any = false;
        for (number, count) in numbers {
            let (waiting, came) = Self::arrived(block, (number, count));
            let needed = match count {
                // Threads that have exited do not arrive at a barrier that counts.
                Some(n) => n.min(self.launch.block.count() as u32),
                None => live,
            };
            if waiting > 0 && waiting + came >= needed {
                block.arrived_only.retain(|a| (a.0, a.1) != (number, count));
                self.finish_barrier(block, number, count);
                any = true;
            }
        }
        any
    }

    /// Threads that wait at a block barrier, and those that have arrived without waiting.
    fn arrived<const W: usize>(block: &Block<W>, barrier: (u32, Option<u32>)) -> (u32, u32) {
        let waiting = block.waiting().filter(|x| x.2.barrier() == barrier);
        let came = block.arrived_only.iter().filter(|a| (a.0, a.1) == barrier);
        (waiting.map(|x| x.1.mask.count_ones()).sum(), came.map(|a| a.2).sum())
    }

    fn finish_barrier<const W: usize>(
        &mut self,
        block: &mut Block<W>,
        number: u32,
        count: Option<u32>,
    ) {
        let here = |x: &(&Warp<W>, &WarpSplit, &BarrierWait)| x.2.barrier() == (number, count);
        let (mut yes, mut all, mut participants) = (0u32, true, 0u32);
        for (_, f, wait) in block.waiting().filter(here) {
            yes += (wait.predicate & f.mask).count_ones();
            all &= wait.predicate & f.mask == f.mask;
            participants += f.mask.count_ones();
        }
        let mut members = vec![];
        if count.is_some() {
            members.extend(block.waiting().filter(here).map(|x| (x.0.index, x.1.mask)));
        }
        let first = block.waiting().filter(here).min_by_key(|x| x.2.arrival);
        let Some(site) = first.map(|x| x.2.site) else { return };
        self.report_mismatch(block, number, count);
        for warp in &mut block.warps {
            for k in 0..warp.splits.len() {
                let f = &mut warp.splits[k];
                let (mask, frame) = (f.mask, f.frame);
                let (info, d) = match &f.state {
                    State::Barrier(wait) if !wait.grid && wait.barrier() == (number, count) => {
                        (wait.info, wait.d)
                    }
                    _ => continue,
                };
                f.state = State::Runnable;
                let value = match self.program.barriers[info as usize].reduction {
                    BarrierReduction::None => continue,
                    BarrierReduction::Popc => u64::from(yes),
                    BarrierReduction::And => u64::from(all),
                    BarrierReduction::Or => u64::from(yes > 0),
                };
                if d.is_some() {
                    warp.registers(frame).write(d, &[value; W], mask);
                }
            }
            warp.merge_splits();
        }
        // A barrier with a count is block-wide only if all threads wait: an arrival without waiting
        // starts no interval.
        let block_wide = count.is_none() || u64::from(participants) == self.launch.block.count();
        self.barrier_is_done(block, (number, site), block_wide, &members);
    }

    /// Notifies the observer if the threads at a barrier are not all at the same instance of it, or
    /// if others have ended or are elsewhere.
    fn report_mismatch<const W: usize>(
        &mut self,
        block: &mut Block<W>,
        number: u32,
        count: Option<u32>,
    ) {
        let here = |wait: &BarrierWait| !wait.grid && wait.barrier() == (number, count);
        // Nearly always all threads are at one instance, and none has ended.
        if block.warps.iter().all(|w| w.stopped == 0 && w.exits.is_empty()) && at_one(block, here) {
            return;
        }
        // Threads that have ended matter only to block-wide barriers.
        let ended = if count.is_none() { block.ended() } else { vec![] };
        let found = meeting(block, here, ended);
        // A barrier that states how many threads come is known by its number: warps may wait at it in different
        // places, as producers and consumers do.
        let apart = match count {
            None => found.waiting.len() > 1,
            Some(_) => splits_a_warp(&found.waiting),
        };
        let divergent = apart || !found.diverged.is_empty();
        if !divergent && (found.ended.is_empty() || block.off_beat) {
            return;
        }
        block.off_beat |= divergent;
        self.observer.mismatch(&BarrierMismatch {
            barrier: number,
            completes: true,
            step: self.steps,
            ..found
        });
    }

    /// Completes warp barriers and exchanges whose members have all arrived; with `force` also others,
    /// after notifying the observer. Returns whether there was one.
    fn complete_warp_barriers<const W: usize>(
        &mut self,
        block: &mut Block<W>,
        force: bool,
    ) -> bool {
        let mut any = false;
        let at = (block.linear, block.interval);
        for warp in &mut block.warps {
            any |= self.complete_exchanges(at, warp, force);
            any |= self.complete_barriers_of(at, warp, force);
        }
        any
    }

    fn complete_barriers_of<const W: usize>(
        &mut self,
        (block, interval): (u64, u32),
        warp: &mut Warp<W>,
        force: bool,
    ) -> bool {
        // Waiting lanes, by the member mask they use.
        let mut waiting: Vec<(u64, u64)> = vec![];
        for f in &warp.splits {
            let State::WarpBarrier { groups, .. } = &f.state else { continue };
            for &(members, lanes) in groups {
                match waiting.iter_mut().find(|x| x.0 == members) {
                    Some(x) => x.1 |= lanes,
                    None => waiting.push((members, lanes)),
                }
            }
        }
        let live = warp.live;
        let done = |members: u64| waiting.iter().any(|&(m, l)| m == members && m & live & !l == 0);
        let mut any = false;
        for k in 0..warp.splits.len() {
            let f = &mut warp.splits[k];
            let State::WarpBarrier { site, groups } = &f.state else { continue };
            let (site, groups, mask) = (*site, groups.clone(), f.mask);
            let complete = groups.iter().all(|g| done(g.0));
            if !complete && !force {
                continue;
            }
            f.state = State::Runnable;
            any = true;
            let here = context(block, warp.index, mask, interval, self.steps);
            let who = Who {
                context: here,
                site,
                existing: warp.lanes,
                live,
                branch: warp.last_divergence,
            };
            let members = groups.iter().fold(0, |m, g| m | g.0);
            if !complete {
                let here = |&(_, l): &(u64, u64)| l;
                let present = waiting.iter().map(here).fold(mask, |m, l| m | l);
                let missing = match members & live & !present {
                    // They wait at a warp barrier with another mask.
                    0 => members & live & !mask,
                    missing => missing,
                };
                self.members_missing(who, missing);
            }
            if members & warp.lanes & !live != 0 {
                self.ended_members(&warp.exits, who, members);
            }
            for (members, lanes) in groups {
                // reported once for each complete group: by the split with its lowest lane
                let lowest = members & live & (members & live).wrapping_neg();
                if lowest & lanes != 0 || !complete {
                    let synced = if complete { members & live } else { lanes };
                    self.observer.warp_barrier(here, site, LaneMask(synced));
                }
            }
        }
        if any {
            warp.merge_splits();
        }
        any
    }

    /// No thread can continue: reports who waits where, and ends the block.
    fn deadlock<const W: usize>(&mut self, block: &mut Block<W>) {
        let mut groups: Vec<BarrierGroup> = vec![];
        for (w, f, wait) in block.waiting() {
            let instance = (wait.site, &wait.calls[..], &[][..]);
            add_to_groups(&mut groups, block.linear, instance, (w.index, f.mask));
        }
        let barrier = block.waiting().next().map_or((0, None), |(_, _, wait)| wait.barrier());
        let site = groups.first().map_or(SiteId(0), |g| g.site);
        let (waiting, came) = Self::arrived(block, barrier);
        self.observer.mismatch(&BarrierMismatch {
            block: block.linear,
            interval: block.interval,
            barrier: barrier.0,
            count: barrier.1.map(|expected| (expected, waiting + came)),
            waiting: groups,
            ended: block.ended(),
            step: self.steps,
            ..BarrierMismatch::default()
        });
        self.stop = Some(Stop::Deadlock(site));
    }
}

/// Whether the threads at a barrier are all at one instance of it, with none of their warps elsewhere.
fn at_one<const W: usize>(block: &Block<W>, here: impl Fn(&BarrierWait) -> bool) -> bool {
    let mut waits = block.at_barriers().map(|x| x.2).filter(|wait| here(wait));
    let Some(first) = waits.next() else { return false };
    let mut instances = first.instances().map(|x| x.0);
    let (Some(one), None) = (instances.next(), instances.next()) else { return false };
    first.diverged == 0
        && waits.all(|wait| wait.diverged == 0 && wait.instances().all(|(other, _)| other == one))
}

/// Whether lanes of one warp are in several of the groups.
fn splits_a_warp(groups: &[BarrierGroup]) -> bool {
    let mut warps: Vec<u32> =
        groups.iter().flat_map(|group| group.threads.iter().map(|&(warp, _)| warp)).collect();
    let all = warps.len();
    warps.sort_unstable();
    warps.dedup();
    warps.len() < all
}

/// Who meets at a barrier of a block: the waiting threads by instance, and lanes of their warps that are
/// elsewhere. Those that wait at another barrier meanwhile are shown there.
pub(super) fn meeting<const W: usize>(
    block: &Block<W>,
    here: impl Fn(&BarrierWait) -> bool,
    ended: Vec<EndedLanes>,
) -> BarrierMismatch {
    let mut waits: Vec<(&Warp<W>, &BarrierWait)> =
        block.at_barriers().filter(|x| here(x.2)).map(|x| (x.0, x.2)).collect();
    waits.sort_by_key(|(_, b)| b.arrival);
    let mut waiting: Vec<BarrierGroup> = vec![];
    for (w, b) in &waits {
        for (instance, lanes) in b.instances() {
            add_to_groups(&mut waiting, block.linear, instance, (w.index, lanes));
        }
    }
    let apart = || waits.iter().filter(|(_, b)| b.diverged != 0);
    let branch = apart().find_map(|(w, _)| w.last_divergence);
    let mut diverged: Vec<(u32, u64)> = vec![];
    for (w, b) in apart() {
        match diverged.iter_mut().find(|d| d.0 == w.index) {
            Some(d) => d.1 |= b.diverged,
            None => diverged.push((w.index, b.diverged)),
        }
    }
    for (warp, lanes) in &mut diverged {
        for (w, f, wait) in block.at_barriers() {
            if w.index != *warp || *lanes & f.mask == 0 {
                continue;
            }
            *lanes &= !f.mask;
            if !here(wait) {
                for (instance, lanes) in wait.instances() {
                    add_to_groups(&mut waiting, block.linear, instance, (w.index, lanes));
                }
            }
        }
    }
    diverged.retain(|d| d.1 != 0);
    BarrierMismatch {
        level: if waits.iter().any(|w| w.1.grid) {
            BarrierLevel::Grid
        } else {
            BarrierLevel::Block
        },
        block: block.linear,
        interval: block.interval,
        waiting,
        ended,
        diverged,
        branch,
        ..BarrierMismatch::default()
    }
}
