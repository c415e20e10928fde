//! The events of a run, and the interface through which detectors, recorders and debuggers observe
//! them.
//!
//! Observers are type parameters: a run with [`NoObserver`] pays nothing for them. They never
//! affect the run.

#![warn(missing_docs)]

mod events;
mod lane_mask;
pub mod observer;

pub use events::*;
pub use lane_mask::LaneMask;
// `ObserverWrapper` stays in its module: its methods have the names of those of `Observer`.
pub use observer::{AnyObserver, DynObserver, NoObserver, Observer};
