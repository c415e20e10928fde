//! The text of a lesson: settings between two lines `---`, then Markdown.

use base::diagnostic::{Diagnostic, Result, Span};
use base::limits;
use launch::parse::{parse_arg, parse_dim3};
use launch::{ArgValue, Exited, Launch, Model};

/// What a student is asked to point at before the first run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Predict {
    /// A line of the source that takes part in a finding.
    Line,
    /// A cell of memory that threads race for.
    Cell,
    /// A thread that takes part in a finding.
    Thread,
}

impl Predict {
    /// The name in a lesson's settings and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Cell => "cell",
            Self::Thread => "thread",
        }
    }
}

/// A lesson, without its kernels.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Heading of the text.
    pub title: String,
    /// One sentence that says what is learned.
    pub concept: String,
    /// Name of the kernel that is to be mended.
    pub kernel: String,
    /// The launch that the lesson opens with.
    pub show: Launch,
    /// The launches that an attempt is judged by, smallest first.
    pub launches: Vec<Launch>,
    /// Names of the buffers whose contents are compared at the end.
    pub compare: Vec<String>,
    /// Whether a block may complete no more barriers than the reference does in the same launch.
    pub few_barriers: bool,
    /// How many times the warp instructions of the reference an attempt may take in the largest launch.
    pub most_work: Option<u64>,
    /// What is to be predicted.
    pub predict: Predict,
    /// The cells that can be pointed at: the name of an array, and how many there are.
    pub cells: Option<(String, u32)>,
    /// The text in Markdown, without its heading.
    pub text: String,
    /// What the student is asked to predict.
    pub question: String,
    /// Hints, each of which says more than the one before.
    pub hints: Vec<String>,
}

/// Reads the lines of a lesson.
struct Reader<'a> {
    text: &'a str,
}

