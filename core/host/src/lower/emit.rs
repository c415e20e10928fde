//! Makes the operations of a function.

use super::function::Plan;
use super::liveness::next_block;
use crate::op::{Op, Pad, Pc, R, Rare, Slow, SwitchTable};
use crate::program::Function;
use base::entity::Entity as _;
use ir::{BlockId, InstId, InstKind, MdId, Operand, Type, TypeId, ValueId};
use std::collections::HashMap;

/// A target that is not an operation yet: a block, or the moves on an edge.
pub(crate) type Label = u32;

/// An operand of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Src {
    Reg(R),
    Imm(u64),
}

/// Moves on the way to a block.
struct Stub {
    moves: Vec<(R, Src)>,
    target: Label,
    pc: Pc,
}

/// Makes the operations of one function.
pub(crate) struct Emitter<'p, 'a, 'm> {
    pub(crate) plan: &'p Plan<'a, 'm>,
    /// First register of each value that has its own.
    slots: Vec<u32>,
    pub(crate) out: Function,
    location: Option<MdId>,
    /// Next register that belongs to no value.
    next: u32,
    /// Registers for intermediate results of one instruction.
    pool: Vec<R>,
    used: usize,
    /// Constants of loops, with the registers that hold them from the start.
    hoisted: HashMap<u64, R>,
    prologue: Vec<Op>,
    block: usize,
    block_pcs: Vec<Pc>,
    stubs: Vec<Stub>,
}

impl<'p, 'a, 'm> Emitter<'p, 'a, 'm> {
    pub(crate) fn new(plan: &'p Plan<'a, 'm>, slots: Vec<u32>) -> Self {
        let ends = slots.iter().enumerate().filter(|(_, s)| **s != u32::MAX);
        let params = plan.f.params.iter().map(|p| plan.counts[p.value.index()]).sum::<usize>();
        let own = params as u32 + u32::from(plan.f.vararg);
        let next = ends.map(|(v, s)| s + plan.counts[v] as u32).max().unwrap_or(0).max(own);
        let out = Function { params: params as u32, vararg: plan.f.vararg, ..Function::default() };
        Self {
            plan,
            slots,
            out,
            location: None,
            next,
            pool: vec![],
            used: 0,
            hoisted: HashMap::new(),
            prologue: vec![],
            block: 0,
            block_pcs: vec![0; plan.f.blocks.len()],
            stubs: vec![],
        }
    }

    /// Makes all operations.
    pub(crate) fn run(mut self, name: &str, module: u32) -> Result<Function, String> {
        self.out.name = name.into();
        self.out.module = module;
        self.frame()?;
        for (b, block) in self.plan.f.blocks.iter() {
            self.block = b.index();
            self.block_pcs[b.index()] = self.out.code.len() as Pc;
            for &i in &block.insts {
                let inst = &self.plan.f.insts[i];
                self.location = inst.debug_loc;
                self.used = 0;
                if !self.plan.emitted[i.index()] {
                    continue;
                }
                if inst.kind.is_terminator() {
                    self.terminator(b, i)?;
                } else if let Err(what) = self.inst(i) {
                    self.missing(what);
                }
            }
        }
        self.location = None;
        self.used = 0;
        for n in 0..self.stubs.len() {
            self.stubs[n].pc = self.out.code.len() as Pc;
            let moves = std::mem::take(&mut self.stubs[n].moves);
            self.moves(moves)?;
            let to = self.stubs[n].target;
            self.push(Op::Jump { to });
        }
        Ok(self.finish())
    }

