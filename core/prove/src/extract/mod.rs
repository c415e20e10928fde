//! From the code of a kernel to what a proof needs: which accesses there are, at which addresses, and
//! under which conditions. Fails closed: what is not understood is named, and nothing is proved.

mod addresses;
mod arithmetic;
pub(crate) mod builder;
mod choice;
mod clause;
pub(crate) mod effects;
pub(crate) mod eval;
mod indirect;
pub mod inline;
mod objects;
pub(crate) mod phi;
mod powers;
pub mod roots;
pub(crate) mod shape;
mod tickets;
pub(crate) mod trips;

use crate::dims::{Dim, Dims};
use crate::locks::Locks;
use crate::open::Open;
use crate::pair::{Failures, Limits};
use base::entity::Table;
use effects::{Access, Effect, effect};
use inline::Flat;
use ir::analysis::uniformity::{Config, Scope as Uniformity};
use ir::analysis::{FunctionAnalysis, KernelFunction, LoopId, checked_reads, waits};
use ir::intrinsics::{Axis, Intrinsic, SpecialRegister};
use ir::{FunctionId, InstId, InstKind, Module};
use launch::contract::Clause;
use launch::params::{KernelInfo, ParamKind};
use phi::Invariants;
use roots::Roots;
use shape::Shape;
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

/// A kernel, prepared for proofs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kernel<'m> {
    pub module: &'m Module,
    pub info: &'m KernelInfo,
    pub flat: &'m Flat,
    pub roots: &'m Roots,
    pub shape: &'m Shape,
    pub dims: Dims,
    /// Axes that the kernel reads: of the block, of the grid.
    pub reads: [[bool; 3]; 2],
    pub clauses: &'m [Clause],
    pub warp_size: u32,
    pub invariants: &'m Invariants,
    pub locks: &'m Locks,
    /// Work that is left for all but pairs, in units of [`crate::pair::Limits::work`].
    pub work: &'m Cell<u64>,
    /// Attempts at proofs that failed.
    pub failures: &'m Failures,
    /// The launch, if the proof is about one that is run, and nothing may be assumed of its arithmetic.
    pub run: Option<Run<'m>>,
    /// The iteration of a loop in which both threads are at the barrier, if a proof is about that one alone.
    pub fixed: Option<(LoopId, i64)>,
}

/// What is known of a launch that is run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run<'m> {
    /// Values of integer parameters, by position; bits beyond their width do not count.
    pub scalars: &'m BTreeMap<u32, u64>,
    /// Instructions whose flags `nsw` and `nuw` hold whenever they are executed. Those of others are no reason to
    /// take their results for more than they are modulo 2 to their width.
    pub exact: &'m BTreeSet<InstId>,
}

/// What of a kernel does not depend on the launch.
#[derive(Debug)]
pub(crate) struct Extracted {
    pub flat: Flat,
    pub roots: Roots,
    pub shape: Shape,
    /// Axes that the kernel reads: of the block, of the grid.
    pub reads: [[bool; 3]; 2],
}

/// Extracts a kernel.
pub(crate) fn extract(module: &Module, kernel: FunctionId) -> Result<Extracted, Open> {
    let flat = inline::flatten(module, kernel)?;
    let mut effects: Table<InstId, Effect> = Table::filled(Effect::None, flat.function.insts.len());
    for (_, block) in flat.function.blocks.iter() {
        for &i in &block.insts {
            effects[i] = effect(module, &flat, i)?;
        }
    }
    observed(module, kernel, &flat, &mut effects);
    let roots = Roots::new(module, &flat, &effects);
    let reads = axes(module, &flat);
    let shape = Shape::new(module, &flat, &roots, effects)?;
    Ok(Extracted { flat, roots, shape, reads })
}

/// Reads whose value a compare-and-swap checks before it has any effect count as atomic; reads that a loop waits
/// for do not race with what signals.
fn observed(module: &Module, kernel: FunctionId, flat: &Flat, effects: &mut Table<InstId, Effect>) {
    let any = |which: &dyn Fn(&Access) -> bool| {
        effects.values().any(|e| matches!(e, Effect::Accesses(list) if list.iter().any(which)))
    };
    let swaps = any(&|a| a.atomic.is_some() && a.writes);
    if !swaps && !any(&|a| a.signals) {
        return;
    }
    let config = Config::kernel(Uniformity::Block);
    let analysis = FunctionAnalysis::new(module, &flat.function, &config);
    let only = KernelFunction { id: kernel, function: &flat.function, analysis: &analysis };
    for inst in waits(module, &[only]).into_iter().flatten() {
        if let Effect::Accesses(list) = &mut effects[inst] {
            for access in list.iter_mut() {
                access.polls = true;
            }
        }
    }
    for (_, block) in flat.function.blocks.iter() {
        for &i in &block.insts {
            if let Effect::Accesses(list) = &mut effects[i]
                && is_swap(module, &flat.function.insts[i].kind)
            {
                for access in list.iter_mut() {
                    access.polls = true;
                }
            }
        }
    }
    for (inst, scope) in checked_reads(module, &[only]).into_iter().flatten() {
        if let Effect::Accesses(list) = &mut effects[inst] {
            for access in list.iter_mut().filter(|a| !a.writes && a.atomic.is_none()) {
                access.atomic = Some(scope);
            }
        }
    }
}

