//! Finds a version of the source without the findings, and shows that it computes the same.
//!
//! In each round the kernel is searched, and the candidates for its worst cause are tried on the launches that
//! showed findings, the cheapest first. The first that removes the cause and brings nothing new is kept. When
//! nothing is left, or nothing helps, each barrier that was added is dropped in turn.

use crate::added::{barrier_of_warp, hunks, knows_lanes, narrow, unbraced, waits, without_dropped};
use crate::candidates::{Candidate, candidates, moves_barrier};
use crate::edit::{Edit, apply};
use crate::oracle::{ChangedValue, Judged, Oracle, Pending, counted};
use crate::source::{Refused, Source};
use base::limits::MAX_REPAIR_ROUNDS;
use detect::advice::{Advice, CauseGroup, Change};
use detect::finding::{AccessSide, Finding, Rule, Severity};
use detect::result::{Ending, KernelResult};
use launch::Launch;
use similar::TextDiff;
use std::collections::BTreeSet;
use std::rc::Rc;

/// What came of a repair.
#[derive(Clone, Debug)]
pub struct Repair {
    /// Name of the file.
    pub file: String,
    /// The source as it was.
    pub before: String,
    /// The source without the findings that could be removed; as it was if none could.
    pub after: String,
    /// Headers that were edited.
    pub headers: Vec<Header>,
    /// What was done, in order.
    pub changes: Vec<Change>,
    /// For each kernel what was found before and after.
    pub kernels: Vec<KernelRepair>,
    /// Launches that were run for it.
    pub launches: u64,
    /// Versions of the source that were compiled.
    pub versions: usize,
    /// Why places could not be edited.
    pub refused: Vec<Refused>,
    /// Other changes that remove as much, the cheapest first; only if they were requested.
    pub alternatives: Vec<Alternative>,
}

/// A file that the source includes, and what it became.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// Its name, as debug information has it.
    pub file: String,
    /// Its text as it was.
    pub before: String,
    /// Its text without what was wrong.
    pub after: String,
}

/// Another change that removes as much.
#[derive(Clone, Debug)]
pub struct Alternative {
    /// What it does.
    pub change: Change,
    /// The source after it.
    pub after: String,
    /// Barriers that it adds to the source; negative if it deletes some.
    pub barriers: i64,
    /// Warp instructions before and after of the launches that were clean before.
    pub steps: [u64; 2],
}

/// What came of a repair for one kernel.
#[derive(Clone, Debug)]
pub struct KernelRepair {
    /// The kernel.
    pub kernel: String,
    /// The search of the source as it was.
    pub before: Rc<Judged>,
    /// The search of the repaired source.
    pub after: Rc<Judged>,
    /// Launches that were clean before, and compute the same after.
    pub compared: usize,
    /// Warp instructions of those launches before and after.
    pub steps: [u64; 2],
    /// Outputs of a launch that showed a finding, before and after.
    pub values: Vec<ChangedValue>,
}

impl KernelRepair {
    /// Fingerprints of the findings that are gone.
    pub fn gone(&self) -> Vec<String> {
        let left: Vec<String> = counted(&self.after.result).map(Finding::fingerprint).collect();
        let all = counted(&self.before.result).map(Finding::fingerprint);
        all.filter(|f| !left.contains(f)).collect()
    }
    /// Findings that count, before and after.
    pub fn findings(&self) -> [usize; 2] {
        [&self.before, &self.after].map(|j| counted(&j.result).count())
    }
}

