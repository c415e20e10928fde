//! Asynchronous copies and mbarriers (PTX ISA, "Data Movement Instructions: Asynchronous Copy" and "Parallel
//! Synchronization: mbarrier").

use super::{B32, B64, PRED, Statement, Text, Translator};
use crate::Operand;
use crate::ptx::{ASYNC_COPY, NO_COPY};

/// Modifiers for the place of an mbarrier and the scope of the operation: all of these mean the
/// block.
fn is_place(word: &str) -> bool {
    matches!(word, "shared" | "shared::cta" | "cta" | "cluster" | "b64")
}

impl Translator<'_, '_> {
    /// Translates `cp.async…`; a guard selects the lanes that copy.
    pub(super) fn copy_async(
        &mut self,
        words: &[&str],
        ops: &[Text],
        guard: Option<(bool, Operand)>,
    ) -> Option<()> {
        let ["cp", "async", rest @ ..] = words else { return None };
        match (rest, ops) {
            (["commit_group"], []) if guard.is_none() => {
                self.void_call("llvm.nvvm.cp.async.commit.group", &[])
            }
            (["wait_all"], []) if guard.is_none() => {
                self.void_call("llvm.nvvm.cp.async.wait.all", &[])
            }
            (["wait_group"], [n]) if guard.is_none() => {
                let n = self.read(n, B32)?;
                self.void_call("llvm.nvvm.cp.async.wait.group", &[n])
            }
            (["mbarrier", "arrive", how @ ..], [at]) if guard.is_none() => {
                let name = match how {
                    ["noinc", rest @ ..] if rest.iter().all(|w| is_place(w)) => {
                        "llvm.nvvm.cp.async.mbarrier.arrive.noinc"
                    }
                    rest if rest.iter().all(|w| is_place(w)) => {
                        "llvm.nvvm.cp.async.mbarrier.arrive"
                    }
                    _ => return None,
                };
                let at = self.mbarrier_at(how, at)?;
                self.void_call(name, &[at])
            }
            (
                ["ca" | "cg", "shared" | "shared::cta", "global", hints @ ..],
                [to, from, rest @ ..],
            ) => {
                if !hints.iter().all(|w| w.starts_with("L2::")) {
                    return None;
                }
                let (width, rest) = rest.split_first()?;
                let Text::Int(width @ (4 | 8 | 16)) = *width else {
                    return self.sized_by_input(words, ops, guard);
                };
                let rest =
                    if hints.contains(&"L2::cache_hint") { rest.split_last()?.1 } else { rest };
                let int = self.b.int(32);
                let whole = self.b.constant(int, width);
                let mut read = match rest {
                    [] => whole,
                    // A predicate means to ignore the source, a number is how many bytes of it are
                    // read.
                    [text] if self.is_predicate(text) => {
                        let ignore = self.read(text, PRED)?;
                        let nothing = self.b.constant(int, 0);
                        self.b.select(ignore, nothing, whole)?
                    }
                    [text] => self.read(text, B32)?,
                    _ => return None,
                };
                if let Some((negated, guard)) = guard {
                    let nothing = self.b.constant(int, i64::from(NO_COPY));
                    let (yes, no) = if negated { (nothing, read) } else { (read, nothing) };
                    read = self.b.select(guard, yes, no)?;
                }
                let (to, from) = (self.pointer(to, 3)?, self.pointer(from, 1)?);
                self.void_call(ASYNC_COPY, &[to, from, whole, read])
            }
            _ => None,
        }
    }

    /// Translates `cp.async` whose size is an `"n"` input: a constant of the call.
    fn sized_by_input(
        &mut self,
        words: &[&str],
        ops: &[Text],
        guard: Option<(bool, Operand)>,
    ) -> Option<()> {
        let Text::Arg(_) = ops.get(2)? else { return None };
        let value = self.read(&ops[2], B32)?;
        let width = self.b.known(value)?;
        let mut ops = ops.to_vec();
        ops[2] = Text::Int(width);
        matches!(width, 4 | 8 | 16).then(|| self.copy_async(words, &ops, guard))?
    }

    fn is_predicate(&self, text: &Text) -> bool {
        let (Text::Name(name) | Text::Special(name)) = text else { return false };
        self.registers.get(name).is_some_and(|r| r.ty == PRED)
    }

    fn mbarrier_at(&mut self, words: &[&str], at: &Text) -> Option<Operand> {
        let shared = words.iter().any(|w| matches!(*w, "shared" | "shared::cta"));
        self.pointer(at, if shared { 3 } else { 0 })
    }

