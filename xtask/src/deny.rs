//! `cargo xtask deny`: licences and origins of all dependencies, and what is known to be wrong with them.

use crate::Outcome;
use crate::command::{self, root};
use serde_json::Value;
use spdx::{Expression, LicenseReq, ParseMode};
use std::path::Path;

/// Licences that permit whatever MIT and Apache-2.0 permit.
const ALLOWED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "NCSA",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];
/// The workspaces, by the folders of their manifests.
const WORKSPACES: &[&str] = &[".", "fuzz", "fuzz/libafl", "tests/gpu", "tests/llvm"];
/// Where packages come from.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Runs the command.
///
/// # Errors
/// The faults, or what could not be found out.
pub fn run() -> Outcome {
    let mut faults = vec![];
    let mut packages = 0;
    for workspace in WORKSPACES {
        let manifest = Path::new(workspace).join("Cargo.toml");
        let argument = format!("--manifest-path={}", manifest.display());
        let args = ["metadata", "--format-version=1", "--locked", &argument];
        let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
        let Some(text) = command::output(&cargo, &args) else {
            if *workspace == "." {
                return Err("cargo metadata fails: is Cargo.lock up to date?".to_owned());
            }
            println!("skipped: the packages of {workspace} cannot be fetched");
            continue;
        };
        let metadata: Value =
            serde_json::from_str(&text).map_err(|e| format!("cargo metadata: {e}"))?;
        let all = metadata["packages"].as_array().ok_or("cargo metadata lists no packages")?;
        packages += all.len();
        faults.extend(all.iter().filter_map(fault));
    }
    faults.sort();
    faults.dedup();
    if !faults.is_empty() {
        return Err(format!("dependencies:\n  {}", faults.join("\n  ")));
    }
    println!("licences and origins of {packages} packages");
    advisories()
}

/// What is wrong with a package of `cargo metadata`.
fn fault(package: &Value) -> Option<String> {
    let name = package["name"].as_str().unwrap_or("?");
    if package["source"].is_null() {
        // One of ours.
        let path = package["manifest_path"].as_str().unwrap_or("");
        return (!Path::new(path).starts_with(root()))
            .then(|| format!("{name} is a folder outside the repository"));
    }
    if package["source"] != REGISTRY {
        return Some(format!("{name} is not from crates.io: {}", package["source"]));
    }
    let Some(licence) = package["license"].as_str() else {
        return Some(format!("{name} names no licence"));
    };
    match Expression::parse_mode(licence, ParseMode::LAX) {
        Ok(expression) if expression.evaluate(is_allowed) => None,
        Ok(_) => Some(format!("{name} has the licence {licence}, which is not allowed")),
        Err(_) => Some(format!("{name} has the licence {licence}, which is not SPDX")),
    }
}

/// An exception, such as that of LLVM, only permits more.
fn is_allowed(licence: &LicenseReq) -> bool {
    licence.license.id().is_some_and(|id| ALLOWED.contains(&id.name))
}

/// Known faults of dependencies, with `cargo deny` and its database where both can be had.
fn advisories() -> Outcome {
    if command::output("cargo-deny", &["--version"]).is_none() {
        println!("skipped: advisories need cargo-deny (cargo install cargo-deny)");
        return Ok(());
    }
    if command::cargo(&["deny", "--log-level=error", "fetch", "db"]).is_err() {
        println!("skipped: the database of advisories cannot be fetched");
        return Ok(());
    }
    command::cargo(&["deny", "check", "--disable-fetch", "advisories"])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(source: &str, license: Value) -> Value {
        serde_json::json!({ "name": "x", "source": source, "license": license })
    }

    #[test]
    fn licences_are_read() {
        for good in [
            "MIT",
            "MIT/Apache-2.0",
            "GPL-3.0 OR MIT",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR GPL-2.0",
        ] {
            assert_eq!(fault(&package(REGISTRY, good.into())), None, "{good}");
        }
        for bad in ["GPL-3.0-only", "MIT AND GPL-3.0-only", "my own", ""] {
            assert!(fault(&package(REGISTRY, bad.into())).is_some(), "{bad}");
        }
        assert!(fault(&package(REGISTRY, Value::Null)).is_some());
        assert!(fault(&package("git+https://example.org/x", "MIT".into())).is_some());
    }
}
