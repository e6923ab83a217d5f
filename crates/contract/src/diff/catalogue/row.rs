//! A row of the table: one aspect of a schema, moving one way.

use crate::findings::Level;
use crate::model::Direction;

use super::subject::{Need, Subject};

/// The aspects of a schema that can change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "each is the keyword it is named after")]
pub enum Aspect {
    Type,
    Format,
    ListOfTypes,
    Enum,
    EnumValue,
    ExtensibleEnumValue,
    Const,
    Pattern,
    Min,
    Max,
    ExclusiveMin,
    ExclusiveMax,
    MultipleOf,
    MinLength,
    MaxLength,
    MinItems,
    MaxItems,
    UniqueItems,
    Items,
    MinProperties,
    MaxProperties,
    Nullable,
    DefaultValue,
    AllOf,
    AllOfAnnotation,
    AnyOf,
    OneOf,
    WrappedInOneOf,
    Not,
    Discriminator,
    DiscriminatorPropertyName,
    DiscriminatorMapping,
    AdditionalProperties,
    AdditionalPropertiesSchema,
    Property,
    PropertyWithDefault,
    RequiredProperty,
    RequiredPropertyWithDefault,
    ReadOnly,
    WriteOnly,
    Deprecation,
    DeprecationWithSunset,
    SunsetMissing,
    SunsetMalformed,
    SunsetTooEarly,
    SunsetChangedTooEarly,
    Sunset,
    Stability,
    If,
    Then,
    Else,
    Contains,
    MinContains,
    MaxContains,
    DependentRequired,
    DependentSchema,
    PatternProperty,
    PropertyNames,
    PrefixItems,
    UnevaluatedItems,
    UnevaluatedProperties,
    ContentSchema,
    ContentMediaType,
    ContentEncoding,
    Xml,
}

/// The direction of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Movement {
    /// It was not there.
    Added,
    /// It is no longer there.
    Removed,
    /// It is another.
    Changed,
    /// A number went up.
    Increased,
    /// A number went down.
    Decreased,
    /// It allows what it allowed, and more.
    Generalized,
    /// It allows less.
    Specialized,
    /// It is another, and written the same.
    Compatible,
}

impl Movement {
    /// The way back.
    #[must_use]
    pub const fn reversed(self) -> Movement {
        match self {
            Movement::Added => Movement::Removed,
            Movement::Removed => Movement::Added,
            Movement::Increased => Movement::Decreased,
            Movement::Decreased => Movement::Increased,
            Movement::Generalized => Movement::Specialized,
            Movement::Specialized => Movement::Generalized,
            same @ (Movement::Changed | Movement::Compatible) => same,
        }
    }
}

/// The effect of a movement on the set of allowed values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// Fewer values.
    Narrows,
    /// More values.
    Widens,
    /// Others; which, only the sets tell.
    Moves,
    /// The same: it is said to people, or is a matter of policy, with a level for what is sent and one for what is answered.
    Keeps(Level, Level),
}

impl Effect {
    /// A matter of information, whichever way values travel.
    pub(super) const NOTE: Effect = Effect::policy(Level::Note, Level::Note);
    /// Somebody may rely on it, whichever way values travel.
    pub(super) const WARNING: Effect = Effect::policy(Level::Warning, Level::Warning);
    /// A breach of promise, whichever way values travel.
    pub(super) const ERROR: Effect = Effect::policy(Level::Error, Level::Error);
    /// A breach of promise to those who send, and news to those who are answered.
    pub(super) const REQUEST_ERROR: Effect = Effect::policy(Level::Error, Level::Note);
    /// A breach of promise to those who are answered, and news to those who send.
    pub(super) const RESPONSE_ERROR: Effect = Effect::policy(Level::Note, Level::Error);
    /// Those who send may rely on it, and it is news to those who are answered.
    pub(super) const REQUEST_WARNING: Effect = Effect::policy(Level::Warning, Level::Note);
    /// Those who are answered may rely on it, and it is news to those who send.
    pub(super) const RESPONSE_WARNING: Effect = Effect::policy(Level::Note, Level::Warning);
    /// Those who send may rely on it, and those who are answered were promised it.
    pub(super) const PROMISE_GONE: Effect = Effect::policy(Level::Warning, Level::Error);

    const fn policy(request: Level, response: Level) -> Effect {
        Effect::Keeps(request, response)
    }

    /// The level, as far as the effect alone tells.
    pub fn level(self, direction: Direction) -> Level {
        match (self, direction) {
            (Effect::Narrows, Direction::Request) | (Effect::Widens, Direction::Response) | (Effect::Moves, _) => {
                Level::Error
            }
            (Effect::Narrows, Direction::Response) | (Effect::Widens, Direction::Request) => Level::Note,
            (Effect::Keeps(request, _), Direction::Request) => request,
            (Effect::Keeps(_, response), Direction::Response) => response,
        }
    }

    /// Whether the sets of values show it.
    pub fn is_about_sets(self) -> bool {
        !matches!(self, Effect::Keeps(..))
    }
}

/// One aspect moving one way.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// What moved.
    pub aspect: Aspect,
    /// Which way.
    pub movement: Movement,
    /// How the ids of its rules end.
    pub suffix: &'static str,
    /// What it does to the set of values.
    pub effect: Effect,
    /// What happened, in one sentence without its full stop; `{}` stands for the place.
    pub sentence: &'static str,
    /// Which properties it is about, where required and optional ones have rules of their own.
    pub need: Option<Need>,
    /// Schemas that show it: first those that do nearly everywhere, then others for where they do not.
    pub examples: &'static [RowExample],
}

impl Row {
    /// The schemas that show it at a subject.
    pub fn example(&self, subject: Subject) -> &'static RowExample {
        let fits = |example: &&RowExample| example.only.is_none_or(|(subjects, _)| subjects.contains(&subject));
        self.examples.iter().rev().find(fits).unwrap_or(&self.examples[0])
    }
}

/// Two schemas between which a row happens.
#[derive(Debug, Clone, Copy)]
pub struct RowExample {
    /// The older one, in YAML on one line.
    pub old: &'static str,
    /// The newer one.
    pub new: &'static str,
    /// The version of OpenAPI that they need, if not any will do.
    pub openapi: Option<&'static str>,
    /// Whether a body that they stand in is text and not JSON.
    pub is_text: bool,
    /// The only subjects that they are for, and why.
    pub only: Option<(&'static [Subject], &'static str)>,
}
