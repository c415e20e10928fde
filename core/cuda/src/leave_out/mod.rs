//! Removes code that the headers do not support from a program, in all of its files.
//!
//! Whole programs use libraries that are not available: image files, linear algebra, test
//! frameworks. Host code is only read to find kernels and the types they are launched with, and is
//! never executed. A host statement that does not compile is therefore removed, and the rest is
//! compiled again. Removed text is replaced by spaces, so that lines and columns stay the same. The
//! names of the kernels that a removed statement launches stay, with their template arguments, since
//! a mention is enough to instantiate a template.
//!
//! Code that the compiler cannot parse is never removed, and neither is device code, with these
//! exceptions: kernels and device functions that need a missing header, each of which is a separate
//! failure in the report, and statements of device code that launch kernels or call the runtime.

mod code;
mod faults;
mod instances;
mod mend;

use code::{Code, Cut, Keep};
use faults::Fault;
use instances::Instance;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::ops::Range;

/// Maximum number of compilations of one program, each with less of its code.
pub const MAX_ROUNDS: usize = 40;

/// Maximum number of files that are changed.
const MAX_FILES: usize = 64;

/// The type with which a template parameter is tried that no launch gives.
const GUESS: &str = "float";

/// A program from which code is removed step by step.
#[derive(Debug)]
pub struct Program {
    main: String,
    /// Prefixes of the names of files that are not the program's.
    foreign: Vec<String>,
    files: BTreeMap<String, File>,
    /// Whether no other file can be read.
    closed: bool,
    /// Whether device code was removed, so that errors in what uses it follow from that.
    device_gone: bool,
    /// Kernels that nothing launches and that were instantiated, and the main file before that.
    instances: Vec<Instance>,
    before_instances: Option<File>,
}

/// One file of a program.
#[derive(Clone, Debug, Default)]
struct File {
    source: String,
    text: String,
    lines: BTreeSet<usize>,
    device: Vec<Device>,
    /// Lines of statements of device code that were removed.
    launches: BTreeSet<usize>,
    /// Mentions of kernels that were kept.
    kept: Vec<Kept>,
    /// Launches of template kernels whose arguments are not known, and those that were guessed.
    lost: Vec<Lost>,
    guessed: Vec<Lost>,
}

/// The mention of a function that stays of a statement.
#[derive(Clone, Debug)]
struct Kept {
    line: usize,
    name: String,
    kernel: bool,
    range: Range<usize>,
    /// Where there is room for a longer text.
    end: usize,
    guessed: bool,
}

/// A launch whose template arguments are not known.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Lost {
    line: usize,
    name: String,
}

/// Device code that was removed.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Device {
    line: usize,
    column: usize,
    message: String,
}

/// Device code that is not checked, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// The file.
    pub file: String,
    /// Line of the error.
    pub line: usize,
    /// Column of the error.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// What to know about it.
    pub notes: Vec<String>,
}

impl Program {
    /// A program whose main file is called `main` and has the text `source`. Files whose names begin
    /// with a prefix in `foreign` are never changed.
    pub fn new(main: &str, source: &str, foreign: Vec<String>) -> Self {
        let files = BTreeMap::from([(main.to_owned(), File::new(source))]);
        Self {
            main: main.to_owned(),
            foreign,
            files,
            closed: false,
            device_gone: false,
            instances: vec![],
            before_instances: None,
        }
    }

    /// From now on no file but the main one and the project's headers can be read.
    pub fn close(&mut self) {
        self.closed = true;
    }

    /// Removes the code that the compiler's output `said` complains about. `read` gives the text of
    /// a file of the program. Returns whether there was any to remove; if not, the compiler's
    /// messages are for the user.
    pub fn leave_out(&mut self, said: &str, read: &mut dyn FnMut(&str) -> Option<String>) -> bool {
        let foreign = |file: &str| self.foreign.iter().any(|f| file.starts_with(f.as_str()));
        let Some(faults) = faults::faults(said, foreign) else { return false };
        let mut by_file: BTreeMap<String, Vec<Fault>> = BTreeMap::new();
        for fault in faults {
            by_file.entry(fault.file.clone()).or_default().push(fault);
        }
        // A missing header explains the other errors.
        let mut unknown = self.device_gone || !self.headers().is_empty();
        for file in by_file.keys() {
            if !self.files.contains_key(file) {
                let text = (self.files.len() < MAX_FILES).then(|| read(file)).flatten();
                let Some(text) = text else { return false };
                self.files.insert(file.clone(), File::new(&text));
            }
        }
        let names = self.templates();
        // A syntax error alone is the user's, unless a header is missing: `using namespace cv;`.
        let only_syntax = by_file.values().flatten().all(Fault::follows);
        let all = || by_file.values().flatten();
        let slip = !unknown && all().any(Fault::undeclared) && !all().any(Fault::lacks);
        let mut changed = false;
        let mut less: Vec<(String, File)> = vec![];
        for (name, faults) in by_file {
            let Some(file) = self.files.get(&name) else { return false };
            let mut file = file.clone();
            if !file.leave_out(&faults, unknown, only_syntax, &names) {
                return false;
            }
            unknown |= !file.device.is_empty();
            changed |= self.files.get(&name).is_none_or(|f| f.text != file.text);
            less.push((name, file));
        }
        // A name that nothing declares may be a slip: if no kernel is left, the compiler's words are better.
        let has_kernel = |file: &File| !Code::new(&file.text).templates().1.is_empty();
        if slip
            && less.iter().any(|(_, file)| !file.device.is_empty())
            && !less.iter().any(|(_, file)| has_kernel(file))
            && !self.files.iter().any(|(name, file)| {
                less.iter().all(|(changed, _)| changed != name) && has_kernel(file)
            })
        {
            return false;
        }
        self.device_gone = less.iter().any(|(_, f)| !f.device.is_empty()) || self.device_gone;
        self.files.extend(less);
        changed
    }