impl Repair {
    /// Leaves the source as it was: something else says that the result is no repair.
    pub fn withdraw(&mut self) {
        self.after.clone_from(&self.before);
        self.headers.clear();
        self.changes.clear();
        self.alternatives.clear();
        for kernel in &mut self.kernels {
            kernel.after = kernel.before.clone();
            kernel.values.clear();
            (kernel.compared, kernel.steps) = (0, [0, 0]);
        }
    }
    /// Adds the repair of a header, which began with what this one leaves.
    pub fn then(&mut self, header: Self) {
        self.launches += header.launches;
        self.versions += header.versions;
        if !header.is_changed() {
            return;
        }
        self.headers.push(Header { file: header.file, before: header.before, after: header.after });
        self.changes.extend(header.changes);
        self.refused = header.refused;
        self.alternatives.clear();
        for (known, then) in self.kernels.iter_mut().zip(header.kernels) {
            known.after = then.after;
            known.steps =
                if known.compared == 0 { then.steps } else { [known.steps[0], then.steps[1]] };
            known.compared = then.compared;
            if !then.values.is_empty() {
                known.values = then.values;
            }
        }
    }
    /// Whether anything was changed.
    pub fn is_changed(&self) -> bool {
        self.before != self.after || !self.headers.is_empty()
    }
    /// Whether nothing is left to be repaired.
    pub fn is_complete(&self) -> bool {
        self.kernels.iter().all(|k| k.findings()[1] == 0)
    }
    /// The change as a unified diff, as `patch` reads it.
    pub fn diff(&self) -> String {
        let mut diff = self.diff_to(&self.after);
        for header in &self.headers {
            diff += &unified(&header.file, &header.before, &header.after);
        }
        diff
    }
    /// The change of the source to another version as a unified diff; empty if there is none.
    pub fn diff_to(&self, after: &str) -> String {
        unified(&self.file, &self.before, after)
    }
    /// The change of the source to another version as edits of the source as it was.
    pub fn edits_to(&self, after: &str) -> Vec<Edit> {
        hunks(&self.before, after)
    }
}

impl Header {
    /// The change as edits of the text as it was.
    pub fn edits(&self) -> Vec<Edit> {
        hunks(&self.before, &self.after)
    }
}

/// A change of a file as a unified diff; empty if there is none.
fn unified(file: &str, before: &str, after: &str) -> String {
    if before == after {
        return String::new();
    }
    // An absolute path is one below the root, where `patch -p1` finds it.
    let name = file.trim_start_matches("./").trim_start_matches('/');
    TextDiff::from_lines(before, after)
        .unified_diff()
        .context_radius(3)
        .header(&format!("a/{name}"), &format!("b/{name}"))
        .to_string()
}

/// How much is wrong: errors weigh more than warnings.
fn weight(finding: &Finding) -> u64 {
    if finding.severity == Severity::Error { 1000 } else { 1 }
}

/// What is wrong with a version, by the launches that showed findings.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Score {
    weight: u64,
    rules: BTreeSet<Rule>,
}

impl Score {
    fn of<'f>(findings: impl Iterator<Item = &'f Finding>) -> Self {
        let mut score = Self { weight: 0, rules: BTreeSet::new() };
        for finding in findings {
            score.weight += weight(finding);
            if finding.severity >= Severity::Warning {
                score.rules.insert(finding.rule);
            }
        }
        score
    }
}

/// A change, and the source before and after it.
#[derive(Clone, Debug)]
struct Made {
    change: Change,
    before: String,
    after: String,
    /// Others that do as much.
    others: Vec<(Change, String)>,
    /// What the findings are about that it was made for.
    about: Vec<String>,
    /// The pairs of statements that raced.
    pairs: Vec<String>,
    /// Whether all of them were gone then.
    done: bool,
}

/// Most changed values that are shown, and launches that are asked for them.
const MOST_SHOWN: usize = 4;

/// How many calls of barriers a source has.
fn barriers_of(text: &str) -> i64 {
    ["__syncthreads", "__syncwarp", ".sync("].iter().map(|b| text.matches(b).count() as i64).sum()
}

/// Repairs kernels of one source. See [`repair`].
struct Repairer<'a, 'o> {
    oracle: &'a mut Oracle<'o>,
    file: &'a str,
    original: &'a str,
    refused: Vec<Refused>,
    /// Launches that showed findings in some round, by kernel.
    guilty: Vec<(String, Launch)>,
    /// How many other changes are wanted.
    alternatives: usize,
}

/// Most launches that a candidate is run on.
const MAX_GUILTY: usize = 12;

/// Looks for a version of `text` in which `kernels` have no findings, and for up to `alternatives` others.
///
/// # Errors
/// A version must be compiled first: hand it to [`Oracle::compiled`], and call this again.
pub fn repair(
    oracle: &mut Oracle<'_>,
    file: &str,
    text: &str,
    kernels: &[String],
    alternatives: usize,
) -> Result<Result<Repair, String>, Pending> {
    let (refused, guilty) = (vec![], vec![]);
    let mut repairer = Repairer { oracle, file, original: text, refused, guilty, alternatives };
    repairer.all(kernels)
}

