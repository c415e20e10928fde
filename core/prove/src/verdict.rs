//! What is proved of a kernel.

use crate::abduce;
use crate::bounds::{Inside, inside};
use crate::copies::overtaken;
use crate::dims::Dim;
use crate::divergence::Group;
use crate::extract::effects::Effect;
use crate::extract::inline::Origin;
use crate::extract::{Kernel, extract, phi};
use crate::intervals::{Cuts, Interval, Left, Passed, Version, everything, intervals};
use crate::ledger::{Assumption, Ledger};
use crate::locks::Locks;
use crate::open::{Construct, Open, OpenPair};
use crate::pair::Failures;
use crate::pairs::{Budget, Outcome, PAIR_WORK, TRIAL_WORK, Threads, decide, query, worth};
use crate::replay::Replay;
use detect::finding::Rule;
use ir::BlockId;
use launch::contract::Clause;
use launch::params::KernelInfo;
use launch::{Launch, LoadedModule, Model};
use std::cell::Cell;
use std::collections::BTreeMap;

/// So many open pairs are many.
const MANY_OPEN: usize = 8;
/// Most open pairs for which clauses are sought.
const MAX_OPEN: usize = 400;
/// The part of the work that goes into conditions on barriers, as a divisor.
const BARRIER_PART: u64 = 4;
/// The part of the work that goes into accesses that stay inside, as a divisor.
const INSIDE_PART: u64 = 16;
/// Most pairs of accesses that are looked at, and most that have to be proved apart.
const MAX_LOOKED: usize = 300_000;
/// See [`MAX_LOOKED`].
const MAX_TASKS: usize = 20_000;
/// How much more work may be done on the strongest conditions than on others that are tried.
const STRONGEST_WORK: u64 = 4;
/// Most clauses of one proof.
const MAX_CLAUSES: usize = 8;

/// The launches that a proof is about, and how much work it may be.
#[derive(Clone, Debug)]
pub struct Options {
    /// Dimensions of the grid that are given.
    pub grid: [Option<u32>; 3],
    /// Dimensions of the block that are given.
    pub block: [Option<u32>; 3],
    /// The contract.
    pub clauses: Vec<Clause>,
    /// Execution model.
    pub model: Model,
    /// Number of lanes in a warp.
    pub warp_size: u32,
    /// Bound on the work, in steps of the pair core: that on pairs, and again that on everything else.
    pub work: u64,
    /// Bound on the work on one pair.
    pub pair_work: u64,
    /// Bound on the work on one pair with conditions that are only tried.
    pub trial_work: u64,
    /// Whether conditions on the launch may be found under which there is a proof.
    pub abduce: bool,
    /// Whether launches are sought that show a race where there is no proof.
    pub refute: bool,
    /// Most launches that are run to show races.
    pub replays: usize,
    /// Most warp instructions of one of them.
    pub replay_steps: u64,
    /// Whether barriers are sought that order nothing.
    pub redundant: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            grid: [None; 3],
            block: [None; 3],
            clauses: vec![],
            model: Model::default(),
            warp_size: 32,
            work: 100_000_000,
            pair_work: PAIR_WORK,
            trial_work: TRIAL_WORK,
            abduce: true,
            refute: true,
            replays: 60,
            replay_steps: 400_000,
            redundant: false,
        }
    }
}

/// A condition that a proof needs.
#[derive(Clone, PartialEq, Debug)]
pub struct Needed {
    /// The condition.
    pub clause: Clause,
    /// A launch that breaks it, meets all others, and has a race.
    pub broken_by: Option<Launch>,
}

/// Whether something holds for every launch.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// It does.
    Proved,
    /// It does for launches that meet these conditions.
    ProvedIf(Vec<Needed>),
    /// It does not for this launch, which the simulator ran.
    Counterexample(Box<Launch>),
    /// Not known.
    Unknown(Open),
}

impl Verdict {
    /// Whether it is proved for every launch.
    pub fn is_proved(&self) -> bool {
        *self == Self::Proved
    }
}

