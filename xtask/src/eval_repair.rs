//! How well sources are repaired, with nothing but the file given: every kernel of `tests/fail` whose fault is one of
//! synchronisation, and every kernel of `tests/pass` with each of its barriers deleted in turn. `docs/repair.md` keeps
//! the figures.

use crate::Outcome;
use crate::eval::{kernels, tool};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What to evaluate.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// Only kernels whose path contains this
    #[arg(long, value_name = "TEXT", default_value = "")]
    filter: String,
    /// Only each Nth case
    #[arg(long, value_name = "N", default_value_t = 1)]
    each: usize,
}

/// Folders of `tests/fail` with faults of synchronisation.
const FOLDERS: [&str; 5] =
    ["race", "barrier-divergence", "exited-threads", "redundant-barrier", "warp-mask"];

/// Outcomes and times of a kind of cases.
#[derive(Default)]
struct Sums {
    outcomes: BTreeMap<String, usize>,
    times: Vec<Duration>,
    others: Vec<String>,
}

/// Runs the evaluation.
pub fn run(options: &Options) -> Outcome {
    let tool = tool()?;
    let mut faults = Sums::default();
    let mut sources: Vec<PathBuf> = vec![];
    for folder in FOLDERS {
        sources.extend(kernels(&Path::new("tests/fail").join(folder), &options.filter)?);
    }
    for file in sources.iter().step_by(options.each.max(1)) {
        let file = file.with_extension("cu");
        if file.is_file() {
            faults.take(&tool, &file, &file.display().to_string(), None)?;
        }
    }
    faults.print("kernels of tests/fail");
    let scratch = std::env::temp_dir().join(format!("warpscope-mutants-{}", std::process::id()));
    fs::create_dir_all(&scratch).map_err(|e| format!("{}: {e}", scratch.display()))?;
    let mut mutants = Sums::default();
    let mut all = vec![];
    for file in kernels(Path::new("tests/pass"), &options.filter)? {
        let file = file.with_extension("cu");
        let Ok(text) = fs::read_to_string(&file) else { continue };
        let lines: Vec<&str> = text.lines().collect();
        for (i, line) in lines.iter().enumerate() {
            let follows = lines.get(i + 1).map_or("", |l| l.trim());
            if line.trim() == "__syncthreads();" && !follows.starts_with("else") {
                let rest: Vec<&str> = [&lines[..i], &lines[i + 1..]].concat();
                all.push((file.clone(), i + 1, rest.join("\n") + "\n"));
            }
        }
    }
    for (file, line, text) in all.iter().step_by(options.each.max(1)) {
        let copy = scratch.join(file.file_name().unwrap_or_default());
        fs::write(&copy, text).map_err(|e| format!("{}: {e}", copy.display()))?;
        mutants.take(&tool, &copy, &format!("{}:{line}", file.display()), Some(1))?;
    }
    fs::remove_dir_all(&scratch).ok();
    mutants.print("deleted barriers of tests/pass");
    Ok(())
}

impl Sums {
    /// Repairs `file`. A repair with more than `most` barriers counts apart.
    fn take(&mut self, tool: &Path, file: &Path, name: &str, most: Option<usize>) -> Outcome {
        let start = Instant::now();
        let output = Command::new(tool)
            .args(["repair", "--format", "json"])
            .arg(file)
            .args(flags(file))
            .stdin(Stdio::null())
            .output()
            .map_err(|e| format!("{}: {e}", tool.display()))?;
        self.times.push(start.elapsed());
        let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
        let report = &report[0];
        let mut outcome = report["outcome"].as_str().unwrap_or("failed").to_owned();
        let edits = report["edits"].as_array().cloned().unwrap_or_default();
        let added: usize = edits
            .iter()
            .filter_map(|e| e["text"].as_str())
            .map(|t| t.matches("__sync").count())
            .sum();
        if outcome == "repaired" && most.is_some_and(|most| added > most) {
            outcome = "repaired with more barriers".to_owned();
        }
        // What no edit of a kernel can mend: its author must decide on another array or launch.
        let left: Vec<&str> = report["kernels"]
            .as_array()
            .into_iter()
            .flatten()
            .flat_map(|k| k["advice"].as_array().into_iter().flatten())
            .filter_map(Value::as_str)
            .collect();
        let for_author = |a: &&str| matches!(*a, "other-array" | "separate-launches");
        if matches!(outcome.as_str(), "partly" | "not-repaired")
            && !left.is_empty()
            && left.iter().all(for_author)
        {
            outcome = "for its author to decide".to_owned();
        }
        if !matches!(outcome.as_str(), "repaired" | "nothing-to-do") {
            self.others.push(format!("{name}: {outcome}"));
        }
        *self.outcomes.entry(outcome).or_default() += 1;
        Ok(())
    }

    fn print(&mut self, what: &str) {
        self.times.sort_unstable();
        let half = self.times.get(self.times.len() / 2).copied().unwrap_or_default();
        let last = self.times.last().copied().unwrap_or_default();
        println!(
            "{} {what}: {:?}; median {:.2} s, longest {:.2} s",
            self.times.len(),
            self.outcomes,
            half.as_secs_f64(),
            last.as_secs_f64()
        );
        for other in &self.others {
            println!("  {other}");
        }
    }
}

/// The flags of the first `// run:` line that are no launch.
fn flags(file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).unwrap_or_default();
    let run = text.lines().find_map(|l| l.trim().strip_prefix("// run:")).unwrap_or("");
    let words: Vec<&str> = run.split_whitespace().collect();
    let mut flags = vec![];
    for (i, &word) in words.iter().enumerate() {
        if matches!(word, "--model" | "--exited" | "--warp-size") {
            flags.extend(words[i..].iter().take(2).map(|w| (*w).to_owned()));
        } else if word == "--redundant" {
            flags.push(word.to_owned());
        }
    }
    flags
}
