//! Links with CUDA source come from strangers: nothing of this machine gets into what is shown or into a
//! new link, and what a link shows is what its author saw.

use std::path::PathBuf;
use std::sync::OnceLock;
use warpscope_core::launch::{Dim3, Launch};
use warpscope_core::repro::{Language, State, decode, encode};
use warpscope_tests::cases::clangs;
use warpscope_tests::tool::{Output, Tool, root};

/// What no output may contain.
const SECRET: &str = "secret_7d1f";

/// A kernel with a race, behind whatever comes before it.
const RACE: &str = "__global__ void k(int *a) { a[threadIdx.x] = a[threadIdx.x + 1]; }\n";

fn tool() -> &'static Tool {
    static TOOL: OnceLock<Tool> = OnceLock::new();
    TOOL.get_or_init(|| Tool::build().expect("the tool must build"))
}

fn run(args: &[&str]) -> Output {
    tool().run(root(), args).expect("the tool must run")
}

fn folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("strangers");
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A file that compiles, and one of the same length of name that does not exist.
fn files() -> (String, String) {
    let there = folder().join("there.h");
    std::fs::write(&there, format!("__device__ const char {SECRET}[] = \"{SECRET}\";\n")).unwrap();
    let name = there.to_str().unwrap().to_owned();
    (name.clone(), name.replace("there.h", "nowhe.h"))
}

fn state(source: &str, options: &[&str]) -> State {
    let launch =
        Launch { grid: Dim3::new(1, 1, 1), block: Dim3::new(64, 1, 1), ..Launch::default() };
    let mut state = State::new("k.cu", Language::Cuda, source, launch);
    state.options = options.iter().map(|&o| o.to_owned()).collect();
    state
}

/// All that comes out of a link, also in the links that are made of it.
fn all_of(link: &str, clang: &str) -> String {
    let mut all = String::new();
    for args in [&["replay", "--format", "sarif"][..], &["min"]] {
        let output = run(&[args, &[link, "--clang", clang]].concat());
        assert!(!output.stderr.contains("bug in warpscope"), "{}", output.stderr);
        all += &format!("{:?}\n{}\n{}\n", output.code, output.stdout, output.stderr);
        let words = output.stdout.split(['"', '\'', '\n', ' ']);
        for link in words.filter(|word| word.starts_with("#1/")) {
            all += &format!("{:?}\n", decode(link).unwrap());
        }
    }
    all
}

/// Directives that name the file `PATH`, followed by a kernel.
const ATTACKS: &[(&str, &[&str])] = &[
    ("#include \"PATH\"\n", &[]),
    ("#include <PATH>\n", &[]),
    ("#import \"PATH\"\n", &[]),
    ("#include_next <PATH>\n", &[]),
    ("# /* */ include /* */ \"PATH\"\n", &[]),
    ("#inc\\\nlude \"PATH\"\n", &[]),
    ("%:include \"PATH\"\n", &[]),
    ("??=include \"PATH\"\n", &["-std=c++14"]),
    ("#define P \"PATH\"\n#include P\n", &[]),
    ("#define A(x) <x>\n#define P PATH\n#include A(P)\n", &[]),
    ("#include P\n", &["-DP=\"PATH\""]),
    ("#include \"../../../../../../../../../..PATH\"\n", &[]),
    ("#include \"/proc/self/cwd/../../../../../../..PATH\"\n", &[]),
    ("#include <../../../../../../../../../..PATH>\n", &[]),
    ("#if __has_include(\"PATH\")\n__device__ int found;\n#error found\n#endif\n", &[]),
    ("#if __has_include_next(<PATH>)\n#error found\n#endif\n", &[]),
    ("__device__ const unsigned char s[] = {\n#embed \"PATH\"\n};\n", &[]),
    ("#if __has_embed(\"PATH\")\n#error found\n#endif\n", &[]),
    ("#pragma GCC dependency \"PATH\"\n", &[]),
    ("_Pragma(\"GCC dependency \\\"PATH\\\"\")\n", &[]),
    ("#pragma include_alias(\"cstdio\", \"PATH\")\n#include \"cstdio\"\n", &[]),
    ("#pragma clang module load PATH\n#pragma clang module import PATH\n", &[]),
    ("asm(\".incbin \\\"PATH\\\"\");\n", &[]),
    ("asm(\".include \\\"PATH\\\"\");\n", &[]),
    ("__device__ void f() { asm volatile(\".incbin \\\"PATH\\\"\"); }\n", &[]),
    ("#line 1 \"PATH\"\n", &[]),
    ("# 1 \"PATH\" 1\n", &[]),
];