impl Repairer<'_, '_> {
    fn all(&mut self, kernels: &[String]) -> Result<Result<Repair, String>, Pending> {
        let mut text = self.original.to_owned();
        let mut changes: Vec<Made> = vec![];
        let mut before = vec![];
        for kernel in kernels {
            match self.judged(self.original, kernel)? {
                Ok(judged) => before.push((kernel.clone(), judged)),
                Err(said) => return Ok(Err(said)),
            }
        }
        for (kernel, first) in &before {
            self.kernel(kernel, first, &mut text, &mut changes)?;
        }
        self.without_needless(&mut text, &mut changes, &before)?;
        self.without_partial(&mut text, &mut changes, &before)?;
        let whole = text.clone();
        if waits(self.original, &text).len() > 1 {
            text = self.minimal(text, &before)?;
        }
        let dropped = text.clone();
        text = self.narrowed(text, &before)?;
        let mut alternatives = vec![];
        if let [only] = &changes[..]
            && only.after == text
        {
            alternatives = self.others(only, &text, &before)?;
        }
        let mut changes: Vec<Change> = changes.into_iter().map(|c| c.change).collect();
        without_dropped(&mut changes, &whole, &dropped);
        narrow(&mut changes, &dropped, &text);
        let mut changes = if text == self.original { vec![] } else { changes };
        let mut repaired = vec![];
        for (kernel, before) in &before {
            let mut after = match self.judged(&text, kernel)? {
                Ok(after) => after,
                Err(said) => return Ok(Err(said)),
            };
            let mut same = self.same(&text, kernel, &before.clean)?;
            let worse = counted(&after.result).map(weight).sum::<u64>()
                > counted(&before.result).map(weight).sum::<u64>();
            if worse || same.is_none() {
                // Never offered if the whole search says otherwise.
                text = self.original.to_owned();
                changes.clear();
                after = before.clone();
                same = Some((0, [0, 0]));
            }
            let (compared, steps) = same.unwrap_or_default();
            let values = self.values(&text, kernel)?;
            repaired.push(KernelRepair {
                kernel: kernel.clone(),
                before: before.clone(),
                after,
                compared,
                steps,
                values,
            });
        }
        let mut repair = Repair {
            file: self.file.to_owned(),
            before: self.original.to_owned(),
            after: text,
            headers: vec![],
            changes,
            kernels: repaired,
            launches: self.oracle.launches,
            versions: self.oracle.versions(),
            refused: std::mem::take(&mut self.refused),
            alternatives,
        };
        if !repair.is_changed() {
            repair.withdraw();
        }
        Ok(Ok(repair))
    }

    /// The other changes that hold in the whole search too, and what they cost.
    fn others(
        &mut self,
        made: &Made,
        text: &str,
        before: &[(String, Rc<Judged>)],
    ) -> Result<Vec<Alternative>, Pending> {
        let mut all = vec![];
        for (change, version) in made.others.clone() {
            if !self.is_as_good(&version, text, before)? {
                continue;
            }
            let mut steps = [0, 0];
            for (kernel, judged) in before {
                let same = self.same(&version, kernel, &judged.clean)?;
                let [old, new] = same.map_or([0, 0], |s| s.1);
                steps = [steps[0] + old, steps[1] + new];
            }
            let barriers = barriers_of(&version) - barriers_of(self.original);
            all.push(Alternative { change, after: version, barriers, steps });
        }
        // What waits in more places is no better than what was chosen.
        let chosen = barriers_of(text) - barriers_of(self.original);
        all.retain(|a: &Alternative| a.barriers <= chosen);
        all.sort_by_key(|a| (a.barriers, a.steps[1]));
        Ok(all)
    }

    /// What the first launch with a finding that ends both before and after leaves in other cells.
    fn values(&mut self, text: &str, kernel: &str) -> Result<Vec<ChangedValue>, Pending> {
        let launches: Vec<Launch> =
            self.guilty.iter().filter(|g| g.0 == kernel).map(|g| g.1.clone()).collect();
        for launch in launches.iter().take(MOST_SHOWN) {
            let before = self.oracle.compute(self.original, kernel, launch)?;
            let after = self.oracle.compute(text, kernel, launch)?;
            let (Some(before), Some(after)) = (before, after) else { continue };
            let values = before.differences(&after, MOST_SHOWN);
            if !values.is_empty() {
                return Ok(values);
            }
        }
        Ok(vec![])
    }

