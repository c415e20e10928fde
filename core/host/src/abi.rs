//! The run-time support of C++ (Itanium C++ ABI): exceptions, guards of static variables, casts.

use crate::library::{Args, Library, Outcome};
use crate::machine::Machine;

/// `__cxa_*`, `operator new` and `delete`, `std::terminate`.
#[derive(Debug, Default)]
pub struct CxxAbi {}

impl Library for CxxAbi {
    fn resolve(&mut self, name: &str) -> Option<u32> {
        let _ = name;
        None
    }
    fn call(&mut self, _: &mut Machine, function: u32, _: &Args<'_>) -> Outcome {
        Outcome::Missing(format!("function {function}"))
    }
}
