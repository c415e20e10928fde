//! Whole programs in the browser: some steps at a time, so that the page can show what is printed, and cancel.

use crate::running::limits;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use warpscope_core::check::CheckOptions;
use warpscope_core::cuda::host::{self, Language};
use warpscope_core::cuda::{self, RUNTIME_HEADER};
use warpscope_core::debug::Session;
use warpscope_core::detect::host::{Action, Agent};
use warpscope_core::detect::result::ProgramNote;
use warpscope_core::diagnostic::{Diagnostic, Result};
use warpscope_core::host::{CxxAbi, LibC, Library, Stream, World};
use warpscope_core::ir;
use warpscope_core::launch::Model;
use warpscope_core::program::{
    self, Compiled, Direction, RunRequest, Running, TimedOperation, Timeline, Unit,
};
use warpscope_core::ran;
use warpscope_core::report::build;
use warpscope_core::report::model::{HostFrameReport, Loc, Report};
use warpscope_core::report::words;
use warpscope_core::{LoadedModule, STATIC_FILTER};

/// What the paths of our headers begin with in debug information.
const HEADERS_ARE: &str = "cuda/";

/// The command line of clang in the browser for the host side of `source`, as [`crate::dto::compiler`] has it for the
/// device.
pub fn compiler(include: &str, source: &str, output: &str) -> Vec<String> {
    let mut args = vec!["clang".to_owned()];
    args.extend(host::host_base(include, cuda::FIRST_WITH_PASS_SWITCH, Language::Cuda));
    args.extend(cuda::no_paths(include, source));
    args.extend(cuda::DEBUG.iter().map(|&a| a.to_owned()));
    args.extend(["-o", output, source].map(str::to_owned));
    args
}

/// How a program is to be run.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default)]
pub struct ProgramOptions {
    /// Arguments, without the program's name.
    pub args: Vec<String>,
    /// What the program reads from its standard input.
    pub stdin: String,
    /// Execution model of kernels.
    pub model: Option<Model>,
    /// Whether the device goes on after a kernel's fault.
    pub keep_going: bool,
    /// Most steps of the host's code.
    pub max_steps: Option<u64>,
}

/// A program that can be run.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ProgramOpened {
    /// Its number.
    pub program: u32,
    /// What it uses and nobody provides: a sentence each.
    pub missing: Vec<String>,
}

/// A program with what it is run with.
#[derive(Debug)]
pub struct Program {
    compiled: Compiled,
    request: RunRequest,
    world: World,
    missing: Vec<ProgramNote>,
}

fn libraries(world: &World) -> Vec<Box<dyn Library>> {
    vec![Box::new(LibC::new(world.clone())), Box::new(CxxAbi::default())]
}

impl Program {
    /// The program whose host side is the IR `host`, and whose device side is `device`.
    ///
    /// # Errors
    /// The IR cannot be read, or uses what is not supported.
    pub fn new(host: &str, device: Arc<LoadedModule>, options: &ProgramOptions) -> Result<Self> {
        let module = ir::parse_module(host)?;
        let unit = Unit { file: device.file().to_owned(), host: module, device: Some(device) };
        let compiled = Compiled::link(vec![unit], HEADERS_ARE, RUNTIME_HEADER)?;
        let mut request = RunRequest {
            args: options.args.clone(),
            model: options.model.unwrap_or_default(),
            keep_going: options.keep_going,
            ..RunRequest::default()
        };
        request.options.limits = limits();
        request.options.prover = Some(STATIC_FILTER);
        if let Some(steps) = options.max_steps {
            request.max_host_steps = steps;
            request.max_device_steps = steps / 2;
        }
        let world = World { stdin: options.stdin.clone().into_bytes(), ..World::default() };
        let missing = program::missing(&compiled, libraries(&world))?;
        Ok(Self { compiled, request, world, missing })
    }

    /// What it uses and nobody provides.
    pub fn missing(&self) -> Vec<String> {
        self.missing.iter().map(words::host::note).collect()
    }