    /// The files that were changed: their names and new texts.
    pub fn changed(&self) -> impl Iterator<Item = (&str, &str)> {
        let changed = self.files.iter().filter(|(_, file)| file.text != file.source);
        changed.map(|(name, file)| (name.as_str(), file.text.as_str()))
    }

    /// The main file as it is now.
    pub fn text(&self) -> &str {
        self.files.get(&self.main).map_or("", |file| &file.text)
    }

    /// Lines of the main file with host code, and with launches in kernels, that was removed.
    pub fn removed_lines(&self) -> (Vec<usize>, Vec<usize>) {
        let lines = |of: &BTreeSet<usize>| of.iter().copied().collect();
        let main = self.files.get(&self.main);
        main.map_or_else(Default::default, |file| (lines(&file.lines), lines(&file.launches)))
    }

    /// The changed files with nothing but directives removed, to be preprocessed.
    pub fn without_directives(&self) -> Vec<(&str, String)> {
        let files = self.files.iter().filter(|(_, file)| file.text != file.source);
        files.map(|(name, file)| (name.as_str(), file.without_directives())).collect()
    }

    /// Names of the functions that are templates, and of all kernels, in the files seen so far.
    fn templates(&self) -> (Vec<String>, Vec<String>) {
        let mut all = (vec![], vec![]);
        for file in self.files.values() {
            let (functions, kernels) = Code::new(&file.source).templates();
            all.0.extend(functions);
            all.1.extend(kernels);
        }
        all
    }

    /// The headers whose `#include` was removed because they were not found.
    fn headers(&self) -> Vec<&str> {
        let mut headers: Vec<&str> = vec![];
        for file in self.files.values() {
            for (number, line) in (1..).zip(file.source.lines()) {
                let name = header(line).filter(|_| file.lines.contains(&number));
                headers.extend(name.filter(|name| !headers.contains(name)));
            }
        }
        headers
    }

    /// A note about missing headers, if any.
    fn missing(&self) -> Option<String> {
        let headers = self.headers();
        let verb = match headers.len() {
            0 => return None,
            1 => "was",
            _ => "were",
        };
        let names = headers.join("`, `");
        if self.closed {
            return Some(format!("a link cannot read files: `{names}` {verb} left out"));
        }
        Some(format!("`{names}` {verb} not found; add the folder that contains it with -I DIR"))
    }

    /// The device code that was removed.
    pub fn left_out(&self) -> Vec<LeftOut> {
        let mut all = vec![];
        for (file, part) in &self.files {
            for device in &part.device {
                let Device { line, column, message } = device;
                all.push(LeftOut {
                    file: file.clone(),
                    line: *line,
                    column: *column,
                    message: format!("device code is not checked: {message}"),
                    notes: self.missing().into_iter().collect(),
                });
            }
        }
        all
    }

    /// Why the compiler's messages may be misleading: missing headers.
    pub fn excuses(&self) -> Vec<String> {
        self.missing().into_iter().chain(self.notes()).collect()
    }

