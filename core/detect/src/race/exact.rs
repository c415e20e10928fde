//! The second pass: which statements race, how, how often, and who stands for them?
//!
//! [`RaceRecorder`] listens to the same deterministic run again, keeps the accesses to the bytes that
//! the first pass marked, and weighs each new one against those before it. Accesses are kept in groups
//! (lanes of one instruction that did the same to a unit), at most [`MAX_GROUPS`] for each unit and
//! statement: the newest of the present interval and some of each other block. When any are dropped,
//! counts become lower bounds.
//!
//! A pair of accesses that overlap in several units is counted at the unit where the later-starting
//! one begins, so once.

use super::convergence::Convergence;
use super::found::{Found, Judge, Place, Tally};
use super::pairs::{AccessGroup, Op, count, racing_open, racing_within};
use super::result::RaceResult;
use super::units::{self, MAX_GROUPS, OwnAtomics, Room, Unit, WrittenBytes};
use crate::access::happens_before::{Clocks, Strong};
use crate::access::selection::{ObjectBytes, Selection};
use base::limits::RunLimits;
use events::{
    Access, AccessKind, BarrierDone, LaneMask, ObjectId, Observer, SHARED_OBJECT, Scope, SiteId,
    WarpContext,
};
use launch::{Dim3, Launch, Model};
use std::collections::{BTreeMap, BTreeSet};

/// Shadow memory set aside for one unit.
const UNIT_BYTES: u64 = 16 << 10;

/// What the rules need to know of the launch.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct WarpModel {
    pub lockstep: bool,
    pub warp_size: u32,
    /// Threads of a block.
    pub threads: u32,
}

/// The second pass over a run. See the module's documentation.
#[derive(Clone, Debug)]
pub struct RaceRecorder {
    selection: Selection,
    polling: BTreeSet<SiteId>,
    model: WarpModel,
    clocks: Clocks,
    /// The warps of each running block.
    warps: BTreeMap<u64, Vec<Warp>>,
    global: BTreeMap<ObjectId, Vec<Unit>>,
    /// Units of shared memory by running block.
    shared: BTreeMap<u64, Vec<Unit>>,
    live: BTreeSet<u64>,
    pub(super) found: Found,
    room: Room,
    touches: Vec<Touch>,
}

/// What the rules need to know of a warp.
#[derive(Clone, Debug, Default)]
struct Warp {
    /// Which of its lanes were converged when.
    converged: Convergence,
    /// Lanes that have exited.
    exited: u64,
}

/// A lane's access to a chosen unit.
#[derive(Clone, Copy, Debug)]
struct Touch {
    unit: u64,
    position: usize,
    lane: u32,
    offset: u64,
}

impl RaceRecorder {
    /// A recorder of the bytes `flagged` by the first pass. `polling` are the accesses
    /// that wait for another thread's signal, or test it.
    pub fn new(
        flagged: &Selection,
        polling: impl IntoIterator<Item = SiteId>,
        limits: &RunLimits,
    ) -> Self {
        let mut selection = flagged.clone();
        let mut result = RaceResult::default();
        let max_units = (limits.max_shadow / UNIT_BYTES).clamp(64, 1 << 18);
        result.sampled = selection.sample(max_units);
        Self {
            selection,
            polling: polling.into_iter().collect(),
            model: WarpModel::default(),
            clocks: Clocks::new(1, 32),
            warps: BTreeMap::new(),
            global: BTreeMap::new(),
            shared: BTreeMap::new(),
            live: BTreeSet::new(),
            found: Found::new(result, limits.max_findings),
            room: Room {
                groups: 0,
                max_groups: limits.max_shadow / 2 / std::mem::size_of::<AccessGroup>() as u64,
            },
            touches: vec![],
        }
    }
    /// Ends the run as soon as a race is found that `baseline` lacks.
    #[must_use]
    pub fn stop_at_new(mut self, baseline: RaceResult) -> Self {
        self.found.baseline = Some(baseline);
        self
    }
    /// The races, in the order in which the run showed them.
    pub fn finish(self) -> RaceResult {
        let mut result = self.found.result;
        for finding in &mut result.findings {
            if finding.count == 0 {
                // All its pairs would be counted at units that were left out.
                finding.count = 1;
                finding.at_least = true;
            }
            finding.at_least |= result.sampled;
        }
        for bytes in &mut result.bytes {
            bytes.sort_unstable();
            let mut merged: Vec<(u64, u64)> = vec![];
            for &(start, end) in &*bytes {
                match merged.last_mut() {
                    Some(last) if last.1 >= start => last.1 = last.1.max(end),
                    _ => merged.push((start, end)),
                }
            }
            *bytes = merged;
        }
        result.coarse = self.clocks.coarse();
        result.clock_entries = self.clocks.copied();
        result
    }

