//! Texts of source files, which only the caller can read.

/// Gives the text of source files, for excerpts.
pub trait Sources {
    /// The text of the file that debug information or the command line calls `file`.
    fn source(&self, file: &str) -> Option<String>;

    /// The text of the whole program from which the module called `module` was compiled, with
    /// macros and own headers resolved, if the caller has it.
    fn program(&self, module: &str) -> Option<String> {
        let _ = module;
        None
    }
}

/// No sources: places are named without an excerpt.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoSources;

impl Sources for NoSources {
    fn source(&self, _: &str) -> Option<String> {
        None
    }
}
