//! The report as data: everything resolved to names, places and values.
//!
//! This is the JSON of `--format json` (`docs/report.md`), schema 1: fields are only ever added,
//! and keep their order. Nothing here refers to the module any more, so a report can be kept, sent
//! and rendered elsewhere. [`super::text`] makes text of it.

use crate::proof::ProofReport;
use crate::repair::FixReport;
use base::diagnostic::{Diagnostic, Outcome};
use detect::finding::{Reason, Rule, Severity};
pub use detect::symbols::{CallSite, Loc};
use launch::parse::parse_value;
use launch::{Exited, KernelArg, Launch, Model, number::Number};
use serde::{Deserialize, Serialize};

/// The schema that this version writes.
pub const SCHEMA: u32 = 1;

/// What one run of the tool has to say.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Report {
    /// Version of this format; [`SCHEMA`].
    pub schema: u32,
    /// Who wrote it.
    pub tool: ToolInfo,
    /// One entry for each kernel checked.
    pub kernels: Vec<KernelReport>,
    /// What could not be checked, and why.
    #[serde(default)]
    pub failures: Vec<Failure>,
    /// The program that was run, if one was; its kernels are in `kernels`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub program: Option<ProgramReport>,
    /// Further programs, if the files of one check make up several.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub further_programs: Vec<ProgramReport>,
}

/// A program that was run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ProgramReport {
    /// Files, as they were named.
    pub files: Vec<String>,
    /// Arguments, without the program's name.
    pub args: Vec<String>,
    /// How the run ended: `exited`, `aborted`, `fault`, `limit` or `unsupported`.
    pub ending: String,
    /// The same in a clause.
    pub text: String,
    /// Where the run ended, unless it exited.
    pub loc: Option<Loc>,
    /// The program's exit code, if it exited.
    pub exit_code: Option<i32>,
    /// What it printed; bytes that are not UTF-8 are replaced.
    pub stdout: String,
    /// What it printed to the standard error.
    pub stderr: String,
    /// Steps of the host's code.
    pub host_steps: u64,
    /// Launches that were made.
    pub launches_made: u64,
    /// The launches, in order, up to a limit.
    pub launches: Vec<ProgramLaunchReport>,
    /// Faults of the host's code, worst first.
    pub findings: Vec<FindingReport>,
    /// What else there is to know.
    pub notes: Vec<String>,
}

/// A launch that a program made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ProgramLaunchReport {
    /// Its number, from 1.
    pub number: u64,
    /// Kernel, as the source names it.
    pub kernel: String,
    /// Where it is.
    pub loc: Option<Loc>,
    /// Blocks of the grid, `[x, y, z]`.
    pub grid: [u32; 3],
    /// Threads of a block, `[x, y, z]`.
    pub block: [u32; 3],
    /// Bytes of dynamic shared memory.
    pub shared_bytes: u64,
    /// Stream: 0 is the default stream, others are counted in the order of their creation.
    pub stream: u32,
    /// Warp instructions.
    pub steps: u64,
    /// Findings of this launch that are not notes.
    pub findings: u64,
    /// The error that it ended with: `cudaErrorInvalidConfiguration`.
    pub error: Option<String>,
    /// The functions of the host that wait for it, innermost first, with their variables; of the first launches.
    #[serde(default)]
    pub host: Vec<HostFrameReport>,
}

/// A function of the host that waits for a launch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HostFrameReport {
    /// Its name in the source.
    pub function: String,
    /// Where it makes the call.
    pub loc: Option<Loc>,
    /// Its parameters and variables, in the order of their declarations.
    pub variables: Vec<HostVariableReport>,
}

