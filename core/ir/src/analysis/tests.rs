//! Compares graph analyses with their definitions, on random graphs.

use super::testing::{Build, Rng, graph, random_edges, verify_ssa};
use super::*;
use crate::{BlockId, InstId, InstKind, Operand};
use base::entity::Entity;

/// Blocks reachable from `start` when `without` is removed.
fn reach(edges: &[Vec<u32>], start: u32, without: Option<u32>) -> Vec<bool> {
    let mut seen = vec![false; edges.len()];
    let mut stack = vec![start];
    while let Some(b) = stack.pop() {
        if Some(b) != without && !seen[b as usize] {
            seen[b as usize] = true;
            stack.extend(&edges[b as usize]);
        }
    }
    seen
}

fn for_random_graphs(mut check: impl FnMut(&[Vec<u32>], &Cfg)) {
    for seed in 0..3000 {
        let edges = random_edges(&mut Rng::new(seed));
        check(&edges, &Cfg::new(&graph(&edges).function));
    }
}

#[test]
fn cfg_by_definition() {
    for_random_graphs(|edges, cfg| {
        let reachable = reach(edges, 0, None);
        for b in cfg.blocks() {
            assert_eq!(cfg.is_reachable(b), reachable[b.index()]);
            let raw: Vec<u32> = cfg.raw_successors(b).iter().map(|s| s.0).collect();
            assert_eq!(raw, edges[b.index()]);
            for &s in cfg.successors(b) {
                assert_eq!(cfg.successors(b).iter().filter(|&&x| x == s).count(), 1);
                let count = edges[b.index()].iter().filter(|&&x| x == s.0).count();
                let back = cfg.raw_predecessors(s).iter().filter(|&&p| p == b).count();
                assert_eq!(count, back);
            }
        }
        let components = cfg.components();
        for a in cfg.blocks().filter(|&a| cfg.is_reachable(a)) {
            let cycle = edges[a.index()].iter().any(|&s| reach(edges, s, None)[a.index()]);
            assert_eq!(components.on_cycle(a), cycle);
            for b in cfg.blocks().filter(|&b| cfg.is_reachable(b)) {
                let mutual =
                    reach(edges, a.0, None)[b.index()] && reach(edges, b.0, None)[a.index()];
                assert_eq!(components.of(a) == components.of(b), mutual);
            }
        }
    });
}

#[test]
fn dominators_by_definition() {
    for_random_graphs(|edges, cfg| {
        let tree = DominatorTree::new(cfg);
        let frontiers = tree.frontiers(cfg);
        let reachable = reach(edges, 0, None);
        for a in cfg.blocks() {
            let left = reach(edges, 0, Some(a.0));
            for b in cfg.blocks() {
                let expected = reachable[a.index()] && reachable[b.index()] && !left[b.index()];
                assert_eq!(tree.dominates(a, b), expected, "{a:?} {b:?} {edges:?}");
                let in_frontier = cfg.predecessors(b).iter().any(|&p| tree.dominates(a, p))
                    && !tree.strictly_dominates(a, b);
                assert_eq!(frontiers[a].contains(&b), in_frontier, "{a:?} {b:?} {edges:?}");
            }
            if let Some(d) = tree.idom(a) {
                assert!(tree.strictly_dominates(d, a));
                assert_eq!(tree.depth(a), tree.depth(d) + 1);
                assert!(tree.children(d).contains(&a));
            }
        }
    });
}

#[test]
fn post_dominators_by_definition() {
    let mut endless = 0;
    for_random_graphs(|edges, cfg| {
        let tree = PostDominatorTree::new(cfg);
        let ends = |b: BlockId| edges[b.index()].is_empty();
        let to_end = |b: BlockId, without: Option<u32>| {
            let seen = reach(edges, b.0, without);
            cfg.blocks().any(|e| seen[e.index()] && ends(e))
        };
        let blocks = || cfg.blocks().filter(|&b| cfg.is_reachable(b));
        if blocks().any(|b| !to_end(b, None)) {
            // The choice of the extra exit is arbitrary, but all blocks must be in the tree.
            endless += 1;
            assert!(blocks().all(|b| tree.post_dominates(b, b)));
            return;
        }
        for a in blocks() {
            for b in blocks() {
                let expected = !to_end(b, Some(a.0));
                assert_eq!(tree.post_dominates(a, b), expected, "{a:?} {b:?} {edges:?}");
                let dependent = cfg.successors(b).len() > 1
                    && cfg.successors(b).iter().any(|&s| tree.post_dominates(a, s))
                    && (a == b || !tree.post_dominates(a, b));
                assert_eq!(tree.controlling_branches(a).contains(&b), dependent);
            }
            if let Some(p) = tree.ipdom(a) {
                assert!(p != a && tree.post_dominates(p, a));
                let others = blocks().filter(|&o| o != a && tree.post_dominates(o, a));
                assert!(others.into_iter().all(|o| tree.post_dominates(o, p)));
            }
        }
    });
    assert!(endless > 50, "{endless}");
}

#[test]
fn loops_by_definition() {
    let mut nested = 0;
    for_random_graphs(|edges, cfg| {
        let dominators = DominatorTree::new(cfg);
        let info = LoopInfo::new(cfg, &dominators);
        for (id, l) in info.loops.iter() {
            assert!(!l.latches.is_empty());
            assert_eq!(info.blocks(id).first(), Some(&l.header));
            for b in cfg.blocks() {
                // In the loop: reaches a latch without passing the header.
                let seen = reach(edges, b.0, Some(l.header.0));
                let expected = b == l.header
                    || (cfg.is_reachable(b) && l.latches.iter().any(|x| seen[x.index()]));
                assert_eq!(info.contains(id, b), expected, "{b:?} {edges:?}");
                assert_eq!(info.blocks(id).contains(&b), expected);
                if expected {
                    assert!(info.depth(b) >= l.depth);
                    assert!(dominators.dominates(l.header, b));
                }
            }
            if let Some(p) = l.parent {
                nested += 1;
                assert_eq!(l.depth, info.loops[p].depth + 1);
                assert!(info.contains(p, l.header));
            }
            for (from, to) in info.exits(cfg, id) {
                assert!(info.contains(id, from) && !info.contains(id, to));
            }
        }
        let components = cfg.components();
        for b in cfg.blocks() {
            if components.on_cycle(b) && info.innermost(b).is_none() {
                assert!(!info.irreducible.is_empty());
            }
        }
    });
    assert!(nested > 100, "{nested}");
}

