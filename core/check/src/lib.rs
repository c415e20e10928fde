//! One launch under the detectors: a kernel is lowered, run, and what the detectors saw is named.
#![warn(missing_docs)]

pub mod advice;
mod exits;
pub mod inputs;
mod own_launches;
pub mod redundancy;
pub mod runner;
pub mod static_filter;
pub mod symbolizer;

pub use exits::Left;
pub use redundancy::{BarrierVerdicts, Statement};
pub use runner::{
    Allocation, Allocations, Bound, CheckResult, CodeFacts, FirstPass, FirstSight, Form,
    LoweredKernel, Mark, ProgramLaunch, Runner,
};
pub use static_filter::Prover;
pub use symbolizer::Symbolizer;
pub use vm::exec::parts::Cores;

use base::diagnostic::Result;
use base::limits::RunLimits;
use detect::result::KernelResult;
use launch::{Dim3, Launch, LoadedModule};
use vm::bytecode::LaunchFacts;

/// What to look for in addition to races, divergence and memory errors.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CheckOptions {
    /// Look for redundant barriers.
    pub redundant: bool,
    /// Report bank conflicts, uncoalesced accesses and divergent branches.
    pub perf: bool,
    /// Limits of a run.
    pub limits: RunLimits,
    /// Who proves which accesses of large launches the race filter need not follow. What is found does not depend on
    /// it.
    pub prover: Option<Prover>,
    /// Cores for the blocks of one launch, if there are several. What is found does not depend on them.
    pub cores: Option<Cores>,
}

/// Runs `launch` of the kernel called `kernel` under the detectors.
///
/// # Errors
/// There is no such kernel, or as [`Runner::bind`].
pub fn check(
    loaded: &LoadedModule,
    kernel: &str,
    launch: &Launch,
    options: &CheckOptions,
) -> Result<KernelResult> {
    let kernel = loaded.kernel(kernel)?;
    let mut lowered = LoweredKernel::default();
    Ok(Runner::new(loaded, &kernel, &mut lowered).run(launch, options)?.result)
}

/// The kernel called `kernel`, lowered and bound to the arguments of `launch`, for callers that run it
/// themselves.
///
/// # Errors
/// There is no such kernel, or as [`Runner::bind`].
pub fn bind(
    loaded: &LoadedModule,
    kernel: &str,
    launch: &Launch,
    form: Form,
    limits: &RunLimits,
) -> Result<Bound> {
    let kernel = loaded.kernel(kernel)?;
    Runner::new(loaded, &kernel, &mut LoweredKernel::default()).bind(launch, form, limits)
}

/// The code that `kernel` is lowered to for blocks of size `block`, as text.
///
/// # Errors
/// There is no such kernel, or it uses what is not supported.
pub fn disassemble(
    loaded: &LoadedModule,
    kernel: &str,
    block: Dim3,
    warp_size: u32,
) -> Result<String> {
    let launch = Launch { block, warp_size, ..Launch::default() };
    launch.validate()?;
    let kernel = loaded.kernel(kernel)?;
    let facts = LaunchFacts::new(block, warp_size);
    let program = runner::lower_with_place(loaded.module(), kernel.function, facts)?;
    Ok(vm::bytecode::disassemble(&program, loaded.module()))
}
