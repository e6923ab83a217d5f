//! Written by `tests/it/operations.rs`.
// warning[media-type-not-parsed] #/paths/~1several/post/requestBody/content/application~1xml: A body in `application/xml` reaches the service as it comes, unchecked. Offer `application/json` beside it, or parse and check the body in the service.

mod untagged {
    /// Operations without a tag.
    pub trait DefaultApi: Send + Sync + 'static {
        /// `POST /json`, operation `sendJson`.
        ///
        /// - `body`: `application/json`. The pet.
        fn send_json(&self, body: Pet) -> impl Future<Output = SendJsonResponse> + Send;

        /// `PUT /json`, operation `maybeSendJson`.
        ///
        /// - `body`: `application/json`.
        fn maybe_send_json(&self, body: Option<Pet>) -> impl Future<Output = MaybeSendJsonResponse> + Send;

        /// `PATCH /json`, operation `sendPatch`.
        ///
        /// - `body`: `application/merge-patch+json`.
        fn send_patch(&self, body: Pet) -> impl Future<Output = SendPatchResponse> + Send;

        /// `DELETE /json`, operation `sendAnything`.
        ///
        /// - `body`: `application/json`.
        fn send_anything(&self, body: crate::runtime::Value) -> impl Future<Output = SendAnythingResponse> + Send;

        /// `POST /form`, operation `sendForm`.
        ///
        /// - `body`: `application/x-www-form-urlencoded`.
        fn send_form(&self, body: SendFormBody) -> impl Future<Output = SendFormResponse> + Send;

        /// `PUT /form`, operation `sendEither`.
        ///
        /// - `body`: `application/json`, `application/x-www-form-urlencoded`.
        fn send_either(&self, body: Pet) -> impl Future<Output = SendEitherResponse> + Send;

        /// `POST /parts`, operation `sendParts`.
        ///
        /// - `body`: `multipart/form-data`.
        fn send_parts(&self, body: Option<SendPartsForm>) -> impl Future<Output = SendPartsResponse> + Send;

        /// `PUT /parts`, operation `sendAnyParts`.
        ///
        /// - `body`: `multipart/form-data`.
        fn send_any_parts(
            &self,
            body: Vec<(String, crate::runtime::Upload)>,
        ) -> impl Future<Output = SendAnyPartsResponse> + Send;

        /// `POST /raw`, operation `sendText`.
        ///
        /// - `body`: `text/plain`. At most 5 characters.
        fn send_text(&self, body: String) -> impl Future<Output = SendTextResponse> + Send;

        /// `PUT /raw`, operation `sendBytes`.
        ///
        /// - `body`: `application/octet-stream`.
        fn send_bytes(&self, body: Option<crate::runtime::Bytes>) -> impl Future<Output = SendBytesResponse> + Send;

        /// `PATCH /raw`, operation `sendImage`.
        ///
        /// - `body`: `image/*`.
        fn send_image(&self, body: crate::runtime::Upload) -> impl Future<Output = SendImageResponse> + Send;

        /// `POST /several`, operation `sendSeveral`.
        ///
        /// - `body`: `application/json`, `application/vnd.pet+json`, `application/xml`, `text/csv`, `image/png`, `multipart/form-data`.
        fn send_several(&self, body: Option<SendSeveralBody>) -> impl Future<Output = SendSeveralResponse> + Send;

