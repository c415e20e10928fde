//! What a `Runner` promises beyond one run: observers see whole runs, and the judging of barriers is bounded.

use base::limits::RunLimits;
use check::{Bound, CheckOptions, CheckResult, Form, LoweredKernel, Runner};
use detect::finding::Rule;
use detect::race::RaceRecorder;
use detect::result::{Ending, Note};
use events::{Access, BarrierDone, Observer};
use launch::parse::parse_arg;
use launch::{Dim3, Launch, LoadedModule, Model};
use std::path::Path;
use vm::exec::Stop;

/// Counts what a run shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Counts {
    blocks: u64,
    accesses: u64,
    barriers: u64,
}

impl Observer for Counts {
    fn block_ends(&mut self, _: u64) {
        self.blocks += 1;
    }
    fn access(&mut self, _: &Access<'_>) {
        self.accesses += 1;
    }
    fn barrier(&mut self, _: &BarrierDone<'_>) {
        self.barriers += 1;
    }
}

/// Counts accesses, and need not see those of rounds that only repeat.
#[derive(Clone, Copy, Debug, Default)]
struct Seldom(u64);

impl Observer for Seldom {
    const EVERY_ROUND: bool = false;
    fn access(&mut self, _: &Access<'_>) {
        self.0 += 1;
    }
}

/// A kernel of the file tests, by its path without the ending.
fn load(path: &str) -> LoadedModule {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let text = std::fs::read_to_string(tests.join(format!("{path}.ll"))).expect("IR");
    LoadedModule::new(&text, path).expect("IR that can be run")
}

fn launch(grid: u32, block: u32, args: &[&str]) -> Launch {
    Launch {
        grid: Dim3::new(grid, 1, 1),
        block: Dim3::new(block, 1, 1),
        args: args.iter().map(|arg| parse_arg(arg).expect("an argument")).collect(),
        model: Model::Its,
        ..Launch::default()
    }
}

