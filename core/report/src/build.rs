//! From results to the report as data. The words come from [`crate::words`].

mod host_values;

use crate::model::{
    AccessReport, Action, ArgReport, AtomicScope, BarrierReport, BranchReport, CauseReport,
    CoverageReport, FindingReport, GroupReport, KernelReport, LaunchReport, Level, MemoryPlace,
    Never, OperationReport, OutcomeKind, ProgramLaunchReport, ProgramPointReport, ProgramReport,
    RunOutcome, SearchReport, UntakenReport,
};
use crate::words;
use detect::advice::CauseGroup;
use detect::finding::{AccessSide, Finding, LaneSets, Mismatch, SideOp, Subject, Waiting};
use detect::host::{Action as HostAction, Agent, HostFaultKind, Operation};
use detect::result::{
    BranchCoverage, Ending, KernelResult, LaunchSummary, ProgramEnding, ProgramResult,
    SearchSummary, Untaken,
};
use detect::symbols::{Branch, Loc, Place};
use events::{BarrierLevel, Scope};
pub use host_values::host_frames;
use launch::{Dim3, ElementType, Launch, Number, Witness};
use std::fmt::Write as _;

/// The report on one kernel.
pub fn kernel(result: &KernelResult) -> KernelReport {
    KernelReport {
        file: result.file.clone(),
        kernel: result.kernel.clone(),
        display_name: result.display_name.clone(),
        launches_tried: result.launches_tried,
        launch: launch(&result.witness),
        model: result.witness.launch.model,
        outcome: outcome(&result.ending),
        steps: result.steps,
        findings: findings(result),
        notes: result.notes.iter().map(words::note).collect(),
        output: result.output.clone(),
        coverage: result.coverage.as_ref().map(coverage),
        search: result.search.as_ref().map(search),
        replay: None,
        proof: None,
        fix: None,
        flags: vec![],
        groups: result.groups.iter().map(|g| group_of(result, g)).collect(),
    }
}

/// The findings, with what to do about them.
fn findings(result: &KernelResult) -> Vec<FindingReport> {
    let mut reports: Vec<FindingReport> = result.findings.iter().map(finding).collect();
    for (number, group) in result.groups.iter().enumerate() {
        let help = group_of(result, group).help;
        for &member in &group.members {
            if let Some(report) = reports.get_mut(member) {
                report.group = Some(number as u32);
                report.help.splice(0..0, help.iter().cloned());
            }
        }
    }
    reports
}

fn group_of(result: &KernelResult, group: &CauseGroup) -> CauseReport {
    let first = group.members.first().and_then(|&i| result.findings.get(i));
    let advice = group.advice.as_ref();
    CauseReport {
        advice: advice.map(|a| a.name().to_owned()),
        help: first.zip(advice).map(|(f, a)| words::advice(a, f)).unwrap_or_default(),
        findings: group.members.iter().map(|&m| m as u32).collect(),
    }
}

/// How a run ended.
pub fn outcome(ending: &Ending) -> RunOutcome {
    let kind = match ending {
        Ending::Finished | Ending::SomeFinished => OutcomeKind::Finished,
        Ending::Trapped => OutcomeKind::Trapped,
        Ending::Deadlock { .. } => OutcomeKind::Deadlock,
        Ending::StepLimit { .. } | Ending::Cap { .. } | Ending::Stopped | Ending::Interrupted => {
            OutcomeKind::Limit
        }
    };
    RunOutcome { kind, text: words::ending(ending) }
}

/// Sides of branches that launches took.
pub fn coverage(coverage: &BranchCoverage) -> CoverageReport {
    CoverageReport {
        sides_taken: coverage.sides_taken,
        sides: coverage.sides,
        not_taken: coverage.not_taken.iter().map(|(loc, w)| words::untaken(loc, *w)).collect(),
        sides_not_taken: coverage.not_taken.iter().map(|(loc, what)| untaken(loc, *what)).collect(),
    }
}

fn untaken(loc: &Loc, what: Untaken) -> UntakenReport {
    UntakenReport {
        file: loc.file.clone(),
        line: loc.line,
        column: loc.column,
        never: match what {
            Untaken::NeverReached => Never::Reached,
            Untaken::NeverTrue => Never::True,
            Untaken::NeverFalse => Never::False,
        },
    }
}

fn search(search: &SearchSummary) -> SearchReport {
    SearchReport {
        strategy: search.strategy.name().to_owned(),
        left_out: search.discarded,
        first_found: search.first_found,
        largest_block: search.largest_block,
        by_main: search.by_main,
        main_args: search.main_args.clone(),
    }
}

