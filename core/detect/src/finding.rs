//! Findings: what the detectors conclude, with the names of the source. `report` alone turns them into words.

use crate::host::HostFault;
use crate::symbols::{Branch, Cell, Loc, Place};
use base::hash;
use events::{BarrierLevel, FaultKind, ObjectId, Scope, Space, WarpFault};
use launch::Witness;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What a finding is about; the names are those of the JSON report.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// Two unordered accesses to one byte, one of them a write (as racecheck).
    Race,
    /// Threads of a block wait at different barriers (as synccheck).
    BarrierDivergence,
    /// Threads wait for threads that have exited.
    ExitedThreads,
    /// A barrier without which no race would appear.
    RedundantBarrier,
    /// A barrier of a block orders only lanes of one warp.
    WideBarrier,
    /// Access outside every object (as memcheck).
    OutOfBounds,
    /// Use of an allocation that has been freed.
    UseAfterFree,
    /// Free of what is not a live allocation of that kind.
    InvalidFree,
    /// Two pieces of a program's work that nothing orders, on the host or in streams, use the same memory.
    StreamRace,
    /// A copy in another direction than its arguments say.
    CopyDirection,
    /// A call of the runtime failed, and the program never asked whether.
    UncheckedError,
    /// Memory that was never freed.
    Leak,
    /// Access that is not aligned to its size.
    Misaligned,
    /// Access through null.
    NullPointer,
    /// Address space used wrongly.
    WrongSpace,
    /// Shared memory read before anyone wrote it (as initcheck).
    UninitializedRead,
    /// Integer division by zero.
    DivisionByZero,
    /// `unreachable` reached.
    Unreachable,
    /// `assert` failed.
    Assert,
    /// `__trap` or a trapping instruction.
    Trap,
    /// Nobody can go on.
    Deadlock,
    /// Behaviour depends on `undef` or `poison`.
    UndefinedValue,
    /// The mask of a warp operation does not name the lane that executes it.
    WarpMask,
    /// The result depends on a lane that does not take part in the shuffle that reads it.
    ShuffleSource,
    /// Lanes of a warp need the same shared-memory bank.
    BankConflict,
    /// A warp's global access touches many sectors.
    Uncoalesced,
    /// Lanes of a warp take both sides of a branch.
    DivergentBranch,
}

impl Rule {
    /// Name as in JSON: `barrier-divergence`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Race => "race",
            Self::BarrierDivergence => "barrier-divergence",
            Self::ExitedThreads => "exited-threads",
            Self::RedundantBarrier => "redundant-barrier",
            Self::WideBarrier => "wide-barrier",
            Self::OutOfBounds => "out-of-bounds",
            Self::UseAfterFree => "use-after-free",
            Self::InvalidFree => "invalid-free",
            Self::StreamRace => "stream-race",
            Self::CopyDirection => "copy-direction",
            Self::UncheckedError => "unchecked-error",
            Self::Leak => "leak",
            Self::Misaligned => "misaligned",
            Self::NullPointer => "null-pointer",
            Self::WrongSpace => "wrong-space",
            Self::UninitializedRead => "uninitialized-read",
            Self::DivisionByZero => "division-by-zero",
            Self::Unreachable => "unreachable",
            Self::Assert => "assert",
            Self::Trap => "trap",
            Self::Deadlock => "deadlock",
            Self::UndefinedValue => "undefined-value",
            Self::WarpMask => "warp-mask",
            Self::ShuffleSource => "shuffle-source",
            Self::BankConflict => "bank-conflict",
            Self::Uncoalesced => "uncoalesced",
            Self::DivergentBranch => "divergent-branch",
        }
    }
}

/// How bad.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Severity {
    Note,
    Warning,
    Error,
}

/// Kinds of races.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RaceKind {
    /// Read after write, in the order of this run.
    Raw,
    /// Write after read.
    War,
    /// Write after write.
    Waw,
    /// Lanes of one warp that are not diverged, under independent thread scheduling.
    WarpLevel,
    /// Both write the same value.
    SameValue,
}

impl RaceKind {
    /// Number of kinds.
    pub(crate) const COUNT: usize = Self::SameValue as usize + 1;
    /// Name as in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Raw => "raw",
            Self::War => "war",
            Self::Waw => "waw",
            Self::WarpLevel => "warp-level",
            Self::SameValue => "same-value",
        }
    }
}

/// A thread of the grid by linear numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Thread {
    /// Block of the grid.
    pub block: u64,
    /// Thread of the block.
    pub thread: u32,
}

/// What one side of a race does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SideOp {
    /// Atomic operation with its scope.
    Atomic(Scope),
    /// Plain load.
    Read,
    /// Plain store.
    Write,
}

