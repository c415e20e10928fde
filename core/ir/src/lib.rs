//! LLVM IR: data model, lexer, parser, verifier, printer.
//!
//! [`module`] holds the whole module as plain tables; [`types`], [`constant`], [`inst`] and
//! [`metadata`] define their contents. The whole text is kept, including parts that are not
//! understood (as text), so that parse → print → parse is a fixpoint.
#![warn(missing_docs)]

pub mod analysis;
pub mod constant;
pub mod debug_info;
pub mod inst;
pub mod intrinsics;
pub mod kernels;
mod launch_bounds;
pub mod lexer;
pub mod link;
pub mod metadata;
pub mod module;
mod parser;
pub mod printer;
pub mod ptx;
pub mod types;
pub mod verifier;
pub mod views;

pub use constant::{ConstExpr, ConstId, ConstKind, Constant};
pub use debug_info::DebugInfo;
pub use inst::{
    Atomic, BinaryOp, BlockId, Call, CallArg, CastOp, Flags, FloatPredicate, Inst, InstId,
    InstKind, IntPredicate, Operand, Ordering, RmwOp, ValueId,
};
pub use intrinsics::Intrinsic;
pub use kernels::kernels;
pub use launch_bounds::{LaunchBounds, launch_bounds};
pub use metadata::{MdId, MdKind, MdNode, MdOperand, MdOperandId, MdValue};
pub use module::{
    AliasId, Attr, BasicBlock, Function, FunctionId, Global, GlobalId, Module, Param, SymbolId,
    SymbolKind, Value, ValueDef,
};
pub use parser::parse_module;
pub use printer::{InstPrinter, print_inst, print_module};
pub use types::{AddressSpace, FloatKind, StructId, Type, TypeId, TypeTable};
pub use verifier::verify;
