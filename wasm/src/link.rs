//! Links as the page fills its fields from them.

use crate::running::limits;
use serde::{Deserialize, Serialize};
use warpscope_core::LoadedModule;
use warpscope_core::check::{CheckOptions, LoweredKernel, Runner};
use warpscope_core::detect::finding::Rule;
use warpscope_core::detect::result::KernelResult;
use warpscope_core::diagnostic::{Diagnostic, Result};
use warpscope_core::launch::parse::parse_value;
use warpscope_core::launch::{Exited, KernelArg, Launch, Model};
use warpscope_core::repro::{self, FileBytes, Language, ProgramRun, State};
use warpscope_core::search::minimise::{MAX_TRIES, MinimiseBounds, minimise};
use warpscope_core::search::runs::Runs;

/// What a link holds.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LinkState {
    /// What reports call the source.
    pub file: String,
    /// Whether the source is LLVM IR rather than CUDA C++.
    pub ir: bool,
    /// The source.
    pub source: String,
    /// Options for the compiler, `-DN=64`.
    #[serde(default)]
    pub options: Vec<String>,
    /// The kernel, if one is chosen.
    #[serde(default)]
    pub kernel: Option<String>,
    /// The launch.
    pub launch: LinkLaunch,
    /// Step that is shown.
    #[serde(default)]
    pub step: Option<u64>,
    /// Fingerprint of the finding that is shown.
    #[serde(default)]
    pub finding: Option<String>,
    /// The run of the whole program that is shown, if one is.
    #[serde(default)]
    pub program: Option<LinkProgram>,
    /// Version that made the link; left out for a new one.
    #[serde(default)]
    pub engine: Option<String>,
}

/// The run of a program.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LinkProgram {
    /// Arguments, without the program's name.
    pub args: Vec<String>,
    /// What it reads from its standard input.
    pub stdin: String,
    /// Files that it can read.
    #[serde(default)]
    pub files: Vec<LinkFile>,
    /// Number of the launch that is shown.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub launch: Option<u64>,
}

/// A file of a program.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LinkFile {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// The launch of a link.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LinkLaunch {
    /// Blocks of the grid, `[x, y, z]`.
    pub grid: [u32; 3],
    /// Threads of a block, `[x, y, z]`.
    pub block: [u32; 3],
    /// Arguments that are given.
    pub args: Vec<LinkArg>,
    /// Bytes of dynamic shared memory.
    pub shared_bytes: u64,
    /// Execution model.
    pub model: Model,
    /// Rule for exited threads; `null` is that of the model.
    pub exited: Option<Exited>,
    /// Lanes of a warp.
    pub warp_size: u32,
    /// Seed.
    pub seed: u64,
}

/// An argument in a link.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LinkArg {
    /// Name of the parameter or global.
    pub name: String,
    /// Value, as `--arg` takes it.
    pub value: String,
}

impl From<&Launch> for LinkLaunch {
    fn from(launch: &Launch) -> Self {
        let arg = |a: &KernelArg| LinkArg { name: a.name.clone(), value: a.value.to_string() };
        Self {
            grid: launch.grid.into(),
            block: launch.block.into(),
            args: launch.args.iter().map(arg).collect(),
            shared_bytes: launch.shared_bytes,
            model: launch.model,
            exited: launch.exited,
            warp_size: launch.warp_size,
            seed: launch.seed,
        }
    }
}

impl LinkLaunch {
    /// The launch.
    ///
    /// # Errors
    /// A value cannot be read, or the launch is impossible.
    pub fn launch(&self) -> Result<Launch> {
        let arg =
            |a: &LinkArg| Ok(KernelArg { name: a.name.clone(), value: parse_value(&a.value)? });
        let launch = Launch {
            grid: self.grid.into(),
            block: self.block.into(),
            args: self.args.iter().map(arg).collect::<Result<_>>()?,
            shared_bytes: self.shared_bytes,
            model: self.model,
            exited: self.exited,
            warp_size: self.warp_size,
            seed: self.seed,
        };
        launch.validate()?;
        Ok(launch)
    }
}

