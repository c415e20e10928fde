//! A module whose kernels can be launched: everything that does not depend on the launch.

use crate::Launch;
use crate::args;
use crate::contract::{KernelExtents, declares_dynamic_shared};
use crate::jumps::JumpStatements;
use crate::names;
use crate::params::{self, KernelInfo, ParamInfo, spellings};
use base::diagnostic::{Diagnostic, Result};
use base::limits::{self, RunLimits};
use base::sources::Sources;
use ir::kernels::function_display_name;
use ir::{FunctionId, Module, SymbolId};
use std::borrow::Cow;
use std::fmt::Write as _;
use std::sync::{Arc, OnceLock};

/// A module and what is known about its kernels.
#[derive(Debug)]
pub struct LoadedModule {
    file: String,
    text: String,
    /// Whether handles of its textures lead to views.
    views: bool,
    module: Module,
    kernels: Vec<KernelInfo>,
    globals: Vec<ParamInfo>,
    /// Where the kernels are; found when a contract is first needed.
    extents: OnceLock<KernelExtents>,
    /// Jump statements, once somebody has the sources.
    jumps: OnceLock<JumpStatements>,
}

impl LoadedModule {
    /// Reads the LLVM IR `text`; reports call the file `file_name`.
    ///
    /// # Errors
    /// The text is too long or is not LLVM IR.
    pub fn new(text: &str, file_name: &str) -> Result<Self> {
        Self::read(text, file_name, false)
    }

    /// Reads the device's side of a program that is to be run: handles of its textures lead to views.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn of_program(text: &str, file_name: &str) -> Result<Self> {
        Self::read(text, file_name, true)
    }

    /// The same module for a program that is to be run: itself, if it uses no textures.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn for_program(self: Arc<Self>) -> Result<Arc<Self>> {
        if self.views || !self.text.contains(ir::views::QUESTION) {
            return Ok(self);
        }
        let made = Self::of_program(&self.text, &self.file)?;
        if let Some(jumps) = self.jumps.get() {
            made.jumps.get_or_init(|| jumps.clone());
        }
        Ok(Arc::new(made))
    }

    fn read(text: &str, file_name: &str, views: bool) -> Result<Self> {
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
        ir::views::settle(&mut module, views);
        let kernels = params::kernels(&module);
        let globals = params::globals(&module);
        let (file, text) = (file_name.to_owned(), text.to_owned());
        Ok(Self {
            file,
            text,
            views,
            module,
            kernels,
            globals,
            extents: OnceLock::new(),
            jumps: OnceLock::new(),
        })
    }
    /// The parsed module.
    pub fn module(&self) -> &Module {
        &self.module
    }
    /// The text that was read.
    pub fn text(&self) -> &str {
        &self.text
    }
    /// Reads where the sources jump, the first time that this is called.
    pub fn read_jumps(&self, sources: &dyn Sources) {
        self.jumps.get_or_init(|| JumpStatements::new(&self.module, sources));
    }
    /// Where the sources jump, if they have been read.
    pub fn jumps(&self) -> Option<&JumpStatements> {
        self.jumps.get()
    }
    /// The launch, completed with the defaults of parameters that it does not set.
    ///
    /// # Errors
    /// As [`crate::args::resolve`].
    pub fn complete(&self, kernel: &KernelInfo, launch: &Launch) -> Result<Launch> {
        let limits = RunLimits::default();
        Ok(args::resolve(kernel, &self.globals, launch, &limits)?.launch)
    }
    /// The name of the file in reports.
    pub fn file(&self) -> &str {
        &self.file
    }
    /// The kernels, in the order of the text.
    pub fn kernels(&self) -> &[KernelInfo] {
        &self.kernels
    }
    /// Where the kernels are in their files, with `kernel` among them even if nothing marks it.
    pub(crate) fn extents(&self, kernel: FunctionId) -> Cow<'_, KernelExtents> {
        let mut kernels: Vec<FunctionId> = self.kernels.iter().map(|k| k.function).collect();
        if kernels.contains(&kernel) {
            let new = || KernelExtents::new(&self.module, &self.text, &kernels);
            return Cow::Borrowed(self.extents.get_or_init(new));
        }
        kernels.push(kernel);
        Cow::Owned(KernelExtents::new(&self.module, &self.text, &kernels))
    }
    /// The same for the marked kernels.
    pub(crate) fn extents_of_all(&self) -> &KernelExtents {
        self.extents.get_or_init(|| {
            let kernels: Vec<FunctionId> = self.kernels.iter().map(|k| k.function).collect();
            KernelExtents::new(&self.module, &self.text, &kernels)
        })
    }
    /// Module globals that can be set like arguments.
    pub fn globals(&self) -> &[ParamInfo] {
        &self.globals
    }
    /// Those that a host must set for this kernel, with their symbols: see [`params::variables`].
    pub fn host_variables(&self, kernel: FunctionId) -> Vec<(SymbolId, ParamInfo)> {
        params::variables::host_variables(&self.module, &self.globals, kernel)
    }
    /// Whether there is shared memory whose size the launch gives (`extern __shared__`).
    pub fn declares_dynamic_shared(&self) -> bool {
        declares_dynamic_shared(&self.module)
    }

    /// The kernel called `name` in the source or in the IR. A function that is not marked as a kernel
    /// can be named too, since old compilers did not mark kernels.
    ///
    /// # Errors
    /// No kernel or several kernels have that name.
    pub fn kernel(&self, name: &str) -> Result<KernelInfo> {
        // The more exact spelling wins: `k` does not mean `a::k` if both exist.
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
    /// There is no such kernel.
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
    const MAX: usize = 20;
    let names: Vec<_> = names.collect();
    let mut text = names.iter().take(MAX).copied().collect::<Vec<_>>().join(", ");
    if names.len() > MAX {
        let _ = write!(text, " and {} more", names.len() - MAX);
    }
    text
}
