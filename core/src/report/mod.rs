//! The report: findings resolved to names and places, as data and as text.

pub mod build;
pub mod model;
pub mod text;