/// What is proved of a kernel, and under which assumptions.
#[derive(Clone, Debug)]
pub struct Proof {
    /// No data race.
    pub races: Verdict,
    /// No barrier divergence.
    pub divergence: Verdict,
    /// Barriers without which there is no race either, each alone, if they are asked for and no race is proved,
    /// under the same conditions.
    pub redundant: Option<Vec<Origin>>,
    /// What all of it assumes.
    pub ledger: Ledger,
    /// Which accesses are proved to stay inside their objects, under the conditions of both.
    pub inside: Inside,
}

/// Tries to prove that a kernel has no race and no barrier divergence in any launch.
pub fn prove(loaded: &LoadedModule, info: &KernelInfo, options: &Options) -> Proof {
    let mut ledger = Ledger::default();
    let mut redundant = None;
    let mut inside = Inside::default();
    let rest = (&mut redundant, &mut inside);
    let (races, divergence) = match attempt(loaded, info, options, &mut ledger, rest) {
        Ok(both) => both,
        Err(open) => (Verdict::Unknown(open.clone()), Verdict::Unknown(open)),
    };
    Proof { races, divergence, redundant, ledger, inside }
}

/// A pair to prove apart.
pub(crate) struct Task {
    pub first: Version,
    pub second: Version,
    pub threads: Threads,
    pub barrier: Option<BlockId>,
}

fn attempt(
    loaded: &LoadedModule,
    info: &KernelInfo,
    options: &Options,
    ledger: &mut Ledger,
    (redundant, within): (&mut Option<Vec<Origin>>, &mut Inside),
) -> Result<(Verdict, Verdict), Open> {
    let module = loaded.module();
    let extracted = extract(module, info.function)?;
    let none = phi::Invariants::default();
    let no_locks = Locks::default();
    let work = Cell::new(options.work);
    let failures = Failures::default();
    let mut kernel = Kernel {
        module,
        info,
        flat: &extracted.flat,
        roots: &extracted.roots,
        shape: &extracted.shape,
        dims: extracted.dims(options.grid, options.block),
        reads: extracted.reads,
        clauses: &options.clauses,
        warp_size: options.warp_size,
        invariants: &none,
        locks: &no_locks,
        work: &work,
        failures: &failures,
        run: None,
        fixed: None,
    };
    let resolved = crate::mbarriers::resolved(&kernel, ledger)?;
    kernel.shape = resolved.as_ref().unwrap_or(kernel.shape);
    let plain = kernel.shape;
    let settled = crate::settled::settled(&kernel, ledger);
    kernel.shape = settled.as_ref().unwrap_or(plain);
    let invariants = phi::invariants(&kernel);
    kernel.invariants = &invariants;
    let locks = Locks::new(&kernel);
    kernel.locks = &locks;
    let k = &kernel;
    ledger.merge(&invariants.ledger);
    for item in [Assumption::NoAlias, Assumption::InBounds, Assumption::Terminates] {
        ledger.add(item);
    }
    let one = |d: Dim| d == Dim::One;
    let unread =
        [one(k.dims.block[1]), one(k.dims.block[2]), one(k.dims.grid[1]), one(k.dims.grid[2])];
    if unread.contains(&true) {
        ledger.add(Assumption::Axes { unread });
    }
    let mut replay = Replay::new(loaded, options);
    let divergence = divergence(k, loaded, options, ledger, &mut replay);
    let tasks = tasks(k, ledger)?;
    let races = races(k, options, &tasks, ledger, &mut replay);
    let clauses = |v: &Verdict| match v {
        Verdict::Proved => Some(vec![]),
        Verdict::ProvedIf(needed) => Some(needed.iter().map(|n| n.clause.clone()).collect()),
        _ => None,
    };
    let needed: Option<Vec<Clause>> = clauses(&races);
    // Whatever relies on it.
    if needed.is_some() || clauses(&divergence).is_some() {
        let of_divergence = clauses(&divergence).unwrap_or_default();
        let met = joined(needed.as_deref().unwrap_or_default(), &of_divergence);
        let clauses = joined(&options.clauses, &met);
        let part = Cell::new(options.work / INSIDE_PART);
        *within = inside(&Kernel { clauses: &clauses, work: &part, ..*k }, ledger);
    }
    // That an arrival orders relies on barriers, so none of them is judged beside one.
    let judged = options.redundant && resolved.is_none();
    if let (true, Some(needed)) = (judged, needed) {
        let clauses = joined(&options.clauses, &needed);
        // Without a barrier, reads may be of cells that somebody writes at that time.
        let invariants = phi::invariants(&Kernel { shape: plain, ..*k });
        let k = Kernel { clauses: &clauses, shape: plain, invariants: &invariants, ..*k };
        *redundant = Some(crate::redundant::redundant(&k, options.work, ledger));
    }
    Ok((races, divergence))
}

