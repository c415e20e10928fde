//! POSIX regular expressions (IEEE Std 1003.1, chapter 9), with the extensions of the GNU C library that programs use.
//!
//! A pattern becomes a program of simple steps. All states from one start are tried in their order, each once, and the
//! longest match counts; a pattern with back references is tried without that memory, within a limit.

use super::{LibC, Res};
use crate::library::{Args, Outcome};
use crate::machine::Machine;
use base::limits::{
    MAX_PATTERN_NESTING, MAX_PATTERN_REPEATS, MAX_PATTERN_STATES, MAX_PATTERN_STEPS,
};
use std::collections::HashSet;

const EXTENDED: u64 = 1;
const IGNORE_CASE: u64 = 2;
const NEWLINE: u64 = 4;
const NO_PARTS: u64 = 8;
const NOT_START: u64 = 1;
const NOT_END: u64 = 2;
const START_END: u64 = 4;

const NO_MATCH: u64 = 1;
/// Errors by number, as the GNU C library words them.
const ERRORS: [&str; 14] = [
    "Success",
    "No match",
    "Invalid regular expression",
    "Invalid collation character",
    "Invalid character class name",
    "Trailing backslash",
    "Invalid back reference",
    "Unmatched [, [^, [:, [., or [=",
    "Unmatched ( or \\(",
    "Unmatched \\{",
    "Invalid content of \\{\\}",
    "Invalid range end",
    "Memory exhausted",
    "Invalid preceding regular expression",
];
const BAD_CLASS: u64 = 4;
const TRAILING: u64 = 5;
const BAD_REFERENCE: u64 = 6;
const BRACKET: u64 = 7;
const PARENTHESIS: u64 = 8;
const BRACE: u64 = 9;
const BAD_BRACE: u64 = 10;
const BAD_RANGE: u64 = 11;
const NO_SPACE: u64 = 12;
const BAD_REPEAT: u64 = 13;

/// Greatest count in braces, as `RE_DUP_MAX` of the GNU C library.
const MAX_COUNT: u32 = 32767;

type Set = Box<[bool; 256]>;

#[derive(Clone, Debug)]
enum Step {
    Byte(u8),
    Set(Set),
    /// Either, the first one first.
    Split(usize, usize),
    Jump(usize),
    Save(usize),
    Start,
    End,
    /// At the edge of a word: whether it begins and whether it ends there may matter.
    Edge {
        begins: bool,
        ends: bool,
        negated: bool,
    },
    Reference(usize),
    Match,
}

/// A compiled pattern.
#[derive(Clone, Debug)]
pub(super) struct Regex {
    steps: Vec<Step>,
    groups: usize,
    newline: bool,
    no_parts: bool,
    ignore_case: bool,
    references: bool,
}

/// A part of a pattern.
#[derive(Clone, Debug)]
enum Node {
    Empty,
    One(Step),
    Group(usize, Box<Node>),
    All(Vec<Node>),
    Any(Vec<Node>),
    Repeat(Box<Node>, u32, Option<u32>),
}

