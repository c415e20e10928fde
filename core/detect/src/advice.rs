//! What to do about a finding, as data: `report` makes sentences of it.
//!
//! An advice is given only if it was checked: against the two accesses, the code around them, and for barriers
//! against the launch that showed the finding. Where nothing is certain there is none.

use crate::symbols::Loc;

/// What to do about the findings of one cause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Advice {
    /// Wait for the asynchronous copy in its own thread, then synchronise.
    AwaitCopy,
    /// Put a barrier after the wait for the asynchronous copy.
    PublishCopy,
    /// Use atomic operations of device scope.
    WidenScope,
    /// Make the statement that reads, changes and writes one cell an atomic operation.
    AtomicUpdate {
        /// Which, if there is one for it.
        op: Option<Update>,
        /// The statement.
        at: Option<Loc>,
    },
    /// Read the cell by an atomic operation, as the other side changes it.
    AtomicRead {
        /// The plain reads.
        at: Vec<Loc>,
    },
    /// Write the cell by an atomic operation, as the other side changes it.
    AtomicWrite {
        /// The plain writes.
        at: Vec<Loc>,
    },
    /// Let one thread execute the write.
    OneWriter,
    /// Fences after the lock is taken and before it is released.
    FenceLock {
        /// The operation that takes the lock.
        taken: Option<Loc>,
        /// The operation that releases it.
        released: Option<Loc>,
    },
    /// A fence between the data and the flag or counter that announces it, on the sides that lack one.
    FenceHandover {
        /// The write of the flag or counter, if the side of the writer lacks its fence.
        announced: Option<Loc>,
        /// The read of it, if the side of the reader lacks its fence.
        observed: Option<Loc>,
    },
    /// `__syncthreads()` at each of these places.
    Barrier(Vec<BarrierPlace>),
    /// Read, then a barrier, then write: one statement does both.
    SplitStatement {
        /// The statement.
        at: Option<Loc>,
        /// The loop at the end of whose body another barrier is needed.
        again: Option<Loc>,
    },
    /// End the branch before the barrier that must go into it.
    LeaveBranch {
        /// The branch, which not all threads take.
        branch: Loc,
        /// The accesses that the barrier must separate.
        between: [Loc; 2],
    },
    /// `__syncwarp()` between the accesses of these places.
    WarpBarrier {
        /// Places of the accesses, ascending.
        at: Vec<Loc>,
        /// Whether a statement both reads and writes, so that it must be split.
        split: bool,
        /// Whether lanes are diverged at an access, so that the barrier must come after they have reconverged.
        reconverge: bool,
    },
    /// Write to another array, since blocks run in any order.
    OtherArray,
    /// Make the two accesses parts of two launches.
    SeparateLaunches {
        /// The loop whose iterations are to be launches.
        iterations: Option<Loc>,
        /// Whether the results must also go to another array than the one that is read.
        other_array: bool,
    },
    /// Skip the work instead of returning before a barrier.
    SkipWork,
    /// Make the number of arriving threads match.
    MatchCount,
    /// Move the barrier to where all threads pass.
    MoveBarrier,
    /// Skip the access where its index leaves the object.
    BoundIndex,
    /// Launch with more dynamic shared memory.
    MoreShared,
}

/// An update of a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum Update {
    Add,
    Sub,
    And,
    Or,
    Xor,
    Min,
    Max,
    /// The cell gets a new value, and the old one is used.
    Exchange,
    /// The cell gets a new value if it has a certain one.
    Claim,
}

/// Where a barrier is to be added.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum BarrierPlace {
    /// Between two places that each thread passes in this order.
    Between {
        /// The places.
        places: [Loc; 2],
        /// If both are calls of one function: its name.
        calls: Option<String>,
    },
    /// At the end of the body of a loop.
    LoopEnd {
        /// The loop.
        of: Loc,
        /// The last of the accesses in an iteration.
        last: Loc,
        /// The access of the next iteration.
        next: Loc,
    },
    /// At the start of the body of a loop.
    LoopStart {
        /// The loop.
        of: Loc,
    },
}

