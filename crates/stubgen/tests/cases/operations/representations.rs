//! Written by `tests/it/operations.rs`.

mod untagged {
    /// Operations without a tag.
    pub trait DefaultApi: Send + Sync + 'static {
        /// `GET /pets`, operation `listPets`.
        fn list_pets(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<Vec<Pet>, ListPetsError>> + Send;

        /// `POST /pets`, operation `addPet`.
        ///
        /// - `body`: `application/xml`, `application/json`.
        fn add_pet(
            &self,
            context: crate::runtime::Context<'_>,
            body: Pet,
        ) -> impl Future<Output = Result<AddPetResponse, AddPetError>> + Send;
    }

    /// Errors of `GET /pets`, operation `listPets`.
    #[derive(Debug)]
    pub enum ListPetsError {
        /// 400: A problem.
        BadRequest(super::ProblemResponse),
        /// Default: A problem.
        Default(crate::runtime::StatusCode, super::ProblemResponse),
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { ListPetsError of "listPets" from super::AnyError {
    } several {
        400 BadRequest(super::ProblemResponse) from BadRequest,
    } open {
        Default(super::ProblemResponse) from Default,
    } other {
    } }

    /// The body of 201, in one of its media types.
    #[derive(Debug, Clone, PartialEq)]
    pub enum AddPetCreatedBody {
        /// `application/json`
        Json(Pet),
        /// `text/csv`
        Csv(String),
    }

    /// The body of 202, in one of its media types.
    #[derive(Debug, Clone, PartialEq)]
    pub enum AddPetAcceptedBody {
        /// `application/json`
        Json(Pet),
        /// `application/xml`
        Xml(AddPetAcceptedXmlBody),
    }

    /// Answers to `POST /pets`, operation `addPet`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum AddPetResponse {
        /// 200: XML alone.
        Ok(Pet),
        /// 201: A value, and a text that is none.
        Created(AddPetCreatedBody),
        /// 202: Two values.
        Accepted(AddPetAcceptedBody),
    }

    impl AddPetResponse {
        fn reply(self, call: &crate::runtime::Call) -> crate::runtime::Answer {
            match self {
                Self::Ok(body) => {
                    crate::runtime::reply::offered(200, call, &super::representations::ADD_PET_OK_BODY_OFFERS, &body)
                }
                Self::Created(body) => match body {
                    AddPetCreatedBody::Json(body) => {
                        crate::runtime::reply::offered(201, call, &super::representations::ADD_PET_CREATED_JSON_BODY_OFFERS, &body)
                    }
                    AddPetCreatedBody::Csv(body) => crate::runtime::reply::text(201, "text/csv", body),
                },
                Self::Accepted(body) => match body {
                    AddPetAcceptedBody::Json(body) => crate::runtime::reply::json(202, "application/json", &body),
                    AddPetAcceptedBody::Xml(body) => {
                        crate::runtime::reply::offered(202, call, &super::representations::ADD_PET_ACCEPTED_XML_BODY_OFFERS, &body)
                    }
                },
            }
        }
    }

    /// Errors of `POST /pets`, operation `addPet`.
    #[derive(Debug)]
    pub enum AddPetError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { AddPetError of "addPet" from super::AnyError {} }

    pub(super) async fn list_pets<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::list_pets(service, call.context(())).await {
            Ok(body) => {
                crate::runtime::reply::offered(200, call, &super::representations::LIST_PETS_OK_BODY_OFFERS, &body)
            }
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn add_pet<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        const MEDIA_TYPES: [&str; 2] = ["application/xml", "application/json"];
        call.query(&[])?;
        let body: Pet = match call.media_type(&MEDIA_TYPES)? {
            0 => call.xml(&super::representations::PET_XML, crate::runtime::check::any).await?,
            _ => call.json(crate::runtime::check::any).await?,
        };
        match DefaultApi::add_pet(service, call.context(()), body).await {
            Ok(response) => response.reply(call),
            Err(error) => error.reply(call),
        }
    }

