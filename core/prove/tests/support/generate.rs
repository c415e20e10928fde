//! Small kernels, generated: accesses to shared and global memory with affine and less regular
//! indices, in branches and loops, between barriers.

use std::fmt::Write;

/// Where choices come from: bytes of a fuzzer, then numbers that are the same on every machine.
pub struct Choices<'a> {
    bytes: &'a [u8],
    state: u64,
}

impl<'a> Choices<'a> {
    /// Choices from bytes; when they are used up, all are the first.
    #[allow(dead_code)]
    pub fn of_bytes(bytes: &'a [u8]) -> Self {
        Self { bytes, state: 0 }
    }

    /// Choices from a seed.
    #[allow(dead_code)]
    pub fn of_seed(seed: u64) -> Self {
        Self { bytes: &[], state: seed.wrapping_mul(2).wrapping_add(1) }
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        if let [first, rest @ ..] = self.bytes {
            self.bytes = rest;
            return usize::from(*first) % n;
        }
        if self.state == 0 {
            return 0;
        }
        // PCG's multiplier; the upper bits are the good ones.
        self.state = self.state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        if self.state == 0 {
            self.state = 1;
        }
        ((self.state >> 33) % n as u64) as usize
    }

    /// One of a list.
    pub fn pick<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())].clone()
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == n - 1
    }
}

/// A kernel `k(ptr %a, ptr %c, i32 %n, i32 %m)` as text of LLVM IR.
pub struct Generated {
    /// The module.
    pub text: String,
    /// Whether threads are told apart by threadIdx.y, too.
    pub plane: bool,
}

struct Generator<'c, 'b> {
    choices: &'c mut Choices<'b>,
    out: String,
    number: usize,
    /// Integers of 32 bits that can be used here.
    values: Vec<String>,
    /// The label of the block that is being written.
    block: String,
    /// Statements that may still be written.
    left: usize,
    depth: usize,
}

/// Generates a kernel.
pub fn kernel(choices: &mut Choices<'_>) -> Generated {
    let left = 3 + choices.below(9);
    let plane = choices.one_in(6);
    let mut g = Generator {
        choices,
        out: String::new(),
        number: 0,
        values: ["%t", "%b", "%nt", "%nb", "%n", "%m", "%gid"].map(str::to_owned).to_vec(),
        block: "entry".to_owned(),
        left,
        depth: 0,
    };
    if plane {
        g.values.push("%y".to_owned());
        g.values.push("%flat".to_owned());
    }
    g.statements();
    let more = if plane {
        "  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()\n  %rows = mul i32 %y, %nt\n  %flat = add i32 %rows, %t\n"
    } else {
        ""
    };
    let text = format!(
        "target triple = \"nvptx64-nvidia-cuda\"
@s = internal addrspace(3) global [1024 x i32] undef, align 8
@r = internal addrspace(3) global [64 x i32] undef, align 8
define ptx_kernel void @k(ptr %a, ptr %c, i32 %n, i32 %m) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %nt = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %nb = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %first = mul i32 %b, %nt
  %gid = add i32 %first, %t
{more}{}  ret void
}}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
",
        g.out
    );
    Generated { text, plane }
}

