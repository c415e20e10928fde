//! Matches the values of a launch with the parameters of a kernel.
//!
//! The result is flat and complete, so that the executor need not know names or types: a list of
//! buffers, and for each parameter its cells, each with an offset and either bits or a pointer into
//! one of the buffers. Values that are not given have defaults: an open buffer filled with iota for
//! pointers, the number of threads of the grid for integers, 1.0 for floats. The report shows which
//! values are defaults.

use super::names::nearest;
use super::params::{FieldInfo, KernelInfo, ParamInfo, ParamKind};
use crate::witness::{ArgOrigin, ProgramPoint, Witness};
use crate::{ArgValue, Buffer, ElementType, Generator, KernelArg, Launch, Number};
use base::diagnostic::{Diagnostic, Result};
use base::limits::RunLimits;
use base::narrow;
use ir::FunctionId;
use std::collections::HashMap;

/// A launch with all arguments resolved.
#[derive(Clone, PartialEq, Debug)]
pub struct ResolvedArgs {
    /// Buffers to allocate, in order.
    pub buffers: Vec<NamedBuffer>,
    /// One entry for each parameter, in order.
    pub params: Vec<Vec<ArgCell>>,
    /// Module globals that are set: position in the list of globals, and cells.
    pub globals: Vec<(usize, Vec<ArgCell>)>,
    /// For each argument of the launch, its type and whether it was given.
    given: Vec<(String, bool)>,
    /// The launch with a value for every parameter: running it again gives the same run.
    pub launch: Launch,
    /// The program that made the launch.
    program: Option<ProgramPoint>,
}

/// A buffer and its name: that of the parameter, or `s.p` for field `p` of parameter `s`.
#[derive(Clone, PartialEq, Debug)]
pub struct NamedBuffer {
    /// Name.
    pub name: String,
    /// Size and contents.
    pub buffer: Buffer,
    /// The contents of each element, if it contains pointers.
    pub record: Option<ArgRecord>,
}

/// A value in memory that contains pointers.
#[derive(Clone, PartialEq, Debug)]
pub struct ArgRecord {
    /// Size, bytes.
    pub size: u64,
    /// Its parts; bytes that no cell covers are zero.
    pub cells: Vec<ArgCell>,
}

/// A part of a parameter or global.
#[derive(Clone, PartialEq, Debug)]
pub struct ArgCell {
    /// Offset in the parameter, bytes.
    pub offset: u64,
    /// Size, bytes.
    pub size: u64,
    /// Contents.
    pub value: CellValue,
}

/// The contents of a cell.
#[derive(Clone, PartialEq, Debug)]
pub enum CellValue {
    /// These bits, in the low `size` bytes.
    Bits(u128),
    /// An address `offset` bytes from the start of buffer number `buffer`.
    Buffer {
        /// Position in [`ResolvedArgs::buffers`].
        buffer: usize,
        /// Offset, bytes.
        offset: i64,
    },
    /// An address `offset` bytes from the start of global number `global`.
    Global {
        /// Position in the list of globals.
        global: usize,
        /// Offset, bytes.
        offset: i64,
    },
    /// The null pointer.
    Null,
    /// The address of a function.
    Function(FunctionId),
    /// Raw bytes.
    Bytes(Vec<u8>),
    /// The contents of an array, given like those of a buffer; the remaining bytes are zero.
    Contents(Buffer),
}

/// Maximum size of one parameter, bytes: sm_70 and later allow 32,764 for all of them.
const MAX_PARAM_BYTES: u64 = 1 << 16;

/// Maximum number of elements of an array of structs that one value is expanded to.
const MAX_ELEMENTS: u64 = 1 << 16;

/// Most pointers or structs in an array that get defaults; elements of longer ones are zero.
const MOST_MADE_UP: u64 = 512;

/// Whether the elements of an array, and of arrays in it, get defaults.
fn made_up(kind: &ParamKind) -> bool {
    let (mut all, mut inner) = (1u64, kind);
    while let ParamKind::Array { element, len, .. } = inner {
        (all, inner) = (all.saturating_mul(*len), element);
    }
    all <= MOST_MADE_UP
}

