//! Tests of the pair core.

mod random;
mod shapes;
mod shapes_tests;
mod tables;