    /// Changes `text` until `kernel` has no findings, or nothing helps.
    fn kernel(
        &mut self,
        kernel: &str,
        first: &Rc<Judged>,
        text: &mut String,
        changes: &mut Vec<Made>,
    ) -> Result<(), Pending> {
        let mut given_up: BTreeSet<String> = BTreeSet::new();
        for _ in 0..MAX_REPAIR_ROUNDS {
            let Ok(now) = self.judged(text, kernel)? else { return Ok(()) };
            if counted(&now.result).next().is_none() || self.oracle.is_exhausted() {
                return Ok(());
            }
            for finding in counted(&now.result) {
                let known = (kernel.to_owned(), finding.witness.launch.clone());
                if !self.guilty.contains(&known) && self.guilty.len() < MAX_GUILTY {
                    self.guilty.push(known);
                }
            }
            let source = match Source::new(self.file, text) {
                Ok(source) => source,
                Err(refused) => {
                    self.refuse(vec![refused]);
                    return Ok(());
                }
            };
            let mut found = None;
            let mut groups: Vec<&CauseGroup> = now.result.groups.iter().collect();
            // A race that a barrier prevents may be the cause of others, and a barrier in the wrong place that of all.
            groups.sort_by_key(|g| {
                let moves = moves_barrier(&source, &now.result, g);
                (!moves, !matches!(g.advice, Some(Advice::Barrier(_))))
            });
            for group in groups {
                let name = name_of(group, &now.result);
                if !is_counted(group, &now.result) || given_up.contains(&name) {
                    continue;
                }
                found = self.cause(kernel, first, &now.result, group, &source)?;
                if found.is_some() {
                    break;
                }
                given_up.insert(name);
            }
            let Some(mut made) = found else { return Ok(()) };
            made.before.clone_from(text);
            text.clone_from(&made.after);
            changes.push(made);
        }
        Ok(())
    }

    /// What the search and the launches that showed findings earlier show of `kernel` in a version.
    fn judged(&mut self, text: &str, kernel: &str) -> Result<Result<Rc<Judged>, String>, Pending> {
        let known = self.guilty.iter().filter(|g| g.0 == kernel).map(|g| g.1.clone());
        let launches: Vec<Launch> = known.collect();
        self.oracle.search_and_run(text, kernel, &launches)
    }

    fn refuse(&mut self, refused: Vec<Refused>) {
        for one in refused {
            if !self.refused.contains(&one) {
                self.refused.push(one);
            }
        }
    }

