//! How well launches are searched for: every kernel of `tests/fail` and `tests/pass` with nothing but the
//! file given, by both searches and several seeds. `docs/search.md` keeps the figures.
//!
//! Of a kernel's first `run:` line with an expectation only what is no launch is passed on: model,
//! rule for exited threads, warp size, what to look for. A kernel counts as found when one of the
//! findings that its header expects is reported; of a hang it is all the same whether it was proven
//! (deadlock) or ran out of steps. Where the twin of `tests/pass` is the same kernel, the fault lies in the
//! launch alone, so that neither silence nor a finding is wrong: these are counted apart.

use crate::{Outcome, command};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// What to evaluate.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// Seeds 0 to N-1
    #[arg(long, value_name = "N", default_value_t = 10)]
    seeds: u64,
    /// Only kernels whose path contains this
    #[arg(long, value_name = "TEXT", default_value = "")]
    filter: String,
    /// Only this search: default or simulee
    #[arg(long, value_name = "NAME")]
    search: Option<String>,
    /// Runs at a time, each with one job [default: as many as there are cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

/// A kernel to be run with every seed.
struct Job {
    file: PathBuf,
    flags: Vec<String>,
    /// What counts as found, if the kernel has a bug.
    expected: Option<BTreeSet<Finding>>,
}

/// What one run gave.
struct Ran {
    /// Rule and lines of each finding that is no note.
    findings: BTreeSet<Finding>,
    launches: Option<u64>,
    time: Duration,
}

type Finding = (String, BTreeSet<u32>);

/// Sums over kernels and seeds.
#[derive(Default)]
struct Sums {
    kernels: usize,
    runs: u64,
    found: u64,
    launches: Vec<u64>,
    slowest: (Duration, String),
    time: Duration,
    /// Kernels with the number of seeds that missed, or raised something.
    bad: BTreeMap<String, u64>,
}

/// Runs the evaluation.
pub fn run(options: &Options) -> Outcome {
    let tool = tool()?;
    for strategy in ["default", "simulee"] {
        if options.search.as_ref().is_some_and(|s| s != strategy) {
            continue;
        }
        let mut fail = Sums::default();
        let mut pass = Sums::default();
        let mut either = Sums::default();
        let mut same = BTreeSet::new();
        let mut jobs = vec![];
        for file in kernels(Path::new("tests/fail"), &options.filter)? {
            let (flags, expected) = wanted(&file)?;
            if expected.is_empty() {
                continue;
            }
            let twin = twin(&file);
            if is_same_kernel(&file, &twin) {
                same.insert(file.clone());
                same.insert(twin);
            }
            jobs.push(Job { file, flags, expected: Some(expected) });
        }
        for file in kernels(Path::new("tests/pass"), &options.filter)? {
            if !same.contains(&file) {
                let (flags, _) = wanted(&file)?;
                jobs.push(Job { file, flags, expected: None });
            }
        }
        let ran = run_all(&tool, strategy, &jobs, options)?;
        for (job, runs) in jobs.iter().zip(&ran) {
            let sums = match &job.expected {
                None => &mut pass,
                Some(_) if same.contains(&job.file) => &mut either,
                Some(_) => &mut fail,
            };
            sums.kernels += 1;
            for ran in runs {
                match &job.expected {
                    None => {
                        let raised = !ran.findings.is_empty();
                        sums.take(&job.file, ran, raised, raised);
                    }
                    Some(expected) => {
                        let found = expected.iter().any(|e| ran.findings.contains(e));
                        sums.take(&job.file, ran, found, !found);
                    }
                }
            }
        }
        fail.print(strategy, "kernels with a bug", "found", "missed");
        either.print(strategy, "kernels whose launch alone is at fault", "found", "not found");
        pass.print(strategy, "kernels without", "with a false alarm", "false alarm");
    }
    Ok(())
}

/// A job's number, and what its runs came to, one for each seed.
type Numbered = (usize, Vec<Ran>);

