//! Launches that kernels ask for.
//!
//! The headers collect them in a variable of the module (`ws/device_launch.h`); they are made when the kernel has ended,
//! one after another. That is an order that a device may choose, too.

use crate::cudart::Runtime;
use crate::cudart::work::KernelCall;
use ir::{Attr, FunctionId, Module};
use launch::Dim3;
use launch::params::KernelInfo;
use vm::bytecode::target;

/// Of `struct ws_launch_queue`: where the list is, the size of an entry, the number of entries, where arguments are.
const LIST: u64 = 8;
const ENTRY: u64 = 48;
const ENTRIES: u64 = 2048;
const ARGUMENTS: u64 = (LIST + ENTRY * ENTRIES).next_multiple_of(64);

/// Addresses that stand for kernels that have no function on the host.
const CHILDREN: u64 = 0xc1d0 << 48;

/// The address that stands for function `id` of module `module`.
fn address(module: usize, id: FunctionId) -> u64 {
    CHILDREN | (module as u64 & 0xffff) << 32 | u64::from(id.0)
}

/// The distance of each parameter from the start of the arguments.
fn offsets(module: &Module, kernel: &KernelInfo) -> Vec<u64> {
    let params = &module.functions[kernel.function].params;
    let mut at = 0u64;
    let place = |(param, info): (&ir::Param, &launch::params::ParamInfo)| {
        let copied = param.attrs.iter().find(|a| a.name() == "byval").and_then(|a| a.ty);
        let natural = module.types.align_of(copied.unwrap_or(param.ty)).max(1);
        let asked = |a: &Attr| a.text.strip_prefix("align ")?.trim().parse::<u64>().ok();
        let align = copied.and_then(|_| param.attrs.iter().find_map(asked)).unwrap_or(natural);
        let align = if align.is_power_of_two() { align } else { natural };
        let start = at.next_multiple_of(align);
        at = start.saturating_add(info.kind.size());
        start
    };
    params.iter().zip(&kernel.params).map(place).collect()
}

/// What a launch of module `number` has asked for; the list is emptied. `kernel` finds a kernel by the name of its
/// function, and hears of the address that stands for it.
pub(crate) fn children(
    (number, module): (usize, &Module),
    queue: events::ObjectId,
    parent: &KernelCall,
    runtime: &Runtime,
    mut kernel: impl FnMut(&str, u64) -> Option<KernelInfo>,
) -> Vec<KernelCall> {
    let bytes = runtime.memory.with(|m| {
        let word = |at: u64| {
            m.bytes(queue, at..at + 4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
        };
        let count = u64::from(word(0)?).min(ENTRIES);
        (count > 0).then(|| (count, m.bytes(queue, 0..m.size(queue)).map(<[u8]>::to_vec)))
    });
    let Some((count, Some(bytes))) = bytes else { return vec![] };
    runtime.memory.with(|m| {
        if let Some(head) = m.bytes_mut(queue, 0..LIST) {
            head.fill(0);
        }
    });
    let wide = |at: u64| {
        let b = bytes.get(at as usize..at as usize + 8)?;
        Some(u64::from_le_bytes(b.try_into().ok()?))
    };
    let word = |at: u64| wide(at).map(|w| w as u32);
    let child = |i: u64| {
        let entry = LIST + i * ENTRY;
        let code = wide(entry)?.checked_sub(target::CODE_BASE)? / 16;
        let id = module.functions.keys().find(|f| u64::from(f.0) == code)?;
        let name = &module.symbols[module.functions[id].symbol].name;
        let function = address(number, id);
        let info = kernel(name, function)?;
        let start = ARGUMENTS + wide(entry + 8)?;
        let dims = |at: u64| Some(Dim3::new(word(at)?, word(at + 4)?, word(at + 8)?));
        let (grid, block) = (dims(entry + 16)?, dims(entry + 28)?);
        let fits = (1..=1024).contains(&block.count()) && grid.count() > 0;
        let arguments: Option<Vec<Vec<u8>>> = offsets(module, &info)
            .into_iter()
            .zip(&info.params)
            .map(|(at, p)| {
                let from = (start + at) as usize;
                bytes.get(from..from + p.kind.size() as usize).map(<[u8]>::to_vec)
            })
            .collect();
        Some(KernelCall {
            function,
            name: info.display_name.clone(),
            grid,
            block,
            shared: word(entry + 40)?.into(),
            arguments: arguments.filter(|_| fits)?,
            spot: parent.spot,
            number: 0,
            stream: parent.stream,
        })
    };
    (0..count).filter_map(child).collect()
}
