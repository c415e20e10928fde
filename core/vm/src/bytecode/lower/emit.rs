//! The state in which a function is emitted, and the primitives for it: registers, operands, pure
//! operations with common subexpressions shared. It knows no family of instructions.
//!
//! Code is first created as [`Node`]s, one for each basic block and one for each edge that has
//! instructions; [`super::finish`] linearises them.

use super::context::{CallRegisters, Context};
use super::fold;
use super::input::LoweringInput;
use super::scalar::{self, Field, Scalar};
use crate::bytecode::op::{Instr, Op, Reg, RegClass, Sreg};
use crate::bytecode::program::{Site, SoftFn, SoftInfo};
use base::diagnostic::{Diagnostic, Result};
use base::entity::Table;
use events::SiteId;
use ir::analysis::LoopId;
use ir::{BlockId, Call, InstId, Operand, TypeId, ValueDef, ValueId};
use std::collections::HashMap;
use std::rc::Rc;

/// A stretch of code that is entered only at its start.
#[derive(Debug, Default)]
pub(super) struct Node {
    pub(super) source: Option<BlockId>,
    /// Whether lanes may run it again while others wait (see [`super::reexecution`]).
    pub(super) reexecuted: bool,
    pub(super) code: Vec<(Instr, SiteId)>,
}

/// A function's code before it is linearised. Jumps and branch targets are node numbers.
#[derive(Debug)]
pub(super) struct Draft {
    pub(super) nodes: Vec<Node>,
    pub(super) registers: [u32; 4],
    pub(super) constants: Vec<(u32, u64)>,
    pub(super) local_bytes: u64,
    /// Variables in local memory: offset in the frame, and size.
    pub(super) slots: Vec<(u32, u32)>,
    pub(super) params: Vec<Reg>,
    pub(super) results: Vec<Reg>,
    /// For the debugger, the registers of values.
    pub(super) values: Vec<(ValueId, Vec<Reg>)>,
}

type CseKey = (Op, [Reg; 3], u32);

/// State of the emission of one function.
pub(super) struct Emitter<'a, 'm> {
    pub(super) cx: &'a mut Context<'m>,
    pub(super) p: &'a LoweringInput,
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
    /// Per-lane copies of values, for stale reads.
    pub(super) lane_copies: Table<ValueId, Option<Rc<[Reg]>>>,
    /// Registers that change for waiting lanes when their block runs again, and that block.
    unstable: HashMap<Reg, BlockId>,
    available: HashMap<CseKey, Vec<(BlockId, Reg)>>,
    /// Iteration counter of each loop around a barrier.
    pub(super) trips: Table<LoopId, Option<Reg>>,
    pub(super) local_bytes: u64,
    /// Variables in local memory: offset in the frame, and size.
    pub(super) slots: Vec<(u32, u32)>,
    pub(super) params: Vec<Reg>,
    pub(super) results: Vec<Reg>,
    /// Node of the one `Return` of a device function.
    pub(super) return_node: Option<u32>,
    pub(super) block: BlockId,
    pub(super) inst: InstId,
    site: Option<SiteId>,
}

impl<'a, 'm> Emitter<'a, 'm> {
    pub(super) fn new(
        cx: &'a mut Context<'m>,
        p: &'a LoweringInput,
        CallRegisters { params, results, registers }: CallRegisters,
    ) -> Self {
        let n = p.function.values.len();
        Self {
            cx,
            p,
            nodes: vec![],
            node_of: Table::filled(None, p.function.blocks.len()),
            edges: HashMap::new(),
            node: 0,
            registers,
            constants: HashMap::new(),
            constant_values: HashMap::new(),
            values: Table::filled(None, n),
            arriving: Table::filled(None, n),
            lane_copies: Table::filled(None, n),
            unstable: HashMap::new(),
            available: HashMap::new(),
            trips: Table::filled(None, p.analysis.loops.loops.len()),
            local_bytes: 0,
            slots: vec![],
            params,
            results,
            return_node: None,
            block: p.function.entry(),
            inst: InstId(0),
            site: None,
        }
    }

    // ---- registers and values