fn is_swap(module: &Module, kind: &InstKind) -> bool {
    match kind {
        InstKind::CmpXchg { .. } => true,
        InstKind::Call(call) => {
            module.intrinsic(call).is_some_and(|i| i.compare_and_swap().is_some())
        }
        _ => false,
    }
}

/// The axes of block and grid that the code reads.
fn axes(module: &Module, flat: &Flat) -> [[bool; 3]; 2] {
    let mut reads = [[false; 3]; 2];
    for (_, block) in flat.function.blocks.iter() {
        for &i in &block.insts {
            let inst = &flat.function.insts[i];
            if let InstKind::Load { ptr, .. } = &inst.kind {
                // The variables of old versions of LLVM: any of them may be read.
                if old_variable(module, flat, *ptr) {
                    reads = [[true; 3]; 2];
                }
            }
            let InstKind::Call(call) = &inst.kind else { continue };
            let Some(Intrinsic::SpecialRegister { register, implies_axis: true }) =
                module.intrinsic(call)
            else {
                continue;
            };
            let at = |axis: Axis| axis as usize;
            match register {
                SpecialRegister::Tid(a) | SpecialRegister::Ntid(a) => reads[0][at(a)] = true,
                SpecialRegister::Ctaid(a) | SpecialRegister::Nctaid(a) => reads[1][at(a)] = true,
                _ => {}
            }
        }
    }
    reads
}

fn old_variable(module: &Module, flat: &Flat, ptr: ir::Operand) -> bool {
    let mut at = ptr;
    for _ in 0..8 {
        match at {
            ir::Operand::Const(mut c) => loop {
                match &module.constants[c].kind {
                    ir::ConstKind::Symbol(s) => {
                        let name = &module.symbols[*s].name;
                        return ir::intrinsics::BuiltinVariable::resolve(name).is_some();
                    }
                    ir::ConstKind::Expr(
                        ir::ConstExpr::Cast(_, inner) | ir::ConstExpr::Gep { base: inner, .. },
                    ) => c = *inner,
                    _ => return false,
                }
            },
            ir::Operand::Value(v) => match flat.function.values[v].def {
                ir::ValueDef::Inst(i) => match &flat.function.insts[i].kind {
                    InstKind::Gep { base, .. } => at = *base,
                    InstKind::Cast { value, .. } => at = *value,
                    _ => return false,
                },
                _ => return false,
            },
            _ => return false,
        }
    }
    false
}

impl Extracted {
    /// The dimensions of launches of which only these are given. Axes that the kernel does not read
    /// are 1, except for x.
    pub fn dims(&self, grid: [Option<u32>; 3], block: [Option<u32>; 3]) -> Dims {
        let dim = |given: Option<u32>, read: bool, axis: usize| match given {
            Some(n) => Dim::Fixed(n),
            None if read || axis == 0 => Dim::Free,
            None => Dim::One,
        };
        let all = |given: [Option<u32>; 3], reads: [bool; 3]| {
            [0, 1, 2].map(|a| dim(given[a], reads[a], a))
        };
        Dims { grid: all(grid, self.reads[1]), block: all(block, self.reads[0]) }
    }
}

impl Kernel<'_> {
    /// The limits of a query that may take up to `work`, of what is left.
    pub fn limits(&self, work: u64) -> Limits {
        Limits { work: work.min(self.work.get()), ..Limits::default() }
    }

    /// Takes the work that a query was; false if there had been nothing left.
    pub fn take(&self, work: u64) -> bool {
        let left = self.work.get();
        self.work.set(left.saturating_sub(work));
        left > 0
    }

    /// What the contract says that the size of the block along an axis is a multiple of.
    pub fn block_unit(&self, axis: u8) -> Option<i128> {
        clause::multiple_of(self.clauses, ["block.x", "block.y", "block.z"].get(usize::from(axis))?)
    }

    /// Whether a parameter is signed in the source.
    pub fn is_signed(&self, p: u32) -> bool {
        let kind = self.info.params.get(p as usize).map(|p| &p.kind);
        !matches!(kind, Some(ParamKind::Int { signed: false, .. }))
    }

    /// The name of a parameter.
    pub fn param_name(&self, p: u32) -> String {
        self.info.params.get(p as usize).map_or_else(|| format!("#{p}"), |p| p.name.clone())
    }

    /// The accesses of an instruction that other threads could notice.
    pub fn accesses(&self, id: InstId) -> impl Iterator<Item = &Access> {
        let list = match &self.shape.effects[id] {
            Effect::Accesses(list) => &list[..],
            _ => &[],
        };
        list.iter().filter(|a| {
            let roots = self.roots.of(a.ptr);
            roots.iter().any(|r| !r.is_private())
        })
    }
}
