//! Assigns contract comments to kernels.
//!
//! A comment belongs to the kernel that contains it, else to the next kernel after it.

use super::extents::Extent;
use super::host::{Wanted, WantedParam, launches};
use super::{Comment, Contract, comments};
use crate::params::{KernelInfo, ParamInfo, ParamKind};
use crate::{FreeDims, KernelArg, LoadedModule};
use base::diagnostic::{Diagnostic, Outcome, Span};
use base::limits;
use base::sources::Sources;
use ir::{FunctionId, InstKind};
use std::collections::{BTreeSet, HashSet};

/// An error in a contract, with the file that contains it.
#[derive(Clone, Debug)]
pub struct ContractError {
    /// Name of the file.
    pub file: String,
    /// Its text.
    pub text: String,
    /// What is wrong.
    pub error: Box<Diagnostic>,
}

/// What comments say of `kernel`: in the module's text and in the sources that its debug information names.
///
/// # Errors
/// A contract is invalid.
pub fn commented(
    loaded: &LoadedModule,
    kernel: &KernelInfo,
    sources: &dyn Sources,
) -> Result<Contract, ContractError> {
    let mut contract = Contract::default();
    let extents = loaded.extents(kernel.function);
    let (ir, ir_comments) = (loaded.text(), &extents.ir_comments);
    add_comments(&mut contract, loaded.file(), ir, ir_comments, &extents.in_ir, kernel)?;
    let file = extents.file(kernel.function);
    if let Some(file) = file
        && let Some(text) = sources.source(file)
    {
        let kernels = extents.in_source(file);
        add_comments(&mut contract, file, &text, &comments(&text), kernels, kernel)?;
    }
    Ok(contract)
}

/// The contract of `kernel`: from comments in the module's text and in the sources that its debug
/// information names, and from the launches in that source ([`host`](super::host)) for dimensions
/// that are `free` and arguments that are not `given`, unless the contract `assumed` mentions them.
///
/// # Errors
/// A contract is invalid.
pub fn contract_of(
    loaded: &LoadedModule,
    kernel: &KernelInfo,
    sources: &dyn Sources,
    free: FreeDims,
    given: &[KernelArg],
    assumed: &Contract,
) -> Result<Contract, ContractError> {
    let mut contract = commented(loaded, kernel, sources)?;
    let extents = loaded.extents(kernel.function);
    let file = extents.file(kernel.function);
    let Some(text) = program(loaded, sources, file) else { return Ok(contract) };
    // Comments and assumptions take precedence over host code.
    let block = free.block && !contract.mentions_block() && !assumed.mentions_block();
    let grid = free.grid && !contract.mentions_grid() && !assumed.mentions_grid();
    let open = |position: usize, p: &ParamInfo| {
        p.name.chars().all(|c| c.is_alphanumeric() || c == '_')
            && !given.iter().any(|arg| arg.name == p.name || arg.name.starts_with('#'))
            && !contract.names(kernel, position)
            && !assumed.names(kernel, position)
    };
    let param = |position: usize| {
        let p = &kernel.params[position];
        match &p.kind {
            _ if !open(position, p) => WantedParam::Nothing,
            ParamKind::Int { .. } => WantedParam::Number(&p.name),
            ParamKind::Pointer { element, levels: 0, record: None, .. } => {
                WantedParam::Buffer(&p.name, element.size())
            }
            _ => WantedParam::Free,
        }
    };
    let params: Vec<WantedParam<'_>> = (0..kernel.params.len()).map(param).collect();
    let shared = free.shared && extents.dynamic_shared && !contract.names_shared();
    let straight = is_straight(loaded, kernel.function);
    let wanted = Wanted { block, grid, shared, straight, params: &params };
    let launches = launches(&text, &kernel.display_name, &wanted);
    contract.add_launches(launches, file.unwrap_or_else(|| loaded.file()));
    Ok(contract)
}

