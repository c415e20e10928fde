//! The pair core: can two different threads, at two places of a kernel, be in each other's way?
//!
//! A [`Query`] holds what is assumed of the two threads as conditions on integer polynomials over
//! atoms. [`decide`] either shows that no values satisfy it, with a [`Certificate`] that a short
//! independent checker accepts, or finds values, which it evaluates, or gives up.

mod atom;
mod blast;
mod certificate;
mod checker;
mod context;
mod digest;
mod failures;
mod known;
mod lemmas;
mod model;
mod nonneg;
mod poly;
mod query;
mod simplex;
mod split;
#[cfg(test)]
mod tests;

pub use atom::{Atom, AtomInfo, Atoms, Side};
pub use certificate::{BitLemma, Cases, Certificate, Combination, End, Proof, Step};
pub use checker::{MAX_CASES_DEPTH, check};
pub use failures::Failures;
pub use poly::{MAX_DEGREE, MAX_TERMS, Monomial, Poly};
pub use query::{BitOp, Condition, Definition, Limits, Model, Query};

use context::Context;
use known::Known;
use nonneg::Effort;
use split::Problem;

/// Why a query has not been decided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Open {
    /// A coefficient, a degree or a number of terms became too large.
    Overflow,
    /// The limit on work was reached.
    Work,
    /// No proof and no values were found.
    NotFound,
}

/// Answer to a query.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// No values satisfy it.
    Impossible(Certificate),
    /// These values satisfy it.
    Possible(Model),
    /// Neither is known.
    Unknown(Open),
}

/// The part of the work that goes into the attempt without linear programs, as a divisor.
const CHEAP_PART: u64 = 8;
/// Most nested cases of that attempt.
const CHEAP_DEPTH: u32 = 3;

/// Conflicts and bits of the search for values between the two attempts at a proof: what is
/// possible mostly is so with tiny values.
const FIRST_LOOK: (u64, u32) = (200, 3);

/// Decides whether values exist that satisfy the query: by a proof, or by values.
pub fn decide(query: &Query, limits: &Limits) -> Decision {
    let mut search = match Search::new(query, limits) {
        Ok(search) => search,
        Err(open) => return Decision::Unknown(open),
    };
    let (conflicts, bits) = FIRST_LOOK;
    let first = Limits {
        conflicts: conflicts.min(limits.conflicts),
        bits: bits.min(limits.bits),
        ..*limits
    };
    let mut proof = search.cheap();
    if proof.is_none() {
        if let Some(model) = model::find(query, &first, 0) {
            return Decision::Possible(model);
        }
        proof = search.thorough();
    }
    let open = match search.checked(query, proof) {
        Ok(certificate) => return Decision::Impossible(certificate),
        Err(open) => open,
    };
    match model::find(query, limits, bits) {
        Some(model) => Decision::Possible(model),
        None => Decision::Unknown(open),
    }
}

/// Only searches for a proof that no values satisfy the query. What is returned has been accepted
/// by [`check`].
pub fn refute(query: &Query, limits: &Limits) -> Result<Certificate, Open> {
    refute_counted(query, limits).0
}

/// Work of a query beside the search, for each atom, condition and definition.
const QUERY_WORK: u64 = 200;

/// Work of the attempt that takes results of operations as any numbers of their ranges.
const PLAIN_WORK: u64 = 2000;

/// The same, and the work that it was, in units of [`Limits::work`].
pub fn refute_counted(query: &Query, limits: &Limits) -> (Result<Certificate, Open>, u64) {
    let size = query.atoms.len() + query.conditions.len() + query.definitions.len();
    let mut used = QUERY_WORK * size as u64;
    // What threads do with quotients, remainders and powers mostly rests on nothing but their ranges.
    if !query.definitions.is_empty() {
        let plain = query.plain();
        let limits = Limits { work: limits.work.min(PLAIN_WORK), depth: 0, ..*limits };
        if let Ok(mut search) = Search::new(&plain, &limits) {
            search.effort.programs = false;
            let proof = search.effort.solve(search.known.clone(), &search.problem);
            used += limits.work.saturating_sub(search.effort.work);
            if let Ok(certificate) = search.checked(&plain, proof) {
                return (Ok(Certificate { plain: true, ..certificate }), used);
            }
        }
    }
    let mut search = match Search::new(query, limits) {
        Ok(search) => search,
        Err(open) => return (Err(open), used),
    };
    let part = limits.work / CHEAP_PART;
    used += limits.work.saturating_sub(search.effort.work);
    let mut proof = search.cheap();
    used += part.saturating_sub(search.effort.work);
    if proof.is_none() {
        proof = search.thorough();
        used += (limits.work - part).saturating_sub(search.effort.work);
    }
    (search.checked(query, proof), used)
}

