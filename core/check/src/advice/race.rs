//! What to do about one race.

use super::code::{Code, Spot};
use super::trace::Pairs;
use super::{Plan, Traced};
use detect::advice::{Advice, BarrierPlace};
use detect::finding::{Across, Finding, Race, RaceKind, Reason, SideOp};
use detect::symbols::{Loc, Place};
use events::Space;
use std::collections::{BTreeMap, BTreeSet};

/// What to do about a race, and the iterations of its sides where these matter.
pub(super) fn plan(
    code: &Code<'_>,
    traced: Option<&Traced>,
    finding: &Finding,
    numbering: usize,
) -> (Option<Plan>, Option<[Vec<u32>; 2]>) {
    let Some(race) = finding.race() else { return (None, None) };
    let [first, second] = &race.sides;
    let own = |r: &Reason| {
        matches!(
            r,
            Reason::CopyNotAwaited { .. } | Reason::CopyNotPublished | Reason::ScopeTooNarrow
        )
    };
    if finding.reasons.iter().any(own) {
        return (None, None);
    }
    let (Some(s), Some(t)) = (first.statement, second.statement) else { return (None, None) };
    let (Some(a), Some(b)) = (code.spot(s), code.spot(t)) else { return (None, None) };
    let pairs = traced.and_then(|traced| {
        let common = |i: usize| {
            let l = &traced.loops[i];
            a.is_in(l.function, l.id) && b.is_in(l.function, l.id)
        };
        let wanted =
            [first, second].map(|side| (side.thread.block, side.thread.thread, side.offset));
        let Across { blocks, warps, .. } = race.across;
        let of =
            |blocks, lanes| traced.trace.pairs(race.object, [s, t], blocks, lanes, wanted, &common);
        // What the finding stands for may have been seen in larger launches than this one.
        let apart = if blocks { of(true, false) } else { None };
        let near =
            |p: Option<Pairs>| p.or_else(|| if blocks || warps { of(false, false) } else { None });
        near(apart).or_else(|| of(false, true))
    });
    // Iterations are worth a word only if they differ.
    let iterations = pairs
        .as_ref()
        .filter(|p| !p.carried.is_empty())
        .and_then(|p| p.iterations.clone())
        .filter(|[x, y]| x != y);
    let in_loop = pairs.as_ref().and_then(|p| {
        let traced = traced?;
        let loops: BTreeSet<usize> = p.carried.iter().map(|c| c.0).collect();
        let l = loops.first().filter(|_| loops.len() == 1)?;
        Some((traced.loops[*l].loc.clone()?, p.same_iteration))
    });
    let chosen = special(code, race, &a, &b).or_else(|| {
        if race.across.blocks {
            if let Some(plan) = update(code, race, &a, &b) {
                return Some(plan);
            }
            return between_blocks(code, race, &a, &b, in_loop);
        }
        let (Some(traced), Some(pairs)) = (traced, pairs.as_ref()) else {
            return update(code, race, &a, &b);
        };
        within_block(code, traced, race, [&a, &b], pairs, numbering)
    });
    (chosen, iterations)
}

/// Locks and flags, whatever the threads are.
fn special(code: &Code<'_>, race: &Race, a: &Spot, b: &Spot) -> Option<Plan> {
    let [first, second] = &race.sides;
    if let (Some(x), Some(y)) = (code.lock(a), code.lock(b))
        && x.0.inst == y.0.inst
    {
        let missing = !(x.2[0] && y.2[0] && x.2[1] && y.2[1]);
        return missing.then(|| {
            let taken = code.place(&x.0).loc;
            Plan::Fixed(Advice::FenceLock {
                taken: outer(code, &x.0).or(taken),
                released: outer(code, &x.1),
            })
        });
    }
    for (write, read) in [(a, b), (b, a)] {
        let side = |s: &Spot| if std::ptr::eq(s, a) { first } else { second };
        // What is announced may be read or replaced.
        let plain = |s: &Spot| matches!(side(s).op, SideOp::Read | SideOp::Write);
        if side(write).op != SideOp::Write || !plain(read) || write.inst == read.inst {
            continue;
        }
        if let Some((announced, observed, [released, acquired])) = code.handover(write, read) {
            if released && acquired {
                return Some(Plan::Nothing);
            }
            return Some(Plan::Fixed(Advice::FenceHandover {
                announced: if released { None } else { outer(code, &announced) },
                observed: if acquired { None } else { outer(code, &observed) },
            }));
        }
    }
    None
}

