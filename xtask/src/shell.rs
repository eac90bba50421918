//! Running other programs: said before it is done, and told what to do when it fails.

use std::env;
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::project::Project;

/// What a program said, and whether it was content.
#[derive(Debug)]
pub(crate) struct Heard {
    /// It ended with code 0.
    pub(crate) ok: bool,
    /// Its lines from both streams.
    pub(crate) lines: Vec<String>,
}

/// The cargo that started us, in the project's root.
pub(crate) fn cargo(project: &Project) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(project.root());
    command
}

/// A command line as one would type it.
pub(crate) fn typed(command: &Command) -> String {
    let program = command.get_program().to_string_lossy();
    let name = program.rsplit('/').next().unwrap_or_default().to_owned();
    command.get_args().fold(name, |line, word| line + " " + &word.to_string_lossy())
}

/// Runs to the end with our own streams.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = typed(command);
    println!("$ {line}");
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed; what it printed above says why");
    }
    Ok(())
}

/// Runs to the end and shows what was printed only if that went wrong.
pub(crate) fn silently(command: &mut Command) -> Result<()> {
    let line = typed(command);
    let output = command.stdin(Stdio::null()).output().with_context(|| format!("cannot start `{line}`"))?;
    if !output.status.success() {
        eprint!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        bail!("`{line}` failed; what it printed above says why");
    }
    Ok(())
}

/// Whether a program runs and is content, without showing what it prints.
pub(crate) fn works(command: &mut Command) -> bool {
    command.stdin(Stdio::null()).output().is_ok_and(|output| output.status.success())
}

/// Whether a program is content within this time; it is stopped when the time is up.
pub(crate) fn works_within(command: &mut Command, limit: Duration) -> Result<bool> {
    println!("$ {}", typed(command));
    let deadline = Instant::now() + limit;
    let Ok(mut child) = command.stdin(Stdio::null()).spawn() else { return Ok(false) };
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status.success());
        }
        if Instant::now() > deadline {
            child.kill()?;
            child.wait()?;
            return Ok(false);
        }
        thread::sleep(Duration::from_millis(50));
    }
}

/// Runs to the end, passing on every line as it comes and keeping it.
pub(crate) fn listen(command: &mut Command) -> Result<Heard> {
    hear(command, |line| println!("{line}"))
}

/// Runs to the end, keeping every line and showing them only if it fails.
pub(crate) fn overhear(command: &mut Command) -> Result<Heard> {
    let heard = hear(command, |_| {})?;
    if !heard.ok {
        println!("{}", heard.lines.join("\n"));
    }
    Ok(heard)
}

fn hear(command: &mut Command, show: fn(&str)) -> Result<Heard> {
    let line = typed(command);
    println!("$ {line}");
    command
        .env("CARGO_TERM_COLOR", "never")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().with_context(|| format!("cannot start `{line}`"))?;
    let errors = child.stderr.take().map(|stream| thread::spawn(move || lines(stream, show)));
    let mut heard = child.stdout.take().map(|stream| lines(stream, show)).unwrap_or_default();
    heard.extend(errors.and_then(|thread| thread.join().ok()).unwrap_or_default());
    Ok(Heard { ok: child.wait()?.success(), lines: heard })
}

fn lines(stream: impl Read, show: fn(&str)) -> Vec<String> {
    let mut lines = Vec::new();
    // A program may print bytes that are no text, a fuzzer above all: they are shown, not an error.
    for bytes in BufReader::new(stream).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&bytes).into_owned();
        show(&line);
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_program_is_named_with_its_words() {
        let error = run(Command::new("false").arg("--really")).unwrap_err();
        assert!(error.to_string().starts_with("`false --really` failed"), "{error}");
    }

    #[test]
    fn both_streams_are_heard_and_the_code_is_kept() {
        let heard = listen(Command::new("sh").args(["-c", "echo out; echo err >&2; exit 3"])).unwrap();
        assert!(!heard.ok);
        assert_eq!(heard.lines, ["out", "err"]);
    }

    #[test]
    fn a_program_that_takes_too_long_is_stopped() {
        let start = Instant::now();
        assert!(!works_within(Command::new("sleep").arg("60"), Duration::from_millis(1)).unwrap());
        assert!(start.elapsed() < Duration::from_secs(30));
        assert!(works_within(&mut Command::new("true"), Duration::from_secs(30)).unwrap());
    }

    #[test]
    fn a_program_that_is_not_there_does_not_work() {
        assert!(!works(&mut Command::new("no-such-program-anywhere")));
        assert!(works(&mut Command::new("true")));
    }
}
