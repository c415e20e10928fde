//! Functions: headers, basic blocks, and the names of local values.
//!
//! A value or block may be used before it is defined. Such a use gets a *placeholder* id with
//! [`PLACEHOLDER`] set; when the body ends, all placeholders are replaced in one pass. So the
//! tables hold parameters, results and blocks in the order of their definitions.

use super::types::is_type_word;
use super::{Parser, Token, TokenKind};
use crate::inst::{BlockId, Inst, InstId, InstKind, Operand, ValueId};
use crate::metadata::MdOperand;
use crate::module::{
    BasicBlock, Function, FunctionId, Param, SymbolId, SymbolKind, Value, ValueDef,
};
use crate::types::{Type, TypeId};
use base::diagnostic::{Diagnostic, Result, Span};
use base::entity::{Entity, Table};
use std::borrow::Cow;
use std::collections::HashMap;

/// Bit of the ids of values that are not defined yet.
const PLACEHOLDER: u32 = 1 << 31;

/// Name of a local value or block.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Name<'a> {
    Text(Cow<'a, str>),
    Number(u32),
}

/// A value that is used before its definition.
struct Forward<'a> {
    name: Name<'a>,
    ty: Option<TypeId>,
    span: Span,
    real: Option<ValueId>,
}

/// A block that was referred to.
struct BlockName<'a> {
    name: Name<'a>,
    span: Span,
    /// Its position, once it is defined.
    defined: Option<BlockId>,
}

/// The function being read.
#[derive(Default)]
pub(super) struct Body<'a> {
    values: HashMap<Name<'a>, ValueId>,
    forward: Vec<Forward<'a>>,
    block_ids: HashMap<Name<'a>, u32>,
    block_names: Vec<BlockName<'a>>,
    next_number: u32,
    pub(super) blocks: Table<BlockId, BasicBlock>,
    pub(super) insts: Table<InstId, Inst>,
    pub(super) value_table: Table<ValueId, Value>,
    /// Whether the next instruction belongs to the last block.
    open: bool,
    first_md_operand: usize,
}

/// Whether `word` is a linkage keyword before the return type.
pub(super) fn is_linkage(word: &str) -> bool {
    matches!(
        word,
        "private"
            | "internal"
            | "available_externally"
            | "linkonce"
            | "weak"
            | "common"
            | "appending"
            | "extern_weak"
            | "linkonce_odr"
            | "weak_odr"
            | "external"
            | "linker_private"
            | "linker_private_weak"
            | "dllimport"
            | "dllexport"
            | "default"
            | "hidden"
            | "protected"
            | "dso_local"
            | "dso_preemptable"
            | "unnamed_addr"
            | "local_unnamed_addr"
    )
}

