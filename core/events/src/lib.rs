//! The events of a run, and the interface through which detectors, recorders and debuggers observe
//! them.
//!
//! Observers are type parameters: a run with [`NoObserver`] pays nothing for them. They never
//! affect the run.

#![warn(missing_docs)]

mod events;
mod observer;

pub use events::*;
pub use observer::{AnyObserver, DynObserver, NoObserver, Observer, ObserverWrapper};
