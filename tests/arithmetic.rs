//! Arithmetic against LLVM itself: random straight-line functions ([`warpscope_tests::straight_line`]) are run
//! by our executor and by `lli` of the newest LLVM found, and must leave the same bits; NaNs are alike.
//!
//! A case is one function on the inputs of one lane. `WARPSCOPE_SEED` chooses the first seed, and
//! `WARPSCOPE_MODULES` how many modules of 4,000 cases there are (28: more than 100,000 cases). What is left
//! out: results that LLVM leaves open, fused operations on halves and conversions of wide integers or doubles
//! to half (the host rounds twice), and functions of the mathematical library.

use rand_pcg::Pcg32;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;
use warpscope_core::LoadedModule;
use warpscope_core::check::{Form, bind};
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::exec::grid::buffer_object;
use warpscope_core::launch::parse::parse_arg;
use warpscope_core::launch::{Dim3, Launch};
use warpscope_core::limits::RunLimits;
use warpscope_tests::straight_line::{Function, INPUTS, Kind, RESULTS, SLOT, function, inputs};

const LANES: usize = 40;
const FUNCTIONS: usize = 100;
const LENGTH: u32 = 14;
const OUT: usize = LANES * FUNCTIONS * RESULTS * SLOT;

struct Module {
    functions: Vec<Function>,
    /// Inputs of all lanes as the text of a constant.
    inputs: String,
}

impl Module {
    fn new(seed: u64) -> Self {
        let mut rng = Pcg32::new(seed, 11);
        let mut bytes = vec![];
        for _ in 0..LANES {
            bytes.extend(inputs(&mut rng));
        }
        let inputs = bytes.iter().fold(String::new(), |mut text, b| {
            let _ = write!(text, "\\{b:02x}");
            text
        });
        let functions =
            (0..FUNCTIONS).map(|i| function(&mut rng, &format!("f{i}"), LENGTH)).collect();
        Self { functions, inputs }
    }
    fn body(&self) -> String {
        let mut declares: Vec<&str> =
            self.functions.iter().flat_map(|f| &f.declares).map(String::as_str).collect();
        declares.sort_unstable();
        declares.dedup();
        let texts: Vec<&str> = self.functions.iter().map(|f| f.text.as_str()).collect();
        format!("{}\n{}\n", declares.join("\n"), texts.join("\n"))
    }
    /// Calls of all functions for the lane `%lane`, with results from `%all` on.
    fn calls(&self) -> String {
        let mut text = format!(
            "  %from = mul i64 %lane, {}\n  %in = getelementptr i8, ptr %data, i64 %from\n",
            INPUTS * SLOT
        );
        for i in 0..self.functions.len() {
            let (size, stride) = (RESULTS * SLOT, FUNCTIONS * RESULTS * SLOT);
            let _ = write!(
                text,
                "  %o{i} = mul i64 %lane, {stride}\n  %p{i} = add i64 %o{i}, {}\n  \
                 %q{i} = getelementptr i8, ptr %all, i64 %p{i}\n  call void @f{i}(ptr %in, ptr %q{i})\n",
                i * size
            );
        }
        text
    }
    fn kernel(&self) -> String {
        format!(
            "target triple = \"nvptx64-nvidia-cuda\"\n@in = addrspace(1) constant [{} x i8] c\"{}\", align 16\n\
             declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n{}\
             define ptx_kernel void @k(ptr %all) {{\n  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  \
             %lane = zext i32 %t to i64\n  %data = addrspacecast ptr addrspace(1) @in to ptr\n{}  ret void\n}}\n",
            LANES * INPUTS * SLOT,
            self.inputs,
            self.body(),
            self.calls()
        )
    }
    fn program(&self) -> String {
        format!(
            "@in = constant [{} x i8] c\"{}\", align 16\n@out = global [{OUT} x i8] zeroinitializer, align 16\n\
             declare i64 @write(i32, ptr, i64)\n{}\
             define internal void @lane(ptr %data, ptr %all, i64 %lane) {{\n{}  ret void\n}}\n\
             define i32 @main() {{\nentry:\n  br label %next\nnext:\n  \
             %lane = phi i64 [ 0, %entry ], [ %more, %next ]\n  \
             call void @lane(ptr @in, ptr @out, i64 %lane)\n  %more = add i64 %lane, 1\n  \
             %done = icmp eq i64 %more, {LANES}\n  br i1 %done, label %end, label %next\nend:\n  \
             br label %write\nwrite:\n  %at = phi i64 [ 0, %end ], [ %then, %write ]\n  \
             %from = getelementptr i8, ptr @out, i64 %at\n  %left = sub i64 {OUT}, %at\n  \
             %n = call i64 @write(i32 1, ptr %from, i64 %left)\n  %then = add i64 %at, %n\n  \
             %all = icmp sge i64 %then, {OUT}\n  br i1 %all, label %stop, label %write\n\
             stop:\n  ret i32 0\n}}\n",
            LANES * INPUTS * SLOT,
            self.inputs,
            self.body(),
            self.calls()
        )
    }
}