    /// Notes about the host code that was removed.
    pub fn notes(&self) -> Vec<String> {
        const FILES: usize = 4;
        let mut notes = vec![];
        let changed: Vec<_> = self.files.iter().filter(|(_, f)| !f.lines.is_empty()).collect();
        // The main file comes first.
        let main = changed.iter().filter(|(name, _)| **name == self.main);
        let others = changed.iter().filter(|(name, _)| **name != self.main);
        for (name, file) in main.chain(others).take(FILES) {
            let of = if **name == self.main {
                String::new()
            } else {
                format!("{}, ", name.trim_start_matches("./"))
            };
            let mut note =
                format!("ignored host code that warpscope's headers do not declare: {of}");
            note += &file.shown(&file.lines);
            notes.push(note);
        }
        if let Some(more) = changed.len().checked_sub(FILES).filter(|&n| n > 0) {
            let files = if more == 1 { "file" } else { "files" };
            notes.push(format!("ignored host code in {more} more {files}"));
        }
        for (name, file) in self.files.iter().filter(|(_, f)| !f.launches.is_empty()) {
            notes.push(format!(
                "kernels that device code launches are not run (dynamic parallelism), and its calls \
                 of the CUDA runtime do nothing: {name}, {}",
                file.shown(&file.launches)
            ));
        }
        notes.extend(self.instance_notes());
        for (name, file) in &self.files {
            for Lost { line, name: kernel } in &file.lost {
                notes.push(format!(
                    "an instance of kernel `{kernel}` is not checked: its launch at {name}:{line} \
                     does not compile, and its template arguments are not known"
                ));
            }
            for Lost { line, name: kernel } in &file.guessed {
                notes.push(format!(
                    "the launch of kernel `{kernel}` at {name}:{line} does not compile; its unknown \
                     template arguments are taken to be `{GUESS}`"
                ));
            }
        }
        notes
    }
}

impl File {
    fn new(source: &str) -> Self {
        Self { source: source.to_owned(), text: source.to_owned(), ..Self::default() }
    }

    /// Removes the code with these faults. `false` if one of the errors is of a kind that is never
    /// removed. `unknown` means that code is missing, so that device code is not to blame.
    fn leave_out(
        &mut self,
        faults: &[Fault],
        unknown: bool,
        only_syntax: bool,
        (functions, kernels): &(Vec<String>, Vec<String>),
    ) -> bool {
        let before = self.text.clone();
        let code = Code::new(&before);
        let mended = mend::alignment_first(&before, faults)
            .or_else(|| mend::shared_alone(&before, faults))
            .or_else(|| mend::registers_escaped(&before, faults));
        if let Some(text) = mended {
            // Places move, so nothing that was kept can be replaced any more.
            self.kept.clear();
            self.text = text;
            return true;
        }
        let only_syntax = unknown && only_syntax;
        let mut text = before.clone().into_bytes();
        let mut gone: Vec<Range<usize>> = vec![];
        let blank = |text: &mut [u8], part: &Range<usize>| {
            // Directives in and before a declaration stay, unless the error is in the directive.
            let own = code.directives.contains(part);
            let stays = |at| !own && code.directives.iter().any(|d| d.contains(&at));
            for at in part.clone() {
                if text[at] != b'\n' && text[at] != b'\r' && !stays(at) {
                    text[at] = b' ';
                }
            }
        };
        // Statements that launch kernels from device code are removed first, since they are no
        // reason to remove the function around them.
        let (first, rest): (Vec<&Fault>, Vec<&Fault>) = faults.iter().partition(|f| f.launches());
        for fault in first.into_iter().chain(rest) {
            let Some(at) = fault.offset(&before) else { return false };
            if gone.iter().any(|part| part.contains(&at)) {
                continue;
            }
            if let Some(i) = self.kept.iter().position(|k| (k.range.start..k.end).contains(&at)) {
                let kept = self.kept.remove(i);
                gone.push(kept.range.start..kept.end);
                self.guess(kept, fault, at, &mut text);
                continue;
            }
            let own = fault.launches();
            let follows = fault.follows() && !only_syntax;
            if let Some(cut) = code.to_leave_out(at) {
                if follows {
                    continue;
                }
                let part = match &cut {
                    Cut::Blank(part, _) | Cut::Replace(part, _) => part.clone(),
                };
                blank(&mut text, &part);
                match cut {
                    Cut::Blank(_, Keep::Nothing) => {}
                    Cut::Blank(_, keep) => {
                        for mention in code.mentions(&part, functions, kernels) {
                            self.keep(mention, &part, keep, &mut text);
                        }
                    }
                    Cut::Replace(_, with) => {
                        text[part.start..part.start + with.len()].copy_from_slice(with.as_bytes());
                    }
                }
                gone.push(part);
                self.lines.insert(fault.line);
            } else if let Some(Cut::Blank(part, _)) =
                own.then(|| code.device_statement(at)).flatten()
            {
                blank(&mut text, &part);
                gone.push(part);
                self.launches.insert(fault.line);
            } else if let Some(part) = code
                .device_item(at)
                .filter(|_| own || unknown || fault.lacks() || fault.undeclared())
            {
                blank(&mut text, &part);
                gone.push(part);
                let Fault { line, column, message, .. } = fault.clone();
                self.device.push(Device { line, column, message });
            } else if !follows {
                return false;
            }
        }
        let Ok(text) = String::from_utf8(text) else { return false };
        self.text = text;
        true
    }