    /// The name of its source.
    pub fn file(&self) -> &str {
        self.compiled.files.first().map_or("", String::as_str)
    }

    /// Gives it a file.
    pub fn add_file(&mut self, name: &str, bytes: Vec<u8>) {
        self.world.files.insert(name.to_owned(), bytes);
    }

    /// Starts it; with a launch, to stop before that.
    ///
    /// # Errors
    /// It cannot be started.
    pub fn start(&self, launch: Option<u64>) -> Result<ProgramRun> {
        let (compiled, libraries) = (&self.compiled, libraries(&self.world));
        let running = match launch {
            Some(launch) => Running::up_to(compiled, &self.request, libraries, launch)?,
            None => Running::new(compiled, &self.request, libraries)?,
        };
        Ok(ProgramRun { running, tails: [vec![], vec![]] })
    }

    /// The report of a run, as the command line writes it, and its timeline.
    pub fn end(&self, run: ProgramRun) -> (Report, TimelineView) {
        let timeline = TimelineView::from(&run.running.timeline());
        let (mut finished, _) = run.running.finish();
        let libraries = libraries(&self.world);
        program::judge_orders(&self.compiled, &self.request, libraries, &mut finished);
        finished.program.notes.extend(self.missing.iter().cloned());
        let mut report = Report::new();
        let device = &self.compiled.device;
        let input = |module: usize| {
            device.get(module).map_or(("", ""), |m: &Arc<LoadedModule>| (m.file(), m.text()))
        };
        ran::report(&mut report, &finished, &input);
        (report, timeline)
    }

    /// The variables of the host at the launch that a run stopped before: of a program without optimisation.
    ///
    /// # Errors
    /// The run did not come there.
    pub fn variables(&self, mut run: ProgramRun) -> Result<Vec<HostFrameReport>> {
        let never = || Box::new(Diagnostic::bad_launch("the program does not make this launch"));
        let pending = run.running.pending().ok_or_else(never)?;
        Ok(build::host_frames(&pending.host))
    }

    /// A session over the launch that a run stopped before.
    ///
    /// # Errors
    /// The run did not come there, or the kernel uses what is not supported.
    pub fn session(&self, mut run: ProgramRun) -> Result<Session> {
        let never = || Box::new(Diagnostic::bad_launch("the program does not make this launch"));
        let pending = run.running.pending().ok_or_else(never)?;
        let module = self.compiled.device.get(pending.module).ok_or_else(never)?;
        // Where the program goes on with its memory does not matter here.
        drop(run);
        let options = CheckOptions { limits: limits(), ..self.request.options };
        Session::of_program(module, &pending.kernel, &pending.launch, &options)
    }
}

/// A run of a program.
#[derive(Debug)]
pub struct ProgramRun {
    running: Running,
    /// Beginnings of characters at the end of what was printed, for both streams.
    tails: [Vec<u8>; 2],
}

/// What a program has printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PrintedText {
    /// Whether it is for the standard error.
    pub error: bool,
    /// The text.
    pub text: String,
}

/// How far a run has come.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ProgramProgress {
    /// Whether it has ended.
    pub done: bool,
    /// Steps of the host's code.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub host_steps: u64,
    /// Warp instructions of all launches.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub device_steps: u64,
    /// Launches.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub launches: u64,
    /// What was printed since the last time.
    pub printed: Vec<PrintedText>,
}

impl ProgramRun {
    /// Runs about `steps` more.
    pub fn advance(&mut self, steps: u64) -> ProgramProgress {
        let mut printed: Vec<PrintedText> = vec![];
        let tails = &mut self.tails;
        let done = self.running.advance(steps, &mut |stream, bytes| {
            let error = stream == Stream::Stderr;
            let text = decoded(&mut tails[usize::from(error)], bytes);
            match printed.last_mut() {
                Some(last) if last.error == error => last.text.push_str(&text),
                _ => printed.push(PrintedText { error, text }),
            }
        });
        let program::Progress { host_steps, device_steps, launches, .. } = self.running.progress();
        ProgramProgress { done, host_steps, device_steps, launches, printed }
    }
}

