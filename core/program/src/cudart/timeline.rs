//! What was done when, in virtual time: the operations of streams, and where the host waited.

use super::{Done, Runtime};
use base::limits::MAX_TIMELINE_SPANS;

/// A span of virtual time in which one thing was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// What, and where the program asked for it. The stream is `None` where the host waits.
    pub done: Done,
    /// When it began, nanoseconds.
    pub begin: u64,
    /// When it ended, nanoseconds.
    pub end: u64,
    /// When the host asked for it, nanoseconds.
    pub asked: u64,
    /// Bytes that were copied or set.
    pub bytes: u64,
    /// Where the bytes of a copy go.
    pub direction: Option<Direction>,
}

/// Between which memories a copy is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Direction {
    HostToDevice,
    DeviceToHost,
    WithinDevice,
    WithinHost,
}

impl Direction {
    /// By the sides that are on the host.
    pub(crate) fn new(from_host: bool, to_host: bool) -> Self {
        match (from_host, to_host) {
            (true, true) => Self::WithinHost,
            (true, false) => Self::HostToDevice,
            (false, true) => Self::DeviceToHost,
            (false, false) => Self::WithinDevice,
        }
    }
}

impl Runtime {
    /// Keeps a span, up to a limit.
    pub(crate) fn span(&mut self, span: Span) {
        if self.spans.len() < MAX_TIMELINE_SPANS {
            self.spans.push(span);
        } else {
            self.spans_cut = true;
        }
    }
}
