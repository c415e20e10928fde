//! Where a barrier can part two accesses.

use super::{BARRIER, Collector, frames};
use crate::edit::Edit;
use crate::rewrite;
use crate::source::{Boundary, Kind, StatementId};
use detect::advice::{BarrierPlace, Change};
use detect::finding::Race;
use detect::symbols::{Loc, Place};

impl Collector<'_> {
    pub(super) fn barriers(&mut self, places: &[BarrierPlace]) {
        // For each place the boundary that is as late as possible, then the one as early as possible.
        for late in [true, false] {
            let mut all = vec![];
            for place in places {
                match place {
                    BarrierPlace::Between { places: [x, y], .. } => {
                        let boundaries = self.boundaries(x, y);
                        let chosen = if late { boundaries.first() } else { boundaries.last() };
                        all.extend(chosen.copied());
                    }
                    BarrierPlace::LoopEnd { of, .. } => {
                        let of = self.loop_at(of);
                        all.extend(of.map(Boundary::EndOf));
                    }
                    BarrierPlace::LoopStart { of } => {
                        let of = self.loop_at(of);
                        all.extend(of.map(Boundary::StartOf));
                    }
                }
            }
            all.dedup();
            if all.len() >= places.len()
                && let Some(text) = all.first().map(|&b| self.barrier_at(b))
            {
                self.at(Change::AddedBarriers(all.len() as u32), &text, &all);
            }
        }
    }

    /// The barrier as it is written at a boundary.
    pub(super) fn barrier_at(&self, boundary: Boundary) -> String {
        self.barrier_in(self.body_of(boundary))
    }

    /// The body of the function that a boundary is in.
    pub(super) fn body_of(&self, boundary: Boundary) -> StatementId {
        let (Boundary::Before(id)
        | Boundary::After(id)
        | Boundary::EndOf(id)
        | Boundary::StartOf(id)) = boundary;
        let outer = std::iter::successors(Some(id), |&s| self.source.statement(s).parent).last();
        outer.unwrap_or(id)
    }

    pub(super) fn loop_at(&mut self, loc: &Loc) -> Option<StatementId> {
        let path = self.path(loc)?;
        path.into_iter().rev().find(|&s| self.source.loop_body(s).is_some())
    }

    /// The boundaries between two places of one function: the latest first, then the earliest, then the others.
    pub(super) fn boundaries(&mut self, x: &Loc, y: &Loc) -> Vec<Boundary> {
        let (Some(px), Some(py)) = (self.path(x), self.path(y)) else { return vec![] };
        let Some((list, a, b)) = self.parted(&px, &py) else { return vec![] };
        // Sums of registers may as well come behind it: it belongs to what it waits for.
        let sums = list[a + 1..b].iter().rev().take_while(|&&s| self.only_computes(s)).count();
        let behind = sums > 0 && a + 1 + sums == b && self.source.in_list(list[a]);
        let first =
            if behind { Boundary::After(list[a]) } else { Boundary::Before(list[b - sums]) };
        let mut all = vec![first];
        // Threads that return between the accesses wait, too, if the barrier comes before that.
        if let Some(&exit) = list[a + 1..b].iter().find(|&&s| rewrite::returns(self.source, s)) {
            all.insert(0, Boundary::Before(exit));
        }
        if sums > 0 {
            all.push(Boundary::Before(list[b]));
        }
        all.extend((a + 1..b).rev().map(|i| Boundary::Before(list[i])));
        if self.source.in_list(list[a]) {
            all.push(Boundary::After(list[a]));
        }
        // Directly after the first access is nearly the same as before the second if they follow each other.
        all.dedup();
        all
    }

    /// Before each `goto` that leads back over both places: the end of a loop without a keyword.
    pub(super) fn jumps_back(&self, px: &[StatementId], py: &[StatementId]) -> Vec<Boundary> {
        let source = self.source;
        let Some(&body) = px.first() else { return vec![] };
        let start = |s: StatementId| source.statement(s).tokens.start;
        let mut all = vec![];
        for jump in source.within(body) {
            if source.statement(jump).kind != Kind::Jump || source.word(start(jump)) != "goto" {
                continue;
            }
            let name = source.word(start(jump) + 1);
            let named = |&s: &StatementId| {
                source.statement(s).kind == Kind::Label && source.word(start(s)) == name
            };
            let Some(label) = source.within(body).find(named) else { continue };
            let Some(parent) = source.statement(label).parent else { continue };
            let list = source.children(parent);
            let around = |s: &&StatementId| source.within(**s).any(|inner| inner == jump);
            let Some(&last) = list.iter().find(around) else { continue };
            let within = |path: &[StatementId]| {
                path.iter().any(|s| list.contains(s) && start(*s) >= start(label) && *s <= last)
            };
            if start(label) < start(last) && within(px) && within(py) {
                all.push(Boundary::Before(last));
            }
        }
        all
    }

    /// Whether a statement neither touches memory nor calls anything.
    pub(super) fn only_computes(&self, id: StatementId) -> bool {
        let statement = self.source.statement(id);
        statement.kind == Kind::Simple && rewrite::touches_nothing(self.source, &statement.tokens)
    }

    /// The list of statements in which two paths part, and where they go on in it.
    pub(super) fn parted(
        &self,
        px: &[StatementId],
        py: &[StatementId],
    ) -> Option<(Vec<StatementId>, usize, usize)> {
        let k = px.iter().zip(py).take_while(|(x, y)| x == y).count();
        let block = *px.get(k.checked_sub(1)?)?;
        if self.source.statement(block).kind != Kind::Block {
            return None;
        }
        let list = self.source.children(block);
        let at = |s: Option<&StatementId>| list.iter().position(|l| Some(l) == s);
        let (a, b) = (at(px.get(k))?, at(py.get(k))?);
        Some((list, a.min(b), a.max(b)))
    }

    /// The places of a statement from itself to the kernel's call, and where the function of `other` calls its own, if
    /// that is not inlined.
    pub(super) fn reached(&mut self, place: &Place, other: &Place) -> Vec<Loc> {
        let source = self.source;
        let mut all = frames(place);
        let outermost = |of: &Place| frames(of).first().cloned();
        let (Some(callee), Some(caller)) = (outermost(place), outermost(other)) else { return all };
        let (Some(callee), Some(caller)) = (self.path(&callee), self.path(&caller)) else {
            return all;
        };
        if callee[0] != caller[0]
            && let Some(name) = rewrite::name_of(source, callee[0])
        {
            let tokens = source.statement(caller[0]).tokens.clone();
            let calls = tokens.filter(|&t| source.word(t) == name && source.word(t + 1) == "(");
            all.extend(calls.take(4).map(|t| source.loc(source.tokens[t].start)));
        }
        all
    }

    /// Where a helper begins that waits for all threads and whose calls race with each other, or several of them with
    /// what comes before: who calls it need not know of that.
    pub(super) fn start_of_helper(&mut self, race: &Race) -> Option<Boundary> {
        let source = self.source;
        let ends = |of: &Race| of.sides.each_ref().map(|side| side.place.clone());
        let calls = |place: &Place| {
            place.inlined_at.iter().map(|call| call.loc.clone()).collect::<Vec<_>>()
        };
        let [first, second] = ends(race);
        let (px, py) = (self.path(first.loc.as_ref()?)?, self.path(second.loc.as_ref()?)?);
        let (x, y) = (*px.first()?, *py.first()?);
        let helper = if first.inlined_at.len() < second.inlined_at.len() { y } else { x };
        let name = rewrite::name_of(source, helper)?;
        let named = |t: &usize| source.word(*t) == name && source.word(t + 1) == "(";
        // The definition is one of these.
        let often = (0..source.tokens.len()).filter(named).count() > 2;
        let several = if x != y {
            let inner = |places: &[Place; 2]| {
                places.iter().max_by_key(|place| place.inlined_at.len()).cloned()
            };
            let known = inner(&ends(race))?;
            let others = self.races.iter().filter_map(|other| inner(&ends(other)));
            let mut others = others.collect::<Vec<_>>().into_iter();
            others.any(|other| {
                let path = other.loc.as_ref().and_then(|loc| self.path(loc));
                path.is_some_and(|p| p.first() == Some(&helper)) && calls(&other) != calls(&known)
            })
        } else if first.inlined_at.is_empty() && second.inlined_at.is_empty() {
            often
        } else {
            calls(&first) != calls(&second)
        };
        let tokens = &source.statement(helper).tokens;
        if !often
            || !several
            || !rewrite::calls_any(source, tokens, &rewrite::barrier_names(source))
        {
            return None;
        }
        let begins = [px, py].into_iter().filter(|p| p.first() == Some(&helper));
        let earlier = begins.filter_map(|p| p.get(1).copied()).min()?;
        source.in_list(earlier).then_some(Boundary::Before(earlier))
    }

    /// `text` at each single boundary that may part the two accesses of a race, then at two together.
    pub(super) fn between(&mut self, race: &Race, text: &str, change: impl Fn(u32) -> Change) {
        let [first, second] = &race.sides;
        let is_barrier = text == BARRIER;
        let mut singles: Vec<Boundary> = vec![];
        let mut loops: Vec<StatementId> = vec![];
        let mut parting: Vec<StatementId> = vec![];
        // In loops that only one of them is in.
        let mut inners: Vec<Boundary> = vec![];
        let xs = self.reached(&first.place, &second.place);
        let ys = self.reached(&second.place, &first.place);
        for x in &xs {
            for y in &ys {
                let (Some(px), Some(py)) = (self.path(x), self.path(y)) else { continue };
                if px[0] != py[0] {
                    continue;
                }
                let common = px.iter().zip(&py).take_while(|(a, b)| a == b).count();
                for path in [&px, &py] {
                    let own = &path[common..];
                    let in_loop = own.iter().position(|&s| self.source.loop_body(s).is_some());
                    let inner = in_loop
                        .and_then(|l| own[l + 1..].iter().rev().find(|&&s| self.source.in_list(s)));
                    inners.extend(inner.map(|&s| Boundary::Before(s)));
                }
                for &s in px[..common].iter().rev() {
                    if self.source.loop_body(s).is_some() && !loops.contains(&s) {
                        loops.push(s);
                    }
                    if matches!(self.source.statement(s).kind, Kind::If { .. })
                        && !parting.contains(&s)
                    {
                        parting.push(s);
                    }
                }
                for boundary in self.boundaries(x, y) {
                    if !singles.contains(&boundary) {
                        singles.push(boundary);
                    }
                }
            }
        }
        let mut ends: Vec<Boundary> = loops.iter().map(|&l| Boundary::EndOf(l)).collect();
        if let (Some(x), Some(y)) = (&first.place.loc, &second.place.loc)
            && let (Some(px), Some(py)) = (self.path(x), self.path(y))
        {
            ends.extend(self.jumps_back(&px, &py));
        }
        let written = singles.first().or(ends.first()).map(|&b| self.barrier_at(b));
        let text = written.filter(|_| is_barrier).unwrap_or_else(|| text.to_owned());
        for &boundary in singles.iter().take(6).chain(&ends).chain(inners.iter().take(2)) {
            self.at(change(1), &text, &[boundary]);
        }
        for &l in &loops {
            self.at(change(1), &text, &[Boundary::StartOf(l)]);
        }
        for &end in &ends {
            for &boundary in singles.iter().take(3) {
                self.at(change(2), &text, &[boundary, end]);
            }
        }
        if !is_barrier {
            return;
        }
        // Branches and loops around both that not all threads pass alike.
        for &branch in &parting {
            let Kind::If { otherwise, .. } = self.source.statement(branch).kind else {
                continue;
            };
            for flat in [false, true] {
                for &boundary in singles.iter().take(3) {
                    let added = self.source.add(boundary, &text);
                    let edits = self.composed(&added, |source| {
                        rewrite::branch_without_barrier(source, branch, None, flat)
                    });
                    self.add(Change::BarrierOutOfBranch, edits);
                }
            }
            if otherwise.is_some() {
                self.add(Change::PartedSides, rewrite::parted_sides(self.source, branch));
            }
        }
        // Returns before it.
        let body = singles.first().map(|&b| self.body_of(b));
        let exits = body.into_iter().flat_map(|b| self.source.children(b));
        let exits = exits.filter(|&s| matches!(self.source.statement(s).kind, Kind::If { .. }));
        for exit in exits.take(6).collect::<Vec<_>>() {
            if let Some(&boundary) = singles.first() {
                let added = self.source.add(boundary, &text);
                let edits = self.composed(&added, |source| {
                    rewrite::skip_instead_of_return(source, exit, false)
                });
                if edits.is_ok() {
                    self.add(Change::GuardInsteadOfReturn, edits);
                }
            }
        }
        for &l in &loops {
            let mut sets: Vec<Vec<Boundary>> = vec![];
            for &boundary in singles.iter().take(2) {
                sets.push(vec![boundary]);
                sets.push(vec![boundary, Boundary::EndOf(l)]);
            }
            sets.push(vec![Boundary::EndOf(l)]);
            for set in sets {
                let added: Vec<Edit> =
                    set.iter().flat_map(|&b| self.source.add(b, &text)).collect();
                let uniform =
                    self.composed(&added, |source| rewrite::loop_of_uniform_trips(source, l));
                let is_uniform = uniform.is_ok();
                if is_uniform {
                    self.add(Change::EqualTrips, uniform);
                }
                let equal =
                    self.composed(&added, |source| rewrite::loop_of_equal_trips(source, l, false));
                self.add(Change::EqualTrips, equal);
            }
        }
    }
}