/// The default of a parameter, as text for users.
pub fn default_text(kind: &ParamKind) -> String {
    match kind {
        ParamKind::Int { bits: 1, .. } => "1".to_owned(),
        ParamKind::Int { .. } => "the number of threads".to_owned(),
        ParamKind::Float(_) => "1.0".to_owned(),
        ParamKind::Pointer { record: Some(record), .. } => format!("[{}]", default_text(record)),
        ParamKind::Pointer { element, levels, .. } => {
            let levels = usize::from(*levels);
            let (open, close) = ("[".repeat(levels), "]".repeat(levels));
            format!("{open}{}[]:iota{close}", element.name())
        }
        ParamKind::Struct { fields, .. } => {
            let field = |f: &FieldInfo| format!("{}={}", f.name, default_text(&f.kind));
            format!("{{{}}}", fields.iter().map(field).collect::<Vec<_>>().join(", "))
        }
        ParamKind::Array { element, .. } => match **element {
            ParamKind::Int { .. } | ParamKind::Float(_) => default_text(element),
            ParamKind::Pointer { .. } | ParamKind::Struct { .. } | ParamKind::Array { .. }
                if made_up(kind) =>
            {
                format!("{} each", default_text(element))
            }
            _ => "zero".to_owned(),
        },
        ParamKind::Opaque { .. } => "zero".to_owned(),
    }
}

/// Whether `name` is an argument of `kernel` or one of `globals`.
pub fn exists(kernel: &KernelInfo, globals: &[ParamInfo], name: &str) -> bool {
    find(kernel, globals, name).is_ok()
}

