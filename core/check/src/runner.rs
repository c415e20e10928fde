//! One launch under the detectors.
//!
//! The first pass is cheap: the race filter, and the collectors of barrier mismatches and faults. If the
//! filter marks bytes, the same run is made again with the recorder, which finds every racing pair among
//! them. [`redundancy`](crate::redundancy) judges barriers by further runs.
//!
//! **Forms.** A kernel is lowered for each [`Form`] that is asked for. The fast form keeps values that are
//! uniform once for the warp; a run in which lanes must go on without the others at a reconvergence point
//! ends early and is made again in the form that keeps every value for each lane. That retry happens here and
//! nowhere else.

use crate::CheckOptions;
use crate::inputs::{from_bytes, inputs};
use crate::own_launches::launches_kernels;
use crate::redundancy::{self, BarrierVerdicts, Statement, statement};
use crate::static_filter::{self, Known, Proved, Prover};
use crate::symbolizer::{KnownCode, Symbolizer, with_source_place};
use base::diagnostic::Result;
use base::limits::RunLimits;
use detect::access::selection::Selection;
use detect::assemble::{Assembler, sort};
use detect::barrier_divergence::BarrierDivergence;
use detect::finding::{Finding, Rule};
use detect::memcheck::Memcheck;
use detect::observation::{ObservedFault, ObservedMismatch};
use detect::perf::{AccessUnit, Perf};
use detect::race::marks::{Apart, Cause};
use detect::race::{RaceFilter, RaceRecorder, RaceResult};
use detect::result::{Ending, KernelResult, Note};
use detect::symbols::{Loc, Place, Symbols};
use events::{NoObserver, Observer, SiteId};
use ir::{FunctionId, Module};
use launch::args::{self, ResolvedArgs};
use launch::params::KernelInfo;
use launch::{Launch, LoadedModule, ProgramPoint};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use vm::bytecode::lower::{LaunchFacts, lower};
use vm::bytecode::{Op, Program};
use vm::exec::input::Schedule;
use vm::exec::parts::{self, Cores};
use vm::exec::{self, BufferInit, Inputs, Object, RunResult, SharedMemory, Stop};

/// In which form a kernel is lowered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Form {
    /// Uniform values are kept once for the warp.
    #[default]
    Fast,
    /// Every value is kept for each lane, so that lanes can go on without the others.
    IndependentLanes,
    /// As that, and every value has a register of its own.
    Debug,
}

/// Lowered forms of one kernel by what of a launch they depend on, what has been proved of launches, and what holds of
/// its code, so that launches share them. Clones share the forms, too, on whatever thread they are.
#[derive(Clone, Debug, Default)]
pub struct LoweredKernel {
    programs: Arc<Mutex<HashMap<LaunchFacts, Arc<Program>>>>,
    proved: Proved,
    /// Whether it launches kernels, once that was asked.
    launches_kernels: Option<bool>,
    /// What was found of its code.
    code: Arc<KnownCode>,
}

/// A kernel lowered for a launch, with everything that the run reads.
#[derive(Clone, Debug)]
pub struct Bound {
    /// The lowered kernel.
    pub program: Arc<Program>,
    /// The launch with every argument in it.
    pub launch: Launch,
    /// Buffers, parameters, globals.
    pub inputs: Inputs,
    args: ResolvedArgs,
    /// Names of the allocations of a launch over memory that outlives it.
    pub allocations: Arc<Allocations>,
    /// What the race filter knows before the run.
    pub known: Option<Known>,
}

/// Allocations by the number of their object.
pub type Allocations = BTreeMap<u32, Allocation>;

/// What an allocation of a program is called in a launch.
#[derive(Clone, Debug)]
pub struct Allocation {
    /// Name, cells and length.
    pub buffer: BufferInit,
    /// Offset in it of the cell with the index 0, bytes: where the launch's pointer leads.
    pub start: i64,
}

