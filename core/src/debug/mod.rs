//! The debugger: a session over one launch. [`view`] is what it answers.

pub mod view;
