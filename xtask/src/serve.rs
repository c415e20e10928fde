//! A server for the files of one folder, for this machine only.

use crate::progress::Progress;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

/// Shown until the folder is there. It asks for a path that the page's service worker, which may be
/// left from an earlier visit, has not kept: 503 while the build is running, 404 afterwards.
const WAITING: &str = r#"<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>warpscope: building</title>
<h1>Building the playground …</h1>
<p>This page opens it as soon as it is ready.</p>
<pre id="steps" role="status"></pre>
<script>
const steps = document.getElementById('steps')
const ask = async () => {
  try {
    const answer = await fetch('/building', { cache: 'no-store' })
    if (answer.status !== 503) return location.reload()
    steps.textContent = await answer.text()
    setTimeout(ask, 1000)
  } catch {
    steps.textContent = 'The build has stopped. The terminal that it was started in says why.'
  }
}
ask()
</script>
</html>
"#;

/// What is served.
#[derive(Clone, Debug)]
pub struct Site {
    pub folder: PathBuf,
    /// The build that the folder comes from, if it may still be running.
    pub build: Option<Arc<Progress>>,
}

/// Serves until the process ends.
pub fn serve(listener: &TcpListener, site: &Site) {
    for stream in listener.incoming().flatten() {
        let site = site.clone();
        // A connection that the browser closes early is not an error.
        std::thread::spawn(move || drop(answer(stream, &site)));
    }
}

struct Answer {
    status: &'static str,
    kind: &'static str,
    body: Vec<u8>,
}

/// Answers the requests of one connection.
fn answer(stream: TcpStream, site: &Site) -> std::io::Result<()> {
    let mut write = stream.try_clone()?;
    let mut lines = BufReader::new(stream).lines();
    while let Some(first) = lines.next().transpose()? {
        for line in lines.by_ref() {
            if line?.is_empty() {
                break;
            }
        }
        let mut words = first.split(' ');
        let (method, path) = (words.next().unwrap_or(""), words.next().unwrap_or("/"));
        let Answer { status, kind, body } = find(site, method, path);
        write!(
            write,
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\
             Cache-Control: no-cache\r\n\r\n",
            body.len()
        )?;
        if method != "HEAD" {
            write.write_all(&body)?;
        }
    }
    Ok(())
}

fn find(site: &Site, method: &str, path: &str) -> Answer {
    if let Some(build) = site.build.as_ref().filter(|build| !build.has_ended()) {
        let status = "503 Service Unavailable";
        if path == "/building" {
            let body = build.lines().join("\n").into_bytes();
            return Answer { status, kind: "text/plain; charset=utf-8", body };
        }
        return Answer { status, kind: "text/html; charset=utf-8", body: WAITING.into() };
    }
    let file = local(path).map(|path| site.folder.join(path));
    let file = file.filter(|_| matches!(method, "GET" | "HEAD"));
    if let Some(file) = file
        && let Ok(body) = fs::read(&file)
    {
        return Answer { status: "200 OK", kind: mime(&file), body };
    }
    Answer { status: "404 Not Found", kind: "text/plain", body: b"no such file\n".to_vec() }
}

/// The path below the folder that a request means; none if it leads out of it.
fn local(path: &str) -> Option<PathBuf> {
    let path = path.split(['?', '#']).next()?.trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    let path = Path::new(path);
    path.components().all(|c| matches!(c, Component::Normal(_))).then(|| path.to_owned())
}

fn mime(file: &Path) -> &'static str {
    match file.extension().and_then(|e| e.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        _ => "text/plain; charset=utf-8",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_stay_in_the_folder() {
        assert_eq!(local("/"), Some(PathBuf::from("index.html")));
        assert_eq!(local("/assets/a.js?x"), Some(PathBuf::from("assets/a.js")));
        assert_eq!(local("/../Cargo.toml"), None);
        assert_eq!(local("//etc/passwd"), Some(PathBuf::from("etc/passwd")));
    }

    #[test]
    fn a_running_build_is_shown_instead_of_files() {
        let progress = Arc::new(Progress::new());
        let folder = crate::command::root().join("xtask");
        let site = Site { folder, build: Some(progress.clone()) };
        progress.watch(|| {
            let _ = progress.step("engine", |_| {
                let steps = find(&site, "GET", "/building");
                assert!(steps.status.starts_with("503") && steps.body.starts_with(b"engine: "));
                assert!(find(&site, "GET", "/").body.starts_with(b"<!doctype html>"));
                Ok(())
            });
        });
        assert!(find(&site, "GET", "/building").status.starts_with("404"));
        assert!(find(&site, "GET", "/Cargo.toml").status.starts_with("200"));
    }
}
