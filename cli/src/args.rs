//! The command line, declared.

use crate::pool;
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use std::time::Duration;
use warpscope_core::STATIC_FILTER;
use warpscope_core::check::Prover;
use warpscope_core::detect::finding::Severity;
use warpscope_core::launch::{Exited, Model};

/// Finds data races, barrier divergence and needless barriers in GPU kernels, without a GPU.
#[derive(Parser, Debug)]
#[command(name = "warpscope", version, max_term_width = 100)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// Run kernels and report races, barrier divergence and memory errors.
    #[command(after_long_help = CHECK_HELP)]
    Check(CheckArgs),
    /// Run a whole program, host code and kernels, and report what is wrong with it.
    #[command(after_long_help = RUN_HELP)]
    Run(RunArgs),
    /// Edit CUDA source so that the findings are gone, check the result, and print the change.
    #[command(after_long_help = REPAIR_HELP)]
    Repair(RepairArgs),
    /// Prove that kernels have no race and no barrier divergence in any launch, or find the conditions
    /// under which that holds, or a launch that shows the opposite.
    #[command(after_long_help = PROVE_HELP)]
    Prove(ProveArgs),
    /// List the kernels in files with their parameters and default arguments.
    Kernels(KernelsArgs),
    /// Make a link to a source and a launch: the given launch, else the first one with a finding.
    Share(ShareArgs),
    /// Run the launch of a link and report like check.
    Replay(ReplayArgs),
    /// Minimise the launch of a link while it keeps its finding, and print the new link.
    Min(ReplayArgs),
    /// Fuzz launches for hours in up to --jobs processes; results are kept in a folder, and a stopped
    /// hunt can be resumed.
    #[cfg(feature = "hunt")]
    #[command(after_long_help = HUNT_HELP)]
    Hunt(HuntArgs),
    #[cfg(feature = "hunt")]
    #[command(hide = true)]
    HuntWorker(WorkerArgs),
    /// Show the bytecode that kernels are lowered to.
    Disasm(DisasmArgs),
    /// Judge attempts at a lesson of the course, such as those of a class, and list the results.
    #[command(after_long_help = GRADE_HELP)]
    Grade(GradeArgs),
    /// Explain a rule: what it reports, and what is usually done. Without a rule, list them.
    Explain(ExplainArgs),
}

const REPAIR_HELP: &str = "\
A repair is printed only if the repaired source was compiled and searched like check does, shows less, and
gives the same results in launches that had no findings before.

Exit codes:
  0  there is nothing to repair, or no finding is left
  1  findings are left
  2  the file could not be read, compiled or checked";

