//! `cargo xtask lesson NAME`: makes a lesson of the course to begin with, or tests the one of this name.

use crate::{Outcome, command, ir};
use std::fs;
use std::path::Path;

/// Where the lessons are.
const LESSONS: &str = "www/lessons";
/// The files of a lesson to begin with: a whole small lesson, which passes its tests.
const SKELETON: [(&str, &str); 6] = [
    ("lesson.md", include_str!("../../www/lessons/02_produce_and_consume/lesson.md")),
    ("start.cu", include_str!("../../www/lessons/02_produce_and_consume/start.cu")),
    ("reference.cu", include_str!("../../www/lessons/02_produce_and_consume/reference.cu")),
    ("wrong_before.cu", include_str!("../../www/lessons/02_produce_and_consume/wrong_before.cu")),
    (
        "wrong_syncwarp.cu",
        include_str!("../../www/lessons/02_produce_and_consume/wrong_syncwarp.cu"),
    ),
    (
        "wrong_two_barriers.cu",
        include_str!("../../www/lessons/02_produce_and_consume/wrong_two_barriers.cu"),
    ),
];

/// Makes the lesson `name` if there is none, compiles its kernels, and tests it.
///
/// # Errors
/// The name cannot be that of a folder, a kernel does not compile, or a test fails.
pub fn run(name: &str) -> Outcome {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if name.is_empty() || !name.chars().all(plain) {
        return Err(format!("{name}: use small letters, digits and _, for example 16_my_lesson"));
    }
    let folder = command::root().join(LESSONS).join(name);
    if !folder.exists() {
        make(&folder, name).map_err(|e| format!("{}: {e}", folder.display()))?;
        println!(
            "{LESSONS}/{name} is a copy of the second lesson: edit its files, then run this again"
        );
    }
    ir::run(&[folder.display().to_string()])?;
    command::cargo(&[
        "test",
        "--profile=fasttest",
        "--package=warpscope-tests",
        "--test=lessons",
        "--",
        "--exact",
        name,
    ])
}

fn make(folder: &Path, name: &str) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    for (file, text) in SKELETON {
        let text = text.replacen("# Produce and consume", &format!("# {name}"), 1);
        fs::write(folder.join(file), text)?;
    }
    Ok(())
}
