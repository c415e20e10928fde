//! Expressions: their grammar and arithmetic.

use super::super::program::{Call, is_name};
use super::super::words::Range;
use super::{Evaluator, MAX_DEPTH, Value, is_type};

/// Size of a built-in type.
fn size_of(words: &[&str]) -> Option<i64> {
    if words.last() == Some(&"*") {
        return Some(8);
    }
    let named: Vec<&str> = words
        .iter()
        .copied()
        .filter(|w| !matches!(*w, "const" | "unsigned" | "signed" | "struct" | "std" | "::"))
        .collect();
    Some(match &named[..] {
        []
        | [
            "int" | "float" | "int32_t" | "uint32_t" | "uint" | "uchar4" | "char4" | "half2"
            | "__half2",
        ] => 4,
        ["char" | "uchar" | "bool" | "int8_t" | "uint8_t" | "uchar1"] => 1,
        [
            "short" | "ushort" | "int16_t" | "uint16_t" | "half" | "__half" | "__nv_bfloat16"
            | "uchar2",
        ] => 2,
        [
            "double" | "long" | "size_t" | "int64_t" | "uint64_t" | "ulong" | "float2" | "int2"
            | "uint2" | "cufftComplex" | "cuComplex" | "cuFloatComplex",
        ] => 8,
        ["long", "long" | "int"] | ["long", "long", "int"] => 8,
        ["short", "int"] => 2,
        ["float3" | "int3" | "uint3"] => 12,
        ["float4" | "int4" | "uint4" | "double2" | "cuDoubleComplex" | "longlong2"] => 16,
        ["double3"] => 24,
        ["double4"] => 32,
        _ => return None,
    })
}

/// Reads an expression.
pub(super) struct Reader<'e, 'p, 'a> {
    eval: &'e Evaluator<'p, 'a>,
    range: Range,
    at: usize,
    level: usize,
    depth: u32,
}

impl<'e, 'p, 'a> Reader<'e, 'p, 'a> {
    /// A reader of the words in `range` at the place `at`, `level` calls outside.
    pub(super) fn new(eval: &'e Evaluator<'p, 'a>, range: Range, at: usize, level: usize) -> Self {
        Self { eval, range, at, level, depth: 0 }
    }

    /// The value, if all words are understood.
    pub(super) fn whole(mut self) -> Option<Value> {
        let value = self.ternary()?;
        self.range.is_empty().then_some(value)
    }

