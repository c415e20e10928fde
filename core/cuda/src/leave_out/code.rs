//! Finds the statement, declaration or directive around a place in C++, by its brackets.

use std::ops::Range;

/// Code nested deeper than this is not examined.
const MAX_DEPTH: usize = 60;

/// A source, with comments, strings and preprocessor lines separated from code.
pub(super) struct Code<'a> {
    pub source: &'a str,
    /// The text with comments, literals and directives replaced by spaces.
    pub bare: Vec<u8>,
    pub directives: Vec<Range<usize>>,
    /// Macros of this file that mark device code.
    marks: Vec<String>,
}

/// How the code around a place is removed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Cut {
    /// This range becomes spaces.
    Blank(Range<usize>, Keep),
    /// This range becomes spaces, with a text at its start that is shorter.
    Replace(Range<usize>, String),
}

/// What may take the place of the launches in a range that is removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Keep {
    /// Statements.
    Statements,
    /// Declarations.
    Declarations,
    /// Nothing.
    Nothing,
}

/// The type, declared in our headers, that stands for unknown types of the host.
const UNKNOWN: &str = "wsu";

impl<'a> Code<'a> {
    pub fn new(source: &'a str) -> Self {
        let (bare, directives) = strip(source);
        let marks = directives.iter().filter_map(|d| device_mark(&source[d.clone()])).collect();
        let mut code = Self { source, bare, directives, marks };
        code.blank_alternatives();
        code
    }

    /// Replaces the second and further branches of conditional directives by spaces if the first
    /// one opens or closes a bracket: two heads of one function, for example.
    fn blank_alternatives(&mut self) {
        struct Open {
            first: bool,
            from: usize,
            balance: i64,
        }
        let mut open: Vec<Open> = vec![];
        let mut blank: Vec<Range<usize>> = vec![];
        let balance = |range: Range<usize>| {
            let side = |b: u8| i64::from(b == b'{') - i64::from(b == b'}');
            self.bare[range].iter().map(|&b| side(b)).sum::<i64>()
        };
        for directive in &self.directives {
            let text = self.source[directive.clone()].trim_start_matches(['#', ' ', '\t']);
            let end = directive.start;
            if text.starts_with("if") {
                open.push(Open { first: true, from: directive.end, balance: 0 });
            } else if text.starts_with("el") || text.starts_with("endif") {
                let Some(branch) = open.last_mut() else { continue };
                if branch.first {
                    branch.balance = balance(branch.from..end);
                } else if branch.balance != 0 && balance(branch.from..end) == branch.balance {
                    blank.push(branch.from..end);
                }
                (branch.first, branch.from) = (false, directive.end);
                if text.starts_with("endif") {
                    open.pop();
                }
            }
        }
        for range in blank {
            for byte in &mut self.bare[range] {
                if *byte != b'\n' {
                    *byte = b' ';
                }
            }
        }
    }

    /// How to remove the host statement, declaration or directive around `at`.
    pub fn to_leave_out(&self, at: usize) -> Option<Cut> {
        if let Some(directive) = self.directives.iter().find(|d| d.contains(&at)) {
            let include = self.source[directive.clone()].trim_start_matches(['#', ' ', '\t']);
            return include
                .starts_with("include")
                .then(|| Cut::Blank(directive.clone(), Keep::Nothing));
        }
        self.items(0, self.bare.len(), at, 0, Keep::Declarations)
    }

    /// How to remove the statement around `at` from a function of device code.
    pub fn device_statement(&self, at: usize) -> Option<Cut> {
        let item = self.device_item(at)?;
        let (_, open) = self.upto(item.start, item.end);
        let open = open.filter(|&open| open < at)?;
        let cut = self.statements(open + 1, self.close(open, item.end), at, 0)?;
        Some(match cut {
            Cut::Blank(range, _) => Cut::Blank(range, Keep::Nothing),
            replace @ Cut::Replace(..) => replace,
        })
    }

