//! Runner of the file tests.
