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

/// Decides whether values exist that satisfy the query: first by proof, then by search.
pub fn decide(query: &Query, limits: &Limits) -> Decision {
    match refute(query, limits) {
        Ok(certificate) => Decision::Impossible(certificate),
        Err(open) => match model::find(query, limits) {
            Some(model) => Decision::Possible(model),
            None => Decision::Unknown(open),
        },
    }
}

/// Only searches for a proof that no values satisfy the query. What is returned has been accepted
/// by [`check`].
pub fn refute(query: &Query, limits: &Limits) -> Result<Certificate, Open> {
    let certificate = search(query, limits)?;
    // A sum can overflow in the checker alone; then nothing is proved.
    if check(query, &certificate) { Ok(certificate) } else { Err(Open::Overflow) }
}

/// The search itself; nobody has checked the proof.
fn search(query: &Query, limits: &Limits) -> Result<Certificate, Open> {
    let known = Known::new(Context::of(query).ok_or(Open::Overflow)?);
    let varies = query.atoms.iter().map(|(_, a)| a.side != Side::Uniform).collect();
    let problem = Problem::of(query, &known);
    let mut effort = Effort::new(limits, varies);
    let mut known = known;
    effort.prepare(&mut known).ok_or(Open::Overflow)?;
    // Most proofs need no linear program, so the first attempt is without.
    let cheap = limits.work / CHEAP_PART;
    let rest = effort.work.saturating_sub(cheap);
    (effort.work, effort.programs, effort.depth) = (cheap, false, limits.depth.min(CHEAP_DEPTH));
    let mut proof = effort.solve(known.clone(), &problem);
    if proof.is_none() {
        (effort.work, effort.programs, effort.depth) = (rest, true, limits.depth);
        proof = effort.solve(known, &problem);
    }
    let Some(proof) = proof else {
        return Err(if effort.work == 0 { Open::Work } else { Open::NotFound });
    };
    let certificate = Certificate { proof };
    Ok(certificate)
}

/// Whether the goal follows from what the query assumes. A proof is the refutation of its
/// opposite. [`Decision::Possible`] has values that break the goal.
pub fn implies(query: &Query, goal: &Condition, limits: &Limits) -> Decision {
    let Some(opposite) = goal.not() else { return Decision::Unknown(Open::Overflow) };
    let mut query = query.clone();
    query.require(opposite);
    decide(&query, limits)
}
