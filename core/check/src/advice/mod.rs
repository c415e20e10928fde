//! What to do about findings, and which of them have one cause.
//!
//! For every race the code around the accesses is read ([`code`]); for races within blocks the launch that showed
//! them is run once more, to find the places where a barrier separates all their accesses and where all threads
//! come by ([`trace`]). Findings that one barrier would remove have one cause, and so have findings about one
//! update, one lock, one flag.

mod code;
mod trace;

use crate::runner::{Bound, Form, ProgramLaunch, Runner};
use crate::symbolizer::Symbolizer;
use base::diagnostic::Result;
use base::limits::RunLimits;
use code::{Code, PlaceOfPoint, PointAt, Spot};
use detect::advice::{Advice, BarrierPlace, CauseGroup};
use detect::finding::{
    Across, Finding, MismatchKind, Race, RaceKind, Reason, Rule, SideOp, StatementId, Subject,
};
use detect::result::KernelResult;
use detect::symbols::{Loc, Place};
use events::Space;
use launch::Launch;
use std::collections::{BTreeMap, BTreeSet};
use trace::{MAX_POINTS, Pairs, Trace};
use vm::exec::paused::{Paused, Setting};

/// Most launches that are run once more.
const MAX_RUNS: usize = 8;
/// Most warp instructions of such a run.
const MAX_STEPS: u64 = 2_000_000;
/// Most findings of a kernel for which advice is looked for.
const MAX_FINDINGS: usize = 200;

/// What is known of a launch for its findings.
struct Traced {
    trace: Trace,
    points: Vec<PointAt>,
    loops: Vec<LoopOf>,
}

/// A loop that the trace counts.
struct LoopOf {
    function: ir::FunctionId,
    id: ir::analysis::LoopId,
    loc: Option<Loc>,
}

/// What to do about one finding, before findings of one cause are put together.
enum Plan {
    /// Nothing is certain.
    Nothing,
    /// This; findings with the same have one cause.
    Fixed(Advice),
    /// A barrier at one of these points of the code.
    Barrier {
        /// The points, by number.
        points: u64,
        /// How each is described.
        how: BTreeMap<usize, BarrierPlace>,
        /// The numbering of the points: that of the first launch with the same points.
        numbering: usize,
    },
    /// Two barriers.
    Barriers(Vec<BarrierPlace>),
    /// `__syncwarp()` between accesses to one object.
    Warp { object: String, function: String, at: Vec<Loc>, split: bool, reconverge: bool },
}

impl Runner<'_> {
    /// Finds out what to do about the findings of `result`, and puts those of one cause into groups.
    pub fn advise(&mut self, result: &mut KernelResult, limits: &RunLimits) {
        self.advise_bound(result, limits, |runner, launch| {
            runner.bind(launch, Form::Debug, limits)
        });
    }

    /// As [`Runner::advise`], for what one launch of a program showed, over the memory that it began with.
    pub fn advise_program(
        &mut self,
        program: &ProgramLaunch,
        result: &mut KernelResult,
        limits: &RunLimits,
    ) {
        self.advise_bound(result, limits, |runner, _| runner.bind_program(program, Form::Debug));
    }

    fn advise_bound(
        &mut self,
        result: &mut KernelResult,
        limits: &RunLimits,
        bind: impl Fn(&mut Self, &Launch) -> Result<Bound>,
    ) {
        let mut launches: Vec<Launch> = vec![];
        for finding in result.findings.iter().filter(|f| f.race().is_some()) {
            if !launches.contains(&finding.witness.launch) && launches.len() < MAX_RUNS {
                launches.push(finding.witness.launch.clone());
            }
        }
        let mut plans: Vec<Plan> = result.findings.iter().map(without_code).collect();
        let mut statements: BTreeSet<StatementId> = BTreeSet::new();
        for race in result.findings.iter().filter_map(Finding::race) {
            statements.extend(race.sides.iter().filter_map(|s| s.statement));
        }
        let mut numberings: Vec<Vec<PlaceOfPoint>> = vec![];
        for launch in &launches {
            let Ok(bound) = bind(self, launch) else { continue };
            let (loaded, kernel) = self.parts();
            let symbols = Symbolizer::new(loaded, kernel, &bound);
            let code = Code::new(loaded.module(), &bound.program, &symbols);
            let of_launch: Vec<usize> = (0..result.findings.len().min(MAX_FINDINGS))
                .filter(|&i| result.findings[i].witness.launch == *launch)
                .filter(|&i| result.findings[i].race().is_some())
                .collect();
            let traced = trace_of(&code, &bound, &statements, limits);
            let places = traced.iter().flat_map(|t| &t.points).map(PointAt::place).collect();
            let known = numberings.iter().position(|n| *n == places);
            let numbering = known.unwrap_or(numberings.len());
            if known.is_none() {
                numberings.push(places);
            }
            for i in of_launch {
                let finding = &mut result.findings[i];
                let (plan, iterations) = plan(&code, traced.as_ref(), finding, numbering);
                if let (Subject::Race(race), Some(iterations)) = (&mut finding.subject, iterations)
                {
                    for (side, iterations) in race.sides.iter_mut().zip(iterations) {
                        side.iterations = iterations;
                    }
                }
                if let Some(plan) = plan {
                    plans[i] = plan;
                }
            }
        }
        result.groups = groups(&result.findings, plans);
    }
}

