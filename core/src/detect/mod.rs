//! Detectors: observers of a run that turn events into findings.

pub mod barrier_divergence;
pub mod finding;
pub mod memcheck;
pub mod perf;
pub mod race;
pub mod redundant_barrier;
