//! `cargo xtask counts`: instructions of the host for a few checks, compared with those on record.
//!
//! Times of a shared machine say nothing of a few per cent; the number of instructions hardly depends on what else
//! runs. It depends on the compiler, so counts of another one are shown and not compared.

use crate::{Outcome, command};
use clap::Args;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The counts on record.
const RECORD: &str = "tests/bench/counts.txt";
/// By how many per cent a count may be above the one on record.
const TOLERANCE: u64 = 5;

/// Options of the command.
#[derive(Args, Debug, Default)]
pub struct Options {
    /// Write the counts to tests/bench/counts.txt instead of comparing them
    #[arg(long)]
    write: bool,
    /// Only the checks whose name contains this
    #[arg(long, value_name = "TEXT", default_value = "")]
    filter: String,
}

/// Checks: a name, and the arguments of `warpscope check`. Each takes 20 to 110 million instructions, of which
/// starting the process and reading the IR take 14.
const CHECKS: [(&str, &str); 9] = [
    (
        "vecadd",
        "tests/bench/vecadd.ll --grid 256 --block 256 --arg a=f32[65536]:random(1,0.0,1.0) \
         --arg b=f32[65536]:random(1,0.0,1.0) --arg c=f32[65536]:zeros --arg n=65536",
    ),
    (
        "transpose",
        "tests/bench/transpose.ll --grid 12,12 --block 16,16 --arg in=f32[36864]:random(1,0.0,1.0) \
         --arg out=f32[36864]:zeros --arg n=192",
    ),
    (
        "stencil",
        "tests/bench/stencil.ll --grid 12,12 --block 16,16 --arg in=f32[36864]:random(1,0.0,1.0) \
         --arg out=f32[36864]:zeros --arg n=192",
    ),
    (
        "reduce",
        "tests/bench/reduce.ll --grid 64 --block 256 --arg in=f32[16384]:random(1,0.0,1.0) \
         --arg out=f32[64]:zeros --arg n=16384",
    ),
    (
        "histogram",
        "tests/bench/histogram.ll --grid 4 --block 256 --arg data=u8[65536]:random(1,0,255) \
         --arg bins=u32[256]:zeros --arg n=65536",
    ),
    (
        "matmul",
        "tests/bench/matmul.ll --grid 4,4 --block 16,16 --arg a=f32[4096]:random(1,0.0,1.0) \
         --arg b=f32[4096]:random(1,0.0,1.0) --arg c=f32[4096]:zeros --arg n=64",
    ),
    (
        "bitonic",
        "tests/bench/bitonic.ll --grid 1 --block 512 --arg data=i32[512]:random(1,0,1048576)",
    ),
    // A search without a finding, and one with races that many launches show.
    ("search", "tests/bench/vecadd.ll"),
    ("races", "tests/fail/race/fences/last_block_all_threads.ll"),
];

/// Counts the instructions of the checks, and compares or writes them.
pub fn run(options: &Options) -> Outcome {
    if command::find("valgrind").is_none() {
        println!("skipped: instructions are counted by valgrind, which is not installed");
        return Ok(());
    }
    let compiler = command::output("rustc", &["--version"]).ok_or("rustc cannot be started")?;
    let compiler = compiler.trim();
    let tool = command::tool("fasttest")?;
    let record = command::root().join(RECORD);
    let known = Record::parse(&fs::read_to_string(&record).unwrap_or_default());
    let comparable = known.compiler == compiler;
    let mut now = Record { compiler: compiler.to_owned(), ..Record::default() };
    let mut risen = vec![];
    for (name, check) in CHECKS.iter().filter(|c| c.0.contains(&options.filter)) {
        let count = count(&tool, check).map_err(|e| format!("{name}: {e}"))?;
        now.counts.insert((*name).to_owned(), count);
        let Some(&before) = known.counts.get(*name).filter(|_| comparable) else {
            println!("{name:<10} {count:>12}");
            continue;
        };
        let change = (count as f64 / before as f64 - 1.0) * 100.0;
        println!("{name:<10} {count:>12} {change:>+6.1} %");
        if is_risen(before, count) {
            risen.push(*name);
        }
    }
    if options.write {
        let counts = known.counts.into_iter().filter(|_| comparable).chain(now.counts).collect();
        let text = Record { counts, ..now }.text();
        return fs::write(&record, text).map_err(|e| format!("{}: {e}", record.display()));
    }
    if !comparable {
        println!(
            "not compared: {RECORD} has the counts of {}, and this is {compiler}",
            known.compiler
        );
    }
    if risen.is_empty() {
        return Ok(());
    }
    Err(format!(
        "more than {TOLERANCE} % above {RECORD}: {}\nif it must be so: cargo xtask counts --write",
        risen.join(", ")
    ))
}

