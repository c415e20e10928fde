//! Accesses that stay inside their objects: variables and arrays of the module, whose sizes are declared, and
//! buffers of which the contract says how long they are.
//!
//! What is proved here a proof need not assume. An access outside comes after others that are inside, so each
//! may be proved as if all others were.

use crate::extract::Kernel;
use crate::extract::builder::{Builder, Env, Key, Role, Val};
use crate::extract::effects::{Access, Effect};
use crate::extract::roots::{Root, constant_int};
use crate::extract::shape::Scope;
use crate::ledger::Ledger;
use crate::pair::{Poly, Side};
use ir::{BinaryOp, BlockId, CastOp, InstKind, Operand, SymbolKind, ValueDef};
use launch::contract::expr::{Expr, ExprKind};
use launch::params::ParamKind;
use std::collections::{BTreeMap, BTreeSet};

/// Work on one end of one access.
const ACCESS_WORK: u64 = 60_000;
/// Deepest chain of pointers that is followed.
const MAX_DEPTH: u32 = 32;
/// Most accesses that are looked at.
const MAX_ACCESSES: usize = 2000;

/// Which accesses stay inside.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Inside {
    /// Names of objects to which every access is proved to stay inside.
    pub proved: Vec<String>,
    /// Whether that is so of all objects.
    pub all: bool,
    /// Whether no instruction divides by a number that might be 0.
    pub no_division: bool,
}

/// Finds the objects that no access leaves, and adds what that assumes to the ledger.
pub(crate) fn inside(k: &Kernel<'_>, ledger: &mut Ledger) -> Inside {
    let f = &k.flat.function;
    let mut objects: BTreeMap<Root, bool> = BTreeMap::new();
    let mut assumed: BTreeMap<Root, Ledger> = BTreeMap::new();
    let (mut all, mut left) = (true, MAX_ACCESSES);
    for &b in k.shape.cfg.reverse_post_order() {
        for &i in &f.blocks[b].insts {
            let Effect::Accesses(list) = &k.shape.effects[i] else { continue };
            for access in list {
                let roots = k.roots.of(access.ptr);
                let known = |r: &Root| size(k, *r, access.ptr).is_some();
                let candidate = |r: &Root| known(r) && objects.get(r) != Some(&false);
                left = left.saturating_sub(1);
                let mut own = Ledger::default();
                let holds = left > 0
                    && !roots.is_empty()
                    && roots.iter().all(candidate)
                    && stays(k, b, access, &roots, &mut own);
                all &= holds;
                for root in roots {
                    *objects.entry(root).or_insert(true) &= holds;
                    assumed.entry(root).or_default().merge(&own);
                }
            }
        }
    }
    let mut proved = vec![];
    for (root, _) in objects.iter().filter(|o| *o.1) {
        if let Some(own) = assumed.get(root) {
            ledger.merge(own);
        }
        proved.extend(name(k, *root));
    }
    proved.sort_unstable();
    proved.dedup();
    let divides = |kind: &InstKind| match kind {
        InstKind::Binary {
            op: BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem,
            rhs,
            ..
        } => !matches!(constant_int(k.module, *rhs), Some(n) if n != 0),
        _ => false,
    };
    let insts = f.blocks.values().flat_map(|b| &b.insts);
    let no_division = !insts.into_iter().any(|&i| divides(&f.insts[i].kind));
    Inside { proved, all, no_division }
}

/// How many bytes an object has, if that is a number or said by the contract.
enum Size {
    Bytes(u64),
    /// So many times the length of the buffer of a parameter.
    Elements(u32, u64),
}

