//! Runs a program's launches under the detectors, and unites what they show.

use crate::children::children;
use crate::cudart::error::Error;
use crate::cudart::memory::Kind;
use crate::cudart::work::{KernelCall, KernelShape, Ran};
use crate::cudart::{Kernels, Runtime, Spot};
use crate::footprint::Footprint;
use crate::linked::{Compiled, Homes};
use crate::run::Pending;
use crate::united::United;
use base::diagnostic::{Diagnostic, SourcePlace};
use base::limits::{MAX_LAUNCH_SUMMARIES, MAX_LAUNCHES_WITH_VARIABLES, MAX_OWN_LAUNCHES};
use check::{Allocation, Allocations, CheckOptions, LoweredKernel, ProgramLaunch, Runner};
use detect::finding::Severity;
use detect::host_values::HostFrame;
use detect::observation::ObservedFault;
use detect::result::{Ending, LaunchSummary};
use events::{FaultKind, ObjectId};
use host::Program as HostProgram;
use ir::intrinsics::LAUNCH_QUEUE;
use ir::launch_bounds;
use launch::params::{KernelInfo, ParamKind};
use launch::{
    ArgValue, Buffer, ElementType, Generator, KernelArg, Launch, LoadedModule, Model, Number,
    ProgramPoint,
};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use vm::bytecode::{GlobalObject, module_globals, static_shared_bytes};
use vm::exec::{BufferInit, DeviceMemory, Stop};

/// Warp instructions after which a run in slices makes a pause.
const SLICE_WORK: u64 = 100_000;
/// What a launch takes besides, in the same unit.
const LAUNCH_WORK: u64 = 2_000;

/// A module of device code.
#[derive(Debug)]
pub(crate) struct DeviceModule {
    pub(crate) loaded: Arc<LoadedModule>,
    first_global: u32,
    /// Objects, sizes and names of its globals.
    globals: Vec<(ObjectId, u64, String)>,
    kernels: HashMap<String, KernelInfo>,
    lowered: HashMap<String, LoweredKernel>,
    /// Static shared memory of kernels, bytes.
    shared: HashMap<String, u64>,
}

/// What runs kernels.
#[derive(Debug)]
pub(crate) struct Launcher {
    pub(crate) modules: Vec<DeviceModule>,
    program: Arc<HostProgram>,
    homes: Homes,
    /// Module and kernel by the address of the host's function.
    functions: HashMap<u64, Option<(usize, String)>>,
    options: CheckOptions,
    model: Model,
    keep_going: bool,
    /// Warp instructions that are left for all launches together.
    steps_left: u64,
    /// The same of launches.
    pub(crate) launches_left: u64,
    /// Warp instructions of all launches so far.
    steps: u64,
    /// Work since a slice of the run was ended.
    work: u64,
    /// The number of the launch that is not to be made any more.
    stop_before: Option<u64>,
    /// That launch.
    pub(crate) pending: Option<Pending>,
    /// Managed variables: address on the host, size, object.
    managed: Vec<(u64, u64, ObjectId)>,
    /// What launches of each kernel showed, in the order of their first launches.
    pub(crate) results: Vec<((usize, String), United)>,
    pub(crate) summaries: Vec<LaunchSummary>,
    /// Places of launches.
    pub(crate) launch_spots: Vec<Spot>,
    /// A kernel that cannot be run: module, name, reason.
    pub(crate) failure: Option<(usize, String, Box<Diagnostic>)>,
    /// Whether to keep launches for a search.
    pub(crate) keeps_launches: bool,
    /// Different launches of each kernel, for a search to begin with.
    pub(crate) own: BTreeMap<(usize, String), Vec<Launch>>,
    /// Kernels that were given a pitch that the runtime chose.
    pub(crate) pitched: BTreeSet<(usize, String)>,
    /// Whether the host's variables at launches are wanted.
    pub(crate) keeps_variables: bool,
    /// Those of the launch that comes.
    frames: Vec<HostFrame>,
}

/// Greatest size of the elements that a pitch may be counted in, bytes.
const MAX_PITCH_ELEMENT: u64 = 16;

