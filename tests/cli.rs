//! The command line as its users meet it: exit codes, messages, streams.

use std::path::PathBuf;
use std::sync::OnceLock;
use warpscope_tests::tool::{Output, Tool, root};

const KERNELS: &str = r#"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @_Z4copyPfi(ptr %data, i32 %n) {
  %v = load float, ptr %data
  ret void
}
define ptx_kernel void @other(ptr %data, double %x) {
  ret void
}
"#;

fn tool() -> &'static Tool {
    static TOOL: OnceLock<Tool> = OnceLock::new();
    TOOL.get_or_init(|| Tool::build().expect("the tool must build"))
}

fn run(args: &[&str]) -> Output {
    tool().run(root(), args).expect("the tool must run")
}

/// A file for one test.
fn file(name: &str, contents: impl AsRef<[u8]>) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(name);
    std::fs::write(&path, contents).unwrap();
    path.to_str().unwrap().to_owned()
}

/// Runs and checks that the tool could not do its job and says `told` on standard error alone.
fn fails(args: &[&str], told: &[&str]) -> Output {
    let output = run(args);
    assert_eq!(output.code, Some(2), "{args:?}\n{}{}", output.stdout, output.stderr);
    for part in told {
        assert!(output.stderr.contains(part), "{args:?} lacks {part}\n{}", output.stderr);
    }
    assert!(!output.stderr.contains("bug in warpscope"), "{}", output.stderr);
    output
}

#[test]
fn help_and_version_are_no_failures() {
    assert_eq!(run(&["--help"]).code, Some(0));
    assert_eq!(run(&["--version"]).code, Some(0));
    let help = run(&["check", "--help"]);
    assert_eq!(help.code, Some(0));
    for part in ["--grid", "--arg", "a=i32[]:random(7,0,9)", "Exit codes"] {
        assert!(help.stdout.contains(part), "{part}\n{}", help.stdout);
    }
}

#[test]
fn wrong_usage_is_told() {
    fails(&[], &["Usage"]);
    fails(&["check"], &["FILE"]);
    fails(&["check", "x.ll", "--model", "warp"], &["warp", "lockstep"]);
    fails(&["check", "x.ll", "--format", "xml"], &["xml", "sarif"]);
    fails(&["check", "x.ll", "--max-steps", "-1"], &["-1"]);
}

#[test]
fn files_that_are_no_ir_are_told() {
    fails(&["check", "missing.ll"], &["cannot read missing.ll"]);
    fails(&["check", "docs"], &["there is no file below docs", ".cu"]);
    fails(&["check", &file("empty.ll", "\n")], &["is empty"]);
    fails(&["check", &file("text.ll", "hello\n")], &["text.ll:1:1", "WS-PARSE"]);
    fails(&["check", &file("zero.ll", b"a\0b")], &["is not a text file"]);
    fails(&["check", &file("a.bc", b"BC\xc0\xde....")], &["a.bc", "LLVM bitcode"]);
    fails(&["check", &file("a.out", b"\x7fELF....")], &["object file or program"]);
    let ptx = "//\n.version 8.0\n.target sm_80\n";
    fails(&["check", &file("ptx.txt", ptx)], &["is PTX"]);
    // A fault inside is shown where it is.
    let broken = KERNELS.replace("load float", "load flaot");
    fails(&["check", &file("broken.ll", broken)], &["broken.ll:4:13", "flaot", "^"]);
}

