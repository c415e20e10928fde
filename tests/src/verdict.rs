//! What the tool found, read from its JSON, and how it differs from what was expected.

use crate::header::{Pattern, Run};
use crate::tool::Output;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use warpscope_core::detect::symbols::Loc;

/// A finding, reduced to what file tests compare.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Found {
    pattern: Pattern,
    severity: String,
}

impl Pattern {
    /// Whether `found` is what this pattern asks for.
    fn matches(&self, found: &Pattern) -> bool {
        self.rule == found.rule
            && (self.kind == "*" || self.kind == found.kind)
            && self.lines == found.lines
    }
}

/// Compares an answer of the tool with the expectations of one `run:` line.
///
/// # Errors
/// The difference, ready to be read.
pub fn compare(run: &Run, output: &Output) -> Result<(), String> {
    let mut text = String::new();
    let found = match serde_json::from_str(&output.stdout) {
        Ok(report)
            if matches!(output.code, Some(0 | 1))
                || run.limit && output.code == Some(2) && is_cut(&report) =>
        {
            advice(run, &report, &mut text);
            findings(&report)?
        }
        Ok(_) => return Err(format!("{}{}", exit(output), output.stderr)),
        Err(e) => {
            return Err(format!(
                "{}standard output is not JSON: {e}\n{}{}",
                exit(output),
                output.stdout,
                output.stderr
            ));
        }
    };
    compare_findings(run, &found, &mut text);
    let reached = found.iter().any(|f| rank(&f.severity) >= rank(threshold(&run.flags)));
    let code = if run.limit && !reached { 2 } else { i32::from(reached) };
    if output.code != Some(code) {
        let _ = write!(text, "{}", exit(output));
        let _ = writeln!(text, "expected exit code {code}");
    }
    if text.is_empty() { Ok(()) } else { Err(text) }
}

/// How the findings of a report differ from the expectations of a run; empty if they do not.
///
/// # Errors
/// The report has no findings to compare.
pub fn differences(run: &Run, report: &Value) -> Result<String, String> {
    let mut text = String::new();
    compare_findings(run, &findings(report)?, &mut text);
    Ok(text)
}

fn compare_findings(run: &Run, found: &BTreeSet<Found>, text: &mut String) {
    let (notes, serious): (Vec<_>, Vec<_>) = found.iter().partition(|f| f.severity == "note");
    for wanted in &run.expect {
        if !serious.iter().any(|f| wanted.matches(&f.pattern)) {
            let _ = writeln!(text, "- {wanted}  (expected, not found)");
        }
    }
    for f in &serious {
        if !run.expect.iter().any(|wanted| wanted.matches(&f.pattern)) {
            let _ = writeln!(text, "+ {}  ({}, not expected)", f.pattern, f.severity);
        }
    }
    for wanted in &run.expect_notes {
        if !notes.iter().any(|f| wanted.matches(&f.pattern)) {
            let _ = writeln!(text, "- {wanted}  (expected note, not found)");
            for f in &notes {
                let _ = writeln!(text, "  {}  (a note that there was)", f.pattern);
            }
        }
    }
}

/// Whether a limit cut the run of every kernel.
fn is_cut(report: &Value) -> bool {
    let kernels = report["kernels"].as_array();
    kernels.is_some_and(|k| !k.is_empty() && k.iter().all(|k| k["outcome"]["kind"] == "limit"))
}

/// Compares what is said to do about the findings.
fn advice(run: &Run, report: &Value, text: &mut String) {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let groups: Vec<Value> =
        list(&report["kernels"]).iter().flat_map(|k| list(&k["groups"])).collect();
    let helps: Vec<String> = groups
        .iter()
        .flat_map(|g| list(&g["help"]))
        .filter_map(|h| h.as_str().map(str::to_owned))
        .collect();
    for wanted in &run.helps {
        if !helps.iter().any(|h| h.contains(wanted)) {
            let _ = writeln!(text, "- help: {wanted}  (expected, not found)");
            for h in &helps {
                let _ = writeln!(text, "  {h}  (help that there was)");
            }
        }
    }
    if run.causes.is_some_and(|n| n != groups.len()) {
        let _ = writeln!(text, "{} causes, not as expected", groups.len());
    }
}

fn exit(output: &Output) -> String {
    match output.code {
        Some(code) => format!("exit code {code}\n"),
        None => "ended by a signal\n".to_owned(),
    }
}

/// The severity from which on the tool exits with 1.
fn threshold(flags: &[String]) -> &str {
    let after = flags.iter().position(|f| f == "--fail-on").and_then(|i| flags.get(i + 1));
    let joined = flags.iter().find_map(|f| f.strip_prefix("--fail-on="));
    joined.or(after.map(String::as_str)).unwrap_or("warning")
}