#[derive(Args, Debug)]
pub struct RepairArgs {
    #[command(flatten)]
    pub check: CheckArgs,
    /// Write the repaired source into the file.
    #[arg(long)]
    pub apply: bool,
    /// List up to this many other repairs with what they cost.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub alternatives: usize,
    /// Repair the LLVM IR instead, by the algorithms of AuCS, and write it to this file.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["apply", "alternatives"])]
    pub ir: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct ExplainArgs {
    /// Name of the rule, such as race, or the code of a finding, such as WS-RACE-SHARED
    pub rule: Option<String>,
}

const GRADE_HELP: &str = "\
An attempt passes if no launch of the lesson shows a finding, every output equals that of the
sequential kernel in the lesson's reference, and the lesson's limits on barriers and work are kept.
Attempts can include warpscope's own headers and no other file.

Exit codes:
  0  all attempts pass
  1  some do not
  2  the lesson cannot be used";

#[derive(Args, Debug)]
pub struct GradeArgs {
    /// Folder of the lesson, which contains lesson.md and reference.cu.
    pub lesson: PathBuf,
    /// Attempts: CUDA C++ (.cu), LLVM IR (.ll) or LLVM bitcode (.bc).
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Format of the result.
    #[arg(long, value_enum, default_value = "text")]
    pub format: ListFormat,
    /// Print only the table.
    #[arg(long)]
    pub brief: bool,
    /// When to colour text output.
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto")]
    pub color: Color,
    /// clang to compile CUDA C++ with, 14 or later.
    #[arg(long, value_name = "PATH")]
    pub clang: Option<PathBuf>,
}

const CHECK_HELP: &str = "\
Values of --arg:
  n=1024  x=1.5  n=0xff            a number
  a=f32[1024]:iota                 a buffer of 1024 floats 0, 1, 2, ...
  a=i32[]:random(7,0,9)            no fixed length: it grows to what the kernel accesses
  a=u8[16]:zeros  a=f32[8]:fill(2.5)  a=i32[4]:1,2,3,4
  b=@a  b=@a+16                    a pointer into the buffer of another argument
  m=[f32[]:iota]                   a buffer of pointers, each to its own part of that buffer
  s={n=3, p=f32[16]:iota}          a struct passed by value
  p=null  s=bytes:00ff
  Names are those in the source if there is debug information, else those in the IR;
  #0, #1, ... always work. Values that are not given are searched for.

Exit codes:
  0  no findings of at least --fail-on severity
  1  findings of at least --fail-on severity
  2  the check could not be made: no such file, a source that does not compile,
     invalid LLVM IR, an impossible launch";

const RUN_HELP: &str = "\
The program's main() is executed, and every launch that it makes is checked with the contents that
its memory has by then. The program's own output comes first.

Exit codes:
  0  no findings of at least --fail-on severity, and the program ended with exit code 0
  1  findings of at least --fail-on severity
  2  the program could not be run, or not to its end: a source that does not compile, a function
     that is not supported, a limit
  3  no findings, but the program ended with an exit code of its own other than 0, or was aborted";

#[derive(Args, Clone, Debug)]
pub struct RunArgs {
    /// Sources of the program, or their folder: CUDA C++ (.cu), C++ (.cpp, .cc) and C (.c).
    #[arg(value_name = "FILE", required_unless_present = "database")]
    pub files: Vec<PathBuf>,
    /// Arguments of the program.
    #[arg(last = true, value_name = "ARGS")]
    pub args: Vec<String>,
    /// Folder of a compile_commands.json, which names sources and their flags.
    #[arg(short = 'p', value_name = "DIR")]
    pub database: Option<PathBuf>,
    /// File that the program reads as its standard input.
    #[arg(long, value_name = "FILE")]
    pub stdin: Option<PathBuf>,
    /// Folder with files that the program may read; it cannot change them.
    #[arg(long = "files", value_name = "DIR")]
    pub folder: Option<PathBuf>,
    /// Folder to write the program's files to; without it they are lost.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Execution model of warps: its (independent thread scheduling, sm_70 and later) or lockstep
    /// (up to sm_60).
    #[arg(long = "kernel-model", value_enum, default_value = "its", hide_possible_values = true)]
    pub model: ModelArg,
    /// Steps of host code after which the run stops; kernels may take half as many warp instructions
    /// [default: 20000000000].
    #[arg(long, value_name = "N")]
    pub max_steps: Option<u64>,
    /// Go on after a fault of a kernel, where a device would refuse all further work.
    #[arg(long)]
    pub keep_going: bool,
    /// Whether accesses of large launches that are proved not to race are left out of the race detection. What is found
    /// does not depend on it [default: on].
    #[arg(long, value_enum, value_name = "WHEN")]
    pub static_filter: Option<OnOff>,
    /// Cores to use, for the blocks of a launch that are independent; the report does not depend on it [default: those
    /// that there are, at most 8].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: Option<u16>,
    /// Run the program once more, without optimisation, up to its launch 32, and add the variables of the host at each
    /// launch to the report (json)
    #[arg(long)]
    pub variables: bool,
    /// Format of the report.
    #[arg(long, value_enum, default_value = "text")]
    pub format: Format,
    /// Lowest severity of findings that sets exit code 1.
    #[arg(long, value_enum, value_name = "SEVERITY", default_value = "warning")]
    pub fail_on: FailOn,
    /// When to colour text output.
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto")]
    pub color: Color,
    #[command(flatten)]
    pub cuda: CudaArgs,
}

impl RunArgs {
    /// The flags that another run needs to go the same way, as words of a command line.
    pub fn words(&self) -> Vec<String> {
        let mut words = self.cuda.words();
        let mut flag = |name: &str, value: String| words.extend([name.to_owned(), value]);
        for (name, path) in [("--stdin", &self.stdin), ("--files", &self.folder)] {
            if let Some(path) = path {
                flag(name, path.display().to_string());
            }
        }
        self.max_steps.iter().for_each(|steps| flag("--max-steps", steps.to_string()));
        words.extend(self.keep_going.then(|| "--keep-going".to_owned()));
        words
    }
}

const PROVE_HELP: &str = "\
What is not given may have any value. A proof is about all launches that have what is given
and meet the contract; what it assumes besides is listed under it.

Exit codes:
  0  everything is proved, perhaps under conditions that are shown
  1  a launch has a race; with --require-proof also if something is neither proved nor refuted
  2  something is neither proved nor refuted, or a file cannot be read";

#[cfg(feature = "hunt")]
const HUNT_HELP: &str = "\
FILE may be a folder: all kernels below it are fuzzed, and those that still gain coverage get more
time. To resume a hunt that was stopped for any reason, run the same command again.

In DIR:
  report.html           findings, coverage over time, branch sides never taken
  findings/NAME/        one folder per finding: report.txt, report.json, launch.txt, link.txt
  corpus/KERNEL/        launches that gained coverage
  log.jsonl             progress of the hunt

Exit codes are the same as for check.";

#[cfg(feature = "hunt")]
#[derive(Args, Debug)]
#[command(mut_arg("budget", |a| a.hide(true)), mut_arg("search", |a| a.hide(true)),
    mut_arg("format", |a| a.hide(true)), mut_arg("redundant", |a| a.hide(true)),
    mut_arg("perf", |a| a.hide(true)))]
