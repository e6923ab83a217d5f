//! Written by `tests/it/operations.rs`.

mod untagged {
    /// Operations without a tag.
    pub trait DefaultApi: Send + Sync + 'static {
        /// `POST /json`, operation `sendJson`.
        ///
        /// - `body`: `application/json`. The pet.
        fn send_json(
            &self,
            context: crate::runtime::Context<'_>,
            body: Pet,
        ) -> impl Future<Output = Result<(), SendJsonError>> + Send;

        /// `PUT /json`, operation `maybeSendJson`.
        ///
        /// - `body`: `application/json`.
        fn maybe_send_json(
            &self,
            context: crate::runtime::Context<'_>,
            body: Option<Pet>,
        ) -> impl Future<Output = Result<(), MaybeSendJsonError>> + Send;

        /// `PATCH /json`, operation `sendPatch`.
        ///
        /// - `body`: `application/merge-patch+json`.
        fn send_patch(
            &self,
            context: crate::runtime::Context<'_>,
            body: Pet,
        ) -> impl Future<Output = Result<(), SendPatchError>> + Send;

        /// `DELETE /json`, operation `sendAnything`.
        ///
        /// - `body`: `application/json`.
        fn send_anything(
            &self,
            context: crate::runtime::Context<'_>,
            body: crate::runtime::Value,
        ) -> impl Future<Output = Result<(), SendAnythingError>> + Send;

        /// `POST /form`, operation `sendForm`.
        ///
        /// - `body`: `application/x-www-form-urlencoded`.
        fn send_form(
            &self,
            context: crate::runtime::Context<'_>,
            body: SendFormBody,
        ) -> impl Future<Output = Result<(), SendFormError>> + Send;

        /// `PUT /form`, operation `sendEither`.
        ///
        /// - `body`: `application/json`, `application/x-www-form-urlencoded`.
        fn send_either(
            &self,
            context: crate::runtime::Context<'_>,
            body: Pet,
        ) -> impl Future<Output = Result<(), SendEitherError>> + Send;

        /// `POST /parts`, operation `sendParts`.
        ///
        /// - `body`: `multipart/form-data`.
        fn send_parts(
            &self,
            context: crate::runtime::Context<'_>,
            body: Option<SendPartsForm>,
        ) -> impl Future<Output = Result<(), SendPartsError>> + Send;

        /// `PUT /parts`, operation `sendAnyParts`.
        ///
        /// - `body`: `multipart/form-data`.
        fn send_any_parts(
            &self,
            context: crate::runtime::Context<'_>,
            body: Vec<(String, crate::runtime::Upload)>,
        ) -> impl Future<Output = Result<(), SendAnyPartsError>> + Send;

        /// `POST /raw`, operation `sendText`.
        ///
        /// - `body`: `text/plain`. At most 5 characters.
        fn send_text(
            &self,
            context: crate::runtime::Context<'_>,
            body: String,
        ) -> impl Future<Output = Result<(), SendTextError>> + Send;

        /// `PUT /raw`, operation `sendBytes`.
        ///
        /// - `body`: `application/octet-stream`.
        fn send_bytes(
            &self,
            context: crate::runtime::Context<'_>,
            body: Option<crate::runtime::Bytes>,
        ) -> impl Future<Output = Result<(), SendBytesError>> + Send;

        /// `PATCH /raw`, operation `sendImage`.
        ///
        /// - `body`: `image/*`.
        fn send_image(
            &self,
            context: crate::runtime::Context<'_>,
            body: crate::runtime::Upload,
        ) -> impl Future<Output = Result<(), SendImageError>> + Send;

        /// `POST /several`, operation `sendSeveral`.
        ///
        /// - `body`: `application/json`, `application/vnd.pet+json`, `application/xml`, `text/csv`, `image/png`, `multipart/form-data`.
        fn send_several(
            &self,
            context: crate::runtime::Context<'_>,
            body: Option<SendSeveralBody>,
        ) -> impl Future<Output = Result<(), SendSeveralError>> + Send;

