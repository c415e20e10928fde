//! The search for a launch that breaks a kernel.
//!
//! [`constants`] derives from the code which launches the kernel is meant for. [`space`] combines
//! this with what the user gives and with the [`launch::contract`] to plausible launches. [`Search`]
//! decides which of them run next, in rounds, and [`judge`] merges their results. [`evolve`] is
//! Simulee's search as published; the default search keeps its steps and adds the rest.
//! [`minimise`] makes a launch that shows a finding smaller.
//!
//! **A state machine.** The core has no clock and no threads: [`Search::next_launch`] hands out
//! launches; the caller runs them ([`run`]) one after another, in parallel or in slices, and hands
//! the results to [`Search::submit`]. Launches are chosen in rounds, and a round ends when all its
//! results have been submitted, so the findings do not depend on which launch finishes first.

pub mod constants;
pub mod coverage;
pub mod distance;
pub mod evolve;
pub mod hunt;
pub mod judge;
pub mod minimise;
pub mod mutate;
pub mod plan;
mod rounds;
pub mod shape;
pub mod space;
pub mod trial;

pub use detect::result::Strategy;
pub use trial::{Measure, Trial, TrialResult, run};

use base::diagnostic::{Diagnostic, Result};
use base::limits::RunLimits;
use check::{CheckOptions, LoweredKernel, Runner};
use constants::Facts;
use coverage::Coverage;
use detect::assemble::sort;
use detect::finding::{Rule, Severity};
use detect::result::KernelResult;
use distance::NearestLaunches;
use evolve::Evolution;
use judge::Judge;
use launch::contract::{Contract, Free};
use launch::params::KernelInfo;
use launch::{FreeDims, Launch, LoadedModule};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::SeedableRng as _;
use rounds::Stage;
use space::LaunchSpace;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::ops::Deref;
use trial::Individual;

/// What to search for, and where.
#[derive(Clone, Debug)]
pub struct Request {
    /// The given parts of the launch. Names of arguments are those of the parameters or `#i`.
    pub given: Launch,
    /// Which dimensions are not given.
    pub free: FreeDims,
    /// The conditions that launches must meet.
    pub contract: Contract,
    /// How launches are chosen.
    pub strategy: Strategy,
    /// Maximum number of launches.
    pub launches: u64,
    /// Detectors and limits of each launch.
    pub options: CheckOptions,
}

/// What to do next.
#[derive(Clone, Debug)]
pub enum Next {
    /// Run this launch.
    Run(Box<Trial>),
    /// Submit a result that is still missing first.
    Wait,
    /// The search has ended.
    Done,
}

/// Maximum number of warp instructions of reference launches, and of others.
const REFERENCE_STEPS: u64 = 500_000;
const OTHER_STEPS: u64 = 100_000;
/// As many as the executor needs to recognise a deadlock of spinning threads.
const LONG_STEPS: u64 = 3_200_000;
/// Memory and shadow memory of one launch, bytes.
const TRIAL_MEMORY: u64 = 256 << 20;

/// A search of launches of one kernel. `P` holds the module: a reference or a shared pointer.
#[derive(Debug)]
pub struct Search<P> {
    loaded: P,
    space: LaunchSpace,
    request: Request,
    rng: Pcg64Mcg,
    stage: Stage,
    evolution: Evolution,
    queue: VecDeque<Individual>,
    seen: BTreeSet<String>,
    handed_out: u64,
    /// Number of results that were processed, in the order of the trials.
    processed: u64,
    /// Trials without a result.
    running: BTreeMap<u64, Individual>,
    /// Results that arrived before those of earlier trials.
    early: BTreeMap<u64, Result<Box<TrialResult>>>,
    judge: Judge,
    coverage: Coverage,
    /// Whether this round brought something new.
    news: bool,
    parents: Vec<Launch>,
    nearest: NearestLaunches<Launch>,
    /// Number of parents whose branch distances were measured.
    measured: usize,
    failure: Option<Box<Diagnostic>>,
}

/// The launches that a request allows.
pub fn space_of(loaded: &LoadedModule, kernel: &KernelInfo, request: &Request) -> LaunchSpace {
    let mut given = request.given.clone();
    let mut free = Free {
        grid: request.free.grid,
        block: request.free.block,
        shared: request.free.shared,
        params: vec![true; kernel.params.len()],
    };
    // From here on each argument has one name.
    for arg in &mut given.args {
        if let Some(position) = launch::contract::eval::position(kernel, &arg.name) {
            arg.name.clone_from(&kernel.params[position].name);
            free.params[position] = false;
        }
    }
    let facts = Facts::of(loaded.module(), kernel.function);
    LaunchSpace::new(kernel.clone(), facts, given, free, request.contract.clone())
}

