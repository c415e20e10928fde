//! Determines which local variables can be SSA values, and where they are read and written.

use crate::analysis::Cfg;
use crate::intrinsics::Intrinsic;
use crate::{
    BlockId, CastOp, ConstKind, Function, Inst, InstId, InstKind, MdOperand, MdOperandId, Module,
    Operand, Type, TypeId, TypeTable, ValueId,
};
use base::entity::{Entity, Table};

/// One read or write.
#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    pub(super) block: BlockId,
    pub(super) write: bool,
}

/// A variable that is promoted.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    /// The `alloca`.
    pub(super) alloca: InstId,
    /// Type of its SSA values.
    pub(super) ty: TypeId,
    /// Types it is read and written as, without duplicates.
    types: Vec<TypeId>,
    /// Reads and writes by block in order; the `alloca` itself counts as a write.
    pub(super) accesses: Vec<Access>,
    /// Source variables declared to live there, with their expressions.
    pub(super) variables: Vec<(MdOperandId, Option<MdOperandId>)>,
    promotable: bool,
}

/// All promotable variables of a function.
#[derive(Debug)]
pub(super) struct Candidates {
    pub(super) list: Vec<Candidate>,
    /// For each value that is the address of a candidate, its position in `list`.
    address: Table<ValueId, Option<u32>>,
}

impl Candidates {
    /// Finds them.
    pub(super) fn new(module: &Module, function: &Function, cfg: &Cfg) -> Self {
        let mut this = Self { list: vec![], address: Table::filled(None, function.values.len()) };
        // Instructions kept as text may use any variable.
        let opaque = |i: &Inst| matches!(i.kind, InstKind::Other { .. });
        if function.insts.values().any(opaque) {
            return this;
        }
        let mut order = cfg.reverse_post_order().to_vec();
        order.extend(cfg.blocks().filter(|&b| !cfg.is_reachable(b)));
        for &b in &order {
            for &i in &function.blocks[b].insts {
                this.find_address(module, function, b, i);
            }
        }
        for &b in &order {
            for &i in &function.blocks[b].insts {
                this.use_addresses(module, function, b, i);
            }
        }
        for c in &mut this.list {
            c.promotable = c.promotable && choose_type(module, function, c);
        }
        this
    }

    /// The candidate whose address `operand` is, unless it cannot be promoted.
    pub(super) fn of(&self, operand: Operand) -> Option<usize> {
        let index = self.any(operand)?;
        self.list[index].promotable.then_some(index)
    }
    /// The promotable variables, by position.
    pub(super) fn promotable(&self) -> impl Iterator<Item = (usize, &Candidate)> {
        self.list.iter().enumerate().filter(|(_, c)| c.promotable)
    }
    /// Keeps a variable in memory after all.
    pub(super) fn give_up(&mut self, index: usize) {
        self.list[index].promotable = false;
    }
    /// Whether the instruction is removed with the variable: its `alloca`, or a cast of its
    /// address.
    pub(super) fn removes(&self, inst: &Inst) -> bool {
        matches!(inst.kind, InstKind::Alloca { .. } | InstKind::Cast { .. } | InstKind::Gep { .. })
            && inst.result.is_some_and(|r| self.of(Operand::Value(r)).is_some())
    }

    fn any(&self, operand: Operand) -> Option<usize> {
        match operand {
            Operand::Value(v) => self.address.get(v).copied().flatten().map(|i| i as usize),
            _ => None,
        }
    }

