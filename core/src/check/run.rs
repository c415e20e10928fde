//! One launch under the detectors.
//!
//! The first run is cheap: the race filter, and the collectors of barrier mismatches and faults.
//! If the filter marks bytes, the same run is made again with the recorder, which finds every
//! racing pair among them. Barriers are judged by further runs, one for each statement.

use super::args::ResolvedArgs;
use super::inputs::inputs;
use super::lookup::{Names, with_source_place};
use super::params::{KernelInfo, ParamInfo};
use super::{CheckOptions, Prepared};
use crate::access::selection::Selection;
use crate::bytecode::lower::{LaunchFacts, lower};
use crate::bytecode::{Op, Program, SiteId};
use crate::detect::barrier_divergence::BarrierDivergence;
use crate::detect::finding::{FaultFinding, MismatchFinding, PerfFinding, Rule};
use crate::detect::memcheck::Memcheck;
use crate::detect::perf::Perf;
use crate::detect::race::{RaceFilter, RaceRecorder, RaceResult, is_new};
use crate::detect::redundant_barrier::WithoutBarrier;
use crate::diagnostic::Result;
use crate::exec::event::{Listen, ObjectId, Observer};
use crate::exec::grid::buffer_object;
use crate::exec::input::Schedule;
use crate::exec::{self, Inputs, RunResult, Stop};
use crate::ir::{FunctionId, InstId, Module};
use crate::launch::Launch;
use crate::limits::RunLimits;
use crate::report::build::{Builder, Lookup, launch_report, sort};
use crate::report::model::{FindingReport, KernelReport, Loc, OutcomeKind, RunOutcome};
use std::collections::HashMap;
use std::sync::Arc;

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
}

impl Bound {
    /// Object of the buffer that argument `name` points into.
    pub fn buffer(&self, name: &str) -> Option<ObjectId> {
        let k = self.inputs.buffers.iter().position(|b| b.name == name)?;
        Some(buffer_object(&self.program, k))
    }
    /// Runs without any detector: what the kernel computes.
    ///
    /// # Errors
    /// The launch cannot be.
    pub fn run(&self, limits: &RunLimits) -> Result<RunResult> {
        exec::run_plain(&self.program, &self.launch, &self.inputs, limits)
    }
    /// Runs with the first pass of every detector, as [`Prepared::check`] does; whether a byte may race
    /// or a fault or mismatch was met.
    ///
    /// # Errors
    /// The launch cannot be.
    pub fn run_watched(&self, limits: &RunLimits) -> Result<(RunResult, bool)> {
        let (result, (filter, (memcheck, divergence))) = self.first_pass(limits)?;
        let suspicious =
            filter.any() || !memcheck.finish().is_empty() || !divergence.finish().is_empty();
        Ok((result, suspicious))
    }
    fn first_pass(&self, limits: &RunLimits) -> Result<(RunResult, FirstPass)> {
        let listen: FirstPass =
            (RaceFilter::new(limits), (Memcheck::new(), BarrierDivergence::new()));
        exec::run(&self.program, &self.launch, &self.inputs, limits, listen)
    }
}

/// Lowered forms of one kernel by what of a launch they depend on, so that launches share them.
#[derive(Clone, Debug, Default)]
pub struct Programs(HashMap<LaunchFacts, Arc<Program>>);

/// What one launch showed, with what a search wants to know beside the report.
#[derive(Clone, Debug)]
pub struct Examined {
    /// The report.
    pub report: KernelReport,
    /// Times each branch side was taken by some warp, two for each branch.
    pub coverage: Vec<u64>,
    /// Memory errors and traps, as the detector has them.
    pub faults: Vec<FaultFinding>,
    /// Barrier statements that something in this launch needs, and those that nothing does.
    pub barriers: BarrierVerdicts,
}

/// A statement of the module, the same for every way in which its kernel is lowered.
pub type Statement = (FunctionId, InstId);

/// What a launch says of the barrier statements that it ran.
#[derive(Clone, Debug, Default)]
pub struct BarrierVerdicts {
    /// Statements that completed and are needed, or could not be judged.
    pub needed: Vec<Statement>,
    /// Statements that completed and are not needed.
    pub redundant: Vec<(Statement, FindingReport)>,
}

/// Lowers a kernel; what is wrong with it is told with its place in the source too.
pub(super) fn lower_told(
    module: &Module,
    kernel: FunctionId,
    facts: LaunchFacts,
) -> Result<Program> {
    lower(module, kernel, facts).map_err(|error| with_source_place(module, error))
}

