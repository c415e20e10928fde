//! `cargo xtask ir [--check] [PATH...]`: writes the LLVM IR beside every CUDA source of the tests.
//!
//! * `tests/pass` and `tests/fail`: for each `NAME.cu`, `NAME.ll` (race-safe optimisation) and
//!   `NAME.O0.ll`, by clang 22, with debug information.
//! * `core/prove/tests/kernels`, `tests/bench`, `tests/cli`, `www/examples` and `www/lessons`: `NAME.ll` alone.
//! * `www/examples`: also `NAME.host.ll`, the host side, for those that are whole programs.
//! * `tests/ir/src/NAME.cu`: `tests/ir/clangV/NAME.{O0,O1,safe}.ll` by every clang V of
//!   [`IR_RELEASES`], as food for the parser.
//!
//! A PATH (file or folder) limits the work. `--check` writes nothing and fails if a file's code, or the place of its code
//! in the source beside it, differs from what the compiler gives, or the file is missing. The rest of the debug
//! information is not compared: it changes in every file when a line of a header moves. The output carries no path of the machine: the compiler
//! runs in the source's folder, sees relative names only, and its vendor's version text is cut down
//! to `clang version V`.

use crate::command;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Releases that `tests/ir` is compiled by.
const IR_RELEASES: [u32; 4] = [14, 16, 19, 22];
/// Release that the IR of `tests/pass` and `tests/fail` is made by.
const MAIN_RELEASE: u32 = 22;

/// How a module is optimised.
#[derive(Clone, Copy)]
enum Level {
    O0,
    O1,
    RaceSafe,
    /// The host side, to be run.
    Host,
}

/// One file to make.
struct Job {
    source: PathBuf,
    output: PathBuf,
    release: u32,
    level: Level,
}

/// Runs the command; `args` are those after `ir`.
///
/// # Errors
/// No fitting compiler, a source that does not compile, or (with `--check`) a file that differs.
pub fn run(args: &[String]) -> Result<(), String> {
    let mut check = false;
    let mut only = Vec::new();
    for arg in args {
        match arg.as_str() {
            "--check" => check = true,
            flag if flag.starts_with('-') => return Err(format!("unknown option {flag}")),
            path => only.push(fs::canonicalize(path).map_err(|e| format!("{path}: {e}"))?),
        }
    }
    let root = root()?;
    let include = root.join("core/cuda/include");
    let mut jobs = jobs(&root)?;
    jobs.retain(|job| only.is_empty() || only.iter().any(|p| job.source.starts_with(p)));
    if jobs.is_empty() {
        return Err("no CUDA source there".into());
    }

    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let parts: Vec<Vec<(&Job, String)>> = std::thread::scope(|scope| {
        let part = |of: usize| -> Result<Vec<(&Job, String)>, String> {
            let mut changed = Vec::new();
            for job in jobs.iter().skip(of).step_by(cores) {
                let text = compile(job, &include)?;
                let name = file_name(&job.source);
                let same = fs::read_to_string(&job.output).is_ok_and(|old| {
                    old == text || check && code(&old, &name) == code(&text, &name)
                });
                if !same {
                    changed.push((job, text));
                }
            }
            Ok(changed)
        };
        let workers: Vec<_> = (0..cores).map(|of| scope.spawn(move || part(of))).collect();
        workers.into_iter().map(command::join).collect::<Result<_, _>>()
    })?;
    let mut stale = Vec::new();
    let mut written = 0;
    for (job, text) in parts.into_iter().flatten() {
        let shown = job.output.strip_prefix(&root).unwrap_or(&job.output).display().to_string();
        if check {
            stale.push(shown);
        } else {
            if let Some(folder) = job.output.parent() {
                fs::create_dir_all(folder).map_err(|e| format!("{shown}: {e}"))?;
            }
            fs::write(&job.output, text).map_err(|e| format!("{shown}: {e}"))?;
            written += 1;
        }
    }
    stale.sort();
    if !stale.is_empty() {
        return Err(format!(
            "{} files differ from what clang gives; run `cargo xtask ir`:\n  {}",
            stale.len(),
            stale.join("\n  ")
        ));
    }
    println!("{} files of IR are up to date, {written} of them written now", jobs.len());
    Ok(())
}

/// The workspace's root folder.
fn root() -> Result<PathBuf, String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    fs::canonicalize(&here).map_err(|e| format!("{}: {e}", here.display()))
}

