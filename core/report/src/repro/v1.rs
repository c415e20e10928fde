//! The contents of a link of version 1, as JSON before compression. Golden files are in
//! `tests/share`.

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

/// A reproducible run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Version of warpscope that made the link.
    pub engine: String,
    /// File name of the source in reports.
    pub file: String,
    /// Language of the source.
    pub language: Language,
    /// Text of the source.
    pub source: String,
    /// Options for the compiler of CUDA C++, such as `-DN=64`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
    /// The kernel; `None` means the only one, or that none has been chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kernel: Option<String>,
    /// The launch, with its model and seed.
    pub launch: Launch,
    /// The step of the run that is displayed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<u64>,
    /// Fingerprint of the finding that is displayed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finding: Option<String>,
    /// The run of the whole program that is displayed, instead of the launch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub program: Option<ProgramRun>,
}

/// A run of the program that a source is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ProgramRun {
    /// Arguments, without the program's name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<String>,
    /// Its standard input.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub stdin: String,
    /// The launch that is displayed, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub launch: Option<u64>,
}

impl State {
    /// A state created by this version, with a source and a launch.
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
            program: None,
        }
    }
}