/// Lowers `kernel` and binds the launch's arguments to its parameters.
pub(super) fn bind(
    module: &Module,
    kernel: &KernelInfo,
    globals: &[ParamInfo],
    launch: &Launch,
    limits: &RunLimits,
    lanes_part: bool,
    programs: &mut Programs,
) -> Result<Bound> {
    let facts = LaunchFacts { lanes_part, ..LaunchFacts::new(launch.block, launch.warp_size) };
    bind_as(module, kernel, globals, launch, limits, facts, programs)
}

fn bind_as(
    module: &Module,
    kernel: &KernelInfo,
    globals: &[ParamInfo],
    launch: &Launch,
    limits: &RunLimits,
    facts: LaunchFacts,
    programs: &mut Programs,
) -> Result<Bound> {
    launch.validate()?;
    let args = super::args::resolve(kernel, globals, launch, limits)?;
    let program = if let Some(program) = programs.0.get(&facts) {
        program.clone()
    } else {
        let program = Arc::new(lower_told(module, kernel.function, facts)?);
        programs.0.insert(facts, program.clone());
        program
    };
    let inputs = inputs(module, &program, kernel, globals, &args)?;
    Ok(Bound { launch: args.launch.clone(), program, inputs, args })
}

/// Everything that the first run listens for.
type FirstPass = (RaceFilter, (Memcheck, BarrierDivergence));

impl Prepared {
    /// Lowers `kernel` for `launch` and binds its arguments, for callers that run it themselves. A run
    /// that ends with [`Stop::LanesPart`] needs `lanes_part`, which makes it slower.
    ///
    /// # Errors
    /// As [`Prepared::check`].
    pub fn bind(
        &self,
        kernel: &str,
        launch: &Launch,
        limits: &RunLimits,
        lanes_part: bool,
    ) -> Result<Bound> {
        let kernel = self.kernel(kernel)?;
        let programs = &mut Programs::default();
        bind(&self.module, &kernel, &self.globals, launch, limits, lanes_part, programs)
    }

    /// Runs `launch` of the kernel called `kernel` under the detectors.
    ///
    /// # Errors
    /// The launch cannot be, or the kernel uses what is not supported.
    pub fn check(
        &self,
        kernel: &str,
        launch: &Launch,
        options: &CheckOptions,
    ) -> Result<KernelReport> {
        let info = self.kernel(kernel)?;
        Ok(self.examine(&info, launch, options, &mut Programs::default())?.report)
    }

    /// As [`Prepared::check`], for callers that run one kernel many times: `programs` keeps what
    /// launches share.
    ///
    /// # Errors
    /// As [`Prepared::check`].
    pub fn examine(
        &self,
        info: &KernelInfo,
        launch: &Launch,
        options: &CheckOptions,
        programs: &mut Programs,
    ) -> Result<Examined> {
        let limits = &options.limits;
        let mut bound = bind(&self.module, info, &self.globals, launch, limits, false, programs)?;
        let mut first = bound.first_pass(limits)?;
        if first.0.stop == Some(Stop::LanesPart) {
            bound = bind(&self.module, info, &self.globals, launch, limits, true, programs)?;
            first = bound.first_pass(limits)?;
        }
        self.judge(info, &bound, first, options)
    }

    /// Lowers `info` for the debugger, by which every value has a register of its own, and runs it under
    /// the detectors. The steps of the report are those of this program.
    ///
    /// # Errors
    /// As [`Prepared::check`].
    pub fn examine_for_debugger(
        &self,
        info: &KernelInfo,
        launch: &Launch,
        options: &CheckOptions,
    ) -> Result<(Bound, Examined)> {
        let facts = LaunchFacts::new(launch.block, launch.warp_size);
        let facts = LaunchFacts { lanes_part: true, debug: true, ..facts };
        let programs = &mut Programs::default();
        let limits = &options.limits;
        let bound = bind_as(&self.module, info, &self.globals, launch, limits, facts, programs)?;
        let first = bound.first_pass(limits)?;
        let examined = self.judge(info, &bound, first, options)?;
        Ok((bound, examined))
    }

