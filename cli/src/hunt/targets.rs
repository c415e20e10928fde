//! The kernels of a hunt: files are found, read and stored in the folder.

use super::store::{self, Store, Turn};
use super::{Target, fail};
use crate::End;
use crate::args::HuntArgs;
use crate::cuda::FrontEnd;
use crate::folder::{self, Below};
use crate::input::{self, Input};
use crate::interrupt::interrupted;
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::Path;
use warpscope_core::LoadedModule;
use warpscope_core::diagnostic::Diagnostic;
use warpscope_core::hash;
use warpscope_core::search::plan::CheckRequest;

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
    let Below { files, skipped } = folder::expanded(&args.check.files, &folder::KERNELS);
    for skipped in skipped {
        end = fail(&Diagnostic::bad_launch(skipped), "", "", color);
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
}