    fn peek(&self) -> &'a str {
        if self.range.is_empty() { "" } else { self.eval.program.word(self.range.start) }
    }
    fn take(&mut self) -> &'a str {
        let word = self.peek();
        self.range.start = (self.range.start + 1).min(self.range.end);
        word
    }
    fn ternary(&mut self) -> Option<Value> {
        let start = self.range.clone();
        // The condition need not be known if only one side is, or both are the same.
        let question = self.find("?");
        let Some(question) = question else { return self.binary(0) };
        let colon = {
            let rest = Reader { range: question + 1..start.end, ..*self };
            rest.find(":")?
        };
        let eval = self.eval;
        let (at, level) = (self.at, self.level);
        let condition = eval.value(start.start..question, at, level);
        let yes = || eval.value(question + 1..colon, at, level);
        let no = || eval.value(colon + 1..start.end, at, level);
        self.range.start = start.end;
        match condition {
            Some(c) => {
                if c.truth() {
                    yes()
                } else {
                    no()
                }
            }
            None => match (yes(), no()) {
                (Some(a), Some(b)) => (a == b).then_some(a),
                (a, b) => a.or(b),
            },
        }
    }

    /// The first `word` outside brackets.
    fn find(&self, word: &str) -> Option<usize> {
        let program = self.eval.program;
        let mut i = self.range.start;
        while i < self.range.end {
            let w = program.words[i];
            if w == word {
                return Some(i);
            }
            if matches!(w, "(" | "[" | "{") && program.pair[i] > i {
                i = program.pair[i];
            }
            i += 1;
        }
        None
    }

    fn binary(&mut self, least: u8) -> Option<Value> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return None;
        }
        let mut left = self.unary()?;
        loop {
            let op = self.peek();
            let power = match op {
                "||" | "or" => 1,
                "&&" | "and" => 2,
                "|" => 3,
                "^" => 4,
                "&" => 5,
                "==" | "!=" => 6,
                "<" | ">" | "<=" | ">=" => 7,
                "<<" => 8,
                "+" | "-" => 9,
                "*" | "/" | "%" => 10,
                _ => break,
            };
            // `>>` is two words.
            let shift = op == ">"
                && self.range.len() > 1
                && self.eval.program.word(self.range.start + 1) == ">";
            let power = if shift { 8 } else { power };
            if power <= least {
                break;
            }
            self.take();
            if shift {
                self.take();
            }
            let right = self.binary(power)?;
            left = apply(if shift { ">>" } else { op }, left, right)?;
        }
        self.depth -= 1;
        Some(left)
    }

    fn unary(&mut self) -> Option<Value> {
        match self.peek() {
            "-" => {
                self.take();
                Some(match self.unary()? {
                    Value::Int(n) => Value::Int(n.checked_neg()?),
                    Value::Float(f) => Value::Float(-f),
                })
            }
            "+" => {
                self.take();
                self.unary()
            }
            "!" => {
                self.take();
                Some(Value::Int(i64::from(!self.unary()?.truth())))
            }
            _ => self.primary(),
        }
    }

    /// What is between the parenthesis at the cursor and its partner, which are passed.
    fn group(&mut self) -> Option<Range> {
        let open = self.range.start;
        let close = self.eval.program.pair[open];
        (close > open && close < self.range.end).then(|| {
            self.range.start = close + 1;
            open + 1..close
        })
    }

    fn primary(&mut self) -> Option<Value> {
        self.depth += 1;
        if self.depth > 2 * MAX_DEPTH {
            return None;
        }
        let (eval, at, level) = (self.eval, self.at, self.level);
        let program = eval.program;
        let word = self.peek();
        if word == "(" {
            let inside = self.group()?;
            let words = &program.words[inside.clone()];
            if size_of(words).is_some() && !words.is_empty() {
                // A cast.
                let float = words.iter().any(|w| matches!(*w, "float" | "double"));
                return cast(self.unary()?, float);
            }
            return eval.value(inside, at, level);
        }
        self.take();
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            return self.number(word);
        }
        if !is_name(word) {
            return None;
        }
        match word {
            "true" => return Some(Value::Int(1)),
            "false" | "NULL" | "nullptr" => return Some(Value::Int(0)),
            "warpSize" => return Some(Value::Int(32)),
            "sizeof" => {
                if self.peek() == "(" {
                    let inside = self.group()?;
                    return self.size_of(inside);
                }
                // `sizeof *a`
                let start = self.range.start;
                while self.peek() == "*" {
                    self.take();
                }
                self.take();
                return self.size_of(start..self.range.start);
            }
            "static_cast" | "reinterpret_cast" => {
                let close = program.close_angle(self.range.start)?;
                let float = program.words[self.range.start..close]
                    .iter()
                    .any(|w| matches!(*w, "float" | "double"));
                self.range.start = close + 1;
                let inside = self.group()?;
                return cast(eval.value(inside, at, level)?, float);
            }
            _ => {}
        }
        if self.peek() == "(" || self.peek() == "<" && self.calls() {
            if let Some(close) = program.close_angle(self.range.start) {
                self.range.start = close + 1;
            }
            let inside = self.group()?;
            return self.call(word, inside);
        }
        let mut of = None;
        let mut word = word;
        while self.peek() == "::" {
            self.take();
            of = Some(word);
            word = self.take();
            if self.peek() == "(" {
                let inside = self.group()?;
                return self.call(word, inside);
            }
        }
        if self.peek() == "." || self.peek() == "->" {
            return self.member(word);
        }
        if matches!(self.peek(), "[" | "(" | "{") {
            return None;
        }
        match of {
            Some(class) => eval.global(word, Some(class)).or_else(|| eval.global(word, None)),
            None => eval.name(word, at, level),
        }
    }

    /// Whether template arguments and a call follow.
    fn calls(&self) -> bool {
        let program = self.eval.program;
        let close = program.close_angle(self.range.start);
        close.is_some_and(|c| program.word(c + 1) == "(" && c < self.range.end)
    }

    fn number(&mut self, word: &str) -> Option<Value> {
        // `1.5f`, `256.0` and `1e6` are lexed in parts.
        if self.peek() == "." {
            self.take();
            let digit =
                |w: &str| w.starts_with(|c: char| c.is_ascii_digit()) || matches!(w, "f" | "F");
            let rest = if digit(self.peek()) { self.take() } else { "" };
            let text = format!("{word}.{}", rest.trim_end_matches(['f', 'F', 'l', 'L']));
            return text.parse().ok().map(Value::Float);
        }
        let hex = word.strip_prefix("0x").or_else(|| word.strip_prefix("0X"));
        if let Some(hex) = hex {
            let digits = hex.trim_end_matches(['u', 'U', 'l', 'L']);
            return i64::from_str_radix(digits, 16).ok().map(Value::Int);
        }
        let digits = word.trim_end_matches(['u', 'U', 'l', 'L']);
        if let Ok(n) = digits.parse() {
            return Some(Value::Int(n));
        }
        word.trim_end_matches(['f', 'F']).parse().ok().map(Value::Float)
    }

    fn size_of(&self, inside: Range) -> Option<Value> {
        let program = self.eval.program;
        let words = &program.words[inside];
        if let Some(size) = size_of(words) {
            return Some(Value::Int(size));
        }
        // The type of a variable, or of what it points to.
        let (name, levels) = match words {
            [name] if is_name(name) => (*name, 0),
            ["*", name] => (*name, 1),
            _ => return None,
        };
        // A template parameter is the type that the caller gives.
        if levels == 0
            && let Some((range, at, level)) = self.eval.argument(name, self.at, self.level)
        {
            let _ = (at, level);
            return size_of(&program.words[range]).map(Value::Int);
        }
        // Another name of a type.
        let alias = program.at(name).iter().find_map(|&i| {
            let start = (i.saturating_sub(6)..i).rev().find(|&k| program.words[k] == "typedef");
            match start {
                Some(start) if program.word(i + 1) == ";" => Some(start + 1..i),
                _ if program.word(i + 1) == "=" && i > 0 && program.words[i - 1] == "using" => {
                    Some(i + 2..self.eval.end_of(i + 2))
                }
                _ => None,
            }
        });
        if levels == 0
            && let Some(range) = alias
        {
            return size_of(&program.words[range]).map(Value::Int);
        }
        let declared = program.at(name).iter().rev().find(|&&i| {
            i > 0 && i < self.at && (is_type(program.words[i - 1])) && program.words[i - 1] != "&"
        })?;
        let start = (declared.saturating_sub(6)..*declared)
            .rev()
            .find(|&k| matches!(program.words[k], ";" | "{" | "}" | "(" | ","))
            .map_or(declared.saturating_sub(6), |k| k + 1);
        let mut ty = &program.words[start..*declared];
        for _ in 0..levels {
            ty = ty.strip_suffix(&["*"])?;
        }
        let one = size_of(ty)?;
        if program.word(declared + 1) == "[" && levels == 0 {
            let inside = declared + 2..program.pair[declared + 1];
            let count = if inside.is_empty() {
                let list = program.pair[declared + 1] + 2;
                if program.word(list) != "{" {
                    return None;
                }
                program.split(list + 1..program.pair[list]).len() as i64
            } else {
                self.eval.int(inside, *declared, self.level)?
            };
            return one.checked_mul(count).map(Value::Int);
        }
        Some(Value::Int(one))
    }

    fn call(&mut self, name: &str, inside: Range) -> Option<Value> {
        let (eval, at, level) = (self.eval, self.at, self.level);
        let program = eval.program;
        let args = program.split(inside.clone());
        let value = |i: usize| eval.value(args.get(i)?.clone(), at, level);
        match name {
            "min" | "max" | "MIN" | "MAX" | "fminf" | "fmaxf" | "fmin" | "fmax"
                if args.len() == 2 =>
            {
                return match (value(0), value(1)) {
                    (Some(a), Some(b)) => {
                        let less = a.float() <= b.float();
                        let least = name.to_ascii_lowercase().contains("min");
                        Some(if less == least { a } else { b })
                    }
                    // Of `min(n, 256)`, with a large `n`.
                    (a, b) if name.to_ascii_lowercase().contains("min") => a.or(b),
                    _ => None,
                };
            }
            "ceil" | "ceilf" => return Some(Value::Float(value(0)?.float().ceil())),
            "floor" | "floorf" => return Some(Value::Float(value(0)?.float().floor())),
            "sqrt" | "sqrtf" => return Some(Value::Float(value(0)?.float().sqrt())),
            "log2" | "log2f" => return Some(Value::Float(value(0)?.float().log2())),
            "pow" | "powf" => return Some(Value::Float(value(0)?.float().powf(value(1)?.float()))),
            "int" | "size_t" | "unsigned" | "uint" | "long" => return cast(value(0)?, false),
            "float" | "double" => return cast(value(0)?, true),
            _ => {}
        }
        // A function that returns an expression.
        let number = program.functions.iter().position(|f| program.words[f.name] == name)?;
        let function = &program.functions[number];
        let body = function.body.clone();
        if program.word(body.start) != "return" || function.params.len() != args.len() {
            return None;
        }
        let range = body.start + 1..eval.end_of(body.start + 1);
        if program.word(range.end) != ";" || range.end + 1 != body.end {
            return None;
        }
        // Its arguments are evaluated here, one level further out.
        let call = Call { function: number, args, template: vec![], at };
        let mut chain = vec![call];
        chain.extend_from_slice(&eval.chain[level.min(eval.chain.len())..]);
        let inner = Evaluator { chain: &chain, depth: eval.depth + 1, ..eval.clone() };
        inner.value(range.clone(), range.start, 0)
    }

    /// A member of the object `name`: the cursor is on the dot.
    fn member(&mut self, name: &'a str) -> Option<Value> {
        let (eval, at, level) = (self.eval, self.at, self.level);
        let program = eval.program;
        self.take();
        let member = self.take();
        if matches!(self.peek(), "(" | "[" | "." | "->") {
            return None;
        }
        let axis = ["x", "y", "z"].iter().position(|a| *a == member);
        if let Some(axis) = axis.filter(|_| eval.is_dim3(name, at)) {
            let inner = Evaluator { depth: eval.depth + 1, ..eval.clone() };
            return inner.dim3_variable(name, at, level)[axis].map(Value::Int);
        }
        match member {
            "maxThreadsPerBlock" => return Some(Value::Int(1024)),
            "warpSize" => return Some(Value::Int(32)),
            _ => {}
        }
        // An assignment in the same function.
        let function = program.enclosing(at)?;
        let begin = program.functions[function].body.start;
        let assigned = program.at(name).iter().rev().find(|&&i| {
            i >= begin
                && i < at
                && matches!(program.word(i + 1), "." | "->")
                && program.word(i + 2) == member
                && program.word(i + 3) == "="
        });
        let &i = assigned?;
        eval.value(i + 4..eval.end_of(i + 4), i, level)
    }
}

