//! Converts inline assembly (PTX ISA) to LLVM IR, so that everything after the parser handles a
//! single language.
//!
//! [`expand`] replaces each call of an assembly text by equivalent instructions. Texts with an
//! instruction that [`translate`] does not know remain calls, and the lowering reports them as
//! unsupported.

mod builder;
mod syntax;
mod translate;

use super::{Function, InstId, InstKind, Module, Operand, Type};
use builder::Builder;
use translate::Translator;

/// Name of the function `void (ptr addrspace(3) to, ptr addrspace(1) from, i32 width, i32 read)`
/// that `cp.async` becomes: it copies `read` bytes asynchronously, then zeros up to `width`, and
/// does nothing if `read` is [`NO_COPY`].
pub const ASYNC_COPY: &str = "__ws_cp_async";
/// Value of `read` for which [`ASYNC_COPY`] does nothing.
pub const NO_COPY: u32 = u32::MAX;

/// Replaces inline assembly by instructions if all of it is known. The instructions get the source
/// place of the call that they replace.
pub fn expand(module: &mut Module) {
    if module.inline_asm.is_empty() {
        return;
    }
    let ids: Vec<_> = module.functions.keys().collect();
    for id in ids {
        let calls = |f: &Function| {
            f.insts.values().any(|i| matches!(&i.kind, InstKind::Call(c) if is_asm(c.callee)))
        };
        if calls(&module.functions[id]) {
            let mut function = module.functions[id].clone();
            expand_function(module, &mut function);
            module.functions[id] = function;
        }
    }
}

fn is_asm(callee: Operand) -> bool {
    matches!(callee, Operand::Asm(_))
}

fn expand_function(module: &mut Module, function: &mut Function) {
    let blocks: Vec<_> = function.blocks.keys().collect();
    for block in blocks {
        let old = std::mem::take(&mut function.blocks[block].insts);
        let mut new = Vec::with_capacity(old.len());
        for inst in old {
            match expand_call(module, function, inst) {
                Some(insts) => new.extend(insts),
                None => new.push(inst),
            }
        }
        function.blocks[block].insts = new;
    }
}

/// Replaces `inst` by instructions if it is a call of known assembly.
fn expand_call(module: &mut Module, function: &mut Function, inst: InstId) -> Option<Vec<InstId>> {
    let InstKind::Call(call) = &function.insts[inst].kind else { return None };
    let Operand::Asm(asm) = call.callee else { return None };
    let asm = module.inline_asm[asm].clone();
    let args: Vec<Operand> = call.args.iter().map(|a| a.value).collect();
    let template = String::from_utf8(asm.template).ok()?;
    let constraints = String::from_utf8(asm.constraints).ok()?;
    let code = syntax::parse(&template)?;
    let ret = function.insts[inst].ty;
    let outputs = match module.types.resolve(ret) {
        Type::Void => vec![],
        Type::Struct { fields, .. } => fields.clone(),
        _ => vec![ret],
    };
    let ties = syntax::ties(&constraints, outputs.len(), args.len())?;
    // The instructions are discarded when one turns out to be unknown.
    let marks = (function.insts.len(), function.values.len());
    let mut builder = Builder::new(module, function, inst);
    let mut translator = Translator::new(&mut builder, outputs, args, &ties);
    let outputs = if translator.run(&code) { translator.outputs() } else { None };
    let done = outputs.and_then(|outputs| builder.finish(ret, &outputs));
    let insts = builder.into_insts();
    if done.is_none() {
        function.insts.truncate(marks.0);
        function.values.truncate(marks.1);
        return None;
    }
    Some(insts)
}

#[cfg(test)]
mod tests;
