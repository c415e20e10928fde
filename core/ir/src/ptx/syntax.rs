//! Syntax of inline assembly (PTX ISA, chapter "Syntax"): instructions, operands, declared
//! registers.

use base::limits::{MAX_ASM_BYTES, MAX_ASM_INSTRUCTIONS};

/// An operand.
#[derive(Clone, PartialEq, Debug)]
pub enum Operand {
    /// `$n`: output or input number `n` of the call.
    Arg(usize),
    /// A number.
    Int(i64),
    /// `0f3F800000` or `0d…`: bits, and their number.
    Float(u64, u32),
    /// `%laneid`: a special register, without the `%`.
    Special(String),
    /// A declared register or other name.
    Name(String),
    /// `[a + 4]`
    Memory(Box<Operand>, i64),
    /// `{a, b}`
    Vector(Vec<Operand>),
    /// `!p`: a predicate negated.
    Not(Box<Operand>),
    /// `a|p`: a result and a predicate.
    Pair(Box<Operand>, Box<Operand>),
}

/// An instruction.
#[derive(Clone, PartialEq, Debug)]
pub struct Instruction {
    /// Guard: whether it is negated, and the predicate.
    pub guard: Option<(bool, Operand)>,
    /// Opcode and modifiers, split at the dots.
    pub words: Vec<String>,
    /// Operands.
    pub operands: Vec<Operand>,
}

/// A statement.
#[derive(Clone, PartialEq, Debug)]
pub enum Statement {
    /// `.reg .u32 a, b;`: type and names.
    Registers(String, Vec<String>),
    /// `name:`
    Label(String),
    /// An instruction.
    Instruction(Instruction),
}

/// Parses a template in LLVM's form: operands are `$0` or `${0:x}`, a dollar sign is `$$`. `None`
/// if it is not understood.
pub fn parse(template: &str) -> Option<Vec<Statement>> {
    if template.len() > MAX_ASM_BYTES {
        return None;
    }
    let mut plain = String::new();
    for line in template.lines() {
        plain.push_str(line.split("//").next().unwrap_or(""));
        plain.push('\n');
    }
    // `%=` is a number that makes names unique; a dollar sign in a name is not an operand.
    plain = plain.replace("${:uid}", "_uid").replace("$$", "_S_");
    // Braces around the whole text only limit the scope of its names.
    let mut rest = plain.as_str();
    let mut list = vec![];
    let mut depth = 0usize;
    loop {
        rest = rest.trim_start();
        if let Some(inner) = rest.strip_prefix('{') {
            depth += 1;
            rest = inner;
        } else if let Some(outer) = rest.strip_prefix('}') {
            depth = depth.checked_sub(1)?;
            rest = outer;
        } else if rest.is_empty() {
            return (depth == 0).then_some(list);
        } else if let Some(next) = rest.strip_prefix(';') {
            rest = next;
        } else if let Some((name, next)) = label(rest) {
            list.push(Statement::Label(name.to_owned()));
            rest = next;
        } else {
            let end = rest.find(';')?;
            list.push(statement(rest[..end].trim())?);
            if list.len() > MAX_ASM_INSTRUCTIONS {
                return None;
            }
            rest = &rest[end + 1..];
        }
    }
}

/// A label at the start of a text, and what follows.
fn label(text: &str) -> Option<(&str, &str)> {
    let (name, rest) = text.split_once(':')?;
    let named = |c: char| c.is_ascii_alphanumeric() || "_$%".contains(c);
    (!name.is_empty() && name.chars().all(named) && !rest.starts_with(':')).then_some((name, rest))
}

fn statement(text: &str) -> Option<Statement> {
    if let Some(rest) = text.strip_prefix(".reg") {
        let (ty, names) = rest.trim().split_once(char::is_whitespace)?;
        let names = names.split(',').map(str::trim);
        let names: Option<Vec<String>> = names
            .map(|n| {
                let name = n.strip_prefix('%').unwrap_or(n);
                let plain = name.chars().all(|c| c.is_alphanumeric() || "_$".contains(c));
                (plain && !name.is_empty()).then(|| name.to_owned())
            })
            .collect();
        return Some(Statement::Registers(ty.strip_prefix('.')?.to_owned(), names?));
    }
    let mut rest = text;
    let mut guard = None;
    if let Some(guarded) = text.strip_prefix('@') {
        let (predicate, instruction) = guarded.split_once(char::is_whitespace)?;
        let negated = predicate.starts_with('!');
        guard = Some((negated, operand(predicate.trim_start_matches('!'))?));
        rest = instruction.trim_start();
    }
    let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
    let words: Vec<String> = rest[..end].split('.').map(str::to_owned).collect();
    let letters = |w: &String| {
        !w.is_empty() && w.chars().all(|c| c.is_ascii_alphanumeric() || "_:".contains(c))
    };
    if !words.iter().all(letters) {
        return None;
    }
    let operands = split(rest[end..].trim())?.into_iter().map(operand).collect::<Option<_>>()?;
    Some(Statement::Instruction(Instruction { guard, words, operands }))
}