/// A launch of a program that runs, over memory that outlives it.
#[derive(Clone, Debug)]
pub struct ProgramLaunch {
    /// The launch, with arguments for its description.
    pub launch: Launch,
    /// Types of those arguments.
    pub types: Vec<String>,
    /// Which launch of the program it is.
    pub point: ProgramPoint,
    /// Bytes of the arguments, in order of the parameters.
    pub arguments: Vec<Vec<u8>>,
    /// The memory.
    pub memory: SharedMemory,
    /// See [`LaunchFacts::first_global`].
    pub first_global: u32,
    /// Names of allocations.
    pub allocations: Arc<Allocations>,
}

/// What listens to the first pass.
type FirstObservers = (RaceFilter, (Memcheck, BarrierDivergence));

fn first_observers(program: &Program, limits: &RunLimits, known: Option<&Known>) -> FirstObservers {
    let known = known.map(|k| k.filter.clone()).unwrap_or_default();
    let filter = RaceFilter::new(limits).with_known(known);
    let memcheck = Memcheck::with_extents(program.extents.clone());
    (filter, (memcheck, BarrierDivergence::new()))
}

impl Bound {
    /// Runs without any detector: what the kernel computes.
    ///
    /// # Errors
    /// The launch cannot be run.
    pub fn run_plain(&self, limits: &RunLimits) -> Result<RunResult> {
        exec::run_plain(&self.program, &self.launch, &self.inputs, limits)
    }
    /// Runs the first pass of the detectors.
    ///
    /// # Errors
    /// The launch cannot be run.
    pub fn first_pass(&self, limits: &RunLimits) -> Result<FirstPass> {
        self.first_pass_on(None, limits)
    }
    /// The same on several cores, if the blocks are known to be independent and that is worth it.
    ///
    /// # Errors
    /// The launch cannot be run.
    pub fn first_pass_on(&self, cores: Option<Cores>, limits: &RunLimits) -> Result<FirstPass> {
        if let Some(cores) = cores
            && let Some(known) = &self.known
            && let Some(objects) = &known.independent
        {
            let observers = || first_observers(&self.program, limits, Some(known));
            let (program, launch) = (&self.program, &self.launch);
            let on = (&objects[..], known.steps, cores);
            if let Some((run, all)) =
                parts::run(program, launch, &self.inputs, limits, on, observers)?
            {
                let quiet = |(filter, (memcheck, divergence)): FirstObservers| {
                    let marked = filter.any() || filter.strayed();
                    !marked && memcheck.finish().is_empty() && divergence.finish().is_empty()
                };
                if all.into_iter().all(quiet) {
                    return Ok(FirstPass::new(run, first_observers(&self.program, limits, None)));
                }
            }
        }
        let (first, ()) = self.knowing(|known| {
            let observers = first_observers(&self.program, limits, known);
            let (run, observers) =
                exec::run(&self.program, &self.launch, &self.inputs, limits, observers)?;
            Ok((FirstPass::new(run, observers), ()))
        })?;
        Ok(first)
    }
    /// The first pass, with an observer that rides along.
    fn first_pass_with<O: Observer + Clone>(
        &self,
        limits: &RunLimits,
        observer: &O,
    ) -> Result<(FirstPass, O)> {
        self.knowing(|known| {
            let observers = (first_observers(&self.program, limits, known), observer.clone());
            let (run, (first, observer)) = self.observe(limits, observers)?;
            Ok((FirstPass::new(run, first), observer))
        })
    }
    /// Makes the first pass with what is known before it; again without if the run was not as that takes for granted.
    fn knowing<T>(
        &self,
        pass: impl Fn(Option<&Known>) -> Result<(FirstPass, T)>,
    ) -> Result<(FirstPass, T)> {
        let first = pass(self.known.as_ref())?;
        if self.known.is_none() || first.0.is_as_known() {
            return Ok(first);
        }
        pass(None)
    }
    /// Asks `prover` what is known of the launch.
    #[must_use]
    pub fn proved(self, loaded: &LoadedModule, kernel: &KernelInfo, prover: Prover) -> Self {
        let known = static_filter::filter(loaded, kernel, &self, prover, &mut Proved::default());
        Self { known, ..self }
    }
    /// A run whose speed matters less than how often the interpreter is compiled.
    ///
    /// # Errors
    /// The launch cannot be run.
    pub fn observe<O: Observer>(
        &self,
        limits: &RunLimits,
        mut observer: O,
    ) -> Result<(RunResult, O)> {
        let Bound { program, launch, inputs, .. } = self;
        let run = exec::run_any(program, launch, inputs, limits, &mut observer)?;
        Ok((run, observer))
    }
}

