//! Findings, as the detectors build them. `report` turns them into text and JSON.

use crate::bytecode::SiteId;
use crate::exec::event::{BarrierMismatch, Fault, ObjectId, Scope, Space};
use serde::{Deserialize, Serialize};

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
    /// Access outside every object (as memcheck).
    OutOfBounds,
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
    /// The step budget is used up.
    StepLimit,
    /// Behaviour depends on `undef` or `poison`.
    UndefinedValue,
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
            Self::OutOfBounds => "out-of-bounds",
            Self::Misaligned => "misaligned",
            Self::NullPointer => "null-pointer",
            Self::WrongSpace => "wrong-space",
            Self::UninitializedRead => "uninitialized-read",
            Self::DivisionByZero => "division-by-zero",
            Self::Unreachable => "unreachable",
            Self::Assert => "assert",
            Self::Trap => "trap",
            Self::Deadlock => "deadlock",
            Self::StepLimit => "step-limit",
            Self::UndefinedValue => "undefined-value",
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SideOp {
    /// Plain load.
    Read,
    /// Plain store.
    Write,
    /// Atomic operation with its scope.
    Atomic(Scope),
}

/// One side of a race: an access by one thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side {
    /// What it does.
    pub op: SideOp,
    /// Statement.
    pub site: SiteId,
    /// Thread.
    pub thread: Thread,
    /// Barrier interval of its block.
    pub interval: u32,
    /// Visit order of the memory unit (Simulee 3.2).
    pub visit_order: u32,
    /// Offset of the access in the object, bytes.
    pub offset: u64,
    /// Bytes accessed.
    pub size: u32,
    /// Value before, zero-extended.
    pub before: u64,
    /// Value after.
    pub after: u64,
    /// Step of the run at which it happened.
    pub step: u64,
}

/// A pair of statements that race in one way.
#[derive(Clone, PartialEq, Debug)]
pub struct RaceFinding {
    /// Kind.
    pub kind: RaceKind,
    /// Severity.
    pub severity: Severity,
    /// Shared or global.
    pub space: Space,
    /// Object.
    pub object: ObjectId,
    /// First byte touched by both.
    pub offset: u64,
    /// Bytes touched by both.
    pub bytes: u32,
    /// The two accesses, the earlier one of this run first.
    pub sides: [Side; 2],
    /// Pairs of accesses that this finding stands for.
    pub count: u64,
    /// Whether `count` is only a lower bound.
    pub at_least: bool,
    /// Why, for people: e.g. that the atomic's scope does not cover the other block.
    pub notes: Vec<String>,
    /// Whether the first side is an asynchronous copy that nobody had waited for when the second came.
    pub open_copy: bool,
}

/// Threads that do not meet at a barrier, for one set of barrier statements.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MismatchFinding {
    /// [`Rule::BarrierDivergence`] or [`Rule::ExitedThreads`].
    pub rule: Rule,
    /// Severity.
    pub severity: Severity,
    /// The first time it happened.
    pub example: BarrierMismatch,
    /// How many times it happened.
    pub count: u64,
}

/// A memory error or trap, for one statement and kind.
#[derive(Clone, PartialEq, Debug)]
pub struct FaultFinding {
    /// Rule.
    pub rule: Rule,
    /// Severity.
    pub severity: Severity,
    /// The first time it happened.
    pub example: Fault,
    /// Threads that met it, over the whole run.
    pub count: u64,
}

/// A performance note on one statement; always of severity note.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PerfFinding {
    /// [`Rule::BankConflict`], [`Rule::Uncoalesced`] or [`Rule::DivergentBranch`].
    pub rule: Rule,
    /// Statement.
    pub site: SiteId,
    /// Times that a warp executed it (for a branch: with its lanes parting).
    pub executions: u64,
    /// Passes over shared memory, sectors moved, or instructions executed with lanes parted, in all.
    pub cost: u64,
    /// What `cost` would be at best.
    pub ideal: u64,
    /// Most in one execution (not kept for branches).
    pub worst: u64,
}