    /// The first candidate that removes the findings of `group`, or else the one that leaves the least.
    fn cause(
        &mut self,
        kernel: &str,
        first: &Rc<Judged>,
        result: &KernelResult,
        group: &CauseGroup,
        source: &Source,
    ) -> Result<Option<Made>, Pending> {
        let (all, refused) = candidates((source, self.original), result, group);
        self.refuse(refused);
        let mut launches = self.launches_of(kernel, result);
        launches.extend(
            first.clean.iter().filter(|l| !launches.contains(l)).cloned().collect::<Vec<_>>(),
        );
        let before = self.score(&source.text, kernel, &launches, None)?;
        let members = || group.members.iter().filter_map(|&m| result.findings.get(m));
        let advice_only =
            members().all(|f| f.rule == Rule::RedundantBarrier || f.rule == Rule::WideBarrier);
        let mut best: Option<(u64, Made)> = None;
        let mut seen: BTreeSet<String> = BTreeSet::new();
        let (mut wanted, mut finished) = (self.alternatives, false);
        let about: Vec<String> = members().map(subject_of).collect();
        let pairs: Vec<String> = members().filter_map(|f| pair_of(f, &source.text)).collect();
        let made = |change, after, done| {
            let (about, pairs, before) = (about.clone(), pairs.clone(), String::new());
            Made { change, before, after, others: vec![], about, pairs, done }
        };
        for Candidate { change, edits } in all {
            if self.oracle.is_exhausted() {
                break;
            }
            let Some(version) = apply(&source.text, &edits) else { continue };
            if !seen.insert(version.clone()) {
                continue;
            }
            if self.oracle.module(&version)?.is_err() {
                continue;
            }
            if advice_only {
                // That nothing needs a barrier is known from all launches only.
                let Ok(judged) = self.oracle.search(&version, kernel)? else { continue };
                let score = Score::of(counted(&judged.result));
                let whole = Score::of(counted(result));
                if score.weight < whole.weight && score.rules.is_subset(&whole.rules) {
                    return Ok(Some(made(change, version, true)));
                }
                continue;
            }
            let Some(before) = &before else { continue };
            // No launch is run for a candidate that is known to be no better.
            let most = match &best {
                Some((weight, _)) if finished => (*weight).min(before.weight.saturating_sub(1)),
                Some((weight, _)) => weight.saturating_sub(1).min(before.weight.saturating_sub(1)),
                None => before.weight.saturating_sub(1),
            };
            let bound = Score { weight: most, rules: before.rules.clone() };
            let Some(after) = self.score(&version, kernel, &launches, Some(&bound))? else {
                continue;
            };
            if after.weight >= before.weight || !after.rules.is_subset(&before.rules) {
                continue;
            }
            if self.same(&version, kernel, &first.clean)?.is_none() {
                continue;
            }
            let gone: u64 = members().map(weight).sum();
            // Whether the whole group is gone shows in the launch that showed its first member.
            let done = after.weight == 0 || before.weight - after.weight >= gone.min(before.weight);
            match &mut best {
                Some((weight, chosen)) if finished => {
                    if after.weight <= *weight {
                        chosen.others.push((change, version));
                        wanted = wanted.saturating_sub(1);
                    }
                }
                Some((weight, _)) if after.weight >= *weight => {}
                _ => best = Some((after.weight, made(change, version, done))),
            }
            finished |= done;
            if finished && wanted == 0 {
                break;
            }
        }
        Ok(best.map(|(_, made)| made))
    }

    /// The launches that a candidate for `kernel` must be clean on: those of the findings first.
    fn launches_of(&self, kernel: &str, result: &KernelResult) -> Vec<Launch> {
        let mut all: Vec<Launch> = vec![];
        let now = counted(result).map(|f| f.witness.launch.clone());
        let earlier = self.guilty.iter().filter(|g| g.0 == kernel).map(|g| g.1.clone());
        for launch in now.chain(earlier) {
            if !all.contains(&launch) && all.len() < MAX_GUILTY {
                all.push(launch);
            }
        }
        all
    }

    /// What is wrong in these launches; `None` if one of them cannot be run or does not end, or if more is wrong than
    /// `most` says.
    fn score(
        &mut self,
        text: &str,
        kernel: &str,
        launches: &[Launch],
        most: Option<&Score>,
    ) -> Result<Option<Score>, Pending> {
        let mut findings: Vec<Finding> = vec![];
        for launch in launches {
            if self.oracle.is_exhausted() {
                return Ok(None);
            }
            let Some(result) = self.oracle.run(text, kernel, launch)? else { return Ok(None) };
            let blocked = result.findings.iter().any(|f| f.rule == Rule::Deadlock);
            let mut endless = false;
            if result.ending.is_limit() || blocked {
                // What did not end before may well take long once it is not stopped any more.
                let before = self.oracle.run(self.original, kernel, launch)?;
                endless = before.is_some_and(|b| b.ending != Ending::Finished);
                if result.ending.is_limit() && !endless {
                    return Ok(None);
                }
            }
            // A barrier that some threads do not reach since they have returned is no fault everywhere.
            let exited = result.findings.iter().filter(|f| f.rule == Rule::ExitedThreads);
            for finding in counted(&result).chain(exited) {
                // That it does not end is nothing new.
                if endless && finding.rule == Rule::Deadlock {
                    continue;
                }
                let print = finding.fingerprint();
                if !findings.iter().any(|f| f.fingerprint() == print) {
                    findings.push(finding.clone());
                }
            }
            let score = Score::of(findings.iter());
            if most.is_some_and(|m| score.weight > m.weight || !score.rules.is_subset(&m.rules)) {
                return Ok(None);
            }
        }
        Ok(Some(Score::of(findings.iter())))
    }

