//! The report in a real browser: headless Chromium renders it without errors and without the network, and every
//! plot shows something. Skipped where there is no Chromium.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::built::release;
use crate::html::valid;

/// A window so tall that the whole page is on the screenshot, at a third of its size: no browser's is taller.
const WIDTH: usize = 700;
const HEIGHT: usize = 16_384;
/// Added to a copy of the page: the size, and at the end a record of where every plot is.
const SMALL: &str = "<style>html{zoom:.33}</style></head>";
const WHERE: &str = "<script>addEventListener('load',()=>{const o=document.createElement('output');o.id='where';\
    o.textContent=JSON.stringify([...document.querySelectorAll('svg.chart')].map(s=>{const r=s.getBoundingClientRect();\
    return [s.getAttribute('aria-labelledby')||'',r.left,r.top,r.right,r.bottom,s.tabIndex]}));\
    document.body.append(o)})</script></body>";

/// The width of a phone's page, and at the end how many texts of a plot lie on one another there.
const PHONE: &str = "<style>body{max-width:400px}</style></head>";
const OVERLAPS: &str = "<script>addEventListener('load',()=>{const o=document.createElement('output');o.id='overlaps';\
    o.textContent=[...document.querySelectorAll('svg.chart')].flatMap(s=>{\
    const t=[...s.querySelectorAll(':scope>text,:scope>g>text')].map(t=>[t.textContent,t.getBoundingClientRect()]);\
    return t.flatMap(([a,r],i)=>t.slice(i+1).filter(([b,q])=>r.left<q.right&&q.left<r.right&&r.top+3<q.bottom&&q.top+3<r.bottom)\
    .map(([b,q])=>a+' / '+b))}).join(', ');document.body.append(o)})</script></body>";

fn chromium() -> Option<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).flat_map(|dir| names.map(|name| dir.join(name))).find(|file| file.is_file())
}

struct Browser {
    program: PathBuf,
    scratch: PathBuf,
}

impl Browser {
    fn run(&self, page: &Path, args: &[String]) -> (String, String) {
        let output = Command::new(&self.program)
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run"])
            .args(["--disable-background-networking", "--disable-component-update", "--disable-sync"])
            .args(["--enable-logging=stderr", "--virtual-time-budget=5000"])
            .arg(format!("--user-data-dir={}", self.scratch.join("profile").display()))
            .arg(format!("--window-size={WIDTH},{HEIGHT}"))
            .args(args)
            .arg(format!("file://{}", page.display()))
            .output()
            .expect("chromium runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        (String::from_utf8_lossy(&output.stdout).into_owned(), String::from_utf8_lossy(&output.stderr).into_owned())
    }

    fn screenshot(&self, page: &Path, name: &str, args: &[String]) -> Image {
        let file = self.scratch.join(name);
        self.run(page, &[args, &[format!("--screenshot={}", file.display())]].concat());
        Image::read(&file)
    }
}

struct Image {
    width: usize,
    height: usize,
    rgb: Vec<[u8; 3]>,
}

impl Image {
    fn read(file: &Path) -> Self {
        let file = std::io::BufReader::new(fs::File::open(file).expect("a screenshot was taken"));
        let mut reader = png::Decoder::new(file).read_info().expect("a PNG");
        let mut bytes = vec![0; reader.output_buffer_size().expect("it fits in memory")];
        let info = reader.next_frame(&mut bytes).expect("a whole PNG");
        let pixels = bytes[..info.buffer_size()].chunks_exact(info.color_type.samples());
        let (width, height) = (info.width as usize, info.height as usize);
        Self { width, height, rgb: pixels.map(|p| [p[0], p[1], p[2]]).collect() }
    }

    /// Colours within a rectangle that are far from grey: those of bars and curves.
    fn colours(&self, [left, top, right, bottom]: [f64; 4]) -> BTreeSet<[u8; 3]> {
        assert!(bottom <= self.height as f64, "the plot is on the screenshot: {bottom} of {}", self.height);
        let columns = left.max(0.0) as usize..(right as usize).min(self.width);
        (top as usize..bottom as usize)
            .flat_map(|y| columns.clone().map(move |x| self.rgb[y * self.width + x]))
            .filter(|rgb| rgb.iter().max().unwrap() - rgb.iter().min().unwrap() > 60)
            .collect()
    }

