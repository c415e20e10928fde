//! The fixpoint: data dependence through a worklist, and the effects of divergent branches.

use super::classify::{Class, classify};
use super::provenance::Provenance;
use super::uses::{Liveness, Uses};
use super::{Cause, Config};
use crate::analysis::{Cfg, PostDominatorTree};
use crate::{BlockId, Function, InstKind, Module, Operand, ValueDef, ValueId};
use base::entity::{Entity, Table};
use std::collections::{BTreeSet, VecDeque};

/// Number of steps after which a function counts as too large. Ordinary functions of 8,000 lines
/// stay far below; hostile ones can make branches times blocks huge.
const MAX_WORK: u64 = 25_000_000;

/// The sides of a branch that reach a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Side {
    None,
    One(u32),
    Many,
}

impl Side {
    fn join(self, other: Self) -> Self {
        match (self, other) {
            (Self::None, x) | (x, Self::None) => x,
            (a, b) if a == b => a,
            _ => Self::Many,
        }
    }
}

pub(super) struct Propagation<'a> {
    function: &'a Function,
    cfg: &'a Cfg,
    post_dominators: &'a PostDominatorTree,
    uses: Uses,
    liveness: Liveness,
    cyclic: Vec<bool>,
    class: Table<ValueId, Class>,
    work: VecDeque<ValueId>,
    /// Divergent branches still to be processed, by rank, so that outer ones come first.
    branches: BTreeSet<(u32, BlockId)>,
    steps: u64,
    /// Sides that reach each block, for the current branch; only blocks of `region` are set.
    side: Table<BlockId, Side>,
    region: Vec<BlockId>,
    /// Marks of visited values, by query number.
    seen: Table<ValueId, u32>,
    query: u32,
    pub(super) causes: Table<ValueId, Option<Cause>>,
    pub(super) conditions: Table<BlockId, Option<ValueId>>,
}

impl<'a> Propagation<'a> {
    pub(super) fn new(
        module: &'a Module,
        function: &'a Function,
        cfg: &'a Cfg,
        post_dominators: &'a PostDominatorTree,
        config: &Config,
    ) -> Self {
        let uses = Uses::new(function);
        let components = cfg.components();
        let liveness = Liveness::new(function, cfg, &components, &uses, MAX_WORK);
        let provenance = Provenance::new(module, function, config, &uses);
        let n = function.values.len();
        let mut this = Self {
            function,
            cfg,
            post_dominators,
            cyclic: cfg.blocks().map(|b| components.on_cycle(b)).collect(),
            class: Table::filled(Class::Pure, n),
            work: VecDeque::new(),
            branches: BTreeSet::new(),
            steps: liveness.work,
            side: Table::filled(Side::None, cfg.len()),
            region: vec![],
            seen: Table::filled(0, n),
            query: 0,
            causes: Table::filled(None, n),
            conditions: Table::filled(None, cfg.len()),
            uses,
            liveness,
        };
        for (k, p) in function.params.iter().enumerate() {
            if !config.kernel && config.params_divergent.get(k).copied().unwrap_or(true) {
                this.mark(p.value, Cause::Param(k as u32));
            }
        }
        for &b in cfg.reverse_post_order() {
            for &i in &function.blocks[b].insts {
                let inst = &function.insts[i];
                let Some(result) = inst.result else { continue };
                let mut class = classify(module, function, i, inst, config);
                if class == Class::Load {
                    let address = load_address(&inst.kind);
                    if address.is_none_or(|a| provenance.may_be_local(a)) {
                        class = Class::Divergent(Cause::LocalMemory(i));
                    } else if address.is_some_and(|a| provenance.is_constant(a)) {
                        class = Class::Pure;
                    }
                }
                this.class[result] = class;
                if let Class::Divergent(cause) = class {
                    this.mark(result, cause);
                }
            }
        }
        this
    }

    /// Runs to the fixpoint; false if the function is too large.
    pub(super) fn run(&mut self) -> bool {
        loop {
            while let Some(v) = self.work.pop_front() {
                self.spread(v);
            }
            if self.steps > MAX_WORK {
                return false;
            }
            let Some((_, branch)) = self.branches.pop_first() else {
                return true;
            };
            self.diverge(branch);
        }
    }

    fn mark(&mut self, v: ValueId, cause: Cause) {
        if self.causes[v].is_none() {
            self.causes[v] = Some(cause);
            self.work.push_back(v);
        }
    }

    /// Data dependence: the users of a divergent value.
    fn spread(&mut self, v: ValueId) {
        for k in 0..self.uses.of(v).len() {
            self.steps += 1;
            let user = self.uses.of(v)[k];
            let Some(block) = self.uses.block[user] else {
                continue;
            };
            let Some(rank) = self.cfg.rank(block) else {
                continue;
            };
            let inst = &self.function.insts[user];
            if inst.kind.is_terminator() {
                if self.cfg.successors(block).len() > 1 && self.conditions[block].is_none() {
                    self.conditions[block] = Some(v);
                    self.branches.insert((rank, block));
                }
                continue;
            }
            let Some(result) = inst.result else { continue };
            match self.class[result] {
                Class::Pure | Class::Phi => self.mark(result, Cause::Operand(v)),
                Class::Load => self.mark(result, Cause::Load { inst: user, address: v }),
                Class::Uniform | Class::Divergent(_) => {}
            }
        }
    }

