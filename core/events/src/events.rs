//! The events of a run, as values.

use crate::LaneMask;
use base::entity;

entity! {
    /// A statement: one instruction of the IR that can be named in a finding. The lowered program maps it
    /// to function, instruction and debug location.
    pub struct SiteId("site");
}

entity! {
    /// A memory object that several threads can access: object 0 is the shared memory of the
    /// running block, the others are buffers and module globals.
    pub struct ObjectId("obj");
}

/// The object for the shared memory of whichever block is running.
pub const SHARED_OBJECT: ObjectId = ObjectId(0);

/// The memory that an access refers to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Space {
    Global,
    Shared,
    Constant,
    Local,
}

/// The set of threads that an atomic operation or fence applies to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Scope {
    /// Threads of one block.
    Block,
    /// Threads of the device.
    Device,
    /// All threads and the host.
    System,
}

/// The kind of an access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AccessKind {
    /// Plain load.
    Read,
    /// Plain store.
    Write,
    /// Atomic load, store, or read-modify-write.
    Atomic {
        /// Whether the location is read.
        reads: bool,
        /// Whether the location is written (also by a failed compare-and-swap, which may write).
        writes: bool,
        /// Scope.
        scope: Scope,
        /// Whether it also has acquire semantics.
        acquire: bool,
        /// Whether it also has release semantics.
        release: bool,
    },
}

impl AccessKind {
    /// Whether the access may change the location.
    #[inline]
    pub fn writes(self) -> bool {
        matches!(self, Self::Write | Self::Atomic { writes: true, .. })
    }
    /// Whether the access is atomic.
    #[inline]
    pub fn is_atomic(self) -> bool {
        matches!(self, Self::Atomic { .. })
    }
}

/// A warp and a point in time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WarpContext {
    /// Linear number of the block in the grid.
    pub block: u64,
    /// Warp of the block.
    pub warp: u32,
    /// Lanes that execute the instruction together.
    pub active: LaneMask,
    /// Barrier interval of the block: number of block-wide barriers it has completed.
    pub interval: u32,
    /// Warp instructions executed so far in the whole run.
    pub step: u64,
}

/// The bytes of the object that each lane accesses. Offsets are bytes from the object's start.
#[derive(Clone, Copy, Debug)]
pub enum Lanes<'a> {
    /// Lanes `first..first + count` access consecutive cells of `size` bytes from `offset` on.
    Consecutive {
        /// First lane.
        first: u32,
        /// Number of lanes.
        count: u32,
        /// Offset of the first lane's cell.
        offset: u64,
    },
    /// All lanes of `mask` access the one cell at `offset`.
    Same {
        /// Lanes.
        mask: LaneMask,
        /// Offset.
        offset: u64,
    },
    /// The lanes of `mask` access the cells at `offsets[lane]`.
    Scattered {
        /// Lanes.
        mask: LaneMask,
        /// Offsets by lane; only those of `mask` are valid.
        offsets: &'a [u64],
    },
}

impl Lanes<'_> {
    /// Calls `f(lane, offset)` for each lane, in order of lanes.
    #[inline]
    pub fn for_each(&self, size: u32, mut f: impl FnMut(u32, u64)) {
        match *self {
            Lanes::Consecutive { first, count, offset } => {
                for i in 0..count {
                    f(first + i, offset + u64::from(i) * u64::from(size));
                }
            }
            Lanes::Same { mask, offset } => {
                for lane in mask.iter() {
                    f(lane, offset);
                }
            }
            Lanes::Scattered { mask, offsets } => {
                for lane in mask.iter() {
                    f(lane, offsets[lane as usize]);
                }
            }
        }
    }
    /// The lanes, as a mask.
    #[inline]
    pub fn mask(&self) -> LaneMask {
        match *self {
            Lanes::Consecutive { first, count, .. } => LaneMask::range(first, count),
            Lanes::Same { mask, .. } | Lanes::Scattered { mask, .. } => mask,
        }
    }
}

