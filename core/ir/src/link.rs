//! Links modules of device code, as a compiler's separate compilation does: what one source declares and another
//! defines becomes one module.
//!
//! The texts are linked, token by token, so that a linked module is a module like any other: it has a text with places,
//! and it fits into a link. Of the numbers and names in it those change that would mean two things.

use crate::lexer::{Lexer, Token, TokenKind, is_bare_name, unescape_name};
use crate::module::{Module, SymbolKind};
use base::diagnostic::{Diagnostic, Outcome, Result};
use base::limits;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write as _;

/// A linked module.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LinkedText {
    /// Its text.
    pub text: String,
    /// New names of symbols, by the number of their module and their old names.
    pub renamed: BTreeMap<(usize, String), String>,
}

/// How a definition yields to others of its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Strength {
    /// A body for the optimiser only.
    Available,
    Weak,
    Strong,
}

/// What a module has under a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Declared,
    /// Not visible in other modules.
    Own,
    Defined(Strength),
}

fn kind(prefix: &[String], declared: bool) -> Kind {
    if declared {
        return Kind::Declared;
    }
    let strength = |word: &String| match word.as_str() {
        "internal" | "private" | "linker_private" => Some(Kind::Own),
        "available_externally" => Some(Kind::Defined(Strength::Available)),
        "linkonce" | "linkonce_odr" | "weak" | "weak_odr" | "common" => {
            Some(Kind::Defined(Strength::Weak))
        }
        _ => None,
    };
    prefix.iter().find_map(strength).unwrap_or(Kind::Defined(Strength::Strong))
}

/// The names of a module that matter to a linker.
fn names(module: &Module) -> impl Iterator<Item = (&str, Kind)> {
    module.symbols.iter().filter(|(_, s)| !s.name.starts_with("llvm.")).filter_map(|(_, s)| {
        let kind = match s.kind {
            SymbolKind::Function(f) => {
                let function = &module.functions[f];
                kind(&function.prefix, function.is_declaration())
            }
            SymbolKind::Global(g) => {
                kind(&module.globals[g].prefix, module.globals[g].init.is_none())
            }
            SymbolKind::Alias(a) => kind(&module.aliases[a].prefix, false),
            SymbolKind::Undefined => return None,
        };
        Some((s.name.as_str(), kind))
    })
}

/// Whether `module` declares what `other` defines.
pub fn refers_to(module: &Module, other: &Module) -> bool {
    let defined: BTreeSet<&str> = names(other)
        .filter(|(_, k)| matches!(k, Kind::Defined(s) if *s > Strength::Available))
        .map(|(name, _)| name)
        .collect();
    names(module).any(|(name, kind)| kind == Kind::Declared && defined.contains(name))
}

/// An item of a module: its tokens, and what it is.
#[derive(Clone, Debug)]
struct Item {
    tokens: Vec<Token>,
    what: What,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum What {
    /// A function or variable, defined or declared.
    Symbol(String),
    Comdat(String),
    Type(String),
    Attributes,
    Metadata,
    NamedMetadata(String),
    /// What the first module has, too: the target.
    Head,
    Assembly,
}

/// A module, cut into items.
struct Cut<'a> {
    text: &'a str,
    items: Vec<Item>,
}

fn text_of<'a>(text: &'a str, token: &Token) -> &'a str {
    &text[token.span.start as usize..token.span.end as usize]
}

/// The name in a token such as `@"a b"`.
fn name_of(text: &str, token: &Token) -> String {
    let name = &text_of(text, token)[1..];
    let quoted = name.strip_prefix('"').and_then(|n| n.strip_suffix('"'));
    quoted.map_or_else(|| name.to_owned(), |n| unescape_name(n).into_owned())
}

fn link_error(message: &str) -> Box<Diagnostic> {
    Box::new(Diagnostic::new(Outcome::Unsupported, "WS-LINK", message))
}