/// Bitcode of each LLVM that is installed gives the findings of its text.
#[test]
fn bitcode_is_read() {
    let text = root().join("tests/fail/race/algorithms/reduce_no_barrier1.ll");
    for version in ["22", "19"] {
        let bitcode = file(&format!("v{version}.bc"), "");
        let done = std::process::Command::new(format!("llvm-as-{version}"))
            .args([text.as_os_str(), "-o".as_ref(), bitcode.as_ref()])
            .status();
        if !done.is_ok_and(|s| s.success()) {
            println!("skipped: no llvm-as-{version} that reads the file");
            continue;
        }
        let run = |path: &str| {
            let args = &["check", path, "--grid", "1", "--block", "64", "--format", "json"];
            let output = tool().run(root(), args).unwrap();
            let mut json: serde_json::Value = serde_json::from_str(&output.stdout).unwrap();
            let findings = json["kernels"][0]["findings"].as_array_mut().unwrap();
            // Links hold the text, which llvm-dis writes in its own way.
            for f in findings.iter_mut() {
                f["link"] = serde_json::Value::Null;
            }
            (output.code, json["kernels"][0]["findings"].to_string())
        };
        assert_eq!(run(&bitcode), run(&text.to_string_lossy()));
        // A file that is cut off is refused and ends nothing.
        let half = std::fs::read(&bitcode).unwrap();
        let cut = file("cut.bc", &half[..half.len() / 2]);
        fails(&["check", &cut], &["cannot read the bitcode of"]);
    }
    let bad = file("bad.bc", b"BC\xc0\xde....");
    fails(
        &["check", &bad, "--llvm-dis", "no-such-program"],
        &["program no-such-program not found", "package llvm"],
    );
}

#[test]
fn files_without_kernels_are_told() {
    let host = file("host.ll", "define void @f() {\n  ret void\n}\n");
    fails(&["check", &host], &["the file has no kernel", "the functions that it defines are f"]);
    fails(&["kernels", &host], &["the file has no kernel"]);
}

#[test]
fn unknown_names_are_told_with_those_there_are() {
    let path = file("names.ll", KERNELS);
    fails(
        &["check", &path, "--kernel", "cpy"],
        &["no kernel `cpy`", "did you mean `copy`", "copy, other"],
    );
    fails(
        &["check", &path, "--kernel", "copy", "--arg", "m=3"],
        &["kernel `copy` has no argument `m`", "data (ptr), n (i32)"],
    );
    // With several kernels an argument need fit only one of them.
    fails(&["check", &path, "--arg", "m=3"], &["no kernel in the file has an argument `m`"]);
}

#[test]
fn values_of_the_wrong_type_or_size_are_told() {
    let path = file("values.ll", KERNELS);
    let check = |arg: &str, told: &[&str]| {
        fails(&["check", &path, "--kernel", "copy", "--arg", arg], told);
    };
    check("n=f32[4]:iota", &["`n`", "32-bit integer", "a buffer"]);
    check("n=1.5", &["`n`", "not a whole number"]);
    check("n=5000000000", &["`n`", "does not fit"]);
    check("data=5", &["`data`", "a pointer", "f32[1024]:iota"]);
    check("data=f32[4000000000]", &["`data`", "too long"]);
    check("data=i32[2]:1,2,3", &["3 values do not fit in a buffer of length 2", "^^^"]);
    check("data=f32[4]:itoa", &["`itoa`", "zeros, iota", "^^^^"]);
    check("data=@x", &["`x` is not a pointer argument"]);
    check("n", &["unexpected end of `n`", "`=`"]);
}

#[test]
fn impossible_launches_are_told() {
    let path = file("launch.ll", KERNELS);
    let check = |args: &[&str], told: &[&str]| {
        fails(&[&["check", path.as_str()], args].concat(), told);
    };
    check(&["--block", "32,33"], &["1056 threads", "1024"]);
    check(&["--block", "1025"], &["block.x is 1025"]);
    check(&["--block", "0"], &["block.x is 0"]);
    check(&["--grid", "1,x"], &["--grid:1:3"]);
    check(&["--grid", "1,65536"], &["grid.y is 65536"]);
    check(&["--shared-bytes", "999999"], &["999999 bytes of dynamic shared memory"]);
    check(&["--warp-size", "16"], &["warp size 16"]);
}

#[test]
fn failures_stand_in_the_json_too() {
    let path = file("host2.ll", "define void @f() {\n  ret void\n}\n");
    let output =
        fails(&["check", "--format", "json", &path, "missing.ll"], &["no kernel", "missing.ll"]);
    let json: serde_json::Value = serde_json::from_str(&output.stdout).unwrap();
    assert_eq!(json["schema"], 1);
    let failures = json["failures"].as_array().unwrap();
    assert_eq!(failures.len(), 2);
    assert!(failures.iter().any(|f| f["file"] == path.as_str() && f["outcome"] == "bad-launch"));
    assert!(failures.iter().any(|f| f["file"] == "missing.ll" && f["code"] == "WS-FILE"));
}