/// Whether a function has neither loops nor calls of functions with a body.
fn is_straight(loaded: &LoadedModule, function: FunctionId) -> bool {
    let module = loaded.module();
    let f = &module.functions[function];
    let mut seen = HashSet::new();
    f.blocks.iter().all(|(id, block)| {
        seen.insert(id);
        block.insts.iter().all(|&inst| {
            let kind = &f.insts[inst].kind;
            let called = match kind {
                InstKind::Call(call) => module.callee(call.callee),
                _ => None,
            };
            let called = called.is_some_and(|c| !module.functions[c].is_declaration());
            !called && kind.successors().iter().all(|next| !seen.contains(next))
        })
    })
}

/// The host code of the program that `loaded` was compiled from: its own text if the caller has
/// that, else the sources that debug information names, with the headers that they include.
pub fn program(
    loaded: &LoadedModule,
    sources: &dyn Sources,
    first: Option<&str>,
) -> Option<String> {
    const MAX_FILES: usize = 32;
    if let Some(text) = sources.program(loaded.file()) {
        return Some(text);
    }
    let named = loaded.extents_of_all().all_files.iter().map(String::as_str);
    let own = named.filter(|file| !file.starts_with("cuda/"));
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut whole = String::new();
    // A file comes after the headers that it includes.
    let mut open: Vec<(String, Option<String>)> = own.map(|file| (file.to_owned(), None)).collect();
    open.reverse();
    open.extend(first.map(|file| (file.to_owned(), None)));
    while let Some((file, text)) = open.pop() {
        if let Some(text) = text {
            whole += &text;
            whole.push('\n');
            continue;
        }
        if seen.len() >= MAX_FILES || !seen.insert(file.clone()) {
            continue;
        }
        let Some(text) = sources.source(&file) else { continue };
        if whole.len() + text.len() > limits::MAX_SOURCE_BYTES {
            break;
        }
        let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
        let included: Vec<String> = text
            .lines()
            .filter_map(|line| {
                let rest = line.trim_start().strip_prefix('#')?.trim_start();
                let name = rest.strip_prefix("include")?.trim_start().strip_prefix('"')?;
                let name = name.split('"').next()?;
                let beside = !folder.is_empty() && !name.starts_with('/');
                Some(if beside { format!("{folder}/{name}") } else { name.to_owned() })
            })
            .collect();
        open.push((file, Some(text)));
        open.extend(included.into_iter().rev().map(|file| (file, None)));
    }
    (!whole.is_empty()).then_some(whole)
}

/// Adds those of `comments` in `text` that belong to `kernel`, given the lines of all kernels in it.
fn add_comments(
    contract: &mut Contract,
    file: &str,
    text: &str,
    comments: &[Comment],
    extents: &[Extent],
    kernel: &KernelInfo,
) -> Result<(), ContractError> {
    let fault = |error| ContractError { file: file.to_owned(), text: text.to_owned(), error };
    for comment in comments {
        match owner(extents, comment) {
            Some(function) if function == kernel.function => {
                contract.add_comment(comment, text, file, kernel).map_err(fault)?;
            }
            None if !extents.is_empty() => {
                let span = Span::new(comment.start, comment.start + comment.text.len());
                let message = "this contract follows the last kernel and applies to none";
                let error = Diagnostic::new(Outcome::Malformed, "WS-CONTRACT", message).at(span);
                return Err(fault(Box::new(error.note("move it into the kernel or before it"))));
            }
            _ => {}
        }
    }
    Ok(())
}

/// The kernel that a comment belongs to; `extents` are sorted by their first line.
fn owner(extents: &[Extent], comment: &Comment) -> Option<FunctionId> {
    let (before, after) = extents.split_at(extents.partition_point(|e| e.first <= comment.line));
    let inside = before.iter().rev().find(|e| comment.line <= e.last);
    inside.or(after.first()).map(|e| e.function)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_belongs_to_its_kernel() {
        let extent = |n, first, last| Extent { function: FunctionId(n), first, last };
        let extents = [extent(0, 10, 20), extent(1, 30, 40)];
        let of = |line| {
            let comment = Comment { line, start: 0, text: String::new() };
            owner(&extents, &comment).map(|f| f.0)
        };
        assert_eq!(of(1), Some(0));
        assert_eq!(of(15), Some(0));
        assert_eq!(of(25), Some(1));
        assert_eq!(of(31), Some(1));
        assert_eq!(of(41), None);
    }
}
