//! The report of a repair, and its sentences.

use crate::proof::ProofReport;
use crate::words::{counted, launches};
use base::diagnostic::Diagnostic;
use base::visible::visible;
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
    /// The change as edits of bytes, ascending in each file.
    pub edits: Vec<EditReport>,
    /// What was checked, for each kernel.
    pub kernels: Vec<KernelRepairReport>,
    /// Launches that were run, of all versions of the source that were tried.
    pub launches: u64,
    /// Versions of the source that were compiled.
    pub versions: usize,
    /// Why places could not be edited.
    pub refused: Vec<String>,
    /// Other changes that remove as much, the cheapest first; only if they were requested.
    #[serde(default)]
    pub alternatives: Vec<AlternativeReport>,
    /// The program's own `main` before and after, if the source has one that can be run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub main: Option<MainReport>,
}

/// Why a repair is not offered that the program's own `main` refutes.
pub const REFUTED: &str = "with the change that was found, the program's `main` fails, prints something else or shows more \
     findings, so it is not offered";

/// A run of the program's own `main` before and after a repair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MainReport {
    /// Findings in its launches and host code before; notes are not counted.
    pub findings_before: usize,
    /// The same after.
    pub findings_after: usize,
    /// Its exit code before.
    pub exit_before: Option<i32>,
    /// The same after.
    pub exit_after: Option<i32>,
    /// Whether it prints the same.
    pub same_output: bool,
}

impl MainReport {
    /// Whether the run says that the result is no repair: it has more findings, fails where it did not, or prints
    /// something else although nothing was wrong. `loosely`: sums may differ in their last digits.
    pub fn refutes(&self, loosely: bool) -> bool {
        let failed = |exit: Option<i32>| exit != Some(0);
        self.findings_after > self.findings_before
            || failed(self.exit_after) && !failed(self.exit_before)
            || self.findings_before == 0 && !self.same_output && !loosely
    }

    /// The two runs in a line.
    pub fn text(&self) -> String {
        let findings = |n: usize| match n {
            0 => "none".to_owned(),
            n => counted(n as u64, "finding", "findings"),
        };
        let exit = |code: Option<i32>| match code {
            Some(code) => code.to_string(),
            None => "none".to_owned(),
        };
        let ends = if self.exit_before == self.exit_after {
            exit(self.exit_after)
        } else {
            format!("{} before, {} after", exit(self.exit_before), exit(self.exit_after))
        };
        let prints = if self.same_output { "the same output" } else { "other output" };
        format!(
            "main: {} before, {} after; exit code {ends}; {prints}",
            findings(self.findings_before),
            findings(self.findings_after)
        )
    }
}

/// Another change that removes as much.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AlternativeReport {
    /// What is done.
    pub change: ChangeReport,
    /// The change as a unified diff.
    pub diff: String,
    /// The change as edits of the file's bytes, ascending.
    pub edits: Vec<EditReport>,
    /// Barriers that it adds to the source; negative if it deletes some.
    pub barriers: i64,
    /// Warp instructions of the launches without races before.
    pub steps_before: u64,
    /// Warp instructions of those after.
    pub steps_after: u64,
}

/// A repair of one kernel that removes findings, in a report of what was found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FixReport {
    /// File, as it was named.
    pub file: String,
    /// What it does and what was checked, in a sentence.
    pub text: String,
    /// What is done, in order.
    pub changes: Vec<ChangeReport>,
    /// The edits, ascending.
    pub edits: Vec<EditReport>,
    /// The same as a unified diff.
    pub diff: String,
    /// Fingerprints of the findings that are gone.
    pub fingerprints: Vec<String>,
    /// Findings of the kernel after it; notes are not counted.
    pub findings_after: usize,
    /// Launches of the search of the repaired source.
    pub launches: u64,
    /// Launches without races before that compute the same after.
    pub compared: usize,
    /// Warp instructions of those before.
    pub steps_before: u64,
    /// Warp instructions of those after.
    pub steps_after: u64,
    /// Outputs of a launch that showed a finding.
    pub values: Vec<ValueReport>,
}

impl FixReport {
    /// What to do, in a sentence.
    pub fn help(&self) -> String {
        let mut texts: Vec<&str> = vec![];
        for change in &self.changes {
            if !texts.contains(&change.text.as_str()) {
                texts.push(&change.text);
            }
        }
        let place = |e: &EditReport| {
            let lines = match (e.from[0], e.to[0].max(e.from[0])) {
                (first, _) if e.start == e.end => format!("before line {first}"),
                // The edit ends where its last line does.
                (first, last) if last <= first + 1 => format!("on line {first}"),
                (first, last) => format!("on lines {first} to {}", last - 1),
            };
            if e.file == self.file { lines } else { format!("{lines} of {}", e.file) }
        };
        let places: Vec<String> = self.edits.iter().map(place).collect();
        format!("{}, {}", texts.join(", "), places.join(" and "))
    }
}

