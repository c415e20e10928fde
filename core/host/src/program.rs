//! A linked and lowered program.

use crate::fault::Place;
use crate::op::{CallSite, Op, Pad, R, Rare, Slow, SwitchTable};
use base::diagnostic::Result;
use ir::{FunctionId, MdId, Module};
use std::collections::HashMap;

/// A place in the operations of a program; [`Program::place`] finds its source.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Site {
    /// Number of the function.
    pub function: u32,
    /// Number of the operation in it.
    pub op: u32,
}

/// A function or variable that the program uses and nobody provides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// Name in the IR (mangled).
    pub name: String,
    /// Whether it is a variable.
    pub variable: bool,
    /// The first use in the order of the text, if it is a call.
    pub place: Option<Place>,
}

/// A lowered function.
#[derive(Debug, Default)]
pub(crate) struct Function {
    pub(crate) name: String,
    /// Number of the module that defines it.
    pub(crate) module: u32,
    pub(crate) code: Vec<Op>,
    /// The `!dbg` node of each operation.
    pub(crate) locations: Vec<Option<MdId>>,
    pub(crate) calls: Vec<CallSite>,
    pub(crate) switches: Vec<SwitchTable>,
    pub(crate) rare: Vec<Rare>,
    pub(crate) slow: Vec<Slow>,
    /// Number of registers.
    pub(crate) registers: u32,
    /// Number of registers that hold arguments, from register 0.
    pub(crate) params: u32,
    /// Whether variadic: the register after the parameters then holds the overflow area.
    pub(crate) vararg: bool,
    /// Shadow of the variables on the stack, one byte for each 8 bytes of the frame.
    pub(crate) frame: Vec<u8>,
    /// Landing pads.
    pub(crate) pads: Vec<Pad>,
    /// The first register of each value, [`R::MAX`] for those without.
    pub(crate) homes: Vec<R>,
    /// The function in its module.
    pub(crate) source: Option<FunctionId>,
}

/// A variable of the program, defined or not.
#[derive(Debug)]
pub(crate) struct GlobalVariable {
    pub(crate) name: String,
    /// Offset from [`crate::memory::HOST_BASE`].
    pub(crate) at: u64,
    pub(crate) size: u64,
    pub(crate) constant: bool,
    /// Whether no module defines it.
    pub(crate) external: bool,
    /// Whether each thread has its own.
    pub(crate) thread_local: bool,
    /// The module that defines it.
    pub(crate) module: u32,
}

/// What the address of a function stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Callable {
    /// One of [`Program::functions`].
    Defined(u32),
    /// One of [`Program::externs`].
    External(u32),
}

/// A linked and lowered program.
#[derive(Debug, Default)]
pub struct Program {
    pub(crate) modules: Vec<Module>,
    pub(crate) functions: Vec<Function>,
    /// Names of functions that no module defines, in the order of their first mention.
    pub(crate) externs: Vec<String>,
    /// First call of each of them.
    pub(crate) extern_uses: Vec<Option<Site>>,
    /// What is at the address of each function.
    pub(crate) callables: Vec<Callable>,
    /// Address number by name of what other modules can see.
    pub(crate) addresses: HashMap<String, u32>,
    pub(crate) variables: Vec<GlobalVariable>,
    pub(crate) variable_names: HashMap<String, u32>,
    /// Initial contents: offset from [`crate::memory::HOST_BASE`], and bytes.
    pub(crate) image: Vec<(u64, Vec<u8>)>,
    /// Functions to call before `main`, in order.
    pub(crate) constructors: Vec<u64>,
}

impl Program {
    /// Links `modules` and lowers them. Functions and variables that no module defines are left to
    /// libraries.
    ///
    /// # Errors
    /// A symbol that two modules define, or a construct that the engine lacks, with its place.
    pub fn lower(modules: Vec<Module>) -> Result<Self> {
        crate::lower::lower(modules)
    }

