//! Converts resolved arguments to the bytes and addresses that a run starts from.

use base::diagnostic::{Diagnostic, Result};
use ir::Module;
use launch::args::{ArgCell, ArgRecord, CellValue, ResolvedArgs};
use launch::params::{KernelInfo, ParamInfo, ParamKind};
use vm::bytecode::target::{CODE_BASE, object_base};
use vm::bytecode::{KernelParam, Program};
use vm::exec::grid::buffer_object;
use vm::exec::input::Records;
use vm::exec::{BufferInit, Inputs, ParamValue};

/// The executor's inputs for `resolved`, the arguments of `kernel`, which was lowered to `program`.
///
/// # Errors
/// A pointer into a global that the kernel does not use, or a parameter that `program` splits
/// differently from its type.
pub fn inputs(
    module: &Module,
    program: &Program,
    kernel: &KernelInfo,
    globals: &[ParamInfo],
    resolved: &ResolvedArgs,
) -> Result<Inputs> {
    let to_bytes = ToBytes { module, program, globals };
    let mut inputs = Inputs::default();
    for named in &resolved.buffers {
        let buffer = &named.buffer;
        inputs.buffers.push(BufferInit {
            name: named.name.clone(),
            element: buffer.element,
            len: buffer.len,
            generator: buffer.generator.clone(),
            records: named.record.as_ref().map(|r| to_bytes.records(r)).transpose()?,
        });
    }
    for ((info, cells), param) in kernel.params.iter().zip(&resolved.params).zip(&program.params) {
        let bytes = to_bytes.param(&info.kind, cells)?;
        inputs.params.push(param_value(info, bytes, param)?);
    }
    for (position, cells) in &resolved.globals {
        let info = &globals[*position];
        // A global that the kernel never uses is not part of the program, so there is nothing to
        // set.
        if let Some(index) = to_bytes.global(info) {
            inputs.globals.push((index, to_bytes.param(&info.kind, cells)?));
        }
    }
    Ok(inputs)
}

/// The parameters of `kernel` from the bytes of its arguments, as a host program passes them.
///
/// # Errors
/// A parameter that `program` splits differently from its type.
pub fn from_bytes(
    program: &Program,
    kernel: &KernelInfo,
    arguments: &[Vec<u8>],
) -> Result<Vec<ParamValue>> {
    let params = kernel.params.iter().zip(arguments).zip(&program.params);
    params.map(|((info, bytes), param)| param_value(info, bytes.clone(), param)).collect()
}

/// The value of a parameter from its bytes.
fn param_value(info: &ParamInfo, mut bytes: Vec<u8>, param: &KernelParam) -> Result<ParamValue> {
    match param {
        KernelParam::ByVal { size, .. } => {
            bytes.resize(usize::try_from(*size).unwrap_or(bytes.len()), 0);
            Ok(ParamValue::Bytes(bytes))
        }
        KernelParam::Scalars(scalars) => {
            let mut values = vec![];
            scalars_of(&info.kind, 0, &bytes, &mut values);
            if values.len() != scalars.len() {
                let message = format!("parameter `{}` has a type that cannot be passed", info.name);
                return Err(Box::new(Diagnostic::bad_launch(message)));
            }
            Ok(ParamValue::Scalars(values))
        }
    }
}

struct ToBytes<'a> {
    module: &'a Module,
    program: &'a Program,
    globals: &'a [ParamInfo],
}

impl ToBytes<'_> {
    /// Position of a global in the program.
    fn global(&self, info: &ParamInfo) -> Option<usize> {
        let name = info.ir_name.as_ref()?;
        self.program.globals.iter().position(|g| self.module.symbols[g.symbol].name == *name)
    }

    /// All bytes of a parameter or global; bytes that no cell covers are zero.
    fn param(&self, kind: &ParamKind, cells: &[ArgCell]) -> Result<Vec<u8>> {
        let mut bytes = vec![0; usize::try_from(kind.size()).unwrap_or(0)];
        for cell in cells {
            let value = self.cell(cell)?;
            let start = usize::try_from(cell.offset).unwrap_or(bytes.len()).min(bytes.len());
            let len = value.len().min(bytes.len() - start);
            bytes[start..start + len].copy_from_slice(&value[..len]);
        }
        Ok(bytes)
    }

    /// Records in the form that the executor expects.
    fn records(&self, record: &ArgRecord) -> Result<Records> {
        let size = usize::try_from(record.size).unwrap_or(0).max(1);
        let (mut bytes, mut pointers) = (vec![0; size], vec![]);
        for cell in &record.cells {
            let value = self.cell(cell)?;
            let start = usize::try_from(cell.offset).unwrap_or(size).min(size);
            let len = value.len().min(size - start);
            bytes[start..start + len].copy_from_slice(&value[..len]);
            if matches!(cell.value, CellValue::Buffer { .. }) && len == 8 {
                pointers.push(start);
            }
        }
        Ok(Records { bytes, pointers })
    }

    fn cell(&self, cell: &ArgCell) -> Result<Vec<u8>> {
        let address =
            |base: u64, offset: i64| base.wrapping_add_signed(offset).to_le_bytes().to_vec();
        Ok(match &cell.value {
            CellValue::Bits(bits) => bits.to_le_bytes()[..cell.size.min(16) as usize].to_vec(),
            CellValue::Null => vec![0; 8],
            CellValue::Bytes(bytes) => bytes.clone(),
            CellValue::Function(f) => address(CODE_BASE + 16 * u64::from(f.0), 0),
            CellValue::Buffer { buffer, offset } => {
                address(object_base(buffer_object(self.program, *buffer)), *offset)
            }
            CellValue::Global { global, offset } => {
                let info = &self.globals[*global];
                let Some(index) = self.global(info) else {
                    let message = format!("the kernel does not use global `{}`", info.name);
                    return Err(Box::new(Diagnostic::bad_launch(message)));
                };
                address(object_base(self.program.globals[index].object), *offset)
            }
            CellValue::Contents(buffer) => {
                let len = buffer.len.unwrap_or(0).min(cell.size / buffer.element.size());
                let init = BufferInit {
                    name: String::new(),
                    element: buffer.element,
                    len: Some(len),
                    generator: buffer.generator.clone(),
                    records: None,
                };
                let mut bytes = vec![];
                init.extend(&mut bytes, 0, len);
                bytes
            }
        })
    }
}

/// Appends the scalars of a value of this kind, in order, zero-extended.
fn scalars_of(kind: &ParamKind, offset: u64, bytes: &[u8], values: &mut Vec<u64>) {
    match kind {
        ParamKind::Struct { fields, .. } => {
            for field in fields {
                scalars_of(&field.kind, offset + field.offset, bytes, values);
            }
        }
        ParamKind::Array { stride: 0, .. } => {}
        ParamKind::Array { element, stride, len } => {
            // Limited by the number of bytes, since a type may claim any length.
            for i in (0..*len).take_while(|i| i * stride < bytes.len() as u64) {
                scalars_of(element, offset + i * stride, bytes, values);
            }
        }
        _ => {
            // A wide integer takes several words.
            let (start, size) = (offset as usize, kind.size() as usize);
            let scalar = bytes.get(start..start + size).unwrap_or(&[]);
            for word in scalar.chunks(8) {
                let mut full = [0; 8];
                full[..word.len()].copy_from_slice(word);
                values.push(u64::from_le_bytes(full));
            }
        }
    }
}
