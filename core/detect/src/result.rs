//! What one kernel's launches showed, as data: findings, how the run ended, what else there is to know.

use crate::advice::CauseGroup;
use crate::finding::Finding;
use crate::host_values::HostFrame;
use crate::symbols::Loc;
use events::Cap;
use launch::contract::Origin;
use launch::{Dim3, Witness};
use std::sync::Arc;

/// A program that was run: what its host code did wrong, and how the run ended. What its kernels do wrong
/// is in their [`KernelResult`]s.
#[derive(Clone, PartialEq, Debug)]
pub struct ProgramResult {
    /// Files, as they were named.
    pub files: Vec<String>,
    /// Arguments, without the program's name.
    pub args: Vec<String>,
    /// How the run ended.
    pub ending: ProgramEnding,
    /// What the program printed.
    pub stdout: Vec<u8>,
    /// What it printed as messages.
    pub stderr: Vec<u8>,
    /// Steps of the host's code.
    pub host_steps: u64,
    /// Its launches, in order, up to a limit.
    pub launches: Vec<LaunchSummary>,
    /// How many it made.
    pub launches_made: u64,
    /// Faults of the host's code, worst first.
    pub findings: Vec<Finding>,
    /// What else there is to know.
    pub notes: Vec<ProgramNote>,
}

/// How a program's run ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProgramEnding {
    /// The program ended by itself.
    Exited {
        /// Its exit code.
        code: i32,
    },
    /// The program called `abort`, or an exception was not caught.
    Aborted {
        /// Why.
        why: String,
        /// Where.
        loc: Option<Loc>,
    },
    /// A fault of the host's code ended the program.
    Fault {
        /// What was wrong.
        why: String,
        /// Where.
        loc: Option<Loc>,
    },
    /// A kernel's fault or deadlock ended the device's work, and the program could not go on.
    Limit {
        /// Which.
        what: String,
        /// Where.
        loc: Option<Loc>,
    },
    /// The program called what is not supported.
    Unsupported {
        /// What.
        what: String,
        /// Where.
        loc: Option<Loc>,
    },
}

/// A launch of a program.
#[derive(Clone, PartialEq, Debug)]
pub struct LaunchSummary {
    /// Its number, from 1.
    pub number: u64,
    /// Kernel, as the source names it.
    pub kernel: String,
    /// Where it is.
    pub loc: Option<Loc>,
    /// Blocks of the grid.
    pub grid: Dim3,
    /// Threads of a block.
    pub block: Dim3,
    /// Dynamic shared memory, bytes.
    pub shared_bytes: u64,
    /// The stream; 0 is the default stream.
    pub stream: u32,
    /// Warp instructions.
    pub steps: u64,
    /// Findings of this launch that are not notes.
    pub findings: u64,
    /// The error that it had, if it was not run or did not end well: the constant's name.
    pub error: Option<&'static str>,
    /// The functions of the host that waited for it, innermost first, with their variables; of the first launches.
    pub host: Vec<HostFrame>,
}

/// What else there is to know of a program's run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProgramNote {
    /// More launches were made than are listed.
    LaunchesNotListed {
        /// How many are listed.
        listed: usize,
    },
    /// The program read the clock: times are virtual.
    VirtualTime,
    /// The work that streams use at the same time was not followed to the end.
    StreamsCut,
    /// Output was cut.
    OutputCut {
        /// At so many bytes.
        bytes: usize,
    },
    /// Kernels printed something after the last synchronisation, which a device discards.
    OutputDiscarded,
    /// With asynchronous work as late as possible the program prints something else.
    OrderChangesOutput,
    /// A function or variable that the program uses and nobody provides: the run ends where it is used.
    NotProvided {
        /// Its name.
        name: String,
        /// Where it is first called.
        loc: Option<Loc>,
    },
}

/// The result for one kernel, of one launch or of many.
#[derive(Clone, PartialEq, Debug)]
pub struct KernelResult {
    /// File, as it was named.
    pub file: String,
    /// Name of the kernel as the IR has it.
    pub kernel: String,
    /// Name of the kernel as the source has it, when that is known; else as [`Self::kernel`].
    pub display_name: String,
    /// Number of launches that were run.
    pub launches_tried: u64,
    /// The launch, or of several the first one.
    pub witness: Arc<Witness>,
    /// How the run ended.
    pub ending: Ending,
    /// Warp instructions executed in all launches.
    pub steps: u64,
    /// Findings, worst first.
    pub findings: Vec<Finding>,
    /// The findings by cause, if that was looked for: every finding is in one group.
    pub groups: Vec<CauseGroup>,
    /// What else there is to know.
    pub notes: Vec<Note>,
    /// What the kernel printed.
    pub output: String,
    /// Which sides of branches the launches took, when there was a search.
    pub coverage: Option<BranchCoverage>,
    /// How the launches were chosen, when there was a search.
    pub search: Option<SearchSummary>,
}

/// How a run ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Every thread came to its end.
    Finished,
    /// The first launch of a search reached a limit, others finished.
    SomeFinished,
    /// The kernel stopped itself or did what it must not; the findings say where.
    Trapped,
    /// The step budget was used up.
    StepLimit {
        /// The budget.
        max_steps: u64,
        /// Where a thread was then.
        loc: Option<Loc>,
    },
    /// A cap on what the executor keeps for a thread was reached.
    Cap {
        /// Which.
        cap: Cap,
        /// Where.
        loc: Option<Loc>,
    },
    /// No thread could continue.
    Deadlock {
        /// Where some thread is.
        loc: Option<Loc>,
    },
    /// An observer ended the run early.
    Stopped,
    /// The search was interrupted.
    Interrupted,
}

