//! Hunts as their users meet them: what is in the folder, going on, and being killed.
#![cfg(unix)]

use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng as _, SeedableRng as _};
use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use warpscope_core::report::model::Report;
use warpscope_tests::tool::{Tool, root};

fn tool() -> &'static Tool {
    static TOOL: OnceLock<Tool> = OnceLock::new();
    TOOL.get_or_init(|| Tool::build().expect("the tool must build"))
}

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn hunt(out: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(tool().path());
    command.arg("hunt").args(args).arg("--out").arg(out);
    command.current_dir(root()).stdin(Stdio::null()).stderr(Stdio::null());
    command
}

/// Workers of this folder that run.
fn workers(out: &Path) -> usize {
    let mine = out.display().to_string();
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries
        .filter_map(|e| fs::read(e.path().join("cmdline")).ok())
        .filter(|line| {
            let line = String::from_utf8_lossy(line);
            line.contains("hunt-worker") && line.contains(&mine)
        })
        .count()
}

fn no_orphans(out: &Path) {
    let start = Instant::now();
    while workers(out) > 0 {
        assert!(start.elapsed() < Duration::from_secs(20), "workers outlive the hunt");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Nothing in the folder is half written, and every finding that was announced is there.
fn whole(out: &Path, announced: &BTreeSet<String>) {
    for name in announced {
        assert!(out.join("findings").join(name).is_dir(), "{name} was announced and is missing");
    }
    for finding in fs::read_dir(out.join("findings")).into_iter().flatten().flatten() {
        let read = |file: &str| fs::read_to_string(finding.path().join(file)).unwrap();
        let report: Report = serde_json::from_str(&read("report.json")).unwrap();
        let first = &report.kernels[0].findings[0];
        assert!(finding.file_name().to_string_lossy().ends_with(&first.fingerprint));
        assert!(read("report.txt").contains("launch") && read("link.txt").starts_with("#1/"));
        assert!(read("launch.txt").ends_with('\n'));
    }
    for kernel in fs::read_dir(out.join("corpus")).into_iter().flatten().flatten() {
        for file in fs::read_dir(kernel.path()).unwrap().flatten() {
            // Files are called by the hash of what they hold.
            let hash = fs::read(file.path())
                .unwrap()
                .iter()
                .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
                    (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
                });
            assert_eq!(file.file_name().to_string_lossy(), format!("{hash:016x}"));
        }
    }
    for folder in ["inputs", "coverage"] {
        for file in fs::read_dir(out.join(folder)).into_iter().flatten().flatten() {
            let text = fs::read(file.path()).unwrap();
            serde_json::from_slice::<serde_json::Value>(&text).unwrap();
        }
    }
    if let Ok(log) = fs::read_to_string(out.join("log.jsonl")) {
        for line in log.lines() {
            serde_json::from_str::<serde_json::Value>(line).unwrap();
        }
    }
    if let Ok(page) = fs::read_to_string(out.join("report.html")) {
        assert!(page.ends_with("</html>\n"));
    }
}

/// Hears what is announced until the process ends.
fn announced(child: &mut Child) -> std::thread::JoinHandle<BTreeSet<String>> {
    let output = BufReader::new(child.stdout.take().unwrap());
    std::thread::spawn(move || {
        let mut names = BTreeSet::new();
        for line in output.lines().map_while(Result::ok) {
            if let Some((_, name)) = line.trim().split_once("/findings/") {
                names.insert(name.to_owned());
            }
        }
        names
    })
}

const KERNELS: [&str; 3] = [
    "tests/fail/race/needles/needle_value.ll",
    "tests/fail/race/needles/needle_cell.ll",
    "tests/fail/race/needles/needle_distance.ll",
];

#[test]
fn twenty_kills_lose_nothing() {
    let out = folder("hunt-kills");
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let mut all = BTreeSet::new();
    let args = [&KERNELS[..], &["--time", "25s", "--jobs", "2"]].concat();
    for _ in 0..20 {
        let mut child = hunt(&out, &args).stdout(Stdio::piped()).spawn().unwrap();
        let heard = announced(&mut child);
        std::thread::sleep(Duration::from_millis(50 + rng.next_u64() % 1200));
        // SIGKILL.
        child.kill().unwrap();
        child.wait().unwrap();
        no_orphans(&out);
        all.extend(heard.join().unwrap());
        whole(&out, &all);
    }
    let mut child = hunt(&out, &args).stdout(Stdio::piped()).spawn().unwrap();
    let heard = announced(&mut child);
    assert_eq!(child.wait().unwrap().code(), Some(1));
    all.extend(heard.join().unwrap());
    whole(&out, &all);
    no_orphans(&out);
    // The hunt went on where it stood: one beginning, one end, seconds and launches that only grow.
    let log = fs::read_to_string(out.join("log.jsonl")).unwrap();
    let lines: Vec<serde_json::Value> =
        log.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    let count = |event: &str| lines.iter().filter(|l| l["event"] == event).count();
    assert_eq!((count("begin"), count("end")), (1, 1));
    for pair in lines.windows(2) {
        assert!(pair[0]["seconds"].as_f64() <= pair[1]["seconds"].as_f64());
        assert!(pair[0]["launches"].as_u64() <= pair[1]["launches"].as_u64());
    }
    let found = fs::read_dir(out.join("findings")).unwrap().count();
    assert!(found >= 2, "{found} findings");
}

#[test]
fn a_hunt_that_is_interrupted_says_what_it_found() {
    let out = folder("hunt-interrupted");
    let args = [KERNELS[0], "--time", "10m"];
    let mut child = hunt(&out, &args).stdout(Stdio::piped()).spawn().unwrap();
    let heard = announced(&mut child);
    let start = Instant::now();
    while fs::read_dir(out.join("findings")).map_or(0, Iterator::count) == 0 {
        assert!(start.elapsed() < Duration::from_secs(120), "nothing found");
        std::thread::sleep(Duration::from_millis(50));
    }
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(1));
    whole(&out, &heard.join().unwrap());
    no_orphans(&out);
    assert!(out.join("report.html").is_file());
    // The launch that was found shows the finding again.
    let finding = fs::read_dir(out.join("findings")).unwrap().flatten().next().unwrap();
    let link = finding.path().join("link.txt").display().to_string();
    assert_eq!(tool().run(root(), &["replay", &link]).unwrap().code, Some(1));
}

