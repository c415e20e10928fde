//! Finds loads whose value is checked by a compare-and-swap of the same address before it has
//! any effect, as in the loop that CUDA's guide uses to add doubles:
//!
//! ```text
//! old = *p;
//! do { seen = old; old = atomicCAS(p, seen, f(seen)); } while (old != seen);
//! ```
//!
//! A stale value only costs another iteration, so such a load counts as a relaxed atomic one
//! (docs/execution-model.md, "More lenient than PTX").

use super::{KernelFunction, callee_name};
use crate::intrinsics::SyncScope;
use crate::{
    Call, CastOp, Function, FunctionId, InstId, InstKind, Module, Operand, ValueDef, ValueId,
};
use std::cell::OnceCell;
use std::collections::{HashMap, HashSet};

/// Maximum number of uses followed from one load, of nested calls, and of compared steps of an
/// address computation.
const MOST_USES: u32 = 1024;
const MOST_DEPTH: u32 = 4;
const MOST_STEPS: u32 = 32;

/// For each of `functions` such loads, with the scope of the swap that checks each.
pub fn checked_reads(
    module: &Module,
    functions: &[KernelFunction<'_>],
) -> Vec<HashMap<InstId, SyncScope>> {
    let flow = Flow {
        module,
        functions,
        index: functions.iter().enumerate().map(|(i, f)| (f.id, i)).collect(),
        users: functions.iter().map(|_| OnceCell::new()).collect(),
        unused: functions.iter().map(|_| OnceCell::new()).collect(),
    };
    let none = !flow.any_swap();
    let loads = |f| if none { HashMap::new() } else { flow.loads(f) };
    (0..functions.len()).map(loads).collect()
}

/// The instructions that use each value of a function.
type Users = HashMap<ValueId, Vec<InstId>>;

struct Flow<'a> {
    module: &'a Module,
    functions: &'a [KernelFunction<'a>],
    index: HashMap<FunctionId, usize>,
    users: Vec<OnceCell<Users>>,
    /// Whether no caller uses the result of a function.
    unused: Vec<OnceCell<bool>>,
}

/// The uses of a value that only a swap can observe.
#[derive(Clone, Copy, Default)]
struct Fate {
    /// Scope of a swap that expects it.
    swap: Option<SyncScope>,
    /// The function returns it, or a value computed from it.
    returned: bool,
}

impl Flow<'_> {
    fn instructions(&self, f: usize) -> impl Iterator<Item = (InstId, &InstKind)> {
        let function = self.functions[f].function;
        let blocks = function.blocks.values().flat_map(|b| &b.insts);
        blocks.map(|&i| (i, &function.insts[i].kind))
    }

    fn any_swap(&self) -> bool {
        (0..self.functions.len()).flat_map(|f| self.instructions(f)).any(|(_, kind)| match kind {
            InstKind::CmpXchg { .. } => true,
            InstKind::Call(call) => swap_scope(self.module, call).is_some(),
            _ => false,
        })
    }

    fn users(&self, f: usize) -> &Users {
        self.users[f].get_or_init(|| {
            let mut users = Users::new();
            for (i, kind) in self.instructions(f) {
                kind.for_each_operand(|o| {
                    if let Operand::Value(v) = o {
                        users.entry(v).or_default().push(i);
                    }
                });
            }
            users
        })
    }

    /// The checked loads of function `f`.
    fn loads(&self, f: usize) -> HashMap<InstId, SyncScope> {
        let function = self.functions[f].function;
        let mut checked = HashMap::new();
        for (i, kind) in self.instructions(f) {
            if let &InstKind::Load { ptr, atomic: None, .. } = kind
                && let Some(value) = function.insts[i].result
                && let mut budget = MOST_USES
                && let Some(Fate { swap: Some(scope), returned }) =
                    self.follow(f, value, Some(ptr), MOST_DEPTH, &mut budget)
                && (!returned || self.result_is_unused(f))
            {
                checked.insert(i, scope);
            }
        }
        checked
    }

    fn result_is_unused(&self, f: usize) -> bool {
        let id = self.functions[f].id;
        let unused_in = |g: usize| {
            self.instructions(g).all(|(i, kind)| match kind {
                InstKind::Call(call) if self.module.callee(call.callee) == Some(id) => {
                    let result = self.functions[g].function.insts[i].result;
                    result.is_none_or(|r| !self.users(g).contains_key(&r))
                }
                _ => true,
            })
        };
        *self.unused[f].get_or_init(|| (0..self.functions.len()).all(unused_in))
    }

    /// The fate of `start`; `None` if anything but swaps of `address` and branches may observe it.
    fn follow(
        &self,
        f: usize,
        start: ValueId,
        address: Option<Operand>,
        depth: u32,
        budget: &mut u32,
    ) -> Option<Fate> {
        use InstKind as K;
        let function = self.functions[f].function;
        let here =
            |ptr: Operand| address.is_some_and(|a| same(function, a, ptr, &mut { MOST_STEPS }));
        let mut fate = Fate::default();
        let (mut seen, mut todo) = (HashSet::new(), vec![start]);
        while let Some(value) = todo.pop() {
            if !seen.insert(value) {
                continue;
            }
            let is_value = |o: Operand| o == Operand::Value(value);
            for &i in self.users(f).get(&value).into_iter().flatten() {
                *budget = budget.checked_sub(1)?;
                let inst = &function.insts[i];
                match &inst.kind {
                    K::Phi { .. }
                    | K::Cast { .. }
                    | K::Binary { .. }
                    | K::ICmp { .. }
                    | K::FCmp { .. }
                    | K::FNeg { .. }
                    | K::Select { .. }
                    | K::Freeze(_)
                    | K::InsertValue { .. }
                    | K::ExtractValue { .. } => todo.push(inst.result?),
                    K::CondBr { .. } | K::Switch { .. } => {}
                    K::Ret(_) => fate.returned = true,
                    K::CmpXchg { ptr, expected, atomic, .. } => {
                        if is_value(*ptr) || !here(*ptr) {
                            return None;
                        }
                        if is_value(*expected) {
                            fate.swap = Some(SyncScope::of(atomic.scope.as_deref()));
                        }
                    }
                    K::Call(call) => {
                        let args: Vec<Operand> = call.args.iter().map(|a| a.value).collect();
                        if let Some(scope) = swap_scope(self.module, call) {
                            let &[ptr, expected, _] = args.as_slice() else { return None };
                            if is_value(ptr) || !here(ptr) {
                                return None;
                            }
                            if is_value(expected) {
                                fate.swap = Some(scope);
                            }
                        } else if let Some(&g) =
                            self.module.callee(call.callee).and_then(|id| self.index.get(&id))
                        {
                            let params = &self.functions[g].function.params;
                            let param = |k: usize| params.get(k).map(|p| p.value);
                            let inner = args.iter().position(|&a| here(a)).and_then(param);
                            let depth = depth.checked_sub(1)?;
                            for k in (0..args.len()).filter(|&k| is_value(args[k])) {
                                let inner = inner.map(Operand::Value);
                                let there = self.follow(g, param(k)?, inner, depth, budget)?;
                                fate.swap = there.swap.or(fate.swap);
                                if there.returned {
                                    todo.extend(inst.result);
                                }
                            }
                        } else if is_pure(self.module, call) {
                            todo.push(inst.result?);
                        } else {
                            return None;
                        }
                    }
                    _ => return None,
                }
            }
        }
        Some(fate)
    }
}