#[test]
fn lanes_of_an_endless_loop_rejoin_at_its_end() {
    // 1 is the header, 2 and 3 the two sides of a branch in it, 4 the latch.
    let edges = [vec![1], vec![2, 3], vec![4], vec![4], vec![1]];
    let cfg = Cfg::new(&graph(&edges).function);
    let tree = PostDominatorTree::new(&cfg);
    assert_eq!(tree.ipdom(BlockId(1)), Some(BlockId(4)));
}

#[test]
fn large_graphs_take_little_stack_and_time() {
    // A ladder of nested loops: each block continues, or goes back to one of the first.
    let n = 60_000u32;
    let mut edges: Vec<Vec<u32>> = (0..n)
        .map(|b| match b {
            0 => vec![1],
            b if b + 1 == n => vec![],
            b if b % 2 == 0 => vec![b + 1, 1 + b / 2],
            b => vec![b + 1],
        })
        .collect();
    edges[5] = vec![6, n - 1];
    let build = graph(&edges);
    let config = Config::kernel(Scope::Warp);
    let analysis = FunctionAnalysis::new(&build.module, &build.function, &config);
    assert_eq!(analysis.cfg.reverse_post_order().len(), n as usize);
}

/// Every function of the committed IR stays in SSA form, and of its variables only those stay in
/// memory that have to.
#[test]
fn promotes_compiled_code() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/ir");
    let mut files = vec![];
    for folder in std::fs::read_dir(root).expect("tests/ir") {
        let Ok(inside) = std::fs::read_dir(folder.expect("a folder").path()) else { continue };
        files.extend(inside.map(|f| f.expect("a file").path()));
    }
    files.retain(|f| f.extension().is_some_and(|e| e == "ll"));
    // Those contain terminators that are kept as text, whose targets are not known.
    files.retain(|f| f.file_stem().is_some_and(|s| s != "constructs"));
    assert!(!files.is_empty());
    let (mut before, mut after) = (0, 0);
    for file in files {
        let text = std::fs::read_to_string(&file).expect("readable");
        let module = crate::parse_module(&text).expect("valid IR");
        for function in module.functions.values().filter(|f| !f.is_declaration()) {
            let scalars = |f: &Function| {
                let scalar_alloca = |i: &InstId| match f.insts[*i].kind {
                    InstKind::Alloca { allocated, .. } => module.types.is_scalar(allocated),
                    _ => false,
                };
                let insts = f.blocks.values().flat_map(|b| &b.insts);
                insts.filter(|i| scalar_alloca(i)).count()
            };
            let promoted = promote(&module, function);
            verify_ssa(&promoted.function);
            before += scalars(function);
            after += scalars(&promoted.function);
            let config = Config::device(Scope::Block, vec![]);
            FunctionAnalysis::new(&module, &promoted.function, &config);
        }
    }
    assert!(before > 500 && after * 50 < before, "{after} of {before}");
}

/// A long function as compiled by -O0: every variable in memory, declared at the top.
#[test]
fn long_unoptimised_functions_take_little_time() {
    let (variables, blocks) = (1000, 2000);
    let mut build = Build::new(blocks);
    let slots: Vec<Operand> = (0..variables).map(|_| Operand::Value(build.alloca(0))).collect();
    let one = build.int(1);
    for &slot in &slots {
        build.store(0, one, slot);
    }
    for b in 0..blocks {
        let (from, to) = (slots[b % variables], slots[(b * 7 + 1) % variables]);
        let v = Operand::Value(build.load(b, from));
        build.store(b, v, to);
        let next = (b + 1) as u32;
        match b {
            _ if b + 1 == blocks => build.terminate(b, v, &[]),
            _ if b % 5 == 4 => build.terminate(b, v, &[next, next - 3]),
            _ => build.terminate(b, v, &[next, (next + 1).min(blocks as u32 - 1)]),
        }
    }
    let promoted = promote(&build.module, &build.function);
    verify_ssa(&promoted.function);
    let config = Config::device(Scope::Warp, vec![]);
    FunctionAnalysis::new(&build.module, &promoted.function, &config);
}

/// Each of many lanes' early returns has the rest of the function as its region.
#[test]
fn hostile_functions_are_given_up_soundly() {
    let n = 30_000;
    let mut build = Build::new(n);
    let tid = build.call(0, "llvm.nvvm.read.ptx.sreg.tid.x", &[]);
    let zero = build.int(0);
    for b in 0..n {
        match b {
            _ if b + 1 == n => build.terminate(b, zero, &[]),
            _ => build.terminate(b, Operand::Value(tid), &[b as u32 + 1, n as u32 - 1]),
        }
    }
    let config = Config::kernel(Scope::Warp);
    let analysis = FunctionAnalysis::new(&build.module, &build.function, &config);
    assert_eq!(analysis.uniformity.cause(tid), Some(Cause::TooLarge));
    assert!(analysis.uniformity.is_divergent_branch(BlockId(7)));
    assert_eq!(analysis.uniformity.explain(tid).len(), 1);
}
