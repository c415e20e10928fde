//! Targets that run the command line in this process.

use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::OnceLock;
use warpscope_cli::{Ran, run_captured};
use warpscope_core::launch::{Dim3, Launch};
use warpscope_core::repro::{self, Language, State};

/// Files of this process, which the operating system removes with its other temporary files.
fn folder() -> PathBuf {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    let folder = FOLDER.get_or_init(|| {
        let name = format!("warpscope-fuzz-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a temporary folder can be made");
        folder
    });
    folder.clone()
}

/// Runs the command line and checks what holds of every run.
fn run(words: &[String]) -> Ran {
    let ran = run_captured(words.iter().map(OsString::from));
    assert!(ran.code <= 2, "{words:?} ended with {}", ran.code);
    for text in [&ran.stdout, &ran.stderr] {
        assert!(!text.contains("bug in warpscope"), "{words:?}\n{text}");
    }
    let acts = |c: char| c.is_control() && c != '\n';
    assert!(!ran.stdout.contains(acts), "{words:?}\n{:?}", ran.stdout);
    ran
}

/// Words that reach programs or files other than the one that is given.
const OUTSIDE: &[&str] =
    &["-o", "--output", "--clang", "--llvm-dis", "--cuda-path", "--Xclang", "-I"];
/// Words that decide how long it takes.
const COSTLY: &[&str] = &["--budget", "--max-steps", "--jobs"];

/// Runs a command on a file. The first line of `data` holds the words, each ended by a tab; the word `FILE`
/// stands for a file with the other lines.
pub fn arguments(data: &[u8]) {
    let split = data.iter().position(|&byte| byte == b'\n').unwrap_or(data.len());
    let (line, contents) = (&data[..split], data.get(split + 1..).unwrap_or_default());
    let Ok(line) = std::str::from_utf8(line) else { return };
    // Bitcode would start another program.
    let bitcode = contents.starts_with(b"BC") || contents.starts_with(b"\xde\xc0");
    let given: Vec<&str> = line.split('\t').take(40).collect();
    let refused = |word: &&str| OUTSIDE.iter().chain(COSTLY).any(|w| word.starts_with(w));
    if bitcode || contents.len() > crate::MAX_INPUT || given.iter().any(refused) {
        return;
    }
    let file = folder().join("input.ll");
    std::fs::write(&file, contents).expect("the file can be written");
    let file = file.display().to_string();
    let mut words = vec!["warpscope".to_owned()];
    for (number, word) in given.into_iter().enumerate() {
        // No other file is read, and nothing is read from standard input.
        let link = word.starts_with("#1/");
        if word != "FILE" && !link && (word.contains('/') || word == "-" || word.ends_with(".cu")) {
            return;
        }
        words.push(if word == "FILE" { file.clone() } else { word.to_owned() });
        if number == 0 && ["check", "share"].contains(&word) {
            words.extend(["--budget=3-launches", "--max-steps=20000"].map(str::to_owned));
        }
    }
    let ran = run(&words);
    let machine = |text: &str| serde_json::from_str::<serde_json::Value>(text).is_ok();
    if ran.stdout.starts_with('{') {
        assert!(machine(&ran.stdout), "{words:?}\n{}", ran.stdout);
    }
}

/// What no output may contain.
const SECRET: &str = "secret_7d1f";

/// Replays a link whose source is `data`, in which `PATH` stands for a file that must not be read.
pub fn cuda_link(data: &[u8]) {
    let Some(text) = crate::text(data) else { return };
    let secret = folder().join("secret.h");
    if !secret.exists() {
        let contents = format!("__device__ const char {SECRET}[] = \"{SECRET}\";\n");
        std::fs::write(&secret, contents).expect("the file can be written");
    }
    let source = text.replace("PATH", &secret.display().to_string());
    // Without its own text, the secret can only come from the file.
    if source.contains(SECRET) {
        return;
    }
    let launch =
        Launch { grid: Dim3::new(1, 1, 1), block: Dim3::new(33, 1, 1), ..Launch::default() };
    let Ok(link) = repro::encode(&State::new("k.cu", Language::Cuda, &source, launch)) else {
        return;
    };
    for command in ["replay", "min"] {
        let words = ["warpscope", command, "--max-steps=20000", &link].map(str::to_owned);
        let Ran { stdout, stderr, .. } = run(&words);
        for text in [&stdout, &stderr] {
            assert!(!text.contains(SECRET), "{command} shows a file of this machine: {source:?}");
        }
        let links = stdout.split_whitespace().filter(|word| word.starts_with("#1/"));
        for state in links.filter_map(|link| repro::decode(link).ok()) {
            assert!(
                !state.source.contains(SECRET),
                "a link has a file of this machine: {source:?}"
            );
        }
    }
}
