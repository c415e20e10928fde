//! What a long command is doing: printed as it happens, and readable by the page that waits for it.

use std::io::Write;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A command that prints nothing for this long looks stuck.
const SILENCE: Duration = Duration::from_secs(10);

/// The steps of a command. Steps may run at the same time.
#[derive(Debug)]
pub struct Progress {
    begun: Instant,
    state: Mutex<State>,
    ended: Condvar,
}

#[derive(Debug, Default)]
struct State {
    steps: Vec<Step>,
    printed: Option<Instant>,
    has_ended: bool,
}

#[derive(Debug)]
struct Step {
    name: String,
    begun: Instant,
    took: Option<Duration>,
    /// The last line of the program that the step runs.
    detail: String,
}

impl Step {
    /// `engine: 12 s, Compiling syn v2.0`.
    fn line(&self) -> String {
        match self.took {
            Some(took) => format!("{}: done in {}", self.name, seconds(took)),
            None if self.detail.is_empty() => {
                format!("{}: {}", self.name, seconds(self.begun.elapsed()))
            }
            None => format!("{}: {}, {}", self.name, seconds(self.begun.elapsed()), self.detail),
        }
    }
}

impl Progress {
    pub fn new() -> Self {
        Self { begun: Instant::now(), state: Mutex::default(), ended: Condvar::new() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A step that panicked leaves a list that can still be read.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs a step of that name, which may report lines of progress.
    ///
    /// # Errors
    /// What the step returns.
    pub fn step<T>(
        &self,
        name: &str,
        work: impl FnOnce(&dyn Fn(&str)) -> Result<T, String>,
    ) -> Result<T, String> {
        let index = {
            let mut state = self.state();
            let (name, begun) = (name.to_owned(), Instant::now());
            self.print(&mut state, &format!("{name} …"));
            state.steps.push(Step { name, begun, took: None, detail: String::new() });
            state.steps.len() - 1
        };
        let result = work(&|line| {
            let mut state = self.state();
            let line = line.trim();
            line.clone_into(&mut state.steps[index].detail);
            self.print(&mut state, &format!("{name}: {line}"));
        });
        let mut state = self.state();
        let took = state.steps[index].begun.elapsed();
        state.steps[index].took = Some(took);
        let how = if result.is_ok() { "done" } else { "failed" };
        self.print(&mut state, &format!("{name}: {how} in {}", seconds(took)));
        result
    }

    /// Runs `work` and, whenever nothing was printed for a while, prints which steps are running.
    pub fn watch<T>(&self, work: impl FnOnce() -> T) -> T {
        std::thread::scope(|scope| {
            scope.spawn(|| self.remind());
            let result = work();
            self.state().has_ended = true;
            self.ended.notify_all();
            result
        })
    }

    fn remind(&self) {
        let mut state = self.state();
        while !state.has_ended {
            let waited = self.ended.wait_timeout(state, Duration::from_secs(1));
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
            let is_silent = state.printed.is_none_or(|at| at.elapsed() >= SILENCE);
            if is_silent && !state.has_ended {
                let running: Vec<String> =
                    state.steps.iter().filter(|s| s.took.is_none()).map(Step::line).collect();
                self.print(&mut state, &format!("running: {}", running.join("; ")));
            }
        }
    }

    /// A line for each step, in the order in which they began.
    pub fn lines(&self) -> Vec<String> {
        self.state().steps.iter().map(Step::line).collect()
    }

    pub fn has_ended(&self) -> bool {
        self.state().has_ended
    }

    fn print(&self, state: &mut State, line: &str) {
        state.printed = Some(Instant::now());
        // A terminal that has gone away is no reason to stop building.
        let _ = writeln!(std::io::stdout(), "[{:>7}] {line}", seconds(self.begun.elapsed()));
    }
}

/// A duration to a tenth of a second.
pub fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_listed_with_their_last_line() {
        let progress = Progress::new();
        let result = progress.watch(|| {
            progress.step("engine", |tell| {
                tell("   Compiling one\n");
                assert!(progress.lines()[0].ends_with("s, Compiling one"));
                progress.step("page", |_| Err::<(), _>("no".to_owned()))
            })
        });
        assert_eq!(result, Err("no".to_owned()));
        assert!(progress.has_ended());
        let lines = progress.lines();
        assert!(lines[0].starts_with("engine: done in ") && lines[1].starts_with("page: done in "));
    }
}