    /// Records `alloca`s, and casts that do not change an address.
    fn find_address(&mut self, module: &Module, function: &Function, block: BlockId, id: InstId) {
        let inst = &function.insts[id];
        let Some(result) = inst.result else { return };
        match &inst.kind {
            InstKind::Alloca { count, .. }
                if count.is_none_or(|c| constant_int(module, c) == Some(1)) =>
            {
                self.address[result] = Some(self.list.len() as u32);
                self.list.push(Candidate {
                    alloca: id,
                    ty: inst.ty,
                    types: vec![],
                    accesses: vec![Access { block, write: true }],
                    variables: vec![],
                    promotable: true,
                });
            }
            InstKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, value, .. } => {
                self.address[result] = self.any(*value).map(|i| i as u32);
            }
            InstKind::Gep { base, indices, .. }
                if indices.iter().all(|&i| constant_int(module, i) == Some(0)) =>
            {
                self.address[result] = self.any(*base).map(|i| i as u32);
            }
            _ => {}
        }
    }

    /// Records reads and writes, and rejects variables whose address is used otherwise.
    fn use_addresses(&mut self, module: &Module, function: &Function, block: BlockId, id: InstId) {
        let inst = &function.insts[id];
        match &inst.kind {
            InstKind::Load { ptr, volatile: false, atomic: None, .. } => {
                if let Some(c) = self.any(*ptr) {
                    self.list[c].access(inst.ty, block, false);
                }
                return;
            }
            InstKind::Store { value, ptr, volatile: false, atomic: None, .. } => {
                if let Some(c) = self.any(*ptr)
                    && let Some(ty) = module.operand_type(function, *value)
                {
                    self.list[c].access(ty, block, true);
                }
                if let Some(c) = self.any(*value) {
                    self.list[c].promotable = false;
                }
                return;
            }
            InstKind::Call(call) => {
                let intrinsic = module.intrinsic(call);
                if intrinsic == Some(Intrinsic::DebugVariable { declare: true }) {
                    let mut args = call.args.iter().filter_map(|a| match a.value {
                        Operand::Metadata(m) => Some(m),
                        _ => None,
                    });
                    if let (Some(place), Some(variable)) = (args.next(), args.next()) {
                        self.declare(module, place, variable, args.next());
                    }
                }
                if intrinsic.is_some_and(Intrinsic::is_variable_marker) {
                    return;
                }
            }
            InstKind::DebugRecord { name, args } => {
                if name == "declare"
                    && let [place, variable, rest @ ..] = &args[..]
                {
                    self.declare(module, *place, *variable, rest.first().copied());
                }
                return;
            }
            _ => {}
        }
        // A cast of the address is not a use; the uses of its result are.
        let own = inst.result.and_then(|r| self.address[r]);
        inst.kind.for_each_operand(|o| {
            if let Some(c) = self.any(o)
                && own != Some(c as u32)
            {
                self.list[c].promotable = false;
            }
        });
    }

    fn declare(
        &mut self,
        module: &Module,
        place: MdOperandId,
        variable: MdOperandId,
        expression: Option<MdOperandId>,
    ) {
        if let MdOperand::Value(_, v) = module.md_operands[place]
            && let Some(c) = self.any(Operand::Value(v))
        {
            self.list[c].variables.push((variable, expression));
        }
    }
}

impl Candidate {
    fn access(&mut self, ty: TypeId, block: BlockId, write: bool) {
        self.accesses.push(Access { block, write });
        if !self.types.contains(&ty) {
            self.types.push(ty);
            // A variable that is accessed as many types is not worth a long list.
            self.promotable &= self.types.len() <= 16;
        }
    }
}

/// The value of an integer constant.
fn constant_int(module: &Module, operand: Operand) -> Option<u128> {
    match operand {
        Operand::Const(c) => match module.constants[c].kind {
            ConstKind::Int(n) => Some(n),
            ConstKind::Zero => Some(0),
            _ => None,
        },
        _ => None,
    }
}

/// Width of a scalar or vector, bits.
fn bits(types: &TypeTable, ty: TypeId) -> Option<u64> {
    match *types.get(ty) {
        Type::Vector { elem, len, scalable: false } => {
            Some(u64::from(types.scalar_bits(elem)?) * u64::from(len))
        }
        _ => types.scalar_bits(ty).map(u64::from),
    }
}

/// Chooses the type of the SSA values; false if the accesses do not agree on the width or cannot be
/// converted into one another.
fn choose_type(module: &Module, function: &Function, c: &mut Candidate) -> bool {
    let types = &module.types;
    let InstKind::Alloca { allocated, .. } = function.insts[c.alloca].kind else {
        return false;
    };
    c.ty = match c.types.first() {
        // Never read or written: any type will do.
        None => return true,
        Some(_) if c.types.contains(&allocated) => allocated,
        Some(&first) => first,
    };
    let width = bits(types, c.ty);
    let fits = types.store_size(c.ty) <= types.size_of(allocated);
    width.is_some()
        && fits
        && c.types.iter().all(|&ty| {
            bits(types, ty) == width
                && conversion(types, c.ty, ty).is_some()
                && conversion(types, ty, c.ty).is_some()
        })
}

