//! The playground: `cargo xtask site`, `play`, `web` and `bench-web`.
//!
//! Everything is made from the repository on a machine that has Rust and Node.js; what npm needs is named in
//! `www/package-lock.json`.

use crate::{Outcome, command, engine, setup};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::process::{Command, Stdio};

/// Where the built playground lies.
const SITE: &str = "target/site";

/// Builds `www/engine`. The generator of its JavaScript is heavy: a build of xtask that has it does the work.
///
/// # Errors
/// No compiler for wasm can be had, or the build fails.
pub fn wasm() -> Outcome {
    if cfg!(feature = "web") {
        return engine::make();
    }
    command::cargo(&["run", "--quiet", "--package=xtask", "--features=web", "--", "wasm"])
}

/// Builds the playground into `folder`.
///
/// # Errors
/// Node.js is missing, or a build fails.
pub fn site(folder: &Path) -> Outcome {
    if command::find("npm").is_none() {
        return Err("the playground is built with Node.js 20 or later and npm; install them".into());
    }
    wasm()?;
    let www = command::root().join("www");
    let lock = fs::read(www.join("package-lock.json")).map_err(|e| e.to_string())?;
    let stamp = www.join("node_modules/.warpscope-lock");
    if fs::read(&stamp).ok().as_ref() != Some(&lock) {
        run(&["npm", "ci", "--no-audit", "--no-fund"])?;
        fs::write(&stamp, &lock).map_err(|e| format!("{}: {e}", stamp.display()))?;
    }
    run(&["npm", "run", "build"])?;
    let folder = command::root().join(folder);
    if folder.exists() {
        if !folder.join("sw.js").is_file()
            && fs::read_dir(&folder).is_ok_and(|mut d| d.next().is_some())
        {
            return Err(format!("{} holds something else; name an empty folder", folder.display()));
        }
        fs::remove_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    }
    copy(&www.join("dist"), &folder)?;
    println!("the playground is in {}", folder.display());
    Ok(())
}

fn run(line: &[&str]) -> Outcome {
    let mut command = Command::new(line[0]);
    command.args(&line[1..]).arg("--prefix=www");
    command::run(&mut command).map_err(|e| format!("{}: {e}", line.join(" ")))
}

fn copy(from: &Path, to: &Path) -> Outcome {
    let told = |e: std::io::Error| format!("{}: {e}", to.display());
    fs::create_dir_all(to).map_err(told)?;
    for entry in fs::read_dir(from).map_err(|e| format!("{}: {e}", from.display()))? {
        let entry = entry.map_err(told)?;
        let (path, target) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy(&path, &target)?;
        } else {
            fs::copy(&path, &target).map_err(|e| format!("{}: {e}", target.display()))?;
        }
    }
    Ok(())
}

/// Builds the playground and serves it until the process is ended.
///
/// # Errors
/// As [`site`], or the port is taken.
pub fn play(port: u16) -> Outcome {
    site(Path::new(SITE))?;
    let listener = TcpListener::bind(("127.0.0.1", port))
        .map_err(|e| format!("port {port}: {e}; choose another with --port"))?;
    let at = listener.local_addr().map_err(|e| e.to_string())?;
    println!("\nwarpscope: http://{at}/\nEnd with Ctrl+C.");
    serve(&listener, &command::root().join(SITE));
    Ok(())
}

/// A server for files of one folder, for this machine only.
fn serve(listener: &TcpListener, folder: &Path) {
    for stream in listener.incoming().flatten() {
        let folder = folder.to_owned();
        // What a browser breaks off is its own affair.
        std::thread::spawn(move || drop(answer(stream, &folder)));
    }
}

