//! Launch: the inputs of one run of a kernel.
//!
//! [`parse`] reads and writes the language of `--arg`, [`params`] describes the parameters of
//! kernels, [`args`] matches the two, and a [`contract`] states which launches a kernel is made for.
#![warn(missing_docs)]

pub mod args;
pub mod contract;
pub mod jumps;
pub mod loaded_module;
pub mod names;
pub mod number;
pub mod params;
pub mod parse;
pub mod witness;

pub use loaded_module::LoadedModule;
pub use number::Number;
pub use witness::{ArgOrigin, ProgramPoint, Witness};

use base::diagnostic::{Diagnostic, Result};
use base::limits;
use serde::{Deserialize, Serialize};

/// Sizes or coordinates in three dimensions, like CUDA's `dim3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "[u32; 3]", into = "[u32; 3]")]
pub struct Dim3 {
    /// Fastest-varying dimension.
    pub x: u32,
    /// Second dimension.
    pub y: u32,
    /// Slowest dimension.
    pub z: u32,
}

impl Dim3 {
    /// The size `x` by `y` by `z`.
    pub const fn new(x: u32, y: u32, z: u32) -> Self {
        Self { x, y, z }
    }
    /// Number of points of a box of this size.
    pub fn count(self) -> u64 {
        u64::from(self.x) * u64::from(self.y) * u64::from(self.z)
    }
    /// Coordinates of point number `linear` in a box of this size (x varies fastest).
    pub fn coordinates(self, linear: u64) -> Dim3 {
        let (x, y) = (u64::from(self.x.max(1)), u64::from(self.y.max(1)));
        Dim3::new((linear % x) as u32, (linear / x % y) as u32, (linear / (x * y)) as u32)
    }
}

impl From<[u32; 3]> for Dim3 {
    fn from([x, y, z]: [u32; 3]) -> Self {
        Self { x, y, z }
    }
}

impl From<Dim3> for [u32; 3] {
    fn from(d: Dim3) -> Self {
        [d.x, d.y, d.z]
    }
}

impl std::fmt::Display for Dim3 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "({},{},{})", self.x, self.y, self.z)
    }
}

/// How threads of a warp are ordered without synchronisation (`docs/execution-model.md`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Model {
    /// Independent thread scheduling (sm_70 and later): lanes are unordered without `__syncwarp`.
    #[default]
    Its,
    /// Lanes of a warp that have not diverged run in lockstep (up to sm_60).
    Lockstep,
}

/// How a barrier treats threads that have exited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Exited {
    /// Waiting for an exited thread is a finding.
    Strict,
    /// Exited threads count as arrived; the report has a note.
    Arrive,
}

/// Element type of a scalar or buffer argument.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum ElementType {
    I8,
    U8,
    I16,
    U16,
    I32,
    U32,
    I64,
    U64,
    F16,
    Bf16,
    F32,
    F64,
}

impl ElementType {
    /// Size of an element, bytes.
    pub fn size(self) -> u64 {
        match self {
            Self::I8 | Self::U8 => 1,
            Self::I16 | Self::U16 | Self::F16 | Self::Bf16 => 2,
            Self::I32 | Self::U32 | Self::F32 => 4,
            Self::I64 | Self::U64 | Self::F64 => 8,
        }
    }
    /// The name used in arguments and reports: `i32`, `f16`, ….
    pub fn name(self) -> &'static str {
        match self {
            Self::I8 => "i8",
            Self::U8 => "u8",
            Self::I16 => "i16",
            Self::U16 => "u16",
            Self::I32 => "i32",
            Self::U32 => "u32",
            Self::I64 => "i64",
            Self::U64 => "u64",
            Self::F16 => "f16",
            Self::Bf16 => "bf16",
            Self::F32 => "f32",
            Self::F64 => "f64",
        }
    }
    /// Whether elements are floating-point numbers.
    pub fn is_float(self) -> bool {
        matches!(self, Self::F16 | Self::Bf16 | Self::F32 | Self::F64)
    }
}

/// How the cells of a buffer are filled.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Generator {
    /// All bytes zero.
    Zeros,
    /// Cell `i` contains `i`, converted to the element type.
    Iota,
    /// Cell `i` contains `i` times this number, converted to the element type as C does it.
    Steps(i64),
    /// Every cell contains this value.
    Fill(Number),
    /// Numbers drawn uniformly from `lo..=hi` by `rand_pcg`; they depend only on seed and index.
    Random {
        /// Seed.
        seed: u64,
        /// Minimum.
        lo: Number,
        /// Maximum.
        hi: Number,
    },
    /// Explicit values; cells past the end are zero.
    Values(Vec<Number>),
}