/// Matches `launch.args` with the parameters of `kernel` and the settable `globals` of its module.
///
/// # Errors
/// An argument has an unknown name, is given twice, has the wrong type or is too large.
pub fn resolve(
    kernel: &KernelInfo,
    globals: &[ParamInfo],
    launch: &Launch,
    limits: &RunLimits,
) -> Result<ResolvedArgs> {
    let mut given: Vec<Option<&KernelArg>> = vec![None; kernel.params.len() + globals.len()];
    for arg in &launch.args {
        let position = find(kernel, globals, &arg.name)?;
        if let Some(other) = given[position].replace(arg) {
            let names = if other.name == arg.name {
                format!("argument `{}` is given twice", arg.name)
            } else {
                format!("arguments `{}` and `{}` are the same parameter", other.name, arg.name)
            };
            return Err(Box::new(Diagnostic::bad_launch(names)));
        }
    }
    let threads = u128::from(launch.grid.count()) * u128::from(launch.block.count());
    let mut resolver = Resolver {
        kernel,
        globals,
        threads,
        limits,
        buffers: vec![],
        paths: HashMap::new(),
        memory: 0,
    };
    let mut origins = vec![];
    let mut args = vec![];
    let mut cells = vec![];
    for (position, param) in kernel.params.iter().chain(globals).enumerate() {
        let in_params = position < kernel.params.len();
        let value = match given[position] {
            Some(arg) => arg.value.clone(),
            None if in_params => resolver.default_value(&param.kind),
            // A global that is not set keeps the initial value from the module.
            None => {
                cells.push(vec![]);
                continue;
            }
        };
        let most = if in_params { MAX_PARAM_BYTES } else { limits.max_memory };
        if param.kind.size() > most {
            let (name, size) = (&param.name, param.kind.size());
            let message = format!("`{name}` has {size} bytes; the maximum is {most}");
            return Err(Box::new(Diagnostic::limit(message)));
        }
        let mut place = Destination { path: param.name.clone(), offset: 0, cells: vec![] };
        match &param.functions[..] {
            // Launches of different sizes try different functions.
            functions if !functions.is_empty() && value == ArgValue::Bytes(vec![]) => {
                let mixed = (threads as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
                let function = functions[(mixed % functions.len() as u64) as usize];
                place.push(8, PendingValue::Done(CellValue::Function(function)));
            }
            _ => resolver.put(&param.kind, &value, &mut place)?,
        }
        origins.push((param.ty.clone(), given[position].is_some()));
        args.push(KernelArg { name: param.name.clone(), value });
        cells.push(place.cells);
    }
    for list in &mut cells {
        for cell in list {
            if let PendingValue::Alias { .. } = cell.value {
                cell.value = resolver.follow(cell.value.clone())?;
            }
        }
    }
    let mut cells = cells.into_iter().map(|list| list.into_iter().map(PendingCell::done).collect());
    let params: Vec<Vec<ArgCell>> = cells.by_ref().take(kernel.params.len()).collect();
    let globals = cells.enumerate().filter(|(_, c): &(_, Vec<ArgCell>)| !c.is_empty()).collect();
    let launch = Launch { args, ..launch.clone() };
    Ok(ResolvedArgs {
        buffers: resolver.buffers,
        params,
        globals,
        given: origins,
        launch,
        program: None,
    })
}

impl ResolvedArgs {
    /// For a launch whose arguments are given as bytes, and described in `launch`: of these types.
    pub fn described(launch: Launch, types: Vec<String>, program: ProgramPoint) -> Self {
        let given = types.into_iter().map(|ty| (ty, true)).collect();
        let program = Some(program);
        Self { buffers: vec![], params: vec![], globals: vec![], given, launch, program }
    }
    /// The arguments for the report, in the order of the parameters, then globals.
    pub fn witness(&self) -> Witness {
        let origin = |(ty, given): &(String, bool)| ArgOrigin { ty: ty.clone(), given: *given };
        Witness {
            launch: self.launch.clone(),
            origins: self.given.iter().map(origin).collect(),
            program: self.program.clone(),
        }
    }
}

/// Position of `name` among the parameters, then globals.
fn find(kernel: &KernelInfo, globals: &[ParamInfo], name: &str) -> Result<usize> {
    let all = || kernel.params.iter().chain(globals);
    let numbered = name.strip_prefix('#').and_then(|n| n.parse::<usize>().ok());
    if let Some(i) = numbered {
        if i < kernel.params.len() {
            return Ok(i);
        }
        let count = kernel.params.len();
        let message =
            format!("there is no argument `{name}`: kernel `{}` has {count}", kernel.display_name);
        return Err(Box::new(Diagnostic::bad_launch(message)));
    }
    let by_ir_name = |p: &ParamInfo| p.ir_name.as_deref() == Some(name);
    if let Some(i) = all().position(|p| p.name == name).or_else(|| all().position(by_ir_name)) {
        return Ok(i);
    }
    let message = format!("kernel `{}` has no argument `{name}`", kernel.display_name);
    let mut error = Diagnostic::bad_launch(message);
    if let Some(near) = nearest(name, all().map(|p| p.name.as_str())) {
        error = error.note(format!("did you mean `{near}`?"));
    }
    let list = |params: &[ParamInfo]| {
        let shown = params.iter().map(|p| format!("{} ({})", p.name, p.ty));
        shown.collect::<Vec<_>>().join(", ")
    };
    error = error.note(if kernel.params.is_empty() {
        "the kernel takes no arguments".to_owned()
    } else {
        format!("its arguments are {}", list(&kernel.params))
    });
    if !globals.is_empty() {
        error = error.note(format!("the globals that can be set are {}", list(globals)));
    }
    Err(Box::new(error))
}

/// Where values are stored: a parameter, or a field of one.
struct Destination {
    path: String,
    offset: u64,
    cells: Vec<PendingCell>,
}

struct PendingCell {
    offset: u64,
    size: u64,
    value: PendingValue,
}

/// A value whose aliases are not resolved yet, since they may name a later argument.
#[derive(Clone)]
enum PendingValue {
    Done(CellValue),
    Alias { path: String, of: String, offset: i64 },
}

impl PendingCell {
    fn done(self) -> ArgCell {
        let value = match self.value {
            PendingValue::Done(value) => value,
            // All aliases were resolved before.
            PendingValue::Alias { .. } => CellValue::Null,
        };
        ArgCell { offset: self.offset, size: self.size, value }
    }
}

struct Resolver<'a> {
    kernel: &'a KernelInfo,
    globals: &'a [ParamInfo],
    threads: u128,
    limits: &'a RunLimits,
    buffers: Vec<NamedBuffer>,
    /// The value of each pointer, by its path.
    paths: HashMap<String, PendingValue>,
    /// Total size of all buffers with a length, bytes.
    memory: u64,
}

