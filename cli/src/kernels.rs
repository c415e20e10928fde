//! `warpscope kernels`.

use crate::End;
use crate::args::{KernelsArgs, ListFormat};
use crate::cuda::FrontEnd;
use crate::folder;
use crate::input::{self, Input};
use crate::terminal;
use serde_json::json;
use std::fmt::Write as _;
use warpscope_core::LoadedModule;
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::launch::args::default_text;
use warpscope_core::launch::params::{KernelInfo, ParamInfo};
use warpscope_core::report::model::{Failure, Report};
use warpscope_core::report::text::{NoSources, TextRenderer};
use warpscope_core::visible::{visible, visible_json};

/// Runs the command.
pub fn run(args: &KernelsArgs) -> End {
    let mut end = End::Clean;
    let mut text = String::new();
    let mut kernels = vec![];
    let mut report = Report::new();
    let front_end = FrontEnd::new(&args.cuda, terminal::colors_err(args.color));
    let mut fail = |input: &Input, error: &Diagnostic| {
        end = End::Failed;
        let color = terminal::colors_err(args.color);
        let mut renderer = TextRenderer::new(&NoSources, color);
        terminal::complain(&renderer.diagnostic(error, &input.text_name(), &input.text));
        report.failures.push(Failure::new(&input.name, None, &input.text, error));
    };
    let files = match folder::files(&args.files, &folder::KERNELS) {
        Ok(files) => files,
        Err((path, error)) => {
            fail(&Input::unread(&path), &error);
            vec![]
        }
    };
    // Of several files, one with kernels is enough.
    let mut without = None;
    for path in &files {
        let input = match input::read(path, &front_end) {
            Ok(input) => input,
            Err(error) => {
                fail(&Input::unread(path), &error);
                continue;
            }
        };
        for left_out in &input.left_out {
            fail(&input, &left_out.told(&input.name));
        }
        match LoadedModule::new(&input.text, &input.name) {
            Err(error) => fail(&input, &error),
            Ok(prepared) if prepared.kernels().is_empty() => {
                without.get_or_insert((input, prepared.no_kernel()));
            }
            Ok(prepared) => {
                for kernel in prepared.kernels() {
                    kernels.push(as_json(&prepared, kernel));
                    as_text(&mut text, &prepared, kernel);
                }
            }
        }
    }
    if let (true, Some((input, error))) = (kernels.is_empty(), &without) {
        fail(input, error);
    }
    if args.format == ListFormat::Json {
        let failures = json!(report.failures);
        let list = json!({
            "schema": report.schema, "tool": report.tool, "kernels": kernels, "failures": failures,
        });
        text = visible_json(&format!("{list:#}\n"));
    }
    if let Err(error) = terminal::print(&text) {
        terminal::complain(&format!("error: cannot write to standard output: {error}\n"));
        end = End::Failed;
    }
    end
}

fn as_json(prepared: &LoadedModule, kernel: &KernelInfo) -> serde_json::Value {
    let list = |params: &[ParamInfo], default: bool| {
        let one = |p: &ParamInfo| {
            let default = default.then(|| default_text(&p.kind));
            json!({ "name": p.name, "type": p.ty, "default": default })
        };
        params.iter().map(one).collect::<Vec<_>>()
    };
    json!({
        "file": prepared.file(),
        "kernel": kernel.name,
        "display_name": kernel.display_name,
        "params": list(&kernel.params, true),
        "globals": list(prepared.globals(), false),
    })
}

fn as_text(text: &mut String, prepared: &LoadedModule, kernel: &KernelInfo) {
    let _ = write!(text, "{}: {}", visible(prepared.file()), visible(&kernel.display_name));
    if kernel.display_name != kernel.name {
        let _ = write!(text, " ({})", visible(&kernel.name));
    }
    text.push('\n');
    let shown: Vec<_> = kernel.params.iter().map(|p| (visible(&p.name), visible(&p.ty))).collect();
    let names = shown.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let types = shown.iter().map(|(_, ty)| ty.len()).max().unwrap_or(0);
    for (i, (p, (name, ty))) in kernel.params.iter().zip(&shown).enumerate() {
        let default = visible(&default_text(&p.kind));
        let _ = writeln!(text, "  #{i}  {name:names$}  {ty:types$}  default {default}");
    }
    for g in prepared.globals() {
        let _ = writeln!(text, "  global {}  {}", visible(&g.name), visible(&g.ty));
    }
}
