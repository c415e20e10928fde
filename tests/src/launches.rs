//! The launches that file tests name, for tests that run the core itself.

use crate::cases::modules;
use crate::header;
use crate::tool::root;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use warpscope_core::LoadedModule;
use warpscope_core::launch::parse::{parse_arg, parse_dim3};
use warpscope_core::launch::{Dim3, Exited, Launch, Model};

/// A kernel of a file test and how it is run.
#[derive(Debug)]
pub struct Case {
    /// File and line of the `run:`.
    pub name: String,
    /// The module.
    pub prepared: Arc<LoadedModule>,
    /// Kernel; none is the first.
    pub kernel: Option<String>,
    /// Launch.
    pub launch: Launch,
    /// Most steps.
    pub max_steps: Option<u64>,
}

impl Case {
    /// Name of the kernel that is run.
    pub fn kernel(&self) -> String {
        self.kernel.clone().unwrap_or_else(|| self.prepared.kernels()[0].name.clone())
    }
}

/// The first launch of each file test that says its dimensions; `pick` chooses by path.
pub fn launches(mut pick: impl FnMut(&str) -> bool) -> Vec<Case> {
    let folder = |name| modules(&root().join("tests").join(name));
    let mut files: Vec<PathBuf> = ["fail", "pass"].into_iter().flat_map(folder).collect();
    files.retain(|f| pick(&f.to_string_lossy()));
    files.iter().filter_map(|f| first_launch(f)).collect()
}

fn first_launch(path: &Path) -> Option<Case> {
    let text = std::fs::read_to_string(path).ok()?;
    let stem = path.to_string_lossy().replace(".O0.ll", ".ll");
    let source = Path::new(&stem).with_extension("cu");
    let says = std::fs::read_to_string(source).unwrap_or_else(|_| text.clone());
    let runs = header::parse(&says).ok()?;
    let run = runs.first()?;
    let mut launch =
        Launch { grid: Dim3::new(1, 1, 1), block: Dim3::new(64, 1, 1), ..Launch::default() };
    let (mut kernel, mut max_steps, mut dimensions) = (None, None, 0);
    let mut flags = run.flags.iter();
    while let Some(flag) = flags.next() {
        let mut value = || flags.next().cloned().unwrap_or_default();
        match flag.as_str() {
            "--grid" => {
                launch.grid = parse_dim3(&value()).ok()?;
                dimensions += 1;
            }
            "--block" => {
                launch.block = parse_dim3(&value()).ok()?;
                dimensions += 1;
            }
            "--arg" => launch.args.push(parse_arg(&value()).ok()?),
            "--kernel" => kernel = Some(value()),
            "--warp-size" => launch.warp_size = value().parse().ok()?,
            "--shared-bytes" => launch.shared_bytes = value().parse().ok()?,
            "--max-steps" => max_steps = value().parse().ok(),
            "--seed" => launch.seed = value().parse().ok()?,
            "--model" => launch.model = if value() == "its" { Model::Its } else { Model::Lockstep },
            "--exited" => {
                let arrive = value() == "arrive";
                launch.exited = Some(if arrive { Exited::Arrive } else { Exited::Strict });
            }
            _ => {}
        }
    }
    if dimensions < 2 {
        return None;
    }
    let name = format!("{}:{}", path.file_name()?.to_string_lossy(), run.line);
    let prepared = Arc::new(LoadedModule::new(&text, "kernel.ll").ok()?);
    Some(Case { name, prepared, kernel, launch, max_steps })
}
