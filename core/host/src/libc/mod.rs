//! The C library.

pub(crate) mod math;

use crate::library::{Args, Library, Outcome};
use crate::machine::Machine;
use std::collections::BTreeMap;

/// What the embedder gives to the program beside its arguments.
#[derive(Clone, Debug, Default)]
pub struct World {
    /// Files by name, as the program spells it or relative to its folder. The program may replace
    /// them; what it writes stays in memory.
    pub files: BTreeMap<String, Vec<u8>>,
    /// Standard input.
    pub stdin: Vec<u8>,
}

/// The C library: streams over files in memory, strings, numbers, memory, time.
#[derive(Debug, Default)]
pub struct LibC {
    world: World,
}

impl LibC {
    /// A C library with these files.
    pub fn new(world: World) -> Self {
        Self { world }
    }

    /// The files that the program has written, with their contents so far.
    pub fn written(&self) -> BTreeMap<String, Vec<u8>> {
        let _ = &self.world;
        BTreeMap::new()
    }
}

impl Library for LibC {
    fn resolve(&mut self, name: &str) -> Option<u32> {
        let _ = name;
        None
    }
    fn call(&mut self, _: &mut Machine, function: u32, _: &Args<'_>) -> Outcome {
        Outcome::Missing(format!("function {function}"))
    }
}
