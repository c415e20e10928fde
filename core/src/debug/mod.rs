//! The debugger: a [`Session`] over one launch, in which one goes forward and back.
//!
//! [`session`] keeps the run, `copies` what one goes back to; `moves` says where a move ends, `walk`
//! listens on the way there, and `lines` knows at which source line each lane stands. `record` notes on
//! the first way through what does not depend on the step, `touch` who touched which bytes. [`view`] is
//! what is answered; `blocks`, `memory` and `values` (by `sources` and `shown`) make it. `condition` reads
//! conditions of breakpoints. `ir_lines` needs no session: it maps lines of the IR to lines of the source.
//!
//! Going back is going forward from an earlier copy: the run is a function of program and launch.

mod blocks;
mod build;
mod condition;
mod copies;
mod ir_lines;
mod lines;
mod memory;
mod moves;
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
