//! Our reader of LLVM IR against LLVM's own: every module of the tests that LLVM 19 reads, read both ways,
//! must have the same functions, blocks, instructions, operands, types, constants and places in the source.
//!
//! Kernels whose IR was made by a newer release are compiled by clang 19 anew, if there is one. Of these, which are most
//! and much alike, one in [`SHARE`] is compared; the ignored test takes all (`cargo xtask unit -- --ignored both`).
//!
//! `llvm-ir` tells less than is in a module. Not compared for that reason: metadata but for places (so
//! which function is a kernel), attributes, fast-math flags, `disjoint`, `nneg`, `samesign` and the flags of
//! `getelementptr` but for `inbounds`, scopes of atomics, the order of `atomicrmw`, text of inline assembly,
//! values of `half` and `bfloat` constants, the upper half of integers of more than 64 bits, the element type of
//! constant `getelementptr`, address spaces of symbols and of addresses in them, structs that
//! nothing uses, and the type of a struct's constant (of its fields it is).
//!
//! LLVM's side is the program of `tests/llvm`, a workspace of its own. `cargo xtask unit` builds it where
//! LLVM's library is and names it in `WARPSCOPE_LLVM`; without it there is nothing to compare with, and a note.

mod ours;
mod text;

use std::path::{Path, PathBuf};
use std::process::Command;
use text::Told;
use warpscope_core::cuda;
use warpscope_core::ir::parse_module;
use warpscope_tests::cases::modules;

/// Release of LLVM that the program is bound to.
const RELEASE: &str = "19";

/// One in so many modules that would have to be compiled anew is compared: compiling takes nearly all of the time.
const SHARE: usize = 4;

#[test]
fn both_read_the_same() {
    compare_all(SHARE);
}

#[test]
#[ignore = "compiles more than a thousand kernels"]
fn both_read_the_same_of_every_module() {
    compare_all(1);
}

/// Compares all modules of the tests, and of those that are compiled anew one in `share`.
fn compare_all(share: usize) {
    let Some(program) = std::env::var_os("WARPSCOPE_LLVM") else {
        println!("skipped: no WARPSCOPE_LLVM (cargo xtask unit; Debian: llvm-{RELEASE}-dev)");
        return;
    };
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = modules(tests);
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let parts = files.chunks(files.len().div_ceil(workers).max(1));
    let results: Vec<Vec<(PathBuf, Outcome)>> = std::thread::scope(|scope| {
        let workers: Vec<_> =
            parts.map(|part| scope.spawn(|| compare(Path::new(&program), part, share))).collect();
        workers.into_iter().map(|w| w.join().expect("no worker panics")).collect()
    });

    let (mut same, mut left, mut unread, mut bad) = (0, 0, vec![], 0);
    let mut counts = [0; 3];
    for (file, outcome) in results.iter().flatten() {
        let name = file.strip_prefix(tests).unwrap_or(file).display();
        match outcome {
            Outcome::Same(of_file) => {
                same += 1;
                for (all, n) in counts.iter_mut().zip(of_file) {
                    *all += n;
                }
            }
            Outcome::Unread => unread.push(name.to_string()),
            Outcome::LeftOut => left += 1,
            Outcome::Differs(differences) => {
                bad += 1;
                println!("{name}:");
                for d in differences.iter().take(3) {
                    println!("  {d}");
                }
            }
        }
    }
    let [functions, blocks, instructions] = counts;
    println!(
        "{same} modules read alike ({functions} functions, {blocks} blocks, {instructions} \
         instructions), {bad} not; {left} left out; {} that LLVM {RELEASE} does not read: {unread:?}",
        unread.len()
    );
    assert_eq!(bad, 0, "modules that are read differently");
    assert!(same > (files.len() - left) / 2, "most modules should be read by both");
}

