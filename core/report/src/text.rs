//! The report as text for a terminal.
//!
//! Excerpts are drawn by the crate that draws rustc's. All text that comes from input (names,
//! messages, what the kernel printed) has its control characters replaced, so that a file under
//! test cannot write to the terminal. The wording never calls a kernel correct: a run tells about
//! one launch, one input and one model.

use super::model::{
    AccessReport, CallSite, Failure, FindingReport, KernelReport, LaunchReport, Loc, OutcomeKind,
    ProgramReport, Report,
};
use crate::repair::shown_fix;
use crate::words::{counted, launches};
use annotate_snippets::{
    Annotation, AnnotationKind, Element, Group, Level, Origin, Renderer, Snippet,
};
use base::diagnostic::{Diagnostic, Span};
pub use base::sources::{NoSources, Sources};
use base::visible::visible as clean;
use detect::finding::{Rule, Severity};
use launch::{Exited, Model};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::Range;

/// Longest value of an argument that is written out, characters.
const LONGEST_VALUE: usize = 200;
/// Longest link that is written out: a longer one would bury the finding.
const LONGEST_LINK: usize = 800;

/// Makes text of reports.
pub struct TextRenderer<'a> {
    sources: &'a dyn Sources,
    renderer: Renderer,
    /// Files read so far; `None` for those that are not to be had.
    files: BTreeMap<String, Option<File>>,
}

impl std::fmt::Debug for TextRenderer<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TextRenderer").field("files", &self.files.keys()).finish_non_exhaustive()
    }
}

/// A file and where its lines begin.
struct File {
    text: String,
    lines: Vec<usize>,
}

impl File {
    fn new(text: String) -> Self {
        // Some terminals act on these too. The same number of bytes keeps columns right.
        let text = text.replace(C1, "??");
        let begins = text.bytes().enumerate().filter(|&(_, b)| b == b'\n').map(|(i, _)| i + 1);
        let lines = std::iter::once(0).chain(begins).collect();
        Self { text, lines }
    }
    /// The bytes of line `line`, without its end.
    fn line(&self, line: u32) -> Option<Range<usize>> {
        let start = *self.lines.get((line as usize).checked_sub(1)?)?;
        let end = self.lines.get(line as usize).map_or(self.text.len(), |&next| next - 1);
        Some(start..end.max(start))
    }
    /// The bytes that a mark at `loc` covers: the word or subscript that begins there.
    fn mark(&self, loc: &Loc) -> Option<Range<usize>> {
        let line = self.line(loc.line)?;
        let text = &self.text[line.clone()];
        if loc.column == 0 {
            let indent = text.len() - text.trim_start().len();
            return Some(line.start + indent..line.start + text.trim_end().len().max(indent));
        }
        let column = (loc.column as usize - 1).min(text.len());
        let column = (0..=column).rev().find(|&c| text.is_char_boundary(c))?;
        Some(line.start + column..line.start + column + mark_length(&text[column..]))
    }
}

/// How much of `text` belongs to the thing that begins it: a name with its subscripts, else one
/// character.
fn mark_length(text: &str) -> usize {
    let word = |c: char| c.is_alphanumeric() || "_%@.".contains(c);
    let mut end = text.find(|c| !word(c)).unwrap_or(text.len());
    if end == 0 {
        return text.chars().next().map_or(0, char::len_utf8);
    }
    while text[end..].starts_with('[') {
        let mut depth = 0;
        let closes = text[end..].char_indices().find(|&(_, c)| {
            depth += i32::from(c == '[') - i32::from(c == ']');
            depth == 0
        });
        let Some((at, _)) = closes else { break };
        end += at + 1;
    }
    end
}

/// Control characters beyond ASCII, which the crate for excerpts lets through.
const C1: fn(char) -> bool = |c| ('\u{80}'..='\u{9f}').contains(&c);

/// Lines further apart than this are shown as two excerpts.
const FAR: u32 = 60;

impl<'a> TextRenderer<'a> {
    /// A renderer with excerpts from `sources`, in colour or not.
    pub fn new(sources: &'a dyn Sources, color: bool) -> Self {
        let renderer = if color { Renderer::styled() } else { Renderer::plain() };
        Self { sources, renderer, files: BTreeMap::new() }
    }

    fn load(&mut self, file: &str) {
        if !self.files.contains_key(file) {
            let loaded = self.sources.source(file).map(File::new);
            self.files.insert(file.to_owned(), loaded);
        }
    }

