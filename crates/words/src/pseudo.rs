//! A language made by a program from the English files, to see whether any sentence is shown that is not in them.

/// The text of a Fluent file with every word that people would read marked: `‹like this›`. Keys, variables and the
/// names of choices stay as they are.
#[must_use]
pub fn pseudo(text: &str) -> String {
    let mut marked = String::with_capacity(text.len() * 2);
    let mut depth = 0_i32;
    for line in text.lines() {
        let start = if depth == 0 { value_start(line) } else { variant_start(line) };
        let (head, value) = line.split_at(start);
        marked.push_str(head);
        mark(value, &mut depth, &mut marked);
        marked.push('\n');
    }
    marked
}

/// Where the words of a line begin: after the key of a message or an attribute; nowhere in a comment.
fn value_start(line: &str) -> usize {
    let trimmed = line.trim_start();
    if line.starts_with('#') || trimmed.is_empty() {
        return line.len();
    }
    let is_key = !line.starts_with(' ') || trimmed.starts_with('.');
    match line.find('=') {
        Some(equals) if is_key => equals + 1,
        _ => line.len() - trimmed.len(),
    }
}

/// Where the words of a choice begin: after the name in brackets.
fn variant_start(line: &str) -> usize {
    let trimmed = line.trim_start();
    let indent = line.len() - trimmed.len();
    match trimmed.trim_start_matches('*').starts_with('[') {
        true => line.find(']').map_or(indent, |end| end + 1),
        false => indent,
    }
}

/// Marks the words of a value that are outside braces, and those of a choice, which are inside one pair of them.
fn mark(value: &str, depth: &mut i32, out: &mut String) {
    let mut words = String::new();
    let mut chars = value.char_indices().peekable();
    while let Some((at, letter)) = chars.next() {
        let selects = letter == '{' && value[at..].contains("->") && !value[at..].contains('}');
        match letter {
            '{' if selects => {
                flush(&mut words, out);
                out.push_str(&value[at..]);
                *depth += 1;
                return;
            }
            '{' => {
                flush(&mut words, out);
                let end = at + placeable_len(&value[at..]);
                out.push_str(&value[at..end]);
                while chars.next_if(|&(next, _)| next < end).is_some() {}
            }
            '}' => {
                flush(&mut words, out);
                out.push('}');
                *depth -= 1;
            }
            _ => words.push(letter),
        }
    }
    flush(&mut words, out);
}

/// How long what stands in braces is, the braces included; a brace inside quotes is text.
fn placeable_len(text: &str) -> usize {
    let mut quoted = false;
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '}' if !quoted => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// Writes the words collected so far, marked if there is a letter in them.
fn flush(words: &mut String, out: &mut String) {
    let trimmed = words.trim();
    if trimmed.chars().any(char::is_alphabetic) {
        let start = words.len() - words.trim_start().len();
        let end = start + trimmed.len();
        out.push_str(&words[..start]);
        out.push('‹');
        out.push_str(trimmed);
        out.push('›');
        out.push_str(&words[end..]);
    } else {
        out.push_str(words);
    }
    words.clear();
}

#[cfg(test)]
mod tests {
    use super::pseudo;

    #[test]
    fn words_are_marked_and_nothing_else() {
        let text = "# A comment\nkey = Drive to { $at }, now\n    .do = Drive\nmore =\n    Long { $n ->\n        [one] line\n       *[other] lines { $n }\n    } end\n";
        let marked = "# A comment\nkey = ‹Drive to› { $at }‹, now›\n    .do = ‹Drive›\nmore =\n    ‹Long› { $n ->\n        [one] ‹line›\n       *[other] ‹lines› { $n }\n    } ‹end›\n";
        assert_eq!(pseudo(text), marked);
        assert_eq!(pseudo("bar = { \"{pos}/{len}\" } games\n"), "bar = { \"{pos}/{len}\" } ‹games›\n");
    }
}
