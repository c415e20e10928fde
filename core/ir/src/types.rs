//! Types and their layout (LangRef, "Type System" and "Data Layout").

use base::entity;
use base::entity::{Entity, Table};
use std::collections::HashMap;

entity! {
    /// A type of one module; equal types have equal ids.
    pub struct TypeId("ty");
}
entity! {
    /// A named (identified) struct of one module.
    pub struct StructId("struct");
}

/// An LLVM address space number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct AddressSpace(pub u32);

/// Floating-point formats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum FloatKind {
    Half,
    BFloat,
    Float,
    Double,
    X86Fp80,
    Fp128,
    PpcFp128,
}

impl FloatKind {
    /// The keyword of the text form.
    pub fn keyword(self) -> &'static str {
        match self {
            Self::Half => "half",
            Self::BFloat => "bfloat",
            Self::Float => "float",
            Self::Double => "double",
            Self::X86Fp80 => "x86_fp80",
            Self::Fp128 => "fp128",
            Self::PpcFp128 => "ppc_fp128",
        }
    }
    /// Storage size, bits.
    pub fn bits(self) -> u32 {
        match self {
            Self::Half | Self::BFloat => 16,
            Self::Float => 32,
            Self::Double => 64,
            Self::X86Fp80 => 80,
            Self::Fp128 | Self::PpcFp128 => 128,
        }
    }
}

/// A type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// `void`
    Void,
    /// `iN`
    Int(u32),
    /// `half`, `float`, …
    Float(FloatKind),
    /// `ptr`, `ptr addrspace(n)`, or the typed `T*`, `T addrspace(n)*` of LLVM up to 16.
    Ptr {
        /// Type pointed to, for typed pointers only.
        pointee: Option<TypeId>,
        /// Address space.
        space: AddressSpace,
    },
    /// `<len x elem>` or `<vscale x len x elem>`
    Vector {
        /// Element type.
        elem: TypeId,
        /// Number of elements.
        len: u32,
        /// Whether the length is a multiple of `vscale`.
        scalable: bool,
    },
    /// `[len x elem]`
    Array {
        /// Element type.
        elem: TypeId,
        /// Number of elements.
        len: u64,
    },
    /// A literal struct `{…}` or `<{…}>`.
    Struct {
        /// Field types.
        fields: Vec<TypeId>,
        /// Whether there is no padding.
        packed: bool,
    },
    /// An identified struct `%name`; its body is in [`TypeTable::structs`].
    Named(StructId),
    /// A function type (the pointee of a typed pointer, or the type of a call).
    Function {
        /// Return type.
        ret: TypeId,
        /// Parameter types.
        params: Vec<TypeId>,
        /// Whether `...` follows.
        vararg: bool,
    },
    /// `label`
    Label,
    /// `metadata`
    Metadata,
    /// `token`
    Token,
    /// `target("name", …)` and other types kept as text only, e.g. `x86_mmx`.
    Other(String),
}

/// An identified struct.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedStruct {
    /// Name without the `%`, unquoted and unescaped; digits for an unnamed one.
    pub name: String,
    /// The literal struct that is its body; `None` for `opaque`.
    pub body: Option<TypeId>,
}

/// The types of a module, deduplicated.
#[derive(Clone, Debug, Default)]
pub struct TypeTable {
    types: Table<TypeId, Type>,
    ids: HashMap<Type, TypeId>,
    /// Identified structs in order of first mention.
    pub structs: Table<StructId, NamedStruct>,
}

