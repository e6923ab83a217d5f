//! Content of parameters and bodies.

crate::rules! { pub(super) Invalid;

PARAMETER_WITHOUT_VALUE = "parameter-without-value", Error {
    "A parameter or header does not say, or says twice, what it holds."
    why: "`schema` and `content` are two ways of writing a value; without exactly one there is no telling how to read it."
    remedy: "Give it a `schema`, or a `content` with one media type."
    bad in parameters: "Kind: {name: kind, in: query}"
    good in parameters:
        "Kind: {name: kind, in: query, schema: {type: string}}"
        "Filter: {name: filter, in: query, content: {application/json: {schema: {type: object}}}}"
}

QUERYSTRING_NOT_ALONE = "querystring-not-alone", Error {
    "A parameter that is the whole query stands beside another one of the query."
    why: "What stands after the `?` can be read in one way only."
    remedy: "Describe the query by one parameter `in: querystring`, or by parameters `in: query`."
    bad: r"
openapi: 3.2.0
paths:
  /pets:
    get:
      parameters:
        - {name: page, in: query, schema: {type: integer}}
        - {name: filter, in: querystring, content: {application/json: {schema: {type: object}}}}
      responses: {'200': {description: All pets.}}
"
    good: r"
openapi: 3.2.0
paths:
  /pets:
    get:
      parameters:
        - {name: filter, in: querystring, content: {application/json: {schema: {type: object}}}}
      responses: {'200': {description: All pets.}}
"
}

SEVERAL_BODIES = "several-bodies", Error {
    "An operation of Swagger 2.0 has a second body, or two properties of one name in its form."
    why: "A request has one body, so which of the two is sent is a matter of luck."
    remedy: "Keep one parameter with `in: body`, or some of different names with `in: formData`."
    bad: r#"
swagger: "2.0"
paths:
  /pets:
    post:
      parameters:
        - {name: pet, in: body, schema: {type: object}}
        - {name: name, in: formData, type: string}
      responses: {'201': {description: Added.}}
"#
    good: r#"
swagger: "2.0"
paths:
  /pets:
    post:
      parameters:
        - {name: age, in: formData, type: integer}
        - {name: name, in: formData, type: string}
      responses: {'201': {description: Added.}}
"#
}

STYLE_OUT_OF_PLACE = "style-out-of-place", Error {
    "A style does not go with the place or the type of the value."
    why: "OpenAPI defines no such writing, so client and server would each invent one."
    remedy: "Use a style that the place allows, or leave it out."
    bad in parameters: "Kind: {name: kind, in: query, style: matrix, schema: {type: string}}"
    good in parameters: "Kind: {name: kind, in: query, style: pipeDelimited, schema: {type: array, items: {type: string}}}"
}

FIELD_OUT_OF_PLACE = "field-out-of-place", Error {
    "A field is used where it has no meaning."
    why: "`allowEmptyValue` and `allowReserved` speak about the query alone."
    remedy: "Remove the field."
    bad in parameters: "Kind: {name: kind, in: header, allowEmptyValue: true, schema: {type: string}}"
    good in parameters: "Kind: {name: kind, in: query, allowEmptyValue: true, schema: {type: string}}"
}

EXAMPLE_AND_EXAMPLES = "example-and-examples", Error {
    "`example` and `examples` stand together."
    why: "OpenAPI lets only one of the two stand; tools show one and drop the other."
    remedy: "Move the example into `examples`, under a name."
    bad: r"
components:
  parameters:
    Kind:
      name: kind
      in: query
      schema: {type: string}
      example: cat
      examples: {dog: {value: dog}}
"
    good: r"
components:
  parameters:
    Kind:
      name: kind
      in: query
      schema: {type: string}
      examples: {cat: {value: cat}, dog: {value: dog}}
"
}

EXAMPLE_WITH_TWO_VALUES = "example-with-two-values", Error {
    "An example has both a value and an address of one."
    why: "Only one of the two can be the example."
    remedy: "Keep `value` or `externalValue`."
    bad in examples: "Cat: {value: cat, externalValue: 'https://example.com/cat.json'}"
    good in examples: "Cat: {value: cat}"
}

BAD_MEDIA_TYPE = "bad-media-type", Error {
    "A key of `content` is not a media type."
    why: "It is compared with `Content-Type` and will never match."
    remedy: "Write it as `type/subtype`."
    bad in responses: "Pet: {description: A pet., content: {json: {schema: {type: object}}}}"
    good in responses: "Pet: {description: A pet., content: {application/vnd.pet+json; charset=utf-8: {schema: {type: object}}}}"
}

ENCODING_WITHOUT_PROPERTY = "encoding-without-property", Error {
    "An encoding is given for a property that the form does not have."
    why: "It has no effect; the property that was meant is sent in another way."
    remedy: "Correct the name, or remove the encoding."
    bad: r"
components:
  requestBodies:
    Photo:
      content:
        multipart/form-data:
          schema: {type: object, properties: {photo: {type: string, format: binary}}}
          encoding: {foto: {contentType: image/png}}
"
    good: r"
components:
  requestBodies:
    Photo:
      content:
        multipart/form-data:
          schema: {type: object, properties: {photo: {type: string, format: binary}}}
          encoding: {photo: {contentType: image/png}}
"
}
}
