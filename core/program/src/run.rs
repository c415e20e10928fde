//! One run of a program, from its modules to the result.

use crate::cudart::memory::Kind;
use crate::cudart::timeline::{Direction, Span};
use crate::cudart::{Done, Kernels as _, Observed, Options, Runtime, What, device};
use crate::engine::{Engine, Spots, engine_fault};
use crate::glue::{CudaRt, Shared, Window};
use crate::launcher::Launcher;
use crate::linked::{Compiled, Homes};
use crate::united::United;
use base::diagnostic::{Diagnostic, Result, SourcePlace};
use base::limits::{MAX_LAUNCHES_WITH_VARIABLES, MAX_STEPS_RUN_AGAIN, RunLimits};
use check::{CheckOptions, ProgramLaunch};
use detect::finding::{Finding, Rule, Subject};
use detect::host::{Action, Agent, HostFault, HostFaultKind, HostMemory, Operation};
use detect::host_values::HostFrame;
use detect::result::{KernelResult, ProgramEnding, ProgramNote, ProgramResult};
use detect::symbols::{Loc, Place};
use events::ObjectId;
use host::{FaultKind, Library, Limits, Machine, Missing, Stop, Stream};
use launch::{Launch, Model, ProgramPoint, Witness};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::Arc;
use vm::exec::DeviceMemory;

/// How a program is run.
#[derive(Clone, Debug)]
pub struct RunRequest {
    /// Arguments, without the program's name.
    pub args: Vec<String>,
    /// The execution model of kernels.
    pub model: Model,
    /// What to look for in launches, and the limits of each.
    pub options: CheckOptions,
    /// Whether the device goes on after a kernel's fault.
    pub keep_going: bool,
    /// Maximum number of steps of the host's code.
    pub max_host_steps: u64,
    /// Maximum number of warp instructions of all launches together.
    pub max_device_steps: u64,
    /// Maximum number of launches.
    pub max_launches: u64,
    /// Maximum device memory, bytes.
    pub max_memory: u64,
    /// Whether to keep launches for a search, see [`Finished::own`].
    pub keep_launches: bool,
    /// Whether to keep the variables of the host at launches; known are those of code without optimisation.
    pub variables: bool,
    /// Whether asynchronous work is done as late as the program allows, see [`judge_orders`].
    pub late: bool,
}

impl Default for RunRequest {
    fn default() -> Self {
        Self {
            args: vec![],
            model: Model::default(),
            options: CheckOptions { limits: RunLimits::default(), ..CheckOptions::default() },
            keep_going: false,
            max_host_steps: 20_000_000_000,
            max_device_steps: 10_000_000_000,
            max_launches: u64::MAX,
            max_memory: 2 << 30,
            keep_launches: false,
            variables: false,
            late: false,
        }
    }
}

/// What a run showed.
#[derive(Clone, Debug)]
pub struct Finished {
    /// The program and its host's code.
    pub program: ProgramResult,
    /// Its kernels, in the order of their first launches, with the module of each.
    pub kernels: Vec<(usize, KernelResult)>,
    /// A kernel that could not be run: module, name, reason.
    pub failure: Option<(usize, String, Box<Diagnostic>)>,
    /// Different launches of each kernel, by module and name, for a search to begin with.
    pub own: BTreeMap<(usize, String), Vec<Launch>>,
    /// Kernels that were given a pitch that the runtime chose, by module and name: nothing says how other launches
    /// would relate it to their sizes.
    pub pitched: BTreeSet<(usize, String)>,
    /// Whether what the program prints may depend on an order of its work that nothing makes.
    pub has_other_orders: bool,
}

/// A machine for the program with the runtime in it.
fn machine(
    compiled: &Compiled,
    request: &RunRequest,
    libraries: Vec<Box<dyn Library>>,
) -> Result<(Machine, Rc<RefCell<Shared>>)> {
    let mut memory = DeviceMemory::new(request.max_memory);
    let choices = (request.options, request.model, request.keep_going, request.max_device_steps);
    let mut launcher = Launcher::new(compiled, &mut memory, choices)?;
    launcher.keeps_launches = request.keep_launches;
    launcher.launches_left = request.max_launches;
    launcher.keeps_variables = request.variables;
    let uses = |name: &str| compiled.host.function_address(name).is_some();
    let options = Options {
        keep_going: request.keep_going,
        max_memory: request.max_memory,
        may_overlap: uses("cudaStreamCreateWithFlags") || uses("cudaStreamCreateWithPriority"),
        late: request.late,
    };
    let runtime = Runtime::new(memory, options);
    let spots = Spots::new(compiled.host.clone(), compiled.headers.clone());
    let properties = device::layout(&compiled.runtime_header, "cudaDeviceProp").unwrap_or_default();
    let shared = Rc::new(RefCell::new(Shared::new(runtime, launcher, spots, properties)));
    let mut all: Vec<Box<dyn Library>> = vec![Box::new(CudaRt(shared.clone()))];
    all.extend(libraries);
    let limits = Limits { max_steps: request.max_host_steps, ..Limits::default() };
    let mut machine = Machine::new(compiled.host.clone(), all, limits)
        .map_err(|text| Box::new(Diagnostic::limit(text)))?;
    machine.set_foreign(Box::new(Window(shared.clone())));
    {
        let Shared { runtime, launcher, spots, .. } = &mut *shared.borrow_mut();
        let variables = launcher.managed();
        runtime.follow_managed(&mut Engine { machine: &mut machine, spots }, variables);
    }
    Ok((machine, shared))
}