    /// What the detectors say after their first pass, and by further runs.
    fn judge(
        &self,
        info: &KernelInfo,
        bound: &Bound,
        (result, (filter, (memcheck, divergence))): (RunResult, FirstPass),
        options: &CheckOptions,
    ) -> Result<Examined> {
        let launch = &bound.launch;
        let names = Names::new(self, info, bound);
        let mut shown = launch_report(launch);
        shown.args = bound.args.report();
        let builder = Builder::new(&names, launch, shown.clone());
        let mut notes = vec![];
        notes.extend(undefined_note(&bound.program.undefined, &names));
        if let Some(limit) = filter.limit() {
            notes.push(format!("races were not looked for to the end: {limit}"));
        }
        let races = races(bound, options, &filter)?;
        if races.sampled {
            notes.push(
                "too many bytes can race: a sample of them was looked at, counts are lower bounds"
                    .to_owned(),
            );
        }
        if races.coarse {
            notes.push("order through fences was followed coarsely, to bound the work".to_owned());
        }
        if races.truncated {
            notes.push(format!("only the first {} races are shown", options.limits.max_findings));
        }
        let mut findings: Vec<FindingReport> =
            races.findings.iter().map(|r| builder.race(r)).collect();
        let mut mismatches = divergence.finish();
        for m in &mut mismatches {
            if m.example.branch.is_none()
                && let Some(group) = m.example.waiting.first()
            {
                m.example.branch = names.guilty_branch(group.site, &group.calls);
            }
        }
        for m in mismatches {
            let mut reports = builder.mismatches(std::slice::from_ref(&m.example));
            for r in &mut reports {
                r.count = m.count;
            }
            findings.append(&mut reports);
        }
        let faults = memcheck.finish();
        for f in &faults {
            let mut reports = builder.faults(std::slice::from_ref(&f.example));
            for r in &mut reports {
                r.count = f.count;
            }
            findings.append(&mut reports);
        }
        let mut barriers = BarrierVerdicts::default();
        if options.redundant && result.stop.is_none() {
            for (site, redundant) in judge_barriers(bound, options, &filter, &races)? {
                let statement = &bound.program.sites[site];
                let statement = (statement.function, statement.inst);
                if redundant {
                    let finding = builder.redundant_barrier(site, &[], 1);
                    barriers.redundant.push((statement, finding.clone()));
                    findings.push(finding);
                } else {
                    barriers.needed.push(statement);
                }
            }
        }
        if options.perf {
            let (_, perf) = run(bound, options, Perf::new())?;
            for p in perf.finish() {
                findings.push(builder.performance(p.rule, p.site, perf_text(&p), p.executions));
            }
        }
        let outcome = outcome(&result, options, &builder, &names, &mut findings);
        sort(&mut findings);
        if result.output.1 {
            notes.push(format!("printf output was cut at {} bytes", options.limits.max_output));
        }
        let total = launch.grid.count();
        if result.blocks < total && result.stop.is_none() {
            notes.push(format!(
                "{} of {total} blocks were run: the first, the last, and runs of neighbours between",
                result.blocks
            ));
        }
        let report = KernelReport {
            file: self.file.clone(),
            kernel: info.name.clone(),
            display_name: info.display_name.clone(),
            launches_tried: 1,
            launch: shown,
            model: launch.model,
            outcome,
            steps: result.steps,
            findings,
            notes,
            output: result.output.0.clone(),
            coverage: None,
            search: None,
            flags: vec![],
        };
        Ok(Examined { report, coverage: result.coverage, faults, barriers })
    }
}

/// What the first pass over a launch shows: enough to tell whether a closer look is worth it.
#[derive(Clone, Debug)]
pub struct Glance {
    /// Times each branch side was taken by some warp, two for each branch.
    pub coverage: Vec<u64>,
    /// Whether some byte may have a race.
    pub may_race: bool,
    /// Statements with a memory error or trap, and of what kind.
    pub faults: Vec<(Rule, SiteId)>,
    /// Barriers at which threads did not meet.
    pub mismatches: Vec<SiteId>,
    /// What ended the run early.
    pub stop: Option<Stop>,
    /// The lowered kernel, to which places refer.
    pub program: Arc<Program>,
}

impl Prepared {
    /// The first pass of the detectors over `launch`, with `observer` listening too. `lanes_part`
    /// remembers from run to run whether the kernel needs the slower form that lets lanes part.
    ///
    /// # Errors
    /// As [`Prepared::check`].
    pub fn glance<O: Observer + Clone>(
        &self,
        info: &KernelInfo,
        launch: &Launch,
        limits: &RunLimits,
        programs: &mut Programs,
        lanes_part: &mut bool,
        observer: &O,
    ) -> Result<(Glance, O)> {
        let (module, globals) = (&self.module, &self.globals);
        loop {
            let bound = bind(module, info, globals, launch, limits, *lanes_part, programs)?;
            let detectors: FirstPass =
                (RaceFilter::new(limits), (Memcheck::new(), BarrierDivergence::new()));
            let mut listen = (detectors, observer.clone());
            let Bound { program, launch, inputs, .. } = &bound;
            let result = exec::run_any(program, launch, inputs, limits, &mut listen)?;
            if result.stop == Some(Stop::LanesPart) && !*lanes_part {
                *lanes_part = true;
                continue;
            }
            let ((filter, (memcheck, divergence)), observer) = listen;
            let waiting = |m: MismatchFinding| m.example.waiting.into_iter().map(|g| g.site);
            let glance = Glance {
                coverage: result.coverage,
                may_race: filter.any(),
                faults: memcheck.finish().iter().map(|f| (f.rule, f.example.site)).collect(),
                mismatches: divergence.finish().into_iter().flat_map(waiting).collect(),
                stop: result.stop,
                program: bound.program,
            };
            return Ok((glance, observer));
        }
    }

