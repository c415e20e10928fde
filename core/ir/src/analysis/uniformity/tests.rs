//! Runs random functions with several lanes and a hostile scheduler. Each value is kept in a
//! register per lane and, if it is called uniform, also in one scalar register; both are compared
//! at each read.

mod text;

use super::*;
use crate::analysis::FunctionAnalysis;
use crate::analysis::testing::{Build, Mix, Rng, random_function};
use crate::intrinsics::{Axis, Intrinsic, SpecialRegister};
use crate::{BinaryOp, ConstKind, InstKind, ValueDef};
use base::entity::Entity;

const LANES: usize = 4;

/// Lanes that execute together.
#[derive(Clone, Debug)]
struct Group {
    lanes: u32,
    block: BlockId,
    /// The edge whose phis have not been executed yet.
    from: Option<BlockId>,
    next: usize,
    /// The divergence at which it must reconverge.
    divergence: usize,
}

#[derive(Clone, Debug)]
struct Divergence {
    rejoin: Option<BlockId>,
    alive: u32,
    arrived: u32,
    parent: usize,
}

struct Warp<'a> {
    build: &'a Build,
    analysis: &'a FunctionAnalysis,
    own: Vec<[u32; LANES]>,
    scalar: Vec<u32>,
    groups: Vec<Group>,
    divergences: Vec<Divergence>,
    time: u32,
    eager: bool,
}

fn lanes(mask: u32) -> impl Iterator<Item = usize> {
    (0..LANES).filter(move |l| mask >> l & 1 == 1)
}

fn mix(a: u32, b: u32) -> u32 {
    let x = (a ^ b.rotate_left(13)).wrapping_mul(0x9e37_79b1);
    x ^ x >> 15
}

