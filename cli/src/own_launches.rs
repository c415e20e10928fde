//! The launches that a program's own `main` makes: `check` runs it before it searches.

use crate::args::CheckArgs;
use crate::cuda::{FrontEnd, is_source};
use crate::input::Input;
use std::path::Path;
use std::sync::Arc;
use warpscope_core::LoadedModule;
use warpscope_core::cuda::HEADERS;
use warpscope_core::detect::result::{KernelResult, ProgramEnding};
use warpscope_core::host::{self, CxxAbi, LibC, Library, World};
use warpscope_core::ir;
use warpscope_core::program::{self, Compiled, RunRequest};

/// Steps of host code that the run of a `main` may take, and warp instructions of its launches: a second or two.
const HOST_STEPS: u64 = 200_000_000;
const DEVICE_STEPS: u64 = 20_000_000;

/// What the program's own launches showed.
#[derive(Debug)]
pub struct OwnLaunches {
    kernels: Vec<KernelResult>,
    /// Whether no other launches are possible.
    closed: bool,
}

impl OwnLaunches {
    /// Runs the `main` of the source at `path`, if it has one that can be run.
    pub fn of(
        args: &CheckArgs,
        path: &Path,
        input: &Input,
        loaded: &LoadedModule,
        front_end: &FrontEnd<'_>,
    ) -> Option<Self> {
        let source = input.source.as_ref().filter(|_| is_source(path))?;
        let given = args.grid.is_some() || args.block.is_some() || !args.args.is_empty();
        if !args.run_main || given || !source.contains("main") || !source.contains("<<<") {
            return None;
        }
        let text = front_end.host_quietly(path)?;
        let module = ir::parse_module(&text).ok()?;
        let modules = [module];
        let arguments = program::main_uses_arguments(&modules);
        let host = host::Program::lower(modules.into()).ok()?;
        let header = |(_, text): &&(&str, &str)| text.contains("struct cudaDeviceProp {");
        let compiled = Compiled {
            host: Arc::new(host),
            device: vec![Arc::new(LoadedModule::new(loaded.text(), loaded.file()).ok()?)],
            files: vec![input.name.clone()],
            headers: "cuda/".to_owned(),
            runtime_header: HEADERS.iter().find(header).map_or("", |h| h.1).to_owned(),
        };
        let libraries = || -> Vec<Box<dyn Library>> {
            vec![Box::new(LibC::new(World::default())), Box::new(CxxAbi::default())]
        };
        let mut request = RunRequest {
            model: args.model.into(),
            keep_going: true,
            max_host_steps: HOST_STEPS,
            max_device_steps: DEVICE_STEPS,
            ..RunRequest::default()
        };
        request.options.redundant = false;
        let (finished, _) = program::run(&compiled, &request, libraries(), &mut |_, _| {}).ok()?;
        let ended = matches!(finished.program.ending, ProgramEnding::Exited { code: 0 });
        Some(Self {
            kernels: finished.kernels.into_iter().map(|k| k.1).collect(),
            closed: ended && !arguments,
        })
    }

    /// The result of a search, with what these launches show.
    pub fn join(&self, result: KernelResult) -> KernelResult {
        match self.kernels.iter().find(|k| k.kernel == result.kernel) {
            Some(own) => program::join(result, own, self.closed),
            None => result,
        }
    }
}
