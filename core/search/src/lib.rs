//! Finding the launch that breaks a kernel.
//!
//! [`constants`] reads off the code what launches the kernel is meant for, [`space`] makes plausible ones of
//! that and of what the user and the [`launch::contract`] say, [`Search`] decides which to run next, and
//! [`judge`] unites what they showed. [`evolve`] is Simulee's search as published; the default one
//! keeps its steps and adds the rest. [`minimise`] makes a launch that shows a finding small.
//!
//! **A step machine.** The core has no clock and no threads: [`Search::next_launch`] hands out launches, the caller
//! runs them ([`run`]) one after another, in parallel or in slices, and hands what they showed to
//! [`Search::submit`]. Launches are decided on in rounds, and a round ends when all its launches have
//! been told, so what is found does not depend on who ran first.

pub mod constants;
pub mod coverage;
pub mod distance;
pub mod evolve;
pub mod fitness;
pub mod hunt;
pub mod individual;
pub mod judge;
pub mod minimise;
pub mod mutate;
pub mod plan;
pub mod select;
pub mod shape;
pub mod space;

use base::diagnostic::{Diagnostic, Result};
use base::limits::RunLimits;
use check::{CheckOptions, CheckResult, LoweredKernel, Runner};
use constants::{Facts, Root};
use coverage::Coverage;
use detect::finding::{Rule, Severity};
use detect::result::KernelResult;
use distance::{Distances, Frontier, Guides, Outcomes};
use evolve::Evolution;
use fitness::{AddressCounter, Fitness};
use individual::Individual;
use judge::Judge;
use launch::contract::{Contract, Free};
use launch::params::KernelInfo;
use launch::{ArgValue, Dim3, FreeDims, Launch, LoadedModule, Number};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::SeedableRng as _;
use space::{Role, Space};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::ops::Deref;
use vm::bytecode::Program;

/// Which search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Strategy {
    /// What the kernel tells, then evolution among plausible launches.
    #[default]
    Default,
    /// Simulee's, as published.
    Simulee,
}

/// What to search.
#[derive(Clone, Debug)]
pub struct Request {
    /// The launch as far as it is given. Names of arguments are those of the parameters or `#i`.
    pub given: Launch,
    /// Whether grid, block and the size of dynamic shared memory are not given.
    pub free: FreeDims,
    /// What must hold.
    pub contract: Contract,
    /// Which search.
    pub strategy: Strategy,
    /// Most launches.
    pub launches: u64,
    /// What each launch is checked for, and its caps.
    pub options: CheckOptions,
}

/// A launch to run.
#[derive(Clone, Debug)]
pub struct Trial {
    /// Its number, from 0.
    pub number: u64,
    /// The launch.
    pub individual: Individual,
    /// What it is checked for, and its caps.
    pub options: CheckOptions,
    /// What is wanted of it.
    pub wanted: Wanted,
}

/// What is wanted of a trial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Its findings.
    Findings,
    /// Simulee's fitness too.
    Fitness,
    /// The distances of its comparisons too.
    Distances,
}

/// What a trial showed.
#[derive(Clone, Debug)]
pub struct TrialResult {
    /// What was found.
    pub checked: CheckResult,
    /// Its scores, when asked for.
    pub fitness: Option<Fitness>,
    /// What its comparisons had in common, when asked for.
    pub outcomes: Vec<(u64, Outcomes)>,
}

/// What to do next.
#[derive(Clone, Debug)]
pub enum Next {
    /// Run this.
    Run(Box<Trial>),
    /// Tell what is still out first.
    Wait,
    /// The search has ended.
    Done,
}

/// Warp instructions of the plainest launches, and of others.
const PLAIN_STEPS: u64 = 500_000;
const OTHER_STEPS: u64 = 100_000;
/// As many as the executor needs to see that nobody can go on.
const PATIENT_STEPS: u64 = 3_200_000;
/// Memory and shadow memory of one launch, bytes.
const TRIAL_MEMORY: u64 = 256 << 20;
/// Rounds of evolution without news after which the default search ends, and launches of a round.
const QUIET_ROUNDS: u32 = 10;
/// The same as long as sides of branches were never taken.
const OPEN_ROUNDS: u32 = 24;
const ROUND: usize = 10;

