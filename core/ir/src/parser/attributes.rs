//! Attributes (LangRef, "Parameter Attributes", "Function Attributes") and attachments.
//!
//! Any word that is not something else counts as an attribute, so that those of future versions are
//! kept. Only attributes with a type are parsed further, since their types must be printed from the
//! module's type table.

use super::constants::is_constant_word;
use super::types::is_type_word;
use super::{Parser, TokenKind};
use crate::module::{Attr, AttrGroup};
use base::diagnostic::Result;

/// Attributes whose argument is a type.
fn takes_type(word: &str) -> bool {
    matches!(word, "byval" | "sret" | "byref" | "elementtype" | "inalloca" | "preallocated")
}

/// Words that start another top-level item, so that a declaration's attributes end.
fn starts_item(word: &str) -> bool {
    matches!(
        word,
        "define"
            | "declare"
            | "attributes"
            | "source_filename"
            | "target"
            | "module"
            | "uselistorder"
            | "uselistorder_bb"
            | "deplibs"
    )
}

impl Parser<'_> {
    /// Attributes of a parameter, argument or result: up to a type, a value or punctuation.
    pub(super) fn value_attrs(&mut self) -> Result<Vec<Attr>> {
        let mut attrs = vec![];
        loop {
            let more = match self.tok.kind {
                TokenKind::Word => {
                    let word = self.word();
                    !is_type_word(word) && !is_constant_word(word)
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

    /// Attributes after the parameters of a function or the arguments of a call.
    pub(super) fn function_attrs(&mut self) -> Result<Vec<Attr>> {
        let mut attrs = vec![];
        loop {
            let more = match self.tok.kind {
                TokenKind::Word => !starts_item(self.word()),
                TokenKind::Str | TokenKind::AttrGroup => true,
                _ => false,
            };
            if !more {
                return Ok(attrs);
            }
            attrs.push(self.attr()?);
        }
    }

    /// One attribute.
    pub(super) fn attr(&mut self) -> Result<Attr> {
        let start = self.tok.span.start as usize;
        let kind = self.tok.kind;
        let word = self.word();
        self.bump()?;
        if kind == TokenKind::Str {
            if self.eat(b'=')? {
                self.string("an attribute value")?;
            }
        } else if takes_type(word) && self.is(b'(') {
            self.bump()?;
            let ty = self.ty()?;
            self.expect(b')', "after the type of an attribute")?;
            return Ok(Attr { text: word.to_owned(), ty: Some(ty) });
        } else if matches!(word, "prefix" | "prologue" | "personality") {
            self.typed_const()?;
        } else if matches!(word, "section" | "gc" | "partition" | "code_model") {
            self.string("a string")?;
        } else if kind == TokenKind::Word {
            if self.is(b'(') {
                self.skip_balanced()?;
            } else if self.is(b'=') {
                // The form `align=8` in attribute groups.
                self.bump()?;
                if !matches!(
                    self.tok.kind,
                    TokenKind::Word | TokenKind::Int | TokenKind::HexInt | TokenKind::Str
                ) {
                    return Err(self.unexpected("an attribute value"));
                }
                self.bump()?;
            } else if matches!(word, "align" | "alignstack") {
                self.unsigned("a number of bytes")?;
            }
        }
        Ok(Attr { text: self.raw_from(start), ty: None })
    }

    /// `attributes #N = { … }`
    pub(super) fn attr_group(&mut self) -> Result<()> {
        self.bump()?;
        if self.tok.kind != TokenKind::AttrGroup {
            return Err(self.unexpected("`#` and a number after `attributes`"));
        }
        let tok = self.bump()?;
        let number = self.number_of(tok)?;
        self.expect(b'=', "after the number of an attribute group")?;
        self.expect(b'{', "at the start of an attribute group")?;
        let mut attrs = vec![];
        while matches!(self.tok.kind, TokenKind::Word | TokenKind::Str) {
            attrs.push(self.attr()?);
        }
        self.expect(b'}', "or an attribute")?;
        self.module.attr_groups.push(AttrGroup { number, attrs });
        Ok(())
    }
}
