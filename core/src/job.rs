//! A check of one kernel, from what is asked to the report: what command line, browser and tests call.
//!
//! A job is planned ([`Job::new`]), advanced until it is done ([`Job::advance`]), and reported ([`Job::result`]). Whoever
//! has several cores lets them help: [`Job::advance_ahead`] and [`Job::result`] say what will be asked for next, see
//! [`search::ahead`]. What is found does not depend on it.

use crate::preconditions;
use crate::proofs::Question;
use base::diagnostic::{Diagnostic, Result};
use base::limits::RunLimits;
use base::sources::Sources;
use check::{LoweredKernel, Runner, advice};
use detect::result::KernelResult;
use launch::params::KernelInfo;
use launch::{Launch, LoadedModule};
use report::model::{Failure, KernelReport};
use report::repro::State;
use report::repro::attach::attach;
use search::ahead::{Ahead, Task};
use search::plan::{CheckRequest, OneLaunch, Plan, PlanError};
use search::{Next, Search, Strategy};
use std::ops::Deref;

/// A check of one kernel. `P` is whatever holds the module: a reference, or a share of it.
#[derive(Debug)]
pub struct Job<P> {
    loaded: P,
    kernel: KernelInfo,
    plan: Plan<P>,
    lowered: LoweredKernel,
    /// Most launches of a search.
    of: u64,
    /// What a search may ask of a proof, with the launches that the program is known to make.
    question: Option<(Question, Vec<Launch>, RunLimits)>,
}

/// How far a job has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Launches run.
    pub launches: u64,
    /// Most launches.
    pub of: u64,
    /// Findings so far, before any is discarded.
    pub findings: usize,
    /// Branch sides taken.
    pub sides_taken: u64,
    /// All branch sides.
    pub sides: u64,
    /// Simulee's score of the best launch so far, in a search of that kind; smaller is better.
    pub score: Option<f64>,
}

/// The failure that `fault` is, for a report.
pub fn failure(loaded: &LoadedModule, kernel: &str, fault: &PlanError) -> Failure {
    match fault {
        PlanError::Launch(error) => failed(loaded, Some(kernel), error),
        PlanError::Contract(c) => Failure::new(&c.file, Some(kernel), &c.text, &c.error),
    }
}

impl<P: Deref<Target = LoadedModule> + Clone> Job<P> {
    /// Plans the check of `kernel`, which is `alone` or one of several. `sources` have contracts in comments.
    ///
    /// # Errors
    /// A contract is wrong, something given is impossible, or no launch meets the contract.
    pub fn new(
        request: &CheckRequest,
        loaded: P,
        kernel: &KernelInfo,
        alone: bool,
        sources: &dyn Sources,
    ) -> std::result::Result<Self, PlanError> {
        let plan = request.plan(loaded.clone(), kernel, alone, sources)?;
        let asks = request.prove && preconditions::can_relate(kernel);
        let question = match &plan {
            Plan::Search(_) if asks && request.strategy == Some(Strategy::Default) => {
                Question::of(request, &loaded, kernel, alone, sources).ok().flatten()
            }
            _ => None,
        };
        let question = question.map(|q| (q, request.seeds.clone(), request.options.limits));
        let kernel = kernel.clone();
        Ok(Self {
            loaded,
            kernel,
            plan,
            lowered: LoweredKernel::default(),
            of: request.most_launches(),
            question,
        })
    }

    /// The module.
    pub fn loaded(&self) -> P {
        self.loaded.clone()
    }
    /// The kernel.
    pub fn kernel(&self) -> &KernelInfo {
        &self.kernel
    }
    /// The launch, if it was given whole.
    pub fn one_launch(&self) -> Option<&OneLaunch<P>> {
        match &self.plan {
            Plan::Launch(launch) => Some(launch),
            Plan::Search(_) => None,
        }
    }
    fn search(&self) -> Option<&Search<P>> {
        match &self.plan {
            Plan::Launch(_) => None,
            Plan::Search(search) => Some(search),
        }
    }

