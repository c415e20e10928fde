//! Drives a search with what the core lacks: a clock, several cores, the progress bar and Ctrl-C.

use crate::args::{Budget, CheckArgs, SearchKind};
use indicatif::{ProgressBar, ProgressStyle};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use warpscope_core::check::Prepared;
use warpscope_core::check::params::KernelInfo;
use warpscope_core::check::run::Programs;
use warpscope_core::diagnostic::Result;
use warpscope_core::report::model::{KernelReport, OutcomeKind};
use warpscope_core::search::plan::DEFAULT_LAUNCHES;
use warpscope_core::search::{self, Next, Search, Shown, Strategy, Trial};

/// Default time limit of a search. Small kernels rarely need that long.
const DEFAULT_TIME: Duration = Duration::from_millis(1800);

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Whether Ctrl-C was pressed during a search.
pub fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// From now on Ctrl-C ends the search, and a second Ctrl-C ends the tool.
pub fn catch_interrupts() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        // If no handler can be installed, Ctrl-C ends the tool as usual.
        let _ = ctrlc::set_handler(|| {
            if INTERRUPTED.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        });
    });
}

/// Maximum number of launches of a search.
pub fn launches(args: &CheckArgs) -> u64 {
    match args.search.budget {
        None => DEFAULT_LAUNCHES,
        Some(Budget::Launches(n)) => n,
        Some(Budget::Time(_)) => u64::MAX,
    }
}

/// The strategy of the search; `None` runs a single launch.
pub fn strategy(args: &CheckArgs) -> Option<Strategy> {
    match args.search.search {
        SearchKind::None => None,
        SearchKind::Simulee => Some(Strategy::Simulee),
        SearchKind::Default => Some(Strategy::Default),
    }
}

/// Runs the search for one kernel.
///
/// # Errors
/// No launch can be run.
pub fn run(
    args: &CheckArgs,
    prepared: &Prepared,
    kernel: &KernelInfo,
    mut search: Box<Search<&Prepared>>,
) -> Result<KernelReport> {
    catch_interrupts();
    let start = Instant::now();
    let time = match args.search.budget {
        None => Some(DEFAULT_TIME),
        Some(Budget::Launches(_)) => None,
        Some(Budget::Time(time)) => Some(time),
    };
    let launches = launches(args);
    let bar = bar(launches, &kernel.display_name);
    let jobs = usize::from(args.search.jobs);
    let mut programs = vec![Programs::default(); jobs];
    let mut out_of_time = false;
    'search: loop {
        let mut round: Vec<Trial> = vec![];
        let ended = loop {
            match search.next_launch() {
                Next::Run(trial) => round.push(*trial),
                Next::Wait => break false,
                Next::Done => break round.is_empty(),
            }
            if round.len() >= jobs {
                break false;
            }
        };
        if ended {
            break;
        }
        for (number, shown) in run_round(prepared, kernel, &round, &mut programs) {
            search.tell(number, shown);
        }
        show(&bar, &search, time.map(|t| t.saturating_sub(start.elapsed())));
        if interrupted() {
            break 'search;
        }
        if time.is_some_and(|time| start.elapsed() >= time) {
            out_of_time = true;
            break 'search;
        }
    }
    let mut report = search.report()?;
    bar.set_message("minimising launches");
    search.minimise(&mut report, &|| {
        !interrupted() && time.is_none_or(|time| start.elapsed() < time)
    });
    bar.finish_and_clear();
    if interrupted() {
        report.notes.push("the search was interrupted; the findings so far are shown".to_owned());
        report.outcome.kind = OutcomeKind::Limit;
        report.outcome.text = "the search was interrupted".to_owned();
    } else if out_of_time && args.search.budget.is_none() {
        let seconds = DEFAULT_TIME.as_secs_f64();
        report
            .notes
            .push(format!("the search stopped after {seconds} s; use --budget to search longer"));
    }
    Ok(report)
}

/// Runs trials, on several cores if there are several trials.
fn run_round(
    prepared: &Prepared,
    kernel: &KernelInfo,
    round: &[Trial],
    programs: &mut [Programs],
) -> Vec<(u64, Result<Box<Shown>>)> {
    let one = |trial: &Trial, programs: &mut Programs| {
        (trial.number, search::run(prepared, kernel, trial, programs))
    };
    if let ([trial], Some(programs)) = (round, programs.first_mut()) {
        return vec![one(trial, programs)];
    }
    std::thread::scope(|scope| {
        let running: Vec<_> = round
            .iter()
            .zip(programs)
            .map(|(trial, programs)| scope.spawn(move || one(trial, programs)))
            .collect();
        // A panic there is a bug in warpscope, which `main` reports.
        let results = running.into_iter().map(std::thread::ScopedJoinHandle::join);
        results.map(|r| r.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    })
}

/// The progress bar, which is visible only on a terminal.
fn bar(launches: u64, kernel: &str) -> ProgressBar {
    let bar =
        if launches == u64::MAX { ProgressBar::new_spinner() } else { ProgressBar::new(launches) };
    let template = "{prefix} {bar:24} {pos} launches, {msg}";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    let plain: String = kernel.chars().filter(|c| !c.is_control()).take(40).collect();
    bar.set_prefix(plain);
    bar
}

fn show(bar: &ProgressBar, search: &Search<&Prepared>, left: Option<Duration>) {
    let (launches, findings, (taken, sides)) = search.progress();
    let s = if findings == 1 { "" } else { "s" };
    let left = left.map_or_else(String::new, |t| format!(", {:.0} s left", t.as_secs_f64()));
    bar.set_position(launches);
    bar.set_message(format!("{findings} finding{s}, {taken} of {sides} branch sides{left}"));
}