struct Parser<'a> {
    text: &'a [u8],
    at: usize,
    extended: bool,
    newline: bool,
    ignore_case: bool,
    groups: usize,
    closed: Vec<usize>,
    depth: usize,
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }
    fn looks_at(&self, what: &[u8]) -> bool {
        self.text[self.at.min(self.text.len())..].starts_with(what)
    }
    fn eat(&mut self, what: &[u8]) -> bool {
        let is = self.looks_at(what);
        self.at += if is { what.len() } else { 0 };
        is
    }

    fn alternatives(&mut self) -> Result<Node, u64> {
        self.depth += 1;
        if self.depth > MAX_PATTERN_NESTING {
            return Err(NO_SPACE);
        }
        let bar: &[u8] = if self.extended { b"|" } else { b"\\|" };
        let mut all = vec![self.sequence()?];
        while self.eat(bar) {
            all.push(self.sequence()?);
        }
        self.depth -= 1;
        Ok(if all.len() == 1 { all.remove(0) } else { Node::Any(all) })
    }

    fn ends(&self) -> bool {
        let (bar, close): (&[u8], &[u8]) =
            if self.extended { (b"|", b")") } else { (b"\\|", b"\\)") };
        self.peek().is_none() || self.looks_at(bar) || self.looks_at(close) && self.depth > 1
    }

    fn sequence(&mut self) -> Result<Node, u64> {
        let mut all: Vec<Node> = vec![];
        let from = self.at;
        while !self.ends() {
            let first =
                all.is_empty() || !self.extended && self.at == from + 1 && self.text[from] == b'^';
            let node = self.atom(first)?;
            let node = self.repeated(node)?;
            all.push(node);
            if all.len() > MAX_PATTERN_STEPS {
                return Err(NO_SPACE);
            }
        }
        Ok(if all.is_empty() { Node::Empty } else { Node::All(all) })
    }

    fn repeated(&mut self, mut node: Node) -> Result<Node, u64> {
        for _ in 0..=MAX_PATTERN_REPEATS {
            let (low, high) = match self.peek() {
                Some(b'*') => (0, None),
                Some(b'+') if self.extended => (1, None),
                Some(b'?') if self.extended => (0, Some(1)),
                Some(b'\\') if !self.extended && self.looks_at(b"\\+") => {
                    self.at += 1;
                    (1, None)
                }
                Some(b'\\') if !self.extended && self.looks_at(b"\\?") => {
                    self.at += 1;
                    (0, Some(1))
                }
                Some(b'{') if self.extended => self.counts(b"}")?,
                Some(b'\\') if !self.extended && self.looks_at(b"\\{") => {
                    self.at += 1;
                    self.counts(b"\\}")?
                }
                _ => return Ok(node),
            };
            self.at += 1;
            node = Node::Repeat(Box::new(node), low, high);
        }
        Err(NO_SPACE)
    }

    /// The numbers in braces; what follows is their last byte.
    fn counts(&mut self, close: &[u8]) -> Result<(u32, Option<u32>), u64> {
        self.at += 1;
        let number = |parser: &mut Self| {
            let mut value = None;
            while let Some(digit @ b'0'..=b'9') = parser.peek() {
                value = Some((value.unwrap_or(0) * 10 + u32::from(digit - b'0')).min(1 << 20));
                parser.at += 1;
            }
            value
        };
        let low = number(self);
        let high = if self.eat(b",") { number(self) } else { low };
        if self.peek().is_none() {
            return Err(BRACE);
        }
        let low = low.unwrap_or(0);
        if !self.eat(close)
            || high.is_some_and(|high| high < low)
            || low.max(high.unwrap_or(0)) > MAX_COUNT
        {
            return Err(BAD_BRACE);
        }
        self.at -= 1;
        Ok((low, high))
    }

    fn one(&self, byte: u8) -> Node {
        if self.ignore_case && byte.is_ascii_alphabetic() {
            let mut set: Set = Box::new([false; 256]);
            set[usize::from(byte.to_ascii_lowercase())] = true;
            set[usize::from(byte.to_ascii_uppercase())] = true;
            return Node::One(Step::Set(set));
        }
        Node::One(Step::Byte(byte))
    }

    fn atom(&mut self, first: bool) -> Result<Node, u64> {
        let Some(byte) = self.peek() else { return Ok(Node::Empty) };
        self.at += 1;
        Ok(match byte {
            b'.' => {
                let mut set: Set = Box::new([true; 256]);
                set[usize::from(b'\n')] = !self.newline;
                Node::One(Step::Set(set))
            }
            b'[' => Node::One(Step::Set(self.bracket()?)),
            b'^' if self.extended || first => Node::One(Step::Start),
            b'$' if self.extended || self.ends() => Node::One(Step::End),
            b'(' if self.extended => self.group(b")")?,
            b'*' | b'+' | b'?' if self.extended && first => return Err(BAD_REPEAT),
            b'\\' => {
                let Some(next) = self.peek() else { return Err(TRAILING) };
                self.at += 1;
                match next {
                    b'(' if !self.extended => self.group(b"\\)")?,
                    b'1'..=b'9' => {
                        let number = usize::from(next - b'0');
                        if !self.closed.contains(&number) {
                            return Err(BAD_REFERENCE);
                        }
                        Node::One(Step::Reference(number))
                    }
                    b'w' | b'W' => class(next == b'W', |c| c.is_ascii_alphanumeric() || c == b'_'),
                    b's' | b'S' => class(next == b'S', |c| c.is_ascii_whitespace() || c == 11),
                    b'<' => Node::One(Step::Edge { begins: true, ends: false, negated: false }),
                    b'>' => Node::One(Step::Edge { begins: false, ends: true, negated: false }),
                    b'b' => Node::One(Step::Edge { begins: true, ends: true, negated: false }),
                    b'B' => Node::One(Step::Edge { begins: true, ends: true, negated: true }),
                    other => self.one(other),
                }
            }
            other => self.one(other),
        })
    }

    fn group(&mut self, close: &[u8]) -> Result<Node, u64> {
        self.groups += 1;
        let number = self.groups;
        let inner = self.alternatives()?;
        if !self.eat(close) {
            return Err(PARENTHESIS);
        }
        self.closed.push(number);
        Ok(Node::Group(number, Box::new(inner)))
    }

    fn bracket(&mut self) -> Result<Set, u64> {
        let mut set: Set = Box::new([false; 256]);
        let negated = self.eat(b"^");
        let from = self.at;
        loop {
            let Some(byte) = self.peek() else { return Err(BRACKET) };
            self.at += 1;
            if byte == b']' && self.at > from + 1 {
                break;
            }
            if byte == b'[' && matches!(self.peek(), Some(b':' | b'.' | b'=')) {
                let kind = self.text[self.at];
                let rest = &self.text[self.at + 1..];
                let Some(end) = rest.windows(2).position(|w| w == [kind, b']']) else {
                    return Err(BRACKET);
                };
                let name = &rest[..end];
                self.at += end + 3;
                if kind == b':' {
                    let is = named_class(name).ok_or(BAD_CLASS)?;
                    for c in 0..=255u8 {
                        let folded = self.ignore_case
                            && c.is_ascii_alphabetic()
                            && (is(c.to_ascii_lowercase()) || is(c.to_ascii_uppercase()));
                        set[usize::from(c)] |= is(c) || folded;
                    }
                } else if let [one] = name {
                    set[usize::from(*one)] = true;
                } else {
                    return Err(3);
                }
                continue;
            }
            let mut last = byte;
            if self.peek() == Some(b'-') && self.text.get(self.at + 1).is_some_and(|c| *c != b']') {
                last = self.text[self.at + 1];
                self.at += 2;
                if last < byte {
                    return Err(BAD_RANGE);
                }
            }
            for c in byte..=last {
                set[usize::from(c)] = true;
                if self.ignore_case && c.is_ascii_alphabetic() {
                    set[usize::from(c.to_ascii_lowercase())] = true;
                    set[usize::from(c.to_ascii_uppercase())] = true;
                }
            }
        }
        if negated {
            for in_set in set.iter_mut() {
                *in_set = !*in_set;
            }
            if self.newline {
                set[usize::from(b'\n')] = false;
            }
        }
        Ok(set)
    }
}

