//! The debugger: a [`Session`] steps forward and backward through one launch.
//!
//! [`session`] owns the run and `copies` the snapshots for stepping back; `moves` defines where a
//! move ends, `walk` observes the run on the way there, and `lines` tracks the source line of each
//! lane. During the first pass `record` collects what does not depend on the step and `touch` who
//! accessed which bytes. [`view`] defines the results, which `blocks`, `memory` and `values` (with
//! `sources` and `shown`) compute. `condition` parses and evaluates breakpoint conditions.
//!
//! Stepping back means running forward from an earlier snapshot: a run is a function of program and
//! launch.

mod blocks;
mod build;
mod condition;
mod copies;
mod ir_lines;
mod lines;
mod memory;
mod moves;
mod owners;
mod record;
pub mod session;
mod shown;
mod sources;
mod touch;
mod trace;
mod values;
pub mod view;
mod walk;

pub use ir_lines::source_lines;
pub use session::Session;