/// What needs no look at the code.
fn without_code(finding: &Finding) -> Plan {
    match &finding.subject {
        Subject::Race(race) => {
            for reason in &finding.reasons {
                match reason {
                    Reason::CopyNotAwaited { .. } => return Plan::Fixed(Advice::AwaitCopy),
                    Reason::CopyNotPublished => return Plan::Fixed(Advice::PublishCopy),
                    Reason::ScopeTooNarrow => return Plan::Fixed(Advice::WidenScope),
                    _ => {}
                }
            }
            let one = race.sides[0].place == race.sides[1].place;
            let plain = race.sides.iter().all(|s| s.op == SideOp::Write);
            if one && plain { Plan::Fixed(Advice::OneWriter) } else { Plan::Nothing }
        }
        Subject::Mismatch(mismatch) => Plan::Fixed(match mismatch.kind {
            MismatchKind::ExitedThreads => Advice::SkipWork,
            MismatchKind::TooFewThreads => Advice::MatchCount,
            _ => Advice::MoveBarrier,
        }),
        _ => Plan::Nothing,
    }
}

/// Runs a launch once more for its races.
fn trace_of(
    code: &Code<'_>,
    bound: &Bound,
    statements: &BTreeSet<StatementId>,
    limits: &RunLimits,
) -> Option<Traced> {
    let watched: Vec<_> = statements.iter().filter_map(|&s| Some((code.site(s)?, s))).collect();
    let kernel = code.program.functions.first()?.source;
    let mut functions: BTreeSet<ir::FunctionId> =
        statements.iter().map(|s| ir::FunctionId(s.function)).collect();
    functions.insert(kernel);
    let mut points: Vec<PointAt> = vec![];
    let mut loops: Vec<LoopOf> = vec![];
    let mut heads = vec![];
    for &function in &functions {
        points.extend(code.points(function));
        let first = loops.len();
        let of = code.loops(function);
        for (id, site, loc) in &of {
            let Some(site) = site else { continue };
            let info = &code.view(function).analysed.analysis.loops;
            let inside: Vec<usize> = of
                .iter()
                .filter(|o| o.1.is_some())
                .enumerate()
                .filter(|(_, o)| {
                    let mut at = info.loops[o.0].parent;
                    while let Some(l) = at {
                        if l == *id {
                            return true;
                        }
                        at = info.loops[l].parent;
                    }
                    false
                })
                .map(|(k, _)| first + k)
                .collect();
            heads.push((*site, inside));
            loops.push(LoopOf { function, id: *id, loc: loc.clone() });
        }
    }
    if points.len() > MAX_POINTS {
        // Those near the accesses are the ones that matter.
        let near = |p: &PointAt| {
            let view = code.view(p.function);
            let rank = |b| view.analysed.analysis.cfg.rank(b).unwrap_or(0);
            let spots = statements.iter().filter_map(|&s| code.spot(s));
            let same = spots.filter(|s| s.function == p.function);
            same.map(|s| rank(s.block).abs_diff(rank(p.block))).min().unwrap_or(u32::MAX)
        };
        let mut order: Vec<usize> = (0..points.len()).collect();
        order.sort_by_key(|&i| (near(&points[i]), i));
        order.truncate(MAX_POINTS);
        order.sort_unstable();
        points = order.into_iter().map(|i| points[i]).collect();
    }
    let at: Vec<_> = points.iter().map(|p| (p.site, p.when)).collect();
    let until = limits.max_steps.min(MAX_STEPS);
    let mut trace = Trace::new(&at, &heads, &watched, until);
    let limits = RunLimits { max_steps: until.saturating_add(1), ..*limits };
    let (program, launch, inputs) = (&*bound.program, &bound.launch, &bound.inputs);
    let setting = Setting { program, launch, inputs, limits: &limits };
    let mut run = Paused::new(setting).ok()?;
    run.advance(setting, 0, &mut trace);
    (run.ended() && run.stop().is_none()).then_some(Traced { trace, points, loops })
}

