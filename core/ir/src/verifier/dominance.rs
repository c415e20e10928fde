//! Dominators of one function, by Lengauer and Tarjan ("A fast algorithm for finding dominators in
//! a flowgraph", 1979), the simple version, without recursion.
//!
//! The analyses have their own dominator tree; the verifier runs before them and must handle
//! hostile graphs, so it has this one.

/// For each block, whether it is reachable and its position in the dominator tree.
pub(super) struct Dominators {
    /// First and last visit in a walk of the tree; `None` for unreachable blocks.
    visit: Vec<Option<(u32, u32)>>,
}

const NONE: usize = usize::MAX;

/// The forest of Lengauer and Tarjan with path compression.
struct Forest {
    ancestor: Vec<usize>,
    label: Vec<usize>,
    semi: Vec<usize>,
}

impl Forest {
    /// The vertex with the least semidominator on the path up from `v`.
    fn eval(&mut self, v: usize) -> usize {
        if self.ancestor[v] == NONE {
            return v;
        }
        let mut path = vec![];
        let mut at = v;
        while self.ancestor[self.ancestor[at]] != NONE {
            path.push(at);
            at = self.ancestor[at];
        }
        for &x in path.iter().rev() {
            let up = self.ancestor[x];
            if self.semi[self.label[up]] < self.semi[self.label[x]] {
                self.label[x] = self.label[up];
            }
            self.ancestor[x] = self.ancestor[up];
        }
        self.label[v]
    }
}

impl Dominators {
    /// Dominators of a graph whose entry is vertex 0.
    pub(super) fn new(successors: &[Vec<usize>]) -> Self {
        let n = successors.len();
        // Vertices by depth-first number.
        let mut order = Vec::with_capacity(n);
        let mut number = vec![NONE; n];
        let mut parent = Vec::with_capacity(n);
        let mut stack = vec![(0usize, NONE)];
        while let Some((v, from)) = stack.pop() {
            if number[v] != NONE {
                continue;
            }
            number[v] = order.len();
            order.push(v);
            parent.push(from);
            let me = number[v];
            stack.extend(successors[v].iter().filter(|&&s| number[s] == NONE).map(|&s| (s, me)));
        }
        let reached = order.len();
        let mut preds = vec![vec![]; reached];
        for (i, &v) in order.iter().enumerate() {
            for &s in &successors[v] {
                preds[number[s]].push(i);
            }
        }
        let mut forest = Forest {
            ancestor: vec![NONE; reached],
            label: (0..reached).collect(),
            semi: (0..reached).collect(),
        };
        let mut idom = vec![0; reached];
        let mut bucket = vec![vec![]; reached];
        for w in (1..reached).rev() {
            for &v in &preds[w] {
                let u = forest.eval(v);
                forest.semi[w] = forest.semi[w].min(forest.semi[u]);
            }
            bucket[forest.semi[w]].push(w);
            let p = parent[w];
            forest.ancestor[w] = p;
            for v in std::mem::take(&mut bucket[p]) {
                let u = forest.eval(v);
                idom[v] = if forest.semi[u] < forest.semi[v] { u } else { p };
            }
        }
        for w in 1..reached {
            if idom[w] != forest.semi[w] {
                idom[w] = idom[idom[w]];
            }
        }
        // Number the tree, so that dominance is the nesting of intervals.
        let mut kids = vec![vec![]; reached];
        for w in 1..reached {
            kids[idom[w]].push(w);
        }
        let mut visit = vec![None; n];
        let mut clock = 0;
        let mut walk = vec![(0usize, false)];
        while let Some((w, left)) = walk.pop() {
            let Some(&block) = order.get(w) else { continue };
            if left {
                if let Some((_, last)) = &mut visit[block] {
                    *last = clock;
                }
                continue;
            }
            clock += 1;
            visit[block] = Some((clock, clock));
            walk.push((w, true));
            walk.extend(kids[w].iter().map(|&k| (k, false)));
        }
        Self { visit }
    }

    pub(super) fn reachable(&self, block: usize) -> bool {
        self.visit[block].is_some()
    }

    /// Whether every path to `b` passes `a`; both must be reachable.
    pub(super) fn dominates(&self, a: usize, b: usize) -> bool {
        match (self.visit[a], self.visit[b]) {
            (Some((first, last)), Some((at, _))) => first <= at && at <= last,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Dominance by definition: without `a`, `b` cannot be reached.
    fn slow(successors: &[Vec<usize>], a: usize, b: usize) -> bool {
        let mut seen = vec![false; successors.len()];
        let mut work = if a == 0 { vec![] } else { vec![0] };
        while let Some(v) = work.pop() {
            if !std::mem::replace(&mut seen[v], true) {
                work.extend(successors[v].iter().copied().filter(|&s| s != a));
            }
        }
        a == b || !seen[b]
    }

    #[test]
    fn agrees_with_the_definition_on_many_graphs() {
        let mut seed = 12345u32;
        let mut random = |n: usize| {
            seed = seed.wrapping_mul(1664525).wrapping_add(1013904223);
            (seed >> 16) as usize % n
        };
        for round in 0..300 {
            let n = 1 + round % 12;
            let successors: Vec<Vec<usize>> =
                (0..n).map(|_| (0..random(4)).map(|_| random(n)).collect()).collect();
            let d = Dominators::new(&successors);
            for a in 0..n {
                for b in 0..n {
                    if d.reachable(a) && d.reachable(b) {
                        assert_eq!(
                            d.dominates(a, b),
                            slow(&successors, a, b),
                            "{successors:?} {a} {b}"
                        );
                    }
                }
            }
        }
    }
}
