//! Random functions, and checks that tests of several analyses share.

use super::{Cfg, DominatorTree};
use crate::inst::{Call, CallArg};
use crate::module::Symbol;
use crate::{
    AddressSpace, BasicBlock, BinaryOp, BlockId, ConstId, ConstKind, Constant, Flags, Function,
    Global, Inst, InstId, InstKind, IntPredicate, Module, Operand, Param, SymbolId, SymbolKind,
    Type, TypeId, Value, ValueDef, ValueId,
};
use base::diagnostic::Span;
use base::entity::{Entity, Table};

/// A small deterministic generator (xorshift64*).
pub(super) struct Rng(u64);

impl Rng {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }
    pub(super) fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }
    /// A number below `n`.
    pub(super) fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }
    pub(super) fn percent(&mut self, p: u64) -> bool {
        self.next() % 100 < p
    }
    pub(super) fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

/// A module with one function under construction.
pub(super) struct Build {
    pub(super) module: Module,
    pub(super) function: Function,
    pub(super) void: TypeId,
    pub(super) i32: TypeId,
    pub(super) ptr: TypeId,
    /// Address of a variable in global memory.
    pub(super) global: ConstId,
}

impl Build {
    pub(super) fn new(blocks: usize) -> Self {
        let mut module = Module::default();
        let void = module.types.intern(Type::Void);
        let i32 = module.types.intern(Type::Int(32));
        let ptr = module.types.intern(Type::Ptr { pointee: None, space: AddressSpace(0) });
        let fn_ty =
            module.types.intern(Type::Function { ret: void, params: vec![], vararg: false });
        let symbol = module.symbols.push(Symbol::new("f", SymbolKind::Undefined));
        let function = Function {
            symbol,
            prefix: vec![],
            convention: None,
            ret_attrs: vec![],
            ret_ty: void,
            ty: fn_ty,
            params: vec![],
            vararg: false,
            attrs: vec![],
            metadata: vec![],
            blocks: Table::filled(BasicBlock::default(), blocks),
            insts: Table::new(),
            values: Table::new(),
            span: Span::default(),
        };
        let mut this = Self { module, function, void, i32, ptr, global: ConstId(0) };
        this.global = this.symbol("g");
        let Some(s) = this.module.symbols.keys().next_back() else {
            return this;
        };
        let g = this.module.globals.push(Global {
            symbol: s,
            prefix: vec![],
            space: AddressSpace(1),
            externally_initialized: false,
            constant: false,
            ty: i32,
            init: None,
            section: None,
            align: None,
            suffix: vec![],
            metadata: vec![],
            span: Span::default(),
        });
        this.module.symbols[s].kind = SymbolKind::Global(g);
        this
    }

    /// The address of a symbol called `name`, created on first use.
    pub(super) fn symbol(&mut self, name: &str) -> ConstId {
        let known = self.module.symbols.iter().find(|(_, s)| s.name == name);
        let id: SymbolId = match known.map(|x| x.0) {
            Some(id) => id,
            None => self.module.symbols.push(Symbol::new(name, SymbolKind::Undefined)),
        };
        self.constant(self.ptr, ConstKind::Symbol(id))
    }
    pub(super) fn constant(&mut self, ty: TypeId, kind: ConstKind) -> ConstId {
        let constant = Constant { ty, kind };
        let known = self.module.constants.iter().find(|(_, c)| **c == constant);
        match known.map(|x| x.0) {
            Some(id) => id,
            None => self.module.constants.push(constant),
        }
    }
    pub(super) fn int(&mut self, n: u32) -> Operand {
        Operand::Const(self.constant(self.i32, ConstKind::Int(n.into())))
    }
    pub(super) fn param(&mut self, ty: TypeId) -> ValueId {
        let value = self.function.values.push(Value {
            ty,
            name: None,
            def: ValueDef::Param(self.function.params.len() as u32),
        });
        self.function.params.push(Param { ty, attrs: vec![], value });
        value
    }
    /// Adds an instruction at the end of a block; the result is meaningless for type void.
    pub(super) fn push(&mut self, block: usize, ty: TypeId, kind: InstKind) -> ValueId {
        let id = self.function.insts.next_key();
        let result = (ty != self.void)
            .then(|| self.function.values.push(Value { ty, name: None, def: ValueDef::Inst(id) }));
        self.function.insts.push(Inst {
            kind,
            ty,
            result,
            debug_loc: None,
            metadata: vec![],
            span: Span::default(),
        });
        self.function.blocks[BlockId::new(block)].insts.push(id);
        result.unwrap_or(ValueId(u32::MAX))
    }
    pub(super) fn call(&mut self, block: usize, name: &str, args: &[Operand]) -> ValueId {
        let callee = Operand::Const(self.symbol(name));
        let call = Call {
            tail: None,
            flags: Flags::default(),
            convention: None,
            ret_attrs: vec![],
            space: None,
            function_ty: self.function.ty,
            explicit_ty: false,
            callee,
            args: args
                .iter()
                .map(|&value| CallArg { ty: self.i32, attrs: vec![], value })
                .collect(),
            attrs: vec![],
            bundles: None,
        };
        self.push(block, self.i32, InstKind::Call(Box::new(call)))
    }
    pub(super) fn load(&mut self, block: usize, ptr: Operand) -> ValueId {
        self.push(
            block,
            self.i32,
            InstKind::Load { ptr, volatile: false, align: None, atomic: None },
        )
    }
    pub(super) fn store(&mut self, block: usize, value: Operand, ptr: Operand) {
        self.push(
            block,
            self.void,
            InstKind::Store { value, ptr, volatile: false, align: None, atomic: None },
        );
    }
    pub(super) fn alloca(&mut self, block: usize) -> ValueId {
        let kind = InstKind::Alloca {
            allocated: self.i32,
            count: None,
            align: None,
            space: None,
            flags: vec![],
        };
        self.push(block, self.ptr, kind)
    }
    pub(super) fn binary(
        &mut self,
        block: usize,
        op: BinaryOp,
        lhs: Operand,
        rhs: Operand,
    ) -> ValueId {
        let flags = Flags::default();
        let kind = InstKind::Binary { op, flags, lhs, rhs };
        self.push(block, self.i32, kind)
    }
    pub(super) fn phi(&mut self, block: usize, incoming: Vec<(Operand, BlockId)>) -> ValueId {
        let flags = Flags::default();
        self.push(block, self.i32, InstKind::Phi { flags, incoming })
    }
    /// Ends a block with a return, jump, branch or switch by the number of targets.
    pub(super) fn terminate(&mut self, block: usize, cond: Operand, to: &[u32]) {
        let kind = match *to {
            [] => InstKind::Ret(None),
            [a] => InstKind::Br(BlockId(a)),
            [a, b] => InstKind::CondBr { cond, then_to: BlockId(a), else_to: BlockId(b) },
            [default, ref rest @ ..] => InstKind::Switch {
                value: cond,
                default: BlockId(default),
                cases: (0..)
                    .zip(rest)
                    .map(|(n, &b)| {
                        let Operand::Const(c) = self.int(n) else { unreachable!() };
                        (c, BlockId(b))
                    })
                    .collect(),
            },
        };
        self.push(block, self.void, kind);
    }
}

