//! Steps and operations of a warp.

use super::{Collector, WARP_BARRIER};
use crate::edit::Edit;
use crate::rewrite;
use crate::source::{Boundary, Kind, Refused, StatementId};
use detect::advice::Change;
use detect::finding::Finding;
use detect::symbols::Loc;

impl Collector<'_> {
    /// The steps of a warp that relied on lockstep, all at once: those that race with themselves are split, and
    /// the warp waits behind each.
    pub(super) fn warp_steps(
        &mut self,
        at: &[Loc],
        members: &[&Finding],
        element: Option<launch::ElementType>,
    ) {
        let mut split: Vec<StatementId> = vec![];
        for race in members.iter().filter_map(|f| f.race()) {
            if let Some(id) = self.same_statement(&race.sides[0], &race.sides[1]) {
                split.push(id);
            }
        }
        let mut ids: Vec<StatementId> = at.iter().filter_map(|l| self.statement(Some(l))).collect();
        ids.sort();
        ids.dedup();
        if ids.len() < 2 {
            return;
        }
        let mut edits: Result<Vec<Edit>, Refused> = Ok(vec![]);
        let mut parted = 0;
        for &id in &ids {
            let one = if split.contains(&id) {
                parted += 1;
                rewrite::split(self.source, id, element, (WARP_BARRIER, true), parted - 1)
            } else {
                Ok(self.source.add(Boundary::After(id), WARP_BARRIER))
            };
            edits = edits.and_then(|all| one.map(|one| [all, one].concat()));
        }
        self.add(Change::SplitStatement, edits);
    }

    /// A warp operation that some of its lanes do not reach: the branches and loops around it become guards.
    pub(super) fn warp_operation(&mut self, path: &[StatementId]) {
        for &s in path.iter().rev() {
            let (change, edits) = if self.source.loop_body(s).is_some() {
                (Change::EqualTrips, rewrite::loop_of_warp(self.source, s))
            } else if matches!(self.source.statement(s).kind, Kind::If { .. }) {
                (Change::BarrierOutOfBranch, rewrite::branch_of_warp(self.source, s))
            } else {
                continue;
            };
            if edits.is_ok() {
                self.add(change, edits);
            }
        }
    }
}
