//! Equipment installed in the vehicles of benefits.

use crate::values::{BenefitCode, Day, InstallationCode, SupplierCode, Text};

/// A tracker in the vehicle of a benefit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Installation {
    /// Code of the installation.
    pub code: InstallationCode,
    /// The benefit whose vehicle it is in.
    pub benefit: BenefitCode,
    /// Code of the tracker.
    pub tracker: Option<i32>,
    /// Serial number.
    pub serial: Option<Text<60>>,
    /// IMEI.
    pub imei: Option<Text<20>>,
    /// Manufacturer.
    pub manufacturer: Option<Text<100>>,
    /// Model.
    pub model: Option<Text<100>>,
    /// Operator of the data line.
    pub carrier: Option<Text<60>>,
    /// Number of the data line.
    pub line: Option<Text<20>>,
    /// Where in the vehicle it is.
    pub place: Option<Text<100>>,
    /// Who supplied it.
    pub supplier: Option<SupplierCode>,
    /// Who installed it.
    pub installer: Option<Text<200>>,
    /// Day of the installation.
    pub installed: Option<Day>,
    /// Day of the removal.
    pub removed: Option<Day>,
}

impl Installation {
    /// Whether it is in use.
    pub fn is_active(&self) -> bool {
        self.removed.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::today;

    #[test]
    fn equipment_is_in_use_until_it_is_removed() {
        let installed = |removed| Installation {
            code: InstallationCode::new(1).unwrap(),
            benefit: BenefitCode::new(1).unwrap(),
            tracker: None,
            serial: None,
            imei: None,
            manufacturer: None,
            model: None,
            carrier: None,
            line: None,
            place: None,
            supplier: None,
            installer: None,
            installed: None,
            removed,
        };
        assert!(installed(None).is_active());
        assert!(!installed(Some(today())).is_active());
    }
}
