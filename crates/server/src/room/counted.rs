//! A table that counts how often something is played on it or its copies.

use core::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use cloverleaf_core::{About, Actor, Explanation, Message, OptionSpec, Outcome, Seat, Turn, Value, Viewer};
use cloverleaf_table::{AnyTable, Event, PlayError, Record, Seed, Standing, Stands};

#[derive(Debug)]
pub(super) struct Counted {
    table: Box<dyn AnyTable>,
    plays: Arc<AtomicUsize>,
}

impl Counted {
    pub(super) fn new(table: Box<dyn AnyTable>, plays: Arc<AtomicUsize>) -> Counted {
        Counted { table, plays }
    }

    fn count(&self, plays: usize) {
        self.plays.fetch_add(plays, Ordering::Relaxed);
    }
}

/// Hands these questions on.
macro_rules! asked {
    ($($name:ident($($argument:ident: $type:ty),*) -> $answer:ty;)*) => {
        $(fn $name(&self, $($argument: $type),*) -> $answer { self.table.$name($($argument),*) })*
    };
}

impl AnyTable for Counted {
    asked! {
        as_any() -> &dyn Any;
        id() -> &'static str;
        about() -> About;
        seats() -> u8;
        options() -> Vec<(OptionSpec, Value)>;
        names() -> &[String];
        standing() -> &Standing;
        turn() -> Turn;
        legal(seat: Seat) -> Vec<String>;
        chance() -> Vec<(String, u32)>;
        takes_back(action: &str) -> bool;
        view(viewer: Viewer) -> serde_json::Value;
        view_to_choose_from(seat: Seat) -> serde_json::Value;
        scores() -> Vec<i32>;
        outcome() -> Option<Outcome>;
        explain(seat: Seat, action: &str) -> Result<Explanation, PlayError>;
        tell(event: &Event<String>) -> Option<Message>;
        perft(depth: u32, positions: u64) -> Option<u64>;
        redact(event: &Event<String>, viewer: Viewer) -> Option<Event<String>>;
        deal(seed: Option<Seed>) -> Option<String>;
        for_the_resigned() -> Option<(Seat, Option<String>)>;
        events_after(count: usize) -> Vec<Event<String>>;
        count() -> usize;
        events_seen_by(viewer: Viewer) -> Vec<Event<String>>;
        record(save: bool) -> Record;
        may_go_back(count: usize) -> Result<(), Stands>;
    }

    fn duplicate(&self) -> Box<dyn AnyTable> {
        Box::new(Counted::new(self.table.duplicate(), self.plays.clone()))
    }

    fn name(&mut self, seat: Seat, name: &str) {
        self.table.name(seat, name);
    }

    fn play(&mut self, actor: Actor, action: &str) -> Result<(), PlayError> {
        self.count(1);
        self.table.play(actor, action)
    }

    fn apply(&mut self, event: Event<String>) -> Result<(), PlayError> {
        self.count(1);
        self.table.apply(event)
    }

    fn roll(&mut self, seed: Option<Seed>) -> Vec<String> {
        let drawn = self.table.roll(seed);
        self.count(drawn.len());
        drawn
    }

    fn resign(&mut self, seat: Seat) -> Result<(), PlayError> {
        self.count(1);
        self.table.resign(seat)
    }

    fn agree_draw(&mut self) -> Result<(), PlayError> {
        self.count(1);
        self.table.agree_draw()
    }

    fn undo(&mut self) -> Option<Event<String>> {
        self.table.undo()
    }

    fn go_back(&mut self, count: usize) {
        self.table.go_back(count);
    }
}
