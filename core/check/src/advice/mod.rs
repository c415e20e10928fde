//! What to do about findings, and which of them have one cause.
//!
//! For every race the code around the accesses is read ([`code`]); for races within blocks the launch that showed
//! them is run once more, to find the places where a barrier separates all their accesses and where all threads
//! come by ([`trace`]). Findings that one barrier would remove have one cause, and so have findings about one
//! update, one lock, one flag.

mod code;
mod groups;
mod race;
mod trace;

use crate::runner::{Bound, Form, ProgramLaunch, Runner};
use crate::symbolizer::Symbolizer;
use base::diagnostic::Result;
use base::limits::RunLimits;
use code::{Code, PlaceOfPoint, PointAt};
use detect::advice::{Advice, BarrierPlace};
use detect::finding::{Finding, MismatchKind, Reason, Rule, SideOp, StatementId, Subject};
use detect::result::KernelResult;
use detect::symbols::Loc;
use events::{SiteId, Space};
use groups::groups;
use launch::Launch;
use race::plan;
use std::collections::{BTreeMap, BTreeSet};
use trace::{MAX_POINTS, Trace};
use vm::exec::paused::{Paused, Setting};

/// Most launches that are run once more.
const MAX_RUNS: usize = 8;
/// Most warp instructions of such a run.
const MAX_STEPS: u64 = 2_000_000;
/// Most findings of a kernel for which advice is looked for.
const MAX_FINDINGS: usize = 200;

/// What is known of a launch for its findings.
#[derive(Debug)]
pub struct Traced {
    trace: Trace,
    points: Vec<PointAt>,
    loops: Vec<LoopOf>,
}

/// A loop that the trace counts.
#[derive(Debug)]
struct LoopOf {
    function: ir::FunctionId,
    id: ir::analysis::LoopId,
    loc: Option<Loc>,
}

/// What to do about one finding, before findings of one cause are put together.
enum Plan {
    /// Nothing is certain.
    Nothing,
    /// This; findings with the same have one cause.
    Fixed(Advice),
    /// A barrier at one of these points of the code.
    Barrier {
        /// The points, by number.
        points: u64,
        /// How each is described.
        how: BTreeMap<usize, BarrierPlace>,
        /// The numbering of the points: that of the first launch with the same points.
        numbering: usize,
    },
    /// Two barriers.
    Barriers(Vec<BarrierPlace>),
    /// `__syncwarp()` between accesses to one object.
    Warp { object: String, function: String, at: Vec<Loc>, split: bool, reconverge: bool },
}