/// One statement that reads, changes and writes a cell, executed by several threads.
fn update(code: &Code<'_>, race: &Race, a: &Spot, b: &Spot) -> Option<Plan> {
    let [first, second] = &race.sides;
    let update = |write: &Spot, read: &Spot| {
        let (load, op) = code.update(write)?;
        let one = write.inst == read.inst || load == read.inst;
        let at = code.place(write).loc;
        (one && write.function == read.function)
            .then_some(Plan::Fixed(Advice::AtomicUpdate { op, at }))
    };
    let plain = |s: &detect::finding::AccessSide| !s.op.is_atomic();
    if plain(first) && plain(second) {
        if first.op == SideOp::Write
            && let Some(plan) = update(a, b)
        {
            return Some(plan);
        }
        if second.op == SideOp::Write
            && let Some(plan) = update(b, a)
        {
            return Some(plan);
        }
    }
    None
}

/// The place of a statement in the source, at the call if it is in a header.
fn outer(code: &Code<'_>, spot: &Spot) -> Option<Loc> {
    let place = code.place(spot);
    let own = |l: &Loc| {
        !l.file.starts_with('<') && !l.file.contains("cuda_shim") && !l.file.contains("ws_device")
    };
    let mut chain = std::iter::once(place.loc).chain(place.inlined_at.into_iter().map(|c| c.loc));
    chain.find_map(|loc| loc.filter(own)).or_else(|| code.outer_loc(spot))
}

/// One side is atomic, the other a plain access that no barrier can order.
fn one_side_atomic(code: &Code<'_>, race: &Race, a: &Spot, b: &Spot) -> Option<Plan> {
    let [first, second] = &race.sides;
    let (plain, op, atomic) = match (first.op.is_atomic(), second.op.is_atomic()) {
        (true, false) => (b, second.op, a),
        (false, true) => (a, first.op, b),
        _ => return None,
    };
    let at: Vec<Loc> = code.place(plain).loc.into_iter().collect();
    let inside = plain.in_one_loop(atomic);
    match op {
        SideOp::Read if inside || code.decides(plain, atomic) || code.feeds(plain, atomic) => {
            Some(Plan::Fixed(Advice::AtomicRead { at }))
        }
        SideOp::Write if inside || code.decides(atomic, plain) => {
            Some(Plan::Fixed(Advice::AtomicWrite { at }))
        }
        _ => None,
    }
}

/// A race between blocks.
fn between_blocks(
    code: &Code<'_>,
    race: &Race,
    a: &Spot,
    b: &Spot,
    in_loop: Option<(Loc, bool)>,
) -> Option<Plan> {
    if let Some(plan) = one_side_atomic(code, race, a, b) {
        return Some(plan);
    }
    if a.inst == b.inst {
        return Some(one_instruction(race));
    }
    let feeds = code.feeds(a, b) || code.feeds(b, a);
    if let Some((l, same_iteration)) = in_loop {
        let fits = !same_iteration || feeds;
        let (iterations, other_array) = (Some(l), same_iteration);
        let advice = Advice::SeparateLaunches { iterations, other_array };
        return fits.then_some(Plan::Fixed(advice));
    }
    if feeds {
        // In a loop over time the same cells come again in the next iteration.
        let again = if a.in_one_loop(b) && !b.address_varies() {
            Some(code.innermost_loop(a, b)?)
        } else {
            None
        };
        return Some(Plan::Fixed(match again {
            Some(l) => Advice::SeparateLaunches { iterations: Some(l), other_array: true },
            None => Advice::OtherArray,
        }));
    }
    // In a loop, which iteration belongs to which launch is not known.
    if a.in_one_loop(b) || a.function != b.function {
        return None;
    }
    let ordered = a.reaches(b) || b.reaches(a);
    let advice = Advice::SeparateLaunches { iterations: None, other_array: false };
    ordered.then_some(Plan::Fixed(advice))
}

/// One instruction races with itself: as a store, or as a copy, which reads what it writes elsewhere.
fn one_instruction(race: &Race) -> Plan {
    let copies = race.sides.iter().any(|side| side.op == SideOp::Read);
    Plan::Fixed(if copies { Advice::OtherArray } else { Advice::OneWriter })
}