/// Whether a value is one of the `pitches`, in bytes or in elements, or a struct that has one.
fn has_pitch(value: &ArgValue, pitches: &BTreeSet<u64>) -> bool {
    let is_pitch = |n: u64| {
        let in_elements = std::iter::successors(Some(1), |size| Some(2 * size));
        let mut sizes = in_elements.take_while(|size| *size <= MAX_PITCH_ELEMENT);
        sizes.any(|size| n.checked_mul(size).is_some_and(|n| pitches.contains(&n)))
    };
    match value {
        ArgValue::Scalar(Number::Int(n)) => u64::try_from(*n).is_ok_and(is_pitch),
        ArgValue::Struct(fields) => fields.iter().any(|(_, field)| has_pitch(field, pitches)),
        ArgValue::Bytes(bytes) => {
            let words = bytes.as_chunks::<8>().0.iter();
            words.map(|w| u64::from_le_bytes(*w)).any(|n| pitches.contains(&n))
        }
        _ => false,
    }
}

/// What the names of hosts' stubs have.
const STUB: &str = "__device_stub__";

/// The name of the kernel that a host's stub launches: `_Z18__device_stub__redPf` is that of `_Z3redPf`.
pub fn kernel_of_stub(stub: &str) -> String {
    let Some(at) = stub.find(STUB) else { return stub.to_owned() };
    let (before, after) = (&stub[..at], &stub[at + STUB.len()..]);
    // The digit of an anonymous namespace, `_GLOBAL__N_1`, is not part of the length.
    const ANONYMOUS: &str = "_GLOBAL__N_1";
    let unnamed = before.rfind(ANONYMOUS).map(|at| &before[at + ANONYMOUS.len()..]);
    let own = unnamed.filter(|d| !d.is_empty() && d.bytes().all(|b| b.is_ascii_digit()));
    let all = before.len() - before.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let digits = own.map_or(all, str::len);
    let (prefix, number) = before.split_at(before.len() - digits);
    match number.parse::<usize>() {
        Ok(len) if len > STUB.len() => format!("{prefix}{}{after}", len - STUB.len()),
        _ => format!("{before}{after}"),
    }
}

impl Launcher {
    /// For the kernels of a program; the globals are put into `memory`.
    pub(crate) fn new(
        compiled: &Compiled,
        memory: &mut DeviceMemory,
        (options, model, keep_going, max_steps): (CheckOptions, Model, bool, u64),
    ) -> base::diagnostic::Result<Self> {
        let (program, homes) = (compiled.host.clone(), compiled.homes.clone());
        let mut all = vec![];
        for loaded in compiled.device.iter().cloned() {
            let first_global = memory.next_global();
            let module = loaded.module();
            let globals: Vec<GlobalObject> = module_globals(module, first_global)?;
            let known = globals.iter().map(|g| {
                let name = module.symbols[g.symbol].name.clone();
                (g.object, g.bytes.len() as u64, name)
            });
            let known = known.collect();
            if !memory.add_globals(globals) {
                let message = "the device variables need more memory than the run may use";
                return Err(Box::new(Diagnostic::limit(message)));
            }
            let kernels = loaded.kernels().iter().map(|k| (k.name.clone(), k.clone())).collect();
            all.push(DeviceModule {
                loaded,
                first_global,
                globals: known,
                kernels,
                lowered: HashMap::new(),
                shared: HashMap::new(),
            });
        }
        let managed = managed_variables(&program, &homes, &all);
        Ok(Self {
            managed,
            modules: all,
            program,
            homes,
            functions: HashMap::new(),
            options,
            model,
            keep_going,
            steps_left: max_steps,
            launches_left: u64::MAX,
            steps: 0,
            work: 0,
            stop_before: None,
            pending: None,
            results: vec![],
            summaries: vec![],
            launch_spots: vec![],
            failure: None,
            keeps_launches: false,
            own: BTreeMap::new(),
            pitched: BTreeSet::new(),
            keeps_variables: false,
            frames: vec![],
        })
    }

