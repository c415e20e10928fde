//! The table of intrinsics: functions that have a meaning by their name and need no body.
//!
//! [`Intrinsic::resolve`] is the only place that interprets names. It runs once for each symbol of
//! a module ([`Symbol::intrinsic`](crate::module::Symbol)); everything else asks the resolved value
//! for its properties. Each dialect has a table of its own: [`llvm`] for what all targets share,
//! [`nvptx`] for NVIDIA's GPUs, [`library`] for libdevice, the C library and the device runtime, and
//! [`own`] for the `__ws_…` functions of warpscope's CUDA headers.

mod kinds;
mod library;
mod llvm;
mod nvptx;
mod own;
#[cfg(test)]
mod tests;

pub use kinds::{
    Arithmetic, AsyncOp, Axis, BarrierCall, BarrierReduction, BlockCopy, Conversion, FloatBinary,
    FloatClass, FloatFunction, IntFunction, MathFunction, MbarrierOp, MemorySpace, OtherRegister,
    Packed, Rounding, ShuffleMode, SpecialRegister, SyncScope, Unsupported, VoteMode,
    WarpReduction,
};
pub use nvptx::{BuiltinVariable, is_device_function, is_host_runtime};

use crate::RmwOp;

/// The meaning of a function without a body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intrinsic {
    /// Describes a variable for a debugger (`llvm.dbg.declare`, `llvm.dbg.value`).
    DebugVariable {
        /// Whether it gives the variable's address rather than its value.
        declare: bool,
    },
    /// Begin or end of a variable's lifetime.
    Lifetime,
    /// Any other function without an effect at run time: assumptions, hints, annotations.
    Ignored,
    /// Reads a special register.
    SpecialRegister {
        /// The register.
        register: SpecialRegister,
        /// Whether the read implies that the kernel uses the register's axis. Our headers read y
        /// and z with `__ws_sreg_…` where they count threads of a block or grid of any shape, so
        /// that a one-dimensional kernel that calls them stays one-dimensional.
        implies_axis: bool,
    },
    /// Floating-point arithmetic.
    Float(FloatFunction),
    /// Integer arithmetic.
    Int(IntFunction),
    /// A conversion.
    Convert(Conversion),
    /// A NaN; its argument, a string, has no effect.
    Nan {
        /// Whether a float rather than a double.
        single: bool,
    },
    /// A barrier of the block.
    Barrier(BarrierCall),
    /// A barrier of the grid.
    GridBarrier,
    /// A barrier of some lanes of the warp.
    WarpBarrier,
    /// A memory fence.
    Fence(SyncScope),
    /// Ends the kernel with a fault.
    Trap,
    /// Ends the thread.
    Exit,
    /// The mask of lanes that execute it together.
    ActiveMask,
    /// A shuffle.
    Shuffle {
        /// Which lane each lane reads from.
        mode: ShuffleMode,
        /// Whether the first argument is a member mask.
        sync: bool,
        /// Whether it also returns a predicate.
        predicate: bool,
    },
    /// A vote.
    Vote {
        /// What is computed from the predicates.
        mode: VoteMode,
        /// Whether the first argument is a member mask.
        sync: bool,
    },
    /// Finds the lanes with the same value.
    Match {
        /// Whether all members must have the same one.
        all: bool,
    },
    /// A reduction over a warp.
    WarpReduce(WarpReduction),
    /// An atomic operation: its arguments are the address and the operand, and for a
    /// compare-and-swap (no `op`) the address, the expected and the new value.
    Atomic {
        /// The operation.
        op: Option<RmwOp>,
        /// Its scope.
        scope: SyncScope,
    },
    /// An asynchronous copy, or waiting for some.
    Async(AsyncOp),
    /// An operation on an mbarrier.
    Mbarrier(MbarrierOp),
    /// A block copy or fill.
    Copy {
        /// Which.
        kind: BlockCopy,
        /// Whether it returns its first argument, as the functions of C do.
        returns: bool,
    },
    /// A load through the read-only cache.
    ReadOnlyLoad,
    /// A masked load or store of a vector.
    Masked {
        /// Whether a store.
        store: bool,
        /// Each element has its own address.
        scattered: bool,
        /// The selected elements are adjacent in memory.
        dense: bool,
    },
    /// Clears some bits of an address.
    PointerMask,
    /// Changes the address space of a pointer.
    PointerCast,
    /// Whether a generic address is in this space.
    IsSpace(MemorySpace),
    /// Formatted output.
    Printf {
        /// Whether the arguments follow the format, rather than being in memory at the second one.
        variadic: bool,
    },
    /// A failed assertion.
    AssertFail,
    /// Allocates memory on the device's heap.
    Malloc,
    /// Frees it.
    Free,
    /// Not simulated; only its result's kind is known.
    Unsupported(Unsupported),
}

/// What a result depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultKind {
    /// A function of the arguments and nothing else.
    Pure,
    /// A special register.
    Register(SpecialRegister),
    /// The same for all threads of a block that wait together, whatever the arguments.
    BlockUniform,
    /// Memory at the first argument.
    Load,
    /// Values of other lanes.
    Exchange,
    /// Which lanes take part, or their votes.
    Vote,
    /// The order of atomic operations.
    Atomic,
    /// Anything.
    Unknown,
}

/// How a function accesses the memory at one of its arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ArgumentAccess {
    /// Whether it writes; else it only reads.
    pub writes: bool,
    /// Whether the access is atomic.
    pub atomic: bool,
}