/// Everything that this command makes, sorted by source.
fn jobs(root: &Path) -> Result<Vec<Job>, String> {
    let mut jobs = Vec::new();
    for folder in ["tests/pass", "tests/fail"] {
        for source in sources(&root.join(folder))? {
            for (suffix, level) in [("ll", Level::RaceSafe), ("O0.ll", Level::O0)] {
                let output = source.with_extension(suffix);
                jobs.push(Job { source: source.clone(), output, release: MAIN_RELEASE, level });
            }
        }
    }
    for folder in
        ["core/prove/tests/kernels", "tests/bench", "tests/cli", "www/examples", "www/lessons"]
    {
        for source in sources(&root.join(folder))? {
            let output = source.with_extension("ll");
            if folder == "www/examples" && is_program(&source)? {
                let output = source.with_extension("host.ll");
                let (source, level) = (source.clone(), Level::Host);
                jobs.push(Job { source, output, release: MAIN_RELEASE, level });
            }
            jobs.push(Job { source, output, release: MAIN_RELEASE, level: Level::RaceSafe });
        }
    }
    for source in sources(&root.join("tests/ir/src"))? {
        for release in IR_RELEASES {
            let folder = root.join(format!("tests/ir/clang{release}"));
            for (suffix, level) in
                [("O0.ll", Level::O0), ("O1.ll", Level::O1), ("safe.ll", Level::RaceSafe)]
            {
                let output = folder.join(file_name(&source)).with_extension(suffix);
                jobs.push(Job { source: source.clone(), output, release, level });
            }
        }
    }
    Ok(jobs)
}

/// Whether a source has a `main`.
fn is_program(source: &Path) -> Result<bool, String> {
    let text = fs::read_to_string(source).map_err(|e| format!("{}: {e}", source.display()))?;
    Ok(text.lines().any(|line| line.starts_with("int main(")))
}

/// The `.cu` files below `folder`, sorted; none if there is no such folder.
fn sources(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        if !folder.is_dir() {
            continue;
        }
        for entry in fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))? {
            let path = entry.map_err(|e| e.to_string())?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "cu") {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

fn file_name(path: &Path) -> String {
    path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Compiles one job and returns the IR as it is committed.
fn compile(job: &Job, include: &Path) -> Result<String, String> {
    let folder = job.source.parent().unwrap_or(Path::new("."));
    let name = file_name(&job.source);
    let include = relative(folder, include);
    let old = job.release < cuda::FIRST_WITH_PASS_SWITCH;

    let mut args = match job.level {
        Level::Host => cuda::host::host_base(&include, job.release, cuda::host::Language::Cuda),
        _ => cuda::cc1_base(&include, job.release),
    };
    let optimise = match job.level {
        Level::Host => &[],
        Level::O0 => cuda::O0,
        Level::O1 => cuda::O1,
        Level::RaceSafe if old => cuda::RACE_SAFE_OLD,
        Level::RaceSafe => cuda::RACE_SAFE,
    };
    args.extend(optimise.iter().chain(cuda::DEBUG).map(ToString::to_string));
    args.extend(cuda::no_paths(&include, &name));
    args.extend(["-o", "-", &name].map(String::from));
    let mut text = output("clang", job.release, &args, folder, None)?;

    if old && matches!(job.level, Level::RaceSafe) {
        let args: Vec<String> =
            cuda::RACE_SAFE_OLD_OPT.iter().chain(&["-o", "-"]).map(ToString::to_string).collect();
        text = output("opt", job.release, &args, folder, Some(&text))?;
        text = text.replace("; ModuleID = '<stdin>'", &format!("; ModuleID = '{name}'"));
    }
    let text = tidy(&text, &name);
    let machine = include_root();
    if text.contains(&machine) || text.contains("../") {
        return Err(format!("{}: the IR holds a path of this machine", job.source.display()));
    }
    Ok(text)
}

/// The folder of the workspace as clang might have written it.
fn include_root() -> String {
    root().map(|r| r.to_string_lossy().into_owned()).unwrap_or_default()
}

/// `to` as seen from `from`, both absolute.
fn relative(from: &Path, to: &Path) -> String {
    let common = from.components().zip(to.components()).take_while(|(a, b)| a == b).count();
    let mut path = PathBuf::new();
    for _ in from.components().skip(common) {
        path.push("..");
    }
    path.extend(to.components().skip(common));
    path.to_string_lossy().into_owned()
}

/// Makes the text the same on every machine with the same release of clang.
fn tidy(text: &str, name: &str) -> String {
    let mut lines = Vec::new();
    for line in text.lines() {
        let mut line = line.replace("filename: \"<stdin>\"", &format!("filename: \"{name}\""));
        // `"Vendor clang version 22.1.8 (vendor's mark)"` becomes `"clang version 22.1.8"`.
        if let Some(at) = line.find("clang version ") {
            let start = line[..at].rfind('"').map_or(at, |q| q + 1);
            let end = line[at..].find('"').map_or(line.len(), |q| at + q);
            let words: Vec<&str> = line[at..end].split(' ').take(3).collect();
            line = format!("{}{}{}", &line[..start], words.join(" "), &line[end..]);
        }
        lines.push(line);
    }
    let mut text = lines.join("\n");
    text.push('\n');
    text
}

/// The lines of code of a module whose source is the file `name`, each with its place in that file. Numbers of metadata
/// are left out, and so are places in other files.
fn code(text: &str, name: &str) -> Vec<String> {
    let nodes: HashMap<&str, &str> =
        text.lines().filter(|l| l.starts_with('!')).filter_map(|l| l.split_once(" = ")).collect();
    let field = |node: &str, key: &str| -> Option<String> {
        let at = node.find(&format!("{key}: "))? + key.len() + 2;
        let end = node[at..].find([',', ')']).map_or(node.len(), |end| at + end);
        Some(node[at..end].to_owned())
    };
    let place = |number: &str| -> Option<String> {
        let node = nodes.get(number)?;
        let mut scope = field(node, "scope")?;
        // A chain longer than this is no chain of scopes.
        for _ in 0..64 {
            let of = nodes.get(scope.as_str())?;
            if let Some(file) = field(of, "file") {
                let own = nodes.get(file.as_str())?.contains(&format!("\"{name}\""));
                let column = field(node, "column").unwrap_or_default();
                return own
                    .then(|| format!("{}:{column}", field(node, "line").unwrap_or_default()));
            }
            scope = field(of, "scope")?;
        }
        None
    };
    let numbers = |line: &str| {
        let mut parts = line.split('!');
        let mut out = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let digits = part.len() - part.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let number = format!("!{}", &part[..digits]);
            out += "!";
            out += &place(&number).unwrap_or_default();
            out += &part[digits..];
        }
        out
    };
    text.lines().filter(|l| !l.starts_with('!')).map(numbers).collect()
}

/// Runs `program-RELEASE` (or plain `program`, if that is this release) in `folder`.
fn output(
    program: &str,
    release: u32,
    args: &[String],
    folder: &Path,
    input: Option<&str>,
) -> Result<String, String> {
    let program = find(program, release)?;
    let mut child = Command::new(&program)
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| format!("{program}: {e}"))?;
    let stdin = child.stdin.take();
    let result = std::thread::scope(|scope| {
        scope.spawn(move || {
            use std::io::Write;
            // A program that ends before it has read everything says why on its own.
            if let (Some(mut pipe), Some(text)) = (stdin, input) {
                let _ = pipe.write_all(text.as_bytes());
            }
        });
        child.wait_with_output()
    })
    .map_err(|e| format!("{program}: {e}"))?;
    let errors = String::from_utf8_lossy(&result.stderr);
    if !result.status.success() {
        let source = args.last().map_or("", String::as_str);
        return Err(format!("{program} on {}/{source}:\n{errors}", folder.display()));
    }
    if !errors.is_empty() {
        eprint!("{errors}");
    }
    String::from_utf8(result.stdout).map_err(|_| format!("{program}: output is not UTF-8"))
}