/// A function with only these edges.
pub(super) fn graph(edges: &[Vec<u32>]) -> Build {
    let mut build = Build::new(edges.len());
    let cond = build.int(1);
    for (b, to) in edges.iter().enumerate() {
        build.terminate(b, cond, to);
    }
    build
}

/// Random edges; nothing leads to block 0, and the last block returns.
pub(super) fn random_edges(rng: &mut Rng) -> Vec<Vec<u32>> {
    let n = 3 + rng.below(8);
    let forward = 40 + rng.next() % 60;
    (0..n)
        .map(|b| {
            let count = match rng.below(20) {
                _ if b + 1 == n => 0,
                0 if b > 0 => 0,
                0..=5 => 1,
                6..=16 => 2,
                _ => 3 + rng.below(2),
            };
            let target = |rng: &mut Rng| {
                if rng.percent(forward) {
                    (b + 1 + rng.below((n - b - 1).min(3))) as u32
                } else {
                    (1 + rng.below(n - 1)) as u32
                }
            };
            (0..count).map(|_| target(rng)).collect()
        })
        .collect()
}

/// The ingredients of [`random_function`].
#[derive(Clone, Copy)]
pub(super) struct Mix {
    /// Number of local variables.
    pub(super) variables: usize,
}

/// A random function in valid SSA form.
pub(super) fn random_function(rng: &mut Rng, mix: Mix) -> Build {
    let edges = random_edges(rng);
    let shape = graph(&edges);
    let cfg = Cfg::new(&shape.function);
    let dominators = DominatorTree::new(&cfg);
    let n = edges.len();
    let mut build = Build::new(n);
    let param = build.param(build.i32);
    // Values defined in each block, and variables declared there.
    let mut own: Vec<Vec<ValueId>> = vec![vec![]; n];
    let mut variables: Vec<Vec<ValueId>> = vec![vec![]; n];
    let mut phis = vec![];
    let weights = [rng.next() % 8, 1 + rng.next() % 2, rng.next() % 4];
    let order = cfg.reverse_post_order().to_vec();
    let declare_in: Vec<usize> = (0..mix.variables)
        .map(|_| if rng.percent(70) { 0 } else { rng.pick(&order).index() })
        .collect();
    for &block in &order {
        let b = block.index();
        let dominating = |own: &[Vec<ValueId>]| -> Vec<ValueId> {
            let mut list = vec![];
            let mut at = Some(block);
            while let Some(d) = at {
                list.extend(&own[d.index()]);
                at = dominators.idom(d);
            }
            list
        };
        if b > 0 {
            for _ in 0..rng.below(3) {
                let phi = build.phi(b, vec![]);
                own[b].push(phi);
                phis.push((b, phi));
            }
        }
        for _ in declare_in.iter().filter(|&&d| d == b) {
            let a = build.alloca(b);
            variables[b].push(a);
        }
        for _ in 0..rng.below(5) {
            let mut values = dominating(&own);
            values.push(param);
            let places = dominating(&variables);
            let c = rng.next() as u32 % 4;
            let constant = build.int(c);
            let operand = |rng: &mut Rng| {
                if rng.percent(20) {
                    constant
                } else if rng.percent(50) {
                    // Recent values make longer chains.
                    Operand::Value(values[rng.below(values.len().min(3))])
                } else {
                    Operand::Value(rng.pick(&values))
                }
            };
            let (x, y) = (operand(rng), operand(rng));
            if !places.is_empty() && rng.percent(60) {
                let place = Operand::Value(rng.pick(&places));
                if rng.percent(50) {
                    let v = build.load(b, place);
                    own[b].push(v);
                } else {
                    build.store(b, x, place);
                }
                continue;
            }
            let v = match rng.next() % 20 {
                k if k < weights[0] => {
                    let g = Operand::Const(build.global);
                    build.load(b, g)
                }
                k if k < weights[0] + weights[1] => {
                    build.call(b, "llvm.nvvm.read.ptx.sreg.tid.x", &[])
                }
                k if k < weights[0] + weights[1] + weights[2] => {
                    build.call(b, "llvm.nvvm.barrier.cta.red.or.aligned.all", &[x, y])
                }
                19 => {
                    let g = Operand::Const(build.global);
                    build.store(b, x, g);
                    continue;
                }
                18 => {
                    let (i32, flags) = (build.i32, Flags::default());
                    build.push(
                        b,
                        i32,
                        InstKind::ICmp { pred: IntPredicate::Eq, flags, lhs: x, rhs: y },
                    )
                }
                _ => {
                    let op = rng.pick(&[BinaryOp::Add, BinaryOp::Xor, BinaryOp::Mul]);
                    build.binary(b, op, x, y)
                }
            };
            own[b].push(v);
        }
        let mut values = dominating(&own);
        values.push(param);
        let cond = Operand::Value(values[rng.below(values.len().min(4))]);
        build.terminate(b, cond, &edges[b]);
    }
    for b in cfg.blocks() {
        if !cfg.is_reachable(b) {
            let cond = build.int(0);
            build.terminate(b.index(), cond, &edges[b.index()]);
        }
    }
    for (b, phi) in phis {
        let favourite = rng.percent(30);
        let mut list: Vec<(Operand, BlockId)> = vec![];
        let mut last = None;
        for &p in cfg.raw_predecessors(BlockId::new(b)) {
            if let Some(&known) = list.iter().find(|x| x.1 == p) {
                list.push(known);
                continue;
            }
            let mut values = vec![param];
            let mut at = cfg.is_reachable(p).then_some(p);
            while let Some(d) = at {
                values.extend(&own[d.index()]);
                at = dominators.idom(d);
            }
            let c = rng.next() as u32 % 4;
            let operand = match last {
                Some(Operand::Value(v)) if favourite && values.contains(&v) => Operand::Value(v),
                _ if rng.percent(25) => build.int(c),
                _ => Operand::Value(rng.pick(&values)),
            };
            last = Some(operand);
            list.push((operand, p));
        }
        if let ValueDef::Inst(i) = build.function.values[phi].def
            && let InstKind::Phi { incoming, .. } = &mut build.function.insts[i].kind
        {
            *incoming = list;
        }
    }
    build
}

