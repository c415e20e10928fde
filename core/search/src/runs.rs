//! Launches that are run once, though several findings ask for them.
//!
//! The findings of a search mostly share their launch, so that the smaller or changed launches that are tried
//! for one of them are those that are tried for the next.

use crate::ahead::{self, Ahead, Task};
use crate::trial;
use base::limits::{Interrupt, RunLimits};
use check::{CheckOptions, CheckResult, Runner};
use launch::Launch;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Most launches that are remembered.
const MOST: usize = 512;

/// Work of launches that are worth to be expected: some tenths of a millisecond.
const LONG: u64 = 4_000;

/// Runs launches of one kernel, which differ in nothing but their sizes and arguments, and remembers what they showed.
#[derive(Debug)]
pub struct Runs<'a> {
    runner: Runner<'a>,
    options: CheckOptions,
    ahead: Option<&'a Ahead<'a>>,
    /// By launch; `None` is one that cannot be run.
    known: BTreeMap<String, Option<Rc<CheckResult>>>,
    /// The work of the launches so far, see [`CheckResult::work`].
    work: u64,
    /// That of the last one.
    last: Option<u64>,
}

impl<'a> Runs<'a> {
    /// Runs launches by `runner` with these options.
    pub fn new(runner: Runner<'a>, options: CheckOptions) -> Self {
        Self { runner, options, ahead: None, known: BTreeMap::new(), work: 0, last: None }
    }
    /// The same with other cores that run what is expected.
    #[must_use]
    pub fn with_ahead(self, ahead: Option<&'a Ahead<'a>>) -> Self {
        Self { ahead: ahead.filter(|a| a.cores() > 1), ..self }
    }
    /// The number of launches that it is worth to expect now: none if they are so short that this takes longer.
    pub fn wants(&self) -> usize {
        let long = self.last.is_none_or(|work| work >= LONG);
        self.ahead.filter(|_| long).map_or(0, Ahead::cores)
    }
    /// Says which launches will probably be run, in this order. Others that were expected are not any more.
    pub fn expect(&self, launches: impl IntoIterator<Item = Launch>) {
        let Some(ahead) = self.ahead else { return };
        // Nothing but this cuts them: half a run would be judged wrongly.
        let interrupt = Interrupt(ahead::dropped);
        let limits = RunLimits { interrupt, ..self.options.limits };
        let options = CheckOptions { limits, ..self.options };
        let launches = launches.into_iter().map(|launch| (trial::key(&launch), launch));
        let new = launches.filter(|(key, _)| !self.known.contains_key(key));
        let task = |(key, launch): (String, Launch)| {
            Task::new(expected(&key, &options), move |runner| runner.run(&launch, &options).ok())
        };
        ahead.expect(new.map(task).take(ahead.most()));
    }
    /// The work of all launches that were run.
    pub fn work(&self) -> u64 {
        self.work
    }
    /// What the launch shows; `None` if it cannot be run.
    pub fn run(&mut self, launch: &Launch) -> Option<Rc<CheckResult>> {
        let key = trial::key(launch);
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let done: Option<Option<CheckResult>> =
            self.ahead.and_then(|ahead| ahead.take(&expected(&key, &self.options)));
        let checked = done.unwrap_or_else(|| self.runner.run(launch, &self.options).ok());
        let checked = checked.map(Rc::new);
        let work = checked.as_ref().map_or(0, |c| c.work);
        self.work = self.work.saturating_add(work);
        self.last = Some(work);
        if self.known.len() < MOST {
            self.known.insert(key, checked.clone());
        }
        checked
    }
}

/// The key of a launch for which others may have been run.
fn expected(key: &str, options: &CheckOptions) -> String {
    format!("launch {} {key}", options.limits.max_steps)
}