/// Casts that turn the bits of `from` into a `to` of the same width.
pub(super) fn conversion(
    types: &TypeTable,
    from: TypeId,
    to: TypeId,
) -> Option<Vec<(CastOp, TypeId)>> {
    if from == to {
        return Some(vec![]);
    }
    let is_pointer = |ty| matches!(types.get(ty), Type::Ptr { .. });
    let is_int = |ty| matches!(types.get(ty), Type::Int(_));
    let has_pointers = |ty| match *types.get(ty) {
        Type::Vector { elem, .. } => is_pointer(elem),
        _ => false,
    };
    if has_pointers(from) || has_pointers(to) {
        return None;
    }
    match (is_pointer(from), is_pointer(to)) {
        (false, false) => Some(vec![(CastOp::BitCast, to)]),
        (true, false) if is_int(to) => Some(vec![(CastOp::PtrToInt, to)]),
        (false, true) if is_int(from) => Some(vec![(CastOp::IntToPtr, to)]),
        (true, true) if same_space(types, from, to) => Some(vec![(CastOp::BitCast, to)]),
        (from_pointer, to_pointer) => {
            let word = types.find(&Type::Int(64))?;
            let first = if from_pointer { CastOp::PtrToInt } else { CastOp::BitCast };
            let second = if to_pointer { CastOp::IntToPtr } else { CastOp::BitCast };
            Some(vec![(first, word), (second, to)])
        }
    }
}

fn same_space(types: &TypeTable, a: TypeId, b: TypeId) -> bool {
    match (types.get(a), types.get(b)) {
        (Type::Ptr { space: a, .. }, Type::Ptr { space: b, .. }) => a == b,
        _ => false,
    }
}

/// Blocks at whose start a variable must have a phi: the iterated dominance frontier of its writes,
/// where it is live. They are found along dominator-tree subtrees by decreasing depth, as in
/// Sreedhar and Gao, "A Linear Time Algorithm for Placing phi-Nodes" (1995), so that no frontier
/// sets are kept.
#[derive(Debug)]
pub(super) struct PhiPlacement<'a> {
    cfg: &'a Cfg,
    dominators: &'a crate::analysis::DominatorTree,
    /// Marks of the current query: `round` means set.
    round: u32,
    live: Vec<u32>,
    defines: Vec<u32>,
    queued: Vec<u32>,
    walked: Vec<u32>,
    /// Number of blocks visited in all queries.
    pub(super) work: u64,
}

impl<'a> PhiPlacement<'a> {
    pub(super) fn new(cfg: &'a Cfg, dominators: &'a crate::analysis::DominatorTree) -> Self {
        let n = cfg.len();
        Self {
            cfg,
            dominators,
            round: 0,
            live: vec![0; n],
            defines: vec![0; n],
            queued: vec![0; n],
            walked: vec![0; n],
            work: 0,
        }
    }

    /// The blocks, in no particular order.
    pub(super) fn blocks(&mut self, accesses: &[Access]) -> Vec<BlockId> {
        let mut result = vec![];
        // The `alloca` dominates every access; if its block contains all writes, a single value at
        // a time is enough.
        let Some(alloca) = accesses.first() else {
            return result;
        };
        if accesses.iter().all(|a| !a.write || a.block == alloca.block) {
            return result;
        }
        self.round += 1;
        let round = self.round;
        let mut live = vec![];
        // Accesses are grouped by block: the first one of each decides whether the block reads the
        // value on entry.
        let mut previous = None;
        for a in accesses {
            if !a.write && previous != Some(a.block) && self.live[a.block.index()] != round {
                self.live[a.block.index()] = round;
                live.push(a.block);
            }
            previous = Some(a.block);
            if a.write {
                self.defines[a.block.index()] = round;
            }
        }
        while let Some(b) = live.pop() {
            self.work += 1;
            for &p in self.cfg.predecessors(b) {
                if self.defines[p.index()] != round && self.live[p.index()] != round {
                    self.live[p.index()] = round;
                    live.push(p);
                }
            }
        }
        let mut heap = std::collections::BinaryHeap::new();
        for a in accesses.iter().filter(|a| a.write) {
            if self.cfg.is_reachable(a.block) && self.queued[a.block.index()] != round {
                self.queued[a.block.index()] = round;
                heap.push((self.dominators.depth(a.block), a.block));
            }
        }
        let mut placed = std::collections::BTreeSet::new();
        let mut walk = vec![];
        while let Some((depth, root)) = heap.pop() {
            walk.push(root);
            self.walked[root.index()] = round;
            while let Some(b) = walk.pop() {
                self.work += 1;
                for &s in self.cfg.successors(b) {
                    if self.dominators.idom(s) == Some(b) || self.dominators.depth(s) > depth {
                        continue;
                    }
                    if self.live[s.index()] != round || !placed.insert(s) {
                        continue;
                    }
                    result.push(s);
                    if self.queued[s.index()] != round {
                        self.queued[s.index()] = round;
                        heap.push((self.dominators.depth(s), s));
                    }
                }
                for &c in self.dominators.children(b) {
                    if self.walked[c.index()] != round {
                        self.walked[c.index()] = round;
                        walk.push(c);
                    }
                }
            }
        }
        result
    }
}
