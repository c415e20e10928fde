//! What is known of the dimensions of a launch.

/// One dimension of a grid or block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dim {
    /// Any size.
    Free,
    /// 1, because the kernel does not read this axis. The ledger says so.
    One,
    /// Given.
    Fixed(u32),
}

/// The dimensions of the launches that a proof is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dims {
    /// Of the grid: x, y, z.
    pub grid: [Dim; 3],
    /// Of the block: x, y, z.
    pub block: [Dim; 3],
}