/// Values of an access by lane, at most eight bytes each, zero-extended. Filled only for observers
/// with [`Observer::VALUES`].
#[derive(Clone, Copy, Debug)]
pub struct LaneValues<'a> {
    /// Contents of the location before the access.
    pub before: &'a [u64],
    /// Contents after the access (equal to `before` for a read).
    pub after: &'a [u64],
}

/// One instruction's access to one object by lanes of one warp. An instruction that accesses
/// several objects, or whose lanes form several patterns, is reported as several of these with the
/// same `step`.
#[derive(Clone, Copy, Debug)]
pub struct Access<'a> {
    /// Warp and time.
    pub context: WarpContext,
    /// The statement.
    pub site: SiteId,
    /// Kind of access.
    pub kind: AccessKind,
    /// Whether volatile.
    pub volatile: bool,
    /// Object accessed. Local and constant memory are not reported, since no race is possible
    /// there.
    pub object: ObjectId,
    /// Bytes accessed by each lane, 1 to 16.
    pub size: u32,
    /// Lanes and offsets.
    pub lanes: Lanes<'a>,
    /// Values, for observers that request them.
    pub values: Option<LaneValues<'a>>,
    /// One side of an asynchronous copy: it may happen at any time until [`Observer::copy_done`].
    pub asynchronous: bool,
}

/// A barrier that all participants have reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BarrierDone<'a> {
    /// Block.
    pub block: u64,
    /// Barrier number, 0 for `__syncthreads`.
    pub barrier: u32,
    /// Statement of the (first) waiting thread.
    pub site: SiteId,
    /// Whether it was block-wide, so that a new interval starts. Named barriers with a thread count
    /// are not.
    pub block_wide: bool,
    /// Interval that has ended, if block-wide.
    pub interval: u32,
    /// Steps so far.
    pub step: u64,
    /// The participants, if it was not block-wide: warps and lanes.
    pub members: &'a [(u32, u64)],
}

/// The next instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    /// Who will execute it, and the number of steps so far.
    pub context: WarpContext,
    /// Statement.
    pub site: SiteId,
    /// Position in the code of its function: a statement may have several instructions, also at the edges behind it.
    pub pc: u32,
    /// Call depth from the kernel.
    pub depth: u32,
}

/// A problem that the executor itself detects.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// What kind.
    pub kind: FaultKind,
    /// Statement.
    pub site: SiteId,
    /// The warp (lanes in `context.active` are those with the fault).
    pub context: WarpContext,
    /// Lanes with the fault.
    pub lanes: LaneMask,
    /// Address of the first faulty lane, for memory faults.
    pub address: Option<u64>,
    /// Object concerned, if there is one near the address.
    pub object: Option<ObjectId>,
    /// Offset in the object, bytes; negative before its start.
    pub offset: i64,
    /// Bytes accessed.
    pub size: u32,
    /// Whether the access writes.
    pub write: bool,
    /// Whether the address is one of the thread's local memory.
    pub local: bool,
    /// Text of a failed assertion, or further detail.
    pub message: String,
    /// What is wrong with a warp operation.
    pub warp: Option<WarpFault>,
}

/// What is wrong with an operation of a warp, for the first faulty lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WarpFault {
    /// Its mask does not name it.
    Mask {
        /// The mask.
        mask: u64,
    },
    /// It reads a lane that does not take part.
    Source {
        /// The lane.
        lane: u32,
        /// Why it does not.
        absent: AbsentLane,
    },
}

/// Why a lane does not take part in a shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AbsentLane {
    /// The block has no such thread.
    NoThread,
    /// It has ended.
    Ended,
    /// The mask of the reading lane does not name it.
    NotInMask,
    /// It executes something else.
    Elsewhere,
}

