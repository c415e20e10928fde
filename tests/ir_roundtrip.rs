//! Every `.ll` file of the tests goes through the parser, the verifier and the printer.
//!
//! * parse → verify → print → parse → print must end in the same text;
//! * where LLVM of the file's version is installed, its assembler must accept the printed text and
//!   make of it what it makes of the original;
//! * damaged files must be refused or accepted, quickly, and never bring the program down.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use warpscope_core::ir::{parse_module, print_module, verify};
use warpscope_tests::cases::modules;

/// All `.ll` files under the tests' folder, sorted.
fn files() -> Vec<PathBuf> {
    modules(Path::new(env!("CARGO_MANIFEST_DIR")))
}

/// Files that are malformed on purpose: they say so on their first line.
fn is_malformed(text: &str) -> bool {
    text.lines().next().is_some_and(|l| l.contains("malformed"))
}

/// The file's text, printed; `None` for files that are malformed on purpose.
fn reprint(path: &Path) -> Option<String> {
    let text = fs::read_to_string(path).expect("readable text");
    if is_malformed(&text) {
        return None;
    }
    let place = |d: &warpscope_core::diagnostic::Diagnostic| {
        let (line, column) = d.span.map_or((0, 0), |s| s.line_column(&text));
        format!("{}:{line}:{column}: {d}", path.display())
    };
    let module = parse_module(&text).unwrap_or_else(|d| panic!("{}", place(&d)));
    if let Err(errors) = verify(&module) {
        panic!("{}", place(&errors[0]));
    }
    Some(print_module(&module))
}

#[test]
fn print_is_a_fixpoint() {
    let files = files();
    assert!(files.len() > 100, "the test files are gone");
    for path in &files {
        let Some(once) = reprint(path) else { continue };
        let again = parse_module(&once)
            .unwrap_or_else(|d| panic!("{}, printed: {d}\n{once}", path.display()));
        verify(&again).unwrap_or_else(|e| panic!("{}, printed: {}", path.display(), e[0]));
        assert!(print_module(&again) == once, "{}: printing twice makes two texts", path.display());
    }
}

/// A tool of LLVM `version`, if installed.
fn tool(name: &str, version: &str) -> Option<PathBuf> {
    let versioned = format!("{name}-{version}");
    let works = |p: &Path| {
        Command::new(p).arg("--version").output().is_ok_and(|o| {
            let text = String::from_utf8_lossy(&o.stdout);
            o.status.success() && text.contains(&format!("version {version}."))
        })
    };
    [
        PathBuf::from(versioned),
        PathBuf::from(format!("/usr/lib/llvm-{version}/bin/{name}")),
        PathBuf::from(name),
    ]
    .into_iter()
    .find(|p| works(p))
}

