//! The kinds of record whose changes of situation are told to receivers.

use crate::values::value_set;

value_set! {
    /// Entities that triggers are about, in the words of the operator's contract.
    pub enum Entity {
        /// A medical consultation.
        Consultation = "consulta",
        /// A help desk call.
        HelpDesk = "helpDesk",
        /// An inspection.
        Inspection = "vistoria",
        /// A benefit.
        Benefit = "beneficio",
        /// An event, such as a collision.
        Event = "evento",
    }
}

impl Entity {
    /// The path of its triggers at a receiver.
    pub fn path(self) -> &'static str {
        match self {
            Self::Consultation => "/consulta",
            Self::HelpDesk => "/helpDesk",
            Self::Inspection => "/vistoria",
            Self::Benefit => "/beneficio",
            Self::Event => "/evento",
        }
    }

    /// Its name in the body of a trigger, brackets and quotes included.
    pub fn text(self) -> &'static str {
        match self {
            Self::Consultation => r#"["Consulta"]"#,
            Self::HelpDesk => r#"["Help Desk"]"#,
            Self::Inspection => r#"["Vistoria"]"#,
            Self::Benefit => r#"["Benefício"]"#,
            Self::Event => r#"["Evento"]"#,
        }
    }
}

value_set! {
    /// Entities that the operator opens and moves: all but the benefit.
    pub enum AttendanceEntity {
        /// A medical consultation.
        Consultation = "consulta",
        /// A help desk call.
        HelpDesk = "helpDesk",
        /// An inspection.
        Inspection = "vistoria",
        /// An event.
        Event = "evento",
    }
}

impl From<AttendanceEntity> for Entity {
    fn from(entity: AttendanceEntity) -> Self {
        match entity {
            AttendanceEntity::Consultation => Self::Consultation,
            AttendanceEntity::HelpDesk => Self::HelpDesk,
            AttendanceEntity::Inspection => Self::Inspection,
            AttendanceEntity::Event => Self::Event,
        }
    }
}
