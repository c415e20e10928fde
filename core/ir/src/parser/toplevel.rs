//! Top-level items (LangRef, "High Level Structure").

use super::{Parser, Token, TokenKind};
use crate::lexer::Lexer;
use crate::module::{Alias, Global, SymbolKind};
use crate::types::AddressSpace;
use base::diagnostic::Result;

impl Parser<'_> {
    /// The whole text.
    pub(super) fn module(&mut self) -> Result<()> {
        self.scan_structs();
        while self.tok.kind != TokenKind::Eof {
            self.item()?;
        }
        for (i, &span) in self.struct_spans.iter().enumerate() {
            let id = base::entity::Entity::new(i);
            if !self.defined_structs.contains(&id) {
                return Self::error(
                    span,
                    format!(
                        "type `%{}` is used but never defined",
                        self.module.types.structs[id].name
                    ),
                );
            }
        }
        Ok(())
    }

    /// Adds all structs that are defined at the start of a line, so that the table has them in the
    /// order of their definitions and printing keeps that order.
    fn scan_structs(&mut self) {
        let text = self.text;
        let mut start = 0;
        while start < text.len() {
            if text.as_bytes()[start] == b'%' {
                let mut lexer = Lexer::at(text, start);
                let mut next = || lexer.next_token().ok();
                if let (Some(name), Some(eq), Some(word)) = (next(), next(), next())
                    && matches!(name.kind, TokenKind::Local | TokenKind::LocalNumber)
                    && eq.kind == TokenKind::Punct(b'=')
                    && self.slice(word.span) == "type"
                {
                    let id = self.name_of(name);
                    self.struct_named(id, name.span);
                }
            }
            start = match text.as_bytes()[start..].iter().position(|&b| b == b'\n') {
                Some(n) => start + n + 1,
                None => return,
            };
        }
    }

    fn item(&mut self) -> Result<()> {
        let start = self.tok.span.start as usize;
        match self.tok.kind {
            TokenKind::Word => match self.word() {
                "define" => self.function_definition(),
                "declare" => self.function_declaration(),
                "attributes" => self.attr_group(),
                "source_filename" => {
                    self.bump()?;
                    self.expect(b'=', "after `source_filename`")?;
                    self.module.source_filename = Some(self.string_name("a file name")?);
                    Ok(())
                }
                "target" => {
                    self.bump()?;
                    let word = self.word();
                    if !matches!(word, "datalayout" | "triple") {
                        return Err(self.unexpected("`datalayout` or `triple` after `target`"));
                    }
                    self.bump()?;
                    self.expect(b'=', "here")?;
                    let value = Some(self.string_name("a string")?);
                    if word == "triple" {
                        self.module.triple = value;
                    } else {
                        self.module.data_layout = value;
                    }
                    Ok(())
                }
                "module" => {
                    self.bump()?;
                    self.expect_word("asm", "after `module`")?;
                    let asm = self.string("assembly text")?;
                    self.module.asm.push(asm);
                    Ok(())
                }
                "deplibs" => {
                    // LLVM itself ignores these since 3.0.
                    self.bump()?;
                    self.expect(b'=', "after `deplibs`")?;
                    self.skip_balanced_here()
                }
                "uselistorder" | "uselistorder_bb" => {
                    self.skip_use_list_order()?;
                    let text = self.raw_from(start);
                    self.module.other.push(text);
                    Ok(())
                }
                _ => Err(self.unexpected("an item of a module such as `define` or `@name =`")),
            },
            TokenKind::Local | TokenKind::LocalNumber => self.struct_definition(),
            TokenKind::Global | TokenKind::GlobalNumber => self.global(),
            TokenKind::Comdat => {
                self.bump()?;
                self.expect(b'=', "after the name of a comdat")?;
                self.expect_word("comdat", "here")?;
                if self.tok.kind != TokenKind::Word {
                    return Err(self.unexpected("the selection kind of a comdat"));
                }
                self.bump()?;
                let text = self.raw_from(start);
                self.module.comdats.push(text);
                Ok(())
            }
            TokenKind::MdName => self.named_md(),
            TokenKind::Exclaim => self.md_definition(),
            TokenKind::Summary => {
                self.bump()?;
                self.expect(b'=', "after the number of a summary entry")?;
                if self.tok.kind != TokenKind::Label {
                    return Err(self.unexpected("the kind of a summary entry"));
                }
                self.bump()?;
                if self.is(b'(') {
                    self.skip_balanced()?;
                } else if self.tok.kind == TokenKind::Int {
                    self.bump()?;
                } else {
                    return Err(self.unexpected("the number or list of a summary entry"));
                }
                let text = self.raw_from(start);
                self.module.other.push(text);
                Ok(())
            }
            _ => Err(self.unexpected("an item of a module such as `define` or `@name =`")),
        }
    }

    fn skip_balanced_here(&mut self) -> Result<()> {
        if !matches!(self.tok.kind, TokenKind::Punct(b'(' | b'[' | b'{')) {
            return Err(self.unexpected("an opening bracket"));
        }
        self.skip_balanced()
    }

    /// `uselistorder … { … }`
    pub(super) fn skip_use_list_order(&mut self) -> Result<()> {
        while !self.is(b'{') {
            if self.tok.kind == TokenKind::Eof || self.is(b'}') {
                return Err(self.unexpected("`{` of a use-list order"));
            }
            if matches!(self.tok.kind, TokenKind::Punct(b'(' | b'[')) {
                self.skip_balanced()?;
            } else {
                self.bump()?;
            }
        }
        self.skip_balanced()
    }

    /// Claims the name of a `@name` or `@12` token for a definition.
    pub(super) fn define_symbol(
        &mut self,
        tok: Token,
        kind: SymbolKind,
    ) -> Result<crate::module::SymbolId> {
        if tok.kind == TokenKind::GlobalNumber {
            let number = self.number_of(tok)?;
            if number < self.next_global_number {
                return Self::error(
                    tok.span,
                    format!(
                        "found `@{number}`, expected a number of at least {}",
                        self.next_global_number
                    ),
                );
            }
            self.next_global_number = number + 1;
        }
        let id = self.symbol(tok);
        let symbol = &mut self.module.symbols[id];
        if symbol.kind != SymbolKind::Undefined {
            return Self::error(tok.span, format!("`{}` is already defined", self.slice(tok.span)));
        }
        symbol.kind = kind;
        Ok(id)
    }

    /// Keywords such as linkage, as text, up to a token that `stop` recognises.
    fn prefix_words(&mut self, stop: impl Fn(&str) -> bool) -> Result<Vec<String>> {
        let mut words = vec![];
        while self.tok.kind == TokenKind::Word && !stop(self.word()) {
            let start = self.tok.span.start as usize;
            self.bump()?;
            if self.is(b'(') {
                self.skip_balanced()?;
            }
            words.push(self.raw_from(start));
        }
        Ok(words)
    }

    fn global(&mut self) -> Result<()> {
        let name = self.bump()?;
        self.expect(b'=', "after the name of a global")?;
        let stop = |w: &str| {
            matches!(
                w,
                "addrspace" | "externally_initialized" | "global" | "constant" | "alias" | "ifunc"
            )
        };
        let mut prefix = self.prefix_words(stop)?;
        let mut space = AddressSpace(0);
        if self.word() == "addrspace" {
            space = self.address_space()?;
            // LLVM 3 wrote `unnamed_addr` on either side.
            prefix.extend(self.prefix_words(stop)?);
        }
        let externally_initialized = self.eat_word("externally_initialized")?;
        let constant = match self.word() {
            "global" => false,
            "constant" => true,
            "alias" | "ifunc" => return self.alias(name, prefix),
            _ => return Err(self.unexpected("`global`, `constant` or `alias`")),
        };
        self.bump()?;
        let ty = self.ty()?;
        // Until LLVM 3.4 `dllimport` was a separate linkage.
        let has = |word: &str| prefix.iter().any(|w| w == word);
        let declared = has("external")
            || has("extern_weak")
            || (has("dllimport") && !has("available_externally"));
        let init = if declared { None } else { Some(self.const_of(ty)?) };
        let mut global = Global {
            symbol: crate::module::SymbolId(0),
            prefix,
            space,
            externally_initialized,
            constant,
            ty,
            init,
            section: None,
            align: None,
            suffix: vec![],
            metadata: vec![],
            span: name.span,
        };
        while self.eat(b',')? {
            match self.word() {
                "section" => {
                    self.bump()?;
                    global.section = Some(self.string_name("the name of a section")?);
                }
                "align" => {
                    self.bump()?;
                    let paren = self.eat(b'(')?;
                    global.align = Some(self.unsigned("a number of bytes")?);
                    if paren {
                        self.expect(b')', "after an alignment")?;
                    }
                }
                _ if self.tok.kind == TokenKind::MdName => {
                    let attachment = self.attachment()?;
                    global.metadata.push(attachment);
                }
                _ if self.tok.kind == TokenKind::Word => {
                    let attr = self.attr()?;
                    global.suffix.push(attr.text);
                }
                _ => return Err(self.unexpected("a property of a global after `,`")),
            }
        }
        while matches!(self.tok.kind, TokenKind::AttrGroup | TokenKind::Str) {
            let attr = self.attr()?;
            global.suffix.push(attr.text);
        }
        global.span = base::diagnostic::Span::new(name.span.start as usize, self.last_end);
        let id = self.module.globals.next_key();
        global.symbol = self.define_symbol(name, SymbolKind::Global(id))?;
        self.module.globals.push(global);
        Ok(())
    }

    fn alias(&mut self, name: Token, mut prefix: Vec<String>) -> Result<()> {
        let keyword = self.word().to_owned();
        self.bump()?;
        // Until LLVM 3.5 the linkage followed the keyword.
        while super::functions::is_linkage(self.word()) {
            prefix.push(self.word().to_owned());
            self.bump()?;
        }
        // A constant expression includes its type.
        let untyped = |p: &Self| {
            matches!(p.word(), "bitcast" | "getelementptr" | "addrspacecast" | "inttoptr")
        };
        // Until LLVM 3.7 the aliasee had no separate type: `alias i32* @x`.
        let first = if untyped(self) { Some(self.untyped_expr()?) } else { None };
        let (ty, aliasee) = if let Some(aliasee) = first {
            let ty = self.module.constants[aliasee].ty;
            (self.pointee(ty).unwrap_or(ty), aliasee)
        } else {
            let ty = self.ty()?;
            if self.eat(b',')? {
                (ty, if untyped(self) { self.untyped_expr()? } else { self.typed_const()? })
            } else if let Some(pointee) = self.pointee(ty) {
                (pointee, self.const_of(ty)?)
            } else {
                return Err(self.unexpected("`,` after the type of an alias"));
            }
        };
        let mut suffix = vec![];
        while self.eat(b',')? {
            if self.tok.kind == TokenKind::Word {
                suffix.push(self.attr()?.text);
            } else if self.tok.kind == TokenKind::MdName {
                let start = self.tok.span.start as usize;
                self.attachment()?;
                suffix.push(self.raw_from(start));
            } else {
                return Err(self.unexpected("a property of an alias after `,`"));
            }
        }
        let id = self.module.aliases.next_key();
        let symbol = self.define_symbol(name, SymbolKind::Alias(id))?;
        let span = base::diagnostic::Span::new(name.span.start as usize, self.last_end);
        self.module.aliases.push(Alias { symbol, keyword, prefix, ty, aliasee, suffix, span });
        Ok(())
    }
}
