//! Hours in which somebody does not want to be disturbed.

use crate::store::QuietRow;

const MINUTE: i64 = 60_000;
pub(super) const DAY: i64 = 1440;

/// Until when it is quiet, if it is quiet now.
pub(super) fn quiet_until(QuietRow { from, to, offset }: QuietRow, now: i64) -> Option<i64> {
    let minute = now.div_euclid(MINUTE);
    let since = (minute + offset - from).rem_euclid(DAY);
    let length = (to - from).rem_euclid(DAY);
    (since < length).then(|| (minute + length - since) * MINUTE)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 60;

    fn at(hour: i64, minute: i64) -> i64 {
        (hour * HOUR + minute) * MINUTE + 1
    }

    #[test]
    fn a_night_goes_past_midnight() {
        let night = QuietRow { from: 22 * HOUR, to: 7 * HOUR, offset: 0 };
        assert_eq!(quiet_until(night, at(21, 59)), None);
        assert_eq!(quiet_until(night, at(22, 0)), Some(31 * HOUR * MINUTE));
        assert_eq!(quiet_until(night, at(3, 30)), Some(7 * HOUR * MINUTE));
        assert_eq!(quiet_until(night, at(7, 0)), None);
    }

    #[test]
    fn the_clock_is_the_persons() {
        let noon = QuietRow { from: 12 * HOUR, to: 13 * HOUR, offset: 2 * HOUR };
        assert_eq!(quiet_until(noon, at(10, 20)), Some(11 * HOUR * MINUTE));
        assert_eq!(quiet_until(noon, at(12, 20)), None);
        let west = QuietRow { offset: -10 * HOUR, ..noon };
        assert_eq!(quiet_until(west, at(22, 20)), Some(23 * HOUR * MINUTE));
    }

    #[test]
    fn no_hours_are_never_quiet() {
        assert_eq!(quiet_until(QuietRow { from: 60, to: 60, offset: 0 }, at(1, 0)), None);
    }
}