    /// The whole function or variable of device code around `at`.
    pub fn device_item(&self, at: usize) -> Option<Range<usize>> {
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
    fn items(&self, start: usize, end: usize, at: usize, depth: usize, keep: Keep) -> Option<Cut> {
        let mut from = start;
        while from < end && depth < MAX_DEPTH {
            let (stop, brace) = self.upto(from, end);
            let Some(open) = brace else {
                let item = from..(stop + 1).min(end);
                if item.contains(&at) {
                    if self.is_device(&self.bare[item.clone()]) {
                        return None;
                    }
                    let mended = self.mended_head(&(from..stop.min(end)), at);
                    return mended.or(Some(Cut::Blank(item, keep)));
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
            let scope = is_scope(head);
            if at >= open && at < close {
                if scope {
                    let class = !find_word(head, b"namespace") && !find_word(head, b"extern");
                    let keep = if class { Keep::Nothing } else { keep };
                    return self.items(open + 1, close, at, depth + 1, keep);
                }
                if self.is_device(head) {
                    return None;
                }
                if !find_word(head, b"enum") {
                    return self.statements(open + 1, close, at, depth + 1);
                }
            }
            if scope {
                // Names inherited from a library, such as types.
                let base = (from..open).find(|&i| {
                    let double = self.bare[i + 1] == b':' || i > 0 && self.bare[i - 1] == b':';
                    self.bare[i] == b':' && !double
                })?;
                return (at > base).then_some(Cut::Blank(base..open, Keep::Nothing));
            }
            if self.is_device(&self.bare[item.clone()]) {
                return None;
            }
            let body = &self.bare[open..close];
            let launches = find(body, b"<<<").is_some() || find(body, b"cudaLaunch").is_some();
            let mended = self.mended_head(&(from..open), at).filter(|_| launches);
            return mended.or(Some(Cut::Blank(item, keep)));
        }
        None
    }

    /// The head of a host function with an unknown type replaced by one of our headers: that of a
    /// parameter or of the result. `None` if the head has another form.
    fn mended_head(&self, head: &Range<usize>, at: usize) -> Option<Cut> {
        let mut from = self.skip_spaces(head.start, head.end);
        while self.word(from) == b"template" {
            let next = self.skip_spaces(from + b"template".len(), head.end);
            if self.bare.get(next) != Some(&b'<') {
                // An explicit instantiation.
                from = next;
                break;
            }
            from = self.skip_spaces(self.close_angle(next, head.end)? + 1, head.end);
        }
        let open = (from..head.end).find(|&i| self.bare[i] == b'(')?;
        let close = self.close(open, head.end);
        if (open + 1..close).contains(&at) {
            let (mut start, mut i) = (open + 1, open + 1);
            while i < close {
                match self.bare[i] {
                    b'(' | b'[' | b'{' => i = self.close(i, close),
                    b'<' => i = self.close_angle(i, close).unwrap_or(i),
                    b',' if i > at => break,
                    b',' => start = i + 1,
                    _ => {}
                }
                i += 1;
            }
            return self.mended_parameter(start..i.min(close), at);
        }
        // The name ends before the parenthesis, and the type before the name.
        let mut name = open;
        if self.before(from, open) == Some(b'>') {
            // With template arguments.
            name = (from..open).find(|&i| {
                self.bare[i] == b'<' && self.close_angle(i, open).is_some_and(|c| c + 1 >= open)
            })?;
        }
        while name > from && (is_word(self.bare[name - 1]) || self.bare[name - 1] == b' ') {
            name -= 1;
            if is_word(self.bare[name]) && name > from && !is_word(self.bare[name - 1]) {
                break;
            }
        }
        let qualified = name > from && self.bare[name - 1] == b':';
        if qualified || !(from..name).contains(&at) || self.bare[from..name].contains(&b'=') {
            return None;
        }
        loop {
            let word = self.word(from);
            if !matches!(word, b"static" | b"inline" | b"extern" | b"virtual" | b"const") {
                break;
            }
            from = self.skip_spaces(from + word.len(), name);
        }
        let fits = name.checked_sub(from)? > UNKNOWN.len();
        fits.then(|| Cut::Replace(from..name, UNKNOWN.to_owned()))
    }

    /// A parameter of an unknown type.
    fn mended_parameter(&self, parameter: Range<usize>, at: usize) -> Option<Cut> {
        let start = self.skip_spaces(parameter.start, parameter.end);
        let value = (start..parameter.end).find(|&i| self.bare[i] == b'=');
        if let Some(value) = value.filter(|&v| v < at) {
            return Some(Cut::Blank(value..parameter.end, Keep::Nothing));
        }
        let text = &self.bare[start..value.unwrap_or(parameter.end)];
        let mut words = text.split(|b| !is_word(*b)).filter(|w| !w.is_empty());
        let last = std::str::from_utf8(words.next_back()?).ok()?;
        let named = words.next().is_some() && text.trim_ascii_end().ends_with(last.as_bytes());
        let text = if named { format!("{UNKNOWN} {last}") } else { UNKNOWN.to_owned() };
        let range = start..parameter.end;
        let line = self.bare[range.clone()].iter().take_while(|&&b| b != b'\n').count();
        (text.len() <= line).then_some(Cut::Replace(range, text))
    }

    /// Searches for `at` among the statements of a function.
    fn statements(&self, start: usize, end: usize, at: usize, depth: usize) -> Option<Cut> {
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
    fn statement(&self, from: usize, end: usize, at: usize, depth: usize) -> (usize, Option<Cut>) {
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
                let constant = self.word(open) == b"constexpr";
                if constant {
                    open = self.skip_spaces(open + b"constexpr".len(), end);
                }
                let close = self.close(open, end);
                let (mut next, mut found) = self.statement(close + 1, end, at, depth + 1);
                let other = self.skip_spaces(next, end);
                if word == b"if" && self.word(other) == b"else" {
                    let rest = self.statement(other + b"else".len(), end, at, depth + 1);
                    next = rest.0;
                    found = found.or(rest.1);
                }
                if (begin..=close).contains(&at) {
                    // The bodies stay, since kernels may be launched there.
                    let (with, room) = match word {
                        b"for" => (";;", 2),
                        b"catch" => ("...", 3),
                        _ => ("0", 1),
                    };
                    let head = self.bare.get(begin..close).unwrap_or(&[]);
                    let device = find_word(head, b"__device__");
                    found = if device || close < open + 1 + room {
                        None
                    } else if constant {
                        // Of a constant condition only one side would be instantiated.
                        let room = " ".repeat(open - begin - b"if".len());
                        Some(Cut::Replace(begin..close, format!("if{room}(0")))
                    } else {
                        Some(Cut::Replace(open + 1..close, with.to_owned()))
                    };
                }
                (next, found)
            }
            b"else" | b"do" | b"try" => self.statement(after, end, at, depth + 1),
            b"case" | b"default" => {
                let single = |i: &usize| {
                    let double = self.bare.get(i + 1) == Some(&b':') || self.bare[i - 1] == b':';
                    self.bare[*i] == b':' && !double
                };
                let colon = (after..end).find(single).unwrap_or(end.saturating_sub(1));
                let label = begin..colon + 1;
                let found = label.contains(&at).then_some(Cut::Blank(label, Keep::Nothing));
                (colon + 1, found)
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
                    Some(Cut::Blank(whole, Keep::Statements))
                });
                (stop + 1, found.flatten())
            }
        }
    }

