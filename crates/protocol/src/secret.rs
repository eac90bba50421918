//! What carries a secret does not print it.

/// Lets these types say what they are, and no more.
macro_rules! secret {
    ($($name:ident)+) => {
        $(impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(concat!(stringify!($name), "(secret)"))
            }
        })+
    };
}

pub(crate) use secret;
