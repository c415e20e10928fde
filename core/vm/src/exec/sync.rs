//! Waiting: the barriers at which a split arrives, and turns of splits that spin.

use super::access::lanes;
use super::block::Block;
use super::exchange::{Who, members};
use super::machine::{Machine, Stop};
use super::registers::Registers;
use super::warp::{BarrierWait, State, Trips, Warp, WarpSplit};
use crate::bytecode::{BarrierReduction, Instr, Op, Reg, SiteId};
use events::{
    BarrierDone, BarrierGroup, BarrierLevel, BarrierMismatch, EndedLanes, LaneMask, Observer,
    WarpContext,
};

/// Number of polls without any change to memory after which a split yields immediately.
const QUIET_POLLS: u32 = 16;

/// The iterations in which the lanes of `mask` are, of loops with these counters.
fn trips<const W: usize>(r: &Registers<'_, W>, loops: &[Reg], mask: u64) -> Trips {
    let lane = mask.trailing_zeros() as usize;
    if loops.len() <= Trips::FEW && loops.iter().all(|&t| r.is_same(t, mask)) {
        let mut counts = [0; Trips::FEW];
        for (count, &t) in counts.iter_mut().zip(loops) {
            *count = r.lane(t, lane) as u32;
        }
        return Trips::Same { counts, loops: loops.len(), lanes: mask };
    }
    let mut trips: Vec<(Vec<u32>, u64)> = vec![];
    for l in lanes(mask) {
        let trip = |&t: &Reg| r.lane(t, l) as u32;
        match trips.iter_mut().find(|(u, _)| loops.iter().map(trip).eq(u.iter().copied())) {
            Some(x) => x.1 |= 1 << l,
            None => trips.push((loops.iter().map(trip).collect(), 1 << l)),
        }
    }
    Trips::Apart(trips)
}