    /// Whether a declaration is device code. `constexpr` functions are for both sides.
    fn is_device(&self, head: &[u8]) -> bool {
        let marks = self.marks.iter().map(String::as_bytes);
        let fixed: [&[u8]; 4] = [b"__global__", b"__device__", b"constexpr", b"__constant__"];
        fixed.into_iter().chain(marks).any(|mark| find_word(head, mark))
    }

    /// Names of the functions that the file declares as templates, and of all its kernels.
    pub fn templates(&self) -> (Vec<String>, Vec<String>) {
        const MAX_NAMES: usize = 512;
        let (mut functions, mut kernels) = (vec![], vec![]);
        let mut at = 0;
        while at < self.bare.len() && functions.len() + kernels.len() < MAX_NAMES {
            let word = self.word(at);
            if word.is_empty() {
                at += 1;
                continue;
            }
            let template = word == b"template";
            let kernel = word == b"__global__";
            at += word.len();
            if !template && !kernel {
                continue;
            }
            let mut from = self.skip_spaces(at, self.bare.len());
            if template {
                if self.bare.get(from) != Some(&b'<') {
                    continue;
                }
                let Some(close) = self.close_angle(from, self.bare.len()) else { continue };
                from = close + 1;
            }
            let (stop, brace) = self.upto(from, self.bare.len());
            let head = &self.bare[from..brace.unwrap_or(stop)];
            let Some(name) = function_name(head) else { continue };
            let kernel = kernel || find_word(head, b"__global__");
            if kernel { &mut kernels } else { &mut functions }.push(name);
            at = from;
        }
        (functions, kernels)
    }

    /// The kernels that are templates, with their bodies.
    pub fn kernel_templates(&self) -> Vec<KernelTemplate> {
        const MOST: usize = 64;
        let mut found = vec![];
        let mut at = 0;
        while at < self.bare.len() && found.len() < MOST {
            let word = self.word(at);
            if word.is_empty() {
                at += 1;
                continue;
            }
            let template = word == b"template";
            at += word.len();
            let open = self.skip_spaces(at, self.bare.len());
            if !template || self.bare.get(open) != Some(&b'<') {
                continue;
            }
            let Some(close) = self.close_angle(open, self.bare.len()) else { continue };
            at = close + 1;
            let (_, Some(brace)) = self.upto(at, self.bare.len()) else { continue };
            let head = &self.bare[at..brace];
            let Some(name) = function_name(head).filter(|_| find_word(head, b"__global__")) else {
                continue;
            };
            let body = brace..(self.close(brace, self.bare.len()) + 1).min(self.bare.len());
            let parameters = parameters(&self.bare[open + 1..close]);
            at = body.end;
            found.push(KernelTemplate { name, parameters, body });
        }
        found
    }