    /// Schema `Pet`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Pet {
        /// Property `odd name`.
        pub odd_name: Option<String>,
        /// Property `name`.
        pub name: String,
        /// Property `age`.
        pub age: Option<i64>,
        /// Property `is_kept`.
        pub is_kept: Option<bool>,
        /// Property `toys`.
        pub toys: Option<Vec<String>>,
        /// Property `friends`.
        pub friends: Option<Vec<Pet>>,
        /// Property `owner`.
        pub owner: Option<PetOwner>,
        /// Property `more`.
        pub more: Option<std::collections::BTreeMap<String, f64>>,
        /// Property `any`.
        pub any: Option<crate::runtime::Value>,
    }
    crate::runtime::object! {
        Pet {
            0 odd_name "odd name" optional,
            1 name "name" required,
            2 age "age" optional,
            3 is_kept "is_kept" optional,
            4 toys "toys" optional,
            5 friends "friends" optional,
            6 owner "owner" optional,
            7 more "more" optional,
            8 any "any" optional,
        }
    }

    /// Schema at `#/components/schemas/Pet/properties/owner`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum PetOwner {
        /// A value of type `PetOwnerAlternative1`.
        Alternative1(PetOwnerAlternative1),
        /// A value of type `PetOwnerAlternative2`.
        Alternative2(PetOwnerAlternative2),
    }
    crate::runtime::untagged! {
        PetOwner one_of {
            Alternative1(PetOwnerAlternative1) |_| Ok(()),
            Alternative2(PetOwnerAlternative2) |_| Ok(()),
        }
    }

    /// Schema at `#/components/schemas/Pet/properties/owner/oneOf/0`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct PetOwnerAlternative1 {
        /// Property `firm`.
        pub firm: Option<String>,
    }
    crate::runtime::object! {
        PetOwnerAlternative1 {
            0 firm "firm" optional,
        }
    }

    /// Schema at `#/components/schemas/Pet/properties/owner/oneOf/1`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct PetOwnerAlternative2 {
        /// Property `person`.
        pub person: Option<String>,
    }
    crate::runtime::object! {
        PetOwnerAlternative2 {
            0 person "person" optional,
        }
    }

    /// Schema `Problem`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Problem {
        /// Property `title`.
        pub title: Option<String>,
    }
    crate::runtime::object! {
        Problem {
            0 title "title" optional,
        }
    }

    /// Schema at `#/paths/~1pets/post/responses/202/content/application~1xml/schema`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct AddPetAcceptedXmlBody {
        /// Property `kept`.
        pub kept: Option<bool>,
    }
    crate::runtime::object! {
        AddPetAcceptedXmlBody {
            0 kept "kept" optional,
        }
    }
}
pub use untagged::{DefaultApi, ListPetsError, AddPetCreatedBody, AddPetAcceptedBody, AddPetResponse, AddPetError, Pet, PetOwner, PetOwnerAlternative1, PetOwnerAlternative2, Problem, AddPetAcceptedXmlBody};

mod responses {
    /// A problem.
    #[derive(Debug, Clone, PartialEq)]
    pub struct ProblemResponse {
        /// The body.
        pub body: super::Problem,
        /// Header `Retry-After`.
        pub retry_after: Option<i64>,
    }

    /// Makes one of what must be there; its methods add the rest.
    #[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
    pub fn ProblemResponse(body: super::Problem) -> ProblemResponse {
        ProblemResponse { body, retry_after: None }
    }

    impl ProblemResponse {
        /// Adds the header `Retry-After`.
        #[must_use]
        pub fn retry_after(mut self, retry_after: impl Into<i64>) -> Self {
            self.retry_after = Some(retry_after.into());
            self
        }

        pub(super) fn reply(self, status: u16, call: &crate::runtime::Call) -> crate::runtime::Answer {
            let Self { body, retry_after } = self;
            let mut reply =
                crate::runtime::reply::offered(status, call, &super::representations::PROBLEM_BODY_OFFERS, &body)?;
            if let Some(value) = retry_after {
                reply.header("retry-after", value)?;
            }
            Ok(reply)
        }
    }

