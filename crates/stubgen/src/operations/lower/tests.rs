//! Small documents, and what becomes of them.