    /// Whether the threads of a function with this body have a second coordinate.
    pub fn has_rows(&self, body: &Range<usize>) -> bool {
        let text = &self.bare[body.clone()];
        text.windows(11).any(|w| w == b"threadIdx.y")
    }

    /// The names in `range` that instantiate a template when they are mentioned: what is launched,
    /// each of `kernels` and each call of `functions`, with their template arguments.
    pub fn mentions(
        &self,
        range: &Range<usize>,
        functions: &[String],
        kernels: &[String],
    ) -> Vec<Mention> {
        let mut found: Vec<Mention> = vec![];
        let mut at = range.start;
        while at < range.end {
            let word = self.word(at);
            if word.is_empty() {
                at += 1;
                continue;
            }
            let start = at;
            at += word.len();
            let Ok(name) = std::str::from_utf8(word) else { continue };
            let mut end = at;
            let next = self.skip_spaces(at, range.end);
            let launched = |from: usize| self.bare[from..range.end].starts_with(b"<<<");
            let mut arguments = false;
            if self.bare.get(next) == Some(&b'<') && !launched(next) {
                let Some(close) = self.close_angle(next, range.end) else { continue };
                (end, arguments) = (close + 1, true);
            }
            let after = self.skip_spaces(end, range.end);
            let launch = launched(after);
            let call = arguments && self.bare.get(after) == Some(&b'(');
            let own = |names: &[String]| names.iter().any(|n| n == name);
            if launch || arguments && own(kernels) || call && own(functions) {
                // With the namespaces before it.
                let mut from = start;
                while from >= range.start + 2 && &self.bare[from - 2..from] == b"::" {
                    from -= 2;
                    while from > range.start && is_word(self.bare[from - 1]) {
                        from -= 1;
                    }
                }
                let member = from > range.start && matches!(self.bare[from - 1], b'.' | b'>');
                if !member {
                    let kernel = launch || own(kernels);
                    found.push(Mention { range: from..end, name: name.to_owned(), kernel });
                    at = end;
                }
            }
        }
        found
    }

    /// The `>` that closes the template arguments at `open`.
    fn close_angle(&self, open: usize, end: usize) -> Option<usize> {
        const MAX_BYTES: usize = 4096;
        let mut depth = 0usize;
        let mut at = open;
        while at < end.min(open + MAX_BYTES) {
            match self.bare[at] {
                b'<' => depth += 1,
                b'>' if at > 0 && self.bare[at - 1] == b'-' => {}
                b'>' => {
                    depth -= 1;
                    if depth == 0 {
                        return Some(at);
                    }
                }
                b'(' | b'[' | b'{' => at = self.close(at, end),
                b';' | b')' | b'}' => return None,
                _ => {}
            }
            at += 1;
        }
        None
    }

    /// The end of the declaration starting at `from`: the `;`, or the `{` that opens its body.
    fn upto(&self, from: usize, end: usize) -> (usize, Option<usize>) {
        let mut at = from;
        let mut assigned = false;
        let mut initialisers = false;
        while at < end {
            match self.bare[at] {
                b';' | b'}' => return (at, None),
                b'(' | b'[' => at = self.close(at, end),
                b'{' if assigned => at = self.close(at, end),
                // `S() : a{1}, b(2) {`
                b'{' if initialisers && self.before(from, at).is_some_and(is_word) => {
                    at = self.close(at, end);
                }
                b'{' => return (at, Some(at)),
                b'=' => assigned = !find_word(&self.bare[from..at], b"operator"),
                b':' if self.before(from, at) == Some(b')') => initialisers = true,
                b't' if self.word(at) == b"template"
                    && at.checked_sub(1).is_none_or(|b| !is_word(self.bare[b])) =>
                {
                    // Its parameters may have defaults.
                    let open = self.skip_spaces(at + b"template".len(), end);
                    at = match self.bare.get(open) {
                        Some(b'<') => self.close_angle(open, end).unwrap_or(open),
                        _ => at + b"template".len() - 1,
                    };
                }
                _ => {}
            }
            at += 1;
        }
        (end, None)
    }