impl Advice {
    /// Name as in JSON.
    pub fn name(&self) -> &'static str {
        match self {
            Self::AwaitCopy => "await-copy",
            Self::PublishCopy => "publish-copy",
            Self::WidenScope => "widen-scope",
            Self::AtomicUpdate { .. } => "atomic-update",
            Self::AtomicRead { .. } => "atomic-read",
            Self::AtomicWrite { .. } => "atomic-write",
            Self::OneWriter => "one-writer",
            Self::FenceLock { .. } => "fence-lock",
            Self::FenceHandover { .. } => "fence-handover",
            Self::Barrier(_) => "barrier",
            Self::SplitStatement { .. } => "split-statement",
            Self::LeaveBranch { .. } => "leave-branch",
            Self::WarpBarrier { .. } => "warp-barrier",
            Self::OtherArray => "other-array",
            Self::SeparateLaunches { .. } => "separate-launches",
            Self::SkipWork => "skip-work",
            Self::MatchCount => "match-count",
            Self::MoveBarrier => "move-barrier",
            Self::BoundIndex => "bound-index",
            Self::MoreShared => "more-shared",
        }
    }
}

/// Findings with one cause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CauseGroup {
    /// What to do about all of them, if that is certain.
    pub advice: Option<Advice>,
    /// Positions of the findings, ascending; the first stands for the others.
    pub members: Vec<usize>,
}

/// What an edit of the source does that removes a finding.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Change {
    /// A barrier that nothing needs is deleted.
    DeletedBarrier,
    /// A barrier of the block becomes one of the warp.
    NarrowedBarrier,
    /// Barriers of the block are added: how many.
    AddedBarriers(u32),
    /// Barriers of the warp are added: how many.
    AddedWarpBarriers(u32),
    /// Barriers of the grid are added: how many.
    AddedGridBarriers(u32),
    /// A barrier leaves a branch that not all threads take.
    BarrierOutOfBranch,
    /// Threads skip work instead of returning before a barrier.
    GuardInsteadOfReturn,
    /// All threads make equally many iterations of a loop around a barrier.
    EqualTrips,
    /// The sides of a branch are parted by a barrier.
    PartedSides,
    /// An update becomes an atomic operation.
    AtomicUpdate,
    /// A write becomes an atomic operation.
    AtomicWrite,
    /// The same, of writes of different values: which one stays is not determined.
    AtomicWriteOfAny,
    /// A read becomes an atomic operation.
    AtomicRead,
    /// One thread executes a write.
    OneWriter,
    /// A statement reads before a barrier and writes after it.
    SplitStatement,
    /// Fences are added: how many.
    AddedFences(u32),
    /// An asynchronous copy is waited for.
    AwaitedCopy,
    /// Atomic operations get device scope.
    WidenedScope,
    /// A warp operation gets another mask.
    ChangedMask,
    /// A shared array is set to zero.
    Zeroed,
    /// A barrier waits for as many threads as reach it.
    MatchedCount,
}

impl Change {
    /// Name as in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::DeletedBarrier => "deleted-barrier",
            Self::NarrowedBarrier => "narrowed-barrier",
            Self::AddedBarriers(_) => "added-barriers",
            Self::AddedWarpBarriers(_) => "added-warp-barriers",
            Self::AddedGridBarriers(_) => "added-grid-barriers",
            Self::BarrierOutOfBranch => "barrier-out-of-branch",
            Self::GuardInsteadOfReturn => "guard-instead-of-return",
            Self::EqualTrips => "equal-trips",
            Self::PartedSides => "parted-sides",
            Self::AtomicUpdate => "atomic-update",
            Self::AtomicWrite => "atomic-write",
            Self::AtomicWriteOfAny => "atomic-write-of-any",
            Self::AtomicRead => "atomic-read",
            Self::OneWriter => "one-writer",
            Self::SplitStatement => "split-statement",
            Self::AddedFences(_) => "added-fences",
            Self::AwaitedCopy => "awaited-copy",
            Self::WidenedScope => "widened-scope",
            Self::ChangedMask => "changed-mask",
            Self::Zeroed => "zeroed",
            Self::MatchedCount => "matched-count",
        }
    }
}
