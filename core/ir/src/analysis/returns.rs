//! Jumps after which nothing happens until the function returns.

use crate::{
    BlockId, ConstId, ConstKind, Function, Inst, InstId, InstKind, Intrinsic, Module, Operand,
    ValueId,
};

/// Maximum number of blocks on a path to the return, and of conditions whose sides are both
/// followed.
const MOST_EMPTY_BLOCKS: usize = 16;
const MOST_OPEN_BRANCHES: usize = 4;

/// A path on which nothing observable happens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReturnPath {
    /// The `ret` at its end.
    pub ret: InstId,
    /// The unconditional jumps on it.
    pub jumps: Vec<InstId>,
}

/// The path that begins with the edge `from` -> `to`, if nothing observable happens until the function
/// returns. This sees through clang's cleanup blocks, which switch on a phi of constants. Where both sides of
/// a condition lead to the return, the path is that of the first.
pub fn path_to_return(
    module: &Module,
    function: &Function,
    from: BlockId,
    to: BlockId,
) -> Option<ReturnPath> {
    follow(module, function, (from, to), &mut vec![], MOST_OPEN_BRANCHES)
}

/// `known` are the phis on the way that are constants.
fn follow(
    module: &Module,
    function: &Function,
    (mut from, mut to): (BlockId, BlockId),
    known: &mut Vec<(ValueId, ConstId)>,
    open_branches: usize,
) -> Option<ReturnPath> {
    let mut jumps = vec![];
    for _ in 0..MOST_EMPTY_BLOCKS {
        let (&last, body) = function.blocks[to].insts.split_last()?;
        for &i in body {
            let inst = &function.insts[i];
            match &inst.kind {
                InstKind::Phi { incoming, .. } => {
                    let value = incoming.iter().find(|x| x.1 == from).map(|x| x.0);
                    let constant = match value {
                        Some(Operand::Const(c)) => Some(c),
                        Some(Operand::Value(v)) => constant_of(known, v),
                        _ => None,
                    };
                    if let (Some(result), Some(c)) = (inst.result, constant) {
                        known.push((result, c));
                    }
                }
                InstKind::Cast { .. }
                | InstKind::ICmp { .. }
                | InstKind::FCmp { .. }
                | InstKind::Select { .. }
                | InstKind::Gep { .. }
                | InstKind::Freeze(_) => {}
                _ if is_nothing(module, inst) => {}
                _ => return None,
            }
        }
        let next = match &function.insts[last].kind {
            InstKind::Ret(_) => return Some(ReturnPath { ret: last, jumps }),
            InstKind::Br(next) => {
                jumps.push(last);
                *next
            }
            InstKind::Switch { value: Operand::Value(v), default, cases } => {
                let c = constant_of(known, *v)?;
                cases.iter().find(|case| case.0 == c).map_or(*default, |case| case.1)
            }
            InstKind::CondBr { cond, then_to, else_to } => {
                let constant = match cond {
                    Operand::Const(c) => Some(*c),
                    Operand::Value(v) => constant_of(known, *v),
                    _ => None,
                };
                if let Some(ConstKind::Int(n)) = constant.map(|c| &module.constants[c].kind) {
                    if *n & 1 == 1 { *then_to } else { *else_to }
                } else {
                    let rest = open_branches.checked_sub(1)?;
                    let side =
                        |next| follow(module, function, (to, next), &mut known.clone(), rest);
                    let mut path = side(*then_to)?;
                    side(*else_to)?;
                    jumps.append(&mut path.jumps);
                    return Some(ReturnPath { ret: path.ret, jumps });
                }
            }
            _ => return None,
        };
        from = to;
        to = next;
    }
    None
}

/// Whether the instruction has no effect at run time.
fn is_nothing(module: &Module, inst: &Inst) -> bool {
    match &inst.kind {
        InstKind::DebugRecord { .. } => true,
        InstKind::Call(call) => module.intrinsic(call).is_some_and(Intrinsic::is_ignored),
        _ => false,
    }
}

/// The known constant value of `v`; the latest entry counts.
fn constant_of(known: &[(ValueId, ConstId)], v: ValueId) -> Option<ConstId> {
    known.iter().rev().find(|k| k.0 == v).map(|k| k.1)
}