impl Runner<'_> {
    /// Finds out what to do about the findings of `result`, and puts those of one cause into groups.
    pub fn advise(&mut self, result: &mut KernelResult, limits: &RunLimits) {
        let trace = |runner: &mut Self, launch: &Launch, statements: &BTreeSet<StatementId>| {
            runner.trace(launch, statements, limits)
        };
        self.advise_with(result, limits, trace);
    }

    /// As [`Runner::advise`], with what [`Runner::trace`] would give from `trace`.
    pub fn advise_with(
        &mut self,
        result: &mut KernelResult,
        limits: &RunLimits,
        trace: impl Fn(&mut Self, &Launch, &BTreeSet<StatementId>) -> Option<Traced>,
    ) {
        self.advise_bound(
            result,
            |runner, launch| runner.bind(launch, Form::Debug, limits),
            |runner, launch, _, statements| trace(runner, launch, statements),
        );
    }

    /// Runs `launch` once more for the races of these `statements`; `None` if that does not tell anything.
    pub fn trace(
        &mut self,
        launch: &Launch,
        statements: &BTreeSet<StatementId>,
        limits: &RunLimits,
    ) -> Option<Traced> {
        let bound = self.bind(launch, Form::Debug, limits).ok()?;
        self.trace_bound(&bound, statements, limits)
    }

    fn trace_bound(
        &self,
        bound: &Bound,
        statements: &BTreeSet<StatementId>,
        limits: &RunLimits,
    ) -> Option<Traced> {
        let (loaded, kernel) = self.parts();
        let symbols = Symbolizer::new(loaded, kernel, bound);
        let code = Code::new(loaded.module(), &bound.program, &symbols);
        trace_of(&code, bound, statements, limits)
    }

    /// As [`Runner::advise`], for what one launch of a program showed, over the memory that it began with.
    pub fn advise_program(
        &mut self,
        program: &ProgramLaunch,
        result: &mut KernelResult,
        limits: &RunLimits,
    ) {
        self.advise_bound(
            result,
            |runner, _| runner.bind_program(program, Form::Debug),
            |runner, _, bound, statements| runner.trace_bound(bound, statements, limits),
        );
    }

    fn advise_bound(
        &mut self,
        result: &mut KernelResult,
        bind: impl Fn(&mut Self, &Launch) -> Result<Bound>,
        trace: impl Fn(&mut Self, &Launch, &Bound, &BTreeSet<StatementId>) -> Option<Traced>,
    ) {
        let launches = launches(result);
        let mut plans: Vec<Plan> = result.findings.iter().map(without_code).collect();
        let statements = statements(result);
        let mut numberings: Vec<Vec<PlaceOfPoint>> = vec![];
        for launch in &launches {
            let Ok(bound) = bind(self, launch) else { continue };
            let traced = trace(self, launch, &bound, &statements);
            let (loaded, kernel) = self.parts();
            let symbols = Symbolizer::new(loaded, kernel, &bound);
            let code = Code::new(loaded.module(), &bound.program, &symbols);
            let of_launch: Vec<usize> = (0..result.findings.len().min(MAX_FINDINGS))
                .filter(|&i| result.findings[i].witness.launch == *launch)
                .filter(|&i| result.findings[i].race().is_some())
                .collect();
            let places = traced.iter().flat_map(|t| &t.points).map(PointAt::place).collect();
            let known = numberings.iter().position(|n| *n == places);
            let numbering = known.unwrap_or(numberings.len());
            if known.is_none() {
                numberings.push(places);
            }
            for i in of_launch {
                let finding = &mut result.findings[i];
                let (plan, iterations) = plan(&code, traced.as_ref(), finding, numbering);
                if let (Subject::Race(race), Some(iterations)) = (&mut finding.subject, iterations)
                {
                    for (side, iterations) in race.sides.iter_mut().zip(iterations) {
                        side.iterations = iterations;
                    }
                }
                if let Some(plan) = plan {
                    plans[i] = plan;
                }
            }
        }
        result.groups = groups(&result.findings, plans);
    }
}

/// The launches that are run once more for the races of a result.
pub fn launches(result: &KernelResult) -> Vec<Launch> {
    let mut launches: Vec<Launch> = vec![];
    for finding in result.findings.iter().filter(|f| f.race().is_some()) {
        if !launches.contains(&finding.witness.launch) && launches.len() < MAX_RUNS {
            launches.push(finding.witness.launch.clone());
        }
    }
    launches
}

/// The statements of the races of a result.
pub fn statements(result: &KernelResult) -> BTreeSet<StatementId> {
    let races = result.findings.iter().filter_map(Finding::race);
    races.flat_map(|race| race.sides.iter().filter_map(|s| s.statement)).collect()
}

/// What needs no look at the code.
fn without_code(finding: &Finding) -> Plan {
    match &finding.subject {
        Subject::Race(race) => {
            for reason in &finding.reasons {
                match reason {
                    Reason::CopyNotAwaited { .. } => return Plan::Fixed(Advice::AwaitCopy),
                    Reason::CopyNotPublished => return Plan::Fixed(Advice::PublishCopy),
                    Reason::ScopeTooNarrow => return Plan::Fixed(Advice::WidenScope),
                    _ => {}
                }
            }
            let one = race.sides[0].place == race.sides[1].place;
            let plain = race.sides.iter().all(|s| s.op == SideOp::Write);
            if one && plain { Plan::Fixed(Advice::OneWriter) } else { Plan::Nothing }
        }
        Subject::Mismatch(mismatch) => Plan::Fixed(match mismatch.kind {
            MismatchKind::ExitedThreads => Advice::SkipWork,
            MismatchKind::TooFewThreads => Advice::MatchCount,
            _ => Advice::MoveBarrier,
        }),
        Subject::Fault(fault) if finding.rule == Rule::OutOfBounds => match &fault.cell {
            Some(cell) if cell.object_bytes.is_some() && cell.index.is_some() => {
                Plan::Fixed(Advice::BoundIndex)
            }
            Some(_) if fault.space == Some(Space::Shared) && fault.offset >= 0 => {
                Plan::Fixed(Advice::MoreShared)
            }
            _ => Plan::Nothing,
        },
        _ => Plan::Nothing,
    }
}

