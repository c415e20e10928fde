//! Registers of values. A phi shares its register with the values that it merges wherever they are
//! not needed at the same time, so that most loops need no copies.

use super::function::Plan;
use base::entity::Entity as _;
use ir::{BlockId, InstKind, Operand, ValueDef, ValueId};
use std::collections::HashMap;

/// Most registers of a function, which leaves some for intermediate results.
const MAX_VALUES: usize = 60_000;
/// Most bits of all live sets together.
const MAX_BITS: usize = 1 << 28;

/// Whether each block lies on a cycle (Tarjan's strongly connected components).
pub(crate) fn in_loop(successors: &[Vec<usize>]) -> Vec<bool> {
    let n = successors.len();
    let (mut index, mut low) = (vec![usize::MAX; n], vec![0; n]);
    let mut on_stack = vec![false; n];
    let mut stack = vec![];
    let mut found = vec![false; n];
    let mut next = 0;
    for root in 0..n {
        if index[root] != usize::MAX {
            continue;
        }
        let mut work = vec![(root, 0)];
        while let Some(&mut (b, ref mut edge)) = work.last_mut() {
            if *edge == 0 {
                index[b] = next;
                low[b] = next;
                next += 1;
                stack.push(b);
                on_stack[b] = true;
            }
            if let Some(&s) = successors[b].get(*edge) {
                *edge += 1;
                if index[s] == usize::MAX {
                    work.push((s, 0));
                } else if on_stack[s] {
                    low[b] = low[b].min(index[s]);
                }
                if s == b {
                    found[b] = true;
                }
                continue;
            }
            work.pop();
            if let Some(&mut (parent, _)) = work.last_mut() {
                low[parent] = low[parent].min(low[b]);
            }
            if low[b] == index[b] {
                let mut members = vec![];
                while let Some(w) = stack.pop() {
                    on_stack[w] = false;
                    members.push(w);
                    if w == b {
                        break;
                    }
                }
                if members.len() > 1 {
                    for w in members {
                        found[w] = true;
                    }
                }
            }
        }
    }
    found
}

/// The first register of each value that has registers of its own.
pub(crate) fn registers(plan: &Plan<'_, '_>) -> Result<Vec<u32>, String> {
    let f = plan.f;
    let mut slots = vec![u32::MAX; f.values.len()];
    let mut next = 0;
    let place = |slots: &mut Vec<u32>, next: &mut u32, v: ValueId| -> Result<(), String> {
        let n = plan.counts[v.index()];
        if n > super::layout::MAX_SCALARS {
            return Err("a value of a type that registers cannot hold".into());
        }
        slots[v.index()] = *next;
        *next += n as u32;
        if *next as usize > MAX_VALUES {
            return Err("a function with more than 60,000 values".into());
        }
        Ok(())
    };
    for p in &f.params {
        place(&mut slots, &mut next, p.value)?;
    }
    // Variadic functions get one more: where the further arguments are.
    if f.vararg {
        next += 1;
    }
    let class = classes(plan);
    for v in f.values.keys() {
        if slots[v.index()] != u32::MAX || plan.root(v).0 != v {
            continue;
        }
        if let Some(&first) = class.get(&v)
            && first != v
        {
            if slots[first.index()] == u32::MAX {
                place(&mut slots, &mut next, first)?;
            }
            slots[v.index()] = slots[first.index()];
        } else {
            place(&mut slots, &mut next, v)?;
        }
    }
    Ok(slots)
}

/// Where a value is live, of those that phis merge.
struct Live {
    /// Blocks at whose start it is live.
    at_start: Vec<bool>,
    at_end: Vec<bool>,
    /// Uses: block and position.
    uses: Vec<(usize, usize)>,
    /// Definition: block and position; phis and parameters are defined before position 0.
    def: (usize, isize),
    phi: bool,
}

