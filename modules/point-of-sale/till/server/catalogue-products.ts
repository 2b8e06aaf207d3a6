import type { Currency } from '#core/currencies.ts';
import { linesTableName } from '#core/derive/table.ts';
import { moneyToWire } from '#core/money.ts';
import { allowed } from '#core/permissions.ts';
import { quantityToWire } from '#core/quantity.ts';
import { changedRecords } from '#modules/branch/public.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import { movedSince, sellsWhole, stockInStore } from '#modules/inventory/public.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { branchValues } from '#server-kit/query/branch-values.ts';
import type { Gone, Sellable } from '../catalogue.rules.ts';

interface Asked {
  store_id: string;
  since?: string | undefined;
  after?: string | undefined;
  limit: number;
}

/** One page of products by id: all that can be sold, or what changed since a mark, which may be gone. */
export async function catalogueProducts(
  context: QueryContext,
  { store_id, since, after, limit }: Asked,
): Promise<(Sellable | Gone)[]> {
  const { tx, branch } = context;
  const values = [branch.id, after ?? null, limit];
  const rows = since
    ? await tx.query<ProductRow>(CHANGED, [...values, await touchedSince(context, new Date(since))])
    : await tx.query<ProductRow>(ALL, values);
  const stock = await stockInStore(
    tx,
    store_id,
    rows.map(({ id }) => id),
  );
  const show = shownTo(context);
  return rows.map((row) => (row.gone ? { id: row.id, gone: true } : show(row, stock.get(row.id) ?? 0n)));
}

/** What somebody changed in any branch, for a price may be the first branch's, and what moved in this one. */
async function touchedSince({ tx, branch }: QueryContext, since: Date): Promise<string[]> {
  const changed = await changedRecords(tx, product.name, since);
  const moved = await movedSince(tx, branch.id, since);
  return [...new Set([...changed, ...moved])];
}

interface ProductRow {
  id: string;
  gone: boolean;
  name: string;
  code: string | null;
  barcodes: string[];
  category_id: string | null;
  type: 'product' | 'service';
  unit_of_measure: Sellable['unit'];
  whole_units: boolean | null;
  tax: Sellable['tax'];
  expire_date: string | null;
  image_id: string | null;
  selling_price: bigint;
  minimum_price: bigint | null;
  stock_alert: bigint | null;
  units: {
    unit: Sellable['unit'];
    factor: number;
    barcode: string | null;
    selling_price: string | null;
    sold: boolean;
  }[];
}

/** A row as this caller may see it, as short as it can be told: a till holds a hundred thousand of them. */
function shownTo({
  actor,
  branch: { currency, settings },
}: QueryContext): (row: ProductRow, stock: bigint) => Sellable {
  const seesStock = allowed(actor, 'view_product_stock');
  const seesLowest = allowed(actor, 'view_selling_price');
  const scans = settings.barcode_scanning === true;
  const sorts = settings.can_categorize_products === true;
  const expires = settings.products_can_expire === true;
  return (row, stock) => ({
    id: row.id,
    name: row.name,
    unit: row.unit_of_measure,
    tax: row.tax,
    selling_price: moneyToWire(row.selling_price, currency),
    ...(row.code ? { code: row.code } : {}),
    ...(scans && row.barcodes.length ? { barcodes: row.barcodes } : {}),
    ...(sorts && row.category_id ? { category_id: row.category_id } : {}),
    ...(row.units.length ? { units: row.units.map((unit) => unitOnWire(unit, currency, scans)) } : {}),
    ...(seesLowest && row.minimum_price !== null
      ? { minimum_price: moneyToWire(row.minimum_price, currency) }
      : {}),
    ...(sellsWhole({ ...row }) ? { whole_units: true as const } : {}),
    ...(expires && row.expire_date ? { expire_date: row.expire_date } : {}),
    ...(row.image_id ? { image_id: row.image_id } : {}),
    ...(row.type === 'service' ? { type: row.type } : stockOnWire(stock, row, seesStock)),
  });
}

function stockOnWire(stock: bigint, { stock_alert }: ProductRow, seesStock: boolean) {
  return {
    ...(stock <= 0n ? { out_of_stock: true as const } : {}),
    ...(seesStock ? { stock: quantityToWire(stock) } : {}),
    ...(seesStock && stock_alert !== null ? { stock_alert: quantityToWire(stock_alert) } : {}),
  };
}

function unitOnWire(unit: ProductRow['units'][number], currency: Currency, scans: boolean) {
  return {
    unit: unit.unit,
    factor: unit.factor,
    ...(unit.selling_price === null
      ? {}
      : { selling_price: moneyToWire(BigInt(unit.selling_price), currency) }),
    ...(scans && unit.barcode ? { barcode: unit.barcode } : {}),
    ...(unit.sold ? { sold: true as const } : {}),
  };
}

const UNITS = linesTableName(product, 'units');

/** The price is the branch's own, else that of the first branch, as everywhere. */
const ROWS = `
select p.id, p.name, p.code, p.barcodes, p.category_id, p.type, p.unit_of_measure, p.whole_units, p.tax,
       p.expire_date, p.image_id, price.selling_price, price.minimum_price, price.stock_alert,
       coalesce(u.units, '[]') as units,
       (p.deleted_at is not null or p.status <> 'active' or price.selling_price is null) as gone
from ${product.table} p
${branchValues(product, { id: 'p.id', branch: '$1', as: 'price' })}
left join lateral (
  select json_agg(json_build_object('unit', n.unit, 'factor', n.factor, 'barcode', n.barcode,
                                    'selling_price', n.selling_price::text, 'sold', n.sold) order by n.line_no) as units
  from ${UNITS} n where n.business_id = p.business_id and n.product_id = p.id) u on true`;

const ALL = `${ROWS}
where p.deleted_at is null and p.status = 'active' and price.selling_price is not null
  and ($2::uuid is null or p.id > $2)
order by p.id limit $3`;

const CHANGED = `${ROWS}
where p.id = any($4::uuid[]) and ($2::uuid is null or p.id > $2)
order by p.id limit $3`;
