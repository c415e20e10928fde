//! Values of the constants that host code sets.
//!
//! A `__constant__` variable that the host sets with `cudaMemcpyToSymbol` has no known value, and in
//! particular it is not zero as its initial value says: sizes in it would be divisors of zero and
//! pitches of rows that all overlap.

use super::comments::program;
use super::host::set_by_host;
use crate::params::{KernelInfo, ParamKind};
use crate::{ArgValue, KernelArg, LoadedModule, Number};
use base::sources::Sources;

/// The integer that unknown constants have: larger than any row of the launches that are tried.
const UNKNOWN: i64 = 1024;

/// A value that the host copies to a global.
#[derive(Clone, PartialEq, Debug)]
pub struct Constant {
    /// The global with its value.
    pub arg: KernelArg,
    /// Whether the host's text shows the value; else it is a number that is a plausible size.
    pub known: bool,
}

/// Values for the integer globals that the host sets, unless they are `given`.
pub fn constants_of(
    loaded: &LoadedModule,
    kernel: &KernelInfo,
    sources: &dyn Sources,
    given: &[KernelArg],
) -> Vec<Constant> {
    if loaded.globals().is_empty() {
        return vec![];
    }
    let Some(text) = program(loaded, sources, None) else { return vec![] };
    let value = |(name, value): (String, Option<i64>)| {
        let taken = kernel.params.iter().map(|p| &p.name).chain(given.iter().map(|a| &a.name));
        if taken.into_iter().any(|n| *n == name) {
            return None;
        }
        let mut named = loaded.globals().iter().filter(|g| g.name == name);
        let (Some(global), None) = (named.next(), named.next()) else { return None };
        let number = i128::from(value.unwrap_or(UNKNOWN));
        let bits = integers(&global.kind, 0)?;
        let number = if bits < 16 { number.min(100) } else { number };
        let arg = KernelArg { name, value: ArgValue::Scalar(Number::Int(number)) };
        Some(Constant { arg, known: value.is_some() })
    };
    set_by_host(&text).into_iter().filter_map(value).collect()
}

/// The least width of the integers that a value consists of; `None` if there is anything else.
fn integers(kind: &ParamKind, depth: u32) -> Option<u32> {
    const MAX_DEPTH: u32 = 8;
    match kind {
        ParamKind::Int { bits, .. } => Some(*bits),
        ParamKind::Array { element, .. } if depth < MAX_DEPTH => integers(element, depth + 1),
        ParamKind::Struct { fields, .. } if depth < MAX_DEPTH => {
            fields.iter().map(|f| integers(&f.kind, depth + 1)).try_fold(64, |m, b| Some(m.min(b?)))
        }
        _ => None,
    }
}
