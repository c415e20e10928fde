// Generated from Rust by `cargo run -p warpscope-wasm --features typescript --example typescript`. Do not edit.

/** One of the two accesses of a race, or a thread that waits at a barrier. */
export type AccessReport = { 
/** `read`, `write`, `barrier`, or `atomic` with its scope: `atomic (block)`. */
op: string, 
/** Where. */
loc: Loc | null, 
/** Function it is in, as the source names it. */
function: string, 
/** Calls by which that function came there, innermost first. */
inlined_at: Array<CallSite>, 
/** Block, `[x, y, z]`. */
block: [number, number, number], 
/** Thread of the block, `[x, y, z]`. */
thread: [number, number, number], 
/** Warp of the block. */
warp: number, 
/** Lane of the warp. */
lane: number, 
/** Barrier interval of the block, from 0. */
interval: number, 
/** Visit order of the memory unit. */
visit_order: number | null, 
/** Bytes accessed. */
bytes: number | null, 
/** Type of `value` and `before`. */
type: string | null, 
/** What was read, or what a write left. */
value: number | string | null, 
/** What a write found; `null` for a read. */
before: number | string | null, 
/** Step of the run. */
step: number, 
/** What it does. */
action: Action, 
/** Scope of an atomic operation. */
scope: AtomicScope | null, 
/** Iterations of the loops around both accesses, outermost first, counted from 0; empty unless the two
 * differ in them. */
iterations: Array<number>, 
/** Line of `loc`. */
line: number | null, };

/** What an access does. */
export type Action = "read" | "write" | "atomic" | "barrier";

/** An argument as it was used. */
export type ArgReport = { 
/** Name. */
name: string, 
/** Type, as the source or the IR has it. */
type: string, 
/** Value, as `--arg` takes it. */
value: string, 
/** Whether the user gave it; else it is the default. */
given: boolean, };

/** An assumption of a proof. */
export type AssumptionReport = { 
/** `no-alias`, `in-bounds`, `terminates`, `signed-overflow`, `no-wrap`, `axes`, `exited` or `counter`. */
kind: string, 
/** It in a sentence. */
text: string, 
/** The place that it is about. */
loc?: Loc | null, 
/** True if it has been proved, so that it is not assumed: `in-bounds` of some objects, or of all. */
proved?: boolean | null, };

/** Which threads an atomic operation is atomic for. */
export type AtomicScope = "block" | "device" | "system";

/** The report on one attempt. */
export type AttemptReport = { 
/** File, as it was named. */
file: string, 
/** Whether it passes. */
passed: boolean, 
/** Launches that passed. */
launches_passed: number, 
/** Launches of the lesson. */
launches: number, 
/** What failed first. */
why: WhyKind | null, 
/** The same as a sentence. */
message: string | null, 
/** What explains it, and what to do. */
notes: Array<string>, 
/** The smallest launch of the lesson that shows it. */
launch: LaunchReport | null, 
/** Findings in that launch, worst first. */
findings: Array<FindingReport>, 
/** What could not be read or run. */
failure: Failure | null, 
/** The first wrong cell of an output. */
wrong: WrongCell | null, 
/** What the attempt takes too much of. */
excess: Excess | null, };

/** A barrier that threads do not reach together. */
export type BarrierReport = { 
/** Which threads it is for. */
level: Level, 
/** Its number, 0 for `__syncthreads()`. */
number: number, 
/** The number of threads that it waits for, if it states one. */
expected: number | null, 
/** How many of these have arrived. */
arrived: number | null, };

/** A block's part of the run. */
export type BlockSpan = { 
/** Block, linear. */
block: number, 
/** Its place in the grid, `[x, y, z]`. */
at: [number, number, number], 
/** Step at which it began. */
first: number, 
/** Step at which it ended. */
last: number, 
/** Its barrier intervals. */
intervals: Array<IntervalView>, };

/** A block at a step. */
export type BlockView = { 
/** Block, linear. */
block: number, 
/** `waiting` (not begun), `running` or `ended`. */
status: string, 
/** Barrier interval, from 0. */
interval: number, 
/** Warps; empty unless it runs or has just ended. */
warps: Array<WarpView>, };

/** A branch at which threads diverged. */
export type BranchReport = { 
/** Where. */
loc: Loc | null, 
/** Why its threads do not agree, e.g. "depends on threadIdx.x". */
cause: string | null, 
/** Where that comes from. */
cause_loc: Loc | null, };

/** A side of a branch, and how often a warp took it. */
export type BranchView = { 
/** The branch. */
site: number, 
/** Warps that took the first target. */
taken: number, 
/** Warps that took the other. */
not_taken: number, };

/** A breakpoint: a source line, and what must hold in some lane. */
export type Breakpoint = { 
/** File as the debug information names it; empty is any. */
file: string, 
/** Line, from 1. */
line: number, 
/** Condition on variables, registers (`%7`) and `threadIdx.x` etc.; `null` is always. */
condition: string | null, };

/** A call that was inlined: the place of the call, and the function that contains it. */
export type CallSite = { 
/** Function that contains the call, as the source names it. */
function: string, 
/** Place of the call. */
loc: Loc | null, };

/** Findings with one cause. */
export type CauseReport = { 
/** What to do about all of them, in one word: `barrier`, `atomic-update`, …; `null` if nothing is certain. */
advice: string | null, 
/** The same in a sentence. */
help: Array<string>, 
/** Positions in `findings`, ascending; the first stands for the others. */
findings: Array<number>, };

