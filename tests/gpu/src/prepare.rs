//! The first step: compiles each kernel to LLVM IR and to PTX, and runs the IR here.

use crate::Fallible;
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::Path;
use std::process::Command;
use warpscope_core::bytecode::target::{OBJECT_WINDOW, object_base};
use warpscope_core::LoadedModule;
use warpscope_core::check::{CheckOptions, Form, bind, check};
use warpscope_core::report::words;
use warpscope_core::cuda;
use warpscope_core::exec::ParamValue;
use warpscope_core::exec::grid::buffer_object;
use warpscope_core::launch::parse::{parse_arg, parse_dim3};
use warpscope_core::launch::{Dim3, ElementType, Launch};
use warpscope_core::limits::RunLimits;
use warpscope_tests::header;

/// A kernel and its launch, as the second step reads it. Beside it lie `NAME.ptx`, and `NAME.in` and
/// `NAME.out`: the bytes of all buffers one after another, before and after.
#[derive(Serialize, Deserialize)]
pub struct Case {
    pub name: String,
    /// What it is about.
    pub title: String,
    pub kernel: String,
    pub grid: Dim3,
    pub block: Dim3,
    pub shared_bytes: u64,
    pub params: Vec<Param>,
    pub buffers: Vec<Buffer>,
    /// Units in the last place by which floating-point results may differ.
    pub ulps: u64,
}

/// What a parameter is.
#[derive(Serialize, Deserialize)]
pub enum Param {
    /// The buffer of this number.
    Buffer(usize),
    /// A scalar of 4 or 8 bytes.
    Scalar { bits: u64, size: u64 },
}

/// A buffer.
#[derive(Serialize, Deserialize)]
pub struct Buffer {
    pub name: String,
    pub element: ElementType,
    pub bytes: u64,
}

/// Prepares all kernels in `dir`; how many.
pub fn all(dir: &Path) -> Fallible<usize> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels");
    let mut sources: Vec<_> = fs::read_dir(&folder)
        .map_err(|e| format!("{}: {e}", folder.display()))?
        .filter_map(|entry| entry.ok().map(|e| e.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "cu"))
        .collect();
    sources.sort();
    fs::create_dir_all(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    let include = dir.join("include");
    for (name, text) in cuda::HEADERS {
        write(&include.join(name), text.as_bytes())?;
    }
    let mut cases = vec![];
    for source in &sources {
        cases.push(one(source, dir, &include).map_err(|e| format!("{}: {e}", source.display()))?);
    }
    let json = serde_json::to_vec_pretty(&cases).map_err(|e| e.to_string())?;
    write(&dir.join("cases.json"), &json)?;
    Ok(cases.len())
}

fn write(path: &Path, bytes: &[u8]) -> Fallible<()> {
    let fault = |e: std::io::Error| format!("{}: {e}", path.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(fault)?;
    }
    fs::write(path, bytes).map_err(fault)
}

fn compile(source: &Path, output: &Path, include: &Path, flags: &[&str]) -> Fallible<()> {
    let clang = std::env::var("WARPSCOPE_CLANG").unwrap_or_else(|_| "clang-22".into());
    let mut args = cuda::cc1_base(&include.display().to_string(), 22);
    if flags.contains(&"-S") {
        args.retain(|a| a != "-emit-llvm");
    }
    let status = Command::new(&clang)
        .args(args)
        .args(flags)
        .arg("-o")
        .args([output, source])
        .status()
        .map_err(|e| format!("{clang}: {e}"))?;
    if status.success() { Ok(()) } else { Err("does not compile".into()) }
}

