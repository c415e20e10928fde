//! A repair as a report.

use crate::own::MainRun;
use crate::proofs;
use base::sources::Sources;
use detect::advice::Change;
use detect::finding::{Finding, Rule, Severity};
use launch::LoadedModule;
use repair::oracle::counted;
use repair::{Edit, IrKernelRepair, IrRepair, Judged, KernelRepair, Repair};
use report::proof::ProofReport;
use report::repair::{
    AlternativeReport, ChangeReport, EditReport, FixReport, IrKernelReport, IrRepairReport,
    KernelRepairReport, MainReport, RepairOutcome, RepairReport, ValueReport, change, fix_text,
    strictly,
};
use report::words::message;
use search::plan::CheckRequest;

/// The report of a repair.
pub fn report(repair: &Repair) -> RepairReport {
    let before: usize = repair.kernels.iter().map(|k| k.findings()[0]).sum();
    let outcome = match (before, repair.is_changed(), repair.is_complete()) {
        (0, false, _) => RepairOutcome::NothingToDo,
        (_, true, true) => RepairOutcome::Repaired,
        (_, true, false) => RepairOutcome::Partly,
        (_, false, _) => RepairOutcome::NotRepaired,
    };
    RepairReport {
        file: repair.file.clone(),
        outcome,
        changes: changes(repair),
        diff: if repair.is_changed() { repair.diff() } else { String::new() },
        edits: all_edits(repair),
        kernels: repair.kernels.iter().map(kernel).collect(),
        launches: repair.launches,
        versions: repair.versions,
        refused: repair.refused.iter().map(ToString::to_string).collect(),
        alternatives: repair
            .alternatives
            .iter()
            .map(|other| AlternativeReport {
                change: said(other.change),
                diff: repair.diff_to(&other.after),
                edits: edits(&repair.file, &repair.before, repair.edits_to(&other.after)),
                barriers: other.barriers,
                steps_before: other.steps[0],
                steps_after: other.steps[1],
            })
            .collect(),
        main: None,
    }
}

/// The report of a repair of LLVM IR.
pub fn ir_report(file: &str, repair: &IrRepair) -> IrRepairReport {
    let findings = |j: &Judged| counted(&j.result).count();
    let kernel = |k: &IrKernelRepair| IrKernelReport {
        kernel: k.after.result.display_name.clone(),
        findings_before: findings(&k.before),
        findings_after: findings(&k.after),
        added: k.added,
        deleted: k.deleted,
        flattened: k.flattened,
        compared: k.compared,
    };
    IrRepairReport { file: file.to_owned(), kernels: repair.kernels.iter().map(kernel).collect() }
}

/// The repair of one kernel as a fix of its findings; `None` if nothing is gone.
pub fn fix(repair: &Repair) -> Option<FixReport> {
    let kernel = repair.kernels.first().filter(|_| repair.is_changed())?;
    let fingerprints = kernel.gone();
    if fingerprints.is_empty() {
        return None;
    }
    let changes = changes(repair);
    let (findings_after, launches) = (kernel.findings()[1], kernel.after.result.launches_tried);
    Some(FixReport {
        file: repair.file.clone(),
        text: fix_text(&changes, findings_after, launches, kernel.compared),
        changes,
        edits: all_edits(repair),
        diff: repair.diff(),
        fingerprints,
        findings_after,
        launches,
        compared: kernel.compared,
        steps_before: kernel.steps[0],
        steps_after: kernel.steps[1],
        values: values(kernel),
    })
}

/// What the program's `main` shows of a repair: its runs `before` and `after`, of which the second has failed if it
/// cannot be followed. A repair that it refutes is taken back. `changed` is the device code of the repaired source.
pub fn judged_by_main(
    repair: &mut Repair,
    changed: &LoadedModule,
    before: &MainRun,
    after: Option<&MainRun>,
) -> Option<MainReport> {
    let compared = MainReport {
        findings_before: before.findings,
        findings_after: after.map_or(0, |a| a.findings),
        exit_before: before.exit,
        exit_after: after.and_then(|a| a.exit),
        same_output: after.is_some_and(|a| a.output == before.output),
    };
    if compared.refutes(changed.module().adds_floats()) {
        repair.withdraw();
        return None;
    }
    Some(compared)
}

