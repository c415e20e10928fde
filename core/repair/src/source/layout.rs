//! Places edits as the code around them is written.

use super::{Kind, Refused, Source, Statement, StatementId, Token, TokenKind};
use crate::edit::Edit;
use std::ops::Range;

/// Where something is added.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Boundary {
    /// Before a statement.
    Before(StatementId),
    /// After a statement.
    After(StatementId),
    /// At the end of the body of a loop.
    EndOf(StatementId),
    /// At the start of the body of a loop.
    StartOf(StatementId),
}

/// How a branch of one statement is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Single {
    /// Behind its condition.
    SameLine,
    /// In the next line, without braces.
    OwnLine,
    /// In braces.
    Braced,
}

/// A statement of a list with the comments that belong to it.
#[derive(Clone, Debug)]
pub struct Piece {
    /// The statement.
    pub id: StatementId,
    /// Its bytes, from the comments above it to the one behind it.
    pub bytes: Range<usize>,
}

impl Source {
    /// The statements directly in a block.
    pub fn children(&self, block: StatementId) -> Vec<StatementId> {
        let inside = |s: &Statement| s.parent == Some(block);
        (0..self.statements.len()).map(StatementId).filter(|&s| inside(self.statement(s))).collect()
    }
    /// Whether the statement is one of a list in braces.
    pub fn in_list(&self, id: StatementId) -> bool {
        self.statement(id).parent.is_some_and(|p| self.statement(p).kind == Kind::Block)
    }
    /// The body of a loop.
    pub fn loop_body(&self, id: StatementId) -> Option<StatementId> {
        match self.statement(id).kind {
            Kind::For { body, .. } | Kind::While { body, .. } | Kind::Do { body, .. } => Some(body),
            _ => None,
        }
    }
    /// The statements of a body: those in its braces, or itself.
    pub fn list_of(&self, body: StatementId) -> Vec<StatementId> {
        if self.statement(body).kind == Kind::Block { self.children(body) } else { vec![body] }
    }
    /// All statements in `id`, itself included.
    pub fn within(&self, id: StatementId) -> impl Iterator<Item = StatementId> + '_ {
        let outer = self.statement(id).tokens.clone();
        (id.0..self.statements.len())
            .map(StatementId)
            .take_while(move |&s| self.statement(s).tokens.start < outer.end)
    }

    /// The first byte of a statement, or of the `#pragma` that belongs to it.
    fn first_byte(&self, id: StatementId) -> usize {
        let mut token = self.statement(id).tokens.start;
        while token > 0
            && self.tokens[token - 1].kind == TokenKind::Directive
            && self.word(token - 1)[1..].trim_start().starts_with("pragma")
        {
            token -= 1;
        }
        self.tokens[token].start
    }

    /// The edits that add the statements `text`, one on each line, at a boundary.
    pub fn add(&self, boundary: Boundary, text: &str) -> Vec<Edit> {
        let lines: Vec<&str> = text.lines().collect();
        let flat = lines.join(" ");
        match boundary {
            Boundary::Before(id) if self.in_list(id) => {
                let at = self.first_byte(id);
                if let Some(before) = self.apart(id) {
                    return self.add(Boundary::After(before), text);
                }
                if self.begins_line(at) {
                    let line = self.above(at - self.indent(at).len());
                    let indent = self.indent(self.bytes(&self.statement(id).tokens).start);
                    let added: Vec<String> =
                        lines.iter().map(|l| format!("{indent}{l}\n")).collect();
                    return vec![Edit::insert(line, added.concat())];
                }
                vec![Edit::insert(at, format!("{flat} "))]
            }
            Boundary::After(id) if self.in_list(id) => {
                let bytes = self.bytes(&self.statement(id).tokens);
                match self.rest_of_line(bytes.end) {
                    Some(end) if self.begins_line(self.first_byte(id)) => {
                        let indent = self.indent(bytes.start);
                        let added: Vec<String> =
                            lines.iter().map(|l| format!("\n{indent}{l}")).collect();
                        vec![Edit::insert(end, added.concat())]
                    }
                    _ => vec![Edit::insert(bytes.end, format!(" {flat}"))],
                }
            }
            Boundary::Before(id) => self.braced(id, &lines, &[]),
            Boundary::After(id) => self.braced(id, &[], &lines),
            Boundary::EndOf(id) => self.at_edge(id, text, true),
            Boundary::StartOf(id) => self.at_edge(id, text, false),
        }
    }

    /// Whether most braces of branches and loops have lines of their own.
    fn braces_on_own_lines(&self) -> bool {
        let inner = |s: &&Statement| {
            s.kind == Kind::Block && s.parent.is_some_and(|p| self.statement(p).kind != Kind::Block)
        };
        let all = self.statements.iter().filter(inner);
        let (mut own, mut others) = (0, 0);
        for block in all {
            if self.begins_line(self.bytes(&block.tokens).start) {
                own += 1;
            } else {
                others += 1;
            }
        }
        own > others
    }

    /// How the file writes branches of one statement, told by most of those that it has.
    fn style_of_single(&self) -> Single {
        let styles = |wanted: Kind| {
            let (mut braced, mut own, mut same) = (0, 0, 0);
            for statement in &self.statements {
                let Kind::If { condition, then, .. } = &statement.kind else { continue };
                let inner = self.statement(*then);
                if inner.kind == Kind::Block {
                    let list = self.children(*then);
                    let single = list.len() == 1 && self.statement(list[0]).kind == wanted;
                    braced += usize::from(single);
                } else if inner.kind == wanted {
                    let head = self.bytes(condition).end;
                    let broken = self.text[head..self.bytes(&inner.tokens).start].contains('\n');
                    *(if broken { &mut own } else { &mut same }) += 1;
                }
            }
            (braced, own, same)
        };
        // `if (c) return;` is often shorter written, so it counts only where there is nothing else.
        let (braced, own, same) = match styles(Kind::Simple) {
            (0, 0, 0) => styles(Kind::Jump),
            known => known,
        };
        match braced.max(own).max(same) {
            most if most == same => Single::SameLine,
            most if most == own => Single::OwnLine,
            _ => Single::Braced,
        }
    }

    /// A statement of one line under a condition, as the file writes such branches.
    pub fn under(&self, condition: &str, statement: &str, indent: &str) -> Vec<String> {
        let (head, inner) =
            (format!("{indent}if ({condition})"), format!("{indent}{}", self.unit()));
        let statement = statement.trim_start();
        match self.style_of_single() {
            Single::SameLine => vec![format!("{head} {statement}")],
            Single::OwnLine => vec![head, format!("{inner}{statement}")],
            Single::Braced => {
                vec![format!("{head} {{"), format!("{inner}{statement}"), format!("{indent}}}")]
            }
        }
    }

    /// Whether most lines end in a carriage return and a line feed.
    fn has_carriage_returns(&self) -> bool {
        2 * self.text.matches("\r\n").count() > self.text.matches('\n').count()
    }

    /// The edit with its braces where this file has them, and its line ends.
    pub fn in_style(&self, edit: Edit) -> Edit {
        let mut edit = self.with_braces(edit);
        if edit.text.contains('\n') && self.has_carriage_returns() {
            edit.text = edit.text.replace("\r\n", "\n").replace('\n', "\r\n");
        }
        edit
    }

    fn with_braces(&self, mut edit: Edit) -> Edit {
        if !edit.text.contains('{') || !self.braces_on_own_lines() {
            return edit;
        }
        let known = |line: &str| self.text.lines().any(|l| l.trim() == line.trim());
        let mut lines: Vec<String> = vec![];
        for (i, line) in edit.text.split('\n').enumerate() {
            let own = &line[..line.len() - line.trim_start().len()];
            let indent = if i == 0 && own.is_empty() { self.indent(edit.start) } else { own };
            let head = line.strip_suffix(" {").filter(|h| !h.trim().is_empty() && !known(line));
            let Some(head) = head else {
                lines.push(line.to_owned());
                continue;
            };
            match head.trim_start().strip_prefix("} ") {
                Some(rest) => {
                    lines.push(format!("{own}}}"));
                    lines.push(format!("{indent}{rest}"));
                }
                None => lines.push(head.to_owned()),
            }
            lines.push(format!("{indent}{{"));
        }
        edit.text = lines.join("\n");
        edit
    }

    /// The start of the comment lines above the line that begins at `line`, or `line` if there are none.
    fn above(&self, mut line: usize) -> usize {
        while line > 0 {
            let start = self.text[..line - 1].rfind('\n').map_or(0, |n| n + 1);
            if !self.text[start..line].trim_start().starts_with("//") {
                break;
            }
            line = start;
        }
        line
    }

    /// The statement before `id` in its list, if an empty line and nothing but comments is between them: what comes
    /// between belongs to the first.
    fn apart(&self, id: StatementId) -> Option<StatementId> {
        let at = self.first_byte(id);
        let list = self.children(self.statement(id).parent?);
        let before = list[list.iter().position(|&s| s == id)?.checked_sub(1)?];
        let end = self.bytes(&self.statement(before).tokens).end;
        let end = self.rest_of_line(end)?;
        if !self.begins_line(at) || !self.begins_line(self.first_byte(before)) || end > at {
            return None;
        }
        let line = self.above(at - self.indent(at).len());
        let between = self.text.get(end..line)?;
        let directive = |t: &Token| t.kind == TokenKind::Directive && t.start >= end && t.end <= at;
        let is_apart = between.matches('\n').count() > 1 && between.trim().is_empty();
        (is_apart && !self.tokens.iter().any(directive)).then_some(before)
    }

    fn at_edge(&self, of: StatementId, text: &str, end: bool) -> Vec<Edit> {
        let Some(body) = self.loop_body(of) else { return vec![] };
        if self.statement(body).kind != Kind::Block {
            let lines: Vec<&str> = text.lines().collect();
            return if end {
                self.braced(body, &[], &lines)
            } else {
                self.braced(body, &lines, &[])
            };
        }
        let inside = self.children(body);
        match (end, inside.first(), inside.last()) {
            (true, _, Some(&last)) => self.add(Boundary::After(last), text),
            (false, Some(&first), _) => self.add(Boundary::Before(first), text),
            _ => {
                let open = self.bytes(&self.statement(body).tokens).start + 1;
                vec![Edit::insert(open, format!(" {text} "))]
            }
        }
    }

    /// Puts braces around a statement that has none, with more statements before and after it.
    pub fn braced(&self, id: StatementId, before: &[&str], after: &[&str]) -> Vec<Edit> {
        let statement = self.statement(id);
        let bytes = self.bytes(&statement.tokens);
        let behind =
            statement.tokens.start.checked_sub(1).map_or(bytes.start, |t| self.tokens[t].end);
        let outer =
            statement.parent.map_or(bytes.start, |p| self.bytes(&self.statement(p).tokens).start);
        let indent = self.indent(outer).to_owned();
        let inner = format!("{indent}{}", self.unit());
        let gap = &self.text[behind..bytes.start];
        let mut lines = String::new();
        for line in before {
            lines.push_str(&format!("{inner}{line}\n"));
        }
        let mut edits = if gap.trim().is_empty() {
            vec![Edit::replace(behind..bytes.start, format!(" {{\n{lines}{inner}"))]
        } else {
            vec![Edit::insert(behind, " {"), Edit::insert(bytes.start, before.join(" "))]
        };
        let tail = self.rest_of_line(bytes.end).unwrap_or(bytes.end);
        let mut close = String::new();
        for line in after {
            close.push_str(&format!("\n{inner}{line}"));
        }
        close.push_str(&format!("\n{indent}}}"));
        edits.push(Edit::insert(tail, close));
        edits
    }

    /// The edit that deletes a statement, with its line if it has one for itself.
    pub fn delete(&self, id: StatementId) -> Vec<Edit> {
        let bytes = self.bytes(&self.statement(id).tokens);
        if !self.in_list(id) {
            return vec![Edit::replace(bytes, ";")];
        }
        let alone = self.begins_line(bytes.start)
            && self.text[bytes.end..].split('\n').next().is_some_and(|rest| rest.trim().is_empty());
        if alone {
            let start = bytes.start - self.indent(bytes.start).len();
            let end =
                self.text[bytes.end..].find('\n').map_or(self.text.len(), |n| bytes.end + n + 1);
            return vec![Edit::replace(start..end, "")];
        }
        let space = self.text[bytes.end..].starts_with(' ');
        vec![Edit::replace(bytes.start..bytes.end + usize::from(space), "")]
    }

    /// The statements of a list with their comments.
    ///
    /// # Errors
    /// Directives other than pragmas lie between them.
    pub fn pieces(&self, list: &[StatementId]) -> Result<Vec<Piece>, Refused> {
        let mut pieces: Vec<Piece> = vec![];
        for (i, &id) in list.iter().enumerate() {
            let tokens = &self.statement(id).tokens;
            let bytes = self.bytes(tokens);
            let start = if let Some(before) = pieces.last() {
                before.bytes.end
            } else {
                let behind = tokens.start.checked_sub(1).map_or(0, |t| self.tokens[t].end);
                if self.text[behind..bytes.start].contains('\n') { behind } else { bytes.start }
            };
            let end = if list
                .get(i + 1)
                .is_some_and(|n| self.bytes(&self.statement(*n).tokens).start < bytes.end)
            {
                bytes.end
            } else {
                self.rest_of_line(bytes.end).unwrap_or(bytes.end)
            };
            let inside = self.tokens.iter().filter(|t| t.kind == TokenKind::Directive);
            for directive in inside.filter(|t| t.start >= start && t.end <= end) {
                let text = &self.text[directive.start + 1..directive.end];
                if !text.trim_start().starts_with("pragma") {
                    return Err(Refused::Directives(self.loc(directive.start)));
                }
            }
            pieces.push(Piece { id, bytes: start..end });
        }
        Ok(pieces)
    }

    /// The lines of a piece, moved from its own indentation to `indent`.
    pub fn moved(&self, bytes: &Range<usize>, indent: &str) -> Vec<String> {
        let text = self.text[bytes.clone()].trim_matches(['\n', '\r']);
        let first = bytes.start + self.text[bytes.clone()].len()
            - self.text[bytes.clone()].trim_start().len();
        let own = self.indent(first.min(self.text.len().saturating_sub(1)));
        let lines = text.lines().skip_while(|l| l.trim().is_empty());
        lines
            .map(|line| {
                if line.trim().is_empty() {
                    return String::new();
                }
                let rest = line.strip_prefix(own).unwrap_or_else(|| line.trim_start());
                format!("{indent}{}", rest.trim_end())
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::apply;
    use detect::symbols::Loc;

    const TEXT: &str = "\
void k() {
    a(); // first
#pragma unroll
    for (int i = 0; i < 4; i++)
        b();
    if (x) c(); else d();
    e(); f();
}
";

    fn at(source: &Source, line: u32, column: u32) -> StatementId {
        *source.path(&Loc::new("a.cu", line, column)).unwrap().last().unwrap()
    }
    fn with(make: impl Fn(&Source) -> Vec<Edit>) -> String {
        let source = Source::new("a.cu", TEXT).unwrap();
        apply(TEXT, &make(&source)).unwrap()
    }

    #[test]
    fn statements_are_added_on_lines_of_their_own() {
        let text = with(|s| s.add(Boundary::After(at(s, 2, 5)), "S;"));
        assert!(text.contains("    a(); // first\n    S;\n#pragma"), "{text}");
        let text = with(|s| s.add(Boundary::Before(at(s, 4, 5)), "S;"));
        assert!(text.contains("first\n    S;\n#pragma"), "{text}");
        let text = with(|s| s.add(Boundary::After(at(s, 7, 5)), "S;"));
        assert!(text.contains("    e(); S; f();"), "{text}");
    }
    #[test]
    fn bodies_without_braces_get_them() {
        let text = with(|s| s.add(Boundary::EndOf(at(s, 4, 5)), "S;"));
        assert!(text.contains("i++) {\n        b();\n        S;\n    }\n"), "{text}");
        let text = with(|s| s.add(Boundary::After(at(s, 6, 12)), "S;"));
        assert!(text.contains("if (x) {\n        c();\n        S;\n    } else d();"), "{text}");
    }
    #[test]
    fn braces_stay_where_the_file_has_them() {
        let text = "void k()\n{\n  if (a)\n  {\n    b();\n  }\n}\n";
        let source = Source::new("a.cu", text).unwrap();
        let edit = Edit::insert(11, "if (x) {\n    c();\n  } else {\n    d();\n  }");
        let shown = "if (x)\n  {\n    c();\n  }\n  else\n  {\n    d();\n  }";
        assert_eq!(source.in_style(Edit { start: 13, end: 13, ..edit }).text, shown);
    }
    #[test]
    fn line_ends_stay_as_they_are() {
        let text = "void k() {\r\n  a();\r\n  b();\r\n}\r\n";
        let source = Source::new("a.cu", text).unwrap();
        for (boundary, line) in
            [(Boundary::After(at(&source, 2, 3)), 3), (Boundary::Before(at(&source, 3, 3)), 3)]
        {
            let edits = source.add(boundary, "S;").into_iter().map(|e| source.in_style(e));
            let changed = apply(text, &edits.collect::<Vec<_>>()).unwrap();
            assert_eq!(changed.split("\r\n").nth(line - 1), Some("  S;"), "{changed:?}");
            assert_eq!(changed.matches('\n').count(), changed.matches("\r\n").count());
        }
    }
    #[test]
    fn statements_are_deleted_with_their_line() {
        assert!(!with(|s| s.delete(at(s, 5, 9))).contains("b()"));
        assert!(with(|s| s.delete(at(s, 7, 5))).contains("    f();\n"));
        assert!(with(|s| s.delete(at(s, 7, 10))).contains("    e(); \n"));
    }
}
