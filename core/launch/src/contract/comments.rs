//! Assigns contract comments to kernels.
//!
//! A comment belongs to the kernel that contains it, else to the next kernel after it.

use super::host::launches;
use super::{Comment, Contract, comments};
use crate::KernelArg;
use crate::params::{KernelInfo, ParamInfo, ParamKind};
use crate::{FreeDims, LoadedModule};
use base::diagnostic::{Diagnostic, Outcome, Span};
use base::sources::Sources;
use ir::{DebugInfo, FunctionId, Module};

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

/// The lines of a kernel in one file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Extent {
    function: FunctionId,
    first: u32,
    last: u32,
}

/// The contract of `kernel`: from comments in the module's text and in the sources that its debug
/// information names, and from the launches in that source ([`host`](super::host)) for dimensions
/// that are `free` and arguments that are not `given`, unless `assumed` mentions them.
///
/// # Errors
/// A contract is invalid.
pub fn contract_of(
    loaded: &LoadedModule,
    kernel: &KernelInfo,
    sources: &dyn Sources,
    free: FreeDims,
    given: &[KernelArg],
    assumed: &[String],
) -> Result<Contract, ContractError> {
    let module = loaded.module();
    let mut contract = Contract::default();
    let mut add = |file: &str, text: &str, extents: &[Extent]| {
        for comment in comments(text) {
            if owner(extents, &comment) != Some(kernel.function) {
                if owner(extents, &comment).is_none() && !extents.is_empty() {
                    let span = Span::new(comment.start, comment.start + comment.text.len());
                    let message = "this contract follows the last kernel and applies to none";
                    let error =
                        Diagnostic::new(Outcome::Malformed, "WS-CONTRACT", message).at(span);
                    let error = error.note("move it into the kernel or before it");
                    return Err(ContractError {
                        file: file.to_owned(),
                        text: text.to_owned(),
                        error: Box::new(error),
                    });
                }
                continue;
            }
            let added = contract.add(&comment.text, comment.start, text, file, kernel);
            added.map_err(|error| ContractError {
                file: file.to_owned(),
                text: text.to_owned(),
                error,
            })?;
        }
        Ok(())
    };
    let mut kernels: Vec<FunctionId> = loaded.kernels().iter().map(|k| k.function).collect();
    if !kernels.contains(&kernel.function) {
        kernels.push(kernel.function);
    }
    add(loaded.file(), loaded.text(), &in_ir(module, loaded.text(), &kernels))?;
    let debug = DebugInfo::new(module);
    let Some((place, _)) = debug.function_place(kernel.function) else { return Ok(contract) };
    let file = place.name;
    if let Some(text) = sources.source(&file) {
        let mut extents = vec![];
        for &function in &kernels {
            let Some((other, first)) = debug.function_place(function) else { continue };
            if other.name != file {
                continue;
            }
            let mut last = first;
            for inst in module.functions[function].insts.values() {
                let Some(location) = debug.location(inst.debug_loc) else { continue };
                let (in_file, line) = match location.inlined_at.last() {
                    Some(frame) => (&frame.file, frame.line),
                    None => (&location.file, location.line),
                };
                if *in_file == file {
                    last = last.max(line);
                }
            }
            extents.push(Extent { function, first, last });
        }
        add(&file, &text, &extents)?;
        // Comments take precedence over host code.
        let assumed =
            |words: [&str; 2]| assumed.iter().any(|a| words.iter().any(|w| a.contains(w)));
        let block = free.block && !contract.speaks_of("block") && !assumed(["block.", "blockDim."]);
        let grid = free.grid && !contract.speaks_of("grid") && !assumed(["grid.", "gridDim."]);
        let open = |p: &ParamInfo| {
            matches!(p.kind, ParamKind::Int { .. })
                && p.name.chars().all(|c| c.is_alphanumeric() || c == '_')
                && !given.iter().any(|arg| arg.name == p.name || arg.name.starts_with('#'))
                && !contract.names(&p.name)
                && !assumed([&p.name; 2])
        };
        let numbers: Vec<Option<&str>> =
            kernel.params.iter().map(|p| open(p).then_some(p.name.as_str())).collect();
        if let Some(clause) = launches(&text, &kernel.display_name, block, grid, &numbers) {
            contract.add_host(&clause, &file, kernel).map_err(|error| ContractError {
                file: file.clone(),
                text: clause.clone(),
                error,
            })?;
        }
    }
    Ok(contract)
}

/// The lines of the kernels in the text of the module.
fn in_ir(module: &Module, text: &str, kernels: &[FunctionId]) -> Vec<Extent> {
    let extent = |&function: &FunctionId| {
        let span = module.functions[function].span;
        let start = (span.start as usize).min(text.len());
        let end = text[start..].find("\n}").map_or(text.len(), |n| start + n);
        let (first, _) = span.line_column(text);
        let (last, _) = Span::new(end, end).line_column(text);
        Extent { function, first, last }
    };
    kernels.iter().map(extent).collect()
}

fn owner(extents: &[Extent], comment: &Comment) -> Option<FunctionId> {
    let line = comment.line;
    let inside = extents.iter().filter(|e| e.first <= line && line <= e.last);
    let after = extents.iter().filter(|e| e.first > line).min_by_key(|e| e.first);
    inside.max_by_key(|e| e.first).or(after).map(|e| e.function)
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