/// Whether `word` is like `cc71`; with a space between, the number is a separate token.
fn is_numbered_convention(word: &str) -> bool {
    word.strip_prefix("cc").is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

/// Whether `word` is a calling convention; those of unknown targets follow a pattern.
pub(super) fn is_convention(word: &str) -> bool {
    word.ends_with("cc")
        || is_numbered_convention(word)
        || word.ends_with("_kernel")
        || word.ends_with("_vectorcall")
        || word.starts_with("amdgpu_")
        || word.starts_with("riscv_vls_cc")
        || matches!(
            word,
            "x86_stdcallcc"
                | "ptx_device"
                | "spir_func"
                | "cxx_fast_tlscc"
                | "msp430_intrcc"
                | "avr_intrcc"
                | "avr_signalcc"
                | "aarch64_sve_vector_pcs"
                | "aarch64_vector_pcs"
        )
}

impl<'a> Parser<'a> {
    /// A calling convention as text, if there is one.
    pub(super) fn convention(&mut self) -> Result<Option<String>> {
        let word = self.word();
        if word.is_empty() || is_type_word(word) || !is_convention(word) {
            return Ok(None);
        }
        let start = self.tok.span.start as usize;
        self.bump()?;
        if word == "cc" {
            self.unsigned32("the number of a calling convention")?;
        } else if self.is(b'(') {
            self.skip_balanced()?;
        }
        Ok(Some(self.raw_from(start)))
    }

    pub(super) fn function_declaration(&mut self) -> Result<()> {
        self.bump()?;
        let mut metadata = vec![];
        while self.tok.kind == TokenKind::MdName {
            metadata.push(self.attachment()?);
        }
        self.body = Body::default();
        let mut function = self.header()?;
        function.metadata.splice(0..0, metadata);
        function.values = std::mem::take(&mut self.body.value_table);
        self.module.functions.push(function);
        Ok(())
    }

    pub(super) fn function_definition(&mut self) -> Result<()> {
        self.bump()?;
        self.body = Body { first_md_operand: self.module.md_operands.len(), ..Body::default() };
        let mut function = self.header()?;
        self.expect(b'{', "at the start of a function body")?;
        while !self.is(b'}') {
            if matches!(self.word(), "uselistorder" | "uselistorder_bb") {
                // The order of uses has no meaning, and changes when anything else does.
                self.skip_use_list_order()?;
                continue;
            }
            self.block_or_instruction()?;
        }
        if self.body.blocks.is_empty() {
            return Err(self.unexpected("an instruction in a function body"));
        }
        self.bump()?;
        self.resolve()?;
        let body = std::mem::take(&mut self.body);
        function.blocks = body.blocks;
        function.insts = body.insts;
        function.values = body.value_table;
        self.module.functions.push(function);
        Ok(())
    }

    fn header(&mut self) -> Result<Function> {
        let mut prefix = vec![];
        while is_linkage(self.word()) {
            prefix.push(self.word().to_owned());
            self.bump()?;
        }
        let convention = self.convention()?;
        let ret_attrs = self.value_attrs()?;
        let ret_ty = self.ty()?;
        if !matches!(self.tok.kind, TokenKind::Global | TokenKind::GlobalNumber) {
            return Err(self.unexpected("the name of a function"));
        }
        let name = self.bump()?;
        self.expect(b'(', "after the name of a function")?;
        let mut params = vec![];
        let mut vararg = false;
        while !self.is(b')') {
            if self.tok.kind == TokenKind::Ellipsis {
                self.bump()?;
                vararg = true;
                break;
            }
            let ty = self.ty()?;
            let attrs = self.value_attrs()?;
            let index = params.len() as u32;
            let (tok, span) = match self.tok.kind {
                TokenKind::Local | TokenKind::LocalNumber => {
                    let tok = self.bump()?;
                    (Some(tok), tok.span)
                }
                _ => (None, self.tok.span),
            };
            let value = self.define_value(tok, ty, ValueDef::Param(index), span)?;
            params.push(Param { ty, attrs, value });
            if !self.eat(b',')? {
                break;
            }
        }
        self.expect(b')', "or `,` after a parameter")?;
        let attrs = self.function_attrs()?;
        let mut metadata = vec![];
        while self.tok.kind == TokenKind::MdName && !self.at_named_md()? {
            metadata.push(self.attachment()?);
        }
        let ty = self.intern(
            Type::Function { ret: ret_ty, params: params.iter().map(|p| p.ty).collect(), vararg },
            name.span,
        )?;
        let id: FunctionId = self.module.functions.next_key();
        let symbol = self.define_symbol(name, SymbolKind::Function(id))?;
        Ok(Function {
            symbol,
            prefix,
            convention,
            ret_attrs,
            ret_ty,
            ty,
            params,
            vararg,
            attrs,
            metadata,
            blocks: Table::new(),
            insts: Table::new(),
            values: Table::new(),
            span: name.span,
        })
    }

    /// Whether the metadata name here starts a `!name = …` line rather than an attachment.
    fn at_named_md(&self) -> Result<bool> {
        Ok(self.peek()?.kind == TokenKind::Punct(b'='))
    }

    // Values.

    /// Gives the next number to an unnamed value or block; `written` is the number in the text.
    fn take_number(&mut self, written: Option<u32>, span: Span) -> Result<u32> {
        let next = self.body.next_number;
        let number = written.unwrap_or(next);
        if number < next {
            return Self::error(span, format!("found number {number}, expected at least {next}"));
        }
        self.body.next_number = number + 1;
        Ok(number)
    }

    fn local_name(&self, tok: Token) -> Result<Name<'a>> {
        Ok(if tok.kind == TokenKind::LocalNumber {
            Name::Number(self.number_of(tok)?)
        } else {
            Name::Text(self.name_of(tok))
        })
    }

    /// Adds a value; without `tok` it takes the next number.
    pub(super) fn define_value(
        &mut self,
        tok: Option<Token>,
        ty: TypeId,
        def: ValueDef,
        span: Span,
    ) -> Result<ValueId> {
        let name = match tok {
            Some(t) if t.kind == TokenKind::Local => Name::Text(self.name_of(t)),
            Some(t) => {
                let number = self.number_of(t)?;
                Name::Number(self.take_number(Some(number), span)?)
            }
            None => Name::Number(self.take_number(None, span)?),
        };
        let id = self.body.value_table.push(Value {
            ty,
            name: match &name {
                Name::Text(t) => Some(t.clone().into_owned()),
                Name::Number(_) => None,
            },
            def,
        });
        if let Some(old) = self.body.values.insert(name, id) {
            if old.0 & PLACEHOLDER == 0 {
                return Self::error(span, format!("`{}` is already defined", self.slice(span)));
            }
            let forward = &mut self.body.forward[(old.0 & !PLACEHOLDER) as usize];
            forward.real = Some(id);
            let (expected, used_at) = (forward.ty, forward.span);
            if let Some(expected) = expected
                && expected != ty
            {
                return Err(self.type_clash(used_at, ty, expected));
            }
        }
        Ok(id)
    }

    #[allow(clippy::unnecessary_box_returns)]
    fn type_clash(&self, span: Span, has: TypeId, expected: TypeId) -> Box<Diagnostic> {
        Box::new(Diagnostic::malformed(
            span,
            format!(
                "`{}` has type {}, expected type {}",
                self.slice(span),
                self.show(has),
                self.show(expected)
            ),
        ))
    }

    /// The value of a `%name` token, with type `ty` if that is known.
    pub(super) fn local_value(&mut self, tok: Token, ty: Option<TypeId>) -> Result<ValueId> {
        let name = self.local_name(tok)?;
        let Some(&id) = self.body.values.get(&name) else {
            let id = ValueId(self.body.forward.len() as u32 | PLACEHOLDER);
            self.body.forward.push(Forward { name: name.clone(), ty, span: tok.span, real: None });
            self.body.values.insert(name, id);
            return Ok(id);
        };
        let has = if id.0 & PLACEHOLDER == 0 {
            Some(self.body.value_table[id].ty)
        } else {
            let forward = &mut self.body.forward[(id.0 & !PLACEHOLDER) as usize];
            if forward.ty.is_none() {
                forward.ty = ty;
            }
            forward.ty
        };
        match (has, ty) {
            (Some(has), Some(ty)) if has != ty => Err(self.type_clash(tok.span, has, ty)),
            _ => Ok(id),
        }
    }

    /// An operand of type `ty`.
    pub(super) fn operand(&mut self, ty: TypeId) -> Result<Operand> {
        if matches!(self.tok.kind, TokenKind::Local | TokenKind::LocalNumber) {
            let tok = self.bump()?;
            return Ok(Operand::Value(self.local_value(tok, Some(ty))?));
        }
        Ok(Operand::Const(self.const_of(ty)?))
    }

    /// A type and an operand of it.
    pub(super) fn typed_operand(&mut self) -> Result<(TypeId, Operand)> {
        let ty = self.ty()?;
        Ok((ty, self.operand(ty)?))
    }

    // Blocks.

    /// The block called `name`, numbered by first mention.
    fn block_named(&mut self, name: Name<'a>, span: Span) -> u32 {
        if let Some(&id) = self.body.block_ids.get(&name) {
            return id;
        }
        let id = self.body.block_names.len() as u32;
        self.body.block_names.push(BlockName { name: name.clone(), span, defined: None });
        self.body.block_ids.insert(name, id);
        id
    }

    /// `%name` as a block.
    pub(super) fn block_ref(&mut self) -> Result<BlockId> {
        if !matches!(self.tok.kind, TokenKind::Local | TokenKind::LocalNumber) {
            return Err(self.unexpected("the name of a basic block"));
        }
        let tok = self.bump()?;
        let name = self.local_name(tok)?;
        Ok(BlockId(self.block_named(name, tok.span)))
    }

    /// `label %name`
    pub(super) fn label_ref(&mut self) -> Result<BlockId> {
        self.expect_word("label", "before the name of a basic block")?;
        self.block_ref()
    }

    fn open_block(&mut self, name: Name<'a>, span: Span) -> Result<()> {
        let id = self.body.blocks.push(BasicBlock {
            name: match &name {
                Name::Text(t) => Some(t.clone().into_owned()),
                Name::Number(_) => None,
            },
            insts: vec![],
        });
        let mention = self.block_named(name, span) as usize;
        let entry = &mut self.body.block_names[mention];
        if entry.defined.replace(id).is_some() {
            return Self::error(span, format!("label `{}` is already defined", self.slice(span)));
        }
        self.body.open = true;
        Ok(())
    }

    fn block_or_instruction(&mut self) -> Result<()> {
        if self.tok.kind == TokenKind::Label {
            let tok = self.bump()?;
            let text = self.slice(tok.span);
            let digits = text.strip_suffix(':').unwrap_or(text);
            let number = if digits.bytes().all(|b| b.is_ascii_digit()) {
                match digits.parse() {
                    Ok(n) if n < PLACEHOLDER => Some(n),
                    _ => return Self::error(tok.span, "label number is too large"),
                }
            } else {
                None
            };
            let name = match number {
                Some(n) => Name::Number(self.take_number(Some(n), tok.span)?),
                None => Name::Text(self.name_of(tok)),
            };
            if self.body.open {
                return Self::error(
                    tok.span,
                    format!("found label `{digits}`, expected a terminator of the previous block"),
                );
            }
            self.open_block(name, tok.span)?;
            if matches!(self.tok.kind, TokenKind::Label | TokenKind::Punct(b'}')) {
                return Err(self.unexpected("an instruction after the label"));
            }
            return Ok(());
        }
        if !self.body.open {
            let span = self.tok.span;
            let number = self.take_number(None, span)?;
            self.open_block(Name::Number(number), span)?;
        }
        let done = self.instruction()?;
        self.body.open = !done;
        Ok(())
    }

    /// Appends an instruction to the last block.
    pub(super) fn push_inst(&mut self, inst: Inst) -> InstId {
        let id = self.body.insts.push(inst);
        if let Some(block) = self.body.blocks.values_mut().last() {
            block.insts.push(id);
        }
        id
    }

    /// Replaces placeholders by the values and blocks that they stand for.
    fn resolve(&mut self) -> Result<()> {
        if self.body.open {
            return Self::error(
                Span::new(self.last_end.saturating_sub(1), self.last_end),
                "the last block has no terminator, expected one such as `br` or `ret`",
            );
        }
        for b in &self.body.block_names {
            if b.defined.is_none() {
                let name = match &b.name {
                    Name::Text(t) => t.to_string(),
                    Name::Number(n) => n.to_string(),
                };
                return Self::error(
                    b.span,
                    format!("basic block `%{name}` is used but never defined"),
                );
            }
        }
        let ptr = self.opaque_ptr();
        for i in 0..self.body.forward.len() {
            if self.body.forward[i].real.is_some() {
                continue;
            }
            let name = match &self.body.forward[i].name {
                Name::Text(t) => t.to_string(),
                Name::Number(n) => n.to_string(),
            };
            let ty = self.body.forward[i].ty.unwrap_or(ptr);
            let id = self.body.value_table.push(Value {
                ty,
                name: Some(name),
                def: ValueDef::Undefined,
            });
            self.body.forward[i].real = Some(id);
        }
        let Body { forward, block_names, insts, first_md_operand, .. } = &mut self.body;
        let value = |v: ValueId| {
            if v.0 & PLACEHOLDER == 0 {
                v
            } else {
                forward[(v.0 & !PLACEHOLDER) as usize].real.unwrap_or(v)
            }
        };
        let operand = |o: Operand| match o {
            Operand::Value(v) => Operand::Value(value(v)),
            other => other,
        };
        let block = |b: &mut BlockId| *b = block_names[b.index()].defined.unwrap_or(BlockId(0));
        for inst in insts.values_mut() {
            inst.kind.map_operands(operand);
            match &mut inst.kind {
                InstKind::Br(to) => block(to),
                InstKind::CondBr { then_to, else_to, .. } => {
                    block(then_to);
                    block(else_to);
                }
                InstKind::Switch { default, cases, .. } => {
                    block(default);
                    for (_, b) in cases {
                        block(b);
                    }
                }
                InstKind::IndirectBr { targets, .. } => targets.iter_mut().for_each(block),
                InstKind::Invoke { normal, unwind, .. } => {
                    block(normal);
                    block(unwind);
                }
                InstKind::Phi { incoming, .. } => {
                    for (_, b) in incoming {
                        block(b);
                    }
                }
                _ => {}
            }
        }
        for op in self.module.md_operands.values_mut().skip(*first_md_operand) {
            match op {
                MdOperand::Value(_, v) => *v = value(*v),
                MdOperand::ArgList(args) => args.iter_mut().for_each(|(_, o)| *o = operand(*o)),
                MdOperand::Node(_) | MdOperand::Const(_) => {}
            }
        }
        Ok(())
    }

    /// The type of the function that `symbol` names, if it has been read.
    pub(super) fn known_function_type(&self, symbol: SymbolId) -> Option<TypeId> {
        match self.module.symbols[symbol].kind {
            SymbolKind::Function(f) => self.module.functions.get(f).map(|f| f.ty),
            _ => None,
        }
    }
}
