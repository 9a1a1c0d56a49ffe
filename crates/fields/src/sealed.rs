//! What keeps a trait to this workspace, so that its hidden functions may change in any release.

/// Fields and towers of the workspace.
pub trait Sealed {}