    /// Translates `mbarrier…`.
    pub(super) fn mbarrier(&mut self, words: &[&str], ops: &[Text]) -> Option<()> {
        let ["mbarrier", verb, how @ ..] = words else { return None };
        let order = |w: &&&str| matches!(**w, "release" | "acquire" | "relaxed");
        let relaxed = how.contains(&"relaxed");
        let rest: Vec<&str> = how.iter().filter(|w| !is_place(w) && !order(w)).copied().collect();
        let wide = self.b.int(64);
        match (*verb, &rest[..], ops) {
            ("init", [], [at, count]) => {
                let (at, count) = (self.mbarrier_at(how, at)?, self.read(count, B32)?);
                self.void_call("llvm.nvvm.mbarrier.init", &[at, count])
            }
            ("inval", [], [at]) => {
                let at = self.mbarrier_at(how, at)?;
                self.void_call("llvm.nvvm.mbarrier.inval", &[at])
            }
            ("arrive" | "arrive_drop", [] | ["noComplete"], [first, more @ ..]) => {
                // Forms that may refer to another block's barrier return no state.
                let (state, at, count) = match (first, more) {
                    (Text::Memory(..), count) => (None, first, count),
                    (state, [at, count @ ..]) => (Some(state), at, count),
                    _ => return None,
                };
                let at = self.mbarrier_at(how, at)?;
                let count = match count {
                    [] => {
                        let int = self.b.int(32);
                        self.b.constant(int, 1)
                    }
                    [count] => self.read(count, B32)?,
                    _ => return None,
                };
                let mut name = "llvm.nvvm.mbarrier.arrive".to_owned();
                for (there, word) in [
                    (*verb == "arrive_drop", ".drop"),
                    (!rest.is_empty(), ".noComplete"),
                    (relaxed, ".relaxed"),
                ] {
                    name.push_str(if there { word } else { "" });
                }
                name.push_str(".scope.cta.space.cta");
                let value = self.b.call(&name, wide, &[at, count])??;
                match state {
                    Some(state) => self.write(state, value, B64),
                    None => Some(()),
                }
            }
            // The hint for the time to sleep is optional.
            ("test_wait" | "try_wait", [] | ["parity"], [done, at, phase, rest @ ..])
                if rest.len() <= 1 =>
            {
                let parity = how.contains(&"parity");
                let at = self.mbarrier_at(how, at)?;
                let phase = self.read(phase, if parity { B32 } else { B64 })?;
                let name = if parity {
                    "llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta"
                } else {
                    "llvm.nvvm.mbarrier.test.wait.scope.cta.space.cta"
                };
                let bit = self.b.int(1);
                let value = self.b.call(name, bit, &[at, phase])??;
                self.write(done, value, PRED)
            }
            ("pending_count", [], [count, state]) => {
                let state = self.read(state, B64)?;
                let int = self.b.int(32);
                let value = self.b.call("llvm.nvvm.mbarrier.pending.count", int, &[state])??;
                self.write(count, value, B32)
            }
            _ => None,
        }
    }

    /// Translates what follows the label `start`: the only known loop waits for an mbarrier. `rest`
    /// becomes the code after it. A label at the end has no effect.
    pub(super) fn wait_loop(&mut self, start: &str, rest: &mut &[Statement]) -> Option<()> {
        let Some((first, body)) = rest.split_first() else { return Some(()) };
        let Statement::Instruction(test) = first else { return None };
        let words: Vec<&str> = test.words.iter().map(String::as_str).collect();
        let ["mbarrier", "test_wait" | "try_wait", how @ ..] = &words[..] else { return None };
        let [done, at, phase, ..] = &test.operands[..] else { return None };
        // A jump: whether it is taken if the predicate is false, the predicate, the target.
        let jump = |s: &Statement| {
            let Statement::Instruction(i) = s else { return None };
            let [Text::Name(to) | Text::Special(to)] = &i.operands[..] else { return None };
            (i.words[0] == "bra").then(|| (i.guard.clone(), to.clone()))
        };
        let (guard, to) = jump(body.first()?)?;
        let (negated, predicate) = guard?;
        if predicate != *done || test.guard.is_some() {
            return None;
        }
        *rest = if negated && to == start {
            &body[1..]
        } else {
            // A jump out of the loop, then one back to its start.
            let (back, label) = (jump(body.get(1)?)?, body.get(2)?);
            let out = matches!(label, Statement::Label(name) if *name == to);
            if negated || back != (None, start.to_owned()) || !out {
                return None;
            }
            &body[3..]
        };
        let parity = how.contains(&"parity");
        let at = self.mbarrier_at(how, at)?;
        let phase = self.read(phase, if parity { B32 } else { B64 })?;
        let name = if parity { "__ws_mbarrier_wait_parity" } else { "__ws_mbarrier_wait" };
        self.void_call(name, &[at, phase])?;
        let bit = self.b.int(1);
        let yes = self.b.constant(bit, 1);
        self.write(done, yes, PRED)
    }
}
