//! Links that hold everything a run needs, so that a finding can be seen again anywhere.
//!
//! A link is `#1/` and base64url of the deflated state; [`share`] has the codec and [`v1`] what version 1
//! holds. Every version that was ever published stays readable: a new one gets a file of its own and
//! the old ones convert to the newest [`State`]. Links come from strangers, so decoding is bounded in time and
//! memory by `limits`.

pub mod attach;
pub mod share;
pub mod v1;

pub use share::{decode, encode};
pub use v1::{Language, State};
