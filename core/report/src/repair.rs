//! The report of a repair, and its sentences.

use crate::words::{counted, launches};
use base::diagnostic::Diagnostic;
use detect::advice::Change;
use serde::{Deserialize, Serialize};

/// What came of a repair of one file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RepairReport {
    /// File, as it was named.
    pub file: String,
    /// `repaired`, `partly`, `not-repaired` or `nothing-to-do`.
    pub outcome: RepairOutcome,
    /// What was done, in order.
    pub changes: Vec<ChangeReport>,
    /// The change as a unified diff; empty if there is none.
    pub diff: String,
    /// The change as edits of the file's bytes, ascending.
    pub edits: Vec<EditReport>,
    /// What was checked, for each kernel.
    pub kernels: Vec<KernelRepairReport>,
    /// Launches that were run, of all versions of the source that were tried.
    pub launches: u64,
    /// Versions of the source that were compiled.
    pub versions: usize,
    /// Why places could not be edited.
    pub refused: Vec<String>,
}

/// How a repair ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RepairOutcome {
    /// There was no finding.
    NothingToDo,
    /// All findings are gone.
    Repaired,
    /// Some are.
    Partly,
    /// No edit that was tried helps.
    NotRepaired,
}

/// One change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChangeReport {
    /// In one word: `added-barriers`, `atomic-update`, …
    pub change: String,
    /// In a sentence.
    pub text: String,
}

/// Bytes `start..end` of the file become `text`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EditReport {
    /// First byte that goes.
    pub start: usize,
    /// The byte after the last that goes.
    pub end: usize,
    /// What comes in their place.
    pub text: String,
}

/// What was checked of one kernel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KernelRepairReport {
    /// Name of the kernel as the source has it.
    pub kernel: String,
    /// Findings before; notes are not counted.
    pub findings_before: usize,
    /// Findings after.
    pub findings_after: usize,
    /// What is left, in sentences.
    pub left: Vec<String>,
    /// Launches of the search of the repaired source.
    pub launches: u64,
    /// Launches without races before that compute the same after.
    pub compared: usize,
    /// Warp instructions of those before.
    pub steps_before: u64,
    /// Warp instructions of those after.
    pub steps_after: u64,
}

/// What a change does.
pub fn change(change: Change) -> String {
    let many = |n: u32, what: &str| match n {
        1 => format!("add {what}"),
        _ => format!("add {what} in {n} places"),
    };
    match change {
        Change::DeletedBarrier => "delete a barrier that nothing needs".to_owned(),
        Change::NarrowedBarrier => "let only the warp wait".to_owned(),
        Change::AddedBarriers(n) => many(n, "__syncthreads()"),
        Change::AddedWarpBarriers(n) => many(n, "__syncwarp()"),
        Change::BarrierOutOfBranch => "move the barrier to where all threads pass".to_owned(),
        Change::GuardInsteadOfReturn => {
            "skip work instead of returning before a barrier".to_owned()
        }
        Change::EqualTrips => "let all threads make equally many iterations".to_owned(),
        Change::PartedSides => "part the two sides of a branch by a barrier".to_owned(),
        Change::AtomicUpdate => "make the update atomic".to_owned(),
        Change::AtomicWrite => "make the write atomic".to_owned(),
        Change::OneWriter => "let one thread execute the write".to_owned(),
        Change::SplitStatement => "read before a barrier and write after it".to_owned(),
        Change::AddedFences(n) => many(n, "__threadfence()"),
        Change::AwaitedCopy => "wait for the asynchronous copy".to_owned(),
        Change::WidenedScope => "use atomic operations of device scope".to_owned(),
        Change::ChangedMask => "name the lanes that take part".to_owned(),
        Change::Zeroed => "set the shared memory to zero first".to_owned(),
    }
}

/// The report as text.
pub fn text(report: &RepairReport) -> String {
    let RepairReport { file, diff, changes, kernels, .. } = report;
    let before: usize = kernels.iter().map(|k| k.findings_before).sum();
    let after: usize = kernels.iter().map(|k| k.findings_after).sum();
    let findings = |n: usize| counted(n as u64, "finding", "findings");
    let mut out = match report.outcome {
        RepairOutcome::NothingToDo => format!("{file}: no findings, nothing to repair\n"),
        RepairOutcome::Repaired => {
            format!("{file}: repaired, {} before, none after\n", findings(before))
        }
        RepairOutcome::Partly => {
            format!("{file}: {} before, {} after\n", findings(before), findings(after))
        }
        RepairOutcome::NotRepaired => {
            format!("{file}: not repaired, {}\n", findings(before))
        }
    };
    for change in changes {
        out.push_str(&format!("  {}\n", change.text));
    }
    if !diff.is_empty() {
        out.push_str(&format!("\n{diff}\n"));
    }
    for kernel in kernels {
        if report.outcome == RepairOutcome::NothingToDo {
            continue;
        }
        let name = &kernel.kernel;
        out.push_str(&format!(
            "kernel `{name}`: {} in {}",
            findings(kernel.findings_after),
            launches(kernel.launches)
        ));
        if kernel.compared > 0 && !diff.is_empty() {
            let (a, b) = (kernel.steps_before.max(1), kernel.steps_after);
            let cost = b as i128 * 100 / i128::from(a) - 100;
            let cost = match cost {
                0 => "as many instructions".to_owned(),
                more if more > 0 => format!("{more} % more instructions"),
                fewer => format!("{} % fewer instructions", -fewer),
            };
            let same = counted(kernel.compared as u64, "launch", "launches");
            out.push_str(&format!(
                "; {same} without races before give the same results, with {cost}"
            ));
        }
        if kernel.compared == 0 && !diff.is_empty() {
            out.push_str("; no launch was free of races before, so results could not be compared");
        }
        out.push('\n');
        for left in &kernel.left {
            out.push_str(&format!("  left: {left}\n"));
        }
    }
    if report.outcome != RepairOutcome::NothingToDo && report.outcome != RepairOutcome::Repaired {
        for refused in &report.refused {
            out.push_str(&format!("  not edited: {refused}\n"));
        }
    }
    out
}

/// Why a file cannot be repaired.
pub fn not_source(file: &str) -> Box<Diagnostic> {
    Box::new(Diagnostic::bad_launch(format!("{file} is not CUDA source: only source is repaired")))
}