impl SideOp {
    /// Name as in JSON: `read`, `write`, `atomic (block)`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Write => "write",
            Self::Atomic(Scope::Block) => "atomic (block)",
            Self::Atomic(Scope::Device) => "atomic (device)",
            Self::Atomic(Scope::System) => "atomic (system)",
        }
    }
    /// Whether it is an atomic operation.
    pub fn is_atomic(self) -> bool {
        matches!(self, Self::Atomic(_))
    }
}

/// Threads of a block, by warp: the warp's number and a mask of its lanes.
pub type LaneSets = Vec<(u32, u64)>;

/// In what way threads do not meet at a barrier.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MismatchKind {
    /// They wait at different barrier statements.
    DifferentBarriers,
    /// They wait at one statement that was reached through different calls.
    DifferentCalls,
    /// They wait at one statement in different iterations of a loop.
    DifferentIterations,
    /// Lanes of a waiting warp are elsewhere.
    PartOfWarp,
    /// Fewer threads arrive than the barrier waits for, so it never completes.
    TooFewThreads,
    /// The barrier completes without the others, which have gone past it to their end.
    SkippedBarrier,
    /// The barrier completes without the others, which have exited.
    ExitedThreads,
}

impl MismatchKind {
    /// The rule it falls under.
    pub fn rule(self) -> Rule {
        match self {
            Self::ExitedThreads => Rule::ExitedThreads,
            _ => Rule::BarrierDivergence,
        }
    }
}

/// Why a finding is one. Names are those of the JSON report; new ones may be added.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Reason {
    /// One side is an asynchronous copy that nobody had waited for: not even its own thread, which makes the
    /// other access, if `own_thread`.
    CopyNotAwaited {
        /// Whether the other access is of the thread that began the copy.
        own_thread: bool,
    },
    /// The threads are in different blocks.
    DifferentBlocks,
    /// Both are lanes of one warp, in one execution of one instruction.
    SameInstruction,
    /// Both are lanes of one warp that only lockstep would order.
    WarpLevel,
    /// Both are lanes of one warp, on different sides of a branch.
    BranchSides,
    /// No barrier lies between the two accesses of the block.
    NoBarrierBetween,
    /// One side is an asynchronous copy that its own thread had waited for, without a barrier afterwards.
    CopyNotPublished,
    /// An atomic operation's scope does not cover the other thread.
    ScopeTooNarrow,
    /// Only one of the two accesses is atomic.
    OneSideAtomic,
    /// Exited threads count as arrived, under `--exited arrive`.
    ExitedCountAsArrived,
    /// What a barrier makes of exited threads depends on the device.
    ExitedDependsOnDevice,
    /// It disappears if rows are longer, or parts of a buffer farther apart, as these arguments say, which the search
    /// chose.
    DependsOnRows {
        /// Names of the arguments.
        args: Vec<String>,
    },
    /// It shows only where ranges of a buffer overlap that begin where the cells of these arguments say.
    RangesOverlap {
        /// Names of the arguments.
        args: Vec<String>,
    },
    /// It shows only in launches that break conditions on the arguments, which callers keep.
    Precondition {
        /// The conditions, as a contract has them.
        clauses: Vec<String>,
    },
    /// Only blocks of unusual size show it: they are not made of whole warps, or a barrier that states its number
    /// of threads does not divide them.
    UnusualBlock,
    /// The kernel does not know its threads apart, and all of them write the same: it may be made for one thread.
    ForOneThread,
    /// No launch of the program's `main` is like the one that shows it.
    NotInProgram,
    /// With the contents that the program's `main` gives its buffers it does not show.
    ContentsNotInProgram,
    /// It is an error of memory or a trap, in a run whose arguments were guessed.
    ArgumentsGuessed,
    /// The program reads a file or its standard input, which the check did not have.
    InputMissing,
    /// The kernel rejects what some launches give it, and runs with what others do.
    OtherLaunchesPass,
    /// The finding depends on contents of buffers that the search chose.
    DependsOnContents {
        /// The arguments with their values, as `--arg` takes them.
        args: Vec<String>,
    },
}

/// A finding, with the names of the source and the launch that showed it.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// What it is about.
    pub rule: Rule,
    /// How bad.
    pub severity: Severity,
    /// Where it is reported: the first access, the barrier, or the statement at fault.
    pub place: Option<Place>,
    /// What was seen.
    pub subject: Subject,
    /// Why it is one.
    pub reasons: Vec<Reason>,
    /// How many occurrences (pairs of accesses, of a race) it stands for.
    pub count: u64,
    /// Whether there may be more than `count`.
    pub count_is_at_least: bool,
    /// Step of the run at which it showed.
    pub step: Option<u64>,
    /// The launch that showed it.
    pub witness: Arc<Witness>,
    /// Launches that showed it, when there was a search.
    pub launches: Option<u64>,
}