    /// Runs `launch` with `observer` listening and no detector: the run and the lowered kernel.
    ///
    /// # Errors
    /// As [`Prepared::check`].
    pub fn observe(
        &self,
        info: &KernelInfo,
        launch: &Launch,
        limits: &RunLimits,
        programs: &mut Programs,
        observer: &mut dyn Listen,
    ) -> Result<(RunResult, Arc<Program>)> {
        let bound = bind(&self.module, info, &self.globals, launch, limits, false, programs)?;
        let Bound { program, launch, inputs, .. } = &bound;
        let result = exec::run_any(program, launch, inputs, limits, observer)?;
        Ok((result, bound.program))
    }

    /// What holds of a kernel's code whatever the launch; `launch` is any that can be.
    ///
    /// # Errors
    /// As [`Prepared::check`].
    pub fn code_facts(&self, info: &KernelInfo, launch: &Launch) -> Result<CodeFacts> {
        let limits = RunLimits::default();
        let programs = &mut Programs::default();
        let bound = bind(&self.module, info, &self.globals, launch, &limits, false, programs)?;
        let names = Names::new(self, info, &bound);
        let mut branches = vec![None; bound.program.branches.len()];
        for function in &bound.program.functions {
            for (instr, &site) in function.code.iter().zip(&function.sites) {
                if instr.op == Op::Branch
                    && let Some(place) = branches.get_mut(instr.imm as usize)
                {
                    *place = names.site(site).loc;
                }
            }
        }
        let undefined = undefined_note(&bound.program.undefined, &names);
        Ok(CodeFacts { branches, undefined })
    }
}

/// What holds of a kernel's code.
#[derive(Clone, Debug)]
pub struct CodeFacts {
    /// Where its branches stand, in the order of [`Examined::coverage`].
    pub branches: Vec<Option<Loc>>,
    /// A note on values that are not defined, if it uses any.
    pub undefined: Option<String>,
}

/// A run whose speed matters less than how often the interpreter is compiled.
fn run<O: Observer>(
    bound: &Bound,
    options: &CheckOptions,
    mut observer: O,
) -> Result<(RunResult, O)> {
    let Bound { program, launch, inputs, .. } = bound;
    let result = exec::run_any(program, launch, inputs, &options.limits, &mut observer)?;
    Ok((result, observer))
}

/// How many times the steps of the run in ascending order one in descending order may take.
const OTHER_TURNS: u64 = 8;

/// The second pass, if the first marked anything.
fn races(bound: &Bound, options: &CheckOptions, filter: &RaceFilter) -> Result<RaceResult> {
    if !filter.any() {
        return Ok(RaceResult::default());
    }
    let recorder = recorder(bound, options, &filter.flagged());
    let (result, found) = run(bound, options, recorder.clone())?;
    let mut races = found.finish();
    if races.by_schedule && result.stop.is_none() {
        // Whose atomic came first decided what is ordered: look at other turns too.
        let mut other = bound.clone();
        other.inputs.schedule = Schedule::Descending;
        let mut options = *options;
        let steps = result.steps.saturating_mul(OTHER_TURNS).saturating_add(1 << 20);
        options.limits.max_steps = options.limits.max_steps.min(steps);
        races.extend(run(&other, &options, recorder)?.1.finish());
    }
    Ok(races)
}

fn recorder(bound: &Bound, options: &CheckOptions, flagged: &Selection) -> RaceRecorder {
    RaceRecorder::new(flagged, bound.program.polling.iter().copied(), &options.limits)
}