/// What became of one module.
enum Outcome {
    /// Both say the same: functions, blocks, instructions.
    Same([usize; 3]),
    /// The first differences.
    Differs(Vec<String>),
    /// LLVM does not read it.
    Unread,
    /// It would have to be compiled anew, and others stand for it.
    LeftOut,
}

/// Compares some files. Of those that LLVM does not read since a newer release made them, one in `share` is compiled anew.
fn compare(program: &Path, files: &[PathBuf], share: usize) -> Vec<(PathBuf, Outcome)> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let mut out = vec![];
    let mut again = vec![];
    let mut newer = 0;
    for (file, theirs) in files.iter().zip(ask(program, files)) {
        let text = std::fs::read_to_string(file).expect("readable text");
        match theirs {
            Some(theirs) => out.push((file.clone(), outcome(&text, &theirs))),
            None if newer % share != 0 => {
                newer += 1;
                out.push((file.clone(), Outcome::LeftOut));
            }
            None => match recompile(file) {
                Some(text) => {
                    newer += 1;
                    let id = warpscope_core::hash::fnv1a(file.to_string_lossy().as_bytes());
                    let new = folder.join(format!("oracle-{id:016x}.ll"));
                    std::fs::write(&new, &text).expect("a writable folder");
                    again.push((file.clone(), new, text));
                }
                None => out.push((file.clone(), Outcome::Unread)),
            },
        }
    }
    let new: Vec<PathBuf> = again.iter().map(|a| a.1.clone()).collect();
    for ((file, new, text), theirs) in again.into_iter().zip(ask(program, &new)) {
        let _ = std::fs::remove_file(new);
        out.push((file, theirs.map_or(Outcome::Unread, |theirs| outcome(&text, &theirs))));
    }
    out
}

fn outcome(text: &str, theirs: &Told) -> Outcome {
    let ours = match parse_module(text) {
        // Names as they are written.
        Ok(module) => Told::parse(ours::tell(&module).to_string().lines()),
        Err(e) => return Outcome::Differs(vec![format!("ours does not read it: {e}")]),
    };
    let differences = ours.differences(theirs);
    if differences.is_empty() {
        Outcome::Same(ours.counts())
    } else {
        Outcome::Differs(differences)
    }
}

/// What LLVM tells of each file; `None` if it does not read it.
fn ask(program: &Path, files: &[PathBuf]) -> Vec<Option<Told>> {
    let mut out = vec![];
    // A command line has an end.
    for files in files.chunks(100) {
        let told = Command::new(program).args(files).output().expect("the program runs");
        assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
        let told = String::from_utf8_lossy(&told.stdout).into_owned();
        let lines: Vec<&str> = told.lines().collect();
        let modules: Vec<&[&str]> =
            lines.chunk_by(|_, next| !next.starts_with("module ")).collect();
        assert_eq!(modules.len(), files.len(), "a part for each module");
        for module in modules {
            let body = &module[1..];
            let unread = body == ["unread"];
            out.push((!unread).then(|| Told::parse(body.iter().copied())));
        }
    }
    out
}

/// What clang of the release makes of the kernel beside a module.
fn recompile(file: &Path) -> Option<String> {
    let name = file.to_string_lossy();
    let stem = name.strip_suffix(".ll")?;
    let (stem, level) = match stem.strip_suffix(".O0") {
        Some(stem) => (stem, cuda::O0),
        None => (stem, cuda::O1),
    };
    let source = PathBuf::from(format!("{stem}.cu"));
    if !source.exists() {
        return None;
    }
    let include = Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/cuda/include");
    let mut args = cuda::cc1_base(&include.to_string_lossy(), RELEASE.parse().ok()?);
    args.extend(level.iter().chain(cuda::DEBUG).map(ToString::to_string));
    args.extend(["-o".to_owned(), "-".to_owned(), source.to_string_lossy().into_owned()]);
    let out = Command::new(format!("clang-{RELEASE}")).args(args).output().ok()?;
    out.status.success().then(|| String::from_utf8_lossy(&out.stdout).into_owned())
}
