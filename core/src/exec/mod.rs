//! Execution: warp-lockstep interpretation of bytecode.

pub mod event;
