//! Which parts of a program's launches depend on nothing but its text.
//!
//! Where `main` passes a constant, other values are ruled out. Where it passes what comes from its arguments,
//! from a file or from a device's properties, they are not. The host's IR says which: a value is fixed if
//! everything that it is computed from is constant. Conditions count for nothing, so that the block of
//! `for (b = 32; b <= 1024; b *= 2)` is fixed too: it is one of those that a run shows.

use ir::inst::{BinaryOp, BlockId, Call, CastOp, InstId, InstKind, IntPredicate, Operand};
use ir::module::{FunctionId, Module, SymbolKind, ValueDef};
use std::collections::{BTreeMap, HashMap, HashSet};

/// What of the launches of a kernel is fixed, at every place that launches it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixed {
    /// Axes of the grid.
    pub grid: [bool; 3],
    /// Axes of the block.
    pub block: [bool; 3],
    /// The size of dynamic shared memory.
    pub shared: bool,
    /// Parameters.
    pub params: Vec<bool>,
}

impl Fixed {
    fn both(&mut self, other: &Self) {
        for axis in 0..3 {
            self.grid[axis] &= other.grid[axis];
            self.block[axis] &= other.block[axis];
        }
        self.shared &= other.shared;
        self.params.truncate(other.params.len());
        for (a, b) in self.params.iter_mut().zip(&other.params) {
            *a &= b;
        }
    }

    /// Whether all dimensions are fixed, and of the parameters those that `count`.
    pub fn is_whole(&self, count: impl Fn(usize) -> bool) -> bool {
        let dims = self.grid.iter().chain(&self.block).all(|&f| f);
        dims && self.shared && self.params.iter().enumerate().all(|(p, &f)| f || !count(p))
    }
}

const PUSH: &str = "__cudaPushCallConfiguration";
const LAUNCHES: [&str; 2] = ["cudaLaunchKernel", "cudaLaunchCooperativeKernel"];
/// Other functions that launch kernels.
const OTHER_LAUNCHES: [&str; 4] = [
    "cudaGraphAddKernelNode",
    "cudaGraphExecKernelNodeSetParams",
    "cudaLaunchKernelExC",
    "cudaLaunchCooperativeKernelMultiDevice",
];
/// What marks a stub, which is all that a launch calls.
const STUB: &str = "__device_stub__";
/// Functions without a body that compute something from their arguments alone.
const PURE: [&str; 12] = [
    "ceil", "ceilf", "floor", "floorf", "sqrt", "sqrtf", "log2", "log2f", "pow", "powf", "abs",
    "round",
];
/// Most values that one question visits.
const MAX_VISITED: usize = 2000;
/// Most basic blocks between the configuration of a launch and its kernel.
const MAX_BLOCKS: usize = 64;

/// What is fixed, by the name of the host's function for a kernel (its stub). Empty if some launch cannot be
/// followed.
pub fn fixed(modules: &[Module]) -> BTreeMap<String, Fixed> {
    let mut found: BTreeMap<String, Fixed> = BTreeMap::new();
    for module in modules {
        let flow = Flow::new(module);
        let Some(sites) = flow.all_sites() else { return BTreeMap::new() };
        for (id, site) in sites {
            let here = flow.at(id, &site);
            match found.get_mut(&site.stub) {
                Some(known) => known.both(&here),
                None => {
                    found.insert(site.stub, here);
                }
            }
        }
    }
    found
}

/// A launch in the IR.
pub(crate) struct Site {
    pub(crate) stub: String,
    /// x and y of the grid, z of it, the same of the block, dynamic shared memory.
    pub(crate) config: [Operand; 5],
    pub(crate) params: Params,
}

pub(crate) enum Params {
    /// Arguments of the stub, which is called.
    Direct(Vec<Operand>),
    /// The stub was inlined: the array of pointers to the arguments.
    Array(Operand),
}

/// Follows values to where they come from.
pub(crate) struct Flow<'m> {
    pub(crate) module: &'m Module,
    /// Calls of each function.
    callers: HashMap<FunctionId, Vec<(FunctionId, InstId)>>,
    /// Functions whose address is used other than by calls.
    taken: HashSet<FunctionId>,
}