impl Warp<'_> {
    fn read(&self, group: u32, o: Operand) -> [u32; LANES] {
        match o {
            Operand::Value(v) => {
                if self.analysis.uniformity.is_uniform(v) {
                    for l in lanes(group) {
                        assert_eq!(
                            self.scalar[v.index()],
                            self.own[v.index()][l],
                            "{v:?} is called uniform; lane {l}\n{:#?}",
                            self.build.function
                        );
                    }
                }
                self.own[v.index()]
            }
            Operand::Const(c) => match self.build.module.constants[c].kind {
                ConstKind::Int(n) => [n as u32; LANES],
                _ => [7; LANES],
            },
            _ => [0; LANES],
        }
    }

    fn write(&mut self, group: u32, v: ValueId, values: [u32; LANES]) {
        for l in lanes(group) {
            self.own[v.index()][l] = values[l];
        }
        if self.analysis.uniformity.is_uniform(v)
            && let Some(first) = lanes(group).next()
        {
            assert!(lanes(group).all(|l| values[l] == values[first]), "{v:?} is called uniform");
            self.scalar[v.index()] = values[first];
        }
    }

    fn phis(&mut self, group: u32, from: BlockId, to: BlockId) {
        let mut writes = vec![];
        for &i in &self.build.function.blocks[to].insts {
            let inst = &self.build.function.insts[i];
            if let (InstKind::Phi { incoming, .. }, Some(r)) = (&inst.kind, inst.result)
                && let Some(&(o, _)) = incoming.iter().find(|x| x.1 == from)
            {
                writes.push((r, self.read(group, o)));
            }
        }
        for (r, values) in writes {
            self.write(group, r, values);
        }
    }

    /// Moves a group to the start of a block, after the phis, or makes it wait if it reconverges
    /// there.
    fn arrive(&mut self, mut lanes: u32, block: BlockId, mut divergence: usize) {
        loop {
            let d = &mut self.divergences[divergence];
            if d.rejoin != Some(block) {
                break;
            }
            d.arrived |= lanes;
            if d.arrived != d.alive {
                return;
            }
            lanes = d.alive;
            divergence = d.parent;
        }
        self.groups.push(Group { lanes, block, from: None, next: 0, divergence });
    }

    fn exit(&mut self, lanes: u32, mut divergence: usize) {
        while divergence != 0 {
            let d = &mut self.divergences[divergence];
            d.alive &= !lanes;
            let parent = d.parent;
            if d.alive != 0 && d.alive == d.arrived {
                let (all, block) = (d.alive, d.rejoin);
                d.arrived = 0;
                // The lanes that left must be removed from the outer levels before the others
                // continue.
                self.exit(lanes, parent);
                if let Some(block) = block {
                    self.arrive(all, block, parent);
                }
                return;
            }
            divergence = parent;
        }
    }

    fn go(&mut self, mut group: Group, targets: [Option<BlockId>; LANES]) {
        let from = group.block;
        let mut sides: Vec<(BlockId, u32)> = vec![];
        for l in lanes(group.lanes) {
            let Some(to) = targets[l] else { continue };
            match sides.iter_mut().find(|s| s.0 == to) {
                Some(s) => s.1 |= 1 << l,
                None => sides.push((to, 1 << l)),
            }
        }
        if sides.len() > 1 {
            assert!(
                self.analysis.uniformity.is_divergent_branch(from),
                "{from:?} is called uniform"
            );
            self.divergences.push(Divergence {
                rejoin: self.analysis.post_dominators.ipdom(from),
                alive: group.lanes,
                arrived: 0,
                parent: group.divergence,
            });
            group.divergence = self.divergences.len() - 1;
        }
        for (to, side) in sides {
            if self.eager {
                self.phis(side, from, to);
                self.arrive(side, to, group.divergence);
            } else {
                self.groups.push(Group {
                    lanes: side,
                    block: to,
                    from: Some(from),
                    next: 0,
                    divergence: group.divergence,
                });
            }
        }
    }

    /// Executes one instruction of one group.
    fn step(&mut self, k: usize) {
        self.time += 1;
        let mut group = self.groups.remove(k);
        if let Some(from) = group.from.take() {
            self.phis(group.lanes, from, group.block);
            self.arrive(group.lanes, group.block, group.divergence);
            return;
        }
        let function = &self.build.function;
        let id = function.blocks[group.block].insts[group.next];
        let inst = &function.insts[id];
        let g = group.lanes;
        let each = |f: &dyn Fn(usize) -> u32| std::array::from_fn(f);
        let values: [u32; LANES] = match &inst.kind {
            InstKind::Ret(_) => return self.exit(g, group.divergence),
            InstKind::Br(to) => return self.go(group, [Some(*to); LANES]),
            InstKind::CondBr { cond, then_to, else_to } => {
                let c = self.read(g, *cond);
                let to = |l: usize| Some(if c[l] & 4 == 0 { *then_to } else { *else_to });
                return self.go(group, std::array::from_fn(to));
            }
            InstKind::Switch { value, default, cases } => {
                let c = self.read(g, *value);
                let to = |l: usize| Some(cases.get(c[l] as usize % 5).map_or(*default, |x| x.1));
                return self.go(group, std::array::from_fn(to));
            }
            InstKind::Phi { .. } => {
                group.next += 1;
                self.groups.push(group);
                return;
            }
            InstKind::Binary { op, lhs, rhs, .. } => {
                let (a, b) = (self.read(g, *lhs), self.read(g, *rhs));
                each(&|l| match op {
                    BinaryOp::Add => a[l].wrapping_add(b[l]),
                    BinaryOp::Mul => a[l].wrapping_mul(b[l]),
                    _ => a[l] ^ b[l],
                })
            }
            InstKind::ICmp { lhs, rhs, .. } => {
                let (a, b) = (self.read(g, *lhs), self.read(g, *rhs));
                each(&|l| u32::from(a[l] == b[l]))
            }
            InstKind::Load { ptr, .. } => {
                let a = self.read(g, *ptr);
                each(&|l| mix(a[l], self.time))
            }
            InstKind::Store { value, .. } => self.read(g, *value),
            InstKind::Call(call) => {
                for a in &call.args {
                    self.read(g, a.value);
                }
                let tid_x = Intrinsic::SpecialRegister {
                    register: SpecialRegister::Tid(Axis::X),
                    implies_axis: true,
                };
                if self.build.module.intrinsic(call) == Some(tid_x) {
                    each(&|l| mix(l as u32, 99))
                } else {
                    [mix(5, self.time); LANES]
                }
            }
            other => panic!("{other:?}"),
        };
        let result = inst.result;
        group.next += 1;
        self.groups.push(group);
        if let Some(r) = result {
            self.write(g, r, values);
        }
    }
}

fn run(build: &Build, analysis: &FunctionAnalysis, rng: &mut Rng) {
    let all = (1u32 << LANES) - 1;
    let mut warp = Warp {
        build,
        analysis,
        own: vec![[0; LANES]; build.function.values.len()],
        scalar: vec![0; build.function.values.len()],
        groups: vec![Group { lanes: all, block: BlockId(0), from: None, next: 0, divergence: 0 }],
        // Nothing reconverges at the outermost level.
        divergences: vec![Divergence { rejoin: None, alive: all, arrived: 0, parent: 0 }],
        time: rng.next() as u32,
        eager: rng.percent(50),
    };
    let start = rng.next() as u32;
    for p in &build.function.params {
        warp.own[p.value.index()] = [start; LANES];
        warp.scalar[p.value.index()] = start;
    }
    // From a stack that runs one side to its end, to a fully random choice.
    let restless = rng.pick(&[0, 10, 50, 100]);
    for _ in 0..250 {
        if warp.groups.is_empty() {
            break;
        }
        let last = warp.groups.len() - 1;
        let k = if rng.percent(restless) { rng.below(last + 1) } else { last };
        warp.step(k);
    }
}

