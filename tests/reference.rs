//! What race-free kernels compute, compared with plain sequential code: integers bit for bit, floats
//! too where the order of operations is the same.
//!
//! Each kernel runs from both its forms of IR, with several seeds of random input, under both models.

use std::path::Path;
use warpscope_core::LoadedModule;
use warpscope_core::check::{Form, bind};
use warpscope_core::exec::BufferInit;
use warpscope_core::exec::grid::buffer_object;
use warpscope_core::launch::{
    ArgValue, Buffer, Dim3, ElementType, Generator, KernelArg, Launch, Model, Number,
};
use warpscope_core::limits::RunLimits;

const SEEDS: std::ops::Range<u64> = 1..4;

fn buffer(element: ElementType, len: u64, generator: Generator) -> ArgValue {
    ArgValue::Buffer(Buffer { element, len: Some(len), generator })
}

fn zeros(element: ElementType, len: usize) -> ArgValue {
    buffer(element, len as u64, Generator::Zeros)
}

fn values(element: ElementType, values: impl IntoIterator<Item = i64>) -> ArgValue {
    let values: Vec<Number> = values.into_iter().map(|v| Number::Int(v.into())).collect();
    buffer(element, values.len() as u64, Generator::Values(values))
}

/// Numbers that look random: a linear congruential generator's upper bits.
fn random(seed: u64, len: usize, below: u64) -> Vec<i64> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((state >> 33) % below) as i64
    };
    (0..len).map(|_| next()).collect()
}

/// Runs kernel `k` of `pass/algorithms/<name>` in every way and hands the bytes of buffer `out` to `check`.
fn run(
    name: &str,
    grid: Dim3,
    block: Dim3,
    args: &[(&str, ArgValue)],
    out: &str,
    check: impl Fn(&[u8]),
) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("pass/algorithms");
    let args: Vec<KernelArg> = args
        .iter()
        .map(|(name, value)| KernelArg { name: (*name).to_owned(), value: value.clone() })
        .collect();
    for form in ["ll", "O0.ll"] {
        let text = std::fs::read_to_string(folder.join(format!("{name}.{form}"))).expect("IR");
        let prepared = LoadedModule::new(&text, name).expect("IR that parses");
        for model in [Model::Its, Model::Lockstep] {
            let launch = Launch { grid, block, args: args.clone(), model, ..Launch::default() };
            let limits = RunLimits::default();
            let bound =
                bind(&prepared, "k", &launch, Form::Fast, &limits).expect("a launch that can be");
            let result = bound.run_plain(&limits).expect("a run");
            assert_eq!(result.stop, None, "{name}.{form}");
            let named = |b: &BufferInit| b.name == out;
            let number = bound.inputs.buffers.iter().position(named).expect("the buffer");
            let object = buffer_object(&bound.program, number);
            check(&result.objects[object.0 as usize].contents());
        }
    }
}

fn ints(bytes: &[u8]) -> Vec<i64> {
    bytes
        .chunks_exact(4)
        .map(|b| i64::from(i32::from_le_bytes(b.try_into().expect("four bytes"))))
        .collect()
}

fn line(n: u32) -> Dim3 {
    Dim3::new(n, 1, 1)
}

#[test]
fn reduction() {
    for seed in SEEDS {
        let a = random(seed, 256, 1 << 40);
        let wrapped: Vec<i64> = a.iter().map(|&v| i64::from(v as i32)).collect();
        let want: Vec<i64> = wrapped
            .chunks(128)
            .map(|c| i64::from(c.iter().fold(0i32, |s, &v| s.wrapping_add(v as i32))))
            .collect();
        let args = [("o", zeros(ElementType::I32, 2)), ("a", values(ElementType::I32, wrapped))];
        run("reduce", line(2), line(128), &args, "o", |o| assert_eq!(ints(o), want));
    }
}

