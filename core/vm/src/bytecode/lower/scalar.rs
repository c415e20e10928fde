//! Values as scalars: how an IR type is split into registers and into bytes of memory.

use crate::bytecode::op::RegClass;
use base::diagnostic::{Diagnostic, Result};
use base::limits::{MAX_EXEC_INT_BITS, MAX_NESTING, MAX_VALUE_SCALARS};
use ir::{FloatKind, Type, TypeId, TypeTable};

/// One scalar of a value: the contents of one register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scalar {
    /// An integer of 1 to 64 bits, zero-extended.
    Int(u32),
    /// The lower 64 bits of an integer of 65 to 128 bits.
    Low(u32),
    /// The bits above 64 of such an integer.
    High(u32),
    /// IEEE binary16.
    Half,
    /// bfloat16.
    BFloat,
    /// IEEE binary32.
    Float,
    /// IEEE binary64.
    Double,
    /// An address.
    Ptr,
}

impl Scalar {
    /// The vector register class that holds it.
    pub(super) fn class(self) -> RegClass {
        match self {
            Self::Int(1) => RegClass::P,
            Self::Int(n) if n <= 32 => RegClass::V32,
            Self::Half | Self::BFloat | Self::Float => RegClass::V32,
            _ => RegClass::V64,
        }
    }
    /// Significant bits.
    pub fn bits(self) -> u32 {
        match self {
            Self::Int(n) => n,
            Self::High(n) => n - 64,
            Self::Half | Self::BFloat => 16,
            Self::Float => 32,
            Self::Low(_) | Self::Double | Self::Ptr => 64,
        }
    }
    /// Bytes in memory.
    pub(super) fn bytes(self) -> u32 {
        self.bits().div_ceil(8)
    }
    /// All significant bits set.
    pub(super) fn mask(self) -> u64 {
        mask(self.bits())
    }
}

/// The format of a float scalar.
pub(super) fn format(s: Scalar) -> FloatKind {
    match s {
        Scalar::Half => FloatKind::Half,
        Scalar::BFloat => FloatKind::BFloat,
        Scalar::Double => FloatKind::Double,
        _ => FloatKind::Float,
    }
}

/// The low `bits` bits set.
pub(super) fn mask(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

/// The low `bits` bits set.
pub(super) fn mask128(bits: u32) -> u128 {
    if bits >= 128 { u128::MAX } else { (1 << bits) - 1 }
}

/// A scalar and its offset in memory, bytes from the start of the value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// What it is.
    pub scalar: Scalar,
    pub(super) offset: u64,
}

fn unsupported(message: String) -> Box<Diagnostic> {
    Box::new(Diagnostic::new(base::diagnostic::Outcome::Unsupported, "WS-UNSUPPORTED", message))
}

/// The scalars of a value of type `ty`, in order; none for void. The error has no place yet.
pub fn flatten(types: &TypeTable, ty: TypeId) -> Result<Vec<Field>> {
    let mut out = vec![];
    walk(types, ty, 0, 0, &mut out)?;
    Ok(out)
}

fn walk(types: &TypeTable, ty: TypeId, at: u64, depth: usize, out: &mut Vec<Field>) -> Result<()> {
    if out.len() as u64 >= MAX_VALUE_SCALARS || depth > MAX_NESTING {
        return Err(Box::new(Diagnostic::limit(format!(
            "a value has more than {MAX_VALUE_SCALARS} scalars"
        ))));
    }
    let mut push = |scalar, offset| out.push(Field { scalar, offset });
    match types.resolve(ty) {
        Type::Void | Type::Token | Type::Metadata | Type::Label => {}
        Type::Int(n) if *n <= 64 => push(Scalar::Int(*n), at),
        Type::Int(n) if *n <= MAX_EXEC_INT_BITS => {
            push(Scalar::Low(*n), at);
            push(Scalar::High(*n), at + 8);
        }
        Type::Int(n) => return Err(unsupported(format!("integers of {n} bits"))),
        Type::Float(FloatKind::Half) => push(Scalar::Half, at),
        Type::Float(FloatKind::BFloat) => push(Scalar::BFloat, at),
        Type::Float(FloatKind::Float) => push(Scalar::Float, at),
        Type::Float(FloatKind::Double) => push(Scalar::Double, at),
        Type::Float(k) => return Err(unsupported(format!("type `{}`", k.keyword()))),
        Type::Ptr { .. } => push(Scalar::Ptr, at),
        Type::Vector { elem, len, scalable: false } => {
            // Elements of vectors are packed by bits; usually they are whole bytes.
            let step = types.store_size(*elem).unwrap_or(0);
            for i in 0..u64::from(*len) {
                walk(types, *elem, at + i * step, depth + 1, out)?;
            }
        }
        Type::Array { elem, len } => {
            let step = types.size_of(*elem).unwrap_or(0);
            if *len > MAX_VALUE_SCALARS && step > 0 {
                return Err(Box::new(Diagnostic::limit(format!(
                    "a value has more than {MAX_VALUE_SCALARS} scalars"
                ))));
            }
            for i in 0..(*len).min(MAX_VALUE_SCALARS) {
                walk(types, *elem, at + i * step, depth + 1, out)?;
            }
        }
        Type::Struct { fields, .. } => {
            for (i, &f) in fields.iter().enumerate() {
                let offset = types.field_offset(ty, i).unwrap_or(0);
                walk(types, f, at + offset, depth + 1, out)?;
            }
        }
        Type::Vector { .. } => return Err(unsupported("scalable vectors".to_owned())),
        Type::Other(text) => return Err(unsupported(format!("values of type `{text}`"))),
        Type::Named(s) => {
            let name = &types.structs[*s].name;
            return Err(unsupported(format!("values of the opaque type `%{name}`")));
        }
        Type::Function { .. } => return Err(unsupported("functions as values".to_owned())),
    }
    Ok(())
}

/// Number of scalars of a value of type `ty`; 0 when [`flatten`] would fail.
pub(super) fn count(types: &TypeTable, ty: TypeId) -> usize {
    flatten(types, ty).map_or(0, |f| f.len())
}

/// Type of element `index` of an aggregate or vector, and the number of scalars before it.
pub(super) fn element(types: &TypeTable, ty: TypeId, index: usize) -> Option<(TypeId, usize)> {
    match types.resolve(ty) {
        Type::Vector { elem, len, .. } => {
            (index < *len as usize).then(|| (*elem, index * count(types, *elem)))
        }
        Type::Array { elem, len } => {
            ((index as u64) < *len).then(|| (*elem, index * count(types, *elem)))
        }
        Type::Struct { fields, .. } => {
            let before = fields.get(..index)?.iter().map(|&f| count(types, f)).sum();
            Some((*fields.get(index)?, before))
        }
        _ => None,
    }
}

/// Range of the scalars that `path` selects in a value of type `ty`.
pub(super) fn path(types: &TypeTable, ty: TypeId, path: &[u32]) -> Option<(usize, usize)> {
    let (mut ty, mut start) = (ty, 0);
    for &i in path {
        let (inner, before) = element(types, ty, i as usize)?;
        ty = inner;
        start += before;
    }
    Some((start, start + count(types, ty)))
}

/// Element type of a vector, or the type itself.
pub(super) fn scalar_type(types: &TypeTable, ty: TypeId) -> TypeId {
    match types.get(ty) {
        Type::Vector { elem, .. } => *elem,
        _ => ty,
    }
}
