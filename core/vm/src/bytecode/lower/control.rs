//! Lowers control flow: edges with the copies that phis require, branches and their reconvergence
//! points.

use super::emit::{Emitter, Node};
use crate::bytecode::op::{Op, Reg};
use crate::bytecode::program::BranchInfo;
use base::diagnostic::Result;
use ir::{BlockId, Inst, InstKind, Operand, ValueId};
use std::collections::HashMap;

/// Moves (target, source) and counts of iterations that an edge makes.
type EdgeWork = (Vec<(Reg, Reg)>, Vec<(Op, Reg)>);

impl Emitter<'_, '_> {
    /// Starts a new node that receives the following code.
    pub(super) fn start_node(&mut self, source: Option<BlockId>) -> u32 {
        let reexecuted = self.is_reexecuted(self.block);
        self.nodes.push(Node { source, reexecuted, code: vec![] });
        self.node = self.nodes.len() - 1;
        self.node as u32
    }

    fn jump(&mut self, node: u32) {
        self.push(Op::Jump, Reg::NONE, [Reg::NONE; 3], node);
    }

    pub(super) fn target(&self, block: BlockId) -> Result<u32> {
        self.node_of[block].ok_or_else(|| self.internal("a jump targets a block without code"))
    }

    /// The node where the sides of the current block's branch reconverge.
    fn reconvergence(&self) -> Option<u32> {
        match self.p.analysis.post_dominators.ipdom(self.block) {
            // Lanes do not wait for each other only to exit.
            Some(b) if self.p.is_exit(b) => None,
            Some(b) => self.node_of[b],
            None => self.return_node,
        }
    }

    fn branch(&mut self, cond: Reg, then_pc: u32, else_pc: u32) {
        let index = self.cx.program.branches.len() as u32;
        let reconverge_pc = self.reconvergence().unwrap_or(BranchInfo::NO_RECONVERGENCE);
        let side = 2 * index;
        self.cx.program.branches.push(BranchInfo { then_pc, else_pc, reconverge_pc, side });
        self.push(Op::Branch, Reg::NONE, [cond, Reg::NONE, Reg::NONE], index);
    }

    /// The moves and iteration counts of the edge from the current block to `to`.
    fn edge_work(&mut self, to: BlockId) -> Result<EdgeWork> {
        let from = self.block;
        let p = self.p;
        let mut moves = vec![];
        for &i in &p.function.blocks[to].insts {
            let inst = &p.function.insts[i];
            match &inst.kind {
                InstKind::Phi { incoming, .. } => {
                    let Some(&(value, _)) = incoming.iter().find(|x| x.1 == from) else { continue };
                    let stale = match value {
                        Operand::Value(v) => p.reexecution.is_stale_read_on(v, from, to),
                        _ => false,
                    };
                    let source = self.read(value, stale)?;
                    let target =
                        |v: ValueId| self.arriving[v].clone().or_else(|| self.values[v].clone());
                    let Some(target) = inst.result.and_then(target) else { continue };
                    moves.extend(target.iter().copied().zip(source.iter().copied()));
                }
                InstKind::DebugRecord { .. } => {}
                _ => break,
            }
        }
        let loops = &p.analysis.loops;
        moves.retain(|(d, s)| d != s);
        let mut trips = vec![];
        if let Some(l) = loops.innermost(to)
            && loops.loops[l].header == to
            && let Some(r) = self.trips[l]
        {
            trips.push((if loops.contains(l, from) { Op::TripNext } else { Op::TripReset }, r));
        }
        Ok((moves, trips))
    }

    fn edge_code(&mut self, moves: Vec<(Reg, Reg)>, trips: Vec<(Op, Reg)>) -> Result<()> {
        for (d, s) in self.sequence(moves) {
            self.mov(d, s)?;
        }
        for (op, r) in trips {
            self.push(op, r, [Reg::NONE; 3], 0);
        }
        Ok(())
    }

    /// Orders moves that happen simultaneously, with a spare register for each cycle.
    fn sequence(&mut self, moves: Vec<(Reg, Reg)>) -> Vec<(Reg, Reg)> {
        let mut out = Vec::with_capacity(moves.len());
        let mut readers: HashMap<Reg, u32> = HashMap::new();
        let mut source: HashMap<Reg, Reg> = HashMap::new();
        for &(d, s) in &moves {
            *readers.entry(s).or_default() += 1;
            source.insert(d, s);
        }
        // Destinations that are not read any more.
        let mut ready: Vec<Reg> =
            moves.iter().map(|m| m.0).filter(|d| !readers.contains_key(d)).rev().collect();
        let mut next = 0;
        loop {
            while let Some(d) = ready.pop() {
                let Some(s) = source.remove(&d) else { continue };
                out.push((d, s));
                if let Some(n) = readers.get_mut(&s) {
                    *n -= 1;
                    if *n == 0 && source.contains_key(&s) {
                        ready.push(s);
                    }
                }
            }
            // Only cycles remain: free one destination.
            while next < moves.len() && !source.contains_key(&moves[next].0) {
                next += 1;
            }
            let Some(&(d, _)) = moves.get(next) else { return out };
            let spare = self.fresh(d.class());
            out.push((spare, d));
            for s in source.values_mut() {
                if *s == d {
                    *s = spare;
                }
            }
            ready.push(d);
        }
    }