/// What a finding is about, by kind.
#[derive(Clone, PartialEq, Debug)]
pub enum Subject {
    /// Two accesses.
    Race(Box<Race>),
    /// Threads that do not meet at a barrier.
    Mismatch(Box<Mismatch>),
    /// A memory error or trap.
    Fault(Box<FaultAt>),
    /// A barrier that nothing needed, or that only lanes of one warp needed.
    RedundantBarrier(Box<RedundantBarrier>),
    /// Every thread is blocked.
    Deadlock,
    /// What a statement costs.
    Cost(Cost),
    /// What the host's code does wrong.
    Host(Box<HostFault>),
}

/// A barrier that could go, in the launches tried.
#[derive(Clone, PartialEq, Debug)]
pub struct RedundantBarrier {
    /// Launches that completed it.
    pub launches: u64,
    /// Launches tried by a search.
    pub tried: Option<u64>,
    /// Other barriers that could go, but not together with this one.
    pub alternatives: Vec<Place>,
}

/// A race of two accesses.
#[derive(Clone, PartialEq, Debug)]
pub struct Race {
    /// Kind.
    pub kind: RaceKind,
    /// Shared or global.
    pub space: Space,
    /// Object, and the first byte of it that both touch.
    pub object: ObjectId,
    /// See [`Self::object`].
    pub offset: u64,
    /// The bytes that both touch.
    pub cell: Cell,
    /// How many these are.
    pub bytes: u32,
    /// The accesses, the earlier one of this run first.
    pub sides: [AccessSide; 2],
    /// Between which threads such pairs were seen.
    pub across: Across,
}

/// Between which threads the pairs of accesses of a race were seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Across {
    /// Threads of different blocks.
    pub blocks: bool,
    /// Threads of one block in different warps.
    pub warps: bool,
    /// Lanes of one warp.
    pub lanes: bool,
    /// Of lanes of one warp: some lanes of the warp were diverged at one of the accesses.
    pub diverged: bool,
}

impl Across {
    /// Those of both.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            blocks: self.blocks || other.blocks,
            warps: self.warps || other.warps,
            lanes: self.lanes || other.lanes,
            diverged: self.diverged || other.diverged,
        }
    }
    /// Whether all pairs are of lanes of one warp.
    pub fn only_lanes(self) -> bool {
        !self.blocks && !self.warps
    }
}

/// A statement of the module, the same in every form of its kernel: function and instruction by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct StatementId {
    /// Function.
    pub function: u32,
    /// Instruction of the function.
    pub inst: u32,
}

/// One of the two accesses of a race.
#[derive(Clone, PartialEq, Debug)]
pub struct AccessSide {
    /// What it does.
    pub op: SideOp,
    /// Where.
    pub place: Place,
    /// Who.
    pub thread: Thread,
    /// Barrier interval of its block.
    pub interval: u32,
    /// Visit order of the memory unit (Simulee 3.2).
    pub visit_order: u32,
    /// The whole of what it touches.
    pub cell: Cell,
    /// Bytes accessed.
    pub size: u32,
    /// Value before, zero-extended.
    pub before: u64,
    /// Value after, zero-extended.
    pub after: u64,
    /// Step of the run at which it happened.
    pub step: u64,
    /// Offset of the access in the object, bytes.
    pub offset: u64,
    /// The statement.
    pub statement: Option<StatementId>,
    /// Iterations of the loops around it, outermost first, counted from 0; empty where they are not known or
    /// do not matter.
    pub iterations: Vec<u32>,
}

/// Threads of one block, or of the grid, that do not meet at a barrier.
#[derive(Clone, PartialEq, Debug)]
pub struct Mismatch {
    /// In what way.
    pub kind: MismatchKind,
    /// Whose barrier it is.
    pub level: BarrierLevel,
    /// Number of the barrier, 0 for `__syncthreads`.
    pub barrier: u32,
    /// Block, linear.
    pub block: u64,
    /// Barrier interval of the block.
    pub interval: u32,
    /// Who waits where, in order of first arrival.
    pub waiting: Vec<Waiting>,
    /// The number of threads that a barrier with a count waits for, and how many have arrived.
    pub threads: Option<(u32, u32)>,
    /// Threads that have exited: they returned, or were stopped by a fault.
    pub exited: LaneSets,
    /// Whether a fault stopped all of these.
    pub exited_by_fault: bool,
    /// Threads that have gone past the barrier to their end.
    pub skipped: LaneSets,
    /// Of a grid barrier: a block that has ended before it, and the number of such blocks.
    pub ended_blocks: Option<(u64, u64)>,
    /// Threads of waiting warps that are elsewhere.
    pub elsewhere: LaneSets,
    /// The branch at which they diverged.
    pub branch: Option<Branch>,
}