/** Who touched a cell. */
export type CellTouch = { 
/** Cell of the window. */
cell: number, 
/** Warps that read it in the current interval of the block, two at most. */
readers: Array<number>, 
/** Warps that wrote it in the current interval, two at most. */
writers: Array<number>, 
/** Touched in an earlier interval. */
earlier: boolean, };

/** The cells of an array. */
export type Cells = { 
/** The array's name. */
name: string, 
/** How many there are. */
count: number, };

/** One change. */
export type ChangeReport = { 
/** In one word: `added-barriers`, `atomic-update`, … */
change: string, 
/** In a sentence. */
text: string, };

/** A condition that a proof needs. */
export type ClauseReport = { 
/** The condition, as a contract has it. */
text: string, 
/** A launch that breaks it, meets all others, and has a race. */
broken_by?: LaunchReport | null, };

/** Sides of branches that launches took. */
export type CoverageReport = { 
/** Sides that some launch took. */
sides_taken: number, 
/** All sides: two for each branch of the kernel and what it calls. */
sides: number, 
/** What was not taken: `k.cu:7:3: never true`. */
not_taken: Array<string>, 
/** The same as data. */
sides_not_taken: Array<UntakenReport>, };

/** Bytes `start..end` of a file become `text`. */
export type EditReport = { 
/** The file: that of the report, or a header of it. */
file: string, 
/** First byte that goes. */
start: number, 
/** The byte after the last that goes. */
end: number, 
/** What comes in their place. */
text: string, 
/** The same bytes as lines and columns, both counted from 1: `[line, column]` of the first byte. */
from: [number, number], 
/** Of the byte after the last. */
to: [number, number], };

/** More barriers of a block, or warp instructions, than a lesson allows. */
export type Excess = { 
/** How many there are. */
found: number, 
/** How many the reference takes in the same launch. */
reference: number, };

/** An instruction executed by lanes of a warp. */
export type Executed = { 
/** Block, linear. */
block: number, 
/** Warp of the block. */
warp: number, 
/** Lanes that execute it together. */
mask: Mask, 
/** Statement. */
site: number, };

/** How a barrier treats threads that have exited. */
export type Exited = "strict" | "arrive";

/** A file or kernel that could not be checked. */
export type Failure = { 
/** File, as it was named. */
file: string, 
/** Kernel, when it is about one. */
kernel: string | null, 
/** `malformed`, `unsupported`, `bad-launch` (also for files that cannot be read) or `limit`. */
outcome: string, 
/** Stable code such as `WS-PARSE`. */
code: string, 
/** What is wrong. */
message: string, 
/** Where: in the source if that is known, else in the text of the IR. */
loc: Loc | null, 
/** Why, and what to do. */
notes: Array<string>, };

/** The cell that a finding is about. */
export type FindingCell = { 
/** Index in the report's findings. */
finding: number, 
/** Index in [`SessionView::objects`]. */
object: number, 
/** Cell of the object, counted in cells of `element_size` bytes. */
cell: number, };

/** A finding, with all that a reader needs to understand it. */
export type FindingReport = { 
/** What it is about: `race`, `barrier-divergence`, …. */
rule: Rule, 
/** Finer kind, e.g. `raw`, `war`, `waw`, `warp-level`, `same-value` of a race. */
kind: string | null, 
/** How bad. */
severity: Severity, 
/** One line that says it. */
message: string, 
/** Memory concerned: `shared`, `global`, `constant` or `local`. */
space: string | null, 
/** Variable or argument concerned. */
object: string | null, 
/** Index of the cell in it, when it is an array. */
index: number | null, 
/** The cell as the source would spell it: `s[17]`, `grid.cells[3].x`. */
path: string | null, 
/** Type of the cell: `i32`, `f32`, …. */
type: string | null, 
/** Bytes concerned. */
bytes: number | null, 
/** Where: the first access, the barrier, or the statement at fault. */
loc: Loc | null, 
/** Function it is in, as the source names it. */
function: string | null, 
/** Calls by which that function came there, innermost first. */
inlined_at: Array<CallSite>, 
/** Block concerned, `[x, y, z]`; of a race the accesses tell. */
block: [number, number, number] | null, 
/** Thread concerned. */
thread: [number, number, number] | null, 
/** Barrier interval. */
interval: number | null, 
/** Of a race the two accesses, the earlier one of this run first. Of threads that wait at
 * different barriers one thread of each of the first two groups. */
accesses: Array<AccessReport>, 
/** Who waits where, of a barrier finding. */
waiting: Array<GroupReport>, 
/** Threads that have exited: `threads 0-31, 40`. */
exited: string | null, 
/** Threads of waiting warps that are elsewhere and do not wait. */
elsewhere: string | null, 
/** The branch at which the threads diverged. */
branch: BranchReport | null, 
/** How many occurrences (pairs of accesses, of a race) it stands for. */
count: number, 
/** Whether there may be more than `count`. */
count_is_at_least: boolean, 
/** Step of the run at which it showed. */
step: number | null, 
/** The launch that showed it. */
launch: LaunchReport, 
/** Execution model. */
model: Model, 
/** Seed. */
seed: number, 
/** What else there is to know. */
notes: Array<string>, 
/** What to do about it. */
help: Array<string>, 
/** A link that shows the moment in the playground. */
link: string | null, 
/** Launches that showed it, when there was a search. */
launches?: number | null, 
/** A name for the finding that depends on what it is and where, not on launch, seed or count: 16
 * hexadecimal digits. */
fingerprint: string, 
/** Why it is one. */
reasons: Array<Reason>, 
/** The threads of `exited`, by linear number: inclusive ranges, ascending. */
exited_threads: Array<[number, number]>, 
/** The threads of `elsewhere`, likewise. */
elsewhere_threads: Array<[number, number]>, 
/** Position in `groups` of those with the same cause. */
group: number | null, 
/** Line of `loc`. */
line: number | null, 
/** Barriers that could go in place of this one, but not together with it. */
alternatives?: Array<Loc>, 
/** Threads that have gone past the barrier to their end. */
skipped: string | null, 
/** The threads of `skipped`, likewise. */
skipped_threads: Array<[number, number]>, 
/** The barrier, of a barrier finding. */
barrier: BarrierReport | null, 
/** The operations of a program that a finding about its host code is about: one, or the two that
 * conflict. */
operations?: Array<OperationReport>, 
/** Where memory was allocated and freed, of a finding about a program's memory. */
memory?: Array<MemoryPlace>, 
/** The launch of the program that showed it, if a program was run. */
program_launch?: ProgramPointReport | null, };

