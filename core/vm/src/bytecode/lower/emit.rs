//! Emits one function: registers, pure operations with common subexpressions shared, edges with the
//! copies that phis require, branches.
//!
//! Code is first created as [`Node`]s, one for each basic block and one for each edge that has
//! instructions; [`super::finish`] linearises them.

use super::Context;
use super::fold;
use super::prepare::Prepared;
use super::scalar::{self, Field, Scalar};
use crate::bytecode::op::{Class, Instr, Op, Reg, Sreg};
use crate::bytecode::program::Site;
use base::diagnostic::{Diagnostic, Result};
use base::entity::Table;
use events::SiteId;
use ir::analysis::LoopId;
use ir::{BlockId, InstId, InstKind, Operand, TypeId, ValueDef, ValueId};
use std::collections::HashMap;
use std::rc::Rc;

/// Maximum number of instructions of one program.
const MAX_CODE: usize = 1 << 22;

/// A stretch of code that is entered only at its start.
#[derive(Debug, Default)]
pub(super) struct Node {
    pub(super) source: Option<BlockId>,
    /// Whether lanes may run it again while others wait (see [`super::replay`]).
    pub(super) again: bool,
    pub(super) code: Vec<(Instr, SiteId)>,
}

/// A function's code before it is linearised. Jumps and branch targets are node numbers.
#[derive(Debug)]
pub(super) struct Draft {
    pub(super) nodes: Vec<Node>,
    pub(super) registers: [u32; 4],
    pub(super) constants: Vec<(u32, u64)>,
    pub(super) local_bytes: u64,
    pub(super) params: Vec<Reg>,
    pub(super) results: Vec<Reg>,
    /// For the debugger, the registers of values.
    pub(super) values: Vec<(ValueId, Vec<Reg>)>,
}

type CseKey = (Op, [Reg; 3], u32);

/// State of the emission of one function.
pub(super) struct Emitter<'a, 'm> {
    pub(super) cx: &'a mut Context<'m>,
    pub(super) p: &'a Prepared,
    pub(super) nodes: Vec<Node>,
    /// Node of each reachable block.
    pub(super) node_of: Table<BlockId, Option<u32>>,
    /// Nodes of edges.
    pub(super) edges: HashMap<(BlockId, BlockId), u32>,
    /// The node that receives code.
    pub(super) node: usize,
    registers: [u32; 4],
    constants: HashMap<u64, Reg>,
    constant_values: HashMap<Reg, u64>,
    pub(super) values: Table<ValueId, Option<Rc<[Reg]>>>,
    /// Temporary registers that edges write phis to, for phis that are written in two steps.
    pub(super) arriving: Table<ValueId, Option<Rc<[Reg]>>>,
    /// Per-lane copies of values, for reads that come late.
    pub(super) copies: Table<ValueId, Option<Rc<[Reg]>>>,
    /// Registers that change for waiting lanes when their block runs again, and that block.
    unsteady: HashMap<Reg, BlockId>,
    available: HashMap<CseKey, Vec<(BlockId, Reg)>>,
    /// Iteration counter of each loop around a barrier.
    pub(super) trips: Table<LoopId, Option<Reg>>,
    pub(super) local_bytes: u64,
    params: Vec<Reg>,
    pub(super) results: Vec<Reg>,
    /// Node of the one `Return` of a device function.
    pub(super) return_node: Option<u32>,
    pub(super) block: BlockId,
    pub(super) inst: InstId,
    site: Option<SiteId>,
}

impl<'a, 'm> Emitter<'a, 'm> {
    pub(super) fn new(cx: &'a mut Context<'m>, p: &'a Prepared, params: Vec<Reg>) -> Self {
        let n = p.function.values.len();
        Self {
            cx,
            p,
            nodes: vec![],
            node_of: Table::filled(None, p.function.blocks.len()),
            edges: HashMap::new(),
            node: 0,
            registers: [0; 4],
            constants: HashMap::new(),
            constant_values: HashMap::new(),
            values: Table::filled(None, n),
            arriving: Table::filled(None, n),
            copies: Table::filled(None, n),
            unsteady: HashMap::new(),
            available: HashMap::new(),
            trips: Table::filled(None, p.analysis.loops.loops.len()),
            local_bytes: 0,
            params,
            results: vec![],
            return_node: None,
            block: p.function.entry(),
            inst: InstId(0),
            site: None,
        }
    }

    // ---- registers and values