impl<'a> Reader<'a> {
    /// An error about `part`, which must be a piece of the text.
    fn error(&self, part: &str, message: impl Into<String>) -> Box<Diagnostic> {
        let start = (part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        let start = start.min(self.text.len());
        let end = (start + part.len()).min(self.text.len());
        Box::new(Diagnostic::malformed(Span::new(start, end), message))
    }

    /// The lines of the settings, and the text after them.
    fn parts(&self) -> Result<(Vec<&'a str>, &'a str)> {
        let begins = || self.error(&self.text[..0], "a lesson begins with a line `---`");
        let rest = self.text.strip_prefix("---").ok_or_else(begins)?;
        let rest = rest.trim_start_matches('\r').strip_prefix('\n').ok_or_else(begins)?;
        let mut at = 0;
        for line in rest.split_inclusive('\n') {
            if line.trim_end() == "---" {
                return Ok((rest[..at].lines().collect(), &rest[at + line.len()..]));
            }
            at += line.len();
        }
        Err(self.error(rest, "the settings of a lesson end with a line `---`"))
    }

    /// The launch that these flags of `check` describe, all on one line and without spaces in values.
    fn launch(&self, flags: &'a str) -> Result<Launch> {
        let mut launch = Launch::default();
        let mut words = flags.split_whitespace();
        while let Some(flag) = words.next() {
            let missing = || self.error(flag, format!("{flag} needs a value"));
            let value = words.next().ok_or_else(missing)?.trim_matches('\'');
            let at = |error: Box<Diagnostic>| self.error(value, error.message);
            let number =
                || value.parse::<u64>().map_err(|_| self.error(value, "expected a whole number"));
            match flag {
                "--grid" => launch.grid = parse_dim3(value).map_err(at)?,
                "--block" => launch.block = parse_dim3(value).map_err(at)?,
                "--arg" => launch.args.push(parse_arg(value).map_err(at)?),
                "--shared-bytes" => launch.shared_bytes = number()?,
                "--seed" => launch.seed = number()?,
                "--warp-size" => launch.warp_size = u32::try_from(number()?).unwrap_or(0),
                "--model" if value == "its" => launch.model = Model::Its,
                "--model" if value == "lockstep" => launch.model = Model::Lockstep,
                "--exited" if value == "strict" => launch.exited = Some(Exited::Strict),
                "--exited" if value == "arrive" => launch.exited = Some(Exited::Arrive),
                _ => {
                    let known = "--grid, --block, --arg, --shared-bytes, --seed, --warp-size, --model \
                                 and --exited";
                    let message = format!("`{flag} {value}` is not among {known}");
                    return Err(self.error(flag, message));
                }
            }
        }
        launch.validate().map_err(|error| self.error(flags, error.message))?;
        if launch.grid.count().saturating_mul(launch.block.count()) > limits::MAX_SEARCH_THREADS {
            let most = limits::MAX_SEARCH_THREADS;
            return Err(
                self.error(flags, format!("a launch of a lesson has at most {most} threads"))
            );
        }
        Ok(launch)
    }
}

/// How large a launch is: threads, then cells of buffers.
fn size(launch: &Launch) -> (u64, u64) {
    let cells = launch.args.iter().map(|arg| match &arg.value {
        ArgValue::Buffer(buffer) => buffer.len.unwrap_or(0),
        _ => 0,
    });
    (launch.grid.count() * launch.block.count(), cells.fold(0, u64::saturating_add))
}

impl Lesson {
    /// Reads the text of a lesson.
    ///
    /// # Errors
    /// The text is too long, or a setting is unknown, missing or wrong; the span says where.
    pub fn parse(text: &str) -> Result<Self> {
        if text.len() > limits::MAX_LESSON_BYTES {
            let most = limits::MAX_LESSON_BYTES;
            return Err(Box::new(Diagnostic::limit(format!("a lesson has at most {most} bytes"))));
        }
        let reader = Reader { text };
        let (settings, body) = reader.parts()?;
        let (mut kernel, mut concept, mut show) = (None, None, None);
        let (mut launches, mut compare, mut predict) = (vec![], vec![], None);
        let (mut few_barriers, mut most_work, mut cells) = (false, None, None);
        for line in settings {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let no_colon = || reader.error(line, "expected `NAME: VALUE`");
            let (name, value) = line.split_once(':').ok_or_else(no_colon)?;
            let value = value.trim();
            match name {
                "kernel" => kernel = Some(value.to_owned()),
                "concept" => concept = Some(value.to_owned()),
                "show" => show = Some(reader.launch(value)?),
                "launch" if launches.len() < limits::MAX_LESSON_LAUNCHES => {
                    launches.push(reader.launch(value)?);
                }
                "launch" => {
                    let most = limits::MAX_LESSON_LAUNCHES;
                    return Err(reader.error(line, format!("a lesson has at most {most} launches")));
                }
                "compare" => compare.extend(value.split_whitespace().map(str::to_owned)),
                "barriers" if value == "as-reference" => few_barriers = true,
                "work" => {
                    let factor = value.parse().ok().filter(|&n: &u64| (1..=1000).contains(&n));
                    let wrong = || reader.error(value, "expected a whole number from 1 to 1000");
                    most_work = Some(factor.ok_or_else(wrong)?);
                }
                "predict" => {
                    let all = [Predict::Line, Predict::Cell, Predict::Thread];
                    let wrong = || reader.error(value, "expected line, cell NAME[COUNT] or thread");
                    let (what, which) = value.split_once(' ').unwrap_or((value, ""));
                    let what = all.into_iter().find(|p| p.name() == what).ok_or_else(wrong)?;
                    if what == Predict::Cell {
                        cells = Some(cells_of(which.trim()).ok_or_else(wrong)?);
                    } else if !which.is_empty() {
                        return Err(wrong());
                    }
                    predict = Some(what);
                }
                _ => {
                    let known = "kernel, concept, show, launch, compare, barriers: as-reference, work and \
                                 predict";
                    return Err(
                        reader.error(line, format!("this is not among the settings {known}"))
                    );
                }
            }
        }
        let missing = |what: &str| reader.error(&text[..3], format!("the lesson has no `{what}:`"));
        launches.sort_by_key(size);
        let body = Body::of(body);
        if body.title.is_empty() {
            return Err(reader.error(&text[..3], "the text of the lesson has no heading `# TITLE`"));
        }
        Ok(Self {
            title: body.title,
            concept: concept.ok_or_else(|| missing("concept"))?,
            kernel: kernel.ok_or_else(|| missing("kernel"))?,
            show: show.ok_or_else(|| missing("show"))?,
            launches: if launches.is_empty() { return Err(missing("launch")) } else { launches },
            compare: if compare.is_empty() { return Err(missing("compare")) } else { compare },
            few_barriers,
            most_work,
            predict: predict.unwrap_or(Predict::Line),
            cells,
            text: body.text,
            question: body.question,
            hints: body.hints,
        })
    }
}

/// An array and its size: `NAME[COUNT]`.
fn cells_of(text: &str) -> Option<(String, u32)> {
    let (name, count) = text.strip_suffix(']')?.split_once('[')?;
    let count = count.parse().ok().filter(|n| (1..=limits::MAX_LESSON_CELLS).contains(n))?;
    (!name.is_empty()).then(|| (name.to_owned(), count))
}

/// The Markdown of a lesson: heading, text, `## Predict`, `## Hints` with a numbered list.
#[derive(Default)]
struct Body {
    title: String,
    text: String,
    question: String,
    hints: Vec<String>,
}

impl Body {
    fn of(markdown: &str) -> Self {
        let mut body = Self::default();
        let mut section = "";
        for line in markdown.lines() {
            if let Some(heading) = line.strip_prefix("## ").map(str::trim)
                && matches!(heading, "Predict" | "Hints")
            {
                section = heading;
                continue;
            }
            if let Some(title) = line.strip_prefix("# ").filter(|_| body.title.is_empty()) {
                title.trim().clone_into(&mut body.title);
                continue;
            }
            match section {
                "Hints" => body.hint(line),
                "Predict" => body.question += &format!("{line}\n"),
                _ => body.text += &format!("{line}\n"),
            }
        }
        for part in [&mut body.text, &mut body.question] {
            *part = part.trim().to_owned();
        }
        body
    }

    /// Adds a line of the list of hints.
    fn hint(&mut self, line: &str) {
        let begins = line.split_once(". ").filter(|(n, _)| n.parse::<u32>().is_ok());
        if let Some((_, text)) = begins {
            self.hints.push(text.trim().to_owned());
        } else if let Some(last) = self.hints.last_mut()
            && !line.trim().is_empty()
        {
            *last += " ";
            *last += line.trim();
        }
    }
}