#[test]
fn a_kernel_that_is_right_stays_clean_and_contracts_are_kept() {
    let run = |name: &str, args: &[&str]| {
        let out = folder(name);
        let code = hunt(&out, args).stdout(Stdio::null()).status().unwrap().code();
        no_orphans(&out);
        code
    };
    let right = "tests/pass/needles/needle_value.ll";
    assert_eq!(run("hunt-right", &[right, "--time", "3s"]), Some(0));
    let kept = ["--time", "3s", "--assume", "n < 48271"];
    assert_eq!(run("hunt-contract", &[&[KERNELS[0]], &kept[..]].concat()), Some(0));
    assert_eq!(run("hunt-missing", &["tests/missing.ll", "--time", "1s"]), Some(2));
    assert_eq!(run("hunt-typo", &[right, "--time", "1s", "--arg", "typo=1"]), Some(2));
    let many = "tests/pass/barrier-divergence/loop_continue_last.ll";
    assert_eq!(run("hunt-typos", &[many, "--time", "1s", "--arg", "typo=1"]), Some(2));
    let none = ["--grid", "1", "--block", "32", "--arg", "hit=i32[]:iota", "--arg", "n=1"];
    let none = [&[right, "--time", "1s", "--shared-bytes", "0"], &none[..]].concat();
    assert_eq!(run("hunt-nothing-open", &none), Some(2));
}
