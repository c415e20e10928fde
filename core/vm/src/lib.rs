//! The virtual machine: [`bytecode`], what is run, and [`exec`], which runs it.
#![warn(missing_docs)]

pub mod bytecode;
pub mod exec;
