//! The facade: takes the text of a module and returns a report.
//!
//! Command line, tests, browser and fuzzer all enter here. [`Prepared::new`] does everything that
//! does not depend on the launch, so that many launches can share it.

pub mod args;
pub mod inputs;
pub mod lookup;
pub mod names;
pub mod params;
pub mod run;

use crate::bytecode::disasm::disassemble;
use crate::bytecode::lower::LaunchFacts;
use crate::diagnostic::{Diagnostic, Result};
use crate::ir::kernels::function_display_name;
use crate::ir::{self, Module};
use crate::launch::{Dim3, Launch};
use crate::limits::{self, RunLimits};
use params::{KernelInfo, ParamInfo, spellings};
use std::fmt::Write as _;

/// What to look for in addition to races, divergence and memory errors.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CheckOptions {
    /// Look for redundant barriers.
    pub redundant: bool,
    /// Report bank conflicts, uncoalesced accesses and divergent branches.
    pub perf: bool,
    /// Limits of a run.
    pub limits: RunLimits,
}

/// A module that is ready to be checked.
#[derive(Debug)]
pub struct Prepared {
    file: String,
    text: String,
    module: Module,
    kernels: Vec<KernelInfo>,
    globals: Vec<ParamInfo>,
}

impl Prepared {
    /// Reads the LLVM IR `text`; reports call the file `file_name`.
    ///
    /// # Errors
    /// The text is too long or not valid LLVM IR.
    pub fn new(text: &str, file_name: &str) -> Result<Self> {
        if text.len() > limits::MAX_SOURCE_BYTES {
            let (len, most) = (text.len(), limits::MAX_SOURCE_BYTES);
            let message = format!("the text has {len} bytes; the maximum is {most}");
            return Err(Box::new(Diagnostic::limit(message)));
        }
        let mut module = ir::parse_module(text)?;
        if let Err(errors) = ir::verify(&module) {
            let more = errors.len().saturating_sub(1);
            if let Some(first) = errors.into_iter().next() {
                let note = format!("further errors in this module: {more}");
                return Err(Box::new(if more > 0 { first.note(note) } else { first }));
            }
        }
        ir::ptx::expand(&mut module);
        let kernels = params::kernels(&module);
        let globals = params::globals(&module);
        Ok(Self { file: file_name.to_owned(), text: text.to_owned(), module, kernels, globals })
    }
    /// The parsed module.
    pub fn module(&self) -> &Module {
        &self.module
    }
    /// The text that was read.
    pub fn text(&self) -> &str {
        &self.text
    }
    /// The launch with a value for every parameter.
    ///
    /// # Errors
    /// The same as for [`Prepared::check`].
    pub fn complete(&self, kernel: &KernelInfo, launch: &Launch) -> Result<Launch> {
        let limits = RunLimits::default();
        Ok(args::resolve(kernel, &self.globals, launch, &limits)?.launch)
    }
    /// Name of the file in reports.
    pub fn file(&self) -> &str {
        &self.file
    }
    /// The kernels, in the order of the text.
    pub fn kernels(&self) -> &[KernelInfo] {
        &self.kernels
    }
    /// Module globals that can be set like arguments.
    pub fn globals(&self) -> &[ParamInfo] {
        &self.globals
    }

