//! How well sources are repaired, with nothing but the file given: every kernel of `tests/fail` whose fault is one of
//! synchronisation, every kernel of `tests/pass` with each of its barriers deleted in turn, and the sources of
//! `tests/repair`. `docs/repair.md` keeps the figures.

use crate::Outcome;
use crate::eval::{kernels, tool};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
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
    /// The first case, counted from 0
    #[arg(long, value_name = "N", default_value_t = 0)]
    first: usize,
    /// Only cases of this kind: fail, mutants or written
    #[arg(long, value_name = "KIND")]
    only: Option<String>,
    /// Cases at a time [default: as many as there are cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Seconds after which a case is ended and counts as failed
    #[arg(long, value_name = "N", default_value_t = 120)]
    most_seconds: u64,
    /// Also search each repaired source with other launches, 1,500 of them, and try to prove it
    #[arg(long)]
    recheck: bool,
}

/// Folders of `tests/fail` with faults of synchronisation.
const FOLDERS: [&str; 5] =
    ["race", "barrier-divergence", "exited-threads", "redundant-barrier", "warp-mask"];

/// A source to be repaired.
struct Case {
    /// What it is called in the list of those that are not repaired.
    name: String,
    /// The file whose flags count.
    file: PathBuf,
    /// The source, if it is not that of the file.
    text: Option<String>,
    /// How many barriers a repair may add.
    most: Option<i64>,
}

/// What came of a case.
struct Done {
    outcome: String,
    time: Duration,
    /// Processor time, which does not depend on what else the machine does; only if one case runs at a time.
    work: Option<Duration>,
    /// Findings of the longer search, and what the proof said.
    recheck: Option<(usize, String)>,
}

/// Runs the evaluation.
pub fn run(options: &Options) -> Outcome {
    let tool = tool()?;
    let scratch = std::env::temp_dir().join(format!("warpscope-repairs-{}", std::process::id()));
    let mut result = Ok(());
    for (kind, what, cases) in [
        ("fail", "kernels of tests/fail", faults(options)?),
        ("mutants", "deleted barriers of tests/pass", mutants(options)?),
        ("written", "sources of tests/repair", written(options)?),
    ] {
        if options.only.as_ref().is_some_and(|only| only != kind) {
            continue;
        }
        let cases: Vec<Case> =
            cases.into_iter().skip(options.first).step_by(options.each.max(1)).collect();
        match run_all(&tool, &scratch, &cases, options) {
            Ok(done) => print(what, &cases, &done),
            Err(said) => result = Err(said),
        }
    }
    fs::remove_dir_all(&scratch).ok();
    result
}

fn faults(options: &Options) -> Result<Vec<Case>, String> {
    let mut cases = vec![];
    for folder in FOLDERS {
        for file in kernels(&Path::new("tests/fail").join(folder), &options.filter)? {
            let file = file.with_extension("cu");
            if file.is_file() {
                let name = file.display().to_string();
                cases.push(Case { name, file, text: None, most: None });
            }
        }
    }
    Ok(cases)
}

fn mutants(options: &Options) -> Result<Vec<Case>, String> {
    let mut cases = vec![];
    for file in kernels(Path::new("tests/pass"), &options.filter)? {
        let file = file.with_extension("cu");
        let Ok(text) = fs::read_to_string(&file) else { continue };
        let lines: Vec<&str> = text.lines().collect();
        for (i, line) in lines.iter().enumerate() {
            let follows = lines.get(i + 1).map_or("", |l| l.trim());
            if line.trim() == "__syncthreads();" && !follows.starts_with("else") {
                let rest: Vec<&str> = [&lines[..i], &lines[i + 1..]].concat();
                let name = format!("{}:{}", file.display(), i + 1);
                let text = Some(rest.join("\n") + "\n");
                cases.push(Case { name, file: file.clone(), text, most: Some(1) });
            }
        }
    }
    Ok(cases)
}