    /// A new register.
    pub(super) fn fresh(&mut self, class: Class) -> Reg {
        let n = &mut self.registers[class as usize];
        *n += 1;
        Reg::new(class, *n - 1)
    }

    /// The scalars of a type; an error gets the current instruction's place.
    pub(super) fn flatten(&self, ty: TypeId) -> Result<Vec<Field>> {
        scalar::flatten(&self.cx.module.types, ty).map_err(|e| self.placed(e))
    }

    /// The only scalar of a type that has just one.
    pub(super) fn scalar_of(&self, ty: TypeId) -> Result<Scalar> {
        match self.flatten(ty)?.as_slice() {
            [field, ..] => Ok(field.scalar),
            [] => Err(self.unsupported("an empty value here")),
        }
    }

    /// Scalars of the elements of a vector type, or of the scalar itself.
    pub(super) fn element_scalars(&self, ty: TypeId) -> Result<Vec<Scalar>> {
        self.flatten(scalar::scalar_type(&self.cx.module.types, ty))
            .map(|f| f.iter().map(|f| f.scalar).collect())
    }

    /// New registers for a value of type `ty`.
    pub(super) fn fresh_value(&mut self, ty: TypeId, scalar: bool) -> Result<Rc<[Reg]>> {
        let fields = self.flatten(ty)?;
        Ok(fields
            .iter()
            .map(|f| self.fresh(if scalar { Class::S } else { f.scalar.class() }))
            .collect())
    }

    /// A scalar register that holds the constant `v`.
    pub(super) fn imm(&mut self, v: u64) -> Reg {
        if let Some(&r) = self.constants.get(&v) {
            return r;
        }
        let r = self.fresh(Class::S);
        self.constants.insert(v, r);
        self.constant_values.insert(r, v);
        r
    }

    /// The constant that `r` holds, if it holds one.
    pub(super) fn constant(&self, r: Reg) -> Option<u64> {
        self.constant_values.get(&r).copied()
    }

    /// The registers of an operand.
    pub(super) fn operand(&mut self, o: Operand) -> Result<Rc<[Reg]>> {
        let late = match o {
            Operand::Value(v) => self.p.replay.is_late(v, self.block),
            _ => false,
        };
        self.read(o, late)
    }

    /// The register of an operand with one scalar.
    pub(super) fn operand1(&mut self, o: Operand) -> Result<Reg> {
        match self.operand(o)?.first() {
            Some(&r) => Ok(r),
            None => Err(self.unsupported("an empty operand here")),
        }
    }

    pub(super) fn read(&mut self, o: Operand, late: bool) -> Result<Rc<[Reg]>> {
        match o {
            Operand::Value(v) => {
                if late && let Some(regs) = &self.copies[v] {
                    return Ok(regs.clone());
                }
                if let Some(regs) = &self.values[v] {
                    return Ok(regs.clone());
                }
                if matches!(self.p.function.values[v].def, ValueDef::Undefined)
                    || !self.p.analysis.cfg.is_reachable(self.p.def_block[v])
                {
                    // A variable that is read before any write.
                    let n = self.flatten(self.p.function.values[v].ty)?.len();
                    let zero = self.imm(0);
                    return Ok(vec![zero; n].into());
                }
                Err(self.internal("a value is used before it is computed"))
            }
            Operand::Const(c) => {
                let values = self.cx.constants.eval(c).map_err(|e| self.placed(e))?;
                Ok(values.iter().map(|&v| self.imm(v)).collect())
            }
            Operand::Metadata(_) | Operand::Asm(_) => {
                Err(self.unsupported("metadata or inline assembly as a value"))
            }
        }
    }

    /// Type of an operand.
    pub(super) fn type_of(&self, o: Operand) -> Result<TypeId> {
        self.cx
            .module
            .operand_type(&self.p.function, o)
            .ok_or_else(|| self.unsupported("metadata or inline assembly as a value"))
    }

    /// Makes `regs` the registers of the current instruction's result.
    pub(super) fn define(&mut self, regs: impl Into<Rc<[Reg]>>) -> Result<()> {
        let Some(v) = self.p.function.insts[self.inst].result else { return Ok(()) };
        let mut regs: Rc<[Reg]> = regs.into();
        // A value that is only another name for a value of another block lives longer than the
        // analysis of that one assumed.
        let foreign = |r: &Reg| self.unsteady.get(r).is_some_and(|&b| b != self.block);
        if regs.iter().any(foreign) {
            let mut own = regs.to_vec();
            for r in &mut own {
                if self.unsteady.get(r).is_some_and(|&b| b != self.block) {
                    let d = self.fresh(r.class());
                    self.mov(d, *r)?;
                    self.note_unsteady(d, d.is_scalar());
                    *r = d;
                }
            }
            regs = own.into();
        }
        self.copy_by_lane(v, &regs)?;
        self.values[v] = Some(regs);
        Ok(())
    }

