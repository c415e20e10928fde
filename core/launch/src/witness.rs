//! A launch with a value for every argument, as results contain it.

use crate::{KernelArg, Launch};
use base::diagnostic::SourcePlace;

/// A launch that was run, completed: running it again gives the same run.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Witness {
    /// The launch. Its arguments are in the order of the parameters, followed by globals that were
    /// set.
    pub launch: Launch,
    /// Type and origin of each argument.
    pub origins: Vec<ArgOrigin>,
    /// Where a program made the launch, if one did.
    pub program: Option<ProgramPoint>,
}

/// A launch of a program that ran.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ProgramPoint {
    /// Its number among the program's launches, from 1.
    pub number: u64,
    /// How many launches the program made; 0 while it runs.
    pub of: u64,
    /// Where it is in the program.
    pub place: Option<SourcePlace>,
}

/// Type and origin of an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArgOrigin {
    /// Type, as written in the source or the IR.
    pub ty: String,
    /// Whether the user gave the value; otherwise it is a default or was chosen by a search.
    pub given: bool,
}

impl Witness {
    /// The arguments with their origins.
    pub fn args(&self) -> impl Iterator<Item = (&KernelArg, &ArgOrigin)> {
        self.launch.args.iter().zip(&self.origins)
    }
}
