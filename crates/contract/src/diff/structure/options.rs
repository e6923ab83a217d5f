//! Options of the walk.

/// Options of the walk.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// The day on which sunsets are looked at: year, month, day. Without it every sunset is still to come.
    pub today: Option<(i32, u8, u8)>,
    /// Days that must lie between the deprecation of something `beta` and its sunset.
    pub grace_beta: u32,
    /// Days that must lie between the deprecation of something stable and its sunset.
    pub grace_stable: u32,
}
