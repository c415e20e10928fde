//! The report on an attempt at a lesson: as data, and its sentences.

use crate::model::{Failure, FindingReport, LaunchReport};
use crate::{build, words};
use base::diagnostic::Diagnostic;
use course::{Judgement, Why};
use launch::witness::ArgOrigin;
use launch::{Launch, LoadedModule, Number, Witness};
use serde::{Deserialize, Serialize};

/// Why an attempt does not pass. Names are those of the JSON; new ones may be added.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WhyKind {
    /// It does not compile or is not LLVM IR.
    NotRead,
    /// The kernel of the lesson is missing.
    NoKernel,
    /// The kernel has other parameters than the lesson's.
    Parameters,
    /// The kernel cannot be run.
    CannotRun,
    /// The run was cut by a limit.
    Unfinished,
    /// There are findings.
    Findings,
    /// An output is wrong.
    WrongOutput,
    /// A block completes more barriers than needed.
    Barriers,
    /// It takes far more instructions than the reference.
    Work,
}

/// The report on one attempt.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AttemptReport {
    /// File, as it was named.
    pub file: String,
    /// Whether it passes.
    pub passed: bool,
    /// Launches that passed.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub launches_passed: u64,
    /// Launches of the lesson.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub launches: u64,
    /// What failed first.
    pub why: Option<WhyKind>,
    /// The same as a sentence.
    pub message: Option<String>,
    /// What explains it, and what to do.
    pub notes: Vec<String>,
    /// The smallest launch of the lesson that shows it.
    pub launch: Option<LaunchReport>,
    /// Findings in that launch, worst first.
    pub findings: Vec<FindingReport>,
    /// What could not be read or run.
    pub failure: Option<Failure>,
    /// The first wrong cell of an output.
    pub wrong: Option<WrongCell>,
    /// What the attempt takes too much of.
    pub excess: Option<Excess>,
}

/// A cell of an output that is wrong at the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WrongCell {
    /// Name of the buffer.
    pub buffer: String,
    /// Position in it.
    pub index: u64,
    /// What the cell should contain.
    #[cfg_attr(feature = "typescript", ts(type = "number | string"))]
    pub expected: Number,
    /// What it contains.
    #[cfg_attr(feature = "typescript", ts(type = "number | string"))]
    pub found: Number,
    /// Number of wrong cells.
    pub cells_wrong: u64,
    /// Number of cells.
    pub cells: u64,
}

/// More barriers of a block, or warp instructions, than a lesson allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Excess {
    /// How many there are.
    pub found: u64,
    /// How many the reference takes in the same launch.
    pub reference: u64,
}

/// The report on an attempt in the file called `file`, whose module is `attempt`.
pub fn attempt(file: &str, judgement: &Judgement, attempt: &LoadedModule) -> AttemptReport {
    let mut report = AttemptReport {
        file: file.to_owned(),
        passed: judgement.failure.is_none(),
        launches_passed: judgement.passed as u64,
        launches: judgement.of as u64,
        why: None,
        message: None,
        notes: vec![],
        launch: None,
        findings: vec![],
        failure: None,
        wrong: None,
        excess: None,
    };
    let Some(failure) = &judgement.failure else { return report };
    report.why = Some(kind(&failure.why));
    report.message = Some(words::attempt::message(&failure.why));
    report.notes = words::attempt::notes(&failure.why);
    report.launch = failure.launch.as_deref().map(launch);
    match &failure.why {
        Why::Findings(result) => {
            report.findings = build::kernel(result).findings;
            report.launch = Some(build::launch(&result.witness));
        }
        Why::CannotRun(error) => {
            report.failure = Some(Failure::new(attempt.file(), None, attempt.text(), error));
        }
        Why::WrongOutput { buffer, index, expected, found, wrong, of } => {
            report.wrong = Some(WrongCell {
                buffer: buffer.clone(),
                index: *index,
                expected: *expected,
                found: *found,
                cells_wrong: *wrong,
                cells: *of,
            });
        }
        Why::Barriers { found, enough } => {
            report.excess = Some(Excess { found: *found, reference: *enough });
        }
        Why::Work { steps, reference } => {
            report.excess = Some(Excess { found: *steps, reference: *reference });
        }
        _ => {}
    }
    report
}

/// The report on an attempt that cannot be read, for a lesson of so many `launches`; places of `error` are in
/// the text `source`.
pub fn unread(file: &str, launches: usize, source: &str, error: &Diagnostic) -> AttemptReport {
    AttemptReport {
        file: file.to_owned(),
        passed: false,
        launches_passed: 0,
        launches: launches as u64,
        why: Some(WhyKind::NotRead),
        message: Some(error.message.clone()),
        notes: error.notes.clone(),
        launch: None,
        findings: vec![],
        failure: Some(Failure::new(file, None, source, error)),
        wrong: None,
        excess: None,
    }
}

fn kind(why: &Why) -> WhyKind {
    match why {
        Why::NoKernel { .. } => WhyKind::NoKernel,
        Why::Parameters { .. } => WhyKind::Parameters,
        Why::CannotRun(_) => WhyKind::CannotRun,
        Why::Unfinished { .. } => WhyKind::Unfinished,
        Why::Findings(_) => WhyKind::Findings,
        Why::WrongOutput { .. } => WhyKind::WrongOutput,
        Why::Barriers { .. } => WhyKind::Barriers,
        Why::Work { .. } => WhyKind::Work,
    }
}

/// A launch of a lesson, all of whose arguments are given.
pub fn launch(launch: &Launch) -> LaunchReport {
    let origins = launch.args.iter().map(|_| ArgOrigin { ty: String::new(), given: true });
    build::launch(&Witness { launch: launch.clone(), origins: origins.collect(), program: None })
}
