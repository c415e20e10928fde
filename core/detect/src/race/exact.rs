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
use super::pairs::{AccessGroup, Op, RaceWitness, racing, racing_open, racing_within};
use super::result::{RaceKey, RaceResult};
use crate::access::happens_before::{Clocks, Stamp, Strong};
use crate::access::selection::{ObjectBytes, Selection};
use crate::access::unit::VisitOrder;
use crate::finding::{Across, RaceKind, Reason, Severity, SideOp, Thread};
use crate::observation::{ObservedRace, Side};
use base::limits::RunLimits;
use events::{
    Access, AccessKind, BarrierDone, LaneMask, ObjectId, Observer, SHARED_OBJECT, Scope, SiteId,
    Space, WarpContext,
};
use launch::{Dim3, Launch, Model};
use std::collections::{BTreeMap, BTreeSet};

/// Most groups kept for a unit and statement, and how many when memory is short.
const MAX_GROUPS: usize = 128;
const MAX_GROUPS_SHORT_OF_MEMORY: usize = 32;
/// Most statements kept for a unit: the first and the last half of them.
const MAX_SITES: usize = 256;
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

/// Accesses of one statement to one unit.
#[derive(Clone, Debug)]
struct SiteAccesses {
    site: SiteId,
    op: Op,
    groups: Vec<AccessGroup>,
    dropped: bool,
}

#[derive(Clone, Debug, Default)]
struct Unit {
    by_site: Vec<SiteAccesses>,
    /// Asynchronous copies that nobody has waited for.
    open: Vec<(AccessGroup, SiteId, Op)>,
    visits: VisitOrder,
    /// Interval of the groups, for shared memory.
    interval: u32,
    /// Findings that this unit already stands in.
    seen: Vec<u32>,
    /// The last write: step, lanes and statement.
    last_write: Option<(u64, u64, SiteId)>,
}

/// A unit, as a race there is reported.
#[derive(Clone, Copy, Debug)]
struct Place {
    object: ObjectId,
    at: u64,
    granule: u64,
    last_write: Option<(u64, u64, SiteId)>,
}

impl Place {
    /// Whether the pair of accesses makes a good example: no other write came between a write and what
    /// read or replaced its value, so that the values of the two add up.
    fn is_apt(&self, (a, site, op): (&AccessGroup, SiteId, Op)) -> bool {
        !op.kind.writes()
            || self.last_write.is_none_or(|(step, lanes, of)| {
                step == a.last_step && lanes & a.lanes != 0 && of == site
            })
    }
}

impl Unit {
    /// An access of this interval to shared memory comes: nothing of an earlier interval can race with
    /// anything here any more. How many groups are forgotten.
    fn enter(&mut self, interval: u32) -> u64 {
        if self.interval == interval {
            return 0;
        }
        self.interval = interval;
        let mut gone = 0;
        for accesses in &mut self.by_site {
            gone += accesses.groups.len() as u64;
            accesses.groups.clear();
            accesses.dropped = false;
        }
        gone
    }
    /// Position of the accesses of a statement, added if there is none yet.
    fn position_of(&mut self, site: SiteId, op: Op) -> usize {
        self.by_site.iter().position(|c| c.site == site && c.op == op).unwrap_or_else(|| {
            self.by_site.push(SiteAccesses { site, op, groups: vec![], dropped: false });
            self.by_site.len() - 1
        })
    }
    /// Makes room for another statement. The groups of the one that goes.
    fn make_room(&mut self) -> usize {
        if self.by_site.len() < MAX_SITES {
            return 0;
        }
        let idle = self.by_site.iter().position(|c| c.groups.is_empty());
        self.by_site.remove(idle.unwrap_or(MAX_SITES / 2)).groups.len()
    }
}