#[test]
fn kernels_are_listed() {
    let path = file("list.ll", KERNELS);
    let output = run(&["kernels", &path]);
    assert_eq!(output.code, Some(0), "{}", output.stderr);
    for part in ["copy (_Z4copyPfi)", "#0  data  ptr  default f32[]:iota", "the number of threads"]
    {
        assert!(output.stdout.contains(part), "{part}\n{}", output.stdout);
    }
    let output = run(&["kernels", "--format", "json", &path]);
    let json: serde_json::Value = serde_json::from_str(&output.stdout).unwrap();
    assert_eq!(json["kernels"][0]["params"][1]["name"], "n");
    assert_eq!(json["kernels"][1]["kernel"], "other");
}

/// A folder stands for the files below it: those without kernels do not matter if another has one.
#[test]
fn a_folder_stands_for_its_files() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("folder");
    let _ = std::fs::remove_dir_all(&folder);
    let below = folder.join("deep");
    std::fs::create_dir_all(&below).unwrap();
    let path = folder.display().to_string();
    for command in ["check", "kernels", "prove", "repair", "run"] {
        fails(&[command, &path], &["WS-FILE", "there is no file below", ".ll"]);
    }
    let empty = "target triple = \"nvptx64-nvidia-cuda\"\n";
    std::fs::write(folder.join("none.ll"), empty).unwrap();
    for command in ["check", "kernels", "prove", "repair"] {
        fails(&[command, &path], &["WS-LAUNCH", "the file has no kernel", "none.ll"]);
    }
    std::fs::write(below.join("list.ll"), KERNELS).unwrap();
    std::fs::write(folder.join("notes.txt"), "no IR").unwrap();
    for (command, told) in [
        ("check", "2 kernels checked"),
        ("kernels", "copy (_Z4copyPfi)"),
        ("prove", "no data race"),
    ] {
        let output = run(&[command, &path]);
        assert!(output.stdout.contains(told), "{command}: {}{}", output.stdout, output.stderr);
        assert_eq!(output.stderr, "", "{command}");
    }
}

#[test]
fn what_cannot_be_simulated_is_told_with_its_place() {
    for (file, told) in [
        ("inline_asm", ["WS-UNSUPPORTED", "inline assembly `cp.async.bulk", "inline_asm.cu:5:3"]),
        ("clusters", ["WS-UNSUPPORTED", "assembly `barrier.cluster.arrive", "clusters.cu:8:3"]),
        ("no_body", ["WS-UNSUPPORTED", "`_Z9elsewherei`, which has no body", "no_body.cu:3:46"]),
        ("shared_limit", ["WS-LIMIT", "232448 bytes per block", "`b` at shared_limit.cu:4"]),
    ] {
        let path = format!("tests/cli/{file}.ll");
        fails(&["check", &path], &told);
        fails(&["check", &path], &[&format!("--> {path}:")]);
        let output = fails(&["check", "--format", "json", &path], &[]);
        let json: serde_json::Value = serde_json::from_str(&output.stdout).unwrap();
        assert_eq!(json["failures"][0]["code"], told[0]);
        assert!(json["failures"][0]["loc"].as_str().unwrap().starts_with(&path));
    }
}

