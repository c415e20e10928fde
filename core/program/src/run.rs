//! One run of a program, from its modules to the result.

use crate::cudart::memory::Kind;
use crate::cudart::{Done, Observed, Options, Runtime, What, device};
use crate::engine::{Spots, engine_fault};
use crate::glue::{CudaRt, Shared, Window};
use crate::launcher::Launcher;
use base::diagnostic::{Diagnostic, Result, SourcePlace};
use base::limits::RunLimits;
use check::CheckOptions;
use detect::finding::{Finding, Rule, Subject};
use detect::host::{Action, Agent, HostFault, HostFaultKind, HostMemory, Operation};
use detect::result::{KernelResult, ProgramEnding, ProgramNote, ProgramResult};
use detect::symbols::{Loc, Place};
use events::ObjectId;
use host::{FaultKind, Library, Limits, Machine, Missing, Stop, Stream};
use launch::{Launch, LoadedModule, Model, ProgramPoint, Witness};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;
use vm::exec::DeviceMemory;

/// A program, compiled for host and device.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// The host's code, linked and lowered.
    pub host: Arc<host::Program>,
    /// The device's code, one module for each source.
    pub device: Vec<Arc<LoadedModule>>,
    /// Names of the sources.
    pub files: Vec<String>,
    /// What the paths of our own headers begin with.
    pub headers: String,
    /// Text of the header that declares `cudaDeviceProp`.
    pub runtime_header: String,
}

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
}

/// A machine for the program with the runtime in it.
fn machine(
    compiled: &Compiled,
    request: &RunRequest,
    libraries: Vec<Box<dyn Library>>,
) -> Result<(Machine, Rc<RefCell<Shared>>)> {
    let mut memory = DeviceMemory::new(request.max_memory);
    let choices = (request.options, request.model, request.keep_going, request.max_device_steps);
    let mut launcher =
        Launcher::new(compiled.device.clone(), compiled.host.clone(), &mut memory, choices)?;
    launcher.keeps_launches = request.keep_launches;
    launcher.launches_left = request.max_launches;
    let options = Options { keep_going: request.keep_going, max_memory: request.max_memory };
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
    Ok(machine.missing().iter().map(note).collect())
}

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
    let (mut machine, shared) = machine(compiled, request, libraries)?;
    let name = compiled.files.first().map_or("program", |f| f.rsplit('/').next().unwrap_or(f));
    let name = name.rsplit_once('.').map_or(name, |n| n.0);
    let name = format!("./{name}");
    let mut argv: Vec<&[u8]> = vec![name.as_bytes()];
    argv.extend(request.args.iter().map(String::as_bytes));
    machine.start("main", &argv).map_err(|text| Box::new(Diagnostic::bad_launch(text)))?;
    let program_end = machine.run();
    let (mut stdout, mut stderr) = (vec![], vec![]);
    for (stream, bytes) in machine.console.take() {
        print(stream, &bytes);
        match stream {
            Stream::Stdout => stdout.extend(bytes),
            Stream::Stderr => stderr.extend(bytes),
        }
    }
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
    let place = |point: &mut ProgramPoint| {
        point.of = of;
        point.place = point.place.take().and_then(|p| {
            let loc = spots.place(crate::cudart::Spot(p.line.into())).loc?;
            Some(SourcePlace { file: loc.file, line: loc.line, column: loc.column })
        });
    };
    let results = std::mem::take(&mut launcher.results);
    let kernels = results
        .into_iter()
        .filter_map(|((module, _), united)| Some((module, united.finish(&place)?)))
        .collect();
    let program = ProgramResult {
        files: compiled.files.clone(),
        args: request.args.clone(),
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
    let finished = Finished { program, kernels, failure, own };
    Ok((finished, machine))
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