/// The characters of `tail` and `bytes`; the beginning of one at the end is kept in `tail`.
fn decoded(tail: &mut Vec<u8>, bytes: &[u8]) -> String {
    let mut all = std::mem::take(tail);
    all.extend(bytes);
    // A character has at most four bytes: the last three may be a beginning.
    let from = all.len().saturating_sub(3);
    for at in from..all.len() {
        if let Err(error) = std::str::from_utf8(&all[at..])
            && error.error_len().is_none()
            && error.valid_up_to() == 0
            && all[at] >= 0xc0
        {
            *tail = all.split_off(at);
            break;
        }
    }
    String::from_utf8_lossy(&all).into_owned()
}

/// What a program did when, in virtual time.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TimelineView {
    /// In the order in which the host asked for it.
    pub spans: Vec<SpanView>,
    /// Whether more was done than is here.
    pub cut: bool,
    /// When the program ended, nanoseconds.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub end: u64,
}

/// A span of a timeline.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SpanView {
    /// `kernel`, `copy`, `call` or `wait`.
    pub kind: String,
    /// The kernel in the source, or the function of the runtime.
    pub name: String,
    /// The stream; `null` for the host.
    pub stream: Option<u32>,
    /// Where the program asks for it.
    pub loc: Option<Loc>,
    /// Number of the launch.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub launch: Option<u64>,
    /// When it was asked for, nanoseconds.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub asked: u64,
    /// When it began.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub begin: u64,
    /// When it ended.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub end: u64,
    /// Bytes that it copied or set.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub bytes: u64,
    /// `to-device`, `to-host`, `within-device` or `within-host`, for copies.
    pub direction: Option<String>,
}

impl From<&Timeline> for TimelineView {
    fn from(timeline: &Timeline) -> Self {
        Self {
            spans: timeline.spans.iter().map(SpanView::from).collect(),
            cut: timeline.cut,
            end: timeline.end,
        }
    }
}

impl From<&TimedOperation> for SpanView {
    fn from(span: &TimedOperation) -> Self {
        let operation = &span.operation;
        let stream = match operation.stream {
            Agent::Host => None,
            Agent::Stream(number) => Some(number),
        };
        let (kind, name) = match &operation.action {
            Action::Kernel(name) => ("kernel", name.as_str()),
            Action::Call(_) if stream.is_none() => ("wait", ""),
            Action::Call(name) if span.direction.is_some() => ("copy", *name),
            Action::Call(name) => ("call", *name),
            Action::Access => ("call", ""),
        };
        let direction = span.direction.map(|direction| match direction {
            Direction::HostToDevice => "to-device",
            Direction::DeviceToHost => "to-host",
            Direction::WithinDevice => "within-device",
            Direction::WithinHost => "within-host",
        });
        Self {
            kind: kind.to_owned(),
            name: name.to_owned(),
            stream,
            loc: operation.place.loc.as_ref().map(|l| Loc::new(&l.file, l.line, l.column)),
            launch: operation.launch,
            asked: span.asked,
            begin: span.begin,
            end: span.end,
            bytes: span.bytes,
            direction: direction.map(str::to_owned),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::decoded;

    #[test]
    fn characters_that_are_printed_in_parts_come_out_whole() {
        let text = "a\u{e9}\u{20ac}\u{1f600}z".as_bytes();
        for cut in 1..text.len() {
            let mut tail = vec![];
            let all = decoded(&mut tail, &text[..cut]) + &decoded(&mut tail, &text[cut..]);
            assert_eq!(all.as_bytes(), text, "{cut}");
            assert!(tail.is_empty());
        }
        let mut tail = vec![];
        assert_eq!(decoded(&mut tail, b"a\xff\xffb"), "a\u{fffd}\u{fffd}b");
    }
}
