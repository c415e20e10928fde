//! Removes host code that the headers do not support.
//!
//! Whole programs use libraries that are not available: image files, linear algebra, test
//! frameworks. Host code is only read to find kernels and the types they are launched with, and is
//! never executed. A host statement that does not compile is therefore removed, and the rest is
//! compiled again. Removed text is replaced by spaces, so that lines and columns stay the same.
//! Code that the compiler cannot parse is never removed, and neither is device code, with two
//! exceptions: kernels and device functions that need a missing header, and those that launch
//! kernels themselves. Both are removed so that the rest of the program is checked, and each is a
//! separate failure in the report.

use std::ops::Range;

/// Code nested deeper than this is not examined.
const MAX_DEPTH: usize = 60;

/// One error reported by the compiler.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Fault {
    line: usize,
    column: usize,
    message: String,
}

/// A source with the failing code removed, and what was removed.
#[derive(Debug)]
pub struct Less {
    /// The source with spaces in place of the removed code.
    pub text: String,
    /// Lines of host code that were changed.
    pub lines: Vec<usize>,
    /// Device code that was removed.
    pub device: Vec<Device>,
}

/// Device code that was removed.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Device {
    /// Line of the error.
    pub line: u32,
    /// Column of the error.
    pub column: u32,
    /// The compiler's message.
    pub message: String,
    /// Whether it launches kernels or calls the runtime, which is supported in host code only.
    pub launches: bool,
}

/// The source without the code that `said`, the compiler's output about `file`, complains about.
/// `None` if one of the errors is of a kind that is never removed. `headers` means that headers are
/// missing, so that device code is not to blame.
pub fn without_faults(source: &str, file: &str, said: &str, headers: bool) -> Option<Less> {
    let faults = faults(file, said)?;
    let code = Code::new(source);
    let mended = alignment_first(source, &faults).or_else(|| registers_escaped(source, &faults));
    if let Some(text) = mended {
        return Some(Less { text, lines: vec![], device: vec![] });
    }
    // An unknown name often causes further syntax errors. A syntax error alone is the user's,
    // unless a header is missing: `using namespace cv;`.
    let follows = |f: &Fault| ["expected ", "extraneous "].iter().any(|w| f.message.starts_with(w));
    let only_syntax = headers && faults.iter().all(follows);
    let mut text = source.as_bytes().to_vec();
    let mut less = Less { text: String::new(), lines: vec![], device: vec![] };
    let mut gone: Vec<Range<usize>> = vec![];
    let mut blank = |part: Range<usize>| {
        // Directives in and before a declaration stay, unless the error is in the directive itself.
        let own = code.directives.contains(&part);
        let stays = |at| !own && code.directives.iter().any(|d| d.contains(&at));
        for at in part {
            if text[at] != b'\n' && text[at] != b'\r' && !stays(at) {
                text[at] = b' ';
            }
        }
    };
    // Kernels that launch kernels are removed first, since other errors in them no longer matter
    // then.
    let (first, rest): (Vec<&Fault>, Vec<&Fault>) = faults.iter().partition(|f| launches(f));
    for fault in first.into_iter().chain(rest) {
        let at = offset(source, fault)?;
        if gone.iter().any(|part| part.contains(&at)) {
            continue;
        }
        let own = launches(fault);
        let follows = follows(fault) && !only_syntax;
        if let Some(parts) = code.to_leave_out(at) {
            if follows {
                continue;
            }
            parts.into_iter().for_each(&mut blank);
            less.lines.push(fault.line);
        } else if let Some(part) = code.device_item(at).filter(|_| own || headers || lacks(fault)) {
            blank(part.clone());
            gone.push(part);
            less.device.push(Device {
                line: u32::try_from(fault.line).unwrap_or(0),
                column: u32::try_from(fault.column).unwrap_or(0),
                message: fault.message.clone(),
                launches: own,
            });
        } else if !follows {
            return None;
        }
    }
    less.text = String::from_utf8(text).ok()?;
    (less.text != source).then_some(less)
}