        /// `GET /several`, operation `sendWithGet`.
        ///
        /// - `body`: `*/*`.
        fn send_with_get(
            &self,
            context: crate::runtime::Context<'_>,
            body: Pet,
        ) -> impl Future<Output = Result<(), SendWithGetError>> + Send;
    }

    /// Errors of `POST /json`, operation `sendJson`.
    #[derive(Debug)]
    pub enum SendJsonError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { SendJsonError of "sendJson" from super::AnyError {} }

    /// Errors of `PUT /json`, operation `maybeSendJson`.
    #[derive(Debug)]
    pub enum MaybeSendJsonError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { MaybeSendJsonError of "maybeSendJson" from super::AnyError {} }

    /// Errors of `PATCH /json`, operation `sendPatch`.
    #[derive(Debug)]
    pub enum SendPatchError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { SendPatchError of "sendPatch" from super::AnyError {} }

    /// Errors of `DELETE /json`, operation `sendAnything`.
    #[derive(Debug)]
    pub enum SendAnythingError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { SendAnythingError of "sendAnything" from super::AnyError {} }

    /// Errors of `POST /form`, operation `sendForm`.
    #[derive(Debug)]
    pub enum SendFormError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { SendFormError of "sendForm" from super::AnyError {} }

    /// Errors of `PUT /form`, operation `sendEither`.
    #[derive(Debug)]
    pub enum SendEitherError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { SendEitherError of "sendEither" from super::AnyError {} }

    /// The parts of a multipart body of `sendParts`.
    #[derive(Debug)]
    pub struct SendPartsForm {
        /// Part `name`. At least 1 character.
        pub name: String,
        /// Part `age`.
        pub age: i64,
        /// Part `tags`.
        pub tags: Option<Vec<String>>,
        /// Part `owner`.
        pub owner: Option<Pet>,
        /// Part `pets`.
        pub pets: Option<Vec<Pet>>,
        /// Part `photo`.
        pub photo: crate::runtime::Upload,
        /// Part `others`.
        pub others: Option<Vec<crate::runtime::Upload>>,
    }

    /// Errors of `POST /parts`, operation `sendParts`.
    #[derive(Debug)]
    pub enum SendPartsError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { SendPartsError of "sendParts" from super::AnyError {} }

    /// Errors of `PUT /parts`, operation `sendAnyParts`.
    #[derive(Debug)]
    pub enum SendAnyPartsError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { SendAnyPartsError of "sendAnyParts" from super::AnyError {} }

    /// Errors of `POST /raw`, operation `sendText`.
    #[derive(Debug)]
    pub enum SendTextError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { SendTextError of "sendText" from super::AnyError {} }

    /// Errors of `PUT /raw`, operation `sendBytes`.
    #[derive(Debug)]
    pub enum SendBytesError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { SendBytesError of "sendBytes" from super::AnyError {} }

    /// Errors of `PATCH /raw`, operation `sendImage`.
    #[derive(Debug)]
    pub enum SendImageError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { SendImageError of "sendImage" from super::AnyError {} }

    /// The body of `sendSeveral`, by its media type.
    #[derive(Debug)]
    pub enum SendSeveralBody {
        /// `application/json`, `application/vnd.pet+json`, `application/xml`
        Json(Pet),
        /// `text/csv`
        Csv(String),
        /// `image/png`
        Png(crate::runtime::Bytes),
        /// `multipart/form-data`
        Multipart(SendSeveralForm),
    }

    /// The parts of a multipart body of `sendSeveral`.
    #[derive(Debug)]
    pub struct SendSeveralForm {
        /// Part `file`.
        pub file: Option<crate::runtime::Upload>,
    }

    /// Errors of `POST /several`, operation `sendSeveral`.
    #[derive(Debug)]
    pub enum SendSeveralError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { SendSeveralError of "sendSeveral" from super::AnyError {} }

    /// Errors of `GET /several`, operation `sendWithGet`.
    #[derive(Debug)]
    pub enum SendWithGetError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { SendWithGetError of "sendWithGet" from super::AnyError {} }

    pub(super) async fn send_json<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        let body: Pet = call.json(|value: &Pet| {
            crate::runtime::Check::check(value)?;
            Ok(())
        })
        .await?;
        match DefaultApi::send_json(service, call.context(()), body).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn maybe_send_json<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        let body: Option<Pet> = call.json_optional(|value: &Pet| {
            crate::runtime::Check::check(value)?;
            Ok(())
        })
        .await?;
        match DefaultApi::maybe_send_json(service, call.context(()), body).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn send_patch<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        call.media_type(&["application/merge-patch+json"])?;
        let body: Pet = call.json(|value: &Pet| {
            crate::runtime::Check::check(value)?;
            Ok(())
        })
        .await?;
        match DefaultApi::send_patch(service, call.context(()), body).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn send_anything<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        let body: crate::runtime::Value = call.json(crate::runtime::check::any).await?;
        match DefaultApi::send_anything(service, call.context(()), body).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn send_form<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        const FORM: [crate::runtime::query::Field; 5] = [
            crate::runtime::query::Field::single("name"),
            crate::runtime::query::Field::many("tags"),
            crate::runtime::query::Field::single("ids").list(crate::runtime::style::Delimiter::Comma),
            crate::runtime::query::Field::single("owner").json(),
            crate::runtime::query::Field::spread_rest(""),
        ];
        call.query(&[])?;
        let body: SendFormBody = call.form().await?.fields(&FORM)?.whole(|value: &SendFormBody| {
            crate::runtime::Check::check(value)?;
            Ok(())
        })?;
        match DefaultApi::send_form(service, call.context(()), body).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn send_either<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        const MEDIA_TYPES: [&str; 2] = ["application/json", "application/x-www-form-urlencoded"];
        const FORM: [crate::runtime::query::Field; 2] = [
            crate::runtime::query::Field::single("name"),
            crate::runtime::query::Field::spread_rest(""),
        ];
        call.query(&[])?;
        let body: Pet = match call.media_type(&MEDIA_TYPES)? {
            0 => call.json(|value: &Pet| {
                crate::runtime::Check::check(value)?;
                Ok(())
            })
            .await?,
            _ => call.form().await?.fields(&FORM)?.whole(|value: &Pet| {
                crate::runtime::Check::check(value)?;
                Ok(())
            })?,
        };
        match DefaultApi::send_either(service, call.context(()), body).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn send_parts<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        const PARTS: [crate::runtime::Part; 8] = [
            crate::runtime::Part::single("name"),
            crate::runtime::Part::single("age"),
            crate::runtime::Part::many("tags"),
            crate::runtime::Part::single("owner"),
            crate::runtime::Part::many("pets"),
            crate::runtime::Part::single("photo").of(&["image/png", "image/jpeg"]),
            crate::runtime::Part::many("others"),
            crate::runtime::Part::rest(""),
        ];
        call.query(&[])?;
        let body: Option<SendPartsForm> = match call.media_type_optional(&["multipart/form-data"])? {
            None => None,
            Some(_) => {
                let mut parts = call.multipart(&PARTS).await?;
                Some(SendPartsForm {
                    name: parts.required(0, |value: &String| {
                        crate::runtime::check::min_length(value, 1)?;
                        Ok(())
                    })?,
                    age: parts.or(1, 1, crate::runtime::check::any)?,
                    tags: parts.list_optional(2, crate::runtime::check::any)?,
                    owner: parts.json_optional(3, |value: &Pet| {
                        crate::runtime::Check::check(value)?;
                        Ok(())
                    })?,
                    pets: parts.json_list_optional(4, |value: &Vec<Pet>| {
                        for (index, item) in value.iter().enumerate() {
                            crate::runtime::check::at_index(index, crate::runtime::Check::check(item))?;
                        }
                        Ok(())
                    })?,
                    photo: parts.upload(5)?,
                    others: parts.uploads_optional(6, crate::runtime::check::any)?,
                })
            }
        };
        match DefaultApi::send_parts(service, call.context(()), body).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn send_any_parts<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        const PARTS: [crate::runtime::Part; 1] = [crate::runtime::Part::rest("parts")];
        call.query(&[])?;
        let body: Vec<(String, crate::runtime::Upload)> = call.multipart(&PARTS).await?.rest(0);
        match DefaultApi::send_any_parts(service, call.context(()), body).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn send_text<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        let body: String = call.text(|value: &String| {
            crate::runtime::check::max_length(value, 5)?;
            Ok(())
        })
        .await?;
        match DefaultApi::send_text(service, call.context(()), body).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn send_bytes<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        let body: Option<crate::runtime::Bytes> = call.bytes_optional().await?;
        match DefaultApi::send_bytes(service, call.context(()), body).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn send_image<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        call.media_type(&["image/*"])?;
        let body: crate::runtime::Upload = call.upload().await?;
        match DefaultApi::send_image(service, call.context(()), body).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn send_several<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        const MEDIA_TYPES: [&str; 6] = [
            "application/json",
            "application/vnd.pet+json",
            "application/xml",
            "text/csv",
            "image/png",
            "multipart/form-data",
        ];
        const PARTS: [crate::runtime::Part; 2] = [crate::runtime::Part::single("file"), crate::runtime::Part::rest("")];
        call.query(&[])?;
        let body: Option<SendSeveralBody> = match call.media_type_optional(&MEDIA_TYPES)? {
            None => None,
            Some(0 | 1) => Some(SendSeveralBody::Json(call.json(|value: &Pet| {
                crate::runtime::Check::check(value)?;
                Ok(())
            })
            .await?)),
            Some(2) => Some(SendSeveralBody::Json(call.xml(&super::representations::PET_XML, |value: &Pet| {
                crate::runtime::Check::check(value)?;
                Ok(())
            })
            .await?)),
            Some(3) => Some(SendSeveralBody::Csv(call.text(crate::runtime::check::any).await?)),
            Some(4) => Some(SendSeveralBody::Png(call.bytes().await?)),
            Some(_) => {
                let mut parts = call.multipart(&PARTS).await?;
                Some(SendSeveralBody::Multipart(SendSeveralForm {
                    file: parts.upload_optional(0),
                }))
            }
        };
        match DefaultApi::send_several(service, call.context(()), body).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn send_with_get<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        call.media_type(&["*/*"])?;
        let body: Pet = call.json(|value: &Pet| {
            crate::runtime::Check::check(value)?;
            Ok(())
        })
        .await?;
        match DefaultApi::send_with_get(service, call.context(()), body).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    /// Schema `Pet`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Pet {
        /// Property `name`. At most 20 characters.
        pub name: String,
    }
    crate::runtime::object! {
        Pet {
            0 name "name" required,
        }
    }
    impl crate::runtime::Check for Pet {
        fn check(&self) -> Result<(), crate::runtime::Fault> {
            crate::runtime::check::at("name", crate::runtime::check::max_length(&self.name, 20))?;
            Ok(())
        }
    }

    /// Schema at `#/paths/~1form/post/requestBody/content/application~1x-www-form-urlencoded/schema`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct SendFormBody {
        /// Property `name`. At most 10 characters.
        pub name: String,
        /// Property `tags`.
        pub tags: Option<Vec<String>>,
        /// Property `ids`.
        pub ids: Option<Vec<i64>>,
        /// Property `owner`.
        pub owner: Option<Pet>,
    }
    crate::runtime::object! {
        SendFormBody {
            0 name "name" required,
            1 tags "tags" optional,
            2 ids "ids" optional,
            3 owner "owner" optional,
        }
    }
    impl crate::runtime::Check for SendFormBody {
        fn check(&self) -> Result<(), crate::runtime::Fault> {
            crate::runtime::check::at("name", crate::runtime::check::max_length(&self.name, 10))?;
            if let Some(value) = &self.owner {
                crate::runtime::check::at("owner", crate::runtime::Check::check(value))?;
            }
            Ok(())
        }
    }
}
pub use untagged::{DefaultApi, SendJsonError, MaybeSendJsonError, SendPatchError, SendAnythingError, SendFormError, SendEitherError, SendPartsForm, SendPartsError, SendAnyPartsError, SendTextError, SendBytesError, SendImageError, SendSeveralBody, SendSeveralForm, SendSeveralError, SendWithGetError, Pet, SendFormBody};

