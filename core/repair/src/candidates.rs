//! Edits that may remove the findings of one cause, the cheapest first.
//!
//! The advice of [`check`] is tried first. What it does not cover is generated from the places of the accesses:
//! a barrier at each statement boundary between them and at the ends of the loops around them (AuCS section
//! III-C places barriers in the same positions, in bitcode).

mod barriers;
mod handover;
mod warp;

use crate::edit::{Edit, apply};
use crate::oracle::counted;
use crate::rewrite;
use crate::source::{Boundary, Kind, Refused, Source, StatementId};
use detect::advice::{Advice, CauseGroup, Change, Update};
use detect::finding::{AccessSide, Finding, Mismatch, Race, RaceKind, Rule, SideOp, Subject};
use detect::result::KernelResult;
use detect::symbols::{Loc, Place};
use events::BarrierLevel;

/// Edits to be tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// What they do.
    pub change: Change,
    /// The edits.
    pub edits: Vec<Edit>,
}

/// Most candidates for one cause.
const MOST: usize = 40;
const BARRIER: &str = "__syncthreads();";
const WARP_BARRIER: &str = "__syncwarp();";

/// Collects candidates, each once.
struct Collector<'a> {
    source: &'a Source,
    /// All races that are known.
    races: Vec<&'a Race>,
    candidates: Vec<Candidate>,
    refused: Vec<Refused>,
}

/// Edits for the causes of `group`, and why some places could not be edited. `original` is the source as it was.
pub fn candidates<'a>(
    (source, original): (&'a Source, &str),
    result: &'a KernelResult,
    group: &CauseGroup,
) -> (Vec<Candidate>, Vec<Refused>) {
    let races = counted(result).filter_map(Finding::race).collect();
    let mut collector = Collector { source, races, candidates: vec![], refused: vec![] };
    let members: Vec<&Finding> =
        group.members.iter().filter_map(|&m| result.findings.get(m)).collect();
    let again = members.iter().filter_map(|f| f.race());
    if let Some(begin) = again.take(4).find_map(|race| collector.start_of_helper(race)) {
        let text = collector.barrier_at(begin);
        collector.at(Change::AddedBarriers(1), &text, &[begin]);
    }
    if let Some(advice) = &group.advice {
        collector.advised(advice, &members);
    }
    for finding in members.iter().take(4) {
        match &finding.subject {
            Subject::Race(race) => {
                collector.race(race);
                if group.advice.is_none() {
                    collector.mixed(race, original);
                }
            }
            Subject::Mismatch(mismatch) => collector.mismatch(mismatch),
            Subject::RedundantBarrier(_) => collector.barrier(finding),
            Subject::Deadlock => {}
            Subject::Fault(_) => {
                // What is read too early was not yet written: that is the race's fault.
                let races = |f: &Finding| f.race().is_some() && f.object() == finding.object();
                if !result.findings.iter().any(races) {
                    collector.fault(finding);
                }
            }
            Subject::Cost(_) | Subject::Host(_) => {}
        }
    }
    let Collector { mut candidates, refused, .. } = collector;
    candidates.truncate(MOST);
    (candidates, refused)
}

/// Whether threads part at a branch that a barrier begins or ends, so that it need only move.
pub fn moves_barrier(source: &Source, result: &KernelResult, group: &CauseGroup) -> bool {
    let findings = group.members.iter().filter_map(|&m| result.findings.get(m));
    let mismatches = findings.filter_map(|f| match &f.subject {
        Subject::Mismatch(mismatch) if mismatch.level == BarrierLevel::Block => Some(mismatch),
        _ => None,
    });
    let places = mismatches.flat_map(|m| &m.waiting).flat_map(|w| frames(&w.place));
    let mut around = places.flat_map(|loc| source.path(&loc).unwrap_or_default());
    around.any(|s| rewrite::moved_barrier(source, s).is_ok())
}