/// The parts between commas outside brackets.
fn split(text: &str) -> Option<Vec<&str>> {
    let (mut parts, mut start, mut depth) = (vec![], 0, 0usize);
    for (i, c) in text.char_indices() {
        match c {
            '[' | '{' => depth += 1,
            ']' | '}' => depth = depth.checked_sub(1)?,
            ',' if depth == 0 => {
                parts.push(text[start..i].trim());
                start = i + 1;
            }
            _ => {}
        }
    }
    let last = text[start..].trim();
    if !last.is_empty() || !parts.is_empty() {
        parts.push(last);
    }
    (depth == 0).then_some(parts)
}

fn operand(text: &str) -> Option<Operand> {
    let text = text.trim();
    if let Some(inner) = text.strip_prefix('[').and_then(|t| t.strip_suffix(']')) {
        let (base, offset) = match inner.find(['+', '-']).filter(|&at| at > 0) {
            Some(at) => {
                let offset = inner[at..].trim_start_matches('+').trim();
                (&inner[..at], number(offset)?)
            }
            None => (inner, 0),
        };
        return Some(Operand::Memory(Box::new(operand(base)?), offset));
    }
    if let Some(inner) = text.strip_prefix('{').and_then(|t| t.strip_suffix('}')) {
        let parts: Option<Vec<_>> = split(inner)?.into_iter().map(operand).collect();
        return parts.filter(|p| !p.is_empty()).map(Operand::Vector);
    }
    if let Some(predicate) = text.strip_prefix('!') {
        return Some(Operand::Not(Box::new(operand(predicate)?)));
    }
    if let Some((value, predicate)) = text.split_once('|') {
        return Some(Operand::Pair(Box::new(operand(value)?), Box::new(operand(predicate)?)));
    }
    if let Some(arg) = text.strip_prefix("${").and_then(|t| t.strip_suffix('}')) {
        return arg.split(':').next()?.parse().ok().map(Operand::Arg);
    }
    if let Some(arg) = text.strip_prefix('$') {
        return arg.parse().ok().map(Operand::Arg);
    }
    if let Some(n) = number(text) {
        return Some(Operand::Int(n));
    }
    for (prefix, bits) in [("0f", 32), ("0F", 32), ("0d", 64), ("0D", 64)] {
        if let Some(hex) = text.strip_prefix(prefix)
            && hex.len() == bits as usize / 4
        {
            return u64::from_str_radix(hex, 16).ok().map(|b| Operand::Float(b, bits));
        }
    }
    let named = |t: &str| {
        !t.is_empty() && t.chars().all(|c| c.is_ascii_alphanumeric() || "_$.".contains(c))
    };
    if let Some(special) = text.strip_prefix('%') {
        return named(special).then(|| Operand::Special(special.to_owned()));
    }
    named(text).then(|| Operand::Name(text.to_owned()))
}

/// A number in decimal, `0x`, `0b` or octal, with an optional sign or `U` suffix.
fn number(text: &str) -> Option<i64> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let digits = digits.strip_suffix('U').unwrap_or(digits);
    let lower = digits.to_ascii_lowercase();
    let value = if let Some(hex) = lower.strip_prefix("0x") {
        u64::from_str_radix(hex, 16).ok()?
    } else if let Some(binary) = lower.strip_prefix("0b") {
        u64::from_str_radix(binary, 2).ok()?
    } else if digits.len() > 1 && digits.starts_with('0') {
        u64::from_str_radix(digits, 8).ok()?
    } else {
        digits.parse().ok()?
    };
    Some(if sign { (value as i64).wrapping_neg() } else { value as i64 })
}

/// For each output, the input that it is tied to (`"+r"`). `None` for constraints that are not
/// registers or numbers.
pub fn ties(constraints: &str, outputs: usize, inputs: usize) -> Option<Vec<Option<usize>>> {
    let mut ties = vec![None; outputs];
    let (mut seen_outputs, mut seen_inputs) = (0, 0);
    for part in constraints.split(',').map(str::trim).filter(|p| !p.is_empty()) {
        if part.starts_with('~') {
            continue;
        }
        if let Some(output) = part.strip_prefix('=') {
            if output.contains('*') {
                return None;
            }
            seen_outputs += 1;
            continue;
        }
        if part.contains('*') {
            return None;
        }
        if let Ok(output) = part.parse::<usize>() {
            *ties.get_mut(output)? = Some(seen_inputs);
        }
        seen_inputs += 1;
    }
    (seen_outputs == outputs && seen_inputs == inputs).then_some(ties)
}