pub struct HuntArgs {
    #[command(flatten)]
    pub check: CheckArgs,
    /// How long to hunt, such as 10m or 8h.
    #[arg(long, value_name = "TIME", default_value = "10m", value_parser = parse_time)]
    pub time: Duration,
    /// Folder for the results.
    #[arg(long, value_name = "DIR", default_value = "hunt")]
    pub out: PathBuf,
    /// Address of the playground that links in report.html open.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8127/")]
    pub playground: String,
    /// How to choose the next launch: libFuzzer guided by the kernel's coverage, or at random.
    #[arg(long, value_enum, default_value = "guided", hide = true)]
    pub engine: Engine,
    /// Stop at the first finding and print the number of launches until then.
    #[arg(long, hide = true)]
    pub until_found: bool,
}

/// One slice of a hunt, in a process of its own. It ends when its standard input does.
#[cfg(feature = "hunt")]
#[derive(Args, Debug)]
pub struct WorkerArgs {
    #[command(flatten)]
    pub hunt: HuntArgs,
    /// File of the input, as the parent process stored it.
    #[arg(long)]
    pub input: PathBuf,
    /// The kernel, by its name in the IR.
    #[arg(long)]
    pub worker_kernel: String,
    /// Name of the files and folders of this kernel.
    #[arg(long)]
    pub slug: String,
    /// Length of the slice, milliseconds.
    #[arg(long)]
    pub slice: u64,
    /// Seed of the engine.
    #[arg(long)]
    pub engine_seed: u32,
}

#[cfg(feature = "hunt")]
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    Guided,
    Random,
}

#[cfg(feature = "hunt")]
fn parse_time(text: &str) -> Result<Duration, String> {
    match parse_budget(text) {
        Ok(Budget::Time(time)) if !time.is_zero() => Ok(time),
        _ => Err(format!("invalid time `{text}`: expected for example 30s, 10m or 8h")),
    }
}