    /// Lets the run end before launch number `launch`, which is then in [`Self::pending`].
    pub(crate) fn stop_before(&mut self, launch: u64) {
        self.stop_before = Some(launch);
    }
    /// Warp instructions of all launches so far.
    pub(crate) fn steps(&self) -> u64 {
        self.steps
    }
    /// Whether the launches since the last slice are enough for one.
    pub(crate) fn fills_slice(&mut self) -> bool {
        let fills = self.work >= SLICE_WORK;
        if fills {
            self.work = 0;
        }
        fills
    }

    /// Module and name of the kernel that the host's function at `address` launches.
    fn kernel_at(&mut self, address: u64) -> Option<(usize, String)> {
        if let Some(known) = self.functions.get(&address) {
            return known.clone();
        }
        let name = self.program.function_name(address).map(kernel_of_stub);
        let found = name.and_then(|name| {
            let (home, name) = self.homes.find(self.program.module_of(address), name);
            let has =
                |m: &usize| self.modules.get(*m).is_some_and(|m| m.kernels.contains_key(&name));
            let module = home.filter(has).or_else(|| (0..self.modules.len()).find(has))?;
            Some((module, name))
        });
        self.functions.insert(address, found.clone());
        found
    }

    /// The host's function that launches the kernel with this name in the IR.
    pub(crate) fn kernel_named(&self, name: &str) -> Option<u64> {
        if !self.modules.iter().any(|m| m.kernels.contains_key(name)) {
            return None;
        }
        let stubs = self.program.function_names().filter(|(f, _)| f.contains(STUB));
        stubs.filter(|(f, _)| kernel_of_stub(f) == name).map(|f| f.1).min()
    }

    /// Object and size of the device variable with this name in the IR.
    pub(crate) fn variable_named(&self, name: &str) -> Option<(ObjectId, u64)> {
        let mut all = self.modules.iter().flat_map(|m| &m.globals);
        all.find(|g| g.2 == name).map(|g| (g.0, g.1))
    }

    /// The name of a device variable by its object.
    pub(crate) fn global_name(&self, object: ObjectId) -> Option<String> {
        let (module, global) = self
            .modules
            .iter()
            .flat_map(|m| m.globals.iter().map(move |g| (m, g)))
            .find(|(_, g)| g.0 == object)?;
        let ir = module.loaded.module();
        let id = ir.globals.iter().find(|(_, g)| ir.symbols[g.symbol].name == global.2)?.0;
        Some(ir::kernels::global_display_name(ir, id))
    }

    /// The launches that a kernel of a module has asked for.
    fn children(
        &mut self,
        number: usize,
        parent: &KernelCall,
        runtime: &Runtime,
    ) -> Vec<KernelCall> {
        let module = &self.modules[number];
        let Some(queue) = module.globals.iter().find(|g| g.2 == LAUNCH_QUEUE).map(|g| g.0) else {
            return vec![];
        };
        let (functions, kernels) = (&mut self.functions, &module.kernels);
        let known = |name: &str, address: u64| {
            let info = kernels.get(name)?;
            functions.insert(address, Some((number, name.to_owned())));
            Some(info.clone())
        };
        children((number, module.loaded.module()), queue, parent, runtime, known)
    }

    /// Keeps what a launch is for the list.
    fn summarise(&mut self, call: &KernelCall, steps: u64, findings: u64, error: Option<Error>) {
        if self.summaries.len() < MAX_LAUNCH_SUMMARIES {
            self.launch_spots.push(call.spot);
            self.summaries.push(LaunchSummary {
                number: call.number,
                kernel: call.name.clone(),
                loc: None,
                grid: call.grid,
                block: call.block,
                shared_bytes: call.shared,
                stream: call.stream,
                steps,
                findings,
                error: error.map(Error::name),
                host: std::mem::take(&mut self.frames),
            });
        }
    }
}

