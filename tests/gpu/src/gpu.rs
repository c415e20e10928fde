//! The second step: runs the prepared kernels on the GPU of this machine.

use crate::Fallible;
use crate::prepare::{Case, Param};
use crate::verdict::{Verdict, compare};
use cudarc::driver::{CudaContext, CudaSlice, CudaStream, LaunchConfig, PushKernelArg};
use cudarc::nvrtc::Ptx;
use std::fs;
use std::path::Path;
use std::sync::Arc;

/// Runs all kernels in `dir` and prints a table in Markdown; whether all agree.
pub fn all(dir: &Path) -> Fallible<bool> {
    let json = fs::read(dir.join("cases.json")).map_err(|e| format!("cases.json: {e}"))?;
    let cases: Vec<Case> = serde_json::from_slice(&json).map_err(|e| e.to_string())?;
    let context = CudaContext::new(0).map_err(|e| e.to_string())?;
    println!("Card: {}.\n", context.name().map_err(|e| e.to_string())?);
    println!("| kernel | about | threads | values compared | different | largest difference |");
    println!("| --- | --- | --- | --- | --- | --- |");
    let mut good = true;
    for case in &cases {
        let threads = case.grid.count() * case.block.count();
        let (name, title) = (&case.name, case.title.trim_end_matches('.'));
        match one(dir, case, &context.default_stream()) {
            Ok(Verdict { values, different, ulps, first }) => {
                let most = if ulps == 0 { "none".into() } else { format!("{ulps} ulp") };
                println!("| {name} | {title} | {threads} | {values} | {different} | {most} |");
                if ulps > case.ulps || different > 0 && case.ulps == 0 {
                    good = false;
                    eprintln!("{name}: {}", first.unwrap_or_default());
                }
            }
            Err(error) => {
                good = false;
                println!("| {name} | {title} | {threads} | | {error} | |");
            }
        }
    }
    Ok(good)
}

fn one(dir: &Path, case: &Case, stream: &Arc<CudaStream>) -> Fallible<Verdict> {
    let told = |e: cudarc::driver::DriverError| e.to_string();
    let read = |suffix: &str| {
        let file = dir.join(format!("{}.{suffix}", case.name));
        fs::read(&file).map_err(|e| format!("{}: {e}", file.display()))
    };
    let (before, ours) = (read("in")?, read("out")?);
    let ptx = Ptx::from_file(dir.join(format!("{}.ptx", case.name)));
    let module = stream.context().load_module(ptx).map_err(told)?;
    let kernel = module.load_function(&case.kernel).map_err(told)?;
    let mut buffers: Vec<CudaSlice<u8>> = vec![];
    let mut at = 0;
    for buffer in &case.buffers {
        let bytes = before.get(at..at + buffer.bytes as usize).ok_or("inputs are cut")?;
        buffers.push(stream.clone_htod(bytes).map_err(told)?);
        at += buffer.bytes as usize;
    }
    let narrow: Vec<u32> = case.params.iter().map(|p| scalar(p).0 as u32).collect();
    let wide: Vec<u64> = case.params.iter().map(|p| scalar(p).0).collect();
    let mut builder = stream.launch_builder(&kernel);
    for (i, param) in case.params.iter().enumerate() {
        match param {
            Param::Buffer(n) => builder.arg(&buffers[*n]),
            Param::Scalar { size: 8, .. } => builder.arg(&wide[i]),
            Param::Scalar { size: 4, .. } => builder.arg(&narrow[i]),
            Param::Scalar { size, .. } => return Err(format!("a scalar of {size} bytes")),
        };
    }
    let (g, b) = (case.grid, case.block);
    let config = LaunchConfig {
        grid_dim: (g.x, g.y, g.z),
        block_dim: (b.x, b.y, b.z),
        shared_mem_bytes: case.shared_bytes as u32,
    };
    // SAFETY: parameters are those of the kernel, which warpscope found to stay inside its buffers.
    unsafe { builder.launch(config) }.map_err(told)?;
    let mut theirs = vec![];
    for buffer in &buffers {
        theirs.extend(stream.clone_dtoh(buffer).map_err(told)?);
    }
    compare(case, &ours, &theirs)
}

fn scalar(param: &Param) -> (u64, u64) {
    match *param {
        Param::Buffer(_) => (0, 8),
        Param::Scalar { bits, size } => (bits, size),
    }
}
