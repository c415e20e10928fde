//! Proofs of `tests/prove`: a table of verdicts, times and clauses beside the published times, and a check of
//! the verdicts that the files name. `docs/proofs.md` keeps the table.

use crate::Outcome;
use crate::eval::tool;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// What to evaluate.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// Only files whose path contains this
    #[arg(long, value_name = "TEXT", default_value = "")]
    filter: String,
}

/// What the comments at the head of a file say.
#[derive(Default)]
struct Head {
    paper: String,
    published: String,
    /// `proved`, `proved if`, `race`, `unknown`, or `not` for all but `proved`.
    prove: String,
}

fn head(source: &str) -> Head {
    let mut head = Head::default();
    for line in source.lines().map_while(|l| l.strip_prefix("// ")) {
        if let Some(text) = line.strip_prefix("paper: ") {
            head.paper = text.to_owned();
        } else if let Some(text) = line.strip_prefix("published: ") {
            head.published = text.to_owned();
        } else if let Some(text) = line.strip_prefix("prove: ") {
            head.prove = text.to_owned();
        }
    }
    head
}

/// The verdict on one kernel, and the clauses that it needs.
fn verdict(kernel: &Value) -> (&'static str, Vec<String>) {
    let (mut worst, mut clauses) = (0, vec![]);
    for about in ["races", "divergence"] {
        let rank = match kernel[about]["verdict"].as_str() {
            Some("proved") => 0,
            Some("proved-if") => 1,
            Some("unknown") | None => 2,
            Some(_) => 3,
        };
        worst = worst.max(rank);
        let list = kernel[about]["clauses"].as_array();
        for clause in list.into_iter().flatten().filter_map(|c| c["text"].as_str()) {
            if !clauses.contains(&clause.to_owned()) {
                clauses.push(clause.to_owned());
            }
        }
    }
    (["proved", "proved if", "unknown", "race"][worst], clauses)
}

/// Runs the evaluation.
pub fn run(options: &Options) -> Outcome {
    let tool = tool()?;
    let folder = Path::new("tests/prove");
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == "cu"));
    files.retain(|f| f.to_string_lossy().contains(&options.filter));
    files.sort();
    let mut times: Vec<Duration> = vec![];
    let (mut proved, mut could, mut others, mut wrong) = (0, 0, vec![], vec![]);
    println!("| kernel | verdict | ms | published |\n| --- | --- | --- | --- |");
    for file in &files {
        let source = fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
        let head = head(&source);
        let prove = || {
            let mut command = Command::new(&tool);
            command.args(["prove", "--format", "json"]).arg(file);
            command.output().map_err(|e| format!("{}: {e}", tool.display()))
        };
        // The second run finds what the compiler made of the file in the cache.
        prove()?;
        let begin = Instant::now();
        let out = prove()?;
        let took = begin.elapsed();
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let report: Value =
            serde_json::from_slice(&out.stdout).map_err(|e| format!("{name}: {e}"))?;
        let (mut worst, mut clauses) = ("proved", vec![]);
        let rank =
            |v: &str| ["proved", "proved if", "unknown", "race"].iter().position(|x| *x == v);
        for kernel in report["kernels"].as_array().into_iter().flatten() {
            let (one, more) = verdict(kernel);
            if rank(one) > rank(worst) {
                worst = one;
            }
            clauses.extend(more);
        }
        let holds = worst.starts_with("proved");
        let right = head.prove.starts_with("proved");
        could += usize::from(right);
        proved += usize::from(right && holds);
        if worst == "proved" && !right {
            wrong.push(name.clone());
        } else if right && !holds {
            others.push(format!("{name}: {worst}"));
        }
        times.push(took);
        let verdict = if clauses.is_empty() {
            worst.to_owned()
        } else {
            format!("{worst} `{}`", clauses.join(" && "))
        };
        let shown = if head.paper.is_empty() { &name } else { &head.paper };
        println!("| {shown} | {verdict} | {} | {} |", took.as_millis(), head.published);
    }
    times.sort_unstable();
    let median = times.get(times.len() / 2).map_or(0, Duration::as_millis);
    let longest = times.last().map_or(0, Duration::as_millis);
    println!(
        "\n{proved} of {could} proved; without the compiler, median {median} ms, longest {longest} ms"
    );
    for other in &others {
        println!("  {other}");
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("wrongly proved: {}", wrong.join(", "))) }
}
