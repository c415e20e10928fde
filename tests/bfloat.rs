//! Arithmetic on bfloat against `rustc_apfloat`, a port of LLVM's own soft floats: `lli` cannot run it on
//! hosts without such hardware. Our executor computes in float and rounds, so a second rounding would show.
//!
//! Operands are every kind of number, many near each other, and random ones; NaNs are alike.

use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng as _;
use rustc_apfloat::ieee::{BFloat, Double, Single};
use rustc_apfloat::{Float, FloatConvert};
use std::fmt::Write as _;
use warpscope_core::LoadedModule;
use warpscope_core::check::{Form, bind};
use warpscope_core::exec::grid::buffer_object;
use warpscope_core::launch::parse::parse_arg;
use warpscope_core::launch::{Dim3, Launch};
use warpscope_core::limits::RunLimits;

const CASES: usize = 1 << 14;

/// Operations: the instruction on `%a`, `%b`, `%c` (bfloat) and `%x` (64 bits), type of the result.
const OPERATIONS: &[(&str, &str)] = &[
    ("fadd bfloat %a, %b", "bfloat"),
    ("fsub bfloat %a, %b", "bfloat"),
    ("fmul bfloat %a, %b", "bfloat"),
    ("fdiv bfloat %a, %b", "bfloat"),
    ("frem bfloat %a, %b", "bfloat"),
    ("fneg bfloat %a", "bfloat"),
    ("call bfloat @llvm.fabs.bf16(bfloat %a)", "bfloat"),
    ("call bfloat @llvm.sqrt.bf16(bfloat %a)", "bfloat"),
    ("call bfloat @llvm.fma.bf16(bfloat %a, bfloat %b, bfloat %c)", "bfloat"),
    ("call bfloat @llvm.copysign.bf16(bfloat %a, bfloat %b)", "bfloat"),
    ("fptrunc float %f to bfloat", "bfloat"),
    ("fptrunc double %d to bfloat", "bfloat"),
    ("sitofp i32 %i to bfloat", "bfloat"),
    ("uitofp i64 %x to bfloat", "bfloat"),
    ("sitofp i64 %x to bfloat", "bfloat"),
    ("fpext bfloat %a to float", "float"),
    ("fpext bfloat %a to double", "double"),
    ("fcmp olt bfloat %a, %b", "i1"),
    ("fcmp ueq bfloat %a, %b", "i1"),
    ("fcmp uno bfloat %a, %b", "i1"),
];

/// What the operations give of bits `a`, `b`, `c` of bfloats and 64 bits `x`.
fn expected(a: u16, b: u16, c: u16, x: u64) -> Vec<u128> {
    let of = |v: u16| BFloat::from_bits(u128::from(v));
    let (a, b, c) = (of(a), of(b), of(c));
    let (f, d) = (Single::from_bits(u128::from(x as u32)), Double::from_bits(u128::from(x)));
    let from_int = |v: i128| BFloat::from_i128(v).value;
    let mut lost = false;
    let root = f64::from_bits(wide(a).to_bits() as u64).sqrt();
    // A double holds the root of a bfloat closely enough to be rounded again.
    let root: BFloat = Double::from_bits(u128::from(root.to_bits())).convert(&mut lost).value;
    let single: Single = a.convert(&mut lost).value;
    let same_sign = a.is_negative() == b.is_negative();
    let less = a < b;
    vec![
        (a + b).value.to_bits(),
        (a - b).value.to_bits(),
        (a * b).value.to_bits(),
        (a / b).value.to_bits(),
        a.c_fmod(b).value.to_bits(),
        (-a).to_bits(),
        a.abs().to_bits(),
        root.to_bits(),
        a.mul_add(b, c).value.to_bits(),
        if same_sign { a } else { -a }.to_bits(),
        FloatConvert::<BFloat>::convert(f, &mut lost).value.to_bits(),
        FloatConvert::<BFloat>::convert(d, &mut lost).value.to_bits(),
        from_int(i128::from(x as i32)).to_bits(),
        from_int(i128::from(x)).to_bits(),
        from_int(i128::from(x as i64)).to_bits(),
        single.to_bits(),
        wide(a).to_bits(),
        u128::from(less),
        u128::from(a == b || a.is_nan() || b.is_nan()),
        u128::from(a.is_nan() || b.is_nan()),
    ]
}

fn wide(a: BFloat) -> Double {
    a.convert(&mut false).value
}

/// Each case: three bfloats and 64 bits, in 16 bytes.
fn inputs() -> Vec<(u16, u16, u16, u64)> {
    let mut rng = Pcg32::new(7, 11);
    let special = [0u16, 1, 0x7f, 0x80, 0x3f80, 0x3f81, 0x7f7f, 0x7f80, 0x7fc0, 0x4000, 0x4b00];
    let mut number = |near: u16| match rng.next_u32() % 4 {
        0 => special[rng.next_u32() as usize % special.len()] | (rng.next_u32() as u16 & 0x8000),
        // Of a like size, so that sums and products lie between two bfloats.
        1 | 2 => {
            near.wrapping_add(rng.next_u32() as u16 % 0x500) ^ (rng.next_u32() as u16 & 0x8000)
        }
        _ => rng.next_u32() as u16,
    };
    let mut out = vec![];
    for i in 0..CASES {
        let a = if i < 1 << 13 { (i as u16) << 3 | 5 } else { number(0x3f80) };
        let (b, c) = (number(a), number(a));
        // Doubles and floats around bfloats, ties among them; integers of every length.
        let x = match i % 3 {
            0 => u64::from(number(a)) << 48 | [0, 1, 1 << 44, 1 << 44 | 1, (1 << 44) - 1][i % 5],
            1 => u64::from(number(a)) << 16 | [0, 1, 0x8000, 0x8001, 0x7fff][i % 5],
            _ => (u64::from(b) << 48 | u64::from(c) << 32 | u64::from(a)) >> (i % 64),
        };
        out.push((a, b, c, x));
    }
    out
}

