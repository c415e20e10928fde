//! What a search showed of a kernel, in the light of the launches that the program's `main` makes of it.

use detect::advice::CauseGroup;
use detect::assemble::sort;
use detect::finding::{Finding, Reason, Severity};
use detect::result::{Ending, KernelResult};
use ir::{InstKind, Module, Operand, SymbolKind};

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

/// The result of a search with that of the program's own launches, which come first. If the program is
/// `closed`, so that no other launches than these are possible, what only others show is a note.
pub fn join(search: KernelResult, run: &KernelResult, closed: bool) -> KernelResult {
    let name = |f: &Finding| {
        let function = f.place.as_ref().map_or("", |p| p.function.as_str());
        format!("{} {function}", f.fingerprint())
    };
    let shown: Vec<String> = run.findings.iter().map(name).collect();
    // Each finding with the number of its group: those of the run, then those of the search.
    let mut all: Vec<(Finding, usize)> = vec![];
    let mut advice = vec![];
    for (result, own) in [(run, true), (&search, false)] {
        for (i, finding) in result.findings.iter().enumerate() {
            if !own && shown.contains(&name(finding)) {
                continue;
            }
            let group = result.groups.iter().find(|g| g.members.contains(&i));
            let given = group.and_then(|g| g.advice.clone());
            let known = advice.iter().position(|a| given.is_some() && *a == given);
            let number = known.unwrap_or_else(|| {
                advice.push(given);
                advice.len() - 1
            });
            let mut finding = finding.clone();
            if !own && closed && finding.severity > Severity::Note {
                finding.severity = Severity::Note;
                finding.reasons.push(Reason::NotInProgram);
            }
            all.push((finding, number));
        }
    }
    let order = |all: &[(Finding, usize)]| {
        let mut sorted: Vec<Finding> = all.iter().map(|f| f.0.clone()).collect();
        sort(&mut sorted);
        sorted
    };
    let findings = order(&all);
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
    let ending = match &run.ending {
        Ending::Finished => search.ending,
        other => other.clone(),
    };
    KernelResult {
        launches_tried: search.launches_tried + run.launches_tried,
        steps: search.steps + run.steps,
        findings,
        groups,
        notes,
        ending,
        ..search
    }
}