fn rank(severity: &str) -> u8 {
    match severity {
        "note" => 0,
        "warning" => 1,
        _ => 2,
    }
}

/// All findings of all kernels. Those that differ only in what file tests do not compare, such as
/// columns, are one.
fn findings(report: &Value) -> Result<BTreeSet<Found>, String> {
    let kernels = report["kernels"].as_array().ok_or("the JSON has no kernels")?;
    let mut all = BTreeSet::new();
    // A program has findings of its own beside those of its kernels.
    let program = report["program"]["findings"].as_array();
    let lists = kernels.iter().map(|k| k["findings"].as_array().ok_or("a kernel has no findings"));
    for list in lists.chain(program.map(Ok)) {
        for finding in list? {
            let word = |key: &str| finding[key].as_str().unwrap_or("-").to_owned();
            let pattern = Pattern { rule: word("rule"), kind: word("kind"), lines: lines(finding) };
            all.insert(Found { pattern, severity: word("severity") });
        }
    }
    Ok(all)
}

/// Lines of the two accesses or operations if there are any, else of the finding's own place.
fn lines(finding: &Value) -> BTreeSet<u32> {
    let list = |key: &str| finding[key].as_array().filter(|list| !list.is_empty());
    let accesses = list("operations").or(list("accesses")).map_or(&[][..], Vec::as_slice);
    let of_accesses: BTreeSet<u32> = accesses.iter().take(2).filter_map(line).collect();
    if of_accesses.is_empty() { line(finding).into_iter().collect() } else { of_accesses }
}

/// The line of the place `loc`.
fn line(of: &Value) -> Option<u32> {
    let loc: Loc = serde_json::from_value(of["loc"].clone()).ok()?;
    Some(loc.line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::header;

    const REPORT: &str = r#"{"schema": 1, "kernels": [{"kernel": "k", "findings": [
        {"rule": "race", "severity": "error", "kind": "raw",
         "accesses": [{"loc": "a.cu:14:3"}, {"loc": "a.cu:12:9"}]},
        {"rule": "race", "severity": "error", "kind": "raw",
         "accesses": [{"loc": "a.cu:14:8"}, {"loc": "a.cu:12:9"}]},
        {"rule": "barrier-divergence", "severity": "error", "kind": null, "loc": "C:/a.cu:9"},
        {"rule": "exited-threads", "severity": "note", "loc": "a.cu:20:1"}]}]}"#;

    fn check(header: &str, stdout: &str, code: i32) -> Result<(), String> {
        let runs = header::parse(header).unwrap();
        let output = Output { code: Some(code), stdout: stdout.to_owned(), stderr: String::new() };
        compare(&runs[0], &output)
    }

    const ALL: &str = "// run:\n// expect: race raw 12 14\n// expect: barrier-divergence - 9\n";

    #[test]
    fn exactly_the_expected_findings_pass() {
        assert_eq!(check(ALL, REPORT, 1), Ok(()));
        assert_eq!(check(&format!("{ALL}// expect-note: exited-threads * 20"), REPORT, 1), Ok(()));
        let none = r#"{"kernels": [{"findings": []}]}"#;
        assert_eq!(check("// run:\n// expect: none", none, 0), Ok(()));
    }

    #[test]
    fn differences_are_told() {
        let told = check("// run:\n// expect: race waw 14\n// expect: race * 14 12", REPORT, 0);
        assert_eq!(
            told.unwrap_err(),
            "- race waw 14  (expected, not found)\n\
             + barrier-divergence - 9  (error, not expected)\n\
             exit code 0\nexpected exit code 1\n"
        );
        let told = check(&format!("{ALL}// expect-note: x - 1"), REPORT, 1).unwrap_err();
        assert!(told.contains("x - 1") && told.contains("exited-threads - 20"), "{told}");
    }

    #[test]
    fn exit_codes_follow_the_threshold() {
        let note = r#"{"kernels": [{"findings": [{"rule": "x", "severity": "note"}]}]}"#;
        assert_eq!(check("// run:\n// expect: none", note, 0), Ok(()));
        assert_eq!(check("// run: --fail-on note\n// expect: none", note, 1), Ok(()));
        assert!(check("// run: --fail-on=note\n// expect: none", note, 0).is_err());
    }

    #[test]
    fn failures_of_the_tool_are_told() {
        assert!(check(ALL, "", 2).unwrap_err().contains("exit code 2"));
        assert!(check(ALL, "{}", 0).unwrap_err().contains("no kernels"));
    }
}
