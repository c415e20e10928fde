//! Drives a search with what the core lacks: a clock, several cores, the progress bar and Ctrl-C.

use crate::args::{Budget, CheckArgs, SearchKind};
use crate::interrupt::{self, interrupted};
use indicatif::{ProgressBar, ProgressStyle};
use std::time::{Duration, Instant};
use warpscope_core::LoadedModule;
use warpscope_core::check::LoweredKernel;
use warpscope_core::detect::result::{Ending, KernelResult, Note};
use warpscope_core::diagnostic::Result;
use warpscope_core::job::{Job, Progress};
use warpscope_core::launch::params::KernelInfo;
use warpscope_core::search::plan::DEFAULT_LAUNCHES;
use warpscope_core::search::{self, Strategy, Trial, TrialResult};
use warpscope_core::visible::visible;

/// Longest time of a search whose budget is not given. Its work ends it much sooner, unless the machine is
/// very slow.
const DEFAULT_TIME: Duration = Duration::from_secs(60);

/// Maximum number of launches of a search, if its budget is given.
pub fn launches(args: &CheckArgs) -> Option<u64> {
    match args.search.budget {
        None => None,
        Some(Budget::Launches(n)) => Some(n),
        Some(Budget::Time(_)) => Some(u64::MAX),
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

/// Goes through the check of one kernel.
///
/// # Errors
/// No launch can be run.
pub fn run(args: &CheckArgs, mut job: Job<&LoadedModule>) -> Result<KernelResult> {
    if job.one_launch().is_some() {
        // A large grid takes long; Ctrl-C ends it.
        let bar = bar(u64::MAX, &job.kernel().display_name);
        bar.set_style(ProgressStyle::default_spinner());
        bar.set_message("running the launch");
        bar.enable_steady_tick(Duration::from_millis(250));
        let result = job.result(&|| true);
        bar.finish_and_clear();
        return result;
    }
    interrupt::handle();
    interrupt::end_gracefully();
    let start = Instant::now();
    let time = match args.search.budget {
        None => Some(DEFAULT_TIME),
        Some(Budget::Launches(_)) => None,
        Some(Budget::Time(time)) => Some(time),
    };
    interrupt::begin_search(time);
    let bar = bar(launches(args).unwrap_or(DEFAULT_LAUNCHES), &job.kernel().display_name);
    let jobs = usize::from(args.search.jobs);
    let mut lowered = vec![LoweredKernel::default(); jobs];
    let mut out_of_time = false;
    while let Some(round) = job.next_round(jobs) {
        for (number, result) in run_round(job.loaded(), job.kernel(), &round, &mut lowered) {
            job.submit(number, result);
        }
        show(&bar, &job.progress(), time.map(|t| t.saturating_sub(start.elapsed())));
        out_of_time = time.is_some_and(|time| start.elapsed() >= time);
        if interrupted() || out_of_time {
            break;
        }
    }
    interrupt::end_search();
    bar.set_message("minimising launches");
    let mut result =
        job.result(&|| !interrupted() && time.is_none_or(|time| start.elapsed() < time))?;
    bar.finish_and_clear();
    if interrupted() {
        result.notes.push(Note::SearchInterrupted);
        result.ending = Ending::Interrupted;
    } else if out_of_time && args.search.budget.is_none() {
        let milliseconds = DEFAULT_TIME.as_millis() as u64;
        result.notes.push(Note::SearchTimedOut { milliseconds });
    }
    Ok(result)
}

/// Runs trials, on several cores if there are several trials.
fn run_round(
    loaded: &LoadedModule,
    kernel: &KernelInfo,
    round: &[Trial],
    lowered: &mut [LoweredKernel],
) -> Vec<(u64, Result<Box<TrialResult>>)> {
    let one = |trial: &Trial, lowered: &mut LoweredKernel| {
        (trial.number, search::run(loaded, kernel, trial, lowered))
    };
    if let ([trial], Some(lowered)) = (round, lowered.first_mut()) {
        return vec![one(trial, lowered)];
    }
    std::thread::scope(|scope| {
        let running: Vec<_> = round
            .iter()
            .zip(lowered)
            .map(|(trial, lowered)| scope.spawn(move || one(trial, lowered)))
            .collect();
        // A panic there is a bug of ours, which `main` reports.
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
    bar.set_prefix(visible(kernel).chars().take(40).collect::<String>());
    bar
}

fn show(bar: &ProgressBar, progress: &Progress, left: Option<Duration>) {
    let Progress { launches, findings, sides_taken, sides, .. } = progress;
    let s = if *findings == 1 { "" } else { "s" };
    let left = left.map_or_else(String::new, |t| format!(", {:.0} s left", t.as_secs_f64()));
    bar.set_position(*launches);
    bar.set_message(format!("{findings} finding{s}, {sides_taken} of {sides} branch sides{left}"));
}