#[test]
fn names_are_those_of_the_source() {
    let path = "tests/cli/named.ll";
    let output = run(&["kernels", path]);
    for part in [
        "geo::k (",
        "#0  p       struct Params ",
        "{out=f32[]:iota, n=the number of threads}",
        "const unsigned char *  default u8[]:iota",
        "struct Point *         default i32[]:iota",
    ] {
        assert!(output.stdout.contains(part), "{part}\n{}", output.stdout);
    }
    let launch = ["--grid", "1", "--block", "64", "--format", "json"];
    let args = ["--kernel", "k", "--arg", "p={out=f32[8]:zeros, n=9}", "--arg", "#2=i32[16]:iota"];
    let output = run(&[&["check", path][..], &launch, &args].concat());
    assert_eq!(output.code, Some(1), "{}", output.stderr);
    let json: serde_json::Value = serde_json::from_str(&output.stdout).unwrap();
    let findings = json["kernels"][0]["findings"].as_array().unwrap();
    for (path, index, ty, function) in [
        ("box[1].y", 1, "i32", "geo::k"),
        ("points[3].y", 3, "i32", "geo::k"),
        ("p.out[5]", 5, "f32", "geo::k"),
        ("tile[0][0]", 0, "u32", "geo::put<unsigned int>"),
    ] {
        let found = findings.iter().find(|f| f["path"] == path);
        let found = found.unwrap_or_else(|| panic!("no {path} in\n{}", output.stdout));
        assert_eq!(
            (&found["index"], &found["type"], &found["function"]),
            (&index.into(), &ty.into(), &function.into()),
        );
    }
    let parted = findings.iter().find(|f| !f["branch"].is_null());
    let cause = parted.unwrap_or_else(|| panic!("{}", output.stdout))["branch"]["cause"].clone();
    assert_eq!(cause, "its condition depends on threadIdx.x (line 15) through `t`");
}

#[test]
fn who_uses_an_undefined_value_is_told() {
    let launch = ["--grid", "1", "--block", "32", "--arg", "n=2"];
    let said = |kernel: &str| {
        let args = [&["check", "tests/cli/undefined.ll", "--kernel", kernel][..], &launch].concat();
        let output = run(&args);
        assert_eq!(output.code, Some(0), "{}", output.stderr);
        output.stdout.contains("an undefined value is used at undefined.cu:4:22")
    };
    assert!(said("k"));
    assert!(!said("twin"));
}

#[test]
fn lowered_code_is_shown() {
    let output = run(&["disasm", "tests/cli/named.ll", "--kernel", "geo::k", "--block", "8,8"]);
    assert_eq!(output.code, Some(0), "{}", output.stderr);
    for part in ["tile shared+0 128 bytes", "kernel _ZN3geo1k", "Special TidX", "; line 15"] {
        assert!(output.stdout.contains(part), "{part}\n{}", output.stdout);
    }
    fails(&["disasm", "tests/cli/named.ll", "--kernel", "g"], &["no kernel `g`"]);
    fails(&["disasm", "tests/cli/named.ll", "--block", "x"], &["--block:1:1"]);
    fails(&["disasm", "tests/cli/no_body.ll"], &["has no body in this module", "no_body.cu:3:46"]);
}

#[test]
fn colours_only_where_wanted() {
    // The tests' own runs set NO_COLOR and are no terminal; asking for colours still works.
    assert!(!run(&["check", "missing.ll"]).stderr.contains('\u{1b}'));
    assert!(run(&["check", "missing.ll", "--color", "always"]).stderr.contains('\u{1b}'));
}

#[test]
fn coverage_names_lines_of_the_source_only() {
    for name in ["leaves_by_break", "leaves_by_goto"] {
        let source = std::fs::read_to_string(root().join(format!("tests/cli/{name}.cu"))).unwrap();
        let output = run(&["check", &format!("tests/cli/{name}.ll"), "--format", "json"]);
        let report: serde_json::Value = serde_json::from_str(&output.stdout).unwrap();
        let sides = report["kernels"][0]["coverage"]["sides_not_taken"].as_array().unwrap();
        assert!(report["kernels"][0]["coverage"]["sides"].as_u64() > Some(0), "{name}");
        for side in sides {
            assert_eq!(side["file"], format!("{name}.cu"), "{side}");
            let line = side["line"].as_u64().unwrap() as usize;
            assert!((1..=source.lines().count()).contains(&line), "{side}");
        }
    }
}

/// A file of a lesson of the course.
fn lesson(file: &str) -> String {
    format!("www/lessons/03_loop/{file}")
}