/// Warp instructions beside which a proof of the repaired source takes no time: a repair makes several searches.
const STEPS: u64 = 1_000_000;

/// What is proved of a kernel of the repaired source for every launch.
pub fn proof(
    request: &CheckRequest,
    loaded: &LoadedModule,
    kernel: &str,
    sources: &dyn Sources,
) -> Option<ProofReport> {
    let kernel = loaded.kernel(kernel).ok()?;
    let alone = loaded.kernels().len() == 1;
    let effort = proofs::Effort::Beside { steps: STEPS };
    Some(proofs::prove(request, loaded, &kernel, alone, sources, effort).ok()??.0)
}

fn said(of: Change) -> ChangeReport {
    ChangeReport { change: of.name().to_owned(), text: change(of) }
}

fn changes(repair: &Repair) -> Vec<ChangeReport> {
    repair.changes.iter().map(|&c| said(c)).collect()
}

/// The edits of the source and of its headers.
fn all_edits(repair: &Repair) -> Vec<EditReport> {
    let mut all = edits(&repair.file, &repair.before, repair.edits_to(&repair.after));
    for header in &repair.headers {
        all.extend(edits(&header.file, &header.before, header.edits()));
    }
    all
}

fn edits(file: &str, text: &str, edits: Vec<Edit>) -> Vec<EditReport> {
    let place = |byte: usize| {
        let before = &text[..byte];
        let line = before.matches('\n').count() as u32 + 1;
        let start = before.rfind('\n').map_or(0, |n| n + 1);
        [line, (byte - start) as u32 + 1]
    };
    let all = edits.into_iter();
    all.map(|e| EditReport {
        file: file.to_owned(),
        from: place(e.start),
        to: place(e.end),
        start: e.start,
        end: e.end,
        text: e.text,
    })
    .collect()
}

fn values(kernel: &KernelRepair) -> Vec<ValueReport> {
    let all = kernel.values.iter();
    all.map(|v| ValueReport {
        cell: format!("{}[{}]", v.object, v.index),
        before: v.before.to_string(),
        after: v.after.to_string(),
    })
    .collect()
}

fn kernel(kernel: &KernelRepair) -> KernelRepairReport {
    let [findings_before, findings_after] = kernel.findings();
    let left = |finding: &Finding| match finding.loc() {
        Some(loc) => format!("{loc}: {}", message(finding)),
        None => message(finding),
    };
    let (mut advice, mut suggestions): (Vec<String>, Vec<String>) = (vec![], vec![]);
    if findings_after > 0 {
        for cause in crate::job::report(&kernel.after.result, None).groups {
            if let Some(one) = cause.advice
                && !advice.contains(&one)
            {
                advice.push(one);
            }
            for help in cause.help {
                if !suggestions.contains(&help) {
                    suggestions.push(help);
                }
            }
        }
    }
    let exited = |f: &&Finding| f.rule == Rule::ExitedThreads && f.severity == Severity::Note;
    let skipped = kernel.after.result.findings.iter().find(exited).and_then(Finding::loc);
    suggestions
        .extend(skipped.filter(|_| findings_before == 0).map(|loc| strictly(&loc.to_string())));
    KernelRepairReport {
        kernel: kernel.after.result.display_name.clone(),
        findings_before,
        findings_after,
        left: counted(&kernel.after.result).map(left).collect(),
        launches: kernel.after.result.launches_tried,
        compared: kernel.compared,
        steps_before: kernel.steps[0],
        steps_after: kernel.steps[1],
        advice,
        suggestions,
        values: values(kernel),
        proof: None,
    }
}
