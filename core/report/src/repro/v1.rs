//! The contents of a link of version 1, as JSON before compression. Golden files are in
//! `tests/share`.

use base::diagnostic::{Diagnostic, Outcome, Result};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use launch::Launch;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

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
    /// Files that it can read, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub files: BTreeMap<String, FileBytes>,
    /// The launch that is displayed, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub launch: Option<u64>,
}

/// What is in a file of a link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FileBytes {
    /// UTF-8.
    Text(String),
    /// Other bytes, in base64.
    Base64(String),
}

impl From<&[u8]> for FileBytes {
    fn from(bytes: &[u8]) -> Self {
        match std::str::from_utf8(bytes) {
            Ok(text) => Self::Text(text.to_owned()),
            Err(_) => Self::Base64(STANDARD.encode(bytes)),
        }
    }
}

impl FileBytes {
    /// The bytes.
    ///
    /// # Errors
    /// They are not base64.
    pub fn bytes(&self) -> Result<Vec<u8>> {
        match self {
            Self::Text(text) => Ok(text.clone().into_bytes()),
            Self::Base64(text) => STANDARD.decode(text).map_err(|e| {
                let message = format!("a file in the link is damaged: {e}");
                Box::new(Diagnostic::new(Outcome::Malformed, "WS-LINK", message))
            }),
        }
    }
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