    /// The node for the edge from the current block to `to`: `to` itself if the edge has no
    /// instructions.
    fn edge(&mut self, to: BlockId) -> Result<u32> {
        let key = (self.block, to);
        if let Some(&n) = self.edges.get(&key) {
            return Ok(n);
        }
        let target = self.target(to)?;
        let (moves, trips) = self.edge_work(to)?;
        let node = if moves.is_empty() && trips.is_empty() {
            target
        } else {
            let here = self.node;
            let node = self.start_node(None);
            self.edge_code(moves, trips)?;
            self.jump(target);
            self.node = here;
            node
        };
        self.edges.insert(key, node);
        Ok(node)
    }

    /// A phi is written on the edges; this lowers the remaining part.
    pub(super) fn phi(&mut self, inst: &Inst) -> Result<()> {
        let Some(v) = inst.result else { return Ok(()) };
        let Some(regs) = self.values[v].clone() else { return Ok(()) };
        if let Some(arriving) = self.arriving[v].clone() {
            for (&d, &s) in regs.iter().zip(arriving.iter()) {
                self.mov(d, s)?;
            }
        }
        for &r in regs.iter() {
            self.note_unstable(r, r.is_scalar());
        }
        self.make_lane_copy(v, &regs)
    }

    /// Lowers the terminator `inst`; false if it is not one.
    pub(super) fn terminator(&mut self, inst: &Inst) -> Result<bool> {
        match &inst.kind {
            InstKind::Ret(value) => {
                if self.p.kernel {
                    self.push(Op::Exit, Reg::NONE, [Reg::NONE; 3], 0);
                    return Ok(true);
                }
                if let Some(v) = value {
                    let regs = self.operand(*v)?;
                    let results = self.results.clone();
                    for (&d, &s) in results.iter().zip(regs.iter()) {
                        self.mov(d, s)?;
                    }
                }
                let node = self.return_node.unwrap_or(0);
                self.jump(node);
            }
            InstKind::Br(to) => {
                let target = self.target(*to)?;
                let (moves, trips) = self.edge_work(*to)?;
                self.edge_code(moves, trips)?;
                self.jump(target);
            }
            InstKind::CondBr { cond, then_to, else_to } => {
                let cond = self.operand1(*cond)?;
                let then_pc = self.edge(*then_to)?;
                let else_pc = self.edge(*else_to)?;
                if then_to == else_to {
                    self.jump(then_pc);
                } else {
                    self.branch(cond, then_pc, else_pc);
                }
            }
            InstKind::Switch { value, default, cases } => {
                let ty = self.type_of(*value)?;
                let v = self.operand(*value)?;
                let mut target_of: HashMap<BlockId, usize> = HashMap::new();
                // One branch for each target, so that lanes with the same target stay together.
                let mut targets: Vec<(BlockId, Reg)> = vec![];
                for (case, to) in cases {
                    if to == default {
                        continue;
                    }
                    let case = self.operand(Operand::Const(*case))?;
                    let cond = self.int_compare(ir::IntPredicate::Eq, ty, &v, &case)?;
                    if let Some(&at) = target_of.get(to) {
                        let (_, before): (BlockId, Reg) = targets[at];
                        targets[at].1 = self.bin(Op::OrP, before, cond);
                    } else {
                        target_of.insert(*to, targets.len());
                        targets.push((*to, cond));
                    }
                }
                // All comparisons come before the first branch, since later blocks may use them.
                for (to, cond) in targets {
                    let then_pc = self.edge(to)?;
                    let here = self.node;
                    let next = self.start_node(None);
                    self.node = here;
                    self.branch(cond, then_pc, next);
                    self.node = next as usize;
                }
                let last = self.edge(*default)?;
                self.jump(last);
            }
            InstKind::Unreachable => self.push(Op::Unreachable, Reg::NONE, [Reg::NONE; 3], 0),
            InstKind::IndirectBr { .. } => return Err(self.unsupported("`indirectbr`")),
            _ => return Ok(false),
        }
        Ok(true)
    }
}