/// The source with `alignas` replaced by a macro of our headers where clang before 20 rejects it,
/// as in `__shared__ alignas(16) char s[64]`. `None` if there is no such error.
fn alignment_first(source: &str, faults: &[Fault]) -> Option<String> {
    const MACRO: &str = "ws_algn";
    let mut text = source.to_owned();
    for fault in faults.iter().filter(|f| f.message.contains("attribute list cannot appear")) {
        let at = offset(source, fault)?;
        if source.get(at..)?.starts_with("alignas") {
            text.replace_range(at..at + MACRO.len(), MACRO);
        }
    }
    (text != source).then_some(text)
}

/// The source with `%` doubled before register names in `asm` with operands, as in `asm("mov.u32
/// %0, %laneid;" : "=r"(r))`, which nvcc accepts. `None` if there is no such error. Columns after
/// each place shift by one.
fn registers_escaped(source: &str, faults: &[Fault]) -> Option<String> {
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

/// Whether the error is that our headers do not implement part of a library.
fn lacks(fault: &Fault) -> bool {
    let libraries = ["'cub'", "'cuda'", "'cuda::", "'cooperative_groups'", "'nvcuda"];
    libraries.iter().any(|name| fault.message.contains(&format!("in namespace {name}")))
}

/// Whether the error is that device code launches a kernel or calls the runtime.
fn launches(fault: &Fault) -> bool {
    let message = fault.message.as_str();
    message.starts_with("kernel launch from __device__ or __global__ function")
        || message.starts_with("reference to __global__ function")
            && ["in __global__ function", "in __device__ function"]
                .iter()
                .any(|end| message.ends_with(end))
        || message.starts_with("no matching function for call to 'cuda")
        || message.starts_with("reference to __host__ function 'cuda")
}

/// The errors, each with its place in `file`; `None` if one has no place there.
fn faults(file: &str, said: &str) -> Option<Vec<Fault>> {
    let mut faults = vec![];
    let mut elsewhere = false;
    for line in said.lines() {
        let place = place(line, file);
        if line.contains(" error: ") {
            if elsewhere || line.contains(": #error") || line.contains("error: \"") {
                return None;
            }
            match place {
                Some(fault) => faults.push(fault),
                None => elsewhere = true,
            }
        } else if line.contains(" note: ") && elsewhere {
            // An error in a header, such as one in a template, comes from a line of the file.
            if let Some(fault) = place {
                faults.push(fault);
                elsewhere = false;
            }
        }
    }
    (!elsewhere && !faults.is_empty()).then_some(faults)
}

/// Reads `FILE:LINE:COLUMN: error: MESSAGE`.
fn place(line: &str, file: &str) -> Option<Fault> {
    let rest = line.strip_prefix(file)?.strip_prefix(':')?;
    let mut parts = rest.splitn(4, ':');
    let number = parts.next()?.parse().ok()?;
    let column = parts.next()?.parse().ok()?;
    parts.next()?;
    let message = parts.next()?.trim().to_owned();
    Some(Fault { line: number, column, message })
}

/// The byte offset of an error.
fn offset(source: &str, fault: &Fault) -> Option<usize> {
    let line = fault.line.checked_sub(1)?;
    let start: usize = source.split_inclusive('\n').take(line).map(str::len).sum();
    let at = start + fault.column.checked_sub(1)?;
    (at < source.len()).then_some(at)
}

/// A source, with comments, strings and preprocessor lines separated from code.
struct Code<'a> {
    source: &'a str,
    /// The text with comments, literals and directives replaced by spaces.
    bare: Vec<u8>,
    directives: Vec<Range<usize>>,
    /// Macros of this file that mark device code.
    marks: Vec<String>,
}

/// How the code around a place is removed.
struct Found {
    parts: Vec<Range<usize>>,
}

impl<'a> Code<'a> {
    fn new(source: &'a str) -> Self {
        let (bare, directives) = strip(source);
        let marks = directives.iter().filter_map(|d| device_mark(&source[d.clone()])).collect();
        Self { source, bare, directives, marks }
    }