impl Kernels for Launcher {
    fn shape(&mut self, function: u64) -> Option<KernelShape> {
        let (module, name) = self.kernel_at(function)?;
        let module = &mut self.modules[module];
        let kernel = module.kernels.get(&name)?;
        let params = kernel.params.iter().map(|p| p.kind.size()).collect();
        let known = module.shared.get(&name).copied();
        let shared = known.unwrap_or_else(|| {
            static_shared_bytes(module.loaded.module(), kernel.function).unwrap_or(u64::MAX >> 1)
        });
        let bounds = launch_bounds(module.loaded.module(), kernel.function);
        let shape = KernelShape { name: kernel.display_name.clone(), params, shared, bounds };
        module.shared.insert(name, shared);
        Some(shape)
    }

    fn managed(&self) -> Vec<(u64, u64, ObjectId)> {
        self.managed.clone()
    }

    fn symbol(&mut self, address: u64) -> Option<(ObjectId, u64)> {
        let name = self.program.variable_name(address)?.to_owned();
        let found = self.homes.find(self.program.module_of(address), name);
        global_of(&self.modules, found)
    }

    fn wants_frames(&self, number: u64) -> bool {
        self.keeps_variables
            && match self.stop_before {
                Some(launch) => launch == number,
                None => number <= MAX_LAUNCHES_WITH_VARIABLES,
            }
    }

    fn take_frames(&mut self, frames: Vec<HostFrame>) {
        self.frames = frames;
    }

    fn run(&mut self, call: &KernelCall, runtime: &Runtime) -> Ran {
        let Some((number, name)) = self.kernel_at(call.function) else {
            return Ran { error: Some(Error::INVALID_FUNCTION), ..Ran::default() };
        };
        let Some(left) = self.launches_left.checked_sub(1) else {
            let limit = Some("it makes more launches than the run may make".to_owned());
            self.summarise(call, 0, 0, Some(Error::UNKNOWN));
            return Ran { limit, ..Ran::default() };
        };
        self.launches_left = left;
        let module = &mut self.modules[number];
        let (loaded, kernel) = (module.loaded.clone(), module.kernels[&name].clone());
        let launch = described(call, &kernel, module.first_global, runtime, self.model);
        if self.keeps_launches {
            if launch.launch.args.iter().any(|a| has_pitch(&a.value, &runtime.pitches)) {
                self.pitched.insert((number, name.clone()));
            }
            let own = self.own.entry((number, name.clone())).or_default();
            if own.len() < MAX_OWN_LAUNCHES {
                let launch = plain(call, &kernel, runtime, self.model);
                if own.iter().all(|known| !alike(known, &launch)) {
                    own.push(launch);
                }
            }
        }
        if self.stop_before == Some(call.number) {
            let host = std::mem::take(&mut self.frames);
            self.pending = Some(Pending { module: number, kernel: name, launch, host });
            let limit = Some("the launch that was asked for is reached".to_owned());
            return Ran { limit, ..Ran::default() };
        }
        let mut lowered = module.lowered.remove(&name).unwrap_or_default();
        let mut runner = Runner::new(&loaded, &kernel, &mut lowered);
        let mut options = self.options;
        options.limits.max_steps = options.limits.max_steps.min(self.steps_left);
        let footprint = runtime.follows().then(Footprint::default);
        let ran = runner
            .run_program(&launch, &options, footprint.as_ref())
            .map(|(checked, first, f)| (checked, first, f.map_or_else(Vec::new, Footprint::uses)));
        let (mut checked, first, uses) = match ran {
            Ok(ran) => ran,
            Err(error) => {
                module.lowered.insert(name.clone(), lowered);
                let limit = Some(format!("kernel `{}`: {}", call.name, error.message));
                self.failure = Some((number, name, error));
                self.summarise(call, 0, 0, Some(Error::UNKNOWN));
                return Ran { limit, ..Ran::default() };
            }
        };
        self.steps_left = self.steps_left.saturating_sub(first.run.steps);
        self.steps += first.run.steps;
        self.work += first.run.steps + LAUNCH_WORK;
        let error = checked.faults.iter().find_map(error_of);
        host_pointers(&mut checked.result.findings);
        let key = (number, name.clone());
        let at = self.results.iter().position(|r| r.0 == key).unwrap_or_else(|| {
            self.results.push((key, United::default()));
            self.results.len() - 1
        });
        let serious =
            checked.result.findings.iter().filter(|f| f.severity > Severity::Note).count() as u64;
        let limit = match &checked.result.ending {
            Ending::StepLimit { .. } => {
                Some(format!("kernel `{}` uses up the steps that the run may take", call.name))
            }
            Ending::Cap { .. } => Some(format!("kernel `{}` reaches a limit of memory", call.name)),
            Ending::Stopped => Some(format!("kernel `{}` was stopped", call.name)),
            Ending::Deadlock { .. } if !self.keep_going => Some(format!(
                "kernel `{}` deadlocks: on a device the program would wait for ever",
                call.name
            )),
            _ => None,
        };
        let united = &mut self.results[at].1;
        united.add(checked.result, |result| {
            Runner::new(&loaded, &kernel, &mut lowered).advise_program(
                &launch,
                result,
                &options.limits,
            );
        });
        if let Some(changes) = first.run.changes
            && first.run.stop != Some(Stop::LanesPart)
        {
            runtime.memory.with(|m| m.apply(changes));
        }
        self.modules[number].lowered.insert(name, lowered);
        self.summarise(call, first.run.steps, serious, error);
        let children = self.children(number, call, runtime);
        Ran { error, steps: first.run.steps, output: first.run.output.0, uses, limit, children }
    }
}

