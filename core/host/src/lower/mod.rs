//! Links modules and lowers their functions.

use crate::program::Program;
use base::diagnostic::{Diagnostic, Outcome, Result};
use ir::Module;

/// Links and lowers `modules`.
pub(crate) fn lower(modules: Vec<Module>) -> Result<Program> {
    let _ = modules;
    Err(Box::new(Diagnostic::new(Outcome::Unsupported, "WS-UNSUPPORTED", "host code")))
}
