//! Types, constants and metadata as text.

use super::{Printer, put};
use crate::constant::{ConstExpr, ConstId, ConstKind};
use crate::metadata::{MdId, MdKind, MdValue};
use crate::types::{AddressSpace, FloatKind, Type, TypeId};
use std::fmt::Write;

impl Printer<'_> {
    pub(super) fn space(&mut self, space: AddressSpace) {
        if space.0 != 0 {
            put!(self, " addrspace({})", space.0);
        }
    }

    fn list<T: Copy>(&mut self, items: &[T], mut f: impl FnMut(&mut Self, T)) {
        for (i, &item) in items.iter().enumerate() {
            if i > 0 {
                self.str(", ");
            }
            f(self, item);
        }
    }

    pub(super) fn ty(&mut self, id: TypeId) {
        let m = self.m;
        match m.types.get(id) {
            Type::Void => self.str("void"),
            Type::Int(n) => put!(self, "i{n}"),
            Type::Float(kind) => self.str(kind.keyword()),
            Type::Ptr { pointee: None, space } => {
                self.str("ptr");
                self.space(*space);
            }
            Type::Ptr { pointee: Some(p), space } => {
                self.ty(*p);
                self.space(*space);
                self.str("*");
            }
            Type::Vector { elem, len, scalable } => {
                self.str(if *scalable { "<vscale x " } else { "<" });
                put!(self, "{len} x ");
                self.ty(*elem);
                self.str(">");
            }
            Type::Array { elem, len } => {
                put!(self, "[{len} x ");
                self.ty(*elem);
                self.str("]");
            }
            Type::Struct { fields, packed } => {
                self.str(if *packed { "<{" } else { "{" });
                if !fields.is_empty() {
                    self.str(" ");
                    self.list(fields, Self::ty);
                    self.str(" ");
                }
                self.str(if *packed { "}>" } else { "}" });
            }
            Type::Named(s) => self.name_or_number("%", &m.types.structs[*s].name),
            Type::Function { ret, params, vararg } => {
                self.ty(*ret);
                self.str(" (");
                self.list(params, Self::ty);
                if *vararg {
                    self.str(if params.is_empty() { "..." } else { ", ..." });
                }
                self.str(")");
            }
            Type::Label => self.str("label"),
            Type::Metadata => self.str("metadata"),
            Type::Token => self.str("token"),
            Type::Other(text) => self.str(text),
        }
    }

    pub(super) fn typed_const(&mut self, c: ConstId) {
        let m = self.m;
        self.ty(m.constants[c].ty);
        self.str(" ");
        self.constant(c);
    }

    pub(super) fn constant(&mut self, id: ConstId) {
        let m = self.m;
        let c = &m.constants[id];
        match &c.kind {
            ConstKind::Int(n) => match m.types.get(c.ty) {
                Type::Int(1) => self.str(if *n == 0 { "false" } else { "true" }),
                Type::Int(bits) => {
                    // LLVM writes integers as signed.
                    let unused = 128 - (*bits).min(128);
                    put!(self, "{}", ((*n << unused) as i128) >> unused);
                }
                _ => put!(self, "{n}"),
            },
            ConstKind::WideInt(text) => self.str(text),
            ConstKind::Float(bits) => {
                if let Type::Float(kind) = m.types.get(c.ty) {
                    self.str(&float_text(*bits, *kind));
                }
            }
            ConstKind::Null => self.str("null"),
            ConstKind::Undef => self.str("undef"),
            ConstKind::Poison => self.str("poison"),
            ConstKind::Zero => self.str("zeroinitializer"),
            ConstKind::None => self.str("none"),
            ConstKind::Aggregate(elems) => {
                let (open, close) = match m.types.resolve(c.ty) {
                    Type::Array { .. } => ("[", "]"),
                    Type::Vector { .. } => ("<", ">"),
                    Type::Struct { packed: true, .. } => ("<{ ", " }>"),
                    _ => ("{ ", " }"),
                };
                self.str(open);
                self.list(elems, Self::typed_const);
                self.str(close);
            }
            ConstKind::Splat(value) => {
                self.str("splat (");
                self.typed_const(*value);
                self.str(")");
            }
            ConstKind::String(bytes) => {
                self.str("c");
                self.quoted(bytes);
            }
            ConstKind::Symbol(s) => self.symbol(*s),
            ConstKind::Other(text) => self.str(text),
            ConstKind::Expr(expr) => self.expr(c.ty, expr),
        }
    }

    fn expr(&mut self, ty: TypeId, expr: &ConstExpr) {
        match expr {
            ConstExpr::Gep { flags, source, base, indices } => {
                self.str("getelementptr ");
                let old_inrange = |i: usize| format!("inrange {i}");
                for flag in flags {
                    let is_old = flag.strip_prefix("inrange ").is_some();
                    if !is_old {
                        put!(self, "{flag} ");
                    }
                }
                self.str("(");
                self.ty(*source);
                self.str(", ");
                self.typed_const(*base);
                for (i, &index) in indices.iter().enumerate() {
                    self.str(", ");
                    if !flags.is_empty() && flags.contains(&old_inrange(i)) {
                        self.str("inrange ");
                    }
                    self.typed_const(index);
                }
                self.str(")");
            }
            ConstExpr::Cast(op, value) => {
                put!(self, "{} (", op.keyword());
                self.typed_const(*value);
                self.str(" to ");
                self.ty(ty);
                self.str(")");
            }
            ConstExpr::Binary(op, flags, a, b) => {
                put!(self, "{} ", op.keyword());
                self.words(flags);
                self.operands(&[*a, *b]);
            }
            ConstExpr::ICmp(pred, a, b) => {
                put!(self, "icmp {} ", pred.keyword());
                self.operands(&[*a, *b]);
            }
            ConstExpr::FCmp(pred, a, b) => {
                put!(self, "fcmp {} ", pred.keyword());
                self.operands(&[*a, *b]);
            }
            ConstExpr::Select(a, b, c) => {
                self.str("select ");
                self.operands(&[*a, *b, *c]);
            }
            ConstExpr::FNeg(a) => {
                self.str("fneg ");
                self.operands(&[*a]);
            }
            ConstExpr::ExtractElement(a, b) => {
                self.str("extractelement ");
                self.operands(&[*a, *b]);
            }
            ConstExpr::InsertElement(a, b, c) => {
                self.str("insertelement ");
                self.operands(&[*a, *b, *c]);
            }
            ConstExpr::ShuffleVector(a, b, c) => {
                self.str("shufflevector ");
                self.operands(&[*a, *b, *c]);
            }
            ConstExpr::ExtractValue(a, path) => {
                self.str("extractvalue (");
                self.typed_const(*a);
                self.path(path);
                self.str(")");
            }
            ConstExpr::InsertValue(a, b, path) => {
                self.str("insertvalue (");
                self.typed_const(*a);
                self.str(", ");
                self.typed_const(*b);
                self.path(path);
                self.str(")");
            }
        }
    }

    fn operands(&mut self, consts: &[ConstId]) {
        self.str("(");
        self.list(consts, Self::typed_const);
        self.str(")");
    }

    /// Indices, each after a comma.
    pub(super) fn path(&mut self, path: &[u32]) {
        for i in path {
            put!(self, ", {i}");
        }
    }

    /// A reference to a node: its number, or the node itself if it has none.
    pub(super) fn md_ref(&mut self, id: MdId) {
        let m = self.m;
        match m.metadata[id].number {
            Some(n) => put!(self, "!{n}"),
            None => self.md_node(id),
        }
    }

    pub(super) fn numbered_metadata(&mut self) {
        let m = self.m;
        let mut nodes: Vec<(u32, MdId)> = m
            .metadata
            .iter()
            .filter(|(_, n)| !matches!(n.kind, MdKind::Undefined))
            .filter_map(|(id, n)| Some((n.number?, id)))
            .collect();
        nodes.sort_unstable_by_key(|n| n.0);
        for (number, id) in nodes {
            put!(self, "!{number} = ");
            self.md_node(id);
            self.str("\n");
        }
    }

    fn md_node(&mut self, id: MdId) {
        let m = self.m;
        let node = &m.metadata[id];
        if node.distinct {
            self.str("distinct ");
        }
        match &node.kind {
            MdKind::Undefined => self.str("!{}"),
            MdKind::Tuple(values) => {
                self.str("!{");
                for (i, v) in values.iter().enumerate() {
                    self.str(if i == 0 { "" } else { ", " });
                    self.md_value(v);
                }
                self.str("}");
            }
            MdKind::String(bytes) => {
                self.str("!");
                self.quoted(bytes);
            }
            MdKind::Specialized { name, fields } => {
                put!(self, "!{name}(");
                for (i, (label, value)) in fields.iter().enumerate() {
                    self.str(if i == 0 { "" } else { ", " });
                    if !label.is_empty() {
                        put!(self, "{label}: ");
                    }
                    self.md_value(value);
                }
                self.str(")");
            }
            // Only function-local operands hold these, and they are printed there.
            MdKind::ArgList(_) => self.str("!DIArgList()"),
            MdKind::Const(c) => self.typed_const(*c),
        }
    }

    fn md_value(&mut self, value: &MdValue) {
        match value {
            MdValue::Null => self.str("null"),
            MdValue::Node(id) => self.md_ref(*id),
            MdValue::String { bytes, plain } => {
                if !plain {
                    self.str("!");
                }
                self.quoted(bytes);
            }
            MdValue::Const(c) => self.typed_const(*c),
            MdValue::Int(n) => put!(self, "{n}"),
            MdValue::Bool(b) => put!(self, "{b}"),
            MdValue::Word(w) => self.str(w),
        }
    }
}

