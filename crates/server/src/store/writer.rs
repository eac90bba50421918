//! The one who writes: takes what is waiting, stores all of it in one transaction, and only then answers.
//!
//! A disk is asked once for many entries, which is what makes a durable log fast. Somebody else's entry in the
//! same place spoils nothing (`ON CONFLICT DO NOTHING`); what cannot be stored at all is tried again alone, so
//! that only its sender hears of it.

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection as _};
use tokio::sync::{mpsc, oneshot};

use super::chain::Chain;
use super::connect::Kind;
use super::lists::waits;
use super::speakers::spoke;
use super::sql::{Statement, number, query, run};
use super::{Append, Appended, NewTable, Row, StoreError};
use crate::{PlayerId, TableId};

/// The most that is stored at once.
const GROUP: usize = 64;
/// How many may wait before those who send more are held up.
const QUEUE: usize = 1024;

/// Something to be stored.
#[derive(Debug)]
pub(super) enum Work {
    Append(Box<Append>),
    Create(Box<NewTable>),
    Change(Vec<Statement>),
}

/// What became of it.
#[derive(Debug)]
pub(super) enum Done {
    Appended(Appended),
    Created,
    /// How many rows the first statement changed.
    Changed(u64),
}

type Answer = Result<Done, StoreError>;

#[derive(Debug)]
struct Order {
    work: Work,
    reply: oneshot::Sender<Answer>,
}

#[derive(Debug)]
enum Message {
    Write(Order),
    Stop(oneshot::Sender<()>),
}

/// The way to the writer.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Message>,
}

impl Writer {
    pub(super) fn start(pool: AnyPool, kind: Kind) -> Writer {
        let (queue, messages) = mpsc::channel(QUEUE);
        tokio::spawn(Worker { pool, kind, connection: None }.work(messages));
        Writer { queue }
    }

    /// Stores it; the answer comes when it would outlive the power.
    pub(super) async fn write(&self, work: Work) -> Answer {
        self.hand_in(work).await?.await.map_err(|_| StoreError::Closed)?
    }

    /// Puts it in the queue, for those who need not know what becomes of it.
    pub(super) async fn hand_in(&self, work: Work) -> Result<oneshot::Receiver<Answer>, StoreError> {
        let (reply, answer) = oneshot::channel();
        let order = Message::Write(Order { work, reply });
        self.queue.send(order).await.map_err(|_| StoreError::Closed)?;
        Ok(answer)
    }

    /// Waits until the queue is written; nothing more is taken then.
    pub(super) async fn stop(&self) {
        let (reply, answer) = oneshot::channel();
        if self.queue.send(Message::Stop(reply)).await.is_ok() {
            // Who else stopped it has waited as long.
            let _stopped = answer.await;
        }
    }
}

/// Why a group was not stored: because of one of it, or because of the database.
enum Trouble {
    OfOne(StoreError),
    OfAll(StoreError),
}

struct Worker {
    pool: AnyPool,
    kind: Kind,
    connection: Option<PoolConnection<Any>>,
}

impl Worker {
    async fn work(mut self, mut messages: mpsc::Receiver<Message>) {
        let (mut waiting, mut stops) = (Vec::with_capacity(GROUP), Vec::new());
        while messages.recv_many(&mut waiting, GROUP).await > 0 {
            let mut group = Vec::with_capacity(waiting.len());
            for message in waiting.drain(..) {
                match message {
                    Message::Write(order) => group.push(order),
                    Message::Stop(reply) => {
                        messages.close();
                        stops.push(reply);
                    }
                }
            }
            self.store(group).await;
        }
        drop(self);
        for reply in stops {
            // Whoever asked may have gone.
            let _gone = reply.send(());
        }
    }

    async fn store(&mut self, mut group: Vec<Order>) {
        // Two servers that lock tables in the same order never wait for each other in a ring.
        group.sort_by(|one, other| one.work.table().cmp(&other.work.table()));
        match self.commit(&group).await {
            Ok(done) => answer(group.into_iter().zip(done.into_iter().map(Ok))),
            Err(Trouble::OfOne(_)) if group.len() > 1 => {
                for order in group {
                    let done = self.commit(std::slice::from_ref(&order)).await;
                    let done = done.map(|mut done| done.remove(0)).map_err(Trouble::into_error);
                    answer([(order, done)]);
                }
            }
            Err(trouble) => {
                let error = trouble.into_error();
                answer(group.into_iter().map(|order| (order, Err(error.clone()))));
            }
        }
    }

