//! Work that is done before it is asked for, on cores that would be idle.
//!
//! A search is a sequence: what it tries next depends on what it has seen, and so does what is tried to make a launch
//! smaller. Whoever goes through the sequence says what will probably be asked for next ([`Ahead::expect`]), and takes
//! each result when the sequence comes to it ([`Ahead::take`]). What was not expected, or nobody has begun, it does
//! itself; what was expected and never asked for is thrown away. So neither the answer nor what is charged to any
//! budget depends on the number of cores.
//!
//! The core has no threads: callers bring some that call [`Ahead::help`].

use check::{LoweredKernel, Runner};
use launch::LoadedModule;
use launch::params::KernelInfo;
use std::any::Any;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// What a task gives.
type Answer = Box<dyn Any + Send>;

/// Something that will probably be asked for.
pub struct Task {
    key: String,
    run: Box<dyn FnOnce(&mut Runner<'_>) -> Answer + Send>,
}

impl Task {
    /// Equal keys stand for equal work.
    pub fn new<R: Any + Send>(
        key: String,
        run: impl FnOnce(&mut Runner<'_>) -> R + Send + 'static,
    ) -> Self {
        Self { key, run: Box::new(|runner| Box::new(run(runner))) }
    }
}

impl std::fmt::Debug for Task {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Task").field("key", &self.key).finish_non_exhaustive()
    }
}

/// A task that somebody works on, and whether it is not expected any more.
#[derive(Debug)]
struct Running {
    key: String,
    dropped: Arc<AtomicBool>,
}

#[derive(Debug, Default)]
struct State {
    /// What nobody has begun, in the order in which it is expected.
    queue: VecDeque<Task>,
    running: Vec<Running>,
    done: BTreeMap<String, std::thread::Result<Answer>>,
    /// Keys of what stays expected.
    kept: BTreeSet<String>,
    /// Whether the one that goes through the sequence waits for a result.
    waits: bool,
    ended: bool,
}

impl State {
    /// Forgets what is not to be done any more.
    fn drop_all_but(&mut self, keys: &BTreeSet<String>) {
        let Self { queue, running, done, kept, .. } = self;
        let stays = |key: &str| keys.contains(key) || kept.contains(key);
        queue.retain(|t| stays(&t.key));
        done.retain(|key, _| stays(key));
        for running in running.iter().filter(|r| !stays(&r.key)) {
            running.dropped.store(true, Ordering::Relaxed);
        }
    }
    /// Whether nobody has begun it yet, nor is it in the queue.
    fn is_new(&self, key: &str) -> bool {
        !self.done.contains_key(key)
            && !self.is_running(key)
            && self.queue.iter().all(|t| t.key != key)
    }
    fn is_running(&self, key: &str) -> bool {
        self.running.iter().any(|r| r.key == key && !r.dropped.load(Ordering::Relaxed))
    }
}

/// The work on one kernel.
#[derive(Debug)]
pub struct Ahead<'a> {
    loaded: &'a LoadedModule,
    kernel: &'a KernelInfo,
    /// Most tasks that are worked on at once, that of the sequence included.
    cores: usize,
    lowered: LoweredKernel,
    state: Mutex<State>,
    /// There is something to do for a helper.
    work: Condvar,
    /// Something is done.
    answers: Condvar,
}

thread_local! {
    /// Whether the task of this thread is not expected any more.
    static DROPPED: RefCell<Option<Arc<AtomicBool>>> = const { RefCell::new(None) };
}

/// Whether what this thread works on is not expected any more, so that it may end as it likes.
pub fn is_dropped() -> bool {
    DROPPED.with_borrow(|dropped| dropped.as_ref().is_some_and(|d| d.load(Ordering::Relaxed)))
}

/// An [`base::limits::Interrupt`] for launches that nothing else cuts.
pub(crate) fn dropped(_steps: u64) -> bool {
    is_dropped()
}

