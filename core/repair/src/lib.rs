//! Edits of CUDA source that remove findings and keep the meaning, each checked by rerunning.
//!
//! [`source`] reads statements and their layout, [`rewrite`] writes them anew, [`candidates`] proposes edits for
//! the findings of one cause, [`oracle`] judges versions of the source, and [`repair`] drives them. The compiler
//! is the caller's: whoever calls [`repair`] compiles the version that it asks for and calls it again.
//!
//! [`aucs`] repairs LLVM IR instead, by the published algorithms, for comparison.
#![warn(missing_docs)]

mod added;
pub mod aucs;
pub mod candidates;
pub mod edit;
mod flatten;
pub mod oracle;
pub mod repairer;
pub mod rewrite;
pub mod source;

pub use aucs::{IrKernelRepair, IrRepair, repair_ir};
pub use candidates::Candidate;
pub use edit::Edit;
pub use oracle::{ChangedValue, Judged, Oracle, Pending};
pub use repairer::{Alternative, Header, KernelRepair, Repair, repair};
pub use source::Refused;
