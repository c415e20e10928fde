//! The user's cache: what is the same for every run of one build of the tool, and can be made anew at any time.

use etcetera::BaseStrategy as _;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Names another folder for the cache, or, set to `off`, does without one.
const VARIABLE: &str = "WARPSCOPE_CACHE";
/// What other builds left is removed when it is this old.
const KEPT: Duration = Duration::from_secs(30 * 24 * 3600);

/// The folder of the cache, which need not exist; `None` if there is to be none.
pub fn folder() -> Option<PathBuf> {
    match std::env::var_os(VARIABLE) {
        Some(value) if value == OsStr::new("off") => None,
        Some(value) if !value.is_empty() => Some(value.into()),
        _ => {
            let base = etcetera::choose_base_strategy().ok()?;
            Some(base.cache_dir().join("warpscope"))
        }
    }
}

/// Removes what lies beside `current` for long, has its kind of name and is not itself: entries that begin
/// with `prefix`. What cannot be removed stays.
pub fn forget_old(current: &Path, prefix: &str) {
    let Some(entries) = current.parent().and_then(|folder| fs::read_dir(folder).ok()) else {
        return;
    };
    for entry in entries.flatten() {
        let old = entry
            .metadata()
            .and_then(|meta| meta.modified())
            .is_ok_and(|time| time.elapsed().is_ok_and(|age| age > KEPT));
        let kind = entry.file_name().to_str().is_some_and(|name| name.starts_with(prefix));
        if old && kind && entry.path() != current {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}
