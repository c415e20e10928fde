//! Links that contain everything a run needs, so that a finding can be reproduced anywhere.
//!
//! A link is `#1/` followed by the base64url encoding of the deflated state; [`share`] has the
//! codec and [`v1`] the contents of version 1. Every published version stays readable: a new
//! version gets its own file, and old ones are converted to the newest [`State`]. Links come from
//! strangers, so decoding is bounded in time and memory by `limits`.

pub mod attach;
pub mod share;
pub mod v1;

pub use share::{decode, encode};
pub use v1::{FileBytes, Language, ProgramRun, State};
