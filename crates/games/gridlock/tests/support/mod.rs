//! What the laws must be told about Gridlock, written from the rules.

use cloverleaf_core::{Game, Random, Seat, SplitMix, Viewer};
use cloverleaf_gridlock::{Action, Cards, FirstPlayer, Gridlock, Hand, Kind, Phase, Space, State, Tile};
use cloverleaf_testkit::Subject;

/// Gridlock under test.
#[derive(Debug)]
pub(crate) struct GridlockSubject;

impl Subject for GridlockSubject {
    type Game = Gridlock;

    fn setups() -> Vec<(u8, &'static str)> {
        vec![
            (2, "turn_limit=120"),
            (3, "first_player=race places=long turn_limit=90"),
            (4, "first_player=3 congestion_rule=true traffic_rule=true turn_limit=120"),
            (4, "special_cars=true congestion_rule=true traffic_rule=true last_lap=true turn_limit=150"),
            (3, "special_cars=true colours=yellow,blue,green board=hamburg turn_limit=90"),
            (2, "quick_trip=true places=short board=crossroads last_lap=true turn_limit=400"),
            (4, "quick_trip=true quick_trip_cones=true special_cars=true board=crossroads turn_limit=200"),
            (2, "board=crossroads special_cars=true colours=red,yellow first_player=race turn_limit=300"),
        ]
    }

    fn alphabet(game: &Gridlock) -> Vec<Action> {
        let mut actions = vec![Action::Build, Action::Drive, Action::End];
        for seat in Seat::ALL {
            actions.extend([Action::First(seat), Action::Card(seat, None), Action::Tile(seat, None)]);
            let names = game.board().destinations().iter().map(|place| place.name);
            let stranger = "nowhere".parse().expect("a name");
            actions.extend(names.chain([stranger]).map(|name| Action::Card(seat, Some(name))));
            actions.extend(Tile::all().map(|tile| Action::Tile(seat, Some(tile))));
        }
        let outside = ["A40", "Z1"].map(|text| text.parse::<Space>().expect("a space"));
        let strange = ["N", "S", "N.NE", "N.SE*"].map(|text| text.parse::<Tile>().expect("a tile"));
        let tiles: Vec<_> =
            Kind::all().flat_map(|kind| kind.orientations().iter().copied()).chain(strange).collect();
        for space in game.board().spaces().iter().copied().chain(outside) {
            actions.extend([
                Action::Remove(space),
                Action::Cone(space),
                Action::Clear(space),
                Action::Stop(space),
            ]);
            for &tile in &tiles {
                actions.extend([Action::Place(space, tile), Action::Rotate(space, tile)]);
            }
        }
        actions.sort();
        actions.dedup();
        actions
    }

    /// GB-11.2: the others' tiles and the pile are shuffled together; the others' cards are dealt anew
    /// from those that neither show, nor are scored, nor were stopped for in vain.
    fn scramble(game: &Gridlock, state: &mut State, viewer: Viewer, random: &mut SplitMix) {
        if state.phase == Phase::Over {
            return;
        }
        let seats = usize::from(game.seats());
        let others: Vec<usize> = (0..seats).filter(|&seat| !viewer.is(Seat::at(seat))).collect();
        let mut tiles: Vec<Kind> = Vec::new();
        for kind in Kind::all() {
            tiles.extend(core::iter::repeat_n(kind, state.pile[kind.index()].into()));
        }
        tiles.extend(others.iter().flat_map(|&seat| state.players[seat].hand.kinds()));
        random.shuffle(&mut tiles);
        for &seat in &others {
            let player = &mut state.players[seat];
            let (mut hand, size) = (Hand::EMPTY, player.hand.len());
            (0..size).for_each(|_| hand.add(tiles.pop().expect("as many as before")));
            player.hand = hand;
            let known = player.scored.and(player.ruled_out);
            let shown = player.start.map_or(Cards::NONE, |card| Cards::of(card.into()));
            let deck = Cards::first(game.board().destinations().len()).minus(known).minus(shown);
            let mut deck: Vec<usize> = deck.iter().collect();
            random.shuffle(&mut deck);
            player.cards = deck.into_iter().take(player.cards.len()).collect();
        }
        state.pile = Default::default();
        tiles.into_iter().for_each(|kind| state.pile[kind.index()] += 1);
    }

    fn relabellings(game: &Gridlock) -> Vec<Vec<Seat>> {
        // GB-3.6: play goes clockwise, so only turning the whole table leaves the rules the same.
        let seats = usize::from(game.seats());
        (1..seats).map(|by| (0..seats).map(|seat| Seat::at((seat + by) % seats)).collect()).collect()
    }

    fn relabel_game(game: &Gridlock, to: &[Seat]) -> Gridlock {
        let mut options = game.options().clone();
        options.colours = [None; 4];
        for (old, new) in to.iter().enumerate() {
            options.colours[new.index()] = Some(game.colour(Seat::at(old)));
        }
        if let FirstPlayer::Seat(seat) = options.first_player {
            options.first_player = FirstPlayer::Seat(to[seat.index()]);
        }
        Gridlock::new(game.seats(), options).expect("the same colours in another order")
    }

    fn relabel_state(_game: &Gridlock, state: &State, to: &[Seat]) -> State {
        let mut image = state.clone();
        for (old, new) in to.iter().enumerate() {
            image.players[new.index()] = state.players[old];
        }
        image.to_act = to[state.to_act.index()];
        image.first = to[state.first.index()];
        image.winner = state.winner.map(|seat| to[seat.index()]);
        image
    }

    fn relabel_action(action: Action, to: &[Seat]) -> Action {
        match action {
            Action::Card(seat, name) => Action::Card(to[seat.index()], name),
            Action::Tile(seat, tile) => Action::Tile(to[seat.index()], tile),
            Action::First(seat) => Action::First(to[seat.index()]),
            other => other,
        }
    }
}
