//! A table played in memory, and what honest clients would have heard there.

use cloverleaf_core::{Random, SplitMix};
use cloverleaf_load::canary::{Canary, Hidden};
use cloverleaf_load::check::Story;
use cloverleaf_load::transcript::{Line, Transcript};
use cloverleaf_protocol::{
    ChatRoom, Clock, Command, Message, Request, SeatWish, Setup, Start, Substitute, Undo,
};
use cloverleaf_server::room::{Around, Caller, Reader, Room, Telling, Verdict, open};
use cloverleaf_server::{Key, Logged, Opening, Person, PlayerId, new_player_id};

/// A table, those who sit there, and one who watches: the last.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) room: Room,
    pub(crate) story: Story,
    pub(crate) transcripts: Vec<Transcript>,
    pub(crate) canaries: Vec<Canary>,
    pub(crate) words: Vec<String>,
    callers: Vec<Caller>,
    versions: Vec<i64>,
    named: usize,
}

impl Scene {
    /// A table at which nobody but its host has come yet. The last seat is by invitation.
    pub(crate) fn open(game: &str, seats: u8) -> Scene {
        let callers: Vec<Caller> = (0..=seats).map(caller).collect();
        let wish = |seat: u8| match seat {
            0 => SeatWish::Me,
            seat if seat == seats - 1 => SeatWish::Invited,
            _ => SeatWish::Open,
        };
        let setup = Setup {
            game: game.to_owned(),
            options: Default::default(),
            seats: (0..seats).map(wish).collect(),
            clock: Clock::None,
            late: Substitute::default(),
            public: false,
            start: Start::Full,
            undo: Undo::Agreed,
            delay: 0,
            rated: false,
        };
        let Caller { player: host, name, program } = callers[0].clone();
        let mut kept = vec![None; seats.into()];
        kept[0] = Some(Person { player: host.clone(), name, program });
        let opening = Opening { setup, rules: 0, host, kept, commitment: String::new(), at: 0 };
        Scene::of(open(opening, 1, [].into()).expect("the game has such a set-up"), callers)
    }

    fn of(opened: cloverleaf_server::Opened, callers: Vec<Caller>) -> Scene {
        let (id, opening, seed) = (opened.id, opened.opening, opened.seed);
        let transcript = |caller: &Caller| Transcript {
            table: id.clone(),
            player: caller.player.clone(),
            stayed: true,
            lines: vec![Line::Opened(0)],
        };
        let request = |caller: &Caller| Canary::new(Hidden::Request(caller.player.clone()));
        let names: Vec<Canary> = callers.iter().map(request).collect();
        let words = names.iter().map(|canary| canary.word.clone()).collect();
        let seed_word = Canary { word: seed.to_string(), hidden: Hidden::Seed(id.clone()) };
        let mut scene = Scene {
            room: opened.room,
            transcripts: callers.iter().map(transcript).collect(),
            story: Story { id, opening, seed, log: vec![opened.first] },
            canaries: names.into_iter().chain([seed_word]).collect(),
            words,
            versions: vec![0; callers.len()],
            callers,
            named: 0,
        };
        scene.tell(true);
        scene
    }

    /// A table at which everybody sits, somebody has said something, and so many actions have been played.
    pub(crate) fn played(game: &str, seats: u8, actions: usize) -> Scene {
        let mut scene = Scene::open(game, seats);
        let invite = scene.invitation();
        for seat in 1..seats {
            let invite = (seat == seats - 1).then(|| invite.clone());
            scene.ask(seat.into(), Command::Sit { seat: Some(seat + 1), invite });
        }
        scene.chat();
        let mut random = SplitMix::new(7);
        for _ in 0..actions {
            scene.play_any(&mut random);
        }
        scene
    }

    /// The key of the last seat, as the host was told it.
    pub(crate) fn invitation(&mut self) -> String {
        let host = self.callers[0].player.clone();
        let now = self.room.now(Some(&host), false, &Around::default(), 1);
        let key =
            now.seats.last().and_then(|place| place.invite.clone()).expect("the last seat is by invitation");
        let hidden = Hidden::Invitation(self.story.id.clone(), host);
        self.canaries.push(Canary { word: key.clone(), hidden });
        key
    }

