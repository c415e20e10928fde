//! The answer of a search depends on the file, the flags and the seed alone: reports are equal byte for byte with
//! one job and with several, on an idle machine and on one whose cores are all busy.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use warpscope_tests::cases::modules;
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

/// What follows a search: smaller launches for several findings, rows that are made longer, relations between
/// parameters, advice, proofs, repair; several kernels in one file.
const SEQUENCES: &[&[&str]] = &[
    &["tests/fail/race/launches/product_by_rows.ll"],
    &["tests/fail/race/launches/sort_in_shared.ll"],
    &["tests/fail/race/launches/forest_of_structs.ll"],
    &["tests/fail/race/launches/leading_dim_below_grid.ll"],
    &["tests/fail/race/launches/union_find_contents.ll", "--perf"],
    &["tests/pass/launches/product_by_rows.ll"],
    &["tests/pass/async_copy/cuda_pipeline.ll"],
    &["tests/fail/race/algorithms/reduce_no_barrier1.cu", "--suggest"],
    &["tests/fail/race/shared/sum_over_bodies.ll", "--search", "simulee"],
    &["tests/fail/race/locks/lock_of_a_key.ll", "--budget", "60-launches"],
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

#[test]
fn what_follows_a_search_is_equal_with_any_number_of_jobs() {
    for sequence in SEQUENCES {
        let one = report(sequence, "1", "json");
        assert!(one.0.is_some_and(|code| code <= 2), "{sequence:?}: {}", one.1);
        for jobs in ["2", "7"] {
            assert_eq!(report(sequence, jobs, "json"), one, "{sequence:?} with {jobs} jobs");
        }
    }
}

/// A part of the modules of the tests that is spread over all of them.
#[test]
fn reports_of_many_modules_are_equal_with_any_number_of_jobs() {
    const ONE_IN: usize = 40;
    let folder = |name| modules(&root().join("tests").join(name));
    let modules: Vec<PathBuf> = ["fail", "pass"].into_iter().flat_map(folder).collect();
    for module in modules.iter().step_by(ONE_IN) {
        let search = [module.to_str().expect("a path")];
        let one = report(&search, "1", "json");
        for jobs in ["2", "7"] {
            assert_eq!(report(&search, jobs, "json"), one, "{search:?} with {jobs} jobs");
        }
    }
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
