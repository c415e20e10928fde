//! Why a proof was not found.

use crate::extract::inline::Origin;

/// Something that a proof cannot follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Construct {
    /// An instruction of LLVM, by its opcode.
    Instruction(String),
    /// A call of a function without a body and without a known meaning; empty for a call through a
    /// pointer.
    Call(String),
    /// Inline assembly.
    Assembly,
    /// A function that calls itself.
    Recursion,
    /// An argument that is passed by value in memory.
    ByValue,
    /// A loop that is entered in several places.
    Irreducible,
    /// An operation of an mbarrier.
    Mbarrier,
    /// An asynchronous copy.
    AsyncCopy,
    /// A block barrier with a number or a thread count that is not constant, or which does not wait.
    NamedBarrier,
    /// A copy of memory whose length is not constant.
    Copy,
    /// A texture or surface.
    Texture,
    /// A mask that does not name every lane of the warp.
    PartialMask,
    /// Memory of the device's heap.
    Heap,
}

/// Why something has not been proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Open {
    /// The kernel, or the search for a proof, is too large.
    TooLarge,
    /// A construct that a proof cannot follow.
    Construct {
        /// The construct.
        construct: Construct,
        /// Its place.
        at: Option<Origin>,
    },
    /// Threads may take different sides of this branch, on which a barrier depends.
    Branch {
        /// The branch.
        at: Option<Origin>,
        /// The barrier.
        barrier: Option<Origin>,
    },
    /// Two accesses that may touch one byte.
    Pair(Box<OpenPair>),
}

/// A pair of accesses that may race, as far as is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenPair {
    /// The access of the first thread.
    pub first: Option<Origin>,
    /// The access of the second thread.
    pub second: Option<Origin>,
    /// Whether the threads are in different blocks.
    pub between_blocks: bool,
    /// What the addresses depend on that a proof knows nothing of.
    pub causes: Vec<Cause>,
}

/// What keeps a pair open.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Cause {
    /// A value that was read from memory which the kernel writes, or which is not known.
    Loaded(Option<Origin>),
    /// A value that other lanes computed, or that the machine chose.
    Computed(Option<Origin>),
    /// A pointer whose target is not known.
    Pointer(Option<Origin>),
    /// The result of an atomic operation.
    Atomic(Option<Origin>),
}