fn size(k: &Kernel<'_>, root: Root, ptr: Operand) -> Option<Size> {
    match root {
        Root::Shared(symbol) | Root::Global(symbol) => {
            let SymbolKind::Global(g) = k.module.symbols[symbol].kind else { return None };
            let global = &k.module.globals[g];
            k.module.types.store_size(global.ty).filter(|n| *n > 0).map(Size::Bytes)
        }
        Root::Param(p) => {
            let name = k.param_name(p);
            let measures = |e: &Expr| match &e.kind {
                ExprKind::Call(call, args) => {
                    let of = args.first().map(|a| &a.kind);
                    call == "len" && matches!(of, Some(ExprKind::Name(n)) if *n == name)
                }
                _ => false,
            };
            if !k.clauses.iter().any(|c| c.expr.walk().any(measures)) {
                return None;
            }
            match &k.info.params.get(p as usize)?.kind {
                ParamKind::Pointer { element, levels: 0, record: None, .. } => {
                    Some(Size::Elements(p, element.size()))
                }
                _ => None,
            }
        }
        Root::ByValue(p) => match &k.info.params.get(p as usize)?.kind {
            ParamKind::Struct { size, .. } => Some(Size::Bytes(*size)),
            ParamKind::Array { stride, len, .. } => stride.checked_mul(*len).map(Size::Bytes),
            _ => None,
        },
        Root::Private => local(k, ptr, 0).map(Size::Bytes),
        _ => None,
    }
}

/// The size of the local variable that a pointer is made from.
fn local(k: &Kernel<'_>, ptr: Operand, depth: u32) -> Option<u64> {
    let f = &k.flat.function;
    let Operand::Value(v) = ptr else { return None };
    let ValueDef::Inst(i) = f.values[v].def else { return None };
    match &f.insts[i].kind {
        InstKind::Alloca { allocated: ty, count, .. } => {
            let count = match count {
                Some(n) => u64::try_from(constant_int(k.module, *n)?).ok()?,
                None => 1,
            };
            k.module.types.size_of(*ty)?.checked_mul(count)
        }
        InstKind::Gep { base: next, .. }
        | InstKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, value: next, .. }
        | InstKind::Freeze(next)
            if depth < MAX_DEPTH =>
        {
            local(k, *next, depth + 1)
        }
        _ => None,
    }
}

fn name(k: &Kernel<'_>, root: Root) -> Option<String> {
    match root {
        Root::Shared(symbol) | Root::Global(symbol) => {
            let debug = ir::DebugInfo::new(k.module);
            let SymbolKind::Global(g) = k.module.symbols[symbol].kind else { return None };
            let own = debug.global(g).map(|v| v.name.clone());
            // Constants without a variable are the compiler's own.
            let plain = || k.module.symbols[symbol].name.clone();
            own.or_else(|| (!k.module.globals[g].constant).then(plain))
        }
        Root::Param(p) => Some(k.param_name(p)),
        _ => None,
    }
}

/// Whether an access stays inside whatever of these objects it is to.
pub(crate) fn stays(
    k: &Kernel<'_>,
    block: BlockId,
    access: &Access,
    roots: &BTreeSet<Root>,
    ledger: &mut Ledger,
) -> bool {
    let mut builder = Builder::new(k, Scope::Block);
    let env = Env { role: Role::First, at: block, iterations: BTreeMap::new() };
    builder.assume_path(&env, block);
    let Val::Ptr(offset) = builder.operand(&env, access.ptr) else { return false };
    for &root in roots {
        let Some(end) = size(k, root, access.ptr).and_then(|size| match size {
            Size::Bytes(n) => Some(Poly::from(i128::from(n))),
            Size::Elements(p, bytes) => builder.length(p).scale(i128::from(bytes)),
        }) else {
            return false;
        };
        let room = end.sub(&offset).and_then(|p| p.plus(-i128::from(access.bytes)));
        let Some(room) = room else { return false };
        for goal in [&offset, &room] {
            if builder.range(goal).0.is_some_and(|l| l >= 0) {
                continue;
            }
            let (proved, work) =
                k.failures.proves_counted(&builder.query, goal, &k.limits(ACCESS_WORK));
            if !k.take(work) || !proved {
                return false;
            }
        }
    }
    ledger.merge(&builder.ledger);
    true
}

impl Builder<'_> {
    /// The number of elements of a parameter's buffer.
    pub(crate) fn length(&mut self, p: u32) -> Poly {
        let label = self.k.param_name(p);
        let most = Some(i128::from(i64::MAX));
        self.atom(Key::Length(p), &label, Side::Uniform, Some(0), most).0.into()
    }
}
