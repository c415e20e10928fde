//! Detectors: observers of a run that turn events into findings.

#![warn(missing_docs)]

pub mod access;
pub mod advice;
pub mod assemble;
pub mod barrier_divergence;
pub mod finding;
pub mod host;
pub mod host_values;
pub mod memcheck;
pub mod observation;
pub mod perf;
pub mod race;
pub mod redundant_barrier;
pub mod result;
pub mod symbols;
