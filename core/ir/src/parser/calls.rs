//! Calls and inline assembly (LangRef, "call Instruction").

use super::{Parser, TokenKind};
use crate::constant::ConstKind;
use crate::inst::{Call, CallArg, InstKind, Operand};
use crate::module::InlineAsm;
use crate::types::{Type, TypeId};
use base::diagnostic::Result;

/// Whether `word` is a fast-math flag.
fn is_fast_math(word: &str) -> bool {
    matches!(word, "fast" | "nnan" | "ninf" | "nsz" | "arcp" | "contract" | "afn" | "reassoc")
}

impl Parser<'_> {
    /// `[tail] call …`; the current token is the first word. Returns the result's type too.
    pub(super) fn call(&mut self) -> Result<(InstKind, TypeId)> {
        let mut tail = None;
        if self.word() != "call" {
            tail = Some(self.word().to_owned());
            self.bump()?;
        }
        self.expect_word("call", "after the tail-call marker")?;
        let (call, ret) = self.call_body(tail)?;
        Ok((InstKind::Call(Box::new(call)), ret))
    }

    /// `invoke … to label %normal unwind label %pad`, after the word.
    pub(super) fn invoke(&mut self) -> Result<(InstKind, TypeId)> {
        let (call, ret) = self.call_body(None)?;
        self.expect_word("to", "after the call of an `invoke`")?;
        let normal = self.label_ref()?;
        self.expect_word("unwind", "after the normal target of an `invoke`")?;
        let unwind = self.label_ref()?;
        Ok((InstKind::Invoke { call: Box::new(call), normal, unwind }, ret))
    }

    /// A call after its opcode.
    fn call_body(&mut self, tail: Option<String>) -> Result<(Call, TypeId)> {
        let flags = self.flags(|w| !is_fast_math(w))?;
        let convention = self.convention()?;
        let ret_attrs = self.value_attrs()?;
        let space = if self.word() == "addrspace" { Some(self.address_space()?) } else { None };
        let ty_span = self.tok.span;
        let ty = self.ty()?;
        let callee_tok = self.tok;
        let callee = self.callee()?;
        self.expect(b'(', "before the arguments of a call")?;
        let mut args = vec![];
        while !self.is(b')') {
            args.push(self.call_arg()?);
            if !self.eat(b',')? {
                break;
            }
        }
        self.expect(b')', "or `,` after an argument")?;
        let attrs = self.call_attrs()?;
        let bundles = if self.is(b'[') {
            let start = self.tok.span.start as usize;
            self.skip_balanced()?;
            Some(self.raw_from(start))
        } else {
            None
        };

        // The text gives either the return type or the whole function type. Until LLVM 3.6 it gave
        // a pointer to a variadic function type.
        let pointee = match *self.module.types.get(ty) {
            Type::Ptr { pointee: Some(p), .. } => Some(p),
            _ => None,
        };
        let old_style = pointee.filter(|&p| match self.module.types.get(p) {
            Type::Function { vararg, .. } => {
                *vararg
                    || matches!(callee, Operand::Const(c)
                        if matches!(self.module.constants[c].kind, ConstKind::Symbol(s)
                            if self.known_function_type(s) == Some(p)))
            }
            _ => false,
        });
        let whole = old_style.unwrap_or(ty);
        let spelled = match self.module.types.get(whole) {
            Type::Function { ret, .. } => Some(*ret),
            _ => None,
        };
        let (function_ty, ret, explicit_ty) = if let Some(ret) = spelled {
            (whole, ret, true)
        } else {
            let params = args.iter().map(|a: &CallArg| a.ty).collect();
            let function =
                self.intern(Type::Function { ret: ty, params, vararg: false }, ty_span)?;
            (function, ty, false)
        };
        if matches!(
            self.module.types.get(ret),
            Type::Function { .. } | Type::Label | Type::Metadata
        ) {
            return Self::error(ty_span, format!("a call cannot return {}", self.show(ret)));
        }
        if matches!(callee, Operand::Asm(_)) && tail.as_deref() == Some("musttail") {
            return Self::error(callee_tok.span, "inline assembly cannot be `musttail`");
        }
        let call = Call {
            tail,
            flags,
            convention,
            ret_attrs,
            space,
            function_ty,
            explicit_ty,
            callee,
            args,
            attrs,
            bundles,
        };
        Ok((call, ret))
    }

    fn callee(&mut self) -> Result<Operand> {
        match self.tok.kind {
            TokenKind::Local | TokenKind::LocalNumber => {
                let tok = self.bump()?;
                Ok(Operand::Value(self.local_value(tok, None)?))
            }
            TokenKind::Word if self.word() == "asm" => self.inline_asm(),
            _ => {
                // The text does not give the callee's pointer type.
                let ptr = self.opaque_ptr();
                if self.word() == "bitcast"
                    || self.word() == "addrspacecast"
                    || self.word() == "inttoptr"
                {
                    return Ok(Operand::Const(self.untyped_expr()?));
                }
                Ok(Operand::Const(self.const_of(ptr)?))
            }
        }
    }

    fn inline_asm(&mut self) -> Result<Operand> {
        self.bump()?;
        let mut flags = vec![];
        while self.tok.kind == TokenKind::Word {
            flags.push(self.word().to_owned());
            self.bump()?;
        }
        let template = self.string("the template of inline assembly")?;
        self.expect(b',', "after the template of inline assembly")?;
        let constraints = self.string("the constraints of inline assembly")?;
        let id = self.module.inline_asm.push(InlineAsm { flags, template, constraints });
        Ok(Operand::Asm(id))
    }

    fn call_arg(&mut self) -> Result<CallArg> {
        let ty = self.ty()?;
        let attrs = self.value_attrs()?;
        let value = if matches!(self.module.types.get(ty), Type::Metadata) {
            Operand::Metadata(self.md_operand()?)
        } else {
            self.operand(ty)?
        };
        Ok(CallArg { ty, attrs, value })
    }

    /// Attributes after the arguments, up to a bundle, an attachment or the next instruction.
    fn call_attrs(&mut self) -> Result<Vec<crate::module::Attr>> {
        let mut attrs = vec![];
        loop {
            let more = match self.tok.kind {
                // `to` starts the targets of an `invoke`.
                TokenKind::Word => {
                    let word = self.word();
                    word != "to" && !super::instructions::is_opcode(word)
                }
                TokenKind::Str | TokenKind::AttrGroup => true,
                _ => false,
            };
            if !more {
                return Ok(attrs);
            }
            attrs.push(self.attr()?);
        }
    }
}