/** When a finding's two sides happened. Races that show only when blocks or warps take their turns in
 * another order than the session's have none. */
export type FindingSteps = { 
/** Index in the report's findings. */
finding: number, 
/** Step after the first access. */
first: number | null, 
/** Step after the second access: where "go to finding" goes. */
second: number, };

/** A repair of one kernel that removes findings, in a report of what was found. */
export type FixReport = { 
/** File, as it was named. */
file: string, 
/** What it does and what was checked, in a sentence. */
text: string, 
/** What is done, in order. */
changes: Array<ChangeReport>, 
/** The edits, ascending. */
edits: Array<EditReport>, 
/** The same as a unified diff. */
diff: string, 
/** Fingerprints of the findings that are gone. */
fingerprints: Array<string>, 
/** Findings of the kernel after it; notes are not counted. */
findings_after: number, 
/** Launches of the search of the repaired source. */
launches: number, 
/** Launches without races before that compute the same after. */
compared: number, 
/** Warp instructions of those before. */
steps_before: number, 
/** Warp instructions of those after. */
steps_after: number, 
/** Outputs of a launch that showed a finding. */
values: Array<ValueReport>, };

/** A basic block of a function. */
export type FlowBlock = { 
/** Label. */
name: string, 
/** Statements, first and last. */
first: number, 
/** Last statement. */
last: number, 
/** Successors, by index in the function's blocks. */
to: Array<number>, 
/** Where lanes that part here meet again, by index; `null` is the exit or no branch. */
rejoin: number | null, 
/** Whether lanes of a warp parted here in this run. */
diverged: boolean, };

/** The control flow of a function. */
export type FlowFunction = { 
/** Name in the source. */
name: string, 
/** Basic blocks; the first is the entry. */
blocks: Array<FlowBlock>, };

/** Lanes that execute together, or wait. */
export type FragmentView = { 
/** Lanes. */
mask: Mask, 
/** `runs` (next of all), `ready`, `masked`, `barrier`, `warp-barrier` or `grid-barrier`. */
state: string, 
/** The statement that comes next, or the barrier waited at. */
site: number, 
/** Calls from the kernel, outermost first. */
calls: Array<number>, };

/** Threads that wait together. */
export type GroupReport = { 
/** The barrier. */
loc: Loc | null, 
/** Function it is in, as the source names it. */
function: string, 
/** Calls by which the threads came there, innermost first. */
inlined_at: Array<CallSite>, 
/** Iterations of the loops around it, outermost first, when the groups differ in them. */
trips: Array<number>, 
/** Threads by linear number: `threads 0-31, 40`. */
threads: string, 
/** How many these are. */
count: number, 
/** The same threads as inclusive ranges, ascending. */
thread_ranges: Array<[number, number]>, 
/** Their block, `[x, y, z]`. */
block: [number, number, number], };

/** A function of the host that waits for a launch. */
export type HostFrameReport = { 
/** Its name in the source. */
function: string, 
/** Where it makes the call. */
loc: Loc | null, 
/** Its parameters and variables, in the order of their declarations. */
variables: Array<HostVariableReport>, };

/** What a pointer of the host points to. */
export type HostTargetReport = { 
/** `null`, `host`, `device`, `pinned`, `managed`, `array`, `code`, `freed` or `nowhere`. */
memory: string, 
/** The variable or function there, or the function that allocated it. */
object: string | null, 
/** Where it was allocated. */
allocated: Loc | null, 
/** Size of the allocation or variable, bytes. */
bytes: number | null, 
/** Bytes from its start. */
offset: number, };

/** A variable of the host, a member of one, or an element. */
export type HostVariableReport = { 
/** Name; of an element its index in brackets. */
name: string, 
/** Type, as the source has it. */
type: string, 
/** Whether it is a parameter. */
parameter: boolean, 
/** Its value in one line; of arrays and structs the first parts. */
value: string, 
/** Whether the value is known; the compiler has optimised others out. */
known: boolean, 
/** Of a pointer, what it points to. */
target: HostTargetReport | null, 
/** Elements of an array or `std::vector`. */
length: number | null, 
/** The first members or elements. */
members: Array<HostVariableReport>, };

