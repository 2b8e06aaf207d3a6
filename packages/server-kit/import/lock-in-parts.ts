import type { AnyEntity } from '#core/define-entity.ts';
import { lockRows } from '../command/lock-rows.ts';
import type { CommandContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';

/** Rows of one statement: twenty thousand at once would take longer than a statement may. */
const ROWS_A_STATEMENT = 1000;

/** Rows locked in the order of their ids, a thousand at a time: the order of all, whoever else locks them. */
export async function lockInParts(
  entity: AnyEntity,
  ids: readonly string[],
  context: CommandContext,
): Promise<Row[]> {
  const ordered = [...new Set(ids)].toSorted();
  if (ordered.length > ROWS_A_STATEMENT) expectManyRows(context);
  const rows: Row[] = [];
  for (let from = 0; from < ordered.length; from += ROWS_A_STATEMENT)
    rows.push(...(await lockRows(entity, ordered.slice(from, from + ROWS_A_STATEMENT), context)));
  return rows;
}

/**
 * Of a table that has just been filled the database knows nothing yet: it takes twenty thousand rows for one and looks
 * for each of them through all. For the rest of this transaction it joins such sets whole, by plans of their own.
 */
function expectManyRows({ tx }: CommandContext): void {
  tx.send('set local enable_nestloop = off'); // cspell:ignore nestloop
  tx.send('set local plan_cache_mode = force_custom_plan');
}