/// A device variable by its name, in its module or else in any.
fn global_of(
    modules: &[DeviceModule],
    (home, name): (Option<usize>, String),
) -> Option<(ObjectId, u64)> {
    let of = |m: &DeviceModule| m.globals.iter().find(|g| g.2 == name).map(|g| (g.0, g.1));
    home.and_then(|m| of(modules.get(m)?)).or_else(|| modules.iter().find_map(of))
}

/// The managed variables of a program: the headers put them into a section of this name.
fn managed_variables(
    program: &HostProgram,
    homes: &Homes,
    modules: &[DeviceModule],
) -> Vec<(u64, u64, ObjectId)> {
    let mut found = vec![];
    for (number, module) in program.modules().iter().enumerate() {
        let managed = |g: &&ir::Global| g.section.as_deref() == Some("__managed__");
        for global in module.globals.values().filter(managed) {
            let name = &module.symbols[global.symbol].name;
            if let Some((address, size)) = program.variable_of(number, name)
                && let Some((object, bytes)) =
                    global_of(modules, homes.find(Some(number), name.clone()))
            {
                found.push((address, size.min(bytes), object));
            }
        }
    }
    found
}

/// The error that a fault leaves on a device.
fn error_of(fault: &ObservedFault) -> Option<Error> {
    match fault.example.kind {
        FaultKind::OutOfBounds
        | FaultKind::UseAfterFree
        | FaultKind::NullPointer
        | FaultKind::WrongSpace => {
            // Local and shared memory have bounds of their own, which a device checks coarsely.
            let shared = fault.example.object == Some(events::SHARED_OBJECT);
            (!shared && !fault.example.local).then_some(Error::ILLEGAL_ADDRESS)
        }
        FaultKind::Misaligned => Some(Error::MISALIGNED),
        FaultKind::Assert => Some(Error::ASSERT),
        FaultKind::Trap => Some(Error::LAUNCH_FAILURE),
        FaultKind::UninitializedRead
        | FaultKind::DivisionByZero
        | FaultKind::Unreachable
        | FaultKind::UndefinedValue
        | FaultKind::WarpMask
        | FaultKind::ShuffleSource => None,
    }
}

/// Accesses through pointers to memory of the host are of the wrong space, not merely out of bounds.
fn host_pointers(findings: &mut [detect::finding::Finding]) {
    use detect::finding::{Rule, Subject};
    for finding in findings {
        if let Subject::Fault(fault) = &mut finding.subject
            && fault.address.is_some_and(host::Memory::is_host)
        {
            finding.rule = Rule::WrongSpace;
            fault.kind = FaultKind::WrongSpace;
            fault.host = true;
        }
    }
}

