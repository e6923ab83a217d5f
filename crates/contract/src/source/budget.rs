//! Limits on the size of a document.

/// Limits that keep a hostile or broken document from exhausting the machine.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Bytes in one file.
    pub file_bytes: usize,
    /// Bytes in all files of one document.
    pub total_bytes: usize,
    /// Objects and arrays inside one another.
    pub depth: usize,
    /// Nodes after every YAML alias is written out.
    pub expanded_nodes: u64,
}

impl Default for Limits {
    /// Three times what the largest public documents need; far below what hurts.
    fn default() -> Self {
        Limits { file_bytes: 16 << 20, total_bytes: 64 << 20, depth: 256, expanded_nodes: 20_000_000 }
    }
}