/// The calls and the statement of a place, outermost first.
fn frames(place: &Place) -> Vec<(String, Loc)> {
    let mut frames = vec![];
    for call in place.inlined_at.iter().rev() {
        if let Some(loc) = &call.loc {
            frames.push((call.function.clone(), loc.clone()));
        }
    }
    if let Some(loc) = &place.loc {
        frames.push((place.function.clone(), loc.clone()));
    }
    frames
}

/// Where the ways to two places part: both in one function, and the function called at both if it is one.
fn parting(a: &Place, b: &Place) -> Option<([Loc; 2], Option<String>)> {
    let (x, y) = (frames(a), frames(b));
    let k = x.iter().zip(&y).position(|(p, q)| p != q)?;
    if x[k].0 != y[k].0 {
        return None;
    }
    let called = (x.get(k + 1), y.get(k + 1));
    let calls = match called {
        (Some(f), Some(g)) if f.0 == g.0 => Some(f.0.clone()),
        _ => None,
    };
    Some(([x[k].1.clone(), y[k].1.clone()], calls))
}

/// Whether two places are in one statement of the source, as far as lines show.
fn same_statement(a: &Place, b: &Place) -> bool {
    match parting(a, b) {
        Some(([x, y], None)) => x.file == y.file && x.line == y.line,
        Some((_, Some(_))) => false,
        None => frames(a) == frames(b),
    }
}

/// A race between threads of one block.
fn within_block(
    code: &Code<'_>,
    traced: &Traced,
    race: &Race,
    [a, b]: [&Spot; 2],
    pairs: &Pairs,
    numbering: usize,
) -> Option<Plan> {
    let [first, second] = &race.sides;
    let lanes = race.across.only_lanes();
    // One statement reads what it writes elsewhere.
    let statement =
        same_statement(&first.place, &second.place) && (code.feeds(a, b) || code.feeds(b, a));
    let points = pairs.separators.iter().fold(u64::MAX, |all, p| all & p);
    let whole_warp = lanes && race.kind == RaceKind::WarpLevel;
    let mut how = BTreeMap::new();
    for i in (0..traced.points.len()).filter(|i| points >> i & 1 != 0) {
        if let Some(place) = place_of(code, traced, race, [a, b], pairs, i) {
            how.insert(i, place);
        }
    }
    let usable = how.keys().fold(0, |all, i| all | 1 << i);
    // If two threads can change a cell at once, a barrier between its read and its write does not help.
    let at_once = pairs.same_iteration && pairs.carried.is_empty();
    if (usable == 0 || at_once)
        && let Some(plan) = update(code, race, a, b)
    {
        return Some(plan);
    }
    if a.inst == b.inst && [first.op, second.op].contains(&SideOp::Write) && usable == 0 {
        return Some(one_instruction(race));
    }
    if lanes && (whole_warp || usable == 0) {
        let at: Vec<Loc> = [first, second].iter().filter_map(|s| s.place.loc.clone()).collect();
        let reconverge = race.across.diverged || !whole_warp;
        if a.inst == b.inst {
            return Some(one_instruction(race));
        }
        // Lanes that never leave a loop together cannot meet in it.
        if let Some(plan) = one_side_atomic(code, race, a, b) {
            return Some(plan);
        }
        let warp = Plan::Warp {
            object: race.cell.object.clone(),
            function: first.place.function.clone(),
            at,
            split: statement && pairs.same_iteration,
            reconverge,
        };
        return Some(if usable == 0 {
            warp
        } else {
            Plan::Barrier { points: usable, how, numbering }
        });
    }
    if usable != 0 {
        return Some(Plan::Barrier { points: usable, how, numbering });
    }
    if let Some(plan) = one_side_atomic(code, race, a, b) {
        return Some(plan);
    }
    if let Some(plan) = two_barriers(code, traced, race, [a, b], pairs) {
        return Some(plan);
    }
    let loop_of = |carried: &BTreeSet<(usize, bool)>| match carried.iter().collect::<Vec<_>>()[..] {
        [&(l, _)] => traced.loops[l].loc.clone(),
        _ => None,
    };
    if statement && pairs.same_iteration && race.space == Space::Global {
        return Some(Plan::Fixed(Advice::OtherArray));
    }
    if statement && pairs.same_iteration {
        let again = loop_of(&pairs.carried);
        if !pairs.carried.is_empty() && again.is_none() {
            return None;
        }
        return Some(Plan::Fixed(Advice::SplitStatement { at: first.place.loc.clone(), again }));
    }
    if pairs.carried.is_empty()
        && let Some(branch) = code.branch_around(a, b)
        && let Some((mut between, None)) = parting(&first.place, &second.place)
    {
        between.sort_by_key(|l| (l.line, l.column));
        let apart = between[0].line != between[1].line;
        if apart && branch.file == between[0].file && branch.line <= between[0].line {
            return Some(Plan::Fixed(Advice::LeaveBranch { branch, between }));
        }
    }
    None
}

