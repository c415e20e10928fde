//! The host engine: runs the host side of a CUDA program.
//!
//! [`Program::lower`] links modules of LLVM IR for x86-64 (LP64, `-mlong-double-64`) and lowers
//! them to operations of a scalar register machine; [`Machine`] executes them. What the program
//! calls and does not define comes from [`Library`]s: [`libc::LibC`] is the C library,
//! [`abi::CxxAbi`] the run-time support of C++, and the embedder adds its own, such as the CUDA
//! runtime.
//!
//! The engine has no files, clock, environment or threads. Time is virtual: it advances with the
//! operations executed. Memory is checked: an access outside of an object, of freed memory or
//! through a null pointer stops the run with a [`Fault`] and its place.
#![warn(missing_docs)]
// Two outcomes of equal rank read best as two arms.
#![allow(clippy::single_match_else)]

pub mod abi;
mod exec;
pub mod fault;
mod float;
mod jumps;
pub mod libc;
pub mod library;
pub mod locals;
mod lower;
pub mod machine;
pub mod memory;
mod op;
pub mod program;
mod rare;
mod slow;
mod threads;
mod unwind;

pub use abi::CxxAbi;
pub use fault::{Access, Fault, FaultKind, Place};
pub use libc::{LibC, World};
pub use library::{Args, Foreign, Library, Outcome, Variable};
pub use machine::{Console, Limits, Machine, Stop, Stream};
pub use memory::{BadAccess, Memory};
pub use program::{Missing, Program, Site};
