//! Every cap on input and work, in one place.
//!
//! A cap is checked before memory is taken. Reaching one is an outcome of its own
//! ([`crate::diagnostic::Outcome::Limit`] or a limit outcome of a run), never a crash.

/// Longest text that is parsed, bytes.
pub const MAX_SOURCE_BYTES: usize = 64 << 20;
/// Longest text of one inline assembly that is read, bytes, and most instructions in it.
pub const MAX_ASM_BYTES: usize = 1 << 14;
/// See [`MAX_ASM_BYTES`].
pub const MAX_ASM_INSTRUCTIONS: usize = 512;
/// Deepest nesting of types, constants and metadata.
pub const MAX_NESTING: usize = 128;
/// Most elements of one vector type, and most scalars that one first-class value is split into.
pub const MAX_VALUE_SCALARS: u64 = 1024;
/// Widest integer that is executed, bits.
pub const MAX_EXEC_INT_BITS: u32 = 128;
/// Most threads of a block (CUDA C++ Programming Guide, compute capabilities).
pub const MAX_BLOCK_THREADS: u64 = 1024;
/// Largest block sizes by dimension.
pub const MAX_BLOCK_DIM: [u32; 3] = [1024, 1024, 64];
/// Largest grid sizes by dimension.
pub const MAX_GRID_DIM: [u32; 3] = [0x7fff_ffff, 65535, 65535];
/// Shared memory of one block, bytes (227 KiB is the most that sm_90 can opt in to).
pub const MAX_SHARED_BYTES: u64 = 227 << 10;
/// Most threads that are run of one launch; beyond it blocks are sampled and the report says so.
pub const MAX_THREADS: u64 = 1 << 22;
/// Longest contract, bytes.
pub const MAX_CONTRACT_BYTES: usize = 4096;
/// Most contract comments of one file.
pub const MAX_CONTRACTS: usize = 1000;
/// Most threads of a launch that the search chooses.
pub const MAX_SEARCH_THREADS: u64 = 1 << 13;
/// Longest buffer that the search makes, cells.
pub const MAX_SEARCH_CELLS: u64 = 1 << 16;
/// Longest link, bytes.
pub const MAX_LINK_BYTES: usize = 2 << 20;
/// Most bytes that a link may hold when inflated. The longest list of numbers in them still fits into
/// 64 MiB.
pub const MAX_STATE_BYTES: usize = 1 << 20;
/// Most asynchronous copies of a warp whose end is open. More cannot go to different words of the shared
/// memory that a block can have.
pub const MAX_OPEN_COPIES: usize = MAX_SHARED_BYTES as usize / 4;

/// Most warp instructions of a run under the debugger.
pub const MAX_SESSION_STEPS: u64 = 1 << 25;
/// Most steps of a run under the debugger of which it is kept who made them; 8 bytes each.
pub const MAX_TRACE_STEPS: u64 = 1 << 20;
/// Most barrier intervals, of all blocks, of a run under the debugger.
pub const MAX_SESSION_INTERVALS: usize = 1 << 17;
/// Most copies of a run that the debugger keeps, and the most bytes that they may take.
pub const MAX_CHECKPOINTS: usize = 64;
/// See [`MAX_CHECKPOINTS`].
pub const MAX_CHECKPOINT_BYTES: u64 = 256 << 20;
/// Most accesses of one byte that the debugger shows.
pub const MAX_UNIT_TUPLES: u64 = 10_000;
/// Most cells of memory that the debugger shows at once.
pub const MAX_SHOWN_CELLS: u64 = 1 << 16;
/// Most runs of bytes that the debugger notes as touched by a warp.
pub const MAX_TOUCHES: usize = 1 << 20;
/// Most breakpoints of a session.
pub const MAX_BREAKPOINTS: usize = 1000;

/// Most barrier statements of a kernel that are judged for redundancy.
pub const MAX_JUDGED_BARRIERS: usize = 256;

/// Caps of one run. The defaults suit a check on a developer's machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RunLimits {
    /// Most warp instructions.
    pub max_steps: u64,
    /// Most bytes of simulated device memory.
    pub max_memory: u64,
    /// Most bytes of shadow memory and recorded accesses.
    pub max_shadow: u64,
    /// Deepest call stack of a thread.
    pub max_call_depth: u32,
    /// Most bytes of captured `printf` output.
    pub max_output: usize,
    /// Most bytes of local memory of one thread.
    pub max_local_bytes: u64,
    /// Most findings kept (pairs of statements and kinds).
    pub max_findings: usize,
    /// Most warp instructions of all the further runs that judge barriers.
    pub max_redundancy_steps: u64,
}

impl Default for RunLimits {
    fn default() -> Self {
        Self {
            max_steps: 1_000_000_000,
            max_memory: 4 << 30,
            max_shadow: 4 << 30,
            max_call_depth: 128,
            max_output: 1 << 20,
            max_local_bytes: 512 << 10,
            max_findings: 1000,
            max_redundancy_steps: 4_000_000_000,
        }
    }
}

/// Distance between what the pointers of a buffer of pointers point to, bytes.
pub const ROW_BYTES: u64 = 1 << 14;