    fn background(&self) -> [u8; 3] {
        self.rgb[0]
    }
}

/// What `WHERE` left in the page.
fn plots(dom: &str) -> Vec<Value> {
    let (_, rest) = dom.split_once("<output id=\"where\">").expect("the record is in the page");
    let (record, _) = rest.split_once("</output>").expect("the record ends");
    serde_json::from_str(&record.replace("&quot;", "\"").replace("&amp;", "&")).expect("the record is JSON")
}

/// What `peers --html` writes, of everything that was measured.
#[test]
fn pages_beside_the_peers_are_valid() {
    let folder = montane_figures::documents::root().join(montane_figures::documents::FOLDER);
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let data: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|e| e == "json")).collect();
    assert!(!data.is_empty());
    for path in data {
        let measured = montane_figures::measured::Measured::read(&path).unwrap();
        let page = valid(&montane_figures::beside::html(&measured));
        assert!(page.values("id").iter().any(|id| id == "chart-bls12_381_pairing"), "{}", path.display());
    }
}

#[test]
#[ignore = "builds the command for release: minutes"]
fn release_report_renders_in_chromium() {
    let Some(program) = chromium() else {
        println!("skipped: no chromium (Debian: apt-get install chromium)");
        return;
    };
    let scratch = std::env::temp_dir().join(format!("montane-report-{}", std::process::id()));
    let out = scratch.join("out");
    let written = Command::new(release()).args(["report", "--quick", "--out"]).arg(&out).output().unwrap();
    assert!(written.status.success(), "{}", String::from_utf8_lossy(&written.stderr));
    let page = out.join("index.html");
    let text = fs::read_to_string(&page).unwrap();
    valid(&text);
    for kernel in montane_contenders::registry::all().filter(|k| [4, 6].contains(&k.limbs)) {
        assert!(text.contains(&kernel.name()), "{} is in the report", kernel.name());
    }
    for program in &montane_operations::programs::PROGRAMS {
        assert!(text.contains(program.summary), "{} is in the report", program.name);
    }
    // Listings are megabytes, for whoever asks for them.
    assert!(text.len() < 1_500_000, "{} bytes", text.len());

    let browser = Browser { program, scratch: scratch.clone() };
    // The page as it is: nothing on the console, nothing asked of the network.
    let net = scratch.join("net.json");
    let (_, log) = browser.run(&page, &[format!("--log-net-log={}", net.display()), "--dump-dom".into()]);
    let console: Vec<&str> = log.lines().filter(|l| l.contains(":CONSOLE")).collect();
    assert!(console.is_empty(), "{console:?}");
    let net: Value = serde_json::from_str(&fs::read_to_string(net).unwrap()).unwrap();
    // Requests of the browser itself, for updates and the like, have no origin.
    let of_page = |e: &&Value| e["params"]["initiator"].as_str().is_some_and(|i| i != "not an origin");
    let asked: Vec<&Value> = net["events"].as_array().unwrap().iter().filter(of_page).collect();
    let remote = |e: &&&Value| e["params"]["url"].as_str().is_some_and(|u| u.starts_with("http"));
    assert_eq!(asked.iter().filter(remote).count(), 0, "{asked:?}");

    // A copy that says where its plots are.
    let copy = scratch.join("copy.html");
    fs::write(&copy, text.replacen("</head>", SMALL, 1).replacen("</body>", WHERE, 1)).unwrap();
    let (dom, _) = browser.run(&copy, &["--dump-dom".into()]);
    let plots = plots(&dom);
    // Multiplication and squaring bars, two scale plots, opcodes and memory for each limb count.
    assert!(plots.len() >= 10, "{} plots", plots.len());
    let light = browser.screenshot(&copy, "light.png", &["--blink-settings=preferredColorScheme=1".into()]);
    let dark = browser.screenshot(&copy, "dark.png", &["--blink-settings=preferredColorScheme=0".into()]);
    assert!(light.background().iter().all(|&c| c > 200), "light: {:?}", light.background());
    assert!(dark.background().iter().all(|&c| c < 60), "dark: {:?}", dark.background());
    for plot in &plots {
        let place = [1, 2, 3, 4].map(|i| plot[i].as_f64().unwrap());
        assert!(place[2] - place[0] > 100.0 && place[3] - place[1] > 10.0, "{plot}");
        assert_eq!(plot[5], 0, "reachable by keyboard: {plot}");
        for (image, name) in [(&light, "light"), (&dark, "dark")] {
            assert!(!image.colours(place).is_empty(), "{name}: nothing in {plot}");
        }
    }
    // On a phone, no name lies on a figure.
    fs::write(&copy, text.replacen("</head>", PHONE, 1).replacen("</body>", OVERLAPS, 1)).unwrap();
    let (dom, _) = browser.run(&copy, &["--dump-dom".into()]);
    assert!(
        dom.contains("<output id=\"overlaps\"></output>"),
        "{}",
        dom.split("<output id").nth(1).unwrap_or("no record")
    );
    println!("{} plots", plots.len());
    fs::remove_dir_all(&scratch).unwrap();
}
