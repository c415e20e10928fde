//! Limits on input and work, in one place.
//!
//! A limit is checked before memory is allocated. Reaching one is a separate outcome
//! ([`crate::diagnostic::Outcome::Limit`] or a limit outcome of a run), never a crash.

/// Maximum size of a text that is parsed, bytes.
pub const MAX_SOURCE_BYTES: usize = 64 << 20;
/// Maximum size of one inline assembly text, bytes.
pub const MAX_ASM_BYTES: usize = 1 << 14;
/// Maximum number of instructions in one inline assembly text.
pub const MAX_ASM_INSTRUCTIONS: usize = 512;
/// Maximum nesting of types, constants and metadata.
pub const MAX_NESTING: usize = 128;
/// Maximum number of elements of a vector type, and of scalars in a first-class value.
pub const MAX_VALUE_SCALARS: u64 = 1024;
/// Widest integer that is executed, bits.
pub const MAX_EXEC_INT_BITS: u32 = 128;
/// Maximum number of threads in a block (CUDA C++ Programming Guide, compute capabilities).
pub const MAX_BLOCK_THREADS: u64 = 1024;
/// Maximum block size by dimension.
pub const MAX_BLOCK_DIM: [u32; 3] = [1024, 1024, 64];
/// Maximum grid size by dimension.
pub const MAX_GRID_DIM: [u32; 3] = [0x7fff_ffff, 65535, 65535];
/// Maximum shared memory of a block, bytes (227 KiB is what sm_90 can opt in to).
pub const MAX_SHARED_BYTES: u64 = 227 << 10;
/// Maximum number of threads of a launch that are run; in larger launches blocks are sampled and
/// the report says so.
pub const MAX_THREADS: u64 = 1 << 22;
/// Maximum length of a contract, bytes.
pub const MAX_CONTRACT_BYTES: usize = 4096;
/// Maximum number of contract comments in a file.
pub const MAX_CONTRACTS: usize = 1000;
/// Maximum number of threads in a launch that the search chooses.
pub const MAX_SEARCH_THREADS: u64 = 1 << 13;
/// Maximum length of a buffer that the search chooses, cells.
pub const MAX_SEARCH_CELLS: u64 = 1 << 16;
/// Maximum length of a link, bytes.
pub const MAX_LINK_BYTES: usize = 2 << 20;
/// Maximum size of the state in a link after decompression, bytes. The longest list of numbers in
/// it then takes at most 64 MiB.
pub const MAX_STATE_BYTES: usize = 1 << 20;
/// Maximum number of pending asynchronous copies of a warp. More cannot go to different words of
/// the shared memory that a block can have.
pub const MAX_OPEN_COPIES: usize = MAX_SHARED_BYTES as usize / 4;

/// Maximum number of warp instructions of a run under the debugger.
pub const MAX_SESSION_STEPS: u64 = 1 << 25;
/// Maximum number of steps of a run under the debugger for which the executing warp is recorded; 8
/// bytes each.
pub const MAX_TRACE_STEPS: u64 = 1 << 20;
/// Maximum number of barrier intervals in all blocks of a run under the debugger.
pub const MAX_SESSION_INTERVALS: usize = 1 << 17;
/// Maximum number of snapshots of a run that the debugger keeps.
pub const MAX_CHECKPOINTS: usize = 64;
/// Maximum total size of the snapshots that the debugger keeps, bytes.
pub const MAX_CHECKPOINT_BYTES: u64 = 256 << 20;
/// Maximum number of accesses to one byte that the debugger shows.
pub const MAX_UNIT_TUPLES: u64 = 10_000;
/// Maximum number of memory cells that the debugger shows at once.
pub const MAX_SHOWN_CELLS: u64 = 1 << 16;
/// Maximum number of accessed byte ranges that the debugger records.
pub const MAX_TOUCHES: usize = 1 << 20;
/// Maximum number of breakpoints of a session.
pub const MAX_BREAKPOINTS: usize = 1000;

/// Most barrier statements of a kernel that are judged for redundancy.
pub const MAX_JUDGED_BARRIERS: usize = 256;

