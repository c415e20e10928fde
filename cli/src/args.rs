//! The command line, declared.

use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use std::time::Duration;
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
    /// Runs kernels and reports what is wrong with them.
    #[command(after_long_help = CHECK_HELP)]
    Check(CheckArgs),
    /// Lists the kernels of files with their parameters and defaults.
    Kernels(KernelsArgs),
    /// Makes a link that holds a source and a launch: the one given, else the first that shows a finding.
    Share(ShareArgs),
    /// Runs what a link holds and reports as check does.
    Replay(ReplayArgs),
    /// Makes the launch of a link small while its finding stays, and gives the new link.
    Min(ReplayArgs),
    /// Hunts for hours: fuzzes launches on every core, keeps what it finds in a folder, goes on where it
    /// stood.
    #[cfg(feature = "hunt")]
    #[command(after_long_help = HUNT_HELP)]
    Hunt(HuntArgs),
    #[cfg(feature = "hunt")]
    #[command(hide = true)]
    HuntWorker(WorkerArgs),
    /// Shows the code that kernels are lowered to before they run.
    Disasm(DisasmArgs),
}

const CHECK_HELP: &str = "\
Values of --arg:
  n=1024  x=1.5  n=0xff            a number
  a=f32[1024]:iota                 a buffer of 1024 floats 0, 1, 2, ...
  a=i32[]:random(7,0,9)            of no fixed length: it grows to what the kernel touches
  a=u8[16]:zeros  a=f32[8]:fill(2.5)  a=i32[4]:1,2,3,4
  b=@a  b=@a+16                    a pointer into the buffer of another argument
  m=[f32[]:iota]                   a buffer of pointers, each to a part of its own of that one
  s={n=3, p=f32[16]:iota}          a struct passed by value
  p=null  s=bytes:00ff
  Names are those of the source if there is debug information, else of the IR;
  #0, #1, ... always work. What is not given is searched for.

Exit codes:
  0  nothing found        1  findings of at least --fail-on
  2  the tool could not do its job: no such file, a source that does not compile,
     no LLVM IR, an impossible launch";

#[cfg(feature = "hunt")]
const HUNT_HELP: &str = "\
FILE may be a folder: all kernels below it are hunted, and those that still gain coverage get more
of the time. The same command goes on where a hunt was stopped, by whatever.

In DIR:
  report.html           findings, coverage over time, what was never covered
  findings/NAME/        one for each finding: report.txt, report.json, launch.txt, link.txt
  corpus/KERNEL/        launches that brought something new
  log.jsonl             how it went

Exit codes are those of check.";

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
    /// Folder that holds the hunt.
    #[arg(long, value_name = "DIR", default_value = "hunt")]
    pub out: PathBuf,
    /// Address of the playground that the links of report.html open.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8127/")]
    pub playground: String,
    /// What chooses the next launch: libFuzzer guided by the kernel, or chance.
    #[arg(long, value_enum, default_value = "guided", hide = true)]
    pub engine: Engine,
    /// End at the first finding, and say after how many launches.
    #[arg(long, hide = true)]
    pub until_found: bool,
}

/// One slice of a hunt, in a process of its own. It ends when its standard input does.
#[cfg(feature = "hunt")]
#[derive(Args, Debug)]
pub struct WorkerArgs {
    #[command(flatten)]
    pub hunt: HuntArgs,
    /// The input, as the parent kept it.
    #[arg(long)]
    pub input: PathBuf,
    /// The kernel, by its name in the IR.
    #[arg(long)]
    pub worker_kernel: String,
    /// What files and folders of this kernel are called.
    #[arg(long)]
    pub slug: String,
    /// Milliseconds.
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
        _ => Err(format!("`{text}` is no time; 30s, 10m and 8h are")),
    }
}

#[derive(Args, Clone, Debug)]
pub struct CheckArgs {
    /// CUDA C++ (.cu) or LLVM IR (.ll); - is LLVM IR from standard input.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Kernel to check, by its name in the source or in the IR [default: all].
    #[arg(long, value_name = "NAME")]
    pub kernel: Option<String>,
    /// Blocks of the grid [default: searched for].
    #[arg(long, value_name = "X[,Y[,Z]]")]
    pub grid: Option<String>,
    /// Threads of a block [default: searched for].
    #[arg(long, value_name = "X[,Y[,Z]]")]
    pub block: Option<String>,
    /// Value of a parameter or module global; can be given several times.
    #[arg(long = "arg", value_name = "NAME=VALUE")]
    pub args: Vec<String>,
    /// How lanes of a warp are ordered: its (sm_70 and later) or lockstep (up to sm_60).
    #[arg(long, value_enum, default_value = "its", hide_possible_values = true)]
    pub model: ModelArg,
    /// What barriers make of threads that have exited: wait for them (strict, the default of
    /// lockstep) or count them as arrived (arrive, the default of its).
    #[arg(long, value_enum, hide_possible_values = true)]
    pub exited: Option<ExitedArg>,
    /// Lanes of a warp: 1, 32 or 64.
    #[arg(long, value_name = "N", default_value_t = 32)]
    pub warp_size: u32,
    /// Bytes of dynamic shared memory [default: plenty in a search, else 0].
    #[arg(long, value_name = "N")]
    pub shared_bytes: Option<u64>,
    /// Seed of everything random.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    #[command(flatten)]
    pub search: SearchArgs,
    /// Warp instructions after which a run is ended [default: 2000000000].
    #[arg(long, value_name = "N")]
    pub max_steps: Option<u64>,
    /// Form of the report.
    #[arg(long, value_enum, default_value = "text")]
    pub format: Format,
    /// Also look for barriers that nothing needs.
    #[arg(long)]
    pub redundant: bool,
    /// Also note bank conflicts, uncoalesced accesses and divergent branches.
    #[arg(long)]
    pub perf: bool,
    /// Least severity of a finding that makes the exit code 1.
    #[arg(long, value_enum, value_name = "SEVERITY", default_value = "warning")]
    pub fail_on: FailOn,
    /// Colours in text.
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto")]
    pub color: Color,
    #[command(flatten)]
    pub cuda: CudaArgs,
}