    /// An error about the input. `source` is the text that its spans are places of.
    pub fn diagnostic(&mut self, error: &Diagnostic, path: &str, source: &str) -> String {
        let title = Level::ERROR.primary_title(clean(&error.message)).id(error.code);
        let mut group = Group::with_title(title);
        let notes = error.notes.iter().map(|note| Level::NOTE.message(clean(note)));
        if let Some(place) = &error.source {
            let loc = Loc::new(&place.file, place.line, place.column);
            self.load(&loc.file);
            let file = self.files.get(&loc.file).and_then(Option::as_ref);
            let mark = file.and_then(|file| Some((file, file.mark(&loc)?)));
            if let Some((file, range)) = mark {
                let marks = [Mark { line: loc.line, range, label: None, primary: true }];
                for snippet in snippets(file, &loc.file, &marks) {
                    group = group.element(snippet);
                }
                let at = error.span.map(|span| span.line_column(source));
                let at = at.map(|(line, column)| format!("in the LLVM IR: {line}:{column}"));
                let at = at.map(|at| Level::NOTE.message(at));
                return self.renderer.render(&[group.elements(notes).elements(at)]) + "\n";
            }
        }
        let file = File::new(source.to_owned());
        let places = error.span.iter().map(|&s| (s, None));
        let further = error.labels.iter().map(|l| (l.span, Some(l.message.as_str())));
        let mut marks = vec![];
        for (i, (span, label)) in places.chain(further).enumerate() {
            let range = span_in(span, &file.text);
            let (line, _) = span.line_column(&file.text);
            marks.push(Mark { line, range, label: label.map(str::to_owned), primary: i == 0 });
        }
        for snippet in snippets(&file, path, &marks) {
            group = group.element(snippet);
        }
        if marks.is_empty() && !path.is_empty() {
            group = group.element(Origin::path(clean(path)));
        }
        let at = error.source.iter().map(|place| {
            Level::NOTE.message(format!("in the source this is {}", clean(&place.to_string())))
        });
        self.renderer.render(&[group.elements(notes).elements(at)]) + "\n"
    }

    /// A failure as it stands in a report, without an excerpt.
    pub fn failure(&mut self, failure: &Failure) -> String {
        let title = Level::ERROR.primary_title(clean(&failure.message)).id(clean(&failure.code));
        let origin =
            failure.loc.as_ref().map_or_else(|| Origin::path(clean(&failure.file)), origin);
        let notes = failure.notes.iter().map(|note| Level::NOTE.message(clean(note)));
        self.renderer.render(&[title.element(origin).elements(notes)]) + "\n"
    }

    /// All kernels of a report, and a line that sums them up if there are several.
    pub fn report(&mut self, report: &Report) -> String {
        let kernels: String = report.kernels.iter().map(|kernel| self.kernel(kernel)).collect();
        kernels + &self.summary(report)
    }

    /// The line that sums up several kernels; empty for one.
    pub fn summary(&self, report: &Report) -> String {
        if report.kernels.len() < 2 || report.program.is_some() {
            return String::new();
        }
        let (kernels, failed) = (report.kernels.len(), report.failures.len());
        let found = tally(report.kernels.iter().flat_map(|k| &k.findings))
            .unwrap_or_else(|| "nothing found for these launches, inputs and models".to_owned());
        let failed = match failed {
            0 => String::new(),
            n => format!("; {n} could not be checked"),
        };
        format!("{kernels} kernels checked: {found}{failed}\n")
    }

    /// What was found about the host code of a program, and how its run ended. What it printed is not in it.
    pub fn program(&mut self, report: &Report) -> String {
        report.programs().map(|program| self.one_program(report, program)).collect()
    }

    fn one_program(&mut self, report: &Report, program: &ProgramReport) -> String {
        let mut text = String::new();
        for finding in &program.findings {
            text += &self.finding(finding);
            text.push('\n');
        }
        let name = clean(&program.files.join(" "));
        // Of several programs, it is not known which the kernels belong to.
        let findings: Vec<_> = if report.further_programs.is_empty() {
            report.findings().collect()
        } else {
            program.findings.iter().collect()
        };
        let found =
            tally(findings.into_iter()).unwrap_or_else(|| "nothing found in this run".to_owned());
        let ending = clean(&program.text);
        let _ = writeln!(text, "{name}: {ending}; {found}");
        let (made, steps) = (launches(program.launches_made), program.host_steps);
        let _ = writeln!(text, "  {made}, {steps} steps of the host");
        for note in &program.notes {
            let _ = writeln!(text, "  note: {}", clean(note));
        }
        text
    }

