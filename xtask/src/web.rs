//! The playground: `cargo xtask site`, `play`, `web` and `bench-web`.
//!
//! Everything is made from the repository on a machine that has Rust and Node.js; what npm needs is named in
//! `www/package-lock.json`.

use crate::engine::{self, Purpose};
use crate::progress::Progress;
use crate::serve::{Site, serve};
use crate::{Outcome, command, setup};
use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

/// Tells a script of `www/e2e` where Chromium is.
const CHROMIUM: &str = "CHROMIUM";
/// Where the built playground lies.
const SITE: &str = "target/site";

/// Builds `www/engine`.
///
/// # Errors
/// No compiler for wasm can be had, or the build fails.
pub fn wasm() -> Outcome {
    let progress = Progress::new();
    progress.watch(|| engine::make(Purpose::Site, &progress))
}

/// Builds the playground into `folder`, to be published.
///
/// # Errors
/// Node.js is missing, or a build fails.
pub fn site(folder: &Path) -> Outcome {
    let progress = Progress::new();
    progress.watch(|| build(Purpose::Site, folder, &progress))?;
    println!("the playground is in {}", command::root().join(folder).display());
    Ok(())
}

fn build(purpose: Purpose, folder: &Path, progress: &Progress) -> Outcome {
    if command::find("npm").is_none() {
        return Err("the playground is built with Node.js 20 or later and npm; install them".into());
    }
    let (engine, packages) = std::thread::scope(|scope| {
        let packages = scope.spawn(|| progress.step("packages of npm", packages));
        (engine::make(purpose, progress), command::join(packages))
    });
    engine.and(packages)?;
    progress.step("page", |tell| npm(&["run", "build", "--", "--logLevel=warn"], tell))?;
    replace(&command::root().join("www/dist"), &command::root().join(folder))
}

/// Installs what `package-lock.json` names, unless that was done.
fn packages(tell: &dyn Fn(&str)) -> Outcome {
    let www = command::root().join("www");
    let lock = fs::read(www.join("package-lock.json")).map_err(|e| e.to_string())?;
    let stamp = www.join("node_modules/.warpscope-lock");
    if fs::read(&stamp).ok().as_ref() != Some(&lock) {
        npm(&["ci", "--no-audit", "--no-fund"], tell)?;
        fs::write(&stamp, &lock).map_err(|e| format!("{}: {e}", stamp.display()))?;
    }
    Ok(())
}

fn npm(args: &[&str], tell: &dyn Fn(&str)) -> Outcome {
    let mut command = Command::new("npm");
    command.arg("--prefix=www").args(args);
    command::run_telling(&mut command, tell).map_err(|e| format!("npm {}: {e}", args.join(" ")))
}

/// Puts a built page in the place of an earlier one.
fn replace(from: &Path, folder: &Path) -> Outcome {
    if folder.exists() {
        if !folder.join("sw.js").is_file()
            && fs::read_dir(folder).is_ok_and(|mut d| d.next().is_some())
        {
            return Err(format!("{} holds something else; name an empty folder", folder.display()));
        }
        fs::remove_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    }
    copy(from, folder)
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

/// Builds the playground and serves it until the process is ended. A page that shows the progress of the
/// build is served from the start.
///
/// # Errors
/// As [`site`], or the port is taken.
pub fn play(port: u16) -> Outcome {
    let listener = TcpListener::bind(("127.0.0.1", port))
        .map_err(|e| format!("port {port}: {e}; choose another with --port"))?;
    let at = listener.local_addr().map_err(|e| e.to_string())?;
    println!("building the playground; http://{at}/ shows the progress, and opens it when ready");
    let progress = Arc::new(Progress::new());
    let site = Site { folder: command::root().join(SITE), build: Some(progress.clone()) };
    let server = std::thread::spawn(move || serve(&listener, &site));
    progress.watch(|| build(Purpose::Play, Path::new(SITE), &progress))?;
    println!("\nwarpscope: http://{at}/\nEnd with Ctrl+C.");
    server.join().map_err(|_| "the server stopped".to_owned())
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

/// Runs a script of `www/e2e` with the playground served, and the browser at the path that the variable names.
fn script(name: &str, (variable, browser): (&str, &Path), tool: &Path) -> Outcome {
    let site = Site { folder: command::root().join(SITE), build: None };
    let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(|e| e.to_string())?;
    let at = listener.local_addr().map_err(|e| e.to_string())?;
    let mut node = Command::new("node");
    node.arg(format!("www/e2e/{name}.js")).env(variable, browser).env("TOOL", tool);
    node.env("URL", format!("http://{at}/")).env("SITE", &site.folder);
    std::thread::spawn(move || serve(&listener, &site));
    node.stderr(Stdio::inherit());
    command::run(&mut node).map_err(|e| format!("www/e2e/{name}.js: {e}"))
}

/// Builds the playground, lints its TypeScript, compares its engine with the command line, and tries it in Chromium;
/// says so and does nothing where Chromium or npm is missing. With `plain` the engine for browsers without vector
/// instructions is compared too: it comes from the same source, which has nothing that depends on them. With `firefox`
/// the page is also tried there, or it is said that Firefox is missing.
///
/// # Errors
/// The build or a test fails.
pub fn test(install: bool, plain: bool, firefox: bool) -> Outcome {
    let Some(chromium) = browser(install) else { return Ok(()) };
    let progress = Progress::new();
    progress.watch(|| build(Purpose::Test { plain }, Path::new(SITE), &progress))?;
    npm(&["run", "lint"], &|line| println!("{line}"))?;
    // The tool that the file tests use.
    let tool = command::tool("fasttest")?;
    script("equal", (CHROMIUM, &chromium), &tool)?;
    script("run", (CHROMIUM, &chromium), &tool)?;
    if !firefox {
        return Ok(());
    }
    let Some(path) = command::find("firefox").or_else(|| command::find("firefox-esr")) else {
        println!("skipped: Firefox is not installed");
        return Ok(());
    };
    script("run", ("FIREFOX", &path), &tool)
}

/// Measures the playground's budgets.
///
/// # Errors
/// The build or a measurement fails; a budget that is missed is no error.
pub fn bench() -> Outcome {
    let Some(chromium) = browser(false) else { return Ok(()) };
    site(Path::new(SITE))?;
    script("bench", (CHROMIUM, &chromium), &command::tool("release")?)
}
