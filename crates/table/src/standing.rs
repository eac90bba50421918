//! Who is still in the match: resignations and agreed draws.

use cloverleaf_core::{BySeat, Outcome, Seat, SeatSet, ranks_by};

/// What the table itself knows about how a match stands.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Standing {
    resigned: Vec<Seat>,
    drawn: bool,
}

impl Standing {
    /// The reason of a match that ended by an agreed draw.
    pub const DRAW: &'static str = "draw agreed";
    /// The reason of a match in which all but one resigned.
    pub const RESIGNATION: &'static str = "resignation";

    /// Notes that this seat gave up.
    pub fn resign(&mut self, seat: Seat) {
        self.resigned.push(seat);
    }

    /// Notes that a draw was agreed.
    pub fn draw(&mut self) {
        self.drawn = true;
    }

    /// Whether this seat gave up.
    #[must_use]
    pub fn has_resigned(&self, seat: Seat) -> bool {
        self.resigned.contains(&seat)
    }

    /// The seats that stayed.
    #[must_use]
    pub fn stayed(&self, seats: u8) -> SeatSet {
        self.resigned.iter().fold(SeatSet::first(seats), |stayed, &seat| stayed.without(seat))
    }

    /// Why the table ended the match, if it did.
    #[must_use]
    pub fn ended(&self, seats: u8) -> Option<&'static str> {
        if self.drawn {
            Some(Self::DRAW)
        } else if self.stayed(seats).len() <= 1 {
            Some(Self::RESIGNATION)
        } else {
            None
        }
    }

    /// The result of the match, from the game's own result if it has one and the scores now.
    #[must_use]
    pub fn outcome(&self, played: Option<Outcome>, scores: BySeat<i32>) -> Option<Outcome> {
        let seats = u8::try_from(scores.as_slice().len()).expect("at most four seats");
        let reason = played.map(|outcome| outcome.reason).or_else(|| self.ended(seats))?;
        let keys =
            BySeat::from_fn(seats, |seat| match self.resigned.iter().position(|&other| other == seat) {
                None => (0, played.map_or(0, |outcome| outcome.ranks[seat] as usize)),
                Some(order) => (1, self.resigned.len() - order),
            });
        Some(Outcome { ranks: ranks_by(&keys), scores, reason })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scores() -> BySeat<i32> {
        BySeat::from_fn(4, |seat| i32::from(seat.number()))
    }

    #[test]
    fn x_4_those_who_resigned_rank_behind_the_earlier_behind_the_later() {
        let mut standing = Standing::default();
        standing.resign(Seat::at(2));
        standing.resign(Seat::at(0));
        let played = Outcome { ranks: ranks_by(&scores()), scores: scores(), reason: "played out" };
        let outcome = standing.outcome(Some(played), scores()).expect("played out");
        assert_eq!(outcome.ranks.as_slice(), [3, 1, 4, 2]);
        assert_eq!(outcome.reason, "played out");
    }

    #[test]
    fn x_4_when_one_seat_is_left_it_has_won() {
        let mut standing = Standing::default();
        for index in [3, 0] {
            standing.resign(Seat::at(index));
            assert_eq!(standing.outcome(None, scores()), None, "two or three are still playing");
        }
        standing.resign(Seat::at(1));
        let outcome = standing.outcome(None, scores()).expect("one is left");
        assert_eq!(
            (outcome.ranks.as_slice(), outcome.reason),
            ([3, 2, 1, 4].as_slice(), Standing::RESIGNATION)
        );
    }

    #[test]
    fn x_4_an_agreed_draw_is_shared_by_those_who_stayed() {
        let mut standing = Standing::default();
        standing.resign(Seat::at(1));
        standing.draw();
        let outcome = standing.outcome(None, scores()).expect("drawn");
        assert_eq!((outcome.ranks.as_slice(), outcome.reason), ([1, 4, 1, 1].as_slice(), Standing::DRAW));
    }
}