    /// Finds the chosen units that the access touches, and the groups of lanes in each.
    fn record(&mut self, access: &Access<'_>, op: Op, chosen: &ObjectBytes, stretch: u32) {
        let granule = chosen.granule;
        let touches = &mut self.touches;
        touches.clear();
        access.lanes.for_each(access.size, |lane, offset| {
            let end = offset + u64::from(access.size);
            let mut unit = offset & !(granule - 1);
            while unit < end {
                if let Some(position) = chosen.position(unit) {
                    touches.push(Touch { unit, position, lane, offset });
                }
                unit += granule;
            }
        });
        if touches.is_empty() {
            return;
        }
        if !touches.is_sorted_by_key(|t| (t.unit, t.lane)) {
            touches.sort_unstable_by_key(|t| (t.unit, t.lane));
        }
        let context = &access.context;
        let engaged = self.clocks.engaged();
        let of_warp = self.clocks.epoch(context, access.lanes.mask().first());
        let is_shared = access.object == SHARED_OBJECT;
        let units = if is_shared {
            self.shared.entry(context.block).or_default()
        } else {
            self.global.entry(access.object).or_default()
        };
        let clocks = self.clocks.of_block(context.block);
        let warps = self.warps.get(&context.block);
        let warp = warps.and_then(|warps| warps.get(context.warp as usize));
        let first = context.warp * self.model.warp_size;
        let lanes = self.model.threads.saturating_sub(first).min(self.model.warp_size);
        let exited = warp.map_or(0, |w| w.exited);
        let present = LaneMask::range(0, lanes).bits() & !exited;
        let converged = warp.map(|w| &w.converged);
        let warp = (context.warp, converged);
        let mut judge = Judge::new(&mut self.found, self.model, clocks, warp, present);
        let value = |values: &[u64], lane: u32| values.get(lane as usize).copied().unwrap_or(0);
        let plain_write = op.kind == AccessKind::Write;
        for of_unit in touches.chunk_by(|a, b| a.unit == b.unit) {
            let mut done = 0u64;
            for (i, touch) in of_unit.iter().enumerate() {
                if done >> touch.lane & 1 != 0 {
                    continue;
                }
                let (before, after) = access
                    .values
                    .map_or((0, 0), |v| (value(v.before, touch.lane), value(v.after, touch.lane)));
                let epoch = if engaged { clocks.epoch(context, touch.lane) } else { of_warp };
                let mut lanes = 1 << touch.lane;
                if !engaged && !op.asynchronous {
                    // Lanes that do the same stand together.
                    for other in &of_unit[i + 1..] {
                        let same = other.offset == touch.offset
                            && (!plain_write
                                || access
                                    .values
                                    .is_none_or(|v| value(v.after, other.lane) == after));
                        if same {
                            lanes |= 1 << other.lane;
                        }
                    }
                }
                done |= lanes;
                let position = touch.position;
                if units.len() <= position {
                    units.resize_with(position + 1, Unit::default);
                }
                let unit = &mut units[position];
                if is_shared {
                    self.room.groups -= unit.enter(context.interval);
                }
                let group = AccessGroup {
                    block: context.block,
                    warp: context.warp,
                    interval: context.interval,
                    lanes,
                    active: context.active.bits(),
                    stretch,
                    epoch,
                    visit_order: unit.visits.touch(context.block, context.interval, &self.live),
                    offset: touch.offset,
                    size: access.size,
                    before,
                    after,
                    step: context.step,
                    last_step: context.step,
                    times: 1,
                };
                let place = Place {
                    object: access.object,
                    at: touch.unit,
                    granule,
                    last_write: unit.last_write,
                };
                let own = weigh(&mut judge, &place, unit, (&group, access.site, op));
                if op.asynchronous && unit.open.len() < MAX_GROUPS {
                    unit.open.push((group, access.site, op));
                    continue;
                }
                let own = own.unwrap_or_else(|| {
                    let gone = unit.make_room();
                    self.room.groups -= gone as u64;
                    judge.found.result.truncated |= gone > 0;
                    unit.position_of(access.site, op)
                });
                let pairs = judge.found.result.pairs;
                self.room.keep(&mut unit.by_site[own], &group, judge.converged, pairs);
            }
        }
    }
    /// A copy of one lane is done: from now on it is an access like others, of the present interval.
    fn close(&mut self, access: &Access<'_>, offset: u64, position: usize, waited: bool) {
        let is_shared = access.object == SHARED_OBJECT;
        let context = &access.context;
        let epoch = self.clocks.epoch(context, access.lanes.mask().first());
        let stretch = self.execute(context);
        let units = if is_shared {
            self.shared.get_mut(&context.block)
        } else {
            self.global.get_mut(&access.object)
        };
        let Some(place) = units.and_then(|u| u.get_mut(position)) else { return };
        let mut of_unit = std::mem::take(place);
        if is_shared {
            self.room.groups -= of_unit.enter(context.interval);
        }
        let same = |(g, site, op): &(AccessGroup, SiteId, Op)| {
            *site == access.site
                && op.kind == access.kind
                && (g.block, g.warp) == (context.block, context.warp)
                && g.lanes == access.lanes.mask().bits()
                && (g.offset, g.size) == (offset, access.size)
        };
        if let Some(i) = of_unit.open.iter().position(same) {
            let (mut group, site, op) = of_unit.open.remove(i);
            group.interval = context.interval;
            if waited {
                group.epoch = epoch;
                group.stretch = stretch;
                group.step = context.step;
                group.last_step = context.step;
            }
            let own = of_unit.position_of(site, op);
            let warps = self.warps.get(&group.block);
            let warp = warps.and_then(|warps| warps.get(group.warp as usize));
            let converged = warp.map(|w| &w.converged);
            let pairs = self.found.result.pairs;
            self.room.keep(&mut of_unit.by_site[own], &group, converged, pairs);
        }
        let units = if is_shared {
            self.shared.get_mut(&context.block)
        } else {
            self.global.get_mut(&access.object)
        };
        if let Some(place) = units.and_then(|u| u.get_mut(position)) {
            *place = of_unit;
        }
    }
    fn warp(&mut self, context: &WarpContext) -> &mut Warp {
        let (warps, i) = (self.warps.entry(context.block).or_default(), context.warp as usize);
        if warps.len() <= i {
            warps.resize_with(i + 1, Warp::default);
        }
        &mut warps[i]
    }
    /// The lanes of a warp execute together; their stretch.
    fn execute(&mut self, context: &WarpContext) -> u32 {
        self.warp(context).converged.execute(context.active.bits())
    }
    fn clock_events(&mut self, access: &Access<'_>, polling: bool) {
        let op = match access.kind {
            AccessKind::Atomic { reads, writes, scope, acquire, release } => {
                (reads, writes, scope, acquire, release)
            }
            // A volatile store may be what a polling load waits for.
            AccessKind::Write if access.volatile => (false, true, Scope::System, false, false),
            AccessKind::Read if polling => (true, false, Scope::System, false, false),
            _ => return,
        };
        let (reads, writes, scope, acquire, release) = op;
        if !self.clocks.engaged() && !acquire && !release {
            return;
        }
        access.lanes.for_each(access.size, |lane, offset| {
            let strong = Strong {
                location: (access.object, offset),
                reads,
                writes,
                scope,
                acquire,
                release,
            };
            self.clocks.strong(&access.context, lane, &strong);
        });
    }
}

