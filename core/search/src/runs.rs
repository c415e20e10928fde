//! Launches that are run once, though several findings ask for them.
//!
//! The findings of a search mostly share their launch, so that the smaller or changed launches that are tried
//! for one of them are those that are tried for the next.

use crate::trial;
use check::{CheckOptions, CheckResult, Runner};
use launch::Launch;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Most launches that are remembered.
const MOST: usize = 512;

/// Runs launches of one kernel, which differ in nothing but their sizes and arguments, and remembers what they showed.
#[derive(Debug)]
pub struct Runs<'a> {
    runner: Runner<'a>,
    options: CheckOptions,
    /// By launch; `None` is one that cannot be run.
    known: BTreeMap<String, Option<Rc<CheckResult>>>,
    /// The work of the launches so far, see [`CheckResult::work`].
    work: u64,
}

impl<'a> Runs<'a> {
    /// Runs launches by `runner` with these options.
    pub fn new(runner: Runner<'a>, options: CheckOptions) -> Self {
        Self { runner, options, known: BTreeMap::new(), work: 0 }
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
        let checked = self.runner.run(launch, &self.options).ok().map(Rc::new);
        self.work = self.work.saturating_add(checked.as_ref().map_or(0, |c| c.work));
        if self.known.len() < MOST {
            self.known.insert(key, checked.clone());
        }
        checked
    }
}
