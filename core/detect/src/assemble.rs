//! From what the detectors observed to findings with the names of the source.

use crate::finding::{
    AccessSide, Cost, FaultAt, Finding, LaneSets, Mismatch, MismatchKind, Race, Reason,
    RedundantBarrier, Rule, Severity, Subject, Waiting,
};
use crate::memcheck::rule_of;
use crate::observation::{ObservedCost, ObservedFault, ObservedMismatch, ObservedRace, Side};
use crate::symbols::{CallSite, Place, Symbols};
use events::{
    BarrierGroup, BarrierLevel, BarrierMismatch, EndedLanes, SHARED_OBJECT, SiteId, Space,
};
use launch::{Exited, Model, Witness};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::Arc;

/// Makes findings of what one launch showed.
pub struct Assembler<'a> {
    symbols: &'a dyn Symbols,
    witness: Arc<Witness>,
}

impl std::fmt::Debug for Assembler<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Assembler").field("witness", &self.witness).finish_non_exhaustive()
    }
}

/// The statements of the barriers at which threads wait, ascending.
pub(crate) fn sites(mismatch: &BarrierMismatch) -> Vec<SiteId> {
    let mut sites: Vec<SiteId> = mismatch.waiting.iter().map(|g| g.site).collect();
    sites.sort_unstable();
    sites.dedup();
    sites
}

fn lane_sets(ended: &[EndedLanes]) -> LaneSets {
    let mut sets: LaneSets = vec![];
    for lanes in ended {
        match sets.iter_mut().find(|s| s.0 == lanes.warp) {
            Some(set) => set.1 |= lanes.lanes,
            None => sets.push((lanes.warp, lanes.lanes)),
        }
    }
    sets
}

impl<'a> Assembler<'a> {
    /// For the findings of the launch of `witness`.
    pub fn new(symbols: &'a dyn Symbols, witness: Arc<Witness>) -> Self {
        Self { symbols, witness }
    }

    fn finding(&self, rule: Rule, severity: Severity, subject: Subject) -> Finding {
        Finding {
            rule,
            severity,
            place: None,
            subject,
            reasons: vec![],
            count: 1,
            count_is_at_least: false,
            step: None,
            witness: self.witness.clone(),
            launches: None,
        }
    }

    fn at(&self, rule: Rule, severity: Severity, site: SiteId, subject: Subject) -> Finding {
        Finding { place: Some(self.symbols.place(site)), ..self.finding(rule, severity, subject) }
    }

    fn warp_size(&self) -> u32 {
        self.witness.launch.warp_size.max(1)
    }

    /// A race.
    pub fn race(&self, race: &ObservedRace) -> Finding {
        let [first, second] = &race.sides;
        let subject = Race {
            kind: race.kind,
            space: race.space,
            object: race.object,
            offset: race.offset,
            cell: self.symbols.cell(race.object, race.offset as i64, race.bytes),
            bytes: race.bytes,
            sides: [self.side(race, first), self.side(race, second)],
            across: race.across,
        };
        let mut finding =
            self.at(Rule::Race, race.severity, first.site, Subject::Race(Box::new(subject)));
        finding.count = race.count;
        finding.count_is_at_least = race.at_least;
        finding.step = Some(first.step.max(second.step));
        finding.reasons.extend(self.why_unordered(race));
        finding.reasons.extend(race.reasons.iter().cloned());
        finding
    }

    fn side(&self, race: &ObservedRace, side: &Side) -> AccessSide {
        AccessSide {
            op: side.op,
            place: self.symbols.place(side.site),
            thread: side.thread,
            interval: side.interval,
            visit_order: side.visit_order,
            cell: self.symbols.cell(race.object, side.offset as i64, side.size),
            size: side.size,
            before: side.before,
            after: side.after,
            step: side.step,
            offset: side.offset,
            statement: self.symbols.statement(side.site),
            iterations: vec![],
        }
    }

    /// Why nothing orders the two sides.
    fn why_unordered(&self, race: &ObservedRace) -> Option<Reason> {
        let [a, b] = &race.sides;
        let warp = |s: &Side| (s.thread.block, s.thread.thread / self.warp_size());
        if race.open_copy {
            Some(Reason::CopyNotAwaited { own_thread: a.thread == b.thread })
        } else if a.thread.block != b.thread.block {
            Some(Reason::DifferentBlocks)
        } else if warp(a) == warp(b) {
            Some(if a.site == b.site && a.step == b.step {
                Reason::SameInstruction
            } else if race.converged {
                Reason::WarpLevel
            } else {
                Reason::BranchSides
            })
        } else {
            (a.interval == b.interval).then_some(Reason::NoBarrierBetween)
        }
    }

    /// Threads that do not meet at barriers: one finding for each rule and set of barrier statements.
    pub fn mismatches(&self, observed: &[ObservedMismatch]) -> Vec<Finding> {
        let mut findings: Vec<Finding> = vec![];
        let mut index: BTreeMap<(Rule, Vec<SiteId>), usize> = BTreeMap::new();
        for observed in observed {
            let Some(finding) = self.mismatch(observed) else { continue };
            match index.entry((finding.rule, sites(&observed.example))) {
                Entry::Occupied(at) => findings[*at.get()].count += finding.count,
                Entry::Vacant(at) => {
                    at.insert(findings.len());
                    findings.push(finding);
                }
            }
        }
        findings
    }