    fn chat(&mut self) {
        let table = self.story.id.clone();
        let hidden = [Hidden::PlayersTalk(table.clone()), Hidden::WatchersTalk(table)];
        let rooms = [(0, ChatRoom::Players), (self.callers.len() - 1, ChatRoom::Watchers)];
        for (hidden, (who, to)) in hidden.into_iter().zip(rooms) {
            let canary = Canary::new(hidden);
            self.ask(who, Command::Say { to, text: format!("{}!", canary.word) });
            self.canaries.push(canary);
        }
    }

    fn play_any(&mut self, random: &mut SplitMix) {
        let table = self.room.table();
        let Some(seat) = table.turn().seats().lowest() else { return };
        let onward: Vec<String> =
            table.legal(seat).into_iter().filter(|action| !table.takes_back(action)).collect();
        let actions = vec![random.choose(&onward).expect("it is the seat's turn").clone()];
        self.ask(seat.index(), Command::Play { actions, decision: None, seat: None });
    }

    /// Somebody asks, it is done, and everybody is told.
    pub(crate) fn ask(&mut self, who: usize, command: Command) {
        self.named += 1;
        let id = format!("{}.{}", self.words[who], self.named);
        self.transcripts[who].lines.push(Line::Sent(id.clone(), command.clone()));
        let request = Request { id: Some(id.clone()), command };
        let verdict = self.room.decide(&self.callers[who], &request, &Around::default(), 5);
        let Ok(Verdict::Write { batch, entry, played, .. }) = verdict else {
            panic!("not done: {verdict:?}")
        };
        let logged = Logged { seq: self.room.version() + 1, at: 5, batch, entry: *entry };
        self.room = self.room.after(logged.clone(), played);
        self.story.log.push(logged);
        self.hear(who, &Message::Done { id: Some(id), v: self.room.version() });
        self.tell(false);
    }

    /// Everybody is told what they have not been told.
    fn tell(&mut self, hello: bool) {
        for who in 0..self.callers.len() {
            let (player, after) = (Some(self.callers[who].player.clone()), self.versions[who]);
            let around = Around::default();
            let (mut telling, to) =
                (Telling::default(), Reader { player: player.as_ref(), after, legal: !hello });
            let told = match hello {
                true => self.room.hello(&mut telling, to, &around, 5),
                false => self.room.news(&mut telling, to, &around, 5),
            };
            let text = told.expect("the room can be seen").text();
            self.transcripts[who].lines.push(Line::Heard(text));
            self.versions[who] = self.room.version();
        }
    }

    /// Somebody is told something.
    pub(crate) fn hear(&mut self, who: usize, message: &Message) {
        self.transcripts[who]
            .lines
            .push(Line::Heard(serde_json::to_string(message).expect("a message is JSON")));
    }

    /// The place of the last `news` in what somebody heard.
    pub(crate) fn last_news(&self, who: usize) -> usize {
        let news = |line: &Line| matches!(line, Line::Heard(text) if text.contains(r#""type":"news""#));
        self.transcripts[who].lines.iter().rposition(news).expect("there was news")
    }

    /// The text of a line somebody heard.
    pub(crate) fn text(&mut self, who: usize, line: usize) -> &mut String {
        match &mut self.transcripts[who].lines[line] {
            Line::Heard(text) => text,
            other => panic!("not heard: {other:?}"),
        }
    }

    /// What is wrong.
    pub(crate) fn faults(&self) -> Vec<String> {
        cloverleaf_load::check::faults(&self.story, &self.transcripts)
    }

    /// What has got out.
    pub(crate) fn leaks(&self) -> Vec<String> {
        let aviary = cloverleaf_load::canary::Aviary::new(self.canaries.clone()).expect("a few words");
        self.transcripts.iter().flat_map(|transcript| aviary.leaks(transcript)).collect()
    }
}

fn caller(number: u8) -> Caller {
    Caller { player: new_player_id(), name: format!("Guest {number}"), program: false }
}

/// A key as the server gives to somebody.
pub(crate) fn session(player: &PlayerId) -> Canary {
    let word = Key::random().reveal().to_owned();
    Canary { word, hidden: Hidden::Session(player.clone()) }
}
