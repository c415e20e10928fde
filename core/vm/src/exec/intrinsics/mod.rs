//! What is computed one lane after another: math functions, warp exchanges, formatted output.

pub(super) mod math;
pub(super) mod printf;
pub(super) mod soft;
pub(super) mod warp;
