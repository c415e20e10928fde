//! What the lanes of a warp hold at a step.

use super::session::Session;
use super::view::{ThreadSel, ValuesView};

impl Session {
    /// Variables and registers of a warp, in the frame of the lane, or of the fragment that runs next.
    pub fn values(&self, thread: &ThreadSel) -> ValuesView {
        let _ = thread;
        ValuesView { variables: vec![], registers: vec![] }
    }
}
