//! Instructions (LangRef, "Instruction Reference"); calls are in [`super::calls`].

use super::types::is_type_word;
use super::{Parser, TokenKind};
use crate::constant::ConstKind;
use crate::inst::{
    Atomic, BinaryOp, CastOp, Flags, FloatPredicate, Inst, InstKind, IntPredicate, Operand,
    Ordering, RmwOp,
};
use crate::module::ValueDef;
use crate::types::{AddressSpace, Type, TypeId};
use base::diagnostic::{Diagnostic, Result, Span};

/// Whether an instruction can start with `word`.
pub(super) fn is_opcode(word: &str) -> bool {
    BinaryOp::from_keyword(word).is_some()
        || CastOp::from_keyword(word).is_some()
        || is_text_only(word)
        || matches!(
            word,
            "ret"
                | "br"
                | "switch"
                | "indirectbr"
                | "unreachable"
                | "fneg"
                | "icmp"
                | "fcmp"
                | "alloca"
                | "load"
                | "store"
                | "getelementptr"
                | "fence"
                | "cmpxchg"
                | "atomicrmw"
                | "select"
                | "phi"
                | "call"
                | "invoke"
                | "tail"
                | "musttail"
                | "notail"
                | "extractelement"
                | "insertelement"
                | "shufflevector"
                | "extractvalue"
                | "insertvalue"
                | "freeze"
                | "va_arg"
                | "volatile"
                | "uselistorder"
                | "uselistorder_bb"
        )
}

/// Instructions that GPU code does not have; they are kept as text.
fn is_text_only(word: &str) -> bool {
    matches!(word, "callbr" | "catchpad" | "cleanuppad" | "catchswitch" | "catchret" | "cleanupret")
}

fn flag_bits(word: &str) -> u32 {
    match word {
        "nuw" => Flags::NUW,
        "nsw" => Flags::NSW,
        "exact" => Flags::EXACT,
        "disjoint" => Flags::DISJOINT,
        "nneg" => Flags::NNEG,
        "inbounds" => Flags::INBOUNDS,
        "samesign" => Flags::SAMESIGN,
        "nnan" => Flags::NNAN,
        "contract" => Flags::CONTRACT,
        "fast" => Flags::NNAN | Flags::CONTRACT,
        _ => 0,
    }
}

