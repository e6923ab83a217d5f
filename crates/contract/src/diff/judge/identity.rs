//! Names of findings, short enough to be copied into a command.

/// The name of a finding that a text tells from all others.
pub(super) fn of(text: &str) -> String {
    // FNV-1a: short, and the same with every compiler.
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    format!("{hash:016x}")
}