/// Functions and variables that the program uses and nobody provides.
///
/// # Errors
/// The program's variables do not fit into memory.
pub fn missing(compiled: &Compiled, libraries: Vec<Box<dyn Library>>) -> Result<Vec<ProgramNote>> {
    let (machine, _) = machine(compiled, &RunRequest::default(), libraries)?;
    let note = |missing: &Missing| {
        let at = missing.place.as_ref().and_then(|p| p.location.as_ref());
        ProgramNote::NotProvided {
            name: ir::kernels::demangle(&missing.name).unwrap_or_else(|| missing.name.clone()),
            loc: at.map(|at| Loc::new(&at.file, at.line, at.column)),
        }
    };
    // What is declared for the device is a variable of the host's only by name.
    let is_device = |missing: &&Missing| {
        missing.variable
            && compiled.device.iter().any(|m| m.module().symbol(&missing.name).is_some())
    };
    let all = machine.missing();
    Ok(all.iter().filter(|m| !is_device(m)).map(note).collect())
}

/// Steps of the host's code after which what the program printed is handed on.
const SLICE: u64 = 50_000_000;

/// Runs a program. `libraries` are the C library and the run-time support of C++. `print` gets what the
/// program prints, as it prints it.
///
/// # Errors
/// The program cannot be started.
pub fn run(
    compiled: &Compiled,
    request: &RunRequest,
    libraries: Vec<Box<dyn Library>>,
    print: &mut dyn FnMut(Stream, &[u8]),
) -> Result<(Finished, Machine)> {
    let mut running = Running::new(compiled, request, libraries)?;
    while !running.advance(SLICE, print) {}
    Ok(running.finish())
}

/// Functions of the C library that give times.
const CLOCKS: &[&str] =
    &["clock", "clock_gettime", "gettimeofday", "omp_get_wtime", "times", "timespec_get"];

/// If the program's work has other orders, runs it again with asynchronous work as late as it allows, and notes whether
/// it then prints something else.
pub fn judge_orders(
    compiled: &Compiled,
    request: &RunRequest,
    libraries: Vec<Box<dyn Library>>,
    finished: &mut Finished,
) {
    let program = &mut finished.program;
    let device_steps: u64 = program.launches.iter().map(|l| l.steps).sum();
    // Virtual times are others in another order.
    let timed = program.notes.contains(&ProgramNote::VirtualTime)
        || CLOCKS.iter().any(|name| compiled.host.function_address(name).is_some());
    let short = program.host_steps <= MAX_STEPS_RUN_AGAIN && device_steps <= MAX_STEPS_RUN_AGAIN;
    if !finished.has_other_orders || timed || !short {
        return;
    }
    let again = RunRequest {
        late: true,
        variables: false,
        args: request.args.clone(),
        keep_launches: false,
        max_host_steps: 2 * program.host_steps + 1_000_000,
        max_device_steps: 2 * device_steps + 1_000_000,
        ..request.clone()
    };
    let Ok((other, _)) = run(compiled, &again, libraries, &mut |_, _| {}) else { return };
    let other = other.program;
    let ended = matches!(other.ending, ProgramEnding::Exited { .. });
    let same = other.stdout == program.stdout
        && other.stderr == program.stderr
        && other.ending == program.ending;
    if !ended || same || other.notes.contains(&ProgramNote::VirtualTime) {
        return;
    }
    for finding in &mut program.findings {
        if let Subject::Host(fault) = &mut finding.subject
            && let HostFaultKind::Unordered { changes_output, .. } = &mut fault.kind
        {
            *changes_output = true;
        }
    }
    program.notes.push(ProgramNote::OrderChangesOutput);
}

