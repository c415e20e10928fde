//! Runs the programs of `tests/host`: output and exit code are those of a native build.
//!
//! `NAME.ll` beside `NAME.c` or `NAME.cpp` is run, and its output compared with `NAME.out`, whose
//! last line is the exit code. Where clang 22 is installed, a second test makes native builds, so
//! that the expected output cannot be ours by mistake. `docs/testing.md` has the command for the IR.

use host::{CxxAbi, FaultKind, LibC, Library, Limits, Machine, Program, Stop, Stream, World};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/host")
}

/// Sources with an expected output.
fn sources() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder()).expect("tests/host").flatten();
    let mut all: Vec<_> = entries
        .map(|e| e.path())
        .filter(|p| p.extension().is_some_and(|e| e == "c" || e == "cpp"))
        .filter(|p| p.with_extension("out").exists())
        .collect();
    all.sort();
    all
}

/// How the program of this IR ends, and what it prints to standard output.
fn run(text: &str, limits: Limits) -> (Stop, String) {
    let (stop, output, _) = run_sliced(text, limits, u64::MAX);
    (stop, output)
}

/// The same with the number of operations, in slices.
fn run_sliced(text: &str, limits: Limits, slice: u64) -> (Stop, String, u64) {
    let module = ir::parse_module(text).expect("IR");
    let program = Arc::new(Program::lower(vec![module]).expect("a program"));
    let libraries: Vec<Box<dyn Library>> =
        vec![Box::new(LibC::new(World::default())), Box::new(CxxAbi::default())];
    let mut machine = Machine::new(program, libraries, limits).expect("memory");
    machine.start("main", &[b"program"]).expect("main");
    let mut bytes = vec![];
    loop {
        let stop = machine.run_for(slice);
        let pieces = machine.console.take().into_iter().filter(|(s, _)| *s == Stream::Stdout);
        bytes.extend(pieces.flat_map(|(_, bytes)| bytes));
        if stop != Stop::Slice {
            return (stop, String::from_utf8_lossy(&bytes).into_owned(), machine.steps());
        }
    }
}

fn with_code(output: &str, code: i32) -> String {
    format!("{output}exit code {code}\n")
}

#[test]
fn programs_print_what_they_print_natively() {
    for source in sources() {
        let text = std::fs::read_to_string(source.with_extension("ll")).expect("the IR");
        let expected = std::fs::read_to_string(source.with_extension("out")).expect("the output");
        let (stop, output) = run(&text, Limits::default());
        let Stop::Exited(code) = stop else { panic!("{}: {stop:#?}\n{output}", source.display()) };
        let found = with_code(&output, code);
        for (n, (a, b)) in found.lines().zip(expected.lines()).enumerate() {
            assert_eq!(a, b, "{}: line {}", source.display(), n + 1);
        }
        assert_eq!(found, expected, "{}", source.display());
    }
}

#[test]
fn expected_output_is_that_of_a_native_build() {
    let clang = |args: &[&str]| Command::new("clang-22").args(args).output();
    if clang(&["--version"]).is_err() {
        eprintln!("skipped: no clang 22");
        return;
    }
    let temporary = std::env::temp_dir().join(format!("warpscope-host-{}", std::process::id()));
    std::fs::create_dir_all(&temporary).expect("a folder");
    for source in sources() {
        let (from, to) = (source.to_string_lossy().into_owned(), temporary.join("program"));
        let language = if from.ends_with(".cpp") { "c++" } else { "c" };
        let to_text = to.to_string_lossy().into_owned();
        let built = clang(&[
            "-x",
            language,
            "-w",
            "-O1",
            "-ffp-contract=off",
            &from,
            "-o",
            &to_text,
            "-lm",
            "-lstdc++",
        ])
        .expect("clang");
        if !built.status.success() {
            eprintln!("skipped: {}", String::from_utf8_lossy(&built.stderr));
            continue;
        }
        let output = Command::new(&to).current_dir(&temporary).output().expect("the program");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let found = with_code(&text, output.status.code().unwrap_or(-1));
        let expected = source.with_extension("out");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&expected, &found).expect("the output");
        }
        let expected = std::fs::read_to_string(expected).expect("the output");
        assert_eq!(found, expected, "{}", source.display());
    }
    std::fs::remove_dir_all(&temporary).ok();
}

fn fault(text: &str) -> FaultKind {
    match run(text, small()).0 {
        Stop::Fault(fault) => fault.kind,
        other => panic!("{other:?}"),
    }
}

fn small() -> Limits {
    Limits { max_steps: 50_000_000, max_memory: 64 << 20, max_output: 1 << 16, ..Limits::default() }
}

const DECLARATIONS: &str = "declare ptr @malloc(i64)\ndeclare void @free(ptr)\n\
    declare i32 @printf(ptr, ...)\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n";

fn main_of(body: &str) -> String {
    format!("{DECLARATIONS}define i32 @main() {{\n{body}\n}}\n")
}

#[test]
fn a_run_in_slices_is_the_same_run() {
    for source in sources() {
        let text = std::fs::read_to_string(source.with_extension("ll")).expect("the IR");
        let whole = run_sliced(&text, Limits::default(), u64::MAX);
        for slice in [997, 100_003] {
            let parts = run_sliced(&text, Limits::default(), slice);
            assert!(parts == whole, "{} in slices of {slice}", source.display());
        }
    }
    let endless = main_of("br label %a\na:\nbr label %a");
    assert!(matches!(run_sliced(&endless, small(), 10).0, Stop::Limit { .. }));
}

