//! The codec of links.

use super::v1::State;
use base::diagnostic::{Diagnostic, Outcome, Result};
use base::limits::{MAX_LINK_BYTES, MAX_STATE_BYTES};
use base64::Engine as _;
use base64::alphabet;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};

/// Compression level; size matters more than time here.
const LEVEL: u8 = 9;

/// Padding is not written, but accepted, since some tools add it to links.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &alphabet::URL_SAFE,
    GeneralPurposeConfig::new()
        .with_encode_padding(false)
        .with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

fn bad(message: impl Into<String>) -> Box<Diagnostic> {
    Box::new(Diagnostic::new(Outcome::Malformed, "WS-LINK", message))
}

/// Encodes a state as a link.
///
/// # Errors
/// The state is larger than a link may be.
pub fn encode(state: &State) -> Result<String> {
    let json =
        serde_json::to_vec(state).map_err(|e| bad(format!("cannot serialize the state: {e}")))?;
    let too_large = |what: &str, len: usize, most: usize| {
        let message = format!("{what} would take {len} bytes; the maximum is {most}");
        Box::new(Diagnostic::new(Outcome::Limit, "WS-LINK", message))
    };
    if json.len() > MAX_STATE_BYTES {
        return Err(too_large("the source and launch in a link", json.len(), MAX_STATE_BYTES));
    }
    let link = format!("#1/{}", BASE64.encode(compress_to_vec(&json, LEVEL)));
    if link.len() > MAX_LINK_BYTES {
        return Err(too_large("the link", link.len(), MAX_LINK_BYTES));
    }
    Ok(link)
}

/// Decodes a link: `#1/…`, `1/…`, or an address that ends in one.
///
/// # Errors
/// The text is not a link, has an unknown version, is damaged, or is too large.
pub fn decode(link: &str) -> Result<State> {
    if link.len() > MAX_LINK_BYTES {
        let (len, most) = (link.len(), MAX_LINK_BYTES);
        let message = format!("the link has {len} bytes; the maximum is {most}");
        return Err(Box::new(Diagnostic::new(Outcome::Limit, "WS-LINK", message)));
    }
    let link = link.trim();
    let fragment = link.rsplit_once('#').map_or(link, |(_, fragment)| fragment);
    let Some((version, payload)) = fragment.split_once('/') else {
        return Err(bad("this is not a warpscope link, which looks like #1/..."));
    };
    if version != "1" {
        if version.is_empty() || !version.bytes().all(|b| b.is_ascii_digit()) {
            return Err(bad("this is not a warpscope link, which looks like #1/..."));
        }
        let version: String = version.chars().take(12).collect();
        let message =
            format!("the link has version {version}, but this warpscope reads only version 1");
        let error = Diagnostic::new(Outcome::Unsupported, "WS-LINK", message);
        return Err(Box::new(error.note("use a newer version of warpscope")));
    }
    let deflated =
        BASE64.decode(payload).map_err(|_| bad("the link is damaged: it is not valid base64"))?;
    let json = decompress_to_vec_with_limit(&deflated, MAX_STATE_BYTES).map_err(|e| {
        if e.status == TINFLStatus::HasMoreOutput {
            let message = format!("the link unpacks to more than {MAX_STATE_BYTES} bytes");
            return Box::new(Diagnostic::new(Outcome::Limit, "WS-LINK", message));
        }
        bad("the link is damaged or truncated")
    })?;
    serde_json::from_slice(&json).map_err(|e| bad(format!("the link is damaged: {e}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repro::Language;
    use launch::{ArgValue, Buffer, Dim3, ElementType, Generator, KernelArg, Launch, Number};

    fn state() -> State {
        let buffer = Buffer {
            element: ElementType::F32,
            len: Some(8),
            generator: Generator::Random {
                seed: 3,
                lo: Number::Float(0.1),
                hi: Number::Float(2.0),
            },
        };
        let arg = |name: &str, value| KernelArg { name: name.to_owned(), value };
        let launch = Launch {
            grid: Dim3::new(2, 1, 1),
            block: Dim3::new(33, 1, 1),
            args: vec![
                arg("a", ArgValue::Buffer(buffer)),
                arg("n", ArgValue::Scalar(Number::Int(-7))),
                arg("p", ArgValue::Null),
            ],
            seed: 9,
            ..Launch::default()
        };
        let source = "__global__ void k(float *a, int n) {}\n";
        State { kernel: Some("k".to_owned()), ..State::new("k.cu", Language::Cuda, source, launch) }
    }

    #[test]
    fn links_come_back_as_they_went() {
        let state = state();
        let link = encode(&state).unwrap();
        assert!(link.starts_with("#1/"));
        assert_eq!(decode(&link).unwrap(), state);
        assert_eq!(decode(&format!("https://example.org/play/{link}")).unwrap(), state);
        assert_eq!(decode(&format!(" {}\n", &link[1..])).unwrap(), state);
    }

    #[test]
    fn hostile_links_fail_cleanly() {
        let link = encode(&state()).unwrap();
        for cut in [3, 4, 10, link.len() / 2, link.len() - 1] {
            assert_eq!(decode(&link[..cut]).unwrap_err().code, "WS-LINK", "{cut}");
        }
        for text in ["", "#", "#1", "hello", "#/", "#x/abc", "#2/abcd", "#1/%%%", "#1/", "#1/AAAA"]
        {
            assert_eq!(decode(text).unwrap_err().code, "WS-LINK", "{text}");
        }
        assert!(decode("#27/abcd").unwrap_err().message.contains("version 27"));
        let bomb = compress_to_vec(&vec![b' '; 64 << 20], 9);
        let bomb = format!("#1/{}", BASE64.encode(bomb));
        assert_eq!(decode(&bomb).unwrap_err().outcome, Outcome::Limit);
        let long = "#1/".to_owned() + &"A".repeat(10 << 20);
        assert_eq!(decode(&long).unwrap_err().outcome, Outcome::Limit);
        let nested = compress_to_vec("[".repeat(500_000).as_bytes(), 9);
        assert!(decode(&format!("#1/{}", BASE64.encode(nested))).is_err());
        let large = State { source: "x".repeat(MAX_STATE_BYTES), ..state() };
        assert_eq!(encode(&large).unwrap_err().outcome, Outcome::Limit);
    }
}