/// The launch as reports show it.
pub fn launch(witness: &Witness) -> LaunchReport {
    let launch = &witness.launch;
    LaunchReport {
        grid: launch.grid.into(),
        block: launch.block.into(),
        shared_bytes: launch.shared_bytes,
        warp_size: launch.warp_size,
        exited: launch.exited_rule(),
        seed: launch.seed,
        args: witness
            .args()
            .map(|(arg, origin)| ArgReport {
                name: arg.name.clone(),
                ty: origin.ty.clone(),
                value: arg.value.to_string(),
                given: origin.given,
            })
            .collect(),
    }
}

/// The report of a finding.
pub fn finding(finding: &Finding) -> FindingReport {
    let run = &finding.witness.launch;
    let Place { function, loc, inlined_at } = finding.place.clone().unwrap_or_default();
    let mut notes = words::notes(finding);
    notes.extend(finding.reasons.iter().filter_map(|r| words::reason(finding, r)));
    let mut report = FindingReport {
        rule: finding.rule,
        kind: finding.kind_name().map(str::to_owned),
        severity: finding.severity,
        message: words::message(finding),
        space: None,
        object: finding.object().map(str::to_owned),
        index: None,
        path: None,
        ty: None,
        bytes: None,
        loc,
        function: finding.place.is_some().then_some(function),
        inlined_at,
        block: None,
        thread: None,
        interval: None,
        accesses: vec![],
        waiting: vec![],
        exited: None,
        elsewhere: None,
        branch: None,
        count: finding.count,
        count_is_at_least: finding.count_is_at_least,
        step: finding.step,
        launch: launch(&finding.witness),
        model: run.model,
        seed: run.seed,
        notes,
        help: words::help(finding),
        link: None,
        launches: finding.launches,
        fingerprint: finding.fingerprint(),
        reasons: finding.reasons.clone(),
        exited_threads: vec![],
        elsewhere_threads: vec![],
        alternatives: vec![],
        skipped: None,
        skipped_threads: vec![],
        barrier: None,
        operations: vec![],
        memory: vec![],
        program_launch: finding.witness.program.as_ref().map(|p| ProgramPointReport {
            number: p.number,
            of: p.of,
            loc: p.place.as_ref().map(|p| Loc::new(&p.file, p.line, p.column)),
        }),
        group: None,
        line: finding.loc().map(|l| l.line),
    };
    let block = |linear: u64| run.grid.coordinates(linear).into();
    let thread = |linear: u32| run.block.coordinates(linear.into()).into();
    match &finding.subject {
        Subject::Race(race) => {
            let [first, second] = &race.sides;
            report.space = Some(words::space_name(race.space).to_owned());
            report.index = race.cell.index;
            report.path = Some(race.cell.path.clone());
            report.ty = race.cell.element.map(|e| e.name().to_owned());
            report.bytes = Some(race.bytes);
            report.interval = (first.interval == second.interval).then_some(first.interval);
            report.accesses = race.sides.iter().map(|side| access(run, side)).collect();
        }
        Subject::Mismatch(mismatch) => {
            report.block = Some(block(mismatch.block));
            report.interval = Some(mismatch.interval);
            report.waiting = mismatch.waiting.iter().map(|w| group(run, w)).collect();
            if mismatch.waiting.len() > 1 {
                let waiting = mismatch.waiting.iter().take(2);
                report.accesses =
                    waiting.map(|w| arrival(run, w, mismatch, finding.step)).collect();
            }
            report.exited_threads = ranges(run, &mismatch.exited);
            report.elsewhere_threads = ranges(run, &mismatch.elsewhere);
            report.exited = ranges_text(&report.exited_threads);
            report.elsewhere = ranges_text(&report.elsewhere_threads);
            report.skipped_threads = ranges(run, &mismatch.skipped);
            report.skipped = ranges_text(&report.skipped_threads);
            report.barrier = Some(BarrierReport {
                level: match mismatch.level {
                    BarrierLevel::Block => Level::Block,
                    BarrierLevel::Warp => Level::Warp,
                    BarrierLevel::Grid => Level::Grid,
                },
                number: mismatch.barrier,
                expected: mismatch.threads.map(|t| t.0),
                arrived: mismatch.threads.map(|t| t.1),
            });
            report.branch = mismatch.branch.as_ref().map(branch);
        }
        Subject::Fault(fault) => {
            report.block = Some(block(fault.block));
            report.thread = Some(thread(fault.thread));
            report.interval = Some(fault.interval);
            if let Some(cell) = &fault.cell {
                report.index = cell.index;
                report.path = Some(cell.path.clone());
                report.ty = cell.element.map(|e| e.name().to_owned());
                report.bytes = Some(fault.size);
            }
        }
        Subject::RedundantBarrier(barrier) => {
            report.alternatives =
                barrier.alternatives.iter().filter_map(|p| p.loc.clone()).collect();
        }
        Subject::Host(fault) => {
            report.operations = fault.operations.iter().map(operation).collect();
            report.bytes = match fault.kind {
                HostFaultKind::Unordered { bytes, .. } => u32::try_from(bytes).ok(),
                _ => None,
            };
            if let Some(memory) = &fault.memory {
                let place = |what: &str, place: &Option<Place>| {
                    place.as_ref().map(|p| MemoryPlace {
                        what: what.to_owned(),
                        loc: p.loc.clone(),
                        function: p.function.clone(),
                    })
                };
                report.memory.extend(place("allocated", &memory.place));
                report.memory.extend(place("freed", &memory.freed));
            }
        }
        Subject::Deadlock | Subject::Cost(_) => {}
    }
    report
}

