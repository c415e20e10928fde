//! The pair core: can two different threads, at two places of a kernel, be in each other's way?
//!
//! A [`Query`] holds what is assumed of the two threads as conditions on integer polynomials over
//! atoms. [`decide`] either shows that no values satisfy it, with a [`Certificate`] that a short
//! independent checker accepts, or finds values, which it evaluates, or gives up.

mod atom;
mod poly;
mod query;

pub use atom::{Atom, AtomInfo, Atoms, Side};
pub use poly::{MAX_DEGREE, MAX_TERMS, Monomial, Poly};
pub use query::{BitOp, Condition, Definition, Limits, Model, Query};

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

/// A proof that a query is impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {}

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

/// Decides whether values exist that satisfy the query: first by proof, then by search.
pub fn decide(query: &Query, limits: &Limits) -> Decision {
    let _ = (query, limits);
    Decision::Unknown(Open::NotFound)
}

/// Only searches for a proof that no values satisfy the query.
pub fn refute(query: &Query, limits: &Limits) -> Result<Certificate, Open> {
    let _ = (query, limits);
    Err(Open::NotFound)
}

/// Whether the goal follows from what the query assumes. A proof is the refutation of its
/// opposite. [`Decision::Possible`] has values that break the goal.
pub fn implies(query: &Query, goal: &Condition, limits: &Limits) -> Decision {
    let Some(opposite) = goal.not() else { return Decision::Unknown(Open::Overflow) };
    let mut query = query.clone();
    query.require(opposite);
    decide(&query, limits)
}