#[test]
fn uniform_values_agree_under_any_schedule() {
    let (mut uniform_roots, mut control, mut time) = (0, 0, 0);
    for seed in 0..6000 {
        let mut rng = Rng::new(seed);
        let build = random_function(&mut rng, Mix { variables: 0 });
        crate::analysis::testing::verify_ssa(&build.function);
        let config = Config::kernel(Scope::Warp);
        let analysis = FunctionAnalysis::new(&build.module, &build.function, &config);
        for (v, value) in build.function.values.iter() {
            match analysis.uniformity.cause(v) {
                Some(Cause::ControlDependence { .. }) => control += 1,
                Some(Cause::TemporalDivergence { .. }) => time += 1,
                None => {
                    let any = build
                        .function
                        .blocks
                        .keys()
                        .any(|b| analysis.uniformity.is_divergent_branch(b));
                    if let ValueDef::Inst(i) = value.def
                        && any
                        && matches!(build.function.insts[i].kind, InstKind::Phi { .. })
                    {
                        uniform_roots += 1;
                    }
                }
                _ => {}
            }
            let steps = analysis.uniformity.explain(v);
            assert_eq!(steps.is_empty(), analysis.uniformity.is_uniform(v));
        }
        for _ in 0..20 {
            run(&build, &analysis, &mut rng);
        }
    }
    // The test is meaningful only if all of these occur.
    assert!(uniform_roots > 500, "{uniform_roots}");
    assert!(control > 500, "{control}");
    assert!(time > 100, "{time}");
}

/// Blocks: 0 → 1 (header, counter in a phi) → 2 (body) → 1, or 1 → 3 (exit), where the exit
/// condition reads the thread index.
fn loop_with_divergent_exit(read_after: bool) -> (Build, ValueId, ValueId) {
    let mut build = Build::new(4);
    let tid = build.call(0, "llvm.nvvm.read.ptx.sreg.tid.x", &[]);
    let (zero, one) = (build.int(0), build.int(1));
    build.terminate(0, zero, &[1]);
    let i = build.phi(1, vec![(zero, BlockId(0))]);
    let cond = build.binary(1, BinaryOp::Xor, Operand::Value(i), Operand::Value(tid));
    build.terminate(1, Operand::Value(cond), &[2, 3]);
    let next = build.binary(2, BinaryOp::Add, Operand::Value(i), one);
    build.terminate(2, zero, &[1]);
    if let ValueDef::Inst(id) = build.function.values[i].def
        && let InstKind::Phi { incoming, .. } = &mut build.function.insts[id].kind
    {
        incoming.push((Operand::Value(next), BlockId(2)));
    }
    let global = Operand::Const(build.global);
    if read_after {
        let double = build.binary(1, BinaryOp::Add, Operand::Value(i), Operand::Value(i));
        let block = &mut build.function.blocks[BlockId(1)].insts;
        let at = block.len() - 1;
        block.swap(at, at - 1);
        build.store(3, Operand::Value(double), global);
    }
    build.terminate(3, zero, &[]);
    (build, i, tid)
}

#[test]
fn loop_counter_is_uniform_unless_read_after_a_divergent_exit() {
    let config = Config::kernel(Scope::Warp);
    let (build, i, tid) = loop_with_divergent_exit(false);
    let analysis = FunctionAnalysis::new(&build.module, &build.function, &config);
    assert!(analysis.uniformity.is_divergent_branch(BlockId(1)));
    assert!(analysis.uniformity.is_uniform(i));

    let (build, i, tid2) = loop_with_divergent_exit(true);
    let analysis = FunctionAnalysis::new(&build.module, &build.function, &config);
    let branch = BlockId(1);
    let why = analysis.uniformity.cause(i);
    assert_eq!(why, Some(Cause::TemporalDivergence { branch }));
    let chain = analysis.uniformity.explain(i);
    let last = chain.last().copied();
    assert_eq!(last.map(|s| s.value), Some(tid2));
    assert!(matches!(last.map(|s| s.cause), Some(Cause::Source { source: Source::TidX, .. })));
    assert_eq!(tid, tid2);
}

#[test]
fn sources_can_be_declared_uniform() {
    let (build, _, tid) = loop_with_divergent_exit(true);
    let config = Config::kernel(Scope::Warp).with_uniform(Source::TidX);
    let analysis = FunctionAnalysis::new(&build.module, &build.function, &config);
    assert!(analysis.uniformity.is_uniform(tid));
    assert!(!analysis.uniformity.is_divergent_branch(BlockId(1)));
}

#[test]
fn local_memory_is_divergent_at_a_uniform_address() {
    let mut build = Build::new(1);
    let pointer = build.param(build.ptr);
    let variable = build.alloca(0);
    let local = build.load(0, Operand::Value(variable));
    let shared = Operand::Const(build.global);
    let uniform = build.load(0, shared);
    let through = build.load(0, Operand::Value(pointer));
    let zero = build.int(0);
    build.terminate(0, zero, &[]);
    let of = |config: &Config| {
        let analysis = FunctionAnalysis::new(&build.module, &build.function, config);
        [variable, local, uniform, through].map(|v| analysis.uniformity.is_uniform(v))
    };
    assert_eq!(of(&Config::kernel(Scope::Warp)), [true, false, true, true]);
    let device = Config::device(Scope::Warp, vec![false]);
    assert_eq!(of(&device), [true, false, true, false]);
}
