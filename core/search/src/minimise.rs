//! Makes a launch that shows a finding smaller, as long as it still shows it.

use crate::judge::is_fault;
use crate::runs::Runs;
use detect::finding::{Finding, Reason, Subject};
use launch::{ArgValue, Dim3, Generator, Launch, Number};
use std::collections::BTreeSet;

/// Proposes smaller launches, given whether each of them still shows the finding.
#[derive(Clone, Debug)]
pub struct Minimiser {
    best: Launch,
    candidates: Vec<Launch>,
    at: usize,
    changed: bool,
    done: bool,
    tries: u64,
}

/// Maximum number of launches that are run to make one smaller.
pub const MAX_TRIES: u64 = 400;

impl Minimiser {
    /// Starts with a launch that shows the finding and contains every argument.
    pub fn new(launch: Launch) -> Self {
        let candidates = smaller(&launch);
        Self { best: launch, candidates, at: 0, changed: false, done: false, tries: 0 }
    }
    /// The smallest launch so far.
    pub fn best(&self) -> &Launch {
        &self.best
    }
    /// The next launch to try, if there is one.
    pub fn next_launch(&mut self) -> Option<&Launch> {
        loop {
            if self.done || self.tries >= MAX_TRIES {
                return None;
            }
            if self.at < self.candidates.len() {
                if self.candidates[self.at].validate().is_err() {
                    self.at += 1;
                    continue;
                }
                return self.candidates.get(self.at);
            }
            // Another round only if this one changed something.
            self.done = !self.changed;
            self.changed = false;
            self.candidates = smaller(&self.best);
            self.at = 0;
        }
    }
    /// The launches that will probably be tried next, the most probable first, up to `most`.
    fn coming(&self, allows: &dyn Fn(&Launch) -> bool, most: usize) -> Vec<Launch> {
        /// How often a smaller launch still shows the finding, roughly.
        const SHOWS: f64 = 0.4;
        let mut launches = vec![];
        let mut ways = vec![(1.0, self.clone())];
        while launches.len() < most {
            let likely = ways.iter().enumerate().max_by(|a, b| f64::total_cmp(&a.1.0, &b.1.0));
            let Some(number) = likely.map(|(number, _)| number) else { break };
            let (probability, mut way) = ways.swap_remove(number);
            let Some(launch) = way.next_launch().cloned() else { continue };
            if !allows(&launch) {
                way.skip();
                ways.push((probability, way));
                continue;
            }
            launches.push(launch);
            let mut shown = way.clone();
            shown.submit(true);
            way.submit(false);
            ways.push((probability * SHOWS, shown));
            ways.push((probability * (1.0 - SHOWS), way));
        }
        launches
    }
    /// Skips the launch that [`Self::next_launch`] returned last.
    pub fn skip(&mut self) {
        self.at += 1;
    }
    /// Sets whether the launch that [`Self::next_launch`] returned last still shows the finding.
    pub fn submit(&mut self, shows: bool) {
        self.tries += 1;
        let Some(candidate) = self.candidates.get(self.at) else { return };
        if shows {
            self.best = candidate.clone();
            self.changed = true;
            self.candidates = smaller(&self.best);
            self.at = 0;
        } else {
            self.at += 1;
        }
    }
}

/// The limits of a minimisation.
pub struct MinimiseBounds<'a> {
    /// Maximum number of launches that are run.
    pub tries: u64,
    /// Maximum of [`Runs::work`].
    pub steps: u64,
    /// Whether a launch may be run.
    pub allows: &'a dyn Fn(&Launch) -> bool,
    /// Whether to run another launch; called before each.
    pub keep_going: &'a dyn Fn() -> bool,
}

impl std::fmt::Debug for MinimiseBounds<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MinimiseBounds").field("tries", &self.tries).finish_non_exhaustive()
    }
}

/// The finding with the smallest launch within `bounds` that still shows it; `None` if no smaller one
/// was found. What the search added to the finding is kept.
pub fn minimise(
    runs: &mut Runs<'_>,
    finding: &Finding,
    bounds: &MinimiseBounds<'_>,
) -> Option<Finding> {
    let mark = finding.fingerprint();
    let mut minimiser = Minimiser::new(finding.witness.launch.clone());
    let mut best: Option<Finding> = None;
    let mut left = bounds.tries;
    let mut known: Option<BTreeSet<String>> = None;
    while left > 0 && runs.work() < bounds.steps && (bounds.keep_going)() {
        let Some(launch) = minimiser.next_launch() else { break };
        if !(bounds.allows)(launch) {
            minimiser.skip();
            continue;
        }
        let most = runs.wants().min(usize::try_from(left).unwrap_or(usize::MAX));
        if most > 0 {
            runs.expect(minimiser.coming(bounds.allows, most));
        }
        let Some(launch) = minimiser.next_launch() else { break };
        left -= 1;
        let checked = runs.run(launch);
        let findings = checked.as_ref().map_or(&[][..], |c| &c.result.findings);
        let mut found = findings.iter().find(|f| f.fingerprint() == mark).cloned();
        let faults = faults(findings);
        if found.is_some() && !faults.is_empty() {
            // A launch that breaks something else as well is a bad example.
            let known = known.get_or_insert_with(|| {
                let whole = runs.run(&finding.witness.launch);
                whole.map_or_else(BTreeSet::new, |c| self::faults(&c.result.findings))
            });
            found = found.filter(|_| faults.is_subset(known));
        }
        minimiser.submit(found.is_some());
        best = found.or(best);
    }
    let mut best = best?;
    best.launches = finding.launches;
    // The small launch may show fewer sorts of pairs; they remain of the finding.
    if let (Subject::Race(race), Some(whole)) = (&mut best.subject, finding.race()) {
        race.across = race.across.or(whole.across);
    }
    let contents = |r: &&Reason| {
        matches!(
            r,
            Reason::DependsOnContents { .. } | Reason::DependsOnRows { .. } | Reason::UnusualBlock
        )
    };
    best.reasons.extend(finding.reasons.iter().filter(contents).cloned());
    Some(best)
}