/// The simplest launch that meets the contract.
///
/// # Errors
/// None of the simple launches does; the error names a condition that is not met.
pub fn feasible(space: &LaunchSpace) -> Result<Launch> {
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
    /// A given value is impossible, or no launch meets the contract.
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
            processed: 0,
            running: BTreeMap::new(),
            early: BTreeMap::new(),
            judge: Judge::new(request.strategy),
            coverage: Coverage::default(),
            news: false,
            parents: vec![],
            nearest: NearestLaunches::default(),
            measured: 0,
            failure: None,
            request,
        })
    }

    /// The kernel.
    pub fn kernel(&self) -> &KernelInfo {
        &self.space.kernel
    }
    /// Number of results, of findings, and of branch sides taken, with the number of all sides.
    pub fn progress(&self) -> (u64, usize, (u64, u64)) {
        (self.processed, self.judge.findings_so_far(), self.coverage.counts())
    }

    /// Simulee's score of the best launch so far (smaller is better); `None` in the default search.
    pub fn best_score(&self) -> Option<f64> {
        self.evolution.best()
    }

    /// The next launch to run.
    pub fn next_launch(&mut self) -> Next {
        if self.failure.is_some() || self.handed_out >= self.request.launches {
            return if self.running.is_empty() { Next::Done } else { Next::Wait };
        }
        // Rounds without a new launch are skipped, up to a limit.
        for _ in 0..64 {
            if let Some(individual) = self.queue.pop_front() {
                let trial = self.trial(individual);
                return Next::Run(Box::new(trial));
            }
            if !self.running.is_empty() {
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
        self.running.insert(number, individual.clone());
        let most = match (individual.long_run, individual.reference) {
            (true, _) => LONG_STEPS,
            (_, true) => REFERENCE_STEPS,
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
        let measure = match (self.request.strategy, self.stage) {
            (Strategy::Simulee, _) => Measure::Fitness,
            (Strategy::Default, Stage::Evolve(_)) => Measure::Distances,
            (Strategy::Default, _) => Measure::Nothing,
        };
        Trial { number, individual, options, measure }
    }

    /// Adds the result of a trial. Results may arrive in any order.
    pub fn submit(&mut self, number: u64, result: Result<Box<TrialResult>>) {
        self.early.insert(number, result);
        while let Some(result) = self.early.remove(&self.processed) {
            let number = self.processed;
            self.processed += 1;
            let Some(individual) = self.running.remove(&number) else { continue };
            match result {
                Ok(result) => self.learn(number, individual, *result),
                // An impossible launch is a mistake of the search, unless it is the first.
                Err(error) if self.judge.is_empty() => {
                    self.failure.get_or_insert(error);
                }
                Err(_) => {}
            }
        }
    }

    fn learn(&mut self, number: u64, individual: Individual, result: TrialResult) {
        let covered = self.coverage.add(&result.checked.coverage);
        if let Some(fitness) = result.fitness {
            self.evolution.add(&individual.launch, fitness);
        }
        if self.stage == Stage::Probe && self.request.strategy == Strategy::Default {
            self.bound_block(&individual, &result.checked);
        }
        let stuck = result.checked.result.ending.is_limit();
        let raced = result.checked.result.findings.iter().any(|f| f.rule == Rule::Race);
        if stuck && individual.reference && !raced && !self.judge.has_long_run() {
            self.queue.push_front(Individual { long_run: true, ..individual.clone() });
        }
        self.news |= self.nearest.note(|| individual.launch.clone(), &result.outcomes);
        let news = self.judge.add(number, &individual, result.checked);
        if (covered || news) && !individual.between_blocks_only {
            self.news = true;
            self.parents.push(individual.launch);
        }
    }

    /// Makes the launches of the worst findings of `result` smaller, as long as `keep_going` returns
    /// true. They stay launches that the search allows and does not discard.
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
            let bounds = minimise::MinimiseBounds { tries: TRIES, allows: &allows, keep_going };
            if let Some(smaller) = minimise::minimise(&mut runner, finding, &options, &bounds) {
                *finding = smaller;
            }
        }
    }

    /// The result so far.
    ///
    /// # Errors
    /// The first launch could not be run.
    pub fn result(&self) -> Result<KernelResult> {
        if let (Some(failure), true) = (&self.failure, self.judge.is_empty()) {
            return Err(failure.clone());
        }
        let mut result = self.judge.result(&self.space)?;
        let first = self.judge.simplest().cloned().unwrap_or_default();
        let mut lowered = LoweredKernel::default();
        let mut runner = Runner::new(&self.loaded, &self.space.kernel, &mut lowered);
        if self.request.options.perf {
            // The plainest launch shows the costs; what others differ in is mostly their size.
            let asked = self.request.options.limits;
            let limits = RunLimits { max_steps: asked.max_steps.min(LONG_STEPS), ..asked };
            result.findings.extend(runner.costs(&first, &limits)?);
            sort(&mut result.findings);
        }
        let code = runner.code_facts(&first)?;
        result.coverage = Some(self.coverage.summary(&code.branches));
        result.notes.splice(0..0, code.undefined);
        Ok(result)
    }
}