/// A float as LLVM writes it: decimal if six digits are exact, else hexadecimal.
fn float_text(bits: u128, kind: FloatKind) -> String {
    let double = match kind {
        FloatKind::Half => return format!("0xH{bits:04X}"),
        FloatKind::BFloat => return format!("0xR{bits:04X}"),
        FloatKind::X86Fp80 => return format!("0xK{bits:020X}"),
        // The low 64 bits come first.
        FloatKind::Fp128 => return format!("0xL{:016X}{:016X}", bits as u64, bits >> 64),
        FloatKind::PpcFp128 => return format!("0xM{:016X}{:016X}", bits as u64, bits >> 64),
        FloatKind::Double => bits as u64,
        FloatKind::Float => {
            let float = f32::from_bits(bits as u32);
            if float.is_nan() {
                // Bit by bit, since a conversion may change the payload.
                (bits as u64 >> 31) << 63 | 0x7ff << 52 | (bits as u64 & 0x7f_ffff) << 29
            } else {
                f64::from(float).to_bits()
            }
        }
    };
    let value = f64::from_bits(double);
    let text = format!("{value:.6e}");
    if value.is_finite()
        && text.parse::<f64>().map(f64::to_bits) == Ok(double)
        && let Some((mantissa, exponent)) = text.split_once('e')
    {
        let (sign, digits) = match exponent.strip_prefix('-') {
            Some(digits) => ('-', digits),
            None => ('+', exponent),
        };
        return format!("{mantissa}e{sign}{digits:0>2}");
    }
    format!("0x{double:016X}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats() {
        let f = |x: f32| float_text(u128::from(x.to_bits()), FloatKind::Float);
        assert_eq!(f(1.0), "1.000000e+00");
        assert_eq!(f(-0.0), "-0.000000e+00");
        assert_eq!(f(0.1), "0x3FB99999A0000000");
        assert_eq!(f(f32::INFINITY), "0x7FF0000000000000");
        assert_eq!(f(1e10), "1.000000e+10");
        assert_eq!(float_text(0x3c00, FloatKind::Half), "0xH3C00");
    }
}
