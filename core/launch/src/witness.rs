//! A launch with every argument in it, as results carry it.

use crate::{KernelArg, Launch};

/// A launch that was run, whole: running it again gives the same run.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Witness {
    /// The launch. Its arguments are in the order of the parameters, then globals that were set.
    pub launch: Launch,
    /// For each argument where it comes from.
    pub origins: Vec<ArgOrigin>,
}

/// Type and origin of an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArgOrigin {
    /// Type, as the source or the IR has it.
    pub ty: String,
    /// Whether the user gave the value; else it is a default or the choice of a search.
    pub given: bool,
}

impl Witness {
    /// The arguments with their origins.
    pub fn args(&self) -> impl Iterator<Item = (&KernelArg, &ArgOrigin)> {
        self.launch.args.iter().zip(&self.origins)
    }
}
