//! Proofs that hold for every launch: no two threads race, no barrier diverges.
#![warn(missing_docs)]

pub mod abduce;
pub mod bounds;
mod copies;
pub mod dims;
mod divergence;
pub mod extract;
mod intervals;
pub mod ledger;
mod locks;
mod masks;
mod mbarriers;
pub mod open;
pub mod pair;
mod pairs;
mod redundant;
mod replay;
mod settled;
pub mod static_filter;
pub mod verdict;

pub use verdict::{Needed, Options, Proof, Verdict, prove};
