//! Attempts at proofs that failed, so that none is made twice.
//!
//! Kernels have many pairs that put one question, and a condition that is tried for a pair often says nothing of
//! what its question is about. An attempt depends on nothing but the query and its limits, so the second would
//! fail as well, after the same work, which is counted again: what is found does not depend on what is kept here.
//! Queries are compared by a digest. If two were mistaken for each other, a proof would be missed and nothing more.

use super::digest::Digest;
use super::poly::Poly;
use super::query::{Limits, Query};
use super::{Certificate, Open};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};

/// Most failures that are kept.
const MAX_FAILURES: usize = 1 << 15;

/// What has failed so far, and the work that it was.
#[derive(Debug, Default)]
pub struct Failures {
    known: RefCell<BTreeMap<u64, (Open, u64)>>,
}

impl Failures {
    /// [`super::refute_counted`], unless the same has failed before.
    pub fn refute_counted(
        &self,
        query: &Query,
        limits: &Limits,
    ) -> (Result<Certificate, Open>, u64) {
        let digest = digest(query, None, limits);
        if let Some((open, work)) = self.recall(digest) {
            return (Err(open), work);
        }
        let (proof, work) = super::refute_counted(query, limits);
        if let Err(open) = proof {
            self.keep(digest, open, work);
        }
        (proof, work)
    }

    /// The same for a query whose last conditions, from `from` on, are the question: what is connected with it over
    /// common atoms is refuted, or what is not.
    pub fn refute_about(
        &self,
        query: &Query,
        from: usize,
        limits: &Limits,
    ) -> (Result<Certificate, Open>, u64) {
        let question = Query {
            conditions: query.conditions.get(from..).unwrap_or_default().to_vec(),
            ..Query::default()
        };
        let (main, rest) = query.parts(question.mentioned());
        let (proof, work) = self.refute_counted(&main, limits);
        if proof.is_ok() || rest.conditions.is_empty() {
            return (proof, work);
        }
        let limits = Limits { work: limits.work / REST_PART, ..*limits };
        let (other, more) = self.refute_counted(&rest, &limits);
        (other.or(proof), work + more)
    }

    /// [`super::proves_counted`], unless the same has failed before.
    pub fn proves_counted(&self, query: &Query, goal: &Poly, limits: &Limits) -> (bool, u64) {
        let Some(asked) = super::Asked::of(query, goal) else { return (false, 0) };
        let digest = digest(&asked.query, Some(goal), limits);
        if let Some((_, work)) = self.recall(digest) {
            return (false, work);
        }
        let (proved, work) = asked.proves_counted(limits);
        if !proved {
            self.keep(digest, Open::NotFound, work);
        }
        (proved, work)
    }

    fn recall(&self, digest: u64) -> Option<(Open, u64)> {
        self.known.borrow().get(&digest).copied()
    }

    fn keep(&self, digest: u64, open: Open, work: u64) {
        let mut known = self.known.borrow_mut();
        if known.len() < MAX_FAILURES {
            known.insert(digest, (open, work));
        }
    }
}

/// The part of the work that goes into what has nothing to do with the question, as a divisor.
const REST_PART: u64 = 8;

/// All that an attempt depends on: of atoms not their labels.
fn digest(query: &Query, goal: Option<&Poly>, limits: &Limits) -> u64 {
    let mut out = Digest::default();
    (limits.work, limits.depth, goal).hash(&mut out);
    for (_, atom) in query.atoms.iter() {
        (atom.side, atom.low, atom.high, atom.twin).hash(&mut out);
    }
    (&query.conditions, &query.threads, &query.definitions).hash(&mut out);
    out.finish()
}
