//! Proofs that hold for every launch: no two threads race, no barrier diverges.
#![warn(missing_docs)]

pub mod pair;
