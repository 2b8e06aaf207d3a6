import type { RowOf } from '#core/define-entity.ts';
import { type HeldSale, holdSales } from '#modules/point-of-sale/public.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { service } from '../service.entity.ts';

/** A job with the sale that finishing it made; one that is not done has none. */
export interface HeldService {
  row: RowOf<typeof service> & Row;
  sold: HeldSale['sold'] | undefined;
  /** Of its bill, what is to be known of the goods. */
  goods: HeldSale['goods'];
}

/** Locks jobs, and after them their sales with all that taking those back touches (modules/lock-order.ts). */
export async function holdServices(context: CommandContext, ids: readonly string[]): Promise<HeldService[]> {
  const { tx } = context;
  const rows = await tx.lockAll(service, ids);
  const made = await tx.query<{ id: string }>(
    `select id from ${sale.table} where service_id = any($1) order by id`,
    [rows.map(({ id }) => id)],
  );
  const sales =
    made.length > 0
      ? await holdSales(
          context,
          made.map(({ id }) => id),
        )
      : [];
  return rows.map((row) => {
    const held = sales.find(({ sold }) => sold.service_id === row.id);
    return { row, sold: held?.sold, goods: held?.goods ?? new Map() };
  });
}
