//! `cargo xtask tidy`: rules on the files of the repository that no compiler checks.

use crate::{Outcome, command};
use std::path::Path;

/// Above this a source file has a second idea that wants a file of its own.
const MAX_LINES: usize = 900;
/// Columns of a line of the page. Its formatter leaves long strings and comments as they are.
const MAX_COLUMNS: usize = 120;

pub fn run() -> Outcome {
    let files = files()?;
    let read = |file: &str| std::fs::read_to_string(command::root().join(file));
    let explained = read("docs/dependencies.md").unwrap_or_default();
    let built = read(".gitignore").unwrap_or_default();
    let mut faults = vec![];
    for file in &files {
        if let Ok(text) = read(file) {
            check_text(file, &text, &own_folders(), &mut faults);
            check_twins(file, &text, &files, &mut faults);
            check_names(file, &text, &files, &built, &mut faults);
            check_dependencies(file, &text, &explained, &mut faults);
        }
        check_kernel(file, &files, &mut faults);
    }
    if faults.is_empty() {
        println!("{} files are tidy", files.len());
        return Ok(());
    }
    for fault in &faults {
        println!("{fault}");
    }
    Err(format!("{} faults", faults.len()))
}

/// Files that git knows or would add. A checkout without git (a source archive) has nothing to check.
fn files() -> Result<Vec<String>, String> {
    let args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let Some(list) = command::output("git", &args) else {
        println!("note: no git here, nothing was checked");
        return Ok(vec![]);
    };
    let mut files: Vec<String> =
        list.split('\0').filter(|f| !f.is_empty()).map(str::to_owned).collect();
    files.sort();
    files.dedup();
    if files.is_empty() { Err("git lists no files".to_owned()) } else { Ok(files) }
}

/// Folders that hold someone's files, and this checkout's own place.
fn own_folders() -> Vec<String> {
    let mut folders: Vec<String> = ["home", "Users", "root"].map(|f| format!("/{f}/")).into();
    folders.push(format!("{}/", command::root().display()));
    folders
}

fn check_text(file: &str, text: &str, folders: &[String], faults: &mut Vec<String>) {
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(folder) = folders.iter().find(|f| holds_path(line, f)) {
            faults.push(format!("{file}:{number}: a path of one machine: {folder}…"));
        }
    }
    let extension = Path::new(file).extension().and_then(|e| e.to_str()).unwrap_or("");
    // What is generated is as long as it must be.
    let is_generated = file.ends_with("engine-types.ts");
    let is_page = ["ts", "tsx", "js", "css"].contains(&extension) && file.starts_with("www/");
    if is_page && !is_generated {
        for (number, line) in (1..).zip(text.lines()) {
            let columns = line.chars().count();
            if columns > MAX_COLUMNS {
                faults.push(format!("{file}:{number}: {columns} columns; at most {MAX_COLUMNS}"));
            }
        }
    }
    let is_source = is_page || ["rs", "ts", "tsx"].contains(&extension);
    let lines = text.lines().count();
    if is_source && !is_generated && lines > MAX_LINES {
        faults
            .push(format!("{file}: {lines} lines; at most {MAX_LINES}: look for its second idea"));
    }
}

/// Whether an absolute path under `folder` stands in the line. A relative path or an address that
/// merely has such a part does not count.
fn holds_path(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + folder.len()..].chars().next();
        before.is_none_or(|c| !c.is_alphanumeric() && !"._-~/$}".contains(c))
            && after.is_some_and(|c| c.is_alphanumeric() || c == '.' || c == '_')
    })
}

/// Kernels that a document or the comment of a kernel names, for example as its twin, exist.
fn check_twins(file: &str, text: &str, files: &[String], faults: &mut Vec<String>) {
    let is_kernel = file.starts_with("tests/") && file.ends_with(".cu");
    if !is_kernel && !file.ends_with(".md") {
        return;
    }
    for (number, line) in (1..).zip(text.lines()) {
        if is_kernel && !line.trim_start().starts_with("//") {
            continue;
        }
        for word in line.split(|c: char| !c.is_alphanumeric() && !"_-/".contains(c)) {
            let word = word.trim_matches('/');
            let name = word.strip_prefix("tests/").unwrap_or(word);
            if !name.starts_with("pass/") && !name.starts_with("fail/") {
                continue;
            }
            let path = format!("tests/{name}");
            let at = files.partition_point(|f| *f < path);
            let is_there = files[at..].iter().take_while(|f| f.starts_with(&path)).any(|f| {
                let rest = &f[path.len()..];
                rest.starts_with('/') || rest == ".ll" || rest == ".cu"
            });
            if !is_there {
                faults.push(format!("{file}:{number}: there is no kernel or folder {path}"));
            }
        }
    }
}

/// Every test kernel has its IR beside it, so that the tests need no compiler.
fn check_kernel(file: &str, files: &[String], faults: &mut Vec<String>) {
    let tested = [
        "core/prove/tests/kernels/",
        "tests/pass/",
        "tests/fail/",
        "tests/bench/",
        "www/examples/",
        "www/lessons/",
    ];
    let Some(stem) = file.strip_suffix(".cu") else { return };
    if tested.iter().any(|folder| file.starts_with(folder)) {
        let ir = format!("{stem}.ll");
        if files.binary_search(&ir).is_err() {
            faults.push(format!("{file}: {ir} is missing"));
        }
    }
}

