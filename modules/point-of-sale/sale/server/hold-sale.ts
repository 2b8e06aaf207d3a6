import type { RowOf } from '#core/define-entity.ts';
import { linesTableName } from '#core/derive/table.ts';
import { isId } from '#core/ids.ts';
import { lockDebtOf } from '#modules/finance/public.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import { holdPools } from '#modules/inventory/public.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { sale } from '../sale.entity.ts';

/** A line of a sale as it is kept. */
export interface SoldLine {
  line_no: number;
  product_id: string;
  product_name: string;
  unit: string;
  factor: number;
  quantity: bigint;
  unit_price: bigint;
  discount: bigint;
  sale_discount: bigint;
  net_amount: bigint;
  tax: bigint;
  cost: bigint;
  returned_quantity: bigint;
}

/** A sale that nobody else can take back meanwhile, and what is to be known of its goods. */
export interface HeldSale {
  sold: Omit<RowOf<typeof sale>, 'lines'> & { lines: SoldLine[]; branch_id: string };
  goods: ReadonlyMap<string, { is_service: boolean; whole_units: boolean }>;
}

/**
 * Locks a sale with all that taking it back touches: the stock first, then its debt, then the sale itself, the order in
 * which checkouts and payments lock them (accounting.md 4.7).
 */
export async function holdSale({ tx, branch }: CommandContext, id: string): Promise<HeldSale> {
  if (!isId(id)) throw NotFound();
  const rows = await tx.query<{ id: string; is_service: boolean; whole_units: boolean }>(GOODS, [
    id,
    branch.id,
  ]);
  const stocked = rows.filter(({ is_service }) => !is_service);
  await holdPools(
    tx,
    branch.id,
    stocked.map((row) => row.id),
  );
  await lockDebtOf(tx, { kind: 'sale', id });
  const sold = await tx.lock(sale, id);
  return { sold: sold as unknown as HeldSale['sold'], goods: new Map(rows.map((row) => [row.id, row])) };
}

const GOODS = `
select distinct p.id, p.type = 'service' as is_service, p.whole_units
from ${linesTableName(sale, 'lines')} l
join ${sale.table} s on s.id = l.sale_id and s.branch_id = $2
join ${product.table} p on p.id = l.product_id
where l.sale_id = $1`;
