//! What the code depends on beside the module.

/// The properties of a launch that the code depends on; a program is valid for every launch with
/// the same facts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LaunchFacts {
    /// `threadIdx.x` is the same for all lanes of any warp.
    pub tid_x_uniform: bool,
    /// `threadIdx.y` is the same for all lanes of any warp.
    pub tid_y_uniform: bool,
    /// `threadIdx.z` is the same for all lanes of any warp.
    pub tid_z_uniform: bool,
    /// Number of lanes in a warp.
    pub warp_size: u32,
    /// Lanes may leave a join without the others, as they must when those spin until they do. Then
    /// no value that changes is kept once for the warp.
    pub independent_lanes: bool,
    /// Every value has its own register, and the program records which.
    pub debug: bool,
    /// The number of the object before the first global of the module, if all globals of the module
    /// have an object whatever the kernel uses, so that its kernels share them.
    pub first_global: Option<u32>,
}

impl LaunchFacts {
    /// The facts for blocks of size `block`.
    pub fn new(block: launch::Dim3, warp_size: u32) -> Self {
        let warp = u64::from(warp_size.max(1));
        let row = u64::from(block.x.max(1));
        let plane = row * u64::from(block.y.max(1));
        let whole = plane * u64::from(block.z.max(1));
        // A coordinate is uniform if no warp crosses from one of its values to the next.
        let uniform = |step: u64| step.is_multiple_of(warp) || whole <= step;
        Self {
            tid_x_uniform: row == 1 || warp == 1,
            tid_y_uniform: uniform(row) || block.y <= 1,
            tid_z_uniform: uniform(plane) || block.z <= 1,
            warp_size,
            independent_lanes: false,
            debug: false,
            first_global: None,
        }
    }
}
