import { linesTableName } from '#core/derive/table.ts';
import { countsInSql } from '#core/state-sets.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { type CARGO_STATUSES, cargo } from '../../cargo/cargo.entity.ts';
import { truckOrder } from '../truck-order.entity.ts';
import { truckOrderStates } from '../truck-order.states.ts';

/** The numbers of other trips on which cargos are, by cargo. */
export async function cargosOnOtherTrips(
  tx: Pick<Tx, 'query'>,
  cargos: readonly string[],
  trip: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.query<{ cargo_id: string; number: string }>(
    `select l.cargo_id, o.number from ${linesTableName(truckOrder, 'cargos')} l
     join ${truckOrder.table} o on o.business_id = l.business_id and o.id = l.truck_order_id
     where l.cargo_id = any($1) and o.id::text <> $2 and o.deleted_at is null and ${countsInSql(truckOrderStates, 'o')}`,
    [cargos, trip],
  );
  return new Map(rows.map(({ cargo_id, number }) => [cargo_id, number]));
}

/** Cargos go with their trip: loaded as it leaves, delivered as it arrives, waiting again where it is taken back. */
export async function moveCargos(
  { tx }: CommandContext,
  cargos: readonly { cargo_id: string }[],
  status: (typeof CARGO_STATUSES)[number],
): Promise<void> {
  const rows = await tx.lockAll(
    cargo,
    cargos.map(({ cargo_id }) => cargo_id),
  );
  await tx.saveAll(
    cargo,
    rows.map((before) => ({
      before,
      after: { ...before, status, ...(status === 'waiting' ? { arrived_quantity: null } : {}) },
    })),
  );
}