    /// How many clean launches compute the same as before, and their steps before and after; `None` if one does not.
    fn same(
        &mut self,
        text: &str,
        kernel: &str,
        clean: &[Launch],
    ) -> Result<Option<(usize, [u64; 2])>, Pending> {
        let (mut compared, mut steps) = (0, [0, 0]);
        for launch in clean {
            let Some(before) = self.oracle.compute(self.original, kernel, launch)? else {
                continue;
            };
            let Some(after) = self.oracle.compute(text, kernel, launch)? else { return Ok(None) };
            if !before.agrees(&after, after.adds_floats) {
                return Ok(None);
            }
            compared += 1;
            steps[0] += before.steps;
            steps[1] += after.steps;
        }
        Ok(Some((compared, steps)))
    }

    /// Undoes each change in turn, as long as the search finds no more and results stay the same without it: what
    /// was mended later may have been its cause.
    fn without_needless(
        &mut self,
        text: &mut String,
        changes: &mut Vec<Made>,
        before: &[(String, Rc<Judged>)],
    ) -> Result<(), Pending> {
        let mut k = 0;
        while changes.len() > 1 && k + 1 < changes.len() {
            if let Some((rest, version)) = undone(changes, k)
                && self.is_as_good(&version, text, before)?
            {
                changes.truncate(k);
                changes.extend(rest);
                *text = version;
            } else {
                k += 1;
            }
        }
        Ok(())
    }

    /// Undoes what leaves findings about the same object, unless it is a barrier that removed its cause and the same two
    /// statements race no more, in other blocks either: an edit that hides a part of a fault is no repair. Single reads and writes that became atomic stay only if no race is left:
    /// their values may come from one.
    fn without_partial(
        &mut self,
        text: &mut String,
        changes: &mut Vec<Made>,
        before: &[(String, Rc<Judged>)],
    ) -> Result<(), Pending> {
        let (mut left, mut pairs): (Vec<String>, Vec<String>) = (vec![], vec![]);
        let mut races = false;
        for (kernel, _) in before {
            if let Ok(judged) = self.judged(text, kernel)? {
                left.extend(counted(&judged.result).map(subject_of));
                pairs.extend(counted(&judged.result).filter_map(|f| pair_of(f, text)));
                races |= counted(&judged.result).any(|f| f.race().is_some());
            }
        }
        for k in (0..changes.len()).rev() {
            let made = &changes[k];
            let orders = matches!(
                made.change,
                Change::AddedBarriers(_)
                    | Change::AddedGridBarriers(_)
                    | Change::AddedWarpBarriers(_)
                    | Change::AddedFences(_)
            ) && !made.pairs.iter().any(|p| pairs.contains(p));
            let alone = matches!(
                made.change,
                Change::AtomicRead | Change::AtomicWrite | Change::AtomicWriteOfAny
            );
            let hides = races && alone || made.about.iter().any(|a| left.contains(a));
            if made.done && orders || !hides {
                continue;
            }
            if let Some((rest, version)) = undone(changes, k)
                && (version == self.original || self.oracle.module(&version)?.is_ok())
            {
                changes.truncate(k);
                changes.extend(rest);
                *text = version;
            }
        }
        Ok(())
    }

    /// Whether `version` has no more findings than `kept`, and the same results.
    fn is_as_good(
        &mut self,
        version: &str,
        kept: &str,
        before: &[(String, Rc<Judged>)],
    ) -> Result<bool, Pending> {
        if version == self.original
            || self.oracle.is_exhausted()
            || self.oracle.module(version)?.is_err()
        {
            return Ok(false);
        }
        // The launches that showed findings say soonest that it has not.
        let guilty = self.guilty.clone();
        for (kernel, launch) in &guilty {
            let launches = [launch.clone()];
            let [now, known] =
                [version, kept].map(|text| self.score(text, kernel, &launches, None));
            let (now, known) = (now?, known?);
            match (now, known) {
                (Some(now), Some(known)) if now.weight <= known.weight => {}
                _ => return Ok(false),
            }
        }
        let now = self.weights(version, before)?;
        let mut good = now.is_some() && now <= self.weights(kept, before)?;
        for (kernel, judged) in before {
            good = good && self.same(version, kernel, &judged.clean)?.is_some();
        }
        Ok(good)
    }

