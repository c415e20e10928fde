//! A launch that is tried, and where it came from.

use launch::Launch;

/// A launch to try.
#[derive(Clone, PartialEq, Debug)]
pub struct Individual {
    /// The launch, with every argument in it.
    pub launch: Launch,
    /// Whether memory errors in it count: it is the plainest launch, or at the edge of what a contract
    /// allows. Others may break what the kernel takes for granted.
    pub trusted: bool,
    /// Launch of one block of a kernel that cannot tell its blocks apart, run with more: only what
    /// atomic operations do there counts.
    pub between_blocks_only: bool,
    /// Whether it may run long enough to tell a deadlock from a long loop.
    pub patient: bool,
}

impl Individual {
    /// A launch whose memory errors say nothing.
    pub fn new(launch: Launch) -> Self {
        Self { launch, trusted: false, between_blocks_only: false, patient: false }
    }
    /// A launch whose memory errors count.
    pub fn trusted(launch: Launch) -> Self {
        Self { trusted: true, ..Self::new(launch) }
    }
    /// Equal for equal launches.
    pub fn key(&self) -> String {
        let Launch { grid, block, args, shared_bytes, .. } = &self.launch;
        let mut key = format!("{grid}{block}{shared_bytes}");
        for arg in args {
            key.push('\n');
            key.push_str(&arg.value.to_string());
        }
        key
    }
}