/// The text that LLVM makes of `text` by way of bitcode, without the line that names the file.
fn through_llvm(assembler: &Path, disassembler: &Path, text: &str) -> Result<String, String> {
    let run = |tool: &Path, input: &[u8]| {
        use std::io::Write;
        let mut child = Command::new(tool)
            .args(["-", "-o", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|e| e.to_string())?;
        let mut stdin = child.stdin.take().ok_or("no input pipe")?;
        let input = input.to_vec();
        // Writing from here while the child writes too could block both.
        let writer = std::thread::spawn(move || stdin.write_all(&input));
        let out = child.wait_with_output().map_err(|e| e.to_string())?;
        let _ = writer.join();
        if out.status.success() {
            Ok(out.stdout)
        } else {
            Err(String::from_utf8_lossy(&out.stderr).into_owned())
        }
    };
    let bitcode = run(assembler, text.as_bytes())?;
    let text = String::from_utf8_lossy(&run(disassembler, &bitcode)?).into_owned();
    Ok(text.lines().filter(|l| !l.starts_with("; ModuleID")).collect::<Vec<_>>().join("\n"))
}

/// The LLVM version whose text a file is: that of its folder `clangNN`, else 22.
fn version_of(path: &Path) -> &str {
    path.iter()
        .filter_map(|p| p.to_str()?.strip_prefix("clang"))
        .find(|v| !v.is_empty() && v.bytes().all(|b| b.is_ascii_digit()))
        .unwrap_or("22")
}

#[test]
fn llvm_reads_the_same_from_what_is_printed() {
    let mut tools = std::collections::HashMap::new();
    let mut checked = 0;
    // All files take minutes; the versions' own folder and every tenth of the rest do for each day.
    let all = std::env::var_os("WARPSCOPE_ALL_FILES").is_some();
    for (n, path) in files().into_iter().enumerate() {
        let in_ir = path.iter().any(|p| p == "ir");
        if !all && !in_ir && n % 10 != 0 {
            continue;
        }
        let version = version_of(&path).to_owned();
        let found = tools.entry(version.clone()).or_insert_with(|| {
            let found = tool("llvm-as", &version).zip(tool("llvm-dis", &version));
            if found.is_none() {
                println!("skipped: no llvm-as and llvm-dis of LLVM {version}");
            }
            found
        });
        let Some((assembler, disassembler)) = found else {
            continue;
        };
        let Some(printed) = reprint(&path) else { continue };
        let text = fs::read_to_string(&path).expect("readable text");
        // Files from elsewhere may be in the dialect of a version that is not installed.
        let Ok(original) = through_llvm(assembler, disassembler, &text) else {
            println!("skipped: LLVM {version} does not read {}", path.display());
            continue;
        };
        let ours = through_llvm(assembler, disassembler, &printed)
            .unwrap_or_else(|e| panic!("{}: printed text is refused: {e}", path.display()));
        for (a, b) in original.lines().zip(ours.lines()) {
            assert_eq!(a, b, "{}", path.display());
        }
        assert_eq!(original.lines().count(), ours.lines().count(), "{}", path.display());
        checked += 1;
    }
    println!("{checked} files agree with LLVM");
}

/// A small generator of repeatable random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % n.max(1)
    }
}

/// One random change of `bytes`.
fn damage(bytes: &mut Vec<u8>, random: &mut Random) {
    const BITS: [&[u8]; 16] = [
        b"{",
        b"}",
        b"(",
        b")",
        b"[",
        b"]",
        b"<",
        b"*",
        b"%0",
        b"@x",
        b"!0",
        b"ptr",
        b"i32",
        b"i1 true",
        b"\"",
        b"99999999999",
    ];
    let at = random.below(bytes.len());
    match random.below(5) {
        0 => bytes.truncate(at),
        1 => bytes[at] = random.below(128) as u8,
        2 => {
            let end = (at + random.below(60)).min(bytes.len());
            bytes.drain(at..end);
        }
        3 => {
            let end = (at + random.below(200)).min(bytes.len());
            let part = bytes[at..end].to_vec();
            let to = random.below(bytes.len());
            bytes.splice(to..to, part);
        }
        _ => {
            let bit = BITS[random.below(BITS.len())];
            bytes.splice(at..at, bit.iter().copied());
        }
    }
}

#[test]
fn damaged_files_are_survived() {
    let files = files();
    let mut random = Random(7);
    for round in 0..600 {
        let path = &files[random.below(files.len())];
        let mut bytes = fs::read(path).expect("readable");
        for _ in 0..=random.below(3) {
            if !bytes.is_empty() {
                damage(&mut bytes, &mut random);
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        let start = Instant::now();
        if let Ok(module) = parse_module(&text) {
            let good = verify(&module).is_ok();
            let printed = print_module(&module);
            if good {
                let again = parse_module(&printed)
                    .unwrap_or_else(|d| panic!("round {round}, {}: {d}", path.display()));
                assert!(print_module(&again) == printed, "round {round}, {}", path.display());
            }
        }
        assert!(
            start.elapsed() < Duration::from_secs(10),
            "round {round}, {}: took {:?}",
            path.display(),
            start.elapsed()
        );
    }
}