    /// What was found about one kernel.
    pub fn kernel(&mut self, report: &KernelReport) -> String {
        let mut text = String::new();
        for (number, finding) in report.findings.iter().enumerate() {
            let cause = finding.group.and_then(|g| report.groups.get(g as usize));
            match cause.and_then(|c| c.findings.split_first()) {
                // The first of a cause stands for the others.
                Some((&first, others)) if first as usize == number => {
                    let others = others.iter().filter_map(|&i| report.findings.get(i as usize));
                    text += &self.card(finding, &others.collect::<Vec<_>>());
                    text.push('\n');
                }
                Some(_) => {}
                None => {
                    text += &self.finding(finding);
                    text.push('\n');
                }
            }
        }
        if !report.output.is_empty() {
            let _ = writeln!(text, "output of {}:", clean(&report.display_name));
            for line in report.output.lines() {
                let _ = writeln!(text, "  | {}", clean(line));
            }
            text.push('\n');
        }
        if let Some(fix) = &report.fix {
            text += &shown_fix(fix);
        }
        let name = format!("{} ({})", clean(&report.display_name), clean(&report.file));
        let serious = report.findings.iter().any(|f| f.severity > Severity::Note);
        let found = tally(report.findings.iter()).map(|found| match report.groups.len() {
            // Only if every finding has its cause.
            _ if report.findings.iter().any(|f| f.group.is_none()) => found,
            n if n >= report.findings.len() => found,
            n => format!("{found}, from {}", counted(n as u64, "cause", "causes")),
        });
        let verdict = match (report.outcome.kind, serious) {
            (OutcomeKind::Finished, false) => {
                let least = u64::from(report.launch.warp_size);
                let small = report.search.as_ref().is_some_and(|s| s.largest_block < least);
                let nothing = if small {
                    "no block of a whole warp could be judged; nothing found in smaller ones"
                } else {
                    "no race, barrier divergence or memory error found"
                };
                let what = match &report.coverage {
                    Some(c) => {
                        let (tried, taken, sides) = (report.launches_tried, c.sides_taken, c.sides);
                        let (by_main, args) =
                            report.search.as_ref().map_or((0, String::new()), |s| {
                                let args = clean(&s.main_args.join(" "));
                                let with = |args| format!(" with the arguments {args}");
                                (s.by_main, if args.is_empty() { args } else { with(args) })
                            });
                        let tried = match (by_main, tried.saturating_sub(by_main)) {
                            (0, n) => launches(n),
                            (n, 0) => format!("main's {}{args}", launches(n)),
                            (n, more) => format!("main's {}{args} and {more} more", launches(n)),
                        };
                        format!("{nothing} in {tried}, {taken} of {sides} branch sides taken")
                    }
                    None => format!("{nothing} for this launch, input and model"),
                };
                found.map_or_else(|| what.clone(), |notes| format!("{what}; {notes}"))
            }
            (OutcomeKind::Finished, true) => found.unwrap_or_default(),
            (_, _) => {
                let end = clean(&report.outcome.text);
                let found = found.unwrap_or_else(|| "nothing found up to that point".to_owned());
                format!("{end}; {found}")
            }
        };
        let proved =
            report.proof.as_ref().filter(|_| !serious).and_then(|proof| proof.summary.as_ref());
        let proved = proved.map_or_else(String::new, |p| format!("; {}", clean(p)));
        let _ = writeln!(text, "{name}: {verdict}{proved}");
        let launches = match report.launches_tried {
            1 => launch_text(&report.launch),
            n if report.search.is_some() => {
                format!("{n} launches, the plainest {}", launch_text(&report.launch))
            }
            n => format!("{n} launches, the first {}", launch_text(&report.launch)),
        };
        let (model, steps) = (model_name(report.model), report.steps);
        let seed = report.launch.seed;
        let _ = writeln!(text, "  launch: {launches}, model {model}, seed {seed}; {steps} steps");
        for arg in &report.launch.args {
            let default = if arg.given { "" } else { "  (default)" };
            let (name, ty, mut value) = (clean(&arg.name), clean(&arg.ty), clean(&arg.value));
            if value.chars().count() > LONGEST_VALUE {
                value = value.chars().take(LONGEST_VALUE - 3).collect::<String>() + "...";
            }
            let _ = writeln!(text, "  {name}: {ty} = {value}{default}");
        }
        if let Some(coverage) = &report.coverage {
            const MOST: usize = 6;
            let (taken, sides) = (coverage.sides_taken, coverage.sides);
            if serious {
                let _ = writeln!(text, "  coverage: {taken} of {sides} branch sides taken");
            }
            for what in coverage.not_taken.iter().take(MOST) {
                let _ = writeln!(text, "  not taken: {}", clean(what));
            }
            if coverage.not_taken.len() > MOST {
                let more = coverage.not_taken.len() - MOST;
                let _ = writeln!(text, "  not taken: {more} more");
            }
        }
        for note in &report.notes {
            let _ = writeln!(text, "  note: {}", clean(note));
        }
        let of_program = report.findings.iter().any(|f| f.program_launch.is_some());
        let command = command(report);
        if serious && of_program {
            let mut words = vec![operand(&report.file)];
            // Runs look neither for redundant barriers nor for slow accesses.
            let flags =
                report.flags.iter().filter(|f| !["--redundant", "--perf"].contains(&&f[..]));
            words.extend(flags.cloned());
            if report.model != Model::default() {
                words.extend(["--kernel-model".to_owned(), model_name(report.model).to_owned()]);
            }
            if let Some(search) = report.search.as_ref().filter(|s| !s.main_args.is_empty()) {
                words.push("--".to_owned());
                words.extend_from_slice(&search.main_args);
            }
            let _ = writeln!(text, "  reproduce with: warpscope run {}", quoted(&words));
        }
        if serious && !of_program && (report.replay.is_none() || command.len() <= LONGEST_LINK) {
            let _ = writeln!(text, "  reproduce with: {command}");
        }
        if let Some(link) = report.findings.iter().find_map(|f| f.link.as_ref()) {
            if link.len() <= LONGEST_LINK {
                let _ = writeln!(text, "  replay with: warpscope replay {}", quote(link));
            } else {
                let n = link.len();
                let _ = writeln!(
                    text,
                    "  warpscope share, given the same arguments, prints a link to it ({n} characters)"
                );
            }
        }
        text.push('\n');
        text
    }