/// Whether no barrier diverges, perhaps under conditions.
fn divergence(
    k: &Kernel<'_>,
    loaded: &LoadedModule,
    options: &Options,
    ledger: &mut Ledger,
    replay: &mut Replay<'_>,
) -> Verdict {
    let plain = crate::divergence::verdict(k, loaded, options.model, ledger);
    let depends = matches!(
        &plain,
        Verdict::Unknown(
            Open::Branch { .. } | Open::Construct { construct: Construct::NamedBarrier, .. }
        )
    );
    if !options.abduce || !depends {
        return plain;
    }
    let part = Cell::new(k.work.get() / BARRIER_PART);
    let with = |clauses: &[Clause], ledger: &mut Ledger| {
        let all = joined(&options.clauses, clauses);
        let k = Kernel { clauses: &all, work: &part, ..*k };
        crate::divergence::verdict(&k, loaded, options.model, ledger).is_proved()
    };
    let numbers = abduce::numbers(k);
    let candidates = abduce::for_barriers(k, &numbers);
    let found = candidates.into_iter().take_while(|_| part.get() > 0).find(|c| {
        with(c, &mut Ledger::default()) && replay.is_possible(k, &joined(&options.clauses, c))
    });
    let Some(found) = found else {
        if !options.refute {
            return plain;
        }
        return match replay.shown(k, None, &options.clauses, None, Rule::BarrierDivergence) {
            Some(launch) => Verdict::Counterexample(Box::new(launch)),
            None => plain,
        };
    };
    part.set(options.work);
    with(&found, ledger);
    let mut needed = vec![];
    for clause in &found {
        let given = &options.clauses;
        let broken_by = replay.shown(k, None, given, Some(clause), Rule::BarrierDivergence);
        needed.push(Needed { clause: clause.clone(), broken_by });
    }
    Verdict::ProvedIf(needed)
}

