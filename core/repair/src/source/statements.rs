//! Statements of function bodies, by brackets and keywords.

use super::tokens::{Token, TokenKind};
use base::limits::MAX_STATEMENT_NESTING;
use std::collections::BTreeSet;
use std::ops::Range;

/// Number of a statement in its source.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StatementId(pub usize);

/// What a statement is. Ranges are of tokens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `{ … }`: its statements are those whose parent it is. The body of a function has no parent.
    Block,
    /// `if (condition) then else otherwise`.
    If {
        /// What is in the brackets.
        condition: Range<usize>,
        /// The statement taken if it holds.
        then: StatementId,
        /// The other.
        otherwise: Option<StatementId>,
    },
    /// `for (header) body`.
    For {
        /// What is in the brackets.
        header: Range<usize>,
        /// The body.
        body: StatementId,
    },
    /// `while (condition) body`.
    While {
        /// What is in the brackets.
        condition: Range<usize>,
        /// The body.
        body: StatementId,
    },
    /// `do body while (condition);`
    Do {
        /// What is in the brackets.
        condition: Range<usize>,
        /// The body.
        body: StatementId,
    },
    /// `switch (value) body`.
    Switch {
        /// The body.
        body: StatementId,
    },
    /// `case x:`, `default:` or a label; the statement behind it is a statement of its own.
    Label,
    /// `return`, `break`, `continue` or `goto`.
    Jump,
    /// Anything else up to its semicolon.
    Simple,
}

/// A statement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statement {
    /// What it is.
    pub kind: Kind,
    /// Its tokens.
    pub tokens: Range<usize>,
    /// The statement that it is a part of.
    pub parent: Option<StatementId>,
}

struct Reader<'a> {
    text: &'a str,
    tokens: &'a [Token],
    /// For each opening bracket the matching one.
    closing: Vec<usize>,
    /// Macros of the file that stand for whole statements.
    macros: BTreeSet<&'a str>,
    statements: Vec<Statement>,
}

/// The statements in all function bodies of `text`; `None` if brackets do not match or nest too deeply.
pub(super) fn statements(text: &str, tokens: &[Token]) -> Option<Vec<Statement>> {
    let closing = matching(text, tokens)?;
    let directives = tokens.iter().filter(|t| t.kind == TokenKind::Directive);
    let macros = directives.filter_map(|t| whole_statement(&text[t.start..t.end])).collect();
    let mut reader = Reader { text, tokens, closing, macros, statements: vec![] };
    reader.declarations(0..tokens.len(), 0)?;
    Some(reader.statements)
}

/// The name of the macro that a directive defines, if what it stands for ends as a statement does.
fn whole_statement(directive: &str) -> Option<&str> {
    let rest = directive.strip_prefix('#')?.trim_start().strip_prefix("define")?;
    let rest = rest.strip_prefix([' ', '\t'])?.trim();
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    rest.ends_with([';', '}']).then(|| &rest[..end])
}

/// For each token that opens a bracket the one that closes it; for others their own number.
fn matching(text: &str, tokens: &[Token]) -> Option<Vec<usize>> {
    let mut closing: Vec<usize> = (0..tokens.len()).collect();
    let mut open: Vec<(usize, &str)> = vec![];
    for (i, token) in tokens.iter().enumerate() {
        if token.kind != TokenKind::Operator {
            continue;
        }
        match &text[token.start..token.end] {
            "(" => open.push((i, ")")),
            "[" => open.push((i, "]")),
            "{" => open.push((i, "}")),
            close @ (")" | "]" | "}") => {
                let (at, expected) = open.pop()?;
                if expected != close {
                    return None;
                }
                closing[at] = i;
            }
            _ => {}
        }
    }
    open.is_empty().then_some(closing)
}

