//! A launch to try, and how much its findings count.

use launch::Launch;

/// A launch to try.
#[derive(Clone, PartialEq, Debug)]
pub struct Individual {
    /// The launch, with a value for every argument.
    pub launch: Launch,
    /// Whether memory errors in it count: it is the simplest launch, or at the boundary of what a
    /// contract allows. Others may violate assumptions of the kernel.
    pub trusted: bool,
    /// A launch of several blocks of a kernel whose blocks all behave the same: only findings about
    /// atomic operations count.
    pub between_blocks_only: bool,
    /// Whether it may run long enough to distinguish a deadlock from a long loop.
    pub patient: bool,
}

impl Individual {
    /// A launch whose memory errors do not count.
    pub fn new(launch: Launch) -> Self {
        Self { launch, trusted: false, between_blocks_only: false, patient: false }
    }
    /// A launch whose memory errors count.
    pub fn trusted(launch: Launch) -> Self {
        Self { trusted: true, ..Self::new(launch) }
    }
    /// A key that is equal for equal launches.
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
