//! The races that the second pass has found so far, and the judgement of one pair of accesses.

use super::convergence::Convergence;
use super::exact::WarpModel;
use super::pairs::{AccessGroup, Op, RaceWitness, racing};
use super::result::{RaceKey, RaceResult};
use crate::access::happens_before::{BlockClocks, Stamp};
use crate::finding::{Across, RaceKind, Reason, Severity, SideOp, Thread};
use crate::observation::{ObservedRace, Side};
use events::{AccessKind, LaneMask, ObjectId, SHARED_OBJECT, SiteId, Space};
use std::collections::BTreeMap;

/// A unit, as a race there is reported.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub object: ObjectId,
    pub at: u64,
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

/// Judges pairs of an access with earlier ones.
#[derive(Debug)]
pub(super) struct Judge<'a> {
    pub found: &'a mut Found,
    pub model: WarpModel,
    /// What happened before the access.
    pub clocks: BlockClocks<'a>,
    /// The history of its warp.
    pub converged: Option<&'a Convergence>,
    /// Lanes of its warp that have exited.
    pub exited: u64,
}

impl Judge<'_> {
    /// Reports the ways in which two groups race, unless something orders them.
    pub(super) fn weigh(
        &mut self,
        place: &Place,
        seen: &mut Vec<u32>,
        sides: [(&AccessGroup, SiteId, Op); 2],
        dropped: bool,
    ) {
        self.found.result.pairs += 1;
        let [(a, _, op_a), (b, _, op_b)] = sides;
        let (converged, model) = (self.converged, self.model);
        let near =
            || converged.map_or(0, |w| w.known(b.lanes.trailing_zeros(), a.lanes, a.stretch));
        // Order by anything but barriers of the block is looked up only when needed.
        let mut ordered = None;
        racing((a, op_a), (b, op_b), model, near, |race| {
            if !*ordered.get_or_insert_with(|| self.ordered(a, b)) {
                self.report(place, seen, &race, sides, dropped);
            }
        });
        if ordered == Some(true) {
            self.found.result.by_schedule |= self.clocks.engaged();
        }
    }
    /// Whether the first group is ordered before the second by anything but program order and barriers of the
    /// block.
    fn ordered(&self, a: &AccessGroup, b: &AccessGroup) -> bool {
        let thread = |g: &AccessGroup| g.warp * self.model.warp_size + g.lanes.trailing_zeros();
        let stamp = Stamp {
            block: a.block,
            thread: thread(a),
            interval: a.interval,
            epoch: a.epoch,
            step: a.step,
        };
        self.clocks.ordered(&stamp, thread(b))
    }
    pub(super) fn report(
        &mut self,
        place: &Place,
        seen: &mut Vec<u32>,
        race: &RaceWitness,
        sides: [(&AccessGroup, SiteId, Op); 2],
        dropped: bool,
    ) {
        let [(a, site_a, _), (b, site_b, _)] = sides;
        let &Place { object, at, granule, .. } = place;
        let key =
            RaceKey { object, sites: [site_a.min(site_b), site_a.max(site_b)], kind: race.kind };
        let (from, to) = a.common(b);
        let apt = place.is_apt(sides[0]);
        let number = match self.found.number(&key) {
            Some(n) => {
                let finding = &mut self.found.result.findings[n as usize];
                let [before, after] = &finding.sides;
                // Else the newest of the earlier accesses is the best.
                let better = apt || after.step == b.last_step && before.step <= a.last_step;
                if better && !self.found.apt[n as usize] {
                    *finding = ObservedRace {
                        count: finding.count,
                        at_least: finding.at_least,
                        ..observed(object, race, sides, self.model)
                    };
                    self.found.apt[n as usize] = apt;
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
                self.found.apt.push(apt);
                self.found.last_steps.push(0);
                self.found.result.bytes.push(vec![]);
                self.found.result.keys.push(key);
                n
            }
        };
        let across = self.across(a, b);
        let finding = &mut self.found.result.findings[number as usize];
        finding.across = finding.across.or(across);
        if from / granule * granule == at {
            finding.count += race.pairs;
        }
        finding.at_least |= dropped;
        self.found.last_steps[number as usize] = b.last_step;
        if !seen.contains(&number) {
            seen.push(number);
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
        let first = a.warp * self.model.warp_size;
        let lanes = self.model.threads.saturating_sub(first).min(self.model.warp_size);
        let all = LaneMask::range(0, lanes).bits() & !self.exited;
        let diverged = all & !(a.active & b.active) != 0;
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
