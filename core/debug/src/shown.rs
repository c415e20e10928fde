//! Values in the form in which they are shown and compared.

use ir::debug_info::{ScalarKind, SourceScalar};
use launch::ElementType;
use launch::number::Number;
use std::fmt;
use vm::bytecode::lower::scalar::Scalar;

/// The interpretation of a scalar's bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Bool,
    /// Width in bits.
    Signed(u32),
    Unsigned(u32),
    Float(ElementType),
    Pointer,
}

impl From<Scalar> for Kind {
    fn from(scalar: Scalar) -> Self {
        match scalar {
            Scalar::Int(1) => Self::Bool,
            Scalar::Int(n) => Self::Signed(n),
            Scalar::Low(_) | Scalar::High(_) => Self::Unsigned(64),
            Scalar::Half => Self::Float(ElementType::F16),
            Scalar::BFloat => Self::Float(ElementType::Bf16),
            Scalar::Float => Self::Float(ElementType::F32),
            Scalar::Double => Self::Float(ElementType::F64),
            Scalar::Ptr => Self::Pointer,
        }
    }
}

impl Kind {
    /// The interpretation of a scalar type of the source.
    pub(super) fn of_source(scalar: SourceScalar) -> Option<Self> {
        let bits = u32::try_from(scalar.bits).ok().filter(|&b| (1..=64).contains(&b))?;
        Some(match scalar.kind {
            ScalarKind::Bool => Self::Bool,
            ScalarKind::Signed => Self::Signed(bits),
            ScalarKind::Unsigned => Self::Unsigned(bits),
            ScalarKind::Pointer => Self::Pointer,
            ScalarKind::BFloat => Self::Float(ElementType::Bf16),
            ScalarKind::Float => Self::Float(match bits {
                16 => ElementType::F16,
                32 => ElementType::F32,
                64 => ElementType::F64,
                _ => return None,
            }),
        })
    }

    /// Size in memory, bytes.
    pub(super) fn bytes(self) -> u64 {
        match self {
            Self::Bool => 1,
            Self::Signed(n) | Self::Unsigned(n) => u64::from(n.div_ceil(8)),
            Self::Float(e) => e.size(),
            Self::Pointer => 8,
        }
    }
}

/// A scalar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cell {
    pub(super) kind: Kind,
    pub(super) bits: u64,
}

impl Cell {
    pub(super) fn new(kind: Kind, bits: u64) -> Self {
        Self { kind, bits }
    }

    /// The same bits with the source's interpretation, unless the source has a float and the IR
    /// does not.
    pub(super) fn seen_as(self, kind: Kind) -> Self {
        Self { kind, ..self }
    }

    pub(super) fn number(self) -> Number {
        let low = |n: u32| if n >= 64 { self.bits } else { self.bits & ((1 << n) - 1) };
        match self.kind {
            Kind::Bool => Number::Int((self.bits & 1).into()),
            Kind::Signed(n) => {
                let unused = 64 - n.clamp(1, 64);
                Number::Int(((self.bits << unused).cast_signed() >> unused).into())
            }
            Kind::Unsigned(n) => Number::Int(low(n).into()),
            Kind::Float(e) => Number::from_bits(e, self.bits),
            Kind::Pointer => Number::Int(self.bits.into()),
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.kind, self.number()) {
            (Kind::Bool, n) => f.write_str(if n == Number::Int(0) { "false" } else { "true" }),
            (Kind::Pointer, _) => write!(f, "{:#x}", self.bits),
            (_, Number::Int(i)) => write!(f, "{i}"),
            (_, Number::Float(x)) if x.is_nan() => f.write_str("nan"),
            (_, Number::Float(x)) => write!(f, "{x}"),
        }
    }
}

/// A value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Shown {
    One(Cell),
    /// Parts, named if it is a struct.
    Parts(Vec<(String, Shown)>),
}

impl Shown {
    /// Whether it is an address.
    pub(super) fn is_pointer(&self) -> bool {
        matches!(self, Self::One(Cell { kind: Kind::Pointer, .. }))
    }

    /// One scalar, or several without names.
    pub(super) fn of(mut cells: Vec<Self>) -> Self {
        if cells.len() == 1 {
            cells.remove(0)
        } else {
            Self::Parts(cells.into_iter().map(|c| (String::new(), c)).collect())
        }
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::One(cell) => cell.fmt(f),
            Self::Parts(parts) => {
                f.write_str("{")?;
                for (k, (name, part)) in parts.iter().enumerate() {
                    let comma = if k > 0 { ", " } else { "" };
                    if name.is_empty() {
                        write!(f, "{comma}{part}")?;
                    } else {
                        write!(f, "{comma}{name}: {part}")?;
                    }
                }
                f.write_str("}")
            }
        }
    }
}

/// The memory layout of a source type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Layout {
    Scalar(Kind),
    /// Name, offset and layout of each field.
    Struct(Vec<(String, u64, Layout)>),
    /// Number of elements, stride, layout.
    Array(u64, u64, Box<Layout>),
}

impl Layout {
    /// Reads a value of this layout with `load(offset, bytes)`, at most `left` parts of it.
    pub(super) fn read(
        &self,
        left: &mut usize,
        at: u64,
        load: &mut dyn FnMut(u64, u64) -> Option<u64>,
    ) -> Option<Shown> {
        // Every part counts, including those that hold no scalar.
        *left = left.checked_sub(1)?;
        match self {
            Self::Scalar(kind) => Some(Shown::One(Cell::new(*kind, load(at, kind.bytes())?))),
            Self::Struct(fields) => {
                let mut parts = vec![];
                for (name, offset, layout) in fields {
                    let part = at.checked_add(*offset).and_then(|at| layout.read(left, at, load));
                    let Some(part) = part else { break };
                    parts.push((name.clone(), part));
                }
                Some(Shown::Parts(parts))
            }
            Self::Array(count, stride, layout) => {
                let mut parts = vec![];
                for k in 0..*count {
                    let place = k.checked_mul(*stride).and_then(|o| at.checked_add(o));
                    let Some(part) = place.and_then(|at| layout.read(left, at, load)) else {
                        break;
                    };
                    parts.push((String::new(), part));
                }
                Some(Shown::Parts(parts))
            }
        }
    }
}