    /// One finding.
    pub fn finding(&mut self, finding: &FindingReport) -> String {
        self.card(finding, &[])
    }

    /// A finding, and others with the same cause in a line each.
    fn card(&mut self, finding: &FindingReport, others: &[&FindingReport]) -> String {
        let level = match finding.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
            Severity::Note => Level::NOTE,
        };
        let marks = labels(finding);
        for (loc, _) in &marks {
            self.load(&loc.file);
        }
        let mut group =
            Group::with_title(level.primary_title(clean(&finding.message)).id(code(finding)));
        let mut without_excerpt = vec![];
        // One group of marks for each file, in the order in which the files come.
        let mut files: Vec<&str> = vec![];
        for (loc, _) in &marks {
            if !files.contains(&loc.file.as_str()) {
                files.push(&loc.file);
            }
        }
        for name in files {
            let here = marks.iter().enumerate().filter(|(_, (loc, _))| loc.file == name);
            let file = self.files.get(name).and_then(Option::as_ref);
            let mut found = vec![];
            for (i, (loc, label)) in here {
                match file.and_then(|f| f.mark(loc)) {
                    Some(range) => found.push(Mark {
                        line: loc.line,
                        range,
                        label: Some(label.clone()),
                        primary: i == 0,
                    }),
                    None => without_excerpt.push((i, loc, label)),
                }
            }
            if let Some(file) = file {
                for snippet in snippets(file, name, &found) {
                    group = group.element(snippet);
                }
            }
        }
        for (i, loc, label) in without_excerpt {
            if i == 0 {
                group = group.element(origin(loc));
            }
            group = group.element(Level::NOTE.message(clean(&format!("{loc}: {label}"))));
        }
        for note in notes(finding) {
            group = group.element(Level::NOTE.message(clean(&note)));
        }
        for help in &finding.help {
            group = group.element(Level::HELP.message(clean(help)));
        }
        if !others.is_empty() {
            group = group.element(Level::NOTE.message(same_cause(others)));
        }
        self.renderer.render(&[group]) + "\n"
    }
}

/// A place to be marked in an excerpt.
struct Mark {
    line: u32,
    range: Range<usize>,
    label: Option<String>,
    primary: bool,
}