/// A variable of the host, a member of one, or an element.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HostVariableReport {
    /// Name; of an element its index in brackets.
    pub name: String,
    /// Type, as the source has it.
    #[serde(rename = "type")]
    pub ty: String,
    /// Whether it is a parameter.
    pub parameter: bool,
    /// Its value in one line; of arrays and structs the first parts.
    pub value: String,
    /// Whether the value is known; the compiler has optimised others out.
    pub known: bool,
    /// Of a pointer, what it points to.
    pub target: Option<HostTargetReport>,
    /// Elements of an array or `std::vector`.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub length: Option<u64>,
    /// The first members or elements.
    pub members: Vec<HostVariableReport>,
}

/// What a pointer of the host points to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HostTargetReport {
    /// `null`, `host`, `device`, `pinned`, `managed`, `array`, `code`, `freed` or `nowhere`.
    pub memory: String,
    /// The variable or function there, or the function that allocated it.
    pub object: Option<String>,
    /// Where it was allocated.
    pub allocated: Option<Loc>,
    /// Size of the allocation or variable, bytes.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub bytes: Option<u64>,
    /// Bytes from its start.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub offset: u64,
}

/// The launch of a program that showed a finding.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ProgramPointReport {
    /// Its number among the program's launches, from 1.
    pub number: u64,
    /// How many launches the program made.
    pub of: u64,
    /// Where it is in the program.
    pub loc: Option<Loc>,
}

/// An operation of the host or of a stream that a finding is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OperationReport {
    /// What it is: `kernel`, `access`, or the name of the call.
    pub what: String,
    /// The kernel's name, of a kernel.
    pub kernel: Option<String>,
    /// Whether it writes the memory in question.
    pub write: bool,
    /// The stream; `null` for the host.
    pub stream: Option<u32>,
    /// Where the program requests it.
    pub loc: Option<Loc>,
    /// Function it is in.
    pub function: String,
    /// Its number among the program's launches, if it is one.
    pub launch: Option<u64>,
    /// The same in a clause.
    pub text: String,
}

/// The tool that wrote a report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ToolInfo {
    /// `warpscope`
    pub name: String,
    /// Its version.
    pub version: String,
}

impl Report {
    /// A report with nothing in it yet.
    pub fn new() -> Self {
        Self {
            schema: SCHEMA,
            tool: ToolInfo {
                name: "warpscope".to_owned(),
                version: env!("CARGO_PKG_VERSION").to_owned(),
            },
            kernels: vec![],
            failures: vec![],
            program: None,
            further_programs: vec![],
        }
    }
    /// The programs that were run.
    pub fn programs(&self) -> impl Iterator<Item = &ProgramReport> {
        self.program.iter().chain(&self.further_programs)
    }

    /// Adds a program that was run.
    pub fn add_program(&mut self, program: ProgramReport) {
        match &self.program {
            None => self.program = Some(program),
            Some(_) => self.further_programs.push(program),
        }
    }

    /// All findings: those of the program, then those of each kernel.
    pub fn findings(&self) -> impl Iterator<Item = &FindingReport> {
        let program = self.programs().flat_map(|p| &p.findings);
        program.chain(self.kernels.iter().flat_map(|k| &k.findings))
    }
    /// The worst severity found, if anything was found.
    pub fn worst(&self) -> Option<Severity> {
        self.findings().map(|f| f.severity).max()
    }
}

impl Default for Report {
    fn default() -> Self {
        Self::new()
    }
}

/// A file or kernel that could not be checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Failure {
    /// File, as it was named.
    pub file: String,
    /// Kernel, when it is about one.
    pub kernel: Option<String>,
    /// `malformed`, `unsupported`, `bad-launch` (also for files that cannot be read) or `limit`.
    pub outcome: String,
    /// Stable code such as `WS-PARSE`.
    pub code: String,
    /// What is wrong.
    pub message: String,
    /// Where: in the source if that is known, else in the text of the IR.
    pub loc: Option<Loc>,
    /// Why, and what to do.
    pub notes: Vec<String>,
}