    /// Any error that some operation declares.
    ///
    /// An error of yours that becomes this one serves every operation: `?` makes it the operation's own. What the operation does not declare is answered with 500, and the log tells why.
    #[derive(Debug, Clone, PartialEq)]
    pub enum AnyError {
        /// 400.
        BadRequest(ProblemResponse),
        /// Default.
        Default(crate::runtime::StatusCode, ProblemResponse),
        /// An answer that no operation declares: a refusal, or a failure of which only the log is told.
        Rejected(crate::runtime::Rejection),
    }

    impl From<crate::runtime::Rejection> for AnyError {
        fn from(rejection: crate::runtime::Rejection) -> Self {
            Self::Rejected(rejection)
        }
    }

    impl AnyError {
        /// What becomes of it where an operation does not declare it.
        pub(super) fn undeclared(self, operation: &str) -> crate::runtime::Rejection {
            let status = match self {
                Self::BadRequest(_) => 400,
                Self::Default(status, _) => status.as_u16(),
                Self::Rejected(rejection) => return rejection,
            };
            crate::runtime::Rejection::internal(format!("the operation `{operation}` does not declare its answer {status}"))
        }
    }
}
pub use responses::{ProblemResponse, AnyError};

mod rejections {
    use crate::runtime::rejection::{DeclaredBodies, ProblemMember, Shape, Shapes};

    pub(super) const SHAPES: Shapes = Shapes {
        bodies: &[
            Shape::Problem {
                offers: &super::representations::PROBLEM_BODY_OFFERS,
                members: &[ProblemMember::Title, ProblemMember::Status, ProblemMember::Detail],
                longest: usize::MAX,
            },
        ],
        elsewhere: Some(0),
        operations: &[
            DeclaredBodies { operation: "listPets", forbidden: 403, bodies: &[] },
            DeclaredBodies { operation: "addPet", forbidden: 403, bodies: &[] },
        ],
    };
}

mod representations {
    use crate::runtime::reply::Offer;
    use crate::runtime::xml::{Field, Name, Node, Xml};

    pub(super) const LIST_PETS_OK_BODY_OFFERS: [Offer; 3] = [
        Offer::Json("application/json"),
        Offer::Json("application/vnd.pets+json"),
        Offer::Xml("application/xml", &PETS_XML),
    ];

    pub(super) const PROBLEM_BODY_OFFERS: [Offer; 2] = [
        Offer::Json("application/problem+json"),
        Offer::Xml("application/problem+xml", &PROBLEM_XML),
    ];

    pub(super) const ADD_PET_OK_BODY_OFFERS: [Offer; 1] = [Offer::Xml("text/xml", &PET_XML)];

    pub(super) const ADD_PET_CREATED_JSON_BODY_OFFERS: [Offer; 2] = [
        Offer::Json("application/json"),
        Offer::Xml("application/xml", &PET_XML),
    ];

    pub(super) const ADD_PET_ACCEPTED_XML_BODY_OFFERS: [Offer; 1] = [Offer::Xml("application/xml", &BODY_XML)];

    pub(super) const PETS_XML: Xml = Xml { name: Name::new("pets"), nodes: NODES, root: 0 };

    pub(super) const PROBLEM_XML: Xml = Xml {
        name: Name::new("problem").in_namespace("urn:problem").with_prefix("p"),
        nodes: NODES,
        root: 10,
    };

    pub(super) const PET_XML: Xml = Xml { name: Name::new("Pet"), nodes: NODES, root: 1 };

    pub(super) const BODY_XML: Xml = Xml { name: Name::new("body"), nodes: NODES, root: 11 };

