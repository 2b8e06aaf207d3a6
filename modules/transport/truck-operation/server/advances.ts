import { formatExact, money, moneyStyle } from '#core/money.ts';
import { countsInSql } from '#core/state-sets.ts';
import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { truckOperation } from '../truck-operation.entity.ts';
import { truckOperationStates } from '../truck-operation.states.ts';
import { TRUCK_OPERATION_TEXTS } from '../truck-operation.words.ts';

/** What an operation does to what its driver holds, as SQL over its columns; income that he keeps is his to give back. */
export const HELD_IN_SQL = `case
  when kind in ('advance', 'overspent') then total_amount
  when kind = 'returned' then -total_amount
  when paid_from <> 'advance' then 0
  when kind = 'income' then total_amount
  else -total_amount end`;

/** What the driver of a trip `r` holds of its advance, as SQL. */
export const HELD_OF_TRIP = `coalesce((select sum(${HELD_IN_SQL}) from ${truckOperation.table} o
  where o.business_id = r.business_id and o.truck_order_id = r.id and o.deleted_at is null
    and ${countsInSql(truckOperationStates, 'o')}), 0)::bigint`;

/** What drivers hold of the advances of trips, by trip; below zero where they had to add of their own. */
export async function heldOfTrips(
  { tx }: Pick<CommandContext, 'tx'>,
  trips: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await tx.query<{ id: string; held: bigint }>(
    `select truck_order_id as id, sum(${HELD_IN_SQL})::bigint as held from ${truckOperation.table}
     where truck_order_id = any($1) and deleted_at is null and ${countsInSql(truckOperationStates)} group by 1`,
    [trips],
  );
  return new Map(rows.map(({ id, held }) => [id, held]));
}

/** Nobody gives back more than he holds, and nobody is paid more than he had to add; row after row of a sheet. */
export async function checkAdvances(context: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const settling = drafts.filter((draft) => ['returned', 'overspent'].includes(String(draft.row.kind)));
  if (settling.length === 0) return;
  const held = new Map(
    await heldOfTrips(
      context,
      settling.map(({ row }) => String(row.truck_order_id)),
    ),
  );
  for (const draft of drafts.filter(isSound)) {
    const { row } = draft;
    const trip = String(row.truck_order_id);
    const before = held.get(trip) ?? 0n;
    const after = before + heldBy(row);
    const isSettled = row.kind === 'returned' ? after >= 0n : row.kind === 'overspent' ? after <= 0n : true;
    const open = before < 0n ? -before : before;
    if (isSettled) held.set(trip, after);
    else
      addProblem(draft, 'cost', {
        ...{ key: 'more_than_open', words: TRUCK_OPERATION_TEXTS.moreThanOpen },
        params: {
          open: formatExact(money(isOpenFor(row.kind, before) ? open : 0n), moneyStyle(context.branch)),
        },
      });
  }
}

const isOpenFor = (kind: unknown, held: bigint) => (kind === 'returned' ? held > 0n : held < 0n);

/** The same as `HELD_IN_SQL`, of one that is about to be made. */
function heldBy({ kind, paid_from, total_amount }: Draft['row']): bigint {
  const amount = total_amount as bigint;
  if (kind === 'advance' || kind === 'overspent') return amount;
  if (kind === 'returned') return -amount;
  if (paid_from !== 'advance') return 0n;
  return kind === 'income' ? amount : -amount;
}