/// A buffer of device memory.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Buffer {
    /// Type of the cells.
    pub element: ElementType,
    /// Number of cells; `None` for an open buffer, which grows to what the kernel accesses.
    pub len: Option<u64>,
    /// Initial contents of the cells.
    pub generator: Generator,
}

/// One value given to a kernel parameter or a module global.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ArgValue {
    /// A scalar, or the same bits for every scalar field of a by-value struct.
    Scalar(Number),
    /// A pointer to the start of a separate buffer.
    Buffer(Buffer),
    /// A pointer to an open buffer of pointers, or of structs that contain pointers. Each element is
    /// this value, with pointers [`limits::ROW_BYTES`] beyond those of the element before.
    Pointers(Box<ArgValue>),
    /// A pointer into the buffer of the argument named `of` (or `#i`).
    Alias {
        /// Name of the other argument, or `#` and its position.
        of: String,
        /// Offset, bytes.
        offset: i64,
    },
    /// Fields of a by-value struct, each with its name or `#i`.
    Struct(Vec<(String, ArgValue)>),
    /// Raw bytes of a by-value parameter or global.
    Bytes(Vec<u8>),
    /// The null pointer.
    Null,
}

/// A value for the parameter or global called `name` (`#0`, `#1`, … by position).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KernelArg {
    /// Name in the source if there is debug information, else in the IR, or `#` and the position.
    pub name: String,
    /// The value.
    pub value: ArgValue,
}

/// Everything that a run depends on except the module.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Launch {
    /// Number of blocks in the grid.
    pub grid: Dim3,
    /// Number of threads in a block.
    pub block: Dim3,
    /// Values of parameters and globals; missing ones get the documented default.
    pub args: Vec<KernelArg>,
    /// Size of dynamic shared memory, bytes.
    pub shared_bytes: u64,
    /// Execution model.
    pub model: Model,
    /// Exited-thread rule; `None` for the default of the model.
    pub exited: Option<Exited>,
    /// Number of lanes in a warp: 1, 32 or 64.
    pub warp_size: u32,
    /// Seed of all random choices of the run.
    pub seed: u64,
}

/// Which dimensions are not given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FreeDims {
    /// The grid.
    pub grid: bool,
    /// The block.
    pub block: bool,
    /// The size of dynamic shared memory.
    pub shared: bool,
}

impl Default for Launch {
    fn default() -> Self {
        Self {
            grid: Dim3::new(1, 1, 1),
            block: Dim3::new(1, 1, 1),
            args: vec![],
            shared_bytes: 0,
            model: Model::Its,
            exited: None,
            warp_size: 32,
            seed: 0,
        }
    }
}

impl Launch {
    /// The exited-thread rule that applies: `strict` by default under `lockstep`, `arrive` under `its`.
    pub fn exited_rule(&self) -> Exited {
        self.exited.unwrap_or(match self.model {
            Model::Lockstep => Exited::Strict,
            Model::Its => Exited::Arrive,
        })
    }
    /// Number of warps in a block.
    pub fn warps_per_block(&self) -> u32 {
        self.block.count().div_ceil(u64::from(self.warp_size.max(1))) as u32
    }
    /// Checks the sizes against the limits of a device.
    ///
    /// # Errors
    /// A dimension is zero or too large, a block has more than 1024 threads, there is too much
    /// dynamic shared memory, or the warp size is not 1, 32 or 64.
    pub fn validate(&self) -> Result<()> {
        let dims = [
            ("grid", self.grid, limits::MAX_GRID_DIM),
            ("block", self.block, limits::MAX_BLOCK_DIM),
        ];
        for (what, dim, max) in dims {
            for (axis, (n, m)) in <[u32; 3]>::from(dim).into_iter().zip(max).enumerate() {
                let axis = ["x", "y", "z"][axis];
                if n == 0 || n > m {
                    return Err(Box::new(Diagnostic::bad_launch(format!(
                        "{what}.{axis} is {n}, but must be from 1 to {m}"
                    ))));
                }
            }
        }
        if self.block.count() > limits::MAX_BLOCK_THREADS {
            return Err(Box::new(Diagnostic::bad_launch(format!(
                "a block of {} has {} threads; the maximum is {}",
                self.block,
                self.block.count(),
                limits::MAX_BLOCK_THREADS
            ))));
        }
        if self.shared_bytes > limits::MAX_SHARED_BYTES {
            return Err(Box::new(Diagnostic::bad_launch(format!(
                "{} bytes of dynamic shared memory exceed the maximum of {}",
                self.shared_bytes,
                limits::MAX_SHARED_BYTES
            ))));
        }
        if ![1, 32, 64].contains(&self.warp_size) {
            return Err(Box::new(Diagnostic::bad_launch(format!(
                "warp size {} is invalid: it must be 1, 32 or 64",
                self.warp_size
            ))));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