impl<O: Observer> Machine<'_, O> {
    /// The active lanes arrive at the barrier `i` of the block or the grid; `calls` are the call sites from the kernel.
    /// Returns what they wait for, or `None` if they only arrive.
    pub(super) fn arrive_at_barrier<const W: usize>(
        &mut self,
        block: &mut Block<W>,
        r: &Registers<'_, W>,
        context: WarpContext,
        site: SiteId,
        calls: Vec<SiteId>,
        i: &Instr,
    ) -> Option<Box<BarrierWait>> {
        let mask = context.active.bits();
        let info = &self.program.barriers[i.imm as usize];
        let lane = mask.trailing_zeros() as usize;
        let number = if info.number.is_some() { r.lane(info.number, lane) as u32 } else { 0 };
        let count = info.count.is_some().then(|| r.lane(info.count, lane) as u32);
        self.arrivals += 1;
        if info.arrive_only {
            block.arrived_only.push((number, count, mask.count_ones()));
            self.observer.barrier_arrives(context, site, number);
            return None;
        }
        let trips = trips(r, &info.trips, mask);
        let wait = BarrierWait {
            grid: i.op == Op::GridBarrier,
            number,
            count,
            site,
            aligned: info.aligned,
            calls,
            trips,
            info: i.imm,
            d: i.d,
            predicate: if i.a.is_some() { r.nonzero_lanes(i.a) & mask } else { 0 },
            arrival: self.arrivals,
            diverged: 0,
            judged: false,
        };
        Some(match self.spare_waits.pop() {
            Some(mut spare) => {
                *spare = wait;
                spare
            }
            None => Box::new(wait),
        })
    }

    /// Completes the barrier of a block if all its threads wait at one instance of it, each warp as one split, and
    /// no lane has ended: as nearly always, and then nothing else can be due. Returns whether it did.
    pub(super) fn complete_common_barrier<const W: usize>(&mut self, block: &mut Block<W>) -> bool {
        let [first, ..] = &block.warps[..] else { return false };
        let [WarpSplit { state: State::Barrier(first), .. }] = &first.splits[..] else {
            return false;
        };
        let info = &self.program.barriers[first.info as usize];
        let plain = !first.grid && first.count.is_none() && block.arrived_only.is_empty();
        if !plain || !matches!(info.reduction, BarrierReduction::None) {
            return false;
        }
        let Trips::Same { counts, .. } = first.trips else { return false };
        for warp in &block.warps {
            let [WarpSplit { mask, state: State::Barrier(wait), .. }] = &warp.splits[..] else {
                return false;
            };
            let all = *mask == warp.live && warp.stopped == 0 && warp.exits.is_empty();
            let one = (wait.info, wait.number, wait.site) == (first.info, first.number, first.site)
                && (wait.grid, wait.count) == (false, None)
                && matches!(&wait.trips, Trips::Same { counts: c, .. } if *c == counts)
                && wait.calls == first.calls;
            if !all || !one {
                return false;
            }
        }
        let (barrier, site) = (first.number, first.site);
        for warp in &mut block.warps {
            for split in &mut warp.splits {
                let wait = std::mem::replace(&mut split.state, State::Runnable);
                if let State::Barrier(wait) = wait {
                    self.spare_waits.push(wait);
                }
            }
        }
        self.barrier_is_done(block, (barrier, site), true, &[]);
        true
    }

    /// Announces a completed barrier of a block. One of the whole block starts an interval.
    pub(super) fn barrier_is_done<const W: usize>(
        &mut self,
        block: &mut Block<W>,
        (barrier, site): (u32, SiteId),
        block_wide: bool,
        members: &[(u32, u64)],
    ) {
        let interval = block.interval;
        if block_wide {
            block.interval += 1;
        }
        self.observer.barrier(&BarrierDone {
            block: block.linear,
            barrier,
            site,
            block_wide,
            interval,
            step: self.steps,
            members,
        });
        if self.observer.stop() {
            self.stop = Some(Stop::Observer);
        }
    }

    /// The active lanes arrive at a warp barrier whose members `a` holds. Returns the state of their
    /// split if some must wait.
    pub(super) fn arrive_at_warp_barrier<const W: usize>(
        &mut self,
        r: &Registers<'_, W>,
        exits: &[(SiteId, u64)],
        who: Who,
        a: Reg,
    ) -> Option<State> {
        let Who { context, site, live, .. } = who;
        let mask = context.active.bits();
        let needed = self.needed_lanes(r, a, who);
        if needed & !live != 0 {
            self.ended_members(exits, who, needed);
        }
        let mut groups: Vec<(u64, u64)> = vec![];
        if a.is_scalar() {
            groups.push((members::<W>(r.s[a.index()]), mask));
        } else {
            for l in lanes(mask) {
                let m = members::<W>(r.lane(a, l));
                match groups.iter_mut().find(|g| g.0 == m) {
                    Some(g) => g.1 |= 1 << l,
                    None => groups.push((m, 1 << l)),
                }
            }
        }
        // Lanes that their own mask does not name synchronise with none.
        for (m, l) in &mut groups {
            *l &= *m;
        }
        groups.retain(|g| g.1 != 0);
        if groups.iter().all(|&(m, l)| m & live & !l == 0) {
            for (m, _) in groups {
                self.observer.warp_barrier(context, site, LaneMask(m & live));
            }
            return None;
        }
        Some(State::WarpBarrier { site, groups })
    }

    /// Reports members of a warp barrier that have left the kernel: once for each jump by which they did.
    #[cold]
    pub(super) fn ended_members(&mut self, exits: &[(SiteId, u64)], who: Who, members: u64) {
        let Who { context, site, .. } = who;
        for &(by, lanes) in exits {
            let lanes = lanes & members;
            if lanes == 0 || self.reported.ended_members.contains(&(site, by)) {
                continue;
            }
            self.reported.ended_members.push((site, by));
            self.announced += 1;
            self.observer.mismatch(&BarrierMismatch {
                level: BarrierLevel::Warp,
                block: context.block,
                interval: context.interval,
                waiting: vec![BarrierGroup {
                    block: context.block,
                    site,
                    calls: vec![],
                    trips: vec![],
                    threads: vec![(context.warp, context.active.bits())],
                }],
                ended: vec![EndedLanes { warp: context.warp, lanes, by: Some(by) }],
                completes: true,
                step: self.steps,
                ..BarrierMismatch::default()
            });
        }
    }

    /// Records a change to memory that others can see.
    #[inline(always)]
    pub(super) fn changed(&mut self) {
        self.last_change = self.steps;
        self.polls = 0;
    }

    /// Records a poll of a waiting loop. After some unsuccessful polls the turn ends.
    #[inline]
    pub(super) fn poll(&mut self) {
        self.polls += 1;
        if self.polls >= QUIET_POLLS {
            self.turn_end = self.steps;
            self.quantum_end = self.steps;
        }
    }

    /// Ends the turn. Marks the split as spinning if nothing in memory has changed.
    #[cold]
    pub(super) fn end_turn<const W: usize>(
        &mut self,
        warp: &mut Warp<W>,
        mut split: WarpSplit,
        site: SiteId,
    ) {
        if self.steps >= self.limits.max_steps {
            self.stop = Some(Stop::StepLimit(site));
        }
        if self.observer.stop() || (self.limits.interrupt.0)(self.steps) {
            self.stop = Some(Stop::Observer);
        }
        // A turn without a poll computes. A loop that never ends that way is for the limit of steps.
        if self.polls == 0 {
            self.last_change = self.last_change.max(self.steps);
        }
        split.spinning = self.last_change <= self.turn_start || self.polls >= QUIET_POLLS;
        if split.spinning && !warp.splits.is_empty() && !self.program.independent_lanes {
            // The others may continue while this one waits.
            self.stop.get_or_insert(Stop::LanesPart);
        }
        warp.splits.push(split);
    }
}
