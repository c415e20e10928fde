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
    interrupted_by("INT");
}

#[test]
fn a_hunt_that_is_terminated_says_what_it_found() {
    interrupted_by("TERM");
}

fn interrupted_by(signal: &str) {
    let out = folder(&format!("hunt-interrupted-{signal}"));
    let args = [KERNELS[0], "--time", "10m"];
    let mut child = hunt(&out, &args).stdout(Stdio::piped()).spawn().unwrap();
    let heard = announced(&mut child);
    let start = Instant::now();
    while fs::read_dir(out.join("findings")).map_or(0, Iterator::count) == 0 {
        assert!(start.elapsed() < Duration::from_secs(120), "nothing found");
        std::thread::sleep(Duration::from_millis(50));
    }
    let pid = child.id().to_string();
    assert!(Command::new("kill").args([&format!("-{signal}"), &pid]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(1));
    whole(&out, &heard.join().unwrap());
    no_orphans(&out);
    assert!(out.join("report.html").is_file());
    // The launch that was found shows the finding again.
    let finding = fs::read_dir(out.join("findings")).unwrap().flatten().next().unwrap();
    let link = finding.path().join("link.txt").display().to_string();
    assert_eq!(tool().run(root(), &["replay", &link]).unwrap().code, Some(1));
}

/// A kernel that never ends.
const ENDLESS: &str = "target triple = \"nvptx64-nvidia-cuda\"\n\
    define ptx_kernel void @k(ptr %o) {\n  br label %l\nl:\n  store i32 1, ptr %o\n  br label %l\n}\n";

/// What a hunt wrote, with its exit code.
fn said(out: &Path, args: &[&str]) -> (Option<i32>, String) {
    let ran = hunt(out, args).stderr(Stdio::piped()).output().unwrap();
    no_orphans(out);
    (ran.status.code(), String::from_utf8_lossy(&[ran.stdout, ran.stderr].concat()).into_owned())
}

#[test]
fn a_kernel_of_which_no_launch_completed_has_failed() {
    let out = folder("hunt-endless");
    fs::create_dir_all(&out).unwrap();
    let endless = out.join("endless.ll");
    fs::write(&endless, ENDLESS).unwrap();
    let endless = endless.to_str().unwrap();
    let (code, said_alone) = said(&out, &[endless, "--time", "4s"]);
    assert_eq!(code, Some(2), "{said_alone}");
    assert!(said_alone.contains("endless-k: no launch completed"), "{said_alone}");
    // Beside a kernel that ends, too.
    let right = "tests/pass/needles/needle_value.ll";
    let (code, both) = said(&out, &[endless, right, "--time", "8s", "--jobs", "2"]);
    assert_eq!(code, Some(2), "{both}");
    assert!(both.contains("endless-k: no launch") && !both.contains("needle"), "{both}");
}

#[test]
fn whose_turn_it_is_survives_kills() {
    let out = folder("hunt-turns");
    let begun = || -> BTreeSet<String> {
        let text = fs::read(out.join("turns.json")).unwrap_or_default();
        let turns: serde_json::Value = serde_json::from_slice(&text).unwrap_or_default();
        let turns = turns.as_object().into_iter().flatten();
        turns.filter(|(_, turn)| turn["begun"] == true).map(|(slug, _)| slug.clone()).collect()
    };
    // Without their sources, which would be compiled each time.
    let kernels = out.join("kernels");
    fs::create_dir_all(&kernels).unwrap();
    for entry in fs::read_dir(root().join("tests/pass/needles")).unwrap().flatten() {
        if entry.path().extension().is_some_and(|e| e == "ll") {
            fs::copy(entry.path(), kernels.join(entry.file_name())).unwrap();
        }
    }
    for round in 1..=6 {
        let args = [kernels.to_str().unwrap(), "--time", "10m"];
        let mut child = hunt(&out, &args).stdout(Stdio::null()).spawn().unwrap();
        let start = Instant::now();
        while begun().len() < round {
            assert!(start.elapsed() < Duration::from_secs(60), "no new kernel had its turn");
            std::thread::sleep(Duration::from_millis(10));
        }
        child.kill().unwrap();
        child.wait().unwrap();
        no_orphans(&out);
    }
    // A kernel that was never heard of in the file starts level with the others; damage is left out.
    let text = fs::read_to_string(out.join("turns.json")).unwrap();
    let damaged = text.replacen("\"turns\":1.0", "\"turns\":-1e300", 1);
    assert_ne!(text, damaged);
    fs::write(out.join("turns.json"), damaged).unwrap();
    let kernel = ["tests/pass/needles/needle_value.ll", "--time", "2s"];
    assert_eq!(said(&out, &kernel).0, Some(0));
}

#[test]
fn a_damaged_log_changes_nothing() {
    for damage in ["-1e300", "1e300", "1e999", "null"] {
        let out = folder("hunt-log");
        fs::create_dir_all(&out).unwrap();
        let line = format!(
            "{{\"seconds\":{damage},\"event\":\"sample\",\"launches\":18446744073709551615,\
             \"rate\":0,\"sides\":[18446744073709551615,18446744073709551615],\"findings\":0}}\n"
        );
        let bytes = [line.as_bytes(), b"\xff\xfe\n", line.as_bytes()].concat();
        fs::write(out.join("log.jsonl"), bytes).unwrap();
        let (code, said) = said(&out, &["tests/pass/needles/needle_value.ll", "--time", "2s"]);
        assert_eq!(code, Some(0), "{damage}\n{said}");
        assert!(said.contains("kernel for 0:0") && !said.contains(" 0 launches"), "{said}");
    }
}

#[test]
fn a_damaged_finding_is_named_and_rewritten() {
    let out = folder("hunt-damaged");
    let args = [KERNELS[0], "--time", "4s"];
    assert_eq!(said(&out, &args).0, Some(1));
    let findings = || -> Vec<PathBuf> {
        fs::read_dir(out.join("findings")).unwrap().map(|e| e.unwrap().path()).collect()
    };
    let finding = findings().pop().unwrap();
    let report = finding.join("report.json");
    let whole_report: Report = serde_json::from_slice(&fs::read(&report).unwrap()).unwrap();
    let other = fs::read_to_string(&report).unwrap().replace("\"fingerprint\"", "\"print\"");
    for damage in ["", "{", "\u{0}", "{\"kernels\":[]}", &other] {
        fs::write(&report, damage).unwrap();
        let (code, said) = said(&out, &[KERNELS[0], "--time", "1s"]);
        assert_eq!(code, Some(1), "{said}");
        assert!(said.contains("report.json was damaged: rewritten"), "{said}");
        let again: Report = serde_json::from_slice(&fs::read(&report).unwrap()).unwrap();
        let print = |report: &Report| report.kernels[0].findings[0].fingerprint.clone();
        assert_eq!(print(&again), print(&whole_report));
    }
    // Without its launch it cannot be rewritten: it is set aside and found again.
    fs::write(&report, "").unwrap();
    fs::write(finding.join("link.txt"), "#1/AAAA\n").unwrap();
    let (code, said) = said(&out, &args);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("report.json is damaged, and so is its link"), "{said}");
    assert!(out.join("faults").join(finding.file_name().unwrap()).is_dir());
}

#[test]
fn a_finding_that_cannot_be_written_is_tried_again() {
    let out = folder("hunt-full");
    fs::create_dir_all(&out).unwrap();
    let mut child = hunt(&out, &[KERNELS[0], "--time", "20s"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A file in place of the folder is as good as a full disk.
    let start = Instant::now();
    while fs::rename(out.join("findings"), out.join("away")).is_err() {
        assert!(start.elapsed() < Duration::from_secs(20));
        std::thread::sleep(Duration::from_millis(1));
    }
    fs::write(out.join("findings"), "").unwrap();
    let stderr = BufReader::new(child.stderr.take().unwrap());
    let mut lines = stderr.lines().map_while(Result::ok);
    assert!(lines.any(|line| line.contains("trying again")));
    fs::remove_file(out.join("findings")).unwrap();
    fs::rename(out.join("away"), out.join("findings")).unwrap();
    let rest = std::thread::spawn(move || lines.collect::<Vec<_>>());
    let heard = announced(&mut child);
    assert_eq!(child.wait().unwrap().code(), Some(1), "{:?}", rest.join().unwrap());
    whole(&out, &heard.join().unwrap());
    no_orphans(&out);
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
