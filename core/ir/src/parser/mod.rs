//! Reads LLVM IR text into a [`Module`].
//!
//! One file for each construct: [`toplevel`] (items outside functions), [`types`], [`constants`],
//! [`functions`] (headers, blocks, names), [`instructions`], [`calls`], [`metadata`],
//! [`attributes`]. All are methods of one [`Parser`], which holds one token of look-ahead and the
//! tables of names.
//!
//! The grammar is LangRef's from LLVM 3.8 to 22, plus the older `load T* %p`, `getelementptr T* %p,
//! …` and `metadata !{…}`. The parser resolves names and checks that a value is used with the type
//! it is defined with; all other checks are left to [`super::verifier`]. What it does not know
//! (attributes, flags, metadata kinds) it keeps as text.
//!
//! Recursion is bounded by [`base::limits::MAX_NESTING`]; names are found through hash maps, so
//! the time is linear in the text.

mod attributes;
mod calls;
mod constants;
mod functions;
mod instructions;
mod metadata;
#[cfg(test)]
mod tests;
mod toplevel;
mod types;

use super::constant::{ConstId, ConstKind, Constant};
use super::lexer::{Lexer, Token, TokenKind, unescape, unescape_name};
use super::metadata::MdId;
use super::module::{Module, SymbolId};
use super::types::{StructId, TypeId};
use base::diagnostic::{Diagnostic, Result, Span};
use base::limits;
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

/// Reads a module.
///
/// The result is consistent but not yet checked: run [`super::verifier::verify`] before anything
/// that relies on its types.
pub fn parse_module(text: &str) -> Result<Module> {
    if text.len() > limits::MAX_SOURCE_BYTES {
        return Err(Box::new(Diagnostic::limit(format!(
            "the text has {} bytes; the maximum is {}",
            text.len(),
            limits::MAX_SOURCE_BYTES
        ))));
    }
    let mut parser = Parser::new(text)?;
    parser.module()?;
    Ok(parser.module)
}

/// Whether `text` spells pointer types as `T*`: whether there is a `*` outside strings and
/// comments.
fn has_typed_pointers(text: &str) -> bool {
    let mut lexer = Lexer::new(text);
    while let Ok(tok) = lexer.next_token() {
        match tok.kind {
            TokenKind::Punct(b'*') => return true,
            TokenKind::Eof => return false,
            TokenKind::Word if &text[tok.span.start as usize..tok.span.end as usize] == "ptr" => {
                return false;
            }
            _ => {}
        }
    }
    false
}

/// The state of a parse.
struct Parser<'a> {
    text: &'a str,
    lexer: Lexer<'a>,
    /// The token to be consumed next.
    tok: Token,
    /// End of the token consumed last.
    last_end: usize,
    module: Module,
    constants: HashMap<Constant, ConstId>,
    structs: HashMap<Cow<'a, str>, StructId>,
    defined_structs: HashSet<StructId>,
    /// The first mention of each struct, for the error if it is never defined.
    struct_spans: Vec<Span>,
    /// Nesting depth of each type, by id.
    type_depths: Vec<usize>,
    md_numbers: HashMap<u32, MdId>,
    /// Whether pointers in this text have a pointee type (mostly LLVM up to 14).
    typed_pointers: bool,
    /// Number of the next unnamed global.
    next_global_number: u32,
    depth: usize,
    body: functions::Body<'a>,
}