    /// Stores all of it or nothing. After a failure it begins afresh: who knows in what state the old
    /// connection is.
    async fn commit(&mut self, group: &[Order]) -> Result<Vec<Done>, Trouble> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.pool.acquire().await.map_err(Trouble::of_all)?,
        };
        let done = transact(&mut connection, self.kind, group).await;
        match done.is_ok() {
            true => self.connection = Some(connection),
            // The failure that is told is the first one.
            false => drop(connection.close().await),
        }
        done
    }
}

async fn transact(connection: &mut AnyConnection, kind: Kind, group: &[Order]) -> Result<Vec<Done>, Trouble> {
    if let (Kind::Sqlite, [Order { work: Work::Append(append), .. }]) = (kind, group)
        && append.is_plain()
    {
        let done = append_alone(connection, append).await.map_err(Trouble::of_a_statement)?;
        return Ok(vec![Done::Appended(done)]);
    }
    let mut transaction = connection.begin_with(kind.begin_to_write()).await.map_err(Trouble::of_all)?;
    let mut done = Vec::with_capacity(group.len());
    for order in group {
        done.push(order.work.perform(&mut transaction, kind).await.map_err(Trouble::of_a_statement)?);
    }
    transaction.commit().await.map_err(Trouble::of_all)?;
    Ok(done)
}

fn answer(answers: impl IntoIterator<Item = (Order, Answer)>) {
    for (order, answer) in answers {
        // Whoever asked may have gone; it is stored all the same.
        let _gone = order.reply.send(answer);
    }
}

impl Trouble {
    fn of_all(error: sqlx::Error) -> Trouble {
        Trouble::OfAll(error.into())
    }

    fn of_a_statement(error: StoreError) -> Trouble {
        match error {
            StoreError::Unreachable(_) | StoreError::Closed => Trouble::OfAll(error),
            _ => Trouble::OfOne(error),
        }
    }

    fn into_error(self) -> StoreError {
        match self {
            Trouble::OfOne(error) | Trouble::OfAll(error) => error,
        }
    }
}

impl Work {
    fn table(&self) -> Option<&TableId> {
        match self {
            Work::Append(append) => Some(&append.table),
            Work::Create(table) => Some(&table.id),
            Work::Change(_) => None,
        }
    }

    async fn perform(&self, connection: &mut AnyConnection, kind: Kind) -> Answer {
        match self {
            Work::Append(append) => perform(connection, kind, append).await.map(Done::Appended),
            Work::Create(table) => create(connection, table).await.map(|()| Done::Created),
            Work::Change(statements) => change(connection, statements).await.map(Done::Changed),
        }
    }
}

impl Append {
    /// Whether it is nothing but the next entry: nobody sits down, nobody speaks, nothing is opened.
    fn is_plain(&self) -> bool {
        self.index.sitters.is_empty() && self.index.speaker.is_none() && self.opens.is_none()
    }

    fn entry(&self) -> Statement {
        insert(&self.table, self.seq, self.at, &self.batch, &self.body)
    }

    /// How the table stands after it, unless another server has gone on from there already. What an earlier version has
    /// written leaves a gap in what is known of speakers, over which no later entry jumps.
    fn standing(&self) -> Statement {
        let Append { table, seq, at, index, .. } = self;
        let sql = "UPDATE tables SET last_seq = $2, status = $3, due_at = $4, changed_at = $5, \
                   speakers_seq = CASE WHEN speakers_seq = $2 - 1 THEN $2 ELSE speakers_seq END \
                   WHERE id = $1 AND last_seq < $2";
        let status = index.status.as_str();
        Statement::new(sql, [table.into(), (*seq).into(), status.into(), index.due_at.into(), (*at).into()])
    }

    /// For whom the table waits after it, if that has changed.
    fn waiting(&self) -> Option<Statement> {
        self.index.awaited.as_ref().map(|awaited| waits(&self.table, awaited))
    }

    /// All there is to do for a plain one.
    fn chain(&self) -> Chain {
        Chain([self.entry(), self.standing()].into_iter().chain(self.waiting()).collect())
    }
}

/// Stores a plain one as a transaction of its own.
async fn append_alone(connection: &mut AnyConnection, append: &Append) -> Result<Appended, StoreError> {
    let stored = append.chain().transact_in_sqlite(connection).await;
    appended(connection, append, stored).await
}