/** The stretch of a block's run between two completed barriers. */
export type IntervalView = { 
/** Number, from 0. */
interval: number, 
/** Step before the first instruction. */
first: number, 
/** Step at which the barrier that ends it completed, or the block ended. */
last: number, 
/** The barrier statement that ends it; `null` at the block's end. */
site: number | null, };

/** Where lanes that parted meet again. */
export type JoinView = { 
/** The statement at which they go on together. */
site: number, 
/** Lanes expected. */
expected: Mask, 
/** Lanes that wait there already. */
arrived: Mask, };

/** A kernel. */
export type Kernel = { 
/** Name in the IR. */
name: string, 
/** Name in the source. */
display_name: string, 
/** Parameters. */
params: Array<Param>, };

/** What was found about one kernel. */
export type KernelReport = { 
/** File, as it was named. */
file: string, 
/** Name of the kernel as the IR has it. */
kernel: string, 
/** Name of the kernel as the source has it, when that is known; else as [`Self::kernel`]. */
display_name: string, 
/** Number of launches that were run. */
launches_tried: number, 
/** The launch, or of several the first one; with each argument as it was used. */
launch: LaunchReport, 
/** Execution model. */
model: Model, 
/** How the run ended. */
outcome: RunOutcome, 
/** Warp instructions executed in all launches. */
steps: number, 
/** Findings, worst first. */
findings: Array<FindingReport>, 
/** What else there is to know, e.g. that dimensions were chosen by the tool. */
notes: Array<string>, 
/** What the kernel printed. */
output: string, 
/** Which sides of branches the launches took, when there was a search. */
coverage?: CoverageReport | null, 
/** How the launches were chosen, when there was a search. */
search?: SearchReport | null, 
/** The findings by cause: every finding is in one group. */
groups: Array<CauseReport>, 
/** What is proved for every launch, if a proof was tried. */
proof?: ProofReport | null, 
/** A repair that removes findings, if one was requested and found. */
fix?: FixReport | null, 
/** What `warpscope replay` takes to run this launch again, if the input was a link: the link, or the name
 * of a file that contains it. */
replay?: string | null, };

/** A launch as it was run. */
export type LaunchReport = { 
/** Blocks of the grid, `[x, y, z]`. */
grid: [number, number, number], 
/** Threads of a block, `[x, y, z]`. */
block: [number, number, number], 
/** Bytes of dynamic shared memory. */
shared_bytes: number, 
/** Lanes of a warp. */
warp_size: number, 
/** What barriers made of threads that had exited. */
exited: Exited, 
/** Seed. */
seed: number, 
/** Arguments in the order of the parameters, then module globals that were set. */
args: Array<ArgReport>, };

/** A launch as the user writes it, in the spelling of the command line. */
export type LaunchText = { 
/** Grid, `"X[,Y[,Z]]"`. */
grid: string | null, 
/** Block. */
block: string | null, 
/** Arguments, `"NAME=VALUE"`. */
args: Array<string>, 
/** Bytes of dynamic shared memory. */
shared_bytes: number | null, 
/** Execution model. */
model: Model | null, 
/** Exited-thread rule. */
exited: Exited | null, 
/** Lanes of a warp. */
warp_size: number | null, 
/** Seed. */
seed: number, };

/** Code that was removed from a source, or added. */
export type LessRemark = { 
/** Line, from 1. */
line: number, 
/** Column, from 1. */
column: number, 
/** Whether device code is missing, which is not checked then. */
device: boolean, 
/** What was removed or added, and why. */
message: string, };

/** A source from which code was removed that does not compile, or to which instances of templates were added. */
export type LessSource = { 
/** The source with spaces in place of the removed code. */
text: string, 
/** What was removed or added. */
remarks: Array<LessRemark>, };

/** A lesson that has been read. */
export type LessonView = { 
/** Heading. */
title: string, 
/** One sentence that says what is learned. */
concept: string, 
/** Name of the kernel that is to be mended. */
kernel: string, 
/** The launch that the lesson opens with. */
show: LaunchReport, 
/** Its execution model. */
model: Model, 
/** What is to be predicted: `line`, `cell` or `thread`. */
predict: string, 
/** The cells that can be pointed at, if cells are to be predicted. */
cells: Cells | null, 
/** The text in Markdown. */
text: string, 
/** What the student is asked to predict. */
question: string, 
/** Hints, each of which says more than the one before. */
hints: Array<string>, 
/** Number of launches that an attempt is judged by. */
launches: number, };

/** Which threads a barrier is for. */
export type Level = "block" | "warp" | "grid";

/** An argument in a link. */
export type LinkArg = { 
/** Name of the parameter or global. */
name: string, 
/** Value, as `--arg` takes it. */
value: string, };

/** A file of a program. */
export type LinkFile = { 
/** Its name. */
name: string, 
/** What is in it. */
bytes: Array<number>, };

/** The launch of a link. */
export type LinkLaunch = { 
/** Blocks of the grid, `[x, y, z]`. */
grid: [number, number, number], 
/** Threads of a block, `[x, y, z]`. */
block: [number, number, number], 
/** Arguments that are given. */
args: Array<LinkArg>, 
/** Bytes of dynamic shared memory. */
shared_bytes: number, 
/** Execution model. */
model: Model, 
/** Rule for exited threads; `null` is that of the model. */
exited: Exited | null, 
/** Lanes of a warp. */
warp_size: number, 
/** Seed. */
seed: number, };

