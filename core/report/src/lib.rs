//! The report: findings resolved to names and places, as data and as text.

#![warn(missing_docs)]

pub mod build;
pub mod model;
pub mod repro;
pub mod text;
pub mod words;