/// The smallest launch that was found to show a finding of `result`, the one with this fingerprint: with `LinkLaunch`'s
/// fields, and the same as the result's where no smaller one was found.
///
/// # Errors
/// There is no such finding or kernel.
pub fn smallest(
    loaded: &LoadedModule,
    result: &KernelResult,
    fingerprint: &str,
) -> Result<LinkLaunch> {
    let finding = result.findings.iter().find(|f| f.fingerprint() == fingerprint);
    let finding = finding.ok_or_else(|| Diagnostic::bad_launch("no such finding in this run"))?;
    let options = CheckOptions {
        redundant: matches!(finding.rule, Rule::RedundantBarrier | Rule::WideBarrier),
        limits: limits(),
        ..CheckOptions::default()
    };
    let bounds = MinimiseBounds {
        tries: MAX_TRIES,
        steps: MAX_STEPS,
        allows: &|_| true,
        keep_going: &|| true,
    };
    let kernel = loaded.kernel(&result.kernel)?;
    let mut lowered = LoweredKernel::default();
    let mut runs = Runs::new(Runner::new(loaded, &kernel, &mut lowered), options);
    let smaller = minimise(&mut runs, finding, &bounds);
    Ok(LinkLaunch::from(&smaller.as_ref().unwrap_or(finding).witness.launch))
}

/// Most warp instructions of all launches that are run to find a smaller one: some seconds.
const MAX_STEPS: u64 = 50_000_000;

impl LinkState {
    /// The link, from `#` on.
    ///
    /// # Errors
    /// The launch is invalid, or the state is too large for a link.
    pub fn encode(&self) -> Result<String> {
        let language = if self.ir { Language::Llvm } else { Language::Cuda };
        let mut state = State::new(&self.file, language, &self.source, self.launch.launch()?);
        state.options.clone_from(&self.options);
        state.kernel.clone_from(&self.kernel);
        state.step = self.step;
        state.finding.clone_from(&self.finding);
        state.program = self.program.as_ref().map(|p| ProgramRun {
            args: p.args.clone(),
            stdin: p.stdin.clone(),
            files: p
                .files
                .iter()
                .map(|f| (f.name.clone(), FileBytes::from(&f.bytes[..])))
                .collect(),
            launch: p.launch,
        });
        repro::encode(&state)
    }

    /// What a link holds.
    ///
    /// # Errors
    /// It is not a link, or one of an unknown version.
    pub fn decode(link: &str) -> Result<Self> {
        let state = repro::decode(link)?;
        let program = state.program.map(|p| {
            let file =
                |(name, bytes): (String, FileBytes)| Ok(LinkFile { name, bytes: bytes.bytes()? });
            let files = p.files.into_iter().map(file).collect::<Result<_>>()?;
            Ok::<_, Box<Diagnostic>>(LinkProgram {
                args: p.args,
                stdin: p.stdin,
                files,
                launch: p.launch,
            })
        });
        Ok(Self {
            file: state.file,
            ir: state.language == Language::Llvm,
            source: state.source,
            options: state.options,
            kernel: state.kernel,
            launch: LinkLaunch::from(&state.launch),
            step: state.step,
            finding: state.finding,
            program: program.transpose()?,
            engine: Some(state.engine),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::LinkState;

    #[test]
    fn every_published_link_survives_the_fields_of_the_page() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/share");
        let mut seen = 0;
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_none_or(|e| e != "link") {
                continue;
            }
            let link = std::fs::read_to_string(&path).unwrap();
            let state = LinkState::decode(link.trim()).unwrap();
            let again = LinkState::decode(&state.encode().unwrap()).unwrap();
            let json = |s: &LinkState| serde_json::to_value(s).unwrap();
            assert_eq!(json(&state), json(&again), "{}", path.display());
            seen += 1;
        }
        assert!(seen > 0);
        assert!(LinkState::decode("#1/!!!").is_err());
    }
}
