//! CUDA C++ on the command line: compilers, flags, faults. What kernels mean is tested by the files of
//! `tests/cuda`.

use std::path::PathBuf;
use std::sync::OnceLock;
use warpscope_tests::cases::clangs;
use warpscope_tests::tool::{Output, Tool, root};

const RACY: &str = "__global__ void shift(int *a) { a[threadIdx.x] = a[threadIdx.x + 1]; }\n";

fn run(args: &[&str]) -> Output {
    static TOOL: OnceLock<Tool> = OnceLock::new();
    let tool = TOOL.get_or_init(|| Tool::build().expect("the tool must build"));
    tool.run(root(), args).expect("the tool must run")
}

/// Runs and checks the exit code, and that all of `told` stands on one of the streams.
fn ends(code: i32, args: &[&str], told: &[&str]) -> Output {
    let output = run(args);
    let all = format!("{}{}", output.stdout, output.stderr);
    assert_eq!(output.code, Some(code), "{args:?}\n{all}");
    for part in told {
        assert!(all.contains(part), "{args:?} lacks {part}\n{all}");
    }
    output
}

/// A file for one test.
fn file(name: &str, contents: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(&path, contents).unwrap();
    path.to_str().unwrap().to_owned()
}

/// Whether there is a compiler; tests that need one say so when they are skipped.
fn clang() -> bool {
    let there = !clangs().is_empty();
    if !there {
        eprintln!("skipped: no clang of those that tests use is on this machine");
    }
    there
}

#[test]
fn compilers_that_are_none_are_told() {
    let racy = file("none.cu", RACY);
    ends(
        2,
        &["check", &racy, "--clang", "clang-no"],
        &["--clang: program clang-no not found", "apt install"],
    );
    ends(2, &["check", &racy, "--clang", "Cargo.toml"], &["Cargo.toml is not clang"]);
    ends(2, &["check", "missing.cu"], &["cannot read missing.cu"]);
}

#[test]
fn what_the_compiler_says_is_shown() {
    let bad = file("bad.cu", "__global__ void k(int *a) { a[0] = b; }\n");
    for clang in clangs() {
        let told = ["bad.cu:1:36: error: use of undeclared identifier 'b'", "does not compile"];
        for verb in ["check", "kernels", "disasm"] {
            ends(2, &[verb, &bad, "--clang", &clang], &told);
        }
        let output = ends(2, &["check", &bad, "--format", "json"], &told);
        let json: serde_json::Value = serde_json::from_str(&output.stdout).unwrap();
        assert_eq!(json["failures"][0]["outcome"], "malformed");
        assert_eq!(json["failures"][0]["code"], "WS-CLANG");
    }
}

#[test]
fn device_code_that_is_not_supported_is_named_and_the_rest_checked() {
    let racy = RACY.trim_end();
    let lacks = format!(
        "#include <cub/cub.cuh>\n{racy}\n__global__ void h(int *a) {{ \
         typedef cub::BlockRunLengthDecode<int, 128, 4, 4> H; a[0] = sizeof(H); }}\n"
    );
    let missing = format!(
        "#include <torch/extension.h>\n{racy}\ntemplate <class T> __global__ void t(\
         torch::PackedTensorAccessor32<T, 2> a) {{ a[0][0] = 1; }}\nint main() {{ }}\n"
    );
    for (name, source, told) in [
        ("lacks.cu", &lacks, ["'BlockRunLengthDecode' in namespace 'cub'", "lacks.cu:3"]),
        ("torch.cu", &missing, ["`torch/extension.h` was not found", "torch.cu:3"]),
    ] {
        let path = file(name, source);
        for clang in clangs() {
            let told = [told[0], told[1], "shift (", " error"];
            ends(2, &["check", &path, "--clang", &clang], &told);
        }
    }
    // What the user got wrong is the user's still.
    let wrong = file("wrong.cu", "#include <torch/extension.h>\n__global__ void k(int *a { }\n");
    if clang() {
        ends(2, &["check", &wrong], &["wrong.cu", "expected"]);
    }
}

#[test]
fn a_kernel_that_launches_others_is_not_compared_with_them() {
    if !clang() {
        return;
    }
    const TOLD: &str = "the kernel launches others";
    let both = file(
        "children.cu",
        "__global__ void child(int *a) { a[threadIdx.x] += 1; }\n\
         __device__ void grow(int *a) { child<<<1, 64>>>(a); }\n\
         __global__ void parent(int *a) { if (threadIdx.x == 0) grow(a); a[threadIdx.x] = 2; }\n",
    );
    for flags in [&[][..], &["--grid", "1", "--block", "64", "--arg", "a=i32[64]:iota"]] {
        ends(0, &[&["check", &both, "--kernel", "parent"], flags].concat(), &[TOLD]);
        let child = ends(0, &[&["check", &both, "--kernel", "child"], flags].concat(), &[]);
        assert!(!child.stdout.contains(TOLD), "{}", child.stdout);
    }
}

