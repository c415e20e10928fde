//! The folder of a finding: what is in it, and what happens if it is damaged.

use super::store::Store;
use crate::args::HuntArgs;
use crate::input::CliSources;
use crate::{End, repro, terminal};
use std::fs;
use std::path::{Path, PathBuf};
use warpscope_core::detect::result::KernelResult;
use warpscope_core::report::build;
use warpscope_core::report::model::Report;
use warpscope_core::report::text::{TextRenderer, command, launch_text};
use warpscope_core::repro::attach::LONGEST_IN_REPORT;
use warpscope_core::visible::visible;

/// The folder of the finding called `name`, below that of the hunt.
pub fn folder(name: &str) -> PathBuf {
    Path::new("findings").join(name)
}

/// The files about the first finding of `result`, and a message about it.
pub fn files(
    result: &KernelResult,
    launches: u64,
    link: Option<String>,
    sources: &CliSources,
) -> (String, Vec<(&'static str, String)>) {
    let mut report = build::kernel(result);
    report.launches_tried = launches;
    report.findings[0].link.clone_from(&link);
    let shown = &report.findings[0];
    let launch = launch_text(&shown.launch);
    let message = visible(&format!("{} in {} with {launch}", shown.message, report.display_name));
    let mut whole = Report::new();
    whole.kernels.push(report);
    let json = serde_json::to_string_pretty(&whole).unwrap_or_default() + "\n";
    let report = &mut whole.kernels[0];
    // A link longer than a screen would bury the finding.
    report.findings[0].link = link.clone().filter(|l| l.len() <= LONGEST_IN_REPORT);
    let text = TextRenderer::new(sources, false).kernel(report);
    let command = command(report) + "\n";
    let mut files = vec![("report.txt", text), ("report.json", json), ("launch.txt", command)];
    if let Some(link) = link {
        files.push(("link.txt", link + "\n"));
    }
    (message, files)
}

/// The report of the finding called `name`, if it can be read and is about that finding.
pub fn report(store: &Store, name: &str) -> Option<Report> {
    let text = fs::read(store.root.join(folder(name)).join("report.json")).ok()?;
    let report: Report = serde_json::from_slice(&text).ok()?;
    let first = report.kernels.first()?.findings.first()?;
    name.ends_with(&format!(".{}", first.fingerprint)).then_some(report)
}

/// Rewrites the folders of findings whose report is damaged from the launch in their link. Where that cannot
/// be done the folder is set aside, so that the hunt finds the finding again.
pub fn mend(store: &Store, args: &HuntArgs, color: bool) -> End {
    let mut end = End::Clean;
    for name in store.findings() {
        if report(store, &name).is_some() {
            continue;
        }
        let shown = visible(&store.root.join(folder(&name)).display().to_string());
        match rewrite(store, &name, args, color) {
            Ok(()) => terminal::complain(&format!(
                "warning: {shown}/report.json was damaged: rewritten from the launch in link.txt\n"
            )),
            Err(reason) => {
                let aside = store.set_aside(&folder(&name));
                let aside = aside.map_or_else(
                    |error| format!("and it cannot be moved: {error}"),
                    |path| format!("moved to {}", visible(&path.display().to_string())),
                );
                terminal::complain(&format!(
                    "error: {shown}/report.json is damaged, and so is its link ({reason}): {aside}\n"
                ));
                end = End::Failed;
            }
        }
    }
    end
}

fn rewrite(store: &Store, name: &str, args: &HuntArgs, color: bool) -> Result<(), String> {
    let mark = name.rsplit('.').next().unwrap_or(name);
    let link = fs::read_to_string(store.root.join(folder(name)).join("link.txt"));
    let link = link.map_err(|e| e.to_string())?.trim().to_owned();
    let clang = args.check.cuda.clang.as_deref();
    let again = repro::finding(&link, mark, clang, color).map_err(|e| visible(&e.message))?;
    let (result, sources) = again.ok_or("its launch does not show the finding")?;
    let (_, files) = files(&result, 1, Some(link), &sources);
    store.replace_folder(&folder(name), &files).map_err(|e| e.to_string())
}