/// Answers the requests of one connection.
fn answer(stream: TcpStream, folder: &Path) -> std::io::Result<()> {
    let mut write = stream.try_clone()?;
    let mut lines = BufReader::new(stream).lines();
    while let Some(first) = lines.next().transpose()? {
        for line in lines.by_ref() {
            if line?.is_empty() {
                break;
            }
        }
        let mut words = first.split(' ');
        let (method, path) = (words.next().unwrap_or(""), words.next().unwrap_or("/"));
        let file = local(path).map(|path| folder.join(path));
        let body = file.as_ref().filter(|_| matches!(method, "GET" | "HEAD")).map(fs::read);
        let (status, kind, body) = match (body, &file) {
            (Some(Ok(body)), Some(file)) => ("200 OK", mime(file), body),
            _ => ("404 Not Found", "text/plain", b"no such file\n".to_vec()),
        };
        write!(
            write,
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\n\r\n",
            body.len()
        )?;
        if method != "HEAD" {
            write.write_all(&body)?;
        }
    }
    Ok(())
}

/// The path below the folder that a request means; none if it leads out of it.
fn local(path: &str) -> Option<PathBuf> {
    let path = path.split(['?', '#']).next()?.trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    let path = Path::new(path);
    path.components().all(|c| matches!(c, Component::Normal(_))).then(|| path.to_owned())
}

fn mime(file: &Path) -> &'static str {
    match file.extension().and_then(|e| e.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        _ => "text/plain; charset=utf-8",
    }
}

/// What tries the playground: Chromium and Node.js. Says so where they cannot be had.
fn browser(install: bool) -> Option<PathBuf> {
    if command::find("npm").is_none() {
        println!("skipped: Node.js and npm are not installed");
        return None;
    }
    let chromium = || command::find("chromium").or_else(|| command::find("google-chrome"));
    if chromium().is_none() && install {
        setup::install(&["chromium"]);
    }
    let found = chromium();
    if found.is_none() {
        println!("skipped: Chromium is not installed");
    }
    found
}

/// The command line, built in `profile`.
fn tool(profile: &str) -> Result<PathBuf, String> {
    command::cargo(&["build", "--quiet", "--package=warpscope", "--profile", profile])?;
    // Beside this program's own folder.
    let me = std::env::current_exe().map_err(|e| e.to_string())?;
    let target = me.parent().and_then(Path::parent).ok_or("xtask lies in no target folder")?;
    Ok(target.join(profile).join(format!("warpscope{}", std::env::consts::EXE_SUFFIX)))
}

/// Runs a script of `www/e2e` with the playground served.
fn script(name: &str, chromium: &Path, tool: &Path) -> Outcome {
    let site = command::root().join(SITE);
    let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(|e| e.to_string())?;
    let at = listener.local_addr().map_err(|e| e.to_string())?;
    let mut node = Command::new("node");
    node.arg(format!("www/e2e/{name}.js")).env("CHROMIUM", chromium).env("TOOL", tool);
    node.env("URL", format!("http://{at}/")).env("SITE", &site);
    std::thread::spawn(move || serve(&listener, &site));
    node.stderr(Stdio::inherit());
    command::run(&mut node).map_err(|e| format!("www/e2e/{name}.js: {e}"))
}

/// Builds the playground, lints its TypeScript, compares its engine with the command line, and tries it in Chromium;
/// says so and does nothing where Chromium or npm is missing.
///
/// # Errors
/// The build or a test fails.
pub fn test(install: bool) -> Outcome {
    let Some(chromium) = browser(install) else { return Ok(()) };
    site(Path::new(SITE))?;
    run(&["npm", "run", "lint"])?;
    // The tool that the file tests use.
    let tool = tool("fasttest")?;
    script("equal", &chromium, &tool)?;
    script("run", &chromium, &tool)
}

/// Measures the playground's budgets.
///
/// # Errors
/// The build or a measurement fails; a budget that is missed is no error.
pub fn bench() -> Outcome {
    let Some(chromium) = browser(false) else { return Ok(()) };
    site(Path::new(SITE))?;
    script("bench", &chromium, &tool("release")?)
}

#[cfg(test)]
mod tests {
    use super::local;
    use std::path::PathBuf;

    #[test]
    fn requests_stay_in_the_folder() {
        assert_eq!(local("/"), Some(PathBuf::from("index.html")));
        assert_eq!(local("/assets/a.js?x"), Some(PathBuf::from("assets/a.js")));
        assert_eq!(local("/../Cargo.toml"), None);
        assert_eq!(local("//etc/passwd"), Some(PathBuf::from("etc/passwd")));
    }
}