impl Collector<'_> {
    fn add(&mut self, change: Change, edits: Result<Vec<Edit>, Refused>) {
        match edits {
            Ok(edits) if edits.is_empty() => {}
            Ok(edits) => {
                let styled = edits.into_iter().map(|e| self.source.in_style(e));
                let mut edits: Vec<Edit> = styled.collect();
                edits.sort();
                edits.dedup();
                if !self.candidates.iter().any(|c| c.edits == edits) {
                    self.candidates.push(Candidate { change, edits });
                }
            }
            Err(refused) if !self.refused.contains(&refused) => self.refused.push(refused),
            Err(_) => {}
        }
    }

    fn path(&mut self, loc: &Loc) -> Option<Vec<StatementId>> {
        match self.source.path(loc) {
            Ok(path) => Some(path),
            Err(refused) => {
                if !self.refused.contains(&refused) {
                    self.refused.push(refused);
                }
                None
            }
        }
    }
    fn statement(&mut self, loc: Option<&Loc>) -> Option<StatementId> {
        self.path(loc?)?.last().copied()
    }

    /// `first`, and then what `then` does to the source that it gives, as one edit.
    fn composed(
        &self,
        first: &[Edit],
        then: impl Fn(&Source) -> Result<Vec<Edit>, Refused>,
    ) -> Result<Vec<Edit>, Refused> {
        let once = apply(&self.source.text, first).ok_or(Refused::Unreadable)?;
        let source = Source::new(&self.source.file, &once)?;
        let twice = apply(&once, &then(&source)?).ok_or(Refused::Unreadable)?;
        Ok(vec![difference(&self.source.text, &twice)])
    }

    /// The barrier of the block as the function with this body writes it.
    fn barrier_in(&self, body: StatementId) -> String {
        rewrite::barrier_in(self.source, body).unwrap_or_else(|| BARRIER.to_owned())
    }

    /// Adds `text` at all of these boundaries together.
    fn at(&mut self, change: Change, text: &str, boundaries: &[Boundary]) {
        if boundaries.iter().any(|&b| self.is_beside(b, text)) {
            return;
        }
        let edits = boundaries.iter().flat_map(|&b| self.source.add(b, text)).collect();
        self.add(change, Ok(edits));
    }

    /// Whether the same statement is there already.
    fn is_beside(&self, boundary: Boundary, text: &str) -> bool {
        let source = self.source;
        let same = |id: Option<&StatementId>| {
            id.is_some_and(|&id| source.text_of(&source.statement(id).tokens) == text)
        };
        let (Boundary::Before(id) | Boundary::After(id)) = boundary else {
            let (Boundary::EndOf(of) | Boundary::StartOf(of)) = boundary else { return false };
            let Some(body) = source.loop_body(of) else { return false };
            let list = source.list_of(body);
            return same(if boundary == Boundary::EndOf(of) { list.last() } else { list.first() });
        };
        let Some(parent) = source.statement(id).parent else { return false };
        let list = source.children(parent);
        let Some(at) = list.iter().position(|&s| s == id) else { return false };
        let before = |at: usize| at.checked_sub(1).and_then(|b| list.get(b));
        match boundary {
            Boundary::Before(_) => same(list.get(at)) || same(before(at)),
            _ => same(list.get(at)) || same(list.get(at + 1)),
        }
    }

    fn advised(&mut self, advice: &Advice, members: &[&Finding]) {
        let race = members.iter().find_map(|f| f.race());
        let element = race.and_then(|r| r.cell.element);
        match advice {
            Advice::Barrier(places) => self.barriers(places),
            Advice::AtomicUpdate { at, op } => {
                if let Some(id) = self.statement(at.as_ref()) {
                    if *op == Some(Update::Exchange) {
                        self.add(Change::AtomicUpdate, rewrite::exchanged(self.source, id));
                    }
                    let known = self.candidates.len();
                    if let Some(loc) = at {
                        self.update(id, loc, element);
                    }
                    if self.candidates.len() == known {
                        let edits = rewrite::atomic_update(self.source, id, element);
                        self.add(Change::AtomicUpdate, edits);
                    }
                }
            }
            Advice::AtomicWrite { at } => {
                let ids: Vec<StatementId> =
                    at.iter().filter_map(|l| self.statement(Some(l))).collect();
                let edits: Result<Vec<Vec<Edit>>, Refused> =
                    ids.iter().map(|&id| rewrite::atomic_exchange(self.source, id)).collect();
                self.add(Change::AtomicWrite, edits.map(|e| e.concat()));
            }
            Advice::OneWriter => {
                if let Some(race) = race {
                    self.one_writer(race);
                }
            }
            Advice::SplitStatement { at, again } => {
                if let Some(id) = self.statement(at.as_ref()) {
                    for again in [again.is_some(), again.is_none()] {
                        let edits = rewrite::split(self.source, id, element, (BARRIER, again), 0);
                        self.add(Change::SplitStatement, edits);
                    }
                }
            }
            Advice::LeaveBranch { branch, between } => {
                let (Some(branch), Some(first)) =
                    (self.statement(Some(branch)), self.path(&between[0]))
                else {
                    return;
                };
                let then = match &self.source.statement(branch).kind {
                    Kind::If { then, .. } => *then,
                    _ => return,
                };
                let after = first.iter().position(|&s| s == then).and_then(|p| first.get(p + 1));
                let edits =
                    rewrite::branch_without_barrier(self.source, branch, after.copied(), false);
                self.add(Change::BarrierOutOfBranch, edits);
            }
            Advice::WarpBarrier { at, split, .. } => {
                if *split {
                    self.warp_steps(at, members, element);
                    for loc in at {
                        if let Some(id) = self.statement(Some(loc)) {
                            for again in [false, true] {
                                let how = (WARP_BARRIER, again);
                                let edits = rewrite::split(self.source, id, element, how, 0);
                                self.add(Change::SplitStatement, edits);
                            }
                        }
                    }
                }
                if let Some(race) = race {
                    self.between(race, WARP_BARRIER, Change::AddedWarpBarriers);
                }
                // All accesses of a warp's tail at once: a barrier behind each.
                let mut all: Vec<Boundary> = vec![];
                for loc in at {
                    all.extend(self.statement(Some(loc)).map(Boundary::After));
                }
                all.sort();
                all.dedup();
                self.at(Change::AddedWarpBarriers(all.len() as u32), WARP_BARRIER, &all);
            }
            Advice::FenceLock { taken, released } => {
                let taken = self.statement(taken.as_ref()).map(|s| self.around_loop(s));
                let released = self.statement(released.as_ref());
                let mut all: Vec<Boundary> = taken.map(Boundary::After).into_iter().collect();
                all.extend(released.map(Boundary::Before));
                self.at(Change::AddedFences(all.len() as u32), "__threadfence();", &all);
                if let (Some(taken), Some(released)) = (taken, released) {
                    self.plain_release(taken, released);
                    // `if (atomicCAS(…) == 0) { … }`: the lock is held inside.
                    if let Kind::If { then, .. } = self.source.statement(taken).kind
                        && let Some(&first) = self.source.list_of(then).first()
                    {
                        let all = [Boundary::Before(first), Boundary::Before(released)];
                        self.at(Change::AddedFences(2), "__threadfence();", &all);
                    }
                }
            }
            Advice::FenceHandover { announced, observed } => {
                let announced = self.statement(announced.as_ref());
                if let Some(ticket) = announced {
                    self.around_ticket(ticket);
                }
                let observed = self.statement(observed.as_ref()).map(|s| self.around_loop(s));
                let mut all: Vec<Boundary> = announced.map(Boundary::Before).into_iter().collect();
                all.extend(observed.map(Boundary::After));
                self.at(Change::AddedFences(all.len() as u32), "__threadfence();", &all);
                self.wider_fences(race);
            }
            Advice::WidenScope => {
                let mut edits = vec![];
                for side in members.iter().filter_map(|f| f.race()).flat_map(|r| &r.sides) {
                    for loc in frames(&side.place) {
                        let Some(id) = self.statement(Some(&loc)) else { continue };
                        for t in self.source.statement(id).tokens.clone() {
                            let word = self.source.word(t);
                            if word.starts_with("atomic")
                                && let Some(wide) = word.strip_suffix("_block")
                            {
                                let token = self.source.tokens[t];
                                edits.push(Edit::replace(token.start..token.end, wide));
                            }
                        }
                    }
                }
                self.add(Change::WidenedScope, Ok(edits));
            }
            Advice::AwaitCopy | Advice::PublishCopy => {
                let Some(race) = race else { return };
                let waits: &[&str] = if *advice == Advice::PublishCopy {
                    &[]
                } else if self.source.text.contains("__pipeline_memcpy_async") {
                    &[
                        "__pipeline_wait_prior(0);",
                        "__pipeline_commit();\n__pipeline_wait_prior(0);",
                    ]
                } else {
                    &["asm volatile(\"cp.async.wait_all;\" ::: \"memory\");"]
                };
                // What is overwritten too early needs no copy to be awaited.
                self.between(race, BARRIER, Change::AddedBarriers);
                if *advice == Advice::AwaitCopy {
                    self.longer_waits(race);
                }
                for wait in waits {
                    self.before_barriers(race, wait);
                }
                for wait in waits {
                    let text = format!("{wait}\n{BARRIER}");
                    self.between(race, &text, |_| Change::AwaitedCopy);
                }
            }
            Advice::AtomicRead { at } => {
                // In a block, what is read too early is no better for being read atomically.
                if let Some(race) = race.filter(|r| !r.across.blocks) {
                    self.between(race, BARRIER, Change::AddedBarriers);
                }
                let edits: Result<Vec<Vec<Edit>>, Refused> =
                    at.iter().map(|l| rewrite::atomic_read(self.source, l)).collect();
                self.add(Change::AtomicRead, edits.map(|e| e.concat()));
            }
            Advice::BoundIndex
            | Advice::MoreShared
            | Advice::OtherArray
            | Advice::SeparateLaunches { .. }
            | Advice::SkipWork
            | Advice::MatchCount
            | Advice::MoveBarrier => {}
        }
    }

    /// The loop whose condition or only statement this is: who spins in it has what it waits for behind it.
    fn around_loop(&self, id: StatementId) -> StatementId {
        let mut at = id;
        while let Some(parent) = self.source.statement(at).parent {
            let statement = self.source.statement(parent);
            let only = self.source.loop_body(parent) == Some(at)
                || statement.kind == Kind::Block && self.source.children(parent).len() == 1;
            if !only || statement.parent.is_none() {
                break;
            }
            at = parent;
        }
        at
    }

    /// All write the same. What all threads execute, one can do for them; elsewhere, the one that is chosen might
    /// be one that does not come there.
    fn one_writer(&mut self, race: &Race) {
        if race.kind != RaceKind::SameValue {
            let [first, second] = &race.sides;
            if first.op == SideOp::Write
                && second.op == SideOp::Write
                && let Some(id) = self.same_statement(first, second)
                && rewrite::is_one_cell(self.source, id)
            {
                let edits = rewrite::atomic_exchange(self.source, id);
                if edits.is_ok() {
                    self.add(Change::AtomicWriteOfAny, edits);
                }
            }
            return;
        }
        for side in &race.sides {
            if side.op != SideOp::Write {
                continue;
            }
            let Some(path) = side.place.loc.as_ref().and_then(|l| self.path(l)) else { continue };
            let Some((&id, around)) = path.split_last() else { continue };
            let kernel = side.place.inlined_at.is_empty();
            // All threads make equally many iterations of a loop with a barrier.
            let names = rewrite::barrier_names(self.source);
            let by_all = |&s: &StatementId| {
                let statement = self.source.statement(s);
                let waits = || rewrite::calls_any(self.source, &statement.tokens, &names);
                statement.kind == Kind::Block || self.source.loop_body(s).is_some() && waits()
            };
            if kernel && around.iter().all(by_all) {
                let edits = rewrite::one_writer(self.source, id, race.across.blocks);
                self.add(Change::OneWriter, Ok(edits));
            }
            let edits = rewrite::atomic_flag(self.source, id)
                .or_else(|_| rewrite::atomic_exchange(self.source, id));
            if edits.is_ok() {
                self.add(Change::AtomicWrite, edits);
            }
        }
    }

    fn race(&mut self, race: &Race) {
        let [first, second] = &race.sides;
        let element = race.cell.element;
        if race.across.blocks {
            // No barrier but that of the grid orders blocks.
            self.of_grid(race);
            self.updates(race, element);
            self.one_writer(race);
            self.spinning(race);
            self.wider_fences(Some(race));
            self.handover(race);
            self.all_atomic(race);
            return;
        }
        if race.across.only_lanes() {
            self.between(race, WARP_BARRIER, Change::AddedWarpBarriers);
        }
        self.between(race, BARRIER, Change::AddedBarriers);
        if let Some(id) = self.same_statement(first, second) {
            for again in [true, false] {
                let edits = rewrite::split(self.source, id, element, (BARRIER, again), 0);
                self.add(Change::SplitStatement, edits);
            }
        }
        self.updates(race, element);
        self.one_writer(race);
        self.all_atomic(race);
        if let (Some(a), Some(b)) = (&first.place.loc, &second.place.loc)
            && a.line == b.line
            && let Some(id) = self.statement(Some(a))
        {
            // Both come from one macro.
            let barrier = if race.across.only_lanes() { WARP_BARRIER } else { BARRIER };
            for edits in rewrite::in_macro(self.source, id, barrier).unwrap_or_default() {
                self.add(Change::AddedBarriers(1), Ok(edits));
            }
        }
    }

    fn same_statement(&mut self, first: &AccessSide, second: &AccessSide) -> Option<StatementId> {
        let a = self.statement(first.place.loc.as_ref())?;
        let b = self.statement(second.place.loc.as_ref())?;
        (a == b).then_some(a)
    }

    fn updates(&mut self, race: &Race, element: Option<launch::ElementType>) {
        for side in &race.sides {
            if side.op == SideOp::Write
                && let Some(loc) = &side.place.loc
                && let Some(id) = self.statement(Some(loc))
            {
                self.update(id, loc, element);
            }
        }
    }

    /// The write of the statement `id` at `loc` as an atomic operation that reads and writes.
    fn update(&mut self, id: StatementId, loc: &Loc, element: Option<launch::ElementType>) {
        let source = self.source;
        for edits in [
            rewrite::fetched(source, id, element),
            rewrite::atomic_update(source, id, element),
            rewrite::fetched_in_place(source, id, loc, element),
            rewrite::atomic_extreme(source, id, element),
            rewrite::claimed(source, id, element),
        ] {
            if edits.is_ok() {
                self.add(Change::AtomicUpdate, edits);
            }
        }
    }

    fn mismatch(&mut self, mismatch: &Mismatch) {
        let mut branches: Vec<StatementId> = vec![];
        let mut loops: Vec<StatementId> = vec![];
        let mut bodies: Vec<StatementId> = vec![];
        for waiting in &mismatch.waiting {
            for loc in frames(&waiting.place) {
                let Some(path) = self.path(&loc) else { continue };
                if mismatch.level == BarrierLevel::Warp {
                    self.warp_operation(&path);
                }
                if let (Some((expected, arrived)), Some(&id)) = (mismatch.threads, path.last()) {
                    let edits = rewrite::counted(self.source, id, expected, arrived);
                    if edits.is_ok() {
                        self.add(Change::MatchedCount, edits);
                    }
                }
                bodies.extend(path.first());
                for &s in path.iter().rev() {
                    match self.source.statement(s).kind {
                        Kind::Switch { .. } => {
                            let edits = rewrite::switch_without_barrier(self.source, s);
                            self.add(Change::BarrierOutOfBranch, edits);
                        }
                        Kind::If { .. } if !branches.contains(&s) => branches.push(s),
                        _ if self.source.loop_body(s).is_some() && !loops.contains(&s) => {
                            loops.push(s)
                        }
                        _ => {}
                    }
                }
            }
        }
        // The branch at which threads parted comes first.
        let guilty = mismatch.branch.as_ref().and_then(|b| b.loc.clone());
        let guilty = guilty.and_then(|l| self.statement(Some(&l)));
        for list in [&mut branches, &mut loops] {
            list.sort_by_key(|s| Some(*s) != guilty);
        }
        bodies.sort();
        bodies.dedup();
        let mut returns: Vec<StatementId> = bodies
            .iter()
            .flat_map(|&b| self.source.children(b))
            .filter(|&s| matches!(self.source.statement(s).kind, Kind::If { .. }))
            .collect();
        returns.sort_by_key(|s| Some(*s) != guilty);
        for flat in [false, true] {
            for &branch in branches.iter().take(6) {
                let edits = rewrite::branch_without_barrier(self.source, branch, None, flat);
                self.add(Change::BarrierOutOfBranch, edits);
            }
            for &l in loops.iter().take(4) {
                if !flat {
                    let edits = rewrite::loop_of_uniform_trips(self.source, l);
                    if edits.is_ok() {
                        self.add(Change::EqualTrips, edits);
                    }
                }
                let edits = rewrite::loop_of_equal_trips(self.source, l, flat);
                self.add(Change::EqualTrips, edits);
            }
            // Jumps out of the bodies of these loops, and out of the function.
            for &l in loops.iter().take(4) {
                let Some(body) = self.source.loop_body(l) else { continue };
                for exit in self.source.children(body) {
                    if !matches!(self.source.statement(exit).kind, Kind::If { .. }) {
                        continue;
                    }
                    let edits = rewrite::skip_instead_of_return(self.source, exit, flat);
                    if edits.is_ok() {
                        self.add(Change::GuardInsteadOfReturn, edits);
                    }
                    let edits = rewrite::stay_instead_of_break(self.source, exit, flat);
                    if edits.is_ok() {
                        self.add(Change::GuardInsteadOfReturn, edits);
                    }
                }
            }
            for &branch in returns.iter().take(6) {
                let edits = rewrite::skip_instead_of_return(self.source, branch, flat);
                if edits.is_ok() {
                    self.add(Change::GuardInsteadOfReturn, edits);
                }
            }
        }
    }

    fn barrier(&mut self, finding: &Finding) {
        let Some(id) = self.statement(finding.loc()) else { return };
        match finding.rule {
            Rule::RedundantBarrier => self.add(Change::DeletedBarrier, Ok(self.source.delete(id))),
            Rule::WideBarrier => {
                let mut tokens = self.source.statement(id).tokens.clone();
                let wide = tokens.find(|&t| self.source.word(t) == "__syncthreads");
                let edits = wide.map(|t| {
                    let token = self.source.tokens[t];
                    vec![Edit::replace(token.start..token.end, "__syncwarp")]
                });
                self.add(Change::NarrowedBarrier, Ok(edits.unwrap_or_default()));
            }
            _ => {}
        }
    }

    fn fault(&mut self, finding: &Finding) {
        let Some(place) = &finding.place else { return };
        for loc in frames(place) {
            let Some(id) = self.statement(Some(&loc)) else { continue };
            match finding.rule {
                Rule::WarpMask | Rule::ShuffleSource => {
                    if let Ok(all) = rewrite::warp_mask(self.source, id) {
                        for edits in all {
                            self.add(Change::ChangedMask, Ok(edits));
                        }
                    }
                    let path = self.path(&loc).unwrap_or_default();
                    self.warp_operation(&path);
                    let body = path.first().map(|&b| self.source.children(b)).unwrap_or_default();
                    for exit in body.into_iter().take_while(|s| !path.contains(s)) {
                        let edits = rewrite::skip_before_warp(self.source, exit);
                        if edits.is_ok() {
                            self.add(Change::GuardInsteadOfReturn, edits);
                        }
                    }
                }
                Rule::UninitializedRead => {
                    if let Some(object) = finding.object() {
                        self.add(Change::Zeroed, rewrite::zeroed(self.source, id, object));
                    }
                }
                _ => {}
            }
        }
    }
}

/// The one edit that makes `after` of `before`.
fn difference(before: &str, after: &str) -> Edit {
    let same = before.bytes().zip(after.bytes()).take_while(|(a, b)| a == b).count();
    let mut start = same;
    while !before.is_char_boundary(start) || !after.is_char_boundary(start) {
        start -= 1;
    }
    let most = before.len().min(after.len()) - start;
    let (ends, others) = (before.bytes().rev(), after.bytes().rev());
    let mut tail = ends.zip(others).take(most).take_while(|(a, b)| a == b).count();
    while !before.is_char_boundary(before.len() - tail)
        || !after.is_char_boundary(after.len() - tail)
    {
        tail -= 1;
    }
    Edit::replace(start..before.len() - tail, &after[start..after.len() - tail])
}

/// The places of a statement from itself to the kernel's call.
fn frames(place: &Place) -> Vec<Loc> {
    let calls = place.inlined_at.iter().rev().filter_map(|c| c.loc.clone());
    calls.chain(place.loc.clone()).collect()
}