/// Excerpts that hold all marks: one if they are near each other, else one for each run of near ones.
fn snippets<'s>(file: &'s File, path: &'s str, marks: &[Mark]) -> Vec<Element<'s>> {
    let mut order: Vec<usize> = (0..marks.len()).collect();
    order.sort_by_key(|&i| marks[i].line);
    let mut runs: Vec<Vec<usize>> = vec![];
    for i in order {
        match runs.last_mut() {
            Some(run) if run.last().is_some_and(|&j| marks[i].line - marks[j].line <= FAR) => {
                run.push(i);
            }
            _ => runs.push(vec![i]),
        }
    }
    // The run with the primary mark comes first.
    runs.sort_by_key(|run| !run.iter().any(|&i| marks[i].primary));
    let mut elements = vec![];
    for run in runs {
        let first = run.iter().map(|&i| marks[i].line).min().unwrap_or(1);
        let last = run.iter().map(|&i| marks[i].range.end).max().unwrap_or(0);
        let start = file.line(first).map_or(0, |r| r.start);
        let end = file.text[last..].find('\n').map_or(file.text.len(), |n| last + n);
        let annotations = run.iter().map(|&i| {
            let mark = &marks[i];
            let kind = if mark.primary { AnnotationKind::Primary } else { AnnotationKind::Context };
            let range = mark.range.start - start..mark.range.end - start;
            let annotation: Annotation<'s> = kind.span(range);
            match &mark.label {
                Some(label) => annotation.label(clean(label)),
                None => annotation,
            }
        });
        let snippet = Snippet::source(&file.text[start..end])
            .path(clean(path))
            .line_start(first as usize)
            .annotations(annotations);
        elements.push(Element::from(snippet));
    }
    elements
}

/// The bytes of `text` that `span` covers, on whole characters, cut at the end of the first line.
fn span_in(span: Span, text: &str) -> Range<usize> {
    let floor = |at: usize| (0..=at.min(text.len())).rev().find(|&i| text.is_char_boundary(i));
    let start = floor(span.start as usize).unwrap_or(0);
    let end = floor(span.end as usize).unwrap_or(0).max(start);
    let line = text[start..end].find('\n').map_or(end, |n| start + n);
    start..line
}

/// Places of a finding with what to say about them, the primary one first.
fn labels(finding: &FindingReport) -> Vec<(Loc, String)> {
    let mut marks = vec![];
    let mut add = |loc: &Option<Loc>, label: String| {
        if let Some(loc) = loc {
            marks.push((loc.clone(), label));
        }
    };
    for operation in &finding.operations {
        add(&operation.loc, operation.text.clone());
    }
    for place in &finding.memory {
        add(&place.loc, format!("{} here", place.what));
    }
    let host = !finding.operations.is_empty();
    if finding.accesses.is_empty() && finding.waiting.is_empty() && !host {
        let who = match (finding.block, finding.thread) {
            (Some(block), Some(thread)) => who(block, thread),
            _ => String::new(),
        };
        add(&finding.loc, who);
    }
    let accesses = &finding.accesses[..];
    // A note says which block it is, if it is the same.
    let one_block = accesses.iter().all(|a| a.block == accesses[0].block);
    let text = |access: &AccessReport| {
        let [x, y, z] = access.thread;
        let who = if one_block {
            format!("thread ({x},{y},{z})")
        } else {
            who(access.block, access.thread)
        };
        access_text(access, &who, own_call(accesses, access))
    };
    if !finding.waiting.is_empty() {
        // The accesses say the same with one thread each.
    } else if matches!(accesses, [a, b] if a.loc == b.loc) {
        let both: Vec<_> = accesses.iter().map(text).collect();
        add(&accesses[0].loc, both.join(", and "));
    } else {
        for access in accesses {
            add(&access.loc, text(access));
        }
    }
    for group in &finding.waiting {
        let trips: Vec<_> = group.trips.iter().map(u32::to_string).collect();
        let iteration = if trips.is_empty() {
            String::new()
        } else {
            format!(" in iteration {}", trips.join("."))
        };
        let wait = if group.count == 1 { "waits" } else { "wait" };
        add(&group.loc, format!("{} {wait} here{iteration}", group.threads));
    }
    if let Some(branch) = &finding.branch {
        add(&branch.loc, "the threads diverge here".to_owned());
        add(&branch.cause_loc, branch.cause.clone().unwrap_or_default());
    }
    marks
}

