//! Moments as people who run servers read them: date and time of day, UTC.

const DAY: i64 = 86_400_000;

/// A moment in milliseconds since 1970, such as `2026-03-01 17:05`.
pub(crate) fn moment(at: i64) -> String {
    let (year, month, day) = date(at.div_euclid(DAY));
    let minutes = at.rem_euclid(DAY) / 60_000;
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

/// The date of a day counted from 1970, in a year that begins in March, so that the odd day comes last.
fn date(day: i64) -> (i64, i64, i64) {
    let day = day + 719_468;
    let (era, in_era) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year = (in_era - in_era / 1_460 + in_era / 36_524 - in_era / 146_096) / 365;
    let in_year = in_era - (365 * year + year / 4 - year / 100);
    let month = (5 * in_year + 2) / 153;
    let shown = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(shown <= 2), shown, in_year - (153 * month + 2) / 5 + 1)
}

#[cfg(test)]
mod tests {
    use super::moment;

    #[test]
    fn leap_days_and_ends_of_years_are_right() {
        assert_eq!(moment(0), "1970-01-01 00:00");
        assert_eq!(moment(-60_000), "1969-12-31 23:59");
        assert_eq!(moment(951_826_500_000), "2000-02-29 12:15");
        assert_eq!(moment(1_709_164_800_000), "2024-02-29 00:00");
        assert_eq!(moment(4_107_542_340_000), "2100-02-28 23:59");
        assert_eq!(moment(4_107_542_400_000), "2100-03-01 00:00");
    }
}
