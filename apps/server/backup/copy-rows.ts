import { once } from 'node:events';
import type pg from 'pg';

/**
 * The answer of a `copy … to stdout`, some rows at a time, each row a line. What nobody has taken yet waits in the
 * database and not in memory: the socket rests until the next piece is asked for.
 */
export async function* readRows(client: pg.Client, statement: string): AsyncGenerator<Buffer> {
  const copy = client.query(new CopyOut(statement));
  for (let rows = await copy.next(); rows; rows = await copy.next()) yield rows;
}

/** Feeds rows to a `copy … from stdin`, no faster than the database takes them. */
export async function writeRows(
  client: pg.Client,
  statement: string,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const copy = client.query(new CopyIn(statement));
  const connection = await copy.opened;
  try {
    for await (const chunk of rows) {
      if (copy.isOver) break;
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain)
        await Promise.race([once(connection.stream, 'drain'), copy.done]);
    }
  } catch (error) {
    connection.sendCopyFail('the rows have ended before their time');
    await copy.done.catch(() => undefined);
    throw error;
  }
  if (!copy.isOver) connection.endCopyFrom();
  await copy.done;
}

/** What the driver asks of a statement that it has sent. */
type Wire = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

class CopyOut implements pg.Submittable {
  readonly #statement: string;
  #connection: pg.Connection | undefined;
  #rows: Buffer[] = [];
  #end: { error?: Error } | undefined;
  #wake: () => void = () => undefined;

  constructor(statement: string) {
    this.#statement = statement;
  }

  async next(): Promise<Buffer | null> {
    while (this.#rows.length === 0) {
      if (this.#end?.error) throw this.#end.error;
      if (this.#end) return null;
      const woken = new Promise<void>((wake) => {
        this.#wake = wake;
      });
      this.#connection?.stream.resume();
      await woken;
    }
    // A copy, because the driver reads the next piece into the same memory.
    const rows = Buffer.concat(this.#rows);
    this.#rows = [];
    return rows;
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(this.#statement);
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: pg.Connection): void {
    this.#rows.push(chunk);
    connection.stream.pause();
    this.#wake();
  }

  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.#finish({ error });
  }

  handleReadyForQuery(): void {
    this.#finish({});
  }

  #finish(end: { error?: Error }): void {
    this.#end ??= end;
    this.#connection?.stream.resume();
    this.#wake();
  }
}

class CopyIn implements pg.Submittable {
  readonly #statement: string;
  readonly #opening = Promise.withResolvers<Wire>();
  readonly #ending = Promise.withResolvers<void>();
  readonly opened = this.#opening.promise;
  readonly done = this.#ending.promise;
  isOver = false;

  constructor(statement: string) {
    this.#statement = statement;
    this.done.catch(() => undefined);
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#statement);
  }

  handleCopyInResponse(connection: pg.Connection): void {
    this.#opening.resolve(connection as Wire);
  }

  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.isOver = true;
    this.#opening.reject(error);
    this.#ending.reject(error);
  }

  handleReadyForQuery(): void {
    this.isOver = true;
    this.#ending.resolve();
  }
}