    /// The ranges of the host statement, declaration or directive around `at`.
    fn to_leave_out(&self, at: usize) -> Option<Vec<Range<usize>>> {
        if let Some(directive) = self.directives.iter().find(|d| d.contains(&at)) {
            let include = self.source[directive.clone()].trim_start_matches(['#', ' ', '\t']);
            return include.starts_with("include").then(|| vec![directive.clone()]);
        }
        self.items(0, self.bare.len(), at, 0).map(|found| found.parts)
    }

    /// The whole function or variable of device code around `at`.
    fn device_item(&self, at: usize) -> Option<Range<usize>> {
        let (mut start, mut end) = (0, self.bare.len());
        for _ in 0..MAX_DEPTH {
            let mut from = start;
            loop {
                if from >= end {
                    return None;
                }
                let (stop, brace) = self.upto(from, end);
                let last = brace.map_or(stop, |open| self.close(open, end));
                let item = from..(last + 1).min(end);
                if !item.contains(&at) {
                    from = last + 1;
                    continue;
                }
                let head = &self.bare[from..brace.unwrap_or(stop)];
                match brace {
                    Some(open) if is_scope(head) => {
                        if at < open || at >= last {
                            return None;
                        }
                        (start, end) = (open + 1, last);
                    }
                    _ => return self.is_device(head).then_some(item),
                }
                break;
            }
        }
        None
    }

    /// Searches for `at` among the declarations of a file, namespace or class.
    fn items(&self, start: usize, end: usize, at: usize, depth: usize) -> Option<Found> {
        let mut from = start;
        while from < end && depth < MAX_DEPTH {
            let (stop, brace) = self.upto(from, end);
            let Some(open) = brace else {
                let item = from..(stop + 1).min(end);
                if item.contains(&at) {
                    return self.host_only(item);
                }
                from = stop + 1;
                continue;
            };
            let close = self.close(open, end);
            let head = &self.bare[from..open];
            let item = from..(close + 1).min(end);
            if !item.contains(&at) {
                from = close + 1;
                continue;
            }
            if at >= open && at < close {
                if is_scope(head) {
                    return self.items(open + 1, close, at, depth + 1);
                }
                if self.is_device(head) {
                    return None;
                }
                return self.statements(open + 1, close, at, depth + 1);
            }
            if is_scope(head) {
                // Names inherited from a library, such as types.
                let base = (from..open).find(|&i| {
                    let double = self.bare[i + 1] == b':' || i > 0 && self.bare[i - 1] == b':';
                    self.bare[i] == b':' && !double
                })?;
                return (at > base).then(|| Found { parts: std::iter::once(base..open).collect() });
            }
            return self.host_only(item);
        }
        None
    }

    /// Searches for `at` among the statements of a host function.
    fn statements(&self, start: usize, end: usize, at: usize, depth: usize) -> Option<Found> {
        let mut from = start;
        while from < end {
            let (next, found) = self.statement(from, end, at, depth);
            if found.is_some() || next > at {
                return found;
            }
            from = next.max(from + 1);
        }
        None
    }

