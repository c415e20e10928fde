//! What detectors observed in one run, by the numbers of the lowered program. [`crate::assemble`] makes findings of it.

use crate::finding::{Across, MismatchKind, RaceKind, Reason, Rule, Severity, SideOp, Thread};
use events::{BarrierMismatch, Fault, ObjectId, SiteId, Space};

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
pub struct ObservedRace {
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
    /// Why the accesses of these two sorts are not ordered by themselves: e.g. that the atomic's scope does
    /// not cover the other block.
    pub reasons: Vec<Reason>,
    /// Whether the first side is an asynchronous copy that nobody had waited for when the second came.
    pub open_copy: bool,
    /// Whether the sides are lanes of one warp that were converged at the first access or since, so that
    /// lockstep would order them.
    pub converged: bool,
    /// Between which threads such pairs were seen.
    pub across: Across,
}

/// Threads that do not meet at a barrier, for one set of barrier statements and of jumps by which threads
/// ended. Whether these have exited or skipped the barrier depends on the source: see [`crate::assemble`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObservedMismatch {
    /// In what way they do not meet.
    pub kind: MismatchKind,
    /// Severity.
    pub severity: Severity,
    /// The first time it happened.
    pub example: BarrierMismatch,
    /// How many times it happened.
    pub count: u64,
}

/// A memory error or trap, for one statement and kind.
#[derive(Clone, PartialEq, Debug)]
pub struct ObservedFault {
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
pub struct ObservedCost {
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