fn class(negated: bool, is: fn(u8) -> bool) -> Node {
    let mut set: Set = Box::new([false; 256]);
    for c in 0..=255u8 {
        set[usize::from(c)] = is(c) != negated;
    }
    Node::One(Step::Set(set))
}

fn named_class(name: &[u8]) -> Option<fn(u8) -> bool> {
    Some(match name {
        b"alpha" => |c: u8| c.is_ascii_alphabetic(),
        b"digit" => |c: u8| c.is_ascii_digit(),
        b"alnum" => |c: u8| c.is_ascii_alphanumeric(),
        b"upper" => |c: u8| c.is_ascii_uppercase(),
        b"lower" => |c: u8| c.is_ascii_lowercase(),
        b"space" => |c: u8| c == b' ' || (9..=13).contains(&c),
        b"blank" => |c: u8| c == b' ' || c == b'\t',
        b"punct" => |c: u8| c.is_ascii_punctuation(),
        b"print" => |c: u8| (32..127).contains(&c),
        b"graph" => |c: u8| c.is_ascii_graphic(),
        b"cntrl" => |c: u8| c.is_ascii_control(),
        b"xdigit" => |c: u8| c.is_ascii_hexdigit(),
        _ => return None,
    })
}

fn emit(node: &Node, steps: &mut Vec<Step>) -> Result<(), u64> {
    if steps.len() > MAX_PATTERN_STEPS {
        return Err(NO_SPACE);
    }
    match node {
        Node::Empty => {}
        Node::One(step) => steps.push(step.clone()),
        Node::Group(number, inner) => {
            steps.push(Step::Save(2 * number));
            emit(inner, steps)?;
            steps.push(Step::Save(2 * number + 1));
        }
        Node::All(all) => all.iter().try_for_each(|node| emit(node, steps))?,
        Node::Any(all) => {
            let mut jumps = vec![];
            for (i, node) in all.iter().enumerate() {
                if i + 1 == all.len() {
                    emit(node, steps)?;
                    break;
                }
                let split = steps.len();
                steps.push(Step::Match);
                emit(node, steps)?;
                jumps.push(steps.len());
                steps.push(Step::Match);
                steps[split] = Step::Split(split + 1, steps.len());
            }
            for jump in jumps {
                steps[jump] = Step::Jump(steps.len());
            }
        }
        Node::Repeat(inner, low, high) => {
            for _ in 0..*low {
                let before = steps.len();
                emit(inner, steps)?;
                // Nothing, however often: `a{0}{1000}`.
                if steps.len() == before {
                    break;
                }
            }
            let Some(high) = high else {
                let split = steps.len();
                steps.push(Step::Match);
                emit(inner, steps)?;
                steps.push(Step::Jump(split));
                steps[split] = Step::Split(split + 1, steps.len());
                return Ok(());
            };
            let mut splits = vec![];
            for _ in *low..*high {
                splits.push(steps.len());
                steps.push(Step::Match);
                emit(inner, steps)?;
            }
            for split in splits {
                steps[split] = Step::Split(split + 1, steps.len());
            }
        }
    }
    Ok(())
}

