// The games of this browser in IndexedDB, by their ids. Every call is one transaction; whatever fails, rejects.

const NAME = "cloverleaf";
const GAMES = "games";
/** A database that does not answer for so long is treated as one that is not there. */
const PATIENCE = 10_000;

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, fail) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(GAMES, { keyPath: "id" });
    asked.onerror = () => fail(asked.error);
    asked.onsuccess = () => done(watched(asked.result));
    setTimeout(() => fail(new Error("the database does not answer")), PATIENCE);
  });
  // The next call tries again.
  opened.catch(forget);
  return opened;
}

function forget(): void {
  opened = undefined;
}

/** A page of a later version may want to change the database, and browsers close one that is cleared. */
function watched(database: IDBDatabase): IDBDatabase {
  database.onversionchange = () => (database.close(), forget());
  database.onclose = forget;
  return database;
}

/** When a transaction has been written. */
function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => fail(transaction.error ?? new Error("the database gave up"));
  });
}

async function begin(mode: IDBTransactionMode): Promise<[IDBObjectStore, Promise<void>]> {
  const transaction = (await open()).transaction(GAMES, mode);
  return [transaction.objectStore(GAMES), written(transaction)];
}

export async function readAll(): Promise<unknown[]> {
  const [games, done] = await begin("readonly");
  const asked: IDBRequest<unknown[]> = games.getAll();
  await done;
  return asked.result;
}

export async function readOne(id: string): Promise<unknown> {
  const [games, done] = await begin("readonly");
  const asked: IDBRequest<unknown> = games.get(id);
  await done;
  return asked.result;
}

/** Makes a row from the one that is there, if there is one; nothing is written if nothing is made. */
export async function change(id: string, make: (found: unknown) => object | undefined): Promise<void> {
  const [games, done] = await begin("readwrite");
  const asked: IDBRequest<unknown> = games.get(id);
  asked.onsuccess = () => {
    const made = make(asked.result);
    if (made) games.put(made);
  };
  await done;
}

export async function erase(id: string): Promise<void> {
  const [games, done] = await begin("readwrite");
  games.delete(id);
  await done;
}