    /// Keeps a mention of a function in the range `part`, which was removed from `text`.
    fn keep(&mut self, mention: code::Mention, part: &Range<usize>, keep: Keep, text: &mut [u8]) {
        let code::Mention { range, name, kernel } = mention;
        let declaration = keep == Keep::Declarations;
        let written = &self.text[range.clone()];
        let compact: String = written.split_whitespace().collect::<Vec<_>>().join(" ");
        let line = self.text[..range.start].matches('\n').count() + 1;
        let prefix =
            if declaration { format!("auto*w{}=", self.kept.len()) } else { String::new() };
        let with = format!("{prefix}{compact};");
        let room = |from: usize| {
            let blank = text[from..part.end].iter().take_while(|&&b| b == b' ').count();
            from + blank
        };
        // On one line if there is room, else as it is written.
        let mut end = room(range.start);
        if end - range.start >= with.len() {
            text[range.start..range.start + with.len()].copy_from_slice(with.as_bytes());
        } else if !declaration && range.end < part.end && text[range.end] == b' ' {
            text[range.clone()].copy_from_slice(written.as_bytes());
            text[range.end] = b';';
            end = range.end + 1;
        } else {
            if kernel {
                self.lost.push(Lost { line, name });
            }
            return;
        }
        self.kept.push(Kept { line, name, kernel, range, end, guessed: false });
    }

    /// Replaces the template arguments of a mention that does not compile.
    fn guess(&mut self, kept: Kept, fault: &Fault, at: usize, text: &mut [u8]) {
        let Kept { line, ref name, kernel, .. } = kept;
        let area = kept.range.start..kept.end;
        let old = String::from_utf8_lossy(&text[area.clone()]).into_owned();
        text[area.clone()].fill(b' ');
        if !kernel {
            return;
        }
        let at = at - area.start;
        let unknown = ["use of undeclared", "unknown type name"];
        let with = if unknown.iter().any(|w| fault.message.starts_with(w)) {
            // `k<scalar_t>`
            let len = old[at..].bytes().take_while(|&b| code::is_word(b)).count();
            let argument = old[..at].contains('<') && len > 0;
            argument.then(|| format!("{}{GUESS}{}", &old[..at], &old[at + len..]))
        } else if kept.guessed {
            None
        } else {
            // The rest of the arguments was deduced.
            old.find(';').map(|end| match old[..end].strip_suffix('>') {
                Some(open) => format!("{open},{GUESS}>;"),
                None => format!("{}<{GUESS}>;", &old[..end]),
            })
        };
        let with = with.map(|w| w.trim_end().to_owned()).filter(|w| w.len() <= area.len());
        let lost = Lost { line, name: name.clone() };
        if let Some(with) = with {
            text[area.start..area.start + with.len()].copy_from_slice(with.as_bytes());
            if !self.guessed.contains(&lost) {
                self.guessed.push(lost);
            }
            self.kept.push(Kept { guessed: true, ..kept });
        } else {
            self.guessed.retain(|guess| *guess != lost);
            if !self.lost.contains(&lost) {
                self.lost.push(lost);
            }
        }
    }

    /// The text without the directives that were removed.
    fn without_directives(&self) -> String {
        let lines = self.source.split_inclusive('\n').enumerate();
        let keep = |(number, line): (usize, &str)| {
            let gone = self.lines.contains(&(number + 1)) && header(line).is_some();
            if gone { "\n".to_owned() } else { line.to_owned() }
        };
        lines.map(keep).collect()
    }

    /// `line 3 `int x;`, 5, 9 and 2 more`
    fn shown(&self, lines: &BTreeSet<usize>) -> String {
        const SHOWN: usize = 4;
        let Some(first) = lines.first() else { return String::new() };
        let text = self.source.lines().nth(first - 1).unwrap_or("").trim();
        let mut note = format!("line {first} `{}`", text.chars().take(60).collect::<String>());
        for line in lines.iter().skip(1).take(SHOWN) {
            let _ = write!(note, ", {line}");
        }
        if let Some(more) = lines.len().checked_sub(SHOWN + 1).filter(|&n| n > 0) {
            let _ = write!(note, " and {more} more");
        }
        note
    }
}

/// The header that a source line includes.
fn header(line: &str) -> Option<&str> {
    let rest = line.trim().strip_prefix('#')?.trim_start().strip_prefix("include")?.trim_start();
    let close = match rest.chars().next()? {
        '<' => '>',
        '"' => '"',
        _ => return None,
    };
    rest[1..].split(close).next()
}

#[cfg(test)]
mod tests;
