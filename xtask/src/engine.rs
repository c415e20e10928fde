//! The engine of the playground: the crate `wasm/` and the JavaScript around it.
//!
//! The wasm target comes from rustup, or where rustup cannot fetch it, from Debian's packages of Rust
//! for the web.

use crate::progress::Progress;
use crate::{Outcome, command, setup};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";
/// Debian's Rust with the sources of the standard library, and its linker for wasm.
const DEBIAN: [&str; 6] =
    ["rustc-web", "cargo-web", "rust-web-src", "rust-web-llvm", "libstd-rust-web-dev", "lld-22"];

/// One build of the engine.
#[derive(Clone, Copy, Debug)]
struct Build {
    /// Name of its files in `www/engine`.
    name: &'static str,
    /// Profile of the root `Cargo.toml`.
    profile: &'static str,
    /// Flags for the compiler. Less is inlined than in other builds: 8 % smaller and 8 % slower.
    /// `docs/playground.md` has what else was tried.
    flags: &'static str,
}

/// What the engine is built for.
#[derive(Clone, Copy, Debug)]
pub enum Purpose {
    /// To be used on this machine, soon.
    Play,
    /// To be published: small, and for browsers with and without vector instructions.
    Site,
    /// To be tested: the engine that browsers of today get, or with `plain` both of the site, with what takes longest,
    /// their smallness, left out.
    Test { plain: bool },
}

impl Purpose {
    fn builds(self) -> &'static [Build] {
        const SIMD: &str = "-Cllvm-args=-inline-threshold=30 -Ctarget-feature=+simd128";
        match self {
            Self::Play | Self::Test { plain: false } => {
                &[Build { name: "simd", profile: "play", flags: SIMD }]
            }
            Self::Site => &[
                Build { name: "plain", profile: "wasm", flags: "-Cllvm-args=-inline-threshold=30" },
                Build { name: "simd", profile: "wasm", flags: SIMD },
            ],
            Self::Test { plain: true } => &[
                Build { name: "plain", profile: "play", flags: "" },
                Build { name: "simd", profile: "play", flags: SIMD },
            ],
        }
    }
}

/// Makes `www/engine`, which then holds the builds for this purpose alone.
///
/// # Errors
/// No compiler for wasm can be had, or the build fails.
pub fn make(purpose: Purpose, progress: &Progress) -> Outcome {
    let compiler = progress.step("compiler for wasm", Compiler::find)?;
    let builds = purpose.builds();
    // The end of a build for publishing uses one core alone, so the builds run at the same time.
    let (generator, modules) = std::thread::scope(|scope| {
        let modules: Vec<_> = builds
            .iter()
            .map(|build| {
                let name = format!("engine ({})", build.name);
                scope.spawn(move || progress.step(&name, |tell| compiler.build(build, tell)))
            })
            .collect();
        let generator = progress.step("generator of JavaScript", Generator::find);
        (generator, modules.into_iter().map(command::join).collect::<Vec<_>>())
    });
    let generator = generator?;
    let modules = modules.into_iter().collect::<Result<Vec<_>, _>>()?;
    let folder = command::root().join("www/engine");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for (build, module) in builds.iter().zip(&modules) {
        let step = format!("JavaScript of the engine ({})", build.name);
        progress.step(&step, |tell| generator.run(build.name, module, &folder, tell))?;
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
    fn find(tell: &dyn Fn(&str)) -> Result<Self, String> {
        if has_target() {
            tell("the wasm target of rustup");
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
        tell("Debian's Rust");
        Ok(Self::Debian)
    }

    /// [`COPIES`], if the compiler knows them.
    fn copies(self) -> &'static str {
        let rustc = match self {
            Self::Rustup => "rustc",
            Self::Debian => "/usr/bin/rustc",
        };
        let mut arguments: Vec<&str> = COPIES.split_whitespace().collect();
        arguments.extend(["--print", "cfg"]);
        if command::output(rustc, &arguments).is_some() { COPIES } else { "" }
    }

    /// Builds the crate; returns the path of the module.
    fn build(self, build: &Build, tell: &dyn Fn(&str)) -> Result<PathBuf, String> {
        let mut cargo = match self {
            Self::Rustup => {
                Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
            }
            Self::Debian => Command::new("/usr/bin/cargo"),
        };
        cargo.args(["build", "--package=warpscope-wasm", "--locked", "--target", TARGET]);
        cargo.args(["--profile", build.profile]);
        if matches!(self, Self::Debian) {
            // Without the default features, which are unwinding and backtraces: the engine aborts.
            cargo.args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features="]);
            cargo.env("RUSTC_BOOTSTRAP", "1");
            cargo.env("RUSTC", "/usr/bin/rustc").env("RUSTDOC", "/usr/bin/rustdoc");
            // These would lead back to the other toolchain.
            cargo.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO");
        }
        // A folder for each build, so that they can run at the same time.
        let target = command::root().join("target/wasm").join(build.name);
        cargo.env("CARGO_TARGET_DIR", &target);
        // Only what runs in the browser is built with these.
        let flags = format!("{}{}{}", build.flags, self.copies(), without_paths());
        cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags);
        cargo.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
        command::run_telling(&mut cargo, tell).map_err(|e| format!("building the engine: {e}"))?;
        Ok(target.join(TARGET).join(build.profile).join("warpscope_wasm.wasm"))
    }
}

