//! Checks every type: no struct contains itself, nesting and size are bounded.

use crate::module::Module;
use crate::types::{Type, TypeId};
use base::diagnostic::{Diagnostic, Outcome};
use base::entity::Entity;
use base::limits;

/// Maximum number of types visited when a type is walked as a tree. A chain of structs that each
/// contain the previous one twice would otherwise take time exponential in the text.
const MAX_TYPE_NODES: u64 = 1 << 16;

#[derive(Clone, Copy, Default)]
struct Shape {
    /// Levels of nesting.
    depth: usize,
    /// Types visited in a walk; the elements of an array count once.
    nodes: u64,
    /// Scalars in a value.
    scalars: u64,
}

/// Shapes of all types.
pub(super) struct TypeInfo {
    shapes: Vec<Shape>,
}

/// Types that determine the layout of `ty`.
fn children(m: &Module, id: TypeId) -> Vec<TypeId> {
    match m.types.get(id) {
        Type::Vector { elem, .. } | Type::Array { elem, .. } => vec![*elem],
        Type::Struct { fields, .. } => fields.clone(),
        Type::Named(s) => m.types.structs[*s].body.into_iter().collect(),
        _ => vec![],
    }
}

impl TypeInfo {
    pub(super) fn new(m: &Module) -> Result<Self, Vec<Diagnostic>> {
        let mut shapes = vec![Shape::default(); m.types.len()];
        // 0: new, 1: on the path, 2: done.
        let mut state = vec![0u8; m.types.len()];
        let text = |id| {
            let text = crate::printer::type_text(m, id);
            text.chars().take(80).collect::<String>()
        };
        for start in m.types.ids() {
            if state[start.index()] != 0 {
                continue;
            }
            state[start.index()] = 1;
            let mut path = vec![(start, children(m, start))];
            while let Some((id, rest)) = path.last_mut() {
                let id = *id;
                if let Some(next) = rest.pop() {
                    match state[next.index()] {
                        0 => {
                            state[next.index()] = 1;
                            path.push((next, children(m, next)));
                        }
                        1 => {
                            return Err(vec![Diagnostic::new(
                                Outcome::Malformed,
                                "WS-VERIFY",
                                format!("type {} contains itself", text(next)),
                            )]);
                        }
                        _ => {}
                    }
                    continue;
                }
                let shape = Self::shape(m, id, &shapes);
                if shape.depth > limits::MAX_NESTING || shape.nodes > MAX_TYPE_NODES {
                    return Err(vec![Diagnostic::limit(format!(
                        "type {} is nested too deeply or has too many elements",
                        text(id)
                    ))]);
                }
                shapes[id.index()] = shape;
                state[id.index()] = 2;
                path.pop();
            }
        }
        Ok(Self { shapes })
    }

    fn shape(m: &Module, id: TypeId, shapes: &[Shape]) -> Shape {
        let mut shape = Shape { depth: 0, nodes: 1, scalars: 0 };
        for c in children(m, id) {
            let c = shapes[c.index()];
            shape.depth = shape.depth.max(c.depth);
            shape.nodes = shape.nodes.saturating_add(c.nodes);
            shape.scalars = shape.scalars.saturating_add(c.scalars);
        }
        shape.depth += 1;
        shape.scalars = match m.types.get(id) {
            Type::Array { len, .. } => shape.scalars.saturating_mul(*len),
            Type::Vector { len, .. } => shape.scalars.saturating_mul(u64::from(*len)),
            Type::Struct { .. } | Type::Named(_) => shape.scalars,
            _ => 1,
        };
        shape
    }

    /// Number of scalars in a value of type `id`.
    pub(super) fn scalars(&self, id: TypeId) -> u64 {
        self.shapes[id.index()].scalars
    }
}