impl Parser<'_> {
    /// Flags up to a type or a word that `stop` recognises; unknown ones too.
    pub(super) fn flags(&mut self, stop: impl Fn(&str) -> bool) -> Result<Flags> {
        let mut flags = Flags::default();
        while self.tok.kind == TokenKind::Word {
            let word = self.word();
            if is_type_word(word) || stop(word) {
                break;
            }
            let start = self.tok.span.start as usize;
            self.bump()?;
            if self.is(b'(') {
                self.skip_balanced()?;
            }
            flags.bits |= flag_bits(word);
            flags.text.push(self.raw_from(start));
        }
        Ok(flags)
    }

    /// Consumes a `,` unless an attachment follows it.
    fn comma(&mut self) -> Result<bool> {
        if self.is(b',') && self.peek()?.kind != TokenKind::MdName {
            self.bump()?;
            return Ok(true);
        }
        Ok(false)
    }

    /// Reads one instruction. Returns whether it ends its block.
    pub(super) fn instruction(&mut self) -> Result<bool> {
        let start = self.tok.span.start as usize;
        if self.tok.kind == TokenKind::DebugRecord {
            return self.debug_record();
        }
        let result = if matches!(self.tok.kind, TokenKind::Local | TokenKind::LocalNumber) {
            let tok = self.bump()?;
            self.expect(b'=', "after the name of a result")?;
            Some(tok)
        } else {
            None
        };
        if self.tok.kind != TokenKind::Word {
            return Err(self.unexpected("an instruction"));
        }
        let (kind, ty) = self.opcode()?;
        let mut debug_loc = None;
        let mut metadata = vec![];
        while self.eat(b',')? {
            if self.tok.kind != TokenKind::MdName {
                return Err(self.unexpected("an attachment such as `!dbg` after `,`"));
            }
            let (name, node) = self.attachment()?;
            if name == "dbg" {
                debug_loc = Some(node);
            } else {
                metadata.push((name, node));
            }
        }
        let span = Span::new(start, self.last_end);
        let void = matches!(self.module.types.get(ty), Type::Void);
        let result = match result {
            Some(tok) if void => {
                return Self::error(
                    tok.span,
                    format!(
                        "`{}` names the result of an instruction without a result",
                        self.slice(tok.span)
                    ),
                );
            }
            None if void => None,
            tok => {
                let def = ValueDef::Inst(self.body.insts.next_key());
                let at = tok.map_or(Span::new(start, start), |t| t.span);
                Some(self.define_value(tok, ty, def, at)?)
            }
        };
        let done = kind.is_terminator();
        self.push_inst(Inst { kind, ty, result, debug_loc, metadata, span });
        Ok(done)
    }

    /// `#dbg_name(…)`
    fn debug_record(&mut self) -> Result<bool> {
        let tok = self.bump()?;
        let Some(name) = self.slice(tok.span).strip_prefix("#dbg_") else {
            return Self::error(
                tok.span,
                format!(
                    "found `{}`, expected a debug record such as `#dbg_value`",
                    self.slice(tok.span)
                ),
            );
        };
        self.expect(b'(', "after the name of a debug record")?;
        let mut args = vec![];
        if !self.is(b')') {
            loop {
                args.push(self.md_operand()?);
                if !self.eat(b',')? {
                    break;
                }
            }
        }
        self.expect(b')', "or `,` after an operand of a debug record")?;
        let ty = self.simple(Type::Void);
        let span = Span::new(tok.span.start as usize, self.last_end);
        self.push_inst(Inst {
            kind: InstKind::DebugRecord { name: name.to_owned(), args },
            ty,
            result: None,
            debug_loc: None,
            metadata: vec![],
            span,
        });
        Ok(false)
    }

    /// Opcode and operands, and the result's type.
    fn opcode(&mut self) -> Result<(InstKind, TypeId)> {
        let word = self.word();
        let span = self.tok.span;
        let void = self.simple(Type::Void);
        if matches!(word, "call" | "tail" | "musttail" | "notail") {
            return self.call();
        }
        if is_text_only(word) {
            return self.text_only();
        }
        self.bump()?;
        if word == "invoke" {
            return self.invoke();
        }
        if let Some(op) = BinaryOp::from_keyword(word) {
            let flags = self.flags(|_| false)?;
            let (ty, lhs) = self.typed_operand()?;
            self.expect(b',', "between operands")?;
            let rhs = self.operand(ty)?;
            return Ok((InstKind::Binary { op, flags, lhs, rhs }, ty));
        }
        if let Some(op) = CastOp::from_keyword(word) {
            let flags = self.flags(|_| false)?;
            let (_, value) = self.typed_operand()?;
            self.expect_word("to", "after the value to convert")?;
            let ty = self.ty()?;
            return Ok((InstKind::Cast { op, flags, value }, ty));
        }
        Ok(match word {
            "ret" => {
                let ty = self.ty()?;
                if matches!(self.module.types.get(ty), Type::Void) {
                    (InstKind::Ret(None), void)
                } else {
                    (InstKind::Ret(Some(self.operand(ty)?)), void)
                }
            }
            "br" => {
                if self.word() == "label" {
                    return Ok((InstKind::Br(self.label_ref()?), void));
                }
                let (_, cond) = self.typed_operand()?;
                self.expect(b',', "after the condition of a branch")?;
                let then_to = self.label_ref()?;
                self.expect(b',', "between the targets of a branch")?;
                let else_to = self.label_ref()?;
                (InstKind::CondBr { cond, then_to, else_to }, void)
            }
            "switch" => (self.switch()?, void),
            "indirectbr" => {
                let (_, address) = self.typed_operand()?;
                self.expect(b',', "after the address of `indirectbr`")?;
                self.expect(b'[', "before the targets of `indirectbr`")?;
                let mut targets = vec![];
                if !self.is(b']') {
                    loop {
                        targets.push(self.label_ref()?);
                        if !self.eat(b',')? {
                            break;
                        }
                    }
                }
                self.expect(b']', "or `,` after a target")?;
                (InstKind::IndirectBr { address, targets }, void)
            }
            "unreachable" => (InstKind::Unreachable, void),
            "landingpad" => self.landing_pad()?,
            "resume" => (InstKind::Resume(self.typed_operand()?.1), void),
            "fneg" => {
                let flags = self.flags(|_| false)?;
                let (ty, value) = self.typed_operand()?;
                (InstKind::FNeg { flags, value }, ty)
            }
            "icmp" => {
                let flags = self.flags(|w| IntPredicate::from_keyword(w).is_some())?;
                let Some(pred) = IntPredicate::from_keyword(self.word()) else {
                    return Err(self.unexpected("the predicate of `icmp`"));
                };
                self.bump()?;
                let (ty, lhs) = self.typed_operand()?;
                self.expect(b',', "between operands")?;
                let rhs = self.operand(ty)?;
                (InstKind::ICmp { pred, flags, lhs, rhs }, self.truth_type(ty, span)?)
            }
            "fcmp" => {
                let flags = self.flags(|w| FloatPredicate::from_keyword(w).is_some())?;
                let Some(pred) = FloatPredicate::from_keyword(self.word()) else {
                    return Err(self.unexpected("the predicate of `fcmp`"));
                };
                self.bump()?;
                let (ty, lhs) = self.typed_operand()?;
                self.expect(b',', "between operands")?;
                let rhs = self.operand(ty)?;
                (InstKind::FCmp { pred, flags, lhs, rhs }, self.truth_type(ty, span)?)
            }
            "select" => {
                let flags = self.flags(|_| false)?;
                let (_, cond) = self.typed_operand()?;
                self.expect(b',', "after the condition of `select`")?;
                let (ty, on_true) = self.typed_operand()?;
                self.expect(b',', "between the values of `select`")?;
                let (_, on_false) = self.typed_operand()?;
                (InstKind::Select { flags, cond, on_true, on_false }, ty)
            }
            "phi" => {
                let flags = self.flags(|_| false)?;
                let ty = self.ty()?;
                let mut incoming = vec![];
                loop {
                    self.expect(b'[', "before an incoming value of `phi`")?;
                    let value = self.operand(ty)?;
                    self.expect(b',', "after an incoming value")?;
                    incoming.push((value, self.block_ref()?));
                    self.expect(b']', "after an incoming block")?;
                    if !self.comma()? {
                        break;
                    }
                }
                (InstKind::Phi { flags, incoming }, ty)
            }
            "volatile" if matches!(self.word(), "load" | "store") => {
                // LLVM 2.9 wrote the keyword first.
                if self.eat_word("load")? {
                    self.load(true)?
                } else {
                    self.bump()?;
                    (self.store(true)?, void)
                }
            }
            "load" => self.load(false)?,
            "store" => (self.store(false)?, void),
            "alloca" => self.alloca(span)?,
            "getelementptr" => self.gep()?,
            "fence" => (InstKind::Fence(self.atomic()?), void),
            "cmpxchg" => self.cmpxchg(span)?,
            "atomicrmw" => self.atomicrmw()?,
            "freeze" => {
                let (ty, value) = self.typed_operand()?;
                (InstKind::Freeze(value), ty)
            }
            "va_arg" => {
                let (_, list) = self.typed_operand()?;
                self.expect(b',', "after the list of `va_arg`")?;
                (InstKind::VaArg(list), self.ty()?)
            }
            "extractelement" => {
                let (ty, vector) = self.typed_operand()?;
                self.expect(b',', "after the vector")?;
                let (_, index) = self.typed_operand()?;
                let Type::Vector { elem, .. } = *self.module.types.get(ty) else {
                    return Self::error(span, "the operand of `extractelement` is not a vector");
                };
                (InstKind::ExtractElement { vector, index }, elem)
            }
            "insertelement" => {
                let (ty, vector) = self.typed_operand()?;
                self.expect(b',', "after the vector")?;
                let (_, element) = self.typed_operand()?;
                self.expect(b',', "after the element")?;
                let (_, index) = self.typed_operand()?;
                (InstKind::InsertElement { vector, element, index }, ty)
            }
            "shufflevector" => {
                let (ty, a) = self.typed_operand()?;
                self.expect(b',', "between vectors")?;
                let (_, b) = self.typed_operand()?;
                self.expect(b',', "before the mask")?;
                let mask = self.typed_const()?;
                let mask_ty = self.module.constants[mask].ty;
                let (Type::Vector { elem, .. }, Type::Vector { len, scalable, .. }) =
                    (self.module.types.get(ty), self.module.types.get(mask_ty))
                else {
                    return Self::error(span, "an operand of `shufflevector` is not a vector");
                };
                let ty = Type::Vector { elem: *elem, len: *len, scalable: *scalable };
                (InstKind::ShuffleVector { a, b, mask }, self.intern(ty, span)?)
            }
            "extractvalue" => {
                let (mut ty, aggregate) = self.typed_operand()?;
                let indices = self.path()?;
                for &i in &indices {
                    ty = self.field(ty, u64::from(i), span)?;
                }
                (InstKind::ExtractValue { aggregate, indices }, ty)
            }
            "insertvalue" => {
                let (ty, aggregate) = self.typed_operand()?;
                self.expect(b',', "after the aggregate")?;
                let (_, element) = self.typed_operand()?;
                let indices = self.path()?;
                (InstKind::InsertValue { aggregate, element, indices }, ty)
            }
            _ => {
                return Self::error(span, format!("found `{word}`, expected an instruction"));
            }
        })
    }

    /// `landingpad`, after the word.
    fn landing_pad(&mut self) -> Result<(InstKind, TypeId)> {
        let ty = self.ty()?;
        if self.word() == "personality" {
            // Until LLVM 3.6 it was given here.
            self.bump()?;
            self.typed_operand()?;
        }
        let cleanup = self.eat_word("cleanup")?;
        let mut clauses = vec![];
        loop {
            let filter = match self.word() {
                "catch" => false,
                "filter" => true,
                _ => break,
            };
            self.bump()?;
            clauses.push((filter, self.typed_const()?));
        }
        Ok((InstKind::LandingPad { cleanup, clauses }, ty))
    }

    /// `i1`, or a vector of it when `ty` is a vector.
    fn truth_type(&mut self, ty: TypeId, span: Span) -> Result<TypeId> {
        let bool_ty = self.simple(Type::Int(1));
        match *self.module.types.get(ty) {
            Type::Vector { len, scalable, .. } => {
                self.intern(Type::Vector { elem: bool_ty, len, scalable }, span)
            }
            _ => Ok(bool_ty),
        }
    }

    /// Indices of `extractvalue` and `insertvalue`.
    fn path(&mut self) -> Result<Vec<u32>> {
        let mut indices = vec![];
        while self.comma()? {
            indices.push(self.unsigned32("an index")?);
        }
        if indices.is_empty() {
            return Err(self.unexpected("`,` and an index"));
        }
        Ok(indices)
    }

    /// Type of element `index` of an aggregate.
    fn field(&self, ty: TypeId, index: u64, span: Span) -> Result<TypeId> {
        let found = match self.module.types.resolve(ty) {
            Type::Array { elem, len } => (index < *len).then_some(*elem),
            Type::Struct { fields, .. } => {
                usize::try_from(index).ok().and_then(|i| fields.get(i)).copied()
            }
            _ => None,
        };
        match found {
            Some(t) => Ok(t),
            None => Self::error(span, format!("type {} has no element {index}", self.show(ty))),
        }
    }

    fn switch(&mut self) -> Result<InstKind> {
        let (ty, value) = self.typed_operand()?;
        self.expect(b',', "after the value of `switch`")?;
        let default = self.label_ref()?;
        self.expect(b'[', "before the cases of `switch`")?;
        let mut cases = vec![];
        while !self.is(b']') {
            let span = self.tok.span;
            let case_ty = self.ty()?;
            if case_ty != ty {
                return Self::error(
                    span,
                    format!(
                        "a case of type {}, expected type {}",
                        self.show(case_ty),
                        self.show(ty)
                    ),
                );
            }
            let case = self.const_of(ty)?;
            self.expect(b',', "after the value of a case")?;
            cases.push((case, self.label_ref()?));
        }
        self.bump()?;
        Ok(InstKind::Switch { value, default, cases })
    }

    /// `, align N`, if it stands here.
    fn alignment(&mut self) -> Result<Option<u64>> {
        if self.is(b',') && self.slice(self.peek()?.span) == "align" {
            self.bump()?;
            self.bump()?;
            return Ok(Some(self.unsigned("a number of bytes")?));
        }
        Ok(None)
    }

    /// `[syncscope("…")] ordering`
    fn atomic(&mut self) -> Result<Atomic> {
        let mut scope = None;
        if self.eat_word("syncscope")? {
            self.expect(b'(', "after `syncscope`")?;
            scope = Some(self.string_name("the name of a scope")?);
            self.expect(b')', "after the name of a scope")?;
        } else if self.eat_word("singlethread")? {
            // The syntax until LLVM 5.
            scope = Some("singlethread".to_owned());
        }
        Ok(Atomic { ordering: self.ordering()?, scope })
    }

    fn ordering(&mut self) -> Result<Ordering> {
        match Ordering::from_keyword(self.word()) {
            Some(o) => {
                self.bump()?;
                Ok(o)
            }
            None => Err(self.unexpected("a memory ordering such as `monotonic`")),
        }
    }

    fn load(&mut self, volatile_first: bool) -> Result<(InstKind, TypeId)> {
        let is_atomic = self.eat_word("atomic")?;
        let volatile = self.eat_word("volatile")? || volatile_first;
        let first = self.ty()?;
        let (ty, ptr) = if self.eat(b',')? {
            let (_, ptr) = self.typed_operand()?;
            (first, ptr)
        } else {
            // Until LLVM 3.6 the loaded type was that of the pointer.
            let Type::Ptr { pointee: Some(pointee), .. } = *self.module.types.get(first) else {
                return Err(self.unexpected("`,` after the loaded type"));
            };
            (pointee, self.operand(first)?)
        };
        let atomic = if is_atomic { Some(self.atomic()?) } else { None };
        let align = self.alignment()?;
        Ok((InstKind::Load { ptr, volatile, align, atomic }, ty))
    }

    fn store(&mut self, volatile_first: bool) -> Result<InstKind> {
        let is_atomic = self.eat_word("atomic")?;
        let volatile = self.eat_word("volatile")? || volatile_first;
        let (_, value) = self.typed_operand()?;
        self.expect(b',', "after the stored value")?;
        let (_, ptr) = self.typed_operand()?;
        let atomic = if is_atomic { Some(self.atomic()?) } else { None };
        let align = self.alignment()?;
        Ok(InstKind::Store { value, ptr, volatile, align, atomic })
    }

    fn alloca(&mut self, span: Span) -> Result<(InstKind, TypeId)> {
        let flags = self.flags(|_| false)?.text;
        let allocated = self.ty()?;
        let (mut count, mut align, mut space) = (None, None, None);
        while self.comma()? {
            match self.word() {
                "align" => {
                    self.bump()?;
                    align = Some(self.unsigned("a number of bytes")?);
                }
                "addrspace" => space = Some(self.address_space()?),
                _ => count = Some(self.typed_operand()?.1),
            }
        }
        // This is the only instruction that creates a pointer without an explicit type.
        let ptr_space = space.unwrap_or_default();
        let ty = self.pointer_to(allocated, ptr_space, span)?;
        Ok((InstKind::Alloca { allocated, count, align, space, flags }, ty))
    }

    /// The pointer type of this text to `pointee`: typed or opaque.
    fn pointer_to(&mut self, pointee: TypeId, space: AddressSpace, span: Span) -> Result<TypeId> {
        let pointee = self.typed_pointers.then_some(pointee);
        self.intern(Type::Ptr { pointee, space }, span)
    }

    fn gep(&mut self) -> Result<(InstKind, TypeId)> {
        let span = self.tok.span;
        let flags = self.flags(|_| false)?;
        let first = self.ty()?;
        let (source, base_ty, base) = if self.eat(b',')? {
            let (ty, base) = self.typed_operand()?;
            (first, ty, base)
        } else {
            // Until LLVM 3.6 the source element type was that of the pointer.
            let Some(source) = self.pointee(first) else {
                return Err(self.unexpected("`,` after the type of `getelementptr`"));
            };
            (source, first, self.operand(first)?)
        };
        let mut indices = vec![];
        let mut lanes = match *self.module.types.get(base_ty) {
            Type::Vector { len, scalable, .. } => Some((len, scalable)),
            _ => None,
        };
        let mut stepped = source;
        while self.comma()? {
            let (ty, index) = self.typed_operand()?;
            if let Type::Vector { len, scalable, .. } = *self.module.types.get(ty) {
                lanes = lanes.or(Some((len, scalable)));
            }
            if !indices.is_empty() {
                stepped = self.step(stepped, index, span)?;
            }
            indices.push(index);
        }
        let one = match *self.module.types.get(base_ty) {
            Type::Vector { elem, .. } => elem,
            _ => base_ty,
        };
        let one = match *self.module.types.get(one) {
            Type::Ptr { pointee: None, .. } => one,
            Type::Ptr { space, .. } => {
                self.intern(Type::Ptr { pointee: Some(stepped), space }, span)?
            }
            _ => {
                return Self::error(
                    span,
                    format!("`getelementptr` from {}, expected a pointer", self.show(base_ty)),
                );
            }
        };
        let ty = match lanes {
            Some((len, scalable)) => {
                self.intern(Type::Vector { elem: one, len, scalable }, span)?
            }
            None => one,
        };
        Ok((InstKind::Gep { flags, source, base, indices }, ty))
    }

    /// The pointee of a typed pointer, or of a vector of them.
    pub(super) fn pointee(&self, ty: TypeId) -> Option<TypeId> {
        match *self.module.types.get(ty) {
            Type::Ptr { pointee, .. } => pointee,
            Type::Vector { elem, .. } => match *self.module.types.get(elem) {
                Type::Ptr { pointee, .. } => pointee,
                _ => None,
            },
            _ => None,
        }
    }

    /// The type reached from `ty` by one index of `getelementptr`.
    pub(super) fn step(&self, ty: TypeId, index: Operand, span: Span) -> Result<TypeId> {
        match self.module.types.resolve(ty) {
            Type::Array { elem, .. } | Type::Vector { elem, .. } => Ok(*elem),
            Type::Struct { .. } => {
                let index = match index {
                    Operand::Const(c) => self.const_index(c),
                    _ => None,
                };
                match index {
                    Some(i) => self.field(ty, i, span),
                    None => Self::error(
                        span,
                        "struct index is not a constant, expected a constant integer",
                    ),
                }
            }
            _ => Self::error(
                span,
                format!("`getelementptr` cannot step into type {}", self.show(ty)),
            ),
        }
    }

    fn const_index(&self, c: crate::constant::ConstId) -> Option<u64> {
        match &self.module.constants[c].kind {
            ConstKind::Int(n) => u64::try_from(*n).ok(),
            ConstKind::Zero => Some(0),
            ConstKind::Splat(c) => self.const_index(*c),
            ConstKind::Aggregate(elems) => self.const_index(*elems.first()?),
            _ => None,
        }
    }

    fn cmpxchg(&mut self, span: Span) -> Result<(InstKind, TypeId)> {
        let weak = self.eat_word("weak")?;
        let volatile = self.eat_word("volatile")?;
        let (_, ptr) = self.typed_operand()?;
        self.expect(b',', "after the pointer of `cmpxchg`")?;
        let (ty, expected) = self.typed_operand()?;
        self.expect(b',', "after the expected value")?;
        let (_, new) = self.typed_operand()?;
        let atomic = self.atomic()?;
        if Ordering::from_keyword(self.word()).is_none() {
            // Until LLVM 3.4 there was one ordering for both cases and the result was only the
            // value.
            let failure = match atomic.ordering {
                Ordering::AcqRel => Ordering::Acquire,
                Ordering::Release => Ordering::Monotonic,
                o => o,
            };
            let align = self.alignment()?;
            let kind =
                InstKind::CmpXchg { weak, volatile, ptr, expected, new, atomic, failure, align };
            return Ok((kind, ty));
        }
        let failure = self.ordering()?;
        let align = self.alignment()?;
        let bool_ty = self.simple(Type::Int(1));
        let pair = self.intern(Type::Struct { fields: vec![ty, bool_ty], packed: false }, span)?;
        Ok((InstKind::CmpXchg { weak, volatile, ptr, expected, new, atomic, failure, align }, pair))
    }

    fn atomicrmw(&mut self) -> Result<(InstKind, TypeId)> {
        let volatile = self.eat_word("volatile")?;
        let Some(op) = RmwOp::from_keyword(self.word()) else {
            return Err(Box::new(Diagnostic::unsupported(
                self.tok.span,
                format!("`atomicrmw {}` is not supported", self.slice(self.tok.span)),
            )));
        };
        self.bump()?;
        let (_, ptr) = self.typed_operand()?;
        self.expect(b',', "after the pointer of `atomicrmw`")?;
        let (ty, value) = self.typed_operand()?;
        let atomic = self.atomic()?;
        let align = self.alignment()?;
        Ok((InstKind::AtomicRmw { op, volatile, ptr, value, atomic, align }, ty))
    }

    /// An instruction kept as text, up to the next instruction.
    fn text_only(&mut self) -> Result<(InstKind, TypeId)> {
        let start = self.tok.span.start as usize;
        let opcode = self.word().to_owned();
        self.bump()?;
        let ty = match opcode.as_str() {
            "callbr" => {
                self.convention()?;
                self.value_attrs()?;
                if self.word() == "addrspace" {
                    self.address_space()?;
                }
                let ty = self.ty()?;
                match *self.module.types.get(ty) {
                    Type::Function { ret, .. } => ret,
                    _ => ty,
                }
            }
            "catchpad" | "cleanuppad" | "catchswitch" => self.simple(Type::Token),
            _ => self.simple(Type::Void),
        };
        loop {
            match self.tok.kind {
                TokenKind::Eof | TokenKind::Label | TokenKind::DebugRecord => break,
                TokenKind::Punct(b'}') => break,
                TokenKind::Punct(b'(' | b'[' | b'{') => self.skip_balanced()?,
                // Constant expressions start like instructions, but not on a new line.
                TokenKind::Word if is_opcode(self.word()) && self.starts_line() => break,
                TokenKind::Local | TokenKind::LocalNumber
                    if self.peek()?.kind == TokenKind::Punct(b'=') =>
                {
                    break;
                }
                _ => {
                    self.bump()?;
                }
            }
        }
        let text = self.raw_from(start);
        Ok((InstKind::Other { opcode, text }, ty))
    }
}