/// Passes a runner for the only kernel of `loaded` to `run`.
fn with_runner<T>(loaded: &LoadedModule, run: impl FnOnce(&mut Runner<'_>) -> T) -> T {
    let kernel = &loaded.kernels()[0];
    run(&mut Runner::new(loaded, kernel, &mut LoweredKernel::default()))
}

/// A lane of each block spins until all blocks have arrived, while the rest of its warp waits for it. The
/// fast form cannot let the lanes continue without each other, so its run ends early. An observer that was
/// not run again would see only that.
#[test]
fn observers_see_the_whole_run_of_a_kernel_that_spins() {
    const BLOCKS: u32 = 8;
    let loaded = load("pass/deadlock/grid_spin_barrier");
    let launch =
        launch(BLOCKS, 64, &["count=u32[1]:zeros", "in=i32[512]:zeros", "o=i32[512]:zeros"]);
    let limits = RunLimits::default();
    let options = CheckOptions { limits, ..CheckOptions::default() };
    with_runner(&loaded, |runner| {
        let fast = runner.bind(&launch, Form::Fast, &limits).expect("a launch");
        let cut = fast.run_plain(&limits).expect("a run");
        assert_eq!(cut.stop, Some(Stop::LanesPart));
        assert!(cut.blocks < u64::from(BLOCKS));

        let (_, first, whole) = runner
            .first_pass(&launch, Form::IndependentLanes, &options, &Counts::default())
            .expect("a run");
        assert_eq!(first.run.stop, None);
        // Two barriers in each block.
        assert_eq!((whole.blocks, whole.barriers), (u64::from(BLOCKS), 2 * u64::from(BLOCKS)));

        let is_whole = |bound: &Bound, seen: Counts| {
            let run = bound.run_plain(&limits).expect("a run");
            assert_eq!(run.stop, None, "the kernel comes back as it was run");
            assert_eq!(seen, whole);
        };
        let (bound, seen) = runner.observe(&launch, &limits, &Counts::default()).expect("a run");
        is_whole(&bound, seen);
        let (bound, result, seen) = runner
            .run_observed(&launch, &CheckOptions::default(), &Counts::default())
            .expect("a run");
        is_whole(&bound, seen);
        assert_eq!(result.result.ending, Ending::Finished);
        assert!(result.result.findings.is_empty());
    });
}

/// Kernel, blocks, threads of a block, arguments, most steps.
type Case = (&'static str, u32, u32, &'static [&'static str], Option<u64>);

const FULL_TABLE: &[&str] = &["table=i32[64]:iota", "found=i32[128]:zeros", "mask=63"];
const SMALL_TABLE: &[&str] = &["table=i32[16]:iota", "found=i32[128]:zeros", "mask=15"];

/// Runs in which threads spin for what never comes skip rounds that only repeat, unless the observer must see
/// them. What is counted and found is the same.
#[test]
fn skipped_rounds_leave_no_trace() {
    let cases: [Case; 16] = [
        ("fail/deadlock/mbarrier_count", 1, 64, &["out=u32[64]:zeros"], None),
        ("fail/deadlock/mbarrier_ahead", 1, 64, &["in=u32[256]:iota", "out=u32[256]:zeros"], None),
        (
            "fail/deadlock/spin_on_other_side",
            1,
            32,
            &["flag=i32[1]:zeros", "o=i32[32]:zeros"],
            None,
        ),
        (
            "pass/deadlock/spin_on_other_side",
            1,
            32,
            &["flag=i32[1]:zeros", "o=i32[32]:zeros"],
            None,
        ),
        ("fail/limit/endless_loop", 1, 32, &["a=i32[32]:zeros"], Some(2_000_000)),
        ("fail/deadlock/spin_behind_barrier", 1, 64, &["flag=i32[1]:zeros"], None),
        ("fail/deadlock/spin_behind_barrier", 2, 64, &["flag=i32[1]:zeros"], Some(100_000)),
        (
            "fail/deadlock/marks_while_it_waits",
            2,
            64,
            &["flag=i32[1]:zeros", "mark=i32[1]:zeros"],
            Some(100_000),
        ),
        ("fail/deadlock/spin_behind_barrier", 3, 96, &["flag=i32[1]:zeros"], Some(1_234_567)),
        (
            "pass/deadlock/grid_spin_barrier",
            4,
            64,
            &["count=u32[1]:zeros", "in=i32[256]:zeros", "o=i32[256]:zeros"],
            None,
        ),
        // Warps that go in circles: on one way, on ways that part, after stores, and in calls.
        (
            "fail/race/launches/table_of_free_cells",
            2,
            64,
            &["keys=u32[128]:zeros", "from=u32[128]:iota", "n=128", "mask=127"],
            Some(400_000),
        ),
        ("fail/limit/full_table", 2, 64, FULL_TABLE, Some(150_000)),
        ("fail/limit/full_table.O0", 2, 64, FULL_TABLE, Some(145_678)),
        (
            "fail/race/atomics/advice_probe_loop",
            2,
            256,
            &[
                "cols=i32[512]:iota",
                "vals=f32[512]:iota",
                "id=i32[256]:fill(-1)",
                "acc=f32[256]:zeros",
                "n=512",
            ],
            Some(140_000),
        ),
        // And one whose state never comes again until it ends.
        ("pass/limit/full_table", 2, 64, SMALL_TABLE, Some(1_000_000)),
        ("pass/limit/full_table.O0", 2, 64, SMALL_TABLE, Some(1_000_000)),
    ];
    let (mut ended, mut fewer) = (0, 0);
    for (path, grid, block, args, max_steps) in cases {
        let loaded = load(path);
        for model in [Model::Its, Model::Lockstep] {
            let launch = Launch { model, ..launch(grid, block, args) };
            let mut limits = RunLimits::default();
            limits.max_steps = max_steps.unwrap_or(limits.max_steps).min(6_000_000);
            let options = CheckOptions { limits, ..CheckOptions::default() };
            with_runner(&loaded, |runner| {
                let bound =
                    runner.bind(&launch, Form::IndependentLanes, &limits).expect("a launch");
                let (whole, _) = bound.observe(&limits, Counts::default()).expect("a run");
                let skipping = bound.run_plain(&limits).expect("a run");
                ended +=
                    u32::from(matches!(whole.stop, Some(Stop::Deadlock(_) | Stop::StepLimit(_))));
                let (_, first, _) = runner
                    .first_pass(&launch, Form::IndependentLanes, &options, &Counts::default())
                    .expect("a run");
                let skipped = bound.first_pass(&limits).expect("a run");
                for run in [&skipping, &first.run, &skipped.run] {
                    assert_eq!(run.stop, whole.stop, "{path}");
                    assert_eq!(
                        (run.steps, run.lane_steps),
                        (whole.steps, whole.lane_steps),
                        "{path}"
                    );
                    assert_eq!(run.coverage, whole.coverage, "{path}");
                    assert_eq!((&run.output, run.blocks), (&whole.output, whole.blocks), "{path}");
                    assert_eq!(run.objects, whole.objects, "{path}");
                }
                assert_eq!(skipped.filter.flagged(), first.filter.flagged(), "{path}");
                assert_eq!(skipped.faults, first.faults, "{path}");
                assert_eq!(skipped.mismatches, first.mismatches, "{path}");

                // The second pass finds the same races, of which it sees fewer pairs.
                let limits = RunLimits { max_steps: limits.max_steps.min(150_000), ..limits };
                let flagged = skipped.filter.flagged();
                let polling = || bound.program.polling.iter().copied();
                let recorder = || RaceRecorder::new(&flagged, polling(), &limits);
                let of_all = (recorder(), Counts::default());
                let (whole, (all, seen)) = bound.observe(&limits, of_all).expect("a run");
                let (run, few) = bound.observe(&limits, recorder()).expect("a run");
                assert_eq!((run.steps, run.stop), (whole.steps, whole.stop), "{path}");
                let (all, few) = (all.finish(), few.finish());
                assert_eq!((&few.keys, &few.bytes), (&all.keys, &all.bytes), "{path}");
                for (few, all) in few.findings.iter().zip(&all.findings) {
                    assert!(few.count == all.count || few.count < all.count && few.at_least);
                    fewer += u32::from(few.count < all.count);
                }
                let (_, seldom) = bound.observe(&limits, Seldom::default()).expect("a run");
                if path.starts_with("fail/deadlock") || path.starts_with("fail/limit/full") {
                    assert!(seldom.0 * 10 < seen.accesses.max(1000), "{path}: {}", seldom.0);
                }
            });
        }
    }
    assert!(ended >= 8 && fewer >= 2, "{ended} {fewer}");
}

/// Two barriers in a row, each of which could go.
fn judge(max_redundancy_steps: u64) -> CheckResult {
    let loaded = load("fail/redundant-barrier/two_in_a_row");
    let limits = RunLimits { max_redundancy_steps, ..RunLimits::default() };
    let options = CheckOptions { redundant: true, limits, ..CheckOptions::default() };
    let launch = launch(1, 64, &["o=i32[64]:zeros", "a=i32[64]:iota"]);
    with_runner(&loaded, |runner| runner.run(&launch, &options).expect("a run"))
}

/// How many statements were found redundant, needed, and not judged.
fn verdicts(result: &CheckResult) -> (usize, usize, usize) {
    let barriers = &result.barriers;
    let findings = &result.result.findings;
    let redundant = barriers.redundant.len();
    // Either could go, and one finding says so.
    let advised = findings.iter().filter(|f| f.rule == Rule::RedundantBarrier).count();
    assert_eq!(advised, redundant.min(1));
    (redundant, barriers.needed.len(), barriers.not_judged)
}

#[test]
fn judging_barriers_is_bounded() {
    let all = judge(RunLimits::default().max_redundancy_steps);
    assert_eq!(verdicts(&all), (2, 0, 0));
    assert!(all.result.notes.is_empty());

    // One step less than a run takes: no barrier is judged, so none is called redundant.
    let none = judge(all.result.steps - 1);
    assert_eq!(verdicts(&none), (0, 2, 2));
    assert_eq!(none.result.notes, [Note::BarriersNotJudged { barriers: 2 }]);
    assert!(none.result.findings.is_empty());

    // Enough for the first barrier, and not for another run.
    let one = judge(all.result.steps);
    assert_eq!(verdicts(&one), (1, 1, 1));
    assert_eq!(one.result.notes, [Note::BarriersNotJudged { barriers: 1 }]);
}

/// Lines of the statements that use undefined values.
fn undefined(path: &str) -> Vec<u32> {
    let loaded = load(path);
    let launch = launch(1, 32, &["a=i32[64]:iota", "o=i32[32]:zeros"]);
    let run = |runner: &mut Runner<'_>| runner.run(&launch, &CheckOptions::default());
    let notes = with_runner(&loaded, run).expect("a run").result.notes;
    let places = notes.into_iter().filter_map(|note| match note {
        Note::UndefinedValues { places } => Some(places),
        _ => None,
    });
    places.flatten().map(|loc| loc.line).collect()
}

#[test]
fn a_variable_that_only_some_threads_set_is_undefined_for_the_others() {
    for form in ["", ".O0"] {
        assert_eq!(undefined(&format!("pass/optimiser/unset_local{form}")), [8]);
        assert!(undefined(&format!("pass/optimiser/set_local{form}")).is_empty());
    }
}