impl Failure {
    /// The failure that `diagnostic` about the text `source` of `file` tells of.
    pub fn new(file: &str, kernel: Option<&str>, source: &str, diagnostic: &Diagnostic) -> Self {
        let outcome = match diagnostic.outcome {
            Outcome::Malformed => "malformed",
            Outcome::Unsupported => "unsupported",
            Outcome::BadLaunch => "bad-launch",
            Outcome::Limit => "limit",
        };
        // Whoever gave IR is told its places first.
        let is_ir = [".ll", ".bc"].iter().any(|end| file.ends_with(end));
        let (place, further) = match &diagnostic.source {
            Some(place) if is_ir => (None, Some(format!("in the source this is {place}"))),
            place => (place.as_ref(), None),
        };
        Self {
            file: file.to_owned(),
            kernel: kernel.map(str::to_owned),
            outcome: outcome.to_owned(),
            code: diagnostic.code.to_owned(),
            message: diagnostic.message.clone(),
            loc: match place {
                Some(place) => Some(Loc::new(&place.file, place.line, place.column)),
                None => diagnostic.span.map(|span| {
                    let (line, column) = span.line_column(source);
                    Loc { file: file.to_owned(), line, column }
                }),
            },
            notes: diagnostic.notes.iter().cloned().chain(further).collect(),
        }
    }
}

/// What was found about one kernel.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KernelReport {
    /// File, as it was named.
    pub file: String,
    /// Name of the kernel as the IR has it.
    pub kernel: String,
    /// Name of the kernel as the source has it, when that is known; else as [`Self::kernel`].
    pub display_name: String,
    /// Number of launches that were run.
    pub launches_tried: u64,
    /// The launch, or of several the first one; with each argument as it was used.
    pub launch: LaunchReport,
    /// Execution model.
    pub model: Model,
    /// How the run ended.
    pub outcome: RunOutcome,
    /// Warp instructions executed in all launches.
    pub steps: u64,
    /// Findings, worst first.
    pub findings: Vec<FindingReport>,
    /// What else there is to know, e.g. that dimensions were chosen by the tool.
    pub notes: Vec<String>,
    /// What the kernel printed.
    pub output: String,
    /// Which sides of branches the launches took, when there was a search.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coverage: Option<CoverageReport>,
    /// How the launches were chosen, when there was a search.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub search: Option<SearchReport>,
    /// The findings by cause: every finding is in one group.
    #[serde(default)]
    pub groups: Vec<CauseReport>,
    /// What is proved for every launch, if a proof was tried.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<ProofReport>,
    /// A repair that removes findings, if one was requested and found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fix: Option<FixReport>,
    /// What `warpscope replay` takes to run this launch again, if the input was a link: the link, or the name
    /// of a file that contains it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replay: Option<String>,
    /// Flags of the command line that the launch does not hold, for whoever runs it again.
    #[serde(skip)]
    pub flags: Vec<String>,
}

impl KernelReport {
    /// Adds a fix. If it is that of one cause, it is also what to do about its findings.
    pub fn set_fix(&mut self, fix: FixReport) {
        let is_gone = |f: &FindingReport| fix.fingerprints.contains(&f.fingerprint);
        let gone = |g: &CauseReport| {
            let mut members = g.findings.iter().filter_map(|&i| self.findings.get(i as usize));
            members.any(is_gone)
        };
        let mut causes = (0..self.groups.len()).filter(|&g| gone(&self.groups[g]));
        if let (Some(only), None) = (causes.next(), causes.next()) {
            let help = fix.help();
            self.groups[only].help = vec![help.clone()];
            for finding in self.findings.iter_mut().filter(|f| f.group == Some(only as u32)) {
                finding.help = vec![help.clone()];
            }
        }
        self.fix = Some(fix);
    }
}

/// Findings with one cause.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CauseReport {
    /// What to do about all of them, in one word: `barrier`, `atomic-update`, …; `null` if nothing is certain.
    pub advice: Option<String>,
    /// The same in a sentence.
    pub help: Vec<String>,
    /// Positions in `findings`, ascending; the first stands for the others.
    pub findings: Vec<u32>,
}

