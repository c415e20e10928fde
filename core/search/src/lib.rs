//! The search for a launch that breaks a kernel.
//!
//! [`facts`] derives from the code which launches the kernel is meant for. [`space`] combines
//! this with what the user gives and with the [`launch::contract`] to plausible launches. [`Search`]
//! decides which of them run next, in rounds, and [`judge`] merges their results. [`evolve`] is
//! Simulee's search as published; the default search keeps its steps and adds the rest.
//! [`minimise`] makes a launch that shows a finding smaller.
//!
//! **A state machine.** The core has no clock and no threads: [`Search::next_launch`] hands out
//! launches; the caller runs them ([`run`]) one after another, in parallel or in slices, and hands
//! the results to [`Search::submit`]. Launches are chosen in rounds, and a round ends when all its
//! results have been submitted, so the findings do not depend on which launch finishes first.
//! [`ahead`] uses further cores, beyond the ends of rounds and for what follows the search.

pub mod ahead;
mod confirm;
mod contents;
pub mod coverage;
pub mod distance;
pub mod evolve;
pub mod extent;
pub mod facts;
pub mod hunt;
pub mod inputs;
pub mod judge;
mod known;
pub mod leaves;
pub mod minimise;
pub mod mutate;
pub mod plan;
mod roles;
mod rounds;
pub mod runs;
pub mod shape;
pub mod space;
pub mod trial;

pub use detect::result::Strategy;
pub use trial::{Measure, Trial, TrialResult, run};

use ahead::{Ahead, Task};
use base::diagnostic::{Diagnostic, Result};
use base::limits::RunLimits;
use check::{CheckOptions, CheckResult, Runner};
use coverage::Coverage;
use detect::assemble::sort;
use detect::finding::{Finding, Reason, Rule, Severity};
use detect::observation::ObservedFault;
use detect::result::{KernelResult, Note, Untaken};
use distance::{ComparisonOutcomes, NearestLaunches};
use evolve::Evolution;
use facts::Facts;
use inputs::Inputs;
use ir::SymbolId;
use judge::Judge;
use known::{Known, Shown};
use launch::contract::{Contract, Free};
use launch::params::{KernelInfo, ParamInfo, ParamKind};
use launch::{FreeDims, Launch, LoadedModule};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::SeedableRng as _;
use rounds::Stage;
use runs::Runs;
use space::LaunchSpace;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::ops::Deref;
use std::sync::{Arc, Mutex};
use trial::Individual;

/// Whether all that is out of bounds is that a few threads step over the end of a shared array: an error
/// of the kernel, while arrays that are too small for the block are overrun by many.
fn is_slip(launch: &Launch, checked: &CheckResult) -> bool {
    const THREADS: u64 = 2;
    let overruns = checked
        .faults
        .iter()
        .filter(|f| f.rule == Rule::OutOfBounds && f.example.object == Some(events::SHARED_OBJECT));
    let few = |f: &ObservedFault| f.count <= THREADS.saturating_mul(launch.grid.count());
    let mut overruns = overruns.peekable();
    overruns.peek().is_some() && overruns.all(few)
}

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
    /// Whether to go on until those launches are used up, for as long as there are new ones. If not,
    /// the search ends when nothing new comes up, or when it has done [`SEARCH_STEPS`].
    pub exhaust: bool,
    /// Detectors and limits of each launch.
    pub options: CheckOptions,
    /// Launches that the program is known to make: the first ones that are tried. Buffers are open.
    pub seeds: Vec<Launch>,
    /// Whether the contract has what relates the parts of all launches of the program.
    pub related: bool,
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
/// Number of warp instructions of a launch whose size is given.
const LONGEST_STEPS: u64 = 60_000_000;
/// Number of warp instructions, in all launches together, after which a search ends if its budget was
/// not given: a few seconds of one core.
pub const SEARCH_STEPS: u64 = 12_000_000;
/// The same for making the launches of findings smaller.
const MINIMISE_STEPS: u64 = 8_000_000;
/// Number of launches after which all results must be there before others begin, so that the end of the
/// search does not depend on how many run at once.
const BATCH: u64 = 16;
/// The same at the beginning, where launches are large, and some repeat what the first have shown.
const EARLY: [u64; 2] = [4, 8];
/// Memory and shadow memory of one launch, bytes.
const TRIAL_MEMORY: u64 = 256 << 20;

