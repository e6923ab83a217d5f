//! All operations behind one door.

use std::pin::Pin;

use api::Operations;
use api::runtime::rejection::Shapes;
use api::runtime::{self, Answer, Call, Route, Stub};

use super::Service;

/// The operations of the service. Code that is generic over whoever answers is compiled with it here, once; otherwise every
/// program that serves them would compile all of it anew.
pub struct ServiceOperations(Operations<Service>);

/// The stub of the service.
pub fn stub(service: Service) -> Stub<ServiceOperations> {
    Stub::new(ServiceOperations(Operations::all(service)))
}

impl runtime::Operations for ServiceOperations {
    const DOCUMENT: &'static str = <Operations<Service> as runtime::Operations>::DOCUMENT;
    const ROUTES: &'static [Route] = <Operations<Service> as runtime::Operations>::ROUTES;

    const SHAPES: Shapes = <Operations<Service> as runtime::Operations>::SHAPES;

    async fn call(&self, operation: usize, call: &mut Call) -> Answer {
        self.answering(operation, call).await
    }
}

impl ServiceOperations {
    /// The answer, in a box: whoever polls a bare future compiles what is in it.
    fn answering<'c>(
        &'c self,
        operation: usize,
        call: &'c mut Call,
    ) -> Pin<Box<dyn Future<Output = Answer> + Send + 'c>> {
        Box::pin(runtime::Operations::call(&self.0, operation, call))
    }
}
