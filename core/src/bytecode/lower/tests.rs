//! Every `.ll` file of the repository is lowered and the result verified; two small kernels are
//! compared with what they should become.

use super::{LaunchFacts, lower};
use crate::bytecode::{disassemble, verify};
use crate::diagnostic::Outcome;
use crate::ir::{FunctionId, Module, parse_module};
use crate::launch::Dim3;
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

/// Functions with a body that return nothing: kernels, and what can pass for one.
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
    let root =
        extra.map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests"), PathBuf::from);
    let mut paths = vec![];
    files(&root, &mut paths);
    assert!(!paths.is_empty(), "no files");
    let (mut lowered, mut problems) = (0, vec![]);
    for path in &paths {
        let bytes = std::fs::read(path).expect("readable file");
        let Ok(text) = String::from_utf8(bytes) else { continue };
        let Ok(module) = parse_module(&text) else { continue };
        if crate::ir::verifier::verify(&module).is_err() {
            continue;
        }
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
                    // Inputs of the command line's tests are there to be refused.
                    Err(e) if path.components().any(|c| c.as_os_str() == "cli") => {
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