    /// The address of function `name`, defined or not.
    pub fn function_address(&self, name: &str) -> Option<u64> {
        let number = *self.addresses.get(name)?;
        Some(crate::memory::CODE_BASE + 16 * u64::from(number))
    }

    /// What is at the address of a function.
    pub(crate) fn callable(&self, address: u64) -> Option<&Callable> {
        let at = address.checked_sub(crate::memory::CODE_BASE)?;
        if at % 16 != 0 {
            return None;
        }
        self.callables.get(usize::try_from(at / 16).ok()?)
    }

    /// Name of the function at `address`, as in the IR.
    pub fn function_name(&self, address: u64) -> Option<&str> {
        Some(match self.callable(address)? {
            Callable::Defined(f) => &self.functions[*f as usize].name,
            Callable::External(e) => &self.externs[*e as usize],
        })
    }

    /// Names and addresses of all functions that have one, in no particular order.
    pub fn function_names(&self) -> impl Iterator<Item = (&str, u64)> {
        let at = |number: &u32| crate::memory::CODE_BASE + 16 * u64::from(*number);
        self.addresses.iter().map(move |(name, number)| (name.as_str(), at(number)))
    }

    /// Whether a module defines function `name`.
    pub fn defines(&self, name: &str) -> bool {
        self.addresses
            .get(name)
            .is_some_and(|n| matches!(self.callables[*n as usize], Callable::Defined(_)))
    }

    /// Address and size of variable `name`.
    pub fn variable(&self, name: &str) -> Option<(u64, u64)> {
        let v = &self.variables[*self.variable_names.get(name)? as usize];
        Some((crate::memory::HOST_BASE + v.at, v.size))
    }

    /// Address and size of the variable `name` that module number `module` defines.
    pub fn variable_of(&self, module: usize, name: &str) -> Option<(u64, u64)> {
        let own =
            |v: &&GlobalVariable| v.module as usize == module && !v.external && v.name == name;
        let v = self.variables.iter().find(own)?;
        Some((crate::memory::HOST_BASE + v.at, v.size))
    }

    /// The variable that contains `address`.
    fn variable_at(&self, address: u64) -> Option<&GlobalVariable> {
        let at = address.checked_sub(crate::memory::HOST_BASE)?;
        let last = self.variables.partition_point(|v| v.at <= at).checked_sub(1)?;
        let v = &self.variables[last];
        (at < v.at + v.size.max(1)).then_some(v)
    }

    /// Name of the variable that contains `address`.
    pub fn variable_name(&self, address: u64) -> Option<&str> {
        self.variable_at(address).map(|v| v.name.as_str())
    }

    /// Number of the module that defines the variable or function at `address`, if one does.
    pub fn module_of(&self, address: u64) -> Option<usize> {
        if let Some(Callable::Defined(f)) = self.callable(address) {
            return Some(self.functions[*f as usize].module as usize);
        }
        self.variable_at(address).filter(|v| !v.external).map(|v| v.module as usize)
    }

    /// The modules, in the order given.
    pub fn modules(&self) -> &[Module] {
        &self.modules
    }

    /// Prints the operations, for those who work on the engine.
    pub fn dump(&self) -> String {
        use std::fmt::Write as _;
        let mut text = String::new();
        for f in &self.functions {
            let _ = writeln!(text, "{}: {} registers", f.name, f.registers);
            for (pc, op) in f.code.iter().enumerate() {
                let _ = writeln!(text, "{pc:5} {op:?}");
            }
        }
        text
    }

    /// The place of an operation.
    pub fn place(&self, site: Site) -> Place {
        let Some(f) = self.functions.get(site.function as usize) else { return Place::default() };
        let module = &self.modules[f.module as usize];
        let node = f.locations.get(site.op as usize).copied().flatten();
        let location = ir::DebugInfo::new(module).location(node);
        Place { function: f.name.clone(), location }
    }
}