fn is_risen(before: u64, now: u64) -> bool {
    now * 100 > before * (100 + TOLERANCE)
}

/// Instructions of the host that a check takes, from its start to its end.
fn count(tool: &Path, check: &str) -> Result<u64, String> {
    let out = Command::new("valgrind")
        .args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"])
        .arg(tool)
        .arg("check")
        .args(check.split_whitespace())
        .args(["--jobs", "1", "--format", "json"])
        .current_dir(command::root())
        .output()
        .map_err(|e| format!("valgrind cannot be started: {e}"))?;
    let said = String::from_utf8_lossy(&out.stderr);
    // 1 says that there are findings.
    match out.status.code() {
        Some(0 | 1) => {}
        _ => return Err(format!("{}\n{said}", out.status)),
    }
    instructions(&said).ok_or_else(|| format!("valgrind does not say how many:\n{said}"))
}

/// The number in cachegrind's line `==1== I   refs:      10,756,448`.
fn instructions(said: &str) -> Option<u64> {
    let line = said.lines().find(|l| l.contains("refs:"))?;
    line.rsplit(':').next()?.trim().replace(',', "").parse().ok()
}

/// What the file holds.
#[derive(Debug, Default, PartialEq)]
struct Record {
    /// The compiler of the tool, as it names itself.
    compiler: String,
    counts: BTreeMap<String, u64>,
}

impl Record {
    /// Lines of a name and a count, and one of the compiler; other lines are comments.
    fn parse(text: &str) -> Self {
        let mut record = Self::default();
        for line in text.lines().filter(|l| !l.starts_with('#')) {
            if line.starts_with("rustc ") {
                record.compiler = line.trim().to_owned();
            } else if let Some((name, count)) = line.split_once(' ')
                && let Ok(count) = count.trim().parse()
            {
                record.counts.insert(name.to_owned(), count);
            }
        }
        record
    }

    fn text(&self) -> String {
        let head = "# Instructions of the host by check, measured and written by `cargo xtask counts --write`.\n";
        let counts = self.counts.iter().map(|(name, count)| format!("{name} {count}\n"));
        format!("{head}{}\n{}", self.compiler, counts.collect::<String>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_record_is_read_as_it_is_written() {
        let counts = [("a".to_owned(), 7), ("b".to_owned(), 12_345_678)].into();
        let record = Record { compiler: "rustc 1.95.0 (5980 2026-04-14)".to_owned(), counts };
        assert_eq!(Record::parse(&record.text()), record);
    }

    #[test]
    fn counts_are_found_in_what_valgrind_prints() {
        let said = "==1== Command: x\n==1== \n==1== I   refs:      10,756,448\n";
        assert_eq!(instructions(said), Some(10_756_448));
        assert_eq!(instructions("==1== Command: x\n"), None);
    }

    #[test]
    fn a_rise_within_the_tolerance_is_none() {
        assert!(!is_risen(1000, 1050) && is_risen(1000, 1051) && !is_risen(1000, 500));
    }
}
