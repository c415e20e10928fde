//! Address shapes of real kernels as queries.

use crate::pair::{Atom, BitOp, Condition, Definition, Poly, Query, Side};

/// Builds a query from the point of view of one thread at a time. Names mean the same atom
/// wherever they occur: twins if they differ by thread.
pub(super) struct Builder {
    pub(super) query: Query,
    names: Vec<(String, Atom, Option<Atom>)>,
    side: Side,
}

impl Builder {
    pub(super) fn new() -> Self {
        Self { query: Query::default(), names: Vec::new(), side: Side::First }
    }

    fn uniform(&mut self, name: &str, low: Option<i128>, high: Option<i128>) -> Poly {
        if let Some((_, atom, _)) = self.names.iter().find(|n| n.0 == name) {
            return Poly::from(*atom);
        }
        let atom = self.query.atoms.uniform(name, low, high);
        self.names.push((name.to_owned(), atom, None));
        Poly::from(atom)
    }

    fn atom(&mut self, name: &str) -> Atom {
        if !self.names.iter().any(|n| n.0 == name) {
            let (s, t) = self.query.atoms.twins(name, Some(0), None);
            self.names.push((name.to_owned(), s, Some(t)));
        }
        let found = self.names.iter().find(|n| n.0 == name).unwrap();
        if self.side == Side::Second { found.2.unwrap_or(found.1) } else { found.1 }
    }

    pub(super) fn lt(&mut self, a: &Poly, b: &Poly) {
        self.fact(Condition::lt(a, b).unwrap());
    }

    pub(super) fn le(&mut self, a: &Poly, b: &Poly) {
        self.fact(Condition::le(a, b).unwrap());
    }

    fn fact(&mut self, condition: Condition) {
        if !self.query.conditions.contains(&condition) {
            self.query.require(condition);
        }
    }

    /// A uniform number, at least 1.
    pub(super) fn dim(&mut self, name: &str) -> Poly {
        self.uniform(name, Some(1), None)
    }

    /// A number of each thread, at least 0.
    pub(super) fn nat(&mut self, name: &str) -> Poly {
        Poly::from(self.atom(name))
    }

    /// A number of each thread with `0 <= v < bound`.
    pub(super) fn below(&mut self, name: &str, bound: &Poly) -> Poly {
        let p = self.nat(name);
        self.lt(&p, bound);
        p
    }

    pub(super) fn tid(&mut self, axis: &str) -> Poly {
        let dim = self.dim(&format!("ntid{axis}"));
        self.below(&format!("tid{axis}"), &dim)
    }

    pub(super) fn bid(&mut self, axis: &str) -> Poly {
        let dim = self.dim(&format!("nctaid{axis}"));
        self.below(&format!("bid{axis}"), &dim)
    }

    pub(super) fn gid(&mut self, axis: &str) -> Poly {
        let (b, n, t) = (self.bid(axis), self.dim(&format!("ntid{axis}")), self.tid(axis));
        b.mul(&n).unwrap().add(&t).unwrap()
    }

    pub(super) fn divmod(&mut self, name: &str, dividend: &Poly, divisor: &Poly) -> (Poly, Poly) {
        let (quotient, remainder) = (self.nat(&format!("q{name}")), self.nat(&format!("r{name}")));
        self.query.definitions.push(Definition::Divide {
            dividend: dividend.clone(),
            divisor: divisor.clone(),
            quotient: quotient.clone(),
            remainder: remainder.clone(),
        });
        (quotient, remainder)
    }

    pub(super) fn xor(&mut self, name: &str, left: &Poly, right: &Poly) -> Poly {
        let result = self.nat(name);
        self.query.definitions.push(Definition::Bits {
            op: BitOp::Xor,
            left: left.clone(),
            right: right.clone(),
            result: result.clone(),
        });
        result
    }

    pub(super) fn pair(
        mut self,
        threads: &[&str],
        width: i128,
        first: impl Fn(&mut Self) -> Poly,
        second: impl Fn(&mut Self) -> Poly,
    ) -> Query {
        self.side = Side::First;
        let a = first(&mut self);
        self.side = Side::Second;
        let b = second(&mut self);
        self.query.overlap(&a.sub(&b).unwrap(), width, width).unwrap();
        for name in threads {
            self.side = Side::First;
            let s = self.atom(name);
            self.side = Side::Second;
            let t = self.atom(name);
            self.query.threads.push((s, t));
        }
        self.query
    }
}

