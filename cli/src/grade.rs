//! `warpscope grade`: judges attempts at a lesson.

use crate::End;
use crate::args::{CudaArgs, GradeArgs, ListFormat};
use crate::cuda::{FrontEnd, is_source};
use crate::input::{self, CliSources, Input};
use crate::interrupt::interrupted;
use crate::pool;
use crate::terminal;
use serde_json::json;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs::File;
use std::io::Read as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use warpscope_core::LoadedModule;
use warpscope_core::course::{Judge, Lesson};
use warpscope_core::diagnostic::{Diagnostic, Outcome};
use warpscope_core::limits;
use warpscope_core::report::attempt::{self, AttemptReport};
use warpscope_core::report::model::Report;
use warpscope_core::report::text::{NoSources, TextRenderer, launch_text};
use warpscope_core::visible::{visible, visible_json};

/// Longest name of a file in the table, characters.
const NAME: usize = 40;
/// Longest sentence in the table, characters.
const SENTENCE: usize = 100;

/// Runs the command.
pub fn run(args: &GradeArgs) -> End {
    let cuda = CudaArgs { clang: args.clang.clone(), ..CudaArgs::default() };
    let color = terminal::colors_err(args.color);
    let front_end = FrontEnd::new(&cuda, color);
    let path = args.lesson.join("lesson.md");
    let complain = |error: &Diagnostic, file: &str, text: &str| {
        terminal::complain(&TextRenderer::new(&NoSources, color).diagnostic(error, file, text));
        End::Failed
    };
    let shown = path.display().to_string();
    let text = match text(&path, limits::MAX_LESSON_BYTES) {
        Ok(text) => text,
        Err(error) => return complain(&error, &shown, ""),
    };
    let lesson = match Lesson::parse(&text) {
        Ok(lesson) => lesson,
        Err(error) => return complain(&error, &shown, &text),
    };
    // Where nothing else is compiled, a lesson that has its IR needs no compiler either.
    let ir = args.lesson.join("reference.ll");
    let compiles = args.files.iter().any(|file| is_source(file));
    let path = if compiles || !ir.is_file() { args.lesson.join("reference.cu") } else { ir };
    let reference = match input::read(&path, &front_end) {
        Ok(reference) => reference,
        Err(error) => return complain(&error, &path.display().to_string(), ""),
    };
    let in_reference = |e: &Diagnostic| complain(e, &reference.text_name(), &reference.text);
    let loaded = match LoadedModule::new(&reference.text, &reference.name) {
        Ok(loaded) => loaded,
        Err(error) => return in_reference(&error),
    };
    let judge = match Judge::new(&lesson, &loaded) {
        Ok(judge) => judge,
        Err(error) => return in_reference(&error),
    };
    let grader = Grader { args, lesson: &lesson, judge };
    let work = |front_end: &mut FrontEnd<'_>, file: &PathBuf| {
        (!interrupted()).then(|| grader.grade(file, front_end))
    };
    let mut attempts = vec![];
    let (mut wrong, mut ended) = (None, false);
    pool::in_order(pool::cores(), args.files.iter().collect(), front_end.maker(), work, |done| {
        match done {
            // What comes after a file that was not judged is not shown either.
            None => ended = true,
            Some(_) if ended => {}
            Some(Ok((report, sources))) => {
                if args.format == ListFormat::Text && !args.brief && !report.passed {
                    print(&grader.details(&report, &sources));
                }
                attempts.push(report);
            }
            Some(Err(error)) => wrong = wrong.take().or(Some(error)),
        }
    });
    match wrong {
        Some(error) => in_reference(&error),
        None => grader.finish(&attempts),
    }
}