fn module() -> String {
    let mut body = String::new();
    for (i, (op, ty)) in OPERATIONS.iter().enumerate() {
        let to_bits = match *ty {
            "i1" => format!("zext i1 %r{i} to i64"),
            "double" => format!("bitcast double %r{i} to i64"),
            "float" => format!("bitcast float %r{i} to i32"),
            _ => format!("bitcast bfloat %r{i} to i16"),
        };
        let _ = writeln!(body, "  %r{i} = {op}\n  %n{i} = {to_bits}");
        let bits = match *ty {
            "bfloat" => "i16",
            "float" => "i32",
            _ => "i64",
        };
        let wide = if bits == "i64" { format!("%n{i}") } else { format!("%w{i}") };
        if bits != "i64" {
            let _ = writeln!(body, "  %w{i} = zext {bits} %n{i} to i64");
        }
        let _ = writeln!(
            body,
            "  %p{i} = getelementptr i64, ptr %mine, i64 {i}\n  store i64 {wide}, ptr %p{i}, align 8"
        );
    }
    format!(
        "target triple = \"nvptx64-nvidia-cuda\"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare bfloat @llvm.fabs.bf16(bfloat)
declare bfloat @llvm.sqrt.bf16(bfloat)
declare bfloat @llvm.fma.bf16(bfloat, bfloat, bfloat)
declare bfloat @llvm.copysign.bf16(bfloat, bfloat)
define ptx_kernel void @k(ptr %in, ptr %out) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %bid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %first = shl i32 %bid, 8
  %n = add i32 %first, %t
  %lane = zext i32 %n to i64
  %pa = getelementptr [8 x bfloat], ptr %in, i64 %lane
  %pb = getelementptr i8, ptr %pa, i64 2
  %pc = getelementptr i8, ptr %pa, i64 4
  %px = getelementptr i8, ptr %pa, i64 8
  %a = load bfloat, ptr %pa, align 2
  %b = load bfloat, ptr %pb, align 2
  %c = load bfloat, ptr %pc, align 2
  %x = load i64, ptr %px, align 8
  %d = load double, ptr %px, align 8
  %i = trunc i64 %x to i32
  %f = bitcast i32 %i to float
  %mine = getelementptr [{} x i64], ptr %out, i64 %lane
{body}  ret void
}}
",
        OPERATIONS.len()
    )
}

#[test]
fn bfloat_is_rounded_once() {
    let inputs = inputs();
    let text = module();
    let prepared = LoadedModule::new(&text, "bfloat").unwrap_or_else(|e| panic!("{}", e.message));
    let mut values = String::new();
    for &(a, b, c, x) in &inputs {
        let first = u64::from(a) | u64::from(b) << 16 | u64::from(c) << 32;
        let _ = write!(values, "{first},{x},");
    }
    let values = values.trim_end_matches(',');
    let results = CASES * OPERATIONS.len();
    let launch = Launch {
        grid: Dim3::new(CASES as u32 / 256, 1, 1),
        block: Dim3::new(256, 1, 1),
        args: [format!("#0=u64[{}]:{values}", 2 * CASES), format!("#1=u64[{results}]:zeros")]
            .iter()
            .map(|arg| parse_arg(arg).expect("an argument"))
            .collect(),
        ..Launch::default()
    };
    let limits = RunLimits::default();
    let bound = bind(&prepared, "k", &launch, Form::Fast, &limits).unwrap_or_else(|e| {
        panic!("{} {:?}", e.message, e.span.map(|s| &text[s.start as usize..s.end as usize]))
    });
    let result = bound.run_plain(&limits).expect("a run");
    assert_eq!(result.stop, None);
    let out = buffer_object(&bound.program, 1);
    let out: Vec<u64> = result.objects[out.0 as usize]
        .bytes
        .chunks_exact(8)
        .map(|b| u64::from_le_bytes(b.try_into().expect("8 bytes")))
        .collect();
    let mut wrong = vec![];
    for (i, &(a, b, c, x)) in inputs.iter().enumerate() {
        for (j, want) in expected(a, b, c, x).into_iter().enumerate() {
            let got = u128::from(out[i * OPERATIONS.len() + j]);
            let nan = |v: u128| match OPERATIONS[j].1 {
                "bfloat" => v & 0x7fff > 0x7f80,
                "float" => f32::from_bits(v as u32).is_nan(),
                "double" => f64::from_bits(v as u64).is_nan(),
                _ => false,
            };
            if got != want && !(nan(got) && nan(want)) {
                wrong.push(format!(
                    "{}: a {a:#06x} b {b:#06x} c {c:#06x} x {x:#x}: {got:#x} here, {want:#x} expected",
                    OPERATIONS[j].0
                ));
            }
        }
    }
    println!("{} cases of {} operations", inputs.len(), OPERATIONS.len());
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(20)].join("\n")
    );
}
