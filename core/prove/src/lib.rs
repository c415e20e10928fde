//! Proofs that hold for every launch: no two threads race, no barrier diverges.
#![warn(missing_docs)]

pub mod dims;
mod divergence;
pub mod extract;
mod intervals;
pub mod ledger;
pub mod open;
pub mod pair;
mod pairs;
pub mod verdict;

pub use verdict::{Options, Proof, Verdict, prove};