/// Maximum size of the text of a lesson, bytes.
pub const MAX_LESSON_BYTES: usize = 1 << 16;
/// Maximum number of launches that a lesson judges an attempt by.
pub const MAX_LESSON_LAUNCHES: usize = 64;
/// Maximum number of cells that a lesson shows to be pointed at.
pub const MAX_LESSON_CELLS: u32 = 256;
/// Maximum number of warp instructions of a lesson's reference in one launch.
pub const MAX_REFERENCE_STEPS: u64 = 1 << 20;
/// How many times the warp instructions of the reference an attempt may take before it is stopped.
pub const ATTEMPT_STEPS_FACTOR: u64 = 64;
/// Warp instructions that every attempt may take, however little the reference takes.
pub const MIN_ATTEMPT_STEPS: u64 = 1 << 16;
/// Maximum simulated memory of an attempt, and the same again for shadow memory, bytes.
pub const MAX_ATTEMPT_BYTES: u64 = 64 << 20;
/// A question that a run asks its caller from time to time, at least every 65,536 steps, with the steps so far: true
/// ends it early. The core has no clock, so this is how a caller keeps a time limit within one launch, or shows how far
/// it has come.
#[derive(Clone, Copy, Debug)]
pub struct Interrupt(pub fn(u64) -> bool);

impl Default for Interrupt {
    fn default() -> Self {
        Self(|_| false)
    }
}

impl PartialEq for Interrupt {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::fn_addr_eq(self.0, other.0)
    }
}

impl Eq for Interrupt {}

/// Limits of one run. The defaults suit a check on a developer's machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RunLimits {
    /// Maximum number of warp instructions.
    pub max_steps: u64,
    /// Maximum simulated device memory, bytes.
    pub max_memory: u64,
    /// Maximum size of shadow memory and recorded accesses, bytes.
    pub max_shadow: u64,
    /// Maximum call depth of a thread.
    pub max_call_depth: u32,
    /// Maximum size of captured `printf` output, bytes.
    pub max_output: usize,
    /// Maximum local memory of one thread, bytes.
    pub max_local_bytes: u64,
    /// Maximum number of findings kept (pairs of statements and kinds).
    pub max_findings: usize,
    /// Most warp instructions of all the further runs that judge barriers.
    pub max_redundancy_steps: u64,
    /// Whether the caller wants the run to end now.
    pub interrupt: Interrupt,
}

impl Default for RunLimits {
    fn default() -> Self {
        Self {
            max_steps: 1_000_000_000,
            // With what else a process needs, and with room to grow, these keep it below 2 GiB.
            max_memory: 1 << 30,
            max_shadow: 640 << 20,
            max_call_depth: 128,
            max_output: 1 << 20,
            max_local_bytes: 512 << 10,
            max_findings: 1000,
            max_redundancy_steps: 4_000_000_000,
            interrupt: Interrupt::default(),
        }
    }
}

/// Distance in bytes between the targets of consecutive pointers in a buffer of pointers.
pub const ROW_BYTES: u64 = 1 << 14;

/// Maximum number of tokens of a source that is repaired.
pub const MAX_REPAIR_TOKENS: usize = 1 << 20;
/// Maximum nesting of statements in a source that is repaired.
pub const MAX_STATEMENT_NESTING: usize = 128;
/// Maximum number of candidates that a repair compiles.
pub const MAX_REPAIR_CANDIDATES: usize = 160;
/// Maximum number of warp instructions of a repair, in all launches of all versions: begun searches are ended.
pub const MAX_REPAIR_STEPS: u64 = 48_000_000;
/// Maximum number of rounds of a repair: in each, one cause is mended.
pub const MAX_REPAIR_ROUNDS: usize = 16;
/// Maximum number of headers that a repair edits.
pub const MAX_REPAIR_HEADERS: usize = 3;

/// Maximum number of places that a program's `longjmp` can return to, in functions that still run.
pub const MAX_JUMPS: usize = 4096;
/// Maximum number of registers of the host engine that are kept for these, together.
pub const MAX_JUMP_REGISTERS: usize = 1 << 21;

// Bounds of whole programs.