/// A cell of an output before and after a repair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ValueReport {
    /// The cell: `out[0]`.
    pub cell: String,
    /// Its value before.
    pub before: String,
    /// Its value after.
    pub after: String,
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

/// Bytes `start..end` of a file become `text`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EditReport {
    /// The file: that of the report, or a header of it.
    #[serde(default)]
    pub file: String,
    /// First byte that goes.
    pub start: usize,
    /// The byte after the last that goes.
    pub end: usize,
    /// What comes in their place.
    pub text: String,
    /// The same bytes as lines and columns, both counted from 1: `[line, column]` of the first byte.
    #[serde(default)]
    pub from: [u32; 2],
    /// Of the byte after the last.
    #[serde(default)]
    pub to: [u32; 2],
}

/// What was checked of one kernel.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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
    /// What could be done about what is left, in one word each, as in `groups` of a report.
    #[serde(default)]
    pub advice: Vec<String>,
    /// The same in sentences.
    #[serde(default)]
    pub suggestions: Vec<String>,
    /// Outputs of a launch that showed a finding.
    #[serde(default)]
    pub values: Vec<ValueReport>,
    /// What is proved of the repaired kernel for every launch, if a proof was tried.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<ProofReport>,
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
        Change::AddedGridBarriers(n) => many(n, "a barrier of the grid"),
        Change::BarrierOutOfBranch => "move the barrier to where all threads pass".to_owned(),
        Change::GuardInsteadOfReturn => {
            "skip work instead of returning before a barrier".to_owned()
        }
        Change::EqualTrips => "let all threads make equally many iterations".to_owned(),
        Change::PartedSides => "part the two sides of a branch by a barrier".to_owned(),
        Change::AtomicUpdate => "make the update atomic".to_owned(),
        Change::AtomicWrite => "make the write atomic".to_owned(),
        Change::AtomicWriteOfAny => {
            "make the write atomic; which thread's value stays is not determined".to_owned()
        }
        Change::AtomicRead => "make the read atomic".to_owned(),
        Change::OneWriter => "let one thread execute the write".to_owned(),
        Change::SplitStatement => "read before a barrier and write after it".to_owned(),
        Change::AddedFences(n) => many(n, "__threadfence()"),
        Change::AwaitedCopy => "wait for the asynchronous copy".to_owned(),
        Change::WidenedScope => "use atomic operations of device scope".to_owned(),
        Change::ChangedMask => "name the lanes that take part".to_owned(),
        Change::Zeroed => "set the shared memory to zero first".to_owned(),
        Change::MatchedCount => "wait for as many threads as reach the barrier".to_owned(),
    }
}

/// What to do if barriers that returned threads miss are to be repaired although they are no fault here.
pub fn strictly(place: &str) -> String {
    format!(
        "threads that have returned miss the barrier at {place}, which this model allows: \
         `--exited strict` repairs that too"
    )
}

/// What a change costs in instructions.
fn cost(before: u64, after: u64) -> String {
    match i128::from(after) * 100 / i128::from(before.max(1)) - 100 {
        _ if before == 0 => "no launch to compare instructions".to_owned(),
        0 => "as many instructions".to_owned(),
        more if more > 0 => format!("{more} % more instructions"),
        fewer => format!("{} % fewer instructions", -fewer),
    }
}

/// What a fix does and what was checked, in a sentence.
pub fn fix_text(changes: &[ChangeReport], after: usize, tried: u64, compared: usize) -> String {
    let mut texts: Vec<&str> = vec![];
    for change in changes {
        if !texts.contains(&change.text.as_str()) {
            texts.push(&change.text);
        }
    }
    let left = counted(after as u64, "finding", "findings");
    let mut text = format!("{}: {left} in {}", texts.join(", "), launches(tried));
    if compared > 0 {
        let same = counted(compared as u64, "launch", "launches");
        text.push_str(&format!(", the same results in {same} without races before"));
    }
    text
}

/// What came of a repair of LLVM IR.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct IrRepairReport {
    /// File, as it was named.
    pub file: String,
    /// What was done, for each kernel.
    pub kernels: Vec<IrKernelReport>,
}