fn call_of(kind: &InstKind) -> Option<&Call> {
    match kind {
        InstKind::Call(call) | InstKind::Invoke { call, .. } => Some(call),
        _ => None,
    }
}

impl<'m> Flow<'m> {
    pub(crate) fn new(module: &'m Module) -> Self {
        let (mut callers, mut taken) = (HashMap::<_, Vec<_>>::new(), HashSet::new());
        for (id, function) in module.functions.iter() {
            for (at, inst) in function.insts.iter() {
                let called = call_of(&inst.kind).and_then(|c| module.callee(c.callee));
                if let Some(called) = called {
                    callers.entry(called).or_default().push((id, at));
                }
                let mut first = called.is_some();
                inst.kind.for_each_operand(|operand| {
                    let function = module.callee(operand);
                    // One use is the call itself.
                    if function.is_some() && function == called && first {
                        first = false;
                    } else {
                        taken.extend(function);
                    }
                });
            }
        }
        Self { module, callers, taken }
    }

    /// All launches with the functions that make them; `None` if one cannot be followed.
    pub(crate) fn all_sites(&self) -> Option<Vec<(FunctionId, Site)>> {
        let mut sites = vec![];
        for (id, function) in self.module.functions.iter() {
            let name = self.module.function_name(id);
            if function.is_declaration() && OTHER_LAUNCHES.contains(&name) {
                return None;
            }
            if !name.contains(STUB) {
                sites.extend(self.sites(id)?.into_iter().map(|site| (id, site)));
            }
        }
        Some(sites)
    }