/// Where the default search stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Nothing was run: find out how large a block the shared arrays bear.
    Probe,
    /// The plainest launch.
    Plain,
    /// One thing at a time is changed.
    Around,
    /// Evolution; rounds without news so far.
    Evolve(u32),
}

/// A search for one kernel. `P` is whatever holds the module: a reference, or a share of it.
#[derive(Debug)]
pub struct Search<P> {
    loaded: P,
    space: Space,
    request: Request,
    rng: Pcg64Mcg,
    stage: Stage,
    evolution: Evolution,
    queue: VecDeque<Individual>,
    seen: BTreeSet<String>,
    handed_out: u64,
    told: u64,
    out: BTreeMap<u64, Individual>,
    early: BTreeMap<u64, Result<Box<TrialResult>>>,
    judge: Judge,
    coverage: Coverage,
    news: bool,
    parents: Vec<Launch>,
    frontier: Frontier<Launch>,
    /// Parents of which it is known what they lacked.
    compared: usize,
    failure: Option<Box<Diagnostic>>,
}

/// Runs a trial. `lowered` keeps what trials of one kernel share; each thread may have its own.
///
/// # Errors
/// The launch is impossible, or the kernel uses something unsupported.
pub fn run(
    loaded: &LoadedModule,
    kernel: &KernelInfo,
    trial: &Trial,
    lowered: &mut LoweredKernel,
) -> Result<Box<TrialResult>> {
    let launch = &trial.individual.launch;
    let mut runner = Runner::new(loaded, kernel, lowered);
    let (mut fitness, mut comparisons) = (None, vec![]);
    let checked = match trial.wanted {
        Wanted::Findings => runner.run(launch, &trial.options)?,
        Wanted::Fitness => {
            let observer = AddressCounter::new();
            let (_, checked, counter) = runner.run_observed(launch, &trial.options, &observer)?;
            fitness = Some(counter.finish());
            checked
        }
        Wanted::Distances => {
            let observer = Distances::new();
            let (bound, checked, distances) =
                runner.run_observed(launch, &trial.options, &observer)?;
            comparisons = outcomes(&bound.program, &distances);
            checked
        }
    };
    Ok(Box::new(TrialResult { checked, fitness, outcomes: comparisons }))
}

/// What the comparisons of a run had in common, each with its [`distance::statement`].
fn outcomes(program: &Program, distances: &Distances) -> Vec<(u64, Outcomes)> {
    let guides = Guides::new(program);
    let outcomes = distances.outcomes(&guides);
    outcomes.map(|(site, outcomes)| (distance::statement(program, site), outcomes)).collect()
}

/// The launches that a request leaves open.
pub fn space_of(loaded: &LoadedModule, kernel: &KernelInfo, request: &Request) -> Space {
    let mut given = request.given.clone();
    let mut free = Free {
        grid: request.free.grid,
        block: request.free.block,
        shared: request.free.shared,
        params: vec![true; kernel.params.len()],
    };
    // One name for each argument from here on.
    for arg in &mut given.args {
        if let Some(position) = launch::contract::eval::position(kernel, &arg.name) {
            arg.name.clone_from(&kernel.params[position].name);
            free.params[position] = false;
        }
    }
    let facts = Facts::of(loaded.module(), kernel.function);
    Space::new(kernel.clone(), facts, given, free, request.contract.clone())
}

/// The plainest launch that meets the contract.
///
/// # Errors
/// There is none among the plain ones; the error names what is not met.
pub fn feasible(space: &Space) -> Result<Launch> {
    let mut broken = None;
    for block in space.blocks() {
        for grid in space.grids() {
            let launch = space.plain(grid, block);
            if space.allows(&launch) {
                return Ok(launch);
            }
            let clause = space.contract.broken(&space.kernel, &launch);
            broken = broken.or(clause.cloned());
            launch.validate()?;
        }
    }
    let message = "no launch that was tried meets the contract";
    let mut error = Diagnostic::bad_launch(message);
    if let Some(clause) = broken {
        error = error.note(format!("not met: {} ({})", clause.text, clause.origin));
    }
    Err(Box::new(error))
}