    /// Runs up to `launches` more trials, one after another; whether the search has ended.
    pub fn advance(&mut self, launches: u64) -> bool {
        let Plan::Search(search) = &mut self.plan else { return true };
        for _ in 0..launches {
            let Next::Run(trial) = search.next_launch() else { return true };
            let result = search::run(&self.loaded, &self.kernel, &trial, &mut self.lowered);
            search.submit(trial.number, result);
        }
        false
    }
    /// Runs the next trial, while others run what will probably come then; whether the search has ended.
    pub fn advance_ahead(&mut self, ahead: &Ahead<'_>) -> bool {
        let Plan::Search(search) = &mut self.plan else { return true };
        let ended = search.advance(ahead);
        // A race may hang on how the integers of the launch belong together.
        let (_, findings, _) = search.progress();
        if let (Some((question, ..)), true) = (&self.question, findings > 0) {
            preconditions::expect(question, ahead);
        }
        ended
    }
    /// How far the search has come.
    pub fn progress(&self) -> Progress {
        let (launches, findings, (sides_taken, sides)) =
            self.search().map_or((0, 0, (0, 0)), Search::progress);
        let score = self.search().and_then(Search::best_score);
        Progress { launches, of: self.of, findings, sides_taken, sides, score }
    }

    /// What was found: runs the launch if it was given whole, else takes the findings of the search and makes
    /// their launches small as long as `keep_going` says so, while others run what will probably come then.
    ///
    /// # Errors
    /// No launch can be run.
    pub fn result(
        &self,
        keep_going: &dyn Fn() -> bool,
        ahead: Option<&Ahead<'_>>,
    ) -> Result<KernelResult> {
        match &self.plan {
            Plan::Launch(launch) => {
                let mut result = launch.run()?;
                advise(&self.loaded, &self.kernel, &mut result, ahead);
                Ok(result)
            }
            Plan::Search(search) => {
                let mut result = search.result(ahead)?;
                search.minimise(&mut result, keep_going, ahead);
                if let Some((question, seeds, limits)) = &self.question {
                    let (loaded, kernel) = (&*self.loaded, &self.kernel);
                    let of = (question, &seeds[..], limits);
                    let miscounted = search.miscounted();
                    preconditions::settle(loaded, kernel, of, miscounted, ahead, &mut result);
                }
                advise(&self.loaded, &self.kernel, &mut result, ahead);
                Ok(result)
            }
        }
    }
}

/// Finds out what to do about the findings of `result`, and which of them have one cause.
pub fn advise(
    loaded: &LoadedModule,
    kernel: &KernelInfo,
    result: &mut KernelResult,
    ahead: Option<&Ahead<'_>>,
) {
    let limits = RunLimits::default();
    let mut lowered = ahead.map(Ahead::lowered).unwrap_or_default();
    let mut runner = Runner::new(loaded, kernel, &mut lowered);
    let Some(ahead) = ahead else { return runner.advise(result, &limits) };
    let launches = advice::launches(result);
    let key = |number: usize| format!("trace {number}");
    let statements = advice::statements(result);
    ahead.expect(launches.iter().enumerate().map(|(number, launch)| {
        let (launch, statements) = (launch.clone(), statements.clone());
        Task::new(key(number), move |runner| runner.trace(&launch, &statements, &limits))
    }));
    runner.advise_with(result, &limits, |runner, launch, statements| {
        let number = launches.iter().position(|l| l == launch);
        let done = number.and_then(|number| ahead.take(&key(number)));
        done.unwrap_or_else(|| runner.trace(launch, statements, &limits))
    });
}

/// Links for a report: how many findings get one, and what a link holds beside the launch.
#[derive(Clone, Copy)]
pub struct Links<'a> {
    /// Most findings that get a link.
    pub most: usize,
    /// The state of the source with a launch.
    pub state: &'a dyn Fn(Launch) -> State,
}

impl std::fmt::Debug for Links<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Links").field("most", &self.most).finish_non_exhaustive()
    }
}

/// The report of a result: its sentences, and links for its findings.
pub fn report(result: &KernelResult, links: Option<Links<'_>>) -> KernelReport {
    let mut report = report::build::kernel(result);
    if let Some(Links { most, state }) = links {
        attach(&mut report, result, most, state);
    }
    report
}

/// The failure of a kernel that cannot be checked.
pub fn failed(loaded: &LoadedModule, kernel: Option<&str>, error: &Diagnostic) -> Failure {
    Failure::new(loaded.file(), kernel, loaded.text(), error)
}