#[derive(Args, Clone, Debug)]
pub struct CheckArgs {
    /// CUDA C++ (.cu), LLVM IR (.ll) or LLVM bitcode (.bc), or a folder with such files; - reads LLVM IR
    /// from standard input. Sources of one program are checked together.
    #[arg(value_name = "FILE", required_unless_present = "database")]
    pub files: Vec<PathBuf>,
    /// Folder of a compile_commands.json, which names sources and their flags.
    #[arg(short = 'p', value_name = "DIR")]
    pub database: Option<PathBuf>,
    /// Kernel to check, by its name in the source or IR [default: all].
    #[arg(long, value_name = "NAME")]
    pub kernel: Option<String>,
    /// Number of blocks in the grid [default: searched for].
    #[arg(long, value_name = "X[,Y[,Z]]")]
    pub grid: Option<String>,
    /// Number of threads in a block [default: searched for].
    #[arg(long, value_name = "X[,Y[,Z]]")]
    pub block: Option<String>,
    /// Value of a parameter or module global; repeatable.
    #[arg(long = "arg", value_name = "NAME=VALUE")]
    pub args: Vec<String>,
    /// Execution model of warps: its (independent thread scheduling, sm_70 and later) or lockstep
    /// (up to sm_60).
    #[arg(long, value_enum, default_value = "its", hide_possible_values = true)]
    pub model: ModelArg,
    /// How barriers treat threads that have exited: wait for them (strict, default for lockstep) or
    /// count them as arrived (arrive, default for its).
    #[arg(long, value_enum, hide_possible_values = true)]
    pub exited: Option<ExitedArg>,
    /// Number of lanes in a warp: 1, 32 or 64.
    #[arg(long, value_name = "N", default_value_t = 32)]
    pub warp_size: u32,
    /// Bytes of dynamic shared memory [default: chosen by the search; 0 without a search].
    #[arg(long, value_name = "N")]
    pub shared_bytes: Option<u64>,
    /// Seed of all random choices.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    #[arg(long, value_name = "N", help = max_steps_help())]
    pub max_steps: Option<u64>,
    /// Format of the report.
    #[arg(long, value_enum, default_value = "text")]
    pub format: Format,
    /// Do not run the program's own main first, but guess all launches.
    #[arg(long)]
    pub skip_main: bool,
    /// Also look for redundant barriers.
    #[arg(long)]
    pub redundant: bool,
    /// Also report bank conflicts, uncoalesced accesses and divergent branches.
    #[arg(long)]
    pub perf: bool,
    /// Whether to try to prove that what was not found is not there, for every launch [default: auto].
    #[arg(long, value_enum, value_name = "WHEN")]
    pub prove: Option<ProveArg>,
    /// Whether accesses of large launches that are proved not to race are left out of the race detection. What is found
    /// does not depend on it [default: on].
    #[arg(long, value_enum, value_name = "WHEN")]
    pub static_filter: Option<OnOff>,
    /// Also look for edits of the source that remove what was found, each checked by searching again.
    #[arg(long)]
    pub suggest: bool,
    /// Lowest severity of findings that sets exit code 1.
    #[arg(long, value_enum, value_name = "SEVERITY", default_value = "warning")]
    pub fail_on: FailOn,
    /// When to colour text output.
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto")]
    pub color: Color,
    #[command(flatten)]
    pub search: SearchArgs,
    #[command(flatten)]
    pub cuda: CudaArgs,
}

#[derive(Args, Debug)]
#[command(mut_arg("budget", |a| a.hide(true)), mut_arg("search", |a| a.hide(true)),
    mut_arg("jobs", |a| a.hide(true)), mut_arg("seed", |a| a.hide(true)),
    mut_arg("max_steps", |a| a.hide(true)),
    mut_arg("perf", |a| a.hide(true)), mut_arg("fail_on", |a| a.hide(true)),
    mut_arg("exited", |a| a.hide(true)), mut_arg("shared_bytes", |a| a.hide(true)),
    mut_arg("prove", |a| a.hide(true)), mut_arg("static_filter", |a| a.hide(true)))]
pub struct ProveArgs {
    #[command(flatten)]
    pub check: CheckArgs,
    /// Exit with 1 if something is neither proved nor refuted.
    #[arg(long)]
    pub require_proof: bool,
}

#[derive(Args, Debug)]
pub struct KernelsArgs {
    /// CUDA C++ (.cu), LLVM IR (.ll) or LLVM bitcode (.bc), or a folder with such files; - reads LLVM IR
    /// from standard input.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Format of the list.
    #[arg(long, value_enum, default_value = "text")]
    pub format: ListFormat,
    /// When to colour text output.
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto")]
    pub color: Color,
    #[command(flatten)]
    pub cuda: CudaArgs,
}