/// Runs every job with every seed, several at a time; the results are in the order of the jobs.
fn run_all(
    tool: &Path,
    strategy: &str,
    jobs: &[Job],
    options: &Options,
) -> Result<Vec<Vec<Ran>>, String> {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let threads = options.threads.unwrap_or(cores).max(1);
    let next = AtomicUsize::new(0);
    let work = || -> Result<Vec<Numbered>, String> {
        let mut done = vec![];
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(job) = jobs.get(number) else { return Ok(done) };
            if number.is_multiple_of(100) {
                eprintln!("{strategy}: kernel {number} of {}", jobs.len());
            }
            let runs: Result<Vec<Ran>, String> = (0..options.seeds)
                .map(|seed| check(tool, &job.file, strategy, seed, &job.flags))
                .collect();
            done.push((number, runs?));
        }
    };
    let parts: Vec<Result<Vec<Numbered>, String>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let end = |w: std::thread::ScopedJoinHandle<'_, _>| {
            w.join().unwrap_or_else(|_| Err("a thread panicked".to_owned()))
        };
        workers.into_iter().map(end).collect()
    });
    let mut all: Vec<Numbered> = vec![];
    for part in parts {
        all.extend(part?);
    }
    all.sort_by_key(|(number, _)| *number);
    Ok(all.into_iter().map(|(_, runs)| runs).collect())
}

impl Sums {
    fn take(&mut self, file: &Path, ran: &Ran, counts: bool, bad: bool) {
        self.runs += 1;
        self.found += u64::from(counts);
        self.time += ran.time;
        if ran.time > self.slowest.0 {
            self.slowest = (ran.time, file.display().to_string());
        }
        if counts {
            self.launches.extend(ran.launches);
        }
        if bad {
            *self.bad.entry(file.display().to_string()).or_insert(0) += 1;
        }
    }
    fn print(&mut self, strategy: &str, what: &str, found: &str, bad: &str) {
        let Self { kernels, runs, found: n, .. } = *self;
        println!("{strategy}: {kernels} {what}, {runs} runs, {n} {found}");
        self.launches.sort_unstable();
        if let (Some(half), Some(last)) =
            (self.launches.get(self.launches.len() / 2), self.launches.last())
        {
            println!("  launches to the first finding: median {half}, most {last}");
        }
        let mean = self.time.as_secs_f64() * 1000.0 / runs.max(1) as f64;
        let (slowest, of) = (self.slowest.0.as_secs_f64(), &self.slowest.1);
        println!("  time of a run: mean {mean:.1} ms, longest {slowest:.2} s ({of})");
        for (file, seeds) in &self.bad {
            println!("  {bad}: {file} ({seeds} seeds)");
        }
    }
}

/// The tool: that of `WARPSCOPE_BIN`, or a release build.
pub fn tool() -> Result<PathBuf, String> {
    if let Some(tool) = std::env::var_os("WARPSCOPE_BIN") {
        return Ok(tool.into());
    }
    command::cargo(&["build", "--release", "--quiet", "--package=warpscope"])?;
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    Ok(target.join("release").join(format!("warpscope{}", std::env::consts::EXE_SUFFIX)))
}

