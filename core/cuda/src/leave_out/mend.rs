//! Rewrites what other compilers accept.

use super::code::Code;
use super::faults::Fault;

/// The source with `alignas` replaced by a macro of our headers where clang before 20 rejects it,
/// as in `__shared__ alignas(16) char s[64]`. `None` if there is no such error.
pub(super) fn alignment_first(source: &str, faults: &[Fault]) -> Option<String> {
    const MACRO: &str = "ws_algn";
    let mut text = source.to_owned();
    for fault in faults.iter().filter(|f| f.message.contains("attribute list cannot appear")) {
        let at = fault.offset(source)?;
        if source.get(at..)?.starts_with("alignas") {
            text.replace_range(at..at + MACRO.len(), MACRO);
        }
    }
    (text != source).then_some(text)
}

/// The source without `__device__` where it stands beside `__shared__` in a declaration inside a
/// function, as CUDA's language allows. `None` if there is no such error.
pub(super) fn shared_alone(source: &str, faults: &[Fault]) -> Option<String> {
    const MARK: &str = "__device__";
    let mut text = source.to_owned();
    for fault in faults.iter().filter(|f| f.message.contains("not allowed on non-static local")) {
        let at = fault.offset(source)?;
        // The error is at the attribute, or at the variable behind it.
        let start = source[..at].rfind([';', '{', '}']).map_or(0, |i| i + 1);
        let end = source[at..].find([';', '{', '}']).map_or(source.len(), |i| at + i);
        let statement = source.get(start..end)?;
        if let (true, Some(mark)) = (statement.contains("__shared__"), statement.find(MARK)) {
            let mark = start + mark;
            text.replace_range(mark..mark + MARK.len(), &" ".repeat(MARK.len()));
        }
    }
    (text != source).then_some(text)
}

/// The source with `%` doubled before register names in `asm` with operands, as in `asm("mov.u32
/// %0, %laneid;" : "=r"(r))`, which nvcc accepts. `None` if there is no such error. Columns after
/// each place shift by one.
pub(super) fn registers_escaped(source: &str, faults: &[Fault]) -> Option<String> {
    if !faults.iter().any(|f| f.message.contains("% escape in inline assembly")) {
        return None;
    }
    let mut places = vec![];
    let code = Code::new(source);
    registers(&code, 0, &mut places);
    for directive in &code.directives {
        // The expansion of a macro.
        let start = directive.start + 1;
        registers(&Code::new(&source[start..directive.end]), start, &mut places);
    }
    places.sort_unstable();
    let mut text = source.to_owned();
    for at in places.iter().rev() {
        text.insert(*at, '%');
    }
    (!places.is_empty()).then_some(text)
}

/// Places of a single `%` before a special register in an `asm` with operands, offset by `base`.
fn registers(code: &Code<'_>, base: usize, places: &mut Vec<usize>) {
    const NAMES: [&str; 18] = [
        "tid",
        "ntid",
        "ctaid",
        "nctaid",
        "laneid",
        "warpid",
        "nwarpid",
        "smid",
        "nsmid",
        "gridid",
        "clock",
        "clock64",
        "globaltimer",
        "lanemask",
        "envreg",
        "pm",
        "dynamic",
        "total",
    ];
    let (bare, text) = (&code.bare, code.source.as_bytes());
    let mut at = 0;
    while at < bare.len() {
        let word = code.word(at);
        if word.is_empty() {
            at += 1;
            continue;
        }
        let mut open = code.skip_spaces(at + word.len(), bare.len());
        let assembly = matches!(word, b"asm" | b"__asm__" | b"__asm");
        at += word.len();
        if !assembly {
            continue;
        }
        let qualifier = code.word(open);
        if matches!(qualifier, b"volatile" | b"__volatile__" | b"inline") {
            open = code.skip_spaces(open + qualifier.len(), bare.len());
        }
        let end = code.close(open, bare.len());
        if bare.get(open) != Some(&b'(') || !bare[open..end].contains(&b':') {
            continue;
        }
        for i in open..end {
            let rest = &text[i + 1..end];
            let name = rest.iter().take_while(|b| b.is_ascii_alphanumeric()).count();
            let known = NAMES.iter().any(|n| n.as_bytes() == &rest[..name]);
            if text[i] == b'%' && text[i - 1] != b'%' && known {
                places.push(base + i);
            }
        }
        at = end;
    }
}
