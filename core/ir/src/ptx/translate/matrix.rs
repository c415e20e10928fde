//! `ldmatrix`, `stmatrix` and `movmatrix`: a warp's matrices in memory and registers.

use super::{B32, Text, Translator};
use crate::{BinaryOp, CastOp, InstKind, IntPredicate, Operand, Type};

/// Of an instruction `name` that moves matrices of 8 by 8: their number, whether they are transposed, and the
/// remaining words.
fn matrices<'w, 'a>(name: &str, words: &'w [&'a str]) -> Option<(usize, bool, &'w [&'a str])> {
    let [first, "sync", "aligned", "m8n8", count, rest @ ..] = words else { return None };
    if *first != name {
        return None;
    }
    let count = match *count {
        "x1" => 1,
        "x2" => 2,
        "x4" => 4,
        _ => return None,
    };
    Some(match rest {
        ["trans", rest @ ..] => (count, true, rest),
        rest => (count, false, rest),
    })
}

impl Translator<'_, '_> {
    /// `ldmatrix.sync.aligned.m8n8.x4.shared.b16 {a, b, c, d}, [p]`: lane `8 j + i` gives the address
    /// of row `i` of matrix `j`, eight numbers of 16 bits, and lane `l` gets two numbers of each
    /// matrix.
    ///
    /// Every lane loads the row whose address it gives, and the rows are exchanged by shuffles.
    pub(super) fn load_matrix(&mut self, words: &[&str], d: &Text, a: &Text) -> Option<()> {
        let (count, transposed, rest) = matrices("ldmatrix", words)?;
        let single;
        let parts = match d {
            Text::Vector(parts) => parts,
            part => {
                single = vec![part.clone()];
                &single
            }
        };
        if !matches!(rest, ["shared" | "shared::cta", "b16"]) || parts.len() != count {
            return None;
        }
        let Text::Memory(base, offset) = a else { return None };
        let int = self.b.int(32);
        let number = |this: &mut Self, n: i64| this.b.constant(int, n);
        let lane = self.b.call("llvm.nvvm.read.ptx.sreg.laneid", int, &[])??;
        let mut address = self.read(base, B32)?;
        let offset = number(self, *offset);
        address = self.b.binary(BinaryOp::Add, address, offset)?;
        if count < 4 {
            // Addresses of further lanes are not used.
            let most = number(self, 8 * count as i64 - 1);
            let from = self.b.binary(BinaryOp::And, lane, most)?;
            address = self.shuffled(address, from)?;
        }
        let pointer = self.b.pointer(3);
        let ptr = self.b.cast(CastOp::IntToPtr, address, pointer)?;
        let row = Type::Vector { elem: int, len: 4, scalable: false };
        let row = self.b.module.types.intern(row);
        let kind = InstKind::Load { ptr, volatile: false, align: Some(16), atomic: None };
        let vector = self.b.emit(kind, row)?;
        let mut row = vec![];
        for i in 0..4 {
            let index = number(self, i);
            row.push(self.b.emit(InstKind::ExtractElement { vector, index }, int)?);
        }
        let (two, three) = (number(self, 2), number(self, 3));
        let (column, group) =
            (self.b.binary(BinaryOp::And, lane, three)?, self.b.binary(BinaryOp::LShr, lane, two)?);
        for (j, part) in parts.iter().enumerate() {
            let first = number(self, 8 * j as i64);
            let value = if transposed {
                // Two rows, one number of each.
                let one = number(self, 1);
                let sixteen = number(self, 16);
                let word = self.b.binary(BinaryOp::LShr, group, one)?;
                let half = self.b.binary(BinaryOp::And, group, one)?;
                let four = number(self, 4);
                let by = self.b.binary(BinaryOp::Shl, half, four)?;
                let from = self.b.binary(BinaryOp::Shl, column, one)?;
                let from = self.b.binary(BinaryOp::Add, from, first)?;
                let next = self.b.binary(BinaryOp::Add, from, one)?;
                let (low, high) = (self.word(&row, from, word)?, self.word(&row, next, word)?);
                let mask = number(self, 0xffff);
                let low = self.b.binary(BinaryOp::LShr, low, by)?;
                let low = self.b.binary(BinaryOp::And, low, mask)?;
                let high = self.b.binary(BinaryOp::LShr, high, by)?;
                let high = self.b.binary(BinaryOp::Shl, high, sixteen)?;
                self.b.binary(BinaryOp::Or, low, high)?
            } else {
                let from = self.b.binary(BinaryOp::Add, group, first)?;
                self.word(&row, from, column)?
            };
            self.write(part, value, B32)?;
        }
        Some(())
    }