impl<P: Deref<Target = LoadedModule>> Search<P> {
    /// A search of launches of `kernel`.
    ///
    /// # Errors
    /// Something given cannot be, or no launch meets the contract.
    pub fn new(loaded: P, kernel: &KernelInfo, request: Request) -> Result<Self> {
        let space = space_of(&loaded, kernel, &request);
        feasible(&space)?;
        Ok(Self {
            loaded,
            space,
            rng: Pcg64Mcg::seed_from_u64(request.given.seed),
            stage: Stage::Probe,
            evolution: Evolution::default(),
            queue: VecDeque::new(),
            seen: BTreeSet::new(),
            handed_out: 0,
            told: 0,
            out: BTreeMap::new(),
            early: BTreeMap::new(),
            judge: Judge::new(request.strategy),
            coverage: Coverage::default(),
            news: false,
            parents: vec![],
            frontier: Frontier::default(),
            compared: 0,
            failure: None,
            request,
        })
    }

    /// The kernel.
    pub fn kernel(&self) -> &KernelInfo {
        &self.space.kernel
    }
    /// Whether there is anything to choose.
    pub fn has_choice(&self) -> bool {
        let Free { grid, block, params, .. } = &self.space.free;
        *grid || *block || params.contains(&true)
    }
    /// Launches told so far, findings so far, and branch sides taken of all.
    pub fn progress(&self) -> (u64, usize, (u64, u64)) {
        (self.told, self.judge.findings_so_far(), self.coverage.counts())
    }

    /// Simulee's score of the best launch so far, smaller is better; the default search has none.
    pub fn best_score(&self) -> Option<f64> {
        self.evolution.best()
    }

    /// The next launch to run.
    pub fn next_launch(&mut self) -> Next {
        if self.failure.is_some() || self.handed_out >= self.request.launches {
            return if self.out.is_empty() { Next::Done } else { Next::Wait };
        }
        // Rounds that hold nothing new are gone through; a bounded number of them.
        for _ in 0..64 {
            if let Some(individual) = self.queue.pop_front() {
                let trial = self.trial(individual);
                return Next::Run(Box::new(trial));
            }
            if !self.out.is_empty() {
                return Next::Wait;
            }
            if !self.refill() {
                return Next::Done;
            }
        }
        Next::Done
    }

    fn trial(&mut self, individual: Individual) -> Trial {
        let number = self.handed_out;
        self.handed_out += 1;
        self.out.insert(number, individual.clone());
        let most = match (individual.patient, individual.trusted) {
            (true, _) => PATIENT_STEPS,
            (_, true) => PLAIN_STEPS,
            _ => OTHER_STEPS,
        };
        let asked = self.request.options.limits;
        let limits = RunLimits {
            max_steps: asked.max_steps.min(most),
            max_memory: asked.max_memory.min(TRIAL_MEMORY),
            max_shadow: asked.max_shadow.min(TRIAL_MEMORY),
            ..asked
        };
        let options = CheckOptions { limits, perf: false, ..self.request.options };
        let wanted = match (self.request.strategy, self.stage) {
            (Strategy::Simulee, _) => Wanted::Fitness,
            (Strategy::Default, Stage::Evolve(_)) => Wanted::Distances,
            (Strategy::Default, _) => Wanted::Findings,
        };
        Trial { number, individual, options, wanted }
    }

    /// Takes note of what a trial showed. Results may come in any order.
    pub fn submit(&mut self, number: u64, shown: Result<Box<TrialResult>>) {
        self.early.insert(number, shown);
        while let Some(shown) = self.early.remove(&self.told) {
            let number = self.told;
            self.told += 1;
            let Some(individual) = self.out.remove(&number) else { continue };
            match shown {
                Ok(shown) => self.learn(number, individual, *shown),
                // A launch that cannot be is the search's fault, unless it is the first.
                Err(error) if self.judge.is_empty() => {
                    self.failure.get_or_insert(error);
                }
                Err(_) => {}
            }
        }
    }