    fn called(&self, call: &Call) -> Option<&'m str> {
        let symbol = self.module.callee_symbol(call.callee)?;
        Some(self.module.symbols[symbol].name.as_str())
    }

    /// The launches in a function; `None` if one cannot be followed.
    fn sites(&self, id: FunctionId) -> Option<Vec<Site>> {
        let function = &self.module.functions[id];
        let (mut sites, mut followed) = (vec![], HashSet::new());
        for (block, code) in function.blocks.iter() {
            for &at in &code.insts {
                let Some(call) = call_of(&function.insts[at].kind) else { continue };
                if self.called(call) != Some(PUSH) {
                    continue;
                }
                let config = [0, 1, 2, 3, 4].map(|n| call.args.get(n).map(|a| a.value));
                let [Some(a), Some(b), Some(c), Some(d), Some(e)] = config else { return None };
                let (launch, stub, params) = self.launch_after(id, block)?;
                followed.insert(launch);
                sites.push(Site { stub, config: [a, b, c, d, e], params });
            }
        }
        for (at, inst) in function.insts.iter() {
            let Some(call) = call_of(&inst.kind) else { continue };
            let launches = self.called(call).is_some_and(|n| LAUNCHES.contains(&n));
            if !launches || followed.contains(&at) {
                continue;
            }
            let args: Vec<Operand> = call.args.iter().map(|a| a.value).collect();
            let [kernel, a, b, c, d, array, e, ..] = args[..] else { return None };
            let stub = self.module.function_name(self.module.callee(kernel)?).to_owned();
            sites.push(Site { stub, config: [a, b, c, d, e], params: Params::Array(array) });
        }
        Some(sites)
    }

    /// The launch that the configuration at the end of `block` is for.
    fn launch_after(&self, id: FunctionId, block: BlockId) -> Option<(InstId, String, Params)> {
        let function = &self.module.functions[id];
        let mut open = self.next(id, block);
        let mut seen: HashSet<BlockId> = open.iter().copied().collect();
        let mut at = 0;
        while let Some(&block) = open.get(at) {
            at += 1;
            if at > MAX_BLOCKS {
                return None;
            }
            let mut ends = false;
            for &inst in &function.blocks[block].insts {
                let Some(call) = call_of(&function.insts[inst].kind) else { continue };
                match self.called(call) {
                    // A call through a pointer: the kernel is an argument of this function.
                    None if matches!(call.callee, Operand::Value(_)) => return None,
                    Some(PUSH) => {
                        ends = true;
                        break;
                    }
                    Some(name) if name.contains(STUB) => {
                        let args = call.args.iter().map(|a| a.value).collect();
                        return Some((inst, name.to_owned(), Params::Direct(args)));
                    }
                    Some(name) if LAUNCHES.contains(&name) => {
                        let kernel = self.module.callee(call.args.first()?.value)?;
                        let stub = self.module.function_name(kernel).to_owned();
                        return Some((inst, stub, Params::Array(call.args.get(5)?.value)));
                    }
                    _ => {}
                }
            }
            if !ends {
                let next = function.successors(block);
                open.extend(next.into_iter().filter(|b| seen.insert(*b)));
            }
        }
        None
    }

    /// Where a block continues, first where the configuration was accepted: its result is 0.
    fn next(&self, id: FunctionId, block: BlockId) -> Vec<BlockId> {
        let function = &self.module.functions[id];
        let mut next = function.successors(block);
        if let Some(InstKind::CondBr { cond: Operand::Value(v), .. }) =
            function.terminator(block).map(|t| &t.kind)
            && let ValueDef::Inst(at) = function.values[*v].def
            && let InstKind::ICmp { pred: IntPredicate::Ne, .. } = function.insts[at].kind
        {
            next.reverse();
        }
        next
    }

    fn at(&self, id: FunctionId, site: &Site) -> Fixed {
        let [grid, grid_z, block, block_z, shared] = site.config;
        let params = match &site.params {
            Params::Direct(args) => args.iter().map(|&a| self.is_fixed(id, a)).collect(),
            Params::Array(array) => self.through(id, *array),
        };
        Fixed {
            grid: [self.half(id, grid, 0), self.half(id, grid, 1), self.is_fixed(id, grid_z)],
            block: [self.half(id, block, 0), self.half(id, block, 1), self.is_fixed(id, block_z)],
            shared: self.is_fixed(id, shared),
            params,
        }
    }

    /// Whether the arguments to which the cells of an array point are fixed.
    fn through(&self, id: FunctionId, array: Operand) -> Vec<bool> {
        let slots = self.slots(id, array);
        let stored = slots.into_iter().map(|slot| self.stored_in(id, slot));
        stored.map(|s| s.is_some_and(|all| all.iter().all(|&o| self.is_fixed(id, o)))).collect()
    }

    /// The arguments to which the cells of an array point, where only one value is ever stored.
    pub(crate) fn arguments(&self, id: FunctionId, array: Operand) -> Vec<Option<Operand>> {
        let slots = self.slots(id, array);
        let stored = slots.into_iter().map(|slot| self.stored_in(id, slot));
        stored.map(|s| s.filter(|all| all.len() == 1).map(|all| all[0])).collect()
    }

    /// The pointers in an array, in order.
    fn slots(&self, id: FunctionId, array: Operand) -> Vec<Operand> {
        let function = &self.module.functions[id];
        let mut cells: BTreeMap<u64, Operand> = BTreeMap::new();
        for inst in function.insts.values() {
            if let InstKind::Store { value, ptr, .. } = &inst.kind
                && let Some(at) = self.offset(id, *ptr, array)
            {
                cells.insert(at / 8, *value);
            }
        }
        let in_order = cells.into_iter().zip(0..).take_while(|((n, _), i)| n == i);
        in_order.map(|((_, slot), _)| slot).collect()
    }

    /// How many bytes `cudaMalloc` was asked for, for a pointer that comes from a variable which only one call
    /// fills.
    pub(crate) fn allocated(&self, id: FunctionId, pointer: Operand) -> Option<Operand> {
        let function = &self.module.functions[id];
        let Operand::Value(v) = pointer else { return None };
        let ValueDef::Inst(at) = function.values[v].def else { return None };
        let InstKind::Load { ptr, .. } = &function.insts[at].kind else { return None };
        let mut sizes = function.insts.values().filter_map(|inst| {
            let call = call_of(&inst.kind)?;
            let allocates = matches!(self.called(call)?, "cudaMalloc" | "cudaMallocManaged");
            (allocates && call.args.first()?.value == *ptr).then_some(call.args.get(1)?.value)
        });
        sizes.next().filter(|_| sizes.next().is_none())
    }

    /// The offset of `ptr` from `base`, if that is known, bytes.
    fn offset(&self, id: FunctionId, ptr: Operand, base: Operand) -> Option<u64> {
        if ptr == base {
            return Some(0);
        }
        let function = &self.module.functions[id];
        let Operand::Value(v) = ptr else { return None };
        let ValueDef::Inst(at) = function.values[v].def else { return None };
        match &function.insts[at].kind {
            InstKind::Gep { base: b, indices, .. } if *b == base => {
                let Operand::Const(c) = *indices.last()? else { return None };
                let ir::ConstKind::Int(n) = self.module.constants[c].kind else { return None };
                // Clang writes such addresses in bytes, older ones in cells.
                let n = u64::try_from(n).ok()?;
                let bytes = indices.len() == 1;
                n.checked_mul(if bytes { 1 } else { 8 })
            }
            _ => None,
        }
    }

    /// Whether one half of a 64-bit value is fixed: `x` or `y` of dimensions.
    fn half(&self, id: FunctionId, operand: Operand, half: u8) -> bool {
        let function = &self.module.functions[id];
        let Operand::Value(v) = operand else { return true };
        if let ValueDef::Inst(at) = function.values[v].def {
            match &function.insts[at].kind {
                InstKind::Binary { op: BinaryOp::Or, lhs, rhs, .. } => {
                    return self.half(id, *lhs, half) && self.half(id, *rhs, half);
                }
                InstKind::Binary { op: BinaryOp::Shl, lhs, rhs: Operand::Const(_), .. } => {
                    return half == 0 || self.half(id, *lhs, 0);
                }
                InstKind::Cast { op: CastOp::ZExt, value, .. } => {
                    return half == 1 || self.is_fixed(id, *value);
                }
                _ => {}
            }
        }
        self.is_fixed(id, operand)
    }

    /// A value that is met again is fixed if everything else is.
    pub(crate) fn is_fixed(&self, id: FunctionId, operand: Operand) -> bool {
        let mut seen = HashSet::new();
        let mut open = vec![(id, operand)];
        while let Some((id, operand)) = open.pop() {
            let Operand::Value(v) = operand else { continue };
            if !seen.insert((id, operand)) {
                continue;
            }
            if seen.len() > MAX_VISITED {
                return false;
            }
            let function = &self.module.functions[id];
            let inst = match function.values[v].def {
                ValueDef::Inst(at) => &function.insts[at],
                ValueDef::Param(n) => {
                    let entry = self.module.function_name(id) == "main";
                    let Some(callers) = self.callers.get(&id) else { return false };
                    if entry || self.taken.contains(&id) {
                        return false;
                    }
                    for &(caller, at) in callers {
                        let call = call_of(&self.module.functions[caller].insts[at].kind);
                        let Some(arg) = call.and_then(|c| c.args.get(n as usize)) else {
                            return false;
                        };
                        open.push((caller, arg.value));
                    }
                    continue;
                }
                ValueDef::Undefined => return false,
            };
            match &inst.kind {
                InstKind::Binary { .. }
                | InstKind::ICmp { .. }
                | InstKind::FCmp { .. }
                | InstKind::Cast { .. }
                | InstKind::Select { .. }
                | InstKind::Phi { .. }
                | InstKind::FNeg { .. }
                | InstKind::Gep { .. }
                | InstKind::ExtractValue { .. }
                | InstKind::InsertValue { .. } => {
                    inst.kind.for_each_operand(|o| open.push((id, o)));
                }
                InstKind::Load { ptr, .. } => {
                    if self.constant_global(*ptr) {
                        continue;
                    }
                    let Some(stored) = self.stored_in(id, *ptr) else { return false };
                    open.extend(stored.into_iter().map(|o| (id, o)));
                }
                InstKind::Call(call) | InstKind::Invoke { call, .. } => {
                    let name = self.called(call).unwrap_or("");
                    let pure = PURE.contains(&name)
                        || ["llvm.umax.", "llvm.umin.", "llvm.smax.", "llvm.smin.", "llvm.ceil."]
                            .iter()
                            .any(|p| name.starts_with(p));
                    if pure {
                        open.extend(call.args.iter().map(|a| (id, a.value)));
                        continue;
                    }
                    let Some(called) = self.module.callee(call.callee) else { return false };
                    let body = &self.module.functions[called];
                    if body.is_declaration() {
                        return false;
                    }
                    for inst in body.insts.values() {
                        if let InstKind::Ret(Some(value)) = inst.kind {
                            open.push((called, value));
                        }
                    }
                }
                _ => return false,
            }
        }
        true
    }

    fn constant_global(&self, ptr: Operand) -> bool {
        let Operand::Const(c) = ptr else { return false };
        let ir::ConstKind::Symbol(symbol) = self.module.constants[c].kind else { return false };
        match self.module.symbols[symbol].kind {
            SymbolKind::Global(g) => self.module.globals[g].constant,
            _ => false,
        }
    }

    /// All that is ever stored in a variable of the stack, if its address is passed to nobody who could store
    /// something else. An argument of a launch may have its address in the launch's array.
    fn stored_in(&self, id: FunctionId, slot: Operand) -> Option<Vec<Operand>> {
        let function = &self.module.functions[id];
        let Operand::Value(v) = slot else { return None };
        let ValueDef::Inst(at) = function.values[v].def else { return None };
        if !matches!(function.insts[at].kind, InstKind::Alloca { .. }) {
            return None;
        }
        let mut stored = vec![];
        for inst in function.insts.values() {
            match &inst.kind {
                InstKind::Store { value, ptr, .. } if *ptr == slot => stored.push(*value),
                InstKind::Store { .. } | InstKind::Load { .. } | InstKind::DebugRecord { .. } => {}
                InstKind::Call(call)
                    if self.called(call).is_some_and(|n| n.starts_with("llvm.lifetime.")) => {}
                kind => {
                    let mut used = false;
                    kind.for_each_operand(|o| used |= o == slot);
                    if used {
                        return None;
                    }
                }
            }
        }
        (!stored.is_empty()).then_some(stored)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROGRAM: &str = r"
declare i32 @__cudaPushCallConfiguration(i64, i32, i64, i32, i64, ptr)
define void @__device_stub__k(ptr %p, i32 %n, i32 %m) {
  ret void
}
define void @go(i32 %b, i32 %m) {
entry:
  %x = zext i32 %b to i64
  %block = or i64 %x, 4294967296
  %r = call i32 @__cudaPushCallConfiguration(i64 4294967298, i32 1, i64 %block, i32 1, i64 0, ptr null)
  %no = icmp ne i32 %r, 0
  br i1 %no, label %end, label %call
call:
  call void @__device_stub__k(ptr null, i32 7, i32 %m)
  br label %end
end:
  ret void
}
define i32 @main(i32 %argc, ptr %argv) {
  br label %loop
loop:
  %b = phi i32 [ 32, %0 ], [ %next, %loop ]
  call void @go(i32 %b, i32 %argc)
  %next = shl i32 %b, 1
  %more = icmp ult i32 %next, 1024
  br i1 %more, label %loop, label %end
end:
  ret i32 0
}
";

    #[test]
    fn what_comes_from_constants_is_fixed() {
        let module = ir::parse_module(PROGRAM).unwrap();
        let all = fixed(&[module]);
        let whole = [true; 3];
        let params = vec![true, true, false];
        let wanted = Fixed { grid: whole, block: whole, shared: true, params };
        assert_eq!(all.get("__device_stub__k"), Some(&wanted));
        assert!(wanted.is_whole(|p| p < 2) && !wanted.is_whole(|_| true));
    }

    #[test]
    fn a_kernel_that_is_an_argument_fixes_nothing() {
        let text = PROGRAM
            .replace("@go(i32 %b, i32 %m)", "@go(i32 %b, i32 %m, ptr %k)")
            .replace("call void @__device_stub__k(", "call void %k(")
            .replace("@go(i32 %b, i32 %argc)", "@go(i32 %b, i32 %argc, ptr @__device_stub__k)");
        assert!(fixed(&[ir::parse_module(&text).unwrap()]).is_empty());
    }
}