impl Generator<'_, '_> {
    fn name(&mut self, prefix: &str) -> String {
        self.number += 1;
        format!("{prefix}{}", self.number)
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "  {text}");
    }

    fn label(&mut self, label: &str) {
        let _ = writeln!(self.out, "{label}:");
        label.clone_into(&mut self.block);
    }

    /// The result of an instruction.
    fn result(&mut self, text: &str) -> String {
        let name = self.name("%v");
        self.line(&format!("{name} = {text}"));
        name
    }

    fn value(&mut self) -> String {
        if self.choices.one_in(3) {
            let small = self.choices.below(5);
            return small.to_string();
        }
        // Later ones more often.
        let n = self.values.len();
        let i = self.choices.below(n).max(self.choices.below(n));
        self.values[i].clone()
    }

    fn condition(&mut self) -> String {
        let predicate = self.choices.pick(&["ult", "slt", "eq", "ne", "uge", "sgt", "sle"]);
        let (a, b) = (self.value(), self.value());
        self.result(&format!("icmp {predicate} i32 {a}, {b}"))
    }

    /// A new value from others.
    fn compute(&mut self) {
        let (a, b) = (self.value(), self.value());
        let c = 1 + self.choices.below(7);
        let k = self.choices.below(5);
        let mask = self.choices.pick(&[1, 3, 7, 31, 63, 255, -2, -4, 5]);
        let flags = self.choices.pick(&["", "", " nsw"]);
        let v = match self.choices.below(18) {
            0 | 1 => self.result(&format!("add{flags} i32 {a}, {b}")),
            2 => self.result(&format!("sub{flags} i32 {a}, {b}")),
            3 => self.result(&format!("mul i32 {a}, {b}")),
            4 | 5 => self.result(&format!("mul{flags} i32 {a}, {c}")),
            6 => self.result(&format!("udiv i32 {a}, {c}")),
            7 => self.result(&format!("urem i32 {a}, {c}")),
            8 => self.result(&format!("and i32 {a}, {mask}")),
            9 => self.result(&format!("xor i32 {a}, {b}")),
            10 => self.result(&format!("shl i32 {a}, {k}")),
            11 => self.result(&format!("lshr i32 {a}, {k}")),
            12 => self.result(&format!("or i32 {a}, {c}")),
            13 => {
                let narrow = self.choices.pick(&["i8", "i16"]);
                let extend = self.choices.pick(&["zext", "sext"]);
                let x = self.result(&format!("trunc i32 {a} to {narrow}"));
                self.result(&format!("{extend} {narrow} {x} to i32"))
            }
            14 => {
                let cond = self.condition();
                self.result(&format!("select i1 {cond}, i32 {a}, i32 {b}"))
            }
            15 => self.result(&format!("call i32 @llvm.umin.i32(i32 {a}, i32 {b})")),
            16 => {
                let op = self.choices.pick(&["sdiv", "srem"]);
                self.result(&format!("{op} i32 {a}, {c}"))
            }
            _ => {
                // A divisor that is at least 1.
                let d = self.result(&format!("call i32 @llvm.smax.i32(i32 {b}, i32 1)"));
                let op = self.choices.pick(&["udiv", "urem"]);
                self.result(&format!("{op} i32 {a}, {d}"))
            }
        };
        self.values.push(v);
    }

    fn index(&mut self, shared: bool) -> String {
        let base = match (self.choices.below(3), shared) {
            (0, false) => "%gid".to_owned(),
            (0, true) => "%t".to_owned(),
            (1, _) if self.values.iter().any(|v| v == "%flat") => "%flat".to_owned(),
            _ => self.value(),
        };
        let (c, d) = (1 + self.choices.below(4), self.choices.below(3));
        match self.choices.below(4) {
            0 => {
                let x = self.result(&format!("mul i32 {base}, {c}"));
                self.result(&format!("add i32 {x}, {d}"))
            }
            1 => {
                let other = self.value();
                self.result(&format!("add i32 {base}, {other}"))
            }
            _ => base,
        }
    }

    fn access(&mut self) {
        let shared = self.choices.one_in(2);
        let mut index = self.index(shared);
        let array = if shared {
            let (array, mask) = self.choices.pick(&[("@s", 1023), ("@r", 63)]);
            if !self.choices.one_in(4) && index != "%t" {
                index = self.result(&format!("and i32 {index}, {mask}"));
            }
            array
        } else {
            self.choices.pick(&["%a", "%a", "%c"])
        };
        let space = if shared { " addrspace(3)" } else { "" };
        let wide = self.choices.pick(&["zext", "sext"]);
        let index = self.result(&format!("{wide} i32 {index} to i64"));
        let at = self.result(&format!("getelementptr i32, ptr{space} {array}, i64 {index}"));
        let ty = self.choices.pick(&["i32", "i32", "i32", "i32", "i16", "i64", "<2 x i32>"]);
        match self.choices.below(8) {
            0..=3 => {
                if ty == "i32" {
                    let v = self.value();
                    self.line(&format!("store i32 {v}, ptr{space} {at}"));
                } else {
                    self.line(&format!("store {ty} zeroinitializer, ptr{space} {at}, align 1"));
                }
            }
            4 | 5 => {
                let v = self.result(&format!("load {ty}, ptr{space} {at}, align 4"));
                if ty == "i32" {
                    self.values.push(v);
                }
            }
            6 => {
                let scope = self.choices.pick(&["", " syncscope(\"block\")"]);
                let v = self.value();
                self.result(&format!("atomicrmw add ptr{space} {at}, i32 {v}{scope} monotonic"));
            }
            _ if !shared => {
                let to = self.choices.pick(&["%a", "%c"]);
                let to = self.result(&format!("getelementptr i32, ptr {to}, i64 {index}"));
                let bytes = self.choices.pick(&[4, 8]);
                self.line(&format!(
                    "call void @llvm.memcpy.p0.p0.i64(ptr {to}, ptr {at}, i64 {bytes}, i1 false)"
                ));
            }
            _ => self.line("call void @llvm.nvvm.barrier0()"),
        }
    }

    fn statements(&mut self) {
        let count = 1 + self.choices.below(4);
        for _ in 0..count.max(if self.depth == 0 { 3 } else { 0 }) {
            if self.left == 0 {
                return;
            }
            self.left -= 1;
            match self.choices.below(10) {
                0..=3 => self.access(),
                4 | 5 => self.compute(),
                6 | 7 => self.line("call void @llvm.nvvm.barrier0()"),
                8 if self.depth < 3 => self.branch(),
                9 if self.depth < 3 => self.repeat(),
                _ => self.access(),
            }
        }
    }

    fn inner(&mut self) {
        let values = self.values.len();
        self.depth += 1;
        self.statements();
        self.depth -= 1;
        self.values.truncate(values);
    }

    fn branch(&mut self) {
        let cond = self.condition();
        let (then, other, join) = (self.name("L"), self.name("L"), self.name("L"));
        self.line(&format!("br i1 {cond}, label %{then}, label %{other}"));
        self.label(&then);
        self.inner();
        let then_end = self.block.clone();
        // Some leave the kernel.
        let leaves = self.choices.one_in(6);
        if leaves {
            self.line("ret void");
        } else {
            self.line(&format!("br label %{join}"));
        }
        self.label(&other);
        if self.choices.one_in(2) {
            self.inner();
        }
        let other_end = self.block.clone();
        self.line(&format!("br label %{join}"));
        self.label(&join);
        if !leaves {
            let (a, b) = (self.value(), self.value());
            let v = self.result(&format!("phi i32 [ {a}, %{then_end} ], [ {b}, %{other_end} ]"));
            self.values.push(v);
        }
    }

    /// A loop with a counter and another number that changes.
    fn repeat(&mut self) {
        let (head, body, done) = (self.name("L"), self.name("L"), self.name("L"));
        let (k, next) = (self.name("%k"), self.name("%k"));
        let (x, x_next) = (self.name("%x"), self.name("%x"));
        let before = self.block.clone();
        let halves = self.choices.one_in(4);
        let init = if halves {
            self.choices.pick(&["8", "%nt", "4"]).to_owned()
        } else {
            self.choices.pick(&["0", "0", "%t", "1", "%gid"]).to_owned()
        };
        let first = self.value();
        let step = self.choices.pick(&["1", "1", "2", "%nt"]);
        let bound = self.choices.pick(&["2", "3", "4", "%n", "%m", "%nt"]);
        let inner_values = self.values.len();
        self.line(&format!("br label %{head}"));
        let head_at = self.out.len();
        self.label(&head);
        self.values.push(k.clone());
        self.values.push(x.clone());
        let c = if halves {
            self.result(&format!("icmp sgt i32 {k}, 0"))
        } else {
            self.result(&format!("icmp slt i32 {k}, {bound}"))
        };
        self.line(&format!("br i1 {c}, label %{body}, label %{done}"));
        self.label(&body);
        if self.choices.one_in(5) {
            let cond = self.condition();
            let stay = self.name("L");
            self.line(&format!("br i1 {cond}, label %{done}, label %{stay}"));
            self.label(&stay);
        }
        self.inner();
        match self.choices.below(4) {
            0 => self.line(&format!("{x_next} = xor i32 {x}, 1")),
            1 => {
                let v = self.value();
                self.line(&format!("{x_next} = add i32 {x}, {v}"));
            }
            2 => self.line(&format!("{x_next} = shl i32 {x}, 1")),
            _ => {
                let v = self.value();
                self.line(&format!("{x_next} = add i32 {v}, 0"));
            }
        }
        if halves {
            let op = self.choices.pick(&["lshr", "ashr"]);
            self.line(&format!("{next} = {op} i32 {k}, 1"));
        } else {
            let flags = self.choices.pick(&["", " nsw"]);
            self.line(&format!("{next} = add{flags} i32 {k}, {step}"));
        }
        let end = self.block.clone();
        self.line(&format!("br label %{head}"));
        let phis = format!(
            "{head}:\n  {k} = phi i32 [ {init}, %{before} ], [ {next}, %{end} ]\n  {x} = phi i32 [ {first}, %{before} ], [ {x_next}, %{end} ]\n"
        );
        let header = format!("{head}:\n");
        self.out.replace_range(head_at..head_at + header.len(), &phis);
        self.label(&done);
        self.values.truncate(inner_values);
        self.values.push(k);
        self.values.push(x);
    }
}