    /// Threads that do not meet at a barrier, if that is worth mentioning.
    fn mismatch(&self, observed: &ObservedMismatch) -> Option<Finding> {
        let example = &observed.example;
        let first = example.waiting.first();
        let returned = |lanes: &EndedLanes| match (lanes.by, first) {
            (Some(jump), Some(g)) => self.symbols.returns_before(jump, g.site, &g.calls),
            _ => true,
        };
        let (exited, skipped): (Vec<EndedLanes>, Vec<_>) =
            example.ended.iter().partition(|lanes| returned(lanes));
        let (kind, severity) = match observed.kind {
            MismatchKind::ExitedThreads if !skipped.is_empty() => {
                (MismatchKind::SkippedBarrier, Severity::Error)
            }
            // Lanes that have returned need not execute what their warp does (CUDA C++ Programming Guide,
            // "Warp Shuffle Functions").
            MismatchKind::ExitedThreads if example.level == BarrierLevel::Warp => return None,
            kind => (kind, observed.severity),
        };
        let branch = example
            .branch
            .or_else(|| first.and_then(|g| self.symbols.guilty_branch(g.site, &g.calls)));
        let subject = Subject::Mismatch(Box::new(Mismatch {
            kind,
            level: example.level,
            barrier: example.barrier,
            block: example.block,
            interval: example.interval,
            waiting: example.waiting.iter().map(|g| self.waiting(g)).collect(),
            threads: example.count,
            exited_by_fault: exited.iter().all(|lanes| lanes.by.is_none()),
            exited: lane_sets(&exited),
            skipped: lane_sets(&skipped),
            ended_blocks: example.ended_blocks,
            elsewhere: example.diverged.clone(),
            branch: branch.map(|site| self.symbols.branch(site)),
        }));
        let mut finding = match first {
            Some(group) => self.at(kind.rule(), severity, group.site, subject),
            None => self.finding(kind.rule(), severity, subject),
        };
        let launch = &self.witness.launch;
        finding.reasons.extend(match (kind, launch.model, launch.exited_rule()) {
            (MismatchKind::ExitedThreads, _, Exited::Arrive) => Some(Reason::ExitedCountAsArrived),
            (MismatchKind::ExitedThreads, Model::Lockstep, _) => {
                Some(Reason::ExitedDependsOnDevice)
            }
            _ => None,
        });
        finding.count = observed.count;
        finding.step = Some(example.step);
        Some(finding)
    }

    fn waiting(&self, group: &BarrierGroup) -> Waiting {
        let Place { function, loc, mut inlined_at } = self.symbols.place(group.site);
        // Calls that were not inlined lie outside those that were.
        inlined_at.extend(group.calls.iter().rev().map(|&call| {
            let place = self.symbols.place(call);
            CallSite { function: place.function, loc: place.loc }
        }));
        Waiting {
            block: group.block,
            place: Place { function, loc, inlined_at },
            iterations: group.trips.clone(),
            threads: group.threads.clone(),
        }
    }

    /// A memory error or trap.
    pub fn fault(&self, observed: &ObservedFault) -> Finding {
        let fault = &observed.example;
        let lane = fault.lanes.first().min(self.warp_size() - 1);
        let subject = Subject::Fault(Box::new(FaultAt {
            kind: fault.kind,
            block: fault.context.block,
            thread: fault.context.warp * self.warp_size() + lane,
            interval: fault.context.interval,
            write: fault.write,
            size: fault.size,
            address: fault.address,
            object: fault.object,
            offset: fault.offset,
            space: match fault.object {
                Some(SHARED_OBJECT) => Some(Space::Shared),
                Some(_) => Some(Space::Global),
                None => fault.local.then_some(Space::Local),
            },
            cell: fault
                .object
                .map(|object| self.symbols.cell_at(fault.site, object, fault.offset, fault.size)),
            message: fault.message.clone(),
            host: false,
            warp: fault.warp,
        }));
        let mut finding = self.at(rule_of(fault.kind), observed.severity, fault.site, subject);
        finding.count = observed.count;
        finding.step = Some(fault.context.step);
        finding
    }

    /// A barrier that nothing needed in this launch.
    pub fn redundant_barrier(&self, site: SiteId) -> Finding {
        self.barrier_advice(Rule::RedundantBarrier, Severity::Warning, site)
    }

    /// A barrier that only lanes of one warp needed in this launch.
    pub fn wide_barrier(&self, site: SiteId) -> Finding {
        self.barrier_advice(Rule::WideBarrier, Severity::Note, site)
    }

    fn barrier_advice(&self, rule: Rule, severity: Severity, site: SiteId) -> Finding {
        let subject = RedundantBarrier { launches: 1, tried: None, alternatives: vec![] };
        self.at(rule, severity, site, Subject::RedundantBarrier(Box::new(subject)))
    }

    /// Every thread is blocked; some thread is at `site`.
    pub fn deadlock(&self, site: SiteId) -> Finding {
        self.at(Rule::Deadlock, Severity::Error, site, Subject::Deadlock)
    }

    /// What a statement costs.
    pub fn cost(&self, observed: &ObservedCost) -> Finding {
        let ObservedCost { rule, site, executions, cost, ideal, worst } = *observed;
        let subject = Subject::Cost(Cost { executions, cost, ideal, worst });
        Finding { count: executions, ..self.at(rule, Severity::Note, site, subject) }
    }
}

/// Worst first; races of one severity by how far they reach: between blocks, between warps, within a warp.
/// Findings that are equal in both keep their order.
pub fn sort(findings: &mut [Finding]) {
    findings.sort_by_key(|f| (std::cmp::Reverse(f.severity), reach(f)));
}

/// How far a finding reaches; less is further.
fn reach(finding: &Finding) -> u8 {
    match finding.race() {
        Some(race) if race.across.blocks => 0,
        Some(race) if race.across.only_lanes() && race.across.lanes => 2,
        _ => 1,
    }
}