/// A launch with a description of its arguments, and names for the memory that they lead to.
fn described(
    call: &KernelCall,
    kernel: &KernelInfo,
    first_global: u32,
    runtime: &Runtime,
    model: Model,
) -> ProgramLaunch {
    let mut allocations = Allocations::new();
    let (mut args, mut types) = (vec![], vec![]);
    for (param, bytes) in kernel.params.iter().zip(&call.arguments) {
        name_pointers(&param.name, &param.kind, bytes, runtime, &mut allocations);
        types.push(param.ty.clone());
        let value = value_of(&param.kind, bytes, runtime, SHOWN_CELLS);
        args.push(KernelArg { name: param.name.clone(), value });
    }
    for (&object, a) in runtime.allocations.iter().filter(|(_, a)| a.kind != Kind::Global) {
        allocations.entry(object).or_insert_with(|| Allocation {
            buffer: BufferInit {
                name: format!("memory of {}", a.by),
                element: ElementType::U8,
                len: Some(a.bytes),
                generator: Generator::Zeros,
                records: None,
            },
            start: 0,
        });
    }
    ProgramLaunch {
        launch: Launch {
            grid: call.grid,
            block: call.block,
            args,
            shared_bytes: call.shared,
            model,
            ..Launch::default()
        },
        types,
        point: ProgramPoint { number: call.number, of: 0, place: Some(spot_place(call.spot)) },
        arguments: call.arguments.clone(),
        memory: runtime.memory.clone(),
        first_global,
        allocations: Arc::new(allocations),
    }
}

/// A place that stands for a number until the run has ended.
fn spot_place(spot: Spot) -> SourcePlace {
    SourcePlace { file: String::new(), line: spot.0 as u32, column: 0 }
}

/// Names the allocations that the pointers in a parameter lead to.
fn name_pointers(
    name: &str,
    kind: &ParamKind,
    bytes: &[u8],
    runtime: &Runtime,
    allocations: &mut Allocations,
) {
    match kind {
        ParamKind::Pointer { element, .. } => {
            let Some((object, at)) = pointer_in(bytes, runtime) else { return };
            let Some(a) = runtime.allocations.get(&object.0) else { return };
            if a.kind == Kind::Global {
                return;
            }
            allocations.entry(object.0).or_insert_with(|| Allocation {
                buffer: BufferInit {
                    name: name.to_owned(),
                    element: *element,
                    len: Some(a.bytes / element.size()),
                    generator: Generator::Zeros,
                    records: None,
                },
                start: at,
            });
        }
        ParamKind::Struct { fields, .. } => {
            for field in fields {
                let at = field.offset as usize;
                if let Some(rest) = bytes.get(at..) {
                    let name = format!("{name}.{}", field.name);
                    name_pointers(&name, &field.kind, rest, runtime, allocations);
                }
            }
        }
        ParamKind::Array { element, stride, len } => {
            for i in 0..(*len).min(64) {
                if let Some(rest) = bytes.get((i * stride) as usize..) {
                    name_pointers(name, element, rest, runtime, allocations);
                }
            }
        }
        _ => {}
    }
}

/// The object and offset that the pointer at the start of `bytes` leads to.
fn pointer_in(bytes: &[u8], runtime: &Runtime) -> Option<(ObjectId, i64)> {
    let address = u64::from_le_bytes(bytes.get(..8)?.try_into().ok()?);
    runtime.memory.with(|m| m.find(address))
}

/// Most cells of a buffer that a report shows.
const SHOWN_CELLS: u64 = 16;
/// Most cells of each buffer of a launch that is kept for a search.
const OWN_CELLS: u64 = 1024;

/// A launch for a search: its arguments are numbers and open buffers that begin with what is in memory. Those of
/// other kinds are left out.
fn plain(call: &KernelCall, kernel: &KernelInfo, runtime: &Runtime, model: Model) -> Launch {
    let args = kernel.params.iter().zip(&call.arguments).filter_map(|(param, bytes)| {
        let is_plain = match &param.kind {
            ParamKind::Int { bits, .. } => *bits <= 64,
            ParamKind::Float(_) => true,
            ParamKind::Pointer { levels, record, .. } => *levels == 0 && record.is_none(),
            _ => false,
        };
        let mut value = is_plain.then(|| value_of(&param.kind, bytes, runtime, OWN_CELLS))?;
        match &mut value {
            ArgValue::Buffer(buffer) => buffer.len = None,
            ArgValue::Scalar(_) | ArgValue::Null => {}
            _ => return None,
        }
        Some(KernelArg { name: param.name.clone(), value })
    });
    let args = args.collect();
    let (grid, block, shared_bytes) = (call.grid, call.block, call.shared);
    Launch { grid, block, args, shared_bytes, model, ..Launch::default() }
}

