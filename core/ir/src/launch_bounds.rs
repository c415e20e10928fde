//! The blocks that a kernel may be launched with, as its attributes say: `__launch_bounds__` and its like.

use crate::constant::ConstKind;
use crate::kernels::function_of;
use crate::metadata::{MdKind, MdValue};
use crate::module::{FunctionId, Module};

/// What `__launch_bounds__`, `reqntid` and `amdgpu_flat_work_group_size` say of a kernel's blocks. A launch that
/// breaks it fails (PTX, "Performance-Tuning Directives"). CUDA's other bounds, of blocks on a multiprocessor and of
/// registers, say nothing of which launches can be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LaunchBounds {
    /// Most threads of a block.
    pub max_threads: Option<u64>,
    /// The only size of a block: x, y, z.
    pub required: Option<[u64; 3]>,
}

impl LaunchBounds {
    /// Whether a block of this size keeps them.
    pub fn allow(&self, block: [u64; 3]) -> bool {
        let threads = block.iter().fold(1u64, |all, &n| all.saturating_mul(n));
        self.max_threads.is_none_or(|most| threads <= most)
            && self.required.is_none_or(|required| required == block)
    }

    /// Most threads of a block that keeps them; `None` if they leave that open.
    pub fn most_threads(&self) -> Option<u64> {
        let required = self.required.map(|n| n.iter().fold(1u64, |all, &n| all.saturating_mul(n)));
        [self.max_threads, required].into_iter().flatten().min()
    }
}

/// The bounds of `function`: its string attributes, as newer compilers write them, or `nvvm.annotations`.
pub fn launch_bounds(module: &Module, function: FunctionId) -> LaunchBounds {
    let mut bounds = LaunchBounds::default();
    let f = &module.functions[function];
    for attr in module.expand_attrs(&f.attrs) {
        let Some((key, value)) = attr.text.split_once('=') else { continue };
        let numbers = || {
            let numbers = value.trim_matches('"').split(',').map(|n| n.trim().parse::<u64>().ok());
            numbers.collect::<Option<Vec<u64>>>().filter(|n| (1..=3).contains(&n.len()))
        };
        match key.trim_matches('"') {
            "nvvm.maxntid" => bounds.max_threads = numbers().and_then(|n| product(&n)),
            "nvvm.reqntid" => bounds.required = numbers().map(|n| size(&n)),
            "amdgpu-flat-work-group-size" => {
                bounds.max_threads = numbers().and_then(|n| n.last().copied());
            }
            _ => {}
        }
    }
    let (mut most, mut required) = ([None; 3], [None; 3]);
    for (key, value) in annotations(module, function) {
        let axis = match key.last() {
            Some(b'x') => 0,
            Some(b'y') => 1,
            Some(b'z') => 2,
            _ => continue,
        };
        match &key[..key.len() - 1] {
            b"maxntid" => most[axis] = Some(value),
            b"reqntid" => required[axis] = Some(value),
            _ => {}
        }
    }
    let sides = |sides: [Option<u64>; 3]| {
        sides.iter().any(Option::is_some).then(|| sides.map(|n| n.unwrap_or(1)))
    };
    bounds.max_threads = bounds.max_threads.or_else(|| sides(most).and_then(|n| product(&n)));
    bounds.required = bounds.required.or_else(|| sides(required));
    bounds
}

fn product(sides: &[u64]) -> Option<u64> {
    sides.iter().try_fold(1u64, |all, n| all.checked_mul(*n))
}

fn size(sides: &[u64]) -> [u64; 3] {
    [0, 1, 2].map(|axis| sides.get(axis).copied().unwrap_or(1))
}

/// The numbers that `nvvm.annotations` states of `function`.
fn annotations(module: &Module, function: FunctionId) -> Vec<(&[u8], u64)> {
    let named = module.named_metadata.iter().filter(|n| n.name == "nvvm.annotations");
    let mut found = vec![];
    for &node in named.flat_map(|n| &n.nodes) {
        let MdKind::Tuple(values) = &module.metadata[node].kind else { continue };
        let Some((MdValue::Const(of), pairs)) = values.split_first() else { continue };
        if function_of(module, *of) != Some(function) {
            continue;
        }
        for pair in pairs.chunks_exact(2) {
            if let [MdValue::String { bytes, .. }, MdValue::Const(value)] = pair
                && let ConstKind::Int(n) = module.constants[*value].kind
                && let Ok(n) = u64::try_from(n)
            {
                found.push((&bytes[..], n));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{kernels, parse_module};

    #[test]
    fn bounds_of_attributes_and_annotations() {
        let m = parse_module(
            "define ptx_kernel void @a() #0 {\n ret void\n}\n\
             define ptx_kernel void @b() \"nvvm.reqntid\"=\"16,8\" {\n ret void\n}\n\
             define ptx_kernel void @c() {\n ret void\n}\n\
             define ptx_kernel void @d() {\n ret void\n}\n\
             define amdgpu_kernel void @e() \"amdgpu-flat-work-group-size\"=\"1,256\" {\n ret void\n}\n\
             define ptx_kernel void @f() \"nvvm.maxntid\"=\"many\" {\n ret void\n}\n\
             attributes #0 = { nounwind \"nvvm.maxntid\"=\"128\" \"nvvm.minctasm\"=\"2\" }\n\
             !nvvm.annotations = !{!0, !1}\n\
             !0 = !{ptr @c, !\"maxntidx\", i32 32, !\"maxntidy\", i32 4, !\"minctasm\", i32 8}\n\
             !1 = !{ptr @d, !\"reqntidx\", i32 64}",
        )
        .unwrap();
        let bounds: Vec<_> = kernels(&m)
            .into_iter()
            .map(|k| launch_bounds(&m, k))
            .map(|b| (b.max_threads, b.required))
            .collect();
        let expected = [
            (Some(128), None),
            (None, Some([16, 8, 1])),
            (Some(128), None),
            (None, Some([64, 1, 1])),
            (Some(256), None),
            (None, None),
        ];
        assert_eq!(bounds, expected);
    }

    #[test]
    fn blocks_that_keep_bounds() {
        let none = LaunchBounds::default();
        assert!(none.allow([1024, 1024, 64]));
        assert_eq!(none.most_threads(), None);
        let most = LaunchBounds { max_threads: Some(128), required: None };
        assert!(most.allow([64, 2, 1]) && !most.allow([43, 3, 1]));
        assert_eq!(most.most_threads(), Some(128));
        let required = LaunchBounds { max_threads: Some(256), required: Some([16, 8, 1]) };
        assert!(required.allow([16, 8, 1]) && !required.allow([8, 16, 1]));
        assert_eq!(required.most_threads(), Some(128));
    }
}
