//! Requests to wait, in words and seconds.

use std::time::Duration;

/// Seconds of a wait, never too few and at least one.
pub fn whole_seconds(wait: Duration) -> i32 {
    i32::try_from(wait.as_millis().div_ceil(1000)).unwrap_or(i32::MAX).max(1)
}

/// Asks a caller to wait.
pub fn wait_for(seconds: i32) -> String {
    let unit = if seconds == 1 { "segundo" } else { "segundos" };
    format!("Aguarde {seconds} {unit} e tente de novo.")
}
