//! Lists that the service answers in pages, item by item.

use std::collections::VecDeque;
use std::fmt;
use std::pin::Pin;
use std::task::{Context, Poll};

use client_runtime::Operation;
use futures_util::stream::{self, Stream, StreamExt, TryStreamExt};

use crate::Error;
use crate::generated::{builder, operations, types};

/// The items of all pages, from the page that was asked for, or the first, to the last.
///
/// A [`Stream`] that fetches a page when its first item is wanted. An error is its last item. Dropping it drops the call that
/// is under way.
#[must_use = "a stream does nothing until it is read"]
pub struct Pages<'a, T> {
    items: Pin<Box<dyn Stream<Item = Result<T, Error>> + Send + 'a>>,
}

impl<'a, T: Send + 'a> Pages<'a, T> {
    /// The next item; `None` after the last one, or after an error.
    pub async fn next(&mut self) -> Option<Result<T, Error>> {
        StreamExt::next(&mut self.items).await
    }

    /// All items at once.
    pub async fn all(self) -> Result<Vec<T>, Error> {
        self.items.try_collect().await
    }

    /// Pages of an operation; `fetch` asks for one by its number, or for whatever its request already says.
    fn new<F, R>(operation: &'static Operation, fetch: F) -> Pages<'a, T>
    where
        F: Fn(Option<i32>) -> R + Send + 'a,
        R: Future<Output = Result<Page<T>, Error>> + Send + 'a,
    {
        let start = PageReader { fetch, operation, items: VecDeque::new(), next: Next::First };
        let items = stream::unfold(start, |mut reader| async move {
            let item = reader.item().await.transpose()?;
            if item.is_err() {
                reader.next = Next::Nothing;
            }
            Some((item, reader))
        });
        Pages { items: Box::pin(items.fuse()) }
    }
}

impl<T> Stream for Pages<'_, T> {
    type Item = Result<T, Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.items.as_mut().poll_next(context)
    }
}

impl<T> fmt::Debug for Pages<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pages")
    }
}

/// One page as it was answered.
struct Page<T> {
    items: Vec<T>,
    number: i32,
    has_next: bool,
}

/// A list that is being read.
struct PageReader<T, F> {
    fetch: F,
    operation: &'static Operation,
    /// Items of the last page that are not yet given out.
    items: VecDeque<T>,
    next: Next,
}

#[derive(Clone, Copy)]
enum Next {
    /// The page that the request names, or the first.
    First,
    /// The page of a number.
    Number(i32),
    Nothing,
}

impl<T, F, R> PageReader<T, F>
where
    F: Fn(Option<i32>) -> R,
    R: Future<Output = Result<Page<T>, Error>>,
{
    async fn item(&mut self) -> Result<Option<T>, Error> {
        if self.items.is_empty() {
            let asked = match self.next {
                Next::First => None,
                Next::Number(number) => Some(number),
                Next::Nothing => return Ok(None),
            };
            let page = (self.fetch)(asked).await?;
            self.check(asked, page.number)?;
            // A page without items is the last, whatever it says: there would be no end otherwise.
            self.next = match page.number.checked_add(1) {
                Some(number) if page.has_next && !page.items.is_empty() => Next::Number(number),
                _ => Next::Nothing,
            };
            self.items = page.items.into();
        }
        Ok(self.items.pop_front())
    }

    /// A server that answers another page than was asked for would be asked for ever.
    fn check(&self, asked: Option<i32>, answered: i32) -> Result<(), Error> {
        match asked {
            Some(asked) if asked != answered => Err(Error::Contract {
                operation: self.operation.id,
                status: 200,
                path: Some("paginaAtual".to_owned()),
                message: format!("page {asked} was asked for, page {answered} is the answer"),
            }),
            _ => Ok(()),
        }
    }
}

/// Gives the builder of a paged operation its `pages`.
macro_rules! paged {
    ($builder:ident, $item:ident, $operation:ident) => {
        impl<'a> builder::$builder<'a> {
            /// Sends the call as often as there are pages: their items one by one, each page fetched when it is needed.
            /// Begins with `pagina` if that is set.
            pub fn pages(self) -> Pages<'a, types::$item> {
                Pages::new(&operations::$operation, move |number| {
                    let call = match number {
                        Some(number) => self.clone().pagina(number),
                        None => self.clone(),
                    };
                    async move {
                        let page = call.send().await?.into_inner();
                        Ok(Page { items: page.itens, number: page.pagina_atual, has_next: page.proxima_pagina })
                    }
                })
            }
        }
    };
}

paged!(PesquisarAssociados, PesquisaAssociadoOutputTo, PESQUISAR_ASSOCIADOS);
paged!(ListarBeneficios, PesquisaBeneficioOutputTo, LISTAR_BENEFICIOS);
