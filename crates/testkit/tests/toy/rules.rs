//! The toy's rules, and what each fault does to them.

use core::sync::atomic::{AtomicU32, Ordering};

use cloverleaf_core::{
    About, Actor, BySeat, Explanation, Game, GameExt, Message, OptionError, Outcome, Random, Seat, SeatSet,
    Turn, Viewer, ranks_by,
};

use super::{Fault, Toy, ToyAction, ToyOptions, ToyRefusal, ToyState, ToyView};

impl Toy {
    fn has(&self, fault: Fault) -> bool {
        self.options.fault == Some(fault)
    }

    fn seated(&self) -> impl Iterator<Item = Seat> {
        SeatSet::first(self.seats).iter()
    }

    fn owing(&self, state: &ToyState) -> SeatSet {
        self.seated().filter(|seat| state.bids[seat.index()] == 0).collect()
    }

    fn undealt(&self, state: &ToyState) -> Option<Seat> {
        self.seated().find(|seat| state.cards[seat.index()] == 0)
    }

    fn resolve(&self, state: &mut ToyState) {
        let strength = |seat: Seat| state.cards[seat.index()] + state.bids[seat.index()];
        let most = self.seated().map(strength).max().expect("there are seats");
        let mut strongest: Vec<_> = self.seated().filter(|&seat| strength(seat) == most).collect();
        if self.has(Fault::TieByArrival) {
            strongest.sort_by_key(|seat| seat.number() != state.first);
            strongest.truncate(1);
        }
        if self.has(Fault::SeatOneFavoured) {
            strongest.truncate(1);
        }
        for seat in &strongest {
            let points = &mut state.points[seat.index()];
            *points = points.saturating_add(1);
        }
        if let [alone] = strongest[..] {
            state.taker = alone.number();
        } else {
            self.next_round(state);
        }
    }

    fn next_round(&self, state: &mut ToyState) {
        if !(self.has(Fault::Endless) && state.round == 1) {
            state.round += 1;
        }
        state.taker = 0;
        state.first = 0;
        if state.round < 2 {
            state.bids = [0; 3];
        }
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES_VERSION: u16 = 1;
    const ABOUT: About = About {
        title: "Toy",
        designer: "nobody",
        min_seats: 2,
        max_seats: 3,
        minutes: (1, 1),
        summary: "toy-summary",
        clauses: "TOY",
    };
    const REASONS: &'static [&'static str] = &["two rounds"];
    type Options = ToyOptions;
    type State = ToyState;
    type Action = ToyAction;
    type Refusal = ToyRefusal;
    type View = ToyView;

