//! Lowers every `.ll` file of the repository and verifies the result. The code of two small kernels
//! is compared with files (`BLESS=1` writes them). Kernels with difficult control flow must produce
//! the same results whether their threads run in lockstep or each alone.

use super::{LaunchFacts, lower};
use crate::bytecode::{disassemble, verify};
use crate::exec::{BufferInit, Inputs, ParamValue, grid, run_plain};
use base::diagnostic::Outcome;
use base::limits::RunLimits;
use ir::{FunctionId, Module, parse_module};
use launch::{Dim3, ElementType, Generator, Launch, Number};
use std::path::{Path, PathBuf};

fn files(dir: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(dir) else { return };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
    paths.sort();
    for p in paths {
        if p.is_dir() {
            files(&p, out);
        } else if p.extension().is_some_and(|e| e == "ll") {
            out.push(p);
        }
    }
}

/// Functions with a body that return nothing: kernels, and functions that may be kernels.
fn kernels(module: &Module) -> Vec<FunctionId> {
    module.functions.iter().filter(|(_, f)| !f.is_declaration()).map(|(id, _)| id).collect()
}

fn facts() -> [LaunchFacts; 3] {
    [
        LaunchFacts::new(Dim3::new(32, 4, 2), 32),
        LaunchFacts::new(Dim3::new(16, 16, 1), 32),
        LaunchFacts::new(Dim3::new(1, 1, 1), 1),
    ]
}

#[test]
fn all_files_lower() {
    let extra = std::env::var_os("WARPSCOPE_LL");
    let root = extra
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests"), PathBuf::from);
    let mut paths = vec![];
    files(&root, &mut paths);
    assert!(!paths.is_empty(), "no files");
    let (mut lowered, mut problems) = (0, vec![]);
    for path in &paths {
        let bytes = std::fs::read(path).expect("readable file");
        let Ok(text) = String::from_utf8(bytes) else { continue };
        let Ok(mut module) = parse_module(&text) else { continue };
        if ir::verifier::verify(&module).is_err() {
            continue;
        }
        ir::ptx::expand(&mut module);
        for kernel in kernels(&module) {
            for facts in facts() {
                match lower(&module, kernel, facts) {
                    Ok(program) => {
                        lowered += 1;
                        disassemble(&program, &module);
                        for e in verify::verify(&program).into_iter().take(3) {
                            problems.push(format!("{}: {e}", path.display()));
                        }
                    }
                    // The inputs of the command line's tests are meant to be rejected, constructs that
                    // are parsed need not be executable, and host code is not run here.
                    Err(e)
                        if path
                            .components()
                            .any(|c| c.as_os_str() == "cli" || c.as_os_str() == "host")
                            || path.file_stem().is_some_and(|s| s == "constructs") =>
                    {
                        assert_ne!(e.outcome, Outcome::Malformed);
                    }
                    Err(e) => {
                        let (line, _) = e.span.unwrap_or_default().line_column(&text);
                        problems.push(format!("{}:{line}: {e}", path.display()));
                    }
                }
            }
        }
    }
    problems.sort();
    problems.dedup();
    assert!(problems.is_empty(), "{lowered} lowered; {}", problems.join("\n"));
    eprintln!("{lowered} programs");
}

fn bytecode_files() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/bytecode")
}

fn module(path: &Path) -> Module {
    let text = std::fs::read_to_string(path).expect("readable file");
    let module = parse_module(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    ir::verifier::verify(&module).expect("a good module");
    module
}

#[test]
fn code_is_as_expected() {
    for (file, kernel) in [("sum", "sum"), ("count", "count")] {
        let module = module(&bytecode_files().join(file).with_extension("ll"));
        let kernel = module.function(kernel).expect("kernel");
        let program =
            lower(&module, kernel, LaunchFacts::new(Dim3::new(64, 1, 1), 32)).expect("lowered");
        let text = disassemble(&program, &module);
        let path = bytecode_files().join(file).with_extension("txt");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&path, &text).expect("writable file");
        }
        let expected = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(expected == text, "{} differs (BLESS=1 writes it):\n{text}", path.display());
    }
}

/// Runs kernel `k(out, in)` of a module with 32 threads and returns the contents of `out`.
fn results(module: &Module, warp_size: u32, independent_lanes: bool) -> Vec<u8> {
    let block = Dim3::new(32, 1, 1);
    let facts = LaunchFacts { independent_lanes, ..LaunchFacts::new(block, warp_size) };
    let program = lower(module, module.function("k").expect("kernel"), facts).expect("lowered");
    assert_eq!(verify::verify(&program), Vec::<String>::new());
    let buffer = |name: &str, len, generator| BufferInit {
        name: name.into(),
        element: ElementType::U64,
        len: Some(len),
        generator,
        records: None,
    };
    let values = [5, 3, 9].map(Number::Int).to_vec();
    let address = |i| {
        let base = crate::bytecode::target::object_base(grid::buffer_object(&program, i));
        ParamValue::Scalars(vec![base])
    };
    let inputs = Inputs {
        params: vec![address(0), address(1)],
        buffers: vec![
            buffer("out", 32 * 8, Generator::Zeros),
            buffer("in", 3, Generator::Values(values)),
        ],
        ..Inputs::default()
    };
    let launch = Launch { block, warp_size, ..Launch::default() };
    let mut run = run_plain(&program, &launch, &inputs, &RunLimits::default()).expect("runs");
    assert_eq!(run.stop, None);
    run.objects.swap_remove(grid::buffer_object(&program, 0).0 as usize).bytes
}

#[test]
fn lockstep_agrees_with_lanes_alone() {
    for file in ["leave", "nested", "switch"] {
        let module = module(&bytecode_files().join(file).with_extension("ll"));
        let alone = results(&module, 1, false);
        assert!(alone.iter().any(|&b| b != 0), "{file}: nothing happens");
        assert!(results(&module, 32, false) == alone, "{file}: lockstep differs");
        assert!(results(&module, 32, true) == alone, "{file}: parting lanes differ");
    }
}