/// All pairs that have to be apart.
pub(crate) fn tasks(k: &Kernel<'_>, ledger: &mut Ledger) -> Result<Vec<Task>, Open> {
    let all = everything(k)?;
    let within = if crate::divergence::aligned(k, ledger) {
        intervals(k, &Cuts::new(k, Group::Block))?
    } else {
        vec![all.clone()]
    };
    let mut out: Vec<Task> = vec![];
    let mut looked = 0;
    let mut add = |interval: &Interval, threads: Threads| {
        let accesses = &interval.accesses;
        for (n, a) in accesses.iter().enumerate() {
            for b in &accesses[n..] {
                looked += 1;
                if looked > MAX_LOOKED {
                    return;
                }
                if interval.pairs(a, b) && worth(k, a, b, threads) {
                    let (first, second, barrier) = (a.clone(), b.clone(), interval.barrier);
                    out.push(Task { first, second, threads, barrier });
                }
            }
        }
    };
    let mut by_warp = |e: &Effect| matches!(e, Effect::WarpBarrier { full: true });
    let warps = k.warp_size > 1
        && k.shape.effects.values().any(&mut by_warp)
        && crate::divergence::warp_aligned(k, ledger);
    for interval in &within {
        ledger.merge(&interval.ledger);
        let threads = if warps { Threads::OfWarps } else { Threads::OfBlock };
        add(interval, threads);
    }
    if warps {
        for interval in intervals(k, &Cuts::new(k, Group::Warp))? {
            ledger.merge(&interval.ledger);
            add(&interval, Threads::OfWarp);
        }
    }
    // What threads of two blocks do in different intervals of barriers of the grid is ordered, and so is what a thread
    // has done that has dropped out.
    let of_grid = |e: &Effect| matches!(e, Effect::GridBarrier);
    if k.shape.effects.values().any(of_grid) && crate::divergence::grid_aligned(k, ledger) {
        for interval in intervals(k, &Cuts::new(k, Group::Grid))? {
            ledger.merge(&interval.ledger);
            add(&interval, Threads::OfBlocks);
        }
    } else {
        add(&all, Threads::OfBlocks);
    }
    if looked > MAX_LOOKED || out.len() > MAX_TASKS {
        return Err(Open::TooLarge);
    }
    for (first, second) in overtaken(k)? {
        if worth(k, &first, &second, Threads::Same) {
            out.push(Task { first, second, threads: Threads::Same, barrier: None });
        }
    }
    Ok(out)
}

pub(crate) fn try_task(
    k: &Kernel<'_>,
    task: &Task,
    budget: &mut Budget,
    ledger: &mut Ledger,
) -> Outcome {
    let pair = budget.pair;
    budget.pair = pair.min(budget.left);
    let outcome = try_threads(k, task, budget, ledger);
    budget.pair = pair;
    outcome
}

fn try_threads(k: &Kernel<'_>, task: &Task, budget: &mut Budget, ledger: &mut Ledger) -> Outcome {
    if budget.left == 0 {
        // Only to build the query would take long.
        return given_up(k, task);
    }
    let mut as_one =
        |threads| decide(k, &task.first, &task.second, threads, task.barrier, budget, ledger);
    // Most pairs are apart for whatever threads of a block.
    if task.threads == Threads::OfWarps
        && let Outcome::Apart = as_one(Threads::OfBlock)
    {
        return Outcome::Apart;
    }
    as_one(task.threads)
}

/// A pair of which nothing more is said.
fn given_up(k: &Kernel<'_>, task: &Task) -> Outcome {
    Outcome::Open(Box::new(OpenPair {
        first: k.flat.origin(task.first.inst),
        second: k.flat.origin(task.second.inst),
        between_blocks: task.threads == Threads::OfBlocks,
        causes: vec![],
    }))
}