    fn new(seats: u8, options: ToyOptions) -> Result<Toy, OptionError> {
        Ok(Toy { seats, options, calls: AtomicU32::new(0) })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &ToyOptions {
        &self.options
    }

    fn start(&self) -> ToyState {
        ToyState::default()
    }

    fn turn(&self, state: &ToyState) -> Turn {
        if state.round >= 2 {
            Turn::Over
        } else if self.undealt(state).is_some() {
            Turn::Chance
        } else if state.taker > 0 {
            Turn::Seat(Seat::at(usize::from(state.taker - 1)))
        } else {
            Turn::Together(self.owing(state))
        }
    }

    fn legal(&self, state: &ToyState, seat: Seat, out: &mut Vec<ToyAction>) {
        let stuck = self.has(Fault::NothingToDo) && state.round == 1;
        match self.turn(state) {
            Turn::Together(owing) if owing.contains(seat) && !stuck => {
                let most = match self.has(Fault::ForgottenAction) {
                    true => 2,
                    false => 3,
                };
                let rival = state.cards[(seat.index() + 1) % usize::from(self.seats)];
                let peeks = self.has(Fault::ListPeeksAtOthersCard) && rival == 3;
                out.extend((1..=most).filter(|&bid| !(peeks && bid == 3)).map(ToyAction::Bid));
                if self.has(Fault::ListedTwice) {
                    out.push(ToyAction::Bid(1));
                }
            }
            Turn::Together(owing) if !owing.contains(seat) => out.push(ToyAction::Retract),
            Turn::Seat(taker) if taker == seat => {
                let most = if self.has(Fault::NoCommand) { 3 } else { 2 };
                out.extend((1..=most).map(ToyAction::Take));
            }
            _ => {}
        }
    }

    fn chance(&self, state: &ToyState, out: &mut Vec<(ToyAction, u32)>) {
        if let (Turn::Chance, Some(seat)) = (self.turn(state), self.undealt(state)) {
            out.extend((1..=3u8).map(|card| (ToyAction::Deal(seat, card), u32::from(card))));
            if self.has(Fault::WeightlessDraw) {
                out[2].1 = 0;
            }
        }
    }

    fn pick(&self, state: &ToyState, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Option<ToyAction> {
        let mut listed = Vec::new();
        self.legal_onward(state, seat, &mut listed);
        if listed.is_empty() {
            return None;
        }
        let place = choose(listed.len() as u32) as usize + usize::from(self.has(Fault::PicksOffByOne));
        listed.get(place).copied()
    }

    fn pick_draw(&self, state: &ToyState, choose: impl FnOnce(u32) -> u32) -> Option<ToyAction> {
        let mut listed = Vec::new();
        self.chance(state, &mut listed);
        if self.has(Fault::DrawsUnweighted) {
            return listed.get(choose(listed.len() as u32) as usize).map(|(action, _)| *action);
        }
        let by_weight = listed.iter().flat_map(|&(action, weight)| (0..weight).map(move |_| action));
        let mut by_weight: Vec<_> = by_weight.collect();
        let place = (!by_weight.is_empty()).then(|| choose(by_weight.len() as u32) as usize)?;
        (place < by_weight.len()).then(|| by_weight.swap_remove(place))
    }

    fn check(&self, state: &ToyState, actor: Actor, action: ToyAction) -> Result<(), ToyRefusal> {
        let allowed = match (actor, action) {
            (Actor::Chance, ToyAction::Deal(seat, 1..=3)) => self.undealt(state) == Some(seat),
            (Actor::Seat(seat), ToyAction::Bid(bid @ 1..=3)) => {
                let rival = state.cards[(seat.index() + 1) % usize::from(self.seats)];
                let peeks = self.has(Fault::ListPeeksAtOthersCard) && rival == 3;
                state.taker == 0 && state.bids[seat.index()] == 0 && !(peeks && bid == 3)
            }
            (Actor::Seat(seat), ToyAction::Retract) => state.taker == 0 && state.bids[seat.index()] > 0,
            (Actor::Seat(_), ToyAction::Take(1 | 2)) => state.taker > 0,
            (Actor::Seat(_), ToyAction::Take(3)) => state.taker > 0 && self.has(Fault::NoCommand),
            _ => false,
        };
        if allowed { Ok(()) } else { Err(ToyRefusal) }
    }

    fn play_unchecked(&self, state: &mut ToyState, actor: Actor, action: ToyAction) {
        match (actor, action) {
            (_, ToyAction::Deal(seat, card)) => state.cards[seat.index()] = card,
            (Actor::Seat(seat), ToyAction::Bid(bid)) => {
                state.bids[seat.index()] = bid;
                if self.has(Fault::TieByArrival) && state.first == 0 {
                    state.first = seat.number();
                }
                if self.owing(state).is_empty() {
                    self.resolve(state);
                }
            }
            (Actor::Seat(seat), ToyAction::Retract) => state.bids[seat.index()] = 0,
            (Actor::Seat(seat), ToyAction::Take(tokens)) => {
                let calls = self.calls.fetch_add(1, Ordering::Relaxed);
                let extra = u8::from(self.has(Fault::MemoryOutsideTheState) && calls.is_multiple_of(2));
                let points = &mut state.points[seat.index()];
                *points = points.saturating_add(tokens + extra);
                self.next_round(state);
            }
            _ => {}
        }
    }

    fn scores(&self, state: &ToyState) -> BySeat<i32> {
        BySeat::from_fn(self.seats, |seat| state.points[seat.index()].into())
    }

    fn outcome(&self, state: &ToyState) -> Option<Outcome> {
        let over = state.round >= 2 && !self.has(Fault::OverWithoutOutcome);
        over.then(|| {
            let keys = BySeat::from_fn(self.seats, |seat| -i32::from(state.points[seat.index()]));
            Outcome { ranks: ranks_by(&keys), scores: self.scores(state), reason: "two rounds" }
        })
    }

    fn view(&self, state: &ToyState, viewer: Viewer) -> ToyView {
        let own = |values: [u8; 3]| viewer.seat().map_or(0, |seat| values[seat.index()]);
        let open = state.round >= 2 || viewer == Viewer::Referee;
        ToyView {
            viewer: viewer.seat().map(Seat::number),
            card: own(state.cards),
            bid: own(state.bids),
            dealt: state.cards.map(|card| card > 0),
            owing: state.bids.map(|bid| bid == 0),
            points: state.points,
            round: state.round,
            taker: state.taker,
            revealed: open.then_some((state.cards, state.bids)),
            deck: if self.has(Fault::ViewCarriesTheDeck) { state.cards.iter().sum() } else { 0 },
            unwritten: u8::from(self.has(Fault::ViewLosesFieldInJson)),
        }
    }

    fn reveals(&self, _before: &ToyState, _actor: Actor, action: ToyAction) -> bool {
        match action {
            ToyAction::Retract => false,
            ToyAction::Bid(_) => !self.has(Fault::BidsSaidToRevealNothing),
            ToyAction::Deal(..) | ToyAction::Take(_) => true,
        }
    }

    fn complete(&self, view: &ToyView, random: &mut impl Random) -> ToyState {
        let mut state =
            ToyState { points: view.points, round: view.round, taker: view.taker, ..ToyState::default() };
        if let Some((cards, bids)) = view.revealed {
            return ToyState { cards, bids, ..state };
        }
        for index in 0..usize::from(self.seats) {
            state.cards[index] = if view.dealt[index] { 1 + random.below(3) as u8 } else { 0 };
            state.bids[index] = if view.owing[index] { 0 } else { 1 + random.below(3) as u8 };
        }
        if let Some(index) = view.viewer.map(|number| usize::from(number - 1)) {
            state.cards[index] = view.card;
            if !self.has(Fault::CompletionLosesOwnBid) {
                state.bids[index] = view.bid;
            }
        }
        // The honest half of this fault: the completion keeps to the deck it was told about, so
        // that nothing but a new deal can tell.
        if self.has(Fault::ViewCarriesTheDeck) {
            self.match_deck(&mut state, view);
        }
        state
    }

    fn redact(&self, _: &ToyState, actor: Actor, action: ToyAction, viewer: Viewer) -> Option<ToyAction> {
        match (actor, action) {
            (_, ToyAction::Deal(seat, _)) => (viewer.is(seat) || viewer == Viewer::Referee).then_some(action),
            (Actor::Seat(seat), ToyAction::Bid(_)) if !self.has(Fault::RedactionShowsBids) => {
                (viewer.is(seat) || viewer == Viewer::Referee).then_some(action)
            }
            _ => Some(action),
        }
    }

    fn explain(&self, _: &ToyState, _: Seat, action: ToyAction) -> Explanation {
        Explanation::new(match self.options.fault {
            Some(Fault::NoWords) => Message::new("toy-unknown"),
            Some(Fault::NotTranslated) => Message::new("toy-english-only"),
            Some(Fault::ArgumentLeftOut) => Message::new("toy-explained"),
            _ => Message::new("toy-explained").text("action", action),
        })
    }

    fn tell(actor: Actor, action: ToyAction) -> Message {
        match action {
            ToyAction::Deal(seat, card) => Message::new("toy-deal").with("seat", seat).with("card", card),
            ToyAction::Bid(bid) => Message::new("toy-bid").actor("who", actor).with("bid", bid),
            ToyAction::Retract => Message::new("toy-retract").actor("who", actor),
            // Planted: only a faulty toy allows it.
            ToyAction::Take(3) => Message::new("toy-take-all").actor("who", actor),
            ToyAction::Take(tokens) => Message::new("toy-take").actor("who", actor).with("tokens", tokens),
        }
    }

    fn takes_back(action: ToyAction) -> bool {
        action == ToyAction::Retract
    }
}

impl Toy {
    fn match_deck(&self, state: &mut ToyState, view: &ToyView) {
        let own = view.viewer.map(|number| usize::from(number - 1));
        // Twice, because the first pass may leave to an earlier card what a later one cannot make up for.
        for index in (0..6).map(|n| n % 3).filter(|&index| Some(index) != own && view.dealt[index]) {
            let others: u8 = state.cards.iter().sum::<u8>() - state.cards[index];
            state.cards[index] = view.deck.saturating_sub(others).clamp(1, 3);
        }
    }
}