/// The barrier statements that completed, and whether each can go without any new race in this launch.
fn judge_barriers(
    bound: &Bound,
    options: &CheckOptions,
    filter: &RaceFilter,
    baseline: &RaceResult,
) -> Result<Vec<(SiteId, bool)>> {
    let mut sites: Vec<SiteId> = vec![];
    for f in &bound.program.functions {
        for (i, site) in f.code.iter().zip(&f.sites) {
            // A barrier that computes something is needed for that.
            if i.op == Op::Barrier && !i.d.is_some() && !sites.contains(site) {
                sites.push(*site);
            }
        }
    }
    let mut verdicts = vec![];
    let known = filter.flagged();
    for site in sites {
        let listen = WithoutBarrier::new(site, RaceFilter::new(&options.limits));
        let (_, without) = run(bound, options, listen)?;
        if without.hidden() == 0 {
            continue;
        }
        let flagged = without.inner.flagged();
        if without.inner.limit().is_some() {
            verdicts.push((site, false));
            continue;
        }
        if !without.inner.any() || (flagged == known && baseline.is_empty()) {
            verdicts.push((site, true));
            continue;
        }
        let recorder = recorder(bound, options, &flagged).stop_at_new(baseline.clone());
        let (_, exact) = run(bound, options, WithoutBarrier::new(site, recorder))?;
        verdicts.push((site, !is_new(baseline, &exact.inner.finish())));
    }
    Ok(verdicts)
}

fn perf_text(p: &PerfFinding) -> String {
    let PerfFinding { executions, cost, ideal, worst, .. } = p;
    match p.rule {
        Rule::BankConflict => format!(
            "shared-memory bank conflicts: {cost} passes for {executions} accesses by warps, {ideal} without conflicts, {worst} at worst for one"
        ),
        Rule::Uncoalesced => format!(
            "uncoalesced access: {cost} sectors of 32 bytes for {executions} accesses by warps, {ideal} if coalesced, {worst} at worst for one"
        ),
        _ => format!(
            "lanes of a warp take both sides of this branch, {executions} times; {cost} instructions ran with some lanes only"
        ),
    }
}

/// Tells of statements that use what is not defined.
fn undefined_note(sites: &[SiteId], names: &Names<'_>) -> Option<String> {
    const SHOWN: usize = 3;
    let mut places: Vec<String> =
        sites.iter().filter_map(|&s| names.site(s).loc).map(|loc| loc.to_string()).collect();
    places.sort();
    places.dedup();
    let more = places.len().saturating_sub(SHOWN);
    places.truncate(SHOWN);
    let places = match (places.is_empty(), more) {
        _ if sites.is_empty() => return None,
        (true, _) => String::new(),
        (_, 0) => format!(" at {}", places.join(", ")),
        (_, more) => format!(" at {} and {more} more", places.join(", ")),
    };
    Some(format!("a value that is not defined is used{places}: 0 here, anything on a GPU"))
}

/// How the run ended; what ended it is a finding too, unless a fault already told.
fn outcome(
    result: &RunResult,
    options: &CheckOptions,
    builder: &Builder<'_>,
    names: &Names<'_>,
    findings: &mut Vec<FindingReport>,
) -> RunOutcome {
    let place =
        |site: SiteId| names.site(site).loc.map_or_else(String::new, |l| format!(" at {l}"));
    match &result.stop {
        None => {
            let trapped = findings
                .iter()
                .any(|f| matches!(f.rule, Rule::Assert | Rule::Trap | Rule::Unreachable));
            if trapped {
                RunOutcome {
                    kind: OutcomeKind::Trapped,
                    text: "threads were stopped by a trap or a failed assertion".into(),
                }
            } else {
                RunOutcome { kind: OutcomeKind::Finished, text: "all threads ended".into() }
            }
        }
        Some(Stop::StepLimit(site)) => {
            let site = (site.0 != 0 || !names.site(*site).function.is_empty()).then_some(*site);
            findings.push(builder.step_limit(options.limits.max_steps, site));
            RunOutcome {
                kind: OutcomeKind::Limit,
                text: format!("the budget of {} steps was used up", options.limits.max_steps),
            }
        }
        Some(Stop::Deadlock(site)) => {
            let text = "no thread can go on: all wait, or spin on memory that nobody changes";
            findings.push(builder.deadlock(text.to_owned(), Some(*site)));
            RunOutcome {
                kind: OutcomeKind::Deadlock,
                text: format!("no thread can go on{}", place(*site)),
            }
        }
        Some(Stop::Limit(site, what)) => {
            RunOutcome { kind: OutcomeKind::Limit, text: format!("{what}{}", place(*site)) }
        }
        Some(Stop::Observer | Stop::LanesPart) => {
            RunOutcome { kind: OutcomeKind::Limit, text: "the run was ended early".into() }
        }
    }
}