    /// Reads one statement. Returns where the next one starts, and what to remove if it contains
    /// `at`.
    fn statement(
        &self,
        from: usize,
        end: usize,
        at: usize,
        depth: usize,
    ) -> (usize, Option<Found>) {
        let begin = self.skip_spaces(from, end);
        if begin >= end || depth > MAX_DEPTH {
            return (end, None);
        }
        if self.bare[begin] == b'{' {
            let close = self.close(begin, end);
            let inside = (begin..close).contains(&at);
            let found = inside.then(|| self.statements(begin + 1, close, at, depth + 1)).flatten();
            return (close + 1, found);
        }
        let word = self.word(begin);
        let after = begin + word.len();
        match word {
            b"if" | b"for" | b"while" | b"switch" | b"catch" => {
                let mut open = self.skip_spaces(after, end);
                if self.word(open) == b"constexpr" {
                    open = self.skip_spaces(open + b"constexpr".len(), end);
                }
                let close = self.close(open, end);
                let mut head: Vec<Range<usize>> = vec![];
                head.push(begin..(close + 1).min(end));
                let (mut next, mut found) = self.statement(close + 1, end, at, depth + 1);
                let other = self.skip_spaces(next, end);
                if word == b"if" && self.word(other) == b"else" {
                    head.push(other..other + b"else".len());
                    let rest = self.statement(other + b"else".len(), end, at, depth + 1);
                    next = rest.0;
                    found = found.or(rest.1);
                }
                if (begin..=close).contains(&at) && word != b"catch" {
                    // The bodies stay, since kernels may be launched there.
                    found = self.without_device(head);
                }
                (next, found)
            }
            b"else" | b"do" | b"try" => self.statement(after, end, at, depth + 1),
            b"case" | b"default" => {
                let colon = self.bare[begin..end].iter().position(|&b| b == b':');
                (colon.map_or(end, |i| begin + i + 1), None)
            }
            _ => {
                let mut stop = begin;
                while stop < end && self.bare[stop] != b';' {
                    stop = match self.bare[stop] {
                        b'(' | b'[' | b'{' => self.close(stop, end) + 1,
                        _ => stop + 1,
                    };
                }
                let stop = stop.min(end);
                let whole = begin..stop;
                let found = (begin..=stop).contains(&at).then(|| {
                    // An error inside the device code of a lambda is the user's.
                    let device = find(&self.bare[whole.clone()], b"__device__");
                    if device.is_some_and(|d| begin + d <= at) {
                        return None;
                    }
                    Some(Found { parts: vec![whole] })
                });
                (stop + 1, found.flatten())
            }
        }
    }

    fn without_device(&self, parts: Vec<Range<usize>>) -> Option<Found> {
        let device = parts.iter().any(|p| self.is_device(&self.bare[p.clone()]));
        (!device).then_some(Found { parts })
    }

    /// The whole item, unless it is device code.
    fn host_only(&self, item: Range<usize>) -> Option<Found> {
        self.without_device(vec![item])
    }

    /// Whether a declaration is device code. `constexpr` functions are for both sides.
    fn is_device(&self, head: &[u8]) -> bool {
        let marks = self.marks.iter().map(String::as_bytes);
        let fixed: [&[u8]; 4] = [b"__global__", b"__device__", b"constexpr", b"__constant__"];
        fixed.into_iter().chain(marks).any(|mark| find_word(head, mark))
    }

    /// The end of the declaration starting at `from`: the `;`, or the `{` that opens its body.
    fn upto(&self, from: usize, end: usize) -> (usize, Option<usize>) {
        let mut at = from;
        let mut assigned = false;
        while at < end {
            match self.bare[at] {
                b';' | b'}' => return (at, None),
                b'(' | b'[' => at = self.close(at, end),
                b'{' if assigned => at = self.close(at, end),
                b'{' => return (at, Some(at)),
                b'=' => assigned = !find_word(&self.bare[from..at], b"operator"),
                _ => {}
            }
            at += 1;
        }
        (end, None)
    }

    /// The bracket matching the one at `open`, or `end` if there is none.
    fn close(&self, open: usize, end: usize) -> usize {
        let mut depth = 0usize;
        for at in open..end {
            match self.bare[at] {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        return at;
                    }
                }
                _ => {}
            }
        }
        end
    }

    fn skip_spaces(&self, from: usize, end: usize) -> usize {
        (from..end).find(|&at| !self.bare[at].is_ascii_whitespace()).unwrap_or(end)
    }

    fn word(&self, at: usize) -> &[u8] {
        let rest = self.bare.get(at..).unwrap_or(&[]);
        let len = rest.iter().take_while(|&&b| is_word(b)).count();
        &rest[..len]
    }
}

