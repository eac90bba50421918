//! Signs: those that cost the others more than the own car.

use cloverleaf_core::{Random, Seat, SplitMix};
use cloverleaf_tango::{Place, Post, Sign, State, TileSet};

use super::routes::cheapest;

/// How many signs are worth a thought.
const KEPT: usize = 12;
/// How much the own gas counts against that of all others together.
const OWN: i32 = 4;

/// The signs a seat may plant, the best first.
#[derive(Clone, Debug)]
pub(super) struct Ranking(Vec<Post>);

/// A sign and how much more each seat must drive for it.
type Harm = (Post, [i32; 4]);

/// Ranks what each seat may plant today by what it does to everyone's cheapest route.
pub(super) fn rankings(state: &State) -> [Ranking; 4] {
    let now = cheapest(state, &state.city);
    let harm = |post: Post| {
        let then = cheapest(state, &state.city.with(post));
        let dearer = |seat: usize| Some(i32::from(then[seat]?) - i32::from(now[seat]?));
        (post, core::array::from_fn(|seat| dearer(seat).unwrap_or(0)))
    };
    let harms: Vec<Harm> = plantable(state).map(harm).collect();
    Seat::ALL.map(|seat| Ranking::of(&harms, seat, state.stop_used(seat)))
}

impl Ranking {
    fn of(harms: &[Harm], seat: Seat, stop_used: bool) -> Ranking {
        let mut signs: Vec<_> =
            harms.iter().filter(|(post, _)| !stop_used || post.sign() != Sign::Stop).collect();
        signs.sort_by_key(|(_, harm)| (1 + OWN) * harm[seat.index()] - harm.iter().sum::<i32>());
        Ranking(signs.into_iter().take(KEPT).map(|&(post, _)| post).collect())
    }

    /// One of them, the better the likelier.
    pub(super) fn draw(&self, random: &mut SplitMix) -> Option<Post> {
        let count = self.0.len() as u32;
        (count > 0).then(|| {
            let one = random.below(count).min(random.below(count)).min(random.below(count));
            self.0[one as usize]
        })
    }
}

/// What may be planted first today, by a seat that still has its Stop Sign.
fn plantable(state: &State) -> impl Iterator<Item = Post> + '_ {
    let taken = TileSet::CORNERS.or(state.city.signed());
    let free = move |post: &Post| match post.place() {
        Place::Tile(tile) => !taken.contains(tile),
        Place::Line(line) => !state.city.is_limited(line),
    };
    Post::all().filter(free).filter(|&post| state.harmless.allows(post))
}
