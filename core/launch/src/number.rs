//! Numbers of launches and reports: integers of any width up to 128 bits, and floats.

use super::ElementType;
use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A number in a launch, before it is converted to an element type.
///
/// In text and JSON a float always has a point or exponent, so that both kinds read back unchanged.
/// JSON has no infinities: those and NaN are the strings `"inf"`, `"-inf"` and `"nan"`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Number {
    /// An integer; i128 so that every i64 and u64 fits.
    Int(i128),
    /// A floating-point number.
    Float(f64),
}

impl Number {
    /// The number as a float, rounded if necessary.
    pub fn to_f64(self) -> f64 {
        match self {
            // Conversions of 128 bits are slow in wasm.
            Self::Int(i) => i64::try_from(i).map_or(i as f64, |i| i as f64),
            Self::Float(f) => f,
        }
    }
    /// The number that the low bytes of `bits` represent as an `element`.
    ///
    /// Floats of 16 and 32 bits become the shortest decimal that reads back as the same float, so
    /// that `0.1f` is shown as `0.1`.
    pub fn from_bits(element: ElementType, bits: u64) -> Self {
        let shortest = |text: String| Self::Float(text.parse().unwrap_or(f64::NAN));
        match element {
            ElementType::I8 => Self::Int((bits as i8).into()),
            ElementType::U8 => Self::Int((bits as u8).into()),
            ElementType::I16 => Self::Int((bits as i16).into()),
            ElementType::U16 => Self::Int((bits as u16).into()),
            ElementType::I32 => Self::Int((bits as i32).into()),
            ElementType::U32 => Self::Int((bits as u32).into()),
            ElementType::I64 => Self::Int((bits as i64).into()),
            ElementType::U64 => Self::Int(bits.into()),
            ElementType::F16 => Self::Float(half::f16::from_bits(bits as u16).to_f64()),
            ElementType::Bf16 => Self::Float(half::bf16::from_bits(bits as u16).to_f64()),
            ElementType::F32 => shortest(f32::from_bits(bits as u32).to_string()),
            ElementType::F64 => Self::Float(f64::from_bits(bits)),
        }
    }
    /// Whether an `element` can hold the number: floats are rounded to a float type, and an integer
    /// type takes everything that fits its width, signed or unsigned.
    pub fn fits(self, element: ElementType) -> bool {
        let bits = element.size() * 8;
        match self {
            _ if element.is_float() => true,
            Self::Int(i) => i >= -(1 << (bits - 1)) && i < (1 << bits),
            Self::Float(_) => false,
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int(i) => write!(f, "{i}"),
            Self::Float(x) if x.is_nan() => f.write_str("nan"),
            // `Debug` keeps the point and uses an exponent for long numbers.
            Self::Float(x) => write!(f, "{x:?}"),
        }
    }
}