fn cast(value: Value, float: bool) -> Option<Value> {
    Some(if float { Value::Float(value.float()) } else { Value::Int(value.int()?) })
}

fn apply(op: &str, a: Value, b: Value) -> Option<Value> {
    let truth = |t: bool| Some(Value::Int(i64::from(t)));
    match op {
        "||" | "or" => return truth(a.truth() || b.truth()),
        "&&" | "and" => return truth(a.truth() && b.truth()),
        "==" => return truth(a.float() == b.float()),
        "!=" => return truth(a.float() != b.float()),
        "<" => return truth(a.float() < b.float()),
        ">" => return truth(a.float() > b.float()),
        "<=" => return truth(a.float() <= b.float()),
        ">=" => return truth(a.float() >= b.float()),
        _ => {}
    }
    if let (Value::Int(a), Value::Int(b)) = (a, b) {
        let by = u32::try_from(b).ok().filter(|b| *b < 40);
        return Some(Value::Int(match op {
            "+" => a.checked_add(b)?,
            "-" => a.checked_sub(b)?,
            "*" => a.checked_mul(b)?,
            "/" => a.checked_div(b)?,
            "%" => a.checked_rem(b)?,
            "<<" => a.checked_mul(1 << by?)?,
            ">>" => a >> by?,
            "|" => a | b,
            "&" => a & b,
            "^" => a ^ b,
            _ => return None,
        }));
    }
    let (a, b) = (a.float(), b.float());
    Some(Value::Float(match op {
        "+" => a + b,
        "-" => a - b,
        "*" => a * b,
        "/" => a / b,
        _ => return None,
    }))
}