impl Resolver<'_> {
    fn default_value(&self, kind: &ParamKind) -> ArgValue {
        match kind {
            ParamKind::Int { bits, .. } => {
                // The number of threads, limited to what a signed number of this width can hold.
                let most = (1u128 << bits.saturating_sub(1).clamp(1, 126)) - 1;
                ArgValue::Scalar(Number::Int(self.threads.min(most) as i128))
            }
            ParamKind::Float(_) => ArgValue::Scalar(Number::Float(1.0)),
            ParamKind::Pointer { record: Some(record), .. } => {
                ArgValue::Pointers(Box::new(self.default_value(record)))
            }
            ParamKind::Pointer { element, levels, .. } => {
                let generator = Generator::Iota;
                let buffer = ArgValue::Buffer(Buffer { element: *element, len: None, generator });
                (0..*levels).fold(buffer, |to, _| ArgValue::Pointers(Box::new(to)))
            }
            ParamKind::Struct { fields, .. } => {
                let field = |f: &FieldInfo| (f.name.clone(), self.default_value(&f.kind));
                ArgValue::Struct(fields.iter().map(field).collect())
            }
            // One value stands for all elements; those that contain pointers are null.
            ParamKind::Array { element, len, .. } => match **element {
                ParamKind::Int { .. } | ParamKind::Float(_) => self.default_value(element),
                ParamKind::Pointer { .. } | ParamKind::Struct { .. } | ParamKind::Array { .. }
                    if made_up(kind) =>
                {
                    let value = |i| (format!("#{i}"), self.default_value(element));
                    ArgValue::Struct((0..*len).map(value).collect())
                }
                _ => ArgValue::Struct(vec![]),
            },
            ParamKind::Opaque { .. } => ArgValue::Bytes(vec![]),
        }
    }

    fn put(&mut self, kind: &ParamKind, value: &ArgValue, place: &mut Destination) -> Result<()> {
        match (kind, value) {
            (_, ArgValue::Bytes(bytes)) => {
                let size = kind.size();
                if bytes.len() as u64 > size {
                    let count = bytes.len();
                    return wrong(place, format!("{count} bytes do not fit: its size is {size}"));
                }
                let mut bytes = bytes.clone();
                // The parser bounds the size of types, so this is never large.
                bytes.resize(usize::try_from(size).unwrap_or(bytes.len()), 0);
                place.push(size, PendingValue::Done(CellValue::Bytes(bytes)));
                Ok(())
            }
            (ParamKind::Int { .. } | ParamKind::Float(_), ArgValue::Scalar(n)) => {
                let bits = scalar_bits(kind, *n).map_err(|why| {
                    let path = &place.path;
                    Box::new(Diagnostic::bad_launch(format!("argument `{path}`: {why}")))
                })?;
                place.push(kind.size(), PendingValue::Done(CellValue::Bits(bits)));
                Ok(())
            }
            (ParamKind::Pointer { record, .. }, value) => {
                self.put_pointer(value, record.as_deref(), place)
            }
            (ParamKind::Struct { fields, .. }, ArgValue::Scalar(_)) => {
                for field in fields {
                    self.put_field(&field.name, field.offset, &field.kind, value, place)?;
                }
                Ok(())
            }
            (ParamKind::Struct { fields, .. }, ArgValue::Struct(values)) => {
                let mut left: Vec<_> = values.iter().collect();
                for (i, field) in fields.iter().enumerate() {
                    let number = format!("#{i}");
                    let named =
                        |(name, _): &&(String, ArgValue)| *name == field.name || *name == number;
                    let value = match left.iter().position(named) {
                        Some(at) => left.remove(at).1.clone(),
                        None => self.default_value(&field.kind),
                    };
                    self.put_field(&field.name, field.offset, &field.kind, &value, place)?;
                }
                match left.first() {
                    None => Ok(()),
                    Some((name, _)) => {
                        let names: Vec<_> = fields.iter().map(|f| f.name.as_str()).collect();
                        let has = names.join(", ");
                        wrong(place, format!("there is no field `{name}`; its fields are {has}"))
                    }
                }
            }
            (ParamKind::Array { element, .. }, ArgValue::Scalar(n))
                if cell_type(element).is_some() =>
            {
                let element = cell_type(element).unwrap_or(ElementType::U8);
                let buffer = Buffer { element, len: None, generator: Generator::Fill(*n) };
                self.put(kind, &ArgValue::Buffer(buffer), place)
            }
            (ParamKind::Array { .. }, ArgValue::Buffer(buffer)) => {
                check_buffer(buffer).or_else(|why| wrong(place, why))?;
                let size = kind.size();
                let mut buffer = buffer.clone();
                let most = size / buffer.element.size();
                if buffer.len.is_some_and(|len| len > most) {
                    let name = buffer.element.name();
                    return wrong(
                        place,
                        format!("`{buffer}` is too long: the array holds {most} {name}"),
                    );
                }
                buffer.len.get_or_insert(most);
                place.push(size, PendingValue::Done(CellValue::Contents(buffer)));
                Ok(())
            }
            (ParamKind::Array { element, stride, len }, ArgValue::Scalar(_)) => {
                if *len > MAX_ELEMENTS {
                    return wrong(
                        place,
                        format!("it is {}, which is too long to fill with one value", kind.noun()),
                    );
                }
                for i in 0..*len {
                    self.put_field(&format!("#{i}"), i * stride, element, value, place)?;
                }
                Ok(())
            }
            (ParamKind::Array { element, stride, len }, ArgValue::Struct(values)) => {
                for (name, value) in values {
                    let index = name.strip_prefix('#').and_then(|n| n.parse::<u64>().ok());
                    match index {
                        Some(i) if i < *len => {
                            self.put_field(name, i * stride, element, value, place)?;
                        }
                        _ => {
                            let last = len.saturating_sub(1);
                            let has = format!("its elements are #0 to #{last}");
                            return wrong(place, format!("there is no element `{name}`; {has}"));
                        }
                    }
                }
                Ok(())
            }
            _ => {
                let (noun, what) = (kind.noun(), value_noun(value));
                let hint = match kind {
                    ParamKind::Struct { .. } => "; give {field=value, ...} or bytes:...",
                    ParamKind::Array { .. } => "; give one number, a buffer or {#0=..., ...}",
                    ParamKind::Opaque { .. } => "; give bytes:...",
                    _ => "; give one number",
                };
                wrong(place, format!("expected {noun}, but `{value}` is {what}{hint}"))
            }
        }
    }

    fn put_field(
        &mut self,
        name: &str,
        offset: u64,
        kind: &ParamKind,
        value: &ArgValue,
        place: &mut Destination,
    ) -> Result<()> {
        // A single number for a whole struct sets its numbers; pointers get their default.
        let default;
        let value = match (kind, value) {
            (ParamKind::Pointer { .. }, ArgValue::Scalar(_)) => {
                default = self.default_value(kind);
                &default
            }
            _ => value,
        };
        let mut inner = Destination {
            path: format!("{}.{name}", place.path),
            offset: place.offset + offset,
            cells: std::mem::take(&mut place.cells),
        };
        self.put(kind, value, &mut inner)?;
        place.cells = inner.cells;
        Ok(())
    }

    /// Stores a pointer; `kind` is its pointee, if that is a struct that contains pointers.
    fn put_pointer(
        &mut self,
        value: &ArgValue,
        kind: Option<&ParamKind>,
        place: &mut Destination,
    ) -> Result<()> {
        let pending = match value {
            ArgValue::Null => PendingValue::Done(CellValue::Null),
            ArgValue::Alias { of, offset } => {
                PendingValue::Alias { path: place.path.clone(), of: of.clone(), offset: *offset }
            }
            ArgValue::Buffer(buffer) => {
                check_buffer(buffer).or_else(|why| wrong(place, why))?;
                let bytes = buffer.len.unwrap_or(0).checked_mul(buffer.element.size());
                let total = bytes.and_then(|b| self.memory.checked_add(b));
                match total {
                    Some(total) if total <= self.limits.max_memory => self.memory = total,
                    _ => {
                        let most = self.limits.max_memory;
                        let message = format!(
                            "argument `{}`: `{buffer}` is too long: all buffers together may take {most} bytes",
                            place.path
                        );
                        return Err(Box::new(Diagnostic::bad_launch(message)));
                    }
                }
                let buffer = buffer.clone();
                self.buffers.push(NamedBuffer { name: place.path.clone(), buffer, record: None });
                let buffer = self.buffers.len() - 1;
                PendingValue::Done(CellValue::Buffer { buffer, offset: 0 })
            }
            ArgValue::Pointers(to) => {
                let path = format!("{}[]", place.path);
                let mut inner = Destination { path, offset: 0, cells: vec![] };
                let (size, element) = match (&**to, kind) {
                    (ArgValue::Struct(_), Some(kind)) => {
                        self.put(kind, to, &mut inner)?;
                        (kind.size(), ElementType::U8)
                    }
                    (ArgValue::Struct(_), None) => {
                        let why = "what it points to has no pointers in it, or is not known; give a \
                                   buffer such as f32[1024]:iota";
                        return wrong(place, why.to_owned());
                    }
                    _ => {
                        self.put_pointer(to, None, &mut inner)?;
                        (8, ElementType::U64)
                    }
                };
                if inner.cells.iter().any(|cell| matches!(cell.value, PendingValue::Alias { .. })) {
                    return wrong(place, "`@` is not allowed inside `[...]`".to_owned());
                }
                let cells = inner.cells.into_iter().map(PendingCell::done).collect();
                let buffer = Buffer { element, len: None, generator: Generator::Zeros };
                let record = Some(ArgRecord { size, cells });
                self.buffers.push(NamedBuffer { name: place.path.clone(), buffer, record });
                let buffer = self.buffers.len() - 1;
                PendingValue::Done(CellValue::Buffer { buffer, offset: 0 })
            }
            _ => {
                let what = value_noun(value);
                let hint = "give a buffer such as f32[1024]:iota, @other or null";
                return wrong(
                    place,
                    format!("expected a pointer, but `{value}` is {what}; {hint}"),
                );
            }
        };
        self.paths.insert(place.path.clone(), pending.clone());
        place.push(8, pending);
        Ok(())
    }

    /// Resolves an alias to the final target.
    fn follow(&self, start: PendingValue) -> Result<PendingValue> {
        let mut at = start;
        let mut sum = 0i64;
        // A chain longer than the number of pointers is a cycle.
        for _ in 0..=self.paths.len() {
            match at {
                PendingValue::Done(CellValue::Buffer { buffer, offset }) => {
                    let offset = offset.wrapping_add(sum);
                    return Ok(PendingValue::Done(CellValue::Buffer { buffer, offset }));
                }
                PendingValue::Done(value) => return Ok(PendingValue::Done(value)),
                PendingValue::Alias { path, of, offset } => {
                    sum = sum.wrapping_add(offset);
                    let target = self.canonical(&of);
                    if let Some(next) = self.paths.get(&target) {
                        at = next.clone();
                    } else if let Some(global) = self.globals.iter().position(|g| g.name == target)
                    {
                        return Ok(PendingValue::Done(CellValue::Global { global, offset: sum }));
                    } else {
                        let mut pointers: Vec<_> = self.paths.keys().map(String::as_str).collect();
                        pointers.sort_unstable();
                        let has = format!("the pointer arguments are {}", pointers.join(", "));
                        let message =
                            format!("argument `{path}`: `{of}` is not a pointer argument");
                        return Err(Box::new(Diagnostic::bad_launch(message).note(has)));
                    }
                }
            }
        }
        Err(Box::new(Diagnostic::bad_launch("arguments point to each other in a circle")))
    }

    /// The path of a parameter or field as a key of [`Self::paths`]: `#1.p` becomes `s.p`.
    fn canonical(&self, name: &str) -> String {
        let find = |name| find(self.kernel, self.globals, name).ok();
        let named = |at: usize| {
            let mut all = self.kernel.params.iter().chain(self.globals);
            all.nth(at).map_or_else(String::new, |p| p.name.clone())
        };
        match (find(name), name.split_once('.')) {
            (Some(at), _) => named(at),
            (None, Some((head, rest))) => match find(head) {
                Some(at) => format!("{}.{rest}", named(at)),
                None => name.to_owned(),
            },
            (None, None) => name.to_owned(),
        }
    }
}

