//! (see module docs in docs/architecture.md)
