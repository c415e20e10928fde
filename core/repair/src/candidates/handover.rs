//! What one thread hands to another in memory: flags, tickets, fences, asynchronous copies.

use super::{Collector, frames};
use crate::edit::Edit;
use crate::rewrite;
use crate::source::{Boundary, Kind, StatementId};
use detect::advice::Change;
use detect::finding::{Race, RaceKind, SideOp};

impl Collector<'_> {
    /// Waits for asynchronous copies that leave some of them open, in the functions of a race, leave fewer open.
    pub(super) fn longer_waits(&mut self, race: &Race) {
        let mut bodies: Vec<StatementId> = vec![];
        for loc in race.sides.iter().flat_map(|s| frames(&s.place)) {
            bodies.extend(self.path(&loc).and_then(|p| p.first().copied()));
        }
        bodies.sort();
        bodies.dedup();
        let all: Vec<StatementId> =
            bodies.into_iter().flat_map(|b| self.source.within(b)).collect();
        for id in all {
            for edits in rewrite::longer_wait(self.source, id) {
                self.add(Change::AwaitedCopy, Ok(edits));
            }
        }
    }

    /// The statement `wait` before each barrier between the two accesses of a race: it lacks only that the copies have
    /// arrived.
    pub(super) fn before_barriers(&mut self, race: &Race, wait: &str) {
        let names = rewrite::barrier_names(self.source);
        let [first, second] = &race.sides;
        for x in frames(&first.place) {
            for y in frames(&second.place) {
                for boundary in self.boundaries(&x, &y) {
                    let Boundary::Before(id) = boundary else { continue };
                    let statement = self.source.statement(id);
                    if statement.kind == Kind::Simple
                        && rewrite::calls_any(self.source, &statement.tokens, &names)
                    {
                        self.at(Change::AwaitedCopy, wait, &[boundary]);
                    }
                }
            }
        }
    }

    /// A lock that a plain write releases: the fences that it lacks, and an atomic operation for the write.
    pub(super) fn plain_release(&mut self, taken: StatementId, released: StatementId) {
        let Ok(release) = rewrite::atomic_exchange(self.source, released) else { return };
        let add = |boundary| self.source.add(boundary, "__threadfence();");
        let held = match self.source.statement(taken).kind {
            Kind::If { then, .. } => self.source.list_of(then).first().copied(),
            _ => None,
        };
        let taken = held.map_or(Boundary::After(taken), Boundary::Before);
        let fences = [add(taken), add(Boundary::Before(released))].concat();
        self.add(Change::AtomicWrite, Ok(release.clone()));
        self.add(Change::AtomicWrite, Ok([fences, release].concat()));
    }

    /// Barriers of the grid, where a function of a race has its group.
    pub(super) fn of_grid(&mut self, race: &Race) {
        let places = race.sides.iter().flat_map(|s| frames(&s.place)).collect::<Vec<_>>();
        let bodies: Vec<StatementId> =
            places.iter().filter_map(|l| self.path(l)?.first().copied()).collect();
        let barrier = bodies.into_iter().find_map(|b| rewrite::grid_barrier_in(self.source, b));
        if let Some(barrier) = barrier {
            self.between(race, &barrier, Change::AddedGridBarriers);
        }
    }

    /// Fences of block scope in the functions of a race between blocks become fences of the device.
    pub(super) fn wider_fences(&mut self, race: Option<&Race>) {
        let Some(race) = race.filter(|r| r.across.blocks) else { return };
        let mut edits = vec![];
        for side in &race.sides {
            let Some(path) = side.place.loc.as_ref().and_then(|l| self.path(l)) else { continue };
            for t in self.source.statement(path[0]).tokens.clone() {
                if self.source.word(t) == "__threadfence_block" {
                    let token = self.source.tokens[t];
                    edits.push(Edit::replace(token.start..token.end, "__threadfence"));
                }
            }
        }
        self.add(Change::WidenedScope, Ok(edits));
    }

    /// A flag that one thread sets and another waits for in an empty loop, both plainly: both by atomic operations.
    pub(super) fn spinning(&mut self, race: &Race) {
        let of = |op| race.sides.iter().find(|s| s.op == op).and_then(|s| s.place.loc.clone());
        let (Some(write), Some(read)) = (of(SideOp::Write), of(SideOp::Read)) else { return };
        let (Some(write), Some(spins)) =
            (self.statement(Some(&write)), self.statement(Some(&read)))
        else {
            return;
        };
        let Kind::While { body, .. } = self.source.statement(spins).kind else { return };
        let idle = self.source.list_of(body).iter().all(|&s| {
            let text = self.source.text_of(&self.source.statement(s).tokens);
            text == ";"
        });
        if idle {
            let edits = rewrite::atomic_exchange(self.source, write)
                .and_then(|w| rewrite::atomic_read(self.source, &read).map(|r| [w, r].concat()));
            self.add(Change::AtomicRead, edits);
        }
    }

    /// Fences on both sides of a statement that announces what was written and tells whether all others have too. It
    /// may be the condition of a branch.
    pub(super) fn around_ticket(&mut self, ticket: StatementId) {
        let behind = match self.source.statement(ticket).kind {
            // Whoever is not the last to arrive leaves: the others go on behind it.
            Kind::If { then, otherwise: None, .. }
                if self
                    .source
                    .list_of(then)
                    .last()
                    .is_some_and(|&s| self.source.statement(s).kind == Kind::Jump) =>
            {
                Some(Boundary::After(ticket))
            }
            Kind::If { then, .. } => {
                self.source.list_of(then).first().map(|&s| Boundary::Before(s))
            }
            Kind::Simple => Some(Boundary::After(ticket)),
            _ => None,
        };
        if let Some(behind) = behind {
            let both = [Boundary::Before(ticket), behind];
            self.at(Change::AddedFences(2), "__threadfence();", &both);
        }
    }

    /// Fences before what may announce a write, and behind the loops in which the reader may have waited for it.
    pub(super) fn handover(&mut self, race: &Race) {
        let source = self.source;
        let of = |op| race.sides.iter().find(|s| s.op == op).and_then(|s| s.place.loc.clone());
        let (Some(write), Some(read)) = (of(SideOp::Write), of(SideOp::Read)) else { return };
        let (Some(writes), Some(reads)) = (self.path(&write), self.path(&read)) else { return };
        let (Some(&written), Some(&read)) = (writes.last(), reads.last()) else { return };
        let end = source.statement(written).tokens.end;
        let start = source.statement(read).tokens.start;
        let announces = |&s: &StatementId| {
            let statement = source.statement(s);
            statement.kind == Kind::Simple
                && statement.tokens.start >= end
                && !source.word(statement.tokens.start).starts_with("__sync")
                && statement
                    .tokens
                    .clone()
                    .any(|t| source.word(t) == "=" || source.word(t).starts_with("atomic"))
        };
        let announced: Vec<StatementId> =
            source.within(writes[0]).filter(announces).take(3).collect();
        // In a loop, what an atomic operation announces may be what the iteration before wrote.
        let around = writes.iter().rev().find(|&&s| source.loop_body(s).is_some());
        if let Some(&around) = around.filter(|s| reads.contains(s)) {
            let atomic = |of: &std::ops::Range<usize>| {
                of.clone().any(|t| source.word(t).starts_with("atomic"))
            };
            let arrives = |&s: &StatementId| {
                let statement = source.statement(s);
                source.in_list(s)
                    && match &statement.kind {
                        Kind::If { condition, .. } => atomic(condition),
                        Kind::Simple => atomic(&statement.tokens),
                        _ => false,
                    }
            };
            for arrival in source.within(around).filter(arrives).take(2).collect::<Vec<_>>() {
                self.around_ticket(arrival);
            }
        }
        let waits = |&s: &StatementId| {
            matches!(source.statement(s).kind, Kind::While { .. } | Kind::Do { .. })
                && source.statement(s).tokens.end <= start
        };
        let waited: Vec<StatementId> = source.within(reads[0]).filter(waits).take(2).collect();
        // One thread may announce what all of its block have written, and wait for what all will read.
        let beside = |inner: StatementId, of: &[StatementId]| {
            let outer =
                |s: &StatementId| source.statement(*s).parent.is_none_or(|p| of.contains(&p));
            let mut path = std::iter::successors(Some(inner), |&s| source.statement(s).parent);
            let around = path.find(outer)?;
            (source.in_list(around) && !of.contains(&around)).then_some(around)
        };
        let before: Vec<Boundary> =
            announced.iter().filter_map(|&a| Some(Boundary::Before(beside(a, &writes)?))).collect();
        let after: Vec<Boundary> =
            waited.iter().filter_map(|&w| Some(Boundary::After(beside(w, &reads)?))).collect();
        for &boundary in before.iter().take(1).chain(&after) {
            let text = self.barrier_at(boundary);
            self.at(Change::AddedBarriers(1), &text, &[boundary]);
        }
        for &id in &announced {
            self.at(Change::AddedFences(1), "__threadfence();", &[Boundary::Before(id)]);
            for &wait in &waited {
                let both = [Boundary::Before(id), Boundary::After(wait)];
                self.at(Change::AddedFences(2), "__threadfence();", &both);
            }
        }
    }

    /// A plain access to a cell that other blocks change by atomic operations, and nothing is known of their order: an
    /// atomic one. What was made atomic since the source was `original` says nothing of what its author meant.
    pub(super) fn mixed(&mut self, race: &Race, original: &str) {
        let [first, second] = &race.sides;
        let (plain, atomic) = match (first.op.is_atomic(), second.op.is_atomic()) {
            (true, false) => (second, first),
            (false, true) => (first, second),
            _ => return,
        };
        let Some(loc) = plain.place.loc.clone().filter(|_| race.across.blocks) else { return };
        let Some(atomic) = self.statement(atomic.place.loc.as_ref()) else { return };
        if !original.contains(self.source.text_of(&self.source.statement(atomic).tokens)) {
            return;
        }
        if plain.op == SideOp::Read {
            self.add(Change::AtomicRead, rewrite::atomic_read(self.source, &loc));
        } else if let Some(id) = self.statement(Some(&loc))
            && rewrite::is_one_cell(self.source, id)
        {
            self.add(Change::AtomicWriteOfAny, rewrite::atomic_exchange(self.source, id));
        }
    }

    /// Cells into which all threads write the same, and which others read: all by atomic operations. Whether the new value
    /// is seen makes no difference to who writes it again.
    pub(super) fn all_atomic(&mut self, race: &Race) {
        let same = |r: &&Race| r.cell.object == race.cell.object;
        let of_object: Vec<&Race> = self.races.iter().copied().filter(same).collect();
        let written = |r: &Race| r.sides.iter().all(|side| side.op == SideOp::Write);
        let (mut equal, mut unequal) = (false, false);
        for of in of_object.iter().filter(|r| written(r)) {
            equal |= of.kind == RaceKind::SameValue;
            unequal |= of.kind != RaceKind::SameValue;
        }
        if !equal || unequal || of_object.len() < 2 {
            return;
        }
        let (mut places, mut edits) = (vec![], vec![]);
        for side in of_object.iter().flat_map(|r| &r.sides) {
            let Some(loc) = side.place.loc.clone().filter(|l| !places.contains(l)) else {
                continue;
            };
            places.push(loc.clone());
            let edit = match side.op {
                SideOp::Atomic(_) => continue,
                SideOp::Read => rewrite::atomic_read_of_step(self.source, &loc),
                SideOp::Write => match self.statement(Some(&loc)) {
                    // One compare-and-swap says more.
                    Some(id) if rewrite::claimed(self.source, id, race.cell.element).is_err() => {
                        rewrite::atomic_exchange_of_step(self.source, id)
                    }
                    _ => return,
                },
            };
            let Ok(edit) = edit else { return };
            edits.extend(edit);
        }
        self.add(Change::AtomicWrite, Ok(edits));
    }
}