/// The element type of a buffer with the same layout as an array of these.
fn cell_type(kind: &ParamKind) -> Option<ElementType> {
    match kind {
        ParamKind::Float(element) => Some(*element),
        ParamKind::Int { bits: 8, .. } => Some(ElementType::I8),
        ParamKind::Int { bits: 16, .. } => Some(ElementType::I16),
        ParamKind::Int { bits: 32, .. } => Some(ElementType::I32),
        ParamKind::Int { bits: 64, .. } => Some(ElementType::I64),
        _ => None,
    }
}

impl Destination {
    fn push(&mut self, size: u64, value: PendingValue) {
        self.cells.push(PendingCell { offset: self.offset, size, value });
    }
}

fn wrong<T>(place: &Destination, why: String) -> Result<T> {
    Err(Box::new(Diagnostic::bad_launch(format!("argument `{}`: {why}", place.path))))
}

fn value_noun(value: &ArgValue) -> &'static str {
    match value {
        ArgValue::Scalar(Number::Int(_)) => "a whole number",
        ArgValue::Scalar(Number::Float(_)) => "a floating-point number",
        ArgValue::Buffer(_) => "a buffer",
        ArgValue::Pointers(_) => "a buffer of pointers",
        ArgValue::Alias { .. } => "a pointer to another argument",
        ArgValue::Struct(_) => "a struct",
        ArgValue::Bytes(_) => "raw bytes",
        ArgValue::Null => "the null pointer",
    }
}