fn cut(text: &str) -> Result<Cut<'_>> {
    let mut lexer = Lexer::new(text);
    let mut tokens = vec![];
    loop {
        let token = lexer.next_token()?;
        if token.kind == TokenKind::Eof {
            break;
        }
        tokens.push(token);
    }
    let mut items: Vec<Item> = vec![];
    let mut depth = 0usize;
    for (at, token) in tokens.iter().enumerate() {
        let next = |n: usize| tokens.get(at + n).map(|t| t.kind);
        let sets = next(1) == Some(TokenKind::Punct(b'='));
        let what = if depth > 0 {
            None
        } else {
            match token.kind {
                TokenKind::Word => match text_of(text, token) {
                    "define" | "declare" => {
                        let named = tokens[at..].iter().find(|t| {
                            matches!(t.kind, TokenKind::Global | TokenKind::GlobalNumber)
                        });
                        named.map(|t| What::Symbol(name_of(text, t)))
                    }
                    "source_filename" | "target" => Some(What::Head),
                    "module" => Some(What::Assembly),
                    "attributes" => Some(What::Attributes),
                    _ => None,
                },
                TokenKind::Global | TokenKind::GlobalNumber if sets => {
                    Some(What::Symbol(name_of(text, token)))
                }
                TokenKind::Comdat if sets => Some(What::Comdat(name_of(text, token))),
                TokenKind::Local if sets => Some(What::Type(name_of(text, token))),
                TokenKind::LocalNumber if sets => {
                    return Err(link_error("a module with types that have no names is not linked"));
                }
                TokenKind::Exclaim
                    if next(1) == Some(TokenKind::Int)
                        && next(2) == Some(TokenKind::Punct(b'=')) =>
                {
                    Some(What::Metadata)
                }
                TokenKind::MdName if sets => {
                    Some(What::NamedMetadata(text_of(text, token)[1..].to_owned()))
                }
                TokenKind::Summary if sets => Some(What::Head),
                _ => None,
            }
        };
        match token.kind {
            TokenKind::Punct(b'(' | b'[' | b'{') => depth += 1,
            TokenKind::Punct(b')' | b']' | b'}') => depth = depth.saturating_sub(1),
            _ => {}
        }
        match (what, items.last_mut()) {
            (Some(what), _) => items.push(Item { tokens: vec![*token], what }),
            (None, Some(item)) => item.tokens.push(*token),
            (None, None) => return Err(link_error("the module begins with what is not an item")),
        }
    }
    Ok(Cut { text, items })
}

impl Cut<'_> {
    /// The highest number behind `sigil`, plus one.
    fn numbers(&self, group: bool) -> u64 {
        let mut most = 0;
        for item in &self.items {
            for (at, token) in item.tokens.iter().enumerate() {
                let digits = match token.kind {
                    TokenKind::AttrGroup if group => &text_of(self.text, token)[1..],
                    TokenKind::Int if !group && at > 0 => {
                        let before = &item.tokens[at - 1];
                        let behind = before.kind == TokenKind::Exclaim
                            && before.span.end == token.span.start;
                        if behind { text_of(self.text, token) } else { continue }
                    }
                    _ => continue,
                };
                most = most.max(digits.parse::<u64>().map_or(0, |n| n.saturating_add(1)));
            }
        }
        most
    }
}

/// What is written in place of the names and numbers of a module.
struct Changes {
    symbols: HashMap<String, String>,
    types: BTreeMap<String, String>,
    metadata: u64,
    groups: u64,
}

fn sigil_and_name(sigil: char, name: &str) -> String {
    if is_bare_name(name) {
        return format!("{sigil}{name}");
    }
    let mut text = format!("{sigil}\"");
    for byte in crate::lexer::name_bytes(name) {
        match byte {
            b'"' | b'\\' | 0..=31 | 127..=255 => {
                let _ = write!(text, "\\{byte:02X}");
            }
            byte => text.push(byte as char),
        }
    }
    text.push('"');
    text
}

