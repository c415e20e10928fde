//! The project's own commands: `cargo xtask test`, and the steps that it is made of.
//!
//! One module a step. A step returns `Err` with a line for the reader when it found something, and
//! prints its progress; only `main` decides about the exit code.

#[cfg(feature = "bench")]
mod bench;
mod command;
mod counts;
mod deny;
mod engine;
mod eval;
mod eval_hunt;
mod eval_prove;
mod eval_repair;
mod fuzz;
mod ir;
mod lesson;
#[cfg(feature = "bench")]
mod peers;
mod progress;
mod serve;
mod setup;
mod tidy;
mod unit;
mod web;

use clap::{Parser, Subcommand};
use progress::seconds;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

/// Result of a step: what went wrong, in a line.
type Outcome = Result<(), String>;

#[derive(Parser, Debug)]
#[command(name = "cargo xtask", about = "warpscope's own commands", disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    step: Step,
}

#[derive(Subcommand, Debug)]
enum Step {
    /// Everything that continuous integration runs: fmt, tidy, deny, setup, lint, unit, counts, fuzz, web
    Test {
        /// Install nothing; tests that need a missing tool are skipped with a note
        #[arg(long)]
        no_setup: bool,
    },
    /// Install the clang and LLVM versions that tests compare with (Debian and Ubuntu), or name them
    Setup,
    /// cargo fmt --check
    Fmt,
    /// cargo clippy on everything, warnings are errors
    Lint,
    /// Unit tests and file tests, optimised and with assertions on
    #[command(disable_help_flag = true)]
    Unit {
        /// Arguments for cargo test, such as `-p warpscope-tests reduce`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Rules on the files of the repository that no compiler checks
    Tidy,
    /// Licences, origins and known faults of all dependencies
    Deny,
    /// Compile the CUDA sources of the tests to the LLVM IR beside them (`ir [--check] [PATH...]`)
    #[command(disable_help_flag = true)]
    Ir {
        /// `--check` (write nothing, fail on a difference), files or folders
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Make a lesson of the course, or test the one of this name
    Lesson {
        /// Its folder in `www/lessons`, for example `16_my_lesson`
        name: String,
    },
    /// How many bugs of the test kernels both searches find with nothing but the file given
    Eval(eval::Options),
    /// Launches until bugs that need particular launches are found, by hunts and searches
    EvalHunt(eval_hunt::Options),
    /// How well sources are repaired: tests/fail, and deleted barriers of tests/pass
    EvalRepair(eval_repair::Options),
    /// Proofs of the kernels of tests/prove: verdicts, times and clauses, beside published times
    EvalProve(eval_prove::Options),
    /// Run the whole programs of tests/programs: how far each gets, and whether output and findings are right
    EvalPrograms {
        /// Only programs whose name contains this
        #[arg(default_value = "")]
        filter: String,
    },
    /// Count the host's instructions for a few checks with valgrind; fail if they rose by more than 5 %
    Counts(counts::Options),
    /// Run the fuzz targets for a while
    Fuzz(fuzz::Options),
    /// Build the playground and serve it on 127.0.0.1
    Play {
        /// Port; 0 takes a free one
        #[arg(long, default_value_t = 8127)]
        port: u16,
    },
    /// Build the playground as a folder of static files, fit for any path of any static host
    Site {
        /// Where to put it; emptied first
        #[arg(default_value = "target/site")]
        folder: PathBuf,
    },
    /// The playground: its engine against the command line, and in Chromium every flow, a silent console,
    /// accessibility, offline
    Web {
        /// Compare the engine for browsers without vector instructions too
        #[arg(long)]
        plain: bool,
        /// Test the page in Firefox too, if it is installed
        #[arg(long)]
        firefox: bool,
    },
    /// Measure the playground's budgets in Chromium
    BenchWeb,
    /// Build the engine for the browser: www/engine
    Wasm,
    /// Time the kernels of tests/bench with and without detection (`bench --help` lists options)
    #[command(disable_help_flag = true)]
    Bench {
        /// `--filter TEXT`, `--runs N`, `--json`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
}

fn main() -> ExitCode {
    match run(Cli::parse().step) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(step: Step) -> Outcome {
    match step {
        Step::Test { no_setup } => test(no_setup),
        Step::Setup => {
            setup::run();
            Ok(())
        }
        Step::Fmt => fmt(),
        Step::Lint => lint(),
        Step::Unit { args } => unit::run(&args),
        Step::Tidy => tidy::run(),
        Step::Deny => deny::run(),
        Step::Ir { args } => ir::run(&args),
        Step::Lesson { name } => lesson::run(&name),
        Step::Eval(options) => eval::run(&options),
        Step::EvalHunt(options) => eval_hunt::run(&options),
        Step::EvalRepair(options) => eval_repair::run(&options),
        Step::EvalProve(options) => eval_prove::run(&options),
        Step::EvalPrograms { filter } => unit::run(
            &["-p", "warpscope-tests", "--test", "programs", "--", "--table", &filter]
                .map(str::to_owned),
        ),
        Step::Counts(options) => counts::run(&options),
        Step::Fuzz(options) => fuzz::run(&options),
        Step::Bench { args } => bench(&args),
        Step::Play { port } => web::play(port),
        Step::Site { folder } => web::site(&folder),
        Step::Web { plain, firefox } => web::test(true, plain, firefox),
        Step::BenchWeb => web::bench(),
        Step::Wasm => web::wasm(),
    }
}

/// The cheap steps come first, so that a slip is told within seconds.
fn test(no_setup: bool) -> Outcome {
    let steps: [(&str, &dyn Fn() -> Outcome); 9] = [
        ("fmt", &fmt),
        ("tidy", &tidy::run),
        ("deny", &deny::run),
        ("setup", &|| {
            if !no_setup {
                setup::run();
            }
            Ok(())
        }),
        ("lint", &lint),
        ("unit", &|| unit::run(&[])),
        ("counts", &|| counts::run(&counts::Options::default())),
        ("fuzz", &|| fuzz::run(&fuzz::Options::default())),
        ("web", &|| web::test(!no_setup, false, false)),
    ];
    let begun = Instant::now();
    let mut summary = String::new();
    for (name, step) in steps {
        println!("==> {name}");
        let start = Instant::now();
        let result = step();
        let time = seconds(start.elapsed());
        let verdict = if result.is_ok() { "ok" } else { "failed" };
        println!("==> {name}: {verdict}, {time}");
        summary += &format!("  {name:<6} {verdict:<7} {time:>9}\n");
        if let Err(message) = result {
            print!("\n{summary}");
            return Err(format!(
                "{name}: {message}\nalone: cargo xtask {name}; all: cargo xtask test"
            ));
        }
    }
    print!("\n{summary}  {:<14} {:>9}\n", "total", seconds(begun.elapsed()));
    Ok(())
}

fn fmt() -> Outcome {
    command::cargo(&["fmt", "--all", "--check"])
        .map_err(|e| format!("{e} (cargo fmt --all mends the layout)"))
}

/// In the tests' profile, so that macros and build scripts are built once for both steps.
fn lint() -> Outcome {
    let rest = ["--all-targets", "--profile=fasttest", "--quiet", "--", "-Dwarnings"];
    command::cargo(&[&["clippy"], &command::WORKSPACE[..], &rest[..]].concat())
}

/// Timings of an unoptimised core mean nothing, so the benchmark runs in a release build of xtask.
fn bench(args: &[String]) -> Outcome {
    #[cfg(feature = "bench")]
    if !cfg!(debug_assertions) {
        return bench::run(args);
    }
    let mut all =
        vec!["run", "--quiet", "--release", "--package=xtask", "--features=bench", "--", "bench"];
    all.extend(args.iter().map(String::as_str));
    command::cargo(&all)
}