    const NODES: &[Node] = &[
        Node::List { item: 1, name: Name::new("pets"), is_wrapped: false },
        Node::Object {
            fields: &[
                Field::attribute("odd name", Name::new("_1st_name"), 2),
                Field::element("name", Name::new("name"), 2),
                Field::element("age", Name::new("age"), 3),
                Field::element("is_kept", Name::new("is_kept"), 4),
                Field::element("toys", Name::new("toys"), 5),
                Field::element("friends", Name::new("friends"), 6),
                Field::element("owner", Name::new("owner"), 7),
                Field::element("more", Name::new("more"), 8),
                Field::element("any", Name::new("any"), 9),
            ],
            others: None,
        },
        Node::Text,
        Node::Number,
        Node::Boolean,
        Node::List { item: 2, name: Name::new("toy"), is_wrapped: true },
        Node::List { item: 1, name: Name::new("friends"), is_wrapped: false },
        Node::Object {
            fields: &[Field::element("person", Name::new("person"), 2), Field::element("firm", Name::new("firm"), 2)],
            others: None,
        },
        Node::Object {
            fields: &[],
            others: Some(3),
        },
        Node::Any,
        Node::Object {
            fields: &[Field::element("title", Name::new("title"), 2)],
            others: None,
        },
        Node::Object {
            fields: &[Field::element("kept", Name::new("kept"), 4)],
            others: None,
        },
    ];
}

mod links {
    crate::runtime::links! {
        list_pets() "/pets",
        add_pet() "/pets",
    }
}

mod operations {
    use crate::runtime::{Method, Route};

    crate::runtime::services! { Operations {
        /// Answers operations without a tag.
        untagged: Untagged,
    } }

    impl<Untagged> crate::runtime::Operations
    for Operations<Untagged>
    where
        Untagged: super::DefaultApi,
    {
        const DOCUMENT: &'static str = include_str!("document.json");
        const SHAPES: crate::runtime::rejection::Shapes = super::rejections::SHAPES;

        const ROUTES: &'static [Route] = &[
            Route { path: "/pets", operations: &[(Method::GET, 0), (Method::POST, 1)] },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::untagged::list_pets(&*self.untagged, call).await,
                1 => super::untagged::add_pet(&*self.untagged, call).await,
                _ => unreachable!("the routes lead to 2 operations"),
            }
        }
    }

    /// A server that hands each call to the service. `Operations::new()` takes one for each tag.
    pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
    where
        S: super::DefaultApi,
    {
        crate::runtime::Stub::new(Operations::all(service))
    }
}
pub use operations::{Operations, stub};

mod mock {
    /// Answers every operation from the document's examples, or with made-up values that fit its schemas: with success, or with the status that is asked for.
    #[derive(Debug, Clone, Copy, Default)]
    pub struct Mock;

    static VALUES: crate::runtime::mock::Values = crate::runtime::mock::Values::new(super::MOCK_VALUES);

    impl super::DefaultApi for Mock {
        async fn list_pets(&self, context: crate::runtime::Context<'_>) -> Result<Vec<super::Pet>, super::ListPetsError> {
            match context.preferred_status() {
                Some(400) => Err(super::ListPetsError::BadRequest(made_problem_response())),
                _ => Ok(VALUES.value("/paths/~1pets/get/responses/200/content/application~1json")),
            }
        }

        async fn add_pet(
            &self,
            context: crate::runtime::Context<'_>,
            _: super::Pet,
        ) -> Result<super::AddPetResponse, super::AddPetError> {
            match context.preferred_status() {
                Some(201) => Ok(super::AddPetResponse::Created(
                    super::AddPetCreatedBody::Json(VALUES.value("/paths/~1pets/post/responses/201/content/application~1json")),
                )),
                Some(202) => Ok(super::AddPetResponse::Accepted(
                    super::AddPetAcceptedBody::Json(VALUES.value("/paths/~1pets/post/responses/202/content/application~1json")),
                )),
                _ => Ok(super::AddPetResponse::Ok(VALUES.value("/paths/~1pets/post/responses/200/content/text~1xml"))),
            }
        }
    }

    fn made_problem_response() -> super::ProblemResponse {
        super::ProblemResponse { body: VALUES.value("/components/responses/Problem/content/application~1problem+json"), retry_after: None }
    }
}
pub use mock::{Mock};
