//! What a host sets beside the arguments: variables of the module, `__constant__ int n;`, that kernels read and
//! never write.
//!
//! In the kernel's file such a variable has no value but zero, with which most kernels do nothing. The search treats
//! it as a further parameter.

use crate::leaves::{self, Fields, leaves};
use ir::SymbolId;
use launch::LoadedModule;
use launch::params::{KernelInfo, ParamKind};
use std::collections::BTreeMap;

/// Where the numbers of a kernel's inputs are found: those of its parameters come first, then those of variables,
/// then those of fields.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    /// The numbers of variables.
    pub variables: BTreeMap<SymbolId, u16>,
    /// The numbers of fields, and of variables that are numbers or pointers themselves.
    pub fields: Fields,
    /// How many there are.
    pub count: usize,
}

impl Inputs {
    /// The numbers of a kernel's parameters, among them the variables `symbols` at the end, and of their fields.
    pub fn new(whole: &KernelInfo, symbols: &[SymbolId]) -> Self {
        let leaves = leaves(whole);
        let mut fields = leaves::numbers(&leaves, whole.params.len());
        let first = whole.params.len() - symbols.len();
        let mut variables = BTreeMap::new();
        for (i, &symbol) in symbols.iter().enumerate() {
            let Ok(number) = u16::try_from(first + i) else { break };
            variables.insert(symbol, number);
            let kind = &whole.params[first + i].kind;
            if matches!(kind, ParamKind::Int { .. } | ParamKind::Pointer { .. }) {
                fields.entry(number).or_default().insert(0, (number, kind.size() * 8));
            }
        }
        Self { variables, fields, count: whole.params.len() + leaves.len() }
    }
}

/// The kernel with the variables that a host must set as further parameters, and these variables.
pub fn with_variables(loaded: &LoadedModule, kernel: &KernelInfo) -> (KernelInfo, Vec<SymbolId>) {
    let mut whole = kernel.clone();
    let mut symbols = vec![];
    for (symbol, info) in loaded.host_variables(kernel.function) {
        if whole.params.iter().all(|p| p.name != info.name) {
            whole.params.push(info);
            symbols.push(symbol);
        }
    }
    (whole, symbols)
}
