//! Links: every one that was ever published stays readable, and hostile ones fail at once.

use std::path::PathBuf;
use std::time::{Duration, Instant};
use warpscope_core::launch::Launch;
use warpscope_core::repro::{FileBytes, Language, ProgramRun, State, decode, encode};
use warpscope_tests::tool::{Output, Tool, root};

fn golden() -> Vec<PathBuf> {
    let folder = root().join("tests/share");
    let entries = std::fs::read_dir(folder).unwrap();
    let mut links: Vec<PathBuf> = entries
        .filter_map(|e| Some(e.ok()?.path()))
        .filter(|p| p.extension().is_some_and(|e| e == "link"))
        .collect();
    links.sort();
    assert!(!links.is_empty());
    links
}

fn run(args: &[&str]) -> Output {
    Tool::build().unwrap().run(root(), args).unwrap()
}

/// `x.link` holds what `x.json` says. These files never change: a new version gets new ones.
#[test]
fn published_links_stay_readable() {
    for path in golden() {
        let link = std::fs::read_to_string(&path).unwrap();
        let json = std::fs::read_to_string(path.with_extension("json")).unwrap();
        let wanted: State = serde_json::from_str(&json).unwrap();
        let state = decode(&link).unwrap();
        assert_eq!(state, wanted, "{}", path.display());
        assert_eq!(decode(&encode(&state).unwrap()).unwrap(), state);
    }
}

#[test]
fn published_links_are_replayed() {
    for path in golden() {
        let file = path.display().to_string();
        let output = run(&["replay", &file]);
        assert_eq!(output.code, Some(1), "{file}\n{}{}", output.stdout, output.stderr);
        assert!(!output.stdout.contains("did not appear"), "{}", output.stdout);
        let smaller = run(&["min", &file, "--format", "json"]);
        assert_eq!(smaller.code, Some(1), "{file}\n{}{}", smaller.stdout, smaller.stderr);
        let report: serde_json::Value = serde_json::from_str(&smaller.stdout).unwrap();
        let link = report["kernels"][0]["findings"][0]["link"].as_str().unwrap().to_owned();
        assert_eq!(run(&["replay", &link]).code, Some(1));
    }
}

#[test]
fn what_is_shared_is_replayed() {
    let kernel = "tests/fail/race/block_shapes/block_of_33.ll";
    let shared = run(&["share", kernel]);
    assert_eq!(shared.code, Some(0), "{}", shared.stderr);
    let link = shared.stdout.trim();
    let replayed = run(&["replay", link]);
    assert_eq!(replayed.code, Some(1), "{}", replayed.stderr);
    assert!(replayed.stdout.contains("block_of_33.cu:14"), "{}", replayed.stdout);
    let clean =
        run(&["share", "tests/pass/block_shapes/block_of_33.ll", "--grid", "1", "--block", "33"]);
    assert_eq!(run(&["replay", clean.stdout.trim()]).code, Some(0));
    let none = run(&["min", clean.stdout.trim()]);
    assert_eq!(none.code, Some(2));
    assert!(none.stderr.contains("has no findings"), "{}", none.stderr);
}

#[test]
fn programs_of_links_are_run() {
    const SOURCE: &str = r#"
#include <cstdio>
__global__ void fill(int *a) { a[threadIdx.x] = threadIdx.x; }
int main(int argc, char **argv)
{
    int n = 0, bytes[2] = {0, 0}, x = 0;
    FILE *text = fopen("size.txt", "r"), *binary = fopen("two.bin", "rb");
    if (!text || fscanf(text, "%d", &n) != 1 || scanf("%d", &x) != 1)
        return 2;
    for (int i = 0; binary && i < 2; i++)
        bytes[i] = fgetc(binary);
    int *a, last;
    cudaMallocManaged(&a, n * sizeof(int));
    fill<<<1, n>>>(a);
#ifdef WAIT
    cudaDeviceSynchronize();
#endif
    last = a[n - 1];
    printf("%s %d %d %d %d\n", argv[1], last, bytes[0], bytes[1], x);
    cudaFree(a);
}
"#;
    let mut state = State::new("program.cu", Language::Cuda, SOURCE, Launch::default());
    let file = |name: &str, bytes: &[u8]| (name.to_owned(), FileBytes::from(bytes));
    state.program = Some(ProgramRun {
        args: vec!["so".to_owned()],
        stdin: "77".to_owned(),
        files: [file("size.txt", b"40"), file("two.bin", b"\xff\xfe")].into(),
        launch: Some(1),
    });
    let wrong = run(&["replay", &encode(&state).unwrap()]);
    assert_eq!(wrong.code, Some(1), "{}{}", wrong.stdout, wrong.stderr);
    assert!(wrong.stdout.starts_with("so 39 255 254 77\n"), "{}", wrong.stdout);
    assert!(wrong.stdout.contains("WS-STREAM-RACE"), "{}", wrong.stdout);
    state.options.push("-DWAIT".to_owned());
    let right = run(&["replay", &encode(&state).unwrap()]);
    assert_eq!(right.code, Some(0), "{}{}", right.stdout, right.stderr);
    // A stranger's program sees no file of this machine.
    state.source = format!("#include \"{}\"\n{SOURCE}", root().join("README.md").display());
    let outside = run(&["replay", &encode(&state).unwrap()]);
    assert_eq!(outside.code, Some(2), "{}{}", outside.stdout, outside.stderr);
}

#[test]
fn hostile_links_end_at_once() {
    let published = std::fs::read_to_string(&golden()[0]).unwrap();
    let huge = std::env::temp_dir().join(format!("warpscope-{}.link", std::process::id()));
    std::fs::write(&huge, "#1/".to_owned() + &"A".repeat(10 << 20)).unwrap();
    let cut = published[..published.len() / 2].to_owned();
    let huge_name = huge.display().to_string();
    for link in ["#1/", "#9/abc", "#1/!!!", "no such file", &cut, &huge_name] {
        let start = Instant::now();
        let output = run(&["replay", link]);
        // The tool's build is found again each time; what is bounded is far below that.
        assert!(start.elapsed() < Duration::from_secs(20));
        assert_eq!(output.code, Some(2), "{}", output.stderr);
        assert!(output.stderr.contains("error[WS-"), "{}", output.stderr);
        assert!(!output.stderr.contains("bug in warpscope"), "{}", output.stderr);
    }
    std::fs::remove_file(&huge).unwrap();
}
