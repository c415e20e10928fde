//! The engine of the playground: the crate `wasm/`, twice, and the JavaScript around it.
//!
//! The wasm target comes from rustup, or where rustup cannot fetch, from Debian's packages of Rust for the web.

use crate::{Outcome, command, setup};
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";
/// Debian's Rust with the sources of the standard library, and its linker for wasm.
const DEBIAN: [&str; 6] =
    ["rustc-web", "cargo-web", "rust-web-src", "rust-web-llvm", "libstd-rust-web-dev", "lld-22"];

/// The two builds: the name of their files, and what the compiler is told. Less is inlined than in other builds: 8 %
/// smaller and 8 % slower. `docs/playground.md` has what else was tried.
const BUILDS: [(&str, &str); 2] = [
    ("plain", "-Cllvm-args=-inline-threshold=30"),
    ("simd", "-Cllvm-args=-inline-threshold=30 -Ctarget-feature=+simd128"),
];

/// Makes `www/engine`.
///
/// # Errors
/// No compiler for wasm can be had, or the build fails.
pub fn make() -> Outcome {
    let compiler = Compiler::find()?;
    // Each build ends on one core alone, so that two at a time take little longer than one.
    let built: Vec<Result<PathBuf, String>> = std::thread::scope(|scope| {
        let builds = BUILDS.map(|(name, flags)| scope.spawn(move || compiler.build(name, flags)));
        let ended = builds.map(|b| b.join().unwrap_or_else(|_| Err("a build panicked".into())));
        ended.into()
    });
    for ((name, _), built) in BUILDS.into_iter().zip(built) {
        bindgen(name, &built?)?;
    }
    Ok(())
}

/// Which Rust makes wasm here.
#[derive(Clone, Copy, Debug)]
enum Compiler {
    Rustup,
    Debian,
}

impl Compiler {
    /// The one that is there, or can be had.
    fn find() -> Result<Self, String> {
        if has_target() {
            println!("engine: with the wasm target of rustup");
            return Ok(Self::Rustup);
        }
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
        Ok(Self::Debian)
    }

    /// Builds the crate with `flags` for the compiler; where the module lies.
    fn build(self, name: &str, flags: &str) -> Result<PathBuf, String> {
        let args = ["build", "--package=warpscope-wasm", "--profile=wasm", "--locked", "--quiet"];
        let mut cargo = match self {
            Self::Rustup => {
                Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
            }
            Self::Debian => Command::new("/usr/bin/cargo"),
        };
        cargo.args(args).args(["--target", TARGET]);
        if matches!(self, Self::Debian) {
            cargo.arg("-Zbuild-std=std,panic_abort");
            cargo.env("RUSTC_BOOTSTRAP", "1");
            cargo.env("RUSTC", "/usr/bin/rustc").env("RUSTDOC", "/usr/bin/rustdoc");
            // These would lead back to the other toolchain.
            cargo.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO");
        }
        // A folder for each compiler and build, so that none undoes another's work.
        let target = command::root().join("target/wasm").join(name);
        cargo.env("CARGO_TARGET_DIR", &target);
        // Only what runs in the browser is built with these.
        let flags = format!("{flags}{}", without_paths());
        cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags);
        cargo.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
        command::run(&mut cargo).map_err(|e| format!("building the engine: {e}"))?;
        Ok(target.join(TARGET).join("wasm/warpscope_wasm.wasm"))
    }
}

/// Flags that keep the paths of this machine, which panics would tell, out of the module.
fn without_paths() -> String {
    let home = std::env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| std::env::var_os("HOME").map(|home| Path::new(&home).join(".cargo")));
    let registry = home.map(|home| home.join("registry/src").display().to_string());
    // Flags are parted at spaces.
    registry
        .filter(|path| !path.contains(char::is_whitespace))
        .map_or_else(String::new, |path| format!(" --remap-path-prefix={path}=crates"))
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

/// Writes `NAME.js` and its module.
#[cfg(feature = "web")]
fn bindgen(name: &str, built: &Path) -> Outcome {
    let folder = command::root().join("www/engine");
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen.input_path(built).out_name(name).typescript(true).remove_name_section(true);
    bindgen.web(true).map_err(|e| e.to_string())?;
    bindgen.generate(&folder).map_err(|e| format!("wasm-bindgen: {e:#}"))
}

#[cfg(not(feature = "web"))]
fn bindgen(_: &str, _: &Path) -> Outcome {
    Err("this build of xtask is without the feature `web`".to_owned())
}