/// What the first pass of the detectors observed.
#[derive(Clone, Debug)]
pub struct FirstPass {
    /// The run.
    pub run: RunResult,
    /// Bytes that can have a race.
    pub filter: RaceFilter,
    /// Memory errors and traps.
    pub faults: Vec<ObservedFault>,
    /// Barriers at which threads did not meet.
    pub mismatches: Vec<ObservedMismatch>,
}

impl FirstPass {
    fn new(run: RunResult, (filter, (memcheck, divergence)): FirstObservers) -> Self {
        Self { run, filter, faults: memcheck.finish(), mismatches: divergence.finish() }
    }
    /// Whether the run was as [`StaticFilter`] takes for granted. One that is to be made in another form does not
    /// count.
    fn is_as_known(&self) -> bool {
        let ended = matches!(self.run.stop, None | Some(Stop::LanesPart));
        ended && !self.filter.strayed() && self.faults.is_empty() && self.mismatches.is_empty()
    }
    /// Whether a byte may race, or a fault, mismatch or deadlock was met.
    pub fn is_suspicious(&self) -> bool {
        self.filter.any()
            || !self.faults.is_empty()
            || !self.mismatches.is_empty()
            || matches!(self.run.stop, Some(Stop::Deadlock(_)))
    }
}

/// What one launch showed, with what a search wants to know beside the result.
#[derive(Clone, Debug)]
pub struct CheckResult {
    /// The result.
    pub result: KernelResult,
    /// Times each branch side was taken by some warp, two for each branch.
    pub coverage: Vec<u64>,
    /// Memory errors and traps, as the detector has them.
    pub faults: Vec<ObservedFault>,
    /// Barrier statements that something in this launch needs, and those that nothing does.
    pub barriers: BarrierVerdicts,
    /// Why the first pass marked bytes, if it did.
    pub marks: Vec<Mark>,
    /// Whether marked bytes were left without a second pass, see [`Runner::weighing_if`].
    pub unweighed: bool,
    /// What the launch took, in warp instructions, see [`work`].
    pub work: u64,
}

/// Why the first pass over a launch marked bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Mark {
    /// The access whose coming led to it.
    pub statement: Statement,
    /// What it met.
    pub cause: Cause,
    /// Whether the second pass found that it races, with threads that are so far apart.
    pub races: bool,
}

/// What the first pass over a launch showed.
#[derive(Clone, Debug)]
pub struct FirstSight<'s> {
    /// See [`CheckResult::coverage`].
    pub coverage: &'s [u64],
    /// Memory errors, traps, and barriers at which threads did not meet.
    pub findings: &'s [Finding],
    /// Why bytes were marked.
    pub marks: &'s [Mark],
}

/// What a run takes beside its `steps`, in their unit: memory must be filled, barriers are judged by further
/// runs, fences copy clocks, and pairs of accesses are compared. A search ends by this sum, which is the same on every
/// machine.
fn work(run: &RunResult, barriers: &BarrierVerdicts, races: &RaceResult) -> u64 {
    /// Bytes that are filled in the time of an instruction with its detectors, roughly.
    const BYTES: u64 = 64;
    /// Those further runs have fewer detectors.
    const JUDGING: u64 = 4;
    /// Entries that are copied in that time.
    const ENTRIES: u64 = 16;
    /// Pairs of accesses that are compared in that time.
    const PAIRS: u64 = 4;
    let memory: u64 = run.objects.iter().map(Object::size).sum();
    let others = memory / BYTES
        + barriers.steps / JUDGING
        + races.clock_entries / ENTRIES
        + races.pairs / PAIRS;
    run.steps.saturating_add(others)
}

/// Runs launches of one kernel.
pub struct Runner<'a> {
    loaded: &'a LoadedModule,
    kernel: &'a KernelInfo,
    lowered: &'a mut LoweredKernel,
    /// Whether a second pass is worth it.
    worth: Option<&'a dyn Fn(&FirstSight<'_>) -> bool>,
}

