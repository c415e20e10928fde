//! A repair as a report.

use detect::finding::Finding;
use repair::oracle::counted;
use repair::{KernelRepair, Repair};
use report::repair::{
    ChangeReport, EditReport, KernelRepairReport, RepairOutcome, RepairReport, change,
};
use report::words::message;

/// The report of a repair.
pub fn report(repair: &Repair) -> RepairReport {
    let before: usize = repair.kernels.iter().map(|k| k.findings()[0]).sum();
    let outcome = match (before, repair.is_changed(), repair.is_complete()) {
        (0, false, _) => RepairOutcome::NothingToDo,
        (_, true, true) => RepairOutcome::Repaired,
        (_, true, false) => RepairOutcome::Partly,
        (_, false, _) => RepairOutcome::NotRepaired,
    };
    let changed = repair.is_changed();
    RepairReport {
        file: repair.file.clone(),
        outcome,
        changes: repair
            .changes
            .iter()
            .map(|&c| ChangeReport { change: c.name().to_owned(), text: change(c) })
            .collect(),
        diff: if changed { repair.diff() } else { String::new() },
        edits: repair
            .edits()
            .into_iter()
            .map(|e| EditReport { start: e.start, end: e.end, text: e.text })
            .collect(),
        kernels: repair.kernels.iter().map(kernel).collect(),
        launches: repair.launches,
        versions: repair.versions,
        refused: repair.refused.iter().map(ToString::to_string).collect(),
    }
}

fn kernel(kernel: &KernelRepair) -> KernelRepairReport {
    let [findings_before, findings_after] = kernel.findings();
    let left = |finding: &Finding| match finding.loc() {
        Some(loc) => format!("{loc}: {}", message(finding)),
        None => message(finding),
    };
    KernelRepairReport {
        kernel: kernel.after.result.display_name.clone(),
        findings_before,
        findings_after,
        left: counted(&kernel.after.result).map(left).collect(),
        launches: kernel.after.result.launches_tried,
        compared: kernel.compared,
        steps_before: kernel.steps[0],
        steps_after: kernel.steps[1],
    }
}
