//! The access model: who touched which byte, when and how.
//!
//! `docs/execution-model.md` states what orders two accesses, `docs/detectors.md` what is made of it.

pub mod happens_before;
pub mod recorder;
pub mod selection;
mod thread_numbers;
pub mod unit;
