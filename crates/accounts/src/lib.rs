//! Passwords by mail.
//!
//! A [`Letter`] is what a mail will say. The [`MailOutbox`] keeps it, sealed, in the transaction of what it tells of; the
//! [`MailDispatch`] takes it from there to the [`Courier`], which is an SMTP server or a folder. [`AccountPages`] are
//! where users ask for a link and choose a new password.
//!
//! Links are made when a mail is sent and not when it is asked for: whoever asks is answered before anybody has looked
//! whether the address is known.

mod courier;
mod dispatch;
mod figures;
mod letter;
mod outbox;
mod page;
mod pages;

pub use courier::{Courier, CourierError, SmtpServer, SmtpTls};
pub use dispatch::MailDispatch;
pub use figures::MailFigures;
pub use letter::{Letter, PublicUrl};
pub use outbox::MailOutbox;
pub use pages::AccountPages;