    /// Drops each added barrier and fence in turn, as long as the search finds no more and results stay the same.
    fn minimal(
        &mut self,
        text: String,
        before: &[(String, Rc<Judged>)],
    ) -> Result<String, Pending> {
        let mut text = text;
        for added in waits(self.original, &text).into_iter().rev() {
            let Some(version) = apply(&text, &[added]) else { continue };
            let version = unbraced(self.file, self.original, &version);
            if self.is_as_good(&version, &text, before)? {
                text = version;
            }
        }
        Ok(text)
    }

    /// Lets each added barrier of the block wait for the warp only, where the source tells lanes apart and the search
    /// finds no more.
    fn narrowed(
        &mut self,
        text: String,
        before: &[(String, Rc<Judged>)],
    ) -> Result<String, Pending> {
        let mut text = text;
        if !knows_lanes(self.original) {
            return Ok(text);
        }
        let warp = barrier_of_warp(self.original);
        for added in waits(self.original, &text).into_iter().rev() {
            let line = &text[added.start..added.end];
            let wide = line.trim();
            let of_group = wide.ends_with(".sync();") && warp.ends_with(".sync();");
            if wide != "__syncthreads();" && !of_group || wide == warp {
                continue;
            }
            let line = line.replace(wide, &warp);
            let edit = Edit::replace(added.start..added.end, line);
            let Some(version) = apply(&text, &[edit]) else { continue };
            if self.is_as_good(&version, &text, before)? {
                text = version;
            }
        }
        Ok(text)
    }

    /// How much the whole search finds in all kernels; `None` if one cannot be searched.
    fn weights(
        &mut self,
        text: &str,
        before: &[(String, Rc<Judged>)],
    ) -> Result<Option<u64>, Pending> {
        let mut sum = 0;
        for (kernel, _) in before {
            let Ok(judged) = self.judged(text, kernel)? else { return Ok(None) };
            sum += counted(&judged.result).map(weight).sum::<u64>();
        }
        Ok(Some(sum))
    }
}

/// The changes behind the `k`th and the source that they lead to without it; `None` if they cannot be parted.
fn undone(changes: &[Made], k: usize) -> Option<(Vec<Made>, String)> {
    let (made, later) = changes.get(k..)?.split_first()?;
    let without = |version: &str| {
        let mut edits = hunks(&made.after, &made.before);
        edits.extend(hunks(&made.after, version));
        apply(&made.after, &edits)
    };
    let rest: Option<Vec<Made>> = later
        .iter()
        .map(|m| {
            let (before, after) = (without(&m.before)?, without(&m.after)?);
            Some(Made { before, after, others: vec![], ..m.clone() })
        })
        .collect();
    let rest = rest?;
    let version = rest.last().map_or_else(|| made.before.clone(), |m| m.after.clone());
    Some((rest, version))
}

/// What a finding is about: its object, or else its rule.
fn subject_of(finding: &Finding) -> String {
    finding.object().unwrap_or(finding.rule.name()).to_owned()
}

/// The statements of a race by their lines, which do not change when others are added; `None` for other findings.
fn pair_of(finding: &Finding, text: &str) -> Option<String> {
    let race = finding.race()?;
    let line = |side: &AccessSide| {
        let number = side.place.loc.as_ref().map_or(0, |l| l.line as usize);
        let line = number.checked_sub(1).and_then(|n| text.lines().nth(n));
        line.map_or_else(|| format!("{number}"), |l| l.trim().to_owned())
    };
    let mut lines = [line(&race.sides[0]), line(&race.sides[1])];
    lines.sort();
    Some(format!("{} {}", subject_of(finding), lines.join("\n")))
}

/// A name for a cause that stays the same while other causes are mended.
fn name_of(group: &CauseGroup, result: &KernelResult) -> String {
    let first = group.members.first().and_then(|&m| result.findings.get(m));
    first.map_or_else(String::new, Finding::fingerprint)
}

fn is_counted(group: &CauseGroup, result: &KernelResult) -> bool {
    let member =
        |&m: &usize| result.findings.get(m).is_some_and(|f| f.severity >= Severity::Warning);
    group.members.iter().any(member)
}
