//! Funnels of the CRM and their stages.

use crate::values::{FunnelCode, StageCode, Text};
use crate::violation::Violation;

/// A funnel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Funnel {
    /// Its code.
    pub code: FunnelCode,
    /// Its name.
    pub name: Text<100>,
    /// Its stages, in order.
    pub stages: Vec<Stage>,
    /// Whether it takes new deals.
    pub is_active: bool,
}

/// A stage of a funnel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stage {
    /// Its code.
    pub code: StageCode,
    /// Its name.
    pub name: Text<100>,
}

/// Position of a lead or a deal in a funnel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FunnelPlace {
    /// The funnel.
    pub funnel: FunnelCode,
    /// The stage, which is one of the funnel's.
    pub stage: StageCode,
}

/// All funnels.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Funnels(Vec<Funnel>);

const SEE_FUNNELS: &str = "Veja os funis em GET /ext/crm/funil";

impl Funnels {
    /// The funnels of a base.
    pub fn new(funnels: Vec<Funnel>) -> Self {
        Self(funnels)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Funnel> {
        self.0.iter()
    }

    /// The funnel with a code.
    pub fn find(&self, code: FunnelCode) -> Option<&Funnel> {
        self.0.iter().find(|funnel| funnel.code == code)
    }

    /// Where a body puts a lead or a deal that stands at `current`.
    ///
    /// A stage alone stays in the current funnel, or tells the funnel where there is none. A funnel alone begins at its
    /// first stage, unless it is the current one. With neither, the place stays; at first it is the start of the oldest
    /// active funnel, and nowhere in a base without funnels.
    pub fn place(
        &self,
        funnel: Option<FunnelCode>,
        stage: Option<StageCode>,
        current: Option<FunnelPlace>,
    ) -> Result<Option<FunnelPlace>, Violation> {
        let current_funnel = current.map(|place| place.funnel);
        match (funnel, stage) {
            (None, None) => Ok(current.or_else(|| self.start())),
            (Some(funnel), None) if current_funnel == Some(funnel) => Ok(current),
            (Some(funnel), None) => self.open(funnel).map(Funnel::start),
            (funnel, Some(stage)) => {
                let funnel = match funnel.or(current_funnel) {
                    Some(code) if current_funnel == Some(code) => self.existing(code)?,
                    Some(code) => self.open(code)?,
                    None => self.of_stage(stage)?,
                };
                funnel.at(stage).map(Some)
            }
        }
    }

    /// First position of a funnel that takes newcomers.
    pub fn start_in(&self, funnel: FunnelCode) -> Option<FunnelPlace> {
        self.find(funnel).filter(|funnel| funnel.is_active).and_then(Funnel::start)
    }

    fn start(&self) -> Option<FunnelPlace> {
        let active = self.0.iter().filter(|funnel| funnel.is_active);
        active.min_by_key(|funnel| funnel.code).and_then(Funnel::start)
    }

    fn existing(&self, code: FunnelCode) -> Result<&Funnel, Violation> {
        self.find(code).ok_or_else(|| Violation::unknown_code("codFunil", code, SEE_FUNNELS))
    }

    /// A funnel that takes newcomers.
    fn open(&self, code: FunnelCode) -> Result<&Funnel, Violation> {
        let funnel = self.existing(code)?;
        if funnel.is_active {
            Ok(funnel)
        } else {
            Err(Violation::new("codFunil", &format!("codFunil {code} não está ativo. {SEE_FUNNELS}.")))
        }
    }

    fn of_stage(&self, stage: StageCode) -> Result<&Funnel, Violation> {
        let has_stage = |funnel: &&Funnel| funnel.is_active && funnel.stages.iter().any(|it| it.code == stage);
        self.0.iter().find(has_stage).ok_or_else(|| Violation::unknown_code("codEtapa", stage, SEE_FUNNELS))
    }
}

impl Funnel {
    /// The stage with a code, and its position from 1.
    pub fn stage(&self, code: StageCode) -> Option<(usize, &Stage)> {
        (1..).zip(&self.stages).find(|(_, stage)| stage.code == code)
    }

