//! The answer of a search depends on the file, the flags and the seed alone: reports are equal byte for byte with
//! one job and with several, on an idle machine and on one whose cores are all busy.

use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use warpscope_tests::tool::{Tool, root};

/// Searches of every kind: short ones, ones that end by their budget of work, by the number of launches or after
/// rounds without news; with findings, without, and with launches that are discarded.
const SEARCHES: &[&[&str]] = &[
    &["tests/fail/race/algorithms/reduce_no_barrier1.ll"],
    &["tests/fail/race/needles/needle_key.ll"],
    &["tests/fail/race/locks/spin_lock_no_acquire.ll", "--redundant"],
    &["tests/fail/barrier-divergence/grid_returned_blocks.ll"],
    &["tests/pass/algorithms/scan_hillis_steele.ll", "--perf"],
    &["tests/bench/bitonic.ll"],
    &["tests/bench/histogram.ll", "--budget", "200-launches", "--seed", "7"],
];

fn tool() -> &'static Tool {
    static TOOL: OnceLock<Tool> = OnceLock::new();
    TOOL.get_or_init(|| Tool::build().expect("the tool must build"))
}

/// Exit code and report. There is no time limit: the machine may be as busy as it likes.
fn report(search: &[&str], jobs: &str, format: &str) -> (Option<i32>, String) {
    let output = Command::new(tool().path())
        .arg("check")
        .args(search)
        .args(["--jobs", jobs, "--format", format])
        .current_dir(root())
        .env("NO_COLOR", "1")
        .stdin(Stdio::null())
        .output()
        .expect("the tool must run");
    (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Keeps every core busy with twice as many threads while `work` runs.
fn under_load<T>(work: impl FnOnce() -> T) -> T {
    /// Ends the load also if `work` panics.
    struct Stop<'a>(&'a AtomicBool);
    impl Drop for Stop<'_> {
        fn drop(&mut self) {
            self.0.store(true, Ordering::Relaxed);
        }
    }
    let ended = AtomicBool::new(false);
    let cores = std::thread::available_parallelism().map_or(2, usize::from).min(16);
    std::thread::scope(|scope| {
        for _ in 0..2 * cores {
            scope.spawn(|| {
                let mut value = 1u64;
                while !ended.load(Ordering::Relaxed) {
                    value = std::hint::black_box(value.wrapping_mul(6_364_136_223_846_793_005) + 1);
                }
            });
        }
        let _stop = Stop(&ended);
        work()
    })
}

#[test]
fn reports_are_equal_on_busy_and_idle_machines_and_with_any_number_of_jobs() {
    let idle: Vec<_> = SEARCHES.iter().map(|search| report(search, "1", "json")).collect();
    for (search, (code, report)) in SEARCHES.iter().zip(&idle) {
        let searched = report.contains("\"strategy\": \"default\"");
        assert!(searched && code.is_some_and(|c| c <= 2), "{search:?} was not searched: {report}");
    }
    for jobs in ["2", "5"] {
        for (search, idle) in SEARCHES.iter().zip(&idle) {
            assert_eq!(report(search, jobs, "json"), *idle, "{search:?} with {jobs} jobs");
        }
    }
    under_load(|| {
        for jobs in ["1", "3"] {
            for (search, idle) in SEARCHES.iter().zip(&idle) {
                let busy = report(search, jobs, "json");
                assert_eq!(busy, *idle, "{search:?} with {jobs} jobs under load");
            }
        }
    });
}

/// Files with several kernels, one that is no module, and one whose kernels lack what is asked for: what is said of
/// each comes in the order of the files, on both streams.
#[test]
fn several_files_are_told_of_in_order() {
    let files = [
        "tests/fail/race/needles/needle_key.ll",
        "tests/pass/algorithms/scan_hillis_steele.ll",
        "README.md",
        "tests/fail/race/algorithms/reduce_no_barrier1.ll",
        "tests/bench/bitonic.ll",
        "tests/no_such_file.ll",
        "tests/fail/barrier-divergence/grid_returned_blocks.ll",
    ];
    let said = |jobs: &str, format: &str| {
        let output = Command::new(tool().path())
            .arg("check")
            .args(files)
            .args(["--jobs", jobs, "--format", format])
            .current_dir(root())
            .env("NO_COLOR", "1")
            .stdin(Stdio::null())
            .output()
            .expect("the tool must run");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (output.status.code(), text(&output.stdout), text(&output.stderr))
    };
    for format in ["text", "json"] {
        let one = said("1", format);
        assert!(one.0 == Some(2) && one.2.contains("README.md") && one.2.contains("no_such_file"));
        for jobs in ["2", "7"] {
            assert_eq!(said(jobs, format), one, "{jobs} jobs");
        }
    }
}

#[test]
fn texts_are_equal_on_busy_and_idle_machines() {
    let search = SEARCHES[0];
    let idle = report(search, "1", "text");
    assert_eq!(under_load(|| report(search, "4", "text")), idle);
}