fn written(options: &Options) -> Result<Vec<Case>, String> {
    let entries = fs::read_dir("tests/repair").map_err(|e| format!("tests/repair: {e}"))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == "cu"));
    files.sort();
    let case =
        |file: PathBuf| Case { name: file.display().to_string(), file, text: None, most: None };
    let all = files.into_iter().map(case);
    Ok(all.filter(|c| c.name.contains(&options.filter)).collect())
}

/// Repairs every case, several at a time; the results are in the order of the cases.
fn run_all(
    tool: &Path,
    scratch: &Path,
    cases: &[Case],
    options: &Options,
) -> Result<Vec<Done>, String> {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let threads = options.threads.unwrap_or(cores).max(1);
    let next = AtomicUsize::new(0);
    let work = || -> Result<Vec<(usize, Done)>, String> {
        let mut done = vec![];
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(case) = cases.get(number) else { return Ok(done) };
            if number.is_multiple_of(50) {
                eprintln!("case {number} of {}", cases.len());
            }
            let folder = scratch.join(number.to_string());
            fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
            done.push((number, case.run(tool, &folder, options)?));
            fs::remove_dir_all(&folder).ok();
        }
    };
    let parts: Vec<Result<Vec<(usize, Done)>, String>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let end = |w: std::thread::ScopedJoinHandle<'_, _>| {
            w.join().unwrap_or_else(|_| Err("a thread panicked".to_owned()))
        };
        workers.into_iter().map(end).collect()
    });
    let mut all = vec![];
    for part in parts {
        all.extend(part?);
    }
    all.sort_by_key(|(number, _)| *number);
    Ok(all.into_iter().map(|(_, done)| done).collect())
}

impl Case {
    /// Repairs a copy in `folder`. A repair with more barriers than allowed counts apart.
    fn run(&self, tool: &Path, folder: &Path, options: &Options) -> Result<Done, String> {
        let name = self.file.file_name().unwrap_or_default();
        let copy = folder.join(name);
        let text = match &self.text {
            Some(text) => text.clone(),
            None => fs::read_to_string(&self.file)
                .map_err(|e| format!("{}: {e}", self.file.display()))?,
        };
        fs::write(&copy, &text).map_err(|e| format!("{}: {e}", copy.display()))?;
        let header = self.file.with_extension("cuh");
        if header.is_file() {
            fs::copy(&header, copy.with_extension("cuh"))
                .map_err(|e| format!("{}: {e}", header.display()))?;
        }
        let flags = flags(&self.file);
        let most = Duration::from_secs(options.most_seconds);
        let (start, before) = (Instant::now(), of_children());
        let report = json(tool, folder, &["repair", "--apply"], name, &flags, most)?;
        let time = start.elapsed();
        let work = of_children().zip(before).map(|(now, before)| now.saturating_sub(before));
        let work = work.filter(|_| options.threads == Some(1));
        let report = &report[0];
        let mut outcome = report["outcome"].as_str().unwrap_or("failed").to_owned();
        let after = fs::read_to_string(&copy).unwrap_or_default();
        let barriers = |text: &str| text.matches("__sync").count() as i64;
        let added = barriers(&after) - barriers(&text);
        if outcome == "repaired" && self.most.is_some_and(|most| added > most) {
            outcome = "repaired with more barriers".to_owned();
        }
        // What no edit of a kernel can mend: its author must decide on another array, index or launch.
        let left: Vec<&str> = report["kernels"]
            .as_array()
            .into_iter()
            .flatten()
            .flat_map(|k| k["advice"].as_array().into_iter().flatten())
            .filter_map(Value::as_str)
            .collect();
        let for_author =
            |a: &&str| matches!(*a, "other-array" | "separate-launches" | "one-writer");
        if matches!(outcome.as_str(), "partly" | "not-repaired")
            && !left.is_empty()
            && left.iter().all(for_author)
        {
            outcome = "for its author to decide".to_owned();
        }
        let mut recheck = None;
        if options.recheck && outcome.starts_with("repaired") {
            let args = ["check", "--budget", "1500-launches", "--seed", "7", "--prove", "auto"];
            let checked = json(tool, folder, &args, name, &flags, most * 2)?;
            recheck = Some(judged(&checked));
        }
        Ok(Done { outcome, time, work, recheck })
    }
}

