//! Settings of callers: the proxies that speak for them, and how often they may try.

use auth::{AnonymousLimits, Rate, ThrottleLimits};
use http_server::TrustedProxies;
use ipnet::IpNet;

/// Who calls, and how often.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Callers")]
pub(crate) struct CallerArgs {
    /// A network of proxies that are believed when they say for whom they ask, by `Forwarded` or `X-Forwarded-For`;
    /// repeat it for several
    #[arg(long = "trusted-proxy", env = "BENEFITS_TRUSTED_PROXY", value_name = "CIDR", value_delimiter = ',')]
    trusted_proxies: Vec<IpNet>,
    /// Logins by one name from one address: so many at once, then one in so many seconds; a wrong one counts three times
    #[arg(long, env = "BENEFITS_LOGIN_RATE", value_name = "N/SECONDS", default_value_t = ThrottleLimits::default().name_at_peer)]
    login_rate: Rate,
    /// Logins from one address
    #[arg(long, env = "BENEFITS_LOGIN_RATE_ADDRESS", value_name = "N/SECONDS", default_value_t = ThrottleLimits::default().peer)]
    login_rate_address: Rate,
    /// Logins by one name, from addresses where it never entered
    #[arg(long, env = "BENEFITS_LOGIN_RATE_NAME", value_name = "N/SECONDS", default_value_t = ThrottleLimits::default().name)]
    login_rate_name: Rate,
    /// Validations from one address; one that finds nobody counts three times
    #[arg(long, env = "BENEFITS_VALIDATION_RATE", value_name = "N/SECONDS", default_value_t = AnonymousLimits::default().questions)]
    validation_rate: Rate,
    /// Benefits that one address may find by `sequencial` alone
    #[arg(long, env = "BENEFITS_VALIDATION_RATE_NUMBER", value_name = "N/SECONDS", default_value_t = AnonymousLimits::default().numbers)]
    validation_rate_number: Rate,
    /// Refuse validations that name nothing but `sequencial`
    #[arg(long, env = "BENEFITS_NO_VALIDATION_BY_NUMBER")]
    no_validation_by_number: bool,
}

impl CallerArgs {
    /// Proxies that are believed.
    pub(crate) fn proxies(&self) -> TrustedProxies {
        TrustedProxies::new(self.trusted_proxies.clone())
    }

    /// Limits of logins.
    pub(crate) fn logins(&self) -> ThrottleLimits {
        ThrottleLimits { name_at_peer: self.login_rate, peer: self.login_rate_address, name: self.login_rate_name }
    }

    /// Limits of validations.
    pub(crate) fn validations(&self) -> AnonymousLimits {
        AnonymousLimits { questions: self.validation_rate, numbers: self.validation_rate_number }
    }

    /// Whether a benefit is validated by its number alone.
    pub(crate) fn validates_by_number(&self) -> bool {
        !self.no_validation_by_number
    }
}
