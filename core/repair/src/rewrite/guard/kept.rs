//! Statements whose call all threads must make, while only those with work may execute the rest.

use super::{GUARD, Writer, declared};
use crate::rewrite::{closes, top_level};
use crate::source::{Kind, Refused, StatementId};
use std::ops::Range;

impl Writer<'_> {
    /// The call that all threads must make in a statement, if those without work must not execute the rest of it.
    pub(super) fn escaping(&self, id: StatementId) -> Result<Option<Range<usize>>, Refused> {
        let source = self.source;
        let Some(region) = self.region.map(|r| source.statement(r)) else { return Ok(None) };
        let tokens = source.statement(id).tokens.clone();
        let mut calls = tokens.clone().filter(|&t| {
            source.word(t + 1) == "(" && self.barriers.iter().any(|b| b == source.word(t))
        });
        let Some(call) = calls.next() else { return Ok(None) };
        let close = (call + 2..tokens.end).find(|&c| closes(source, &(call + 1..c + 1)));
        let refused = || Refused::Jump(source.loc(source.bytes(&tokens).start));
        let call = call..close.ok_or_else(refused)? + 1;
        let alone = call.start == tokens.start && call.end + 1 == tokens.end;
        if alone || declared(source, id).is_some() {
            return Ok(None);
        }
        let assigns = |t: &usize| {
            let word = source.word(*t);
            word.ends_with('=') && !matches!(word, "==" | "!=" | "<=" | ">=")
        };
        let assigned = top_level(source, &tokens).find(assigns).filter(|&t| t < call.start);
        if let Some(assigned) = assigned
            && assigned == tokens.start + 1
            && !self.is_read_outside(source.word(tokens.start), &region.tokens)
        {
            return Ok(None);
        }
        if calls.next().is_some() { Err(refused()) } else { Ok(Some(call)) }
    }

    /// Whether the function reads or writes a variable outside of these tokens so that its value there counts: behind
    /// them, around them in a loop, or through a reference.
    fn is_read_outside(&self, name: &str, region: &Range<usize>) -> bool {
        let source = self.source;
        let around = |s: &StatementId| {
            let tokens = &source.statement(*s).tokens;
            tokens.start <= region.start && tokens.end >= region.end && tokens != region
        };
        let outer: Vec<StatementId> =
            (0..source.statements.len()).map(StatementId).filter(around).collect();
        let Some(&body) = outer.first() else { return true };
        let is_known = source
            .within(body)
            .any(|s| declared(source, s).is_some_and(|d| source.word(d.name) == name));
        let whole = source.statement(body).tokens.end;
        let in_loop = outer.iter().find(|s| source.loop_body(**s).is_some());
        let from = in_loop.map_or(region.end, |&l| source.statement(l).tokens.start);
        let until = if is_known { whole } else { region.end };
        !is_known
            || (from..until).any(|t| {
                !region.contains(&t)
                    && source.word(t) == name
                    && (in_loop.is_some() || !self.is_within(t, region))
            })
    }

    /// Whether only threads that take the branch of these tokens come to the token `at`: one of `E < n` where `E == 0`.
    fn is_within(&self, at: usize, region: &Range<usize>) -> bool {
        let source = self.source;
        let all = (0..source.statements.len()).map(|s| source.statement(StatementId(s)));
        let condition = |of: &Kind| match of {
            Kind::If { condition, .. } => Some(condition.clone()),
            _ => None,
        };
        let taken = all.clone().find(|s| s.tokens == *region).and_then(|s| condition(&s.kind));
        let Some(taken) = taken else { return false };
        let first = |of: &Range<usize>, operator: &str| {
            let sign = of.clone().find(|&t| source.word(t) == operator)?;
            Some((of.start..sign, sign + 1..of.end))
        };
        let Some((bounded, most)) = first(&taken, "<") else { return false };
        let positive =
            most.len() == 1 && source.word(most.start).parse::<u64>().is_ok_and(|n| n > 0);
        positive
            && all
                .filter_map(|s| match &s.kind {
                    Kind::If { condition, then, .. } => Some((condition, source.statement(*then))),
                    _ => None,
                })
                .filter(|(_, then)| then.tokens.contains(&at))
                .any(|(asked, _)| {
                    first(asked, "==").is_some_and(|(of, zero)| {
                        zero.len() == 1
                            && source.word(zero.start) == "0"
                            && source.text_of(&of) == source.text_of(&bounded)
                    })
                })
    }

    /// The call in a variable, and the statement with it under the guard.
    pub(super) fn kept(
        &mut self,
        id: StatementId,
        call: &Range<usize>,
        end: usize,
        indent: &str,
    ) -> Result<(), Refused> {
        let source = self.source;
        let mut text = source.text_of(call).to_owned();
        if let Some((before, after)) = self.voting(id)? {
            self.guards += 1;
            text = text.replacen(&before, &after, 1);
        }
        let free = |name: &String| (0..source.tokens.len()).all(|t| source.word(t) != name);
        let names = std::iter::once("value".to_owned()).chain((2..).map(|n| format!("value_{n}")));
        let name = names.filter(free).nth(self.kept).unwrap_or_default();
        let (whole, call) = (source.bytes(&source.statement(id).tokens), source.bytes(call));
        let comment = source.text[whole.end..end].trim_end();
        self.lines.push(format!("{indent}const auto {name} = {text};{comment}"));
        let (before, after) =
            (&source.text[whole.start..call.start], &source.text[call.end..whole.end]);
        self.lines.extend(source.under(GUARD, &format!("{before}{name}{after}"), indent));
        (self.kept, self.guards) = (self.kept + 1, self.guards + 1);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::rewrite::branch_of_warp;
    use crate::rewrite::tests::rewritten;

    #[test]
    fn what_is_read_behind_a_branch_stays() {
        let text = "void k() {\n  int v = a[t];\n  if (t < 16) {\n    v += __shfl_down_sync(m, v, 8); // half\n    v *= __shfl_down_sync(m, v, 4);\n  }\n  o[t] = v;\n}\n";
        let out = rewritten(text, 3, 3, branch_of_warp).unwrap();
        assert_eq!(
            out,
            "void k() {\n  int v = a[t];\n  const bool active = t < 16;\n  const auto value = __shfl_down_sync(m, v, 8); // half\n  if (active) v += value;\n  const auto value_2 = __shfl_down_sync(m, v, 4);\n  if (active) v *= value_2;\n  o[t] = v;\n}\n"
        );
        // What nobody reads there may change.
        let inner = text.replace("  o[t] = v;\n", "").replace("4);\n", "4);\n    o[t] = v;\n");
        let out = rewritten(&inner, 3, 3, branch_of_warp).unwrap();
        assert!(out.contains("\n  v += __shfl_down_sync(m, v, 8); // half\n"), "{out}");
        // A store is work, too.
        let store = "void k() {\n  if (t < 16) {\n    o[t] = __shfl_sync(m, v, 8);\n  }\n}\n";
        let out = rewritten(store, 2, 3, branch_of_warp).unwrap();
        assert!(out.contains("const auto value = __shfl_sync(m, v, 8);\n"), "{out}");
        assert!(out.contains("o[t] = value;\n"), "{out}");
    }
}
