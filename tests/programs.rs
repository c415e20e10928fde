//! The whole programs of `tests/programs`, through the tool: what they print, and what is found.
//!
//! `--table` as the first argument prints how far each program gets instead (`cargo xtask eval-programs`).

use libtest_mimic::{Arguments, Failed, Trial};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;
use warpscope_tests::programs::{self, Program, Stage};
use warpscope_tests::tool::Tool;

fn main() -> ExitCode {
    let programs = match programs::collect() {
        Ok(programs) => programs,
        Err(e) => {
            eprintln!("{e}");
            return ExitCode::FAILURE;
        }
    };
    let mut args = std::env::args().skip(1);
    if args.next().is_some_and(|a| a == "--table") {
        return table(&programs, &args.next().unwrap_or_default());
    }
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(2);
    let tool = Arc::new(if arguments.list { Err(String::new()) } else { Tool::build() });
    let trial = |program: Program| {
        let tool = Arc::clone(&tool);
        Trial::test(program.name.clone(), move || {
            let tool = tool.as_ref().as_ref().map_err(Failed::from)?;
            let ran = program.run(tool);
            match (ran.stage == Stage::Right, &program.lacks) {
                (true, None) | (false, Some(_)) => return Ok(()),
                (true, Some(_)) => return Err("it is right: remove its `lacks:`".into()),
                (false, None) => {}
            }
            let command = program.command().join(" ");
            let folder = program.folder.display();
            Err(format!("in {folder}: warpscope {command}\n{}", ran.difference).into())
        })
    };
    libtest_mimic::run(&arguments, programs.into_iter().map(trial).collect()).exit_code()
}

/// Prints how far each program whose name contains `word` gets, and sums.
fn table(programs: &[Program], word: &str) -> ExitCode {
    let tool = match Tool::build() {
        Ok(tool) => tool,
        Err(e) => {
            eprintln!("{e}");
            return ExitCode::FAILURE;
        }
    };
    println!(
        "| program | compiled | ran | output | findings | launches | host steps | device steps | time |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    // Right programs (twins among them), then those with a fault.
    let mut sums = [[0; 6]; 2];
    let mut differences = vec![];
    for program in programs.iter().filter(|p| p.name.contains(word)) {
        let start = Instant::now();
        let ran = program.run(&tool);
        let time = start.elapsed().as_secs_f32();
        // What comes after the stage at which it failed is unknown, except that findings are judged in any case.
        let output = match ran.stage {
            Stage::Compile | Stage::Run => "",
            Stage::Output => "no",
            _ if program.wrong() => "any",
            _ => "yes",
        };
        let judged = ran.stage > Stage::Output || ran.stage == Stage::Output && !ran.false_alarm;
        let yes = |holds: bool| if holds { "yes" } else { "no" };
        println!(
            "| {} | {} | {} | {output} | {} | {} | {} | {} | {time:.1} s |",
            program.name,
            yes(ran.stage > Stage::Compile),
            yes(ran.stage > Stage::Run),
            if ran.stage == Stage::Right {
                "right"
            } else if judged {
                ""
            } else {
                "no"
            },
            ran.launches,
            ran.steps.0,
            ran.steps.1
        );
        let sum = &mut sums[usize::from(program.wrong())];
        sum[0] += 1;
        sum[1] += usize::from(ran.stage > Stage::Compile);
        sum[2] += usize::from(ran.stage > Stage::Run);
        sum[3] += usize::from(ran.stage > Stage::Output);
        sum[4] += usize::from(ran.stage == Stage::Right);
        sum[5] += usize::from(ran.false_alarm);
        if ran.stage != Stage::Right {
            differences.push((&program.name, ran.difference));
        }
    }
    println!();
    for (name, [all, compiled, ran, output, right, alarms]) in ["right", "wrong"].iter().zip(sums) {
        println!(
            "{name}: {all} programs, {compiled} compiled, {ran} ran, {output} output equal, {right} findings right, \
             {alarms} with a finding too many"
        );
    }
    for (name, difference) in &differences {
        eprintln!("\n{name}\n{difference}");
    }
    if differences.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
