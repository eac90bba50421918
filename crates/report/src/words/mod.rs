//! The sentences of comparisons and searches, which are put together from several messages. Everything else
//! names its message where it is said; all words are in `locales`, in the files `report.ftl` and `lab.ftl`.

pub(crate) mod compare;
pub(crate) mod measure;
pub(crate) mod setup;
pub(crate) mod tune;

/// The words of a key with what fills them: `said!(say, "report-found", game = title)`.
macro_rules! said {
    ($say:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        ::cloverleaf_core::Say::say($say, &::cloverleaf_core::Message::new($key)$(.with(stringify!($name), $value))*)
    };
}
pub(crate) use said;