/// Sides of branches that launches took.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CoverageReport {
    /// Sides that some launch took.
    pub sides_taken: u64,
    /// All sides: two for each branch of the kernel and what it calls.
    pub sides: u64,
    /// What was not taken: `k.cu:7:3: never true`.
    pub not_taken: Vec<String>,
    /// The same as data.
    #[serde(default)]
    pub sides_not_taken: Vec<UntakenReport>,
}

/// What of a branch no launch took.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UntakenReport {
    /// File of the branch.
    pub file: String,
    /// Its line, counted from 1.
    pub line: u32,
    /// Its column, counted from 1; 0 if it is not known.
    pub column: u32,
    /// What never happened.
    pub never: Never,
}

/// What never happened at a branch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Never {
    /// No thread came there.
    Reached,
    /// Its condition was never true.
    True,
    /// Its condition was never false.
    False,
}

/// How launches were chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SearchReport {
    /// `default` or `simulee`.
    pub strategy: String,
    /// Launches that were run and discarded as implausible for the kernel.
    pub left_out: u64,
    /// Launches up to the first with a finding that is not a note.
    pub first_found: Option<u64>,
    /// Threads of the largest block of a launch that ended and was not discarded.
    #[serde(default)]
    pub largest_block: u64,
    /// Launches among `launches_tried` that the program's own `main` made.
    #[serde(default)]
    pub by_main: u64,
    /// The arguments that `main` got there: they were guessed, as it does nothing without any.
    #[serde(default)]
    pub main_args: Vec<String>,
}

/// How a run ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RunOutcome {
    /// In one word.
    pub kind: OutcomeKind,
    /// The same in a clause.
    pub text: String,
}

/// Ends of a run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum OutcomeKind {
    /// Every thread came to its end.
    Finished,
    /// The kernel stopped itself or did what it must not; the findings say where.
    Trapped,
    /// A limit on steps or memory was reached: what comes after is unknown.
    Limit,
    /// No thread could go on.
    Deadlock,
}

/// A launch as it was run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LaunchReport {
    /// Blocks of the grid, `[x, y, z]`.
    pub grid: [u32; 3],
    /// Threads of a block, `[x, y, z]`.
    pub block: [u32; 3],
    /// Bytes of dynamic shared memory.
    pub shared_bytes: u64,
    /// Lanes of a warp.
    pub warp_size: u32,
    /// What barriers made of threads that had exited.
    pub exited: Exited,
    /// Seed.
    pub seed: u64,
    /// Arguments in the order of the parameters, then module globals that were set.
    pub args: Vec<ArgReport>,
}

impl LaunchReport {
    /// The launch that the report is of. `None` if an argument cannot be read, which is so only for
    /// reports that were not made here.
    pub fn to_launch(&self, model: Model) -> Option<Launch> {
        let mut args = vec![];
        for arg in &self.args {
            let value = parse_value(&arg.value).ok()?;
            args.push(KernelArg { name: arg.name.clone(), value });
        }
        Some(Launch {
            grid: self.grid.into(),
            block: self.block.into(),
            args,
            shared_bytes: self.shared_bytes,
            model,
            exited: Some(self.exited),
            warp_size: self.warp_size,
            seed: self.seed,
        })
    }
}

/// An argument as it was used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ArgReport {
    /// Name.
    pub name: String,
    /// Type, as the source or the IR has it.
    #[serde(rename = "type")]
    pub ty: String,
    /// Value, as `--arg` takes it.
    pub value: String,
    /// Whether the user gave it; else it is the default.
    pub given: bool,
}