/// Adds the variables of the host to the first launches of a program that has been run. `plain` is the same program
/// without optimisation, since nothing reliable is known of the variables of optimised code; it is run again.
pub fn add_variables(
    plain: &Compiled,
    request: &RunRequest,
    libraries: Vec<Box<dyn Library>>,
    finished: &mut Finished,
) {
    let again = RunRequest {
        variables: true,
        keep_launches: false,
        max_launches: MAX_LAUNCHES_WITH_VARIABLES,
        ..request.clone()
    };
    let Ok((other, _)) = run(plain, &again, libraries, &mut |_, _| {}) else { return };
    for (launch, twin) in finished.program.launches.iter_mut().zip(other.program.launches) {
        // A program can launch something else where its time is another.
        let same =
            launch.kernel == twin.kernel && (launch.grid, launch.block) == (twin.grid, twin.block);
        if !same {
            break;
        }
        launch.host = twin.host;
    }
}

/// A run of a program, a slice at a time. How it is sliced changes nothing about it.
#[derive(Debug)]
pub struct Running {
    machine: Machine,
    shared: Rc<RefCell<Shared>>,
    files: Vec<String>,
    homes: Homes,
    args: Vec<String>,
    stdout: Vec<u8>,
    stderr: Vec<u8>,
    /// How it ended.
    end: Option<Stop>,
}

/// How far a run has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Steps of the host's code.
    pub host_steps: u64,
    /// Warp instructions of all launches.
    pub device_steps: u64,
    /// Launches.
    pub launches: u64,
    /// Virtual time, nanoseconds.
    pub now: u64,
}

/// A launch that a program is about to make, over the memory that it has by then.
#[derive(Clone, Debug)]
pub struct Pending {
    /// Index of the module of its kernel.
    pub module: usize,
    /// Name of the kernel in the IR.
    pub kernel: String,
    /// The launch.
    pub launch: ProgramLaunch,
    /// The functions of the host that wait for it, innermost first, with their variables.
    pub host: Vec<HostFrame>,
}

/// What a program did when, and how much of it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Timeline {
    /// What was done, in the order in which it was asked for.
    pub spans: Vec<TimedOperation>,
    /// Whether more was done than is kept.
    pub cut: bool,
    /// When the program ended, nanoseconds of virtual time.
    pub end: u64,
}

/// An operation of a program in virtual time. Where the host waits, the stream is [`Agent::Host`].
#[derive(Clone, PartialEq, Debug)]
pub struct TimedOperation {
    /// The operation.
    pub operation: Operation,
    /// When the host asked for it, when it began and ended, nanoseconds.
    pub asked: u64,
    #[allow(missing_docs)]
    pub begin: u64,
    #[allow(missing_docs)]
    pub end: u64,
    /// Bytes that were copied or set.
    pub bytes: u64,
    /// Between which memories, for copies.
    pub direction: Option<Direction>,
}

impl Running {
    /// Starts a program; `libraries` as in [`run`].
    ///
    /// # Errors
    /// The program cannot be started.
    pub fn new(
        compiled: &Compiled,
        request: &RunRequest,
        libraries: Vec<Box<dyn Library>>,
    ) -> Result<Self> {
        let (mut machine, shared) = machine(compiled, request, libraries)?;
        let name = compiled.files.first().map_or("program", |f| f.rsplit('/').next().unwrap_or(f));
        let name = name.rsplit_once('.').map_or(name, |n| n.0);
        let name = format!("./{name}");
        let mut argv: Vec<&[u8]> = vec![name.as_bytes()];
        argv.extend(request.args.iter().map(String::as_bytes));
        machine.start("main", &argv).map_err(|text| Box::new(Diagnostic::bad_launch(text)))?;
        let (files, homes) = (compiled.files.clone(), compiled.homes.clone());
        let args = request.args.clone();
        Ok(Self { machine, shared, files, homes, args, stdout: vec![], stderr: vec![], end: None })
    }

    /// Starts a program that is to be run up to its launch number `launch`, which [`Running::pending`] then has.
    ///
    /// # Errors
    /// The program cannot be started.
    pub fn up_to(
        compiled: &Compiled,
        request: &RunRequest,
        libraries: Vec<Box<dyn Library>>,
        launch: u64,
    ) -> Result<Self> {
        let request = RunRequest { variables: true, ..request.clone() };
        let running = Self::new(compiled, &request, libraries)?;
        running.shared.borrow_mut().launcher.stop_before(launch);
        Ok(running)
    }