/// The name under which a release of `program` answers.
fn find(program: &str, release: u32) -> Result<String, String> {
    for name in [format!("{program}-{release}"), program.to_string()] {
        let Ok(out) = Command::new(&name).arg("--version").output() else {
            continue;
        };
        let text = String::from_utf8_lossy(&out.stdout);
        let version = text.split("version ").nth(1).and_then(|v| v.split('.').next());
        if version.and_then(|v| v.trim().parse().ok()) == Some(release) {
            return Ok(name);
        }
    }
    Err(format!("{program} of LLVM {release} is not on this machine"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_lose_their_vendor() {
        let line = "!1 = !{!\"Some clang version 22.1.8 (1~x)\"}";
        assert_eq!(tidy(line, "k.cu"), "!1 = !{!\"clang version 22.1.8\"}\n");
    }

    /// A module of one instruction at a line of a file, with a header before it.
    fn module(header: u32, line: u32) -> String {
        format!(
            "define void @k() {{\n  ret void, !dbg !{n}\n}}\n\
             !{f} = !DIFile(filename: \"k.cu\", directory: \".\")\n\
             !{s} = distinct !DISubprogram(name: \"k\", scope: !{f}, file: !{f}, line: 1)\n\
             !{n} = !DILocation(line: {line}, column: 3, scope: !{s})\n",
            f = header,
            s = header + 1,
            n = header + 2,
        )
    }

    #[test]
    fn code_has_its_places_in_the_source_alone() {
        assert_eq!(code(&module(7, 2), "k.cu"), code(&module(90, 2), "k.cu"));
        assert_ne!(code(&module(7, 2), "k.cu"), code(&module(7, 3), "k.cu"));
        assert_eq!(code(&module(7, 2), "other.cu"), code(&module(7, 3), "other.cu"));
        let other = module(7, 2).replace("ret void", "unreachable");
        assert_ne!(code(&module(7, 2), "k.cu"), code(&other, "k.cu"));
    }

    #[test]
    fn paths_are_relative() {
        assert_eq!(relative(Path::new("/a/b/c"), Path::new("/a/d")), "../../d");
    }
}
