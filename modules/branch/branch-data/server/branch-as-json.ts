import type { AnyEntity } from '#core/define-entity.ts';
import { readableFields } from '#core/derive/readable.ts';
import { presentAnswer } from '#server-kit/http/present.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { readRows } from '#server-kit/query/list-rows.ts';
import { readLines } from '#server-kit/query/read-lines.ts';
import { EVERYTHING } from './everything.ts';
import type { TakenLedger } from './taken-ledgers.ts';

const ROWS_A_PAGE = 1000;

/** The records of a branch with their lines, as the calls of the interface give them to whoever asks, and its ledgers. */
export async function* branchAsJson(
  entities: readonly AnyEntity[],
  ledgers: readonly TakenLedger[],
  context: ActorContext,
): AsyncGenerator<string> {
  const { branch, clock } = context;
  const head = {
    branch: { id: branch.id, name: branch.name, currency: branch.currency, time_zone: branch.time_zone },
    taken_at: clock.now().toISOString(),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"records":{`;
  yield* arraysOf(entities.map((entity) => [entity.name, wireRows(entity, context)]));
  yield '},"ledgers":{';
  yield* arraysOf(ledgers.map(({ name, rows }) => [name, rows(context)]));
  yield '}}\n';
}

async function* arraysOf(
  parts: readonly [name: string, rows: AsyncIterable<object>][],
): AsyncGenerator<string> {
  for (const [place, [name, rows]] of parts.entries()) {
    yield `${place ? ',' : ''}\n"${name}":[`;
    let first = true;
    for await (const row of rows) {
      yield `${first ? '' : ','}\n${JSON.stringify(row)}`;
      first = false;
    }
    yield ']';
  }
}

async function* wireRows(entity: AnyEntity, context: ActorContext): AsyncGenerator<Row> {
  const lineKeys = readableFields(entity, context.actor).flatMap(([key, { lines }]) => (lines ? [key] : []));
  for (let page = 1; ; page += 1) {
    const rows = await readRows(entity, { ...EVERYTHING, limit: ROWS_A_PAGE, page }, context);
    const ids = rows.map(({ id }) => String(id));
    for (const key of rows.length ? lineKeys : []) {
      const lines = await readLines(entity, key, ids, context);
      for (const row of rows) row[key] = lines.get(String(row.id)) ?? [];
    }
    yield* (await presentAnswer({ entity, form: 'rows' }, rows, context)) as Row[];
    if (rows.length < ROWS_A_PAGE) return;
  }
}
