//! What a link of version 1 holds, as JSON before it is deflated. Golden files lie in `tests/share`.

use launch::Launch;
use serde::{Deserialize, Serialize};

/// Language of a source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// CUDA C++.
    Cuda,
    /// LLVM IR as text.
    Llvm,
}

/// A run that can be made again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Version of warpscope that made the link.
    pub engine: String,
    /// What reports call the source.
    pub file: String,
    /// Language of the source.
    pub language: Language,
    /// The source.
    pub source: String,
    /// Options for the compiler of CUDA C++, such as `-DN=64`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
    /// The kernel; `None` is the only one, or none chosen yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kernel: Option<String>,
    /// The launch, with its model and seed.
    pub launch: Launch,
    /// Step of the run that is looked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<u64>,
    /// Finding that is looked at, by its fingerprint.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finding: Option<String>,
}

impl State {
    /// A state made by this version, of a source and a launch.
    pub fn new(file: &str, language: Language, source: &str, launch: Launch) -> Self {
        Self {
            engine: env!("CARGO_PKG_VERSION").to_owned(),
            file: file.to_owned(),
            language,
            source: source.to_owned(),
            options: vec![],
            kernel: None,
            launch,
            step: None,
            finding: None,
        }
    }
}