    /// Executes about `steps` operations of the host, fewer if its launches take long. `print` gets what the program
    /// prints. Whether it has ended.
    pub fn advance(&mut self, steps: u64, print: &mut dyn FnMut(Stream, &[u8])) -> bool {
        if self.end.is_some() {
            return true;
        }
        let stop = self.machine.run_for(steps);
        for (stream, bytes) in self.machine.console.take() {
            print(stream, &bytes);
            match stream {
                Stream::Stdout => self.stdout.extend(bytes),
                Stream::Stderr => self.stderr.extend(bytes),
            }
        }
        if stop != Stop::Slice {
            self.end = Some(stop);
        }
        self.end.is_some()
    }

    /// How far the run has come.
    pub fn progress(&self) -> Progress {
        let shared = self.shared.borrow();
        Progress {
            host_steps: self.machine.steps(),
            device_steps: shared.launcher.steps(),
            launches: shared.runtime.launches,
            now: self.machine.now(),
        }
    }

    /// The launch that the run was to stop before, if it came there.
    pub fn pending(&mut self) -> Option<Pending> {
        let shared = &mut *self.shared.borrow_mut();
        let mut pending = shared.launcher.pending.take()?;
        resolve(&mut pending.launch.point, shared.runtime.launches, &shared.spots);
        Some(pending)
    }

    /// What the program did when.
    pub fn timeline(&self) -> Timeline {
        let shared = self.shared.borrow();
        let timed = |span: &Span| TimedOperation {
            operation: operation(&span.done, &shared.spots),
            asked: span.asked,
            begin: span.begin,
            end: span.end,
            bytes: span.bytes,
            direction: span.direction,
        };
        let spans = shared.runtime.spans.iter().map(timed).collect();
        Timeline { spans, cut: shared.runtime.spans_cut, end: self.machine.now() }
    }

    /// What the run showed. If it has not ended, it counts as interrupted.
    pub fn finish(self) -> (Finished, Machine) {
        let Self { machine, shared, files, homes, args, stdout, stderr, end } = self;
        let program_end = end.unwrap_or(Stop::Slice);
        let shared = &mut *shared.borrow_mut();
        let ending = ending(&program_end, &shared.spots);
        if matches!(ending, ProgramEnding::Exited { .. }) {
            shared.runtime.end();
        }
        let Shared { runtime, launcher, spots, .. } = shared;
        let mut findings: Vec<Finding> =
            runtime.observed.iter().map(|o| finding(o, runtime, launcher, spots)).collect();
        findings.sort_by_key(|f| std::cmp::Reverse(f.severity));
        let mut summaries = std::mem::take(&mut launcher.summaries);
        for (summary, spot) in summaries.iter_mut().zip(&launcher.launch_spots) {
            summary.loc = spots.place(*spot).loc;
        }
        let mut notes = vec![];
        if runtime.timed {
            notes.push(ProgramNote::VirtualTime);
        }
        if matches!(program_end, Stop::Exited(_)) && !runtime.printed.is_empty() {
            notes.push(ProgramNote::OutputDiscarded);
        }
        if runtime.launches > summaries.len() as u64 {
            notes.push(ProgramNote::LaunchesNotListed { listed: summaries.len() });
        }
        if runtime.allocations.values().any(|a| a.history.cut) {
            notes.push(ProgramNote::StreamsCut);
        }
        let of = runtime.launches;
        let place = |point: &mut ProgramPoint| resolve(point, of, spots);
        let results = std::mem::take(&mut launcher.results);
        let kernel = |((module, name), united): ((usize, String), United)| {
            let mut result = united.finish(&place)?;
            if homes.is_linked(module) {
                result.file.clone_from(&files[homes.origin(module, &name).0]);
            }
            Some((module, result))
        };
        let kernels = results.into_iter().filter_map(kernel).collect();
        let program = ProgramResult {
            files,
            args,
            ending,
            stdout,
            stderr,
            host_steps: machine.steps(),
            launches: summaries,
            launches_made: runtime.launches,
            findings,
            notes,
        };
        let (failure, own) = (launcher.failure.take(), std::mem::take(&mut launcher.own));
        let pitched = std::mem::take(&mut launcher.pitched);
        let unordered = |o: &Observed| matches!(o.kind, HostFaultKind::Unordered { .. });
        let has_other_orders = matches!(program.ending, ProgramEnding::Exited { .. })
            && (runtime.host_functions || runtime.observed.iter().any(unordered));
        (Finished { program, kernels, failure, own, pitched, has_other_orders }, machine)
    }
}

/// Completes the place of a launch, of which there are `of`.
fn resolve(point: &mut ProgramPoint, of: u64, spots: &Spots) {
    point.of = of;
    point.place = point.place.take().and_then(|p| {
        let loc = spots.place(crate::cudart::Spot(p.line.into())).loc?;
        Some(SourcePlace { file: loc.file, line: loc.line, column: loc.column })
    });
}

