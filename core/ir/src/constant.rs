//! Constants and constant expressions (LangRef, "Constants").

use super::inst::{BinaryOp, CastOp, FloatPredicate, IntPredicate};
use super::module::SymbolId;
use super::types::TypeId;
use base::entity;

entity! {
    /// A constant of one module.
    pub struct ConstId("const");
}

/// A constant and its type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Constant {
    /// Type.
    pub ty: TypeId,
    /// Value.
    pub kind: ConstKind,
}

/// The value of a constant.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConstKind {
    /// An integer of up to 128 bits, truncated to its type's width, zero-extended. `true` is 1.
    Int(u128),
    /// An integer wider than 128 bits, as its digits in the text.
    WideInt(String),
    /// A floating-point number as the bits of its own format (16, 32, 64, 80 or 128 bits).
    Float(u128),
    /// `null`
    Null,
    /// `undef`
    Undef,
    /// `poison`
    Poison,
    /// `zeroinitializer`
    Zero,
    /// `none` of type token
    None,
    /// `[…]`, `<…>`, `{…}`, `<{…}>` by the type.
    Aggregate(Vec<ConstId>),
    /// `splat (…)` of a vector type.
    Splat(ConstId),
    /// `c"…"`, unescaped.
    String(Vec<u8>),
    /// Address of a global variable, function or alias.
    Symbol(SymbolId),
    /// `blockaddress(…)`, `dso_local_equivalent`, `no_cfi`, … kept as text after the keyword.
    Other(String),
    /// A constant expression.
    Expr(ConstExpr),
}

/// A constant expression; flags are kept as text (`inbounds`, `nuw`, `inrange(…)`, …).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConstExpr {
    /// `getelementptr`
    Gep {
        /// Flags, as text.
        flags: Vec<String>,
        /// Source element type.
        source: TypeId,
        /// Pointer.
        base: ConstId,
        /// Indices; each with its type. `inrange` before an index (old form) is kept in `flags`.
        indices: Vec<ConstId>,
    },
    /// A cast to the constant's type.
    Cast(CastOp, ConstId),
    /// Arithmetic.
    Binary(BinaryOp, Vec<String>, ConstId, ConstId),
    /// `icmp`
    ICmp(IntPredicate, ConstId, ConstId),
    /// `fcmp`
    FCmp(FloatPredicate, ConstId, ConstId),
    /// `select`
    Select(ConstId, ConstId, ConstId),
    /// `fneg`
    FNeg(ConstId),
    /// `extractelement`
    ExtractElement(ConstId, ConstId),
    /// `insertelement`
    InsertElement(ConstId, ConstId, ConstId),
    /// `shufflevector`
    ShuffleVector(ConstId, ConstId, ConstId),
    /// `extractvalue`
    ExtractValue(ConstId, Vec<u32>),
    /// `insertvalue`
    InsertValue(ConstId, ConstId, Vec<u32>),
}