/// Work of trials, see [`CheckResult::work`], for which one may be guessed: to find what to try next takes up to half a
/// millisecond of the one thread that goes through the sequence, as long as this.
const FORECAST_WORK: u64 = 20_000;

/// The limits of a launch of at most so many steps, of which one may run on every core.
pub fn small(asked: &RunLimits, steps: u64) -> RunLimits {
    RunLimits {
        max_steps: asked.max_steps.min(steps),
        max_memory: asked.max_memory.min(TRIAL_MEMORY),
        max_shadow: asked.max_shadow.min(TRIAL_MEMORY),
        ..*asked
    }
}

/// What a search will probably try next.
#[derive(Clone, Debug)]
struct Forecast<P> {
    /// The trials, in their order.
    coming: VecDeque<Trial>,
    /// A copy of the search that is as far as the last of them, if some of them were guessed.
    guess: Option<Box<Search<P>>>,
    /// How many were guessed so far.
    made: u64,
    /// Whether something new came since, so that others come next.
    is_old: bool,
}

impl<P> Default for Forecast<P> {
    fn default() -> Self {
        Self { coming: VecDeque::new(), guess: None, made: 0, is_old: false }
    }
}

/// A search of launches of one kernel. `P` holds the module: a reference or a shared pointer.
#[derive(Clone, Debug)]
pub struct Search<P> {
    loaded: P,
    kernel: KernelInfo,
    space: Arc<LaunchSpace>,
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
    /// What second passes have shown, and what of that new trials know.
    shown: Shown,
    known: Arc<Known>,
    /// Whether this round brought something new.
    news: bool,
    /// The work of the search when the last news came.
    work_at_news: u64,
    parents: Vec<Parent>,
    nearest: NearestLaunches<Launch>,
    /// Number of parents whose branch distances were measured.
    measured: usize,
    /// The outcomes of launches that were run for that, also by forecasts.
    observed: Arc<Mutex<BTreeMap<String, Arc<Outcomes>>>>,
    /// Launches in which a few threads overrun a shared array of the size of the block.
    slips: BTreeSet<u64>,
    /// Whether the search ended because it had done all its work.
    used_up: bool,
    forecast: Forecast<P>,
    failure: Option<Box<Diagnostic>>,
}

/// The outcomes of the comparisons of a launch, each with its [`distance::statement`].
type Outcomes = Vec<(u64, ComparisonOutcomes)>;

/// A launch that brought something new.
#[derive(Clone, Debug)]
struct Parent {
    launch: Launch,
    /// Whether its branch distances were measured when it was tried.
    measured: bool,
}

/// Sizes of the structs that the buffers of pointer parameters hold, where the source says so.
fn strides(loaded: &LoadedModule, kernel: &KernelInfo) -> facts::Strides {
    let debug = ir::debug_info::DebugInfo::new(loaded.module());
    let stride = |param: &ParamInfo| match &param.kind {
        ParamKind::Pointer { pointee: Some(ty), levels: 0, record: None, .. } => {
            let size = debug.type_size(*ty).filter(|_| debug.scalar(*ty).is_none());
            i64::try_from(size?).ok().filter(|size| *size > 0)
        }
        _ => None,
    };
    let leaves = leaves::leaves(kernel);
    let params = kernel.params.iter().chain(leaves.iter().map(|leaf| &leaf.info));
    (0..).zip(params).filter_map(|(p, param)| Some((p, stride(param)?))).collect()
}

/// The facts about a kernel with the `variables` of its module that a host sets as further parameters.
fn facts_of(loaded: &LoadedModule, inputs: &KernelInfo, variables: &[SymbolId]) -> Facts {
    let numbers = Inputs::new(inputs, variables);
    Facts::of(loaded.module(), inputs.function, &strides(loaded, inputs), &numbers)
}

