//! The form in which rules are written down, here and in the crates that generate code.

/// Declares the rules of one group, each as a static and all of them in `RULES`, so that none can be left out.
///
/// ```
/// contract::rules! { pub Untidy;
///
/// EMPTY_CONTENT = "empty-content", Warning {
///     "A request body is declared in no media type."
///     why: "There is then no way to send it."
///     remedy: "Add a media type, or remove the body."
///     bad in requestBodies: "Pet: {content: {}}"
///     good in requestBodies: "Pet: {content: {application/json: {}}}"
/// }
/// }
/// assert_eq!(RULES[0].id, "empty-content");
/// ```
///
/// An example is written [in a frame](crate::example_document) or whole; `words: "…"` stands for one that would be long.
#[macro_export]
macro_rules! rules {
    ($visibility:vis $group:ident; $(
        $name:ident = $id:literal, $level:ident {
            $title:literal
            why: $why:literal
            remedy: $remedy:literal
            $($example:ident $(in $frame:ident)?: $($text:literal)+)*
        }
    )*) => {
        $(
            #[doc = $title]
            pub static $name: $crate::findings::Rule = $crate::findings::Rule {
                id: $id,
                group: $crate::findings::Group::$group,
                level: $crate::findings::Level::$level,
                title: $title,
                why: $why,
                remedy: $remedy,
                example: $crate::rule_example!($($example [$($frame)?] $($text)+;)*),
            };
        )*

        /// Every rule of the group, in order.
        $visibility static RULES: &[&$crate::findings::Rule] = &[$(&$name),*];
    };
}

/// The example of a rule: two documents, or words.
#[doc(hidden)]
#[macro_export]
macro_rules! rule_example {
    (bad [$($bad_frame:ident)?] $($bad:literal)+; good [$($good_frame:ident)?] $($good:literal)+;) => {
        $crate::findings::Example::Yaml {
            bad: $crate::example_document!($($bad_frame)? $($bad)+),
            good: $crate::example_document!($($good_frame)? $($good)+),
        }
    };
    (words [] $words:literal;) => {
        $crate::findings::Example::Words($words)
    };
}

/// A document of an example: its frame and what matters inside it, one line for each entry.
///
/// `root` is a line at the top; `paths`, `pets` (an item under `paths`), `answers` (the responses of an operation) and
/// `plain_answers` (of one without an id) take entries, and any other name is a section of `components`. `get`, `post`, `statuses`, `headers` and `content` are one operation on one line: the first two take what
/// stands before its `responses` with the comma after it, `statuses` what follows the first answer with the comma before.
#[macro_export]
macro_rules! example_document {
    ($text:literal) => {
        $text
    };
    (root $line:literal) => {
        concat!("\n", $line, "\n")
    };
    (paths $($entry:literal)+) => {
        concat!("\npaths:", $("\n  ", $entry,)+ "\n")
    };
    (pets $($entry:literal)+) => {
        concat!("\npaths:\n  /pets:", $("\n    ", $entry,)+ "\n")
    };
    (answers $($entry:literal)+) => {
        concat!(
            "\npaths:\n  /pets:\n    get:\n      operationId: listPets\n      responses:",
            $("\n        ", $entry,)+ "\n"
        )
    };
    (plain_answers $($entry:literal)+) => {
        concat!("\npaths:\n  /pets:\n    get:\n      responses:", $("\n        ", $entry,)+ "\n")
    };
    (get $fields:literal) => {
        concat!("\npaths:\n  /pets: {get: {", $fields, "responses: {'200': {description: All.}}}}\n")
    };
    (post $fields:literal) => {
        concat!("\npaths:\n  /pets: {post: {", $fields, "responses: {'200': {description: All.}}}}\n")
    };
    (statuses $others:literal) => {
        concat!("\npaths:\n  /pets: {get: {responses: {'200': {description: All.}", $others, "}}}\n")
    };
    (headers $headers:literal) => {
        concat!("\npaths:\n  /pets: {get: {responses: {'200': {description: All., headers: {", $headers, "}}}}}\n")
    };
    (content $content:literal) => {
        concat!("\npaths:\n  /pets: {get: {responses: {'200': {description: All., content: {", $content, "}}}}}\n")
    };
    ($section:ident $($entry:literal)+) => {
        concat!("\ncomponents:\n  ", stringify!($section), ":", $("\n    ", $entry,)+ "\n")
    };
}