/// Threads that wait at one barrier instance.
#[derive(Clone, PartialEq, Debug)]
pub struct Waiting {
    /// Their block, linear.
    pub block: u64,
    /// The barrier, with the calls through which it was reached.
    pub place: Place,
    /// Iterations of the loops around it, outermost first, when the groups differ in them.
    pub iterations: Vec<u32>,
    /// Who.
    pub threads: LaneSets,
}

/// A memory error or trap, and who met it first.
#[derive(Clone, PartialEq, Debug)]
pub struct FaultAt {
    /// What kind.
    pub kind: FaultKind,
    /// Block, linear.
    pub block: u64,
    /// Thread of the block, linear.
    pub thread: u32,
    /// Barrier interval of the block.
    pub interval: u32,
    /// Whether the access writes.
    pub write: bool,
    /// Bytes accessed.
    pub size: u32,
    /// Address, for memory errors.
    pub address: Option<u64>,
    /// Object concerned, if one is near, and the offset in it; negative before its start.
    pub object: Option<ObjectId>,
    /// See [`Self::object`].
    pub offset: i64,
    /// Space of the object concerned, if one is near.
    pub space: Option<Space>,
    /// What lies there, if an object is near.
    pub cell: Option<Cell>,
    /// Text of a failed assertion and the like.
    pub message: String,
    /// Whether the address is one of the host's own memory.
    pub host: bool,
    /// What is wrong with a warp operation.
    pub warp: Option<WarpFault>,
}

/// What a statement costs; the numbers are of all its executions by warps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// Times that a warp executed it (for a branch: with its lanes diverging).
    pub executions: u64,
    /// Passes over shared memory, sectors moved, or instructions executed by some of the lanes only.
    pub cost: u64,
    /// What `cost` would be at best.
    pub ideal: u64,
    /// Most in one execution (not kept for branches).
    pub worst: u64,
}

impl Finding {
    /// The race, if it is one.
    pub fn race(&self) -> Option<&Race> {
        match &self.subject {
            Subject::Race(race) => Some(race),
            _ => None,
        }
    }
    /// Where it is reported, if that is known.
    pub fn loc(&self) -> Option<&Loc> {
        self.place.as_ref()?.loc.as_ref()
    }
    /// Name of the finer kind, as in JSON.
    pub fn kind_name(&self) -> Option<&'static str> {
        match &self.subject {
            Subject::Race(race) => Some(race.kind.name()),
            Subject::Host(fault) => fault.kind.name(&fault.operations),
            _ => None,
        }
    }
    /// Variable or argument concerned.
    pub fn object(&self) -> Option<&str> {
        match &self.subject {
            Subject::Race(race) => Some(&race.cell.object),
            Subject::Fault(fault) => fault.cell.as_ref().map(|c| c.object.as_str()),
            Subject::Host(fault) => fault.memory.as_ref().map(|m| m.by.as_str()),
            _ => None,
        }
    }
    /// A name for the finding that depends on what it is and where, not on launch, seed or count: 16
    /// hexadecimal digits.
    pub fn fingerprint(&self) -> String {
        let place = |loc: Option<&Loc>| {
            loc.map_or_else(String::new, |l| format!("{}:{}:{}", l.file_name(), l.line, l.column))
        };
        // Threads that wait at different barriers are its sides: the first of the first two groups.
        let mut places: Vec<String> = match &self.subject {
            Subject::Race(race) => {
                let side =
                    |s: &AccessSide| format!("{} {}", s.op.name(), place(s.place.loc.as_ref()));
                race.sides.iter().map(side).collect()
            }
            Subject::Mismatch(mismatch) if mismatch.waiting.len() > 1 => {
                let side = |w: &Waiting| format!("barrier {}", place(w.place.loc.as_ref()));
                mismatch.waiting.iter().take(2).map(side).collect()
            }
            Subject::Host(fault) => {
                fault.operations.iter().map(|o| place(o.place.loc.as_ref())).collect()
            }
            _ => vec![place(self.loc())],
        };
        places.sort();
        let text = format!(
            "{}\n{}\n{}\n{}",
            self.rule.name(),
            self.kind_name().unwrap_or(""),
            self.object().unwrap_or(""),
            places.join("\n"),
        );
        hash::name(text.as_bytes())
    }
}