    /// A new register.
    pub(super) fn fresh(&mut self, class: RegClass) -> Reg {
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
            .map(|f| self.fresh(if scalar { RegClass::S } else { f.scalar.class() }))
            .collect())
    }

    /// A scalar register that holds the constant `v`.
    pub(super) fn imm(&mut self, v: u64) -> Reg {
        if let Some(&r) = self.constants.get(&v) {
            return r;
        }
        let r = self.fresh(RegClass::S);
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
        let stale = match o {
            Operand::Value(v) => self.p.reexecution.is_stale_read(v, self.block),
            _ => false,
        };
        self.read(o, stale)
    }

    /// The register of an operand with one scalar.
    pub(super) fn operand1(&mut self, o: Operand) -> Result<Reg> {
        match self.operand(o)?.first() {
            Some(&r) => Ok(r),
            None => Err(self.unsupported("an empty operand here")),
        }
    }

    /// The registers of an operand, whose read may be stale.
    pub(super) fn read(&mut self, o: Operand, stale: bool) -> Result<Rc<[Reg]>> {
        match o {
            Operand::Value(v) => {
                if stale && let Some(regs) = &self.lane_copies[v] {
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

    /// The first scalar of an operand's element type.
    pub(super) fn element_scalar(&self, o: Operand) -> Result<Scalar> {
        let ty = self.type_of(o)?;
        match self.element_scalars(ty)?.first() {
            Some(&s) => Ok(s),
            None => Err(self.unsupported("an empty operand here")),
        }
    }

    /// The registers of the first `n` arguments, which must have one scalar each.
    pub(super) fn simple_args(&mut self, call: &Call, n: usize) -> Result<Vec<Reg>> {
        if call.args.len() < n {
            return Err(self.unsupported("a call with too few arguments"));
        }
        call.args[..n].iter().map(|a| self.operand1(a.value)).collect()
    }

    /// Scalars of the elements of argument `i`.
    pub(super) fn arg_element(&self, call: &Call, i: usize) -> Result<Scalar> {
        match call.args.get(i) {
            Some(a) => self.element_scalar(a.value),
            None => Err(self.unsupported("a call with too few arguments")),
        }
    }

    /// Makes `regs` the registers of the current instruction's result.
    pub(super) fn define(&mut self, regs: impl Into<Rc<[Reg]>>) -> Result<()> {
        let Some(v) = self.p.function.insts[self.inst].result else { return Ok(()) };
        let mut regs: Rc<[Reg]> = regs.into();
        // A value that is only another name for a value of another block lives longer than the
        // analysis of that one assumed.
        let foreign = |r: &Reg| self.unstable.get(r).is_some_and(|&b| b != self.block);
        if regs.iter().any(foreign) {
            let mut own = regs.to_vec();
            for r in &mut own {
                if self.unstable.get(r).is_some_and(|&b| b != self.block) {
                    let d = self.fresh(r.class());
                    self.mov(d, *r)?;
                    self.note_unstable(d, d.is_scalar());
                    *r = d;
                }
            }
            regs = own.into();
        }
        self.make_lane_copy(v, &regs)?;
        self.values[v] = Some(regs);
        Ok(())
    }

    /// Copies a value by lane, if some of its reads are stale.
    pub(super) fn make_lane_copy(&mut self, v: ValueId, regs: &[Reg]) -> Result<()> {
        if let Some(copies) = self.lane_copies[v].clone() {
            for (&d, &s) in copies.iter().zip(regs) {
                self.mov(d, s)?;
            }
        }
        Ok(())
    }

    /// Records that `r`, just written, changes when this block runs again, if `unstable`.
    pub(super) fn note_unstable(&mut self, r: Reg, unstable: bool) {
        if unstable && self.p.reexecution.reexecuted[self.block] {
            self.unstable.insert(r, self.block);
        }
    }

    /// Whether the current instruction's result is held in scalar registers.
    pub(super) fn result_scalar(&self) -> bool {
        self.p.function.insts[self.inst].result.is_some_and(|v| self.p.scalar[v])
    }

    // ---- diagnostics

    /// Place of the current instruction.
    pub(super) fn span(&self) -> base::diagnostic::Span {
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
        let class = if scalar { RegClass::S } else { op.class().unwrap_or(RegClass::V64) };
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
            let stable = block == self.block || !self.unstable.contains_key(&r);
            (stable && self.p.analysis.dominators.dominates(block, self.block)).then_some(r)
        })
    }

    /// A register that holds special register `sreg` at this point.
    pub(super) fn known_special(&self, class: RegClass, sreg: Sreg) -> Option<Reg> {
        self.known(&(Op::Special, [Reg::NONE; 3], sreg as u32 | (class as u32) << 16))
    }
    /// Records that `r` holds special register `sreg`.
    pub(super) fn remember_special(&mut self, class: RegClass, sreg: Sreg, r: Reg) {
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
        let unstable = operands.iter().any(|r| self.unstable.contains_key(r));
        self.note_unstable(d, unstable);
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
    pub(super) fn choose(&mut self, class: RegClass, cond: Reg, a: Reg, b: Reg) -> Reg {
        if a == b {
            return a;
        }
        let op = match class {
            RegClass::V32 => Op::Select32,
            RegClass::V64 => Op::Select64,
            RegClass::P | RegClass::S => Op::SelectP,
        };
        self.tri(op, cond, a, b)
    }

    /// The rare operation `f` with up to four arguments: its first result in a register of class `first`, the second,
    /// if requested, in one of class `second`.
    pub(super) fn soft(
        &mut self,
        f: SoftFn,
        bits: u32,
        args: &[Reg],
        first: RegClass,
        second: Option<RegClass>,
    ) -> (Reg, Reg) {
        let scalar = args.iter().all(|r| r.is_scalar());
        let pick = |class| if scalar { RegClass::S } else { class };
        let d = self.fresh(pick(first));
        let c = second.map_or(Reg::NONE, |class| self.fresh(pick(class)));
        let mut all = [Reg::NONE; 4];
        for (slot, &r) in all.iter_mut().zip(args) {
            *slot = r;
        }
        let index = self.cx.program.softs.len() as u32;
        self.cx.program.softs.push(SoftInfo { f, bits, args: all });
        self.push(Op::Soft, d, [Reg::NONE, Reg::NONE, c], index);
        self.note_computed(d, args);
        if c.is_some() {
            self.note_computed(c, args);
        }
        (d, c)
    }

    /// A move into `d`.
    pub(super) fn mov(&mut self, d: Reg, s: Reg) -> Result<()> {
        if d == s {
            return Ok(());
        }
        let op = match d.class() {
            RegClass::V32 => Op::Mov32,
            RegClass::V64 => Op::Mov64,
            RegClass::P => Op::MovP,
            RegClass::S => Op::MovS,
        };
        if op == Op::MovS && !s.is_scalar() {
            return Err(self.internal("a value that was proved uniform differs between lanes"));
        }
        self.push(op, d, [s, Reg::NONE, Reg::NONE], 0);
        Ok(())
    }

    /// The iteration counter of each loop around the current block that needs one, outermost first.
    pub(super) fn trips_here(&self) -> Vec<Reg> {
        let loops = &self.p.analysis.loops;
        let mut out = vec![];
        let mut l = loops.innermost(self.block);
        while let Some(id) = l {
            out.extend(self.trips[id]);
            l = loops.loops[id].parent;
        }
        out.reverse();
        out
    }

    /// Whether lanes may run the block again while others wait with values that they computed
    /// there.
    pub(super) fn is_reexecuted(&self, block: BlockId) -> bool {
        self.cx.program.independent_lanes || self.p.reexecution.reexecuted[block]
    }

    /// Makes `inst` the current instruction.
    pub(super) fn enter(&mut self, inst: InstId) {
        self.inst = inst;
        self.site = None;
    }

    /// The code so far.
    pub(super) fn into_draft(self) -> Draft {
        let mut constants: Vec<(u32, u64)> =
            self.constants.iter().map(|(&v, r)| (r.index() as u32, v)).collect();
        constants.sort_unstable();
        let mut values = vec![];
        if self.cx.debug {
            for (v, regs) in self.values.iter() {
                values.extend(regs.as_ref().map(|regs| (v, regs.to_vec())));
            }
        }
        Draft {
            nodes: self.nodes,
            registers: self.registers,
            constants,
            local_bytes: self.local_bytes,
            slots: self.slots,
            params: self.params,
            results: self.results,
            values,
        }
    }
}