fn races(
    k: &Kernel<'_>,
    options: &Options,
    tasks: &[Task],
    ledger: &mut Ledger,
    replay: &mut Replay<'_>,
) -> Verdict {
    let mut budget = Budget { left: options.work, pair: options.pair_work };
    let mut open: Vec<(&Task, Box<OpenPair>)> = vec![];
    let numbers = abduce::numbers(k);
    let mut hopeless = false;
    // Conditions that close the first of many open pairs often close the others, with less work than it takes to see
    // that these are open without them. Whether they need them is seen in the end.
    let mut hint: Option<Vec<Clause>> = None;
    for task in tasks {
        let hinted = hint.as_ref().filter(|h| !h.is_empty() && open.len() < MAX_OPEN / 2);
        let closes = hinted.is_some_and(|hint| {
            let clauses = joined(&options.clauses, hint);
            let k = Kernel { clauses: &clauses, ..*k };
            let none = &mut Ledger::default();
            matches!(try_task(&k, task, &mut budget, none), Outcome::Apart)
        });
        let outcome =
            if closes { given_up(k, task) } else { try_task(k, task, &mut budget, ledger) };
        if let Outcome::Open(pair) = outcome {
            open.push((task, pair));
            let given_up = !options.refute && budget.left == 0;
            if !options.abduce || given_up || open.len() >= MAX_OPEN {
                break;
            }
            // With many, it is seen first whether any conditions close one of them.
            if open.len() == MANY_OPEN {
                hint = close(k, open[0].0, &numbers, options, &[], &mut budget, replay);
                hopeless = hint.is_none();
                if hopeless {
                    break;
                }
            }
        }
    }
    let Some((_, first)) = open.first() else { return Verdict::Proved };
    let unknown = Verdict::Unknown(Open::Pair(first.clone()));
    // Beyond the limit some pairs have not been tried at all.
    if !options.abduce || open.len() >= MAX_OPEN || (!options.refute && budget.left == 0) {
        return unknown;
    }
    let mut found: Vec<Clause> = vec![];
    for (task, pair) in &open {
        let with = |clauses: &[Clause]| joined(&options.clauses, clauses);
        let more = if hopeless {
            None
        } else {
            close(k, task, &numbers, options, &found, &mut budget, replay)
        };
        // Conditions that nobody would make: perhaps it is just a race.
        if let Some(more) = &more
            && !more.iter().all(abduce::is_usual)
        {
            if !options.refute {
                return unknown;
            }
            let clauses = with(&found);
            let k = Kernel { clauses: &clauses, ..*k };
            let built = build(&k, task);
            if let Some(launch) = replay.race(&k, built.as_ref(), &clauses, None)
                && launch.block.count() >= 32
            {
                return Verdict::Counterexample(Box::new(launch));
            }
        }
        if let Some(more) = more {
            found.extend(more)
        } else {
            // Perhaps it is a race, in a launch that meets what has been found or not.
            let sought = if options.refute { vec![with(&found), with(&[])] } else { vec![] };
            for clauses in sought {
                let k = Kernel { clauses: &clauses, ..*k };
                let built = build(&k, task);
                if let Some(launch) = replay.race(&k, built.as_ref(), &clauses, None) {
                    return Verdict::Counterexample(Box::new(launch));
                }
            }
            return Verdict::Unknown(Open::Pair(pair.clone()));
        }
        if found.len() > MAX_CLAUSES {
            return unknown;
        }
    }
    // Those that the others make superfluous.
    let proves = |clauses: &[Clause], budget: &mut Budget, ledger: &mut Ledger| {
        let all = joined(&options.clauses, clauses);
        let k = Kernel { clauses: &all, ..*k };
        open.iter().all(|(task, _)| matches!(try_task(&k, task, budget, ledger), Outcome::Apart))
    };
    let mut n = 0;
    while n < found.len() {
        let mut fewer = found.clone();
        fewer.remove(n);
        if proves(&fewer, &mut budget, &mut Ledger::default()) { found = fewer } else { n += 1 }
    }
    // With little work a smaller bound may be found than all that is done for one pair shows to be enough.
    for n in 0..found.len() {
        for larger in abduce::larger_bounds(&found[n], &numbers) {
            let mut weaker = found.clone();
            weaker[n] = larger;
            if !proves(&weaker, &mut budget, &mut Ledger::default()) {
                break;
            }
            found = weaker;
        }
    }
    if !proves(&found, &mut budget, ledger) {
        return unknown;
    }
    let mut needed = vec![];
    for (n, clause) in found.iter().enumerate() {
        let mut others = found.clone();
        others.remove(n);
        let others = joined(&options.clauses, &others);
        let k = Kernel { clauses: &others, ..*k };
        let still = open.iter().filter(|_| options.refute).find(|(task, _)| {
            let none = &mut Ledger::default();
            matches!(try_task(&k, task, &mut budget, none), Outcome::Open(_))
        });
        let built = still.and_then(|(task, _)| build(&k, task));
        let broken_by = replay.race(&k, built.as_ref(), &others, Some(clause));
        needed.push(Needed { clause: clause.clone(), broken_by });
    }
    Verdict::ProvedIf(needed)
}

fn joined(a: &[Clause], b: &[Clause]) -> Vec<Clause> {
    a.iter().chain(b).cloned().collect()
}

