//! Metadata (LangRef, "Metadata").

use super::{Parser, TokenKind};
use crate::inst::Operand;
use crate::lexer::unescape;
use crate::metadata::{MdId, MdKind, MdNode, MdOperand, MdOperandId, MdValue};
use crate::module::NamedMetadata;
use crate::types::TypeId;
use base::diagnostic::Result;

impl Parser<'_> {
    /// The node `!number`, added if new.
    fn md_number(&mut self, number: u32) -> MdId {
        if let Some(&id) = self.md_numbers.get(&number) {
            return id;
        }
        let id = self.module.metadata.push(MdNode {
            number: Some(number),
            distinct: false,
            kind: MdKind::Undefined,
        });
        self.md_numbers.insert(number, id);
        id
    }

    /// The number of `!N`, after the `!`.
    fn md_ref(&mut self) -> Result<MdId> {
        let span = self.tok.span;
        let number = self.unsigned32("the number of a metadata node")?;
        if number >= 1 << 31 {
            return Self::error(span, "metadata node number is too large");
        }
        Ok(self.md_number(number))
    }

    /// `!N = …`
    pub(super) fn md_definition(&mut self) -> Result<()> {
        let span = self.bump()?.span;
        let id = self.md_ref()?;
        self.expect(b'=', "after the number of a metadata node")?;
        if !matches!(self.module.metadata[id].kind, MdKind::Undefined) {
            return Self::error(span, "this metadata node is already defined");
        }
        let distinct = self.eat_word("distinct")?;
        self.eat_word("metadata")?;
        let kind = self.nested(Self::md_body)?;
        let node = &mut self.module.metadata[id];
        node.distinct = distinct;
        node.kind = kind;
        Ok(())
    }

    /// `!name = !{…}`
    pub(super) fn named_md(&mut self) -> Result<()> {
        let tok = self.bump()?;
        let name = self.name_of(tok).into_owned();
        self.expect(b'=', "after a metadata name")?;
        if self.tok.kind != TokenKind::Exclaim {
            return Err(self.unexpected("`!{`"));
        }
        self.bump()?;
        self.expect(b'{', "after `!`")?;
        let mut nodes = vec![];
        if !self.is(b'}') {
            loop {
                nodes.push(self.md_node()?);
                if !self.eat(b',')? {
                    break;
                }
            }
        }
        self.expect(b'}', "or `,` after a node")?;
        self.module.named_metadata.push(NamedMetadata { name, nodes });
        Ok(())
    }

    /// A node by number or inline: `!N`, `!{…}`, `!"…"`, `!DIName(…)`, `distinct …`.
    pub(super) fn md_node(&mut self) -> Result<MdId> {
        if self.tok.kind == TokenKind::Exclaim {
            let next = self.peek()?.kind;
            if next == TokenKind::Int {
                self.bump()?;
                return self.md_ref();
            }
        }
        let distinct = self.eat_word("distinct")?;
        let kind = self.nested(Self::md_body)?;
        Ok(self.module.metadata.push(MdNode { number: None, distinct, kind }))
    }

    /// The node after `=` and `distinct`.
    fn md_body(&mut self) -> Result<MdKind> {
        match self.tok.kind {
            TokenKind::Exclaim => {
                self.bump()?;
                if self.tok.kind == TokenKind::Str {
                    return Ok(MdKind::String(self.string("a string")?));
                }
                self.expect(b'{', "or a string after `!`")?;
                let mut values = vec![];
                if !self.is(b'}') {
                    loop {
                        values.push(self.md_value()?);
                        if !self.eat(b',')? {
                            break;
                        }
                    }
                }
                self.expect(b'}', "or `,` after an operand of a metadata node")?;
                Ok(MdKind::Tuple(values))
            }
            TokenKind::MdName => {
                let tok = self.bump()?;
                let name = self.slice(tok.span).get(1..).unwrap_or("").to_owned();
                self.expect(b'(', "after the name of a specialized node")?;
                let mut fields = vec![];
                if !self.is(b')') {
                    loop {
                        let label = if self.tok.kind == TokenKind::Label {
                            let tok = self.bump()?;
                            self.name_of(tok).into_owned()
                        } else {
                            String::new()
                        };
                        fields.push((label, self.md_value()?));
                        if !self.eat(b',')? {
                            break;
                        }
                    }
                }
                self.expect(b')', "or `,` after a field")?;
                Ok(MdKind::Specialized { name, fields })
            }
            _ => Err(self.unexpected("a metadata node")),
        }
    }

    fn md_value(&mut self) -> Result<MdValue> {
        if self.word() == "metadata" {
            // Until LLVM 3.5 operands of nodes had an explicit type.
            self.bump()?;
        }
        let tok = self.tok;
        match tok.kind {
            TokenKind::Exclaim => {
                if self.peek()?.kind == TokenKind::Str {
                    self.bump()?;
                    return Ok(MdValue::String { bytes: self.string("a string")?, plain: false });
                }
                Ok(MdValue::Node(self.md_node()?))
            }
            TokenKind::MdName => Ok(MdValue::Node(self.md_node()?)),
            TokenKind::Str => {
                self.bump()?;
                Ok(MdValue::String { bytes: unescape(self.quoted(tok.span)), plain: true })
            }
            TokenKind::Int => {
                self.bump()?;
                let text = self.slice(tok.span);
                Ok(match text.parse() {
                    Ok(n) => MdValue::Int(n),
                    Err(_) => MdValue::Word(text.to_owned()),
                })
            }
            TokenKind::Punct(b'{') => {
                // `operands: {…}` of a generic node.
                self.skip_balanced()?;
                Ok(MdValue::Word(self.raw_from(tok.span.start as usize)))
            }
            _ if self.at_type() => Ok(MdValue::Const(self.typed_const()?)),
            TokenKind::Word => match self.word() {
                "null" => {
                    self.bump()?;
                    Ok(MdValue::Null)
                }
                word @ ("true" | "false") => {
                    self.bump()?;
                    Ok(MdValue::Bool(word == "true"))
                }
                "distinct" => Ok(MdValue::Node(self.md_node()?)),
                _ => {
                    let start = tok.span.start as usize;
                    loop {
                        self.bump()?;
                        if self.is(b'(') {
                            self.skip_balanced()?;
                        }
                        if !self.eat(b'|')? {
                            break;
                        }
                        if !matches!(self.tok.kind, TokenKind::Word | TokenKind::Int) {
                            return Err(self.unexpected("a flag after `|`"));
                        }
                    }
                    Ok(MdValue::Word(self.raw_from(start)))
                }
            },
            _ => Err(self.unexpected("a metadata operand")),
        }
    }

    /// An attachment `!kind node`; the current token is its name.
    pub(super) fn attachment(&mut self) -> Result<(String, MdId)> {
        let tok = self.bump()?;
        let kind = self.name_of(tok).into_owned();
        Ok((kind, self.md_node()?))
    }

    /// A metadata operand of a call (after the word `metadata`) or of a debug record.
    pub(super) fn md_operand(&mut self) -> Result<MdOperandId> {
        let operand = if let Some(old) = self.old_local_md()? {
            old
        } else if self.tok.kind == TokenKind::MdName && self.slice(self.tok.span) == "!DIArgList" {
            self.bump()?;
            MdOperand::ArgList(self.arg_list()?)
        } else if matches!(self.tok.kind, TokenKind::Exclaim | TokenKind::MdName)
            || self.word() == "distinct"
        {
            MdOperand::Node(self.md_node()?)
        } else {
            let ty = self.ty()?;
            match self.operand(ty)? {
                Operand::Value(v) => MdOperand::Value(ty, v),
                Operand::Const(c) => MdOperand::Const(c),
                Operand::Metadata(_) | Operand::Asm(_) => {
                    return Err(self.unexpected("a value as a metadata operand"));
                }
            }
        };
        Ok(self.module.md_operands.push(operand))
    }

    /// `!{T %x}`, a value of the function in the spelling of LLVM until 3.5.
    fn old_local_md(&mut self) -> Result<Option<MdOperand>> {
        if self.tok.kind != TokenKind::Exclaim || self.peek()?.kind != TokenKind::Punct(b'{') {
            return Ok(None);
        }
        let start = (self.lexer.clone(), self.tok, self.last_end);
        self.bump()?;
        self.bump()?;
        if self.at_type()
            && let Ok(ty) = self.ty()
            && matches!(self.tok.kind, TokenKind::Local | TokenKind::LocalNumber)
        {
            let tok = self.bump()?;
            let value = self.local_value(tok, Some(ty))?;
            self.expect(b'}', "after a value as metadata")?;
            return Ok(Some(MdOperand::Value(ty, value)));
        }
        (self.lexer, self.tok, self.last_end) = start;
        Ok(None)
    }

    fn arg_list(&mut self) -> Result<Vec<(TypeId, Operand)>> {
        self.expect(b'(', "after `!DIArgList`")?;
        let mut args = vec![];
        if !self.is(b')') {
            loop {
                let ty = self.ty()?;
                args.push((ty, self.operand(ty)?));
                if !self.eat(b',')? {
                    break;
                }
            }
        }
        self.expect(b')', "or `,` after a value")?;
        Ok(args)
    }
}