/// Where a match and its groups begin and end.
type Found = Vec<Option<usize>>;

impl Regex {
    fn compile(pattern: &[u8], flags: u64) -> Result<Self, u64> {
        let mut parser = Parser {
            text: pattern,
            at: 0,
            extended: flags & EXTENDED != 0,
            newline: flags & NEWLINE != 0,
            ignore_case: flags & IGNORE_CASE != 0,
            groups: 0,
            closed: vec![],
            depth: 0,
        };
        let node = parser.alternatives()?;
        if parser.at < pattern.len() {
            return Err(PARENTHESIS);
        }
        let mut steps = vec![];
        emit(&node, &mut steps)?;
        steps.push(Step::Match);
        if steps.len() > MAX_PATTERN_STEPS {
            return Err(NO_SPACE);
        }
        Ok(Self {
            references: steps.iter().any(|s| matches!(s, Step::Reference(_))),
            groups: parser.groups,
            newline: parser.newline,
            no_parts: flags & NO_PARTS != 0,
            ignore_case: parser.ignore_case,
            steps,
        })
    }

    /// The leftmost match in `text`, the longest of those; an error if there are too many states to try.
    fn search(&self, text: &[u8], flags: u64) -> Result<Option<Found>, ()> {
        let mut tried: HashSet<(usize, usize)> = HashSet::new();
        let mut left = MAX_PATTERN_STATES;
        for start in 0..=text.len() {
            let mut best: Option<Found> = None;
            let slots = vec![None; 2 * (self.groups + 1)];
            let mut open = vec![(0, start, slots)];
            while let Some((mut at, mut place, mut slots)) = open.pop() {
                loop {
                    left = left.checked_sub(1).ok_or(())?;
                    if !self.references && !tried.insert((at, place)) {
                        break;
                    }
                    let byte = text.get(place).copied();
                    at = match &self.steps[at] {
                        Step::Byte(wanted) if byte == Some(*wanted) => {
                            place += 1;
                            at + 1
                        }
                        Step::Set(set) if byte.is_some_and(|b| set[usize::from(b)]) => {
                            place += 1;
                            at + 1
                        }
                        Step::Split(first, second) => {
                            open.push((*second, place, slots.clone()));
                            *first
                        }
                        Step::Jump(to) => *to,
                        Step::Save(slot) => {
                            slots[*slot] = Some(place);
                            at + 1
                        }
                        Step::Start if self.is_start(text, place, flags) => at + 1,
                        Step::End if self.is_end(text, place, flags) => at + 1,
                        Step::Edge { begins, ends, negated } => {
                            let word = |b: Option<&u8>| {
                                b.is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_')
                            };
                            let before = place > 0 && word(text.get(place - 1));
                            let after = word(text.get(place));
                            let is = *begins && !before && after || *ends && before && !after;
                            if is == *negated {
                                break;
                            }
                            at + 1
                        }
                        Step::Reference(number) => {
                            let (Some(from), Some(to)) = (slots[2 * number], slots[2 * number + 1])
                            else {
                                break;
                            };
                            let (part, rest) = (&text[from..to], &text[place..]);
                            let same = rest.len() >= part.len()
                                && if self.ignore_case {
                                    rest[..part.len()].eq_ignore_ascii_case(part)
                                } else {
                                    rest.starts_with(part)
                                };
                            if !same {
                                break;
                            }
                            place += part.len();
                            at + 1
                        }
                        Step::Match => {
                            if best.as_ref().is_none_or(|b| b[1] < Some(place)) {
                                (slots[0], slots[1]) = (Some(start), Some(place));
                                best = Some(slots);
                            }
                            break;
                        }
                        _ => break,
                    };
                }
            }
            if best.is_some() {
                return Ok(best);
            }
        }
        Ok(None)
    }