/// Whether the declaration before a `{` opens a scope with further declarations.
fn is_scope(head: &[u8]) -> bool {
    let scope: [&[u8]; 4] = [b"namespace", b"struct", b"class", b"union"];
    let extern_c = find_word(head, b"extern") && !head.contains(&b'(');
    extern_c || (!head.contains(&b'(') && scope.iter().any(|word| find_word(head, word)))
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

fn find(text: &[u8], part: &[u8]) -> Option<usize> {
    text.windows(part.len()).position(|w| w == part)
}

fn find_word(text: &[u8], word: &[u8]) -> bool {
    text.windows(word.len()).enumerate().any(|(i, w)| {
        let before = i.checked_sub(1).is_none_or(|b| !is_word(text[b]));
        let after = text.get(i + word.len()).is_none_or(|&b| !is_word(b));
        w == word && before && after
    })
}

/// The name of a macro that marks device code.
fn device_mark(directive: &str) -> Option<String> {
    let rest = directive.trim_start_matches(['#', ' ', '\t']).strip_prefix("define")?;
    let device = rest.contains("__device__") || rest.contains("__global__");
    let name: String = rest.trim_start().chars().take_while(|c| is_word(*c as u8)).collect();
    (device && !name.is_empty()).then_some(name)
}

/// The text with comments, literals and directives replaced by spaces, and the ranges of the
/// directives.
fn strip(source: &str) -> (Vec<u8>, Vec<Range<usize>>) {
    let text = source.as_bytes();
    let mut bare = text.to_vec();
    let mut directives = vec![];
    let mut at = 0;
    let mut line_start = true;
    while at < text.len() {
        let start = at;
        let blank = match text[at] {
            b'/' if text.get(at + 1) == Some(&b'/') => {
                at += text[at..].iter().position(|&b| b == b'\n').unwrap_or(text.len() - at);
                true
            }
            b'/' if text.get(at + 1) == Some(&b'*') => {
                at += find(&text[at + 2..], b"*/").map_or(text.len() - at, |i| i + 4);
                true
            }
            b'#' if line_start => {
                while at < text.len() && (text[at] != b'\n' || text[at - 1] == b'\\') {
                    at += 1;
                }
                directives.push(start..at);
                true
            }
            // An apostrophe after a digit separates the digits of a number.
            quote @ (b'"' | b'\'')
                if quote == b'"' || !start.checked_sub(1).is_some_and(|b| is_word(text[b])) =>
            {
                at += 1;
                while at < text.len() && text[at] != quote && text[at] != b'\n' {
                    at += if text[at] == b'\\' { 2 } else { 1 };
                }
                at = (at + 1).min(text.len());
                true
            }
            byte => {
                line_start = byte == b'\n' || (line_start && byte.is_ascii_whitespace());
                at += 1;
                false
            }
        };
        if blank {
            bare[start..at].fill(b' ');
            line_start = false;
        }
    }
    (bare, directives)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The source after removing the code around the unknown word `bad`.
    fn left(source: &str) -> Option<String> {
        let at = source.find("bad").unwrap();
        let line = source[..at].matches('\n').count() + 1;
        let column = at - source[..at].rfind('\n').map_or(0, |i| i + 1) + 1;
        let said = format!("a.cu:{line}:{column}: error: use of undeclared identifier 'bad'\n");
        let less = without_faults(source, "a.cu", &said, false)?;
        assert_eq!((less.text.len(), less.lines), (source.len(), vec![line]));
        Some(less.text.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn device_code_that_needs_what_is_not_here_is_left_out() {
        let rest = |source: &str, message: &str, headers: bool| {
            let column = source.find("bad").unwrap() + 1;
            let said = format!("a.cu:1:{column}: error: {message}\n");
            let less = without_faults(source, "a.cu", &said, headers)?;
            assert_eq!((less.device.len(), less.lines.len()), (1, 0));
            Some(less.text.split_whitespace().collect::<Vec<_>>().join(" "))
        };
        let unknown = "use of undeclared identifier 'bad'";
        let launch = "reference to __global__ function 'bad' in __global__ function";
        for (source, left) in [
            ("int x; __global__ void k(int *a) { a[0] = bad; } int y;", "int x; int y;"),
            ("template <class T> __global__ void k(bad<T> a) { } int y;", "int y;"),
            ("namespace n { __device__ bad x; int y; }", "namespace n { int y; }"),
            ("struct S { __device__ void f() { bad(); } int y; };", "struct S { int y; };"),
        ] {
            assert_eq!(rest(source, unknown, true).as_deref(), Some(left));
            assert_eq!(rest(source, unknown, false), None);
            assert_eq!(rest(source, launch, false).as_deref(), Some(left));
        }
    }

    #[test]
    fn statements_of_the_host_are_left_out() {
        for (source, rest) in [
            ("#include <bad.h>\nint x;", "int x;"),
            ("#include <a.h>\n#if 1\nbad::T x;\n#endif", "#include <a.h> #if 1 #endif"),
            ("int main() { int a; bad::f(a, \"};\"); g(); }", "int main() { int a; ; g(); }"),
            (
                "int main() { for (auto x : bad) { k<<<1, 2>>>(); } }",
                "int main() { { k<<<1, 2>>>(); } }",
            ),
            ("int main() { if (bad(1)) a(); else { b(); } }", "int main() { a(); { b(); } }"),
            ("int main() { while (a) { if (b) bad(); } }", "int main() { while (a) { if (b) ; } }"),
            ("int f(bad::T t) { return 1; } int y;", "int y;"),
            ("namespace n { struct S { bad t; int a; }; }", "namespace n { struct S { int a; }; }"),
            ("struct S : public bad::T<int> { int a; };", "struct S { int a; };"),
            ("bad::T global = {1, 2}; int y;", "int y;"),
            (
                "int main() { auto v = bad([=] __device__ (int i) { return i; }); }",
                "int main() { ; }",
            ),
            (
                "int main() { try { bad(); } catch (int) { f(); } }",
                "int main() { try { ; } catch (int) { f(); } }",
            ),
        ] {
            assert_eq!(left(source).as_deref(), Some(rest), "{source}");
        }
    }

    #[test]
    fn device_code_is_never_left_out() {
        for source in [
            "__global__ void k(int *a) { a[0] = bad; }",
            "__global__ void k(bad *a) { }",
            "template <class T> __device__ T f(T a) { return bad(a); }",
            "#define HD __host__ \\\n  __device__\nHD int f() { return bad; }",
            "__device__ bad x;",
            "int main() { f([=] __device__ (int i) { return bad; }); }",
            "struct S { __device__ void f() { bad(); } };",
            "constexpr int f() { return bad; }",
            "#if bad\n#endif",
        ] {
            assert_eq!(left(source), None, "{source}");
        }
    }

    #[test]
    fn what_does_not_parse_is_shown() {
        let source = "int main() { int a = ; }";
        assert!(
            without_faults(source, "a.cu", "a.cu:1:22: error: expected expression\n", false)
                .is_none()
        );
        assert!(without_faults(source, "a.cu", "b.h:1:2: error: no\n", false).is_none());
        assert!(without_faults(source, "a.cu", "", false).is_none());
        // An error in a header belongs to the line of the file that led there.
        let said = "cuda/vector:1:2: error: no\na.cu:1:14: note: in instantiation of x\n";
        assert_eq!(without_faults(source, "a.cu", said, false).unwrap().lines, [1]);
    }

    #[test]
    fn alignment_may_follow_an_attribute() {
        let source = "__shared__ alignas(16) char s[64];";
        let said = "a.cu:1:12: error: an attribute list cannot appear here\n";
        let text = without_faults(source, "a.cu", said, false).unwrap().text;
        assert_eq!(text, source.replace("alignas", "ws_algn"));
    }

    #[test]
    fn registers_are_escaped_where_operands_are() {
        let source = "asm(\"mov.u32 %0, %laneid; %%smid %x\" : \"=r\"(r)); asm(\"%laneid\");\n\
                      #define G(x) asm volatile(\"mov.u32 %0, %tid.x;\" : \"=r\"(x))\n";
        let want = source.replace("%0, %", "%0, %%");
        let said = "a.cu:1:9: error: invalid % escape in inline assembly string\n";
        assert_eq!(without_faults(source, "a.cu", said, false).unwrap().text, want);
    }

    #[test]
    fn odd_text_does_no_harm() {
        for source in [
            "{{{bad",
            "bad }}}",
            "int main() { \"bad",
            "int main() { '",
            "/* bad",
            "bad(((",
            "#bad \\",
            "x { bad",
        ] {
            let said = format!("a.cu:1:{}: error: no\n", source.find("bad").map_or(1, |i| i + 1));
            let _ = without_faults(source, "a.cu", &said, true);
        }
    }
}
