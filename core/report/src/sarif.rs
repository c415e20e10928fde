//! The report as SARIF 2.1.0 (OASIS Standard, 27 March 2020), for code scanning services and editors.
//!
//! A finding is a *result*. Its first access or barrier is the location, the others are related
//! locations, and each thread involved has a *thread flow*: the calls that led to the access, then
//! the access. What could not be checked becomes a notification of the invocation.

use crate::explain::summary;
use crate::model::{AccessReport, CallSite, Failure, FindingReport, GroupReport, Loc, Report};
use crate::repair::{EditReport, FixReport};
use base::sources::Sources;
use base::visible::visible;
use detect::finding::{Rule, Severity};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_sarif::sarif::{
    ArtifactChange, ArtifactContent, ArtifactLocation, CodeFlow, Fix, Invocation, Location,
    LogicalLocation, Message, MultiformatMessageString, Notification, PhysicalLocation,
    PropertyBag, Region, Replacement, ReportingConfiguration, ReportingDescriptor,
    Result as SarifResult, ResultLevel, Run, Sarif, ThreadFlow, ThreadFlowLocation, Tool,
    ToolComponent,
};
use std::collections::BTreeMap;

/// Address of the schema, which editors use for completion and validation.
const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// The report as SARIF text. `sources` is used to convert byte columns to character columns.
///
/// # Errors
/// JSON cannot be written, which is a bug.
pub fn text(report: &Report, sources: &dyn Sources) -> serde_json::Result<String> {
    let run = Writer { sources, files: BTreeMap::new() }.run(report);
    let log = Sarif::builder().schema(SCHEMA).version("2.1.0").runs(vec![run]).build();
    serde_json::to_string_pretty(&log)
}

fn level(severity: Severity) -> ResultLevel {
    match severity {
        Severity::Error => ResultLevel::Error,
        Severity::Warning => ResultLevel::Warning,
        Severity::Note => ResultLevel::Note,
    }
}

fn message(text: impl Into<String>) -> Message {
    // `[a](b)` would be a link (section 3.11.6); our texts contain no links.
    Message::builder().text(text.into().replace("](", "\\](")).build()
}

fn multiformat(text: &str) -> MultiformatMessageString {
    MultiformatMessageString::builder().text(text).build()
}

fn properties(entries: Vec<(&str, serde_json::Value)>) -> PropertyBag {
    let entries = entries.into_iter().filter(|(_, value)| !value.is_null());
    let entries = entries.map(|(name, value)| (name.to_owned(), value));
    PropertyBag::builder()
        .additional_properties(entries.collect::<BTreeMap<String, serde_json::Value>>())
        .build()
}

/// Bytes that are escaped in a URI reference: all but unreserved ones (RFC 3986, 2.3) and `/`. A colon in the
/// first part of a relative path would make it a scheme.
const ESCAPED: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'/').remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// A file name as a URI reference (RFC 3986): reserved bytes become `%XX`. An absolute path gets
/// its scheme, a relative one stays relative to the working directory.
fn uri(file: &str) -> String {
    let file = file.replace('\\', "/");
    let escape = |text: &str| utf8_percent_encode(text, ESCAPED).to_string();
    if file.get(1..3) == Some(":/") {
        let (drive, rest) = file.split_at(2);
        return format!("file:///{drive}{}", escape(rest));
    }
    let scheme = if file.starts_with('/') { "file://" } else { "" };
    format!("{scheme}{}", escape(&file))
}

struct Writer<'a> {
    sources: &'a dyn Sources,
    files: BTreeMap<String, Option<String>>,
}