#[derive(Args, Debug)]
pub struct DisasmArgs {
    /// CUDA C++ (.cu), LLVM IR (.ll) or LLVM bitcode (.bc); - reads LLVM IR from standard input.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Kernel to show, by its name in the source or IR [default: all].
    #[arg(long, value_name = "NAME")]
    pub kernel: Option<String>,
    /// Number of threads in a block, which affects what is uniform [default: 64].
    #[arg(long, value_name = "X[,Y[,Z]]")]
    pub block: Option<String>,
    /// Number of lanes in a warp: 1, 32 or 64.
    #[arg(long, value_name = "N", default_value_t = 32)]
    pub warp_size: u32,
    /// When to colour error messages.
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto")]
    pub color: Color,
    #[command(flatten)]
    pub cuda: CudaArgs,
}

#[derive(Args, Debug)]
pub struct ShareArgs {
    #[command(flatten)]
    pub check: CheckArgs,
    /// Write the link to a file instead of standard output.
    #[arg(short, long, value_name = "PATH")]
    pub output: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// A link (#1/...) or a file that contains one; - reads it from standard input.
    #[arg(value_name = "LINK|FILE")]
    pub link: String,
    /// Fingerprint of the finding [default: that of the link, else the most severe].
    #[arg(long, value_name = "FINGERPRINT")]
    pub finding: Option<String>,
    #[arg(long, value_name = "N", help = max_steps_help())]
    pub max_steps: Option<u64>,
    /// Format of the report.
    #[arg(long, value_enum, default_value = "text")]
    pub format: Format,
    /// Also look for redundant barriers.
    #[arg(long)]
    pub redundant: bool,
    /// Lowest severity of findings that sets exit code 1.
    #[arg(long, value_enum, value_name = "SEVERITY", default_value = "warning")]
    pub fail_on: FailOn,
    /// When to colour text output.
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto")]
    pub color: Color,
    /// clang to compile CUDA C++ with, 14 or later.
    #[arg(long, value_name = "PATH")]
    pub clang: Option<PathBuf>,
}

/// How launches are searched for.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Launch search")]
pub struct SearchArgs {
    /// How to choose the parts of the launch that are not given.
    #[arg(long, value_enum, value_name = "HOW", default_value = "default")]
    pub search: SearchKind,
    /// Budget per kernel, such as 500-launches, 30s or 5m [default: until nothing new comes up, at
    /// most 500 launches or 12 million steps].
    #[arg(long, value_name = "BUDGET", value_parser = parse_budget)]
    pub budget: Option<Budget>,
    /// Cores to use, for files, kernels and launches side by side; the report does not depend on it [default: those
    /// that there are, at most 8; 1 in a hunt].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: Option<u16>,
    /// Conditions that all launches must meet, such as 'n % 4 == 0, block.x <= 256'; repeatable.
    #[arg(long, value_name = "CONTRACT")]
    pub assume: Vec<String>,
}

impl SearchArgs {
    /// Cores for a check.
    pub fn cores(&self) -> usize {
        self.jobs.map_or_else(pool::cores, usize::from)
    }
}

/// Help of `--max-steps`, with the default that runs use.
fn max_steps_help() -> String {
    let steps = warpscope_core::limits::RunLimits::default().max_steps;
    format!("Warp instructions after which a run stops [default: {steps}]")
}

/// Where a search ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    Time(Duration),
    Launches(u64),
}

