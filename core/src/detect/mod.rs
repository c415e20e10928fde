//! Detectors: observers of a run that turn events into findings.

pub mod finding;
pub mod race;