impl Ending {
    /// Whether a limit cut the run: what comes after is unknown.
    pub fn is_limit(&self) -> bool {
        matches!(
            self,
            Self::StepLimit { .. } | Self::Cap { .. } | Self::Stopped | Self::Interrupted
        )
    }
}

/// What else there is to know of a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// Statements use values that are undefined.
    UndefinedValues {
        /// Where, ascending; empty if no place is known.
        places: Vec<Loc>,
    },
    /// Races were not looked for to the end.
    RaceDetectionCut(RaceLimit),
    /// The kernel launches kernels, with which it was not compared.
    OwnLaunches,
    /// Too many bytes could race: a sample of them was looked at.
    RacesSampled,
    /// Order through fences was followed coarsely.
    FencesCoarse,
    /// More races were found than are kept.
    RacesTruncated {
        /// How many are kept.
        most: usize,
    },
    /// Barriers were not all looked at for redundancy.
    BarriersNotJudged {
        /// How many were not.
        barriers: usize,
    },
    /// Barriers were not looked at for redundancy, since the block has fewer threads than a warp.
    BlockTooSmallForBarriers,
    /// The kernel's output was cut.
    OutputCut {
        /// At so many bytes.
        bytes: usize,
    },
    /// Of a large grid some blocks were run.
    BlocksSampled {
        /// How many were run.
        run: u64,
        /// How many there are.
        total: u64,
    },
    /// Launches of a search were discarded.
    LaunchesDiscarded {
        /// How many.
        launches: u64,
        /// Why: the faults that made them implausible, the most frequent first, with the rule's name.
        why: Vec<(&'static str, Option<Loc>)>,
    },
    /// Memory errors behind pointers that the search made up are not reported.
    MadeUpPointers {
        /// Arguments that hold them.
        args: Vec<String>,
    },
    /// The first launch of a search did not end, others did.
    FirstLaunchCut(Box<Ending>),
    /// The launch breaks the contract.
    ContractBroken {
        /// The clause.
        clause: String,
        /// Where it comes from.
        origin: Origin,
    },
    /// The search was interrupted.
    SearchInterrupted,
    /// The search ended when it had done all its work.
    SearchWorkUsed {
        /// Launches by then.
        launches: u64,
    },
    /// The search ended when its time was up: its answer depends on the machine.
    SearchTimedOut {
        /// Milliseconds.
        milliseconds: u64,
    },
    /// A dimension that was not given has a default.
    DefaultUsed {
        /// The flag.
        flag: &'static str,
        /// Its value.
        value: u32,
    },
    /// The finding that was looked for does not show.
    FindingNotReproduced {
        /// Version of the tool that made the link.
        theirs: String,
    },
    /// What the program's `main` launches was not, or not to the end, found out by running it.
    MainNotFollowed {
        /// Its launches until then.
        launches: u64,
        /// Why.
        why: MainStop,
    },
    /// The program's `main` does not launch this kernel.
    NotLaunched,
    /// The program's `main` launches this kernel on memory that nothing wrote, or on none.
    MemoryLeftOut,
    /// Running the program's `main` showed faults of its host code.
    HostFaults {
        /// How many, without notes.
        faults: u64,
    },
    /// What the input's front end has to say.
    Input(String),
}

/// Why a program's `main` was not followed to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MainStop {
    /// Its host code does not compile with our headers, or cannot be lowered.
    NotCompiled,
    /// It ended by itself without having launched anything.
    Exited {
        /// Its exit code.
        code: i32,
    },
    /// It ended so, and had wanted to read a file or its standard input.
    NoInput,
    /// It used what is not supported.
    Unsupported {
        /// What.
        what: String,
    },
    /// It took all the steps that a check gives it.
    Budget,
    /// A fault of its host code, or a call of `abort`.
    Failed {
        /// What was wrong.
        why: String,
    },
}

/// Why race detection stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RaceLimit {
    /// Too many threads run at once.
    Threads,
    /// It needs more shadow memory than this, bytes.
    Shadow(u64),
}

/// Sides of branches that launches took.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BranchCoverage {
    /// Sides that some launch took.
    pub sides_taken: u64,
    /// All sides: two for each branch of the kernel and what it calls.
    pub sides: u64,
    /// What was not taken, where the branch's place is known.
    pub not_taken: Vec<(Loc, Untaken)>,
}

/// What of a branch no launch took.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Untaken {
    /// Neither side.
    NeverReached,
    /// Its condition was never true.
    NeverTrue,
    /// Its condition was never false.
    NeverFalse,
}

/// How a search chooses launches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Strategy {
    /// Launches that the kernel's code suggests, then evolution among plausible ones.
    #[default]
    Default,
    /// Simulee's evolutionary programming, as published.
    Simulee,
}

impl Strategy {
    /// The name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Self::Default => "default",
            Self::Simulee => "simulee",
        }
    }
}

/// How launches were chosen, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchSummary {
    /// How the launches were chosen.
    pub strategy: Strategy,
    /// Launches that were run and discarded as implausible.
    pub discarded: u64,
    /// Launches up to the first with a finding that is not a note.
    pub first_found: Option<u64>,
    /// Threads of the largest block of a launch that ended and was not discarded.
    pub largest_block: u64,
    /// Launches among those tried that the program's own `main` made.
    pub by_main: u64,
    /// The arguments that `main` got there.
    pub main_args: Vec<String>,
}