    fn start(&self) -> Option<FunnelPlace> {
        self.stages.first().map(|stage| FunnelPlace { funnel: self.code, stage: stage.code })
    }

    fn at(&self, stage: StageCode) -> Result<FunnelPlace, Violation> {
        match self.stage(stage) {
            Some(_) => Ok(FunnelPlace { funnel: self.code, stage }),
            None => Err(Violation::new(
                "codEtapa",
                &format!("codEtapa {stage} não pertence ao funil {}. Veja as etapas em GET /ext/crm/funil.", self.code),
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::funnel;

    /// Places as `funnel.stage`.
    fn place(funnel_sent: Option<i32>, stage_sent: Option<i32>, current: Option<(i32, i32)>) -> Result<String, String> {
        let retired = Funnel { is_active: false, ..funnel(1, &[11]) };
        let funnels = Funnels::new(vec![funnel(3, &[31]), retired, funnel(2, &[21, 22])]);
        let at = |(funnel, stage)| FunnelPlace {
            funnel: FunnelCode::new(funnel).unwrap(),
            stage: StageCode::new(stage).unwrap(),
        };
        funnels
            .place(
                funnel_sent.map(|code| FunnelCode::new(code).unwrap()),
                stage_sent.map(|code| StageCode::new(code).unwrap()),
                current.map(at),
            )
            .map(|place| place.map_or_else(String::new, |place| format!("{}.{}", place.funnel, place.stage)))
            .map_err(|violation| violation.text().to_owned())
    }

    #[test]
    fn a_place_is_taken_from_what_is_sent_and_what_is_current() {
        for (funnel, stage, current, expected) in [
            (None, None, None, "2.21"),
            (None, None, Some((1, 11)), "1.11"),
            (Some(2), None, None, "2.21"),
            (Some(2), None, Some((2, 22)), "2.22"),
            (Some(3), None, Some((2, 22)), "3.31"),
            (None, Some(22), Some((2, 21)), "2.22"),
            (None, Some(31), None, "3.31"),
            (Some(2), Some(22), None, "2.22"),
            (None, Some(11), Some((1, 11)), "1.11"),
        ] {
            assert_eq!(place(funnel, stage, current), Ok(expected.to_owned()), "{funnel:?} {stage:?} {current:?}");
        }
        assert_eq!(Funnels::default().place(None, None, None), Ok(None));
    }

    #[test]
    fn a_stage_belongs_to_its_funnel() {
        assert_eq!(
            place(Some(2), Some(31), None),
            Err("codEtapa 31 não pertence ao funil 2. Veja as etapas em GET /ext/crm/funil.".to_owned())
        );
        assert!(place(None, Some(31), Some((2, 21))).is_err());
        assert!(place(None, Some(99), None).is_err_and(|text| text.starts_with("codEtapa 99 não existe.")));
        assert!(place(Some(9), None, None).is_err_and(|text| text.starts_with("codFunil 9 não existe.")));
        assert!(place(Some(1), None, None).is_err_and(|text| text.starts_with("codFunil 1 não está ativo.")));
        assert!(
            place(Some(1), Some(11), Some((2, 21))).is_err_and(|text| text.starts_with("codFunil 1 não está ativo."))
        );
    }

    #[test]
    fn every_funnel_that_takes_newcomers_begins_with_its_first_stage() {
        let retired = Funnel { is_active: false, ..funnel(1, &[11]) };
        let funnels = Funnels::new(vec![funnel(3, &[32, 31]), funnel(2, &[]), retired]);
        let starts = funnels.iter().map(|it| funnels.start_in(it.code).map(|place| place.stage.get()));
        assert_eq!(starts.collect::<Vec<_>>(), [Some(32), None, None]);
    }
}