/// What came of it for one kernel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct IrKernelReport {
    /// The kernel.
    pub kernel: String,
    /// Findings before; notes are not counted.
    pub findings_before: usize,
    /// The same after.
    pub findings_after: usize,
    /// Barriers that were added.
    pub added: u32,
    /// Barriers that were deleted.
    pub deleted: u32,
    /// Labels of the control flow that were put into a row for that.
    pub flattened: usize,
    /// Launches without races before that compute the same after.
    pub compared: usize,
}

/// The report of a repair of LLVM IR as text.
pub fn ir_text(report: &IrRepairReport) -> String {
    let findings = |n: usize| counted(n as u64, "finding", "findings");
    let barriers = |n: u32| counted(u64::from(n), "barrier", "barriers");
    let mut out = String::new();
    for kernel in &report.kernels {
        out.push_str(&format!(
            "kernel `{}`: {} before, {} after; {} added, {} deleted, {} put into a row\n",
            kernel.kernel,
            findings(kernel.findings_before),
            findings(kernel.findings_after),
            barriers(kernel.added),
            barriers(kernel.deleted),
            counted(kernel.flattened as u64, "label", "labels"),
        ));
    }
    out
}

/// A fix as text, below the findings of its kernel.
pub fn shown_fix(fix: &FixReport) -> String {
    let mut text = format!("fix: {}\n", visible(&fix.text));
    for ValueReport { cell, before, after } in &fix.values {
        text.push_str(&format!("  {cell}: {before} before, {after} after\n"));
    }
    text.push_str(&format!("{}\n", visible_lines(&fix.diff)));
    text
}

/// A text of lines that nothing in acts on a terminal.
fn visible_lines(text: &str) -> String {
    text.lines().map(|l| visible(l) + "\n").collect()
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
        RepairOutcome::NotRepaired if before == 0 => {
            format!("{file}: not repaired, findings only in the launches of `main`\n")
        }
        RepairOutcome::NotRepaired => {
            format!("{file}: not repaired, {}\n", findings(before))
        }
    };
    let mut told: Vec<&str> = vec![];
    for change in changes {
        let text = change.text.as_str();
        if told.contains(&text) {
            continue;
        }
        told.push(text);
        match changes.iter().filter(|c| c.text == text).count() {
            1 => out.push_str(&format!("  {text}\n")),
            n => out.push_str(&format!("  {text}, in {n} places\n")),
        }
    }
    if !diff.is_empty() {
        out.push_str(&format!("\n{diff}\n"));
    }
    for kernel in kernels {
        if report.outcome == RepairOutcome::NothingToDo {
            for suggestion in &kernel.suggestions {
                out.push_str(&format!("  suggestion: {suggestion}\n"));
            }
            continue;
        }
        let name = &kernel.kernel;
        out.push_str(&format!(
            "kernel `{name}`: {} in {}",
            findings(kernel.findings_after),
            launches(kernel.launches)
        ));
        if kernel.compared > 0 && !diff.is_empty() {
            let cost = cost(kernel.steps_before, kernel.steps_after);
            let same = counted(kernel.compared as u64, "launch", "launches");
            out.push_str(&format!(
                "; {same} without races before give the same results, with {cost}"
            ));
        }
        if kernel.compared == 0 && !diff.is_empty() {
            out.push_str("; no launch was free of races before, so results could not be compared");
        }
        if let Some(proved) = kernel.proof.as_ref().and_then(|proof| proof.summary.as_ref()) {
            out.push_str(&format!("; {proved}"));
        }
        out.push('\n');
        for ValueReport { cell, before, after } in &kernel.values {
            out.push_str(&format!("  {cell}: {before} before, {after} after\n"));
        }
        for left in &kernel.left {
            out.push_str(&format!("  left: {left}\n"));
        }
        for suggestion in &kernel.suggestions {
            out.push_str(&format!("  suggestion: {suggestion}\n"));
        }
    }
    if let Some(main) = &report.main {
        out.push_str(&format!("{}\n", main.text()));
    }
    for other in &report.alternatives {
        let barriers = match other.barriers {
            0 => "no more barriers".to_owned(),
            n if n > 0 => counted(n as u64, "more barrier", "more barriers"),
            n => counted(n.unsigned_abs(), "barrier fewer", "barriers fewer"),
        };
        let cost = cost(other.steps_before, other.steps_after);
        let what = &other.change.text;
        out.push_str(&format!("\nor {what}, with {barriers} and {cost}\n{}", other.diff));
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