/// Results of our executor with warps of so many lanes, or what it does not support.
fn ours(module: &Module, warp_size: u32) -> Result<Vec<u8>, String> {
    let text = module.kernel();
    let prepared =
        LoadedModule::new(&text, "random").unwrap_or_else(|e| panic!("{}\n{text}", e.message));
    let launch = Launch {
        grid: Dim3::new(1, 1, 1),
        block: Dim3::new(LANES as u32, 1, 1),
        warp_size,
        args: vec![parse_arg(&format!("#0=u8[{OUT}]:zeros")).expect("an argument")],
        ..Launch::default()
    };
    let limits = RunLimits::default();
    let told = |e: Box<Diagnostic>| {
        let place = e.span.map_or("", |s| &text[s.start as usize..s.end as usize]);
        format!("{}: {place}", e.message)
    };
    let bound = bind(&prepared, "k", &launch, Form::Fast, &limits).map_err(told)?;
    let result = bound.run_plain(&limits).expect("a run");
    assert_eq!(result.stop, None);
    let out = buffer_object(&bound.program, 0);
    Ok(result.objects[out.0 as usize].bytes.clone())
}

/// Results of LLVM, and what it said if it failed.
fn theirs(lli: &Path, module: &Module, folder: &Path) -> Result<Vec<u8>, String> {
    let file = folder.join("random.ll");
    std::fs::write(&file, module.program()).map_err(|e| e.to_string())?;
    let output = Command::new(lli)
        .args(["-O0", "--jit-kind=mcjit", "-mattr=+f16c,+fma"])
        .arg(&file)
        .output()
        .map_err(|e| e.to_string())?;
    if output.stdout.len() != OUT {
        return Err(String::from_utf8_lossy(&output.stderr).chars().take(2000).collect());
    }
    Ok(output.stdout)
}

fn same(kind: Kind, a: u128, b: u128) -> bool {
    let nan = |v: u128| match kind {
        Kind::Bits => false,
        Kind::Float(16) => v & 0x7fff > 0x7c00,
        Kind::Float(32) => f32::from_bits(v as u32).is_nan(),
        Kind::Float(_) => f64::from_bits(v as u64).is_nan(),
    };
    a == b || nan(a) && nan(b)
}

/// The lines of a function that result `j` depends on.
fn slice(text: &str, j: usize) -> String {
    let end = format!("ptr %out, i64 {}\n", j * SLOT);
    let lines: Vec<&str> = text.lines().collect();
    let Some(at) = text.find(&end).map(|at| text[..at].lines().count()) else {
        return String::new();
    };
    let Some(store) = lines.get(at) else { return String::new() };
    let names = |line: &str| {
        line.split(|c: char| !(c.is_alphanumeric() || c == '%'))
            .filter(|w| w.starts_with("%v"))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let mut wanted = names(store);
    let mut kept = vec![*store];
    for line in lines[..at - 1].iter().rev() {
        let uses = names(line);
        let defined = uses.first().filter(|_| line.contains(" = ")).cloned();
        let stored =
            line.trim_start().starts_with("store") && uses.iter().any(|u| wanted.contains(u));
        if defined.is_some_and(|d| wanted.contains(&d)) || stored {
            wanted.extend(uses);
            kept.push(line);
        }
    }
    kept.reverse();
    kept.join("\n")
}

fn lli() -> Option<std::path::PathBuf> {
    let folders: Vec<_> = std::env::split_paths(&std::env::var_os("PATH")?).collect();
    // The IR uses what LLVM 20 and later know.
    ["lli-22", "lli-21", "lli-20"]
        .iter()
        .flat_map(|name| folders.iter().map(move |f| f.join(name)))
        .find(|path| path.is_file())
}

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

#[test]
fn random_functions_give_what_llvm_gives() {
    let Some(lli) = lli() else {
        println!("skipped: no lli of LLVM 20 or later");
        return;
    };
    let folder = std::env::temp_dir().join(format!("warpscope-arithmetic-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let (first, modules) = (number("WARPSCOPE_SEED", 1), number("WARPSCOPE_MODULES", 28));
    println!("seeds {first}..{}", first + modules);
    let (mut cases, mut values, mut wrong) = (0, 0, vec![]);
    for seed in first..first + modules {
        let module = Module::new(seed);
        let of = |lanes| ours(&module, lanes).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        let mine = of(32);
        // Wide warps are computed half by half; one in a few shows whether they are computed alike.
        if seed % 4 == 0 {
            assert!(of(64) == mine, "seed {seed}: warps of 64 lanes differ from those of 32");
        }
        let expected = match theirs(&lli, &module, &folder) {
            Ok(bytes) => bytes,
            Err(e) => panic!("seed {seed}: lli failed: {e}"),
        };
        for lane in 0..LANES {
            for (i, f) in module.functions.iter().enumerate() {
                cases += 1;
                for (j, &kind) in f.results.iter().enumerate() {
                    let at = ((lane * FUNCTIONS + i) * RESULTS + j) * SLOT;
                    let value = |b: &[u8]| {
                        u128::from_le_bytes(b[at..at + SLOT].try_into().expect("16 bytes"))
                    };
                    let (a, b) = (value(&mine), value(&expected));
                    values += 1;
                    if !same(kind, a, b) {
                        wrong.push((seed, lane, i, j, a, b));
                    }
                }
            }
        }
        if let Some(&(_, _, i, ..)) = wrong.first() {
            let mut told: Vec<String> = vec![];
            let mut seen = vec![];
            for &(_, lane, i, j, a, b) in &wrong {
                if seen.len() < 8 && !seen.contains(&i) {
                    seen.push(i);
                    let part = slice(&module.functions[i].text, j);
                    told.push(format!("lane {lane}, @f{i}: {a:#x} here, {b:#x} by LLVM\n{part}"));
                }
            }
            panic!(
                "seed {seed}: {} of {values} values differ; whole function {i} in {}\n{}",
                wrong.len(),
                folder.join("random.ll").display(),
                told.join("\n")
            );
        }
    }
    println!("{cases} cases, {values} values");
    let _ = std::fs::remove_dir_all(&folder);
}