#[test]
fn a_class_is_graded() {
    let attempts = ["reference.ll", "start.ll", "wrong_moved.ll"].map(lesson);
    let mut args = vec!["grade", "www/lessons/03_loop"];
    args.extend(attempts.iter().map(String::as_str));
    let output = run(&args);
    assert_eq!(output.code, Some(1), "{}{}", output.stdout, output.stderr);
    for part in ["smallest launch: <<<1, 2>>>", "passes", "1 of 3 attempts pass", "start.ll"] {
        assert!(output.stdout.contains(part), "{part}\n{}", output.stdout);
    }
    args.extend(["--format", "json"]);
    let output = run(&args);
    let report: serde_json::Value = serde_json::from_str(&output.stdout).expect("JSON");
    assert_eq!((&report["schema"], &report["passed"]), (&1.into(), &1.into()));
    let of = |i: usize| &report["attempts"][i];
    assert_eq!(of(0)["passed"], true);
    assert_eq!((&of(1)["why"], &of(1)["launches_passed"]), (&"findings".into(), &2.into()));
    assert_eq!(of(1)["launch"]["block"], serde_json::json!([2, 1, 1]));
    assert_eq!(of(1)["findings"][0]["rule"], "race");
    assert_eq!(run(&["grade", "www/lessons/03_loop", &attempts[0]]).code, Some(0));
}

#[test]
fn attempts_that_cannot_be_read_do_not_end_the_others() {
    let broken = file("broken.ll", "define void @tiles(");
    let other = file("other.ll", KERNELS);
    let missing = "no/such/file.ll";
    let reference = lesson("reference.ll");
    let args =
        ["grade", "www/lessons/03_loop", "--format", "json", &broken, &other, missing, &reference];
    let output = run(&args);
    assert_eq!(output.code, Some(1));
    let report: serde_json::Value = serde_json::from_str(&output.stdout).expect("JSON");
    let why: Vec<_> = (0..4).map(|i| report["attempts"][i]["why"].clone()).collect();
    assert_eq!(
        why,
        ["not-read".into(), "no-kernel".into(), "not-read".into(), serde_json::Value::Null]
    );
}

#[test]
fn a_lesson_that_cannot_be_used_is_told_with_its_place() {
    fails(&["grade", "no/lesson", "a.ll"], &["cannot read"]);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lesson");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("lesson.md"), "---\nkernel: k\nlaunch: --block 0\n---\n# T\n")
        .unwrap();
    fails(&["grade", folder.to_str().unwrap(), "a.ll"], &["lesson.md:3", "from 1 to 1024"]);
}

/// The report on a kernel of the file tests, with nothing given.
fn checked(path: &str, more: &[&str]) -> serde_json::Value {
    let mut args = vec!["check", path, "--search", "default", "--format", "json"];
    args.extend(more);
    let report: serde_json::Value = serde_json::from_str(&run(&args).stdout).unwrap();
    report["kernels"][0].clone()
}

#[test]
fn rows_that_are_given_excuse_nothing() {
    let kernel = checked("tests/pass/launches/rows_by_whole_warps.ll", &[]);
    let findings = kernel["findings"].as_array().unwrap();
    assert!(!findings.is_empty());
    for finding in findings {
        assert_eq!(finding["severity"], "note");
    }
    // Whoever names both has such launches.
    let given = ["--arg", "n=100", "--arg", "pitch=64"];
    let kernel = checked("tests/pass/launches/rows_by_whole_warps.ll", &given);
    assert_eq!(kernel["findings"][0]["severity"], "error");
    assert!(kernel["proof"].is_null());
}

#[test]
fn a_bound_of_the_block_excuses_nothing() {
    let kernel = checked("tests/fail/race/launches/small_block_alone.ll", &[]);
    assert_eq!(kernel["findings"][0]["severity"], "error");
    assert!(kernel["proof"].is_null());
}

#[test]
fn a_proof_names_the_launches_that_it_is_about() {
    let path = "tests/pass/launches/small_block_alone.ll";
    let summary = |more: &[&str]| checked(path, more)["proof"]["summary"].clone();
    let none = "no race or barrier divergence: proved";
    assert_eq!(summary(&["--grid", "1"]), format!("{none} for every launch with grid 1"));
    let contract = ["--assume", "gridDim.x == 1"];
    assert_eq!(summary(&contract), format!("{none} for every launch with gridDim.x == 1"));
    assert!(checked(path, &["--prove", "off"])["proof"].is_null());
}
