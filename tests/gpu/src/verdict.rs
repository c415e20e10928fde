//! Two results of a kernel, compared value by value.

use crate::Fallible;
use crate::prepare::Case;
use warpscope_core::launch::ElementType;

/// How two results differ.
#[derive(Default)]
pub struct Verdict {
    /// Values compared.
    pub values: u64,
    /// Those that differ. Two NaNs do not.
    pub different: u64,
    /// The largest difference, units in the last place; of integers any difference counts as many.
    pub ulps: u64,
    /// The first difference.
    pub first: Option<String>,
}

/// Compares the bytes of all buffers of `case`.
pub fn compare(case: &Case, ours: &[u8], theirs: &[u8]) -> Fallible<Verdict> {
    if ours.len() != theirs.len() {
        return Err("results of different length".into());
    }
    let mut verdict = Verdict::default();
    let mut at = 0;
    for buffer in &case.buffers {
        let size = buffer.element.size() as usize;
        for index in 0..buffer.bytes as usize / size {
            let cell = at + index * size..at + (index + 1) * size;
            let (a, b) = (bits(&ours[cell.clone()]), bits(&theirs[cell]));
            let difference = difference(a, b, buffer.element);
            verdict.values += 1;
            if difference != 0 {
                verdict.different += 1;
                verdict.ulps = verdict.ulps.max(difference);
                verdict.first.get_or_insert_with(|| {
                    format!("{}[{index}]: {a:#x} here, {b:#x} on the GPU", buffer.name)
                });
            }
        }
        at += buffer.bytes as usize;
    }
    Ok(verdict)
}

fn bits(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b))
}

fn difference(a: u64, b: u64, element: ElementType) -> u64 {
    let (exponent, fraction) = match element {
        ElementType::F16 => (5, 10),
        ElementType::Bf16 => (8, 7),
        ElementType::F32 => (8, 23),
        ElementType::F64 => (11, 52),
        _ => return if a == b { 0 } else { u64::MAX },
    };
    let magnitude = |v: u64| v & ((1 << (exponent + fraction)) - 1);
    let infinity = ((1u64 << exponent) - 1) << fraction;
    let (nan_a, nan_b) = (magnitude(a) > infinity, magnitude(b) > infinity);
    if nan_a || nan_b {
        return if nan_a == nan_b { 0 } else { u64::MAX };
    }
    // Numbers in order, with zero in the middle.
    let ordered = |v: u64| {
        let m = magnitude(v) as i64;
        if v >> (exponent + fraction) & 1 != 0 { -m } else { m }
    };
    ordered(a).abs_diff(ordered(b))
}