/// Kinds of [`Fault`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum FaultKind {
    OutOfBounds,
    /// An address in an allocation that has been freed.
    UseAfterFree,
    Misaligned,
    NullPointer,
    /// A pointer of one address space that holds an address of another, or a write to constant memory.
    WrongSpace,
    UninitializedRead,
    DivisionByZero,
    Unreachable,
    Assert,
    Trap,
    /// A branch, address or call that depends on `undef`.
    UndefinedValue,
    /// The mask of a warp operation does not name the lane that executes it.
    WarpMask,
    /// The result depends on a value that a shuffle reads from a lane that does not take part.
    ShuffleSource,
}

/// A cap on what the executor keeps for a thread or a launch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cap {
    /// Calls nest deeper than this.
    CallDepth(u32),
    /// A thread needs more bytes of local memory than this.
    LocalMemory(u64),
    /// A buffer without a length grows beyond so many bytes.
    OpenBuffer(u64),
    /// All memory that a launch may use is used.
    DeviceMemory,
}

/// Which threads a barrier is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum BarrierLevel {
    /// Those of a block, or as many of them as it says.
    #[default]
    Block,
    /// Lanes of a warp: also of shuffles, votes and the like, which wait for the lanes of their mask.
    Warp,
    /// Those of the grid.
    Grid,
}

/// Threads that wait at one barrier instance, when they cannot continue together with others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BarrierGroup {
    /// The block of the threads.
    pub block: u64,
    /// The barrier statement.
    pub site: SiteId,
    /// Call sites from the kernel to the barrier's function, outermost first.
    pub calls: Vec<SiteId>,
    /// Iteration counts of the loops around it, outermost first, if those differ between groups.
    pub trips: Vec<u32>,
    /// Waiting lanes by warp: (warp, mask).
    pub threads: Vec<(u32, u64)>,
}

/// Lanes that have ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndedLanes {
    /// Warp of the block.
    pub warp: u32,
    /// Lanes.
    pub lanes: u64,
    /// The jump by which they left the kernel; `None` if a fault stopped them.
    pub by: Option<SiteId>,
}

/// Threads that do not reach the same barrier instance.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BarrierMismatch {
    /// Whose barrier it is.
    pub level: BarrierLevel,
    /// Block.
    pub block: u64,
    /// Interval.
    pub interval: u32,
    /// Barrier number.
    pub barrier: u32,
    /// The number of threads that a barrier with a count waits for, and how many have arrived.
    pub count: Option<(u32, u32)>,
    /// The waiting threads by barrier instance, in order of first arrival.
    pub waiting: Vec<BarrierGroup>,
    /// Lanes that have ended.
    pub ended: Vec<EndedLanes>,
    /// Of a grid barrier: a block that has ended before it, and the number of such blocks.
    pub ended_blocks: Option<(u64, u64)>,
    /// Whether the barrier completes nevertheless. If not, its threads wait for ever.
    pub completes: bool,
    /// Lanes of a waiting warp that are active elsewhere: (warp, mask).
    pub diverged: Vec<(u32, u64)>,
    /// The branch at which the lanes of a warp diverged, if known.
    pub branch: Option<SiteId>,
    /// Steps so far.
    pub step: u64,
}

/// The distance from the left operand of a comparison to the right one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Gap {
    /// For integers, signed or unsigned like the comparison; clamped to the nearest value that
    /// fits.
    Int(i64),
    /// Of floats.
    Float(f64),
}

impl Gap {
    /// Magnitude of the distance; for floats in thousandths, the maximum for NaN.
    pub fn size(self) -> u64 {
        match self {
            Self::Int(n) => n.unsigned_abs(),
            Self::Float(x) if x.is_nan() => u64::MAX,
            Self::Float(x) => (x.abs() * 1024.0).ceil() as u64,
        }
    }
}

/// Lanes have compared two values.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Comparison {
    /// Warp and time.
    pub context: WarpContext,
    /// Statement.
    pub site: SiteId,
    /// The smallest distance among lanes for which the comparison does not hold, and among those
    /// for which it holds.
    pub gaps: [Option<Gap>; 2],
}
