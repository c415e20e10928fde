//! Constants and constant expressions (LangRef, "Constants").

use super::{Parser, TokenKind};
use crate::constant::{ConstExpr, ConstId, ConstKind};
use crate::inst::{BinaryOp, CastOp, FloatPredicate, IntPredicate, Operand};
use crate::lexer::unescape;
use crate::types::{FloatKind, Type, TypeId};
use base::diagnostic::{Result, Span};
use base::narrow;

/// Whether `word` starts a constant rather than an attribute.
pub(super) fn is_constant_word(word: &str) -> bool {
    matches!(
        word,
        "true"
            | "false"
            | "null"
            | "undef"
            | "poison"
            | "zeroinitializer"
            | "none"
            | "splat"
            | "blockaddress"
            | "dso_local_equivalent"
            | "no_cfi"
            | "ptrauth"
            | "asm"
    ) || is_expr_word(word)
}

fn is_expr_word(word: &str) -> bool {
    matches!(
        word,
        "getelementptr"
            | "icmp"
            | "fcmp"
            | "select"
            | "fneg"
            | "extractelement"
            | "insertelement"
            | "shufflevector"
            | "extractvalue"
            | "insertvalue"
    ) || CastOp::from_keyword(word).is_some()
        || BinaryOp::from_keyword(word).is_some()
}

/// The low `bits` (at most 128) of `value`.
pub(super) fn truncate(value: u128, bits: u32) -> u128 {
    if bits >= 128 { value } else { value & ((1 << bits) - 1) }
}

/// Bits of `value` as a float; NaNs keep their payload.
fn double_to_float(bits: u64) -> u32 {
    let value = f64::from_bits(bits);
    if value.is_nan() {
        let sign = (bits >> 63) as u32;
        let payload = (bits >> 29) as u32 & 0x7f_ffff;
        // A NaN must not turn into an infinity when only low payload bits are set.
        return sign << 31 | 0x7f80_0000 | if payload == 0 { 0x40_0000 } else { payload };
    }
    (value as f32).to_bits()
}

/// The bits of a decimal or hexadecimal float in format `kind`, or why it is invalid.
pub(super) fn float_bits(text: &str, kind: FloatKind) -> std::result::Result<u128, &'static str> {
    let hex = |digits: &str| u128::from_str_radix(digits, 16).map_err(|_| "has too many digits");
    if let Some(rest) = text.strip_prefix("f0x") {
        return Ok(truncate(hex(rest)?, kind.bits()));
    }
    let double = if let Some(rest) = text.strip_prefix("0x") {
        let letter = rest.as_bytes().first().copied().unwrap_or(b'0');
        let own = match letter {
            b'H' => Some(FloatKind::Half),
            b'R' => Some(FloatKind::BFloat),
            b'K' => Some(FloatKind::X86Fp80),
            b'L' => Some(FloatKind::Fp128),
            b'M' => Some(FloatKind::PpcFp128),
            _ => None,
        };
        if let Some(own) = own {
            if own != kind {
                return Err("does not have the format of its type");
            }
            let digits = &rest[1..];
            if matches!(letter, b'L' | b'M') {
                // The low 64 bits come first.
                let (low, high) = digits.split_at(digits.len().min(16));
                let high = if high.is_empty() { 0 } else { hex(high)? };
                return Ok(hex(low)? | high << 64);
            }
            return Ok(truncate(hex(digits)?, kind.bits()));
        }
        u64::from_str_radix(rest, 16).map_err(|_| "has too many digits")?
    } else {
        text.parse::<f64>().map_err(|_| "is not a number")?.to_bits()
    };
    let value = f64::from_bits(double);
    Ok(match kind {
        FloatKind::Double => u128::from(double),
        FloatKind::Float => u128::from(double_to_float(double)),
        FloatKind::Half => narrow::half(value).into(),
        FloatKind::BFloat => narrow::bfloat(value).into(),
        // Only zero and one are ever written this way for the wide formats.
        FloatKind::Fp128 | FloatKind::PpcFp128 | FloatKind::X86Fp80 => {
            return Err("does not have the format of its type");
        }
    })
}

