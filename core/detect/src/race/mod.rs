//! Race detection in two passes over the same deterministic run.
//!
//! [`filter::RaceFilter`] is cheap and tells which bytes can have a race; most runs end there.
//! [`exact::RaceRecorder`] looks at those bytes only and finds every racing pair of statements.

mod convergence;
pub mod exact;
pub mod filter;
mod found;
pub mod marks;
mod pairs;
mod result;
// Without branches the loops over cells become vector code.
#[allow(clippy::needless_bitwise_bool)]
mod segments;
#[allow(clippy::needless_bitwise_bool)]
mod shadow;
mod static_filter;
mod units;

pub use exact::RaceRecorder;
pub use filter::RaceFilter;
pub use result::{RaceKey, RaceResult, is_new};
pub use static_filter::{FollowedSite, FollowedSites, StaticFilter};