impl TypeTable {
    /// The id of `ty`, added if new.
    pub fn intern(&mut self, ty: Type) -> TypeId {
        if let Some(&id) = self.ids.get(&ty) {
            return id;
        }
        let id = self.types.push(ty.clone());
        self.ids.insert(ty, id);
        id
    }
    /// The id of `ty` if the module mentions it.
    pub fn find(&self, ty: &Type) -> Option<TypeId> {
        self.ids.get(ty).copied()
    }
    /// The type behind `id`.
    pub fn get(&self, id: TypeId) -> &Type {
        &self.types[id]
    }
    /// The type behind `id`; an identified struct is replaced by its body.
    pub fn resolve(&self, id: TypeId) -> &Type {
        match &self.types[id] {
            Type::Named(s) => self.structs[*s].body.map_or(&self.types[id], |b| &self.types[b]),
            ty => ty,
        }
    }
    /// Number of types.
    pub fn len(&self) -> usize {
        self.types.len()
    }
    /// Whether there is no type yet.
    pub fn is_empty(&self) -> bool {
        self.types.is_empty()
    }
    /// All ids, in order of first mention.
    pub fn ids(&self) -> impl Iterator<Item = TypeId> + use<> {
        (0..self.types.len()).map(TypeId::new)
    }
    /// Whether `id` is an integer, float or pointer: something that one register can hold.
    pub fn is_scalar(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::Int(_) | Type::Float(_) | Type::Ptr { .. })
    }
    /// Width of an integer or float, or 64 for a pointer, bits; `None` for other types.
    pub fn scalar_bits(&self, id: TypeId) -> Option<u32> {
        match self.get(id) {
            Type::Int(n) => Some(*n),
            Type::Float(k) => Some(k.bits()),
            Type::Ptr { .. } => Some(64),
            _ => None,
        }
    }
    /// ABI alignment, bytes; 1 for types without a size. NVPTX natural alignment: integers and
    /// floats by their size up to 16 bytes, vectors by their whole size rounded up to a power of
    /// two. The verifier bounds nesting, so recursion here is bounded.
    pub fn align_of(&self, id: TypeId) -> u64 {
        match self.resolve(id) {
            Type::Int(n) => u64::from(n.div_ceil(8)).next_power_of_two().min(16),
            Type::Float(k) => u64::from(k.bits().div_ceil(8)).next_power_of_two(),
            Type::Ptr { .. } => 8,
            Type::Vector { .. } => self.store_size(id).unwrap_or(1).max(1).next_power_of_two(),
            Type::Array { elem, .. } => self.align_of(*elem),
            Type::Struct { packed: true, .. } => 1,
            Type::Struct { fields, .. } => {
                fields.iter().map(|&f| self.align_of(f)).max().unwrap_or(1)
            }
            _ => 1,
        }
    }
    /// Bytes written by a store of this type; `None` for types without a size (or too large).
    pub fn store_size(&self, id: TypeId) -> Option<u64> {
        match self.resolve(id) {
            Type::Int(n) => Some(u64::from(n.div_ceil(8))),
            Type::Float(k) => Some(u64::from(k.bits().div_ceil(8))),
            Type::Ptr { .. } => Some(8),
            Type::Vector { elem, len, scalable: false } => {
                let bits = u64::from(self.scalar_bits(*elem)?);
                Some((bits * u64::from(*len)).div_ceil(8))
            }
            Type::Array { elem, len } => self.size_of(*elem)?.checked_mul(*len),
            Type::Struct { fields, packed } => Some(self.struct_layout(fields, *packed)?.1),
            _ => None,
        }
    }
    /// Distance between consecutive elements of this type in an array, bytes.
    pub fn size_of(&self, id: TypeId) -> Option<u64> {
        let size = self.store_size(id)?;
        match self.resolve(id) {
            Type::Vector { .. } => Some(size.next_power_of_two().max(1)),
            Type::Struct { .. } | Type::Array { .. } => Some(size),
            _ => size.checked_next_multiple_of(self.align_of(id)),
        }
    }
    /// Offset of field `index` of a struct type, bytes.
    pub fn field_offset(&self, id: TypeId, index: usize) -> Option<u64> {
        match self.resolve(id) {
            Type::Struct { fields, packed } => {
                self.struct_layout(fields, *packed)?.0.get(index).copied()
            }
            _ => None,
        }
    }
    /// Field offsets and total size of a struct, bytes.
    fn struct_layout(&self, fields: &[TypeId], packed: bool) -> Option<(Vec<u64>, u64)> {
        let mut offset = 0u64;
        let mut align = 1;
        let mut offsets = Vec::with_capacity(fields.len());
        for &f in fields {
            let a = if packed { 1 } else { self.align_of(f) };
            align = align.max(a);
            offset = offset.checked_next_multiple_of(a)?;
            offsets.push(offset);
            offset = offset.checked_add(self.size_of(f)?)?;
        }
        Some((offsets, offset.checked_next_multiple_of(align)?))
    }
}
