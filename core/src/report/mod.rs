//! The report: findings resolved to names and places, as data and as text.

pub mod model;