/** The run of a program. */
export type LinkProgram = { 
/** Arguments, without the program's name. */
args: Array<string>, 
/** What it reads from its standard input. */
stdin: string, 
/** Files that it can read. */
files: Array<LinkFile>, 
/** Number of the launch that is shown. */
launch: number | null, };

/** What a link holds. */
export type LinkState = { 
/** What reports call the source. */
file: string, 
/** Whether the source is LLVM IR rather than CUDA C++. */
ir: boolean, 
/** The source. */
source: string, 
/** Options for the compiler, `-DN=64`. */
options: Array<string>, 
/** The kernel, if one is chosen. */
kernel: string | null, 
/** The launch. */
launch: LinkLaunch, 
/** Step that is shown. */
step: number | null, 
/** Fingerprint of the finding that is shown. */
finding: string | null, 
/** The run of the whole program that is shown, if one is. */
program: LinkProgram | null, 
/** Version that made the link; left out for a new one. */
engine: string | null, };

/** A place in a source file. In JSON it is `"file.cu:12:3"`. */
export type Loc = string;

/** Lanes of a warp: the low 32, and the high 32 of warps of 64. */
export type Mask = { 
/** Lanes 0 to 31. */
lo: number, 
/** Lanes 32 to 63. */
hi: number, };

/** A place in the life of a program's memory. */
export type MemoryPlace = { 
/** `allocated` or `freed`. */
what: string, 
/** Where. */
loc: Loc | null, 
/** Function it is in. */
function: string, };

/** Cells of memory. */
export type MemoryView = { 
/** Object. */
object: number, 
/** First byte. */
offset: number, 
/** Values; `null` is uninitialised or beyond the end. */
cells: Array<string | null>, 
/** Who touched each cell in this interval, and before. */
touched: Array<CellTouch>, };

/** How threads of a warp are ordered without synchronisation (`docs/execution-model.md`). */
export type Model = "its" | "lockstep";

/** Where to go. The first form that is met counts; none met is the start or the end. */
export type Move = { "to": "instruction" } | { "to": "warp" } | { "to": "line" } | { "to": "over" } | { "to": "out" } | { "to": "barrier" } | { "to": "access", 
/** Object. */
object: number, 
/** Byte. */
offset: number, } | { "to": "finding" } | { "to": "continue" } | { "to": "end" };

/** What never happened at a branch. */
export type Never = "reached" | "true" | "false";

/** A memory object. */
export type ObjectView = { 
/** Number. */
object: number, 
/** Name of the variable or argument. */
name: string, 
/** `shared`, `global` or `constant`. */
space: string, 
/** First byte within the object: variables of shared memory lie in one object. */
offset: number, 
/** Bytes at the start of the run. */
bytes: number, 
/** Type of a cell: `f32`, `i32`, …. */
element: string, 
/** Bytes of a cell. */
element_size: number, 
/** Whether it grows to what the kernel touches. */
open: boolean, };

/** What is open. */
export type OpenReport = { 
/** `pair`, `branch`, `construct` or `limit`. */
kind: string, 
/** It in a sentence. */
message: string, 
/** The places: of two accesses, of a branch, of a construct. */
locs: Array<Loc>, 
/** What a proof would have to know, a sentence each. */
needs: Array<string>, };

/** A module that has been read. */
export type Opened = { 
/** Its number. */
module: number, 
/** Its kernels, in order. */
kernels: Array<Kernel>, 
/** Globals that can be set like arguments. */
globals: Array<Param>, 
/** Whether there is shared memory whose size the launch gives. */
dynamic_shared: boolean, 
/** For each line of the IR (from 0) the line of the source (from 1) that it comes from, or 0. Empty
 * when that is known of none. */
source_lines: Array<number>, };

/** An operation of the host or of a stream that a finding is about. */
export type OperationReport = { 
/** What it is: `kernel`, `access`, or the name of the call. */
what: string, 
/** The kernel's name, of a kernel. */
kernel: string | null, 
/** Whether it writes the memory in question. */
write: boolean, 
/** The stream; `null` for the host. */
stream: number | null, 
/** Where the program requests it. */
loc: Loc | null, 
/** Function it is in. */
function: string, 
/** Its number among the program's launches, if it is one. */
launch: number | null, 
/** The same in a clause. */
text: string, };

/** Ends of a run. */
export type OutcomeKind = "finished" | "trapped" | "limit" | "deadlock";

/** A cell with the threads of the block that access it, a few of each kind. */
export type OwnedCell = { 
/** Index in the object. */
cell: number, 
/** Threads that write it. */
writers: Array<number>, 
/** Threads that read it. */
readers: Array<number>, 
/** Threads that update it atomically. */
updaters: Array<number>, 
/** A statement that writes or updates it. */
write_site: number | null, 
/** A statement that reads it. */
read_site: number | null, };

/** The accesses of a barrier interval. */
export type OwnedInterval = { 
/** Its number. */
interval: number, 
/** By object. */
objects: Array<OwnedObject>, };

/** The cells of an object that are accessed in an interval. */
export type OwnedObject = { 
/** Position in [`SessionView::objects`]. */
object: number, 
/** The cells, ascending. */
cells: Array<OwnedCell>, };

