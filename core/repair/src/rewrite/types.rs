//! The type of what an expression names, as the source spells it.

use super::guard::NUMBERS;
use super::top_level;
use crate::source::{Source, StatementId, TokenKind};
use std::ops::Range;

/// Words that say where a variable is or how it may be used, but not its type.
const QUALIFIERS: [&str; 10] = [
    "const",
    "volatile",
    "static",
    "extern",
    "constexpr",
    "register",
    "__shared__",
    "__device__",
    "__restrict__",
    "__restrict",
];

/// The declaration of a variable of this type that holds zero; `None` if the type is not that of one element of a
/// variable that the function or the file declares.
pub(super) fn zeroed_of(
    source: &Source,
    id: StatementId,
    target: &Range<usize>,
    name: &str,
) -> Option<String> {
    let words = element_type(source, id, target)?;
    let text = words.join(" ").replace(" ::", "::").replace(":: ", "::");
    let text = text.replace(" < ", "<").replace(" >", ">").replace(" ,", ",");
    let number = words.iter().all(|w| NUMBERS.contains(w));
    let parameter = words.len() == 1 && is_parameter_of_template(source, id, words[0]);
    Some(if number || parameter {
        format!("{text} {name} = 0;")
    } else {
        format!("{text} {name}{{}};")
    })
}

/// The words of the type of an array element, of what a pointer points to, or of a variable.
fn element_type<'a>(
    source: &'a Source,
    id: StatementId,
    target: &Range<usize>,
) -> Option<Vec<&'a str>> {
    // Subscripts are in brackets; what else is not makes it no plain element.
    let flat: Vec<usize> = top_level(source, target).collect();
    let (&base, stars) = flat.split_last()?;
    if !is_word(source.word(base)) || stars.iter().any(|&t| source.word(t) != "*") {
        return None;
    }
    let (mut depth, mut open) = (stars.len(), 0usize);
    for t in base + 1..target.end {
        match source.word(t) {
            "[" => (depth, open) = (depth + usize::from(open == 0), open + 1),
            "]" => open = open.saturating_sub(1),
            _ if open == 0 => return None,
            _ => {}
        }
    }
    let base = source.word(base);
    let body = body_of(source, id);
    let whole = source.statement(body).tokens.clone();
    // Parameters, then what comes before the statement in the function, then the file.
    let head = head_of(source, body);
    let own = whole.start..source.statement(id).tokens.start;
    let declared = |range: Range<usize>, before: &[&str]| {
        range.rev().find_map(|t| declares(source, t, (base, before), depth))
    };
    declared(own, &[";", "{", "}"])
        .or_else(|| declared(head, &["(", ","]))
        .or_else(|| declared(0..whole.start, &[";", "}"]))
}

/// The tokens between the end of what is before a function and its body.
pub(super) fn head_of(source: &Source, body: StatementId) -> Range<usize> {
    let end = source.statement(body).tokens.start;
    let begins = |t: &usize| {
        matches!(source.word(*t), ";" | "}") || source.tokens[*t].kind == TokenKind::Directive
    };
    let start = (0..end).rev().find(begins).map_or(0, |t| t + 1);
    start..end
}

/// Whether the function that a statement is in is a template.
pub(super) fn is_template(source: &Source, id: StatementId) -> bool {
    head_of(source, body_of(source, id)).any(|t| source.word(t) == "template")
}

fn is_parameter_of_template(source: &Source, id: StatementId, name: &str) -> bool {
    let head = head_of(source, body_of(source, id));
    let Some(first) = head.clone().find(|&t| source.word(t) == "template") else { return false };
    let mut depth = 0usize;
    for t in first + 1..head.end {
        match source.word(t) {
            "<" => depth += 1,
            ">" => depth = depth.saturating_sub(1),
            word if word == name => {
                return depth == 1 && matches!(source.word(t + 1), "," | ">" | "=");
            }
            _ => {}
        }
        if depth == 0 {
            return false;
        }
    }
    false
}

/// Whether a condition is the same for all threads: of numbers and parameters of the template that the function is.
pub(super) fn is_of_template(source: &Source, id: StatementId, condition: &Range<usize>) -> bool {
    let word = |t: &usize| source.tokens[*t].kind == TokenKind::Word;
    let mut words = condition.clone().filter(word).peekable();
    words.peek().is_some() && words.all(|t| is_parameter_of_template(source, id, source.word(t)))
}