impl Changes {
    /// Writes an item with these changes.
    fn write(&self, module: &Cut<'_>, item: &Item, out: &mut String) {
        let Some(first) = item.tokens.first() else { return };
        let mut at = first.span.start as usize;
        for (i, token) in item.tokens.iter().enumerate() {
            let (start, end) = (token.span.start as usize, token.span.end as usize);
            let written = &module.text[start..end];
            let changed = match token.kind {
                TokenKind::Global | TokenKind::GlobalNumber => {
                    let name = name_of(module.text, token);
                    self.symbols.get(&name).map(|new| sigil_and_name('@', new))
                }
                TokenKind::Local => {
                    let name = name_of(module.text, token);
                    self.types.get(&name).map(|new| sigil_and_name('%', new))
                }
                TokenKind::AttrGroup => {
                    written[1..].parse::<u64>().ok().map(|n| format!("#{}", n + self.groups))
                }
                TokenKind::Int
                    if i > 0
                        && item.tokens[i - 1].kind == TokenKind::Exclaim
                        && item.tokens[i - 1].span.end == token.span.start =>
                {
                    written.parse::<u64>().ok().map(|n| (n + self.metadata).to_string())
                }
                _ => None,
            };
            out.push_str(&module.text[at..start]);
            out.push_str(changed.as_deref().unwrap_or(written));
            at = end;
        }
        out.push('\n');
    }
}

/// A name like `name` that is not taken.
fn new_name(name: &str, module: usize, taken: &mut BTreeSet<String>) -> String {
    let mut new = format!("{name}.{module}");
    while !taken.insert(new.clone()) {
        new.push('_');
    }
    new
}

/// Types of a module that mean something else than those of their names so far.
fn other_types(
    known: &BTreeMap<String, String>,
    module: &Cut<'_>,
    number: usize,
) -> BTreeMap<String, String> {
    let types: Vec<(&String, &Item)> = module
        .items
        .iter()
        .filter_map(|item| match &item.what {
            What::Type(name) => Some((name, item)),
            _ => None,
        })
        .collect();
    let mut taken: BTreeSet<String> = known.keys().cloned().collect();
    taken.extend(types.iter().map(|(name, _)| (*name).clone()));
    let mut changes =
        Changes { symbols: HashMap::new(), types: BTreeMap::new(), metadata: 0, groups: 0 };
    // A type is another one also if it holds another one.
    loop {
        let mut found = false;
        for (name, item) in &types {
            if changes.types.contains_key(*name) {
                continue;
            }
            let mut text = String::new();
            changes.write(module, item, &mut text);
            if known.get(*name).is_some_and(|old| *old != text) {
                let new = new_name(name, number, &mut taken);
                changes.types.insert((*name).clone(), new);
                found = true;
            }
        }
        if !found {
            return changes.types;
        }
    }
}

/// Which of the modules' definitions of each name is kept.
#[derive(Default)]
struct Symbols<'a> {
    /// The module that a shared name is taken from, and what it is there.
    kept: HashMap<&'a str, (usize, Kind)>,
    renamed: BTreeMap<(usize, String), String>,
}