/// Weighs an access against all earlier ones to the unit. Where in the unit the accesses of its statement are, if
/// there are any.
fn weigh(
    judge: &mut Judge<'_>,
    place: &Place,
    unit: &mut Unit,
    (group, site, op): (&AccessGroup, SiteId, Op),
) -> Option<usize> {
    judge.turn_to(group);
    let engaged = judge.clocks.engaged();
    let is_shared = place.object == SHARED_OBJECT;
    let Unit { by_site, seen, open, .. } = unit;
    let mut own = None;
    let mut own_atomics: Option<OwnAtomics> = None;
    for (i, accesses) in by_site.iter().enumerate() {
        if accesses.site == site && accesses.op == op {
            own = Some(i);
        }
        if accesses.groups.is_empty() || !accesses.op.may_race(op, is_shared) {
            continue;
        }
        let chain = units::one_location(accesses.op, op);
        // Barriers order what is of an earlier interval of the block, so that those pairs are only counted.
        let past = if chain { 0 } else { accesses.groups.past(group) };
        let (past, groups) = accesses.groups.split_at(past);
        judge.found.result.pairs +=
            if engaged { past.iter().map(|g| count(g.lanes)).sum() } else { past.len() as u64 };
        if groups.is_empty() {
            continue;
        }
        let mut tally = Tally::new((accesses.site, accesses.op), (site, op), group.lanes);
        for earlier in groups {
            let own = chain.then(|| {
                let own = own_atomics.get_or_insert_default();
                own.find(by_site, WrittenBytes::of(earlier, group), group);
                &*own
            });
            let own = own.filter(|own| own.lanes & group.lanes != 0);
            // Groups from before the clocks were engaged are taken apart, since order is kept
            // for each thread from then on.
            let mut left = earlier.lanes;
            while left != 0 {
                let lanes = if engaged { left & left.wrapping_neg() } else { left };
                left &= !lanes;
                if own.is_none()
                    && judge.weigh_quickly(place, seen, (earlier, lanes), group, &mut tally)
                {
                    continue;
                }
                let single;
                let part = if lanes == earlier.lanes {
                    earlier
                } else {
                    single = AccessGroup { lanes, ..*earlier };
                    &single
                };
                let mut others = group.lanes;
                if let Some(own) = own {
                    for lane in LaneMask(group.lanes & own.lanes).iter() {
                        let own = own.steps[lane as usize & 63];
                        others &= !(1 << lane);
                        let one = AccessGroup { lanes: 1 << lane, ..*group };
                        for (after, at_least) in units::not_seen(part, group, lane, own) {
                            let sides = [(&after, accesses.site, accesses.op), (&one, site, op)];
                            judge.weigh(place, seen, sides, accesses.dropped || at_least);
                        }
                        judge.found.result.by_schedule = true;
                    }
                }
                if others == group.lanes {
                    let sides = [(part, accesses.site, accesses.op), (group, site, op)];
                    judge.weigh(place, seen, sides, accesses.dropped);
                } else if others != 0 {
                    let rest = AccessGroup { lanes: others, ..*group };
                    let sides = [(part, accesses.site, accesses.op), (&rest, site, op)];
                    judge.weigh(place, seen, sides, accesses.dropped);
                }
            }
        }
        judge.add(&tally, group, accesses.dropped);
    }
    for (copy, of, of_copy) in open.iter() {
        if let Some(race) = racing_open((copy, *of_copy), (group, op)) {
            let sides = [(copy, *of, *of_copy), (group, site, op)];
            judge.report(place, seen, &race, sides, false);
        }
    }
    if let Some(race) = racing_within(group, op) {
        let side = (group, site, op);
        judge.report(place, seen, &race, [side, side], false);
    }
    if op.kind.writes() {
        unit.last_write = Some((group.step, group.lanes, site));
    }
    own
}

