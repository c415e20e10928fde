//! Decides how the headers' device code reads textures.
//!
//! Handles of textures lead to views where a program is run, and to plain cells elsewhere (`ws_texture.h`). The headers
//! ask `__ws_views()` which it is, in conditions alone. [`settle`] answers before any other part sees the module, and
//! removes the code of the other way: a proof or a search knows nothing of views, and must not meet their pointers.

use super::{BlockId, Function, Inst, InstId, InstKind, Module, Operand, SymbolId, Type};
use std::collections::BTreeSet;

/// The function that the headers ask.
pub const QUESTION: &str = "__ws_views";

/// The handle of a texture reference that is passed by value: in our headers, what its variable holds.
const HANDLE: &str = "llvm.nvvm.texsurf.handle.internal";

/// Answers every question in `module` with `views`.
pub fn settle(module: &mut Module, views: bool) {
    let Some(question) = module.symbols.iter().find(|(_, s)| s.name == QUESTION).map(|(id, _)| id)
    else {
        return;
    };
    load_handles(module);
    let ids: Vec<_> = module.functions.keys().collect();
    for id in ids {
        let asks: Vec<InstId> = {
            let function = &module.functions[id];
            let is_ask = |(_, inst): &(InstId, &Inst)| match &inst.kind {
                InstKind::Call(call) => module.callee_symbol(call.callee) == Some(question),
                _ => false,
            };
            function.insts.iter().filter(is_ask).map(|(id, _)| id).collect()
        };
        if !asks.is_empty() {
            let void = module.types.intern(Type::Void);
            let function = &mut module.functions[id];
            answer(function, &asks, views);
            drop_unreachable(function, void);
        }
    }
}

/// Makes loads of the handles of references.
fn load_handles(module: &mut Module) {
    let is_handle = |s: &&SymbolId| module.symbols[**s].name.starts_with(HANDLE);
    let all: Vec<SymbolId> = module.symbols.keys().collect();
    let handles: Vec<SymbolId> = all.iter().filter(is_handle).copied().collect();
    if handles.is_empty() {
        return;
    }
    let ids: Vec<_> = module.functions.keys().collect();
    for id in ids {
        let calls = module.functions[id].insts.iter().filter_map(|(id, inst)| match &inst.kind {
            InstKind::Call(call) => {
                let of = module.callee_symbol(call.callee)?;
                let pointer = call.args.first()?.value;
                handles.contains(&of).then_some((id, pointer))
            }
            _ => None,
        });
        for (inst, ptr) in calls.collect::<Vec<_>>() {
            let kind = InstKind::Load { ptr, volatile: false, align: Some(8), atomic: None };
            module.functions[id].insts[inst].kind = kind;
        }
    }
}

/// Makes the branches on the results of `asks` jumps.
fn answer(function: &mut Function, asks: &[InstId], views: bool) {
    let results: Vec<_> = asks.iter().filter_map(|&i| function.insts[i].result).collect();
    for inst in function.insts.values_mut() {
        if let InstKind::CondBr { cond: Operand::Value(v), then_to, else_to } = inst.kind
            && results.contains(&v)
        {
            inst.kind = InstKind::Br(if views { then_to } else { else_to });
        }
    }
    for block in function.blocks.values_mut() {
        block.insts.retain(|i| !asks.contains(i));
    }
}

/// Empties the blocks that the entry no longer leads to.
fn drop_unreachable(function: &mut Function, void: super::TypeId) {
    let (mut reached, mut open) = (BTreeSet::from([function.entry()]), vec![function.entry()]);
    while let Some(block) = open.pop() {
        let last = function.blocks[block].insts.last();
        let next = last.map_or_else(Vec::new, |&i| function.insts[i].kind.successors());
        open.extend(next.into_iter().filter(|&b| reached.insert(b)));
    }
    let blocks: Vec<BlockId> = function.blocks.keys().collect();
    for block in blocks {
        let insts = function.blocks[block].insts.clone();
        if !reached.contains(&block) {
            let Some(&last) = insts.last() else { continue };
            let Inst { debug_loc, span, .. } = function.insts[last];
            let (kind, metadata) = (InstKind::Unreachable, vec![]);
            let inst = Inst { kind, ty: void, result: None, debug_loc, metadata, span };
            let inst = function.insts.push(inst);
            function.blocks[block].insts = vec![inst];
            continue;
        }
        for inst in insts {
            if let InstKind::Phi { incoming, .. } = &mut function.insts[inst].kind {
                incoming.retain(|(_, from)| reached.contains(from));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{parse_module, print_module, verify};

    const TEXT: &str = "declare i1 @__ws_views()
define i32 @f(i32 %x) {
  %v = call i1 @__ws_views()
  br i1 %v, label %view, label %plain
view:
  %a = add i32 %x, 1
  br label %end
plain:
  %b = add i32 %x, 2
  br label %end
end:
  %r = phi i32 [ %a, %view ], [ %b, %plain ]
  ret i32 %r
}
";

    #[test]
    fn only_one_way_remains() {
        for (views, kept, dropped) in [(true, "%x, 1", "%x, 2"), (false, "%x, 2", "%x, 1")] {
            let mut module = parse_module(TEXT).unwrap();
            super::settle(&mut module, views);
            verify(&module).unwrap();
            let text = print_module(&module);
            assert!(text.contains(kept) && !text.contains(dropped), "{text}");
            assert!(!text.contains("call i1"), "{text}");
        }
    }
}
