//! `cargo xtask eval-hunt`: how many launches it takes to find bugs that need particular launches, by the
//! guided hunt, by libFuzzer with the interpreter's own coverage, by chance, and by the searches of
//! `check`. `docs/hunting.md` keeps the figures.

use crate::{Outcome, eval, fuzz};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

/// What to evaluate.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// Seeds 1 to N
    #[arg(long, value_name = "N", default_value_t = 5)]
    seeds: u64,
    /// Longest run, seconds
    #[arg(long, value_name = "N", default_value_t = 20)]
    seconds: u64,
    /// Only kernels whose path contains this
    #[arg(long, value_name = "TEXT", default_value = "fail/race/needles/")]
    filter: String,
    /// Only this way
    #[arg(long, value_parser = WAYS)]
    way: Option<String>,
}

const WAYS: [&str; 5] = ["guided", "blind", "random", "default", "simulee"];

/// Launches and seconds to the finding, if it was found.
type Found = Option<(u64, f64)>;

/// Runs the evaluation.
///
/// # Errors
/// Something does not build or cannot be run.
pub fn run(options: &Options) -> Outcome {
    let wanted = |way: &str| options.way.as_deref().is_none_or(|w| w == way);
    let tool = eval::tool()?;
    let blind = if wanted("blind") { Some(fuzz::build("hunt")?) } else { None };
    println!("| kernel | {} |", WAYS.join(" | "));
    println!("| --- |{}", " --- |".repeat(WAYS.len()));
    let mut medians: BTreeMap<&str, Vec<Option<u64>>> = BTreeMap::new();
    for file in eval::kernels(Path::new("tests/fail"), &options.filter)? {
        let mut row = vec![];
        for way in WAYS {
            if !wanted(way) {
                row.push("-".to_owned());
                continue;
            }
            let mut found: Vec<Found> = vec![];
            for seed in 1..=options.seeds {
                found.push(match way {
                    "guided" | "random" => hunt(&tool, &file, way, seed, options.seconds)?,
                    "blind" => match &blind {
                        Some(program) => fuzz_blind(program, &file, seed, options.seconds)?,
                        None => None,
                    },
                    strategy => check(&tool, &file, strategy, seed, options.seconds)?,
                });
            }
            let (text, median) = told(found);
            medians.entry(way).or_default().push(median);
            row.push(text);
        }
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        println!("| `{name}` | {} |", row.join(" | "));
    }
    for (way, mut list) in medians {
        // What was not found took longer than anything.
        list.sort_by_key(|m| m.unwrap_or(u64::MAX));
        let all = list.len();
        let found = list.iter().flatten().count();
        let median = list.get(all / 2).copied().flatten();
        let median = median.map_or_else(|| "not found".to_owned(), |m| m.to_string());
        println!(
            "{way}: {found} of {all} kernels found in the median seed, median launches {median}"
        );
    }
    Ok(())
}

/// For the table: how many seeds found it, median launches and seconds; and the median, if most seeds did.
fn told(mut found: Vec<Found>) -> (String, Option<u64>) {
    let all = found.len();
    let hits = found.iter().flatten().count();
    if hits == 0 {
        return ("not found".to_owned(), None);
    }
    found.sort_by(|a, b| {
        let launches = |f: &Found| f.map_or(u64::MAX, |f| f.0);
        launches(a).cmp(&launches(b))
    });
    match found[all / 2] {
        Some((launches, seconds)) => {
            let seeds = if hits == all { String::new() } else { format!(" ({hits} of {all})") };
            (format!("{launches}, {seconds:.2} s{seeds}"), Some(launches))
        }
        None => (format!("{hits} of {all} seeds"), None),
    }
}

fn hunt(tool: &Path, file: &Path, engine: &str, seed: u64, seconds: u64) -> Result<Found, String> {
    let out = std::env::temp_dir().join(format!("warpscope-eval-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&out);
    let output = Command::new(tool)
        .arg("hunt")
        .arg(file)
        .args(["--engine", engine, "--until-found", "--time", &format!("{seconds}s")])
        .args(["--seed", &seed.to_string(), "--out"])
        .arg(&out)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .map_err(|e| format!("{}: {e}", tool.display()))?;
    let _ = std::fs::remove_dir_all(&out);
    let text = String::from_utf8_lossy(&output.stdout);
    let line = text.lines().find_map(|l| serde_json::from_str::<serde_json::Value>(l).ok());
    Ok(line.and_then(|l| Some((l["launches"].as_u64()?, l["seconds"].as_f64()?))))
}

/// The fuzz target with host coverage; the kernel does not guide it.
fn fuzz_blind(program: &Path, file: &Path, seed: u64, seconds: u64) -> Result<Found, String> {
    let begun = Instant::now();
    let faults = std::env::temp_dir().join(format!("warpscope-blind-{}-", std::process::id()));
    let output = Command::new(program)
        .env("WARPSCOPE_HUNT", file)
        .env("WARPSCOPE_BLIND", "1")
        .args([&format!("-seed={seed}"), &format!("-max_total_time={seconds}")])
        .args(["-max_len=600", "-verbosity=0", "-rss_limit_mb=4096"])
        .arg(format!("-exact_artifact_path={}", faults.display()))
        .stdin(Stdio::null())
        .output()
        .map_err(|e| format!("{}: {e}", program.display()))?;
    let _ = std::fs::remove_file(&faults);
    let text = String::from_utf8_lossy(&output.stderr);
    let launches = text.split_once("found after ").and_then(|(_, rest)| rest.split(' ').next());
    let launches = launches.and_then(|n| n.parse().ok());
    Ok(launches.map(|n| (n, begun.elapsed().as_secs_f64())))
}

fn check(
    tool: &Path,
    file: &Path,
    strategy: &str,
    seed: u64,
    seconds: u64,
) -> Result<Found, String> {
    let begun = Instant::now();
    let output = Command::new(tool)
        .arg("check")
        .arg(file)
        .args(["--search", strategy, "--seed", &seed.to_string(), "--format", "json"])
        .args(["--budget", &format!("{seconds}s")])
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .map_err(|e| format!("{}: {e}", tool.display()))?;
    let report: serde_json::Value = serde_json::from_slice(&output.stdout)
        .map_err(|e| format!("{}: no report: {e}", file.display()))?;
    let first = report["kernels"][0]["search"]["first_found"].as_u64();
    Ok(first.map(|n| (n, begun.elapsed().as_secs_f64())))
}
