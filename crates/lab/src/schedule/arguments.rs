//! What `montane schedule` is told.

/// What an assembly body computes in the order that it has, and whether that is a legal order of its rows.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The kernel or body; without a name every one that is written in assembly. The bodies on points of 2^255 - 19, which share their
    /// elements and one file, are `fe25519_points_limbs64_adx` together, with `zen5_adx` for the order of that processor; what is checked
    /// is the order that is chosen here.
    #[arg(required_unless_present_any = ["check", "mistakes"])]
    pub(super) kernel: Option<String>,
    /// The prime; by default the first that the kernel takes.
    #[arg(long, value_name = "FIELD")]
    pub(super) field: Vec<String>,
    /// Only say whether the order is a legal one, and exit 1 if not.
    #[arg(long)]
    pub(super) check: bool,
    /// Also make every mistake of three kinds, one at a time, and exit 1 if the check does not see one: a step moved across a writer of its
    /// flag, a carry lost, a register written before its last reader.
    #[arg(long)]
    pub(super) mistakes: bool,
    /// Write the kernel's file in `crates/kernels` from its rows, in the order that the file has if it has one.
    #[arg(long, requires = "kernel", conflicts_with_all = ["check", "mistakes"])]
    pub(super) emit: bool,
    /// Search for a faster order on this processor for so many seconds, prove what is found, and write the kernel's file.
    #[arg(long, value_name = "SECONDS", requires = "kernel", conflicts_with_all = ["check", "mistakes", "emit"])]
    pub(super) search: Option<u64>,
    /// The random moves of a search.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// Write this file instead.
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<std::path::PathBuf>,
    /// Begin from the rows as they are written down, not from the order that the file has.
    #[arg(long)]
    pub(super) plain: bool,
}