/// Two barriers that together separate all pairs.
fn two_barriers(
    code: &Code<'_>,
    traced: &Traced,
    race: &Race,
    spots: [&Spot; 2],
    pairs: &Pairs,
) -> Option<Plan> {
    if pairs.separators.contains(&0) || race.across.only_lanes() {
        return None;
    }
    let n = traced.points.len();
    let mut best: Option<(u32, [usize; 2])> = None;
    for p in 0..n {
        for q in p + 1..n {
            let both = 1u64 << p | 1 << q;
            if !pairs.separators.iter().all(|s| s & both != 0) {
                continue;
            }
            // Prefer one that ends a block: the end of a loop's body.
            let worth = u32::from(traced.points[p].ends) + u32::from(traced.points[q].ends);
            let named =
                [p, q].iter().all(|&i| place_of(code, traced, race, spots, pairs, i).is_some());
            if named && best.is_none_or(|b| worth > b.0) {
                best = Some((worth, [p, q]));
            }
        }
    }
    let (_, points) = best?;
    let mut places: Vec<BarrierPlace> =
        points.iter().filter_map(|&i| place_of(code, traced, race, spots, pairs, i)).collect();
    places.sort();
    places.dedup();
    (places.len() == 2).then_some(Plan::Barriers(places))
}

/// How a point of the code is described to somebody who knows the two accesses.
fn place_of(
    code: &Code<'_>,
    traced: &Traced,
    race: &Race,
    [a, b]: [&Spot; 2],
    pairs: &Pairs,
    point: usize,
) -> Option<BarrierPlace> {
    let at = &traced.points[point];
    let [first, second] = &race.sides;
    // Which of the two comes first in the code, by the point between them.
    let bit = 1u64 << point;
    let (before, after) = (pairs.first_before & bit != 0, pairs.first_after & bit != 0);
    let view = code.view(at.function);
    let info = &view.analysed.analysis.loops;
    let inside = |spot: &Spot| info.innermost(at.block).is_some_and(|l| spot.is_in(at.function, l));
    if let Some(id) = info.innermost(at.block) {
        let of = code.loops(at.function).into_iter().find(|l| l.0 == id)?.2?;
        let leads = |spot: &Spot| !inside(spot) || code.precedes(at, spot);
        if !(inside(a) && inside(b)) {
            // Before the work of every iteration, where one access is outside of the loop.
            return (leads(a) && leads(b)).then_some(BarrierPlace::LoopStart { of });
        }
        if let Some(&(_, later)) = pairs.carried.first()
            && !pairs.same_iteration
        {
            let ends = at.ends && code.latches(at.function, id).contains(&at.block);
            if !ends {
                let starts = leads(a) && leads(b);
                return starts.then_some(BarrierPlace::LoopStart { of });
            }
            // The side of the earlier iteration is the last access.
            let (last, next) = if later { (second, first) } else { (first, second) };
            let (last, next) = match parting(&last.place, &next.place) {
                Some(([l, n], _)) => (l, n),
                None => (last.place.loc.clone()?, next.place.loc.clone()?),
            };
            return Some(BarrierPlace::LoopEnd { of, last, next });
        }
        if pairs.same_iteration && !pairs.carried.is_empty() {
            // One of two barriers, if it is the one at the loop's end.
            let ends = at.ends && code.latches(at.function, id).contains(&at.block);
            if ends {
                let [last, next] = match parting(&first.place, &second.place) {
                    Some((places, _)) => places,
                    None => [first.place.loc.clone()?, second.place.loc.clone()?],
                };
                return Some(BarrierPlace::LoopEnd { of, last, next });
            }
        }
    }
    if before == after {
        return None;
    }
    let (x, y) = if before { (first, second) } else { (second, first) };
    let (places, calls) = parting(&x.place, &y.place)?;
    if places[0].file != places[1].file {
        return None;
    }
    // "Between" has a meaning for a reader only if the first is above the second.
    let in_order = (places[0].line, places[0].column) < (places[1].line, places[1].column);
    let statement = places[0].line == places[1].line && calls.is_none();
    (in_order && !statement).then_some(BarrierPlace::Between { places, calls })
}
