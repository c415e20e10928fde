//! The playground: `cargo xtask wasm`, `site`, `play` and `web`.
//!
//! Everything is made from the repository on a machine that has Rust and Node.js: the wasm target comes
//! from rustup, or where rustup cannot fetch, from Debian's packages of Rust for the web; what npm
//! needs is named in `www/package-lock.json`.

use crate::{Outcome, command, setup};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::process::{Command, Stdio};

const TARGET: &str = "wasm32-unknown-unknown";
/// Debian's Rust with the sources of the standard library, and its linker for wasm.
const DEBIAN: [&str; 6] =
    ["rustc-web", "cargo-web", "rust-web-src", "rust-web-llvm", "libstd-rust-web-dev", "lld-22"];

/// Builds `www/engine`.
///
/// # Errors
/// No compiler for wasm can be had, or the build fails.
pub fn wasm() -> Outcome {
    let built = build_wasm()?;
    bindgen(&built)
}

/// Builds the crate; where the module lies.
fn build_wasm() -> Result<PathBuf, String> {
    let args = ["build", "--package=warpscope-wasm", "--release", "--locked", "--target", TARGET];
    let target = command::root().join("target/wasm");
    let mut cargo;
    if has_target() {
        println!("engine: with the wasm target of rustup");
        cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.args(args);
    } else {
        if !Path::new("/usr/bin/rustc").is_file() || command::find("rust-lld").is_none() {
            setup::install(&DEBIAN);
        }
        if !Path::new("/usr/bin/cargo").is_file() {
            return Err(format!(
                "no Rust for wasm: `rustup target add {TARGET}`, or on Debian install {}",
                DEBIAN.join(" ")
            ));
        }
        println!("engine: with Debian's Rust");
        cargo = Command::new("/usr/bin/cargo");
        cargo.args(args).arg("-Zbuild-std=std,panic_abort");
        cargo.env("RUSTC_BOOTSTRAP", "1");
        cargo.env("RUSTC", "/usr/bin/rustc").env("RUSTDOC", "/usr/bin/rustdoc");
        // These would lead back to the other toolchain.
        cargo.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO");
    }
    // A folder of its own, so that two compilers do not undo each other's work.
    cargo.env("CARGO_TARGET_DIR", &target);
    command::run(&mut cargo).map_err(|e| format!("building the engine: {e}"))?;
    Ok(target.join(TARGET).join("release/warpscope_wasm.wasm"))
}

/// Whether rustup's toolchain has the target, or could fetch it now.
fn has_target() -> bool {
    let installed = || {
        let sysroot = command::output("rustc", &["--print", "sysroot"])?;
        Some(Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET).is_dir())
    };
    if installed() == Some(true) {
        return true;
    }
    if command::find("rustup").is_none() {
        return false;
    }
    println!("rustup target add {TARGET}");
    let _ = command::run(Command::new("rustup").args(["target", "add", TARGET]));
    installed() == Some(true)
}

#[cfg(feature = "web")]
fn bindgen(built: &Path) -> Outcome {
    let folder = command::root().join("www/engine");
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen.input_path(built).typescript(true).remove_name_section(true);
    bindgen.web(true).map_err(|e| e.to_string())?;
    bindgen.generate(&folder).map_err(|e| format!("wasm-bindgen: {e:#}"))
}

/// The generator is not in this build of xtask: one that has it does the work.
#[cfg(not(feature = "web"))]
fn bindgen(_: &Path) -> Outcome {
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
    let folder = Path::new("target/site");
    site(folder)?;
    let listener = TcpListener::bind(("127.0.0.1", port))
        .map_err(|e| format!("port {port}: {e}; choose another with --port"))?;
    let at = listener.local_addr().map_err(|e| e.to_string())?;
    println!("\nwarpscope: http://{at}/\nEnd with Ctrl+C.");
    serve(&listener, &command::root().join(folder));
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

/// Builds the playground and tries it in Chromium; says so and does nothing where that cannot be had.
///
/// # Errors
/// The build or a test fails.
pub fn test(install: bool) -> Outcome {
    if command::find("npm").is_none() {
        println!("skipped: Node.js and npm are not installed");
        return Ok(());
    }
    let chromium = || command::find("chromium").or_else(|| command::find("google-chrome"));
    if chromium().is_none() && install {
        setup::install(&["chromium"]);
    }
    let Some(chromium) = chromium() else {
        println!("skipped: Chromium is not installed");
        return Ok(());
    };
    let folder = Path::new("target/site");
    site(folder)?;
    let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(|e| e.to_string())?;
    let at = listener.local_addr().map_err(|e| e.to_string())?;
    let root = command::root().join(folder);
    std::thread::spawn(move || serve(&listener, &root));
    let mut node = Command::new("node");
    node.arg("www/e2e/run.js").env("CHROMIUM", chromium).env("URL", format!("http://{at}/"));
    node.stderr(Stdio::inherit());
    command::run(&mut node).map_err(|e| format!("tests in the browser: {e}"))
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
