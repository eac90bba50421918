//! At what rate clients are told to do something, and who.

use std::time::Duration;

use cloverleaf_core::{Random, SplitMix};
use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::world::{Nudge, World};

const TICK: Duration = Duration::from_millis(5);

/// Nudges clients at the run's rate for so long. What could not be done in time, because nobody was there to
/// do it, is made up for within a second or not at all.
pub(crate) async fn pace(world: &World, time: Duration, tell: impl Fn(Duration)) {
    let mut random = SplitMix::new(world.settings.seed);
    let rate = u64::from(world.settings.rate);
    let (start, mut done) = (Instant::now(), 0);
    let mut ticks = interval(TICK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Skip);
    while start.elapsed() < time {
        ticks.tick().await;
        let due = u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX) * rate / 1000;
        done = done.max(due.saturating_sub(rate));
        while done < due && nudge(world, &mut random) {
            done += 1;
        }
        tell(start.elapsed());
    }
}

/// Tells somebody to do something; whether anybody was there.
fn nudge(world: &World, random: &mut SplitMix) -> bool {
    let faults = world.settings.faults;
    if random.below(1000) < faults.cut
        && let Some(pulse) = world.take_any(random)
    {
        // Who is too busy to hear it is not cut off.
        let _ = pulse.nudge.try_send(Nudge::Cut);
    }
    let says = random.below(1000) < faults.say;
    let (pulse, nudge) = match says {
        true => (world.take_any(random), Nudge::Say),
        false => (world.take_ready(random), Nudge::Play),
    };
    pulse.is_some_and(|pulse| pulse.nudge.try_send(nudge).is_ok())
}