mod responses {
    /// Any error that some operation declares.
    ///
    /// An error of yours that becomes this one serves every operation: `?` makes it the operation's own. What the operation does not declare is answered with 500, and the log tells why.
    #[derive(Debug, Clone, PartialEq)]
    pub enum AnyError {
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
        pub(super) fn undeclared(self, _: &str) -> crate::runtime::Rejection {
            let Self::Rejected(rejection) = self;
            rejection
        }
    }
}
pub use responses::{AnyError};

mod representations {
    use crate::runtime::xml::{Field, Name, Node, Xml};

    pub(super) const PET_XML: Xml = Xml { name: Name::new("Pet"), nodes: NODES, root: 0 };

    const NODES: &[Node] = &[
        Node::Object {
            fields: &[Field::element("name", Name::new("name"), 1)],
            others: None,
        },
        Node::Text,
    ];
}

mod links {
    crate::runtime::links! {
        send_json() "/json",
        maybe_send_json() "/json",
        send_patch() "/json",
        send_anything() "/json",
        send_form() "/form",
        send_either() "/form",
        send_parts() "/parts",
        send_any_parts() "/parts",
        send_text() "/raw",
        send_bytes() "/raw",
        send_image() "/raw",
        send_several() "/several",
        send_with_get() "/several",
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

        const ROUTES: &'static [Route] = &[
            Route {
                path: "/json",
                operations: &[(Method::POST, 0), (Method::PUT, 1), (Method::PATCH, 2), (Method::DELETE, 3)],
            },
            Route { path: "/form", operations: &[(Method::POST, 4), (Method::PUT, 5)] },
            Route { path: "/parts", operations: &[(Method::POST, 6), (Method::PUT, 7)] },
            Route { path: "/raw", operations: &[(Method::POST, 8), (Method::PUT, 9), (Method::PATCH, 10)] },
            Route { path: "/several", operations: &[(Method::POST, 11), (Method::GET, 12)] },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::untagged::send_json(&*self.untagged, call).await,
                1 => super::untagged::maybe_send_json(&*self.untagged, call).await,
                2 => super::untagged::send_patch(&*self.untagged, call).await,
                3 => super::untagged::send_anything(&*self.untagged, call).await,
                4 => super::untagged::send_form(&*self.untagged, call).await,
                5 => super::untagged::send_either(&*self.untagged, call).await,
                6 => super::untagged::send_parts(&*self.untagged, call).await,
                7 => super::untagged::send_any_parts(&*self.untagged, call).await,
                8 => super::untagged::send_text(&*self.untagged, call).await,
                9 => super::untagged::send_bytes(&*self.untagged, call).await,
                10 => super::untagged::send_image(&*self.untagged, call).await,
                11 => super::untagged::send_several(&*self.untagged, call).await,
                12 => super::untagged::send_with_get(&*self.untagged, call).await,
                _ => unreachable!("the routes lead to 13 operations"),
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

    impl super::DefaultApi for Mock {
        async fn send_json(&self, _: crate::runtime::Context<'_>, _: super::Pet) -> Result<(), super::SendJsonError> {
            Ok(())
        }

        async fn maybe_send_json(
            &self,
            _: crate::runtime::Context<'_>,
            _: Option<super::Pet>,
        ) -> Result<(), super::MaybeSendJsonError> {
            Ok(())
        }

        async fn send_patch(&self, _: crate::runtime::Context<'_>, _: super::Pet) -> Result<(), super::SendPatchError> {
            Ok(())
        }

        async fn send_anything(
            &self,
            _: crate::runtime::Context<'_>,
            _: crate::runtime::Value,
        ) -> Result<(), super::SendAnythingError> {
            Ok(())
        }

        async fn send_form(
            &self,
            _: crate::runtime::Context<'_>,
            _: super::SendFormBody,
        ) -> Result<(), super::SendFormError> {
            Ok(())
        }

        async fn send_either(&self, _: crate::runtime::Context<'_>, _: super::Pet) -> Result<(), super::SendEitherError> {
            Ok(())
        }

        async fn send_parts(
            &self,
            _: crate::runtime::Context<'_>,
            _: Option<super::SendPartsForm>,
        ) -> Result<(), super::SendPartsError> {
            Ok(())
        }

        async fn send_any_parts(
            &self,
            _: crate::runtime::Context<'_>,
            _: Vec<(String, crate::runtime::Upload)>,
        ) -> Result<(), super::SendAnyPartsError> {
            Ok(())
        }

        async fn send_text(&self, _: crate::runtime::Context<'_>, _: String) -> Result<(), super::SendTextError> {
            Ok(())
        }

        async fn send_bytes(
            &self,
            _: crate::runtime::Context<'_>,
            _: Option<crate::runtime::Bytes>,
        ) -> Result<(), super::SendBytesError> {
            Ok(())
        }

        async fn send_image(
            &self,
            _: crate::runtime::Context<'_>,
            _: crate::runtime::Upload,
        ) -> Result<(), super::SendImageError> {
            Ok(())
        }

        async fn send_several(
            &self,
            _: crate::runtime::Context<'_>,
            _: Option<super::SendSeveralBody>,
        ) -> Result<(), super::SendSeveralError> {
            Ok(())
        }

        async fn send_with_get(
            &self,
            _: crate::runtime::Context<'_>,
            _: super::Pet,
        ) -> Result<(), super::SendWithGetError> {
            Ok(())
        }
    }
}
pub use mock::{Mock};