/// Arithmetic of tests, which does not overflow.
pub(super) trait Ops {
    fn a(&self, other: &Poly) -> Poly;
    fn s(&self, other: &Poly) -> Poly;
    fn m(&self, other: &Poly) -> Poly;
    fn p(&self, value: i128) -> Poly;
    fn k(&self, value: i128) -> Poly;
}

impl Ops for Poly {
    fn a(&self, other: &Poly) -> Poly {
        self.add(other).unwrap()
    }
    fn s(&self, other: &Poly) -> Poly {
        self.sub(other).unwrap()
    }
    fn m(&self, other: &Poly) -> Poly {
        self.mul(other).unwrap()
    }
    fn p(&self, value: i128) -> Poly {
        self.plus(value).unwrap()
    }
    fn k(&self, value: i128) -> Poly {
        self.scale(value).unwrap()
    }
}

pub(super) fn c(value: i128) -> Poly {
    Poly::from(value)
}

/// Both threads make the same access.
fn same(threads: &[&str], width: i128, f: impl Fn(&mut Builder) -> Poly) -> Query {
    Builder::new().pair(threads, width, &f, &f)
}

/// The threads make different accesses.
fn cross(
    threads: &[&str],
    first: impl Fn(&mut Builder) -> Poly,
    second: impl Fn(&mut Builder) -> Poly,
) -> Query {
    Builder::new().pair(threads, 1, first, second)
}

