//! Text of inputs as it can be shown: names, messages, what a kernel printed.

/// `text` on one line and without characters that a terminal acts on. Whatever prints something that comes
/// from an input prints this: an escape sequence could change what the user reads, and a line of its own
/// could be a command to the program that reads a log.
pub fn visible(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\t' => shown.push_str("    "),
            // The pictures of control characters.
            '\0'..='\u{1f}' => shown.push(char::from_u32(0x2400 + c as u32).unwrap_or('?')),
            '\u{7f}' => shown.push('\u{2421}'),
            // Some terminals act on these too.
            '\u{80}'..='\u{9f}' => shown.push('?'),
            // A joiner changes how wide a terminal draws its neighbours.
            '\u{200d}' => {}
            // Directions of text, and separators of lines and paragraphs.
            '\u{061c}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2066}'..='\u{2069}' => shown.push(char::REPLACEMENT_CHARACTER),
            c => shown.push(c),
        }
    }
    shown
}

/// JSON with the control characters escaped that JSON allows in strings.
pub fn visible_json(json: &str) -> String {
    let mut shown = String::with_capacity(json.len());
    for c in json.chars() {
        if ('\u{7f}'..='\u{9f}').contains(&c) {
            shown.push_str(&format!("\\u{:04x}", c as u32));
        } else {
            shown.push(c);
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_left_that_a_terminal_acts_on() {
        let hostile = "a\x1b[31m\n::error::\r\u{9b}2J\u{202e}b\u{7f}\tü";
        let shown = visible(hostile);
        assert!(shown.chars().all(|c| !c.is_control()), "{shown:?}");
        assert_eq!(shown, "a␛[31m␊::error::␍?2J\u{fffd}b␡    ü");
        assert_eq!(visible("k<int>(a, b)"), "k<int>(a, b)");
    }

    #[test]
    fn json_keeps_its_meaning() {
        let text = "a\u{9b}b\u{7f}ü\n";
        let json = serde_json::to_string(text).unwrap();
        let shown = visible_json(&json);
        assert!(shown.chars().all(|c| !c.is_control()), "{shown:?}");
        assert_eq!(serde_json::from_str::<String>(&shown).unwrap(), text);
    }
}