impl<'a> Symbols<'a> {
    fn of(modules: &[(&'a Module, &str)]) -> Self {
        let mut symbols = Self::default();
        for (number, (module, _)) in modules.iter().enumerate() {
            for (name, kind) in names(module).filter(|(_, k)| *k != Kind::Own) {
                let rank = |kind: Kind| match kind {
                    Kind::Declared | Kind::Own => 0,
                    Kind::Defined(strength) => 1 + strength as u8,
                };
                match symbols.kept.get(name) {
                    Some((_, old)) if rank(*old) >= rank(kind) => {}
                    _ => {
                        symbols.kept.insert(name, (number, kind));
                    }
                }
            }
        }
        let mut taken: BTreeSet<String> = symbols.kept.keys().map(|n| (*n).to_owned()).collect();
        for (module, _) in modules {
            taken.extend(names(module).map(|n| n.0.to_owned()));
        }
        let mut used: BTreeSet<&str> = symbols.kept.keys().copied().collect();
        for (number, (module, _)) in modules.iter().enumerate() {
            for (name, kind) in names(module) {
                let own = match kind {
                    Kind::Own => !used.insert(name),
                    // Without separate compilation, each source has its own.
                    Kind::Defined(Strength::Strong) => {
                        symbols.kept.get(name).is_some_and(|kept| kept.0 != number)
                    }
                    _ => false,
                };
                let unnamed = number > 0 && name.bytes().all(|b| b.is_ascii_digit());
                if own || unnamed && kind == Kind::Own {
                    let new = new_name(name, number, &mut taken);
                    symbols.renamed.insert((number, name.to_owned()), new);
                }
            }
        }
        symbols
    }
}

/// Links modules, which are given with their texts.
///
/// # Errors
/// A module that cannot be linked, or too much text.
pub fn link(modules: &[(&Module, &str)]) -> Result<LinkedText> {
    let cuts: Vec<Cut<'_>> = modules.iter().map(|(_, text)| cut(text)).collect::<Result<_>>()?;
    let symbols = Symbols::of(modules);
    let mut text = String::new();
    let (mut metadata, mut groups) = (0, 0);
    let mut types: BTreeMap<String, String> = BTreeMap::new();
    let (mut comdats, mut intrinsics) = (BTreeSet::new(), BTreeSet::new());
    let mut named: Vec<(String, Vec<String>)> = vec![];
    for (number, module) in cuts.iter().enumerate() {
        let of_this = symbols.renamed.iter().filter(|((of, _), _)| *of == number);
        let changes = Changes {
            symbols: of_this.map(|((_, old), new)| (old.clone(), new.clone())).collect(),
            types: other_types(&types, module, number),
            metadata,
            groups,
        };
        for item in &module.items {
            let keeps = match &item.what {
                What::Head => number == 0,
                What::Assembly | What::Attributes | What::Metadata => true,
                What::Comdat(name) => comdats.insert(name.clone()),
                What::Type(name) => {
                    let new = changes.types.get(name).unwrap_or(name).clone();
                    let mut written = String::new();
                    changes.write(module, item, &mut written);
                    types.insert(new, written).is_none()
                }
                // Lists of what an optimiser must keep, and declarations of intrinsics.
                What::Symbol(name) if name.starts_with("llvm.") => intrinsics.insert(name.clone()),
                What::Symbol(name) => {
                    changes.symbols.contains_key(name)
                        || symbols.kept.get(name.as_str()).is_none_or(|kept| kept.0 == number)
                }
                What::NamedMetadata(name) => {
                    let mut written = String::new();
                    changes.write(module, item, &mut written);
                    let first =
                        number == 0 || !matches!(name.as_str(), "llvm.module.flags" | "llvm.ident");
                    let list = written.split_once('{').and_then(|(_, l)| l.rsplit_once('}'));
                    let Some((list, _)) = list.filter(|_| first) else { continue };
                    match named.iter_mut().find(|n| n.0 == *name) {
                        Some(known) => known.1.push(list.to_owned()),
                        None => named.push((name.clone(), vec![list.to_owned()])),
                    }
                    false
                }
            };
            if keeps {
                changes.write(module, item, &mut text);
            }
            if text.len() > limits::MAX_SOURCE_BYTES {
                return Err(Box::new(Diagnostic::limit("the linked modules are too long")));
            }
        }
        metadata += module.numbers(false);
        groups += module.numbers(true);
    }
    for (name, lists) in named {
        let lists: Vec<String> = lists.into_iter().filter(|l| !l.trim().is_empty()).collect();
        let _ = writeln!(text, "!{name} = !{{{}}}", lists.join(", "));
    }
    Ok(LinkedText { text, renamed: symbols.renamed })
}

#[cfg(test)]
mod tests {
    use super::{LinkedText, link, refers_to};
    use crate::{parse_module, verify};

    const FIRST: &str = r#"
source_filename = "a.cu"
target triple = "nvptx64-nvidia-cuda"
%struct.pair = type { i32, %struct.inner }
%struct.inner = type { float }
@total = external addrspace(1) global i32, align 4
@mine = internal addrspace(1) global i32 1, align 4, !dbg !3
declare void @helper(ptr) #0
define void @k(ptr %p) #1 {
entry:
  %v = getelementptr %struct.pair, ptr %p, i32 0, i32 1
  call void @helper(ptr %v), !dbg !2
  ret void
}
define linkonce_odr void @shared() {
  ret void
}
attributes #0 = { convergent }
attributes #1 = { nounwind }
!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!1}
!0 = !{!"cu"}
!1 = !{ptr @k, !"kernel", i32 1}
!2 = !{!"place 1"}
!3 = !{!"global 3"}
"#;
    const SECOND: &str = r##"
source_filename = "b.cu"
target triple = "nvptx64-nvidia-cuda"
%struct.pair = type { i32, %struct.inner }
%struct.inner = type { double }
@total = addrspace(1) global i32 0, align 4
@mine = internal addrspace(1) global i32 2, align 4
@"odd name" = internal constant [9 x i8] c"@mine !0\00"
define void @helper(ptr %p) #0 !dbg !1 {
  %1 = getelementptr %struct.pair, ptr %p, i32 0, i32 1
  %2 = load i32, ptr addrspace(1) @mine
  call void @shared()
  ret void, !dbg !0
}
define linkonce_odr void @shared() {
  ret void
}
attributes #0 = { "key"="#0" }
!llvm.dbg.cu = !{!0}
!llvm.ident = !{!1}
!0 = !{!"cu 2"}
!1 = distinct !{!1, !"self"}
"##;

    fn linked(texts: &[&str]) -> LinkedText {
        let modules: Vec<_> = texts.iter().map(|t| parse_module(t).unwrap()).collect();
        let all: Vec<_> = modules.iter().zip(texts).map(|(m, t)| (m, *t)).collect();
        link(&all).unwrap()
    }

    #[test]
    fn names_and_numbers_that_would_mean_two_things_change() {
        let linked = linked(&[FIRST, SECOND]);
        let module = parse_module(&linked.text).unwrap();
        verify(&module).unwrap();
        let text = &linked.text;
        assert_eq!(linked.renamed[&(1, "mine".to_owned())], "mine.1");
        for part in [
            "@total = addrspace(1) global i32 0",
            "@mine = internal addrspace(1) global i32 1, align 4, !dbg !3",
            "load i32, ptr addrspace(1) @mine.1",
            "%struct.pair.1 = type { i32, %struct.inner.1 }",
            "getelementptr %struct.pair.1, ptr %p",
            "define void @helper(ptr %p) #2 !dbg !5",
            "c\"@mine !0\\00\"",
            "attributes #2 = { \"key\"=\"#0\" }",
            "!5 = distinct !{!5, !\"self\"}",
            "!llvm.dbg.cu = !{!0, !4}",
        ] {
            assert!(text.contains(part), "{part}\n{text}");
        }
        for (part, count) in [("define linkonce_odr", 1), ("declare", 0), ("external", 0)] {
            assert_eq!(text.matches(part).count(), count, "{part}\n{text}");
        }
    }

    #[test]
    fn modules_refer_to_what_they_do_not_define() {
        let (first, second) = (parse_module(FIRST).unwrap(), parse_module(SECOND).unwrap());
        assert!(refers_to(&first, &second));
        assert!(!refers_to(&second, &first));
    }
}