    fn is_start(&self, text: &[u8], place: usize, flags: u64) -> bool {
        place == 0 && flags & NOT_START == 0
            || self.newline && place > 0 && text[place - 1] == b'\n'
    }

    fn is_end(&self, text: &[u8], place: usize, flags: u64) -> bool {
        place == text.len() && flags & NOT_END == 0
            || self.newline && text.get(place) == Some(&b'\n')
    }
}

impl LibC {
    /// `regcomp(regex, pattern, flags)`. A `regex_t` has the number of groups and ours of the pattern.
    pub(super) fn regcomp(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let pattern = m.memory.c_string(args.get(1))?;
        match Regex::compile(&pattern, args.get(2)) {
            Ok(regex) => {
                self.next_token += 1;
                m.memory.store(args.get(0), 8, regex.groups as u64)?;
                m.memory.store(args.get(0) + 8, 8, self.next_token)?;
                self.patterns.insert(self.next_token, regex);
                Ok(Outcome::Return(0))
            }
            Err(error) => Ok(Outcome::Return(error)),
        }
    }

    /// `regexec(regex, text, count, matches, flags)`
    pub(super) fn regexec(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let number = m.memory.load(args.get(0) + 8, 8)?;
        let Some(regex) = self.patterns.get(&number) else { return Ok(Outcome::Return(2)) };
        let (matches, flags) = (args.get(3), args.get(4));
        let (mut first, mut text) = (0, vec![]);
        if flags & START_END != 0 {
            let place = |m: &mut Machine, at: u64| m.memory.load(at, 4);
            let end = place(m, matches + 4)?;
            first = place(m, matches)?;
            text.extend(m.memory.read_vec(args.get(1) + first, end.saturating_sub(first))?);
        } else {
            text.extend(m.memory.c_string(args.get(1))?);
        }
        let Ok(found) = regex.search(&text, flags) else {
            return Ok(Outcome::Limit("a regular expression with too many ways to match".into()));
        };
        let Some(found) = found else { return Ok(Outcome::Return(NO_MATCH)) };
        let count = if regex.no_parts { 0 } else { args.get(2) };
        for i in 0..count {
            let group = found.get(2 * i as usize..2 * i as usize + 2);
            let (from, to) = match group {
                Some([Some(from), Some(to)]) => (first + *from as u64, first + *to as u64),
                _ => (u64::MAX, u64::MAX),
            };
            m.memory.store(matches + 8 * i, 4, from)?;
            m.memory.store(matches + 8 * i + 4, 4, to)?;
        }
        Ok(Outcome::Return(0))
    }