impl Reader<'_> {
    fn word(&self, i: usize) -> &str {
        self.tokens.get(i).map_or("", |t| &self.text[t.start..t.end])
    }

    /// Declarations of a file, namespace or class: finds the bodies of functions.
    fn declarations(&mut self, range: Range<usize>, depth: usize) -> Option<()> {
        if depth > MAX_STATEMENT_NESTING {
            return None;
        }
        let (mut i, mut head) = (range.start, range.start);
        while i < range.end {
            let close = self.closing[i];
            match self.word(i) {
                "{" => {
                    let inner = i + 1..close;
                    match self.brace(head..i) {
                        Brace::Function => {
                            self.block(i, None, depth + 1)?;
                            head = close + 1;
                        }
                        Brace::Scope => {
                            self.declarations(inner, depth + 1)?;
                            head = close + 1;
                        }
                        Brace::Value => {}
                    }
                    i = close + 1;
                }
                ";" => {
                    i += 1;
                    head = i;
                }
                _ if self.tokens[i].kind == TokenKind::Directive => {
                    i += 1;
                    head = i;
                }
                _ => i = close.max(i) + 1,
            }
        }
        Some(())
    }

    /// What an opening brace after the tokens `head` begins.
    fn brace(&self, head: Range<usize>) -> Brace {
        let (mut round, mut assigned, mut scope, mut value) = (false, false, false, false);
        let mut i = head.start;
        while i < head.end {
            match self.word(i) {
                "(" => round |= !scope || i > head.start,
                "=" => assigned = true,
                "namespace" | "extern" => scope = true,
                "struct" | "class" | "union" => scope |= !round,
                "enum" => value = true,
                "operator" => round = true,
                _ => {}
            }
            i = self.closing[i].max(i) + 1;
        }
        let last = head.end.checked_sub(1).map_or("", |l| self.word(l));
        let after_brackets =
            matches!(last, ")" | "const" | "noexcept" | "override" | "final" | "&" | "&&" | "try");
        let named = matches!(last, "namespace") || last.starts_with('"');
        if value || assigned {
            Brace::Value
        } else if scope && (!after_brackets || named) {
            Brace::Scope
        } else if round {
            Brace::Function
        } else if scope {
            Brace::Scope
        } else {
            Brace::Value
        }
    }

    fn add(&mut self, kind: Kind, start: usize, parent: Option<StatementId>) -> StatementId {
        self.statements.push(Statement { kind, tokens: start..start, parent });
        StatementId(self.statements.len() - 1)
    }

    /// The block whose brace is token `open`; the token behind it.
    fn block(
        &mut self,
        open: usize,
        parent: Option<StatementId>,
        depth: usize,
    ) -> Option<(StatementId, usize)> {
        let id = self.add(Kind::Block, open, parent);
        let close = self.closing[open];
        let mut i = open + 1;
        while i < close {
            if self.tokens[i].kind == TokenKind::Directive {
                i += 1;
            } else {
                i = self.statement(i, close, Some(id), depth + 1)?.1;
            }
        }
        self.statements[id.0].tokens = open..close + 1;
        Some((id, close + 1))
    }

    /// The tokens in the brackets at `open`, and the token behind them.
    fn brackets(&self, open: usize) -> Option<(Range<usize>, usize)> {
        (self.word(open) == "(").then(|| (open + 1..self.closing[open], self.closing[open] + 1))
    }

    /// Skips directives, such as `#pragma unroll` before the body of a loop.
    fn skip(&self, mut i: usize, end: usize) -> usize {
        while i < end && self.tokens[i].kind == TokenKind::Directive {
            i += 1;
        }
        i
    }

    /// The statement that begins at token `i` and ends before `end`; the token behind it.
    fn statement(
        &mut self,
        i: usize,
        end: usize,
        parent: Option<StatementId>,
        depth: usize,
    ) -> Option<(StatementId, usize)> {
        if depth > MAX_STATEMENT_NESTING || i >= end {
            return None;
        }
        let (id, next) = match self.word(i) {
            "{" => return self.block(i, parent, depth),
            "if" => {
                let id = self.add(Kind::Simple, i, parent);
                let open = if self.word(i + 1) == "constexpr" { i + 2 } else { i + 1 };
                let (condition, body) = self.brackets(open)?;
                let (then, mut next) =
                    self.statement(self.skip(body, end), end, Some(id), depth + 1)?;
                let mut otherwise = None;
                if next < end && self.word(next) == "else" {
                    let (other, after) =
                        self.statement(self.skip(next + 1, end), end, Some(id), depth + 1)?;
                    (otherwise, next) = (Some(other), after);
                }
                self.statements[id.0].kind = Kind::If { condition, then, otherwise };
                (id, next)
            }
            keyword @ ("for" | "while" | "switch") => {
                let keyword = keyword.to_owned();
                let id = self.add(Kind::Simple, i, parent);
                let (header, body) = self.brackets(i + 1)?;
                let (body, next) =
                    self.statement(self.skip(body, end), end, Some(id), depth + 1)?;
                self.statements[id.0].kind = match keyword.as_str() {
                    "for" => Kind::For { header, body },
                    "while" => Kind::While { condition: header, body },
                    _ => Kind::Switch { body },
                };
                (id, next)
            }
            "do" => {
                let id = self.add(Kind::Simple, i, parent);
                let (body, next) =
                    self.statement(self.skip(i + 1, end), end, Some(id), depth + 1)?;
                if self.word(next) != "while" {
                    return None;
                }
                let (condition, mut next) = self.brackets(next + 1)?;
                if self.word(next) == ";" {
                    next += 1;
                }
                self.statements[id.0].kind = Kind::Do { condition, body };
                (id, next)
            }
            "case" | "default" => {
                let colon = self.until(i, end, ":")?;
                (self.add(Kind::Label, i, parent), colon + 1)
            }
            "return" | "break" | "continue" | "goto" => {
                let semicolon = self.until(i, end, ";")?;
                (self.add(Kind::Jump, i, parent), semicolon + 1)
            }
            _ if self.tokens[i].kind == TokenKind::Word
                && self.word(i + 1) == ":"
                && i + 1 < end =>
            {
                (self.add(Kind::Label, i, parent), i + 2)
            }
            _ if self.tokens[i].kind == TokenKind::Word
                && self.word(i + 1) == "("
                && self.closing[i + 1] + 1 < end
                && self.word(self.closing[i + 1] + 1) == "{" =>
            {
                // Nothing but a macro has a body here, and nearly all of these are loops.
                let id = self.add(Kind::Simple, i, parent);
                let (header, body) = self.brackets(i + 1)?;
                let (body, next) = self.block(body, Some(id), depth + 1)?;
                self.statements[id.0].kind = Kind::For { header, body };
                (id, next)
            }
            _ => {
                // A macro that stands for a whole statement may have no semicolon: the block's end ends it too.
                let next = self.macro_end(i, end);
                let next = next.or_else(|| self.until(i, end, ";").map(|s| s + 1)).unwrap_or(end);
                (self.add(Kind::Simple, i, parent), next)
            }
        };
        self.statements[id.0].tokens = i..next;
        Some((id, next))
    }

    /// The token behind a macro at `i` that stands for a whole statement, if no semicolon follows it.
    fn macro_end(&self, i: usize, end: usize) -> Option<usize> {
        if !self.macros.contains(self.word(i)) {
            return None;
        }
        let next = if self.word(i + 1) == "(" { self.closing[i + 1] + 1 } else { i + 1 };
        if next >= end {
            return Some(end);
        }
        let gap = &self.text[self.tokens[next - 1].end..self.tokens[next].start];
        let begins = self.tokens[next].kind != TokenKind::Operator
            || matches!(self.word(next), "{" | "*" | "++" | "--" | "(");
        (gap.contains('\n') && begins || self.tokens[next].kind == TokenKind::Word).then_some(next)
    }

    /// The first token from `i` on, outside of brackets, whose text is `text`.
    fn until(&self, mut i: usize, end: usize, text: &str) -> Option<usize> {
        while i < end {
            if self.word(i) == text {
                return Some(i);
            }
            i = self.closing[i].max(i) + 1;
        }
        None
    }
}