/// Whether two launches differ in nothing but the contents of buffers.
fn alike(a: &Launch, b: &Launch) -> bool {
    let numbers = |launch: &Launch| -> Vec<ArgValue> {
        let scalars = launch.args.iter().filter(|a| matches!(a.value, ArgValue::Scalar(_)));
        scalars.map(|a| a.value.clone()).collect()
    };
    (a.grid, a.block, a.shared_bytes) == (b.grid, b.block, b.shared_bytes)
        && numbers(a) == numbers(b)
}

/// An argument as a report shows it, with at most so many cells of a buffer.
fn value_of(kind: &ParamKind, bytes: &[u8], runtime: &Runtime, most: u64) -> ArgValue {
    let bits = |size: u64| {
        let mut word = [0; 8];
        let size = (size as usize).min(8).min(bytes.len());
        word[..size].copy_from_slice(&bytes[..size]);
        u64::from_le_bytes(word)
    };
    match kind {
        ParamKind::Int { bits: width, signed } if *width <= 64 => {
            let value = bits(u64::from(width.div_ceil(8)));
            let shift = 64 - (*width).clamp(1, 64);
            let number = if *signed {
                i128::from((value << shift) as i64 >> shift)
            } else {
                i128::from(value)
            };
            ArgValue::Scalar(Number::Int(number))
        }
        ParamKind::Float(element) => {
            ArgValue::Scalar(Number::from_bits(*element, bits(element.size())))
        }
        ParamKind::Pointer { element, .. } => {
            let Some((object, at)) = pointer_in(bytes, runtime) else {
                return if bits(8) == 0 { ArgValue::Null } else { ArgValue::Bytes(bytes.to_vec()) };
            };
            if runtime.allocations.get(&object.0).is_some_and(|a| a.kind == Kind::Texture) {
                return ArgValue::Bytes(bytes.to_vec());
            }
            let size = element.size();
            let (len, cells) = runtime.memory.with(|m| {
                let rest = m.size(object).saturating_sub(at.max(0) as u64);
                let len = rest / size;
                let shown = len.min(most) * size;
                let from = at.max(0) as u64;
                let bytes = m.bytes(object, from..from + shown).unwrap_or(&[]);
                let cell = |c: &[u8]| {
                    let mut word = [0; 8];
                    word[..c.len()].copy_from_slice(c);
                    Number::from_bits(*element, u64::from_le_bytes(word))
                };
                (len, bytes.chunks_exact(size as usize).map(cell).collect::<Vec<_>>())
            });
            let zeros = cells.iter().all(|c| c.to_f64() == 0.0);
            let generator = if zeros { Generator::Zeros } else { Generator::Values(cells) };
            ArgValue::Buffer(Buffer { element: *element, len: Some(len), generator })
        }
        _ => ArgValue::Bytes(bytes.iter().copied().take(64).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::kernel_of_stub;

    #[test]
    fn stubs_name_their_kernels() {
        for (stub, kernel) in [
            ("_Z18__device_stub__redIfLi64EEvPT_i", "_Z3redIfLi64EEvPT_i"),
            ("_ZN1qL19__device_stub__privE6float2", "_ZN1qL4privE6float2"),
            ("_ZN12_GLOBAL__N_122__device_stub__iterateEPKfi", "_ZN12_GLOBAL__N_17iterateEPKfi"),
            ("__device_stub__plain", "plain"),
            ("_Z3redPf", "_Z3redPf"),
        ] {
            assert_eq!(kernel_of_stub(stub), kernel);
        }
    }
}
