//! Operations of the register machine.

/// A register, relative to the frame of its function.
pub(crate) type R = u16;

/// An operation. Integers in registers are zero-extended from their width; floats are their bits.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Op {
    /// Ends the function without a value.
    Ret0,
}

/// A call.
#[derive(Clone, Debug, Default)]
pub(crate) struct CallSite {}

/// The targets of a `switch`.
#[derive(Clone, Debug, Default)]
pub(crate) struct SwitchTable {}

/// A landing pad.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pad {}