impl std::fmt::Debug for Runner<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Runner").field("kernel", &self.kernel.name).finish_non_exhaustive()
    }
}

/// Lowers a kernel; what is wrong with it is reported with its place in the source too.
pub(crate) fn lower_with_place(
    module: &Module,
    kernel: FunctionId,
    facts: LaunchFacts,
) -> Result<Program> {
    lower(module, kernel, facts).map_err(|error| with_source_place(module, error))
}

impl<'a> Runner<'a> {
    /// For launches of `kernel`. `lowered` keeps what runs share.
    pub fn new(
        loaded: &'a LoadedModule,
        kernel: &'a KernelInfo,
        lowered: &'a mut LoweredKernel,
    ) -> Self {
        Self { loaded, kernel, lowered, worth: None }
    }

    /// The same, for launches that get their second pass only if that is `worth` it, given what the first showed.
    pub fn weighing_if<'b>(&'b mut self, worth: &'b dyn Fn(&FirstSight<'_>) -> bool) -> Runner<'b> {
        Runner {
            loaded: self.loaded,
            kernel: self.kernel,
            lowered: self.lowered,
            worth: Some(worth),
        }
    }

    /// The module and the kernel.
    pub fn parts(&self) -> (&'a LoadedModule, &'a KernelInfo) {
        (self.loaded, self.kernel)
    }

    /// Lowers the kernel for `launch` and binds the launch's arguments to its parameters.
    ///
    /// # Errors
    /// The launch is impossible, or the kernel uses something unsupported.
    pub fn bind(&mut self, launch: &Launch, form: Form, limits: &RunLimits) -> Result<Bound> {
        launch.validate()?;
        let (module, globals) = (self.loaded.module(), self.loaded.globals());
        let args = args::resolve(self.kernel, globals, launch, limits)?;
        let facts = LaunchFacts {
            independent_lanes: form != Form::Fast,
            debug: form == Form::Debug,
            ..LaunchFacts::new(launch.block, launch.warp_size)
        };
        let program = self.lowered(facts)?;
        let inputs = inputs(module, &program, self.kernel, globals, &args)?;
        let (launch, allocations) = (args.launch.clone(), Arc::default());
        Ok(Bound { launch, program, inputs, args, allocations, known: None })
    }

    /// As [`Runner::bind`], for a launch of a program that runs.
    ///
    /// # Errors
    /// As [`Runner::bind`].
    pub fn bind_program(&mut self, launch: &ProgramLaunch, form: Form) -> Result<Bound> {
        launch.launch.validate()?;
        let facts = LaunchFacts {
            independent_lanes: form != Form::Fast,
            debug: form == Form::Debug,
            first_global: Some(launch.first_global),
            ..LaunchFacts::new(launch.launch.block, launch.launch.warp_size)
        };
        let program = self.lowered(facts)?;
        let params = from_bytes(&program, self.kernel, &launch.arguments)?;
        Ok(Bound {
            launch: launch.launch.clone(),
            program,
            inputs: Inputs { params, image: Some(launch.memory.clone()), ..Inputs::default() },
            args: ResolvedArgs::described(
                launch.launch.clone(),
                launch.types.clone(),
                launch.point.clone(),
            ),
            allocations: launch.allocations.clone(),
            known: None,
        })
    }

    /// The same, with what is known before it runs.
    fn known(&mut self, bound: Bound, options: &CheckOptions) -> Bound {
        let Some(prover) = options.prover else { return bound };
        let proved = &mut self.lowered.proved;
        let known = static_filter::filter(self.loaded, self.kernel, &bound, prover, proved);
        Bound { known, ..bound }
    }

    /// The kernel, lowered with these facts.
    fn lowered(&mut self, facts: LaunchFacts) -> Result<Arc<Program>> {
        let programs = &self.lowered.programs;
        let programs = || programs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(program) = programs().get(&facts) {
            return Ok(program.clone());
        }
        let program =
            Arc::new(lower_with_place(self.loaded.module(), self.kernel.function, facts)?);
        programs().insert(facts, program.clone());
        Ok(program)
    }

    /// Runs a launch of a program under the detectors, with a clone of `observer` riding along. The memory is as before; what the launch did to it is
    /// in the run of the first pass, which is returned too.
    ///
    /// # Errors
    /// As [`Runner::bind`].
    pub fn run_program<O: Observer + Clone>(
        &mut self,
        launch: &ProgramLaunch,
        options: &CheckOptions,
        observer: Option<&O>,
    ) -> Result<(CheckResult, FirstPass, Option<O>)> {
        let limits = &options.limits;
        let pass = |bound: &Bound| -> Result<(FirstPass, Option<O>)> {
            match observer {
                None => Ok((bound.first_pass_on(options.cores, limits)?, None)),
                Some(observer) => {
                    let (first, observer) = bound.first_pass_with(limits, observer)?;
                    Ok((first, Some(observer)))
                }
            }
        };
        let mut bound = self.bind_program(launch, Form::Fast)?;
        bound = self.known(bound, options);
        let (mut first, mut observer) = pass(&bound)?;
        if first.run.stop == Some(Stop::LanesPart) {
            bound = self.bind_program(launch, Form::IndependentLanes)?;
            bound = self.known(bound, options);
            (first, observer) = pass(&bound)?;
        }
        let result = self.judge(&bound, &first, options)?;
        Ok((result, first, observer))
    }

    /// Runs a launch of a program under the detectors, in `form`; with the kernel as it was run. The memory is as
    /// before.
    ///
    /// # Errors
    /// As [`Runner::bind`].
    pub fn run_program_in(
        &mut self,
        form: Form,
        launch: &ProgramLaunch,
        options: &CheckOptions,
    ) -> Result<(Bound, CheckResult)> {
        let bound = self.bind_program(launch, form)?;
        let bound = self.known(bound, options);
        let first = bound.first_pass_on(options.cores, &options.limits)?;
        let result = self.judge(&bound, &first, options)?;
        Ok((bound, result))
    }

    /// Makes a run in `form`, again with independent lanes if the run asks for that.
    fn retried<T>(
        &mut self,
        launch: &Launch,
        form: Form,
        options: &CheckOptions,
        mut run: impl FnMut(&Bound) -> Result<(Option<Stop>, T)>,
    ) -> Result<(Bound, T)> {
        let bound = self.bind(launch, form, &options.limits)?;
        let bound = self.known(bound, options);
        let (stop, shown) = run(&bound)?;
        if form == Form::Fast && stop == Some(Stop::LanesPart) {
            return self.retried(launch, Form::IndependentLanes, options, run);
        }
        Ok((bound, shown))
    }

    /// Runs `launch` with a clone of `observer` and no detector; it comes back with what it saw, and the
    /// kernel as it was run.
    ///
    /// # Errors
    /// As [`Runner::bind`].
    pub fn observe<O: Observer + Clone>(
        &mut self,
        launch: &Launch,
        limits: &RunLimits,
        observer: &O,
    ) -> Result<(Bound, O)> {
        let options = CheckOptions { limits: *limits, ..CheckOptions::default() };
        self.retried(launch, Form::Fast, &options, |bound| {
            let (run, observer) = bound.observe(limits, observer.clone())?;
            Ok((run.stop, observer))
        })
    }

    /// The first pass over `launch` in `form`, with a clone of `observer` riding along.
    ///
    /// # Errors
    /// As [`Runner::bind`].
    pub fn first_pass<O: Observer + Clone>(
        &mut self,
        launch: &Launch,
        form: Form,
        options: &CheckOptions,
        observer: &O,
    ) -> Result<(Bound, FirstPass, O)> {
        let (bound, (first, observer)) = self.retried(launch, form, options, |bound| {
            let (first, observer) = bound.first_pass_with(&options.limits, observer)?;
            Ok((first.run.stop.clone(), (first, observer)))
        })?;
        Ok((bound, first, observer))
    }

    /// Runs `launch` under the detectors.
    ///
    /// # Errors
    /// As [`Runner::bind`].
    pub fn run(&mut self, launch: &Launch, options: &CheckOptions) -> Result<CheckResult> {
        Ok(self.run_in(Form::Fast, launch, options)?.1)
    }

    /// As [`Runner::run`], from `form` on; with the kernel as it was run.
    ///
    /// # Errors
    /// As [`Runner::bind`].
    pub fn run_in(
        &mut self,
        form: Form,
        launch: &Launch,
        options: &CheckOptions,
    ) -> Result<(Bound, CheckResult)> {
        let limits = &options.limits;
        let (bound, first) = self.retried(launch, form, options, |bound| {
            let first = bound.first_pass_on(options.cores, limits)?;
            Ok((first.run.stop.clone(), first))
        })?;
        let result = self.judge(&bound, &first, options)?;
        Ok((bound, result))
    }

    /// As [`Runner::run`], with a clone of `observer` riding along in the first pass; it comes back with what
    /// it saw, and the kernel as it was run.
    ///
    /// # Errors
    /// As [`Runner::bind`].
    pub fn run_observed<O: Observer + Clone>(
        &mut self,
        launch: &Launch,
        options: &CheckOptions,
        observer: &O,
    ) -> Result<(Bound, CheckResult, O)> {
        let (bound, first, observer) = self.first_pass(launch, Form::Fast, options, observer)?;
        let result = self.judge(&bound, &first, options)?;
        Ok((bound, result, observer))
    }

    /// Whether the kernel launches kernels.
    fn launches_kernels(&mut self) -> bool {
        let (module, function) = (self.loaded.module(), self.kernel.function);
        *self.lowered.launches_kernels.get_or_insert_with(|| launches_kernels(module, function))
    }

    /// What the detectors conclude after their first pass, and by further runs.
    fn judge(
        &mut self,
        bound: &Bound,
        first: &FirstPass,
        options: &CheckOptions,
    ) -> Result<CheckResult> {
        let FirstPass { run, filter, faults, mismatches } = first;
        let symbols =
            Symbolizer::new(self.loaded, self.kernel, bound).with_code(&self.lowered.code);
        let witness = Arc::new(bound.args.witness());
        let assembler = Assembler::new(&symbols, witness.clone());
        let mut notes = vec![];
        notes.extend(undefined_values(&bound.program, &symbols));
        let launches = self.launches_kernels();
        notes.extend(launches.then_some(Note::OwnLaunches));
        notes.extend(filter.limit().map(Note::RaceDetectionCut));
        let mut findings = assembler.mismatches(mismatches);
        findings.extend(faults.iter().map(|f| assembler.fault(f)));
        let mut marks = marks(&bound.program, filter);
        let sight = FirstSight { coverage: &run.coverage, findings: &findings, marks: &marks };
        let unweighed = filter.any() && self.worth.is_some_and(|worth| !worth(&sight));
        let races = if unweighed { RaceResult::default() } else { races(bound, options, filter)? };
        note_races(&mut marks, &bound.program, &races);
        notes.extend(races.sampled.then_some(Note::RacesSampled));
        notes.extend(races.coarse.then_some(Note::FencesCoarse));
        let most = options.limits.max_findings;
        notes.extend(races.truncated.then_some(Note::RacesTruncated { most }));
        findings.splice(0..0, races.findings.iter().map(|r| assembler.race(r)));
        let mut barriers = BarrierVerdicts::default();
        if options.redundant && run.stop.is_none() && !unweighed {
            barriers = redundancy::judge(bound, run, options, &races, &assembler, &symbols)?;
            findings.extend(redundancy::advice(std::iter::once(&barriers), None));
            notes.extend(barriers.too_small.then_some(Note::BlockTooSmallForBarriers));
            let skipped = barriers.not_judged;
            notes.extend((skipped > 0).then_some(Note::BarriersNotJudged { barriers: skipped }));
        }
        if options.perf {
            findings.extend(costs(bound, &options.limits, &assembler, &symbols)?);
        }
        let ending = ending(run, options, &assembler, &symbols, &mut findings);
        sort(&mut findings);
        let bytes = options.limits.max_output;
        notes.extend(run.output.1.then_some(Note::OutputCut { bytes }));
        let total = bound.launch.grid.count();
        if run.blocks < total && run.stop.is_none() {
            notes.push(Note::BlocksSampled { run: run.blocks, total });
        }
        let result = KernelResult {
            file: self.loaded.file().to_owned(),
            kernel: self.kernel.name.clone(),
            display_name: self.kernel.display_name.clone(),
            launches_tried: 1,
            witness,
            ending,
            steps: run.steps,
            findings,
            groups: vec![],
            notes,
            output: run.output.0.clone(),
            coverage: None,
            search: None,
        };
        let work = work(run, &barriers, &races);
        let (coverage, faults) = (run.coverage.clone(), faults.clone());
        Ok(CheckResult { result, coverage, faults, barriers, marks, unweighed, work })
    }

    /// The performance notes on `launch`.
    ///
    /// # Errors
    /// As [`Runner::bind`].
    pub fn costs(&mut self, launch: &Launch, limits: &RunLimits) -> Result<Vec<Finding>> {
        let (bound, NoObserver) = self.observe(launch, limits, &NoObserver)?;
        let symbols =
            Symbolizer::new(self.loaded, self.kernel, &bound).with_code(&self.lowered.code);
        let assembler = Assembler::new(&symbols, Arc::new(bound.args.witness()));
        costs(&bound, limits, &assembler, &symbols)
    }

    /// What holds of the kernel's code whatever the launch; `launch` is any that can be run.
    ///
    /// # Errors
    /// As [`Runner::bind`].
    pub fn code_facts(&mut self, launch: &Launch) -> Result<CodeFacts> {
        let bound = self.bind(launch, Form::Fast, &RunLimits::default())?;
        let symbols =
            Symbolizer::new(self.loaded, self.kernel, &bound).with_code(&self.lowered.code);
        let mut branches = vec![None; bound.program.branches.len()];
        for function in &bound.program.functions {
            for (instr, &site) in function.code.iter().zip(&function.sites) {
                if instr.op == Op::Branch
                    && let Some(place) = branches.get_mut(instr.imm as usize)
                {
                    *place = symbols.place(site).loc;
                }
            }
        }
        let launches = self.launches_kernels();
        let notes = launches.then_some(Note::OwnLaunches).into_iter();
        let notes = notes.chain(undefined_values(&bound.program, &symbols)).collect();
        Ok(CodeFacts { branches, notes })
    }
}