/** Who accesses which cells between the barriers of a block. */
export type OwnersView = { 
/** The barrier intervals in which memory is accessed. */
intervals: Array<OwnedInterval>, 
/** Whether more was accessed than is here. */
cut: boolean, };

/** A parameter, or a global that can be set. */
export type Param = { 
/** Name. */
name: string, 
/** Type as the source or the IR has it. */
ty: string, 
/** `int`, `float`, `pointer`, `struct`, `array` or `opaque`. */
kind: string, 
/** The element type of a buffer for a pointer, unless another is given: `f32`, …. */
element: string | null, 
/** Value that is used when none is given, in the form of `--arg`. */
default: string, };

/** A performance note. */
export type PerfView = { 
/** `bank-conflict`, `uncoalesced` or `divergent-branch`. */
rule: Rule, 
/** Statement. */
site: number, 
/** Executions by warps. */
executions: number, 
/** Passes or sectors that they took. */
cost: number, 
/** The least possible. */
ideal: number, 
/** The worst one. */
worst: number, };

/** What a program has printed. */
export type PrintedText = { 
/** Whether it is for the standard error. */
error: boolean, 
/** The text. */
text: string, };

/** A launch that a program made. */
export type ProgramLaunchReport = { 
/** Its number, from 1. */
number: number, 
/** Kernel, as the source names it. */
kernel: string, 
/** Where it is. */
loc: Loc | null, 
/** Blocks of the grid, `[x, y, z]`. */
grid: [number, number, number], 
/** Threads of a block, `[x, y, z]`. */
block: [number, number, number], 
/** Bytes of dynamic shared memory. */
shared_bytes: number, 
/** Stream: 0 is the default stream, others are counted in the order of their creation. */
stream: number, 
/** Warp instructions. */
steps: number, 
/** Findings of this launch that are not notes. */
findings: number, 
/** The error that it ended with: `cudaErrorInvalidConfiguration`. */
error: string | null, 
/** The functions of the host that wait for it, innermost first, with their variables; of the first launches. */
host: Array<HostFrameReport>, };

/** A program that can be run. */
export type ProgramOpened = { 
/** Its number. */
program: number, 
/** What it uses and nobody provides: a sentence each. */
missing: Array<string>, };

/** How a program is to be run. */
export type ProgramOptions = { 
/** Arguments, without the program's name. */
args: Array<string>, 
/** What the program reads from its standard input. */
stdin: string, 
/** Execution model of kernels. */
model: Model | null, 
/** Whether the device goes on after a kernel's fault. */
keep_going: boolean, 
/** Most steps of the host's code. */
max_steps: number | null, };

/** The launch of a program that showed a finding. */
export type ProgramPointReport = { 
/** Its number among the program's launches, from 1. */
number: number, 
/** How many launches the program made. */
of: number, 
/** Where it is in the program. */
loc: Loc | null, };

/** How far a run has come. */
export type ProgramProgress = { 
/** Whether it has ended. */
done: boolean, 
/** Steps of the host's code. */
host_steps: number, 
/** Warp instructions of all launches. */
device_steps: number, 
/** Launches. */
launches: number, 
/** What was printed since the last time. */
printed: Array<PrintedText>, };

/** A program that was run. */
export type ProgramReport = { 
/** Files, as they were named. */
files: Array<string>, 
/** Arguments, without the program's name. */
args: Array<string>, 
/** How the run ended: `exited`, `aborted`, `fault`, `limit` or `unsupported`. */
ending: string, 
/** The same in a clause. */
text: string, 
/** Where the run ended, unless it exited. */
loc: Loc | null, 
/** The program's exit code, if it exited. */
exit_code: number | null, 
/** What it printed; bytes that are not UTF-8 are replaced. */
stdout: string, 
/** What it printed to the standard error. */
stderr: string, 
/** Steps of the host's code. */
host_steps: number, 
/** Launches that were made. */
launches_made: number, 
/** The launches, in order, up to a limit. */
launches: Array<ProgramLaunchReport>, 
/** Faults of the host's code, worst first. */
findings: Array<FindingReport>, 
/** What else there is to know. */
notes: Array<string>, };

/** What is proved of one kernel. */
export type ProofReport = { 
/** Whether there is no data race. */
races: VerdictReport, 
/** Whether there is no barrier divergence. */
divergence: VerdictReport, 
/** Barriers without which there is no race either, each alone, under the conditions of `races`; if they
 * were asked for, and there is a proof. */
redundant?: Array<Loc> | null, 
/** What all of it assumes. */
ledger: Array<AssumptionReport>, 
/** The launches that it is about. */
scope?: ScopeReport | null, 
/** What is proved in a clause, such as `no race or barrier divergence: proved if gridDim.x == 1`. */
summary?: string | null, };

/** How far something is proved. */
export type ProofVerdict = "proved" | "proved-if" | "counterexample" | "unknown";