/// Most bytes of kernels' output between two synchronisations.
pub const MAX_PRINTED_BYTES: usize = 16 << 20;
/// Most operations that the timeline of a run keeps.
pub const MAX_TIMELINE_SPANS: usize = 20_000;
/// Most nodes of a captured or built graph.
pub const MAX_GRAPH_NODES: usize = 1 << 16;
/// Most branches of a graph that are told apart; the nodes of more run in the first.
pub const MAX_GRAPH_BRANCHES: usize = 32;
/// Most different faults of the host's code that are kept.
pub const MAX_HOST_FAULTS: usize = 1000;
/// Most pieces of the history of one allocation; beyond, nothing more is recorded of it.
pub const MAX_HISTORY_PIECES: usize = 1 << 16;
/// Streams beyond which the place of one that was destroyed is used again although its work may not be done.
pub const MAX_STREAMS: usize = 1024;
/// Most work of streams that is delayed in the second order; with more, all of it is done.
pub const MAX_DELAYED_WORK: usize = 256;
/// Most levels of a mipmapped array.
pub const MAX_MIPMAP_LEVELS: u64 = 32;
/// Most launches of a run that its report lists.
pub const MAX_LAUNCH_SUMMARIES: usize = 10_000;
/// Most launches of a run whose report has the variables of the host.
pub const MAX_LAUNCHES_WITH_VARIABLES: u64 = 32;
/// Most functions of the host that are shown with their variables, of one launch.
pub const MAX_HOST_FRAMES: usize = 4;
/// Most values of them together.
pub const MAX_HOST_VALUES: usize = 400;
/// Most elements of an array, or members of a struct, that are shown.
pub const MAX_HOST_ELEMENTS: usize = 16;
/// How deep they are shown.
pub const MAX_HOST_VALUE_DEPTH: usize = 3;
/// Most bytes of a text in a variable of the host.
pub const MAX_HOST_TEXT: u64 = 80;
/// Most launches of a kernel in a run that are kept for a search.
pub const MAX_OWN_LAUNCHES: usize = 4;
/// Most steps of the host's code, and warp instructions, of a run that is made again in another order.
pub const MAX_STEPS_RUN_AGAIN: u64 = 100_000_000;
/// Most registers of the host engine in all frames together.
pub const MAX_HOST_REGISTERS: usize = 1 << 24;
/// Most threads of the host at a time.
pub const MAX_HOST_THREADS: usize = 1024;
/// Most files that a program has open.
pub const MAX_OPEN_FILES: usize = 1024;
/// Most files that a program makes or finds, and folders that it has made.
pub const MAX_FILES: usize = 1 << 13;
/// Largest file that a program writes, bytes.
pub const MAX_FILE_BYTES: u64 = 256 << 20;
/// Most memory of the copies with which parts of a launch run side by side, bytes.
pub const MAX_COPIED_BYTES: u64 = 512 << 20;
/// Most findings of a kernel for which it is tried whether a relation of two parameters rules them out.
pub const MAX_PRECONDITION_FINDINGS: usize = 32;
/// Most warp instructions of a launch that is run again for that.
pub const MAX_PRECONDITION_STEPS: u64 = 100_000;
/// Maximum work of the proof that finds the relation, in steps of the pair core: of all, on one pair, and on one pair
/// with conditions that are only tried.
pub const PRECONDITION_WORK: [u64; 3] = [8_000_000, 1_000_000, 250_000];
/// Most steps of a compiled regular expression of a program.
pub const MAX_PATTERN_STEPS: usize = 20_000;
/// How deep its groups are nested.
pub const MAX_PATTERN_NESTING: usize = 100;
/// Most repetitions in it of what is a repetition itself, as in `a**`.
pub const MAX_PATTERN_REPEATS: usize = 8;
/// Most states that one search for it tries.
pub const MAX_PATTERN_STATES: usize = 1 << 22;
/// Most launches of a kernel of which is kept what was proved of them beforehand.
pub const MAX_PROVED_LAUNCHES: usize = 64;
/// Most work of such a proof on all pairs of accesses, and again on everything else, in steps of the pair core.
pub const MAX_FILTER_WORK: u64 = 4_000_000;
/// Most accesses of a kernel of which it looks at pairs.
pub const MAX_FILTER_ACCESSES: usize = 120;
/// Most rounds in which it gives up flags of instructions.
pub const MAX_FILTER_ROUNDS: usize = 4;
/// Most steps of host code that a check lets a program's `main` take: a second or two.
pub const MAX_MAIN_STEPS: u64 = 200_000_000;
/// Most warp instructions of the launches of a `main` in a check.
pub const MAX_MAIN_DEVICE_STEPS: u64 = 10_000_000;
/// Most launches of a `main` in a check.
pub const MAX_MAIN_LAUNCHES: u64 = 4_000;
/// Device memory of a `main` in a check, bytes.
pub const MAX_MAIN_MEMORY: u64 = 512 << 20;
/// Most arguments with which a check tries a program that launches nothing without any.
pub const MAX_GUESSED_ARGUMENTS: usize = 4;
