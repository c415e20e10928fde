//! Types (LangRef, "Type System").

use super::{Parser, TokenKind};
use crate::types::{AddressSpace, FloatKind, NamedStruct, StructId, Type, TypeId};
use base::diagnostic::{Diagnostic, Result, Span};
use base::limits;
use std::borrow::Cow;

/// Widest integer type of LLVM, bits.
const MAX_INT_BITS: u32 = 1 << 23;

/// Bits of `iN`.
fn int_bits(word: &str) -> Option<u32> {
    let digits = word.strip_prefix('i')?;
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    // A width that is out of range is still a type here, and an error later.
    Some(digits.parse().unwrap_or(u32::MAX))
}

/// Whether a type can start with `word`.
pub(super) fn is_type_word(word: &str) -> bool {
    float_kind(word).is_some()
        || int_bits(word).is_some()
        || matches!(
            word,
            "void" | "ptr" | "label" | "metadata" | "token" | "x86_mmx" | "x86_amx" | "target"
        )
}

fn float_kind(word: &str) -> Option<FloatKind> {
    Some(match word {
        "half" => FloatKind::Half,
        "bfloat" => FloatKind::BFloat,
        "float" => FloatKind::Float,
        "double" => FloatKind::Double,
        "x86_fp80" => FloatKind::X86Fp80,
        "fp128" => FloatKind::Fp128,
        "ppc_fp128" => FloatKind::PpcFp128,
        _ => return None,
    })
}

impl<'a> Parser<'a> {
    /// Whether the current token starts a type.
    pub(super) fn at_type(&self) -> bool {
        match self.tok.kind {
            TokenKind::Word => is_type_word(self.word()),
            TokenKind::Local | TokenKind::LocalNumber => true,
            TokenKind::Punct(b) => matches!(b, b'[' | b'<' | b'{'),
            _ => false,
        }
    }

    /// The id of `ty`; an error if it is nested too deeply.
    pub(super) fn intern(&mut self, ty: Type, span: Span) -> Result<TypeId> {
        let of = |id: &TypeId| self.type_depths[id.0 as usize];
        let depth = 1 + match &ty {
            Type::Ptr { pointee, .. } => pointee.as_ref().map_or(0, of),
            Type::Vector { elem, .. } | Type::Array { elem, .. } => of(elem),
            Type::Struct { fields, .. } => fields.iter().map(of).max().unwrap_or(0),
            Type::Function { ret, params, .. } => {
                params.iter().map(of).max().unwrap_or(0).max(of(ret))
            }
            _ => 0,
        };
        if depth > limits::MAX_NESTING {
            return Err(Self::too_deep(span));
        }
        let id = self.module.types.intern(ty);
        if id.0 as usize == self.type_depths.len() {
            self.type_depths.push(depth);
        }
        Ok(id)
    }

    /// The id of a type without nested types.
    pub(super) fn simple(&mut self, ty: Type) -> TypeId {
        let id = self.module.types.intern(ty);
        if id.0 as usize == self.type_depths.len() {
            self.type_depths.push(1);
        }
        id
    }

    /// `ptr`
    pub(super) fn opaque_ptr(&mut self) -> TypeId {
        self.simple(Type::Ptr { pointee: None, space: AddressSpace(0) })
    }

    /// A type; `void` and function types too.
    pub(super) fn ty(&mut self) -> Result<TypeId> {
        self.nested(Self::ty_inner)
    }

    fn ty_inner(&mut self) -> Result<TypeId> {
        let span = self.tok.span;
        let mut ty = self.base_type()?;
        loop {
            if self.eat(b'*')? {
                ty = self.intern(Type::Ptr { pointee: Some(ty), space: AddressSpace(0) }, span)?;
            } else if self.word() == "addrspace" {
                let space = self.address_space()?;
                self.expect(b'*', "after the address space of a pointer type")?;
                ty = self.intern(Type::Ptr { pointee: Some(ty), space }, span)?;
            } else if self.is(b'(') {
                ty = self.function_type(ty, span)?;
            } else {
                return Ok(ty);
            }
        }
    }

    /// `addrspace(n)`
    pub(super) fn address_space(&mut self) -> Result<AddressSpace> {
        self.expect_word("addrspace", "here")?;
        self.expect(b'(', "after `addrspace`")?;
        let n = if self.tok.kind == TokenKind::Str {
            // `addrspace("A")` refers to the data layout: the space of allocas, globals or
            // programs.
            let name = self.string("a name")?;
            match name.as_slice() {
                b"A" | b"G" | b"P" => 0,
                _ => return Self::error(self.tok.span, "unknown address space name"),
            }
        } else {
            self.unsigned32("the number of an address space")?
        };
        self.expect(b')', "after the number of an address space")?;
        Ok(AddressSpace(n))
    }