/// The memory errors and traps among findings.
fn faults(findings: &[Finding]) -> BTreeSet<String> {
    findings.iter().filter(|f| is_fault(f.rule)).map(Finding::fingerprint).collect()
}

/// Launches that are one step smaller, the largest steps first.
fn smaller(launch: &Launch) -> Vec<Launch> {
    let mut list = vec![];
    let sides = |dim: Dim3| <[u32; 3]>::from(dim);
    for axis in [2, 1, 0] {
        for to in below(u64::from(sides(launch.grid)[axis]), 1) {
            let mut grid = sides(launch.grid);
            grid[axis] = to as u32;
            list.push(Launch { grid: grid.into(), ..launch.clone() });
        }
        for to in below(u64::from(sides(launch.block)[axis]), 1) {
            let mut block = sides(launch.block);
            block[axis] = to as u32;
            list.push(Launch { block: block.into(), ..launch.clone() });
        }
    }
    for to in below(launch.shared_bytes, 0) {
        list.push(Launch { shared_bytes: to, ..launch.clone() });
    }
    for (i, arg) in launch.args.iter().enumerate() {
        let mut with = |value: ArgValue| {
            let mut changed = launch.clone();
            changed.args[i].value = value;
            list.push(changed);
        };
        match &arg.value {
            ArgValue::Scalar(Number::Int(n)) if *n > 0 => {
                for to in below(u64::try_from(*n).unwrap_or(u64::MAX), 0) {
                    with(ArgValue::Scalar(Number::Int(to.into())));
                }
            }
            ArgValue::Scalar(Number::Float(x)) if *x != 0.0 && *x != 1.0 => {
                with(ArgValue::Scalar(Number::Float(1.0)));
            }
            ArgValue::Buffer(buffer) => {
                for to in buffer.len.map_or_else(Vec::new, |len| below(len, 0)) {
                    let mut shorter = buffer.clone();
                    shorter.len = Some(to);
                    if let Generator::Values(values) = &mut shorter.generator {
                        values.truncate(usize::try_from(to).unwrap_or(usize::MAX));
                    }
                    with(ArgValue::Buffer(shorter));
                }
                if let (None, Generator::Values(values)) = (buffer.len, &buffer.generator) {
                    for to in below(values.len() as u64, 1) {
                        let generator = Generator::Values(values[..to as usize].to_vec());
                        with(ArgValue::Buffer(launch::Buffer { generator, ..buffer.clone() }));
                    }
                }
                // Simpler contents; iota shows better than zeros which thread wrote what.
                let plain = [Generator::Zeros, Generator::Iota];
                if !plain.contains(&buffer.generator) {
                    for generator in [Generator::Iota, Generator::Zeros] {
                        with(ArgValue::Buffer(launch::Buffer { generator, ..buffer.clone() }));
                    }
                }
            }
            _ => {}
        }
    }
    list
}

/// Smaller numbers to try: the least, half, three quarters, one less, and powers of two.
fn below(n: u64, least: u64) -> Vec<u64> {
    let mut list = vec![];
    for to in [least, least + 1, n / 2, n.next_power_of_two() / 2, n - n / 4, n.saturating_sub(1)] {
        if to >= least && to < n && !list.contains(&to) {
            list.push(to);
        }
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_launch_becomes_as_small_as_its_finding_allows() {
        let launch = Launch {
            grid: Dim3::new(7, 3, 1),
            block: Dim3::new(256, 1, 1),
            args: vec![launch::KernelArg {
                name: "n".to_owned(),
                value: ArgValue::Scalar(Number::Int(1000)),
            }],
            ..Launch::default()
        };
        let mut minimiser = Minimiser::new(launch);
        while let Some(launch) = minimiser.next_launch() {
            let n = match launch.args[0].value {
                ArgValue::Scalar(Number::Int(n)) => n,
                _ => 0,
            };
            let shows = launch.block.x > 32 && launch.grid.x >= 2 && n >= 40;
            minimiser.submit(shows);
        }
        let best = minimiser.best();
        assert_eq!((best.grid, best.block), (Dim3::new(2, 1, 1), Dim3::new(33, 1, 1)));
        assert_eq!(best.args[0].value, ArgValue::Scalar(Number::Int(40)));
    }
}
