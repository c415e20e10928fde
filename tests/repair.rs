//! `warpscope repair`: each file of `tests/repair` becomes what is beside it, and the result is checked anew.
//!
//! `NAME.expected` is what the command prints, without its figures, and `NAME.ir`, where there is one, what it prints
//! with `--ir`. `BLESS=1` writes them. A `NAME.cuh` is a header that the source includes and that may be edited too.

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
    let of_ir = |file: PathBuf| {
        let (tool, scratch) = (Arc::clone(&tool), scratch.clone());
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Trial::test(format!("{name} (ir)"), move || {
            let tool = tool.as_ref().as_ref().map_err(Failed::from)?;
            repaired_ir(tool, &scratch, &file).map_err(Failed::from)
        })
    };
    let with_ir = files().into_iter().filter(|f| f.with_extension("ir").is_file());
    let trials = files().into_iter().map(trial).chain(with_ir.map(of_ir)).collect();
    let code = libtest_mimic::run(&arguments, trials).exit_code();
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
    // A header of the same name belongs to it.
    let header = file.with_extension("cuh");
    let beside = header.file_name().map(|n| scratch.join(n)).filter(|_| header.is_file());
    if let Some(beside) = &beside {
        fs::copy(&header, beside).map_err(|e| e.to_string())?;
    }
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
    let mut changed = read(&scratch.join(&name))? != source;
    if let Some(beside) = &beside {
        changed |= read(beside)? != read(&header)?;
    }
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

/// Repairs the IR of a copy of `file` in the folder `scratch`; what was written is IR that can be checked.
fn repaired_ir(tool: &Tool, scratch: &Path, file: &Path) -> Result<(), String> {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let (name, out) = (format!("{stem}_of_ir.cu"), format!("{stem}_of_ir.ll"));
    let source = fs::read_to_string(file).map_err(|e| e.to_string())?;
    fs::write(scratch.join(&name), &source).map_err(|e| e.to_string())?;
    let flags = flags(&source);
    let run = |args: &[&str]| {
        let mut args = args.to_vec();
        args.extend(flags.iter().map(String::as_str));
        tool.run(scratch, &args)
    };
    let output = run(&["repair", &name, "--ir", &out])?;
    // How many findings there are depends on the search; whether any are left does not.
    let counted = |line: &str| match line.split_once(" before, ") {
        Some((_, rest)) if rest.starts_with("0 ") => rest.to_owned(),
        Some((_, rest)) => rest.trim_start_matches(|c: char| c.is_ascii_digit()).to_owned(),
        None => line.to_owned(),
    };
    let shown: String = output.stdout.lines().map(|l| counted(l) + "\n").collect();
    let expected = file.with_extension("ir");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&expected, &shown).map_err(|e| e.to_string())?;
    }
    if fs::read_to_string(&expected).unwrap_or_default() != shown {
        let path = expected.display();
        return Err(format!("{path} differs:\n{shown}{}", output.stderr));
    }
    let checked = run(&["check", &out, "--search", "none"])?;
    if checked.code.is_none_or(|code| code > 1) {
        return Err(format!("the IR is not valid:\n{}{}", checked.stdout, checked.stderr));
    }
    Ok(())
}
