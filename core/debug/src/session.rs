//! A session: one launch, run once to its end and then inspected at any step.
//!
//! A step is reached by running forward from the nearest earlier snapshot; snapshots are stored
//! while the run is made.

use super::build::{self, Flow};
use super::condition::Condition;
use super::copies::{Copies, Live};
use super::lines::{Line, Lines};
use super::moves::{Goal, Met, Who};
use super::record::{Record, Recording};
use super::sources;
use super::touch::Touches;
use super::trace::Trace;
use super::view::{
    BlockSpan, BranchView, Breakpoint, Executed, FindingSteps, Mask, Move, PerfView, SessionView,
    StepView, StopReason, ThreadSel,
};
use super::walk::{Stops, Walk};
use base::diagnostic::{Diagnostic, Result};
use base::limits::{self, RunLimits};
use check::{Bound, CheckOptions, Form, LoweredKernel, ProgramLaunch, Runner};
use detect::finding::{AccessSide, Finding, Subject};
use detect::result::{KernelResult, Note};
use events::Point;
use launch::params::KernelInfo;
use launch::{Launch, LoadedModule};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::Arc;
use vm::bytecode::{Op, SiteId};
use vm::exec::Stop;
use vm::exec::input::Schedule;
use vm::exec::paused::{Paused, Setting};

/// A move that is not finished.
#[derive(Debug)]
struct Pending {
    goal: Goal,
    back: bool,
    stops: bool,
    /// The step at which it started.
    origin: u64,
    /// For a backward move: the step of the snapshot from which a stretch is searched (`None` for
    /// the one before the start), the last step of the stretch that counts, and the last match in
    /// it.
    from: Option<u64>,
    last: u64,
    best: Option<(u64, Met)>,
}

/// Steps of the two sides of a finding, if it has two: accesses, or threads that wait at different barriers.
fn side_steps(finding: &Finding) -> Vec<u64> {
    match &finding.subject {
        Subject::Race(race) => race.sides.iter().map(|s| s.step).collect(),
        Subject::Mismatch(m) if m.waiting.len() > 1 => vec![finding.step.unwrap_or(0); 2],
        _ => vec![],
    }
}

/// A session over one launch.
#[derive(Debug)]
pub struct Session {
    loaded: Arc<LoadedModule>,
    result: KernelResult,
    bound: Bound,
    /// Static facts about the functions used so far.
    sources: RefCell<BTreeMap<u32, Rc<sources::Function>>>,
    limits: RunLimits,
    lines: Lines,
    flow: Flow,
    view: SessionView,
    copies: Copies,
    record: Option<Box<Record>>,
    pub(super) touches: Touches,
    trace: Trace,
    live: Live,
    /// Conditions of the breakpoints, by number.
    conditions: Vec<Option<Condition>>,
    stops: Stops,
    pending: Option<Pending>,
    /// Why the session is at its current step.
    reason: (StopReason, Option<u32>),
}

impl Session {
    /// Prepares a session over `launch` of the kernel called `kernel`: runs the detectors; the
    /// session's own run is made by [`Session::record`].
    ///
    /// # Errors
    /// The launch is impossible, or the kernel uses an unsupported construct.
    pub fn new(
        loaded: &Arc<LoadedModule>,
        kernel: &str,
        launch: &Launch,
        options: &CheckOptions,
    ) -> Result<Self> {
        let info = loaded.kernel(kernel)?;
        let mut lowered = LoweredKernel::default();
        let mut runner = Runner::new(loaded, &info, &mut lowered);
        let (bound, checked) = runner.run_in(Form::Debug, launch, options)?;
        let mut result = checked.result;
        runner.advise(&mut result, &options.limits);
        Self::over(loaded, &info, bound, result, options)
    }

    /// As [`Session::new`], for a launch of a program, over the memory that it has by then.
    ///
    /// # Errors
    /// As [`Session::new`].
    pub fn of_program(
        loaded: &Arc<LoadedModule>,
        kernel: &str,
        launch: &ProgramLaunch,
        options: &CheckOptions,
    ) -> Result<Self> {
        let info = loaded.kernel(kernel)?;
        let mut lowered = LoweredKernel::default();
        let mut runner = Runner::new(loaded, &info, &mut lowered);
        let (bound, checked) = runner.run_program_in(Form::Debug, launch, options)?;
        let mut result = checked.result;
        runner.advise_program(launch, &mut result, &options.limits);
        Self::over(loaded, &info, bound, result, options)
    }