/// What is asked of one thread: whether something follows from what a query assumes of it.
struct Asked<'a> {
    goal: &'a Poly,
    opposite: Poly,
    /// What is connected with the goal, and its opposite.
    query: Query,
}

impl<'a> Asked<'a> {
    /// Whether `goal >= 0` follows from what the query assumes of each thread alone. What is said of the threads'
    /// difference plays no part.
    fn of(query: &Query, goal: &'a Poly) -> Option<Self> {
        let opposite = goal.neg().and_then(|p| p.plus(-1))?;
        let mut query = query.alone(goal.atoms());
        query.require(Condition::Nonneg(opposite.clone()));
        Some(Self { goal, opposite, query })
    }

    /// Whether a proof was found, and the work that it was.
    fn proves_counted(&self, limits: &Limits) -> (bool, u64) {
        let Self { goal, opposite, query } = self;
        let size = query.atoms.len() + query.conditions.len() + query.definitions.len();
        let work = QUERY_WORK * size as u64 / 4;
        // Mostly it follows from the facts as they are.
        if let Ok(mut search) = Search::new(query, limits) {
            search.effort.work = limits.work / CHEAP_PART;
            search.effort.programs = false;
            if search.direct(query, goal, opposite) {
                return (
                    true,
                    work + (limits.work / CHEAP_PART).saturating_sub(search.effort.work),
                );
            }
        }
        let (proof, more) = refute_counted(query, limits);
        (proof.is_ok(), work + more)
    }
}

/// The two attempts at a proof.
struct Search {
    known: Known,
    problem: Problem,
    effort: Effort,
    limits: Limits,
}

impl Search {
    fn new(query: &Query, limits: &Limits) -> Result<Self, Open> {
        let mut known = Known::new(Context::of(query).ok_or(Open::Overflow)?);
        let varies = query.atoms.iter().map(|(_, a)| a.side != Side::Uniform).collect();
        let problem = Problem::of(query, &known);
        let mut effort = Effort::new(limits, varies);
        effort.prepare(&mut known).ok_or(Open::Overflow)?;
        Ok(Self { known, problem, effort, limits: *limits })
    }

    /// Whether the goal is a sum of multiples of facts, without any search. Its opposite is one of the facts.
    fn direct(&mut self, query: &Query, goal: &Poly, opposite: &Poly) -> bool {
        let bounds = self.effort.bounds(&self.known);
        let facts = &self.known.context.facts;
        let Some(fact) = facts.iter().rposition(|f| f == opposite) else { return false };
        let next = facts.len();
        let Some(mut sum) = self.effort.nonneg(&self.known, &bounds, goal, false) else {
            return false;
        };
        for (_, product) in &mut sum.facts {
            for i in product.iter_mut().filter(|i| **i == next) {
                *i = fact;
            }
        }
        let end = certificate::End::Contradiction(sum);
        let proof = Proof { steps: self.known.steps.clone(), end };
        self.checked(query, Some(proof)).is_ok()
    }

    /// Most proofs need no linear program, so the first attempt is without.
    fn cheap(&mut self) -> Option<Proof> {
        self.effort.work = self.limits.work / CHEAP_PART;
        self.effort.programs = false;
        self.effort.depth = self.limits.depth.min(CHEAP_DEPTH);
        self.effort.solve(self.known.clone(), &self.problem)
    }

    fn thorough(&mut self) -> Option<Proof> {
        self.effort.work = self.limits.work - self.limits.work / CHEAP_PART;
        self.effort.programs = true;
        self.effort.depth = self.limits.depth;
        self.effort.solve(self.known.clone(), &self.problem)
    }

    /// A proof counts if the checker accepts it. A sum can overflow in the checker alone.
    fn checked(&self, query: &Query, proof: Option<Proof>) -> Result<Certificate, Open> {
        let Some(proof) = proof else {
            return Err(if self.effort.work == 0 { Open::Work } else { Open::NotFound });
        };
        let certificate = Certificate { proof, plain: false };
        let accepted = check(query, &certificate);
        #[cfg(test)]
        assert!(accepted, "rejected: {query:#?} {certificate:#?}");
        if accepted { Ok(certificate) } else { Err(Open::Overflow) }
    }
}

/// Whether the goal follows from what the query assumes. A proof is the refutation of its
/// opposite. [`Decision::Possible`] has values that break the goal.
pub fn implies(query: &Query, goal: &Condition, limits: &Limits) -> Decision {
    let Some(opposite) = goal.not() else { return Decision::Unknown(Open::Overflow) };
    let mut query = query.clone();
    query.require(opposite);
    decide(&query, limits)
}
