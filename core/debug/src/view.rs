//! What a session answers, as plain data: the playground and the command line draw from these.
//!
//! Numbers of 64 bits that may be any bit pattern are texts; steps, blocks and offsets are numbers,
//! all below 2^53. A *site* is an index in [`SessionView::sites`], an *object* one in
//! [`SessionView::objects`].

use detect::finding::Rule;
use detect::symbols::{CallSite, Loc};
use serde::{Deserialize, Serialize};

macro_rules! views {
    ($($(#[$meta:meta])* pub $kind:ident $name:ident { $($body:tt)* })*) => { $(
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        $(#[$meta])*
        pub $kind $name { $($body)* }
    )* };
}

views! {
    /// Lanes of a warp: the low 32, and the high 32 of warps of 64.
    pub struct Mask {
        /// Lanes 0 to 31.
        pub lo: u32,
        /// Lanes 32 to 63.
        pub hi: u32,
    }

    /// A thread, or all threads of a warp.
    pub struct ThreadSel {
        /// Block, linear.
        pub block: u64,
        /// Warp of the block.
        pub warp: u32,
        /// Lane of the warp; `null` is the warp as a whole.
        pub lane: Option<u32>,
    }

    /// Where to go. The first form that is met counts; none met is the start or the end.
    #[serde(tag = "to", rename_all = "kebab-case")]
    pub enum Move {
        /// One instruction of whichever warp has its turn.
        Instruction,
        /// The next instruction of the selected thread or warp.
        Warp,
        /// Another source line of the selected thread or warp, also inside calls.
        Line,
        /// Another source line, over calls.
        Over,
        /// Out of the function (also an inlined one).
        Out,
        /// A barrier of the selected block completes.
        Barrier,
        /// The next access of the byte `offset` of `object` (of the selected block, if shared).
        Access {
            /// Object.
            object: u32,
            /// Byte.
            offset: u64,
        },
        /// The second access of a race, or the moment of another finding.
        Finding,
        /// A breakpoint.
        Continue,
        /// The start, or the end.
        End,
    }

    /// A breakpoint: a source line, and what must hold in some lane.
    pub struct Breakpoint {
        /// File as the debug information names it; empty is any.
        pub file: String,
        /// Line, from 1.
        pub line: u32,
        /// Condition on variables, registers (`%7`) and `threadIdx.x` etc.; `null` is always.
        pub condition: Option<String>,
    }

    /// Why a move ended where it did.
    #[serde(rename_all = "kebab-case")]
    pub enum StopReason {
        /// What was asked for was met.
        Met,
        /// A breakpoint was met on the way.
        Breakpoint,
        /// The run begins here.
        Start,
        /// The run ends here.
        End,
        /// The slice of work is used up; ask again to go on.
        More,
    }

    /// An instruction executed by lanes of a warp.
    pub struct Executed {
        /// Block, linear.
        pub block: u64,
        /// Warp of the block.
        pub warp: u32,
        /// Lanes that execute it together.
        pub mask: Mask,
        /// Statement.
        pub site: u32,
    }

    /// Where the session stands. At step k the first k warp instructions have been executed.
    pub struct StepView {
        /// Step.
        pub step: u64,
        /// Steps of the whole run.
        pub steps: u64,
        /// Why here.
        pub reason: StopReason,
        /// Which breakpoint, if one was met.
        pub breakpoint: Option<u32>,
        /// The instruction executed last; `null` at the start.
        pub last: Option<Executed>,
        /// The instruction that comes next; `null` at the end.
        pub next: Option<Executed>,
    }

    /// A statement of the kernel.
    pub struct SiteView {
        /// Function of the source.
        pub function: String,
        /// Place in the source, if known.
        pub loc: Option<Loc>,
        /// Calls that were inlined, innermost first.
        pub inlined_at: Vec<CallSite>,
        /// Line of the IR text, from 1.
        pub ir_line: u32,
    }

    /// A memory object.
    pub struct ObjectView {
        /// Number.
        pub object: u32,
        /// Name of the variable or argument.
        pub name: String,
        /// `shared`, `global` or `constant`.
        pub space: String,
        /// First byte within the object: variables of shared memory lie in one object.
        pub offset: u64,
        /// Bytes at the start of the run.
        pub bytes: u64,
        /// Type of a cell: `f32`, `i32`, ….
        pub element: String,
        /// Bytes of a cell.
        pub element_size: u32,
        /// Whether it grows to what the kernel touches.
        pub open: bool,
    }

    /// The stretch of a block's run between two completed barriers.
    pub struct IntervalView {
        /// Number, from 0.
        pub interval: u32,
        /// Step before the first instruction.
        pub first: u64,
        /// Step at which the barrier that ends it completed, or the block ended.
        pub last: u64,
        /// The barrier statement that ends it; `null` at the block's end.
        pub site: Option<u32>,
    }

    /// A block's part of the run.
    pub struct BlockSpan {
        /// Block, linear.
        pub block: u64,
        /// Its place in the grid, `[x, y, z]`.
        pub at: [u32; 3],
        /// Step at which it began.
        pub first: u64,
        /// Step at which it ended.
        pub last: u64,
        /// Its barrier intervals.
        pub intervals: Vec<IntervalView>,
    }

    /// When a finding's two sides happened. Races that show only when blocks or warps take their turns in
    /// another order than the session's have none.
    pub struct FindingSteps {
        /// Index in the report's findings.
        pub finding: u32,
        /// Step after the first access.
        pub first: Option<u64>,
        /// Step after the second access: where "go to finding" goes.
        pub second: u64,
    }

    /// The cell that a finding is about.
    pub struct FindingCell {
        /// Index in the report's findings.
        pub finding: u32,
        /// Index in [`SessionView::objects`].
        pub object: u32,
        /// Cell of the object, counted in cells of `element_size` bytes.
        pub cell: u64,
    }

    /// A side of a branch, and how often a warp took it.
    pub struct BranchView {
        /// The branch.
        pub site: u32,
        /// Warps that took the first target.
        pub taken: u64,
        /// Warps that took the other.
        pub not_taken: u64,
    }

    /// A basic block of a function.
    pub struct FlowBlock {
        /// Label.
        pub name: String,
        /// Statements, first and last.
        pub first: u32,
        /// Last statement.
        pub last: u32,
        /// Successors, by index in the function's blocks.
        pub to: Vec<u32>,
        /// Where lanes that part here meet again, by index; `null` is the exit or no branch.
        pub rejoin: Option<u32>,
        /// Whether lanes of a warp parted here in this run.
        pub diverged: bool,
    }

    /// The control flow of a function.
    pub struct FlowFunction {
        /// Name in the source.
        pub name: String,
        /// Basic blocks; the first is the entry.
        pub blocks: Vec<FlowBlock>,
    }

    /// A performance note.
    pub struct PerfView {
        /// `bank-conflict`, `uncoalesced` or `divergent-branch`.
        pub rule: Rule,
        /// Statement.
        pub site: u32,
        /// Executions by warps.
        pub executions: u64,
        /// Passes or sectors that they took.
        pub cost: u64,
        /// The least possible.
        pub ideal: u64,
        /// The worst one.
        pub worst: u64,
    }

    /// Everything about a run that does not depend on the step.
    pub struct SessionView {
        /// Steps of the run.
        pub steps: u64,
        /// Whether the session's own limit cut the run short.
        pub cut: bool,
        /// Lanes of a warp.
        pub warp_size: u32,
        /// Warps of a block.
        pub warps: u32,
        /// Threads of a block.
        pub threads: u32,
        /// Statements.
        pub sites: Vec<SiteView>,
        /// Memory.
        pub objects: Vec<ObjectView>,
        /// Blocks that ran, in order of their start.
        pub blocks: Vec<BlockSpan>,
        /// Steps of the findings, in order of `second`.
        pub findings: Vec<FindingSteps>,
        /// Cells that findings are about, in order of the findings.
        pub cells: Vec<FindingCell>,
        /// Branches and how often they were taken.
        pub branches: Vec<BranchView>,
        /// Control flow.
        pub flow: Vec<FlowFunction>,
        /// Bank conflicts, uncoalesced accesses, divergent branches.
        pub perf: Vec<PerfView>,
    }

    /// Lanes that execute together, or wait.
    pub struct FragmentView {
        /// Lanes.
        pub mask: Mask,
        /// `runs` (next of all), `ready`, `masked`, `barrier`, `warp-barrier` or `grid-barrier`.
        pub state: String,
        /// The statement that comes next, or the barrier waited at.
        pub site: u32,
        /// Calls from the kernel, outermost first.
        pub calls: Vec<u32>,
    }

    /// Where lanes that parted meet again.
    pub struct JoinView {
        /// The statement at which they go on together.
        pub site: u32,
        /// Lanes expected.
        pub expected: Mask,
        /// Lanes that wait there already.
        pub arrived: Mask,
    }

    /// A warp at a step.
    pub struct WarpView {
        /// Warp of the block.
        pub warp: u32,
        /// A letter for each lane: `R` runs next, `r` ready, `m` masked by divergence, `B` waits at a
        /// block barrier, `W` at a warp barrier, `G` at the grid barrier, `x` exited, `T` stopped by a
        /// fault, `-` no such thread.
        pub lanes: String,
        /// Fragments, the one that would run next first.
        pub fragments: Vec<FragmentView>,
        /// The reconvergence stack, innermost first.
        pub joins: Vec<JoinView>,
    }

    /// A block at a step.
    pub struct BlockView {
        /// Block, linear.
        pub block: u64,
        /// `waiting` (not begun), `running` or `ended`.
        pub status: String,
        /// Barrier interval, from 0.
        pub interval: u32,
        /// Warps; empty unless it runs or has just ended.
        pub warps: Vec<WarpView>,
    }

    /// A variable or register by lane.
    pub struct ValueView {
        /// Name: of the source, or of the IR with `%`.
        pub name: String,
        /// Type.
        pub ty: String,
        /// Function of the source, for variables of inlined calls.
        pub function: String,
        /// Whether the values are addresses.
        pub pointer: bool,
        /// A value for each lane; `null` where it has none.
        pub lanes: Vec<Option<String>>,
    }

    /// What a warp's lanes hold.
    pub struct ValuesView {
        /// Variables of the source.
        pub variables: Vec<ValueView>,
        /// Values of the IR.
        pub registers: Vec<ValueView>,
    }

    /// Cells of memory.
    pub struct MemoryView {
        /// Object.
        pub object: u32,
        /// First byte.
        pub offset: u64,
        /// Values; `null` is uninitialised or beyond the end.
        pub cells: Vec<Option<String>>,
        /// Who touched each cell in this interval, and before.
        pub touched: Vec<CellTouch>,
    }

    /// Who touched a cell.
    pub struct CellTouch {
        /// Cell of the window.
        pub cell: u32,
        /// Warps that read it in the current interval of the block, two at most.
        pub readers: Vec<u32>,
        /// Warps that wrote it in the current interval, two at most.
        pub writers: Vec<u32>,
        /// Touched in an earlier interval.
        pub earlier: bool,
    }

    /// What an access of a memory unit does.
    #[serde(rename_all = "lowercase")]
    pub enum TupleAction {
        /// A plain load.
        Read,
        /// A plain store.
        Write,
        /// An atomic operation.
        Atomic,
    }

    /// The threads among which an atomic operation is atomic.
    #[serde(rename_all = "lowercase")]
    pub enum TupleScope {
        /// Those of one block.
        Block,
        /// Those of the device.
        Device,
        /// All, and the host.
        System,
    }

    /// One access of a memory unit (Simulee's unit tuple, extended).
    pub struct TupleView {
        /// Visit order of the unit.
        pub visit_order: u32,
        /// Block, linear.
        pub block: u64,
        /// Thread of the block, linear.
        pub thread: u32,
        /// Warp.
        pub warp: u32,
        /// What it does.
        pub action: TupleAction,
        /// The scope of an atomic operation, else `null`.
        pub scope: Option<TupleScope>,
        /// Statement.
        pub site: u32,
        /// Barrier interval.
        pub interval: u32,
        /// Step after the access.
        pub step: u64,
        /// First byte of the access.
        pub offset: u64,
        /// Bytes.
        pub size: u32,
        /// Lanes that executed it together.
        pub active: Mask,
        /// Value before.
        pub before: String,
        /// Value after.
        pub after: String,
    }

    /// The accesses of one byte in the whole run, in order.
    pub struct UnitView {
        /// Object.
        pub object: u32,
        /// Byte.
        pub offset: u64,
        /// The accesses.
        pub tuples: Vec<TupleView>,
        /// Accesses that were not kept.
        pub dropped: u64,
    }
}

impl From<u64> for Mask {
    fn from(mask: u64) -> Self {
        Self { lo: mask as u32, hi: (mask >> 32) as u32 }
    }
}

/// Who accesses which cells between the barriers of a block.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OwnersView {
    /// The barrier intervals in which memory is accessed.
    pub intervals: Vec<OwnedInterval>,
    /// Whether more was accessed than is here.
    pub cut: bool,
}

/// The accesses of a barrier interval.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OwnedInterval {
    /// Its number.
    pub interval: u32,
    /// By object.
    pub objects: Vec<OwnedObject>,
}

/// The cells of an object that are accessed in an interval.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OwnedObject {
    /// Position in [`SessionView::objects`].
    pub object: u32,
    /// The cells, ascending.
    pub cells: Vec<OwnedCell>,
}

/// A cell with the threads of the block that access it, a few of each kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OwnedCell {
    /// Index in the object.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub cell: u64,
    /// Threads that write it.
    pub writers: Vec<u32>,
    /// Threads that read it.
    pub readers: Vec<u32>,
    /// Threads that update it atomically.
    pub updaters: Vec<u32>,
    /// A statement that writes or updates it.
    pub write_site: Option<u32>,
    /// A statement that reads it.
    pub read_site: Option<u32>,
}