    fn base_type(&mut self) -> Result<TypeId> {
        let tok = self.tok;
        match tok.kind {
            TokenKind::Word => {
                let word = self.word();
                if let Some(bits) = int_bits(word) {
                    if bits == 0 || bits > MAX_INT_BITS {
                        return Self::error(
                            tok.span,
                            format!("`{word}` is not a type, expected i1 to i{MAX_INT_BITS}"),
                        );
                    }
                    self.bump()?;
                    return Ok(self.simple(Type::Int(bits)));
                }
                if let Some(kind) = float_kind(word) {
                    self.bump()?;
                    return Ok(self.simple(Type::Float(kind)));
                }
                let ty = match word {
                    "void" => Type::Void,
                    "label" => Type::Label,
                    "metadata" => Type::Metadata,
                    "token" => Type::Token,
                    "x86_mmx" | "x86_amx" => Type::Other(word.to_owned()),
                    "ptr" => {
                        self.bump()?;
                        let space = if self.word() == "addrspace" {
                            self.address_space()?
                        } else {
                            AddressSpace(0)
                        };
                        return Ok(self.simple(Type::Ptr { pointee: None, space }));
                    }
                    "target" => {
                        self.bump()?;
                        if !self.is(b'(') {
                            return Err(self.unexpected("`(` after `target`"));
                        }
                        self.skip_balanced()?;
                        let text = self.raw_from(tok.span.start as usize);
                        return Ok(self.simple(Type::Other(text)));
                    }
                    _ => return Err(self.unexpected("a type")),
                };
                self.bump()?;
                Ok(self.simple(ty))
            }
            TokenKind::Local | TokenKind::LocalNumber => {
                self.bump()?;
                let name = self.name_of(tok);
                let id = self.struct_named(name, tok.span);
                Ok(self.simple(Type::Named(id)))
            }
            TokenKind::Punct(b'[') => {
                self.bump()?;
                let len = self.unsigned("the number of elements of an array type")?;
                self.expect_word("x", "after the number of elements")?;
                let elem = self.ty()?;
                self.expect(b']', "after the element type")?;
                self.intern(Type::Array { elem, len }, tok.span)
            }
            TokenKind::Punct(b'{') => self.struct_body(false),
            TokenKind::Punct(b'<') => {
                if self.peek()?.kind == TokenKind::Punct(b'{') {
                    self.bump()?;
                    let ty = self.struct_body(true)?;
                    self.expect(b'>', "after a packed struct type")?;
                    return Ok(ty);
                }
                self.bump()?;
                let scalable = self.eat_word("vscale")?;
                if scalable {
                    self.expect_word("x", "after `vscale`")?;
                }
                let len = self.unsigned32("the number of elements of a vector type")?;
                if len == 0 {
                    return Self::error(tok.span, "a vector type needs at least one element");
                }
                self.expect_word("x", "after the number of elements")?;
                let elem = self.ty()?;
                let good = matches!(
                    self.module.types.get(elem),
                    Type::Int(_) | Type::Float(_) | Type::Ptr { .. } | Type::Other(_)
                );
                if !good {
                    return Self::error(
                        tok.span,
                        "invalid vector element type, expected an integer, float or pointer",
                    );
                }
                self.expect(b'>', "after the element type")?;
                self.intern(Type::Vector { elem, len, scalable }, tok.span)
            }
            _ => Err(self.unexpected("a type")),
        }
    }

    /// `{ … }`, without the angle brackets of a packed struct.
    pub(super) fn struct_body(&mut self, packed: bool) -> Result<TypeId> {
        let span = self.expect(b'{', "at the start of a struct type")?.span;
        let mut fields = vec![];
        if !self.is(b'}') {
            loop {
                fields.push(self.ty()?);
                if !self.eat(b',')? {
                    break;
                }
            }
        }
        self.expect(b'}', "or `,` after a field of a struct type")?;
        self.intern(Type::Struct { fields, packed }, span)
    }

    fn function_type(&mut self, ret: TypeId, span: Span) -> Result<TypeId> {
        self.expect(b'(', "before parameter types")?;
        let mut params = vec![];
        let mut vararg = false;
        while !self.is(b')') {
            if self.tok.kind == TokenKind::Ellipsis {
                self.bump()?;
                vararg = true;
                break;
            }
            params.push(self.ty()?);
            // LLVM accepts and ignores attributes in a function type.
            if !self.eat(b',')? {
                break;
            }
        }
        self.expect(b')', "after parameter types")?;
        self.intern(Type::Function { ret, params, vararg }, span)
    }

    /// The struct called `name`, added if new.
    pub(super) fn struct_named(&mut self, name: Cow<'a, str>, span: Span) -> StructId {
        if let Some(&id) = self.structs.get(&name) {
            return id;
        }
        let id = self
            .module
            .types
            .structs
            .push(NamedStruct { name: name.clone().into_owned(), body: None });
        self.structs.insert(name, id);
        self.struct_spans.push(span);
        id
    }

    /// `%name = type …`
    pub(super) fn struct_definition(&mut self) -> Result<()> {
        let tok = self.bump()?;
        let name = self.name_of(tok);
        let id = self.struct_named(name, tok.span);
        self.expect(b'=', "after the name of a type")?;
        self.expect_word("type", "in a type definition")?;
        if !self.defined_structs.insert(id) {
            return Self::error(tok.span, format!("`{}` is already defined", self.slice(tok.span)));
        }
        if self.eat_word("opaque")? {
            return Ok(());
        }
        let span = self.tok.span;
        let body = self.ty()?;
        if !matches!(self.module.types.get(body), Type::Struct { .. }) {
            return Err(Box::new(Diagnostic::unsupported(
                span,
                "a named type other than a struct is not supported",
            )));
        }
        self.module.types.structs[id].body = Some(body);
        Ok(())
    }

    /// Text of a type, for messages.
    pub(super) fn show(&self, ty: TypeId) -> String {
        crate::printer::type_text(&self.module, ty)
    }
}
