//! The command line of warpscope: arguments, files, terminal, exit codes. Everything else is in the
//! core.

mod args;
mod bitcode;
mod cache;
mod check;
mod cuda;
mod disasm;
mod entries;
mod explain;
mod folder;
mod grade;
#[cfg(feature = "hunt")]
mod hunt;
mod input;
mod interrupt;
mod kernels;
mod link;
mod own_launches;
mod pool;
mod prove;
mod repair;
mod repro;
mod request;
mod run;
mod search;
mod sources;
mod terminal;

use args::{Cli, Command};
use clap::Parser as _;
use std::ffi::OsString;
use std::panic::{AssertUnwindSafe, catch_unwind};
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
    /// A program that was run ended with a failure of its own.
    ProgramFailed = 3,
}

impl End {
    /// The exit status for `report`, counting findings of at least `threshold`.
    fn of(report: &KernelReport, threshold: Severity) -> Self {
        if report.findings.iter().any(|f| f.severity >= threshold) {
            Self::Found
        } else if report.outcome.kind == OutcomeKind::Limit {
            // "Nothing found" would be a false claim about a run that did not end.
            Self::Failed
        } else {
            Self::Clean
        }
    }
}

/// What a command left behind.
#[derive(Clone, Debug)]
pub struct Ran {
    /// Exit status.
    pub code: u8,
    /// Standard output.
    pub stdout: String,
    /// Standard error.
    pub stderr: String,
}

/// Runs the command line `words`, which begins with the name of the program, without writing to the
/// standard streams.
pub fn run_captured(words: impl IntoIterator<Item = OsString>) -> Ran {
    let (code, [stdout, stderr]) = terminal::captured(|| run(words));
    Ran { code, stdout, stderr }
}

/// Runs the command line `words`, which begins with the name of the program, and returns the exit status.
pub fn run(words: impl IntoIterator<Item = OsString>) -> u8 {
    let cli = match Cli::try_parse_from(words) {
        Ok(cli) => cli,
        Err(error) => {
            terminal::usage(&error);
            return u8::try_from(error.exit_code()).unwrap_or(End::Failed as u8);
        }
    };
    let work = || match &cli.command {
        Command::Check(args) => check::run(args),
        Command::Run(args) => run::run(args),
        Command::Repair(args) => repair::run(args),
        Command::Prove(args) => prove::run(args),
        Command::Kernels(args) => kernels::run(args),
        Command::Share(args) => repro::share(args),
        Command::Replay(args) => repro::replay(args),
        Command::Min(args) => repro::min(args),
        #[cfg(feature = "hunt")]
        Command::Hunt(args) => hunt::run(args),
        #[cfg(feature = "hunt")]
        Command::HuntWorker(args) => hunt::worker::run(args),
        Command::Disasm(args) => disasm::run(args),
        Command::Grade(args) => grade::run(args),
        Command::Explain(args) => explain::run(args),
    };
    // A bug in warpscope must not look like findings or like a crash of the kernel.
    let end = catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| {
        terminal::complain(
            "error: this is a bug in warpscope; please report it together with the input\n",
        );
        End::Failed
    });
    end as u8
}