/// The text of a file of at most `most` bytes.
fn text(path: &Path, most: usize) -> Result<String, Box<Diagnostic>> {
    let fault = |message| Box::new(Diagnostic::new(Outcome::BadLaunch, "WS-FILE", message));
    let mut bytes = vec![];
    let read = File::open(path).and_then(|f| f.take(most as u64 + 1).read_to_end(&mut bytes));
    read.map_err(|e| fault(format!("cannot read {}: {e}", path.display())))?;
    if bytes.len() > most {
        let message = format!("{} is too large: the maximum is {most} bytes", path.display());
        return Err(Box::new(Diagnostic::limit(message)));
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Reads a file; CUDA C++ can include warpscope's headers only.
fn read(path: &Path, name: &str, front_end: &FrontEnd<'_>) -> Result<Input, Box<Diagnostic>> {
    if !is_source(path) {
        return input::read(path, front_end);
    }
    let source = text(path, limits::MAX_SOURCE_BYTES)?;
    let short = path.file_name().map_or_else(|| name.into(), |n| n.to_string_lossy());
    input::compiled(&short, &source, front_end)
}

struct Grader<'a> {
    args: &'a GradeArgs,
    lesson: &'a Lesson,
    judge: Judge<'a>,
}

impl Grader<'_> {
    /// Judges one file.
    ///
    /// # Errors
    /// The lesson itself is wrong.
    fn grade(
        &self,
        path: &Path,
        front_end: &FrontEnd<'_>,
    ) -> Result<(AttemptReport, CliSources), Box<Diagnostic>> {
        let name = path.display().to_string();
        // The compiler's messages are in the report of the attempt.
        let (read, _) = terminal::captured(|| read(path, &name, front_end));
        let launches = self.lesson.launches.len();
        let mut sources = CliSources::closed();
        let report = match read {
            Err(error) => attempt::unread(&name, launches, "", &error),
            // Device code that does not compile is left out, so that the rest of a program can be checked. Of an
            // attempt everything counts.
            Ok(input) if !input.left_out.is_empty() => {
                let error = input.left_out[0].told(&input.name);
                attempt::unread(&name, launches, "", &error)
            }
            Ok(input) => {
                sources.add(path, &input);
                match LoadedModule::new(&input.text, &input.name) {
                    Err(error) => attempt::unread(&name, launches, &input.text, &error),
                    Ok(loaded) => {
                        // One attempt that hits a bug of ours must not cost the others their result.
                        let judged = catch_unwind(AssertUnwindSafe(|| self.judge.judge(&loaded)));
                        let bug = || {
                            let message = "this attempt hit a bug in warpscope; please report it";
                            Box::new(Diagnostic::new(Outcome::Unsupported, "WS-BUG", message))
                        };
                        match judged {
                            Ok(judgement) => attempt::attempt(&name, &judgement?, &loaded),
                            Err(_) => attempt::unread(&name, launches, "", &bug()),
                        }
                    }
                }
            }
        };
        Ok((report, sources))
    }

    /// Why an attempt does not pass, with its source.
    fn details(&self, report: &AttemptReport, sources: &CliSources) -> String {
        let mut out = format!("{}: ", visible(&report.file));
        match (&report.launch, &report.message) {
            (Some(launch), _) => {
                let _ = writeln!(out, "does not pass; smallest launch: {}", launch_text(launch));
            }
            (None, _) => out.push_str("does not pass\n"),
        }
        let color = terminal::colors_out(self.args.color);
        let mut renderer = TextRenderer::new(sources, color);
        if report.findings.is_empty() {
            let message = report.message.as_deref().unwrap_or_default();
            let _ = writeln!(out, "  {}", visible(message));
            for note in &report.notes {
                let _ = writeln!(out, "  note: {}", visible(note));
            }
        }
        for finding in report.findings.iter().take(1) {
            out += &renderer.finding(finding);
        }
        out.push('\n');
        out
    }

    /// The table, or everything as JSON.
    fn finish(&self, attempts: &[AttemptReport]) -> End {
        let passed = attempts.iter().filter(|a| a.passed).count();
        let text = match self.args.format {
            ListFormat::Json => {
                let report = Report::new();
                let lesson = json!({ "title": self.lesson.title, "kernel": self.lesson.kernel });
                let all = json!({
                    "schema": report.schema, "tool": report.tool, "lesson": lesson,
                    "passed": passed, "attempts": attempts,
                });
                visible_json(&format!("{all:#}\n"))
            }
            ListFormat::Text => self.table(attempts, passed),
        };
        if !print(&text) {
            End::Failed
        } else if passed == self.args.files.len() {
            End::Clean
        } else {
            End::Found
        }
    }

    fn table(&self, attempts: &[AttemptReport], passed: usize) -> String {
        let names = names(attempts);
        let width = names.iter().map(|n| n.chars().count()).max().unwrap_or(0).max(4);
        let mut out =
            format!("{}\n\n{:width$}  launches  result\n", visible(&self.lesson.title), "file");
        for (attempt, name) in attempts.iter().zip(&names) {
            let launches = format!("{}/{}", attempt.launches_passed, attempt.launches);
            let result = match &attempt.message {
                None => "passes".to_owned(),
                Some(message) => shortened(&visible(message), SENTENCE),
            };
            let _ = writeln!(out, "{name:width$}  {launches:>8}  {result}");
        }
        let of = attempts.len();
        let attempts = if of == 1 { "attempt passes" } else { "attempts pass" };
        let _ = writeln!(out, "\n{passed} of {of} {attempts}");
        if of < self.args.files.len() {
            out.push_str("interrupted: the others were not judged\n");
        }
        out
    }
}

/// Names for the table: without folders, if they differ without.
fn names(attempts: &[AttemptReport]) -> Vec<String> {
    let short: BTreeSet<&str> = attempts.iter().map(|a| file_name(&a.file)).collect();
    let is_clear = short.len() == attempts.len();
    let name = |a: &AttemptReport| {
        shortened(&visible(if is_clear { file_name(&a.file) } else { &a.file }), NAME)
    };
    attempts.iter().map(name).collect()
}

/// Prints; whether that worked.
fn print(text: &str) -> bool {
    let printed = terminal::print(text);
    if let Err(error) = &printed {
        terminal::complain(&format!("error: cannot write to standard output: {error}\n"));
    }
    printed.is_ok()
}

/// The last part of a path.
fn file_name(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}

/// The first line of `text`, with at most `most` characters.
fn shortened(text: &str, most: usize) -> String {
    let line = text.lines().next().unwrap_or("");
    if line.chars().count() <= most {
        return line.to_owned();
    }
    let mut short: String = line.chars().take(most - 3).collect();
    short.push_str("...");
    short
}
