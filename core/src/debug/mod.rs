//! The debugger: a [`Session`] over one launch, in which one goes forward and back.
//!
//! [`session`] keeps the run and copies of it, `moves` says where a move ends, `walk` listens on the way
//! there, `lines` knows at which source line each lane stands. `record` notes on the first way through
//! what does not depend on the step. [`view`] is what is answered; `blocks`, `memory` and `flow` make it.
//!
//! Going back is going forward from an earlier copy: the run is a function of program and launch.

mod blocks;
mod build;
mod condition;
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

pub use session::Session;