impl Parser<'_> {
    /// A type and a constant of it.
    pub(super) fn typed_const(&mut self) -> Result<ConstId> {
        let ty = self.ty()?;
        self.const_of(ty)
    }

    /// A constant of type `ty`.
    pub(super) fn const_of(&mut self, ty: TypeId) -> Result<ConstId> {
        self.nested(|p| p.const_inner(ty))
    }

    fn const_inner(&mut self, ty: TypeId) -> Result<ConstId> {
        let tok = self.tok;
        let text = self.slice(tok.span);
        let kind = match tok.kind {
            TokenKind::Int | TokenKind::HexInt => {
                self.bump()?;
                self.int_const(ty, tok.span)?
            }
            TokenKind::Float | TokenKind::HexFloat => {
                self.bump()?;
                let Type::Float(kind) = *self.module.types.get(ty) else {
                    return Self::error(
                        tok.span,
                        format!(
                            "found the float `{text}`, expected a constant of type {}",
                            self.show(ty)
                        ),
                    );
                };
                match float_bits(text, kind) {
                    Ok(bits) => ConstKind::Float(bits),
                    Err(why) => return Self::error(tok.span, format!("float `{text}` {why}")),
                }
            }
            TokenKind::Global | TokenKind::GlobalNumber => {
                self.bump()?;
                if !matches!(self.module.types.get(ty), Type::Ptr { .. }) {
                    return Self::error(
                        tok.span,
                        format!(
                            "found the address `{text}`, expected a constant of type {}",
                            self.show(ty)
                        ),
                    );
                }
                ConstKind::Symbol(self.symbol(tok))
            }
            TokenKind::CStr => {
                self.bump()?;
                let bytes = unescape(self.quoted(tok.span));
                let good = match self.module.types.get(ty) {
                    Type::Array { elem, len } => {
                        *len == bytes.len() as u64
                            && matches!(self.module.types.get(*elem), Type::Int(8))
                    }
                    _ => false,
                };
                if !good {
                    return Self::error(
                        tok.span,
                        format!(
                            "a string of {} bytes does not have type {}",
                            bytes.len(),
                            self.show(ty)
                        ),
                    );
                }
                ConstKind::String(bytes)
            }
            TokenKind::Punct(open @ (b'[' | b'{' | b'<')) => self.aggregate(ty, open)?,
            TokenKind::Word => return self.word_const(ty),
            TokenKind::Local | TokenKind::LocalNumber => {
                return Err(self.unexpected("a constant; local values are not allowed here"));
            }
            _ => return Err(self.unexpected("a constant")),
        };
        Ok(self.constant(ty, kind))
    }

    fn int_const(&mut self, ty: TypeId, span: Span) -> Result<ConstKind> {
        let text = self.slice(span);
        let Type::Int(bits) = *self.module.types.get(ty) else {
            return Self::error(
                span,
                format!(
                    "found the integer `{text}`, expected a constant of type {}",
                    self.show(ty)
                ),
            );
        };
        if bits > 128 {
            return Ok(ConstKind::WideInt(text.to_owned()));
        }
        let value = if let Some(digits) = text.strip_prefix("u0x") {
            hex_int(digits)
        } else if let Some(digits) = text.strip_prefix("s0x") {
            // The highest bit that is set is the sign.
            let value = hex_int(digits);
            let active = 128 - value.leading_zeros();
            if active == 0 || active == 128 { value } else { value | u128::MAX << active }
        } else {
            let (negative, digits) = match text.strip_prefix('-') {
                Some(digits) => (true, digits),
                None => (false, text),
            };
            // Wrapping keeps the low 128 bits, which is all that is needed.
            let value = digits.bytes().fold(0u128, |n, b| {
                n.wrapping_mul(10).wrapping_add(u128::from(b.wrapping_sub(b'0')))
            });
            if negative { value.wrapping_neg() } else { value }
        };
        Ok(ConstKind::Int(truncate(value, bits)))
    }

    fn aggregate(&mut self, ty: TypeId, open: u8) -> Result<ConstKind> {
        let span = self.bump()?.span;
        let packed = open == b'<' && self.eat(b'{')?;
        let close = match open {
            b'[' => b']',
            b'{' => b'}',
            _ if packed => b'}',
            _ => b'>',
        };
        let mut elems = vec![];
        if !self.is(close) {
            loop {
                elems.push(self.typed_const()?);
                if !self.eat(b',')? {
                    break;
                }
            }
        }
        self.expect(close, "or `,` after an element")?;
        if packed {
            self.expect(b'>', "after a packed struct")?;
        }
        let n = elems.len() as u64;
        let good = match self.module.types.resolve(ty) {
            Type::Array { elem, len } => {
                open == b'['
                    && *len == n
                    && elems.iter().all(|&e| self.module.constants[e].ty == *elem)
            }
            Type::Vector { elem, len, scalable: false } => {
                open == b'<'
                    && !packed
                    && u64::from(*len) == n
                    && elems.iter().all(|&e| self.module.constants[e].ty == *elem)
            }
            Type::Struct { fields, packed: p } => {
                (if *p { packed } else { open == b'{' })
                    && fields.len() == elems.len()
                    && fields.iter().zip(&elems).all(|(f, &e)| self.module.constants[e].ty == *f)
            }
            _ => false,
        };
        if good {
            Ok(ConstKind::Aggregate(elems))
        } else {
            Self::error(
                span,
                format!("an aggregate of {n} elements does not have type {}", self.show(ty)),
            )
        }
    }

    fn word_const(&mut self, ty: TypeId) -> Result<ConstId> {
        let word = self.word();
        let span = self.tok.span;
        let kind = match word {
            "true" | "false" => {
                if !matches!(self.module.types.get(ty), Type::Int(1)) {
                    return Err(self.unexpected(&format!("a constant of type {}", self.show(ty))));
                }
                ConstKind::Int(u128::from(word == "true"))
            }
            "null" => {
                if !matches!(self.module.types.get(ty), Type::Ptr { .. }) {
                    return Err(self.unexpected(&format!("a constant of type {}", self.show(ty))));
                }
                ConstKind::Null
            }
            "undef" => ConstKind::Undef,
            "poison" => ConstKind::Poison,
            "zeroinitializer" => ConstKind::Zero,
            "none" => ConstKind::None,
            "splat" => {
                self.bump()?;
                self.expect(b'(', "after `splat`")?;
                let value = self.typed_const()?;
                self.expect(b')', "after the value of a splat")?;
                let good = match self.module.types.get(ty) {
                    Type::Vector { elem, .. } => self.module.constants[value].ty == *elem,
                    _ => false,
                };
                if !good {
                    return Self::error(
                        span,
                        format!("a splat does not have type {}", self.show(ty)),
                    );
                }
                return Ok(self.constant(ty, ConstKind::Splat(value)));
            }
            "blockaddress" | "dso_local_equivalent" | "no_cfi" | "ptrauth" => {
                self.bump()?;
                if matches!(word, "blockaddress" | "ptrauth") {
                    if !self.is(b'(') {
                        return Err(self.unexpected(&format!("`(` after `{word}`")));
                    }
                    self.skip_balanced()?;
                } else {
                    if !matches!(self.tok.kind, TokenKind::Global | TokenKind::GlobalNumber) {
                        return Err(self.unexpected(&format!("a function after `{word}`")));
                    }
                    self.bump()?;
                }
                let text = self.raw_from(span.start as usize);
                return Ok(self.constant(ty, ConstKind::Other(text)));
            }
            "asm" => return Err(self.unexpected("a constant; inline assembly can only be called")),
            _ if is_expr_word(word) => {
                let (own, expr) = self.const_expr(ty)?;
                if own != ty {
                    return Self::error(
                        span,
                        format!(
                            "a constant expression of type {}, expected type {}",
                            self.show(own),
                            self.show(ty)
                        ),
                    );
                }
                return Ok(self.constant(ty, ConstKind::Expr(expr)));
            }
            _ => return Err(self.unexpected("a constant")),
        };
        self.bump()?;
        Ok(self.constant(ty, kind))
    }

    /// A pointer expression without an explicit type before it, as the callee of a call or the
    /// target of an alias.
    pub(super) fn untyped_expr(&mut self) -> Result<ConstId> {
        let span = self.tok.span;
        let ptr = self.opaque_ptr();
        let (own, expr) = self.nested(|p| p.const_expr(ptr))?;
        if !matches!(self.module.types.get(own), Type::Ptr { .. }) {
            return Self::error(
                span,
                "this constant expression is not a pointer, expected a pointer",
            );
        }
        Ok(self.constant(own, ConstKind::Expr(expr)))
    }

    /// Flags between an opcode and `(`, as text.
    fn expr_flags(&mut self) -> Result<Vec<String>> {
        let mut flags = vec![];
        while self.tok.kind == TokenKind::Word {
            let start = self.tok.span.start as usize;
            let word = self.word();
            self.bump()?;
            if word == "inrange" && self.is(b'(') {
                self.skip_balanced()?;
            }
            flags.push(self.raw_from(start));
        }
        Ok(flags)
    }

    /// A constant expression and its type; `ty` is the expected type.
    fn const_expr(&mut self, ty: TypeId) -> Result<(TypeId, ConstExpr)> {
        let word = self.word();
        self.bump()?;
        if let Some(op) = CastOp::from_keyword(word) {
            // `nuw`, `nsw` and `nneg` may be added here; they have no effect on constants.
            self.expr_flags()?;
            self.expect(b'(', "after a cast")?;
            let value = self.typed_const()?;
            self.expect_word("to", "after the value to cast")?;
            let own = self.ty()?;
            self.expect(b')', "after a cast")?;
            return Ok((own, ConstExpr::Cast(op, value)));
        }
        if word == "getelementptr" {
            let flags = self.expr_flags()?;
            return self.const_gep(ty, flags);
        }
        if word == "icmp" || word == "fcmp" {
            let mut words = self.expr_flags()?;
            let pred = words.pop().unwrap_or_default();
            let (a, b) = self.const_pair()?;
            let expr = if word == "icmp" {
                IntPredicate::from_keyword(&pred).map(|p| ConstExpr::ICmp(p, a, b))
            } else {
                FloatPredicate::from_keyword(&pred).map(|p| ConstExpr::FCmp(p, a, b))
            };
            return match expr {
                Some(e) => Ok((ty, e)),
                None => Err(self.unexpected(&format!("the predicate of `{word}`"))),
            };
        }
        if let Some(op) = BinaryOp::from_keyword(word) {
            let flags = self.expr_flags()?;
            let (a, b) = self.const_pair()?;
            return Ok((self.module.constants[a].ty, ConstExpr::Binary(op, flags, a, b)));
        }
        self.expect(b'(', "after the opcode of a constant expression")?;
        let a = self.typed_const()?;
        let mut more = vec![];
        let mut path = vec![];
        while self.eat(b',')? {
            if matches!(word, "extractvalue" | "insertvalue") && self.tok.kind == TokenKind::Int {
                path.push(self.unsigned32("an index")?);
            } else {
                more.push(self.typed_const()?);
            }
        }
        self.expect(b')', "after the operands of a constant expression")?;
        let expr = match (word, more.as_slice()) {
            ("select", &[b, c]) => ConstExpr::Select(a, b, c),
            ("fneg", &[]) => ConstExpr::FNeg(a),
            ("extractelement", &[b]) => ConstExpr::ExtractElement(a, b),
            ("insertelement", &[b, c]) => ConstExpr::InsertElement(a, b, c),
            ("shufflevector", &[b, c]) => ConstExpr::ShuffleVector(a, b, c),
            ("extractvalue", &[]) => ConstExpr::ExtractValue(a, path),
            ("insertvalue", &[b]) => ConstExpr::InsertValue(a, b, path),
            _ => {
                return Err(self.unexpected(&format!("another number of operands of `{word}`")));
            }
        };
        Ok((ty, expr))
    }

    fn const_pair(&mut self) -> Result<(ConstId, ConstId)> {
        self.expect(b'(', "after the opcode of a constant expression")?;
        let a = self.typed_const()?;
        self.expect(b',', "between operands")?;
        let span = self.tok.span;
        let b = self.typed_const()?;
        self.expect(b')', "after operands")?;
        if self.module.constants[a].ty != self.module.constants[b].ty {
            return Self::error(span, "operands have different types");
        }
        Ok((a, b))
    }

    fn const_gep(&mut self, ty: TypeId, mut flags: Vec<String>) -> Result<(TypeId, ConstExpr)> {
        let span = self.expect(b'(', "after `getelementptr`")?.span;
        let first = self.ty()?;
        let (source, base) = if self.eat(b',')? {
            (first, self.typed_const()?)
        } else {
            // Until LLVM 3.6 the source element type was that of the pointer.
            let Type::Ptr { pointee: Some(pointee), .. } = *self.module.types.get(first) else {
                return Err(self.unexpected("`,` after the type of `getelementptr`"));
            };
            (pointee, self.const_of(first)?)
        };
        let mut indices = vec![];
        while self.eat(b',')? {
            if self.eat_word("inrange")? {
                flags.push(format!("inrange {}", indices.len()));
            }
            indices.push(self.typed_const()?);
        }
        self.expect(b')', "after the indices of `getelementptr`")?;
        // With opaque pointers the type of the base is sufficient; typed ones are checked by the
        // verifier.
        let base_ty = self.module.constants[base].ty;
        let own = match self.module.types.get(base_ty) {
            Type::Ptr { pointee: None, .. } => {
                let vector = indices.iter().any(|&i| {
                    matches!(
                        self.module.types.get(self.module.constants[i].ty),
                        Type::Vector { .. }
                    )
                });
                if vector { ty } else { base_ty }
            }
            // If the text does not give the type, the indices determine it.
            Type::Ptr { space, .. }
                if matches!(self.module.types.get(ty), Type::Ptr { pointee: None, .. }) =>
            {
                let space = *space;
                let mut stepped = source;
                for &i in indices.iter().skip(1) {
                    stepped = self.step(stepped, Operand::Const(i), span)?;
                }
                self.intern(Type::Ptr { pointee: Some(stepped), space }, span)?
            }
            Type::Ptr { .. } | Type::Vector { .. } => ty,
            _ => return Self::error(span, "the base of `getelementptr` is not a pointer"),
        };
        Ok((own, ConstExpr::Gep { flags, source, base, indices }))
    }
}

fn hex_int(digits: &str) -> u128 {
    digits.chars().fold(0u128, |n, c| n << 4 | u128::from(c.to_digit(16).unwrap_or(0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats() {
        let f = |t, k| float_bits(t, k).unwrap();
        assert_eq!(f("1.0", FloatKind::Float), 0x3f80_0000);
        assert_eq!(f("0x3FF0000000000000", FloatKind::Float), 0x3f80_0000);
        assert_eq!(f("0x7FF8000000000000", FloatKind::Float), 0x7fc0_0000);
        assert_eq!(f("0xFFF0000000000000", FloatKind::Float), 0xff80_0000);
        assert_eq!(f("0xH3C00", FloatKind::Half), 0x3c00);
        assert_eq!(f("0xR3F80", FloatKind::BFloat), 0x3f80);
        assert_eq!(f("0xL00000000000000003FFF000000000000", FloatKind::Fp128), 0x3fff << 112);
        assert!(float_bits("0xH3C00", FloatKind::Float).is_err());
    }
}