/// Repeats the parser's checks, for launches from other sources.
fn check_buffer(buffer: &Buffer) -> std::result::Result<(), String> {
    let fits = |n: &Number| {
        let name = buffer.element.name();
        if n.fits(buffer.element) { Ok(()) } else { Err(format!("{n} does not fit in {name}")) }
    };
    match &buffer.generator {
        Generator::Zeros | Generator::Iota | Generator::Steps(_) => Ok(()),
        Generator::Fill(n) => fits(n),
        Generator::Random { lo, hi, .. } => fits(lo).and_then(|()| fits(hi)),
        Generator::Values(values) => {
            if buffer.len.is_some_and(|len| len < values.len() as u64) {
                let (count, len) = (values.len(), buffer.len.unwrap_or(0));
                return Err(format!("{count} values do not fit in a buffer of length {len}"));
            }
            values.iter().try_for_each(fits)
        }
    }
}

/// The bits of `n`, converted to this kind.
fn scalar_bits(kind: &ParamKind, n: Number) -> std::result::Result<u128, String> {
    match (kind, n) {
        (ParamKind::Int { bits: 128, .. }, Number::Int(i)) => Ok(i as u128),
        (ParamKind::Int { bits, .. }, Number::Int(i)) => {
            let (bits, noun) = (*bits, kind.noun());
            if i < -(1i128 << bits.saturating_sub(1)) || i >= 1i128 << bits.min(126) {
                return Err(format!("{i} does not fit in {noun}"));
            }
            Ok(i as u128 & ((1u128 << bits) - 1))
        }
        (_, Number::Float(_)) if matches!(kind, ParamKind::Int { .. }) => {
            Err(format!("expected {}, but {n} is not a whole number", kind.noun()))
        }
        (ParamKind::Float(element), n) => Ok(match element {
            ElementType::F16 => narrow::half(n.to_f64()).into(),
            ElementType::Bf16 => narrow::bfloat(n.to_f64()).into(),
            ElementType::F32 => (n.to_f64() as f32).to_bits().into(),
            _ => n.to_f64().to_bits().into(),
        }),
        _ => Err(format!("expected {}", kind.noun())),
    }
}