    /// The session over a launch that the detectors have seen.
    fn over(
        loaded: &Arc<LoadedModule>,
        info: &KernelInfo,
        bound: Bound,
        result: KernelResult,
        options: &CheckOptions,
    ) -> Result<Self> {
        let (infos, sites) = build::sites(loaded, info, &bound);
        let flow = Flow::new(loaded.module(), &bound.program, &infos);
        let launch = &bound.launch;
        let view = SessionView {
            steps: 0,
            cut: false,
            warp_size: launch.warp_size,
            warps: launch.warps_per_block(),
            threads: launch.block.count() as u32,
            sites,
            objects: build::objects(loaded, info, &bound),
            blocks: vec![],
            findings: vec![],
            cells: vec![],
            branches: vec![],
            flow: vec![],
            perf: vec![],
        };
        let max_steps = options.limits.max_steps.min(limits::MAX_SESSION_STEPS);
        let limits = RunLimits { max_steps, ..options.limits };
        let setting =
            Setting { program: &bound.program, launch, inputs: &bound.inputs, limits: &limits };
        let start = Live::new(setting)?;
        let sides = result.findings.iter().flat_map(side_steps);
        let asked = sides.chain(result.findings.iter().filter_map(|f| f.step)).collect();
        Ok(Self {
            loaded: loaded.clone(),
            result,
            sources: RefCell::default(),
            lines: Lines::new(&infos, &bound.program),
            flow,
            view,
            limits,
            copies: Copies::new(start.clone()),
            touches: Touches::default(),
            record: Some(Box::new(Record::new(asked))),
            trace: Trace::default(),
            live: start,
            conditions: vec![],
            stops: vec![],
            pending: None,
            reason: (StopReason::Start, None),
            bound,
        })
    }

    /// Makes about `steps` more steps of the run. Returns whether the run is complete; the session
    /// is then at its start.
    pub fn record(&mut self, steps: u64) -> bool {
        let Some(mut record) = self.record.take() else { return true };
        let setting = Setting {
            program: &self.bound.program,
            launch: &self.bound.launch,
            inputs: &self.bound.inputs,
            limits: &self.limits,
        };
        let stop_at = self.live.run.steps().saturating_add(steps);
        while !self.live.run.ended() && !record.full() && self.live.run.steps() < stop_at {
            let next = self.copies.due(self.live.step());
            let until = next.min(stop_at);
            let tracker = &mut self.live.tracker;
            let mut listen = Recording { lines: &self.lines, tracker, record: &mut record, until };
            self.live.run.advance(setting, 0, &mut listen);
            if !self.live.run.ended() && self.live.run.steps() >= next {
                self.copies.keep(&self.live);
            }
        }
        if !self.live.run.ended() && !record.full() {
            self.record = Some(record);
            return false;
        }
        self.finish(*record);
        true
    }