    fn learn(&mut self, number: u64, individual: Individual, shown: TrialResult) {
        let covered = self.coverage.add(&shown.checked.coverage);
        if let Some(fitness) = shown.fitness {
            self.evolution.tell(&individual.launch, fitness);
        }
        if self.stage == Stage::Probe && self.request.strategy == Strategy::Default {
            self.probed(&individual, &shown.checked);
        }
        let stuck = shown.checked.result.ending.is_limit();
        let raced = shown.checked.result.findings.iter().any(|f| f.rule == Rule::Race);
        if stuck && individual.trusted && !raced && !self.judge.has_patient() {
            self.queue.push_front(Individual { patient: true, ..individual.clone() });
        }
        self.news |= self.frontier.note(|| individual.launch.clone(), &shown.outcomes);
        let news = self.judge.add(number, &individual, shown.checked);
        if (covered || news) && !individual.between_blocks_only {
            self.news = true;
            self.parents.push(individual.launch);
        }
    }

    /// Shared arrays that a large block overran tell how large it may be.
    fn probed(&mut self, individual: &Individual, examined: &CheckResult) {
        let launch = &individual.launch;
        let mut least: Option<u32> = None;
        for fault in &examined.faults {
            let example = &fault.example;
            let shared = example.object == Some(events::SHARED_OBJECT);
            if fault.rule != Rule::OutOfBounds || !shared {
                continue;
            }
            let first = example.context.warp * launch.warp_size;
            // A whole warp that overruns was not to be there; else it is its first such thread.
            let whole = example.lanes == example.context.active;
            let lane = if whole { 0 } else { example.lanes.first() };
            least = Some(least.map_or(first + lane, |l| l.min(first + lane)));
        }
        let Some(threads) = least else { return };
        let bounds = &mut self.space.bounds;
        let axis = usize::from(self.space.facts.tid[1]);
        let row = if axis == 1 { launch.block.x.max(1) } else { 1 };
        let room = shape::snap(i64::from(threads / row).max(1)) as u32;
        let bound = &mut bounds.block[axis];
        if bound.is_none_or(|b| b > room) {
            *bound = Some(room);
            self.space.exact[axis] = !self.space.facts.ntid[axis];
        }
    }