/// The `.ll` beside each `.cu` below `folder`.
pub fn kernels(folder: &Path, filter: &str) -> Result<Vec<PathBuf>, String> {
    let mut found = vec![];
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        let entries =
            std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        for path in entries.flatten().map(|e| e.path()) {
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|e| e == "cu") {
                let ir = path.with_extension("ll");
                if ir.is_file() && ir.display().to_string().contains(filter) {
                    found.push(ir);
                }
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The correct twin of a kernel of `tests/fail`, which lies in the folder of the same name in `tests/pass`.
fn twin(file: &Path) -> PathBuf {
    let folder = file.parent().and_then(Path::file_name).unwrap_or_default();
    Path::new("tests/pass").join(folder).join(file.file_name().unwrap_or_default())
}

/// Whether the sources beside two `.ll` differ in comments only, contracts aside.
fn is_same_kernel(a: &Path, b: &Path) -> bool {
    let code = |path: &Path| -> Option<String> {
        let text = std::fs::read_to_string(path.with_extension("cu")).ok()?;
        // A contract says what launches are meant, so it is part of the code.
        let bare = |l: &str| !l.contains("warpscope:");
        let lines = text
            .lines()
            .map(|l| if bare(l) { l.split("//").next().unwrap_or("").trim() } else { l.trim() });
        Some(lines.filter(|l| !l.is_empty()).collect::<Vec<_>>().join("\n"))
    };
    code(a).is_some_and(|a| Some(a) == code(b))
}

/// Flags that are no launch, and findings, of the first run in which something is found; of a correct kernel, of the
/// first run.
fn wanted(ir: &Path) -> Result<(Vec<String>, BTreeSet<Finding>), String> {
    let source = ir.with_extension("cu");
    let text =
        std::fs::read_to_string(&source).map_err(|e| format!("{}: {e}", source.display()))?;
    let mut flags: Vec<String> = vec![];
    let mut expected = BTreeSet::new();
    let is_right = ir.starts_with("tests/pass");
    let mut judged = false;
    for line in text.lines() {
        let comment = line.trim_start().trim_start_matches(['/', ';']).trim_start();
        if let Some(run) = comment.strip_prefix("run:") {
            if judged {
                break;
            }
            let words: Vec<&str> = run.split_whitespace().collect();
            flags.clear();
            for (i, word) in words.iter().enumerate() {
                match *word {
                    "--redundant" => flags.push((*word).to_owned()),
                    "--model" | "--exited" | "--warp-size" | "--kernel" => {
                        flags.extend(words[i..].iter().take(2).map(|w| (*w).to_owned()));
                    }
                    _ => {}
                }
            }
        } else if let Some(finding) = comment.strip_prefix("expect:") {
            let words: Vec<&str> = finding.split_whitespace().collect();
            judged |= words != ["none"] || is_right;
            if let [rule, _, lines @ ..] = &words[..] {
                let lines = lines.iter().filter_map(|l| l.parse().ok()).collect();
                expected.insert(((*rule).to_owned(), lines));
            }
        }
    }
    Ok((flags, expected))
}

fn check(
    tool: &Path,
    file: &Path,
    strategy: &str,
    seed: u64,
    flags: &[String],
) -> Result<Ran, String> {
    let start = Instant::now();
    let output = Command::new(tool)
        .arg("check")
        .arg(file)
        .args([
            "--format",
            "json",
            "--jobs",
            "1",
            "--search",
            strategy,
            "--seed",
            &seed.to_string(),
        ])
        .args(flags)
        .stdin(Stdio::null())
        .output()
        .map_err(|e| format!("{} cannot be started: {e}", tool.display()))?;
    let time = start.elapsed();
    let report: serde_json::Value = serde_json::from_slice(&output.stdout)
        .map_err(|e| format!("{}: no report: {e}", file.display()))?;
    let line = |at: &serde_json::Value| at["line"].as_u64().and_then(|l| u32::try_from(l).ok());
    let list = |value: &serde_json::Value| value.as_array().cloned().unwrap_or_default();
    let mut findings = BTreeSet::new();
    let mut launches = None;
    for kernel in list(&report["kernels"]) {
        launches = launches.or(kernel["search"]["first_found"].as_u64());
        for finding in list(&kernel["findings"]) {
            if finding["severity"] == "note" {
                continue;
            }
            let accesses = list(&finding["accesses"]);
            let mut lines: BTreeSet<u32> = accesses.iter().take(2).filter_map(line).collect();
            if lines.is_empty() {
                lines.extend(line(&finding));
            }
            findings.insert((finding["rule"].as_str().unwrap_or("").to_owned(), lines));
        }
    }
    Ok(Ran { findings, launches, time })
}