    /// Assembles the results of the run.
    fn finish(&mut self, mut record: Record) {
        let steps = self.live.run.steps();
        record.end(steps);
        let view = &mut self.view;
        view.steps = steps;
        view.cut = match self.live.run.stop() {
            Some(Stop::StepLimit(_)) => self.result.steps > steps,
            Some(_) => false,
            None => !self.live.run.ended(),
        };
        let mut findings: Vec<FindingSteps> = vec![];
        let warp_size = self.bound.launch.warp_size.max(1);
        for (k, finding) in self.result.findings.iter().enumerate() {
            // A race that was found under another order of turns did not happen in this run.
            let happened = |a: &AccessSide| {
                let of_step = (a.step, 0, 0, 0, SiteId(0))..(a.step + 1, 0, 0, 0, SiteId(0));
                let lane = a.thread.thread % warp_size;
                record.accesses.range(of_step).any(|&(_, block, warp, lanes, site)| {
                    block == a.thread.block
                        && warp == a.thread.thread / warp_size
                        && lanes >> (lane & 63) & 1 != 0
                        && view.sites.get(site.0 as usize).is_some_and(|s| s.loc == a.place.loc)
                })
            };
            let all = side_steps(finding);
            let seen: Vec<u64> = match finding.race() {
                Some(race) => race.sides.iter().filter(|s| happened(s)).map(|s| s.step).collect(),
                None => all.clone(),
            };
            let mut sides: Vec<u64> = seen.into_iter().filter_map(|s| record.stand(s)).collect();
            sides.sort_unstable();
            let whole = sides.len() == all.len();
            let second = match sides.last() {
                Some(&last) if whole => last,
                _ => match finding.step.and_then(|s| record.stand(s)) {
                    Some(step) if all.is_empty() => step,
                    _ => continue,
                },
            };
            let first = (sides.len() > 1).then(|| sides[0]);
            findings.push(FindingSteps { finding: k as u32, first, second });
        }
        view.cells = build::finding_cells(&self.result.findings, &view.objects);
        findings.sort_by_key(|f| (f.second, f.finding));
        view.findings = findings;
        let coverage = self.live.run.coverage();
        for function in &self.bound.program.functions {
            for (i, &site) in function.code.iter().zip(&function.sites) {
                if i.op == Op::Branch {
                    let side = self.bound.program.branches[i.imm as usize].side as usize;
                    view.branches.push(BranchView {
                        site: site.0,
                        taken: coverage.get(side).copied().unwrap_or(0),
                        not_taken: coverage.get(side + 1).copied().unwrap_or(0),
                    });
                }
            }
        }
        self.flow.mark(&record.parted);
        view.flow.clone_from(&self.flow.functions);
        view.blocks = record.spans;
        self.touches = record.touches;
        self.trace = record.trace;
        let perf = record.perf.finish().into_iter().map(|p| PerfView {
            rule: p.rule,
            site: p.site.0,
            executions: p.executions,
            cost: p.cost,
            ideal: p.ideal,
            worst: p.worst,
        });
        view.perf = perf.collect();
        self.go(0);
    }

    /// Adds what the caller has to say to the result.
    pub fn note(&mut self, note: Note) {
        self.result.notes.push(note);
    }

    /// What the detectors found.
    pub fn result(&self) -> &KernelResult {
        &self.result
    }

    /// Everything that does not depend on the step.
    pub fn view(&self) -> &SessionView {
        &self.view
    }

    /// For each step of the run the warp that executed it: the block, and the warp times 256 plus
    /// the number of lanes. Only the first [`limits::MAX_TRACE_STEPS`] steps are kept.
    pub fn trace(&self) -> &[[u32; 2]] {
        self.trace.steps()
    }

    /// Steps recorded so far, and their maximum.
    pub fn recorded(&self) -> (u64, u64) {
        (self.live.run.steps(), self.limits.max_steps.min(self.result.steps))
    }

    /// Output of `printf` up to the current step.
    pub fn output(&self) -> &str {
        self.live.run.output()
    }

