//! `warpscope prove`.

use crate::End;
use crate::args::{CheckArgs, Format, ProveArgs};
use crate::check::complain_of;
use crate::cuda::FrontEnd;
use crate::folder;
use crate::input::{self, CliSources, Input};
use crate::request;
use crate::terminal;
use serde_json::json;
use warpscope_core::LoadedModule;
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::proofs::{self, Effort};
use warpscope_core::report::model::{Failure, Report};
use warpscope_core::report::proof::{ProofReport, ProofVerdict};
use warpscope_core::report::text::TextRenderer;
use warpscope_core::visible::visible_json;

/// Runs the command.
pub fn run(args: &ProveArgs) -> End {
    let check = &args.check;
    let color = terminal::colors_err(check.color);
    let request = match request::of(check) {
        Ok((request, _)) => request,
        Err(bad) => {
            complain_of(&bad, color);
            return End::Failed;
        }
    };
    let mut prover = Prover {
        args: check,
        end: End::Clean,
        report: Report::new(),
        sources: CliSources::default(),
        kernels: vec![],
    };
    let front_end = FrontEnd::new(&check.cuda, color);
    let files = match folder::files(&check.files, &folder::KERNELS) {
        Ok(files) => files,
        Err((path, error)) => {
            prover.fail(&Input::unread(&path), None, &error);
            vec![]
        }
    };
    // Of several files, one with kernels is enough.
    let mut without = None;
    for path in &files {
        let input = match input::read(path, &front_end) {
            Ok(input) => input,
            Err(error) => {
                prover.fail(&Input::unread(path), None, &error);
                continue;
            }
        };
        prover.sources.add(path, &input);
        for left_out in &input.left_out {
            prover.fail(&input, None, &left_out.told(&input.name));
        }
        let loaded = match LoadedModule::new(&input.text, &input.name) {
            Ok(loaded) => loaded,
            Err(error) => {
                prover.fail(&input, None, &error);
                continue;
            }
        };
        if loaded.kernels().is_empty() {
            without.get_or_insert((input, loaded.no_kernel()));
            continue;
        }
        let kernels = match loaded.selected(check.kernel.as_deref()) {
            Ok(kernels) => kernels,
            Err(error) => {
                prover.fail(&input, None, &error);
                continue;
            }
        };
        for kernel in &kernels {
            let alone = kernels.len() == 1;
            let sources = &prover.sources;
            match proofs::prove(&request, &loaded, kernel, alone, sources, Effort::Full) {
                Ok(Some((report, model))) => {
                    prover.end = prover.end.max(end(&report, args.require_proof));
                    if check.format == Format::Text {
                        let text =
                            report.text((&kernel.name, &kernel.display_name), &input.name, model);
                        prover.print(&text);
                    }
                    prover.kernels.push(json!({
                        "file": input.name,
                        "kernel": kernel.name,
                        "display_name": kernel.display_name,
                        "model": model,
                        "races": report.races,
                        "divergence": report.divergence,
                        "redundant": report.redundant,
                        "ledger": report.ledger,
                        "scope": report.scope,
                        "summary": report.summary,
                    }));
                }
                Ok(None) => {
                    let message = "a proof does not cover arguments that point into each other";
                    prover.fail(&input, Some(&kernel.name), &Diagnostic::bad_launch(message));
                }
                Err(fault) => {
                    let mut renderer = TextRenderer::new(&prover.sources, color);
                    terminal::complain(&renderer.diagnostic(
                        &fault.error,
                        &fault.file,
                        &fault.text,
                    ));
                    let failure =
                        Failure::new(&fault.file, Some(&kernel.name), &fault.text, &fault.error);
                    prover.report.failures.push(failure);
                    prover.end = End::Failed;
                }
            }
        }
    }
    if let (true, Some((input, error))) = (prover.kernels.is_empty(), &without) {
        prover.fail(input, None, error);
    }
    if check.format != Format::Text {
        let all = json!({
            "schema": prover.report.schema,
            "tool": prover.report.tool,
            "kernels": prover.kernels,
            "failures": prover.report.failures,
        });
        prover.print(&visible_json(&format!("{all:#}\n")));
    }
    prover.end
}

/// The exit status for a proof.
fn end(report: &ProofReport, required: bool) -> End {
    let verdicts = [report.races.verdict, report.divergence.verdict];
    let open = verdicts.contains(&ProofVerdict::Unknown);
    if verdicts.contains(&ProofVerdict::Counterexample) || (open && required) {
        End::Found
    } else if open {
        End::Failed
    } else {
        End::Clean
    }
}

struct Prover<'a> {
    args: &'a CheckArgs,
    end: End,
    report: Report,
    sources: CliSources,
    kernels: Vec<serde_json::Value>,
}

impl Prover<'_> {
    fn fail(&mut self, input: &Input, kernel: Option<&str>, error: &Diagnostic) {
        self.end = End::Failed;
        let color = terminal::colors_err(self.args.color);
        let mut renderer = TextRenderer::new(&self.sources, color);
        terminal::complain(&renderer.diagnostic(error, &input.text_name(), &input.text));
        self.report.failures.push(Failure::new(&input.name, kernel, &input.text, error));
    }

    fn print(&mut self, text: &str) {
        if let Err(error) = terminal::print(text) {
            terminal::complain(&format!("error: cannot write to standard output: {error}\n"));
            self.end = End::Failed;
        }
    }
}