#[test]
fn accesses_that_belong_to_no_object_are_faults() {
    let beside = main_of(
        "%p = call ptr @malloc(i64 12)\n%q = getelementptr i32, ptr %p, i64 3\n\
         %v = load i32, ptr %q\nret i32 %v",
    );
    let FaultKind::OutOfBounds { size: 4, near: Some((12, 12)), .. } = fault(&beside) else {
        panic!("{:?}", fault(&beside));
    };
    let inside = beside.replace("i64 3", "i64 2");
    assert!(matches!(run(&inside, small()).0, Stop::Exited(_)));
    let freed = main_of(
        "%p = call ptr @malloc(i64 12)\ncall void @free(ptr %p)\nstore i32 1, ptr %p\nret i32 0",
    );
    assert!(matches!(fault(&freed), FaultKind::Freed { .. }));
    let twice = main_of(
        "%p = call ptr @malloc(i64 12)\ncall void @free(ptr %p)\ncall void @free(ptr %p)\nret i32 0",
    );
    assert!(matches!(fault(&twice), FaultKind::BadFree { twice: true, .. }));
    let null = main_of("%v = load i32, ptr null\nret i32 %v");
    assert!(matches!(fault(&null), FaultKind::Null { .. }));
    let wild = main_of("%p = inttoptr i64 123456789123 to ptr\nstore i8 0, ptr %p\nret i32 0");
    assert!(matches!(fault(&wild), FaultKind::OutOfBounds { near: None, .. }));
    let copy = main_of(
        "%p = alloca [4 x i32]\n%q = call ptr @malloc(i64 100)\n\
         call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 100, i1 false)\nret i32 0",
    );
    assert!(matches!(fault(&copy), FaultKind::OutOfBounds { .. }));
    let constant = format!("@c = constant i32 5\n{}", main_of("store i32 1, ptr @c\nret i32 0"));
    assert!(matches!(fault(&constant), FaultKind::Constant { .. }));
    let wrong = main_of("%p = inttoptr i64 64 to ptr\n%r = call i32 %p()\nret i32 %r");
    assert!(matches!(fault(&wrong), FaultKind::BadCall { address: 64 }));
    let zero = main_of(
        "%p = alloca i32\nstore i32 0, ptr %p\n%z = load i32, ptr %p\n%d = sdiv i32 1, %z\nret i32 %d",
    );
    assert_eq!(fault(&zero), FaultKind::Division);
}

#[test]
fn a_variable_of_a_function_that_returned_is_gone() {
    let text = "define ptr @f() {\n%p = alloca i32\nstore i32 1, ptr %p\nret ptr %p\n}\n\
        define i32 @main() {\n%p = call ptr @f()\n%v = load i32, ptr %p\nret i32 %v\n}\n";
    assert!(matches!(fault(text), FaultKind::OutOfBounds { .. }));
}

#[test]
fn hostile_programs_end_within_their_limits() {
    let endless = main_of("br label %a\na:\nbr label %a");
    assert!(matches!(run(&endless, small()).0, Stop::Limit { .. }));
    let deep = "define i32 @f(i32 %n) {\n%m = add i32 %n, 1\n%r = call i32 @f(i32 %m)\n\
        %s = add i32 %r, 1\nret i32 %s\n}\ndefine i32 @main() {\n%r = call i32 @f(i32 0)\nret i32 %r\n}\n";
    assert_eq!(fault(deep), FaultKind::StackOverflow);
    let wide = deep.replace("%m = add", "%p = alloca [1000 x i64]\nstore i64 1, ptr %p\n%m = add");
    assert_eq!(fault(&wide), FaultKind::StackOverflow);
    let greedy = main_of(
        "br label %a\na:\n%p = call ptr @malloc(i64 1000000)\nstore i8 1, ptr %p\nbr label %a",
    );
    assert!(matches!(run(&greedy, small()).0, Stop::Limit { .. }));
    let huge = main_of(
        "%p = call ptr @malloc(i64 -1)\n%n = icmp eq ptr %p, null\n%r = zext i1 %n to i32\nret i32 %r",
    );
    assert_eq!(run(&huge, small()).0, Stop::Exited(1));
    let loud = format!(
        "@f = constant [5 x i8] c\"%99d\\00\"\n{}",
        main_of("br label %a\na:\n%r = call i32 (ptr, ...) @printf(ptr @f, i32 1)\nbr label %a")
    );
    assert!(matches!(run(&loud, small()).0, Stop::Limit { .. }));
    for format in ["%999999999d", "%.999999999f", "%*1$d%", "%s%s%s", "%n", "%5", "%99$s", "%lls"] {
        let text = format!(
            "@f = constant [{} x i8] c\"{format}\\00\"\n{}",
            format.len() + 1,
            main_of("%r = call i32 (ptr, ...) @printf(ptr @f, i32 1)\nret i32 0")
        );
        // Whatever it is, it ends.
        run(&text, small());
    }
}

#[test]
fn what_is_missing_is_named_with_its_place() {
    let text = "declare i32 @absent(i32)\ndefine i32 @main() {\n%r = call i32 @absent(i32 1)\nret i32 %r\n}\n";
    let (stop, _) = run(text, small());
    let Stop::Missing { name, stack } = stop else { panic!("{stop:?}") };
    assert_eq!((name.as_str(), stack[0].function.as_str()), ("absent", "main"));
}