    pub(super) fn run(&self) -> &Paused {
        &self.live.run
    }
    pub(super) fn schedule(&self) -> Schedule {
        self.bound.inputs.schedule
    }
    pub(super) fn step(&self) -> u64 {
        self.live.run.steps()
    }
    pub(super) fn warp_size(&self) -> u32 {
        self.bound.launch.warp_size
    }
    /// Static facts about the values of a function of the program.
    pub(super) fn source_function(&self, number: u32) -> Option<Rc<sources::Function>> {
        if let Some(function) = self.sources.borrow().get(&number) {
            return Some(function.clone());
        }
        let (module, program) = (self.loaded.module(), &self.bound.program);
        let function = Rc::new(sources::Function::new(module, program, number as usize)?);
        self.sources.borrow_mut().insert(number, function.clone());
        Some(function)
    }
    pub(super) fn spans_of(&self, block: u64) -> impl Iterator<Item = &BlockSpan> {
        self.view.blocks.iter().filter(move |s| s.block == block)
    }
    pub(super) fn site(&self, function: u32, pc: u32) -> Option<SiteId> {
        let function = self.bound.program.functions.get(function as usize)?;
        function.sites.get(pc as usize).copied()
    }
    pub(super) fn flow_block(&self, function: u32, pc: u32) -> Option<u32> {
        self.flow.block(function, pc)
    }
    pub(super) fn setting(&self) -> Setting<'_> {
        Setting {
            program: &self.bound.program,
            launch: &self.bound.launch,
            inputs: &self.bound.inputs,
            limits: &self.limits,
        }
    }

    /// The current position.
    pub fn at(&self) -> StepView {
        let executed = |p: &Point| Executed {
            block: p.context.block,
            warp: p.context.warp,
            mask: Mask::from(p.context.active.bits()),
            site: p.site.0,
        };
        let tracker = &self.live.tracker;
        StepView {
            step: self.step(),
            steps: self.view.steps,
            reason: self.reason.0.clone(),
            breakpoint: self.reason.1,
            last: tracker.last.as_ref().map(executed),
            next: tracker.next.as_ref().map(executed),
        }
    }

    /// Goes to `step`, or to the first later step at which the run can pause, since an instruction
    /// that copies memory takes several steps. Has no effect while the run is still being made.
    pub fn seek(&mut self, step: u64) -> StepView {
        if self.record.is_some() {
            return self.at();
        }
        self.pending = None;
        self.go(step);
        self.reason = match self.step() {
            0 => (StopReason::Start, None),
            _ if self.at_end() => (StopReason::End, None),
            _ => (StopReason::Met, None),
        };
        self.at()
    }

    fn at_end(&self) -> bool {
        self.step() >= self.view.steps
    }

    /// Moves the run to `step`.
    fn go(&mut self, step: u64) {
        let setting = Setting {
            program: &self.bound.program,
            launch: &self.bound.launch,
            inputs: &self.bound.inputs,
            limits: &self.limits,
        };
        self.copies.go(&mut self.live, step.min(self.view.steps), &self.lines, setting);
    }

    /// Moves the run to the last snapshot at or before `step`. Returns the step of the snapshot, if
    /// it has started.
    fn go_before(&mut self, step: u64) -> Option<u64> {
        self.live = self.copies.before(step).clone();
        self.live.begun().then(|| self.live.step())
    }

    /// A copy of the run at or before `step`, from which to continue.
    pub(super) fn copy_before(&self, step: u64) -> Paused {
        self.copies.before(step).run.clone()
    }

    /// Replaces all breakpoints.
    ///
    /// # Errors
    /// There are too many breakpoints, or a condition is invalid.
    pub fn set_breakpoints(&mut self, breakpoints: &[Breakpoint]) -> Result<()> {
        if breakpoints.len() > limits::MAX_BREAKPOINTS {
            let message =
                format!("too many breakpoints: the maximum is {}", limits::MAX_BREAKPOINTS);
            return Err(Box::new(Diagnostic::limit(message)));
        }
        let mut stops: Stops = vec![];
        let mut conditions = vec![];
        let conditional =
            |b: &Breakpoint| b.condition.as_ref().is_some_and(|c| !c.trim().is_empty());
        let known =
            if breakpoints.iter().any(conditional) { self.names() } else { BTreeSet::new() };
        for (number, b) in (0..).zip(breakpoints) {
            let text = b.condition.as_deref().filter(|_| conditional(b));
            let condition = text.map(|t| Condition::new(t, &known)).transpose()?;
            let lines: Vec<Line> = self.lines.at(&b.file, b.line);
            stops.extend(lines.into_iter().map(|line| (line, number, condition.is_some())));
            conditions.push(condition);
        }
        stops.sort_unstable();
        self.settle();
        self.stops = stops;
        self.conditions = conditions;
        Ok(())
    }

    /// Abandons an unfinished move.
    fn settle(&mut self) {
        if let Some(pending) = self.pending.take() {
            self.go(pending.origin);
        }
    }

    /// Starts a move. If the returned reason is [`StopReason::More`], [`Session::go_on`] continues it;
    /// any other call abandons it. Has no effect while the run is still being made.
    pub fn step_to(&mut self, to: &Move, thread: &ThreadSel, back: bool, budget: u64) -> StepView {
        if self.record.is_some() {
            return self.at();
        }
        self.settle();
        let lanes = thread.lane.map_or(u64::MAX, |l| 1u64.checked_shl(l).unwrap_or(0));
        let who = Who { block: thread.block, warp: thread.warp, lanes };
        let goal = match to {
            Move::Instruction => Goal::Instruction,
            Move::Warp => Goal::Warp(who),
            Move::Line => Goal::Line(who, u32::MAX),
            Move::Over => Goal::Line(who, self.depth(who)),
            Move::Out => Goal::Out(who, self.depth(who)),
            Move::Barrier => Goal::Barrier(thread.block),
            Move::Access { object, offset } => {
                Goal::Access { object: *object, offset: *offset, block: thread.block }
            }
            Move::Finding => Goal::Steps(self.view.findings.iter().map(|f| f.second).collect()),
            Move::Continue | Move::End => Goal::Never,
        };
        let stops = !matches!(to, Move::Instruction | Move::Warp);
        let origin = self.step();
        if self.stops.is_empty() || !stops {
            // Nothing can match on the way.
            let target = match &goal {
                Goal::Never => Some(None),
                Goal::Steps(steps) if back => {
                    Some(steps.iter().rev().find(|&&s| s < origin).copied())
                }
                Goal::Steps(steps) => Some(steps.iter().find(|&&s| s > origin).copied()),
                _ => None,
            };
            if let Some(target) = target {
                return self.arrive(target.map(|s| (s, Met::Goal)), back);
            }
        }
        if if back { origin == 0 } else { origin >= self.view.steps } {
            return self.arrive(None, back);
        }
        let last = origin.saturating_sub(1);
        let from = if back { self.go_before(last) } else { None };
        self.pending = Some(Pending { goal, back, stops, origin, from, last, best: None });
        self.go_on(budget)
    }

    /// Continues a move for about `budget` steps.
    pub fn go_on(&mut self, budget: u64) -> StepView {
        let Some(mut pending) = self.pending.take() else { return self.at() };
        let mut budget = budget;
        let no_stops = Stops::new();
        loop {
            let begin = self.live.run.steps();
            let setting = Setting {
                program: &self.bound.program,
                launch: &self.bound.launch,
                inputs: &self.bound.inputs,
                limits: &self.limits,
            };
            let mut walk = Walk {
                lines: &self.lines,
                tracker: &mut self.live.tracker,
                until: begin.saturating_add(budget.max(1)).min(self.view.steps),
                goal: &pending.goal,
                stops: if pending.stops { &self.stops } else { &no_stops },
                last: Some(if pending.back { pending.last } else { self.view.steps }),
                pause: !pending.back,
                happened: false,
                met: None,
                doubtful: vec![],
            };
            self.live.run.advance(setting, 0, &mut walk);
            let Walk { mut met, happened, doubtful, .. } = walk;
            let now = self.live.run.steps();
            let holds = |n: &&u32| {
                let condition = self.conditions.get(**n as usize);
                condition.and_then(Option::as_ref).is_some_and(|c| self.holds(c))
            };
            if let Some(&number) = doubtful.iter().find(holds) {
                met = Some((now, Met::Breakpoint(number)));
            }
            if self.live.run.ended() {
                self.live.tracker.end();
            }
            let ended = now >= self.view.steps;
            budget = budget.saturating_sub(now - begin);
            if pending.back {
                pending.best = met.or(pending.best);
                if ended || now > pending.last {
                    let Some(from) = pending.from.filter(|_| pending.best.is_none()) else {
                        return self.arrive(pending.best, true);
                    };
                    // The snapshot itself belongs to the stretch before.
                    pending.last = from;
                    pending.from = self.go_before(from.saturating_sub(1));
                }
            } else if met.is_some() || ended {
                let at_end = pending.goal.met_at_end(now, happened).then_some((now, Met::Goal));
                return self.arrive(met.or(at_end), false);
            }
            if budget == 0 {
                self.pending = Some(pending);
                self.reason = (StopReason::More, None);
                return self.at();
            }
        }
    }

    /// Ends a move at a match, or at the start or end.
    fn arrive(&mut self, met: Option<(u64, Met)>, back: bool) -> StepView {
        self.pending = None;
        self.reason = match met {
            Some((_, Met::Goal)) => (StopReason::Met, None),
            Some((_, Met::Breakpoint(number))) => (StopReason::Breakpoint, Some(number)),
            None if back => (StopReason::Start, None),
            None => (StopReason::End, None),
        };
        self.go(met.map_or(if back { 0 } else { self.view.steps }, |m| m.0));
        self.at()
    }

    /// Number of calls and inlined calls around the lanes.
    fn depth(&self, who: Who) -> u32 {
        let Some(warp) = self.live.run.warp(who.block, who.warp) else { return 0 };
        let lanes = (0..64).filter(|l| (who.lanes & warp.live) >> l & 1 != 0);
        let next = warp.next.map_or(0, |f| warp.fragments[f].mask);
        // For a whole warp, the lanes that execute first.
        let lane = lanes.min_by_key(|l| next >> l & 1 == 0);
        let place = lane.and_then(|l| warp.place(l));
        let Some((frame, pc)) = place else { return 0 };
        let Some(frame) = warp.frames.get(frame as usize) else { return 0 };
        let inlined = self.site(frame.function, pc).map_or(0, |s| self.lines.of(s).1);
        frame.depth + inlined
    }
}