/// Short copies by loads and stores. The instructions of wasm that copy and fill are for long ones: engines call
/// a function for each, and LLVM uses them for whatever it does not copy by a single store.
const COPIES: &str = " -Cllvm-args=-max-store-memcpy=32 -Cllvm-args=-max-store-memmove=32 \
                      -Cllvm-args=-max-store-memset=32";

/// Flags that keep the paths of this machine, which messages of panics contain, out of the module.
fn without_paths() -> String {
    let home = std::env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| std::env::var_os("HOME").map(|home| Path::new(&home).join(".cargo")));
    let registry = home.map(|home| home.join("registry/src").display().to_string());
    // Flags are separated by spaces.
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

/// The program that writes the JavaScript around a module.
#[derive(Debug)]
enum Generator {
    /// `wasm-bindgen`, of the version that the engine is built with.
    Installed(PathBuf),
    /// Our own around the same library, `src/bin/bindgen.rs`.
    Ours(PathBuf),
}

impl Generator {
    fn find(tell: &dyn Fn(&str)) -> Result<Self, String> {
        let lock = command::root().join("Cargo.lock");
        let lock = fs::read_to_string(&lock).map_err(|e| format!("{}: {e}", lock.display()))?;
        let wanted = locked_version(&lock, "wasm-bindgen");
        if let Some(program) = command::find("wasm-bindgen") {
            let version = command::output("wasm-bindgen", &["--version"]);
            if version.as_deref().and_then(|v| v.split_whitespace().nth(1)) == wanted {
                tell("the installed wasm-bindgen");
                return Ok(Self::Installed(program));
            }
        }
        let mut cargo = command::cargo_command(&["build", "--profile=tools", "--package=xtask"]);
        cargo.args(["--features=web", "--bin=bindgen"]);
        command::run_telling(&mut cargo, tell)
            .map_err(|e| format!("building the generator: {e}"))?;
        Ok(Self::Ours(command::built("tools", "bindgen")?))
    }

    /// Writes `NAME.js`, its types and its module into `folder`.
    fn run(&self, name: &str, module: &Path, folder: &Path, tell: &dyn Fn(&str)) -> Outcome {
        let mut command = match self {
            Self::Installed(program) => {
                let mut command = Command::new(program);
                command.args(["--target=web", "--remove-name-section", "--out-name", name]);
                command.arg("--out-dir").args([folder, module]);
                command
            }
            Self::Ours(program) => {
                let mut command = Command::new(program);
                command.arg(module).arg(name).arg(folder);
                command
            }
        };
        command::run_telling(&mut command, tell).map_err(|e| format!("wasm-bindgen: {e}"))
    }
}

/// The version of a package in a `Cargo.lock`.
fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let mut lines = lock.lines().skip_while(|l| *l != format!("name = \"{package}\""));
    lines.nth(1)?.strip_prefix("version = \"")?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::locked_version;

    #[test]
    fn versions_are_read_from_the_lock_file() {
        let lock = "[[package]]\nname = \"ab\"\nversion = \"1.0.0\"\n\n\
                    [[package]]\nname = \"a\"\nversion = \"2.0.1\"\n";
        assert_eq!(locked_version(lock, "a"), Some("2.0.1"));
        assert_eq!(locked_version(lock, "b"), None);
    }
}