/// What to do about a race, and the iterations of its sides where these matter.
fn plan(
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
        if side(write).op != SideOp::Write || side(read).op != SideOp::Read {
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
        SideOp::Read if inside || code.decides(plain, atomic) => {
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
        return Some(Plan::Fixed(Advice::OneWriter));
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
    if usable == 0
        && let Some(plan) = update(code, race, a, b)
    {
        return Some(plan);
    }
    if a.inst == b.inst && first.op == SideOp::Write && usable == 0 {
        return Some(Plan::Fixed(Advice::OneWriter));
    }
    if lanes && (whole_warp || usable == 0) {
        let at: Vec<Loc> = [first, second].iter().filter_map(|s| s.place.loc.clone()).collect();
        let reconverge = race.across.diverged || !whole_warp;
        if a.inst == b.inst {
            return Some(Plan::Fixed(Advice::OneWriter));
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

/// The findings by cause.
fn groups(findings: &[Finding], plans: Vec<Plan>) -> Vec<CauseGroup> {
    struct Cause {
        plan: Plan,
        members: Vec<usize>,
    }
    let mut causes: Vec<Cause> = vec![];
    for (i, plan) in plans.into_iter().enumerate() {
        let joined = causes.iter_mut().find(|cause| {
            let head = cause.members[0];
            let same = findings[head].rule == findings[i].rule;
            match (&cause.plan, &plan) {
                (Plan::Fixed(x), Plan::Fixed(y)) => {
                    let alike = matches!(
                        (x, y),
                        (Advice::AtomicRead { .. }, Advice::AtomicRead { .. })
                            | (Advice::AtomicWrite { .. }, Advice::AtomicWrite { .. })
                    );
                    let same_split = match (x, y) {
                        (
                            Advice::SplitStatement { at: a, again: r },
                            Advice::SplitStatement { at: b, again: s },
                        ) => r == s && is_line(a.as_ref(), b.as_ref()),
                        _ => false,
                    };
                    (x == y || alike || same_split)
                        && same
                        && one_cause(x, &findings[head], &findings[i])
                }
                (
                    Plan::Barrier { points, numbering, .. },
                    Plan::Barrier { points: other, numbering: n, .. },
                ) => numbering == n && points & other != 0,
                (Plan::Barriers(x), Plan::Barriers(y)) => x == y,
                (
                    Plan::Warp { object, function, .. },
                    Plan::Warp { object: o, function: f, .. },
                ) => object == o && function == f,
                // What orders all threads orders the lanes of a warp too.
                (
                    Plan::Fixed(Advice::SplitStatement { at: line, .. }),
                    Plan::Warp { at, split: true, .. },
                ) => at.iter().all(|l| is_line(line.as_ref(), Some(l))),
                (
                    Plan::Fixed(
                        Advice::OtherArray | Advice::SeparateLaunches { other_array: true, .. },
                    ),
                    Plan::Warp { object, at, split: true, .. },
                ) => {
                    findings[head].object() == Some(object.as_str())
                        && at.iter().all(|l| is_line(findings[head].loc(), Some(l)))
                }
                // The same statements between warps: what does not order those is not enough.
                (_, Plan::Warp { .. })
                    if cause.members.iter().any(|&m| wider(&findings[m], &findings[i])) =>
                {
                    true
                }
                (_, Plan::Nothing) => {
                    findings[i].rule == Rule::UninitializedRead
                        && cause.members.iter().any(|&m| is_side(&findings[m], &findings[i]))
                }
                _ => false,
            }
        });
        match joined {
            None => causes.push(Cause { plan, members: vec![i] }),
            Some(cause) => {
                cause.members.push(i);
                merge(&mut cause.plan, plan);
            }
        }
    }
    causes
        .into_iter()
        .map(|cause| CauseGroup { advice: advice_of(cause.plan), members: cause.members })
        .collect()
}

/// Whether two findings with this advice have one cause.
fn one_cause(advice: &Advice, a: &Finding, b: &Finding) -> bool {
    let object = a.object() == b.object();
    match advice {
        Advice::OneWriter | Advice::AwaitCopy | Advice::PublishCopy | Advice::WidenScope => {
            let line = |f: &Finding| f.loc().map(|l| (l.file.clone(), l.line));
            object && (line(a) == line(b) || matches!(advice, Advice::WidenScope))
        }
        Advice::SeparateLaunches { .. }
        | Advice::OtherArray
        | Advice::AtomicRead { .. }
        | Advice::AtomicWrite { .. } => object,
        Advice::SkipWork | Advice::MatchCount | Advice::MoveBarrier => {
            let branch = |f: &Finding| match &f.subject {
                Subject::Mismatch(m) => m.branch.as_ref().and_then(|b| b.loc.clone()),
                _ => None,
            };
            branch(a).is_some() && branch(a) == branch(b)
        }
        _ => true,
    }
}

/// Whether a race is of the statements of another one, but reaches further.
fn wider(wide: &Finding, narrow: &Finding) -> bool {
    let statements = |f: &Finding| {
        let mut both = f.race().map(|r| [r.sides[0].statement, r.sides[1].statement])?;
        both.sort();
        Some(both)
    };
    let reaches = wide.race().is_some_and(|r| !r.across.only_lanes());
    reaches && statements(wide) == statements(narrow)
}

/// Whether two places are in one line.
fn is_line(a: Option<&Loc>, b: Option<&Loc>) -> bool {
    a.zip(b).is_some_and(|(a, b)| (&a.file, a.line) == (&b.file, b.line))
}

/// Whether the fault is at one of the sides of the race.
fn is_side(race: &Finding, fault: &Finding) -> bool {
    let at = fault.loc();
    at.is_some() && race.race().is_some_and(|r| r.sides.iter().any(|s| s.place.loc.as_ref() == at))
}

/// Adds what another finding of one cause says of it.
fn merge(into: &mut Plan, other: Plan) {
    match (into, other) {
        (Plan::Barrier { points, how, .. }, Plan::Barrier { points: more, how: also, .. }) => {
            *points &= more;
            for (i, place) in also {
                match how.get_mut(&i) {
                    Some(mine) => narrow(mine, place),
                    None => {
                        how.insert(i, place);
                    }
                }
            }
            how.retain(|i, _| *points >> i & 1 != 0);
        }
        (
            Plan::Warp { at, split, reconverge, .. },
            Plan::Warp { at: more, split: s, reconverge: r, .. },
        ) => {
            at.extend(more);
            *split |= s;
            *reconverge |= r;
        }
        (
            Plan::Fixed(Advice::AtomicRead { at } | Advice::AtomicWrite { at }),
            Plan::Fixed(Advice::AtomicRead { at: more } | Advice::AtomicWrite { at: more }),
        ) => {
            at.extend(more);
            at.sort();
            at.dedup_by_key(|l| (l.file.clone(), l.line));
        }
        _ => {}
    }
}

/// The part of the code where a barrier separates the pairs of both.
fn narrow(mine: &mut BarrierPlace, other: BarrierPlace) {
    let at = |l: &Loc| (l.line, l.column);
    match (mine, other) {
        (
            BarrierPlace::Between { places: [x, y], calls },
            BarrierPlace::Between { places: [p, q], calls: c },
        ) if x.file == p.file => {
            if at(&p) > at(x) {
                *x = p;
            }
            if at(&q) < at(y) {
                *y = q;
            }
            if *calls != c {
                *calls = None;
            }
        }
        (
            BarrierPlace::LoopEnd { last, next, .. },
            BarrierPlace::LoopEnd { last: l, next: n, .. },
        ) => {
            if last.file == l.file && at(&l) > at(last) {
                *last = l;
            }
            if next.file == n.file && at(&n) < at(next) {
                *next = n;
            }
        }
        (mine @ BarrierPlace::LoopEnd { .. }, other @ BarrierPlace::Between { .. }) => {
            *mine = other
        }
        _ => {}
    }
}

fn advice_of(plan: Plan) -> Option<Advice> {
    Some(match plan {
        Plan::Nothing => return None,
        Plan::Fixed(advice) => advice,
        Plan::Barriers(places) => Advice::Barrier(places),
        Plan::Barrier { how, .. } => {
            // Between two statements that a reader sees one after the other is plainer than the end of a loop,
            // and an outer loop costs fewer barriers than an inner one.
            let rank = |place: &BarrierPlace| match place {
                BarrierPlace::Between { places: [x, y], .. } => {
                    ((x.line, x.column) < (y.line, y.column)).then_some((0, 0))
                }
                BarrierPlace::LoopEnd { of, .. } => Some((1, of.line)),
                BarrierPlace::LoopStart { of } => Some((2, of.line)),
            };
            let ranked = how.values().filter_map(|p| Some((rank(p)?, p)));
            let (_, place) = ranked.min_by_key(|p| p.0)?;
            Advice::Barrier(vec![place.clone()])
        }
        Plan::Warp { mut at, split, reconverge, .. } => {
            at.sort_by(|a, b| (&a.file, a.line, a.column).cmp(&(&b.file, b.line, b.column)));
            at.dedup();
            Advice::WarpBarrier { at, split, reconverge }
        }
    })
}
