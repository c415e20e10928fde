//! The comments of a kernel that say how to run it and what must be found.
//!
//! ```text
//! // run: --grid 4 --block 64 --arg 'a=i32[256]:iota' --model its
//! // expect: race raw 12 14
//! // expect-note: exited-threads - 12
//! // expect-help: add __syncthreads() between lines 8 and 9
//! // expect-causes: 1
//! // run: --block 32
//! // expect: none
//! ```

use std::collections::BTreeSet;
use std::fmt;

/// One `run:` line and the expectations under it.
#[derive(Debug, PartialEq, Eq)]
pub struct Run {
    /// Line of the `run:`, counted from 1.
    pub line: usize,
    /// Flags for `warpscope check`.
    pub flags: Vec<String>,
    /// Exactly the errors and warnings there must be.
    pub expect: BTreeSet<Pattern>,
    /// Notes that must be among those given.
    pub expect_notes: BTreeSet<Pattern>,
    /// Whether a limit must cut the run.
    pub limit: bool,
    /// Texts that must occur in the help of a finding.
    pub helps: Vec<String>,
    /// How many causes the findings must have.
    pub causes: Option<usize>,
}

/// A finding as expected: rule, kind and source lines.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pattern {
    /// Rule, such as `race`.
    pub rule: String,
    /// Kind; `-` is a finding without one, `*` is any.
    pub kind: String,
    /// Lines of the accesses or of the place, in no order; two accesses on one line are one entry.
    pub lines: BTreeSet<u32>,
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.rule, self.kind)?;
        self.lines.iter().try_for_each(|line| write!(f, " {line}"))
    }
}

/// Reads all `run:` lines of a source; comments begin with `//` (CUDA) or `;` (LLVM IR).
///
/// # Errors
/// Names the line that cannot be read, or says that there is no `run:` or nothing expected of one.
pub fn parse(source: &str) -> Result<Vec<Run>, String> {
    let mut runs: Vec<Run> = vec![];
    let mut said: Vec<bool> = vec![];
    for (line, text) in (1..).zip(source.lines()) {
        let text = text.trim_start();
        let Some(comment) = text.strip_prefix("//").or_else(|| text.strip_prefix(';')) else {
            continue;
        };
        let Some((key, value)) = comment.trim_start().split_once(':') else { continue };
        let fault = |e: String| format!("line {line}: {e}");
        match key {
            "run" => {
                let flags = words(value).map_err(fault)?;
                let (expect, expect_notes) = (BTreeSet::new(), BTreeSet::new());
                let (helps, causes, limit) = (vec![], None, false);
                runs.push(Run { line, flags, expect, expect_notes, limit, helps, causes });
                said.push(false);
            }
            "expect-help" | "expect-causes" => {
                let Some(run) = runs.last_mut() else {
                    return Err(fault("an expectation before the first run:".to_owned()));
                };
                if key == "expect-help" {
                    run.helps.push(value.trim().to_owned());
                } else {
                    let number = value.trim().parse();
                    run.causes = Some(number.map_err(|_| fault("not a number".to_owned()))?);
                }
            }
            "expect" | "expect-note" => {
                let (Some(run), Some(said)) = (runs.last_mut(), said.last_mut()) else {
                    return Err(fault("an expectation before the first run:".to_owned()));
                };
                let nothing = value.trim() == "none";
                if key == "expect" && *said && (nothing || run.expect.is_empty()) {
                    return Err(fault("none beside other expectations".to_owned()));
                }
                if key == "expect" {
                    *said = true;
                }
                if key == "expect" && value.trim() == "limit" {
                    run.limit = true;
                } else if !nothing {
                    let pattern = parse_pattern(value).map_err(fault)?;
                    if key == "expect" { &mut run.expect } else { &mut run.expect_notes }
                        .insert(pattern);
                }
            }
            _ => {}
        }
    }
    if runs.is_empty() {
        return Err("no run: line".to_owned());
    }
    match said.iter().position(|s| !s) {
        Some(i) => Err(format!("line {}: no expect: follows this run:", runs[i].line)),
        None => Ok(runs),
    }
}

fn parse_pattern(text: &str) -> Result<Pattern, String> {
    let mut words = text.split_whitespace();
    let (Some(rule), Some(kind)) = (words.next(), words.next()) else {
        return Err("expected: RULE KIND|-|* LINE [LINE]".to_owned());
    };
    let lines = words
        .map(|w| w.parse().map_err(|_| format!("{w} is not a line number")))
        .collect::<Result<_, _>>()?;
    Ok(Pattern { rule: rule.to_owned(), kind: kind.to_owned(), lines })
}

/// Splits at spaces as a shell does, with single and double quotes and no escapes.
/// Splits text into words; single quotes keep spaces.
///
/// # Errors
/// A quote that is not closed.
pub fn words(text: &str) -> Result<Vec<String>, String> {
    let mut words = vec![];
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in text.chars() {
        match quote {
            Some(q) if c == q => quote = None,
            Some(_) => word.get_or_insert_default().push(c),
            None if c == '\'' || c == '"' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(c),
        }
    }
    if let Some(q) = quote {
        return Err(format!("a {q} is not closed"));
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pattern(rule: &str, kind: &str, lines: &[u32]) -> Pattern {
        let lines = lines.iter().copied().collect();
        Pattern { rule: rule.to_owned(), kind: kind.to_owned(), lines }
    }

    #[test]
    fn runs_and_expectations_are_read() {
        let runs = parse(
            "// A comment: with a colon.\n\
             // run: --block 64 --arg 'a=i32[8]: 1 2' --arg n=\"\"\n\
             // expect: race raw 14 12\n\
             // expect: barrier-divergence * 9\n\
             // run:\n\
             // expect: none\n\
             // expect-note: exited-threads - 12\n\
             __global__ void k() {}\n",
        )
        .unwrap();
        assert_eq!(runs.len(), 2);
        assert_eq!(runs[0].line, 2);
        assert_eq!(runs[0].flags, ["--block", "64", "--arg", "a=i32[8]: 1 2", "--arg", "n="]);
        let expected =
            [pattern("barrier-divergence", "*", &[9]), pattern("race", "raw", &[12, 14])];
        assert_eq!(runs[0].expect, BTreeSet::from(expected));
        assert_eq!(runs[1].flags, [""; 0]);
        assert_eq!(runs[1].expect, BTreeSet::new());
        assert_eq!(runs[1].expect_notes, BTreeSet::from([pattern("exited-threads", "-", &[12])]));
    }

    #[test]
    fn comments_of_ir_are_read() {
        let runs = parse("; run: --block 2\n; expect: none\n").unwrap();
        assert_eq!(runs[0].flags, ["--block", "2"]);
    }

    #[test]
    fn faults_are_told() {
        for (text, fault) in [
            ("void k();", "no run: line"),
            ("// expect: none", "line 1: an expectation before the first run:"),
            ("// run: --block 4", "line 1: no expect: follows this run:"),
            ("// run: 'x", "line 1: a ' is not closed"),
            ("// run:\n// expect: race", "line 2: expected: RULE KIND|-|* LINE [LINE]"),
            ("// run:\n// expect: race raw x", "line 2: x is not a line number"),
            (
                "// run:\n// expect: race raw 3\n// expect: none",
                "line 3: none beside other expectations",
            ),
            (
                "// run:\n// expect: none\n// expect: race raw 3",
                "line 3: none beside other expectations",
            ),
        ] {
            assert_eq!(parse(text), Err(fault.to_owned()));
        }
    }
}