/// The innermost place of the user's in a stack.
fn user_loc(stack: &[host::Place], spots: &Spots) -> Option<Loc> {
    stack.iter().find_map(|place| spots.users(place))?.loc
}

fn ending(stop: &Stop, spots: &Spots) -> ProgramEnding {
    match stop {
        Stop::Exited(code) => ProgramEnding::Exited { code: *code },
        Stop::Fault(fault) => {
            let (why, loc) = (engine_fault(&fault.kind), user_loc(&fault.stack, spots));
            match fault.kind {
                FaultKind::Abort | FaultKind::Terminate => ProgramEnding::Aborted { why, loc },
                _ => ProgramEnding::Fault { why, loc },
            }
        }
        Stop::Missing { name, stack } => {
            let what = ir::kernels::demangle(name).unwrap_or_else(|| name.clone());
            ProgramEnding::Unsupported { what, loc: user_loc(stack, spots) }
        }
        Stop::Limit { limit, stack } => {
            ProgramEnding::Limit { what: limit.clone(), loc: user_loc(stack, spots) }
        }
        Stop::Paused(_) => ProgramEnding::Limit { what: "the run is paused".to_owned(), loc: None },
        Stop::Slice => ProgramEnding::Limit { what: "the run was cancelled".to_owned(), loc: None },
    }
}

/// The finding that an observation is.
fn finding(observed: &Observed, runtime: &Runtime, launcher: &Launcher, spots: &Spots) -> Finding {
    let rule = match observed.kind {
        HostFaultKind::Unordered { .. } => Rule::StreamRace,
        HostFaultKind::UseAfterFree => Rule::UseAfterFree,
        HostFaultKind::DoubleFree
        | HostFaultKind::WrongFree { .. }
        | HostFaultKind::NotAllocated => Rule::InvalidFree,
        HostFaultKind::DevicePointerOnHost { .. } | HostFaultKind::HostPointerOnDevice { .. } => {
            Rule::WrongSpace
        }
        HostFaultKind::PastEnd { .. } => Rule::OutOfBounds,
        HostFaultKind::Direction { .. } => Rule::CopyDirection,
        HostFaultKind::Uninitialised { .. } => Rule::UninitializedRead,
        HostFaultKind::Unchecked { .. } => Rule::UncheckedError,
        HostFaultKind::Leak { .. } => Rule::Leak,
    };
    let mut memory = observed.object.map(|object| memory(object, runtime, launcher, spots));
    let freed = matches!(observed.kind, HostFaultKind::UseAfterFree | HostFaultKind::DoubleFree);
    let leaks = matches!(observed.kind, HostFaultKind::Leak { .. });
    if let Some(memory) = &mut memory {
        memory.freed = memory.freed.take().filter(|_| freed);
        // The operation is the allocation.
        memory.place = memory.place.take().filter(|_| !leaks);
    }
    let operations: Vec<Operation> =
        observed.operations.iter().map(|done| operation(done, spots)).collect();
    // The later one shows it.
    let place = operations.last().map(|o| o.place.clone());
    let fault = HostFault { kind: observed.kind.clone(), memory, operations };
    Finding {
        rule,
        severity: observed.severity,
        place,
        subject: Subject::Host(Box::new(fault)),
        reasons: vec![],
        count: observed.count,
        count_is_at_least: false,
        step: None,
        witness: Arc::new(Witness::default()),
        launches: None,
    }
}

fn operation(done: &Done, spots: &Spots) -> Operation {
    Operation {
        action: match &done.what {
            What::Kernel(name) => Action::Kernel(name.clone()),
            What::Call(name) => Action::Call(name),
            What::Access => Action::Access,
        },
        write: done.write,
        stream: done.stream.map_or(Agent::Host, Agent::Stream),
        place: spots.place(done.spot),
        launch: done.launch,
    }
}

fn memory(object: ObjectId, runtime: &Runtime, launcher: &Launcher, spots: &Spots) -> HostMemory {
    let place = |spot| Some(spots.place(spot)).filter(|p: &Place| p.loc.is_some());
    let bytes = runtime.memory.with(|m| m.size(object));
    match runtime.allocations.get(&object.0) {
        Some(a) if a.kind != Kind::Global => HostMemory {
            by: a.by.to_owned(),
            bytes: a.bytes,
            place: place(a.spot),
            freed: a.freed.and_then(place),
        },
        _ => HostMemory {
            by: launcher.global_name(object).unwrap_or_else(|| "a variable".to_owned()),
            bytes,
            place: None,
            freed: None,
        },
    }
}