/// What a document names in backquotes by its path in the repository exists, unless a build makes it
/// (`built` is the text of `.gitignore`).
fn check_names(file: &str, text: &str, files: &[String], built: &str, faults: &mut Vec<String>) {
    if !file.ends_with(".md") {
        return;
    }
    let exists = |path: &str| {
        let folder = format!("{path}/");
        files.iter().any(|f| f == path || f.starts_with(&folder))
    };
    let is_built = |path: &str| {
        let mut folders = built.lines().filter_map(|line| line.strip_prefix('/'));
        folders.any(|folder| Path::new(path).starts_with(folder))
    };
    for (number, line) in (1..).zip(text.lines()) {
        for name in line.split('`').skip(1).step_by(2) {
            let path = name.trim_end_matches('/');
            let is_plain = path.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c));
            let Some((top, _)) = path.split_once('/').filter(|_| is_plain) else { continue };
            if exists(top) && !exists(path) && !is_built(path) {
                faults.push(format!("{file}:{number}: {path} does not exist"));
            }
        }
    }
}

/// Every dependency has its line in `docs/dependencies.md` (`explained` is its text).
fn check_dependencies(file: &str, text: &str, explained: &str, faults: &mut Vec<String>) {
    if Path::new(file).file_name().is_none_or(|name| name != "Cargo.toml") {
        return;
    }
    let mut is_list = false;
    for line in text.lines() {
        if line.starts_with('[') {
            is_list = line.ends_with("dependencies]");
        }
        let Some((name, value)) = line.split_once(" = ").filter(|_| is_list) else { continue };
        // `name.workspace = true`
        let name = name.split_once('.').map_or(name, |(name, _)| name);
        // A crate under another name is explained under its own.
        let name = match value.split_once("package = \"").and_then(|(_, v)| v.split_once('"')) {
            Some((package, _)) => package,
            None => name,
        };
        let is_ours = name.starts_with("warpscope") || name.starts_with('#');
        if !is_ours && !explained.contains(&format!("`{name}`")) {
            faults.push(format!("{file}: {name} has no line in docs/dependencies.md"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(file: &str, text: &str) -> Vec<String> {
        let mut faults = vec![];
        check_text(file, text, &own_folders(), &mut faults);
        faults
    }

    #[test]
    fn paths_of_a_machine_are_found() {
        let home = format!("/{}/someone/x.cu", "home");
        assert_eq!(faults("a.ll", &format!("x\n!1 = \"{home}\"")).len(), 1);
        assert_eq!(faults("a.md", &format!("https://example.org{home} and ..{home}")), [""; 0]);
        assert_eq!(faults("a.md", &format!("the folder /{}/ itself", "root")), [""; 0]);
    }

    #[test]
    fn long_sources_are_found() {
        assert_eq!(faults("a.rs", &"x\n".repeat(900)), [""; 0]);
        assert_eq!(faults("a.rs", &"x\n".repeat(901)).len(), 1);
        assert_eq!(faults("a.ll", &"x\n".repeat(901)), [""; 0]);
    }

    #[test]
    fn names_of_missing_kernels_are_found() {
        let files = ["tests/fail/race/a/k.cu", "tests/pass/a/k-2.ll", "tests/pass/a/k.ll"];
        let files = files.map(str::to_owned);
        let faults = |file: &str, text: &str| {
            let mut faults = vec![];
            check_twins(file, text, &files, &mut faults);
            faults.len()
        };
        let kernel = "tests/fail/race/a/k.cu";
        assert_eq!(faults(kernel, "// Twin: pass/a/k. In the folder fail/race/a."), 0);
        assert_eq!(faults(kernel, "// Twins: pass/k, pass/a/k-,\n// fail/race/k."), 3);
        assert_eq!(faults(kernel, "int x = pass/k;"), 0);
        assert_eq!(faults("docs/x.md", "`tests/fail/<rule>`, `tests/pass/a/k.ll`"), 0);
        assert_eq!(faults("docs/x.md", "`tests/pass/k.ll`"), 1);
    }

    #[test]
    fn long_lines_of_the_page_are_found() {
        let line = "ä".repeat(121);
        assert_eq!(faults("www/src/a.ts", &line[2..]), [""; 0]);
        assert_eq!(faults("www/src/a.ts", &line).len(), 1);
        assert_eq!(faults("www/src/engine-types.ts", &line), [""; 0]);
        assert_eq!(faults("a.rs", &line), [""; 0]);
    }

    #[test]
    fn kernels_without_ir_are_found() {
        let files = ["tests/fail/race/a.cu".to_owned(), "tests/fail/race/b.ll".to_owned()];
        let mut faults = vec![];
        check_kernel("tests/fail/race/a.cu", &files, &mut faults);
        assert_eq!(faults.len(), 1);
        check_kernel("tests/fail/race/b.cu", &files, &mut faults);
        check_kernel("docs/c.cu", &files, &mut faults);
        assert_eq!(faults.len(), 1);
    }

    #[test]
    fn names_in_documents_exist() {
        let files = ["core/src/lib.rs".to_owned(), "docs/a.md".to_owned()];
        let text =
            "`core/src/`, `core/src/lib.rs`, `core/out/x`, `a/b`, `core/<x>`\n`core/src/lib`";
        let mut faults = vec![];
        check_names("docs/a.md", text, &files, "/core/out\n", &mut faults);
        check_names("core/src/lib.rs", text, &files, "", &mut faults);
        assert_eq!(faults, ["docs/a.md:2: core/src/lib does not exist"]);
    }

    #[test]
    fn dependencies_are_explained() {
        let text = "[package]\nname = \"x\"\n[dependencies]\nwarpscope-core = \"1\"\na = \"1\"\n\
                    b = { package = \"c\", version = \"1\" }\n[dev-dependencies]\nd = \"1\"\n";
        let mut faults = vec![];
        check_dependencies("x/Cargo.toml", text, "`a`, `c`", &mut faults);
        check_dependencies("x/lib.rs", text, "", &mut faults);
        assert_eq!(faults, ["x/Cargo.toml: d has no line in docs/dependencies.md"]);
    }
}
