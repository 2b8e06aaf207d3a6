import type { RowOf } from '#core/define-entity.ts';
import { linesTableName } from '#core/derive/table.ts';
import { isId } from '#core/ids.ts';
import { holdParties, lockDebtsOf } from '#modules/finance/public.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import { holdPools } from '#modules/inventory/public.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { sale } from '../sale.entity.ts';
import { holdWork } from './work-sold.ts';

/** A line of a sale as it is kept. */
export type SoldLine = RowOf<typeof sale>['lines'][number];

/** A sale that nobody else can take back meanwhile, and what is to be known of its goods. */
export interface HeldSale {
  sold: RowOf<typeof sale>;
  goods: ReadonlyMap<string, { unit_of_measure: UnitOfMeasure; whole_units: boolean }>;
}

/** What else is locked before a sale, where more than taking it back is done. */
export interface HeldBesides {
  customer_id: string | null;
  products: readonly string[];
}

/** Locks a sale with all that taking it back touches; not found where there is none. */
export async function holdSale(
  context: CommandContext,
  id: string,
  besides?: HeldBesides,
): Promise<HeldSale> {
  if (!isId(id)) throw NotFound();
  const [held] = await holdSales(context, [id], besides);
  if (!held) throw NotFound();
  return held;
}

/**
 * Locks sales with all that taking them back touches, in the order of all: the work that they opened, customers, stock, the
 * sales themselves, their debts (modules/lock-order.ts).
 */
export async function holdSales(
  context: CommandContext,
  ids: readonly string[],
  { customer_id, products }: HeldBesides = { customer_id: null, products: [] },
): Promise<HeldSale[]> {
  const { tx, branch } = context;
  const work = await holdWork(context, ids);
  const rows = await tx.query<SoldGood>(GOODS, [ids, branch.id]);
  await holdParties(tx, [...rows, ...work, { customer_id }]);
  const back = rows.filter(({ is_service }) => !is_service).map((row) => row.id);
  await holdPools(tx, branch.id, [...back, ...products]);
  const sales = await tx.lockAll(sale, ids);
  await lockDebtsOf(tx, sale.name, ids);
  const goods = new Map(rows.map((row) => [row.id, row]));
  return sales.map((sold) => ({ sold, goods }));
}

interface SoldGood {
  id: string;
  is_service: boolean;
  unit_of_measure: UnitOfMeasure;
  whole_units: boolean;
  customer_id: string | null;
}

const GOODS = `
select distinct p.id, l.is_service, p.unit_of_measure, p.whole_units, s.customer_id
from ${linesTableName(sale, 'lines')} l
join ${sale.table} s on s.id = l.sale_id and s.branch_id = $2
join ${product.table} p on p.id = l.product_id
where l.sale_id = any($1)`;