    /// `stmatrix.sync.aligned.m8n8.x2.shared.b16 [p], {a, b}`: the reverse of `ldmatrix`. Every lane collects the
    /// row whose address it gives, and stores it.
    pub(super) fn store_matrix(&mut self, words: &[&str], a: &Text, v: &Text) -> Option<()> {
        let (count, transposed, rest) = matrices("stmatrix", words)?;
        let (Text::Vector(parts), ["shared" | "shared::cta", "b16"]) = (v, rest) else {
            return None;
        };
        let Text::Memory(base, offset) = a else { return None };
        if parts.len() != count {
            return None;
        }
        let int = self.b.int(32);
        let lane = self.b.call("llvm.nvvm.read.ptx.sreg.laneid", int, &[])??;
        let (three, seven) = (self.b.constant(int, 3), self.b.constant(int, 7));
        let row = self.b.binary(BinaryOp::And, lane, seven)?;
        let matrix = self.b.binary(BinaryOp::LShr, lane, three)?;
        let mut cells: Vec<Operand> = vec![];
        for (j, part) in parts.iter().enumerate() {
            let register = self.read(part, B32)?;
            let this = self.b.constant(int, j as i64);
            let own = self.b.compare(IntPredicate::Eq, matrix, this)?;
            for k in 0..4 {
                let word = if transposed {
                    self.column_pair(register, row, 2 * k)?
                } else {
                    let two = self.b.constant(int, 2);
                    let first = self.b.binary(BinaryOp::Shl, row, two)?;
                    let k = self.b.constant(int, k);
                    let from = self.b.binary(BinaryOp::Add, first, k)?;
                    self.shuffled(register, from)?
                };
                match cells.get(k as usize) {
                    Some(&before) => cells[k as usize] = self.b.select(own, word, before)?,
                    None => cells.push(word),
                }
            }
        }
        let mut address = self.read(base, B32)?;
        let offset = self.b.constant(int, *offset);
        address = self.b.binary(BinaryOp::Add, address, offset)?;
        let lanes = self.b.constant(int, 8 * count as i64);
        let stores = self.b.compare(IntPredicate::Ult, lane, lanes)?;
        let start = self.b.len();
        let pointer = self.b.pointer(3);
        let ptr = self.b.cast(CastOp::IntToPtr, address, pointer)?;
        let ty = Type::Vector { elem: int, len: 4, scalable: false };
        let ty = self.b.module.types.intern(ty);
        let mut value = self.b.poison(ty);
        for (k, element) in (0..).zip(cells) {
            let index = self.b.constant(int, k);
            let kind = InstKind::InsertElement { vector: value, element, index };
            value = self.b.emit(kind, ty)?;
        }
        let void = self.b.void();
        let kind = InstKind::Store { value, ptr, volatile: false, align: Some(16), atomic: None };
        self.b.emit(kind, void);
        if count < 4 {
            self.b.guard(start, stores, false);
        }
        Some(())
    }

    /// `movmatrix.sync.aligned.m8n8.trans.b16 d, a`: a matrix in registers, transposed.
    pub(super) fn transpose_matrix(&mut self, words: &[&str], d: &Text, a: &Text) -> Option<()> {
        let ["movmatrix", "sync", "aligned", "m8n8", "trans", "b16"] = words else { return None };
        let int = self.b.int(32);
        let register = self.read(a, B32)?;
        let lane = self.b.call("llvm.nvvm.read.ptx.sreg.laneid", int, &[])??;
        let (one, two, three) =
            (self.b.constant(int, 1), self.b.constant(int, 2), self.b.constant(int, 3));
        let row = self.b.binary(BinaryOp::LShr, lane, two)?;
        let column = self.b.binary(BinaryOp::And, lane, three)?;
        let first = self.b.binary(BinaryOp::Shl, column, one)?;
        let value = self.pair_at(register, row, first)?;
        self.write(d, value, B32)
    }

    /// Numbers `first` and the next of column `column` of a matrix in registers.
    fn column_pair(&mut self, register: Operand, column: Operand, first: i64) -> Option<Operand> {
        let int = self.b.int(32);
        let first = self.b.constant(int, first);
        self.pair_at(register, column, first)
    }

    fn pair_at(&mut self, register: Operand, column: Operand, first: Operand) -> Option<Operand> {
        let int = self.b.int(32);
        let (one, two, four) =
            (self.b.constant(int, 1), self.b.constant(int, 2), self.b.constant(int, 4));
        // Lane 4 r + c / 2 holds row r, column c, in its lower half if c is even.
        let place = self.b.binary(BinaryOp::LShr, column, one)?;
        let half = self.b.binary(BinaryOp::And, column, one)?;
        let by = self.b.binary(BinaryOp::Shl, half, four)?;
        let start = self.b.binary(BinaryOp::Shl, first, two)?;
        let from = self.b.binary(BinaryOp::Add, start, place)?;
        let next = self.b.binary(BinaryOp::Add, from, four)?;
        let (low, high) = (self.shuffled(register, from)?, self.shuffled(register, next)?);
        let (low, high) =
            (self.b.binary(BinaryOp::LShr, low, by)?, self.b.binary(BinaryOp::LShr, high, by)?);
        let (mask, sixteen) = (self.b.constant(int, 0xffff), self.b.constant(int, 16));
        let low = self.b.binary(BinaryOp::And, low, mask)?;
        let high = self.b.binary(BinaryOp::Shl, high, sixteen)?;
        self.b.binary(BinaryOp::Or, low, high)
    }

    /// Word `index` of the row that lane `from` has loaded.
    fn word(&mut self, row: &[Operand], from: Operand, index: Operand) -> Option<Operand> {
        let int = self.b.int(32);
        let mut found = self.shuffled(*row.first()?, from)?;
        for (i, &word) in row.iter().enumerate().skip(1) {
            let other = self.shuffled(word, from)?;
            let this = self.b.constant(int, i as i64);
            let is = self.b.compare(IntPredicate::Eq, index, this)?;
            found = self.b.select(is, other, found)?;
        }
        Some(found)
    }

    /// The value of lane `from`.
    pub(super) fn shuffled(&mut self, value: Operand, from: Operand) -> Option<Operand> {
        let int = self.b.int(32);
        let (all, clamp) = (self.b.constant(int, -1), self.b.constant(int, 0x1f));
        self.b.call("llvm.nvvm.shfl.sync.idx.i32", int, &[all, value, from, clamp])?
    }
}