/// Shapes without a race.
pub(super) fn clean() -> Vec<(&'static str, Query)> {
    let x = &["tidx"][..];
    let xb = &["tidx", "bidx"][..];
    let xy = &["tidx", "tidy"][..];
    let xyb = &["tidx", "tidy", "bidx", "bidy"][..];
    let xyzb = &["tidx", "tidy", "tidz", "bidx", "bidy", "bidz"][..];
    vec![
        ("o[bid*ntid+tid]", same(xb, 1, |b| b.gid("x"))),
        (
            "row*n+col, col<n",
            same(xyb, 1, |b| {
                let (row, col, n) = (b.gid("y"), b.gid("x"), b.dim("n"));
                b.lt(&col, &n);
                row.m(&n).a(&col)
            }),
        ),
        (
            "row*pitch+col, col<n<=pitch, row<m",
            same(xyb, 1, |b| {
                let (row, col) = (b.gid("y"), b.gid("x"));
                let (n, m, pitch) = (b.dim("n"), b.dim("m"), b.dim("pitch"));
                b.lt(&col, &n);
                b.lt(&row, &m);
                b.le(&n, &pitch);
                row.m(&pitch).a(&col)
            }),
        ),
        (
            "(z*ny+y)*nx+x with guards",
            same(xyzb, 1, |b| {
                let (z, y, x) = (b.gid("z"), b.gid("y"), b.gid("x"));
                let (nx, ny) = (b.dim("nx"), b.dim("ny"));
                b.lt(&x, &nx);
                b.lt(&y, &ny);
                z.m(&ny).a(&y).m(&nx).a(&x)
            }),
        ),
        (
            "ty*ntidx+tx",
            same(xy, 1, |b| {
                let (y, x, n) = (b.tid("y"), b.tid("x"), b.dim("ntidx"));
                y.m(&n).a(&x)
            }),
        ),
        (
            "3D block, flat",
            same(&["tidx", "tidy", "tidz"], 1, |b| {
                let (z, y, x) = (b.tid("z"), b.tid("y"), b.tid("x"));
                let (n, m) = (b.dim("ntidx"), b.dim("ntidy"));
                z.m(&m).a(&y).m(&n).a(&x)
            }),
        ),
        (
            "tile[32][33]",
            same(xy, 1, |b| {
                let (y, x, n) = (b.tid("y"), b.tid("x"), b.dim("ntidx"));
                b.le(&n, &c(33));
                y.k(33).a(&x)
            }),
        ),
        (
            "tile[T][T+1], symbolic T",
            same(xy, 1, |b| {
                let (y, x, t, n) = (b.tid("y"), b.tid("x"), b.dim("T"), b.dim("ntidx"));
                b.le(&n, &t);
                y.m(&t.p(1)).a(&x)
            }),
        ),
        (
            "transpose out[(bx*T+ty)*h+by*T+tx]",
            same(xyb, 1, |b| {
                let (y, x, bx, by) = (b.tid("y"), b.tid("x"), b.bid("x"), b.bid("y"));
                let (t, h, n, m) = (b.dim("T"), b.dim("h"), b.dim("ntidx"), b.dim("ntidy"));
                b.le(&n, &t);
                b.le(&t, &n);
                b.le(&m, &t);
                b.le(&t, &m);
                let col = by.m(&t).a(&x);
                b.lt(&col, &h);
                bx.m(&t).a(&y).m(&h).a(&col)
            }),
        ),
        (
            "grid stride",
            same(xb, 1, |b| {
                let (g, n, m) = (b.gid("x"), b.dim("ntidx"), b.dim("nctaidx"));
                let (k, end) = (b.nat("k"), b.dim("n"));
                let i = g.a(&k.m(&n.m(&m)));
                b.lt(&i, &end);
                i
            }),
        ),
        (
            "block stride bid*W+tid+k*ntid < (bid+1)*W",
            same(xb, 1, |b| {
                let (t, bid, n, w) = (b.tid("x"), b.bid("x"), b.dim("ntidx"), b.dim("W"));
                let i = t.a(&b.nat("k").m(&n));
                b.lt(&i, &w);
                bid.m(&w).a(&i)
            }),
        ),
        (
            "chunk gid*C+k, k<C",
            same(xb, 1, |b| {
                let (g, chunk) = (b.gid("x"), b.dim("C"));
                let k = b.below("k", &chunk);
                g.m(&chunk).a(&k)
            }),
        ),
        (
            "interleaved t%(2s)==0: write s[t]",
            same(x, 1, |b| {
                let (t, s, q) = (b.tid("x"), b.dim("s"), b.nat("q"));
                b.query.require(Condition::eq(&t, &s.k(2).m(&q)).unwrap());
                t
            }),
        ),
        (
            "interleaved write s[2sq], read s[2sq+s]",
            cross(
                x,
                |b| b.dim("s").m(&b.nat("tidx")).k(2),
                |b| {
                    let s = b.dim("s");
                    b.nat("tidx").m(&s).k(2).a(&s)
                },
            ),
        ),
        (
            "tree: write s[t], t<s, read s[t+s], t<s",
            cross(
                x,
                |b| {
                    let s = b.dim("s");
                    b.below("tidx", &s)
                },
                |b| {
                    let s = b.dim("s");
                    b.below("tidx", &s).a(&s)
                },
            ),
        ),
        (
            "up-sweep: off*(2t+2)-1, off*(2t+1)-1",
            cross(
                x,
                |b| b.tid("x").k(2).p(2).m(&b.dim("off")).p(-1),
                |b| b.tid("x").k(2).p(1).m(&b.dim("off")).p(-1),
            ),
        ),
        ("write off*(2t+2)-1", same(x, 1, |b| b.tid("x").k(2).p(2).m(&b.dim("off")).p(-1))),
        (
            "halo tile (ty+1)*(W+2)+tx+1",
            same(xy, 1, |b| {
                let (y, x, w, n) = (b.tid("y"), b.tid("x"), b.dim("W"), b.dim("ntidx"));
                b.le(&n, &w);
                y.p(1).m(&w.p(2)).a(&x).p(1)
            }),
        ),
        (
            "halo centre, left column",
            cross(
                xy,
                |b| {
                    let (y, x, w, n) = (b.tid("y"), b.tid("x"), b.dim("W"), b.dim("ntidx"));
                    b.le(&n, &w);
                    y.p(1).m(&w.p(2)).a(&x).p(1)
                },
                |b| b.tid("y").p(1).m(&b.dim("W").p(2)),
            ),
        ),
        (
            "halo centre, right column",
            cross(
                xy,
                |b| {
                    let (y, x, w, n) = (b.tid("y"), b.tid("x"), b.dim("W"), b.dim("ntidx"));
                    b.le(&n, &w);
                    y.p(1).m(&w.p(2)).a(&x).p(1)
                },
                |b| {
                    let w = b.dim("W");
                    b.tid("y").p(1).m(&w.p(2)).a(&w).p(1)
                },
            ),
        ),
        (
            "ring (t+k)%m, ntid<=m",
            same(x, 1, |b| {
                let (t, m, n, k) = (b.tid("x"), b.dim("m"), b.dim("ntidx"), b.dim("k"));
                b.le(&n, &m);
                b.divmod("", &t.a(&k), &m).1
            }),
        ),
        (
            "(t/W)*(W+1)+t%W",
            same(x, 1, |b| {
                let (t, w) = (b.tid("x"), b.dim("W"));
                let (q, r) = b.divmod("", &t, &w);
                q.m(&w.p(1)).a(&r)
            }),
        ),
        (
            "reversed n-1-gid",
            same(xb, 1, |b| {
                let (g, n) = (b.gid("x"), b.dim("n"));
                n.p(-1).s(&g)
            }),
        ),
        (
            "vec4 4*gid+k, k<4",
            same(xb, 1, |b| {
                let g = b.gid("x");
                g.k(4).a(&b.below("k", &c(4)))
            }),
        ),
        (
            "warp*32+lane",
            same(x, 1, |b| {
                let t = b.tid("x");
                let (q, r) = b.divmod("", &t, &c(32));
                q.k(32).a(&r)
            }),
        ),
        ("struct of 64 bytes, 4 at offset 4", same(xb, 4, |b| b.gid("x").k(64).p(4))),
        (
            "double buffer s[now][t], s[1-now][u]",
            cross(
                &[],
                |b| {
                    let (t, n, w) = (b.tid("x"), b.dim("ntidx"), b.dim("W"));
                    b.le(&n, &w);
                    b.uniform("now", Some(0), Some(1)).m(&w).a(&t)
                },
                |b| {
                    let (n, w) = (b.dim("ntidx"), b.dim("W"));
                    let u = b.below("u", &n);
                    c(1).s(&b.uniform("now", Some(0), Some(1))).m(&w).a(&u)
                },
            ),
        ),
        ("xor: write s[t^j], s[t^j]", xor(0)),
        ("bitonic: write s[t], t<t^j, s[t^j]", xor(1)),
        ("bitonic: s[t^j], s[t^j], t<t^j", xor(2)),
        (
            "matmul C[(by*T+ty)*(nbx*T)+bx*T+tx]",
            same(xyb, 1, |b| {
                let (y, x, bx, by) = (b.tid("y"), b.tid("x"), b.bid("x"), b.bid("y"));
                let (t, n, m) = (b.dim("T"), b.dim("ntidx"), b.dim("ntidy"));
                let nb = b.dim("nctaidx");
                b.le(&n, &t);
                b.le(&m, &t);
                by.m(&t).a(&y).m(&nb.m(&t)).a(&bx.m(&t)).a(&x)
            }),
        ),
        (
            "batched b*(n*m)+i*m+j",
            same(&["tidx", "tidy", "bidx"], 1, |b| {
                let (bid, i, j) = (b.bid("x"), b.tid("y"), b.tid("x"));
                let (n, m) = (b.dim("n"), b.dim("m"));
                b.lt(&i, &n);
                b.lt(&j, &m);
                bid.m(&n).m(&m).a(&i.m(&m)).a(&j)
            }),
        ),
        (
            "first lane of each warp: s[t/32], t%32==0",
            same(x, 4, |b| {
                let t = b.tid("x");
                let (q, r) = b.divmod("", &t, &c(32));
                b.query.require(Condition::Zero(r));
                q.k(4)
            }),
        ),
        (
            "t/4 and t%4 in two arrays of one buffer",
            same(x, 1, |b| {
                let t = b.tid("x");
                let (q, r) = b.divmod("", &t, &c(4));
                r.k(256).a(&q)
            }),
        )
            .also_bounded(256),
        (
            "index taken apart: (z*ny+y)*nx+x, z=(i/nx)/ny, y=(i/nx)%ny, x=i%nx",
            same(xb, 1, |b| {
                let (i, nx, ny) = (b.gid("x"), b.dim("nx"), b.dim("ny"));
                let (q, x) = b.divmod("a", &i, &nx);
                let (z, y) = b.divmod("b", &q, &ny);
                z.m(&ny).a(&y).m(&nx).a(&x)
            }),
        ),
        (
            "index taken apart: (z*ny+y)*nx+x, z=i/(nx*ny), y=(i/nx)%ny, x=i%nx",
            same(xb, 1, |b| {
                let (i, nx, ny) = (b.gid("x"), b.dim("nx"), b.dim("ny"));
                let (q, x) = b.divmod("a", &i, &nx);
                let (_, y) = b.divmod("b", &q, &ny);
                let (z, _) = b.divmod("c", &i, &nx.m(&ny));
                z.m(&ny).a(&y).m(&nx).a(&x)
            }),
        ),
        (
            "index taken apart and transposed: (x*ny+y)*nz+z, z < nz",
            same(xb, 1, |b| {
                let (i, nx, ny, nz) = (b.gid("x"), b.dim("nx"), b.dim("ny"), b.dim("nz"));
                let (q, x) = b.divmod("a", &i, &nx);
                let (z, y) = b.divmod("b", &q, &ny);
                b.lt(&z, &nz);
                x.m(&ny).a(&y).m(&nz).a(&z)
            }),
        ),
        (
            "padded against bank conflicts: a+a/32, a=off*(2t+1)-1",
            same(x, 1, |b| {
                let a = b.tid("x").k(2).p(1).m(&b.dim("off")).p(-1);
                let (q, _) = b.divmod("", &a, &c(32));
                a.a(&q)
            }),
        ),
        (
            "padded against bank conflicts: a+a/32 and b+b/32, b=off*(2t+2)-1",
            cross(
                x,
                |b| {
                    let a = b.tid("x").k(2).p(1).m(&b.dim("off")).p(-1);
                    let (q, _) = b.divmod("", &a, &c(32));
                    a.a(&q)
                },
                |b| {
                    let a = b.tid("x").k(2).p(2).m(&b.dim("off")).p(-1);
                    let (q, _) = b.divmod("", &a, &c(32));
                    a.a(&q)
                },
            ),
        ),
        (
            "triangle i*(i+1)/2+j, j<=i",
            same(&["tidx", "tidy"], 1, |b| {
                let (i, j) = (b.tid("y"), b.tid("x"));
                b.le(&j, &i);
                let (q, _) = b.divmod("", &i.m(&i.p(1)), &c(2));
                q.a(&j)
            }),
        ),
        (
            "lower triangle a[i*n+j], j<i<n, upper a[j*n+i]",
            cross(
                xy,
                |b| {
                    let (i, j, n) = (b.tid("y"), b.tid("x"), b.dim("n"));
                    b.lt(&j, &i);
                    b.lt(&i, &n);
                    i.m(&n).a(&j)
                },
                |b| {
                    let (i, j, n) = (b.tid("y"), b.tid("x"), b.dim("n"));
                    b.lt(&j, &i);
                    b.lt(&i, &n);
                    j.m(&n).a(&i)
                },
            ),
        ),
        (
            "butterfly (t/s)*2s+t%s, the same + s",
            cross(
                x,
                |b| {
                    let (t, s) = (b.tid("x"), b.dim("s"));
                    let (q, r) = b.divmod("", &t, &s);
                    q.m(&s).k(2).a(&r)
                },
                |b| {
                    let (t, s) = (b.tid("x"), b.dim("s"));
                    let (q, r) = b.divmod("", &t, &s);
                    q.m(&s).k(2).a(&r).a(&s)
                },
            ),
        ),
        (
            "anti-diagonal of a tile of width W: write (t+1)*W+m-t, read t*W+m-t-1",
            cross(
                x,
                |b| {
                    let (t, w, m) = (b.tid("x"), b.dim("W").p(3), b.nat("m"));
                    t.p(1).m(&w).a(&m).s(&t)
                },
                |b| {
                    let (t, w, m) = (b.tid("x"), b.dim("W").p(3), b.nat("m"));
                    t.m(&w).a(&m).s(&t).p(-1)
                },
            )
            .shared("m"),
        ),
        (
            "odd-even: 2t+p, 2t+p+1",
            cross(
                x,
                |b| b.tid("x").k(2).a(&b.uniform("p", Some(0), Some(1))),
                |b| b.tid("x").k(2).a(&b.uniform("p", Some(0), Some(1))).p(1),
            ),
        ),
        (
            "tile of 32 x 8 threads: 33*(ty+8k)+tx",
            same(xy, 1, |b| {
                let (y, x, k) = (b.tid("y"), b.tid("x"), b.nat("k"));
                let (n, m) = (b.dim("ntidx"), b.dim("ntidy"));
                b.le(&n, &c(32));
                b.le(&m, &c(8));
                y.a(&k.k(8)).k(33).a(&x)
            }),
        ),
        (
            "t%7 and t/7 with a stride of 41, t < 287",
            same(x, 1, |b| {
                let t = b.tid("x");
                let (q, r) = b.divmod("", &t, &c(7));
                b.lt(&t, &c(287));
                r.k(41).a(&q)
            }),
        ),
    ]
}