fn one(source: &Path, dir: &Path, include: &Path) -> Fallible<Case> {
    let text = fs::read_to_string(source).map_err(|e| e.to_string())?;
    let name = source.file_stem().and_then(|s| s.to_str()).ok_or("odd name")?.to_owned();
    let ir = dir.join(format!("{name}.ll"));
    compile(source, &ir, include, &[cuda::RACE_SAFE, cuda::DEBUG].concat())?;
    compile(source, &dir.join(format!("{name}.ptx")), include, &["-S", "-O2"])?;

    let launch = launch(&text)?;
    let text_ir = fs::read_to_string(&ir).map_err(|e| e.to_string())?;
    let told = |e: Box<warpscope_core::diagnostic::Diagnostic>| e.message.clone();
    let prepared = LoadedModule::new(&text_ir, &name).map_err(told)?;
    let kernel = prepared.kernels().first().ok_or("no kernel")?.name.clone();
    let limits = RunLimits::default();
    let bound = bind(&prepared, &kernel, &launch, Form::Fast, &limits).map_err(told)?;
    let result = bound.run_plain(&limits).map_err(told)?;
    if let Some(stop) = result.stop {
        return Err(format!("did not end: {stop:?}"));
    }
    let found = check(&prepared, &kernel, &launch, &CheckOptions::default()).map_err(told)?;
    if let Some(finding) = found.findings.first() {
        return Err(format!("is not free of findings: {}", words::message(finding)));
    }

    let objects: Vec<_> =
        (0..bound.inputs.buffers.len()).map(|k| buffer_object(&bound.program, k)).collect();
    let (mut before, mut after, mut buffers) = (vec![], vec![], vec![]);
    for (buffer, object) in bound.inputs.buffers.iter().zip(&objects) {
        let len = buffer.len.ok_or_else(|| format!("buffer {} has no length", buffer.name))?;
        buffer.extend(&mut before, 0, len);
        after.extend_from_slice(&result.objects[object.0 as usize].contents());
        let bytes = len * buffer.element.size();
        buffers.push(Buffer { name: buffer.name.clone(), element: buffer.element, bytes });
    }
    write(&dir.join(format!("{name}.in")), &before)?;
    write(&dir.join(format!("{name}.out")), &after)?;
    let mut params = vec![];
    for (value, info) in bound.inputs.params.iter().zip(&prepared.kernels()[0].params) {
        let ParamValue::Scalars(scalars) = value else { return Err("a struct parameter".into()) };
        let &[bits] = &scalars[..] else { return Err("a parameter of several scalars".into()) };
        params.push(match objects.iter().position(|&o| object_base(o) == bits) {
            Some(buffer) if bits >> 32 >= OBJECT_WINDOW => Param::Buffer(buffer),
            _ => Param::Scalar { bits, size: info.kind.size() },
        });
    }
    let title = text.lines().next().unwrap_or("").trim_start_matches("// ").to_owned();
    let ulps = text
        .lines()
        .find_map(|l| l.strip_prefix("// ulps: "))
        .map_or(Ok(0), |n| n.trim().parse().map_err(|_| "bad `ulps:`".to_owned()))?;
    let Launch { grid, block, shared_bytes, .. } = launch;
    Ok(Case { name, title, kernel, grid, block, shared_bytes, params, buffers, ulps })
}

/// The launch that the `run:` line asks for.
fn launch(text: &str) -> Fallible<Launch> {
    let line = text.lines().find_map(|l| l.strip_prefix("// run: ")).ok_or("no `run:`")?;
    let flags = header::words(line)?;
    let mut launch = Launch::default();
    for pair in flags.chunks(2) {
        let [flag, value] = pair else { return Err(format!("{} without a value", pair[0])) };
        let told = |e: Box<warpscope_core::diagnostic::Diagnostic>| e.message.clone();
        match flag.as_str() {
            "--grid" => launch.grid = parse_dim3(value).map_err(told)?,
            "--block" => launch.block = parse_dim3(value).map_err(told)?,
            "--shared-bytes" => launch.shared_bytes = value.parse().map_err(|_| "bad bytes")?,
            "--arg" => launch.args.push(parse_arg(value).map_err(told)?),
            other => return Err(format!("{other} is not known here")),
        }
    }
    Ok(launch)
}
