//! Links as the page fills its fields from them: launches in the spelling of the command line.

use crate::dto::LaunchText;
use serde::{Deserialize, Serialize};
use warpscope_core::diagnostic::Result;
use warpscope_core::launch::{Dim3, Launch};
use warpscope_core::repro::{self, Language, State};

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
    pub launch: LaunchText,
    /// Step that is looked at.
    #[serde(default)]
    pub step: Option<u64>,
    /// Finding that is looked at, by its fingerprint.
    #[serde(default)]
    pub finding: Option<String>,
    /// Version that made the link; left out for a new one.
    #[serde(default)]
    pub engine: Option<String>,
}

/// Dimensions as the command line takes them.
fn dims(Dim3 { x, y, z }: Dim3) -> String {
    format!("{x},{y},{z}")
}

impl From<&Launch> for LaunchText {
    fn from(launch: &Launch) -> Self {
        Self {
            grid: Some(dims(launch.grid)),
            block: Some(dims(launch.block)),
            args: launch.args.iter().map(ToString::to_string).collect(),
            shared_bytes: Some(launch.shared_bytes),
            model: Some(launch.model),
            exited: launch.exited,
            warp_size: Some(launch.warp_size),
            seed: launch.seed,
        }
    }
}

impl LinkState {
    /// The link, from `#` on.
    ///
    /// # Errors
    /// The launch cannot be read, or the state is too large for a link.
    pub fn encode(&self) -> Result<String> {
        let language = if self.ir { Language::Llvm } else { Language::Cuda };
        let mut state = State::new(&self.file, language, &self.source, self.launch.launch()?);
        state.options.clone_from(&self.options);
        state.kernel.clone_from(&self.kernel);
        state.step = self.step;
        state.finding.clone_from(&self.finding);
        repro::encode(&state)
    }

    /// What a link holds.
    ///
    /// # Errors
    /// It is no link, or one of a version that is not known.
    pub fn decode(link: &str) -> Result<Self> {
        let state = repro::decode(link)?;
        Ok(Self {
            file: state.file,
            ir: state.language == Language::Llvm,
            source: state.source,
            options: state.options,
            kernel: state.kernel,
            launch: LaunchText::from(&state.launch),
            step: state.step,
            finding: state.finding,
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
