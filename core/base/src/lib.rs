//! What all rooms share: small typed indices, what is said about the input, every cap, hashes and
//! two-byte floats.
#![warn(missing_docs)]

pub mod diagnostic;
pub mod entity;
pub mod hash;
pub mod limits;
pub mod narrow;
pub mod sources;