/// For values that share a register: the one that has it.
fn classes(plan: &Plan<'_, '_>) -> HashMap<ValueId, ValueId> {
    let f = plan.f;
    let single = |v: ValueId| plan.counts[v.index()] == 1;
    // Candidates: phis of one scalar, and what they merge.
    let mut wanted: HashMap<ValueId, usize> = HashMap::new();
    let mut order = vec![];
    let mut pairs = vec![];
    for b in f.blocks.keys() {
        for (phi, incoming) in plan.phis(b) {
            if !single(phi) {
                continue;
            }
            for &(o, _) in incoming {
                let Operand::Value(v) = o else { continue };
                let (root, first) = plan.root(v);
                if first != 0 || !single(root) || root == phi {
                    continue;
                }
                for v in [phi, root] {
                    wanted.entry(v).or_insert_with(|| {
                        order.push(v);
                        order.len() - 1
                    });
                }
                pairs.push((phi, root));
            }
        }
    }
    let blocks = f.blocks.len();
    if order.len().saturating_mul(blocks) > MAX_BITS {
        return HashMap::new();
    }
    let mut live: Vec<Live> = order
        .iter()
        .map(|_| Live {
            at_start: vec![false; blocks],
            at_end: vec![false; blocks],
            uses: vec![],
            def: (0, -1),
            phi: false,
        })
        .collect();
    for (b, block) in f.blocks.iter() {
        for (position, &i) in block.insts.iter().enumerate() {
            let inst = &f.insts[i];
            if let Some(r) = inst.result
                && let Some(&n) = wanted.get(&r)
            {
                live[n].phi = matches!(inst.kind, InstKind::Phi { .. });
                live[n].def = (b.index(), if live[n].phi { -1 } else { position as isize });
            }
            if plan.emitted[i.index()] {
                plan.reads(i, &mut |o| {
                    if let Operand::Value(v) = o
                        && let Some(&n) = wanted.get(&plan.root(v).0)
                    {
                        live[n].uses.push((b.index(), position));
                    }
                });
            }
        }
    }
    // What a phi merges is used at the end of the block that it comes from.
    let mut at_ends: Vec<Vec<usize>> = vec![vec![]; order.len()];
    for b in f.blocks.keys() {
        for (_, incoming) in plan.phis(b) {
            for &(o, from) in incoming {
                if let Operand::Value(v) = o
                    && let Some(&n) = wanted.get(&plan.root(v).0)
                {
                    at_ends[n].push(from.index());
                }
            }
        }
    }
    for (n, l) in live.iter_mut().enumerate() {
        let mut work = vec![];
        for &b in &at_ends[n] {
            if !l.at_end[b] {
                l.at_end[b] = true;
                if l.def.0 != b {
                    work.push(b);
                }
            }
        }
        for &(b, _) in &l.uses {
            if l.def.0 != b {
                work.push(b);
            }
        }
        while let Some(b) = work.pop() {
            if std::mem::replace(&mut l.at_start[b], true) {
                continue;
            }
            for &p in &plan.predecessors[b] {
                if !l.at_end[p] {
                    l.at_end[p] = true;
                    if l.def.0 != p {
                        work.push(p);
                    }
                }
            }
        }
    }
    let mut group: Vec<Vec<usize>> = (0..order.len()).map(|n| vec![n]).collect();
    let mut leader: Vec<usize> = (0..order.len()).collect();
    // Inner loops are later in the text more often than not; their copies cost most.
    let weight = |phi: &ValueId| match f.values[*phi].def {
        ValueDef::Inst(_) => usize::from(!plan.in_loop[live[wanted[phi]].def.0]),
        _ => 2,
    };
    pairs.sort_by_key(|(phi, _)| weight(phi));
    for (phi, v) in pairs {
        let (a, b) = (leader[wanted[&phi]], leader[wanted[&v]]);
        if a == b || group[a].len() * group[b].len() > 256 {
            continue;
        }
        let clash =
            group[a].iter().any(|&x| group[b].iter().any(|&y| interfere(&live[x], &live[y])));
        if !clash {
            let moved = std::mem::take(&mut group[b]);
            for &m in &moved {
                leader[m] = a;
            }
            group[a].extend(moved);
        }
    }
    let mut result = HashMap::new();
    for members in &group {
        // A parameter keeps its own register.
        let is_param = |n: &&usize| matches!(f.values[order[**n]].def, ValueDef::Param(_));
        let mut params = members.iter().filter(is_param);
        let first = params.next().or_else(|| members.first());
        if let Some(&first) = first {
            for &n in members {
                result.insert(order[n], order[first]);
            }
        }
    }
    result
}

/// Whether one of two values is needed where the other is defined.
fn interfere(a: &Live, b: &Live) -> bool {
    // Phis of one block, and parameters, are defined at the same time.
    if a.def.0 == b.def.0 && a.def.1 == -1 && b.def.1 == -1 {
        return true;
    }
    live_after(a, b.def) || live_after(b, a.def)
}

/// Whether `a` is needed just after another value is defined at `def`.
fn live_after(a: &Live, (block, position): (usize, isize)) -> bool {
    let later = a.at_end[block] || a.uses.iter().any(|&(b, p)| b == block && p as isize > position);
    if !later {
        return false;
    }
    // It must be there already.
    a.at_start[block] || a.def.0 == block && a.def.1 <= position
}

/// The block that control reaches by falling through from `b`.
pub(crate) fn next_block(b: BlockId, n: usize) -> Option<BlockId> {
    (b.index() + 1 < n).then(|| BlockId::new(b.index() + 1))
}
