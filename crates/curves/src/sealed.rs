//! What keeps a trait to this workspace, so that its hidden functions may change in any release.

/// Curves and pairings of the workspace.
pub trait Sealed {}
