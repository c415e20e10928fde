//! One launch of a search: why it is tried, how it is run, and its result.

use crate::distance::{self, BranchDistances, ComparisonOutcomes, DecidingComparisons};
use crate::evolve::{AddressCounter, Fitness};
use crate::known::Known;
use crate::space::LaunchSpace;
use base::diagnostic::Result;
use base::hash::mix;
use check::{CheckOptions, CheckResult, FirstSight, LoweredKernel, Runner};
use launch::params::KernelInfo;
use launch::{ArgValue, Buffer, Generator, Launch, LoadedModule, Number};
use std::sync::Arc;
use vm::bytecode::Program;

/// A launch to try.
#[derive(Clone, PartialEq, Debug)]
pub struct Individual {
    /// The launch, with a value for every argument.
    pub launch: Launch,
    /// Whether this is a reference launch: the simplest one, or one at the boundary of what the
    /// contract allows. Memory errors count only in these, since others may violate assumptions of
    /// the kernel.
    pub reference: bool,
    /// Whether it may become the reference launch: it has a plausible size.
    pub candidate: bool,
    /// A launch of several blocks of a kernel whose blocks all behave the same: only findings about
    /// atomic operations count.
    pub between_blocks_only: bool,
    /// Whether it may run long enough to distinguish a deadlock from a long loop.
    pub long_run: bool,
}

impl Individual {
    /// A launch whose memory errors do not count.
    pub fn new(launch: Launch) -> Self {
        let (reference, candidate) = (false, false);
        Self { launch, reference, candidate, between_blocks_only: false, long_run: false }
    }
    /// A launch that may become the reference.
    pub fn candidate(launch: Launch) -> Self {
        Self { candidate: true, ..Self::new(launch) }
    }
    /// A launch whose memory errors count.
    pub fn reference(launch: Launch) -> Self {
        Self { reference: true, ..Self::new(launch) }
    }
    /// A key that is equal for equal launches.
    pub fn key(&self) -> String {
        key(&self.launch)
    }
}

/// A key that is equal for launches of equal sizes and arguments.
pub(crate) fn key(launch: &Launch) -> String {
    let Launch { grid, block, args, shared_bytes, .. } = launch;
    let mut key = format!("{grid}{block}{shared_bytes}");
    for arg in args {
        key.push('\n');
        match &arg.value {
            // Thousands of cells take long to write.
            ArgValue::Buffer(buffer) => {
                if let Generator::Values(values) = &buffer.generator {
                    let mark = values.iter().fold(1, |hash, n| mix(hash, bits(*n)));
                    let Buffer { element, len, .. } = buffer;
                    key.push_str(&format!("{element:?} {len:?} {} {mark:x}", values.len()));
                } else {
                    key.push_str(&arg.value.to_string());
                }
            }
            value => key.push_str(&value.to_string()),
        }
    }
    key
}

/// What tells a number in a buffer from others of its element type.
fn bits(number: Number) -> u64 {
    match number {
        Number::Int(n) => n as u64,
        Number::Float(x) => x.to_bits(),
    }
}

/// A launch to run.
#[derive(Clone, Debug)]
pub struct Trial {
    /// Number of the trial in its search, from 0.
    pub number: u64,
    /// The launch.
    pub individual: Individual,
    /// Detectors and limits.
    pub options: CheckOptions,
    /// What to measure besides.
    pub measure: Measure,
    /// What the search knew when it chose the launch.
    pub(crate) known: Arc<Known>,
    pub(crate) space: Arc<LaunchSpace>,
}

/// What a trial measures in addition to its findings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// Nothing.
    Nothing,
    /// Simulee's fitness.
    Fitness,
    /// The distances of its comparisons.
    Distances,
}

/// The result of a trial.
#[derive(Clone, Debug)]
pub struct TrialResult {
    /// The result of its launch.
    pub checked: CheckResult,
    /// Its scores, if they were measured.
    pub fitness: Option<Fitness>,
    /// The outcomes of its comparisons by [`distance::statement`], if they were measured.
    pub outcomes: Vec<(u64, ComparisonOutcomes)>,
}

/// Runs a trial. `lowered` caches the code that trials of one kernel share; each thread may have its
/// own.
///
/// # Errors
/// The launch is impossible, or the kernel uses something unsupported.
pub fn run(
    loaded: &LoadedModule,
    kernel: &KernelInfo,
    trial: &Trial,
    lowered: &mut LoweredKernel,
) -> Result<Box<TrialResult>> {
    trial.run(&mut Runner::new(loaded, kernel, lowered))
}

impl Trial {
    /// A key that is equal for trials that show the same, if they get their second pass.
    pub(crate) fn key(&self) -> String {
        let Self { individual, options, measure, .. } = self;
        format!("trial {} {measure:?} {}", options.limits.max_steps, individual.key())
    }

    /// Whether a second pass is worth it, given what the first showed.
    fn is_worth(&self, sight: &FirstSight<'_>) -> bool {
        let Self { individual, options, known, space, .. } = self;
        // A barrier may be needed in this launch alone.
        !known.discards(individual, space, sight)
            && (options.redundant || !known.repeats(individual, sight))
    }

    /// Whether the result of a trial with the same key, which may have known something else, would be this one's.
    pub(crate) fn would_give(&self, result: &Result<Box<TrialResult>>) -> bool {
        let Ok(result) = result else { return true };
        let CheckResult { result, coverage, marks, unweighed, .. } = &result.checked;
        let sight = FirstSight { coverage, findings: &result.findings, marks };
        marks.is_empty() || self.is_worth(&sight) != *unweighed
    }

    /// Runs it.
    ///
    /// # Errors
    /// As [`run`].
    pub(crate) fn run(&self, runner: &mut Runner<'_>) -> Result<Box<TrialResult>> {
        let Self { individual, options, measure, .. } = self;
        let launch = &individual.launch;
        let worth = |sight: &FirstSight<'_>| self.is_worth(sight);
        let mut runner = runner.weighing_if(&worth);
        let (mut fitness, mut comparisons) = (None, vec![]);
        let checked = match measure {
            Measure::Nothing => runner.run(launch, options)?,
            Measure::Fitness => {
                let observer = AddressCounter::new();
                let (_, checked, counter) = runner.run_observed(launch, options, &observer)?;
                fitness = Some(counter.finish());
                checked
            }
            Measure::Distances => {
                let observer = BranchDistances::new();
                let (bound, checked, distances) =
                    runner.run_observed(launch, options, &observer)?;
                comparisons = outcomes(&bound.program, &distances);
                checked
            }
        };
        Ok(Box::new(TrialResult { checked, fitness, outcomes: comparisons }))
    }
}

/// The outcomes of the comparisons of a run, each with its [`distance::statement`].
pub(crate) fn outcomes(
    program: &Program,
    distances: &BranchDistances,
) -> Vec<(u64, ComparisonOutcomes)> {
    let deciding = DecidingComparisons::new(program);
    let outcomes = distances.outcomes(&deciding);
    outcomes.map(|(site, outcomes)| (distance::statement(program, site), outcomes)).collect()
}