/// The call through which an access was reached, where the other one was reached through another.
fn own_call<'a>(accesses: &[AccessReport], access: &'a AccessReport) -> Option<&'a Loc> {
    let [a, b] = accesses else { return None };
    let other = if std::ptr::eq(a, access) { b } else { a };
    let (mine, others) = (access.inlined_at.iter().rev(), other.inlined_at.iter().rev());
    let (mine, _) = mine.zip(others).find(|(m, o)| m != o)?;
    mine.loc.as_ref()
}

fn access_text(access: &AccessReport, who: &str, call: Option<&Loc>) -> String {
    let value = match (access.before, access.value) {
        (Some(before), Some(value)) => format!(": {before} -> {value}"),
        (None, Some(value)) => format!(": saw {value}"),
        _ => String::new(),
    };
    let (op, warp) = (&access.op, access.warp);
    let call = call.map_or_else(String::new, |l| format!(", in the call on line {}", l.line));
    let iterations: Vec<String> = access.iterations.iter().map(u32::to_string).collect();
    let iteration = match &iterations[..] {
        [] => String::new(),
        [one] => format!(", in iteration {one}"),
        several => format!(", in iteration {} of the nested loops", several.join(".")),
    };
    format!("{op} by {who}, warp {warp}{call}{iteration}{value}")
}

fn who(block: [u32; 3], thread: [u32; 3]) -> String {
    let triple = |[x, y, z]: [u32; 3]| format!("({x},{y},{z})");
    format!("thread {} of block {}", triple(thread), triple(block))
}

/// All that is said below the excerpt.
fn notes(finding: &FindingReport) -> Vec<String> {
    let mut notes = vec![];
    let mut calls = |function: &str, chain: &[CallSite]| {
        let mut inner = function;
        for call in chain {
            let at = call.loc.as_ref().map_or_else(String::new, |l| format!(" at {l}"));
            let note = format!("{inner} is called by {}{at}", call.function);
            if !notes.contains(&note) {
                notes.push(note);
            }
            inner = &call.function;
        }
    };
    for access in finding.accesses.iter().filter(|_| finding.waiting.is_empty()) {
        calls(&access.function, &access.inlined_at);
    }
    for group in &finding.waiting {
        calls(&group.function, &group.inlined_at);
    }
    if let Some(function) = &finding.function
        && finding.accesses.is_empty()
        && finding.waiting.is_empty()
    {
        calls(function, &finding.inlined_at);
    }
    for group in finding.waiting.iter().filter(|g| g.loc.is_none()) {
        let wait = if group.count == 1 { "waits" } else { "wait" };
        notes.push(format!("{} {wait} in {}", group.threads, group.function));
    }
    if let Some(exited) = &finding.exited {
        let have = if is_one(&finding.exited_threads) { "has" } else { "have" };
        notes.push(format!("{exited} {have} exited"));
    }
    if let Some(skipped) = &finding.skipped {
        let end =
            if is_one(&finding.skipped_threads) { "skips it and ends" } else { "skip it and end" };
        notes.push(format!("{skipped} {end}"));
    }
    let elsewhere = finding.elsewhere.as_ref().filter(|e| finding.skipped.as_ref() != Some(*e));
    if let Some(elsewhere) = elsewhere {
        let are = if is_one(&finding.elsewhere_threads) {
            "is elsewhere and does"
        } else {
            "are elsewhere and do"
        };
        notes.push(format!("{elsewhere} {are} not wait"));
    }
    // With a place of its own the cause stands in the excerpt.
    if let Some(branch) = &finding.branch
        && branch.cause_loc.is_none()
        && let Some(cause) = &branch.cause
    {
        notes.push(format!("threads do not agree at the branch: {cause}"));
    }
    notes.extend(finding.notes.iter().cloned());
    if finding.count > 1 {
        let (more, least) =
            (finding.count - 1, if finding.count_is_at_least { "at least " } else { "" });
        let what = match (finding.rule, more) {
            (Rule::Race, 1) => "pair of accesses",
            (Rule::Race, _) => "pairs of accesses",
            (_, 1) => "occurrence",
            (_, _) => "occurrences",
        };
        notes.push(format!("and {least}{more} more {what}"));
    }
    if !finding.operations.is_empty() {
        return notes;
    }
    let (launch, model) = (launch_text(&finding.launch), model_name(finding.model));
    let step = finding.step.map_or_else(String::new, |s| format!(", step {s}"));
    if let Some(point) = &finding.program_launch {
        let at = point.loc.as_ref().map_or_else(String::new, |l| format!(", {l}"));
        let (number, of) = (point.number, point.of);
        notes.push(format!("launch {number} of {of}{at}: {launch}, model {model}{step}"));
        return notes;
    }
    notes.push(format!("launch {launch}, model {model}, seed {}{step}", finding.seed));
    if let Some(shown) = finding.launches {
        let args: Vec<String> =
            finding.launch.args.iter().map(|a| shortened(&a.name, &a.value)).collect();
        let with =
            if args.is_empty() { String::new() } else { format!("with {}; ", args.join(", ")) };
        notes.push(format!("{with}shown by {}", launches(shown)));
    }
    notes
}

