//! Converts inline assembly (PTX ISA) to LLVM IR, so that everything after the parser handles a
//! single language.
//!
//! [`expand`] replaces each call of an assembly text by equivalent instructions. Texts with an
//! instruction that [`translate`] does not know remain calls, and the lowering reports them as
//! unsupported.

mod builder;
mod syntax;
mod translate;

use super::{BasicBlock, BlockId, Function, Inst, InstId, InstKind, Module, Operand, Type};
use builder::{Builder, Mark, Parts};
use std::collections::BTreeMap;
use syntax::Statement;
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
    let entry = blocks.first().copied();
    let mut locals = vec![];
    for block in blocks {
        let old = std::mem::take(&mut function.blocks[block].insts);
        let mut cut = Cut { here: block, insts: Vec::with_capacity(old.len()) };
        for inst in old {
            match expand_call(module, function, inst) {
                Some(parts) => {
                    locals.extend(&parts.locals);
                    cut.append(module, function, inst, &parts);
                }
                None => cut.insts.push(inst),
            }
        }
        let Cut { here, insts } = cut;
        let last = insts.last().copied();
        function.blocks[here].insts = insts;
        if let (true, Some(last)) = (here != block, last) {
            for next in function.insts[last].kind.successors() {
                replace_predecessor(function, next, block, here);
            }
        }
    }
    if let Some(entry) = entry {
        function.blocks[entry].insts.splice(0..0, locals);
    }
}

/// A block that is being written, and what it has so far.
struct Cut {
    here: BlockId,
    insts: Vec<InstId>,
}

impl Cut {
    /// Ends the present block with a jump of the call `at`, and goes on in `next`. Gives the block that ended.
    fn end(
        &mut self,
        module: &mut Module,
        function: &mut Function,
        at: InstId,
        kind: InstKind,
        next: BlockId,
    ) -> BlockId {
        self.insts.push(jump(module, function, at, kind));
        let before = std::mem::replace(&mut self.here, next);
        function.blocks[before].insts = std::mem::take(&mut self.insts);
        before
    }

    /// Appends the instructions that replace the call `at`, those under a guard in blocks of their own.
    fn append(&mut self, module: &mut Module, function: &mut Function, at: InstId, parts: &Parts) {
        let insts = &parts.insts[..];
        if !parts.marks.is_empty() {
            return self.append_with_jumps(module, function, at, insts, &parts.marks);
        }
        let mut done = 0;
        for guard in &parts.guards {
            self.insts.extend(&insts[done..guard.insts.start]);
            let inner = new_block(function, "guarded");
            let next = new_block(function, "next");
            let (then_to, else_to) = if guard.negated { (next, inner) } else { (inner, next) };
            let kind = InstKind::CondBr { cond: guard.cond, then_to, else_to };
            let mut inside = insts[guard.insts.clone()].to_vec();
            let before = self.end(module, function, at, kind, next);
            inside.push(jump(module, function, at, InstKind::Br(next)));
            function.blocks[inner].insts = inside;
            done = guard.insts.end;
            for &inst in &insts[done..] {
                let InstKind::Phi { incoming, .. } = &mut function.insts[inst].kind else { break };
                for (_, from) in incoming {
                    match *from {
                        builder::GUARDED => *from = inner,
                        builder::BEFORE => *from = before,
                        _ => {}
                    }
                }
            }
        }
        self.insts.extend(&insts[done..]);
    }

    /// Appends instructions with labels and jumps between them.
    fn append_with_jumps(
        &mut self,
        module: &mut Module,
        function: &mut Function,
        at: InstId,
        insts: &[InstId],
        marks: &[(usize, Mark)],
    ) {
        let mut labels: BTreeMap<&str, BlockId> = BTreeMap::new();
        for (_, mark) in marks {
            if let Mark::Label(name) = mark {
                labels.insert(name, new_block(function, "label"));
            }
        }
        let mut done = 0;
        for (position, mark) in marks {
            self.insts.extend(&insts[done..*position]);
            done = *position;
            let (kind, next) = match mark {
                Mark::Label(name) => match labels.get(name.as_str()) {
                    Some(&block) => (InstKind::Br(block), block),
                    None => continue,
                },
                Mark::Jump { to, cond } => {
                    let Some(&to) = labels.get(to.as_str()) else { continue };
                    let next = new_block(function, "next");
                    let kind = match *cond {
                        None => InstKind::Br(to),
                        Some((cond, negated)) => {
                            let (then_to, else_to) = if negated { (next, to) } else { (to, next) };
                            InstKind::CondBr { cond, then_to, else_to }
                        }
                    };
                    (kind, next)
                }
            };
            self.end(module, function, at, kind, next);
        }
        self.insts.extend(&insts[done..]);
    }
}

/// A new block of the assembly.
fn new_block(function: &mut Function, what: &str) -> BlockId {
    let name = Some(format!("asm.{what}.{}", function.blocks.len()));
    function.blocks.push(BasicBlock { name, insts: vec![] })
}

/// A jump at the place of the call `at`.
fn jump(module: &mut Module, function: &mut Function, at: InstId, kind: InstKind) -> InstId {
    let ty = module.types.intern(Type::Void);
    let Inst { debug_loc, span, .. } = function.insts[at];
    function.insts.push(Inst { kind, ty, result: None, debug_loc, metadata: vec![], span })
}

/// In the phis of `block`, `new` takes the place of `old`.
fn replace_predecessor(function: &mut Function, block: BlockId, old: BlockId, new: BlockId) {
    for inst in function.blocks[block].insts.clone() {
        let InstKind::Phi { incoming, .. } = &mut function.insts[inst].kind else { break };
        for (_, from) in incoming.iter_mut().filter(|(_, from)| *from == old) {
            *from = new;
        }
    }
}

/// Replaces `inst` by instructions if it is a call of known assembly.
fn expand_call(module: &mut Module, function: &mut Function, inst: InstId) -> Option<Parts> {
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
    let jumps = code.iter().any(|s| matches!(s, Statement::Label(_)));
    for with_jumps in [false, true] {
        if with_jumps && !jumps {
            break;
        }
        let mut builder = Builder::new(module, function, inst);
        let mut translator = Translator::new(&mut builder, outputs.clone(), args.clone(), &ties);
        let known =
            if with_jumps { translator.run_with_jumps(&code) } else { translator.run(&code) };
        let values = if known { translator.outputs() } else { None };
        let done = values.and_then(|values| builder.finish(ret, &values));
        let parts = builder.into_parts();
        if done.is_some() {
            return Some(parts);
        }
        function.insts.truncate(marks.0);
        function.values.truncate(marks.1);
    }
    None
}

#[cfg(test)]
mod tests;
