//! The version of each implementation, as this workspace's lockfile or the Go program's module file pins it.

const LOCKFILE: &str = include_str!("../Cargo.lock");
const MODULE: &str = include_str!("../gnark/go.mod");

/// The version of `package` in the lockfile; the highest, where it holds several (then the one named in
/// `Cargo.toml`, the others being dependencies of peers). Of a Go module in the module file.
///
/// # Panics
/// When neither holds such a package: a misspelt name in this program.
pub fn version(package: &str) -> String {
    let module = MODULE.split_whitespace().skip_while(|word| *word != package).nth(1);
    if let Some(version) = module {
        return version.trim_start_matches('v').to_owned();
    }
    let wanted = format!("name = \"{package}\"");
    let mut lines = LOCKFILE.lines();
    let mut versions: Vec<Vec<u64>> = Vec::new();
    while let Some(line) = lines.next() {
        if line == wanted {
            let version = lines
                .next()
                .and_then(|line| line.strip_prefix("version = \""))
                .and_then(|rest| rest.strip_suffix('"'))
                .expect("a lockfile names the version right after the package");
            versions.push(
                version
                    .split(['+', '-'])
                    .next()
                    .expect("split yields at least one part")
                    .split('.')
                    .map(|part| part.parse().expect("a version is numbers and dots"))
                    .collect(),
            );
        }
    }
    let highest = versions.into_iter().max().unwrap_or_else(|| panic!("no package {package} in Cargo.lock"));
    highest.iter().map(u64::to_string).collect::<Vec<_>>().join(".")
}

#[cfg(test)]
mod tests {
    #[test]
    fn versions_come_from_the_lockfile() {
        assert!(super::version("blst").starts_with("0.3."));
        // Two versions are locked: the one asked for, and an older one that halo2curves needs.
        assert!(super::version("num-bigint").starts_with("0.5."));
        assert!(super::version("github.com/consensys/gnark-crypto").starts_with("0."));
    }
}