/** Why a finding is one. Names are those of the JSON report; new ones may be added. */
export type Reason = { "reason": "copy-not-awaited", 
/** Whether the other access is of the thread that began the copy. */
own_thread: boolean, } | { "reason": "different-blocks" } | { "reason": "same-instruction" } | { "reason": "warp-level" } | { "reason": "branch-sides" } | { "reason": "no-barrier-between" } | { "reason": "copy-not-published" } | { "reason": "scope-too-narrow" } | { "reason": "one-side-atomic" } | { "reason": "exited-count-as-arrived" } | { "reason": "exited-depends-on-device" } | { "reason": "depends-on-rows", 
/** Names of the arguments. */
args: Array<string>, } | { "reason": "ranges-overlap", 
/** Names of the arguments. */
args: Array<string>, } | { "reason": "precondition", 
/** The conditions, as a contract has them. */
clauses: Array<string>, } | { "reason": "unusual-block" } | { "reason": "for-one-thread" } | { "reason": "not-in-program" } | { "reason": "contents-not-in-program" } | { "reason": "arguments-guessed" } | { "reason": "input-missing" } | { "reason": "other-launches-pass" } | { "reason": "depends-on-contents", 
/** The arguments with their values, as `--arg` takes them. */
args: Array<string>, };

/** How far a repair has come. */
export type RepairStep = { 
/** The version to be compiled next; `null` at the end. */
compile: string | null, 
/** Whether its host side is what is needed: the program's `main` judges the repair. */
host: boolean, 
/** The fix, at the end, if there is one. */
fix: FixReport | null, 
/** At the end, what the program's `main` shows of the fix; without a fix, why there is none and what else could be
 * done. */
said: Array<string>, };

/** What one run of the tool has to say. */
export type Report = { 
/** Version of this format; [`SCHEMA`]. */
schema: number, 
/** Who wrote it. */
tool: ToolInfo, 
/** One entry for each kernel checked. */
kernels: Array<KernelReport>, 
/** What could not be checked, and why. */
failures: Array<Failure>, 
/** The program that was run, if one was; its kernels are in `kernels`. */
program?: ProgramReport | null, 
/** Further programs, if the files of one check make up several. */
further_programs?: Array<ProgramReport>, };

/** What a finding is about; the names are those of the JSON report. */
export type Rule = "race" | "barrier-divergence" | "exited-threads" | "redundant-barrier" | "wide-barrier" | "out-of-bounds" | "use-after-free" | "invalid-free" | "stream-race" | "copy-direction" | "unchecked-error" | "leak" | "misaligned" | "null-pointer" | "wrong-space" | "uninitialized-read" | "division-by-zero" | "unreachable" | "assert" | "trap" | "deadlock" | "undefined-value" | "warp-mask" | "shuffle-source" | "bank-conflict" | "uncoalesced" | "divergent-branch";

/** How a run ended. */
export type RunOutcome = { 
/** In one word. */
kind: OutcomeKind, 
/** The same in a clause. */
text: string, };

/** The launches that a proof is about, if not all: those that have these sizes and meet these conditions. */
export type ScopeReport = { 
/** The grid, if it is given. */
grid?: [number, number, number] | null, 
/** The block, if it is given. */
block?: [number, number, number] | null, 
/** Arguments that are given, and the contract: conditions as a contract has them. */
conditions: Array<string>, };

/** The progress of a search. */
export type SearchProgress = { 
/** Launches run. */
launches: number, 
/** Most launches. */
of: number, 
/** Findings so far. */
findings: number, 
/** Branch sides taken. */
sides_taken: number, 
/** All branch sides. */
sides: number, 
/** Simulee's score of the best launch so far, if the search uses it; smaller is better. */
score: number | null, 
/** Whether it has ended. */
done: boolean, };

/** How launches were chosen. */
export type SearchReport = { 
/** `default` or `simulee`. */
strategy: string, 
/** Launches that were run and discarded as implausible for the kernel. */
left_out: number, 
/** Launches up to the first with a finding that is not a note. */
first_found: number | null, 
/** Threads of the largest block of a launch that ended and was not discarded. */
largest_block: number, 
/** Launches among `launches_tried` that the program's own `main` made. */
by_main: number, 
/** The arguments that `main` got there: they were guessed, as it does nothing without any. */
main_args: Array<string>, };

/** Everything about a run that does not depend on the step. */
export type SessionView = { 
/** Steps of the run. */
steps: number, 
/** Whether the session's own limit cut the run short. */
cut: boolean, 
/** Lanes of a warp. */
warp_size: number, 
/** Warps of a block. */
warps: number, 
/** Threads of a block. */
threads: number, 
/** Statements. */
sites: Array<SiteView>, 
/** Memory. */
objects: Array<ObjectView>, 
/** Blocks that ran, in order of their start. */
blocks: Array<BlockSpan>, 
/** Steps of the findings, in order of `second`. */
findings: Array<FindingSteps>, 
/** Cells that findings are about, in order of the findings. */
cells: Array<FindingCell>, 
/** Branches and how often they were taken. */
branches: Array<BranchView>, 
/** Control flow. */
flow: Array<FlowFunction>, 
/** Bank conflicts, uncoalesced accesses, divergent branches. */
perf: Array<PerfView>, };

/** How bad. */
export type Severity = "note" | "warning" | "error";

/** A statement of the kernel. */
export type SiteView = { 
/** Function of the source. */
function: string, 
/** Place in the source, if known. */
loc: Loc | null, 
/** Calls that were inlined, innermost first. */
inlined_at: Array<CallSite>, 
/** Line of the IR text, from 1. */
ir_line: number, };