trait Shared {
    /// Both threads have one value of this number.
    fn shared(self, name: &str) -> Self;
}

impl Shared for Query {
    fn shared(mut self, name: &str) -> Self {
        let (atom, info) = self.atoms.iter().find(|(_, i)| i.label == format!("{name}.s")).unwrap();
        let twin = info.twin.unwrap();
        self.require(Condition::eq(&atom.into(), &twin.into()).unwrap());
        self
    }
}

trait AlsoBounded {
    fn also_bounded(self, threads: i128) -> Self;
}

impl AlsoBounded for (&'static str, Query) {
    /// The block has at most this many threads.
    fn also_bounded(mut self, threads: i128) -> Self {
        let dims = self.1.atoms.iter().filter(|(_, i)| i.label == "ntidx").map(|(a, _)| a);
        for atom in dims.collect::<Vec<_>>() {
            self.1.atoms.bound(atom, None, Some(threads));
        }
        self
    }
}

fn xor(kind: u8) -> Query {
    let part = |b: &mut Builder| {
        let (t, j) = (b.tid("x"), b.uniform("j", Some(0), None));
        let y = b.xor("y", &t, &j);
        (t, y)
    };
    Builder::new().pair(
        &["tidx"],
        1,
        |b| {
            let (t, y) = part(b);
            if kind != 0 {
                b.lt(&t, &y);
            }
            if kind == 1 { t } else { y }
        },
        |b| {
            let (t, y) = part(b);
            if kind != 0 {
                b.lt(&t, &y);
            }
            y
        },
    )
}