/// An argument as `--arg` takes it, or its beginning: the whole is in the command that reproduces the finding.
fn shortened(name: &str, value: &str) -> String {
    const MOST: usize = 100;
    let cut = value.char_indices().nth(MOST).map(|(at, _)| at);
    cut.map_or_else(|| format!("{name}={value}"), |at| format!("{name}={}...", &value[..at]))
}

/// Findings that have the cause of another one, in a line each.
fn same_cause(others: &[&FindingReport]) -> String {
    const SHOWN: usize = 8;
    let n = others.len() as u64;
    let have = if n == 1 { "has" } else { "have" };
    let mut text =
        format!("{} {have} the same cause:", counted(n, "more finding", "more findings"));
    let mut lines: Vec<(String, u64)> = vec![];
    for other in others {
        let accesses = other.accesses.iter().filter(|_| other.waiting.is_empty());
        let mut locs: Vec<&Loc> =
            accesses.filter_map(|a| a.loc.as_ref()).chain(&other.loc).collect();
        locs.sort();
        locs.dedup();
        let places = locs.iter().map(|loc| {
            let same = other.loc.as_ref().is_some_and(|l| l.file == loc.file);
            if same { format!("{}:{}", loc.line, loc.column) } else { loc.to_string() }
        });
        let places: Vec<String> = places.collect();
        let at =
            if places.is_empty() { String::new() } else { format!(" at {}", places.join(" and ")) };
        // Races that differ in the threads alone read the same.
        let line = clean(&format!("{}{at}", other.message));
        match lines.iter_mut().find(|(known, _)| *known == line) {
            Some((_, times)) => *times += 1,
            None => lines.push((line, 1)),
        }
    }
    let shown = lines.len().min(SHOWN);
    for (line, times) in &lines[..shown] {
        let times = if *times > 1 { format!(" ({times} times)") } else { String::new() };
        let _ = write!(text, "\n{line}{times}");
    }
    let left: u64 = lines[shown..].iter().map(|(_, times)| times).sum();
    if left > 0 {
        let _ = write!(text, "\nand {left} more");
    }
    text
}

/// The code of a finding: `WS-RACE-SHARED`, `WS-BARRIER-DIVERGENCE`.
pub fn code(finding: &FindingReport) -> String {
    let rule = finding.rule.name().to_uppercase();
    match (&finding.space, finding.rule) {
        (Some(space), Rule::Race) => format!("WS-{rule}-{}", space.to_uppercase()),
        _ => format!("WS-{rule}"),
    }
}

/// Whether these ranges hold one thread.
fn is_one(ranges: &[[u32; 2]]) -> bool {
    matches!(ranges, [[first, last]] if first == last)
}

/// `1 error, 2 warnings`; nothing if there is nothing.
fn tally<'f>(findings: impl Iterator<Item = &'f FindingReport>) -> Option<String> {
    let mut counts = BTreeMap::new();
    for finding in findings {
        *counts.entry(std::cmp::Reverse(finding.severity)).or_insert(0u64) += 1;
    }
    let part = |(severity, count): (&std::cmp::Reverse<Severity>, &u64)| {
        let word = match severity.0 {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        };
        counted(*count, word, &format!("{word}s"))
    };
    let parts: Vec<_> = counts.iter().map(part).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// A size as CUDA writes it: `64`, `(8,8)`, `(4,4,2)`.
pub(crate) fn dim([x, y, z]: [u32; 3]) -> String {
    match (x, y, z) {
        (x, 1, 1) => x.to_string(),
        (x, y, 1) => format!("({x},{y})"),
        (x, y, z) => format!("({x},{y},{z})"),
    }
}

/// `<<<2, (32,8)>>>`, and the dynamic shared memory if there is any.
pub fn launch_text(launch: &LaunchReport) -> String {
    let shared = match launch.shared_bytes {
        0 => String::new(),
        n => format!(", {n}"),
    };
    format!("<<<{}, {}{shared}>>>", dim(launch.grid), dim(launch.block))
}

fn model_name(model: Model) -> &'static str {
    match model {
        Model::Its => "its",
        Model::Lockstep => "lockstep",
    }
}

