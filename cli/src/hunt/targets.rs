//! The kernels of a hunt: files are found, read and stored in the folder.

use super::store::{self, Store, Turn};
use super::{Target, fail};
use crate::End;
use crate::args::HuntArgs;
use crate::cuda::FrontEnd;
use crate::input::{self, Input};
use crate::interrupt::interrupted;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use warpscope_core::LoadedModule;
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::hash;
use warpscope_core::search::plan::CheckRequest;

/// Maximum number of files taken from one folder, and of folders below it that are looked into.
const MOST_FILES: usize = 10_000;
const MOST_FOLDERS: usize = 100_000;

/// Reads all files, stores them in the folder and returns their kernels.
pub fn targets(
    args: &HuntArgs,
    request: &CheckRequest,
    store: &Store,
    color: bool,
) -> (Vec<Target>, End) {
    let front_end = FrontEnd::new(&args.check.cuda, color);
    let mut end = End::Clean;
    let mut targets: Vec<Target> = vec![];
    let mut files = vec![];
    for path in &args.check.files {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let found = below(path);
        for skipped in found.skipped {
            end = fail(&Diagnostic::bad_launch(skipped), "", "", color);
        }
        files.extend(found.files);
    }
    let name = args.check.kernel.as_deref();
    let mut chosen = vec![];
    for path in &files {
        if interrupted() {
            return (vec![], End::Failed);
        }
        let read = input::read(path, &front_end).map_err(|e| Box::new((e, Input::unread(path))));
        let read = read.and_then(|input| match LoadedModule::new(&input.text, &input.name) {
            Ok(prepared) => Ok((input, prepared)),
            Err(error) => Err(Box::new((error, input))),
        });
        match read {
            Ok((input, prepared)) => {
                for left_out in &input.left_out {
                    end = fail(&left_out.told(&input.name), &input.text_name(), &input.text, color);
                }
                let kernels = prepared.selected(name);
                let fault =
                    kernels.as_ref().ok().and_then(|k| request.unknown_argument(&prepared, k));
                chosen.push((path, input, kernels, fault));
            }
            Err(fault) => {
                let (error, input) = *fault;
                end = fail(&error, &input.text_name(), &input.text, color);
            }
        }
    }
    // A requested kernel, and any kernel at all, needs to be in only one of the files.
    let somewhere = chosen.iter().any(|(_, _, kernels, _)| kernels.is_ok());
    let mut slugs = BTreeSet::new();
    for (path, input, kernels, fault) in chosen {
        let kernels = match kernels {
            Ok(kernels) => kernels,
            Err(_) if somewhere => continue,
            Err(error) => {
                end = fail(&error, &input.text_name(), &input.text, color);
                continue;
            }
        };
        if let Some(error) = fault {
            end = fail(&error, &input.text_name(), &input.text, color);
            continue;
        }
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let kept = Path::new("inputs").join(format!(
            "{}-{}.json",
            store::slug(&stem),
            hash::name(input.name.as_bytes())
        ));
        let written = serde_json::to_vec(&input)
            .map_err(io::Error::from)
            .and_then(|t| store.write(&kept, &t));
        if let Err(error) = written {
            let message = format!("cannot write {}: {error}", kept.display());
            return (vec![], fail(&Diagnostic::bad_launch(message), "", "", color));
        }
        for kernel in kernels {
            let slug = store::slug(&format!("{stem}-{}", kernel.display_name));
            // If a name occurs twice, the full file name makes it unique.
            let slug = if slugs.contains(&slug) {
                store::slug(&format!("{stem}-{}-{}", kernel.display_name, input.name))
            } else {
                slug
            };
            slugs.insert(slug.clone());
            let kernel = kernel.name;
            let input = store.root.join(&kept);
            targets.push(Target { slug, input, kernel, ..Target::default() });
        }
    }
    if targets.is_empty() && end != End::Failed {
        end = fail(&Diagnostic::bad_launch("no kernels found"), "", "", color);
    }
    resume(&mut targets, &store.turns());
    (targets, end)
}

/// Gives each kernel the turns that it had in earlier runs. A new one starts level with the kernel whose turn
/// is next, so that it does not take all the time until it has caught up.
fn resume(targets: &mut [Target], turns: &BTreeMap<String, Turn>) {
    let known = |target: &Target| turns.get(&target.slug).copied();
    let least = targets.iter().filter_map(known).map(|turn| turn.turns).reduce(f64::min);
    for target in targets {
        let new = Turn { turns: least.unwrap_or(0.0), ..Turn::default() };
        target.turn = known(target).unwrap_or(new);
    }
}