fn operation(operation: &Operation) -> OperationReport {
    let (what, kernel) = match &operation.action {
        HostAction::Kernel(name) => ("kernel".to_owned(), Some(name.clone())),
        HostAction::Call(name) => ((*name).to_owned(), None),
        HostAction::Access => ("access".to_owned(), None),
    };
    OperationReport {
        what,
        kernel,
        write: operation.write,
        stream: match operation.stream {
            Agent::Host => None,
            Agent::Stream(number) => Some(number),
        },
        loc: operation.place.loc.clone(),
        function: operation.place.function.clone(),
        launch: operation.launch,
        text: words::host::operation(operation),
    }
}

/// Most bytes of a program's output that a report holds.
const MAX_OUTPUT: usize = 1 << 20;

/// The report on a program.
pub fn program(result: &ProgramResult) -> ProgramReport {
    let text =
        |bytes: &[u8]| String::from_utf8_lossy(&bytes[..bytes.len().min(MAX_OUTPUT)]).into_owned();
    let (ending, exit_code, loc) = match &result.ending {
        ProgramEnding::Exited { code } => ("exited", Some(*code), None),
        ProgramEnding::Aborted { loc, .. } => ("aborted", None, loc.clone()),
        ProgramEnding::Fault { loc, .. } => ("fault", None, loc.clone()),
        ProgramEnding::Limit { loc, .. } => ("limit", None, loc.clone()),
        ProgramEnding::Unsupported { loc, .. } => ("unsupported", None, loc.clone()),
    };
    ProgramReport {
        files: result.files.clone(),
        args: result.args.clone(),
        ending: ending.to_owned(),
        text: words::host::ending(&result.ending),
        loc,
        exit_code,
        stdout: text(&result.stdout),
        stderr: text(&result.stderr),
        host_steps: result.host_steps,
        launches_made: result.launches_made,
        launches: result.launches.iter().map(program_launch).collect(),
        findings: result.findings.iter().map(finding).collect(),
        notes: result.notes.iter().map(words::host::note).collect(),
    }
}

fn program_launch(launch: &LaunchSummary) -> ProgramLaunchReport {
    ProgramLaunchReport {
        number: launch.number,
        kernel: launch.kernel.clone(),
        loc: launch.loc.clone(),
        grid: launch.grid.into(),
        block: launch.block.into(),
        shared_bytes: launch.shared_bytes,
        stream: launch.stream,
        steps: launch.steps,
        findings: launch.findings,
        error: launch.error.map(str::to_owned),
        host: host_frames(&launch.host),
    }
}

fn branch(branch: &Branch) -> BranchReport {
    BranchReport {
        loc: branch.loc.clone(),
        cause: branch.cause.as_ref().map(words::cause),
        cause_loc: branch.cause.as_ref().and_then(|c| c.loc.clone()),
    }
}

