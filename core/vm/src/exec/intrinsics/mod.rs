//! What is computed one lane after another: atomic arithmetic, math functions, warp exchanges,
//! formatted output.

pub(super) mod atomic;
pub(super) mod math;
pub(super) mod printf;
pub(super) mod soft;
pub(super) mod warp;