/// What holds of a kernel's code.
#[derive(Clone, Debug)]
pub struct CodeFacts {
    /// Where its branches stand, in the order of [`CheckResult::coverage`].
    pub branches: Vec<Option<Loc>>,
    /// Notes on it: on undefined values, and on kernels that it launches.
    pub notes: Vec<Note>,
}

/// Runs the launch for its performance notes.
fn costs(
    bound: &Bound,
    limits: &RunLimits,
    assembler: &Assembler<'_>,
    symbols: &dyn Symbols,
) -> Result<Vec<Finding>> {
    let (_, perf) =
        bound.observe(limits, Perf::with_units(access_units(&bound.program, symbols)))?;
    Ok(perf.finish().iter().map(|cost| assembler.cost(cost)).collect())
}

/// For the accesses of a program the statements of the source that they belong to. Without places, each
/// stands for itself.
fn access_units(program: &Program, symbols: &dyn Symbols) -> BTreeMap<SiteId, AccessUnit> {
    let mut units: BTreeMap<SiteId, AccessUnit> = BTreeMap::new();
    let mut numbers: HashMap<Place, u32> = HashMap::new();
    for function in &program.functions {
        for (i, &site) in function.code.iter().zip(&function.sites) {
            let pieces = match i.op {
                Op::Load | Op::Store => 1,
                Op::MemCpy => 2,
                _ => continue,
            };
            let first = i.imm as usize;
            let accesses = program.accesses.iter().skip(first).take(pieces);
            let align = accesses.map(|a| a.align).max().unwrap_or(1);
            let place = symbols.place(site);
            let next = numbers.len() as u32;
            let statement = match place.loc {
                Some(_) => *numbers.entry(place).or_insert(next),
                None => u32::MAX - 1 - site.0,
            };
            let unit = units.entry(site).or_insert(AccessUnit { statement, align });
            unit.align = unit.align.max(align);
        }
    }
    units
}

