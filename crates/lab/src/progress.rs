//! How far long work is.

/// Is told what is being done, and how many parts of how many are.
pub type Progress<'a> = &'a (dyn Fn(&'static str, usize, usize) + Sync);

/// A bar on standard error, if that is a terminal.
#[cfg(not(target_family = "wasm"))]
pub fn bar() -> impl Fn(&'static str, usize, usize) + Sync {
    use indicatif::{ProgressBar, ProgressStyle};
    let style = ProgressStyle::with_template("{msg:9} {wide_bar} {pos}/{len} {eta:>4}").expect("the template is fixed");
    let bar = ProgressBar::new(0).with_style(style);
    move |what, done, of| {
        if done == 0 {
            bar.reset();
            bar.set_message(what);
            bar.set_length(of as u64);
        }
        bar.set_position(done as u64);
        if done == of {
            bar.finish_and_clear();
        }
    }
}

/// There is no terminal.
#[cfg(target_family = "wasm")]
pub fn bar() -> impl Fn(&'static str, usize, usize) + Sync {
    |_, _, _| ()
}
