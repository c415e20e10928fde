//! The findings of all launches of one kernel, united.

use detect::advice::{Advice, CauseGroup};
use detect::assemble::sort;
use detect::finding::Finding;
use detect::result::{Ending, KernelResult, Note};
use launch::{ProgramPoint, Witness};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What the launches of a kernel have shown so far.
#[derive(Debug, Default)]
pub(crate) struct United {
    first: Option<KernelResult>,
    launches: u64,
    steps: u64,
    ending: Option<Ending>,
    /// Findings with the number of their group.
    findings: Vec<(Finding, usize)>,
    known: BTreeMap<String, usize>,
    /// Advice of each group; findings without any are alone.
    groups: Vec<Option<Advice>>,
    notes: Vec<Note>,
}

impl United {
    /// Adds what a launch showed; `advise` finds out what to do about it.
    pub(crate) fn add(&mut self, mut result: KernelResult, advise: impl FnOnce(&mut KernelResult)) {
        self.launches += 1;
        self.steps += result.steps;
        if self.ending.is_none() || result.ending != Ending::Finished {
            self.ending = Some(result.ending.clone());
        }
        for note in &result.notes {
            if !self.notes.contains(note) {
                self.notes.push(note.clone());
            }
        }
        let names: Vec<String> = result.findings.iter().map(key).collect();
        if names.iter().any(|n| !self.known.contains_key(n)) {
            advise(&mut result);
            let group_of = |i: usize| result.groups.iter().find(|g| g.members.contains(&i));
            for (i, name) in names.iter().enumerate() {
                if self.known.contains_key(name) {
                    continue;
                }
                let advice = group_of(i).and_then(|g| g.advice.clone());
                let same = self.groups.iter().position(|g| g.is_some() && *g == advice);
                let group = same.unwrap_or_else(|| {
                    self.groups.push(advice);
                    self.groups.len() - 1
                });
                self.known.insert(name.clone(), self.findings.len());
                let mut finding = result.findings[i].clone();
                (finding.count, finding.launches) = (0, Some(0));
                self.findings.push((finding, group));
            }
        }
        for (name, finding) in names.iter().zip(&result.findings) {
            let Some(known) = self.known.get(name).and_then(|&i| self.findings.get_mut(i)) else {
                continue;
            };
            known.0.count += finding.count;
            known.0.count_is_at_least |= finding.count_is_at_least;
            known.0.launches = known.0.launches.map(|n| n + 1);
            known.0.severity = known.0.severity.max(finding.severity);
        }
        self.first.get_or_insert(KernelResult { findings: vec![], groups: vec![], ..result });
    }

    /// The result. `place` completes the places of launches.
    pub(crate) fn finish(self, place: &dyn Fn(&mut ProgramPoint)) -> Option<KernelResult> {
        let first = self.first?;
        let mut findings: Vec<Finding> = self.findings.iter().map(|f| f.0.clone()).collect();
        sort(&mut findings);
        let group = |finding: &Finding| {
            let at = self.known.get(&key(finding));
            at.and_then(|&i| self.findings.get(i)).map_or(0, |f| f.1)
        };
        let mut members: Vec<Vec<usize>> = vec![vec![]; self.groups.len()];
        for (i, finding) in findings.iter().enumerate() {
            members[group(finding)].push(i);
        }
        let mut groups: Vec<CauseGroup> = members
            .into_iter()
            .zip(self.groups)
            .filter(|(members, _)| !members.is_empty())
            .map(|(members, advice)| CauseGroup { advice, members })
            .collect();
        groups.sort_by_key(|g| g.members[0]);
        let complete = |witness: &Arc<Witness>| {
            let mut witness = Witness::clone(witness);
            if let Some(point) = &mut witness.program {
                place(point);
            }
            Arc::new(witness)
        };
        for finding in &mut findings {
            finding.witness = complete(&finding.witness);
        }
        Some(KernelResult {
            witness: complete(&first.witness),
            launches_tried: self.launches,
            steps: self.steps,
            ending: self.ending.unwrap_or(first.ending),
            findings,
            groups,
            notes: self.notes,
            // It is part of what the program prints.
            output: String::new(),
            ..first
        })
    }
}

/// Findings with equal keys are one.
fn key(finding: &Finding) -> String {
    let function = finding.place.as_ref().map_or("", |p| p.function.as_str());
    format!("{} {function}", finding.fingerprint())
}