/// What a brace among declarations begins.
enum Brace {
    /// The body of a function.
    Function,
    /// A namespace, a class or a linkage specification.
    Scope,
    /// The values of an initialiser or an enumeration.
    Value,
}

#[cfg(test)]
mod tests {
    use crate::source::{Kind, Source};

    fn kinds(text: &str) -> Vec<(String, String)> {
        let source = Source::new("a.cu", text).unwrap();
        let name = |k: &Kind| format!("{k:?}").split([' ', '{']).next().unwrap_or("").to_owned();
        let all = source.statements.iter();
        all.map(|s| (name(&s.kind), source.text_of(&s.tokens).to_owned())).collect()
    }

    fn simple(text: &str) -> Vec<String> {
        kinds(text).into_iter().filter(|k| k.0 == "Simple").map(|k| k.1).collect()
    }

    #[test]
    fn bodies_of_functions_and_methods() {
        let text = "namespace n { struct S { int x; __device__ int f() const { return x; } }; }\n\
            extern \"C\" { __global__ void k(int a) { a++; } }\n\
            int t[] = { 1, 2 }; enum E { A, B };\n\
            template <int N> __global__ void __launch_bounds__(N) g() { b(); }";
        assert_eq!(simple(text), ["a++;", "b();"]);
        assert!(kinds(text).iter().any(|k| k.0 == "Jump" && k.1 == "return x;"));
    }
    #[test]
    fn nested_statements() {
        let text = "__global__ void k() { if (a) b(); else if (c) { d(); } else e();\n\
            for (int i = 0; i < n; i++)\n#pragma unroll\n for (;;) { f(); } do g(); while (h); x: i(); }";
        let all = simple(text);
        assert_eq!(all, ["b();", "d();", "e();", "f();", "g();", "i();"]);
        let kinds = kinds(text);
        assert_eq!(kinds.iter().filter(|k| k.0 == "If").count(), 2);
        assert_eq!(kinds.iter().filter(|k| k.0 == "For").count(), 2);
        assert!(kinds.iter().any(|k| k.0 == "Label" && k.1 == "x:"));
    }
    #[test]
    fn brackets_in_statements() {
        let text = "void k() { auto f = [&](int x) { return x; }; int t[] = {1, 2}; S s{1}; }";
        assert_eq!(simple(text).len(), 3);
        assert!(Source::new("a.cu", "void k() { ( }").is_err());
        let deep = "{".repeat(500) + &"}".repeat(500);
        assert!(Source::new("a.cu", &format!("void k() {deep}")).is_err());
    }
    #[test]
    fn macros_without_semicolons() {
        let text = "#define STEP(n) if (t < n) s[t] += s[t + n];\n#define SYNC __syncthreads();\n\
            #define V(x) (x)\nvoid k() {\n  a();\n  SYNC\n  STEP(2)\n  STEP(1);\n  V(b) = 1;\n  SYNC\n}\n";
        assert_eq!(simple(text), ["a();", "SYNC", "STEP(2)", "STEP(1);", "V(b) = 1;", "SYNC"]);
    }
    #[test]
    fn loops_of_macros() {
        let text = "void k() { KERNEL_LOOP(i, n) { a(); } b(); }";
        assert_eq!(simple(text), ["a();", "b();"]);
        assert_eq!(kinds(text).iter().filter(|k| k.0 == "For").count(), 1);
    }
    #[test]
    fn places() {
        let text = "void k() {\n  a();\n  if (b) c();\n}\n";
        let source = Source::new("dir/a.cu", text).unwrap();
        let loc = detect::symbols::Loc::new("a.cu", 3, 10);
        let path = source.path(&loc).unwrap();
        assert_eq!(source.text_of(&source.statement(*path.last().unwrap()).tokens), "c();");
        assert_eq!(path.len(), 3);
        assert_eq!(source.loc(source.byte(&loc).unwrap()).line, 3);
        assert_eq!(source.unit(), "  ");
    }
}