    /// Effects of lanes taking different paths at the end of `branch`.
    fn diverge(&mut self, branch: BlockId) {
        let rejoin = self.post_dominators.ipdom(branch);
        self.label_region(branch, rejoin);
        let mut targets = self.region.clone();
        targets.extend(rejoin);
        for &b in &targets {
            self.steps += 1;
            self.check_block(b, branch);
        }
        let sides = self.cfg.successors(branch);
        for (number, &to) in sides.iter().enumerate() {
            self.check_live(number as u32, to, branch);
        }
        for b in std::mem::take(&mut self.region) {
            self.side[b] = Side::None;
        }
    }

    /// Finds the blocks between a branch and its reconvergence point, with the sides that reach
    /// them.
    fn label_region(&mut self, branch: BlockId, rejoin: Option<BlockId>) {
        let mut work: Vec<(BlockId, Side)> = self
            .cfg
            .successors(branch)
            .iter()
            .enumerate()
            .map(|(number, &to)| (to, Side::One(number as u32)))
            .collect();
        while let Some((b, side)) = work.pop() {
            self.steps += 1;
            if Some(b) == rejoin {
                continue;
            }
            let old = self.side[b];
            let new = old.join(side);
            if new == old {
                continue;
            }
            if old == Side::None {
                self.region.push(b);
            }
            self.side[b] = new;
            work.extend(self.cfg.successors(b).iter().map(|&s| (s, new)));
        }
        self.region.sort_by_key(|&b| self.cfg.rank(b));
    }

    /// Sides that take the edge from `from` to `to`.
    fn edge(&self, from: BlockId, to: BlockId, branch: BlockId) -> Side {
        let mut side = self.side[from];
        if from == branch
            && let Some(number) = self.cfg.successors(branch).iter().position(|&s| s == to)
        {
            side = side.join(Side::One(number as u32));
        }
        side
    }

    /// Definitions that lanes of different sides execute one after another.
    fn check_block(&mut self, block: BlockId, branch: BlockId) {
        let cause = Cause::ControlDependence { branch };
        let inside = self.side[block];
        for k in 0..self.function.blocks[block].insts.len() {
            let id = self.function.blocks[block].insts[k];
            let inst = &self.function.insts[id];
            let Some(result) = inst.result else { continue };
            if self.causes[result].is_some() {
                continue;
            }
            match (self.class[result], &inst.kind) {
                (Class::Phi, InstKind::Phi { incoming, .. }) => {
                    self.steps += incoming.len() as u64;
                    let mut sides = Side::None;
                    let mut operand = None;
                    let mut same = true;
                    for &(o, from) in incoming {
                        let side = self.edge(from, block, branch);
                        if side != Side::None {
                            sides = sides.join(side);
                            same &= operand.is_none_or(|x| x == o);
                            operand = Some(o);
                        }
                    }
                    if sides == Side::Many && !same {
                        self.mark(result, cause);
                    }
                }
                (Class::Load | Class::Uniform, _) if inside == Side::Many => {
                    self.mark(result, cause);
                }
                _ => {}
            }
        }
    }

    /// Values that one side still reads while another side defines them again. Reading a pure value
    /// includes reading what it was computed from.
    fn check_live(&mut self, number: u32, to: BlockId, branch: BlockId) {
        let rejoin = self.post_dominators.ipdom(branch);
        self.query += 1;
        let mut work: Vec<ValueId> = self.liveness.live_in(to).to_vec();
        for &i in &self.function.blocks[to].insts {
            let InstKind::Phi { incoming, .. } = &self.function.insts[i].kind else {
                // Debug records may occur among phis; nothing else does.
                if let InstKind::DebugRecord { .. } = &self.function.insts[i].kind {
                    continue;
                }
                break;
            };
            self.steps += incoming.len() as u64;
            for &(o, from) in incoming {
                if let (Operand::Value(v), true) = (o, from == branch) {
                    work.push(v);
                }
            }
        }
        while let Some(v) = work.pop() {
            self.steps += 1;
            if self.causes[v].is_some() || self.seen[v] == self.query {
                continue;
            }
            self.seen[v] = self.query;
            let ValueDef::Inst(id) = self.function.values[v].def else {
                continue;
            };
            let Some(home) = self.uses.block[id] else {
                continue;
            };
            if !self.cyclic[home.index()] {
                continue;
            }
            let inst = &self.function.insts[id];
            let defined_by = match (self.class[v], &inst.kind) {
                (Class::Pure, kind) => {
                    kind.for_each_operand(|o| {
                        if let Operand::Value(x) = o
                            && !(rejoin == Some(home)
                                && self.uses.definition(self.function, x) == rejoin)
                        {
                            work.push(x);
                        }
                    });
                    continue;
                }
                (Class::Phi, InstKind::Phi { incoming, .. }) => {
                    self.steps += incoming.len() as u64;
                    incoming.iter().fold(Side::None, |side, &(_, from)| {
                        side.join(self.edge(from, home, branch))
                    })
                }
                _ => self.side[home],
            };
            let other = match defined_by {
                Side::None => false,
                Side::One(side) => side != number,
                Side::Many => true,
            };
            if other {
                self.mark(v, Cause::TemporalDivergence { branch });
            }
        }
    }
}

/// Address of a load or of an intrinsic that loads.
fn load_address(kind: &InstKind) -> Option<Operand> {
    match kind {
        InstKind::Load { ptr, .. } => Some(*ptr),
        InstKind::Call(call) => call.args.first().map(|a| a.value),
        _ => None,
    }
}
