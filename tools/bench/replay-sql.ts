import pg from 'pg';
import { newId } from '#core/ids.ts';
import type { SentStatement } from './capture-sql.ts';

/** Sends the statements of checkouts again and again, each with ids of its own; answers how many a second. */
export async function replayRaw(
  connectionString: string,
  scripts: readonly (readonly SentStatement[])[],
  seconds: number,
): Promise<number> {
  const clients = await Promise.all(
    scripts.map(async () => {
      const client = new pg.Client({ connectionString, pipeline: true } as pg.ClientConfig);
      await client.connect();
      return client;
    }),
  );
  const began = performance.now();
  const until = began + seconds * 1000;
  const done = await Promise.all(
    clients.map(async (client, n) => {
      const script = scripts[n] ?? [];
      const text = JSON.stringify(script);
      let sales = 0;
      for (; performance.now() < until; sales += 1) await replayOnce(client, script, text);
      return sales;
    }),
  );
  const rate = done.reduce((all, sales) => all + sales, 0) / ((performance.now() - began) / 1000);
  await Promise.all(clients.map((client) => client.end()));
  return rate;
}

/** One checkout: every statement is planned once per connection, as the server has it. */
async function replayOnce(client: pg.Client, script: readonly SentStatement[], text: string): Promise<void> {
  const ids: string[] = [];
  const fresh: SentStatement[] = JSON.parse(
    text.replace(/\{(\d+)\}/g, (_, n: string) => {
      ids[Number(n)] ??= newId();
      return ids[Number(n)] ?? '';
    }),
  );
  for (const [n, { text: sql, values }] of fresh.entries())
    await client.query(values ? { name: `s${n}`, text: script[n]?.text ?? sql, values } : sql);
}
