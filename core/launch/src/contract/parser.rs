//! Grammar of the contract language.
//!
//! ```text
//! contract   = condition { ("," | ";") condition } [","]
//! condition  = all { "||" all }
//! all        = one { "&&" one }
//! one        = "!" one | comparison
//! comparison = sum { ("<" | "<=" | ">" | ">=" | "==" | "!=") sum }      chains: 1 <= n <= 4
//! sum        = product { ("+" | "-") product }
//! product    = value { ("*" | "/" | "%") value }
//! value      = "-" value | NUMBER | NAME | NAME "[*]" | NAME "(" condition { "," condition } ")" | "(" condition ")"
//! ```

use super::expr::{Expr, ExprKind, Operator};
use super::lexer::{Token, words};
use base::diagnostic::{Diagnostic, Outcome, Result, Span};
use base::limits;

/// An error in a contract.
pub fn fault(span: Span, message: impl Into<String>) -> Box<Diagnostic> {
    Box::new(Diagnostic::new(Outcome::Malformed, "WS-CONTRACT", message).at(span))
}

/// Reads the conditions of `text`, which starts at byte `start` of the whole.
///
/// # Errors
/// The text is not a contract, or is too long: an expression is as deep as its text is long, and is
/// processed recursively. The error has its place.
pub fn parse(text: &str, start: usize) -> Result<Vec<Expr>> {
    let most = limits::MAX_CONTRACT_BYTES;
    if text.len() > most {
        let error =
            Diagnostic::limit(format!("a contract or condition may have at most {most} bytes"));
        return Err(Box::new(error.at(Span::new(start, start))));
    }
    let words = words(text, start)?;
    let end = Span::new(start + text.trim_end().len(), start + text.trim_end().len());
    let mut parser = Parser { words, at: 0, end, depth: 0 };
    let mut conditions = vec![];
    loop {
        conditions.push(parser.condition()?);
        let comma = parser.take(",").is_some() || parser.take(";").is_some();
        if parser.at == parser.words.len() {
            return Ok(conditions);
        }
        if !comma {
            let (token, span) = &parser.words[parser.at];
            let message = format!("expected `,` or an operator, found {}", shown(token));
            return Err(fault(*span, message));
        }
    }
}

fn shown(token: &Token) -> String {
    match token {
        Token::Name(name) => format!("`{name}`"),
        Token::Number(number) => format!("`{number}`"),
        Token::Symbol(symbol) => format!("`{symbol}`"),
    }
}

struct Parser {
    words: Vec<(Token, Span)>,
    at: usize,
    end: Span,
    depth: usize,
}

impl Parser {
    fn take(&mut self, symbol: &str) -> Option<Span> {
        match self.words.get(self.at) {
            Some((Token::Symbol(s), span)) if *s == symbol => {
                self.at += 1;
                Some(*span)
            }
            _ => None,
        }
    }

    fn take_op(&mut self, ops: &[(&str, Operator)]) -> Option<Operator> {
        ops.iter().find_map(|(symbol, op)| self.take(symbol).map(|_| *op))
    }

    fn chain(
        &mut self,
        ops: &[(&str, Operator)],
        next: fn(&mut Self) -> Result<Expr>,
    ) -> Result<Expr> {
        let mut left = next(self)?;
        while let Some(op) = self.take_op(ops) {
            let right = next(self)?;
            let span = left.span.to(right.span);
            left = Expr { kind: ExprKind::Binary(op, Box::new(left), Box::new(right)), span };
        }
        Ok(left)
    }

    fn condition(&mut self) -> Result<Expr> {
        self.depth += 1;
        if self.depth > limits::MAX_NESTING {
            let span = self.words.get(self.at).map_or(self.end, |w| w.1);
            return Err(fault(span, "the contract is nested too deeply"));
        }
        let result = self.chain(&[("||", Operator::Or)], Self::all);
        self.depth -= 1;
        result
    }

    fn all(&mut self) -> Result<Expr> {
        self.chain(&[("&&", Operator::And)], Self::one)
    }

    fn one(&mut self) -> Result<Expr> {
        let mut nots = vec![];
        while let Some(span) = self.take("!") {
            nots.push(span);
        }
        let mut inner = self.comparison()?;
        for span in nots.into_iter().rev() {
            let span = span.to(inner.span);
            inner = Expr { kind: ExprKind::Not(Box::new(inner)), span };
        }
        Ok(inner)
    }

    /// `a < b <= c` is `a < b && b <= c`.
    fn comparison(&mut self) -> Result<Expr> {
        const OPS: [(&str, Operator); 6] = [
            ("<=", Operator::Le),
            (">=", Operator::Ge),
            ("==", Operator::Eq),
            ("!=", Operator::Ne),
            ("<", Operator::Lt),
            (">", Operator::Gt),
        ];
        let mut last = self.sum()?;
        let mut whole: Option<Expr> = None;
        while let Some(op) = self.take_op(&OPS) {
            let right = self.sum()?;
            let span = last.span.to(right.span);
            let kind = ExprKind::Binary(op, Box::new(last), Box::new(right.clone()));
            let link = Expr { kind, span };
            whole = Some(match whole {
                None => link,
                Some(before) => {
                    let span = before.span.to(link.span);
                    let kind = ExprKind::Binary(Operator::And, Box::new(before), Box::new(link));
                    Expr { kind, span }
                }
            });
            last = right;
        }
        Ok(whole.unwrap_or(last))
    }

    fn sum(&mut self) -> Result<Expr> {
        self.chain(&[("+", Operator::Add), ("-", Operator::Sub)], Self::product)
    }

    fn product(&mut self) -> Result<Expr> {
        self.chain(&[("*", Operator::Mul), ("/", Operator::Div), ("%", Operator::Rem)], Self::value)
    }

    fn value(&mut self) -> Result<Expr> {
        let mut signs = vec![];
        while let Some(span) = self.take("-") {
            signs.push(span);
        }
        let mut value = self.plain()?;
        for span in signs.into_iter().rev() {
            let span = span.to(value.span);
            value = Expr { kind: ExprKind::Negative(Box::new(value)), span };
        }
        Ok(value)
    }

    fn plain(&mut self) -> Result<Expr> {
        if let Some(open) = self.take("(") {
            let inner = self.condition()?;
            let Some(close) = self.take(")") else { return Err(self.expected("`)`")) };
            return Ok(Expr { kind: inner.kind, span: open.to(close) });
        }
        match self.words.get(self.at).cloned() {
            Some((Token::Number(number), span)) => {
                self.at += 1;
                Ok(Expr { kind: ExprKind::Number(number), span })
            }
            Some((Token::Name(name), span)) => {
                self.at += 1;
                if let Some(close) = self.take("[*]").or_else(|| self.take("[]")) {
                    return Ok(Expr { kind: ExprKind::Cells(name), span: span.to(close) });
                }
                if self.take("(").is_none() {
                    return Ok(Expr { kind: ExprKind::Name(name), span });
                }
                let mut args = vec![self.condition()?];
                while self.take(",").is_some() {
                    args.push(self.condition()?);
                }
                let Some(close) = self.take(")") else { return Err(self.expected("`)`")) };
                Ok(Expr { kind: ExprKind::Call(name, args), span: span.to(close) })
            }
            _ => Err(self.expected("a number, a name or `(`")),
        }
    }

    fn expected(&self, what: &str) -> Box<Diagnostic> {
        match self.words.get(self.at) {
            Some((token, span)) => fault(*span, format!("expected {what}, found {}", shown(token))),
            None => fault(self.end, format!("expected {what}, but the contract ends")),
        }
    }
}