/// Most tasks that are expected at once, for each core: those that take long should not leave others idle, and to say
/// what is expected takes time, too.
const FOR_EACH_CORE: usize = 3;

impl<'a> Ahead<'a> {
    /// For launches of `kernel` on so many cores.
    pub fn new(loaded: &'a LoadedModule, kernel: &'a KernelInfo, cores: usize) -> Self {
        let (lowered, state) = (LoweredKernel::default(), Mutex::default());
        let (work, answers) = (Condvar::new(), Condvar::new());
        Self { loaded, kernel, cores, lowered, state, work, answers }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The lowered code that all tasks share.
    pub fn lowered(&self) -> LoweredKernel {
        self.lowered.clone()
    }

    /// How many tasks may be worked on at once.
    pub fn cores(&self) -> usize {
        self.cores
    }

    /// How many tasks it is worth to expect.
    pub fn most(&self) -> usize {
        self.cores * FOR_EACH_CORE
    }

    /// Whether cores may soon be idle.
    pub fn is_short(&self) -> bool {
        self.cores > 1 && self.lock().queue.len() < self.cores.div_ceil(2)
    }

    /// Says what will probably be asked for, what comes first at the front. What was expected before and is not among
    /// `tasks` is thrown away.
    pub fn expect(&self, tasks: impl IntoIterator<Item = Task>) {
        if self.cores <= 1 {
            return;
        }
        let tasks: Vec<Task> = tasks.into_iter().collect();
        let keys: BTreeSet<String> = tasks.iter().map(|t| t.key.clone()).collect();
        let mut state = self.lock();
        state.drop_all_but(&keys);
        // In the new order, behind what is kept.
        let State { queue, kept, .. } = &mut *state;
        queue.retain(|t| kept.contains(&t.key));
        for task in tasks {
            if state.is_new(&task.key) {
                state.queue.push_back(task);
            }
        }
        if !state.queue.is_empty() {
            self.work.notify_all();
        }
    }

    /// Says what will probably be asked for some time, whatever else is expected from now on.
    pub fn expect_later(&self, task: Task) {
        if self.cores <= 1 {
            return;
        }
        let mut state = self.lock();
        if state.kept.insert(task.key.clone()) && state.is_new(&task.key) {
            state.queue.push_front(task);
            self.work.notify_one();
        }
    }

    /// The result of what is asked for, if somebody has done it or works on it. If not, the caller does it.
    pub fn take<R: Any>(&self, key: &str) -> Option<R> {
        if self.cores <= 1 {
            return None;
        }
        let mut state = self.lock();
        let answer = loop {
            if let Some(answer) = state.done.remove(key) {
                break answer;
            }
            if !state.is_running(key) {
                state.queue.retain(|t| t.key != key);
                return None;
            }
            state.waits = true;
            self.work.notify_one();
            state = self.answers.wait(state).unwrap_or_else(PoisonError::into_inner);
            state.waits = false;
        };
        drop(state);
        // A panic there is a bug of ours, which is met here as if the caller had done it.
        answer.unwrap_or_else(|panic| resume_unwind(panic)).downcast().ok().map(|answer| *answer)
    }

    /// Does what is expected until [`Ahead::end`]. More threads than cores may call this: no more than there are cores
    /// have something to do.
    pub fn help(&self) {
        let mut lowered = self.lowered();
        let mut state = self.lock();
        while !state.ended {
            let busy = state.running.len() + usize::from(!state.waits);
            let task = if busy < self.cores { state.queue.pop_front() } else { None };
            let Some(Task { key, run }) = task else {
                state = self.work.wait(state).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            let dropped = Arc::new(AtomicBool::new(false));
            state.running.push(Running { key: key.clone(), dropped: dropped.clone() });
            drop(state);
            DROPPED.set(Some(dropped.clone()));
            let mut runner = Runner::new(self.loaded, self.kernel, &mut lowered);
            let answer = catch_unwind(AssertUnwindSafe(|| run(&mut runner)));
            DROPPED.set(None);
            state = self.lock();
            state.running.retain(|r| !Arc::ptr_eq(&r.dropped, &dropped));
            // What is not expected may have ended anyhow.
            if !dropped.load(Ordering::Relaxed) {
                state.done.insert(key, answer);
            }
            self.answers.notify_all();
        }
    }

    /// Nothing is expected any more.
    pub fn end(&self) {
        let mut state = self.lock();
        state.kept.clear();
        state.drop_all_but(&BTreeSet::new());
        state.ended = true;
        drop(state);
        self.work.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;
    use std::time::Duration;

    const IR: &str = "target triple = \"nvptx64-nvidia-cuda\"\n\
        define ptx_kernel void @k() {\n  ret void\n}\n";

    /// Does `work` with so many helpers.
    fn helped(cores: usize, work: impl FnOnce(&Ahead<'_>)) {
        let loaded = LoadedModule::new(IR, "k.ll").expect("a module");
        let kernel = loaded.kernels()[0].clone();
        let ahead = Ahead::new(&loaded, &kernel, cores);
        std::thread::scope(|scope| {
            for _ in 0..cores {
                scope.spawn(|| ahead.help());
            }
            let result = catch_unwind(AssertUnwindSafe(|| work(&ahead)));
            ahead.end();
            result.unwrap_or_else(|panic| resume_unwind(panic));
        });
    }

    fn task(number: u32, done: &Arc<AtomicUsize>) -> Task {
        let done = done.clone();
        Task::new(number.to_string(), move |_| {
            done.fetch_add(1, Ordering::SeqCst);
            number * number
        })
    }

    #[test]
    fn what_is_asked_for_is_what_was_done() {
        for cores in [1, 2, 5] {
            let done = Arc::new(AtomicUsize::new(0));
            helped(cores, |ahead| {
                for number in 0..100 {
                    if ahead.is_short() {
                        ahead.expect((number..number + 20).map(|n| task(n, &done)));
                    }
                    // The helpers may be slow to begin.
                    while cores > 1 && done.load(Ordering::SeqCst) == 0 {
                        std::thread::sleep(Duration::from_millis(1));
                    }
                    let answer: Option<u32> = ahead.take(&number.to_string());
                    assert!(answer.is_none_or(|a| a == number * number));
                }
            });
            assert_eq!(done.load(Ordering::SeqCst) > 0, cores > 1);
        }
    }

    /// A task that is not expected any more is told so and its result is not taken; one that stays expected is.
    #[test]
    fn what_is_not_expected_any_more_is_thrown_away() {
        helped(2, |ahead| {
            let (begun, has_begun) = std::sync::mpsc::channel();
            let endless = move |_: &mut Runner<'_>| {
                let _ = begun.send(());
                while !is_dropped() {
                    std::thread::sleep(Duration::from_millis(1));
                }
            };
            let done = Arc::new(AtomicUsize::new(0));
            ahead.expect([Task::new("endless".to_owned(), endless)]);
            has_begun.recv().expect("a helper");
            ahead.expect_later(task(7, &done));
            ahead.expect([task(8, &done)]);
            ahead.expect([]);
            assert_eq!(ahead.take::<()>("endless"), None);
            assert_eq!(ahead.take::<u32>("8"), None);
            assert!(ahead.take::<u32>("7").is_none_or(|a| a == 49));
        });
    }

    #[test]
    fn a_panic_is_met_by_whoever_asks() {
        helped(2, |ahead| {
            let (begun, has_begun) = std::sync::mpsc::channel();
            let fails = move |_: &mut Runner<'_>| -> u32 {
                let _ = begun.send(());
                panic!("the task");
            };
            ahead.expect([Task::new("fails".to_owned(), fails)]);
            has_begun.recv().expect("a helper");
            let met = catch_unwind(AssertUnwindSafe(|| ahead.take::<u32>("fails")));
            assert!(met.is_err());
        });
    }
}
