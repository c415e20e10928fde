//! Registers and their classes.
//!
//! | class | holds | for |
//! | --- | --- | --- |
//! | `V32` | `[u32; W]`, a cell for each lane | i2..i32 (zero-extended), half, bfloat, float |
//! | `V64` | `[u64; W]` | i33..i64 (zero-extended), double, pointers |
//! | `P` | a bit for each lane | i1 |
//! | `S` | one `u64` for the warp (zero-extended) | any scalar that is the same in all lanes, constants |

/// A register operand: class in the top two bits, number relative to the frame below.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Reg(pub u32);

/// Register classes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum RegClass {
    V32,
    V64,
    P,
    S,
}

impl Reg {
    /// No register.
    pub const NONE: Reg = Reg(u32::MAX);
    const SHIFT: u32 = 30;
    const INDEX: u32 = (1 << Self::SHIFT) - 1;
    /// Register `index` of `class`.
    pub fn new(class: RegClass, index: u32) -> Self {
        Self(((class as u32) << Self::SHIFT) | (index & Self::INDEX))
    }
    /// RegClass of the register.
    #[inline]
    pub fn class(self) -> RegClass {
        match self.0 >> Self::SHIFT {
            0 => RegClass::V32,
            1 => RegClass::V64,
            2 => RegClass::P,
            _ => RegClass::S,
        }
    }
    /// Number in the class, relative to the frame.
    #[inline]
    pub fn index(self) -> usize {
        (self.0 & Self::INDEX) as usize
    }
    /// Whether the register is scalar.
    #[inline]
    pub fn is_scalar(self) -> bool {
        self.0 >> Self::SHIFT == 3
    }
    /// Whether this is a register, not [`Reg::NONE`].
    #[inline]
    pub fn is_some(self) -> bool {
        self != Self::NONE
    }
}

impl std::fmt::Debug for Reg {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if *self == Self::NONE {
            return write!(f, "-");
        }
        let prefix = match self.class() {
            RegClass::V32 => "v",
            RegClass::V64 => "w",
            RegClass::P => "p",
            RegClass::S => "s",
        };
        write!(f, "{prefix}{}", self.index())
    }
}
