//! Runs modules of LLVM IR as a program, with standard input and all files of the folder given by
//! `--files`: `run [--files DIR] a.ll b.ll -- args`.

use host::{CxxAbi, LibC, Limits, Machine, Program, Stop, Stream, World};
use std::io::{Read, Write};
use std::sync::Arc;
use std::time::Instant;

fn main() {
    let mut modules = vec![];
    let mut args: Vec<Vec<u8>> = vec![b"program".to_vec()];
    let mut world = World::default();
    let mut rest = std::env::args().skip(1);
    while let Some(arg) = rest.next() {
        if arg == "--" {
            args.extend(rest.by_ref().map(String::into_bytes));
        } else if arg == "--files" {
            let folder = rest.next().expect("a folder");
            for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
                if let Ok(bytes) = std::fs::read(entry.path()) {
                    world.files.insert(entry.file_name().to_string_lossy().into_owned(), bytes);
                }
            }
        } else if arg == "--stdin" {
            std::io::stdin().read_to_end(&mut world.stdin).expect("input");
        } else {
            let text = std::fs::read_to_string(&arg).expect("a file");
            modules.push(ir::parse_module(&text).unwrap_or_else(|e| panic!("{arg}: {e:?}")));
        }
    }
    let program = Arc::new(Program::lower(modules).unwrap_or_else(|e| panic!("{e:?}")));
    if std::env::var_os("DUMP").is_some() {
        eprintln!("{}", program.dump());
    }
    let libraries: Vec<Box<dyn host::Library>> =
        vec![Box::new(LibC::new(world)), Box::new(CxxAbi::default())];
    let mut machine = Machine::new(program, libraries, Limits::default()).expect("memory");
    for missing in machine.missing() {
        eprintln!("missing: {} {:?}", missing.name, missing.place.and_then(|p| p.location));
    }
    let argv: Vec<&[u8]> = args.iter().map(Vec::as_slice).collect();
    machine.start("main", &argv).expect("main");
    let start = Instant::now();
    let stop = machine.run();
    let seconds = start.elapsed().as_secs_f64();
    for (stream, bytes) in machine.console.take() {
        match stream {
            Stream::Stdout => std::io::stdout().write_all(&bytes).expect("output"),
            Stream::Stderr => std::io::stderr().write_all(&bytes).expect("output"),
        }
    }
    if std::env::var_os("STEPS").is_some() {
        let steps = machine.steps();
        eprintln!("{steps} steps, {seconds:.3} s, {:.0} M/s", steps as f64 / seconds / 1e6);
    }
    let code = match stop {
        Stop::Exited(code) => code,
        other => {
            eprintln!("{other:#?}");
            134
        }
    };
    std::process::exit(code);
}
