//! A sign of life while the server thinks. Shown on a terminal only, and only when waiting takes a while.

use std::io::{self, IsTerminal, Write};
use std::pin::pin;
use std::time::Duration;

use tokio::time::{Instant, MissedTickBehavior, interval_at};

/// Shorter waits show nothing: a flicker tells nobody anything.
const DELAY: Duration = Duration::from_millis(200);
const PERIOD: Duration = Duration::from_millis(80);
const FRAMES: [&str; 10] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const CLEAR: &str = "\r\u{1b}[2K";

/// Waits for a future, with a spinner on stderr if that is a terminal.
pub(crate) async fn wait<F: Future>(label: &str, future: F) -> F::Output {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if io::stderr().is_terminal() && !is_dumb { wait_on(&mut io::stderr(), label, future).await } else { future.await }
}

async fn wait_on<F: Future>(screen: &mut impl Write, label: &str, future: F) -> F::Output {
    let mut future = pin!(future);
    let mut ticks = interval_at(Instant::now() + DELAY, PERIOD);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Skip);
    let mut n_frames = 0;
    loop {
        tokio::select! {
            biased;
            output = &mut future => {
                if n_frames > 0 {
                    draw(screen, CLEAR);
                }
                return output;
            }
            _ = ticks.tick() => {
                draw(screen, &format!("{CLEAR}{} {label}", FRAMES[n_frames % FRAMES.len()]));
                n_frames += 1;
            }
        }
    }
}

/// A screen that cannot be drawn on is no reason to give up a call.
fn draw(screen: &mut impl Write, text: &str) {
    let _ = screen.write_all(text.as_bytes()).and_then(|()| screen.flush());
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::wait_on;

    async fn drawn_within(millis: u64) -> String {
        let mut screen = Vec::new();
        wait_on(&mut screen, "aguardando", tokio::time::sleep(Duration::from_millis(millis))).await;
        String::from_utf8(screen).unwrap()
    }

    #[tokio::test(start_paused = true)]
    async fn short_waits_show_nothing() {
        assert_eq!(drawn_within(199).await, "");
    }

    #[tokio::test(start_paused = true)]
    async fn long_waits_turn_and_leave_nothing_behind() {
        assert_eq!(drawn_within(330).await, "\r\u{1b}[2K⠋ aguardando\r\u{1b}[2K⠙ aguardando\r\u{1b}[2K");
    }
}