/// A finding, with all that a reader needs to understand it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FindingReport {
    /// What it is about: `race`, `barrier-divergence`, ….
    pub rule: Rule,
    /// Finer kind, e.g. `raw`, `war`, `waw`, `warp-level`, `same-value` of a race.
    pub kind: Option<String>,
    /// How bad.
    pub severity: Severity,
    /// One line that says it.
    pub message: String,
    /// Memory concerned: `shared`, `global`, `constant` or `local`.
    pub space: Option<String>,
    /// Variable or argument concerned.
    pub object: Option<String>,
    /// Index of the cell in it, when it is an array.
    pub index: Option<i64>,
    /// The cell as the source would spell it: `s[17]`, `grid.cells[3].x`.
    pub path: Option<String>,
    /// Type of the cell: `i32`, `f32`, ….
    #[serde(rename = "type")]
    pub ty: Option<String>,
    /// Bytes concerned.
    pub bytes: Option<u32>,
    /// Where: the first access, the barrier, or the statement at fault.
    pub loc: Option<Loc>,
    /// Function it is in, as the source names it.
    pub function: Option<String>,
    /// Calls by which that function came there, innermost first.
    pub inlined_at: Vec<CallSite>,
    /// Block concerned, `[x, y, z]`; of a race the accesses tell.
    pub block: Option<[u32; 3]>,
    /// Thread concerned.
    pub thread: Option<[u32; 3]>,
    /// Barrier interval.
    pub interval: Option<u32>,
    /// Of a race the two accesses, the earlier one of this run first. Of threads that wait at
    /// different barriers one thread of each of the first two groups.
    pub accesses: Vec<AccessReport>,
    /// Who waits where, of a barrier finding.
    pub waiting: Vec<GroupReport>,
    /// Threads that have exited: `threads 0-31, 40`.
    pub exited: Option<String>,
    /// Threads of waiting warps that are elsewhere and do not wait.
    pub elsewhere: Option<String>,
    /// The branch at which the threads diverged.
    pub branch: Option<BranchReport>,
    /// How many occurrences (pairs of accesses, of a race) it stands for.
    pub count: u64,
    /// Whether there may be more than `count`.
    pub count_is_at_least: bool,
    /// Step of the run at which it showed.
    pub step: Option<u64>,
    /// The launch that showed it.
    pub launch: LaunchReport,
    /// Execution model.
    pub model: Model,
    /// Seed.
    pub seed: u64,
    /// What else there is to know.
    pub notes: Vec<String>,
    /// What to do about it.
    pub help: Vec<String>,
    /// A link that shows the moment in the playground.
    pub link: Option<String>,
    /// Launches that showed it, when there was a search.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub launches: Option<u64>,
    /// A name for the finding that depends on what it is and where, not on launch, seed or count: 16
    /// hexadecimal digits.
    #[serde(default)]
    pub fingerprint: String,
    /// Why it is one.
    #[serde(default)]
    pub reasons: Vec<Reason>,
    /// The threads of `exited`, by linear number: inclusive ranges, ascending.
    #[serde(default)]
    pub exited_threads: Vec<[u32; 2]>,
    /// The threads of `elsewhere`, likewise.
    #[serde(default)]
    pub elsewhere_threads: Vec<[u32; 2]>,
    /// Position in `groups` of those with the same cause.
    #[serde(default)]
    pub group: Option<u32>,
    /// Line of `loc`.
    #[serde(default)]
    pub line: Option<u32>,
    /// Barriers that could go in place of this one, but not together with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alternatives: Vec<Loc>,
    /// Threads that have gone past the barrier to their end.
    #[serde(default)]
    pub skipped: Option<String>,
    /// The threads of `skipped`, likewise.
    #[serde(default)]
    pub skipped_threads: Vec<[u32; 2]>,
    /// The barrier, of a barrier finding.
    #[serde(default)]
    pub barrier: Option<BarrierReport>,
    /// The operations of a program that a finding about its host code is about: one, or the two that
    /// conflict.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub operations: Vec<OperationReport>,
    /// Where memory was allocated and freed, of a finding about a program's memory.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub memory: Vec<MemoryPlace>,
    /// The launch of the program that showed it, if a program was run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub program_launch: Option<ProgramPointReport>,
}