    /// Joins the parts and replaces labels by operations.
    fn finish(mut self) -> Function {
        let start = self.prologue.len() as Pc;
        let blocks = self.block_pcs.len() as Label;
        let resolve = |label: &mut Pc| {
            *label = start
                + if *label < blocks {
                    self.block_pcs[*label as usize]
                } else {
                    self.stubs[(*label - blocks) as usize].pc
                };
        };
        for op in &mut self.out.code {
            match op {
                Op::Jump { to } => resolve(to),
                Op::BrIf { to, els, .. }
                | Op::BrEq { to, els, .. }
                | Op::BrUlt { to, els, .. }
                | Op::BrUle { to, els, .. }
                | Op::BrSlt64 { to, els, .. }
                | Op::BrSle64 { to, els, .. }
                | Op::BrSlt32 { to, els, .. }
                | Op::BrSle32 { to, els, .. }
                | Op::BrEqI { to, els, .. }
                | Op::BrUltI { to, els, .. }
                | Op::BrUleI { to, els, .. }
                | Op::BrSlt64I { to, els, .. }
                | Op::BrSle64I { to, els, .. }
                | Op::BrSlt32I { to, els, .. }
                | Op::BrSle32I { to, els, .. }
                | Op::BrF64 { to, els, .. }
                | Op::BrF32 { to, els, .. } => {
                    resolve(to);
                    resolve(els);
                }
                _ => {}
            }
        }
        for table in &mut self.out.switches {
            match table {
                SwitchTable::Dense { targets, default, .. } => {
                    targets.iter_mut().for_each(&resolve);
                    resolve(default);
                }
                SwitchTable::Sparse { cases, default } => {
                    for (_, to) in cases {
                        resolve(to);
                    }
                    resolve(default);
                }
            }
        }
        self.out.pads.iter_mut().for_each(|pad| resolve(&mut pad.to));
        let mut code = self.prologue;
        code.append(&mut self.out.code);
        let mut locations = vec![None; start as usize];
        locations.append(&mut self.out.locations);
        self.out.code = code;
        self.out.locations = locations;
        self.out.registers = self.next;
        let home = |(v, _): (ValueId, &ir::Value)| {
            let (root, first) = self.plan.root(v);
            let emitted = self.plan.def(root).is_none_or(|i| self.plan.emitted[i.index()]);
            match self.slots[root.index()] {
                slot if slot == u32::MAX || !emitted || self.plan.counts[v.index()] != 1 => R::MAX,
                slot => (slot as usize + first) as R,
            }
        };
        self.out.homes = self.plan.f.values.iter().map(home).collect();
        self.out
    }

    /// Lays out the variables of the entry block on the data stack.
    fn frame(&mut self) -> Result<(), String> {
        let module = self.plan.context.layouts.module;
        let Some(entry) = self.plan.f.blocks.values().next() else { return Ok(()) };
        let mut at = 0u64;
        for &i in &entry.insts {
            let inst = &self.plan.f.insts[i];
            let InstKind::Alloca { allocated, count, align, .. } = &inst.kind else { continue };
            let Some(n) = count.map_or(Some(1), |c| self.plan.constant(c)) else { continue };
            let size = module.types.size_of(*allocated).and_then(|s| s.checked_mul(n));
            let Some(size) = size.filter(|s| *s < 1 << 30) else {
                return Err("a variable on the stack that is too large".into());
            };
            let align = align.unwrap_or_else(|| module.types.align_of(*allocated));
            if align > 16 {
                // Frames start at multiples of 16.
                continue;
            }
            let start = at.next_multiple_of(16);
            at = (start + size).next_multiple_of(16) + 16;
            if at > 1 << 30 {
                return Err("variables on the stack that are too large together".into());
            }
            let frame = &mut self.out.frame;
            frame.resize(start as usize / 8, 0);
            frame.resize((start + size) as usize / 8, crate::memory::WHOLE);
            if size % 8 != 0 {
                let rest = (size % 8) as u8;
                frame.push(rest | rest << 4);
            }
            frame.resize(at as usize / 8, 0);
            if let Some(result) = inst.result {
                let d = self.slot(result);
                self.prologue.push(Op::StackAddr { d, off: start as u32 });
            }
        }
        Ok(())
    }

    pub(crate) fn push(&mut self, op: Op) {
        self.out.code.push(op);
        self.out.locations.push(self.location);
    }

    /// An operation that ends the run, because `what` is missing.
    pub(crate) fn missing(&mut self, what: String) {
        self.slow(Slow::Missing(what));
    }

    pub(crate) fn slow(&mut self, slow: Slow) {
        self.out.slow.push(slow);
        let index = self.out.slow.len() as u32 - 1;
        self.push(Op::Slow { index });
    }