/// Scope of a compare-and-swap that is an intrinsic: its arguments are address, expected and new
/// value.
fn swap_scope(module: &Module, call: &Call) -> Option<SyncScope> {
    let kind = callee_name(module, call)?.strip_prefix("llvm.nvvm.atomic.cas.gen.i")?;
    Some(if kind.starts_with(".cta") {
        SyncScope::Block
    } else if kind.starts_with(".sys") {
        SyncScope::System
    } else {
        SyncScope::Device
    })
}

/// Whether a function without a body here only computes its result.
fn is_pure(module: &Module, call: &Call) -> bool {
    const PURE: [&str; 15] = [
        "__nv_f",
        "__nv_d",
        "__nv_m",
        "llvm.abs.",
        "llvm.ctpop.",
        "llvm.fabs.",
        "llvm.fma.",
        "llvm.fmuladd.",
        "llvm.max",
        "llvm.min",
        "llvm.nvvm.f",
        "llvm.smax.",
        "llvm.smin.",
        "llvm.umax.",
        "llvm.umin.",
    ];
    callee_name(module, call).is_some_and(|name| PURE.iter().any(|p| name.starts_with(p)))
}

/// Whether two operands are the same value, or addresses computed in the same way.
fn same(function: &Function, a: Operand, b: Operand, steps: &mut u32) -> bool {
    let (a, b) = (uncast(function, a), uncast(function, b));
    if a == b || *steps == 0 {
        return a == b;
    }
    *steps -= 1;
    let kind = |o| match o {
        Operand::Value(v) => match function.values[v].def {
            ValueDef::Inst(i) => Some(&function.insts[i].kind),
            ValueDef::Param(_) | ValueDef::Undefined => None,
        },
        _ => None,
    };
    let mut both = |a, b| same(function, a, b, steps);
    match (kind(a), kind(b)) {
        (
            Some(InstKind::Gep { source, base, indices, .. }),
            Some(InstKind::Gep { source: other, base: from, indices: at, .. }),
        ) => {
            source == other
                && indices.len() == at.len()
                && both(*base, *from)
                && indices.iter().zip(at).all(|(&i, &j)| both(i, j))
        }
        (
            Some(InstKind::Cast { op, value, .. }),
            Some(InstKind::Cast { op: other, value: from, .. }),
        ) => op == other && both(*value, *from),
        _ => false,
    }
}

/// The address without casts that preserve it.
fn uncast(function: &Function, mut operand: Operand) -> Operand {
    while let Operand::Value(v) = operand
        && let ValueDef::Inst(i) = function.values[v].def
        && let InstKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, value, .. } =
            function.insts[i].kind
    {
        operand = value;
    }
    operand
}
