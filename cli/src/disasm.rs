//! `warpscope disasm`.

use crate::End;
use crate::args::DisasmArgs;
use crate::cuda::FrontEnd;
use crate::input::{self, CliSources};
use crate::terminal;
use warpscope_core::LoadedModule;
use warpscope_core::check::disassemble;
use warpscope_core::diagnostic::{Diagnostic, Result};
use warpscope_core::launch::parse::parse_dim3;
use warpscope_core::report::text::TextRenderer;
use warpscope_core::search::plan::DEFAULT_BLOCK;

/// Runs the command.
pub fn run(args: &DisasmArgs) -> End {
    let mut sources = CliSources::default();
    let block = match args.block.as_deref().map(|text| (text, parse_dim3(text))) {
        None => DEFAULT_BLOCK,
        Some((_, Ok(block))) => block,
        Some((text, Err(error))) => return fail(args, &sources, "--block", text, &error),
    };
    let front_end = FrontEnd::new(&args.cuda, terminal::colors_err(args.color));
    let input = match input::read(&args.file, &front_end) {
        Ok(input) => input,
        Err(error) => {
            return fail(args, &sources, &args.file.display().to_string(), "", &error);
        }
    };
    sources.add(&args.file, &input);
    for left_out in &input.left_out {
        fail(args, &sources, &input.text_name(), &input.text, &left_out.told(&input.name));
    }
    let text = LoadedModule::new(&input.text, &input.name)
        .and_then(|loaded| all(args, &loaded, |k| disassemble(&loaded, k, block, args.warp_size)));
    match text {
        Err(error) => fail(args, &sources, &input.text_name(), &input.text, &error),
        Ok(text) => match terminal::print(&text) {
            Ok(()) => End::Clean,
            Err(error) => {
                terminal::complain(&format!("error: cannot write to standard output: {error}\n"));
                End::Failed
            }
        },
    }
}

/// The disassembly of all requested kernels.
fn all(
    args: &DisasmArgs,
    loaded: &LoadedModule,
    one: impl Fn(&str) -> Result<String>,
) -> Result<String> {
    let kernels = loaded.selected(args.kernel.as_deref())?;
    let texts: Result<Vec<_>> = kernels.iter().map(|k| one(&k.name)).collect();
    Ok(texts?.join("\n"))
}

fn fail(
    args: &DisasmArgs,
    sources: &CliSources,
    name: &str,
    text: &str,
    error: &Diagnostic,
) -> End {
    let color = terminal::colors_err(args.color);
    terminal::complain(&TextRenderer::new(sources, color).diagnostic(error, name, text));
    End::Failed
}
