//! Runs whole CUDA programs: the host's code in the host engine, the runtime as a model of it, and every
//! launch under the detectors. See `docs/programs.md`.
#![warn(missing_docs)]

pub mod cudart;
mod engine;
mod footprint;
mod glue;
mod launcher;
mod run;
mod united;

pub use run::{Compiled, Finished, RunRequest, missing, run};
