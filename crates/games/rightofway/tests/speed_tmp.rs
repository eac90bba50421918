use cloverleaf_core::*;
use cloverleaf_rightofway::*;
#[test]
fn speed() {
    for opts in ["", "city=laid"] {
    let game: RightOfWay = cloverleaf_testkit::game(2, opts).unwrap();
    let mut r = SplitMix::new(1);
    let (mut acts, mut chs) = (Vec::new(), Vec::new());
    let t = std::time::Instant::now();
    let (mut moves, mut games, mut turns, mut listed) = (0u64, 0u64, 0u64, 0u64);
    let mut ends = std::collections::BTreeMap::new();
    let mut maxh = 0;
    while t.elapsed().as_secs_f64() < 3.0 {
        let mut s = game.start();
        loop {
            match game.turn(&s) {
                Turn::Over => break,
                Turn::Chance => { chs.clear(); game.chance(&s, &mut chs); let i = r.weighted(chs.iter().map(|c| c.1)); game.play(&mut s, Actor::Chance, chs[i].0).unwrap(); }
                Turn::Seat(seat) => { acts.clear(); game.legal(&s, seat, &mut acts); listed += acts.len() as u64; let a = *r.choose(&acts).unwrap(); game.play(&mut s, Actor::Seat(seat), a).unwrap(); }
                _ => unreachable!(),
            }
            moves += 1;
        }
        games += 1;
        let v = game.view(&s, Viewer::Spectator);
        turns += v.turns as u64;
        maxh = maxh.max(v.rights.values().map(|r| r.stack.len()).max().unwrap_or(0));
        *ends.entry(game.outcome(&s).unwrap().reason).or_insert(0) += 1;
    }
    let e = t.elapsed().as_secs_f64();
    println!("{opts}: {:.0} moves/s {:.0} games/s, {} moves/game {} turns/game {} listed/move {ends:?} size {} maxh {maxh}", moves as f64/e, games as f64/e, moves/games, turns/games, listed/moves, size_of::<State>());
    }
}