/// Why bytes were marked, without what the second pass says.
fn marks(program: &Program, filter: &RaceFilter) -> Vec<Mark> {
    let mark = |(site, cause)| Mark { statement: statement(program, site), cause, races: false };
    let mut marks: Vec<Mark> = filter.marks().iter().map(mark).collect();
    marks.sort_unstable();
    marks.dedup();
    marks
}

/// Notes which of the accesses that led to marks race.
fn note_races(marks: &mut [Mark], program: &Program, races: &RaceResult) {
    for mark in marks {
        mark.races = races.findings.iter().any(|race| {
            let far = match mark.cause {
                Cause::Met(_, Apart::Lanes) => race.across.lanes,
                Cause::Met(_, Apart::Warps) => race.across.warps,
                Cause::Met(_, Apart::Blocks) => race.across.blocks,
                Cause::Marked => true,
            };
            far && race.sides.iter().any(|s| statement(program, s.site) == mark.statement)
        });
    }
}

/// How many times the steps of the run in ascending order one in descending order may take.
const OTHER_ORDER_FACTOR: u64 = 8;

/// The second pass, if the first marked anything.
fn races(bound: &Bound, options: &CheckOptions, filter: &RaceFilter) -> Result<RaceResult> {
    if !filter.any() {
        return Ok(RaceResult::default());
    }
    let recorder = recorder(bound, options, &filter.flagged());
    let (run, found) = bound.observe(&options.limits, recorder.clone())?;
    let mut races = found.finish();
    if races.by_schedule && run.stop.is_none() {
        // Whose atomic came first decided what is ordered: look at another order too.
        let (other, limits) = other_order(bound, &options.limits, run.steps);
        races.extend(other.observe(&limits, recorder)?.1.finish());
    }
    Ok(races)
}

