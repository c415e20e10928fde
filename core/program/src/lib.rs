//! Runs whole CUDA programs: the host's code in the host engine, the runtime as a model of it, and every
//! launch under the detectors. See `docs/programs.md`.
#![warn(missing_docs)]

mod children;
pub mod cudart;
mod engine;
mod fixed;
mod footprint;
mod glue;
mod joined;
mod launcher;
mod linked;
mod relations;
mod run;
mod united;
mod variables;

pub use cudart::timeline::Direction;
pub use fixed::{Fixed, fixed};
pub use joined::{Own, join, main_uses_arguments, without_input};
pub use launcher::kernel_of_stub;
pub use linked::{Compiled, Homes, Unit, link_device, unlinked};
pub use relations::{Relation, relations};
pub use run::{
    Finished, Pending, Progress, RunRequest, Running, TimedOperation, Timeline, add_variables,
    judge_orders, missing, run,
};