/// The second pass over a run. See the module's documentation.
#[derive(Clone, Debug)]
pub struct RaceRecorder {
    selection: Selection,
    polling: BTreeSet<SiteId>,
    model: WarpModel,
    clocks: Clocks,
    /// Which lanes of a warp were converged when, by block and warp.
    converged: BTreeMap<(u64, u32), Convergence>,
    global: BTreeMap<ObjectId, Vec<Unit>>,
    /// Units of shared memory by running block.
    shared: BTreeMap<u64, Vec<Unit>>,
    live: BTreeSet<u64>,
    result: RaceResult,
    index: BTreeMap<RaceKey, u32>,
    /// By finding, whether its example is apt.
    apt: Vec<bool>,
    groups: u64,
    max_groups: u64,
    max_findings: usize,
    /// Races already known: another one ends the run.
    baseline: Option<RaceResult>,
    found_new: bool,
    /// Lanes that have exited, by block and warp.
    exited: BTreeMap<(u64, u32), u64>,
    touches: Vec<Touch>,
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
            converged: BTreeMap::new(),
            global: BTreeMap::new(),
            shared: BTreeMap::new(),
            live: BTreeSet::new(),
            result,
            index: BTreeMap::new(),
            apt: vec![],
            groups: 0,
            max_groups: limits.max_shadow / 2 / std::mem::size_of::<AccessGroup>() as u64,
            max_findings: limits.max_findings,
            baseline: None,
            found_new: false,
            exited: BTreeMap::new(),
            touches: vec![],
        }
    }
    /// Ends the run as soon as a race is found that `baseline` lacks.
    #[must_use]
    pub fn stop_at_new(mut self, baseline: RaceResult) -> Self {
        self.baseline = Some(baseline);
        self
    }
    /// The races, in the order in which the run showed them.
    pub fn finish(mut self) -> RaceResult {
        for finding in &mut self.result.findings {
            if finding.count == 0 {
                // All its pairs would be counted at units that were left out.
                finding.count = 1;
                finding.at_least = true;
            }
            finding.at_least |= self.result.sampled;
        }
        for bytes in &mut self.result.bytes {
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
        self.result.coarse = self.clocks.coarse();
        self.result.clock_entries = self.clocks.copied();
        self.result
    }

    /// Finds the chosen units that the access touches, and the groups of lanes in each.
    fn record(&mut self, access: &Access<'_>, op: Op, chosen: &ObjectBytes, stretch: u32) {
        let granule = chosen.granule;
        let mut touches = std::mem::take(&mut self.touches);
        touches.clear();
        access.lanes.for_each(access.size, |lane, offset| {
            let end = offset + u64::from(access.size);
            if !chosen.touches(offset, end) {
                return;
            }
            let mut unit = offset / granule * granule;
            while unit < end {
                if let Some(position) = chosen.position(unit) {
                    touches.push(Touch { unit, position, lane, offset });
                }
                unit += granule;
            }
        });
        touches.sort_unstable_by_key(|t| (t.unit, t.lane));
        let value = |values: &[u64], lane: u32| values.get(lane as usize).copied().unwrap_or(0);
        let plain_write = op.kind == AccessKind::Write;
        for of_unit in touches.chunk_by(|a, b| a.unit == b.unit) {
            let mut done = 0u64;
            for (i, touch) in of_unit.iter().enumerate() {
                if done >> touch.lane & 1 != 0 {
                    continue;
                }
                let context = &access.context;
                let (before, after) = access
                    .values
                    .map_or((0, 0), |v| (value(v.before, touch.lane), value(v.after, touch.lane)));
                let epoch = self.clocks.epoch(context, touch.lane);
                let mut lanes = 1 << touch.lane;
                if !self.clocks.engaged() && !op.asynchronous {
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
                let group = AccessGroup {
                    block: context.block,
                    warp: context.warp,
                    interval: context.interval,
                    lanes,
                    active: context.active.bits(),
                    stretch,
                    epoch,
                    visit_order: 0,
                    offset: touch.offset,
                    size: access.size,
                    before,
                    after,
                    step: context.step,
                    last_step: context.step,
                    times: 1,
                };
                self.add(access, touch, granule, group, op);
            }
        }
        self.touches = touches;
    }
    /// Weighs `group` against all earlier accesses to the unit, then keeps it.
    fn add(
        &mut self,
        access: &Access<'_>,
        touch: &Touch,
        granule: u64,
        mut group: AccessGroup,
        op: Op,
    ) {
        let (at, position) = (touch.unit, touch.position);
        let object = access.object;
        let is_shared = object == SHARED_OBJECT;
        let units = if is_shared {
            self.shared.entry(group.block).or_default()
        } else {
            self.global.entry(object).or_default()
        };
        if units.len() <= position {
            units.resize_with(position + 1, Unit::default);
        }
        let mut unit = std::mem::take(&mut units[position]);
        if is_shared {
            self.groups -= unit.enter(group.interval);
        }
        group.visit_order = unit.visits.touch(group.block, group.interval, &self.live);
        let place = Place { object, at, granule, last_write: unit.last_write };
        let mut own = None;
        for i in 0..unit.by_site.len() {
            let accesses = &unit.by_site[i];
            if accesses.site == access.site && accesses.op == op {
                own = Some(i);
            }
            if !accesses.op.may_race(op, is_shared) {
                continue;
            }
            let chain = one_location(accesses.op, op);
            let mut known: Option<(WrittenBytes, OwnAtomics)> = None;
            for earlier in &accesses.groups {
                // Groups from before the clocks were engaged are taken apart, since order is kept
                // for each thread from then on.
                let mut left = earlier.lanes;
                while left != 0 {
                    let mut part = *earlier;
                    if self.clocks.engaged() {
                        part.lanes = left & left.wrapping_neg();
                    }
                    left &= !part.lanes;
                    let mut rest = group;
                    if chain {
                        let written = WrittenBytes::of(&part, &group);
                        let own = match known {
                            Some((of, own)) if of == written => own,
                            _ => own_atomics(&unit.by_site, written, &group),
                        };
                        known = Some((written, own));
                        for lane in LaneMask(group.lanes).iter() {
                            let Some(own) = own[lane as usize & 63] else { continue };
                            rest.lanes &= !(1 << lane);
                            let one = AccessGroup { lanes: 1 << lane, ..group };
                            for (after, at_least) in not_seen(&part, &group, lane, own) {
                                let sides =
                                    [(&after, accesses.site, accesses.op), (&one, access.site, op)];
                                let dropped = accesses.dropped || at_least;
                                self.weigh(place, &mut unit.seen, sides, dropped);
                            }
                            self.result.by_schedule = true;
                        }
                    }
                    if rest.lanes != 0 {
                        let sides = [(&part, accesses.site, accesses.op), (&rest, access.site, op)];
                        self.weigh(place, &mut unit.seen, sides, accesses.dropped);
                    }
                }
            }
        }
        for i in 0..unit.open.len() {
            let (copy, site, of_copy) = unit.open[i];
            if let Some(race) = racing_open((&copy, of_copy), (&group, op)) {
                let sides = [(&copy, site, of_copy), (&group, access.site, op)];
                self.report(place, &mut unit.seen, &race, sides, false);
            }
        }
        if let Some(race) = racing_within(&group, op) {
            let side = (&group, access.site, op);
            self.report(place, &mut unit.seen, &race, [side, side], false);
        }
        if op.kind.writes() {
            unit.last_write = Some((group.step, group.lanes, access.site));
        }
        if op.asynchronous && unit.open.len() < MAX_GROUPS {
            unit.open.push((group, access.site, op));
        } else {
            let own = own.unwrap_or_else(|| {
                let gone = unit.make_room();
                self.groups -= gone as u64;
                self.result.truncated |= gone > 0;
                unit.position_of(access.site, op)
            });
            self.keep(&mut unit.by_site[own], group);
        }
        let units = if is_shared {
            self.shared.get_mut(&group.block)
        } else {
            self.global.get_mut(&object)
        };
        if let Some(units) = units {
            units[position] = unit;
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
            self.groups -= of_unit.enter(context.interval);
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
            self.keep(&mut of_unit.by_site[own], group);
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
    /// Reports the ways in which two groups race, unless something orders them.
    fn weigh(
        &mut self,
        place: Place,
        seen: &mut Vec<u32>,
        sides: [(&AccessGroup, SiteId, Op); 2],
        dropped: bool,
    ) {
        let [(a, _, op_a), (b, _, op_b)] = sides;
        let mut races = [None; 3];
        let mut n = 0;
        let near = || {
            let warp = self.converged.get(&(b.block, b.warp));
            warp.map_or(0, |w| w.known(b.lanes.trailing_zeros(), a.stretch))
        };
        racing((a, op_a), (b, op_b), self.model, near, |race| {
            races[n] = Some(race);
            n += 1;
        });
        if n == 0 {
            return;
        }
        // Order by anything but barriers of the block is looked up only when needed.
        let thread = |g: &AccessGroup| g.warp * self.model.warp_size + g.lanes.trailing_zeros();
        let stamp = Stamp {
            block: a.block,
            thread: thread(a),
            interval: a.interval,
            epoch: a.epoch,
            step: a.step,
        };
        if self.clocks.ordered(&stamp, b.block, thread(b)) {
            self.result.by_schedule |= self.clocks.engaged();
            return;
        }
        for race in races.into_iter().flatten() {
            self.report(place, seen, &race, sides, dropped);
        }
    }
    /// The lanes of a warp execute together; their stretch.
    fn execute(&mut self, context: &WarpContext) -> u32 {
        let warp = self.converged.entry((context.block, context.warp)).or_default();
        warp.execute(context.active.bits())
    }
    fn keep(&mut self, accesses: &mut SiteAccesses, group: AccessGroup) {
        let converged = self.converged.get(&(group.block, group.warp));
        let alike = |lanes, earlier| converged.is_none_or(|c| c.alike(lanes, earlier));
        let writes = accesses.op.kind.writes() && !accesses.op.kind.is_atomic();
        let like = accesses.groups.iter_mut().rev().take(16).find(|g| {
            g.block == group.block
                && g.warp == group.warp
                && g.interval == group.interval
                && g.lanes == group.lanes
                && g.epoch == group.epoch
                && g.offset == group.offset
                && g.size == group.size
                && (!writes || g.after == group.after)
                && alike(g.lanes, g.stretch)
        });
        if let Some(like) = like {
            let active = like.active & group.active;
            let times = like.times + group.times;
            *like = AccessGroup { step: like.step, times, active, ..group };
            return;
        }
        let most =
            if self.groups < self.max_groups { MAX_GROUPS } else { MAX_GROUPS_SHORT_OF_MEMORY };
        if accesses.groups.len() >= most {
            let before = accesses.groups.len();
            thin(&mut accesses.groups, &group, most);
            accesses.dropped = true;
            self.groups -= (before - accesses.groups.len()) as u64;
        }
        accesses.groups.push(group);
        self.groups += 1;
    }
    fn report(
        &mut self,
        place: Place,
        seen: &mut Vec<u32>,
        race: &RaceWitness,
        sides: [(&AccessGroup, SiteId, Op); 2],
        dropped: bool,
    ) {
        let [(a, site_a, _), (b, site_b, _)] = sides;
        let Place { object, at, granule, .. } = place;
        let key =
            RaceKey { object, sites: [site_a.min(site_b), site_a.max(site_b)], kind: race.kind };
        let (from, to) = a.common(b);
        let apt = place.is_apt(sides[0]);
        let number = match self.index.get(&key) {
            Some(&n) => {
                let finding = &mut self.result.findings[n as usize];
                let [before, after] = &finding.sides;
                // Else the newest of the earlier accesses is the best.
                let better = apt || after.step == b.last_step && before.step <= a.last_step;
                if better && !self.apt[n as usize] {
                    *finding = ObservedRace {
                        count: finding.count,
                        at_least: finding.at_least,
                        ..observed(object, race, sides, self.model)
                    };
                    self.apt[n as usize] = apt;
                }
                n
            }
            None if self.result.findings.len() >= self.max_findings => {
                self.result.truncated = true;
                return;
            }
            None => {
                let n = self.result.findings.len() as u32;
                self.index.insert(key, n);
                self.result.findings.push(observed(object, race, sides, self.model));
                self.apt.push(apt);
                self.result.bytes.push(vec![]);
                self.result.keys.push(key);
                n
            }
        };
        let across = self.across(a, b);
        let finding = &mut self.result.findings[number as usize];
        finding.across = finding.across.or(across);
        if from / granule * granule == at {
            finding.count += race.pairs;
        }
        finding.at_least |= dropped;
        if !seen.contains(&number) {
            seen.push(number);
            let range = (at.max(from), (at + granule).min(to));
            self.result.bytes[number as usize].push(range);
            if let Some(baseline) = &self.baseline {
                self.found_new |= !baseline.has(&key, range.0);
            }
        }
    }
    /// Between which threads a pair of groups is.
    fn across(&self, a: &AccessGroup, b: &AccessGroup) -> Across {
        let blocks = a.block != b.block;
        let warps = !blocks && a.warp != b.warp;
        if blocks || warps {
            return Across { blocks, warps, ..Across::default() };
        }
        let first = a.warp * self.model.warp_size;
        let lanes = self.model.threads.saturating_sub(first).min(self.model.warp_size);
        let exited = self.exited.get(&(a.block, a.warp)).copied().unwrap_or(0);
        let all = LaneMask::range(0, lanes).bits() & !exited;
        let diverged = all & !(a.active & b.active) != 0;
        Across { lanes: true, diverged, ..Across::default() }
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

/// A race with the accesses that stand for it, and not yet any pair.
fn observed(
    object: ObjectId,
    race: &RaceWitness,
    sides: [(&AccessGroup, SiteId, Op); 2],
    model: WarpModel,
) -> ObservedRace {
    let [(a, _, op_a), (b, _, op_b)] = sides;
    let (from, to) = a.common(b);
    let side = |i: usize| {
        let (g, site, op) = sides[i];
        Side {
            op: match op.kind {
                AccessKind::Read => SideOp::Read,
                AccessKind::Write => SideOp::Write,
                AccessKind::Atomic { scope, .. } => SideOp::Atomic(scope),
            },
            site,
            thread: Thread { block: g.block, thread: g.warp * model.warp_size + race.lanes[i] },
            interval: g.interval,
            visit_order: g.visit_order,
            offset: g.offset,
            size: g.size,
            before: g.before,
            after: g.after,
            step: g.last_step,
        }
    };
    ObservedRace {
        kind: race.kind,
        severity: if race.kind == RaceKind::SameValue {
            Severity::Warning
        } else {
            Severity::Error
        },
        space: if object == SHARED_OBJECT { Space::Shared } else { Space::Global },
        object,
        offset: from,
        bytes: (to - from) as u32,
        sides: [side(0), side(1)],
        count: 0,
        at_least: false,
        open_copy: race.open,
        across: Across::default(),
        converged: race.converged,
        reasons: reasons(race, op_a, op_b),
    }
}

/// Whether the later access `b` can be ordered after `a` by the order of one location: an atomic or volatile
/// write, then a plain access by a thread whose own atomic operation has read what `a` left.
fn one_location(a: Op, b: Op) -> bool {
    a.is_strong_write() && !b.kind.is_atomic()
}

/// The properties of an atomic write that decide which later reads of its location have seen it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct WrittenBytes {
    offset: u64,
    size: u32,
    same_block: bool,
}

impl WrittenBytes {
    fn of(a: &AccessGroup, b: &AccessGroup) -> Self {
        Self { offset: a.offset, size: a.size, same_block: a.block == b.block }
    }
}

/// By lane, the step of an atomic operation of its own.
type OwnAtomics = [Option<u64>; 64];

/// The step at which each lane of the plain access `b` has last read, by an atomic operation of its own, the
/// bytes that an atomic write has `written` (PTX, "Coherence": what follows the read in program order comes
/// after what it has read).
fn own_atomics(by_site: &[SiteAccesses], written: WrittenBytes, b: &AccessGroup) -> OwnAtomics {
    let mut last = [None; 64];
    let end = written.offset + u64::from(written.size);
    if written.offset > b.offset || b.offset + u64::from(b.size) > end {
        return last;
    }
    for accesses in by_site {
        let AccessKind::Atomic { reads: true, scope, .. } = accesses.op.kind else { continue };
        if scope == Scope::Block && !written.same_block {
            continue;
        }
        for own in &accesses.groups {
            let covers = (own.offset, own.size) == (written.offset, written.size);
            if covers && own.block == b.block && own.warp == b.warp {
                for lane in LaneMask(own.lanes & b.lanes).iter() {
                    let slot = &mut last[lane as usize & 63];
                    *slot = (*slot).max(Some(own.last_step));
                }
            }
        }
    }
    last
}

/// The parts of the atomic write `a` that come after the step `own`, at which `lane` of `b` read by an atomic,
/// and whether they stand for more. Lanes of one instruction are served in ascending order.
fn not_seen(
    a: &AccessGroup,
    b: &AccessGroup,
    lane: u32,
    own: u64,
) -> impl Iterator<Item = (AccessGroup, bool)> {
    let same_warp = a.block == b.block && a.warp == b.warp;
    // Lanes of `a` that were served before `own` if they were of its instruction.
    let before = if same_warp { (1 << lane) - 1 } else { 0 };
    let seen_at = move |step: u64, l: u64| step < own || step == own && before & l != 0;
    LaneMask(a.lanes).iter().filter_map(move |l| {
        let lanes = 1 << l;
        if seen_at(a.last_step, lanes) {
            return None;
        }
        let all = AccessGroup { lanes, ..*a };
        Some(if seen_at(a.step, lanes) {
            // Some of its times; how many is known only of two.
            (AccessGroup { step: a.last_step, times: 1, ..all }, a.times > 2)
        } else {
            (all, false)
        })
    })
}

/// Drops groups until at most about half of `most` are left: of the new group's interval the first
/// and last, of other blocks and intervals a few each.
fn thin(groups: &mut Vec<AccessGroup>, new: &AccessGroup, most: usize) {
    let present = |g: &AccessGroup| g.block == new.block && g.interval == new.interval;
    let now = groups.iter().filter(|g| present(g)).count();
    let quarter = most / 4;
    let mut seen_now = 0;
    let mut of_block: BTreeMap<u64, usize> = BTreeMap::new();
    groups.retain(|g| {
        if present(g) {
            seen_now += 1;
            seen_now <= quarter / 2 || seen_now > now.saturating_sub(quarter)
        } else {
            let n = of_block.entry(g.block).or_insert(0);
            *n += 1;
            *n <= 4
        }
    });
    let others = groups.iter().filter(|g| !present(g)).count();
    let mut seen_others = 0;
    groups.retain(|g| {
        if present(g) {
            return true;
        }
        seen_others += 1;
        seen_others <= quarter / 2 || seen_others > others.saturating_sub(quarter)
    });
}

/// What of these two sorts of access keeps them from being ordered.
fn reasons(race: &RaceWitness, a: Op, b: Op) -> Vec<Reason> {
    let mut reasons = vec![];
    if !race.open && race.kind != RaceKind::War && a.asynchronous {
        reasons.push(Reason::CopyNotPublished);
    }
    if race.narrow {
        reasons.push(Reason::ScopeTooNarrow);
    } else if a.kind.is_atomic() != b.kind.is_atomic() {
        reasons.push(Reason::OneSideAtomic);
    }
    reasons
}

impl Observer for RaceRecorder {
    const VALUES: bool = true;
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
        let of_block = (block, 0)..=(block, u32::MAX);
        let gone: Vec<_> = self.converged.range(of_block.clone()).map(|e| *e.0).collect();
        for key in gone {
            self.converged.remove(&key);
        }
        let gone: Vec<_> = self.exited.range(of_block).map(|e| *e.0).collect();
        for key in gone {
            self.exited.remove(&key);
        }
        for unit in self.shared.remove(&block).into_iter().flatten() {
            self.groups -= unit.by_site.iter().map(|c| c.groups.len() as u64).sum::<u64>();
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
        self.groups = 0;
    }
    fn warp_barrier(&mut self, context: WarpContext, _: SiteId, mask: LaneMask) {
        let exited = self.exited.get(&(context.block, context.warp)).copied();
        let mask = mask.bits() & !exited.unwrap_or(0);
        self.clocks.warp_barrier(&context, mask);
        self.converged.entry((context.block, context.warp)).or_default().barrier(mask);
    }
    fn branch(&mut self, context: WarpContext, _: SiteId, _: LaneMask) {
        self.execute(&context);
    }
    fn fence(&mut self, context: WarpContext, _: SiteId, scope: Scope) {
        self.clocks.fence(&context, scope);
    }
    fn exit(&mut self, context: WarpContext, lanes: LaneMask) {
        *self.exited.entry((context.block, context.warp)).or_insert(0) |= lanes.bits();
    }
    fn stop(&self) -> bool {
        self.found_new
    }
}
