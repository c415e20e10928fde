//! Runner of the file tests: a kernel with what is expected of it in its first comments.
//!
//! [`cases`] finds the files, [`header`] reads the comments, [`tool`] runs the command-line tool as a
//! user would, [`launches`] runs the core itself, [`schema`] checks the form
//! of its JSON, [`verdict`] reads it and compares, [`programs`] does all this for whole programs. `docs/testing.md` explains the format.

pub mod cases;
pub mod header;
pub mod launches;
pub mod programs;
pub mod schema;
pub mod straight_line;
pub mod tool;
pub mod verdict;
