//! Types that exist only at the edge to the page.

use crate::running::limits;
use serde::{Deserialize, Serialize};
use warpscope_core::check::CheckOptions;
use warpscope_core::cuda;
use warpscope_core::cuda::leave_out::{MAX_ROUNDS, Program};
use warpscope_core::debug::source_lines;
use warpscope_core::diagnostic::{Diagnostic, Result};
use warpscope_core::exec::input::first_cells;
use warpscope_core::launch::args::default_text;
use warpscope_core::launch::params::{KernelInfo, ParamInfo, ParamKind};
use warpscope_core::launch::parse::{parse_arg, parse_dim3, parse_value};
use warpscope_core::launch::{ArgValue, Exited, Launch, Model};
use warpscope_core::limits::RunLimits;
use warpscope_core::{LoadedModule, STATIC_FILTER};

/// A module that has been read.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Opened {
    /// Its number.
    pub module: u32,
    /// Its kernels, in order.
    pub kernels: Vec<Kernel>,
    /// Globals that can be set like arguments.
    pub globals: Vec<Param>,
    /// Whether there is shared memory whose size the launch gives.
    pub dynamic_shared: bool,
    /// For each line of the IR (from 0) the line of the source (from 1) that it comes from, or 0. Empty
    /// when that is known of none.
    pub source_lines: Vec<u32>,
}

/// A kernel.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Kernel {
    /// Name in the IR.
    pub name: String,
    /// Name in the source.
    pub display_name: String,
    /// Parameters.
    pub params: Vec<Param>,
}

/// A parameter, or a global that can be set.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Param {
    /// Name.
    pub name: String,
    /// Type as the source or the IR has it.
    pub ty: String,
    /// `int`, `float`, `pointer`, `struct`, `array` or `opaque`.
    pub kind: String,
    /// The element type of a buffer for a pointer, unless another is given: `f32`, ….
    pub element: Option<String>,
    /// Value that is used when none is given, in the form of `--arg`.
    pub default: String,
}

impl From<&ParamInfo> for Param {
    fn from(info: &ParamInfo) -> Self {
        let (kind, element) = match &info.kind {
            ParamKind::Int { .. } => ("int", None),
            ParamKind::Float(_) => ("float", None),
            ParamKind::Pointer { element, .. } => ("pointer", Some(element.name().to_owned())),
            ParamKind::Struct { .. } => ("struct", None),
            ParamKind::Array { .. } => ("array", None),
            ParamKind::Opaque { .. } => ("opaque", None),
        };
        Self {
            name: info.name.clone(),
            ty: info.ty.clone(),
            kind: kind.to_owned(),
            element,
            default: default_text(&info.kind),
        }
    }
}

impl From<&KernelInfo> for Kernel {
    fn from(info: &KernelInfo) -> Self {
        Self {
            name: info.name.clone(),
            display_name: info.display_name.clone(),
            params: info.params.iter().map(Param::from).collect(),
        }
    }
}

impl Opened {
    /// What there is to know about module number `module`.
    pub fn new(module: u32, loaded: &LoadedModule) -> Self {
        Self {
            module,
            kernels: loaded.kernels().iter().map(Kernel::from).collect(),
            globals: loaded.globals().iter().map(Param::from).collect(),
            dynamic_shared: loaded.declares_dynamic_shared(),
            source_lines: source_lines(loaded),
        }
    }
}

/// A launch as the user writes it, in the spelling of the command line.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default)]
pub struct LaunchText {
    /// Grid, `"X[,Y[,Z]]"`.
    pub grid: Option<String>,
    /// Block.
    pub block: Option<String>,
    /// Arguments, `"NAME=VALUE"`.
    pub args: Vec<String>,
    /// Bytes of dynamic shared memory.
    pub shared_bytes: Option<u64>,
    /// Execution model.
    pub model: Option<Model>,
    /// Exited-thread rule.
    pub exited: Option<Exited>,
    /// Lanes of a warp.
    pub warp_size: Option<u32>,
    /// Seed.
    pub seed: u64,
}