/// The command that runs this launch again; ready for a shell.
pub fn command(report: &KernelReport) -> String {
    if let Some(link) = &report.replay {
        let link = quote(&operand(link));
        return format!("warpscope replay {link}");
    }
    // Of a search, the launch of the first finding.
    let shown = report.findings.first().filter(|_| report.search.is_some());
    let launch = shown.map_or(&report.launch, |finding| &finding.launch);
    let mut words = launch_words(&report.file, &report.kernel, launch, report.model);
    words.extend_from_slice(&report.flags);
    quoted(&words)
}

/// The command that runs a launch of a kernel; ready for a shell.
pub(crate) fn launch_command(
    file: &str,
    kernel: &str,
    launch: &LaunchReport,
    model: Model,
) -> String {
    quoted(&launch_words(file, kernel, launch, model))
}

/// Its words.
fn launch_words(file: &str, kernel: &str, launch: &LaunchReport, model: Model) -> Vec<String> {
    let dim = |[x, y, z]: [u32; 3]| match (x, y, z) {
        (x, 1, 1) => x.to_string(),
        (x, y, 1) => format!("{x},{y}"),
        (x, y, z) => format!("{x},{y},{z}"),
    };
    let mut words = vec!["warpscope".to_owned(), "check".to_owned(), operand(file)];
    let mut flag = |name: &str, value: String| words.extend([format!("--{name}"), value]);
    flag("kernel", kernel.to_owned());
    flag("grid", dim(launch.grid));
    flag("block", dim(launch.block));
    for (i, arg) in launch.args.iter().enumerate().filter(|(_, arg)| arg.given) {
        let plain = !arg.name.is_empty() && !arg.name.contains(['=', '"']);
        let name = if plain { arg.name.clone() } else { format!("#{i}") };
        flag("arg", format!("{name}={}", arg.value));
    }
    if model != Model::default() {
        flag("model", model_name(model).to_owned());
    }
    let usual = match model {
        Model::Lockstep => Exited::Strict,
        Model::Its => Exited::Arrive,
    };
    if launch.exited != usual {
        let strict = launch.exited == Exited::Strict;
        flag("exited", if strict { "strict" } else { "arrive" }.to_owned());
    }
    for (name, value, usual) in [
        ("warp-size", u64::from(launch.warp_size), 32),
        ("shared-bytes", launch.shared_bytes, 0),
        ("seed", launch.seed, 0),
    ] {
        if value != usual {
            flag(name, value.to_string());
        }
    }
    words
}

/// A file name in a form that is not taken for an option. `-` alone is standard input.
fn operand(file: &str) -> String {
    if file.len() > 1 && file.starts_with('-') { format!("./{file}") } else { file.to_owned() }
}

/// A command line of these words, as a POSIX shell takes it.
fn quoted(words: &[String]) -> String {
    words.iter().map(|word| quote(word)).collect::<Vec<_>>().join(" ")
}

/// `word` as a POSIX shell takes it.
fn quote(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_=.,/@:+".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    let shown = clean(word);
    if shown == word {
        return format!("'{}'", word.replace('\'', r"'\''"));
    }
    // A character that must not reach the terminal is written as its bytes, which shells since
    // POSIX.1-2024 read.
    let mut quoted = "$'".to_owned();
    for c in word.chars() {
        let mut bytes = [0; 4];
        match c {
            '\'' | '\\' => quoted.extend(['\\', c]),
            c if clean(c.encode_utf8(&mut bytes)) == c.to_string() => quoted.push(c),
            c => {
                for byte in c.encode_utf8(&mut bytes).bytes() {
                    let _ = write!(quoted, "\\{byte:03o}");
                }
            }
        }
    }
    quoted + "'"
}

fn origin(loc: &Loc) -> Origin<'static> {
    let origin = Origin::path(clean(&loc.file)).line(loc.line as usize);
    if loc.column > 0 { origin.char_column(loc.column as usize) } else { origin }
}
