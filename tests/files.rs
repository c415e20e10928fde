//! The file tests: every kernel of `tests/pass` and `tests/fail` that matches the filter.

use libtest_mimic::{Arguments, Failed, Trial};
use std::process::ExitCode;
use std::sync::Arc;
use warpscope_tests::{cases, tool::Tool};

fn main() -> ExitCode {
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(2);
    if arguments.list {
        return libtest_mimic::run(&arguments, trials(&Arc::new(Err(String::new())))).exit_code();
    }
    let tool = Arc::new(Tool::build());
    libtest_mimic::run(&arguments, trials(&tool)).exit_code()
}

fn trials(tool: &Arc<Result<Tool, String>>) -> Vec<Trial> {
    cases::collect()
        .into_iter()
        .map(|case| {
            let tool = Arc::clone(tool);
            Trial::test(case.name.clone(), move || {
                let tool = tool.as_ref().as_ref().map_err(Failed::from)?;
                case.run(tool).map_err(Failed::from)
            })
        })
        .collect()
}