/// What is below a folder.
#[derive(Debug, Default)]
struct Below {
    files: Vec<PathBuf>,
    /// What was not looked at, and why.
    skipped: Vec<String>,
}

/// The kernel files below a folder, each once; IR next to its source is skipped.
fn below(folder: &Path) -> Below {
    let mut below = Below::default();
    let mut open = vec![folder.to_owned()];
    let mut found = vec![];
    // A link may lead to a folder above it, or to a file that is there already.
    let mut seen = BTreeSet::new();
    let mut first_time = |path: &Path| fs::canonicalize(path).is_ok_and(|real| seen.insert(real));
    let mut folders = 0;
    while let Some(folder) = open.pop() {
        if !first_time(&folder) {
            continue;
        }
        folders += 1;
        if folders > MOST_FOLDERS {
            let most = MOST_FOLDERS;
            below.skipped.push(format!("more than {most} folders: the others are not looked into"));
            break;
        }
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) => {
                below.skipped.push(format!("cannot read folder {}: {error}", folder.display()));
                continue;
            }
        };
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort();
        // The last one is opened first.
        for path in paths.into_iter().rev() {
            let extension = path.extension().and_then(|e| e.to_str()).unwrap_or("");
            if path.is_dir() {
                open.push(path);
            } else if ["cu", "ll", "bc"].contains(&extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found.retain(|path| first_time(path));
    let is_source = |path: &Path| path.extension().is_some_and(|e| e == "cu");
    let sources: BTreeSet<PathBuf> = found.iter().filter(|path| is_source(path)).cloned().collect();
    let beside = |path: &Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let stem = name.split('.').next().unwrap_or_default().to_owned();
        !is_source(path) && sources.contains(&path.with_file_name(stem).with_extension("cu"))
    };
    found.retain(|path| !beside(path));
    if let Some(more) = found.len().checked_sub(MOST_FILES).filter(|&more| more > 0) {
        let (folder, first) = (folder.display(), found[MOST_FILES].display());
        below.skipped.push(format!(
            "{folder} has more than {MOST_FILES} files: {more} are skipped, from {first} on"
        ));
        found.truncate(MOST_FILES);
    }
    below.files = found;
    below
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_kernels_start_level() {
        let target = |slug: &str| Target { slug: slug.to_owned(), ..Target::default() };
        let mut targets = [target("a"), target("new"), target("b")];
        let turn = |turns| Turn { turns, ..Turn::default() };
        let turns = [("a".to_owned(), turn(9.0)), ("b".to_owned(), turn(7.0))].into();
        resume(&mut targets, &turns);
        assert_eq!(targets.map(|t| t.turn.turns), [9.0, 7.0, 7.0]);
    }

    #[test]
    #[cfg(unix)]
    fn each_file_is_found_once() {
        let root = tempfile::tempdir().unwrap();
        let deep = root.path().join("a/b");
        fs::create_dir_all(&deep).unwrap();
        for name in ["k.cu", "k.ll", "k.O0.ll", "other.ll", "text.txt"] {
            fs::write(deep.join(name), "").unwrap();
        }
        std::os::unix::fs::symlink(root.path(), deep.join("up")).unwrap();
        std::os::unix::fs::symlink(deep.join("k.cu"), root.path().join("again.cu")).unwrap();
        std::os::unix::fs::symlink("nowhere", root.path().join("broken.cu")).unwrap();
        let found = below(root.path());
        let names: Vec<_> = found.files.iter().map(|f| f.file_name().unwrap()).collect();
        // `a/b/k.cu` is the file behind `again.cu`, which has no source beside it.
        assert_eq!(names, ["k.cu", "other.ll"]);
        assert!(found.skipped.is_empty());
    }

    #[test]
    fn too_many_files_are_counted() {
        let root = tempfile::tempdir().unwrap();
        for number in 0..MOST_FILES + 3 {
            fs::write(root.path().join(format!("{number:05}.ll")), "").unwrap();
        }
        let found = below(root.path());
        assert_eq!(found.files.len(), MOST_FILES);
        assert!(found.skipped[0].contains("3 are skipped, from"), "{:?}", found.skipped);
        assert!(found.skipped[0].contains("10000.ll"), "{:?}", found.skipped);
    }
}