    pub(crate) fn rare(&mut self, rare: Rare) {
        self.out.rare.push(rare);
        let index = self.out.rare.len() as u32 - 1;
        self.push(Op::Rare { index });
    }

    /// The first register of a value.
    pub(crate) fn slot(&self, v: ValueId) -> R {
        let (root, first) = self.plan.root(v);
        (self.slots[root.index()] as usize + first) as R
    }

    /// The first register of the result of `i`.
    pub(crate) fn dest(&self, i: InstId) -> R {
        self.plan.f.insts[i].result.map_or(0, |v| self.slot(v))
    }

    fn fresh(&mut self) -> Result<R, String> {
        let r = self.next;
        self.next += 1;
        u16::try_from(r)
            .ok()
            .filter(|r| *r < u16::MAX - 8)
            .ok_or_else(|| "a function that needs more than 65,000 registers".into())
    }

    /// A register for the rest of this instruction.
    pub(crate) fn temp(&mut self) -> Result<R, String> {
        if self.used == self.pool.len() {
            let r = self.fresh()?;
            self.pool.push(r);
        }
        self.used += 1;
        Ok(self.pool[self.used - 1])
    }

    /// `n` consecutive registers.
    pub(crate) fn temps(&mut self, n: usize) -> Result<R, String> {
        let first = self.fresh()?;
        for _ in 1..n {
            self.fresh()?;
        }
        Ok(first)
    }

    /// A register that holds `v`.
    pub(crate) fn constant(&mut self, v: u64) -> Result<R, String> {
        if self.plan.in_loop[self.block] {
            if let Some(r) = self.hoisted.get(&v) {
                return Ok(*r);
            }
            let r = self.fresh()?;
            self.hoisted.insert(v, r);
            self.prologue.push(Op::Const { d: r, v });
            return Ok(r);
        }
        let d = self.temp()?;
        self.push(Op::Const { d, v });
        Ok(d)
    }

    /// All scalars of an operand.
    pub(crate) fn sources(&mut self, o: Operand) -> Result<Vec<Src>, String> {
        match o {
            Operand::Value(v) => {
                let first = self.slot(v);
                let n = self.plan.counts[v.index()] as R;
                Ok((first..first + n).map(Src::Reg).collect())
            }
            Operand::Const(c) => {
                Ok(self.plan.context.constants.scalars(c)?.into_iter().map(Src::Imm).collect())
            }
            Operand::Metadata(_) | Operand::Asm(_) => Err("inline assembly".into()),
        }
    }

    /// The only scalar of an operand.
    pub(crate) fn source(&mut self, o: Operand) -> Result<Src, String> {
        if let Operand::Value(v) = o {
            return Ok(Src::Reg(self.slot(v)));
        }
        self.sources(o)?.first().copied().ok_or_else(|| "a value without scalars".into())
    }

    /// A register with this scalar.
    pub(crate) fn reg(&mut self, s: Src) -> Result<R, String> {
        match s {
            Src::Reg(r) => Ok(r),
            Src::Imm(v) => self.constant(v),
        }
    }

    /// A register with the only scalar of an operand.
    pub(crate) fn operand(&mut self, o: Operand) -> Result<R, String> {
        let s = self.source(o)?;
        self.reg(s)
    }

    /// The first of consecutive registers with all scalars of an operand.
    pub(crate) fn consecutive(&mut self, o: Operand) -> Result<R, String> {
        if let Operand::Value(v) = o {
            return Ok(self.slot(v));
        }
        let all = self.sources(o)?;
        self.gather(&all)
    }

    /// Copies scalars to consecutive registers.
    pub(crate) fn gather(&mut self, all: &[Src]) -> Result<R, String> {
        if let [Src::Reg(first), rest @ ..] = all
            && rest.iter().zip(1..).all(|(s, i)| *s == Src::Reg(first.wrapping_add(i)))
        {
            return Ok(*first);
        }
        let first = self.temps(all.len().max(1))?;
        for (i, s) in all.iter().enumerate() {
            self.copy(first + i as R, *s);
        }
        Ok(first)
    }

