//! The report: findings resolved to names and places, as data and as text.

#![warn(missing_docs)]

pub mod attempt;
pub mod build;
pub mod explain;
pub mod model;
pub mod proof;
pub mod repair;
pub mod repro;
#[cfg(feature = "sarif")]
pub mod sarif;
pub mod text;
pub mod words;
