//! What all rooms share: small typed indices, what is said about the input, every cap, hashes and
//! two-byte floats, and text of inputs as it can be shown.
#![warn(missing_docs)]

pub mod diagnostic;
pub mod entity;
pub mod hash;
pub mod limits;
pub mod narrow;
pub mod sources;
pub mod visible;