impl LaunchText {
    /// The launch.
    ///
    /// # Errors
    /// A field cannot be read, which the message names, or the launch is impossible.
    pub fn launch(&self) -> Result<Launch> {
        let named = |field: &str, error: Box<Diagnostic>| {
            let message = format!("{field}: {}", error.message);
            Box::new(Diagnostic { message, ..*error })
        };
        let dim = |field: &str, text: &Option<String>, default: &str| {
            parse_dim3(text.as_deref().unwrap_or(default)).map_err(|e| named(field, e))
        };
        let args = self.args.iter().map(|a| parse_arg(a).map_err(|e| named(a, e)));
        let launch = Launch {
            grid: dim("grid", &self.grid, "2")?,
            block: dim("block", &self.block, "64")?,
            args: args.collect::<Result<_>>()?,
            shared_bytes: self.shared_bytes.unwrap_or(0),
            model: self.model.unwrap_or(Model::Its),
            exited: self.exited,
            warp_size: self.warp_size.unwrap_or(32),
            seed: self.seed,
        };
        launch.validate()?;
        Ok(launch)
    }
}

/// What to look for besides the defaults.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// Redundant barriers.
    pub redundant: bool,
    /// Performance notes, such as bank conflicts.
    pub perf: bool,
    /// Most warp instructions.
    pub max_steps: Option<u64>,
    /// Contracts besides those in comments.
    pub assume: Vec<String>,
    /// Whether to search as Simulee does.
    pub simulee: bool,
    /// Most launches of a search.
    pub launches: Option<u64>,
    /// Whether findings get links, as the command line gives them.
    pub links: bool,
    /// Whether nothing is proved after a search.
    pub no_proof: bool,
}

impl From<&Options> for CheckOptions {
    fn from(&Options { redundant, perf, max_steps, .. }: &Options) -> Self {
        let limits = limits();
        let limits = RunLimits { max_steps: max_steps.unwrap_or(limits.max_steps), ..limits };
        Self { redundant, perf, limits, prover: Some(STATIC_FILTER), cores: None }
    }
}

/// The command line of clang in the browser, beginning with the program's name: that of `core::cuda`, race-safe
/// and with debug information.
pub fn compiler(include: &str, source: &str, output: &str) -> Vec<String> {
    let mut args = vec!["clang".to_owned()];
    args.extend(cuda::cc1_base(include, cuda::FIRST_WITH_PASS_SWITCH));
    args.extend(cuda::RACE_SAFE.iter().chain(cuda::DEBUG).map(|&a| a.to_owned()));
    args.extend(["-o", output, source].map(str::to_owned));
    args
}

/// A source from which code was removed that does not compile, or to which instances of templates were added.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LessSource {
    /// The source with spaces in place of the removed code.
    pub text: String,
    /// What was removed or added.
    pub remarks: Vec<LessRemark>,
}

/// Code that was removed from a source, or added.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LessRemark {
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1.
    pub column: u32,
    /// Whether device code is missing, which is not checked then.
    pub device: bool,
    /// What was removed or added, and why.
    pub message: String,
}

/// What is left of `program` without the code that `said` complains about.
pub fn leave_out(program: &mut Program, said: &str, round: u32) -> Option<LessSource> {
    let may = usize::try_from(round).is_ok_and(|round| round < MAX_ROUNDS);
    if !may || !program.leave_out(said, &mut |_| None) && !program.forget_instances() {
        return None;
    }
    Some(less(program))
}

/// `program` with its templates of kernels instantiated, if there are any that can be.
pub fn instantiate(program: &mut Program) -> Option<LessSource> {
    program.instantiate().then(|| less(program))
}

/// The program as it is now, and what was done to it.
fn less(program: &Program) -> LessSource {
    let number = |n: usize| u32::try_from(n).unwrap_or(0);
    let remark = |line: usize, message: &str| LessRemark {
        line: number(line),
        column: 1,
        device: false,
        message: message.to_owned(),
    };
    let (host, launches) = program.removed_lines();
    let host =
        host.into_iter().map(|line| remark(line, "ignored: this host code does not compile here"));
    let launches = launches.into_iter().map(|line| {
        remark(line, "ignored: kernels that device code launches are not run (dynamic parallelism)")
    });
    let device = program.left_out().into_iter().map(|part| LessRemark {
        line: number(part.line),
        column: number(part.column),
        device: true,
        message: part.message,
    });
    let instances = program.instances().map(|(line, message)| remark(line, &message));
    let remarks = host.chain(launches).chain(device).chain(instances).collect();
    LessSource { text: program.text().to_owned(), remarks }
}

/// The first `most` cells of the buffer that an argument's value describes.
///
/// # Errors
/// The text is not a value.
pub fn cells(value: &str, most: u64) -> Result<Vec<String>> {
    Ok(match parse_value(value)? {
        ArgValue::Buffer(b) => first_cells(&b, most).iter().map(ToString::to_string).collect(),
        _ => vec![],
    })
}