// Errors are boxed where they are created, since all results of the parser hold boxed errors.
#[allow(clippy::unnecessary_box_returns)]
impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Result<Self> {
        let mut lexer = Lexer::new(text);
        let tok = lexer.next_token()?;
        Ok(Self {
            text,
            lexer,
            tok,
            last_end: 0,
            module: Module::default(),
            constants: HashMap::new(),
            structs: HashMap::new(),
            defined_structs: HashSet::new(),
            struct_spans: vec![],
            type_depths: vec![],
            md_numbers: HashMap::new(),
            typed_pointers: has_typed_pointers(text),
            next_global_number: 0,
            depth: 0,
            body: functions::Body::default(),
        })
    }

    // Tokens.

    /// Consumes the current token and returns it.
    fn bump(&mut self) -> Result<Token> {
        let tok = self.tok;
        self.tok = self.lexer.next_token()?;
        self.last_end = tok.span.end as usize;
        Ok(tok)
    }

    /// Text of a span.
    fn slice(&self, span: Span) -> &'a str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or("")
    }

    /// The current token's text if it is a word, else an empty string.
    fn word(&self) -> &'a str {
        if self.tok.kind == TokenKind::Word { self.slice(self.tok.span) } else { "" }
    }

    fn is(&self, punct: u8) -> bool {
        self.tok.kind == TokenKind::Punct(punct)
    }

    fn eat(&mut self, punct: u8) -> Result<bool> {
        let yes = self.is(punct);
        if yes {
            self.bump()?;
        }
        Ok(yes)
    }

    fn expect(&mut self, punct: u8, after: &str) -> Result<Token> {
        if self.is(punct) {
            return self.bump();
        }
        Err(self.unexpected(&format!("`{}` {after}", punct as char)))
    }

    fn eat_word(&mut self, word: &str) -> Result<bool> {
        let yes = self.word() == word;
        if yes {
            self.bump()?;
        }
        Ok(yes)
    }

    fn expect_word(&mut self, word: &str, after: &str) -> Result<()> {
        if self.eat_word(word)? {
            return Ok(());
        }
        Err(self.unexpected(&format!("`{word}` {after}")))
    }

    /// Whether the current token is the first on its line.
    fn starts_line(&self) -> bool {
        self.text
            .get(self.last_end..self.tok.span.start as usize)
            .is_some_and(|space| space.contains('\n'))
    }

    /// The token after the current one.
    fn peek(&self) -> Result<Token> {
        self.lexer.clone().next_token()
    }

    /// The error that the current token is not the expected one.
    fn unexpected(&self, expected: &str) -> Box<Diagnostic> {
        let found = if self.tok.kind == TokenKind::Eof {
            "the end of the text".to_owned()
        } else {
            let text = self.slice(self.tok.span);
            let short: String = text.chars().take(40).collect();
            let dots = if short.len() < text.len() { "…" } else { "" };
            format!("`{short}{dots}`")
        };
        Box::new(Diagnostic::malformed(
            self.tok.span,
            format!("found {found}, expected {expected}"),
        ))
    }

    fn error<T>(span: Span, message: impl Into<String>) -> Result<T> {
        Err(Box::new(Diagnostic::malformed(span, message)))
    }

    /// Runs `f` one nesting level deeper.
    fn nested<T>(&mut self, f: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth >= limits::MAX_NESTING {
            return Err(Self::too_deep(self.tok.span));
        }
        self.depth += 1;
        let result = f(self);
        self.depth -= 1;
        result
    }

    fn too_deep(span: Span) -> Box<Diagnostic> {
        Box::new(
            Diagnostic::limit(format!("nested more than {} levels deep", limits::MAX_NESTING))
                .at(span),
        )
    }

    // Simple items.

    fn unsigned(&mut self, what: &str) -> Result<u64> {
        if self.tok.kind == TokenKind::Int
            && let Ok(n) = self.slice(self.tok.span).parse()
        {
            self.bump()?;
            return Ok(n);
        }
        Err(self.unexpected(what))
    }

    fn unsigned32(&mut self, what: &str) -> Result<u32> {
        if self.tok.kind == TokenKind::Int
            && let Ok(n) = self.slice(self.tok.span).parse()
        {
            self.bump()?;
            return Ok(n);
        }
        Err(self.unexpected(what))
    }

    /// A `"…"`, unescaped.
    fn string(&mut self, what: &str) -> Result<Vec<u8>> {
        if self.tok.kind != TokenKind::Str {
            return Err(self.unexpected(what));
        }
        let span = self.bump()?.span;
        Ok(unescape(self.quoted(span)))
    }

    /// A `"…"` that names something, unescaped.
    fn string_name(&mut self, what: &str) -> Result<String> {
        if self.tok.kind != TokenKind::Str {
            return Err(self.unexpected(what));
        }
        let span = self.bump()?.span;
        Ok(unescape_name(self.quoted(span)).into_owned())
    }

    /// Text between the quotes of a string token.
    fn quoted(&self, span: Span) -> &'a str {
        let text = self.slice(span);
        match (text.find('"'), text.rfind('"')) {
            (Some(a), Some(b)) if a < b => &text[a + 1..b],
            _ => "",
        }
    }

    /// Name in a `%name`, `@"name"`, `$name`, `name:` token, unescaped.
    fn name_of(&self, tok: Token) -> Cow<'a, str> {
        let text = self.slice(tok.span);
        let text = match tok.kind {
            TokenKind::Label => text.strip_suffix(':').unwrap_or(text),
            _ => text.get(1..).unwrap_or(""),
        };
        match text.strip_prefix('"').and_then(|t| t.strip_suffix('"')) {
            Some(inner) => unescape_name(inner),
            None if tok.kind == TokenKind::MdName => unescape_name(text),
            None => Cow::Borrowed(text),
        }
    }

    /// Number in a `%12`, `@12`, `#12` token.
    fn number_of(&self, tok: Token) -> Result<u32> {
        match self.slice(tok.span).get(1..).and_then(|t| t.parse().ok()) {
            // The upper half is reserved for names that are used before they are defined.
            Some(n) if n < 1 << 31 => Ok(n),
            _ => {
                Self::error(tok.span, format!("number of `{}` is too large", self.slice(tok.span)))
            }
        }
    }

    /// The text from `start` to the last token consumed, on one line and without comments.
    fn raw_from(&self, start: usize) -> String {
        let text = self.text.get(start..self.last_end).unwrap_or("");
        if !text.contains(['\n', ';']) {
            return text.to_owned();
        }
        let mut out = String::with_capacity(text.len());
        let mut lexer = Lexer::new(text);
        while let Ok(tok) = lexer.next_token() {
            if tok.kind == TokenKind::Eof {
                break;
            }
            if !out.is_empty() {
                out.push(' ');
            }
            out.push_str(&text[tok.span.start as usize..tok.span.end as usize]);
        }
        out
    }

    /// Skips from an opening bracket to the one that closes it.
    fn skip_balanced(&mut self) -> Result<()> {
        let open = self.tok;
        let mut stack = vec![];
        loop {
            match self.tok.kind {
                TokenKind::Punct(b'(') => stack.push(b')'),
                TokenKind::Punct(b'[') => stack.push(b']'),
                TokenKind::Punct(b'{') => stack.push(b'}'),
                TokenKind::Punct(b @ (b')' | b']' | b'}')) if stack.pop() != Some(b) => {
                    return Err(self.unexpected("a matching closing bracket"));
                }
                TokenKind::Eof => {
                    return Self::error(
                        open.span,
                        format!("`{}` is never closed", self.slice(open.span)),
                    );
                }
                _ => {}
            }
            self.bump()?;
            if stack.is_empty() {
                return Ok(());
            }
        }
    }

    // Tables.

    fn constant(&mut self, ty: TypeId, kind: ConstKind) -> ConstId {
        let constant = Constant { ty, kind };
        if let Some(&id) = self.constants.get(&constant) {
            return id;
        }
        let id = self.module.constants.push(constant.clone());
        self.constants.insert(constant, id);
        id
    }

    /// The symbol of a `@name` or `@12` token.
    fn symbol(&mut self, tok: Token) -> SymbolId {
        let name = self.name_of(tok);
        self.symbol_named(&name)
    }

    fn symbol_named(&mut self, name: &str) -> SymbolId {
        if let Some(&id) = self.module.symbol_ids.get(name) {
            return id;
        }
        use super::module::{Symbol, SymbolKind};
        let id = self.module.symbols.push(Symbol::new(name, SymbolKind::Undefined));
        self.module.symbol_ids.insert(name.to_owned(), id);
        id
    }
}