    /// Copies a value by lane, if some of its reads come late.
    pub(super) fn copy_by_lane(&mut self, v: ValueId, regs: &[Reg]) -> Result<()> {
        if let Some(copies) = self.copies[v].clone() {
            for (&d, &s) in copies.iter().zip(regs) {
                self.mov(d, s)?;
            }
        }
        Ok(())
    }

    /// Records that `r`, just written, changes when this block runs again, if `unsteady`.
    pub(super) fn note_unsteady(&mut self, r: Reg, unsteady: bool) {
        if unsteady && self.p.replay.again[self.block] {
            self.unsteady.insert(r, self.block);
        }
    }

    /// Whether the current instruction's result is held in scalar registers.
    pub(super) fn result_scalar(&self) -> bool {
        self.p.function.insts[self.inst].result.is_some_and(|v| self.p.scalar[v])
    }

    // ---- diagnostics

    fn span(&self) -> base::diagnostic::Span {
        let original = self.p.original(self.inst);
        let source = &self.cx.module.functions[self.p.id];
        source
            .insts
            .get(original)
            .or_else(|| self.p.function.insts.get(self.inst))
            .map_or(source.span, |i| i.span)
    }
    fn placed(&self, mut e: Box<Diagnostic>) -> Box<Diagnostic> {
        let span = self.span();
        e.span.get_or_insert(span);
        e
    }
    /// An error about the current instruction.
    pub(super) fn unsupported(&self, what: impl std::fmt::Display) -> Box<Diagnostic> {
        Box::new(Diagnostic::unsupported(self.span(), format!("{what} is not supported")))
    }
    pub(super) fn internal(&self, what: &str) -> Box<Diagnostic> {
        Box::new(Diagnostic::unsupported(
            self.span(),
            format!("this code cannot be lowered: {what}"),
        ))
    }

    // ---- code

    /// The statement id of the current instruction.
    pub(super) fn site(&mut self) -> SiteId {
        if let Some(s) = self.site {
            return s;
        }
        let inst = self.p.original(self.inst);
        let s = self.cx.program.sites.push(Site {
            function: self.p.id,
            inst,
            debug_loc: self.p.function.insts[self.inst].debug_loc,
        });
        self.site = Some(s);
        s
    }

    /// Appends an instruction.
    pub(super) fn push(&mut self, op: Op, d: Reg, [a, b, c]: [Reg; 3], imm: u32) {
        let site = self.site();
        self.cx.code_size += 1;
        self.nodes[self.node].code.push((Instr { op, d, a, b, c, imm }, site));
    }

    /// A pure operation: its result is an equal one that is available here, or a folded constant,
    /// or computed; in a scalar register if all operands are scalar.
    pub(super) fn pure(&mut self, op: Op, operands: [Reg; 3], imm: u32) -> Reg {
        if let Some(r) = self.simplify(op, operands, imm) {
            return r;
        }
        let key = (op, operands, imm);
        if let Some(r) = self.known(&key) {
            return r;
        }
        let scalar = operands.iter().all(|r| !r.is_some() || r.is_scalar());
        let class = if scalar { Class::S } else { op.class().unwrap_or(Class::V64) };
        let d = self.fresh(class);
        self.push(op, d, operands, imm);
        self.note_computed(d, &operands);
        self.available.entry(key).or_default().push((self.block, d));
        d
    }

    /// A register that holds the result of an equal operation that has definitely been executed.
    fn known(&self, key: &CseKey) -> Option<Reg> {
        let list = self.available.get(key)?;
        list.iter().rev().take(8).find_map(|&(block, r)| {
            let steady = block == self.block || !self.unsteady.contains_key(&r);
            (steady && self.p.analysis.dominators.dominates(block, self.block)).then_some(r)
        })
    }