fn build<'k>(k: &'k Kernel<'k>, task: &Task) -> Option<crate::extract::builder::Builder<'k>> {
    let built = query(k, &task.first, &task.second, task.threads, task.barrier)?;
    built.1.then_some(built.0)
}

/// Whether conditions only keep a thread from making an access, in whatever iteration: that a loop before it
/// runs at all is a condition like others.
fn is_vacuous(k: &Kernel<'_>, task: &Task, clauses: &[Clause], budget: &mut Budget) -> bool {
    let k = Kernel { clauses, ..*k };
    [&task.first, &task.second].into_iter().any(|v| {
        let any = Version {
            iterations: BTreeMap::new(),
            left: Left::new(),
            passed: Passed::new(),
            ..v.clone()
        };
        crate::pairs::never(&k, &any, task.threads, budget)
    })
}

/// The first of the candidates that, with those found, shows that the pair is apart.
fn close(
    k: &Kernel<'_>,
    task: &Task,
    numbers: &[i64],
    options: &Options,
    found: &[Clause],
    budget: &mut Budget,
    replay: &Replay<'_>,
) -> Option<Vec<Clause>> {
    let (given, trial_work) = (&options.clauses, options.trial_work);
    let works = |more: &[Clause], budget: &mut Budget| {
        let clauses = joined(&joined(given, found), more);
        let k = Kernel { clauses: &clauses, ..*k };
        matches!(try_task(&k, task, budget, &mut Ledger::default()), Outcome::Apart)
    };
    if works(&[], budget) {
        return Some(vec![]);
    }
    let candidates = {
        let built = build(k, task)?;
        let bytes = task.first.access.bytes.max(task.second.access.bytes);
        let bytes = i64::try_from(bytes).unwrap_or(1);
        abduce::candidates(k, &built, numbers, task.threads == Threads::OfBlocks, bytes)
    };
    let before = std::mem::replace(&mut budget.pair, trial_work);
    let accepted = |c: &[Clause], budget: &mut Budget| {
        let all = joined(&joined(given, found), c);
        let sized = c.iter().any(abduce::is_about_parameters);
        let vacuous = |budget: &mut Budget| budget.left == 0 || is_vacuous(k, task, &all, budget);
        replay.is_possible(k, &all) && !(sized && vacuous(budget))
    };
    let closing = search(&candidates, task.threads == Threads::OfBlocks, &works, &accepted, budget);
    budget.pair = before;
    let mut found = closing?;
    // What is done for one condition that is tried may not have been enough for the ones that exclude less.
    for n in 0..found.len() {
        for larger in abduce::larger_bounds(&found[n], numbers) {
            let mut weaker = found.clone();
            weaker[n] = larger;
            if !works(&weaker, budget) {
                break;
            }
            found = weaker;
        }
    }
    Some(found)
}

/// Whether a proof works with these clauses.
type Works<'a> = &'a dyn Fn(&[Clause], &mut Budget) -> bool;

