//! `warpscope repair`: each file of `tests/repair` becomes what is beside it, and the result is checked anew.
//!
//! `NAME.expected` is what the command prints, without its figures. `BLESS=1` writes it.

use libtest_mimic::{Arguments, Failed, Trial};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use warpscope_tests::tool::{Tool, root};

/// What differs between versions of the search and says nothing about the repair: numbers of findings, and which
/// cells show the difference.
fn without_figures(text: &str) -> String {
    let mut shown = String::new();
    for line in text.lines() {
        if let Some((head, _)) = line.split_once(" findings in ")
            && head.starts_with("kernel `")
        {
            shown += &format!("{head} findings\n");
        } else if let Some((head, tail)) = line.split_once(": repaired, ")
            && let Some((_, after)) = tail.split_once(" before, ")
        {
            shown += &format!("{head}: repaired, findings before, {after}\n");
        } else if line.starts_with("  ") && line.contains(" before, ") && line.ends_with(" after") {
            let cells = "  CELLS: before, after\n";
            if !shown.ends_with(cells) {
                shown += cells;
            }
        } else {
            shown += &format!("{line}\n");
        }
    }
    shown
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

fn main() -> ExitCode {
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(2);
    let tool = Arc::new(if arguments.list { Err(String::new()) } else { Tool::build() });
    let scratch = std::env::temp_dir().join(format!("warpscope-repair-{}", std::process::id()));
    fs::create_dir_all(&scratch).expect("a folder for the sources must be made");
    let trial = |file: PathBuf| {
        let (tool, scratch) = (Arc::clone(&tool), scratch.clone());
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Trial::test(name, move || {
            let tool = tool.as_ref().as_ref().map_err(Failed::from)?;
            repaired(tool, &scratch, &file).map_err(Failed::from)
        })
    };
    let code = libtest_mimic::run(&arguments, files().into_iter().map(trial).collect()).exit_code();
    let _ = fs::remove_dir_all(&scratch);
    code
}

/// Repairs a copy of `file` in the folder `scratch`.
fn repaired(tool: &Tool, scratch: &Path, file: &Path) -> Result<(), String> {
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let read = |path: &Path| fs::read_to_string(path).map_err(|e| e.to_string());
    let source = read(file)?;
    let flags = flags(&source);
    fs::write(scratch.join(&name), &source).map_err(|e| e.to_string())?;
    let run = |command: &str, more: &[&str]| {
        let mut args = vec![command, &name];
        args.extend(flags.iter().map(String::as_str));
        args.extend(more);
        tool.run(scratch, &args)
    };
    let output = run("repair", &["--apply"])?;
    let shown = without_figures(&output.stdout);
    let expected = file.with_extension("expected");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&expected, &shown).map_err(|e| e.to_string())?;
    }
    let told = format!("{shown}{}", output.stderr);
    if fs::read_to_string(&expected).unwrap_or_default() != shown {
        return Err(format!("{} differs:\n{told}", expected.display()));
    }
    // What is applied is what was printed, and `check` agrees with it.
    let changed = read(&scratch.join(&name))? != source;
    if changed != shown.contains("\n@@ ") {
        return Err(format!("what was printed is not what was applied:\n{told}"));
    }
    let checked = run("check", &[])?;
    if checked.code != output.code {
        return Err(format!("{told}\n`check` afterwards: {:?}\n{}", checked.code, checked.stdout));
    }
    if output.code == Some(0) {
        let again = run("repair", &[])?;
        if !again.stdout.contains("nothing to repair") {
            return Err(format!("the second time:\n{}", again.stdout));
        }
    }
    Ok(())
}