fn parse_budget(text: &str) -> Result<Budget, String> {
    let bad =
        || format!("invalid budget `{text}`: expected for example 2s, 500ms, 5m or 500-launches");
    let digits = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(digits);
    let seconds = |scale: f64| {
        let number: f64 = number.parse().map_err(|_| bad())?;
        Duration::try_from_secs_f64(number * scale).map(Budget::Time).map_err(|_| bad())
    };
    match unit.trim_start_matches('-') {
        "ms" => seconds(0.001),
        "s" => seconds(1.0),
        "m" | "min" => seconds(60.0),
        "h" => seconds(3600.0),
        "" | "launch" | "launches" => {
            let launches = number.parse().map_err(|_| bad())?;
            if launches == 0 { Err(bad()) } else { Ok(Budget::Launches(launches)) }
        }
        _ => Err(bad()),
    }
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProveArg {
    /// If launches are searched for and none shows a race, with bounded work
    Auto,
    /// Never
    Off,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnOff {
    On,
    Off,
}

/// Who proves which accesses the race detection need not follow, if that is wanted.
pub fn prover(wanted: Option<OnOff>) -> Option<Prover> {
    (wanted != Some(OnOff::Off)).then_some(STATIC_FILTER)
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchKind {
    /// Launches derived from the kernel's code, then evolution among plausible ones
    Default,
    /// The evolutionary search of Simulee as published
    Simulee,
    /// One launch with defaults for what is not given: 2 blocks of 64 threads
    None,
}

/// How CUDA C++ is compiled.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "CUDA C++ compilation")]
pub struct CudaArgs {
    /// clang to use, 14 or later [default: $WARPSCOPE_CLANG, else the newest one found].
    #[arg(long, value_name = "PATH")]
    pub clang: Option<PathBuf>,
    /// Folder of a CUDA SDK, whose headers replace warpscope's own.
    #[arg(long, value_name = "DIR")]
    pub cuda_path: Option<PathBuf>,
    /// Folder to search for headers; repeatable.
    #[arg(short = 'I', value_name = "DIR")]
    pub include: Vec<PathBuf>,
    /// Macro to define; repeatable.
    #[arg(short = 'D', value_name = "NAME[=VALUE]")]
    pub define: Vec<String>,
    /// Language standard, such as c++20 [default: c++17].
    #[arg(long, value_name = "NAME")]
    pub std: Option<String>,
    /// llvm-dis to read bitcode with [default: $WARPSCOPE_LLVM_DIS, else the newest one found].
    #[arg(long, value_name = "PATH")]
    pub llvm_dis: Option<PathBuf>,
    /// Argument to pass unchanged to clang -cc1; repeatable.
    #[arg(long = "Xclang", value_name = "ARG", allow_hyphen_values = true)]
    pub xclang: Vec<String>,
}

impl CudaArgs {
    /// The flags that were given, as words of a command line.
    pub fn words(&self) -> Vec<String> {
        let mut words = vec![];
        let mut flag = |name: &str, value: &str| words.extend([name.to_owned(), value.to_owned()]);
        let path = |p: &PathBuf| p.display().to_string();
        for (name, value) in [("--clang", &self.clang), ("--cuda-path", &self.cuda_path)] {
            if let Some(value) = value {
                flag(name, &path(value));
            }
        }
        self.include.iter().for_each(|folder| flag("-I", &path(folder)));
        self.define.iter().for_each(|define| flag("-D", define));
        self.std.iter().for_each(|std| flag("--std", std));
        self.llvm_dis.iter().for_each(|program| flag("--llvm-dis", &path(program)));
        self.xclang.iter().for_each(|arg| flag("--Xclang", arg));
        words
    }
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModelArg {
    Its,
    Lockstep,
}

impl From<ModelArg> for Model {
    fn from(model: ModelArg) -> Self {
        match model {
            ModelArg::Its => Self::Its,
            ModelArg::Lockstep => Self::Lockstep,
        }
    }
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExitedArg {
    Strict,
    Arrive,
}

impl From<ExitedArg> for Exited {
    fn from(exited: ExitedArg) -> Self {
        match exited {
            ExitedArg::Strict => Self::Strict,
            ExitedArg::Arrive => Self::Arrive,
        }
    }
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    Text,
    Json,
    /// SARIF 2.1.0, for code scanning and editors
    Sarif,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListFormat {
    Text,
    Json,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum FailOn {
    Error,
    Warning,
    Note,
}

impl From<FailOn> for Severity {
    fn from(fail_on: FailOn) -> Self {
        match fail_on {
            FailOn::Error => Self::Error,
            FailOn::Warning => Self::Warning,
            FailOn::Note => Self::Note,
        }
    }
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Color {
    Auto,
    Always,
    Never,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn budgets_are_read() {
        assert_eq!(parse_budget("2s"), Ok(Budget::Time(Duration::from_secs(2))));
        assert_eq!(parse_budget("1.5s"), Ok(Budget::Time(Duration::from_millis(1500))));
        assert_eq!(parse_budget("500-launches"), Ok(Budget::Launches(500)));
        assert_eq!(parse_budget("500"), Ok(Budget::Launches(500)));
        for bad in ["", "s", "2x", "0-launches", "-3s", "1e9h"] {
            assert!(parse_budget(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }
}