#[test]
fn a_link_reads_no_file() {
    let (there, missing) = files();
    let clangs = clangs();
    for (number, clang) in clangs.iter().rev().enumerate() {
        // The way files are found is the same in all of them: one tries everything.
        let most = if number == 0 { ATTACKS.len() } else { 3 };
        for (attack, options) in ATTACKS.iter().take(most) {
            let ends = |path: &str| {
                let options: Vec<_> = options.iter().map(|o| o.replace("PATH", path)).collect();
                let options: Vec<_> = options.iter().map(String::as_str).collect();
                let source = attack.replace("PATH", path) + RACE;
                let link = encode(&state(&source, &options)).unwrap();
                // Fingerprints and links are of names, too.
                let all = all_of(&link, clang).replace(&link, "LINK").replace(path, "PATH");
                all.lines()
                    .filter(|l| {
                        !["#1/", "finding: ", "ingerprint", "Finding/v1"]
                            .iter()
                            .any(|w| l.contains(w))
                    })
                    .map(|line| line.to_owned() + "\n")
                    .collect::<String>()
            };
            let (with, without) = std::thread::scope(|scope| {
                let with = scope.spawn(|| ends(&there));
                let without = ends(&missing);
                (with.join().expect("the tool must run"), without)
            });
            assert!(!with.contains(SECRET), "{clang}: {attack}\n{with}");
            let differs = with.lines().zip(without.lines()).find(|(a, b)| a != b);
            assert_eq!(differs, None, "{clang}: {attack}");
            assert_eq!(with.len(), without.len(), "{clang}: {attack}");
        }
    }
}

#[test]
fn the_environment_and_devices_stay_out() {
    for clang in clangs() {
        for path in
            ["/proc/self/environ", "/proc/self/cmdline", "/dev/stdin", "/dev/zero", "/etc/passwd"]
        {
            let source = format!("__device__ const char *s =\n#include \"{path}\"\n;\n{RACE}");
            let output =
                run(&["replay", &encode(&state(&source, &[])).unwrap(), "--clang", &clang]);
            let all = output.stdout + &output.stderr;
            assert!(["root:", "PATH=", "-cc1"].iter().all(|w| !all.contains(w)), "{path}\n{all}");
        }
    }
}

/// IR names its sources, which are shown beside findings only if they are in the link.
#[test]
fn ir_in_a_link_shows_no_file() {
    let (there, _) = files();
    let path = root().join("tests/fail/race/block_shapes/block_of_33.ll");
    let source = std::fs::read_to_string(path).unwrap().replace("block_of_33.cu", &there);
    std::fs::write(&there, format!("{SECRET}\n").repeat(40)).unwrap();
    let launch = state("", &[]).launch;
    let link = encode(&State::new(&there, Language::Llvm, &source, launch)).unwrap();
    for args in
        [&["replay", &*link][..], &["min", &*link], &["replay", &*link, "--format", "sarif"]]
    {
        let output = run(args);
        assert_eq!(output.code, Some(1), "{}", output.stderr);
        assert!(output.stdout.contains("there.h"), "{}", output.stdout);
        assert!(!(output.stdout + &output.stderr).contains(SECRET));
    }
}