impl std::str::FromStr for Number {
    type Err = ();
    /// Reads decimal and `0x` integers, decimal floats, `inf` and `nan`, each with an optional sign.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (negative, digits) = match text.as_bytes().first() {
            Some(b'-') => (true, &text[1..]),
            Some(b'+') => (false, &text[1..]),
            _ => (false, text),
        };
        let hex = digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X"));
        let plain = |s: &str, ok: fn(&u8) -> bool| !s.is_empty() && s.as_bytes().iter().all(ok);
        if let Some(hex) = hex {
            if !plain(hex, u8::is_ascii_hexdigit) {
                return Err(());
            }
            let value = i128::from_str_radix(hex, 16).map_err(|_| ())?;
            return Ok(Self::Int(if negative { -value } else { value }));
        }
        if plain(digits, u8::is_ascii_digit) {
            return text.parse().map(Self::Int).map_err(|_| ());
        }
        let float = match digits {
            "inf" | "infinity" => f64::INFINITY,
            "nan" => f64::NAN,
            // Rust would also accept words such as "Infinity" and "NaN" in any case.
            _ if digits.starts_with(|c: char| c.is_ascii_digit() || c == '.') => {
                digits.parse().map_err(|_| ())?
            }
            _ => return Err(()),
        };
        Ok(Self::Float(if negative { -float } else { float }))
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Self::Int(i) => match (i64::try_from(i), u64::try_from(i)) {
                (Ok(i), _) => serializer.serialize_i64(i),
                (_, Ok(u)) => serializer.serialize_u64(u),
                // As text, since most readers of JSON would round it.
                _ => serializer.collect_str(self),
            },
            Self::Float(x) if x.is_finite() => serializer.serialize_f64(x),
            Self::Float(_) => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct NumberVisitor;
        impl Visitor<'_> for NumberVisitor {
            type Value = Number;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number, or a string that holds one")
            }
            fn visit_i64<E: de::Error>(self, v: i64) -> Result<Number, E> {
                Ok(Number::Int(v.into()))
            }
            fn visit_u64<E: de::Error>(self, v: u64) -> Result<Number, E> {
                Ok(Number::Int(v.into()))
            }
            fn visit_f64<E: de::Error>(self, v: f64) -> Result<Number, E> {
                Ok(Number::Float(v))
            }
            fn visit_str<E: de::Error>(self, v: &str) -> Result<Number, E> {
                v.parse().map_err(|()| E::invalid_value(de::Unexpected::Str(v), &self))
            }
        }
        deserializer.deserialize_any(NumberVisitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_go_through_json_and_text() {
        let numbers = [
            Number::Int(0),
            Number::Int(-1),
            Number::Int(u64::MAX.into()),
            Number::Int(i64::MIN.into()),
            Number::Int(i128::MIN),
            Number::Int(i128::MAX),
            Number::Float(-0.0),
            Number::Float(17.0),
            Number::Float(0.1),
            Number::Float(1e300),
            Number::Float(5e-324),
            Number::Float(f64::INFINITY),
            Number::Float(f64::NEG_INFINITY),
        ];
        for n in numbers {
            let json = serde_json::to_string(&n).unwrap();
            assert_eq!(serde_json::from_str::<Number>(&json).unwrap(), n, "{json}");
            assert_eq!(n.to_string().parse::<Number>(), Ok(n));
        }
        assert_eq!(serde_json::to_string(&Number::Float(f64::NAN)).unwrap(), "\"nan\"");
        assert!(matches!("nan".parse(), Ok(Number::Float(x)) if x.is_nan()));
    }

    #[test]
    fn other_text_is_no_number() {
        for text in ["", "-", "0x", "0xg", "x", "1.5f", "--1", "NaN", "1e", "0x+1", "1 ", "1_0"] {
            assert_eq!(text.parse::<Number>(), Err(()), "{text}");
        }
    }

    #[test]
    fn bits_are_shown_by_their_type() {
        let shown = |e, bits| Number::from_bits(e, bits).to_string();
        assert_eq!(shown(ElementType::F32, 0.1f32.to_bits().into()), "0.1");
        assert_eq!(shown(ElementType::F32, f32::MAX.to_bits().into()), "3.4028235e38");
        assert_eq!(shown(ElementType::F32, f32::NEG_INFINITY.to_bits().into()), "-inf");
        assert_eq!(shown(ElementType::F64, 2.5f64.to_bits()), "2.5");
        assert_eq!(shown(ElementType::F16, 0x3c00), "1.0");
        assert_eq!(shown(ElementType::I8, 0xff), "-1");
        assert_eq!(shown(ElementType::U32, 0xffff_ffff), "4294967295");
    }

    #[test]
    fn integers_fit_by_width() {
        assert!(Number::Int(255).fits(ElementType::I8) && Number::Int(-128).fits(ElementType::U8));
        assert!(
            !Number::Int(256).fits(ElementType::U8) && !Number::Int(-129).fits(ElementType::I8)
        );
        assert!(Number::Int(u64::MAX.into()).fits(ElementType::I64));
        assert!(
            Number::Int(1).fits(ElementType::F16) && !Number::Float(1.0).fits(ElementType::I32)
        );
    }
}