impl Writer<'_> {
    fn run(&mut self, report: &Report) -> Run {
        let mut rules: Vec<Rule> = report.findings().map(|f| f.rule).collect();
        rules.sort_unstable();
        rules.dedup();
        let descriptors: Vec<_> = rules
            .iter()
            .map(|&rule| {
                let worst = report.findings().filter(|f| f.rule == rule).map(|f| f.severity).max();
                let default = level(worst.unwrap_or(Severity::Warning)).to_string();
                ReportingDescriptor::builder()
                    .id(rule.name())
                    .short_description(multiformat(summary(rule)))
                    .default_configuration(ReportingConfiguration::builder().level(default).build())
                    .build()
            })
            .collect();
        let driver = ToolComponent::builder()
            .name(report.tool.name.clone())
            .version(report.tool.version.clone())
            .semantic_version(report.tool.version.clone())
            .rules(descriptors)
            .build();
        let mut results = vec![];
        let program = report.programs().flat_map(|program| {
            let file = program.files.first().map_or("", String::as_str);
            program.findings.iter().map(move |f| ((file, "main"), f))
        });
        let kernels = report.kernels.iter().flat_map(|kernel| {
            let named = (kernel.file.as_str(), kernel.display_name.as_str());
            kernel.findings.iter().map(move |f| (named, f))
        });
        for (named, finding) in program.chain(kernels) {
            let index = rules.iter().position(|&r| r == finding.rule).unwrap_or_default();
            let mut result = self.result(named, finding, index);
            let fixes = report.kernels.iter().filter_map(|k| k.fix.as_ref());
            let fixes: Vec<_> = fixes
                .filter(|f| f.fingerprints.contains(&finding.fingerprint))
                .map(|f| self.fix(f))
                .collect();
            if !fixes.is_empty() {
                result.fixes = Some(fixes);
            }
            results.push(result);
        }
        let mut notifications: Vec<_> = report.failures.iter().map(|f| self.failure(f)).collect();
        for kernel in report.kernels.iter().filter(|k| !k.outcome.text.is_empty()) {
            let text = visible(&format!("{}: {}", kernel.display_name, kernel.outcome.text));
            let location = self.place(None, &kernel.file, None, &kernel.display_name, &[]);
            let note = Notification::builder().message(message(text)).locations(vec![location]);
            notifications.push(note.level("warning").build());
        }
        let invocation = Invocation::builder()
            .execution_successful(report.failures.is_empty())
            .tool_execution_notifications(notifications)
            .build();
        Run::builder()
            .tool(Tool::builder().driver(driver).build())
            .invocations(vec![invocation])
            .column_kind("unicodeCodePoints")
            .results(results)
            .build()
    }

    fn failure(&mut self, failure: &Failure) -> Notification {
        let mut text = visible(&failure.message);
        for note in &failure.notes {
            text.push('\n');
            text.push_str(&visible(note));
        }
        let kernel = failure.kernel.as_deref().unwrap_or_default();
        let location = self.place(None, &failure.file, failure.loc.as_ref(), kernel, &[]);
        Notification::builder()
            .level("error")
            .message(message(text))
            .locations(vec![location])
            .properties(properties(vec![
                ("code", failure.code.clone().into()),
                ("outcome", failure.outcome.clone().into()),
            ]))
            .build()
    }

    fn result(
        &mut self,
        (file, name): (&str, &str),
        finding: &FindingReport,
        rule: usize,
    ) -> SarifResult {
        let mut text = visible(&finding.message);
        for line in finding.notes.iter().chain(&finding.help) {
            text.push('\n');
            text.push_str(&visible(line));
        }
        let function = finding.function.as_deref().unwrap_or(name);
        let main = self.place(None, file, finding.loc.as_ref(), function, &finding.inlined_at);
        let mut related: Vec<(String, &Option<Loc>, &str)> = vec![];
        // The first access is the location of the finding itself.
        let others = threads(finding).skip(1).chain(groups(finding));
        related.extend(others.map(|p| (p.does, p.loc, p.function)));
        let operations = finding.operations.iter();
        related.extend(operations.map(|o| (o.text.clone(), &o.loc, o.function.as_str())));
        let memory = finding.memory.iter();
        related.extend(memory.map(|m| (m.what.clone(), &m.loc, m.function.as_str())));
        if let Some(branch) = &finding.branch {
            let parted = "the branch at which the threads diverge".to_owned();
            related.push((parted, &branch.loc, function));
            related.extend(branch.cause.clone().map(|cause| (cause, &branch.cause_loc, function)));
        }
        let related: Vec<_> = (1..)
            .zip(related.iter().filter(|(_, loc, _)| loc.is_some()))
            .map(|(id, (text, loc, function))| {
                self.place(Some((id, text)), file, loc.as_ref(), function, &[])
            })
            .collect();
        let launch = &finding.launch;
        let args: Vec<_> = launch.args.iter().map(|a| format!("{}={}", a.name, a.value)).collect();
        let bag = properties(vec![
            ("kernel", name.into()),
            ("grid", launch.grid.to_vec().into()),
            ("block", launch.block.to_vec().into()),
            ("sharedBytes", launch.shared_bytes.into()),
            ("warpSize", launch.warp_size.into()),
            ("args", args.into()),
            ("seed", finding.seed.into()),
            ("kind", finding.kind.clone().into()),
            ("object", finding.path.clone().or(finding.object.clone()).into()),
            ("link", finding.link.clone().into()),
        ]);
        let mut result = SarifResult::builder()
            .rule_id(finding.rule.name())
            .rule_index(rule as i64)
            .level(level(finding.severity))
            .message(message(text))
            .locations(vec![main])
            .occurrence_count(i64::try_from(finding.count.max(1)).unwrap_or(i64::MAX))
            .partial_fingerprints(BTreeMap::from([(
                "warpscopeFinding/v1".to_owned(),
                finding.fingerprint.clone(),
            )]))
            .properties(bag)
            .build();
        if !related.is_empty() {
            result.related_locations = Some(related);
        }
        let flows = self.flows(file, finding);
        if !flows.is_empty() {
            let flow = CodeFlow::builder().thread_flows(flows).build();
            result.code_flows = Some(vec![flow]);
        }
        result
    }

    /// A repair as edits of its file.
    fn fix(&mut self, fix: &FixReport) -> Fix {
        // The edits of one file follow each other.
        let changes: Vec<_> = fix
            .edits
            .chunk_by(|a, b| a.file == b.file)
            .filter_map(|edits| Some(self.change(&edits.first()?.file, edits)))
            .collect();
        let description = message(visible(&fix.text));
        Fix::builder().artifact_changes(changes).description(description).build()
    }

    fn change(&mut self, file: &str, edits: &[EditReport]) -> ArtifactChange {
        let replacements: Vec<_> = edits
            .iter()
            .map(|edit| {
                let [start, end] = [edit.from, edit.to].map(|[line, column]| Loc {
                    file: file.to_owned(),
                    line,
                    column,
                });
                let region = Region::builder()
                    .start_line(i64::from(start.line))
                    .start_column(self.column(&start))
                    .end_line(i64::from(end.line))
                    .end_column(self.column(&end))
                    .build();
                let content = ArtifactContent::builder().text(edit.text.clone()).build();
                let deleted = Replacement::builder().deleted_region(region);
                deleted.inserted_content(content).build()
            })
            .collect();
        let artifact = ArtifactLocation::builder().uri(uri(file)).build();
        ArtifactChange::builder().artifact_location(artifact).replacements(replacements).build()
    }

    /// One flow for each thread or group of threads involved: the calls that led there, then what
    /// it does.
    fn flows(&mut self, file: &str, finding: &FindingReport) -> Vec<ThreadFlow> {
        let mut parties: Vec<_> = threads(finding).collect();
        if parties.is_empty() {
            parties.extend(groups(finding));
        }
        let mut flows = vec![];
        for (number, party) in (1..).zip(parties) {
            let mut steps = vec![];
            for (depth, call) in party.calls.iter().rev().enumerate() {
                let place = self.place(None, file, call.loc.as_ref(), &call.function, &[]);
                let step =
                    ThreadFlowLocation::builder().location(place).nesting_level(depth as i64);
                steps.push(step.importance("unimportant").build());
            }
            let mut place = self.place(None, file, party.loc.as_ref(), party.function, &[]);
            place.message = Some(message(visible(&party.does)));
            let step = ThreadFlowLocation::builder()
                .location(place)
                .nesting_level(party.calls.len() as i64)
                .execution_order(party.order)
                .importance("essential");
            steps.push(step.build());
            let id = format!("{} (flow {number})", party.who);
            flows.push(ThreadFlow::builder().id(id).locations(steps).build());
        }
        flows
    }

    /// A location with an optional message; the whole file if the place is unknown.
    fn place(
        &mut self,
        said: Option<(i64, &String)>,
        file: &str,
        loc: Option<&Loc>,
        function: &str,
        calls: &[CallSite],
    ) -> Location {
        let name = loc.map_or(file, |l| &l.file);
        let artifact = ArtifactLocation::builder().uri(uri(name)).build();
        let mut physical = PhysicalLocation::builder().artifact_location(artifact).build();
        if let Some(loc) = loc.filter(|l| l.line > 0) {
            let mut region = Region::builder().start_line(i64::from(loc.line)).build();
            if loc.column > 0 {
                region.start_column = Some(self.column(loc));
            }
            physical.region = Some(region);
        }
        let mut location = Location::builder().physical_location(physical).build();
        let functions = std::iter::once(function).chain(calls.iter().map(|c| c.function.as_str()));
        let logical: Vec<_> = functions
            .filter(|f| !f.is_empty())
            .map(|f| LogicalLocation::builder().fully_qualified_name(f).kind("function").build())
            .collect();
        if !logical.is_empty() {
            location.logical_locations = Some(logical);
        }
        if let Some((id, text)) = said {
            location.id = Some(id);
            location.message = Some(message(visible(text)));
        }
        location
    }

    /// Column of `loc` in characters, from 1.
    fn column(&mut self, loc: &Loc) -> i64 {
        let sources = self.sources;
        let file = self.files.entry(loc.file.clone()).or_insert_with(|| sources.source(&loc.file));
        let line = file.as_ref().and_then(|text| text.lines().nth(loc.line as usize - 1));
        let bytes = loc.column as usize - 1;
        let characters = line.and_then(|line| line.get(..bytes)).map(|s| s.chars().count());
        characters.unwrap_or(bytes) as i64 + 1
    }
}