/// Clauses under which a proof works and that are acceptable: those on parameters, then several of which none
/// can be left out or made weaker, then single ones that exclude more.
fn search(
    candidates: &abduce::Candidates,
    between_blocks: bool,
    works: Works<'_>,
    accepted: Works<'_>,
    budget: &mut Budget,
) -> Option<Vec<Clause>> {
    let closes = |c: &[Clause], budget: &mut Budget| works(c, budget) && accepted(c, budget);
    let bounded = |fixed: &[Clause], budget: &mut Budget| {
        several(candidates, fixed, Blocks::Bounded, works, accepted, budget)
    };
    let any = |fixed: &[Clause], budget: &mut Budget| {
        several(candidates, fixed, Blocks::Any, works, accepted, budget)
    };
    for c in &candidates.few {
        // Cells of which more is known make a query large.
        let trial = budget.pair;
        if c.iter().any(abduce::is_about_contents) {
            budget.pair = trial.saturating_mul(STRONGEST_WORK);
        }
        let closing = closes(c, budget);
        budget.pair = trial;
        if closing {
            return Some(c.clone());
        }
    }
    if let Some(found) = bounded(&[], budget) {
        return Some(found);
    }
    for c in &candidates.single {
        if closes(c, budget) {
            return Some(c.clone());
        }
    }
    let found = any(&[], budget);
    if found.is_some() || !between_blocks {
        return found;
    }
    for c in &candidates.blocks {
        let c = std::slice::from_ref(c);
        if closes(c, budget) {
            return Some(c.to_vec());
        }
    }
    if candidates.blocks.len() > 1 {
        // A bounded block excludes less than one block along another axis.
        for c in &candidates.blocks {
            let c = std::slice::from_ref(c);
            let found = bounded(c, budget);
            if found.is_some() {
                return found;
            }
        }
        if closes(&candidates.blocks, budget) {
            return Some(candidates.blocks.clone());
        }
        for c in &candidates.blocks {
            let c = std::slice::from_ref(c);
            let found = any(c, budget);
            if found.is_some() {
                return found;
            }
        }
    }
    let all = &candidates.blocks;
    bounded(all, budget).or_else(|| any(all, budget))
}

/// A clause with what may take its place, weakest first.
type Part<'a> = (Clause, Vec<&'a Clause>);

/// The strongest of the bounds of an axis.
fn bounded(list: &[Clause]) -> Option<Part<'_>> {
    let (least, larger) = list.split_last()?;
    Some((least.clone(), larger.iter().collect()))
}

/// Which blocks the search for several clauses is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Blocks {
    /// Bounded ones.
    Bounded,
    /// Those of one size, and other bounds.
    Any,
}

/// Starts with clauses that exclude much, and leaves out or weakens what the proof does not need.
fn several(
    candidates: &abduce::Candidates,
    fixed: &[Clause],
    blocks: Blocks,
    works: Works<'_>,
    accepted: Works<'_>,
    budget: &mut Budget,
) -> Option<Vec<Clause>> {
    let only = |parts: &[Part<'_>]| parts.iter().map(|p| p.0.clone()).collect::<Vec<_>>();
    let params: Vec<Part<'_>> = candidates
        .params
        .iter()
        .zip(&candidates.weaker)
        .map(|(c, weaker)| (c.clone(), weaker.iter().collect()))
        .collect();
    let fixed: Vec<Part<'_>> = fixed.iter().map(|c| (c.clone(), vec![])).collect();
    let blocks: Vec<Vec<Part<'_>>> = match blocks {
        Blocks::Bounded => {
            vec![candidates.bounds.iter().filter_map(|list| bounded(list)).collect()]
        }
        Blocks::Any => {
            let sizes = candidates.sizes.iter();
            let sizes = sizes.map(|s| s.iter().map(|c| (c.clone(), vec![])).collect());
            let unusual = candidates.unusual.iter();
            let unusual =
                unusual.map(|axes| axes.iter().filter_map(|list| bounded(list)).collect());
            sizes.chain(unusual).collect()
        }
    };
    let trial = budget.pair;
    // Conditions of all kinds make a query large, and whether they suffice decides about all that follows.
    if blocks.len() == 1 {
        budget.pair = trial.saturating_mul(STRONGEST_WORK);
    }
    let found = blocks
        .into_iter()
        .map(|block| [block, params.clone(), fixed.clone()].concat())
        .find(|parts| works(&only(parts), budget) && accepted(&only(parts), budget));
    budget.pair = trial;
    let mut parts: Vec<Part<'_>> = found?;
    let mut n = 0;
    while n < parts.len() {
        let mut fewer = parts.clone();
        fewer.remove(n);
        if works(&only(&fewer), budget) {
            parts = fewer;
            continue;
        }
        for weaker in parts[n].1.clone() {
            let mut changed = parts.clone();
            changed[n] = (weaker.clone(), vec![]);
            if works(&only(&changed), budget) {
                parts = changed;
                break;
            }
        }
        n += 1;
    }
    Some(only(&parts))
}