/// The launches that a request allows.
pub fn space_of(loaded: &LoadedModule, kernel: &KernelInfo, request: &Request) -> LaunchSpace {
    // Of a program all values are known.
    let (inputs, variables) = if request.related {
        (kernel.clone(), vec![])
    } else {
        inputs::with_variables(loaded, kernel)
    };
    let mut given = request.given.clone();
    let mut free = Free {
        grid: request.free.grid,
        block: request.free.block,
        shared: request.free.shared,
        params: vec![true; inputs.params.len()],
    };
    // From here on each argument has one name.
    for arg in &mut given.args {
        if let Some(position) = launch::contract::eval::position(&inputs, &arg.name) {
            arg.name.clone_from(&inputs.params[position].name);
            free.params[position] = false;
        }
    }
    let space = |contract: &Contract| {
        let facts = facts_of(loaded, &inputs, &variables);
        let (given, free, contract) = (given.clone(), free.clone(), contract.clone());
        LaunchSpace::new(inputs.clone(), facts, given, free, contract)
    };
    let mut whole = space(&request.contract);
    whole.related = request.related;
    // What host code seems to say must not exclude every launch.
    match request.contract.without_host() {
        Some(own) if feasible(&whole).is_err() => space(&own),
        _ => whole,
    }
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
            let clause = space.contract.broken(&space.inputs, &launch);
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
            kernel: kernel.clone(),
            space: Arc::new(space),
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
            shown: Shown::default(),
            known: Arc::default(),
            news: false,
            work_at_news: 0,
            parents: vec![],
            nearest: NearestLaunches::default(),
            measured: 0,
            observed: Arc::default(),
            slips: BTreeSet::new(),
            used_up: false,
            forecast: Forecast::default(),
            failure: None,
            request,
        })
    }

    /// The kernel.
    pub fn kernel(&self) -> &KernelInfo {
        &self.kernel
    }
    /// The integer parameters, by position, that say how many rows there are and are used as if they were the length of
    /// a row: no caller makes up for that.
    pub fn miscounted(&self) -> &BTreeSet<u16> {
        &self.space.facts.miscounted
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
            let whole = self.handed_out.is_multiple_of(BATCH);
            if whole || EARLY.contains(&self.handed_out) {
                if !self.running.is_empty() {
                    return Next::Wait;
                }
                self.look_back();
                if whole && !self.request.exhaust && self.judge.work() >= self.most_work() {
                    self.used_up = true;
                    return Next::Done;
                }
            }
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
            self.look_back();
        }
        Next::Done
    }

    /// Brings up to date what new trials know, when all trials have their results.
    fn look_back(&mut self) {
        if self.request.strategy != Strategy::Default {
            return;
        }
        // Those that are still queued may have faults of their own.
        let faults = self.judge.reference_faults().cloned();
        let faults = faults.filter(|_| !self.queue.iter().any(|i| i.reference));
        let known = Known::new(faults, &self.shown, &self.coverage);
        if known != *self.known {
            self.known = Arc::new(known);
        }
    }

    /// Whether the user said how long a launch may run.
    fn steps_are_given(&self) -> bool {
        self.request.options.limits.max_steps != RunLimits::default().max_steps
    }

    /// Number of warp instructions after which the search ends by itself.
    fn most_work(&self) -> u64 {
        if self.steps_are_given() {
            SEARCH_STEPS.max(self.request.options.limits.max_steps.saturating_mul(4))
        } else {
            SEARCH_STEPS
        }
    }

    fn trial(&mut self, individual: Individual) -> Trial {
        let number = self.handed_out;
        self.handed_out += 1;
        self.running.insert(number, individual.clone());
        self.trial_of(number, individual)
    }

    fn trial_of(&self, number: u64, individual: Individual) -> Trial {
        let plain = individual.reference || individual.candidate;
        let asked = self.request.options.limits;
        let most = match (individual.long_run, plain) {
            _ if self.steps_are_given() => asked.max_steps,
            // A size that is given cannot be chosen smaller.
            (true, _) if !self.space.free.grid && !self.space.free.block => LONGEST_STEPS,
            (true, _) => LONG_STEPS,
            (_, true) => REFERENCE_STEPS,
            _ => OTHER_STEPS,
        };
        let limits = small(&asked, most);
        let options =
            CheckOptions { limits, perf: false, prover: None, cores: None, ..self.request.options };
        let measure = match self.request.strategy {
            Strategy::Simulee => Measure::Fitness,
            Strategy::Default if self.stage_measures() => Measure::Distances,
            Strategy::Default => Measure::Nothing,
        };
        let (known, space) = (self.known.clone(), self.space.clone());
        Trial { number, individual, options, measure, known, space }
    }

    /// Whether trials of this stage of the default search measure the distances of branches.
    fn stage_measures(&self) -> bool {
        self.request.strategy == Strategy::Default && matches!(self.stage, Stage::Evolve(_))
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

    /// Expects the trials that come after `trial` if it and those after it bring nothing new. A good guess mostly:
    /// children of a generation depend on the news of those before.
    fn forecast(&mut self, trial: &Trial, ahead: &Ahead<'_>)
    where
        P: Clone,
    {
        let mut forecast = std::mem::take(&mut self.forecast);
        let right = forecast.coming.pop_front().is_some_and(|t| t.key() == trial.key());
        if !right || forecast.is_old {
            forecast.coming.clear();
            forecast.guess = None;
        } else if !ahead.is_short() {
            self.forecast = forecast;
            return;
        }
        forecast.is_old = false;
        while forecast.coming.len() < ahead.most() {
            let at = forecast.coming.len();
            let number = self.handed_out + at as u64;
            let next = match self.queue.get(at).filter(|_| forecast.guess.is_none()) {
                // Of these it is known.
                Some(individual) => Some(self.trial_of(number, individual.clone())),
                None if forecast.made * FORECAST_WORK > self.judge.work() => None,
                None => {
                    let guess = forecast.guess.get_or_insert_with(|| {
                        let mut guess = Box::new(self.clone());
                        (0..at).for_each(|_| drop(guess.guess()));
                        guess
                    });
                    forecast.made += 1;
                    guess.guess()
                }
            };
            let Some(next) = next else { break };
            forecast.coming.push_back(next);
        }
        let task = |trial: Trial| Task::new(trial.key(), move |runner| trial.run(runner));
        ahead.expect(std::iter::once(trial).chain(&forecast.coming).cloned().map(task));
        self.forecast = forecast;
    }

    /// The next trial if those without a result bring nothing new.
    fn guess(&mut self) -> Option<Trial> {
        self.processed = self.handed_out;
        self.running.clear();
        match self.next_launch() {
            Next::Run(trial) => Some(*trial),
            _ => None,
        }
    }

    /// Runs the next trial, or takes the result of one that was run `ahead`; whether the search has ended. All trials
    /// that were handed out must have their results.
    pub fn advance(&mut self, ahead: &Ahead<'_>) -> bool
    where
        P: Clone,
    {
        let before = self.judge.findings_so_far() as u64 + self.parents.len() as u64;
        let Next::Run(trial) = self.next_launch() else { return true };
        let several = ahead.cores() > 1;
        if several {
            self.forecast(&trial, ahead);
        }
        let done = if several { ahead.take(&trial.key()) } else { None };
        let done = done.filter(|result| trial.would_give(result));
        let result =
            done.unwrap_or_else(|| run(&self.loaded, &self.kernel, &trial, &mut ahead.lowered()));
        self.submit(trial.number, result);
        let after = self.judge.findings_so_far() as u64 + self.parents.len() as u64;
        self.forecast.is_old = after != before;
        false
    }

    fn learn(&mut self, number: u64, individual: Individual, mut result: TrialResult) {
        let covered = self.coverage.add(&result.checked.coverage);
        if let Some(fitness) = result.fitness {
            self.evolution.add(&individual.launch, fitness);
        }
        if self.stage == Stage::Probe && self.request.strategy == Strategy::Default {
            self.bound_block(&individual, &result.checked);
        }
        if individual.candidate && is_slip(&individual.launch, &result.checked) {
            self.slips.insert(number);
        }
        self.news |= self.nearest.note(|| individual.launch.clone(), &result.outcomes);
        let CheckResult { work, unweighed, .. } = result.checked;
        let marks = std::mem::take(&mut result.checked.marks);
        let news = self.judge.add(number, &individual, result.checked);
        if !unweighed
            && !individual.between_blocks_only
            && let Some(effects) = self.judge.last_effects(&self.space)
        {
            self.shown.add(&individual.launch, (&marks, &effects), work, news);
        }
        if (covered || news) && !individual.between_blocks_only {
            self.news = true;
            let measured = self.stage_measures();
            self.parents.push(Parent { launch: individual.launch, measured });
        }
    }

    /// Makes the launches of the worst findings of `result` smaller, as long as `keep_going` returns
    /// true. They stay launches that the search allows and does not discard.
    pub fn minimise(
        &self,
        result: &mut KernelResult,
        keep_going: &dyn Fn() -> bool,
        ahead: Option<&Ahead<'_>>,
    ) {
        const FINDINGS: usize = 8;
        const TRIES: u64 = 60;
        if self.request.strategy == Strategy::Simulee {
            return;
        }
        let asked = self.request.options;
        let most = if self.steps_are_given() { u64::MAX } else { OTHER_STEPS };
        let options =
            CheckOptions { limits: small(&asked.limits, most), ..CheckOptions::default() };
        let mut lowered = ahead.map(Ahead::lowered).unwrap_or_default();
        let runner = Runner::new(&self.loaded, &self.kernel, &mut lowered);
        let mut runs = Runs::new(runner, options).with_ahead(ahead);
        for finding in result.findings.iter_mut().take(FINDINGS) {
            if finding.severity == Severity::Note || finding.rule == Rule::RedundantBarrier {
                continue;
            }
            // Blocks of whole warps stay that: nobody launches others to look at a finding.
            let whole = space::is_whole(finding.witness.launch.block);
            let allows = |launch: &Launch| {
                self.space.allows(launch)
                    && self.space.is_plausible(launch)
                    && (!whole || space::is_whole(launch.block))
            };
            let bounds = minimise::MinimiseBounds {
                tries: TRIES,
                steps: MINIMISE_STEPS,
                allows: &allows,
                keep_going,
            };
            let smaller = minimise::minimise(&mut runs, finding, &bounds);
            if let Some(mut smaller) = smaller {
                for reason in &mut smaller.reasons {
                    if matches!(reason, Reason::DependsOnContents { .. })
                        && let Some(contents) =
                            judge::depends_on_contents(&smaller.witness.launch, &self.space)
                    {
                        *reason = contents;
                    }
                }
                *finding = smaller;
            }
        }
    }

    /// The result so far.
    ///
    /// # Errors
    /// The first launch could not be run.
    pub fn result(&self, ahead: Option<&Ahead<'_>>) -> Result<KernelResult> {
        if let (Some(failure), true) = (&self.failure, self.judge.is_empty()) {
            return Err(failure.clone());
        }
        let first = self.judge.simplest().cloned().unwrap_or_default();
        let mut lowered = ahead.map(Ahead::lowered).unwrap_or_default();
        let mut runner = Runner::new(&self.loaded, &self.kernel, &mut lowered);
        let code = runner.code_facts(&first)?;
        let coverage = self.coverage.summary(&code.branches);
        let decided = coverage.not_taken.iter().filter(|(_, what)| *what != Untaken::NeverReached);
        let never = decided.map(|(loc, _)| loc.clone()).collect();
        let mut result = self.judge.result(&self.space, &never)?;
        if self.used_up {
            result.notes.push(Note::SearchWorkUsed { launches: result.launches_tried });
        }
        if self.request.options.perf {
            // The plainest launch shows the costs; what others differ in is mostly their size.
            let asked = self.request.options.limits;
            let limits = RunLimits { max_steps: asked.max_steps.min(LONG_STEPS), ..asked };
            result.findings.extend(runner.costs(&first, &limits)?);
            sort(&mut result.findings);
        }
        result.coverage = Some(coverage);
        if self.request.strategy == Strategy::Default {
            let asked = self.request.options.limits;
            let limits = small(&asked, OTHER_STEPS);
            let others = |f: &Finding| self.judge.with_other_contents(f, &self.space);
            let options = CheckOptions { limits, ..CheckOptions::default() };
            let mut runs = Runs::new(runner, options).with_ahead(ahead);
            confirm::rows(&mut runs, &self.space, &others, &mut result);
            let seeds = &self.request.seeds;
            if !self.request.related {
                confirm::sizes(&mut runs, &self.space, seeds, &mut result);
            }
            confirm::contents(&mut runs, &self.space, seeds, &mut result);
            if seeds.is_empty() {
                confirm::ranges(&mut runs, &self.space, &first, &mut result);
            }
            sort(&mut result.findings);
        }
        result.notes.splice(0..0, code.notes);
        Ok(result)
    }
}