/// Shapes with a race.
pub(super) fn racy() -> Vec<(&'static str, Query)> {
    let x = &["tidx"][..];
    let xb = &["tidx", "bidx"][..];
    let xyb = &["tidx", "tidy", "bidx", "bidy"][..];
    let tree = |b: &mut Builder| {
        let s = b.dim("s");
        (b.below("tidx", &s.p(1)), s)
    };
    vec![
        (
            "gid/2",
            same(xb, 1, |b| {
                let g = b.gid("x");
                b.divmod("", &g, &c(2)).0
            }),
        ),
        (
            "row*n+col without col<n",
            same(xyb, 1, |b| {
                let (row, col, n) = (b.gid("y"), b.gid("x"), b.dim("n"));
                row.m(&n).a(&col)
            }),
        ),
        ("s[t], s[t+1]", cross(x, |b| b.tid("x"), |b| b.tid("x").p(1))),
        (
            "(t+k)%m without ntid<=m",
            same(x, 1, |b| {
                let (t, m, k) = (b.tid("x"), b.dim("m"), b.dim("k"));
                b.divmod("", &t.a(&k), &m).1
            }),
        ),
        (
            "tree with t<=s",
            cross(
                x,
                |b| tree(b).0,
                |b| {
                    let (t, s) = tree(b);
                    t.a(&s)
                },
            ),
        ),
        ("float4 at 4*gid", same(xb, 16, |b| b.gid("x").k(4))),
        (
            "xor without a guard: write s[t], s[t^j]",
            cross(
                x,
                |b| b.tid("x"),
                |b| {
                    let (t, j) = (b.tid("x"), b.uniform("j", Some(0), None));
                    b.xor("y", &t, &j)
                },
            ),
        ),
    ]
}
