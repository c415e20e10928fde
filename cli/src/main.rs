//! The command line of warpscope: arguments, files, terminal, exit codes. Everything else is in the
//! core.

mod args;
mod bitcode;
mod check;
mod cuda;
mod disasm;
mod explain;
#[cfg(feature = "hunt")]
mod hunt;
mod input;
mod kernels;
mod link;
mod repro;
mod request;
mod search;
mod terminal;

use args::{Cli, Command};
use clap::Parser as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use warpscope_core::detect::finding::Severity;
use warpscope_core::report::model::{KernelReport, OutcomeKind};

/// How a command ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum End {
    /// There are no findings of at least `--fail-on` severity.
    Clean = 0,
    /// There are findings.
    Found = 1,
    /// The tool could not do its job, or not all of it.
    Failed = 2,
}

impl End {
    /// The exit status for `report`, counting findings of at least `threshold`.
    fn of(report: &KernelReport, threshold: Severity) -> Self {
        if report.findings.iter().any(|f| f.severity >= threshold) {
            Self::Found
        } else if report.outcome.kind == OutcomeKind::Limit && report.findings.is_empty() {
            // "Nothing found" would be a false claim about a run that did not end.
            Self::Failed
        } else {
            Self::Clean
        }
    }
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let work = || match &cli.command {
        Command::Check(args) => check::run(args),
        Command::Kernels(args) => kernels::run(args),
        Command::Share(args) => repro::share(args),
        Command::Replay(args) => repro::replay(args),
        Command::Min(args) => repro::min(args),
        #[cfg(feature = "hunt")]
        Command::Hunt(args) => hunt::run(args),
        #[cfg(feature = "hunt")]
        Command::HuntWorker(args) => hunt::worker::run(args),
        Command::Disasm(args) => disasm::run(args),
        Command::Explain(args) => explain::run(args),
    };
    // A bug in warpscope must not look like findings or like a crash of the kernel.
    let end = catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| {
        terminal::complain(
            "error: this is a bug in warpscope; please report it together with the input\n",
        );
        End::Failed
    });
    ExitCode::from(end as u8)
}
