//! warpscope's core: from LLVM IR text to a verdict on a GPU kernel.
//!
//! The folders follow the path of data:
//!
//! text → [`ir`] → [`analysis`] → [`bytecode`] → [`exec`] → [`access`] → [`detect`] → [`report`]
//!
//! Nothing here uses files, clocks, threads or a browser, so the same code runs natively and in
//! wasm. `docs/architecture.md` states who may import whom.
#![warn(missing_docs)]

pub mod access;
pub mod analysis;
pub mod bytecode;
pub mod check;
pub mod cuda;
pub mod debug;
pub mod detect;
pub mod diagnostic;
pub mod entity;
pub mod exec;
pub mod hash;
pub mod hunt;
pub mod ir;
pub mod launch;
pub mod limits;
pub mod narrow;
pub mod report;
pub mod repro;
pub mod search;