#[test]
fn the_name_of_a_source_is_only_a_name() {
    let Some(clang) = clangs().pop() else { return };
    for name in [
        "",
        ".",
        "..",
        "/",
        "-o",
        "@words",
        "../../k.cu",
        "/etc/passwd",
        "C:\\k.cu",
        "a\nb",
        "a\0b",
        "\u{1b}[2J",
        "\"x'",
        "a\\",
        &"x".repeat(5000),
        "ü.cu",
        "overlay.json",
        "cuda",
        "said",
    ] {
        let mut state = state(RACE, &[]);
        state.file = name.to_owned();
        let output = run(&["replay", &encode(&state).unwrap(), "--clang", &clang]);
        assert_eq!(output.code, Some(1), "{name:?}\n{}", output.stderr);
        assert!(output.stdout.contains("a[threadIdx.x + 1]"), "{name:?}\n{}", output.stdout);
        assert!(!output.stdout.contains('\u{1b}'), "{name:?}");
    }
}

/// Headers of the project, in every spelling, work as they do at home.
#[test]
fn a_link_reads_as_at_home() {
    let includes = "#include <cuda_runtime.h>\n#include <cooperative_groups.h>\n#include <cuda/barrier>\n\
                    #include <sys/types.h>\n#include <cstdio>\n";
    let source = format!("{includes}{RACE}");
    let home = folder().join("home.cu");
    std::fs::write(&home, &source).unwrap();
    let home = home.to_str().unwrap();
    for clang in clangs() {
        let launch = ["--grid", "1", "--block", "64", "--arg", "a=i32[]:iota", "--search", "none"];
        let given = [&[home, "--clang", &clang], &launch[..]].concat();
        let checked = run(&[&["check"], &given[..]].concat());
        let shared = run(&[&["share"], &given[..]].concat());
        let link = shared.stdout.trim();
        assert_eq!(decode(link).unwrap().language, Language::Cuda);
        let replayed = run(&["replay", link, "--clang", &clang]);
        assert_eq!(replayed.code, Some(1), "{}", replayed.stderr);
        // Commands and links differ, and a folder that the link does not have.
        let text = |output: &Output| -> Vec<String> {
            let lines = output.stdout.lines().map(|line| line.replace(home, "home.cu"));
            lines.filter(|l| !l.contains("reproduce") && !l.contains("#1/")).collect()
        };
        assert_eq!(text(&replayed), text(&checked));
        assert!(replayed.stdout.contains("reproduce with: warpscope replay '#1/"));
        assert_eq!(replayed.stdout, run(&["replay", link, "--clang", &clang]).stdout);
        // `min` prints the new link, which shows the same finding in a launch that is no larger.
        let smaller = run(&["min", link, "--clang", &clang]);
        assert_eq!(smaller.code, Some(1), "{}", smaller.stderr);
        let new = smaller.stdout.lines().last().unwrap();
        let (old, new_state) = (decode(link).unwrap(), decode(new).unwrap());
        assert_eq!(new_state.source, source);
        assert_eq!(new_state.file, "home.cu");
        assert!(new_state.launch.block.x <= old.launch.block.x);
        assert_eq!(run(&["replay", new, "--clang", &clang]).code, Some(1));
    }
}

/// A link to a source that needs more than the project's headers holds what was compiled.
#[test]
fn a_source_with_files_of_its_own_is_shared_as_ir() {
    let Some(clang) = clangs().pop() else { return };
    std::fs::write(folder().join("own.h"), "#define ONE 1\n").unwrap();
    let source = RACE.replace("+ 1", "+ ONE");
    for directive in [
        "#include \"own.h\"\n",
        "#inc\\\nlude \"own.h\"\n",
        "%:include \"own.h\"\n",
        "#define OWN \"own.h\"\n#include OWN\n",
        "/**/ # /**/ include \"own.h\"\n",
        "#import \"own.h\"\n",
        "#if __has_include(\"own.h\")\n#include \"own.h\"\n#endif\n",
    ] {
        let path = folder().join("shared.cu");
        std::fs::write(&path, format!("{directive}{source}")).unwrap();
        let shared = run(&["share", path.to_str().unwrap(), "--clang", &clang]);
        let link = shared.stdout.trim();
        assert_eq!(decode(link).unwrap().language, Language::Llvm, "{directive}");
        assert_eq!(run(&["replay", link]).code, Some(1), "{directive}");
    }
}

