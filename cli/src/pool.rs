//! Work on several cores, of which the results come in order.

use crate::{interrupt, terminal};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Mutex, PoisonError, mpsc};
use warpscope_core::check::Cores;
use warpscope_core::search::ahead::Ahead;

/// The cores to use where the user does not say.
pub fn cores() -> usize {
    /// More cost memory, and a usual program has no use for them.
    const MOST: usize = 8;
    std::thread::available_parallelism().map_or(1, usize::from).min(MOST)
}

/// So many cores for the blocks of one launch; `None` for one.
pub fn for_blocks(cores: usize) -> Option<Cores> {
    let count = u32::try_from(cores).ok().filter(|n| *n > 1)?;
    Some(Cores::new(count, each))
}

/// Calls `part` with each number below `count`, on as many threads.
fn each(count: u32, part: &(dyn Fn(u32) + Sync)) {
    let cut = interrupt::cut_of_thread();
    std::thread::scope(|scope| {
        for number in 0..count {
            scope.spawn(move || {
                interrupt::set_cut(cut);
                part(number);
            });
        }
    });
}

/// Does `work` while as many threads as there are `cores` help `ahead`.
pub fn with_helpers<R>(cores: usize, ahead: &Ahead<'_>, work: impl FnOnce() -> R) -> R {
    /// Ends the help also if `work` panics.
    struct End<'a>(&'a Ahead<'a>);
    impl Drop for End<'_> {
        fn drop(&mut self) {
            self.0.end();
        }
    }
    if cores <= 1 {
        return work();
    }
    let cut = interrupt::cut_of_thread();
    std::thread::scope(|scope| {
        let _end = End(ahead);
        for _ in 0..cores {
            scope.spawn(|| {
                interrupt::set_cut(cut);
                ahead.help();
            });
        }
        work()
    })
}

/// Does `work` for each of `tasks`, on as many threads as there are `cores`, each with a state of its own that `start`
/// makes. `take` gets the results on this thread, in the order of the tasks, each as soon as all before it are there.
/// What `work` writes to the standard streams appears just before its result is taken.
pub fn in_order<T: Send, S, R: Send>(
    cores: usize,
    tasks: Vec<T>,
    start: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, T) -> R + Sync,
    mut take: impl FnMut(R),
) {
    let threads = cores.min(tasks.len());
    if threads <= 1 {
        let mut state = start();
        for task in tasks {
            take(work(&mut state, task));
        }
        return;
    }
    let queue = Mutex::new(tasks.into_iter().enumerate());
    let (done, results) = mpsc::channel();
    let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
    let worker = |done: mpsc::Sender<_>| {
        let mut state = start();
        while let Some((number, task)) = next() {
            let run = || terminal::captured(|| work(&mut state, task));
            let result = catch_unwind(AssertUnwindSafe(run));
            let failed = result.is_err();
            if done.send((number, result)).is_err() || failed {
                return;
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let done = done.clone();
            scope.spawn(|| worker(done));
        }
        drop(done);
        let mut early = BTreeMap::new();
        let mut due = 0;
        for (number, result) in results {
            early.insert(number, result);
            while let Some(result) = early.remove(&due) {
                due += 1;
                // A panic there is a bug of ours, which `main` reports.
                let (result, [out, err]) = result.unwrap_or_else(|panic| {
                    // The others end with what they are doing.
                    while next().is_some() {}
                    resume_unwind(panic)
                });
                terminal::complain(&err);
                let _ = terminal::print(&out);
                take(result);
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    /// The first tasks take longest, and yet come first.
    #[test]
    fn results_and_what_is_said_come_in_the_order_of_the_tasks() {
        for cores in [1, 2, 5, 40] {
            let tasks: Vec<u64> = (100..120).collect();
            let work = |made: &mut Vec<u64>, task: u64| {
                std::thread::sleep(Duration::from_millis((120 - task) / 4));
                terminal::complain(&task.to_string());
                made.push(task);
                (task, made.is_sorted())
            };
            let mut results = vec![];
            let ((), [_, err]) = terminal::captured(|| {
                in_order(cores, tasks.clone(), Vec::new, work, |result| results.push(result));
            });
            let due: Vec<(u64, bool)> = tasks.iter().map(|&task| (task, true)).collect();
            assert_eq!(results, due, "{cores}");
            assert_eq!(err, tasks.iter().map(u64::to_string).collect::<String>());
        }
    }

    #[test]
    fn a_panic_reaches_the_caller() {
        let work = |(): &mut (), task: u32| assert!(task != 3, "the third");
        let run = || in_order(2, vec![1, 2, 3, 4], || (), work, |()| {});
        assert!(catch_unwind(run).is_err());
    }
}