/// A place in the life of a program's memory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MemoryPlace {
    /// `allocated` or `freed`.
    pub what: String,
    /// Where.
    pub loc: Option<Loc>,
    /// Function it is in.
    pub function: String,
}

/// A barrier that threads do not reach together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BarrierReport {
    /// Which threads it is for.
    pub level: Level,
    /// Its number, 0 for `__syncthreads()`.
    pub number: u32,
    /// The number of threads that it waits for, if it states one.
    pub expected: Option<u32>,
    /// How many of these have arrived.
    pub arrived: Option<u32>,
}

/// Which threads a barrier is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Those of a block.
    Block,
    /// Lanes of a warp.
    Warp,
    /// Those of the grid.
    Grid,
}

/// One of the two accesses of a race, or a thread that waits at a barrier.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AccessReport {
    /// `read`, `write`, `barrier`, or `atomic` with its scope: `atomic (block)`.
    pub op: String,
    /// Where.
    pub loc: Option<Loc>,
    /// Function it is in, as the source names it.
    pub function: String,
    /// Calls by which that function came there, innermost first.
    pub inlined_at: Vec<CallSite>,
    /// Block, `[x, y, z]`.
    pub block: [u32; 3],
    /// Thread of the block, `[x, y, z]`.
    pub thread: [u32; 3],
    /// Warp of the block.
    pub warp: u32,
    /// Lane of the warp.
    pub lane: u32,
    /// Barrier interval of the block, from 0.
    pub interval: u32,
    /// Visit order of the memory unit.
    pub visit_order: Option<u32>,
    /// Bytes accessed.
    pub bytes: Option<u32>,
    /// Type of `value` and `before`.
    #[serde(rename = "type")]
    pub ty: Option<String>,
    /// What was read, or what a write left.
    #[cfg_attr(feature = "typescript", ts(type = "number | string | null"))]
    pub value: Option<Number>,
    /// What a write found; `null` for a read.
    #[cfg_attr(feature = "typescript", ts(type = "number | string | null"))]
    pub before: Option<Number>,
    /// Step of the run.
    pub step: u64,
    /// What it does.
    #[serde(default)]
    pub action: Action,
    /// Scope of an atomic operation.
    #[serde(default)]
    pub scope: Option<AtomicScope>,
    /// Iterations of the loops around both accesses, outermost first, counted from 0; empty unless the two
    /// differ in them.
    #[serde(default)]
    pub iterations: Vec<u32>,
    /// Line of `loc`.
    #[serde(default)]
    pub line: Option<u32>,
}

/// What an access does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// A plain load.
    #[default]
    Read,
    /// A plain store.
    Write,
    /// An atomic operation.
    Atomic,
    /// Not an access: the thread waits at a barrier.
    Barrier,
}

/// Which threads an atomic operation is atomic for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum AtomicScope {
    /// Those of its block.
    Block,
    /// Those of the device.
    Device,
    /// Those of the whole system.
    System,
}

/// Threads that wait together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GroupReport {
    /// The barrier.
    pub loc: Option<Loc>,
    /// Function it is in, as the source names it.
    pub function: String,
    /// Calls by which the threads came there, innermost first.
    pub inlined_at: Vec<CallSite>,
    /// Iterations of the loops around it, outermost first, when the groups differ in them.
    pub trips: Vec<u32>,
    /// Threads by linear number: `threads 0-31, 40`.
    pub threads: String,
    /// How many these are.
    pub count: u32,
    /// The same threads as inclusive ranges, ascending.
    #[serde(default)]
    pub thread_ranges: Vec<[u32; 2]>,
    /// Their block, `[x, y, z]`.
    #[serde(default)]
    pub block: [u32; 3],
}

/// A branch at which threads diverged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BranchReport {
    /// Where.
    pub loc: Option<Loc>,
    /// Why its threads do not agree, e.g. "depends on threadIdx.x".
    pub cause: Option<String>,
    /// Where that comes from.
    pub cause_loc: Option<Loc>,
}
