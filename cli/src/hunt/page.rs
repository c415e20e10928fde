//! `report.html`: one static file that summarises a hunt.

use super::store::{Line, Store};
use crate::input::Input;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use warpscope_core::detect::finding::Severity;
use warpscope_core::report::model::{Report, UntakenReport};
use warpscope_core::report::text::launch_text;
use warpscope_core::report::words::untaken_side as untaken;
use warpscope_core::visible::visible;

const STYLE: &str = "\
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.5rem}
article{border:1px solid #8886;border-left:4px solid #c33;border-radius:6px;padding:.6rem 1rem;margin:1rem 0}
article.warning{border-left-color:#b80}
article.note{border-left-color:#48c}
article h3{margin:0;font-size:1rem}
pre{overflow-x:auto;background:#8881;padding:.6rem;border-radius:4px;font-size:.85rem}
code{font-size:.9em}
svg{width:100%;height:auto}
svg text{font:12px system-ui,sans-serif;fill:currentColor}
svg .axis{stroke:#888;fill:none}
svg .line{stroke:#48c;stroke-width:2;fill:none}
table{border-collapse:collapse}td,th{text-align:left;padding:.2rem 1rem .2rem 0;vertical-align:top}
.quiet{opacity:.75}";

/// The page for the hunt in `store`; `targets` are the short names of its kernels, each with the
/// file of its stored input.
pub fn render(store: &Store, targets: &[(&str, &Path)], playground: &str) -> String {
    let history = store.history();
    let last = history.last().cloned().unwrap_or_default();
    let names = store.findings();
    let mut page = String::from(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>warpscope hunt</title>\n",
    );
    let _ = write!(page, "<style>{STYLE}</style>\n<h1>Hunt report</h1>\n");
    let s = |n: usize| if n == 1 { "" } else { "s" };
    let _ = writeln!(
        page,
        "<p>{} kernel{}, {} launches in {} s, {} of {} branch sides taken, {} finding{}.</p>",
        targets.len(),
        s(targets.len()),
        last.launches,
        last.seconds.round(),
        last.sides.0,
        last.sides.1,
        names.len(),
        s(names.len())
    );
    page.push_str("<h2>Findings</h2>\n");
    if names.is_empty() {
        page.push_str("<p>None in the launches tried. This is not a proof of correctness.</p>\n");
    }
    for name in &names {
        finding(&mut page, store, name, playground);
    }
    page.push_str("<h2>Progress</h2>\n");
    plot(&mut page, "Branch sides taken", &history, |l| l.sides.0 as f64);
    plot(&mut page, "Findings", &history, |l| l.findings as f64);
    plot(&mut page, "Launches per second", &history, |l| l.rate);
    uncovered(&mut page, store, targets);
    page.push_str("</html>\n");
    page
}

/// Escapes text for HTML.
fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.lines().map(visible).collect::<Vec<_>>().join("\n").chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            _ => safe.push(c),
        }
    }
    safe
}

fn finding(page: &mut String, store: &Store, name: &str, playground: &str) {
    let folder = store.root.join("findings").join(name);
    let read = |file: &str| fs::read_to_string(folder.join(file)).unwrap_or_default();
    let report: Option<Report> = serde_json::from_str(&read("report.json")).ok();
    let Some(kernel) = report.as_ref().and_then(|r| r.kernels.first()) else { return };
    let Some(finding) = kernel.findings.first() else { return };
    let class = match finding.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    };
    let _ = writeln!(page, "<article class=\"{class}\" id=\"{}\">", escape(name));
    let _ = writeln!(
        page,
        "<h3>{}</h3>\n<p><code>{}{}</code>",
        escape(&finding.message),
        escape(&kernel.display_name),
        escape(&launch_text(&finding.launch))
    );
    if let Some(link) = &finding.link {
        let _ = write!(
            page,
            " · <a href=\"{}{}\">open in the playground</a>",
            escape(playground),
            escape(link)
        );
    }
    let _ = writeln!(
        page,
        " · <a href=\"findings/{0}/report.txt\">report</a> · <a href=\"findings/{0}/report.json\">JSON</a></p>",
        escape(name)
    );
    let _ = writeln!(
        page,
        "<details><summary>Report</summary><pre>{}</pre></details>\n<pre>{}</pre>\n</article>",
        escape(&read("report.txt")),
        escape(read("launch.txt").trim())
    );
}

/// Plots a number over the seconds of the hunt.
fn plot(page: &mut String, title: &str, history: &[Line], value: impl Fn(&Line) -> f64) {
    const WIDTH: f64 = 640.0;
    const HEIGHT: f64 = 140.0;
    const LEFT: f64 = 60.0;
    const POINTS: usize = 400;
    let end = history.last().map_or(0.0, |l| l.seconds).max(1.0);
    let most = history.iter().map(&value).fold(1.0, f64::max);
    let step = history.len().div_ceil(POINTS).max(1);
    let mut points = String::new();
    for (i, line) in history.iter().enumerate() {
        if i % step == 0 || i + 1 == history.len() {
            let x = LEFT + line.seconds / end * WIDTH;
            let y = 10.0 + HEIGHT * (1.0 - value(line) / most);
            let _ = write!(points, "{x:.1},{y:.1} ");
        }
    }
    let (right, bottom) = (LEFT + WIDTH, 10.0 + HEIGHT);
    let _ = write!(
        page,
        "<figure style=\"margin:1rem 0\"><figcaption>{title}</figcaption>\n\
         <svg viewBox=\"0 0 {w} {h}\" role=\"img\" aria-label=\"{title} over time, maximum {most:.0}\">\
         <path class=\"axis\" d=\"M{LEFT},10V{bottom}H{right}\"/>\
         <text x=\"{label}\" y=\"18\" text-anchor=\"end\">{most:.0}</text>\
         <text x=\"{label}\" y=\"{bottom}\" text-anchor=\"end\">0</text>\
         <text x=\"{right}\" y=\"{below}\" text-anchor=\"end\">{end:.0} s</text>\
         <polyline class=\"line\" points=\"{points}\"/></svg></figure>\n",
        w = right + 10.0,
        h = bottom + 24.0,
        label = LEFT - 6.0,
        below = bottom + 18.0,
    );
}

/// Branch sides that no launch took, each with its line of the source.
fn uncovered(page: &mut String, store: &Store, targets: &[(&str, &Path)]) {
    page.push_str("<h2>Branch sides never taken</h2>\n");
    let mut any = false;
    for (kernel, coverage) in store.coverage() {
        if coverage.sides_not_taken.is_empty() {
            continue;
        }
        any = true;
        let _ = writeln!(
            page,
            "<h3><code>{}</code> <span class=\"quiet\">{} of {} sides taken</span></h3>\n<table>",
            escape(&kernel),
            coverage.sides_taken,
            coverage.sides
        );
        let kept = targets.iter().find(|(name, _)| *name == kernel);
        let input: Option<Input> =
            kept.and_then(|(_, path)| serde_json::from_slice(&fs::read(path).ok()?).ok());
        let source = input.as_ref().map(Source::of);
        for side in &coverage.sides_not_taken {
            let condition = source.as_ref().and_then(|s| s.condition(side)).unwrap_or_default();
            let _ = writeln!(
                page,
                "<tr><td>{}<td><code>{}</code></tr>",
                escape(&untaken(side)),
                escape(condition)
            );
        }
        page.push_str("</table>\n");
    }
    if !any {
        page.push_str("<p>Every side of every branch was taken, or nothing has run yet.</p>\n");
    }
}

/// The source of a kernel, split into lines.
struct Source<'a> {
    name: &'a str,
    lines: Vec<&'a str>,
}

impl<'a> Source<'a> {
    fn of(input: &'a Input) -> Self {
        let text = input.source.as_ref().unwrap_or(&input.text);
        Self { name: &input.name, lines: text.lines().collect() }
    }

    /// The source line of a branch; `None` for those in headers.
    fn condition(&self, side: &UntakenReport) -> Option<&'a str> {
        let (file, line) = (side.file.as_str(), side.line as usize);
        let base = |path: &str| path.rsplit(['/', '\\']).next().unwrap_or("").to_owned();
        let stem = |path: &str| base(path).rsplit_once('.').map(|(stem, _)| stem.to_owned());
        // IR names the file that it was compiled from.
        if base(self.name) != base(file) && stem(self.name) != stem(file) {
            return None;
        }
        Some(self.lines.get(line.checked_sub(1)?)?.trim())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpscope_core::report::model::Never;

    #[test]
    fn a_page_is_made_of_nothing() {
        let root = tempfile::tempdir().unwrap();
        let store = Store::open(root.path()).unwrap();
        let page = render(&store, &[("k", Path::new("k.json"))], "http://127.0.0.1/");
        assert!(page.contains("None in the launches") && page.ends_with("</html>\n"));
    }

    #[test]
    fn conditions_are_lines_of_the_source() {
        let source = Some("a\n  if (n == 7)\n".to_owned());
        let input = Input { name: "x/k.cu".to_owned(), source, ..Input::default() };
        let source = Source::of(&input);
        let at = |file: &str, line| UntakenReport {
            file: file.to_owned(),
            line,
            column: 9,
            never: Never::True,
        };
        assert_eq!(source.condition(&at("k.cu", 2)), Some("if (n == 7)"));
        assert_eq!(source.condition(&at("other.h", 2)), None);
        assert_eq!(source.condition(&at("k.cu", 9)), None);
        assert_eq!(untaken(&at("k.cu", 2)), "k.cu:2:9: never true");
        assert_eq!(escape("<a href='x'>"), "&lt;a href=&#39;x&#39;&gt;");
    }
}