    /// Makes the next round; whether there is one.
    fn refill(&mut self) -> bool {
        if self.request.strategy == Strategy::Simulee {
            let round = self.evolution.next(&mut self.rng, &self.space);
            let before = self.queue.len();
            for individual in round {
                self.push(individual);
            }
            return self.queue.len() > before;
        }
        match self.stage {
            Stage::Probe => {
                if self.handed_out == 0 && self.push_probe() {
                    return true;
                }
                self.stage = Stage::Plain;
                let (blocks, grids) = (self.space.blocks(), self.space.grids());
                // The contract may want other dimensions than the plainest.
                'found: for block in blocks {
                    for &grid in &grids {
                        let launch = self.space.plain(grid, block);
                        if self.push(Individual::trusted(launch)) {
                            break 'found;
                        }
                    }
                }
            }
            Stage::Plain => {
                self.stage = Stage::Around;
                self.push_around();
            }
            Stage::Around => self.stage = Stage::Evolve(0),
            Stage::Evolve(quiet) => {
                let quiet = if self.news { 0 } else { quiet + 1 };
                self.news = false;
                let (taken, all) = self.coverage.counts();
                if quiet > if taken == all { QUIET_ROUNDS } else { OPEN_ROUNDS } {
                    return false;
                }
                self.stage = Stage::Evolve(quiet);
                self.push_children();
            }
        }
        true
    }

    /// Queues a launch that is new and allowed; whether it was.
    fn push(&mut self, individual: Individual) -> bool {
        if !self.space.allows(&individual.launch) {
            return false;
        }
        let new = self.seen.insert(individual.key());
        if new {
            self.queue.push_back(individual);
        }
        new
    }

    /// A launch with a block as large as the code allows, if shared arrays could bound it further.
    fn push_probe(&mut self) -> bool {
        let Space { facts, bounds, free, .. } = &self.space;
        let shared = facts.subscripts.iter().any(|s| matches!(s.root, Root::Shared(_)))
            || !facts.shared_sizes.is_empty();
        // A barrier's thread count is a better guide.
        if !free.block || !shared || facts.thread_blind() || !facts.barrier_counts.is_empty() {
            return false;
        }
        let side = |axis: usize, most: u32| {
            if facts.tid[axis] { bounds.block[axis].map_or(most, |b| b.min(most)) } else { 1 }
        };
        let block = if facts.tid[1] {
            let x = side(0, 16);
            Dim3::new(x, side(1, 512 / x.max(1)), side(2, 1))
        } else {
            Dim3::new(side(0, 512), 1, side(2, 2))
        };
        let grid = self.space.grids().first().copied().unwrap_or(Dim3::new(1, 1, 1));
        let launch = self.space.plain(grid, block);
        let individual = Individual::new(launch);
        let plain = self.space.blocks().first().is_some_and(|b| *b == individual.launch.block);
        if plain || !self.space.allows(&individual.launch) {
            return false;
        }
        self.queue.push_back(individual);
        true
    }

    /// Launches that differ from the plainest in one thing.
    fn push_around(&mut self) {
        let (blocks, grids) = (self.space.blocks(), self.space.grids());
        let Some((&block, &grid)) = blocks.first().zip(grids.first()) else { return };
        let plain = self.judge.plainest().cloned().unwrap_or_else(|| self.space.plain(grid, block));
        let (block, grid) = (plain.block, plain.grid);
        for launch in self.space.edges(&plain) {
            self.push(Individual::trusted(launch));
        }
        let roles = self.space.roles.clone();
        let alternatives = |space: &Space, launch: &Launch, most: usize| {
            let mut launches = vec![];
            for (p, role) in roles.iter().enumerate() {
                if !space.free.params[p] {
                    continue;
                }
                let values: Vec<ArgValue> = match role {
                    Role::Int(role) => {
                        let values = space.integers(p as u16, role, launch).into_iter();
                        values.map(|i| ArgValue::Scalar(Number::Int(i.into()))).collect()
                    }
                    Role::Buffer(role) => space.contents(p, *role, launch),
                    Role::Float => {
                        let values = space.floats().into_iter().skip(1);
                        values.map(|x| ArgValue::Scalar(Number::Float(x))).collect()
                    }
                    Role::Other => vec![],
                };
                for value in values.into_iter().take(most) {
                    let mut changed = launch.clone();
                    space.set(&mut changed, p, value);
                    launches.push(space.repaired(changed));
                }
            }
            launches
        };
        // Other blocks first: most bugs wait for a second warp or another shape.
        for &other in blocks.iter().take(6) {
            self.push(Individual::new(self.space.plain(grid, other)));
        }
        for &other in grids.iter().take(4) {
            self.push(Individual::new(self.space.plain(other, block)));
        }
        for launch in alternatives(&self.space, &plain, 12) {
            self.push(Individual::new(launch));
        }
        for &other in blocks.iter().skip(1).take(3) {
            let launch = self.space.plain(grid, other);
            for launch in alternatives(&self.space, &launch, 3) {
                self.push(Individual::new(launch));
            }
        }
        for &other in blocks.iter().skip(6) {
            self.push(Individual::new(self.space.plain(grid, other)));
        }
        for &other in grids.iter().skip(4) {
            self.push(Individual::new(self.space.plain(other, block)));
        }
        // Blocks that the kernel cannot tell apart meet only in what is atomic.
        if self.space.free.grid && self.space.facts.block_blind() && self.space.facts.atomics {
            let launch = self.space.plain(Dim3::new(2, 1, 1), block);
            self.push(Individual { between_blocks_only: true, ..Individual::new(launch) });
        }
    }

    /// Launches that are to close a gap of one that came near to a branch side which was never taken.
    fn push_aimed(&mut self) {
        let (taken, all) = self.coverage.counts();
        if taken == all {
            return;
        }
        let limits = RunLimits { max_steps: OTHER_STEPS, ..self.request.options.limits };
        let mut lowered = LoweredKernel::default();
        let mut runner = Runner::new(&self.loaded, &self.space.kernel, &mut lowered);
        let first = self.compared.max(self.parents.len().saturating_sub(8));
        for launch in self.parents.get(first..).unwrap_or_default() {
            // What cannot be run was reported as a trial.
            if let Ok((bound, distances)) = runner.observe(launch, &limits, &Distances::new()) {
                self.frontier.note(|| launch.clone(), &outcomes(&bound.program, &distances));
            }
        }
        self.compared = self.parents.len();
        for _ in 0..ROUND * 4 {
            if self.queue.len() >= ROUND {
                break;
            }
            let Some((launch, gap)) = self.frontier.pick(&mut self.rng) else { break };
            if let Some(child) = mutate::aimed(&mut self.rng, &self.space, launch, gap) {
                self.push(Individual::new(child));
            }
        }
    }

    fn push_children(&mut self) {
        self.push_aimed();
        let most = self.queue.len() + ROUND;
        let blocks = self.space.blocks();
        let grids = self.space.grids();
        for attempt in 0..ROUND * 4 {
            if self.queue.len() >= most {
                break;
            }
            // Now and then from scratch, else from a launch that brought news; late ones more often.
            let parent = if attempt % 5 == 4 || self.parents.is_empty() {
                let block = blocks[Space::pick(&mut self.rng, blocks.len())];
                let grid = grids[Space::pick(&mut self.rng, grids.len())];
                self.space.plain(grid, block)
            } else {
                let n = self.parents.len();
                let first = n.saturating_sub(8);
                self.parents[first + Space::pick(&mut self.rng, n - first)].clone()
            };
            let child = mutate::child(&mut self.rng, &self.space, &parent);
            self.push(Individual::new(child));
        }
    }

    /// Makes the launches of the worst findings of `result` small, as long as `keep_going` says so. What a
    /// launch may be stays as in the search, and none that was discarded comes in.
    pub fn minimise(&self, result: &mut KernelResult, keep_going: &dyn Fn() -> bool) {
        const FINDINGS: usize = 8;
        const TRIES: u64 = 60;
        if self.request.strategy == Strategy::Simulee {
            return;
        }
        let asked = self.request.options;
        let limits =
            RunLimits { max_steps: asked.limits.max_steps.min(OTHER_STEPS), ..asked.limits };
        let options = CheckOptions { redundant: false, perf: false, limits };
        let mut lowered = LoweredKernel::default();
        let mut runner = Runner::new(&self.loaded, &self.space.kernel, &mut lowered);
        let allows = |launch: &Launch| self.space.allows(launch) && self.space.is_plausible(launch);
        for finding in result.findings.iter_mut().take(FINDINGS) {
            if finding.severity == Severity::Note || finding.rule == Rule::RedundantBarrier {
                continue;
            }
            let bounds = minimise::Bounds { tries: TRIES, allows: &allows, keep_going };
            if let Some(smaller) = minimise::minimise(&mut runner, finding, &options, &bounds) {
                *finding = smaller;
            }
        }
    }

    /// What was found so far.
    ///
    /// # Errors
    /// The first launch could not be run.
    pub fn result(&self) -> Result<KernelResult> {
        if let (Some(failure), true) = (&self.failure, self.judge.is_empty()) {
            return Err(failure.clone());
        }
        let mut result = self.judge.result(&self.space)?;
        let first = self.judge.plainest().cloned().unwrap_or_default();
        let mut lowered = LoweredKernel::default();
        let code =
            Runner::new(&self.loaded, &self.space.kernel, &mut lowered).code_facts(&first)?;
        result.coverage = Some(self.coverage.summary(&code.branches));
        result.notes.splice(0..0, code.undefined);
        Ok(result)
    }
}
