//! temp
use super::*;
/// t
pub fn type_text(_m: &Module, t: TypeId) -> String {
    format!("{t:?}")
}
