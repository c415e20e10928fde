//! Metadata (LangRef, "Metadata"): kept whole as a generic tree, so that unknown nodes survive.

use super::constant::ConstId;
use super::inst::{Operand, ValueId};
use super::types::TypeId;
use base::entity;

entity! {
    /// A metadata node of one module. Numbered nodes keep their number as
    /// [`MdNode::number`]; inline nodes have none.
    pub struct MdId("md");
}
entity! {
    /// A metadata operand of a call or debug record.
    pub struct MdOperandId("mdop");
}

/// A metadata node.
#[derive(Clone, PartialEq, Debug)]
pub struct MdNode {
    /// The `N` of `!N`; `None` for nodes written inline.
    pub number: Option<u32>,
    /// Whether `distinct`.
    pub distinct: bool,
    /// Contents.
    pub kind: MdKind,
}

/// Contents of a metadata node.
#[derive(Clone, PartialEq, Debug)]
pub enum MdKind {
    /// Referred to but not (yet) defined.
    Undefined,
    /// `!{…}`
    Tuple(Vec<MdValue>),
    /// `!"…"`, unescaped.
    String(Vec<u8>),
    /// `!DIName(field: value, …)`; a field without a name (as in `!DIExpression`) has an empty one.
    Specialized {
        /// Name without the `!`.
        name: String,
        /// Fields in order.
        fields: Vec<(String, MdValue)>,
    },
    /// `!DIArgList(…)`: values of the function.
    ArgList(Vec<(TypeId, Operand)>),
    /// A value as metadata: `i32 7`, `ptr @f`.
    Const(ConstId),
}

/// One field of a metadata node.
#[derive(Clone, PartialEq, Debug)]
pub enum MdValue {
    /// `null`
    Null,
    /// Another node.
    Node(MdId),
    /// `!"…"` or a plain `"…"` (then `plain` is true), unescaped.
    String {
        /// Bytes.
        bytes: Vec<u8>,
        /// Whether without the `!`.
        plain: bool,
    },
    /// A constant with its type.
    Const(ConstId),
    /// An integer without type, as in `line: 12`.
    Int(i128),
    /// `true` or `false`.
    Bool(bool),
    /// Keywords and flags, as text: `DW_TAG_member`, `DIFlagPrototyped | DIFlagPublic`.
    Word(String),
}

/// A metadata operand in a function.
#[derive(Clone, PartialEq, Debug)]
pub enum MdOperand {
    /// A node.
    Node(MdId),
    /// A value of the function with its type, as in `metadata ptr %x`.
    Value(TypeId, ValueId),
    /// A constant with its type.
    Const(ConstId),
    /// `!DIArgList(…)`.
    ArgList(Vec<(TypeId, Operand)>),
}
