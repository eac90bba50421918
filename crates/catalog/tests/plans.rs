//! A plan acts exactly when what its owner sees is what they foresaw, only within the rules, and from what they see alone.

use cloverleaf_catalog::{entry, imagine, open};
use cloverleaf_core::{Actor, Random, Seat, SplitMix, Turn, Viewer};
use cloverleaf_table::{Ahead, Answer, AnyTable, Event, Plan, PlanStep, Seed};
use serde_json::Value as Json;

/// Of each game; ten thousand in all.
const PLANS: usize = 2_500;
/// As many of them are made in one recorded game.
const IN_ONE_GAME: usize = 25;

/// Somebody who has thought ahead from a position.
struct Planner {
    seat: Seat,
    line: Vec<PlanStep>,
    /// What they would have seen happen before each step, and how it would look to choose then.
    foreseen: Vec<(Vec<String>, Json)>,
    plan: Plan,
}

/// How often plans acted, waited and ended.
#[derive(Default, Debug)]
struct Count {
    made: usize,
    played: usize,
    waited: usize,
    unforeseen: usize,
    reached: usize,
}

/// Plans of one game act exactly when they should, and tell nothing.
fn plans_of(id: &str) {
    let mut count = Count::default();
    for game in 0..PLANS / IN_ONE_GAME {
        let mut random = SplitMix::new(game as u64);
        for table in positions(id, &mut random) {
            let planner = think_ahead(table.as_ref(), &mut random);
            follow(table, &planner, &mut random, &mut count);
        }
    }
    println!("{id}: {count:?}");
    let enough = PLANS / 20;
    assert_eq!(count.made, PLANS);
    assert!(count.played > enough && count.unforeseen > enough && count.reached > enough, "{count:?}");
}

#[test]
fn plans_in_congestion() {
    plans_of("congestion");
}

#[test]
fn plans_in_gridlock() {
    plans_of("gridlock");
}

#[test]
fn plans_in_rightofway() {
    plans_of("rightofway");
}

#[test]
fn plans_in_tango() {
    plans_of("tango");
}

/// Positions of one game, played at random: somewhere between its start and its end.
fn positions(id: &str, random: &mut SplitMix) -> Vec<Box<dyn AnyTable>> {
    let about = entry(id).expect("a game of the list").about;
    let seats = about.min_seats + random.below(u32::from(about.max_seats - about.min_seats) + 1) as u8;
    let mut table = open(id, seats, &[], None).expect("a set-up of the game");
    let mut found = Vec::new();
    while found.len() < IN_ONE_GAME {
        if table.turn() == Turn::Over {
            table = open(id, seats, &[], None).expect("a set-up of the game");
        }
        if table.turn() != Turn::Chance && random.below(4) == 0 {
            found.push(table.duplicate());
        }
        let (actor, action) = any(table.as_ref(), random);
        table.play(actor, &action).expect("legal");
    }
    found
}

/// Something that may happen.
fn any(table: &dyn AnyTable, random: &mut SplitMix) -> (Actor, String) {
    if table.turn() == Turn::Chance {
        let outcomes = table.chance();
        let drawn = random.weighted(outcomes.iter().map(|(_, weight)| *weight));
        return (Actor::Chance, outcomes[drawn].0.clone());
    }
    let owing: Vec<_> = table.turn().seats().iter().collect();
    let seat = *random.choose(&owing).expect("somebody is to act");
    let onward: Vec<_> = table.legal(seat).into_iter().filter(|action| !table.takes_back(action)).collect();
    (Actor::Seat(seat), random.choose(&onward).expect("there is something to do").clone())
}

/// Somebody at this table plays on for everybody and keeps a line.
fn think_ahead(table: &dyn AnyTable, random: &mut SplitMix) -> Planner {
    let seat = Seat::at(random.below(table.seats().into()) as usize);
    let (imagination, luck) = (random.next_u64(), Seed::from_number(random.next_u64()));
    let imagined = || imagined(table, seat, imagination);
    let mut ahead = Ahead::new(imagined(), Some(seat), luck);
    for _ in 0..=random.below(10) {
        if ahead.table().turn() == Turn::Over {
            break;
        }
        let (Actor::Seat(by), action) = any(ahead.table(), random) else { unreachable!("draws are made") };
        ahead.play(by, &[action]).expect("legal");
    }
    let line = ahead.line().to_vec();
    let foreseen = glimpses(imagined(), seat, &line);
    Planner { seat, plan: Plan { lines: vec![line.clone()] }, line, foreseen }
}

/// The table as somebody at a seat imagines it.
fn imagined(table: &dyn AnyTable, seat: Seat, imagination: u64) -> Box<dyn AnyTable> {
    let view = table.view(Viewer::Seat(seat));
    imagine(table.id(), table.seats(), &[], &view, imagination).expect("a view of the game")
}