/** A span of a timeline. */
export type SpanView = { 
/** `kernel`, `copy`, `call` or `wait`. */
kind: string, 
/** The kernel in the source, or the function of the runtime. */
name: string, 
/** The stream; `null` for the host. */
stream: number | null, 
/** Where the program asks for it. */
loc: Loc | null, 
/** Number of the launch. */
launch: number | null, 
/** When it was asked for, nanoseconds. */
asked: number, 
/** When it began. */
begin: number, 
/** When it ended. */
end: number, 
/** Bytes that it copied or set. */
bytes: number, 
/** `to-device`, `to-host`, `within-device` or `within-host`, for copies. */
direction: string | null, };

/** Where the session stands. At step k the first k warp instructions have been executed. */
export type StepView = { 
/** Step. */
step: number, 
/** Steps of the whole run. */
steps: number, 
/** Why here. */
reason: StopReason, 
/** Which breakpoint, if one was met. */
breakpoint: number | null, 
/** The instruction executed last; `null` at the start. */
last: Executed | null, 
/** The instruction that comes next; `null` at the end. */
next: Executed | null, };

/** Why a move ended where it did. */
export type StopReason = "met" | "breakpoint" | "start" | "end" | "more";

/** A thread, or all threads of a warp. */
export type ThreadSel = { 
/** Block, linear. */
block: number, 
/** Warp of the block. */
warp: number, 
/** Lane of the warp; `null` is the warp as a whole. */
lane: number | null, };

/** What a program did when, in virtual time. */
export type TimelineView = { 
/** In the order in which the host asked for it. */
spans: Array<SpanView>, 
/** Whether more was done than is here. */
cut: boolean, 
/** When the program ended, nanoseconds. */
end: number, };

/** The tool that wrote a report. */
export type ToolInfo = { 
/** `warpscope` */
name: string, 
/** Its version. */
version: string, };

/** What an access of a memory unit does. */
export type TupleAction = "read" | "write" | "atomic";

/** The threads among which an atomic operation is atomic. */
export type TupleScope = "block" | "device" | "system";

/** One access of a memory unit (Simulee's unit tuple, extended). */
export type TupleView = { 
/** Visit order of the unit. */
visit_order: number, 
/** Block, linear. */
block: number, 
/** Thread of the block, linear. */
thread: number, 
/** Warp. */
warp: number, 
/** What it does. */
action: TupleAction, 
/** The scope of an atomic operation, else `null`. */
scope: TupleScope | null, 
/** Statement. */
site: number, 
/** Barrier interval. */
interval: number, 
/** Step after the access. */
step: number, 
/** First byte of the access. */
offset: number, 
/** Bytes. */
size: number, 
/** Lanes that executed it together. */
active: Mask, 
/** Value before. */
before: string, 
/** Value after. */
after: string, };

/** The accesses of one byte in the whole run, in order. */
export type UnitView = { 
/** Object. */
object: number, 
/** Byte. */
offset: number, 
/** The accesses. */
tuples: Array<TupleView>, 
/** Accesses that were not kept. */
dropped: number, };

/** What of a branch no launch took. */
export type UntakenReport = { 
/** File of the branch. */
file: string, 
/** Its line, counted from 1. */
line: number, 
/** Its column, counted from 1; 0 if it is not known. */
column: number, 
/** What never happened. */
never: Never, };

/** A cell of an output before and after a repair. */
export type ValueReport = { 
/** The cell: `out[0]`. */
cell: string, 
/** Its value before. */
before: string, 
/** Its value after. */
after: string, };

/** A variable or register by lane. */
export type ValueView = { 
/** Name: of the source, or of the IR with `%`. */
name: string, 
/** Type. */
ty: string, 
/** Function of the source, for variables of inlined calls. */
function: string, 
/** Whether the values are addresses. */
pointer: boolean, 
/** A value for each lane; `null` where it has none. */
lanes: Array<string | null>, };

/** What a warp's lanes hold. */
export type ValuesView = { 
/** Variables of the source. */
variables: Array<ValueView>, 
/** Values of the IR. */
registers: Array<ValueView>, };

/** How far something is proved, and why not further. */
export type VerdictReport = { 
/** The verdict. */
verdict: ProofVerdict, 
/** The clauses of `proved-if`. */
clauses: Array<ClauseReport>, 
/** The launch of `counterexample`. */
launch?: LaunchReport | null, 
/** What is open if it is `unknown`. */
open?: OpenReport | null, };

/** A warp at a step. */
export type WarpView = { 
/** Warp of the block. */
warp: number, 
/** A letter for each lane: `R` runs next, `r` ready, `m` masked by divergence, `B` waits at a
 * block barrier, `W` at a warp barrier, `G` at the grid barrier, `x` exited, `T` stopped by a
 * fault, `-` no such thread. */
lanes: string, 
/** Fragments, the one that would run next first. */
fragments: Array<FragmentView>, 
/** The reconvergence stack, innermost first. */
joins: Array<JoinView>, };

/** Why an attempt does not pass. Names are those of the JSON; new ones may be added. */
export type WhyKind = "not-read" | "no-kernel" | "parameters" | "cannot-run" | "unfinished" | "findings" | "wrong-output" | "barriers" | "work";

/** A cell of an output that is wrong at the end. */
export type WrongCell = { 
/** Name of the buffer. */
buffer: string, 
/** Position in it. */
index: number, 
/** What the cell should contain. */
expected: number | string, 
/** What it contains. */
found: number | string, 
/** Number of wrong cells. */
cells_wrong: number, 
/** Number of cells. */
cells: number, };