fn access(run: &Launch, side: &AccessSide) -> AccessReport {
    // A type of another width cannot be what was read or written.
    let typed = side.cell.element.filter(|e| e.size() == u64::from(side.size));
    let element = typed.unwrap_or(match side.size {
        1 => ElementType::U8,
        2 => ElementType::U16,
        4 => ElementType::U32,
        _ => ElementType::U64,
    });
    let (action, scope) = match side.op {
        SideOp::Read => (Action::Read, None),
        SideOp::Write => (Action::Write, None),
        SideOp::Atomic(Scope::Block) => (Action::Atomic, Some(AtomicScope::Block)),
        SideOp::Atomic(Scope::Device) => (Action::Atomic, Some(AtomicScope::Device)),
        SideOp::Atomic(Scope::System) => (Action::Atomic, Some(AtomicScope::System)),
    };
    let Place { function, loc, inlined_at } = side.place.clone();
    AccessReport {
        op: side.op.name().to_owned(),
        loc,
        function,
        inlined_at,
        block: run.grid.coordinates(side.thread.block).into(),
        thread: run.block.coordinates(side.thread.thread.into()).into(),
        warp: side.thread.thread / run.warp_size.max(1),
        lane: side.thread.thread % run.warp_size.max(1),
        interval: side.interval,
        visit_order: Some(side.visit_order),
        bytes: Some(side.size),
        ty: Some(element.name().to_owned()),
        value: Some(Number::from_bits(element, side.after)),
        before: (side.op != SideOp::Read).then(|| Number::from_bits(element, side.before)),
        step: side.step,
        action,
        scope,
        iterations: side.iterations.clone(),
        line: side.place.loc.as_ref().map(|l| l.line),
    }
}

fn group(run: &Launch, waiting: &Waiting) -> GroupReport {
    let Place { function, loc, inlined_at } = waiting.place.clone();
    let thread_ranges = ranges(run, &waiting.threads);
    GroupReport {
        loc,
        function,
        inlined_at,
        trips: waiting.iterations.clone(),
        threads: ranges_text(&thread_ranges).unwrap_or_default(),
        count: waiting.threads.iter().map(|(_, mask)| mask.count_ones()).sum(),
        thread_ranges,
        block: run.grid.coordinates(waiting.block).into(),
    }
}

/// The first thread of a group, waiting.
fn arrival(
    run: &Launch,
    waiting: &Waiting,
    mismatch: &Mismatch,
    step: Option<u64>,
) -> AccessReport {
    let Place { function, loc, inlined_at } = waiting.place.clone();
    let warp_size = run.warp_size.max(1);
    let (warp, mask) = waiting.threads.first().copied().unwrap_or((0, 1));
    let lane = mask.trailing_zeros().min(warp_size - 1);
    let thread: Dim3 = run.block.coordinates(u64::from(warp * warp_size + lane));
    AccessReport {
        op: "barrier".to_owned(),
        loc,
        function,
        inlined_at,
        block: run.grid.coordinates(waiting.block).into(),
        thread: thread.into(),
        warp,
        lane,
        interval: mismatch.interval,
        visit_order: None,
        bytes: None,
        ty: None,
        value: None,
        before: None,
        step: step.unwrap_or(0),
        action: Action::Barrier,
        scope: None,
        iterations: vec![],
        line: waiting.place.loc.as_ref().map(|l| l.line),
    }
}

/// The threads of masks by warp, as inclusive ranges of linear numbers, ascending.
fn ranges(run: &Launch, sets: &LaneSets) -> Vec<[u32; 2]> {
    let mut linear: Vec<u32> = vec![];
    for &(warp, mask) in sets {
        let lanes = (0..64).filter(|lane| mask >> lane & 1 == 1);
        linear.extend(lanes.map(|lane| warp * run.warp_size.max(1) + lane));
    }
    linear.sort_unstable();
    linear.dedup();
    let mut ranges: Vec<[u32; 2]> = vec![];
    for thread in linear {
        match ranges.last_mut() {
            Some([_, last]) if *last + 1 == thread => *last = thread,
            _ => ranges.push([thread, thread]),
        }
    }
    ranges
}

/// `threads 0-31, 40`; nothing for none.
fn ranges_text(ranges: &[[u32; 2]]) -> Option<String> {
    let mut text = match ranges {
        [] => return None,
        [[first, last]] if first == last => "thread ",
        _ => "threads ",
    }
    .to_owned();
    for (i, [first, last]) in ranges.iter().enumerate() {
        let comma = if i > 0 { ", " } else { "" };
        // Two neighbours read better as two numbers.
        let _ = match last - first {
            0 => write!(text, "{comma}{first}"),
            1 => write!(text, "{comma}{first}, {last}"),
            _ => write!(text, "{comma}{first}-{last}"),
        };
    }
    Some(text)
}

#[cfg(test)]
mod tests;