/// What a seat sees before each step of a line.
fn glimpses(mut table: Box<dyn AnyTable>, seat: Seat, line: &[PlanStep]) -> Vec<(Vec<String>, Json)> {
    let mut seen = Vec::new();
    let before = |step: &PlanStep| {
        let glimpse = (seen.clone(), table.view_to_choose_from(seat));
        let event = Event::Play(step.seat.map_or(Actor::Chance, Actor::Seat), step.action.clone());
        seen.extend(table.redact(&event, Viewer::Seat(seat)).map(|event| event.to_string()));
        table.apply(event).expect("it was played before");
        glimpse
    };
    line.iter().map(before).collect()
}

/// Lets the game go on, mostly as was foreseen, and looks what the plan says all the way.
fn follow(mut table: Box<dyn AnyTable>, planner: &Planner, random: &mut SplitMix, count: &mut Count) {
    let (mut seen, mut at) = (Vec::new(), 0);
    count.made += 1;
    for _ in 0..planner.line.len() + 3 {
        if table.turn() == Turn::Over {
            return;
        }
        let (actor, actions) = match planner.plan.answer(table.as_ref(), planner.seat) {
            answer @ Answer::Play { .. } => {
                planner.check(table.as_ref(), &seen, &answer);
                let Answer::Play { actions, last } = answer else { unreachable!("it plays") };
                count.played += 1;
                count.reached += usize::from(last);
                (Actor::Seat(planner.seat), actions)
            }
            answer => {
                planner.check(table.as_ref(), &seen, &answer);
                count.waited += usize::from(answer == Answer::Wait);
                count.unforeseen += usize::from(answer == Answer::Unforeseen);
                let (actor, action) = planner.next(table.as_ref(), at, random);
                (actor, vec![action])
            }
        };
        for action in actions {
            let event = Event::Play(actor, action);
            seen.extend(table.redact(&event, Viewer::Seat(planner.seat)).map(|event| event.to_string()));
            table.apply(event).expect("what a plan says is legal");
            at += 1;
        }
    }
}

impl Planner {
    /// What happens next: mostly what was foreseen, if it can.
    fn next(&self, table: &dyn AnyTable, at: usize, random: &mut SplitMix) -> (Actor, String) {
        let possible = |step: &&PlanStep| match step.seat {
            Some(seat) => table.turn().seats().contains(seat) && table.legal(seat).contains(&step.action),
            None => table.chance().iter().any(|(action, _)| *action == step.action),
        };
        match self.line.get(at).filter(possible).filter(|_| random.below(10) > 0) {
            Some(step) => (step.seat.map_or(Actor::Chance, Actor::Seat), step.action.clone()),
            None => any(table, random),
        }
    }

    /// Whether the answer is right, given what the planner has seen.
    fn check(&self, table: &dyn AnyTable, seen: &[String], answer: &Answer) {
        let asked = table.turn().seats().contains(self.seat);
        let own = |step: &PlanStep| step.seat == Some(self.seat) && step.situation.is_some();
        let steps = || self.line.iter().zip(&self.foreseen).filter(|(step, _)| own(step));
        let now = table.view_to_choose_from(self.seat);
        // The same moves may show different things: a card that nobody knew is scored, or not.
        let due = steps().find(|(_, (before, view))| asked && before == seen && *view == now);
        let played = match answer {
            Answer::Play { actions, .. } => actions.first(),
            Answer::Wait | Answer::Unforeseen => None,
        };
        if let Some((step, _)) = due {
            assert_eq!(played, Some(&step.action), "{}: it is as foreseen, {seen:?}", table.id());
        }
        if let Some(action) = played {
            let known = steps().any(|(step, (_, view))| *view == now && step.action == *action);
            let in_full = steps().any(|(step, (_, view))| {
                *view == table.view(Viewer::Seat(self.seat)) && step.action == *action
            });
            assert!(asked && (known || in_full), "{}: nobody foresaw this, {seen:?}", table.id());
        }
        self.tells_nothing(table, answer);
    }

    /// Whatever is hidden from the planner does not change what the plan says.
    fn tells_nothing(&self, table: &dyn AnyTable, answer: &Answer) {
        if matches!(table.turn(), Turn::Together(_) | Turn::Chance) {
            return;
        }
        let otherwise = self.plan.answer(imagined(table, self.seat, 7).as_ref(), self.seat);
        match (answer, &otherwise) {
            (Answer::Play { actions, .. }, Answer::Play { actions: others, .. }) => {
                assert_eq!(actions[0], others[0], "{}", table.id());
            }
            (answer, otherwise) => assert_eq!(answer, otherwise, "{}", table.id()),
        }
    }
}