        /// `GET /several`, operation `sendWithGet`.
        ///
        /// - `body`: `*/*`.
        fn send_with_get(&self, body: Pet) -> impl Future<Output = SendWithGetResponse> + Send;
    }

    /// Answers to `POST /json`, operation `sendJson`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendJsonResponse {
        /// 204: Kept.
        NoContent,
    }

    impl SendJsonResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `PUT /json`, operation `maybeSendJson`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum MaybeSendJsonResponse {
        /// 204: Kept.
        NoContent,
    }

    impl MaybeSendJsonResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `PATCH /json`, operation `sendPatch`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendPatchResponse {
        /// 204: Kept.
        NoContent,
    }

    impl SendPatchResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `DELETE /json`, operation `sendAnything`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendAnythingResponse {
        /// 204: Gone.
        NoContent,
    }

    impl SendAnythingResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `POST /form`, operation `sendForm`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendFormResponse {
        /// 204: Kept.
        NoContent,
    }

    impl SendFormResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `PUT /form`, operation `sendEither`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendEitherResponse {
        /// 204: Kept.
        NoContent,
    }

    impl SendEitherResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

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

    /// Answers to `POST /parts`, operation `sendParts`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendPartsResponse {
        /// 204: Kept.
        NoContent,
    }

    impl SendPartsResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `PUT /parts`, operation `sendAnyParts`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendAnyPartsResponse {
        /// 204: Kept.
        NoContent,
    }

    impl SendAnyPartsResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `POST /raw`, operation `sendText`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendTextResponse {
        /// 204: Kept.
        NoContent,
    }

    impl SendTextResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `PUT /raw`, operation `sendBytes`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendBytesResponse {
        /// 204: Kept.
        NoContent,
    }

    impl SendBytesResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `PATCH /raw`, operation `sendImage`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendImageResponse {
        /// 204: Kept.
        NoContent,
    }

    impl SendImageResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// The body of `sendSeveral`, by its media type.
    #[derive(Debug)]
    pub enum SendSeveralBody {
        /// `application/json`, `application/vnd.pet+json`
        Json(Pet),
        /// `application/xml`
        Xml(String),
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

    /// Answers to `POST /several`, operation `sendSeveral`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendSeveralResponse {
        /// 204: Kept.
        NoContent,
    }

    impl SendSeveralResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `GET /several`, operation `sendWithGet`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum SendWithGetResponse {
        /// 204: Kept.
        NoContent,
    }

    impl SendWithGetResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

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
        DefaultApi::send_json(service, body).await.reply()
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
        DefaultApi::maybe_send_json(service, body).await.reply()
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
        DefaultApi::send_patch(service, body).await.reply()
    }

    pub(super) async fn send_anything<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        let body: crate::runtime::Value = call.json(crate::runtime::check::any).await?;
        DefaultApi::send_anything(service, body).await.reply()
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
        DefaultApi::send_form(service, body).await.reply()
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
        DefaultApi::send_either(service, body).await.reply()
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
        DefaultApi::send_parts(service, body).await.reply()
    }

    pub(super) async fn send_any_parts<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        const PARTS: [crate::runtime::Part; 1] = [crate::runtime::Part::rest("parts")];
        call.query(&[])?;
        let body: Vec<(String, crate::runtime::Upload)> = call.multipart(&PARTS).await?.rest(0);
        DefaultApi::send_any_parts(service, body).await.reply()
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
        DefaultApi::send_text(service, body).await.reply()
    }

    pub(super) async fn send_bytes<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        let body: Option<crate::runtime::Bytes> = call.bytes_optional().await?;
        DefaultApi::send_bytes(service, body).await.reply()
    }

    pub(super) async fn send_image<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        call.media_type(&["image/*"])?;
        let body: crate::runtime::Upload = call.upload().await?;
        DefaultApi::send_image(service, body).await.reply()
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
            Some(2) => Some(SendSeveralBody::Xml(call.text(crate::runtime::check::any).await?)),
            Some(3) => Some(SendSeveralBody::Csv(call.text(crate::runtime::check::any).await?)),
            Some(4) => Some(SendSeveralBody::Png(call.bytes().await?)),
            Some(_) => {
                let mut parts = call.multipart(&PARTS).await?;
                Some(SendSeveralBody::Multipart(SendSeveralForm {
                    file: parts.upload_optional(0),
                }))
            }
        };
        DefaultApi::send_several(service, body).await.reply()
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
        DefaultApi::send_with_get(service, body).await.reply()
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
pub use untagged::{DefaultApi, SendJsonResponse, MaybeSendJsonResponse, SendPatchResponse, SendAnythingResponse, SendFormResponse, SendEitherResponse, SendPartsForm, SendPartsResponse, SendAnyPartsResponse, SendTextResponse, SendBytesResponse, SendImageResponse, SendSeveralBody, SendSeveralForm, SendSeveralResponse, SendWithGetResponse, Pet, SendFormBody};

mod operations {
    /// Every operation of `case.yaml`, answered by one implementation.
    #[derive(Debug, Clone)]
    pub struct Operations<S> {
        service: S,
    }

