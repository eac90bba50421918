//! Random play of Cloverleaf's games beside chess (shakmaty) and Ataxx (board-game), in turns and in one run, so that
//! whatever else the machine does slows all of them alike. What counts is the processor's time.
//!
//! `cargo run --release --manifest-path compare/Cargo.toml [ROUNDS]`

use std::time::Duration;

use board_game::board::Board;
use board_game::games::ataxx::AtaxxBoard;
use cloverleaf_congestion::Congestion;
use cloverleaf_core::{Actor, Game, GameExt, Options, Random, SplitMix, Turn, Value};
use cloverleaf_gridlock::Gridlock;
use cloverleaf_rightofway::RightOfWay;
use cloverleaf_tango::Tango;
use cpu_time::ThreadTime;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use shakmaty::{Chess, Position};

/// How long each plays at a time.
const TURN: Duration = Duration::from_millis(200);
/// Random chess can wander on for ever.
const LONGEST_CHESS: u32 = 400;

/// Who plays a whole game at random and says how many moves it took.
struct Player {
    name: &'static str,
    play: Box<dyn FnMut() -> u64>,
    /// The most moves and games a second in any round.
    moves: f64,
    games: f64,
}

impl Player {
    fn new(name: &'static str, play: impl FnMut() -> u64 + 'static) -> Player {
        Player { name, play: Box::new(play), moves: 0.0, games: 0.0 }
    }

    fn take_turn(&mut self) {
        let (mut moves, mut games) = (0, 0u64);
        let started = ThreadTime::now();
        while started.elapsed() < TURN {
            moves += (self.play)();
            games += 1;
        }
        let seconds = started.elapsed().as_secs_f64();
        assert!(moves > 0, "{} did not move", self.name);
        self.moves = self.moves.max(moves as f64 / seconds);
        self.games = self.games.max(games as f64 / seconds);
    }
}

fn main() {
    let rounds = std::env::args().nth(1).and_then(|rounds| rounds.parse().ok()).unwrap_or(10);
    let mut players = [
        Player::new("chess (shakmaty)", chess(1)),
        Player::new("Ataxx (board-game)", ataxx(1)),
        ours::<Congestion>("congestion", 4),
        ours::<Tango>("tango", 4),
        ours::<Gridlock>("gridlock", 4),
        ours::<RightOfWay>("rightofway", 2),
    ];
    for _ in 0..rounds {
        players.iter_mut().for_each(Player::take_turn);
    }
    let (chess, ataxx) = (players[0].moves, players[1].moves);
    println!("{:<20} {:>12} {:>10} {:>8} {:>8}", "", "moves/s", "games/s", "x chess", "x Ataxx");
    for Player { name, moves, games, .. } in players {
        println!("{name:<20} {moves:>12.0} {games:>10.0} {:>8.2} {:>8.2}", moves / chess, moves / ataxx);
    }
}

/// One of our games with its usual options. Random players may wander for ever; a turn limit ends that.
fn ours<G: Game + 'static>(name: &'static str, seats: u8) -> Player {
    let mut options = G::Options::default();
    options.set("turn_limit", &Value::Number(1000)).expect("every game has a turn limit");
    let game = G::new(seats, options).expect("the usual set-up exists");
    let (mut random, mut state) = (SplitMix::new(1), game.start());
    Player::new(name, move || {
        state.clone_from(&game.start());
        let mut moves = 0;
        loop {
            let (actor, action) = match game.turn(&state) {
                Turn::Over => return moves,
                Turn::Chance => (Actor::Chance, game.pick_draw(&state, |total| random.below(total))),
                turn => {
                    moves += 1;
                    let seat = turn.seats().lowest().expect("somebody is to act");
                    (Actor::Seat(seat), game.pick(&state, seat, |count| random.below(count)))
                }
            };
            let action = action.expect("whoever is to act can act");
            game.play(&mut state, actor, action).expect("what is picked is legal");
        }
    })
}

fn chess(seed: u64) -> impl FnMut() -> u64 {
    let mut random = SplitMix::new(seed);
    move || {
        let mut position = Chess::default();
        for played in 0..LONGEST_CHESS {
            let moves = position.legal_moves();
            let Some(&chosen) = random.choose(&moves) else { return played.into() };
            position.play_unchecked(chosen);
        }
        LONGEST_CHESS.into()
    }
}

fn ataxx(seed: u64) -> impl FnMut() -> u64 {
    let mut random = SmallRng::seed_from_u64(seed);
    move || {
        let (mut board, mut moves) = (AtaxxBoard::default(), 0);
        while let Ok(chosen) = board.random_available_move(&mut random) {
            board.play(chosen).expect("an available move can be played");
            moves += 1;
        }
        moves
    }
}