fn is_word(word: &str) -> bool {
    word.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

fn body_of(source: &Source, id: StatementId) -> StatementId {
    std::iter::successors(Some(id), |&s| source.statement(s).parent).last().unwrap_or(id)
}

/// The type that the token `at` declares `name` with, if what is `depth` times subscripted is of it. A declaration
/// comes behind one of `before`, or at the beginning.
fn declares<'a>(
    source: &'a Source,
    at: usize,
    (name, before): (&str, &[&str]),
    depth: usize,
) -> Option<Vec<&'a str>> {
    if source.word(at) != name || !matches!(source.word(at + 1), "[" | "," | ")" | ";" | "=") {
        return None;
    }
    // Subscripts of the declaration.
    let (mut end, mut arrays) = (at + 1, 0usize);
    while source.word(end) == "[" {
        let mut open = 0usize;
        loop {
            match source.word(end) {
                "[" => open += 1,
                "]" => open -= 1,
                "" => return None,
                _ => {}
            }
            end += 1;
            if open == 0 {
                break;
            }
        }
        arrays += 1;
    }
    if !matches!(source.word(end), "," | ")" | ";" | "=") {
        return None;
    }
    let (mut words, mut pointers, mut brackets) = (vec![], 0usize, 0usize);
    let mut first = None;
    for t in (0..at).rev() {
        let word = source.word(t);
        match word {
            ">" => brackets += 1,
            "<" if brackets > 0 => brackets -= 1,
            "*" if words.is_empty() => {
                pointers += 1;
                continue;
            }
            "&" if words.is_empty() && pointers == 0 => continue,
            _ if QUALIFIERS.contains(&word) => continue,
            "::" => {}
            "," if brackets > 0 => {}
            _ if brackets > 0 && (is_word(word) || word.bytes().all(|b| b.is_ascii_digit())) => {}
            _ if is_word(word) && !matches!(word, "return" | "typename" | "else" | "case") => {
                // Two names side by side are no type, unless both are of a number.
                let next = words.last().copied().unwrap_or("");
                if is_word(next) && !(NUMBERS.contains(&next) && NUMBERS.contains(&word)) {
                    return None;
                }
            }
            _ => {
                first = Some(t);
                break;
            }
        }
        words.push(word);
    }
    let begins = first.is_none_or(|t| {
        before.contains(&source.word(t)) || source.tokens[t].kind == TokenKind::Directive
    });
    words.reverse();
    let fits = !words.is_empty() && brackets == 0 && begins && pointers + arrays == depth;
    (fits && words.first().is_some_and(|w| is_word(w) && *w != "auto")).then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Kind;
    use detect::symbols::Loc;

    fn zeroed(declared: &str, target: &str) -> Option<String> {
        let text = format!("{declared}  {target} = 1;\n}}\n");
        let source = Source::new("a.cu", &text).unwrap();
        let line = declared.lines().count() as u32 + 1;
        let id = *source.path(&Loc::new("a.cu", line, 3)).unwrap().last().unwrap();
        let tokens = source.statement(id).tokens.clone();
        zeroed_of(&source, id, &(tokens.start..tokens.end - 3), "v")
    }

    #[test]
    fn declared_types() {
        let template = "template <typename T, int N>\n__device__ void f(volatile T *s, T &x) {\n";
        assert_eq!(zeroed(template, "s[i + a[2]]").unwrap(), "T v = 0;");
        assert_eq!(zeroed(template, "*s").unwrap(), "T v = 0;");
        assert_eq!(zeroed(template, "x").unwrap(), "T v = 0;");
        assert_eq!(zeroed(template, "s"), None);
        assert_eq!(zeroed(template, "s[i].x"), None);
        assert_eq!(zeroed(template, "s[i][j]"), None);
        let shared = "void k() {\n  __shared__ unsigned long long s[N][2 * N];\n  use(a * s[1]);\n";
        assert_eq!(zeroed(shared, "s[i][j]").unwrap(), "unsigned long long v = 0;");
        let own = "extern __shared__ std::pair<int, 2> s[];\nvoid k() {\n";
        assert_eq!(zeroed(own, "s[i]").unwrap(), "std::pair<int, 2> v{};");
        assert_eq!(zeroed("void k() {\n  auto s = f();\n", "s"), None);
    }
    #[test]
    fn conditions_of_templates() {
        let of = |condition: &str| {
            let head = "template <class T, unsigned int N>\nvoid f(T *s, int n) {\n";
            let source =
                Source::new("a.cu", &format!("{head}  if ({condition}) g();\n}}\n")).unwrap();
            let path = source.path(&Loc::new("a.cu", 3, 3)).unwrap();
            let id = *path.last().unwrap();
            let Kind::If { condition, .. } = source.statement(id).kind.clone() else { panic!() };
            is_of_template(&source, id, &condition)
        };
        assert!(of("N >= 64"));
        assert!(!of("N >= n"));
        assert!(!of("s[0] > N"));
        assert!(!of("1"));
    }
}