/// Runs a launch once more for its races.
fn trace_of(
    code: &Code<'_>,
    bound: &Bound,
    statements: &BTreeSet<StatementId>,
    limits: &RunLimits,
) -> Option<Traced> {
    let watched: Vec<_> = statements.iter().filter_map(|&s| Some((code.site(s)?, s))).collect();
    let kernel = code.program.functions.first()?.source;
    let mut functions: BTreeSet<ir::FunctionId> =
        statements.iter().map(|s| ir::FunctionId(s.function)).collect();
    functions.insert(kernel);
    let mut points: Vec<PointAt> = vec![];
    let mut loops: Vec<LoopOf> = vec![];
    let mut heads = vec![];
    for &function in &functions {
        points.extend(code.points(function));
        let first = loops.len();
        let of = code.loops(function);
        for (id, site, loc) in &of {
            let Some(site) = site else { continue };
            let info = &code.view(function).analysed.analysis.loops;
            let inside: Vec<usize> = of
                .iter()
                .filter(|o| o.1.is_some())
                .enumerate()
                .filter(|(_, o)| {
                    let mut at = info.loops[o.0].parent;
                    while let Some(l) = at {
                        if l == *id {
                            return true;
                        }
                        at = info.loops[l].parent;
                    }
                    false
                })
                .map(|(k, _)| first + k)
                .collect();
            heads.push((*site, inside));
            loops.push(LoopOf { function, id: *id, loc: loc.clone() });
        }
    }
    if points.len() > MAX_POINTS {
        // Those near the accesses are the ones that matter.
        let near = |p: &PointAt| {
            let view = code.view(p.function);
            let rank = |b| view.analysed.analysis.cfg.rank(b).unwrap_or(0);
            let spots = statements.iter().filter_map(|&s| code.spot(s));
            let same = spots.filter(|s| s.function == p.function);
            same.map(|s| rank(s.block).abs_diff(rank(p.block))).min().unwrap_or(u32::MAX)
        };
        let mut order: Vec<usize> = (0..points.len()).collect();
        order.sort_by_key(|&i| (near(&points[i]), i));
        order.truncate(MAX_POINTS);
        order.sort_unstable();
        points = order.into_iter().map(|i| points[i]).collect();
    }
    let at: Vec<_> = points.iter().map(|p| (p.site, p.when)).collect();
    let until = limits.max_steps.min(MAX_STEPS);
    let first = |site: SiteId| {
        let functions = bound.program.functions.iter();
        let pcs = functions.filter_map(move |f| f.sites.iter().position(|s| *s == site));
        pcs.filter_map(move |pc| Some((site, u32::try_from(pc).ok()?)))
    };
    let sites = at.iter().map(|p| p.0).chain(heads.iter().map(|h| h.0));
    let firsts: BTreeSet<(SiteId, u32)> = sites.flat_map(first).collect();
    let mut trace = Trace::new(&at, &heads, firsts, &watched, until);
    let limits = RunLimits { max_steps: until.saturating_add(1), ..*limits };
    let (program, launch, inputs) = (&*bound.program, &bound.launch, &bound.inputs);
    let setting = Setting { program, launch, inputs, limits: &limits };
    let mut run = Paused::new(setting).ok()?;
    run.advance(setting, 0, &mut trace);
    (run.ended() && run.stop().is_none()).then_some(Traced { trace, points, loops })
}