impl Intrinsic {
    /// The intrinsic of this name.
    pub fn resolve(name: &str) -> Option<Self> {
        if let Some(rest) = name.strip_prefix("llvm.") {
            nvptx::resolve(rest).or_else(|| llvm::resolve(rest))
        } else if let Some(rest) = name.strip_prefix("__ws_") {
            own::resolve(rest)
        } else {
            nvptx::cuda(name).or_else(|| library::resolve(name))
        }
    }

    /// What the result depends on.
    pub fn result(self) -> ResultKind {
        match self {
            Self::Float(_)
            | Self::Int(_)
            | Self::Convert(_)
            | Self::Nan { .. }
            | Self::PointerMask
            | Self::PointerCast
            | Self::IsSpace(_)
            | Self::Unsupported(Unsupported::Pure | Unsupported::TextureHandle) => ResultKind::Pure,
            Self::SpecialRegister { register, .. } => ResultKind::Register(register),
            Self::Barrier(_) => ResultKind::BlockUniform,
            Self::ReadOnlyLoad => ResultKind::Load,
            Self::Shuffle { .. }
            | Self::Match { .. }
            | Self::WarpReduce(_)
            | Self::Unsupported(Unsupported::Exchange) => ResultKind::Exchange,
            Self::Vote { .. } | Self::ActiveMask | Self::Unsupported(Unsupported::Vote) => {
                ResultKind::Vote
            }
            Self::Atomic { .. } | Self::Unsupported(Unsupported::Atomic) => ResultKind::Atomic,
            _ => ResultKind::Unknown,
        }
    }

    /// Whether a call only computes its result, as a function of its arguments.
    pub fn is_pure(self) -> bool {
        self.result() == ResultKind::Pure && (0..MAX_POINTERS).all(|i| self.access(i).is_none())
    }

    /// Whether a call has no effect at run time.
    pub fn is_ignored(self) -> bool {
        matches!(self, Self::DebugVariable { .. } | Self::Lifetime | Self::Ignored)
    }

    /// Whether a call only describes a variable.
    pub fn is_variable_marker(self) -> bool {
        matches!(self, Self::DebugVariable { .. } | Self::Lifetime)
    }

    /// Whether all threads of a block, or of several, wait for each other there.
    pub fn is_block_barrier(self) -> bool {
        matches!(self, Self::Barrier(_) | Self::GridBarrier)
    }

    /// Which argument of a barrier is its thread count, if it has one.
    pub fn barrier_count(self) -> Option<usize> {
        match self {
            Self::Barrier(b) => b.count,
            _ => None,
        }
    }

    /// Whether it is an operation on an mbarrier, with which threads of a block can wait for each
    /// other.
    pub fn is_mbarrier(self) -> bool {
        matches!(self, Self::Mbarrier(_) | Self::Async(AsyncOp::Arrive { .. }))
    }

    /// Whether lanes of a warp wait for each other there.
    pub fn is_warp_barrier(self) -> bool {
        matches!(self, Self::WarpBarrier)
    }

    /// The scope of a memory fence.
    pub fn fence(self) -> Option<SyncScope> {
        match self {
            Self::Fence(scope) => Some(scope),
            _ => None,
        }
    }

    /// Whether it is an atomic operation.
    pub fn is_atomic(self) -> bool {
        self.result() == ResultKind::Atomic
    }

    /// The scope of a compare-and-swap: its arguments are address, expected and new value.
    pub fn compare_and_swap(self) -> Option<SyncScope> {
        match self {
            Self::Atomic { op: None, scope } => Some(scope),
            _ => None,
        }
    }

    /// Whether the lanes of a warp exchange values, or learn which of them are active.
    pub fn is_warp_exchange(self) -> bool {
        matches!(self.result(), ResultKind::Exchange | ResultKind::Vote)
    }

    /// Whether its effect depends on which threads execute it together, so that it must not be moved
    /// across branches.
    pub fn is_convergent(self) -> bool {
        self.is_block_barrier() || self.is_warp_barrier() || self.is_warp_exchange()
    }

    /// How it accesses the memory at argument `i`, if it does.
    pub fn access(self, i: usize) -> Option<ArgumentAccess> {
        let read = ArgumentAccess { writes: false, atomic: false };
        let write = ArgumentAccess { writes: true, atomic: false };
        match (self, i) {
            (Self::Atomic { .. } | Self::Unsupported(Unsupported::Atomic), 0) => {
                Some(ArgumentAccess { writes: true, atomic: true })
            }
            (Self::Mbarrier(op), 0) if op != MbarrierOp::Pending => Some(write),
            (Self::Async(AsyncOp::Arrive { .. }), 0) => Some(write),
            (Self::Copy { .. } | Self::Async(AsyncOp::Copy { .. }), 0) => Some(write),
            (
                Self::Copy { kind: BlockCopy::Copy | BlockCopy::Move, .. }
                | Self::Async(AsyncOp::Copy { .. }),
                1,
            )
            | (Self::ReadOnlyLoad, 0) => Some(read),
            (Self::Masked { store: false, .. }, 0) => Some(read),
            (Self::Masked { store: true, .. }, 1) => Some(write),
            (Self::Float(f), i) if f.results_in_memory().contains(&i) => Some(write),
            (Self::Printf { .. } | Self::AssertFail, _) => Some(read),
            _ => None,
        }
    }
}

/// No intrinsic accesses memory through an argument after this many.
const MAX_POINTERS: usize = 4;

/// The variable in which kernels that launch kernels leave their launches (`ws/device_launch.h`).
pub const LAUNCH_QUEUE: &str = "__ws_launches";

/// Whether LLVM reserves the name of a global, as `llvm.used`.
pub fn is_reserved(name: &str) -> bool {
    name.starts_with("llvm.")
}
