//! Which of the files of a check make up programs, whose `main` is run before kernels are searched.

use crate::args::{CheckArgs, SearchKind};
use crate::cuda::{FrontEnd, extension, is_source};
use crate::input::Input;
use crate::pool;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use warpscope_core::LoadedModule;
use warpscope_core::detect::result::MainStop;
use warpscope_core::ir::link::refers_to;
use warpscope_core::ir::{self, Module};
use warpscope_core::launch::contract;
use warpscope_core::limits;
use warpscope_core::own::{OwnLaunches, Settings};
use warpscope_core::program::Unit;

/// A file of the command.
#[derive(Clone, Debug)]
pub struct Part {
    /// Where it is.
    pub path: PathBuf,
    /// Flags in addition to those of the command line.
    pub flags: Vec<String>,
    /// What was read.
    pub input: Input,
    /// Its device code, if it has any.
    pub loaded: Option<Arc<LoadedModule>>,
}

/// The host sides of files, compiled when they are needed.
struct Hosts<'a> {
    parts: &'a [Part],
    front_end: &'a FrontEnd<'a>,
    compiled: Vec<Option<Option<Module>>>,
}

impl Hosts<'_> {
    fn get(&mut self, part: usize) -> Option<&Module> {
        let compile = || host_of(&self.parts[part], self.front_end);
        self.compiled[part].get_or_insert_with(compile).as_ref()
    }
}

/// The host side of a file, if it compiles.
fn host_of(Part { path, flags, .. }: &Part, front_end: &FrontEnd<'_>) -> Option<Module> {
    let (text, _) = front_end.host_quietly(path, flags)?;
    ir::parse_module(&text).ok()
}

/// Runs the `main` of each file that has one, with the files that it needs, if nothing of the launch is given.
pub fn of(args: &CheckArgs, parts: &[Part], front_end: &FrontEnd<'_>) -> Vec<OwnLaunches> {
    let given = args.grid.is_some()
        || args.block.is_some()
        || args.shared_bytes.is_some()
        || !args.args.is_empty()
        || args.exited.is_some()
        || args.warp_size != 32
        || args.search.search != SearchKind::Default;
    if args.skip_main || given {
        return vec![];
    }
    let has_main =
        |part: &Part| is_source(&part.path) && part.input.source.as_deref().is_some_and(has_main);
    let mains: Vec<usize> = (0..parts.len()).filter(|&p| has_main(&parts[p])).collect();
    let others: Vec<usize> =
        (0..parts.len()).filter(|p| !mains.contains(p) && is_unit(&parts[*p].path)).collect();
    let cores = args.search.cores();
    let mut hosts = Hosts { parts, front_end, compiled: parts.iter().map(|_| None).collect() };
    let compile = |front_end: &mut FrontEnd<'_>, main| (main, host_of(&parts[main], front_end));
    pool::in_order(cores, mains.clone(), front_end.maker(), compile, |(main, host)| {
        hosts.compiled[main] = Some(host);
    });
    let mut programs = vec![];
    for main in mains {
        let program = needed(main, &others, &mut hosts);
        // Files without device code have nothing to check but what they launch.
        if program.iter().any(|&p| parts[p].loaded.is_some()) {
            let units = units(&program, &mut hosts);
            programs.push((program, units));
        }
    }
    let run = |(): &mut (), (program, units): (Vec<usize>, Option<Vec<Unit>>)| {
        let settings = settings(args, &program, parts);
        let files = || program.iter().map(|&p| parts[p].input.name.clone()).collect();
        units.map_or_else(
            || OwnLaunches::not_run(files(), MainStop::NotCompiled),
            |units| OwnLaunches::new(units, &settings),
        )
    };
    let mut own = vec![];
    pool::in_order(cores, programs, || (), run, |program| own.push(program));
    own
}

/// The compiled sources of a program, if all compile.
fn units(program: &[usize], hosts: &mut Hosts<'_>) -> Option<Vec<Unit>> {
    let unit = |&part: &usize| {
        let host = hosts.get(part).cloned()?;
        let Part { input, loaded, .. } = &hosts.parts[part];
        Some(Unit { file: input.name.clone(), host, device: loaded.clone() })
    };
    program.iter().map(unit).collect()
}

fn settings(args: &CheckArgs, program: &[usize], parts: &[Part]) -> Settings {
    let comments = |&p: &usize| {
        let source = parts[p].input.source.as_deref().unwrap_or("");
        !contract::comments(source).is_empty()
    };
    Settings {
        model: args.model.into(),
        spoken: !args.search.assume.is_empty() || program.iter().any(comments),
        interrupt: limits::Interrupt(crate::interrupt::cut),
    }
}

/// Whether a file is compiled by itself, unlike a header.
pub fn is_unit(path: &Path) -> bool {
    is_source(path) && !matches!(extension(path).as_str(), "h" | "hpp" | "cuh")
}

/// The files that a program with the `main` of file `main` needs, among `others`: those that define what it declares.
fn needed(main: usize, others: &[usize], hosts: &mut Hosts<'_>) -> Vec<usize> {
    let mut program = vec![main];
    let mut at = 0;
    while at < program.len() {
        let user = program[at];
        at += 1;
        let Some(module) = hosts.get(user).cloned() else { continue };
        for &other in others {
            if program.contains(&other) {
                continue;
            }
            let parts = hosts.parts;
            let devices = parts[user].loaded.as_ref().zip(parts[other].loaded.as_ref());
            let by_device = devices.is_some_and(|(a, b)| refers_to(a.module(), b.module()));
            if by_device || hosts.get(other).is_some_and(|with| refers_to(&module, with)) {
                program.push(other);
            }
        }
    }
    program
}

/// Whether a source seems to define `main`.
fn has_main(source: &str) -> bool {
    source.match_indices("main").any(|(at, word)| {
        let before = source[..at].chars().next_back();
        let after = source[at + word.len()..].trim_start();
        after.starts_with('(') && before.is_some_and(char::is_whitespace)
    })
}