    /// The kernel called `name`, by its name in the source or in the IR. A function that is not
    /// marked as a kernel can be named too, since old compilers left no mark.
    ///
    /// # Errors
    /// There is no such kernel, or several have that name.
    pub fn kernel(&self, name: &str) -> Result<KernelInfo> {
        // The more exact spelling wins: `a::k` does not compete with `k`.
        let spelled = |k: &KernelInfo, i: usize| spellings(&k.name, &k.display_name)[i] == name;
        for i in 0..4 {
            let named: Vec<_> = self.kernels.iter().filter(|k| spelled(k, i)).collect();
            match named[..] {
                [] => {}
                [kernel] => return Ok(kernel.clone()),
                _ => {
                    let all = listed(named.iter().map(|k| k.name.as_str()));
                    let message = format!("`{name}` is the name of {} kernels", named.len());
                    let error = Diagnostic::bad_launch(message).note(format!("they are {all}"));
                    return Err(Box::new(error));
                }
            }
        }
        let functions = self.module.functions.iter().filter(|(_, f)| !f.is_declaration());
        let named = functions.filter_map(|(id, _)| {
            let display_name = function_display_name(&self.module, id);
            let spelled = spellings(self.module.function_name(id), &display_name);
            Some((spelled.iter().position(|s| s == name)?, id))
        });
        if let Some((_, id)) = named.min() {
            return Ok(params::kernel(&self.module, id));
        }
        if self.kernels.is_empty() {
            let error = self.no_kernel();
            return Err(Box::new(Diagnostic {
                message: format!("no kernel `{name}`: {}", error.message),
                ..*error
            }));
        }
        let mut error = Diagnostic::bad_launch(format!("there is no kernel `{name}`"));
        let all = || self.kernels.iter().flat_map(|k| [k.display_name.as_str(), k.name.as_str()]);
        if let Some(near) = names::nearest(name, all()) {
            error = error.note(format!("did you mean `{near}`?"));
        }
        let all = listed(self.kernels.iter().map(|k| k.display_name.as_str()));
        Err(Box::new(error.note(format!("the kernels of this file are {all}"))))
    }

    /// The kernel called `name`, or all kernels if no name is given.
    ///
    /// # Errors
    /// There is no such kernel, or the file has none.
    pub fn selected(&self, name: Option<&str>) -> Result<Vec<KernelInfo>> {
        match name {
            Some(name) => Ok(vec![self.kernel(name)?]),
            None if self.kernels.is_empty() => Err(self.no_kernel()),
            None => Ok(self.kernels.clone()),
        }
    }

    /// Whether `name` is an argument of `kernel`, or a global of the module.
    pub fn has_arg(&self, kernel: &KernelInfo, name: &str) -> bool {
        args::exists(kernel, &self.globals, name)
    }

    /// The disassembly of `kernel`, lowered for blocks of size `block`.
    ///
    /// # Errors
    /// There is no such kernel, or it uses an unsupported construct.
    pub fn disassemble(&self, kernel: &str, block: Dim3, warp_size: u32) -> Result<String> {
        let launch = Launch { block, warp_size, ..Launch::default() };
        launch.validate()?;
        let kernel = self.kernel(kernel)?;
        let facts = LaunchFacts::new(block, warp_size);
        let program = run::lower_told(&self.module, kernel.function, facts)?;
        Ok(disassemble(&program, &self.module))
    }

    /// The error for a file without kernels.
    pub fn no_kernel(&self) -> Box<Diagnostic> {
        let defined = params::defined_functions(&self.module);
        let mut error = Diagnostic::bad_launch("the file has no kernel");
        if defined.is_empty() {
            error = error.note("the file defines no function");
            if self.module.triple.as_deref().is_some_and(|t| !t.starts_with("nvptx")) {
                error = error.note(
                    "it may be the host code of a CUDA program; compile with --cuda-device-only",
                );
            }
        } else {
            let all = listed(defined.iter().copied());
            error = error
                .note(format!("the functions that it defines are {all}"))
                .note("kernels are marked by ptx_kernel or !nvvm.annotations; --kernel NAME checks any function");
        }
        Box::new(error)
    }
}

/// Up to twenty names for a message.
fn listed<'a>(names: impl Iterator<Item = &'a str>) -> String {
    const MOST: usize = 20;
    let names: Vec<_> = names.collect();
    let mut text = names.iter().take(MOST).copied().collect::<Vec<_>>().join(", ");
    if names.len() > MOST {
        let _ = write!(text, " and {} more", names.len() - MOST);
    }
    text
}

#[cfg(test)]
mod tests;
