import { countsInSql } from '#core/state-sets.ts';
import type { Draft } from '#server-kit/command/draft.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { StandAlready } from '#server-kit/operation/server-module.ts';
import { truckOperation } from '../truck-operation.entity.ts';
import { truckOperationStates } from '../truck-operation.states.ts';
import { costOfFuel } from './price-operations.ts';

/** Fuel as a statement of a station knows it: which truck, on which day, how much, and for how much. */
interface Fill {
  id: string;
  truck_id: string;
  date: string;
  fuel_litres: bigint;
  total_amount: bigint;
}

const sameFill = ({ truck_id, date, fuel_litres, total_amount }: Omit<Fill, 'id'>) =>
  [truck_id, date, fuel_litres, total_amount].join(' ');

/**
 * Of the lines of a sheet those that tell fuel which somebody entered as it was filled: by plate, day, litres and amount, each
 * entered one by one line. They confirm it and add none, so that no voucher stands in the books twice (transport.md 8, L12).
 */
export async function confirmByStatement(
  context: CommandContext,
  drafts: readonly Draft[],
): Promise<StandAlready> {
  const { tx, branch, clock } = context;
  const fills = new Map(
    drafts.flatMap((draft) => [fillOf(draft)].flatMap((key) => (key ? [[draft, key] as const] : []))),
  );
  if (fills.size === 0) return { drafts: new Set(), note: () => undefined };
  const entered = await tx.query<Fill>(
    `select id, truck_id, date::text as date, fuel_litres, total_amount from ${truckOperation.table}
     where branch_id = $1 and kind = 'fuel' and truck_id = any($2) and date = any($3::date[]) and deleted_at is null
       and fuel_litres is not null and ${countsInSql(truckOperationStates)} order by created_at, id`,
    [branch.id, valuesOf(fills.keys(), 'truck_id'), valuesOf(fills.keys(), 'date')],
  );
  const free = Map.groupBy(entered, sameFill);
  const confirmed = new Map<Draft, string>();
  for (const [draft, key] of fills) {
    const fill = free.get(key)?.shift();
    if (fill) confirmed.set(draft, fill.id);
  }
  const ids = [...confirmed.values()];
  return {
    drafts: new Set(confirmed.keys()),
    note: () =>
      tx.send(
        `update ${truckOperation.table} set confirmed_on = $2, version = version + 1, updated_at = now()
         where id = any($1) and confirmed_on is null`,
        [ids, today(clock, branch)],
      ),
  };
}

function fillOf({ row }: Draft): string | null {
  const { kind, truck_id, date, fuel_litres } = row;
  const cost = costOfFuel(row);
  if (kind !== 'fuel' || !truck_id || !date || typeof fuel_litres !== 'bigint' || cost === null) return null;
  return sameFill({ truck_id: String(truck_id), date: String(date), fuel_litres, total_amount: cost });
}

const valuesOf = (drafts: Iterable<Draft>, column: string) => [
  ...new Set([...drafts].map(({ row }) => String(row[column]))),
];
