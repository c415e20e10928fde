//! Bytecode: what the executor runs.

use crate::entity;

entity! {
    /// A statement: one instruction of the IR that can be named in a finding. The program's table
    /// of sites maps it to function, instruction and debug location.
    pub struct SiteId("site");
}