/// Panics unless each use is dominated by its definition and phis match the predecessors.
pub(super) fn verify_ssa(function: &Function) {
    let cfg = Cfg::new(function);
    let dominators = DominatorTree::new(&cfg);
    let mut place: Table<InstId, Option<(BlockId, usize)>> =
        Table::filled(None, function.insts.len());
    for (b, data) in function.blocks.iter() {
        for (k, &i) in data.insts.iter().enumerate() {
            assert!(place[i].replace((b, k)).is_none(), "{i:?} is twice in blocks");
        }
    }
    let available = |v: ValueId, block: BlockId, at: usize| match function.values[v].def {
        ValueDef::Inst(d) => {
            let (home, k) = place[d].unwrap_or_else(|| panic!("{v:?} was removed but is used"));
            if home == block { k < at } else { dominators.dominates(home, block) }
        }
        _ => true,
    };
    for &b in cfg.reverse_post_order() {
        for (k, &i) in function.blocks[b].insts.iter().enumerate() {
            match &function.insts[i].kind {
                InstKind::Phi { incoming, .. } => {
                    let mut from: Vec<BlockId> = incoming.iter().map(|x| x.1).collect();
                    let mut expected = cfg.raw_predecessors(b).to_vec();
                    from.sort();
                    expected.sort();
                    assert_eq!(from, expected, "phi {i:?} in {b:?}");
                    for &(o, p) in incoming {
                        if let (Operand::Value(v), true) = (o, cfg.is_reachable(p)) {
                            assert!(available(v, p, usize::MAX), "{v:?} at the end of {p:?}");
                        }
                    }
                }
                kind => kind.for_each_operand(|o| {
                    if let Operand::Value(v) = o {
                        assert!(available(v, b, k), "{v:?} in {b:?}");
                    }
                }),
            }
        }
    }
}
