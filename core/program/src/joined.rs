//! What a search showed of a kernel, in the light of the launches that the program's `main` makes of it.

use detect::advice::CauseGroup;
use detect::assemble::sort;
use detect::finding::{Finding, Reason, Severity, Subject};
use detect::result::{Ending, KernelResult, SearchSummary};
use ir::{InstKind, Module, Operand, SymbolKind};
use launch::Launch;

/// Whether `main` of a module can behave otherwise with other arguments: whether it uses its parameters.
pub fn main_uses_arguments(modules: &[Module]) -> bool {
    modules.iter().any(|module| {
        let main = module.symbols.iter().find(|(_, s)| s.name == "main").map(|s| s.1.kind);
        let Some(SymbolKind::Function(main)) = main else { return false };
        let function = &module.functions[main];
        let params: Vec<_> = function.params.iter().map(|p| p.value).collect();
        function.insts.values().any(|inst| {
            let mut uses = false;
            // Debug information mentions parameters without using them.
            let debug = matches!(&inst.kind, InstKind::Call(call) if module
                .callee(call.callee)
                .is_some_and(|f| module.function_name(f).starts_with("llvm.dbg.")));
            inst.kind.for_each_operand(|o| {
                uses |= matches!(o, Operand::Value(v) if params.contains(&v));
            });
            uses && !debug
        })
    })
}

/// What `main` showed of a kernel.
#[derive(Clone, Debug)]
pub struct Own {
    /// The result of its launches.
    pub result: KernelResult,
    /// Different launches among them.
    pub launches: Vec<Launch>,
    /// Whether no other launches are possible: what only others show is a note.
    pub closed: bool,
    /// Arguments of the program that were guessed: errors of memory and traps are notes then.
    pub args: Vec<String>,
    /// Whether the program wanted input that it did not get; the same holds.
    pub wants_input: bool,
}

fn name(finding: &Finding) -> String {
    let function = finding.place.as_ref().map_or("", |p| p.function.as_str());
    format!("{} {function}", finding.fingerprint())
}

/// The findings of both, each with the result that it is from: `true` for the run.
fn united(search: &KernelResult, own: &Own) -> Vec<(Finding, bool, usize)> {
    let run = &own.result;
    let find = |list: &[Finding], f: &Finding| list.iter().position(|g| name(g) == name(f));
    let mut all = vec![];
    for (i, finding) in run.findings.iter().enumerate() {
        let Some(same) = find(&search.findings, finding) else {
            all.push((finding.clone(), true, i));
            continue;
        };
        // A small launch is the better example, if it is one that the program could make.
        let small = &search.findings[same];
        let block = small.witness.launch.block;
        let made_up = small.reasons.iter().any(|r| matches!(r, Reason::DependsOnContents { .. }));
        let possible = !made_up && own.launches.iter().any(|l| l.block == block);
        let (mut chosen, by_run, at) = if possible && small.severity >= finding.severity {
            (small.clone(), false, same)
        } else {
            (finding.clone(), true, i)
        };
        let launches = [finding.launches, small.launches].into_iter().flatten().sum();
        chosen.launches = Some(launches);
        all.push((chosen, by_run, at));
    }
    for (finding, by_run, _) in &mut all {
        let unsure = *by_run && matches!(finding.subject, Subject::Fault(_));
        if unsure && !own.args.is_empty() {
            finding.severity = Severity::Note;
            finding.reasons.push(Reason::ArgumentsGuessed);
        } else if unsure && own.wants_input {
            finding.severity = Severity::Note;
            finding.reasons.push(Reason::InputMissing);
        }
    }
    for (i, finding) in search.findings.iter().enumerate() {
        if find(&run.findings, finding).is_some() {
            continue;
        }
        let mut finding = finding.clone();
        if own.closed && finding.severity > Severity::Note {
            finding.severity = Severity::Note;
            finding.reasons.push(Reason::NotInProgram);
        }
        all.push((finding, false, i));
    }
    all
}

/// The result of a search of a kernel that the program did not come to launch for want of its input: what depends on
/// contents which the search made up is a note, since the input gives other ones.
pub fn without_input(mut result: KernelResult) -> KernelResult {
    let made_up =
        |f: &Finding| f.reasons.iter().any(|r| matches!(r, Reason::DependsOnContents { .. }));
    for finding in &mut result.findings {
        if finding.severity > Severity::Note && made_up(finding) {
            finding.severity = Severity::Note;
            finding.reasons.push(Reason::InputMissing);
        }
    }
    result
}

/// The result of a search with that of the program's own launches, which come first and are the plainest.
pub fn join(search: KernelResult, own: &Own) -> KernelResult {
    let run = &own.result;
    let mut advice = vec![];
    let mut all: Vec<(Finding, usize)> = vec![];
    for (finding, by_run, at) in united(&search, own) {
        let result = if by_run { run } else { &search };
        let group = result.groups.iter().find(|g| g.members.contains(&at));
        let given = group.and_then(|g| g.advice.clone());
        let known = advice.iter().position(|a| given.is_some() && *a == given);
        let number = known.unwrap_or_else(|| {
            advice.push(given);
            advice.len() - 1
        });
        all.push((finding, number));
    }
    let mut findings: Vec<Finding> = all.iter().map(|f| f.0.clone()).collect();
    sort(&mut findings);
    let mut members: Vec<Vec<usize>> = vec![vec![]; advice.len()];
    for (i, finding) in findings.iter().enumerate() {
        if let Some((_, group)) = all.iter().find(|(f, _)| name(f) == name(finding)) {
            members[*group].push(i);
        }
    }
    let mut groups: Vec<CauseGroup> = members
        .into_iter()
        .zip(advice)
        .filter(|(members, _)| !members.is_empty())
        .map(|(members, advice)| CauseGroup { advice, members })
        .collect();
    groups.sort_by_key(|g| g.members[0]);
    let mut notes = search.notes;
    notes.extend(run.notes.iter().filter(|n| !notes.contains(n)).cloned().collect::<Vec<_>>());
    // What a limit cut in the program's launches is said in a note; the search has ended.
    let ending = match &run.ending {
        Ending::Finished => search.ending,
        Ending::StepLimit { .. } | Ending::Cap { .. } if search.ending == Ending::Finished => {
            Ending::SomeFinished
        }
        other => other.clone(),
    };
    KernelResult {
        launches_tried: search.launches_tried + run.launches_tried,
        steps: search.steps + run.steps,
        search: search.search.map(|s| SearchSummary {
            by_main: run.launches_tried,
            main_args: own.args.clone(),
            ..s
        }),
        witness: run.witness.clone(),
        findings,
        groups,
        notes,
        ending,
        ..search
    }
}
