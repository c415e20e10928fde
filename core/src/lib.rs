//! warpscope's core: from LLVM IR text to a verdict on a GPU kernel.
//!
//! The crates under `core/` are the path of data:
//!
//! text → [`ir`] → [`launch`] → [`vm`] → [`events`] → [`detect`] → [`check`] → [`report`]
//!
//! [`search`] chooses launches, [`repair`] edits the source, [`debug`] steps through one launch, [`program`] runs
//! whole programs over [`host`], [`course`] judges attempts at lessons, [`cuda`] has the headers. [`job`] joins them:
//! source in, report out. Nothing here touches files, clocks, threads or a browser, so the same code answers
//! natively and in wasm. `docs/architecture.md` states who may import whom.
#![warn(missing_docs)]

pub mod job;
pub mod own;
mod preconditions;
pub mod proofs;
pub mod ran;
pub mod repaired;

/// Which accesses of large launches need no dynamic detection.
pub const STATIC_FILTER: check::Prover = check::Prover::new(prove::static_filter::proof);

pub use base::{self, diagnostic, entity, hash, limits, narrow, sources, visible};
pub use ir::{self, analysis};
pub use launch::LoadedModule;
pub use report::repro;
pub use search::hunt;
pub use vm::{bytecode, exec};
pub use {
    check, course, cuda, debug, detect, events, host, launch, program, prove, repair, report,
    search, vm,
};
