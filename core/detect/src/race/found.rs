//! The races that the second pass has found so far, and the judgement of one pair of accesses.

use super::convergence::{Convergence, Known};
use super::exact::WarpModel;
use super::pairs::{AccessGroup, KindApart, Op, RaceWitness, count, racing};
use super::result::{RaceKey, RaceResult};
use super::units::Seen;
use crate::access::happens_before::{Before, BlockClocks, Stamp};
use crate::finding::{Across, RaceKind, Reason, Severity, SideOp, Thread};
use crate::observation::{ObservedRace, Side};
use events::{AccessKind, ObjectId, SHARED_OBJECT, SiteId, Space};
use std::collections::BTreeMap;

/// A unit, as a race there is reported.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub object: ObjectId,
    pub at: u64,
    /// Its size, a power of two.
    pub granule: u64,
    pub last_write: Option<(u64, u64, SiteId)>,
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

/// The races of a run so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    pub result: RaceResult,
    index: BTreeMap<RaceKey, u32>,
    /// By kind, the finding that was looked up last.
    recent: [Option<(RaceKey, u32)>; RaceKind::COUNT],
    /// By finding, whether its example is apt, and the step of its last pair.
    apt: Vec<bool>,
    last_steps: Vec<u64>,
    max_findings: usize,
    /// Races already known: another one ends the run.
    pub baseline: Option<RaceResult>,
    pub new: bool,
    /// For tests: whether nothing is to be judged quickly, and how many pairs were.
    #[cfg(test)]
    thorough: bool,
    #[cfg(test)]
    judged_quickly: u64,
}

impl Found {
    /// Adds to `result` at most so many findings.
    pub(super) fn new(result: RaceResult, max_findings: usize) -> Self {
        Self { result, max_findings, ..Self::default() }
    }
    /// Rounds are skipped that would repeat all pairs since step `from`.
    pub(super) fn rounds_skipped(&mut self, from: u64) {
        for (finding, last) in self.result.findings.iter_mut().zip(&self.last_steps) {
            finding.at_least |= *last >= from;
        }
    }
    fn number(&mut self, key: &RaceKey) -> Option<u32> {
        let recent = &mut self.recent[key.kind as usize];
        if let Some((of, n)) = recent
            && of == key
        {
            return Some(*n);
        }
        let n = *self.index.get(key)?;
        *recent = Some((*key, n));
        Some(n)
    }
}

/// What the pairs of an access with those of one statement come to, as far as they need no closer look.
#[derive(Debug)]
pub(super) struct Tally {
    /// Their statements in ascending order.
    sites: [SiteId; 2],
    /// Whether they may race in different blocks, and in one.
    may_race: [bool; 2],
    /// How they race apart.
    kind: KindApart,
    /// Whether both of them write, or neither.
    same: bool,
    /// Whether both are plain writes, which race in one instruction too.
    at_once: bool,
    /// Threads of the later access.
    threads: u64,
    sums: [Sum; RaceKind::COUNT],
}

/// Pairs of one kind.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    /// Their finding, if it is known and they add nothing but numbers to it.
    finding: Option<u32>,
    /// How many there are for each time of the later access.
    pairs: u64,
    across: Across,
}

impl Tally {
    /// Of no pair so far, for a later access by `lanes`. The earlier statement is given first.
    #[inline]
    pub(super) fn new((site_a, a): (SiteId, Op), (site_b, b): (SiteId, Op), lanes: u64) -> Self {
        let writes = [a, b].map(|op| op.kind.writes());
        let atomic = a.kind.is_atomic() || b.kind.is_atomic();
        Self {
            threads: count(lanes),
            sites: [site_a.min(site_b), site_a.max(site_b)],
            may_race: [a.may_race(b, false), a.may_race(b, true)],
            kind: KindApart::of(a, b),
            same: writes[0] == writes[1],
            at_once: writes == [true; 2] && !atomic,
            sums: [Sum::default(); RaceKind::COUNT],
        }
    }
}

/// How many pairs of threads race for each time of the later access.
#[derive(Clone, Copy, Debug)]
struct Numbers {
    /// Those that nothing orders under lockstep either.
    apart: u64,
    /// Lanes of one warp that were converged.
    converged: u64,
}

/// The pairs of lanes of one warp, as [`racing`] has them. `near` are the lanes of the first that were converged with
/// those of the second.
#[inline]
fn numbers_within(
    (a, lanes): (&AccessGroup, u64),
    b: &AccessGroup,
    tally: &Tally,
    near: impl FnOnce() -> u64,
) -> Numbers {
    let together = a.last_step == b.step;
    let pairs = |of: u64| count(of) * tally.threads - count(of & b.lanes);
    let all = pairs(lanes);
    let times = a.times - u64::from(together && tally.same);
    let mut numbers =
        Numbers { apart: if together && tally.at_once { all } else { 0 }, converged: 0 };
    if times == 0 || all == 0 {
        return numbers;
    }
    let close = near();
    let of_close = match close {
        0 => 0,
        _ if close == lanes => all,
        _ => pairs(close),
    };
    numbers.converged = of_close * times;
    numbers.apart += (all - of_close) * times;
    numbers
}

