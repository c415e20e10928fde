//! Execution: warp-lockstep interpretation of bytecode.
//!
//! [`grid`] runs the blocks, `block` its warps and barriers, `warp` holds a warp's state, `step` is
//! the main loop, `stretch` the part of it that is planned, `control` its branches and calls, `sync` its barriers, `access` the memory
//! instructions. Events are reported through
//! [`events::Observer`]; no detector is known here. State is plain data, so that a snapshot is a
//! clone. `docs/execution-model.md` states the order of evaluation.

mod access;
mod alu;
mod asynchronous;
mod block;
mod circles;
mod compare;
mod control;
mod copy;
mod exchange;
pub mod grid;
mod handlers;
pub mod image;
pub mod input;
pub mod inspect;
mod intrinsics;
mod lane_by_lane;
mod machine;
mod memory;
pub mod parts;
pub mod paused;
mod plan;
pub mod probe;
mod registers;
mod repeats;
mod runtime;
mod scattered;
mod special_registers;
mod step;
mod stretch;
mod sync;
mod unpredictable;
mod warp;
mod words;

pub use grid::{RunResult, run, run_any, run_plain};
pub use image::{Changes, DeviceMemory, SharedMemory};
pub use input::{BufferInit, Inputs, ParamValue};
pub(crate) use intrinsics::math::{NAN32, NAN64};
pub use machine::Stop;
pub use memory::Object;
pub use plan::Plan;
