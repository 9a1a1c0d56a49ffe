//! The unit tests of ed25519-dalek name nothing that they do not import.