    /// `regerror(error, regex, text, size)`
    pub(super) fn regerror(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let text = ERRORS.get(args.get(0) as usize).unwrap_or(&"Unknown error");
        let room = args.get(3);
        if room > 0 {
            let shown = &text.as_bytes()[..text.len().min(room as usize - 1)];
            m.memory.write(args.get(2), &[shown, b"\0"].concat())?;
        }
        Ok(Outcome::Return(text.len() as u64 + 1))
    }

    /// `regfree(regex)`
    pub(super) fn regfree(&mut self, m: &mut Machine, args: &Args<'_>) -> Res {
        let number = m.memory.load(args.get(0) + 8, 8)?;
        self.patterns.remove(&number);
        Ok(Outcome::Return(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(pattern: &str, flags: u64, text: &str) -> Option<Vec<Option<(usize, usize)>>> {
        let regex = Regex::compile(pattern.as_bytes(), flags).unwrap();
        let found = regex.search(text.as_bytes(), 0).unwrap()?;
        Some(found.chunks(2).map(|g| Some((g[0]?, g[1]?))).collect())
    }

    #[test]
    fn the_longest_alternative_counts() {
        assert_eq!(found("a|ab|abc", EXTENDED, "xabcd"), Some(vec![Some((1, 4))]));
        assert_eq!(found("(a*)(ab)*b", EXTENDED, "aab").unwrap()[0], Some((0, 3)));
    }

    #[test]
    fn groups_counts_and_classes() {
        let date = "([0-9]{4})-([0-9]{2})(x)?";
        let want = vec![Some((2, 9)), Some((2, 6)), Some((7, 9)), None];
        assert_eq!(found(date, EXTENDED, "a 2025-11"), Some(want));
        assert_eq!(found("^[[:alpha:]_]\\{2,\\}$", 0, "ab_"), Some(vec![Some((0, 3))]));
        assert_eq!(found("[^]a]+", EXTENDED, "]a bc"), Some(vec![Some((2, 5))]));
        assert_eq!(found("HeLLo", EXTENDED | IGNORE_CASE, "say hello"), Some(vec![Some((4, 9))]));
    }

    #[test]
    fn basic_expressions_have_other_words() {
        assert_eq!(found("a\\(b\\)\\1", 0, "abb"), Some(vec![Some((0, 3)), Some((1, 2))]));
        assert_eq!(found("a+(b)", 0, "a+(b)"), Some(vec![Some((0, 5))]));
        assert_eq!(found("*a", 0, "*a"), Some(vec![Some((0, 2))]));
    }

    /// Neither deep recursion nor endless work.
    #[test]
    fn repetitions_of_repetitions_are_bounded() {
        assert_eq!(found("a**b", EXTENDED, "aab"), Some(vec![Some((0, 3))]));
        let many = format!("a{}", "*".repeat(100_000));
        assert_eq!(Regex::compile(many.as_bytes(), EXTENDED).err(), Some(NO_SPACE));
        let nothing = format!("a{{0}}{}b", "{32767}".repeat(6));
        assert_eq!(found(&nothing, EXTENDED, "ab"), Some(vec![Some((1, 2))]));
        let large = format!("a{}", "{32767}".repeat(6));
        assert_eq!(Regex::compile(large.as_bytes(), EXTENDED).err(), Some(NO_SPACE));
    }

    #[test]
    fn errors_have_their_numbers() {
        for (pattern, error) in [
            ("a(b", 8),
            ("[a", 7),
            ("a{2", 9),
            ("a{3,2}", 10),
            ("*a", 13),
            ("a\\", 5),
            ("[b-a]", 11),
            ("[[:no:]]", 4),
        ] {
            assert_eq!(
                Regex::compile(pattern.as_bytes(), EXTENDED).err(),
                Some(error),
                "{pattern}"
            );
        }
    }

    #[test]
    fn a_hostile_pattern_ends() {
        let regex = Regex::compile(b"(a*)*b", EXTENDED).unwrap();
        assert_eq!(regex.search(&[b'a'; 2000], 0), Ok(None));
        let regex = Regex::compile(b"\\(a*\\)*\\1b", 0).unwrap();
        assert!(regex.search(&[b'a'; 2000], 0).is_err());
        assert!(Regex::compile(b"((((a{1000}){1000}){1000}))", EXTENDED).is_err());
    }
}
