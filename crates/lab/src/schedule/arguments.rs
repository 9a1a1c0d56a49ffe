//! What `montane schedule` is told.

/// What an assembly body computes in the order that it has, and whether that is a legal order of its rows.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The kernel or body; without a name every one that is written in assembly. The bodies on points of 2^255 - 19,
    /// which share their elements and one file, are `fe25519_points_limbs64_adx` together, with `zen3_adx` or
    /// `zen5_adx` for the orders of those processors; what is checked is the order that is chosen here.
    #[arg(required_unless_present_any = ["check", "mistakes", "emit"])]
    pub(super) kernel: Option<String>,
    /// The prime; by default the first that the kernel takes.
    #[arg(long, value_name = "FIELD")]
    pub(super) field: Vec<String>,
    /// Only say whether the order is a legal one, and exit 1 if not.
    #[arg(long)]
    pub(super) check: bool,
    /// Also make every mistake of three kinds, one at a time, and exit 1 if the check does not see one: a step moved
    /// across a writer of its flag, a carry lost, a register written before its last reader.
    #[arg(long)]
    pub(super) mistakes: bool,
    /// Make every generated file of the checkout again from the orders beside it, `orders.txt`.
    #[arg(long, conflicts_with_all = ["kernel", "check", "mistakes"])]
    pub(super) emit: bool,
    /// Search for a faster order on this processor for so many seconds, and prove what is found.
    #[arg(long, value_name = "SECONDS", requires = "kernel", conflicts_with_all = ["check", "mistakes", "emit"])]
    pub(super) search: Option<u64>,
    /// Write what a search finds in the place of the present order, and make the files again; otherwise it is only
    /// printed.
    #[arg(long, requires = "search")]
    pub(super) write: bool,
    /// The random moves of a search.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// Begin a search from the rows as they are written down, not from the present order.
    #[arg(long, requires = "search")]
    pub(super) plain: bool,
}