    /// A register that holds special register `sreg` at this point.
    pub(super) fn known_special(&self, class: Class, sreg: Sreg) -> Option<Reg> {
        self.known(&(Op::Special, [Reg::NONE; 3], sreg as u32 | (class as u32) << 16))
    }
    /// Records that `r` holds special register `sreg`.
    pub(super) fn remember_special(&mut self, class: Class, sreg: Sreg, r: Reg) {
        let key = (Op::Special, [Reg::NONE; 3], sreg as u32 | (class as u32) << 16);
        self.available.entry(key).or_default().push((self.block, r));
    }

    /// The special register that a load from `ptr` reads, if that is one of the variables that LLVM
    /// 3 used for them.
    pub(super) fn builtin_variable(&mut self, ptr: Operand) -> Result<Option<Sreg>> {
        if self.cx.builtins.is_empty() {
            return Ok(None);
        }
        let r = self.operand1(ptr)?;
        let Some(address) = self.constant(r) else { return Ok(None) };
        let found = self.cx.builtins.iter().find_map(|(base, variable)| {
            super::intrinsics::sreg(variable.register(address.checked_sub(*base)?)?)
        });
        Ok(found)
    }

    /// The registers of the current instruction's result, once defined.
    pub(super) fn current_result(&self) -> Vec<Reg> {
        let v = self.p.function.insts[self.inst].result;
        v.and_then(|v| self.values[v].as_deref()).unwrap_or_default().to_vec()
    }

    /// Records that `d` is computed for all lanes from `operands`.
    pub(super) fn note_computed(&mut self, d: Reg, operands: &[Reg]) {
        let unsteady = operands.iter().any(|r| self.unsteady.contains_key(r));
        self.note_unsteady(d, unsteady);
    }

    fn simplify(&mut self, op: Op, [a, b, c]: [Reg; 3], imm: u32) -> Option<Reg> {
        let known = |r: Reg| if r.is_some() { self.constant(r) } else { Some(0) };
        let (ka, kb, kc) = (known(a), known(b), known(c));
        if let (Some(x), Some(y), Some(z)) = (ka, kb, kc)
            && let Some(v) = fold::evaluate(op, [x, y, z], imm)
        {
            return Some(self.imm(v));
        }
        match fold::identity(op, [a, b, c], [ka, kb, kc], imm) {
            Some(fold::Same::Operand(r)) => Some(r),
            Some(fold::Same::Constant(v)) => Some(self.imm(v)),
            None => None,
        }
    }

    /// One operand.
    pub(super) fn un(&mut self, op: Op, a: Reg) -> Reg {
        self.pure(op, [a, Reg::NONE, Reg::NONE], 0)
    }
    /// One operand and an immediate.
    pub(super) fn un_imm(&mut self, op: Op, a: Reg, imm: u32) -> Reg {
        self.pure(op, [a, Reg::NONE, Reg::NONE], imm)
    }
    /// Two operands.
    pub(super) fn bin(&mut self, op: Op, a: Reg, b: Reg) -> Reg {
        self.pure(op, [a, b, Reg::NONE], 0)
    }
    /// Two operands and an immediate.
    pub(super) fn bin_imm(&mut self, op: Op, a: Reg, b: Reg, imm: u32) -> Reg {
        self.pure(op, [a, b, Reg::NONE], imm)
    }
    /// Three operands.
    pub(super) fn tri(&mut self, op: Op, a: Reg, b: Reg, c: Reg) -> Reg {
        self.pure(op, [a, b, c], 0)
    }
    /// `cond ? a : b` for scalars of class `class`.
    pub(super) fn choose(&mut self, class: Class, cond: Reg, a: Reg, b: Reg) -> Reg {
        if a == b {
            return a;
        }
        let op = match class {
            Class::V32 => Op::Select32,
            Class::V64 => Op::Select64,
            Class::P | Class::S => Op::SelectP,
        };
        self.tri(op, cond, a, b)
    }

    /// A move into `d`.
    pub(super) fn mov(&mut self, d: Reg, s: Reg) -> Result<()> {
        if d == s {
            return Ok(());
        }
        let op = match d.class() {
            Class::V32 => Op::Mov32,
            Class::V64 => Op::Mov64,
            Class::P => Op::MovP,
            Class::S => Op::MovS,
        };
        if op == Op::MovS && !s.is_scalar() {
            return Err(self.internal("a value that was proved uniform differs between lanes"));
        }
        self.push(op, d, [s, Reg::NONE, Reg::NONE], 0);
        Ok(())
    }

    // ---- the whole function

