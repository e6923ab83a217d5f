//! The list of all types that are numbers. It names types of several modules, so it stands beside them.

/// Hands every type that is a number made by `new` and told by `get` to a macro, so that whoever keeps or sends values
/// treats all of them alike and a new one is listed once.
#[macro_export]
macro_rules! every_number {
    ($then:ident) => {
        $then!(
            $crate::values::BenefitCode,
            $crate::values::ConsultationCode,
            $crate::values::CreditCardCode,
            $crate::values::DealCode,
            $crate::values::DealDependentCode,
            $crate::values::DependentCode,
            $crate::vehicles::Doors,
            $crate::values::EventCode,
            $crate::values::FieldCode,
            $crate::values::FunnelCode,
            $crate::values::HelpDeskCode,
            $crate::values::HistoryCode,
            $crate::values::InspectionCode,
            $crate::values::InstallationCode,
            $crate::values::ItemCode,
            $crate::values::LeadCode,
            $crate::vehicles::ModelYear,
            $crate::values::PersonCode,
            $crate::values::PlanCode,
            $crate::values::ReceiverCode,
            $crate::values::SellerCode,
            $crate::values::Sequential,
            $crate::values::SituationCode,
            $crate::values::StageCode,
            $crate::values::StoreCode,
            $crate::values::SupplierCode,
            $crate::values::TypeCode,
            $crate::values::UserCode,
            $crate::values::VehicleTypeCode,
        );
    };
}