/// A thread, or threads that wait together, and what it does.
struct Party<'a> {
    who: String,
    does: String,
    /// Position in the order of execution, from 1; what happens in one step shares one position.
    order: i64,
    loc: &'a Option<Loc>,
    function: &'a str,
    calls: &'a [CallSite],
}

/// The threads of a finding's accesses.
fn threads(finding: &FindingReport) -> impl Iterator<Item = Party<'_>> {
    finding.accesses.iter().map(|a| {
        let ([x, y, z], [bx, by, bz]) = (a.thread, a.block);
        let who = format!("thread ({x},{y},{z}) of block ({bx},{by},{bz})");
        let before = finding.accesses.iter().filter(|b| b.step < a.step).count();
        let AccessReport { op, loc, function, inlined_at: calls, .. } = a;
        Party {
            does: format!("{op} by {who}"),
            who,
            order: before as i64 + 1,
            loc,
            function,
            calls,
        }
    })
}

/// The groups of waiting threads.
fn groups(finding: &FindingReport) -> impl Iterator<Item = Party<'_>> {
    (1..).zip(&finding.waiting).map(|(order, g)| {
        let GroupReport { threads, loc, function, inlined_at: calls, count, .. } = g;
        let s = if *count == 1 { "s" } else { "" };
        let does = format!("{threads} wait{s} here");
        Party { who: threads.clone(), does, order, loc, function, calls }
    })
}

#[cfg(test)]
mod tests {
    use super::uri;

    #[test]
    fn names_become_uris() {
        assert_eq!(uri("src/k.cu"), "src/k.cu");
        assert_eq!(uri("/a b/ü.cu"), "file:///a%20b/%C3%BC.cu");
        assert_eq!(uri("C:\\k.cu"), "file:///C:/k.cu");
        assert_eq!(uri("a:b#c.cu"), "a%3Ab%23c.cu");
    }
}