/// Whatever ends a run, the source of a link does not stay behind.
#[test]
#[cfg(unix)]
fn an_interrupted_replay_leaves_nothing() {
    use std::os::unix::fs::PermissionsExt as _;
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};
    let folder = folder().join("interrupted");
    let _ = std::fs::remove_dir_all(&folder);
    let temporary = folder.join("tmp");
    std::fs::create_dir_all(&temporary).unwrap();
    let clang = folder.join("clang");
    let script =
        "#!/bin/sh\n[ \"$1\" = --version ] && echo clang version 22.1.0 && exit\nexec sleep 60\n";
    std::fs::write(&clang, script).unwrap();
    std::fs::set_permissions(&clang, std::fs::Permissions::from_mode(0o755)).unwrap();
    let link = encode(&state(RACE, &[])).unwrap();
    let source = folder.join("k.cu");
    std::fs::write(&source, RACE).unwrap();
    let source = source.to_str().unwrap();
    let count = || std::fs::read_dir(&temporary).unwrap().count();
    // Under nohup the tool ignores the last one, as its parent does.
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
    let signals = ["-INT", "-TERM", "-HUP"];
    let heard = if ignored & 1 != 0 { &signals[..2] } else { &signals[..] };
    for &signal in heard {
        for args in [["replay", &*link], ["min", &*link], ["check", source], ["kernels", source]] {
            let mut child = Command::new(tool().path())
                .args(args)
                .arg("--clang")
                .arg(&clang)
                .env("TMPDIR", &temporary)
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            let start = Instant::now();
            while !walk(&temporary).iter().any(|path| path.ends_with("said")) {
                assert!(start.elapsed() < Duration::from_secs(30), "nothing is compiled");
                std::thread::sleep(Duration::from_millis(5));
            }
            let pid = child.id().to_string();
            assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
            let start = Instant::now();
            let code = child.wait().unwrap().code();
            assert!(start.elapsed() < Duration::from_secs(10));
            assert!(code == Some(130) || code == Some(2), "{args:?} {signal}: {code:?}");
            assert_eq!(count(), 0, "{args:?} {signal}");
        }
    }
}

/// All files below a folder.
#[cfg(unix)]
fn walk(folder: &std::path::Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let below = |path: PathBuf| if path.is_dir() { walk(&path) } else { vec![path] };
    entries.flat_map(|entry| below(entry.path())).collect()
}

#[test]
fn a_link_is_written_whole_or_not_at_all() {
    let folder = folder().join("output");
    std::fs::create_dir_all(&folder).unwrap();
    let kernel = "tests/fail/race/block_shapes/block_of_33.ll";
    let output = folder.join("a.link");
    std::fs::write(&output, "old").unwrap();
    let shared = run(&["share", kernel, "--output", output.to_str().unwrap()]);
    assert_eq!(shared.code, Some(0), "{}", shared.stderr);
    assert!(decode(&std::fs::read_to_string(&output).unwrap()).is_ok());
    // A folder that does not exist cannot hold it, and a device is written to.
    let nowhere = folder.join("no/a.link");
    assert_eq!(run(&["share", kernel, "-o", nowhere.to_str().unwrap()]).code, Some(2));
    #[cfg(unix)]
    {
        assert_eq!(run(&["share", kernel, "-o", "/dev/full"]).code, Some(2));
        assert_eq!(run(&["share", kernel, "-o", "/dev/null"]).code, Some(0));
        assert!(!std::path::Path::new("/dev/null").is_file());
    }
    let left: Vec<_> =
        std::fs::read_dir(&folder).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(left, ["a.link"]);
}