#[derive(Args, Debug)]
pub struct KernelsArgs {
    /// CUDA C++ (.cu) or LLVM IR (.ll); - is LLVM IR from standard input.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Form of the list.
    #[arg(long, value_enum, default_value = "text")]
    pub format: ListFormat,
    /// Colours in text.
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto")]
    pub color: Color,
    #[command(flatten)]
    pub cuda: CudaArgs,
}

#[derive(Args, Debug)]
pub struct DisasmArgs {
    /// CUDA C++ (.cu) or LLVM IR (.ll); - is LLVM IR from standard input.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Kernel to show, by its name in the source or in the IR [default: all].
    #[arg(long, value_name = "NAME")]
    pub kernel: Option<String>,
    /// Threads of a block, which decide what is uniform [default: 64].
    #[arg(long, value_name = "X[,Y[,Z]]")]
    pub block: Option<String>,
    /// Lanes of a warp: 1, 32 or 64.
    #[arg(long, value_name = "N", default_value_t = 32)]
    pub warp_size: u32,
    /// Colours in errors.
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto")]
    pub color: Color,
    #[command(flatten)]
    pub cuda: CudaArgs,
}

#[derive(Args, Debug)]
pub struct ShareArgs {
    #[command(flatten)]
    pub check: CheckArgs,
    /// Write the link to a file.
    #[arg(short, long, value_name = "PATH")]
    pub output: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// A link (#1/...), or a file that holds one; - is standard input.
    #[arg(value_name = "LINK|FILE")]
    pub link: String,
    /// The finding that is meant, by its fingerprint [default: that of the link, else the worst].
    #[arg(long, value_name = "FINGERPRINT")]
    pub finding: Option<String>,
    /// Warp instructions after which a run is ended.
    #[arg(long, value_name = "N")]
    pub max_steps: Option<u64>,
    /// Form of the report.
    #[arg(long, value_enum, default_value = "text")]
    pub format: Format,
    /// Also look for barriers that nothing needs.
    #[arg(long)]
    pub redundant: bool,
    /// Least severity of a finding that makes the exit code 1.
    #[arg(long, value_enum, value_name = "SEVERITY", default_value = "warning")]
    pub fail_on: FailOn,
    /// Colours in text.
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto")]
    pub color: Color,
    /// The clang to use for CUDA C++, 14 or later.
    #[arg(long, value_name = "PATH")]
    pub clang: Option<PathBuf>,
}

/// How launches are searched for.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Searching for launches")]
pub struct SearchArgs {
    /// How to choose what of the launch is not given; none runs defaults: 2 blocks of 64 threads.
    #[arg(long, value_enum, value_name = "HOW", default_value = "default")]
    pub search: SearchKind,
    /// How long to search each kernel, such as 2s, 500ms or 500-launches [default: 500-launches and
    /// no longer than 2s].
    #[arg(long, value_name = "BUDGET", value_parser = parse_budget)]
    pub budget: Option<Budget>,
    /// Launches that run at the same time, each on a core of its own.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: u16,
    /// What may be taken for granted, such as 'n % 4 == 0, block.x <= 256'; can be given several times.
    #[arg(long, value_name = "CONTRACT")]
    pub assume: Vec<String>,
}

/// Where a search ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    Time(Duration),
    Launches(u64),
}

fn parse_budget(text: &str) -> Result<Budget, String> {
    let bad = || format!("`{text}` is no budget; 2s, 500ms, 5m and 500-launches are");
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
pub enum SearchKind {
    /// What the kernel tells of its launches, then evolution among plausible ones
    Default,
    /// The evolutionary search of Simulee, as published
    Simulee,
    /// One launch: what is not given has its default
    None,
}

/// How CUDA C++ is compiled.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Compiling CUDA C++")]
pub struct CudaArgs {
    /// The clang to use, 14 or later [default: $WARPSCOPE_CLANG, else the newest there is].
    #[arg(long, value_name = "PATH")]
    pub clang: Option<PathBuf>,
    /// Folder of a CUDA SDK whose headers to use instead of warpscope's own.
    #[arg(long, value_name = "DIR")]
    pub cuda_path: Option<PathBuf>,
    /// Folder of headers; can be given several times.
    #[arg(short = 'I', value_name = "DIR")]
    pub include: Vec<PathBuf>,
    /// Macro to define; can be given several times.
    #[arg(short = 'D', value_name = "NAME[=VALUE]")]
    pub define: Vec<String>,
    /// Language standard, such as c++20 [default: c++17].
    #[arg(long, value_name = "NAME")]
    pub std: Option<String>,
    /// The llvm-dis that reads bitcode [default: $WARPSCOPE_LLVM_DIS, else the newest there is].
    #[arg(long, value_name = "PATH")]
    pub llvm_dis: Option<PathBuf>,
    /// An argument for clang -cc1 as it is; can be given several times.
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
    /// SARIF 2.1.0, for code scanning and editors.
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