/// Processor time of all processes that this one started and waited for, where the system says so.
fn of_children() -> Option<Duration> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // Fields 16 and 17 of proc_pid_stat(5), in hundredths of a second; the name before them may contain spaces.
    let fields = stat.rsplit_once(')')?.1;
    let ticks: Vec<u64> =
        fields.split_whitespace().skip(13).take(2).filter_map(|f| f.parse().ok()).collect();
    Some(Duration::from_millis(10 * ticks.iter().sum::<u64>()))
}

/// How many findings that count a report of `check` has, and what was proved of races.
fn judged(report: &Value) -> (usize, String) {
    let (mut found, mut proof) = (0, String::new());
    for kernel in report["kernels"].as_array().into_iter().flatten() {
        let severe = |f: &&Value| matches!(f["severity"].as_str(), Some("error" | "warning"));
        found += kernel["findings"].as_array().into_iter().flatten().filter(severe).count();
        if let Some(said) = kernel["proof"]["races"]["verdict"].as_str() {
            said.clone_into(&mut proof);
        }
    }
    (found, proof)
}

/// Runs the tool in `folder` on the file `name` for a report in JSON; null if it takes longer than `most`.
fn json(
    tool: &Path,
    folder: &Path,
    args: &[&str],
    name: &std::ffi::OsStr,
    flags: &[String],
    most: Duration,
) -> Result<Value, String> {
    let said = |e: std::io::Error| format!("{}: {e}", tool.display());
    // A file, since a pipe that nobody reads would fill up.
    let out = folder.join("report.json");
    let tool = std::path::absolute(tool).map_err(said)?;
    let mut child = Command::new(&tool)
        .current_dir(folder)
        .args(args)
        .args(["--format", "json"])
        .arg(name)
        .args(flags)
        .stdin(Stdio::null())
        .stdout(fs::File::create(&out).map_err(said)?)
        .stderr(Stdio::null())
        .spawn()
        .map_err(said)?;
    let start = Instant::now();
    while child.try_wait().map_err(said)?.is_none() {
        if start.elapsed() > most {
            child.kill().map_err(said)?;
            child.wait().map_err(said)?;
            return Ok(Value::Null);
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    let text = fs::read_to_string(&out).unwrap_or_default();
    Ok(serde_json::from_str(&text).unwrap_or_default())
}

fn print(what: &str, cases: &[Case], done: &[Done]) {
    let mut outcomes: BTreeMap<&str, usize> = BTreeMap::new();
    let mut proofs: BTreeMap<&str, usize> = BTreeMap::new();
    let mut times: Vec<Duration> = done.iter().map(|d| d.time).collect();
    times.sort_unstable();
    for done in done {
        *outcomes.entry(&done.outcome).or_default() += 1;
        if let Some((_, proof)) = &done.recheck {
            *proofs.entry(proof).or_default() += 1;
        }
    }
    let half = times.get(times.len() / 2).copied().unwrap_or_default();
    let last = times.last().copied().unwrap_or_default();
    println!(
        "{} {what}: median {:.2} s, longest {:.2} s",
        done.len(),
        half.as_secs_f64(),
        last.as_secs_f64()
    );
    let mut work: Vec<Duration> = done.iter().filter_map(|d| d.work).collect();
    work.sort_unstable();
    if let Some(half) = work.get(work.len() / 2) {
        println!("  processor time: median {:.2} s", half.as_secs_f64());
    }
    for (outcome, number) in outcomes {
        println!("  {number:4} {outcome}");
    }
    for (proof, number) in proofs {
        println!(
            "  {number:4} of the repaired: {}",
            if proof.is_empty() { "no proof" } else { proof }
        );
    }
    for (case, done) in cases.iter().zip(done) {
        if !matches!(done.outcome.as_str(), "repaired" | "nothing-to-do") {
            println!("  {}: {}", case.name, done.outcome);
        }
        if let Some((found @ 1.., _)) = done.recheck {
            println!("  {}: repaired, but the longer search has {found} findings", case.name);
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
