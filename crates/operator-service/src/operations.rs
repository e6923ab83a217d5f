//! All operations behind one door.

use std::pin::Pin;

use operator::Operations;
use stub_runtime::rejection::{Rejected, Shapes};
use stub_runtime::{self as runtime, Answer, Call, Route, Stub};

use super::OperatorService;

/// The operations of the operator. Code that is generic over whoever answers is compiled with it here, once; otherwise every
/// program that serves them would compile all of it anew.
pub struct OperatorOperations(Operations<OperatorService>);

/// The stub of the operator's service.
pub(crate) fn stub(service: OperatorService) -> Stub<OperatorOperations> {
    Stub::new(OperatorOperations(Operations::all(service)))
}

impl runtime::Operations for OperatorOperations {
    const DOCUMENT: &'static str = <Operations<OperatorService> as runtime::Operations>::DOCUMENT;
    const ROUTES: &'static [Route] = <Operations<OperatorService> as runtime::Operations>::ROUTES;

    const SHAPES: Shapes = <Operations<OperatorService> as runtime::Operations>::SHAPES;

    fn reject(&self, operation: Option<usize>, body: usize, rejected: Rejected<'_>) -> Answer {
        runtime::Operations::reject(&self.0, operation, body, rejected)
    }

    async fn call(&self, operation: usize, call: &mut Call) -> Answer {
        self.answering(operation, call).await
    }
}

impl OperatorOperations {
    /// The answer, in a box: whoever polls a bare future compiles what is in it.
    fn answering<'c>(
        &'c self,
        operation: usize,
        call: &'c mut Call,
    ) -> Pin<Box<dyn Future<Output = Answer> + Send + 'c>> {
        Box::pin(runtime::Operations::call(&self.0, operation, call))
    }
}
