//! Runs whole CUDA programs: the host's code in the host engine, the runtime as a model of it, and every
//! launch under the detectors. See `docs/programs.md`.
#![warn(missing_docs)]

pub mod cudart;
mod engine;
mod footprint;
mod glue;
mod joined;
mod launcher;
mod run;
mod united;

pub use cudart::timeline::Direction;
pub use joined::{join, main_uses_arguments};
pub use run::{
    Compiled, Finished, Pending, Progress, RunRequest, Running, TimedOperation, Timeline, missing,
    run,
};
