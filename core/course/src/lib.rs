//! The course: lessons, and the judge of attempts at them.
//!
//! A lesson is a text ([`lesson`]) and a reference: a right kernel, and a second kernel called
//! [`EXPECTED`] that computes the same sequentially. An attempt passes ([`judge`]) if no launch of the
//! lesson shows a finding, every output equals that of the sequential kernel, and the lesson's limits on
//! barriers and work are kept. `docs/course.md` describes the format for teachers.
#![warn(missing_docs)]

pub mod judge;
pub mod lesson;

pub use judge::{Failure, Judge, Judgement, Why};
pub use lesson::{Lesson, Predict};

/// The kernel of a reference that computes the outputs sequentially, launched with one thread.
pub const EXPECTED: &str = "expected";

#[cfg(test)]
mod tests;