    /// The last byte before `at` that is not a space.
    fn before(&self, from: usize, at: usize) -> Option<u8> {
        self.bare[from..at].iter().rev().copied().find(|b| !b.is_ascii_whitespace())
    }

    /// The bracket matching the one at `open`, or `end` if there is none.
    pub fn close(&self, open: usize, end: usize) -> usize {
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

    pub fn skip_spaces(&self, from: usize, end: usize) -> usize {
        (from..end).find(|&at| !self.bare[at].is_ascii_whitespace()).unwrap_or(end)
    }

    pub fn word(&self, at: usize) -> &[u8] {
        let rest = self.bare.get(at..).unwrap_or(&[]);
        let len = rest.iter().take_while(|&&b| is_word(b)).count();
        &rest[..len]
    }
}

/// A kernel that is a template.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KernelTemplate {
    /// Its name.
    pub name: String,
    /// Its template parameters, as they are written.
    pub parameters: Vec<String>,
    /// Where its body is.
    pub body: Range<usize>,
}

/// A name with its template arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Mention {
    pub range: Range<usize>,
    pub name: String,
    /// Whether it is the name of a kernel.
    pub kernel: bool,
}

/// The name of the function with this head.
fn function_name(head: &[u8]) -> Option<String> {
    let mut end = 0;
    loop {
        end += head.get(end..)?.iter().position(|&b| b == b'(')?;
        let before = head[..end].trim_ascii_end();
        let len = before.iter().rev().take_while(|&&b| is_word(b)).count();
        let name = &before[before.len() - len..];
        let known =
            matches!(name, b"__launch_bounds__" | b"__attribute__" | b"decltype" | b"alignas");
        if !known {
            return (!name.is_empty()).then(|| String::from_utf8_lossy(name).into_owned());
        }
        // Behind its parenthesis.
        let mut depth = 0usize;
        end += head[end..].iter().position(|&b| {
            depth += usize::from(b == b'(');
            depth -= usize::from(b == b')' && depth > 0);
            depth == 0
        })?;
    }
}

/// The parts between the commas of a template's parameters.
fn parameters(text: &[u8]) -> Vec<String> {
    let (mut parts, mut depth, mut from) = (vec![], 0usize, 0);
    for (at, b) in text.iter().enumerate() {
        match b {
            b'<' | b'(' | b'[' => depth += 1,
            b'>' | b')' | b']' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => {
                parts.push(&text[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[from..]);
    let trimmed = parts.into_iter().map(|p| String::from_utf8_lossy(p).trim().to_owned());
    trimmed.filter(|p| !p.is_empty()).collect()
}

/// Whether the declaration before a `{` opens a scope with further declarations.
fn is_scope(head: &[u8]) -> bool {
    let scope: [&[u8]; 4] = [b"namespace", b"struct", b"class", b"union"];
    if find_word(head, b"extern") && !head.contains(&b'(') {
        return true;
    }
    // Without parameters of a template, which may be called `class`.
    let mut rest = head.trim_ascii_start();
    while let Some(inner) = rest.strip_prefix(b"template") {
        let (mut depth, mut end) = (0i32, 0);
        for (i, &b) in inner.iter().enumerate() {
            depth += i32::from(b == b'<') - i32::from(b == b'>');
            if depth == 0 && b == b'>' {
                end = i + 1;
                break;
            }
        }
        if end == 0 {
            break;
        }
        rest = inner[end..].trim_ascii_start();
    }
    if !scope.iter().any(|word| find_word(rest, word)) || find_word(rest, b"enum") {
        return false;
    }
    // A function that returns a struct has a parameter list before its body.
    let last = rest.trim_ascii_end();
    let body = [b"const".as_slice(), b"noexcept", b"override"].iter().any(|w| last.ends_with(w));
    !rest.contains(&b'(') || !body && !last.ends_with(b")")
}

pub(super) fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

fn find(text: &[u8], part: &[u8]) -> Option<usize> {
    text.windows(part.len()).position(|w| w == part)
}

pub(super) fn find_word(text: &[u8], word: &[u8]) -> bool {
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
            b'R' if text.get(at + 1) == Some(&b'"')
                && start.checked_sub(1).is_none_or(|b| !is_word(text[b])) =>
            {
                let open = text[at + 2..].iter().take(18).position(|&b| b == b'(');
                at = open.map_or(at + 1, |open| {
                    let mut close = vec![b')'];
                    close.extend_from_slice(&text[at + 2..at + 2 + open]);
                    close.push(b'"');
                    let end = find(&text[at + 2 + open..], &close);
                    end.map_or(text.len(), |end| at + 2 + open + end + close.len())
                });
                open.is_some()
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
