//! Edits of CUDA source that remove findings, each checked by rerunning.
#![warn(missing_docs)]

pub mod candidates;
pub mod edit;
pub mod rewrite;
pub mod source;
