//! Lowers atomics that are calls: NVVM's, and the scoped ones of warpscope's CUDA headers.

use super::super::emit::Emitter;
use super::base_name;
use crate::bytecode::lower::memory::atomic_with;
use crate::bytecode::op::Reg;
use base::diagnostic::Result;
use events::Scope;
use ir::{Call, RmwOp};

impl Emitter<'_, '_> {
    pub(super) fn atomic_call(&mut self, name: &str, call: &Call) -> Result<Option<Vec<Reg>>> {
        let (op, scope) = if let Some(rest) = name.strip_prefix("__ws_atom_") {
            // __ws_atom_<op>_<scope>_<type>
            let mut words = rest.split('_');
            let op = words.next().unwrap_or_default();
            let scope = match words.next() {
                Some("block") => Scope::Block,
                Some("device") => Scope::Device,
                Some("system") => Scope::System,
                _ => return Ok(None),
            };
            let ty = words.next().unwrap_or_default();
            let float = ty.starts_with('f');
            let signed = ty.starts_with('i');
            let op = match op {
                "add" if float => "fadd",
                "min" if !signed => "umin",
                "max" if !signed => "umax",
                op => op,
            };
            (op.to_owned(), scope)
        } else if let Some(rest) = base_name(name).strip_prefix("llvm.nvvm.atomic.") {
            let mut words: Vec<&str> = rest.split('.').filter(|w| w.len() > 1).collect();
            let mut scope = Scope::Device;
            words.retain(|w| match *w {
                "cta" => {
                    scope = Scope::Block;
                    false
                }
                "sys" => {
                    scope = Scope::System;
                    false
                }
                "gen" | "load" | "32" => false,
                _ => true,
            });
            let [op] = words.as_slice() else { return Ok(None) };
            // `llvm.nvvm.atomic.load.add.f32`, `….atomic.add.gen.f.cta`
            let float = name.contains(".gen.f.") || rest.contains(".f") || name.contains("add.f");
            (if *op == "add" && float { "fadd".to_owned() } else { (*op).to_owned() }, scope)
        } else {
            return Ok(None);
        };
        if op == "cas" {
            if call.args.len() < 3 {
                return Err(self.unsupported("a call with too few arguments"));
            }
            let info = atomic_with(None, scope, false, false);
            let [p, e, n] = [0, 1, 2].map(|i| call.args[i].value);
            let (old, _) = self.cas(p, e, n, false, info)?;
            return Ok(Some(vec![old]));
        }
        let op = match op.as_str() {
            "add" => RmwOp::Add,
            "fadd" => RmwOp::FAdd,
            "sub" => RmwOp::Sub,
            "min" => RmwOp::Min,
            "umin" => RmwOp::UMin,
            "max" => RmwOp::Max,
            "umax" => RmwOp::UMax,
            "and" => RmwOp::And,
            "or" => RmwOp::Or,
            "xor" => RmwOp::Xor,
            "exch" => RmwOp::Xchg,
            "inc" => RmwOp::UIncWrap,
            "dec" => RmwOp::UDecWrap,
            _ => return Ok(None),
        };
        if call.args.len() < 2 {
            return Err(self.unsupported("a call with too few arguments"));
        }
        let info = atomic_with(Some(op), scope, false, false);
        self.rmw(call.args[0].value, call.args[1].value, false, info).map(Some)
    }
}
