//! Tests of the pair core.

mod shapes;
mod shapes_tests;