#[test]
fn launches_by_kernels_are_left_out_alone() {
    let parent = "__global__ void child(int *a) { a[threadIdx.x] = 1; }\n\
        __global__ void parent(int *a) {\n\
          if (threadIdx.x == 0) { child<<<1, 32>>>(a); cudaDeviceSynchronize(); }\n\
          a[64] = threadIdx.x;\n\
        }\n\
        int main() { parent<<<1, 64>>>(nullptr); }\n";
    let path = file("parent.cu", parent);
    for clang in clangs() {
        let told =
            ["dynamic parallelism", "line 3 `", "unsynchronised writes to a[64]", "parent.cu:4"];
        ends(1, &["check", &path, "--clang", &clang], &told);
    }
}

#[test]
fn warnings_are_left_to_the_build() {
    let warned = file("warned.cu", "__global__ void k(int *a) { int unused; a[0] == 1; }\n");
    if clang() {
        let output = ends(0, &["check", &warned], &[]);
        assert_eq!(output.stderr, "");
    }
}

#[test]
fn folders_macros_and_standards_reach_the_compiler() {
    file("include/size.h", "#define FAR 1\n");
    let source = "#include <size.h>\n#if __cplusplus < 202000L || !defined(FAST)\n#error old\n#endif\n\
                  __global__ void k(int *a) { a[threadIdx.x * SIZE] = FAR + DEEP; }\n";
    let path = file("flags.cu", source);
    let include = format!("-I{}", PathBuf::from(&path).with_file_name("include").display());
    for clang in clangs() {
        let flags = ["--clang", &clang, &include, "-DSIZE=1", "-DFAST", "--std", "c++20"];
        let more = ["--Xclang", "-DDEEP=3", "--grid", "1"];
        ends(0, &[&["check", &path][..], &flags, &more].concat(), &["no race"]);
    }
}

#[test]
fn findings_stand_in_the_source() {
    let racy = file("racy.cu", RACY);
    for clang in clangs() {
        let told = ["racy.cu:1:50", "a[threadIdx.x] = a[threadIdx.x + 1]", "2 errors"];
        ends(1, &["check", &racy, "--clang", &clang], &told);
        ends(0, &["kernels", &racy, "--clang", &clang], &["shift", "int *"]);
        ends(0, &["disasm", &racy, "--clang", &clang], &["kernel _Z5shiftPi"]);
    }
}

#[test]
fn sources_and_ir_go_together() {
    let racy = file("both.cu", RACY);
    if clang() {
        let told = "shift (";
        let ir = "tests/fail/race/shared/neighbour.ll";
        ends(1, &["check", &racy, ir], &[told, "neighbour.ll"]);
        // One that does not compile does not keep the others from being checked.
        let bad = file("bad2.cu", "__global__ void k( {}\n");
        ends(2, &["check", &bad, &racy], &[told, "bad2.cu does not compile"]);
    }
}

/// A second check takes what the first compiled, and reports the same; so does one that finds its entries
/// damaged or has no cache.
#[test]
fn what_was_compiled_is_kept() {
    if !clang() {
        return;
    }
    let racy = file("kept/racy.cu", RACY);
    let folder = PathBuf::from(&racy).with_file_name("cache");
    // What an earlier run of this test left.
    let _ = std::fs::remove_dir_all(&folder);
    let tool = Tool::build().expect("the tool must build");
    let check = |source: &str, cache: &str| {
        let output = std::process::Command::new(tool.path())
            .args(["check", source, "--format", "json", "--clang", &clangs()[0]])
            .env("WARPSCOPE_CACHE", cache)
            .output()
            .expect("the tool must run");
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let entries = || {
        let files = std::fs::read_dir(folder.join("compiled")).into_iter().flatten().flatten();
        let mut files: Vec<PathBuf> = files.map(|file| file.path()).collect();
        files.sort();
        files
    };
    let cache = folder.to_str().expect("a path that is UTF-8");
    let without = check(&racy, "off");
    assert!(without.contains("\"race\""), "{without}");
    assert_eq!(entries().len(), 0);
    assert_eq!(check(&racy, cache), without);
    // A tool of another name keeps nothing.
    if entries().is_empty() {
        return;
    }
    let kept = entries();
    assert_eq!(check(&racy, cache), without);
    assert_eq!(entries(), kept);
    for entry in &kept {
        let mut text = std::fs::read(entry).expect("an entry");
        text.truncate(text.len() / 2);
        std::fs::write(entry, text).expect("an entry");
    }
    assert_eq!(check(&racy, cache), without);
    // Another text is another entry, under the same name too.
    file("kept/racy.cu", &RACY.replace("shift", "moved"));
    assert!(check(&racy, cache).contains("moved"));
    assert!(entries().len() > kept.len());
    // A source that includes a file is compiled each time.
    file("kept/part.h", "#define STEP 1\n");
    let part = RACY.replace("+ 1", "+ STEP");
    let whole = file("kept/whole.cu", &format!("#include \"part.h\"\n{part}"));
    assert!(check(&whole, cache).contains("\"race\""));
    file("kept/part.h", "#define STEP 0\n");
    assert!(!check(&whole, cache).contains("\"race\""));
}