    /// `d = s`
    pub(crate) fn copy(&mut self, d: R, s: Src) {
        match s {
            Src::Reg(a) if a == d => {}
            Src::Reg(a) => self.push(Op::Move { d, a }),
            Src::Imm(v) => self.push(Op::Const { d, v }),
        }
    }

    pub(crate) fn ty(&self, o: Operand) -> Result<TypeId, String> {
        self.plan.ty(o).ok_or_else(|| "metadata as a value".into())
    }

    pub(crate) fn type_of(&self, ty: TypeId) -> &'m Type {
        self.plan.context.layouts.module.types.resolve(ty)
    }

    /// Whether operations of the entry block are made.
    pub(crate) fn in_entry(&self) -> bool {
        self.block == 0
    }

    /// Copies that happen at the same time.
    fn moves(&mut self, moves: Vec<(R, Src)>) -> Result<(), String> {
        let mut registers: Vec<(R, R)> = vec![];
        let mut constants = vec![];
        for (d, s) in moves {
            match s {
                Src::Reg(a) if a != d => registers.push((d, a)),
                Src::Reg(_) => {}
                Src::Imm(v) => constants.push((d, v)),
            }
        }
        let mut readers: HashMap<R, usize> = HashMap::new();
        for (_, a) in &registers {
            *readers.entry(*a).or_default() += 1;
        }
        while !registers.is_empty() {
            let free = registers.iter().position(|(d, _)| !readers.contains_key(d));
            if let Some(n) = free {
                let (d, a) = registers.swap_remove(n);
                self.push(Op::Move { d, a });
                if let Some(count) = readers.get_mut(&a) {
                    *count -= 1;
                    if *count == 0 {
                        readers.remove(&a);
                    }
                }
            } else {
                // Only cycles remain: one register is saved, which breaks its cycle.
                let (_, a) = registers[0];
                let t = self.temp()?;
                self.push(Op::Move { d: t, a });
                let mut moved = 0;
                for m in registers.iter_mut().filter(|m| m.1 == a) {
                    m.1 = t;
                    moved += 1;
                }
                readers.remove(&a);
                *readers.entry(t).or_default() += moved;
            }
        }
        for (d, v) in constants {
            self.push(Op::Const { d, v });
        }
        Ok(())
    }

    /// The copies that phis of `to` need when control comes from `from`.
    fn edge_moves(&mut self, from: BlockId, to: BlockId) -> Result<Vec<(R, Src)>, String> {
        let mut moves = vec![];
        let plan = self.plan;
        for (phi, incoming) in plan.phis(to) {
            let Some((value, _)) = incoming.iter().find(|(_, b)| *b == from) else { continue };
            let d = self.slot(phi);
            // What the value is does not matter if it is undefined.
            for (i, s) in self.sources(*value)?.into_iter().enumerate() {
                if s != Src::Reg(d + i as R) {
                    moves.push((d + i as R, s));
                }
            }
        }
        Ok(moves)
    }

    /// The label to jump to for the edge from `from` to `to`.
    pub(crate) fn edge(&mut self, from: BlockId, to: BlockId) -> Result<Label, String> {
        let moves = self.edge_moves(from, to)?;
        if moves.is_empty() {
            return Ok(to.index() as Label);
        }
        self.stubs.push(Stub { moves, target: to.index() as Label, pc: 0 });
        Ok((self.block_pcs.len() + self.stubs.len() - 1) as Label)
    }

    /// Continues at `to`.
    pub(crate) fn jump(&mut self, from: BlockId, to: BlockId) -> Result<(), String> {
        let moves = self.edge_moves(from, to)?;
        self.moves(moves)?;
        if next_block(from, self.block_pcs.len()) != Some(to) {
            self.push(Op::Jump { to: to.index() as Label });
        }
        Ok(())
    }

    fn terminator(&mut self, b: BlockId, i: InstId) -> Result<(), String> {
        let inst = &self.plan.f.insts[i];
        match &inst.kind {
            InstKind::Ret(value) => self.ret(*value)?,
            InstKind::Br(to) => self.jump(b, *to)?,
            InstKind::CondBr { cond, then_to, else_to } => {
                if then_to == else_to {
                    return self.jump(b, *then_to);
                }
                let then_to = self.edge(b, *then_to)?;
                let else_to = self.edge(b, *else_to)?;
                self.branch(*cond, then_to, else_to)?;
            }
            InstKind::Switch { value, default, cases } => {
                let ty = self.ty(*value)?;
                let bits = self.plan.context.layouts.module.types.scalar_bits(ty).unwrap_or(128);
                if bits > 64 {
                    return Err("a switch on an integer of more than 64 bits".into());
                }
                let a = self.operand(*value)?;
                let default = self.edge(b, *default)?;
                let mut targets: Vec<(u64, Label)> = vec![];
                for (c, to) in cases {
                    let key = self.plan.constant(Operand::Const(*c)).unwrap_or(0);
                    let to = self.edge(b, *to)?;
                    targets.push((key, to));
                }
                targets.sort_by_key(|t| t.0);
                self.out.switches.push(table(targets, default));
                let table = self.out.switches.len() as u32 - 1;
                self.push(Op::Switch { a, table });
            }
            InstKind::Unreachable => self.push(Op::Unreachable),
            InstKind::Invoke { call, normal, unwind } => {
                let pad = self.pad(b, *unwind)?;
                if let Err(what) = self.call(call, inst.ty, self.dest(i), Some(pad)) {
                    self.missing(what);
                }
                self.jump(b, *normal)?;
            }
            InstKind::Resume(value) => {
                let a = self.consecutive(*value)?;
                self.slow(Slow::Resume { a });
            }
            InstKind::IndirectBr { .. } => self.missing("`indirectbr`".into()),
            InstKind::Other { opcode, .. } => self.missing(format!("`{opcode}`")),
            _ => self.missing("this instruction".into()),
        }
        Ok(())
    }

    fn ret(&mut self, value: Option<Operand>) -> Result<(), String> {
        let Some(value) = value else {
            self.push(Op::Ret0);
            return Ok(());
        };
        let all = self.sources(value)?;
        match all.as_slice() {
            [] => self.push(Op::Ret0),
            [one] => {
                let a = self.reg(*one)?;
                self.push(Op::Ret1 { a });
            }
            several => {
                let a = self.gather(several)?;
                self.push(Op::RetN { a, n: all.len() as u16 });
            }
        }
        Ok(())
    }

    /// The landing pad at the start of `to`.
    fn pad(&mut self, from: BlockId, to: BlockId) -> Result<u32, String> {
        let f = self.plan.f;
        let landing = f.blocks[to].insts.iter().find_map(|&i| match &f.insts[i].kind {
            InstKind::LandingPad { cleanup, clauses } => Some((i, *cleanup, clauses)),
            _ => None,
        });
        let Some((i, cleanup, clauses)) = landing else {
            return Err("an `invoke` without a landing pad".into());
        };
        let mut list = vec![];
        for (filter, c) in clauses {
            let types = self.plan.context.constants.scalars(*c)?;
            list.push(if *filter {
                crate::op::Clause::Filter(types)
            } else {
                crate::op::Clause::Catch(types.first().copied().unwrap_or(0))
            });
        }
        let result = self.dest(i);
        let label = self.edge(from, to)?;
        self.out.pads.push(Pad { to: label, cleanup, clauses: list, result });
        Ok(self.out.pads.len() as u32 - 1)
    }
}

/// The table of a `switch` with these cases, in order of their values.
fn table(cases: Vec<(u64, Label)>, default: Label) -> SwitchTable {
    if let (Some(first), Some(last)) = (cases.first(), cases.last())
        && last.0 - first.0 < 4 * cases.len() as u64 + 16
    {
        let first = first.0;
        let mut targets = vec![default; (last.0 - first) as usize + 1];
        for (value, to) in &cases {
            targets[(value - first) as usize] = *to;
        }
        return SwitchTable::Dense { first, targets, default };
    }
    SwitchTable::Sparse { cases, default }
}