/// Judges pairs of an access with earlier ones.
#[derive(Debug)]
pub(super) struct Judge<'a> {
    pub found: &'a mut Found,
    pub model: WarpModel,
    /// What happened before the access.
    pub clocks: BlockClocks<'a>,
    /// The history of its warp.
    pub converged: Option<&'a Convergence>,
    /// Lanes of its warp that have not exited.
    pub present: u64,
    /// What happened before that which the first lane of the access does, and which lanes of its warp it comes after.
    before: Before<'a>,
    near: Known<'a>,
}

impl<'a> Judge<'a> {
    /// For accesses of a `warp` that has the history `converged` and in which the lanes `present` have not exited.
    #[inline]
    pub(super) fn new(
        found: &'a mut Found,
        model: WarpModel,
        clocks: BlockClocks<'a>,
        (warp, converged): (u32, Option<&'a Convergence>),
        present: u64,
    ) -> Self {
        let before = clocks.before(warp * model.warp_size);
        Self { found, model, clocks, converged, present, before, near: Known::default() }
    }
    /// What follows is about the access `b`.
    #[inline]
    pub(super) fn turn_to(&mut self, b: &AccessGroup) {
        let lane = b.lanes.trailing_zeros();
        // Without clocks, what happened before is the same for all lanes.
        if self.before.engaged() {
            self.before = self.clocks.before(b.warp * self.model.warp_size + lane);
        }
        if let Some(converged) = self.converged {
            self.near = converged.known_to(lane);
        }
    }
    /// Reports the ways in which two groups race, unless something orders them.
    pub(super) fn weigh(
        &mut self,
        place: &Place,
        seen: &mut Seen,
        sides: [(&AccessGroup, SiteId, Op); 2],
        dropped: bool,
    ) {
        self.found.result.pairs += 1;
        let [(a, _, op_a), (b, _, op_b)] = sides;
        let (known, model) = (self.near, self.model);
        let near = || known.before(a.lanes, a.stretch);
        // Order by anything but barriers of the block is looked up only when needed.
        let mut ordered = None;
        racing((a, op_a), (b, op_b), model, near, |race| {
            if !*ordered.get_or_insert_with(|| self.ordered(a, a.lanes)) {
                self.report(place, seen, &race, sides, dropped);
            }
        });
        if ordered == Some(true) {
            self.found.result.by_schedule |= self.clocks.engaged();
        }
    }
    /// Whether `lanes` of a group are ordered before the access by anything but program order and barriers of the block.
    #[inline]
    fn ordered(&self, a: &AccessGroup, lanes: u64) -> bool {
        self.before.has(&Stamp {
            block: a.block,
            thread: a.warp * self.model.warp_size + lanes.trailing_zeros(),
            interval: a.interval,
            epoch: a.epoch,
            step: a.step,
        })
    }
    /// Judges a pair of groups, of the first only `lanes`, if all that it can add is to the numbers of findings.
    /// Returns false, with nothing changed, if a closer look is needed.
    #[inline]
    pub(super) fn weigh_quickly(
        &mut self,
        place: &Place,
        seen: &Seen,
        (a, lanes): (&AccessGroup, u64),
        b: &AccessGroup,
        tally: &mut Tally,
    ) -> bool {
        #[cfg(test)]
        if self.found.thorough {
            return false;
        }
        let one_block = a.block == b.block;
        if one_block && a.interval != b.interval || !tally.may_race[usize::from(one_block)] {
            self.found.result.pairs += 1;
            return true;
        }
        let one_warp = one_block && a.warp == b.warp;
        let numbers = if one_warp {
            numbers_within((a, lanes), b, tally, || self.near.before(lanes, a.stretch))
        } else {
            Numbers { apart: count(lanes) * tally.threads * a.times, converged: 0 }
        };
        let within = if self.model.lockstep { 0 } else { numbers.converged };
        if numbers.apart == 0 && within == 0 {
            self.found.result.pairs += 1;
            return true;
        }
        // Without clocks, only warps have an order of their own.
        let engaged = self.before.engaged();
        if (one_warp || engaged) && self.ordered(a, lanes) {
            self.found.result.pairs += 1;
            self.found.result.by_schedule |= engaged;
            return true;
        }
        let kind = tally.kind.between(a, b);
        let converged = match kind {
            // Whoever stores last, the value is the same: that is true inside a warp too.
            RaceKind::SameValue => kind,
            _ => RaceKind::WarpLevel,
        };
        let settled = (numbers.apart == 0 || self.is_settled(place, seen, kind, tally))
            && (within == 0 || self.is_settled(place, seen, converged, tally));
        if !settled {
            return false;
        }
        #[cfg(test)]
        {
            self.found.judged_quickly += 1;
        }
        self.found.result.pairs += 1;
        let begins = a.offset.max(b.offset) & !(place.granule - 1) == place.at;
        let diverged = one_warp && self.present & !(a.active & b.active) != 0;
        for (kind, pairs) in [(kind, numbers.apart), (converged, within)] {
            if pairs == 0 {
                continue;
            }
            let sum = &mut tally.sums[kind as usize];
            sum.across.blocks |= !one_block;
            sum.across.warps |= one_block && !one_warp;
            sum.across.lanes |= one_warp;
            sum.across.diverged |= diverged;
            if begins {
                sum.pairs += pairs;
            }
        }
        true
    }
    /// Whether pairs of this kind add nothing but numbers to their finding.
    #[inline]
    fn is_settled(
        &mut self,
        place: &Place,
        seen: &Seen,
        kind: RaceKind,
        tally: &mut Tally,
    ) -> bool {
        let sum = &mut tally.sums[kind as usize];
        if sum.finding.is_none() {
            let key = RaceKey { object: place.object, sites: tally.sites, kind };
            // Nothing is better than an apt example.
            sum.finding = self
                .found
                .number(&key)
                .filter(|n| self.found.apt[*n as usize] && seen.contains(*n));
        }
        sum.finding.is_some()
    }
    /// Adds what pairs with `b` have come to.
    pub(super) fn add(&mut self, tally: &Tally, b: &AccessGroup, dropped: bool) {
        for sum in &tally.sums {
            let Some(n) = sum.finding.filter(|_| sum.across != Across::default()) else {
                continue;
            };
            let finding = &mut self.found.result.findings[n as usize];
            finding.across = finding.across.or(sum.across);
            finding.count += sum.pairs * b.times;
            finding.at_least |= dropped;
            self.found.last_steps[n as usize] = b.last_step;
        }
    }
    pub(super) fn report(
        &mut self,
        place: &Place,
        seen: &mut Seen,
        race: &RaceWitness,
        sides: [(&AccessGroup, SiteId, Op); 2],
        dropped: bool,
    ) {
        let [(a, site_a, _), (b, site_b, _)] = sides;
        let &Place { object, at, granule, .. } = place;
        let key =
            RaceKey { object, sites: [site_a.min(site_b), site_a.max(site_b)], kind: race.kind };
        let (from, to) = a.common(b);
        let number = match self.found.number(&key) {
            Some(n) => {
                // Nothing is better than an apt example.
                if !self.found.apt[n as usize] {
                    let apt = place.is_apt(sides[0]);
                    let finding = &mut self.found.result.findings[n as usize];
                    let [before, after] = &finding.sides;
                    // Else the newest of the earlier accesses is the best.
                    let better = apt || after.step == b.last_step && before.step <= a.last_step;
                    if better {
                        *finding = ObservedRace {
                            count: finding.count,
                            at_least: finding.at_least,
                            ..observed(object, race, sides, self.model)
                        };
                        self.found.apt[n as usize] = apt;
                    }
                }
                n
            }
            None if self.found.result.findings.len() >= self.found.max_findings => {
                self.found.result.truncated = true;
                return;
            }
            None => {
                let n = self.found.result.findings.len() as u32;
                self.found.index.insert(key, n);
                self.found.result.findings.push(observed(object, race, sides, self.model));
                self.found.apt.push(place.is_apt(sides[0]));
                self.found.last_steps.push(0);
                self.found.result.bytes.push(vec![]);
                self.found.result.keys.push(key);
                n
            }
        };
        let across = self.across(a, b);
        let finding = &mut self.found.result.findings[number as usize];
        finding.across = finding.across.or(across);
        if from & !(granule - 1) == at {
            finding.count += race.pairs;
        }
        finding.at_least |= dropped;
        self.found.last_steps[number as usize] = b.last_step;
        if seen.insert(number) {
            let range = (at.max(from), (at + granule).min(to));
            self.found.result.bytes[number as usize].push(range);
            if let Some(baseline) = &self.found.baseline {
                self.found.new |= !baseline.has(&key, range.0);
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
        let diverged = self.present & !(a.active & b.active) != 0;
        Across { lanes: true, diverged, ..Across::default() }
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

#[cfg(test)]
mod tests;