async fn perform(
    connection: &mut AnyConnection,
    kind: Kind,
    append: &Append,
) -> Result<Appended, StoreError> {
    if append.is_plain() {
        let stored = append.chain().run(connection, kind).await;
        return appended(connection, append, stored).await;
    }
    let stored = append.entry().run(connection).await.map(|rows| rows == 1);
    let appended = appended(connection, append, stored).await?;
    if appended == Appended::Stored {
        follow(connection, append).await?;
    }
    Ok(appended)
}

/// What comes with an entry that is stored.
async fn follow(connection: &mut AnyConnection, append: &Append) -> Result<(), StoreError> {
    let newest = append.standing().run(connection).await? == 1;
    sit(connection, &append.table, &append.index.sitters).await?;
    if let Some(waiting) = append.waiting().filter(|_| newest) {
        waiting.run(connection).await?;
    }
    if let Some(speaker) = &append.index.speaker {
        spoke(speaker, &append.table).run(connection).await?;
    }
    if let Some(table) = &append.opens {
        create(connection, table).await?;
    }
    Ok(())
}

/// What became of it: if there was no room, it may have been stored before.
async fn appended(
    connection: &mut AnyConnection,
    append: &Append,
    stored: Result<bool, StoreError>,
) -> Result<Appended, StoreError> {
    match stored {
        Ok(true) => Ok(Appended::Stored),
        Ok(false) => Ok(stored_before(connection, append).await?.map_or(Appended::Taken, Appended::Repeated)),
        Err(StoreError::Orphan) => Err(StoreError::NoTable(append.table.clone())),
        Err(other) => Err(other),
    }
}

/// Adds an entry to a log if there is room for it.
fn insert(table: &TableId, seq: i64, at: i64, batch: &Option<String>, body: &String) -> Statement {
    let sql = "INSERT INTO log (table_id, seq, at, batch, body) VALUES ($1, $2, $3, $4, $5) \
               ON CONFLICT DO NOTHING RETURNING seq";
    Statement::new(sql, [table.into(), seq.into(), at.into(), batch.into(), body.into()])
}

/// Where this batch has been stored before.
async fn stored_before(connection: &mut AnyConnection, append: &Append) -> Result<Option<i64>, StoreError> {
    if append.batch.is_none() {
        return Ok(None);
    }
    let sql = "SELECT seq FROM log WHERE table_id = $1 AND batch = $2";
    let row = query(sql, [(&append.table).into(), (&append.batch).into()]).fetch_optional(connection).await?;
    row.map(|row| number(&row, "seq")).transpose()
}

async fn create(connection: &mut AnyConnection, table: &NewTable) -> Result<(), StoreError> {
    let NewTable { id, game, host, listed, setup, seed, first, index } = table;
    let Row { seq, at, batch, body } = first;
    let sql = "INSERT INTO tables \
               (id, game, setup, seed, created_at, listed, status, changed_at, last_seq, speakers_seq, due_at, host) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $5, $8, $8, $9, $10) ON CONFLICT DO NOTHING";
    let values = [
        id.into(),
        game.into(),
        setup.into(),
        seed.into(),
        (*at).into(),
        (*listed).into(),
        index.status.as_str().into(),
        (*seq).into(),
        index.due_at.into(),
        host.into(),
    ];
    if run(connection, sql, values).await? == 0
        || insert(id, *seq, *at, batch, body).run(connection).await? == 0
    {
        return Err(StoreError::TableThere(id.clone()));
    }
    sit(connection, id, &index.sitters).await?;
    waits(id, index.awaited.as_deref().unwrap_or_default()).run(connection).await.map(drop)
}

async fn sit(
    connection: &mut AnyConnection,
    table: &TableId,
    sitters: &[PlayerId],
) -> Result<(), StoreError> {
    let sql = "INSERT INTO sittings (table_id, player_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    for player in sitters {
        run(connection, sql, [table.into(), player.into()]).await?;
    }
    Ok(())
}

async fn change(connection: &mut AnyConnection, statements: &[Statement]) -> Result<u64, StoreError> {
    let mut first = None;
    for statement in statements {
        let changed = statement.run(connection).await?;
        first.get_or_insert(changed);
    }
    Ok(first.unwrap_or(0))
}
