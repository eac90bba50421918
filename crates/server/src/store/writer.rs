//! The one who writes: takes what is waiting, stores all of it in one transaction, and only then answers.
//!
//! A disk is asked once for many entries, which is what makes a durable log fast. Somebody else's entry in the
//! same place spoils nothing (`ON CONFLICT DO NOTHING`); what cannot be stored at all is tried again alone, so
//! that only its sender hears of it.

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection as _};
use tokio::sync::{mpsc, oneshot};

use super::connect::Kind;
use super::lists::waits;
use super::sql::{Statement, number, query, run};
use super::{Append, Appended, Index, NewTable, Row, StoreError};
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
    let mut transaction = connection.begin_with(kind.begin_to_write()).await.map_err(Trouble::of_all)?;
    let mut done = Vec::with_capacity(group.len());
    for order in group {
        done.push(order.work.perform(&mut transaction).await.map_err(Trouble::of_a_statement)?);
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

    async fn perform(&self, connection: &mut AnyConnection) -> Answer {
        match self {
            Work::Append(append) => perform(connection, append).await.map(Done::Appended),
            Work::Create(table) => create(connection, table).await.map(|()| Done::Created),
            Work::Change(statements) => change(connection, statements).await.map(Done::Changed),
        }
    }
}

async fn perform(connection: &mut AnyConnection, append: &Append) -> Result<Appended, StoreError> {
    let Append { table, seq, at, batch, body, index, opens } = append;
    let stored = insert(connection, table, *seq, *at, batch, body).await.map_err(|error| match error {
        StoreError::Orphan => StoreError::NoTable(table.clone()),
        other => other,
    })?;
    if !stored {
        return Ok(stored_before(connection, append).await?.map_or(Appended::Taken, Appended::Repeated));
    }
    // Another server may have gone on from this entry already.
    let sql = "UPDATE tables SET last_seq = $2, status = $3, due_at = $4, changed_at = $5 \
               WHERE id = $1 AND last_seq < $2";
    let Index { status, due_at, sitters, awaited } = index;
    let values = [table.into(), (*seq).into(), status.as_str().into(), (*due_at).into(), (*at).into()];
    let newest = run(connection, sql, values).await? == 1;
    sit(connection, table, sitters).await?;
    if let Some(awaited) = awaited.as_ref().filter(|_| newest) {
        waits(table, awaited).run(connection).await?;
    }
    if let Some(table) = opens {
        create(connection, table).await?;
    }
    Ok(Appended::Stored)
}

/// Whether there was room for it.
async fn insert(
    connection: &mut AnyConnection,
    table: &TableId,
    seq: i64,
    at: i64,
    batch: &Option<String>,
    body: &String,
) -> Result<bool, StoreError> {
    let sql = "INSERT INTO log (table_id, seq, at, batch, body) VALUES ($1, $2, $3, $4, $5) \
               ON CONFLICT DO NOTHING";
    let values = [table.into(), seq.into(), at.into(), batch.into(), body.into()];
    Ok(run(connection, sql, values).await? == 1)
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
               (id, game, setup, seed, created_at, listed, status, changed_at, last_seq, due_at, host) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $5, $8, $9, $10) ON CONFLICT DO NOTHING";
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
    if run(connection, sql, values).await? == 0 || !insert(connection, id, *seq, *at, batch, body).await? {
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
