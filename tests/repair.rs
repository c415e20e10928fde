//! `warpscope repair`: each file of `tests/repair` becomes what is beside it, and the result is checked anew.
//!
//! `NAME.expected` is what the command prints, without its figures. `BLESS=1` writes it.

use std::fs;
use std::path::{Path, PathBuf};
use warpscope_tests::tool::{Tool, root};

/// What differs between versions of the search and says nothing about the repair.
fn without_figures(text: &str) -> String {
    let line = |l: &str| match l.split_once(" findings in ") {
        Some((head, _)) if head.starts_with("kernel `") => format!("{head} findings\n"),
        _ => format!("{l}\n"),
    };
    text.lines().map(line).collect()
}

fn flags(source: &str) -> Vec<String> {
    let run = source.lines().find_map(|l| l.strip_prefix("// run: ")).unwrap_or("");
    run.split_whitespace().map(str::to_owned).collect()
}

fn files() -> Vec<PathBuf> {
    let folder = root().join("tests/repair");
    let entries = fs::read_dir(folder).unwrap().map(|e| e.unwrap().path());
    let mut files: Vec<PathBuf> =
        entries.filter(|p| p.extension().is_some_and(|e| e == "cu")).collect();
    files.sort();
    assert!(!files.is_empty());
    files
}

#[test]
fn repairs_are_as_expected_and_hold() {
    let tool = Tool::build().unwrap();
    let scratch = std::env::temp_dir().join(format!("warpscope-repair-{}", std::process::id()));
    fs::create_dir_all(&scratch).unwrap();
    let mut wrong = vec![];
    for file in files() {
        let name = file.file_name().unwrap().to_str().unwrap().to_owned();
        let source = fs::read_to_string(&file).unwrap();
        let flags = flags(&source);
        fs::write(scratch.join(&name), &source).unwrap();
        let run = |command: &str, more: &[&str]| {
            let mut args = vec![command, &name];
            args.extend(flags.iter().map(String::as_str));
            args.extend(more);
            tool.run(&scratch, &args).unwrap()
        };
        let output = run("repair", &["--apply"]);
        let shown = without_figures(&output.stdout);
        compare(&file.with_extension("expected"), &shown, &mut wrong);
        // What is applied is what was printed, and `check` agrees with it.
        let changed = fs::read_to_string(scratch.join(&name)).unwrap() != source;
        assert_eq!(changed, shown.contains("\n@@ "), "{name}\n{shown}{}", output.stderr);
        assert_eq!(run("check", &[]).code, output.code, "{name}\n{shown}{}", output.stderr);
        if output.code == Some(0) {
            let again = run("repair", &[]);
            assert!(again.stdout.contains("nothing to repair"), "{name}\n{}", again.stdout);
        }
    }
    fs::remove_dir_all(&scratch).unwrap();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn compare(expected: &Path, shown: &str, wrong: &mut Vec<String>) {
    if std::env::var_os("BLESS").is_some() {
        fs::write(expected, shown).unwrap();
    }
    let known = fs::read_to_string(expected).unwrap_or_default();
    if known != shown {
        wrong.push(format!("{}:\n{shown}", expected.display()));
    }
}
