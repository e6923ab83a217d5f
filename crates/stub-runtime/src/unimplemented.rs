//! Operations that nobody has written yet.
//!
//! Stubs can be generated with bodies that answer 501, for a contract that lands before its code. Such a body returns an
//! [`Unimplemented`], and by the name of that type a service can be asked, before any call, which operations it lacks.

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};

use crate::Rejection;
use crate::rejection::Reason;

/// Ready future that the default body of an operation returns.
#[derive(Debug)]
pub struct Unimplemented<T>(Option<T>);

// Nothing inside is ever pinned.
impl<T> Unpin for Unimplemented<T> {}

impl<T> Future for Unimplemented<T> {
    type Output = T;

    fn poll(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<T> {
        Poll::Ready(self.0.take().expect("a future is not polled after it was ready"))
    }
}

/// A body that answers 501.
pub fn answer<T, E: From<Rejection>>(operation: &'static str) -> Unimplemented<Result<T, E>> {
    Unimplemented(Some(Err(Rejection::new(Reason::Unimplemented { operation }).into())))
}

/// True if an operation is answered by its default body. The function is not called; the type of its result tells.
///
/// The name of a type is meant for people who look for a cause, and so is the list that is made with this: nothing but
/// the list may depend on it.
pub fn is_default<S: 'static, A, R>(_: impl FnOnce(&'static S, A) -> R) -> bool {
    std::any::type_name::<R>().starts_with(concat!(module_path!(), "::Unimplemented<"))
}

#[cfg(test)]
mod tests {
    use super::{answer, is_default};
    use crate::Rejection;

    trait Pets: Sync + 'static {
        fn list(&self, name: String, age: u8) -> impl Future<Output = Result<String, Rejection>> + Send {
            let _ = (name, age);
            answer("list")
        }

        fn add(&self) -> impl Future<Output = Result<(), Rejection>> + Send {
            answer("add")
        }
    }

    struct Half;

    impl Pets for Half {
        async fn list(&self, name: String, _: u8) -> Result<String, Rejection> {
            Ok(name)
        }
    }

    #[test]
    fn what_is_not_written_is_found_without_a_call() {
        assert!(!is_default(|service: &'static Half, (name, age)| Pets::list(service, name, age)));
        assert!(is_default(|service: &'static Half, ()| Pets::add(service)));
    }

    #[tokio::test]
    async fn the_default_is_ready_at_once() {
        let refused = answer::<(), Rejection>("add").await.expect_err("nobody has written it");
        assert_eq!(refused.status(), 501);
    }
}