/// The same launch with blocks and warps taking turns from the last to the first, and its limits, given
/// the `steps` of the run in ascending order.
pub(crate) fn other_order(bound: &Bound, limits: &RunLimits, steps: u64) -> (Bound, RunLimits) {
    let mut other = bound.clone();
    other.inputs.schedule = Schedule::Descending;
    let mut limits = *limits;
    let most = steps.saturating_mul(OTHER_ORDER_FACTOR).saturating_add(1 << 16);
    limits.max_steps = limits.max_steps.min(most);
    (other, limits)
}

pub(crate) fn recorder(bound: &Bound, options: &CheckOptions, flagged: &Selection) -> RaceRecorder {
    RaceRecorder::new(flagged, bound.program.polling.iter().copied(), &options.limits)
}

/// Statements that use undefined values.
fn undefined_values(program: &Program, symbols: &dyn Symbols) -> Option<Note> {
    if program.undefined.is_empty() {
        return None;
    }
    let mut places: Vec<Loc> =
        program.undefined.iter().filter_map(|&s| symbols.place(s).loc).collect();
    places.sort_by_key(ToString::to_string);
    places.dedup();
    Some(Note::UndefinedValues { places })
}

/// How the run ended; what ended it is a finding too, unless a fault already says so.
fn ending(
    run: &RunResult,
    options: &CheckOptions,
    assembler: &Assembler<'_>,
    symbols: &dyn Symbols,
    findings: &mut Vec<Finding>,
) -> Ending {
    let trap = |f: &Finding| matches!(f.rule, Rule::Assert | Rule::Trap | Rule::Unreachable);
    match run.stop {
        None if findings.iter().any(trap) => Ending::Trapped,
        None => Ending::Finished,
        Some(Stop::StepLimit(site)) => {
            let loc = symbols.place(site).loc;
            Ending::StepLimit { max_steps: options.limits.max_steps, loc }
        }
        Some(Stop::Deadlock(site)) => {
            findings.push(assembler.deadlock(site));
            Ending::Deadlock { loc: symbols.place(site).loc }
        }
        Some(Stop::Limit(site, cap)) => Ending::Cap { cap, loc: symbols.place(site).loc },
        Some(Stop::Observer | Stop::LanesPart) => Ending::Stopped,
    }
}
