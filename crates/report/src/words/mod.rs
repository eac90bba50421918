//! Everything that reports, comparisons and searches say to people, a file a page. What is measured and
//! drawn elsewhere asks here for its sentences and labels.

pub(crate) mod chart;
pub(crate) mod compare;
pub(crate) mod games;
pub(crate) mod measure;
pub(crate) mod page;
pub(crate) mod sections;
pub(crate) mod setup;
pub(crate) mod summary;
pub(crate) mod survey;
pub(crate) mod tune;