    /// Whether lanes may run the block again while others wait with values that they computed
    /// there.
    pub(super) fn runs_again(&self, block: BlockId) -> bool {
        self.cx.program.lanes_part || self.p.replay.again[block]
    }

    /// Emits the whole function.
    pub(super) fn run(mut self, results: Vec<Reg>, registers: [u32; 4]) -> Result<Draft> {
        self.registers = registers;
        self.results = results;
        let p = self.p;
        let function = &p.function;
        let order = p.analysis.cfg.reverse_post_order();
        for &b in order {
            self.node_of[b] = Some(self.nodes.len() as u32);
            let again = self.runs_again(b);
            self.nodes.push(Node { source: Some(b), again, code: vec![] });
        }
        let returns = |b: &&BlockId| {
            function.terminator(**b).is_some_and(|t| matches!(t.kind, InstKind::Ret(_)))
        };
        if !p.kernel && order.iter().any(|b| returns(&b)) {
            self.return_node = Some(self.nodes.len() as u32);
            self.nodes.push(Node::default());
        }
        self.bind_params()?;
        self.prepare_values(order)?;
        self.prepare_trips(order);
        for &b in order {
            self.block = b;
            self.node = self.target(b)? as usize;
            for &i in &function.blocks[b].insts {
                self.inst = i;
                self.site = None;
                self.instruction(&function.insts[i])?;
                if self.cx.code_size > MAX_CODE {
                    return Err(Box::new(
                        Diagnostic::limit(format!(
                            "the kernel has more than {MAX_CODE} instructions"
                        ))
                        .at(self.span()),
                    ));
                }
            }
        }
        if let Some(n) = self.return_node {
            self.node = n as usize;
            if let Some(b) = order.iter().find(returns)
                && let Some(&i) = function.blocks[*b].insts.last()
            {
                self.inst = i;
                self.site = None;
            }
            self.push(Op::Return, Reg::NONE, [Reg::NONE; 3], 0);
        }
        let mut constants: Vec<(u32, u64)> =
            self.constants.iter().map(|(&v, r)| (r.index() as u32, v)).collect();
        constants.sort_unstable();
        let mut values = vec![];
        if self.cx.debug {
            for (v, regs) in self.values.iter() {
                values.extend(regs.as_ref().map(|regs| (v, regs.to_vec())));
            }
        }
        Ok(Draft {
            nodes: self.nodes,
            registers: self.registers,
            constants,
            local_bytes: self.local_bytes,
            params: self.params,
            results: self.results,
            values,
        })
    }

    /// Assigns the registers of the parameters to their values.
    fn bind_params(&mut self) -> Result<()> {
        let mut at = 0;
        for param in &self.p.function.params {
            let n = self.flatten(param.ty)?.len();
            let regs: Rc<[Reg]> = self.params[at..at + n].into();
            self.values[param.value] = Some(regs);
            at += n;
        }
        Ok(())
    }

    /// Allocates registers for phis, which are written before they are reached, and for per-lane
    /// copies.
    fn prepare_values(&mut self, order: &[BlockId]) -> Result<()> {
        let p = self.p;
        for &b in order {
            for &i in &p.function.blocks[b].insts {
                let inst = &p.function.insts[i];
                if let (InstKind::Phi { .. }, Some(v)) = (&inst.kind, inst.result) {
                    self.inst = i;
                    self.values[v] = Some(self.fresh_value(inst.ty, p.scalar[v])?);
                    if p.scalar[v] && p.replay.meeting_headers[b] {
                        self.arriving[v] = Some(self.fresh_value(inst.ty, true)?);
                    }
                }
            }
        }
        for &v in p.replay.late.keys() {
            self.copies[v] = Some(self.fresh_value(p.function.values[v].ty, false)?);
        }
        Ok(())
    }

    /// Allocates iteration counters for the loops around barriers.
    fn prepare_trips(&mut self, order: &[BlockId]) {
        let p = self.p;
        for &b in order {
            let Some(innermost) = p.analysis.loops.innermost(b) else { continue };
            let barrier = p.function.blocks[b]
                .insts
                .iter()
                .any(|&i| self.cx.has_barrier(&p.function.insts[i].kind));
            if !barrier {
                continue;
            }
            let mut l = Some(innermost);
            while let Some(id) = l {
                if self.trips[id].is_none() {
                    self.trips[id] = Some(self.fresh(Class::V32));
                }
                l = p.analysis.loops.loops[id].parent;
            }
        }
    }
}