    impl<S> crate::runtime::Operations for Operations<S>
    where
        S: super::DefaultApi,
    {
        const DOCUMENT: &'static str = include_str!("document.json");

        const ROUTES: &'static [crate::runtime::Route] = &[
            crate::runtime::Route {
                path: "/json",
                operations: &[
                    (crate::runtime::Method::POST, 0),
                    (crate::runtime::Method::PUT, 1),
                    (crate::runtime::Method::PATCH, 2),
                    (crate::runtime::Method::DELETE, 3),
                ],
            },
            crate::runtime::Route {
                path: "/form",
                operations: &[(crate::runtime::Method::POST, 4), (crate::runtime::Method::PUT, 5)],
            },
            crate::runtime::Route {
                path: "/parts",
                operations: &[(crate::runtime::Method::POST, 6), (crate::runtime::Method::PUT, 7)],
            },
            crate::runtime::Route {
                path: "/raw",
                operations: &[
                    (crate::runtime::Method::POST, 8),
                    (crate::runtime::Method::PUT, 9),
                    (crate::runtime::Method::PATCH, 10),
                ],
            },
            crate::runtime::Route {
                path: "/several",
                operations: &[(crate::runtime::Method::POST, 11), (crate::runtime::Method::GET, 12)],
            },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::untagged::send_json(&self.service, call).await,
                1 => super::untagged::maybe_send_json(&self.service, call).await,
                2 => super::untagged::send_patch(&self.service, call).await,
                3 => super::untagged::send_anything(&self.service, call).await,
                4 => super::untagged::send_form(&self.service, call).await,
                5 => super::untagged::send_either(&self.service, call).await,
                6 => super::untagged::send_parts(&self.service, call).await,
                7 => super::untagged::send_any_parts(&self.service, call).await,
                8 => super::untagged::send_text(&self.service, call).await,
                9 => super::untagged::send_bytes(&self.service, call).await,
                10 => super::untagged::send_image(&self.service, call).await,
                11 => super::untagged::send_several(&self.service, call).await,
                12 => super::untagged::send_with_get(&self.service, call).await,
                _ => unreachable!("the routes lead to 13 operations"),
            }
        }
    }

    /// A server that hands each call to the service.
    pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
    where
        S: super::DefaultApi,
    {
        crate::runtime::Stub::new(Operations { service })
    }
}
pub use operations::{Operations, stub};

mod mock {
    /// Answers every operation from the document's examples, or with made-up values that fit its schemas: with success, or with the status that is asked for.
    #[derive(Debug, Clone, Copy, Default)]
    pub struct Mock;

    impl super::DefaultApi for Mock {
        async fn send_json(&self, _: super::Pet) -> super::SendJsonResponse {
            super::SendJsonResponse::NoContent
        }

        async fn maybe_send_json(&self, _: Option<super::Pet>) -> super::MaybeSendJsonResponse {
            super::MaybeSendJsonResponse::NoContent
        }

        async fn send_patch(&self, _: super::Pet) -> super::SendPatchResponse {
            super::SendPatchResponse::NoContent
        }

        async fn send_anything(&self, _: crate::runtime::Value) -> super::SendAnythingResponse {
            super::SendAnythingResponse::NoContent
        }

        async fn send_form(&self, _: super::SendFormBody) -> super::SendFormResponse {
            super::SendFormResponse::NoContent
        }

        async fn send_either(&self, _: super::Pet) -> super::SendEitherResponse {
            super::SendEitherResponse::NoContent
        }

        async fn send_parts(&self, _: Option<super::SendPartsForm>) -> super::SendPartsResponse {
            super::SendPartsResponse::NoContent
        }

        async fn send_any_parts(&self, _: Vec<(String, crate::runtime::Upload)>) -> super::SendAnyPartsResponse {
            super::SendAnyPartsResponse::NoContent
        }

        async fn send_text(&self, _: String) -> super::SendTextResponse {
            super::SendTextResponse::NoContent
        }

        async fn send_bytes(&self, _: Option<crate::runtime::Bytes>) -> super::SendBytesResponse {
            super::SendBytesResponse::NoContent
        }

        async fn send_image(&self, _: crate::runtime::Upload) -> super::SendImageResponse {
            super::SendImageResponse::NoContent
        }

        async fn send_several(&self, _: Option<super::SendSeveralBody>) -> super::SendSeveralResponse {
            super::SendSeveralResponse::NoContent
        }

        async fn send_with_get(&self, _: super::Pet) -> super::SendWithGetResponse {
            super::SendWithGetResponse::NoContent
        }
    }
}
pub use mock::{Mock};