#[test]
fn matrix_product() {
    const N: usize = 16;
    for seed in SEEDS {
        let (a, b) = (random(seed, N * N, 1000), random(seed + 9, N * N, 1000));
        // The kernel multiplies and adds with one rounding, in this order.
        let mut want = vec![0f32; N * N];
        for row in 0..N {
            for col in 0..N {
                let mut acc = 0f32;
                for k in 0..N {
                    acc = (a[row * N + k] as f32).mul_add(b[k * N + col] as f32, acc);
                }
                want[row * N + col] = acc;
            }
        }
        let args = [
            ("c", zeros(ElementType::F32, N * N)),
            ("a", values(ElementType::F32, a)),
            ("b", values(ElementType::F32, b)),
            ("n", ArgValue::Scalar(Number::Int(N as i128))),
        ];
        run("matmul", Dim3::new(2, 2, 1), Dim3::new(8, 8, 1), &args, "c", |c| {
            let got: Vec<u32> = c
                .chunks_exact(4)
                .map(|b| u32::from_le_bytes(b.try_into().expect("four bytes")))
                .collect();
            let want: Vec<u32> = want.iter().map(|f| f.to_bits()).collect();
            assert_eq!(got, want);
        });
    }
}

#[test]
fn transpose() {
    for seed in SEEDS {
        let a = random(seed, 1024, 1 << 31);
        let want: Vec<i64> = (0..1024).map(|i| a[(i % 32) * 32 + i / 32]).collect();
        let args = [("b", zeros(ElementType::I32, 1024)), ("a", values(ElementType::I32, a))];
        run("transpose", Dim3::new(2, 2, 1), Dim3::new(16, 16, 1), &args, "b", |b| {
            assert_eq!(ints(b), want);
        });
    }
}

/// Sums of everything before each element, with the element itself or without.
fn prefix_sums(a: &[i64], inclusive: bool) -> Vec<i64> {
    let mut sum = 0i32;
    a.iter()
        .map(|&v| {
            let before = sum;
            sum = sum.wrapping_add(v as i32);
            i64::from(if inclusive { sum } else { before })
        })
        .collect()
}

#[test]
fn scans() {
    let all = [
        ("scan_hillis_steele", 64, 64, true),
        ("scan_blelloch", 64, 128, false),
        ("scan_shuffle", 128, 128, true),
    ];
    for (name, threads, len, inclusive) in all {
        for seed in SEEDS {
            let a = random(seed, len, 1 << 31);
            let want = prefix_sums(&a, inclusive);
            let args = [("o", zeros(ElementType::I32, len)), ("a", values(ElementType::I32, a))];
            run(name, line(1), line(threads), &args, "o", |o| assert_eq!(ints(o), want, "{name}"));
        }
    }
}

#[test]
fn bitonic_sort() {
    for seed in SEEDS {
        let a = random(seed, 64, 1 << 31);
        let mut want: Vec<i64> = a
            .iter()
            .map(|&v| i64::from((v as i32).wrapping_mul(37).wrapping_add(11) & 63))
            .collect();
        want.sort_unstable();
        let args = [("o", zeros(ElementType::I32, 64)), ("a", values(ElementType::I32, a))];
        run("bitonic", line(1), line(64), &args, "o", |o| assert_eq!(ints(o), want));
    }
}

#[test]
fn histogram() {
    for seed in SEEDS {
        let a = random(seed, 1000, 1 << 32);
        let mut want = vec![0; 16];
        for v in &a {
            want[(v & 15) as usize] += 1;
        }
        let args = [
            ("o", zeros(ElementType::U32, 16)),
            ("a", values(ElementType::U32, a)),
            ("n", ArgValue::Scalar(Number::Int(1000))),
        ];
        run("histogram", line(3), line(64), &args, "o", |o| assert_eq!(ints(o), want));
    }
}

#[test]
fn stencil() {
    for seed in SEEDS {
        let a = random(seed, 130, 1 << 31);
        let want: Vec<i64> = (0..128)
            .map(|i| a[i..i + 3].iter().fold(0i32, |s, &v| s.wrapping_add(v as i32)).into())
            .collect();
        let args = [("o", zeros(ElementType::I32, 128)), ("a", values(ElementType::I32, a))];
        run("stencil", line(2), line(64), &args, "o", |o| assert_eq!(ints(o), want));
    }
}