impl Observer for RaceRecorder {
    const VALUES: bool = true;
    // Order between threads only grows from round to round, so what races in any round races in the first ones.
    const EVERY_ROUND: bool = false;
    fn launch_begins(&mut self, launch: &Launch, _: &[u64]) {
        self.model = WarpModel {
            lockstep: launch.model == Model::Lockstep,
            warp_size: launch.warp_size.clamp(1, 64),
            threads: launch.block.count().min(u64::from(u32::MAX)) as u32,
        };
        self.clocks = Clocks::new(launch.block.count() as u32, launch.warp_size);
    }
    fn block_begins(&mut self, block: u64, _: Dim3) {
        self.live.insert(block);
    }
    fn block_ends(&mut self, block: u64) {
        self.live.remove(&block);
        self.clocks.block_ends(block);
        self.warps.remove(&block);
        for unit in self.shared.remove(&block).into_iter().flatten() {
            self.room.groups -= unit.by_site.iter().map(|c| c.groups.len() as u64).sum::<u64>();
        }
    }
    fn access(&mut self, access: &Access<'_>) {
        let stretch = self.execute(&access.context);
        let signal = access.kind.is_atomic() || access.volatile && access.kind == AccessKind::Read;
        let polling = signal && self.polling.contains(&access.site);
        if self.selection.object(access.object).is_some() {
            let selection = std::mem::take(&mut self.selection);
            if let Some(chosen) = selection.object(access.object) {
                let op = Op {
                    kind: access.kind,
                    volatile: access.volatile,
                    polling,
                    asynchronous: access.asynchronous,
                };
                self.record(access, op, chosen, stretch);
            }
            self.selection = selection;
        }
        // What the access itself makes known comes after it: an acquire orders what follows.
        self.clock_events(access, polling);
    }
    fn copy_done(&mut self, access: &Access<'_>, waited: bool) {
        let selection = std::mem::take(&mut self.selection);
        if let Some(chosen) = selection.object(access.object) {
            access.lanes.for_each(access.size, |_, offset| {
                let end = offset + u64::from(access.size);
                let mut unit = offset / chosen.granule * chosen.granule;
                while unit < end {
                    if let Some(position) = chosen.position(unit) {
                        self.close(access, offset, position, waited);
                    }
                    unit += chosen.granule;
                }
            });
        }
        self.selection = selection;
    }
    fn barrier(&mut self, done: &BarrierDone<'_>) {
        if done.block_wide {
            self.clocks.block_barrier(done.block, done.interval, done.step);
        } else {
            self.clocks.named_barrier(done.block, done.barrier, done.members, done.step);
        }
    }
    fn barrier_arrives(&mut self, context: WarpContext, _: SiteId, number: u32) {
        self.clocks.barrier_arrives(&context, number);
    }
    fn grid_barrier(&mut self, _: SiteId, _: u64) {
        self.clocks.grid_barrier();
        let units = self.global.values_mut().chain(self.shared.values_mut());
        for accesses in units.flatten().flat_map(|u| &mut u.by_site) {
            accesses.groups.clear();
            accesses.dropped = false;
        }
        self.room.groups = 0;
    }
    fn warp_barrier(&mut self, context: WarpContext, _: SiteId, mask: LaneMask) {
        let warp = self.warp(&context);
        let mask = mask.bits() & !warp.exited;
        warp.converged.barrier(mask);
        self.clocks.warp_barrier(&context, mask);
    }
    fn branch(&mut self, context: WarpContext, _: SiteId, _: LaneMask) {
        self.execute(&context);
    }
    fn fence(&mut self, context: WarpContext, _: SiteId, scope: Scope) {
        self.clocks.fence(&context, scope);
    }
    fn exit(&mut self, context: WarpContext, lanes: LaneMask) {
        self.warp(&context).exited |= lanes.bits();
    }
    fn rounds_skipped(&mut self, from: u64) {
        self.found.rounds_skipped(from);
    }
    fn stop(&self) -> bool {
        self.found.new
    }
}
