import type { ShopOnDisk } from './shop-on-disk.ts';

/** What was acknowledged is there once and whole, nothing else is, and the books and the trail hold; throws otherwise. */
export async function requireAllSaved({ trade, product, asAdmin }: ShopOnDisk): Promise<void> {
  const idsOf = async (table: string) =>
    (await asAdmin<{ id: string }>(`select id from ${table} order by id`)).map(({ id }) => id);
  requireSame('products', await idsOf('products'), trade.made);
  requireSame('sales', await idsOf('sales'), trade.sold);
  const half = await asAdmin<{ what: string }>(HALF_KEPT);
  if (half.length) throw new Error(`Kept by half: ${half.map(({ what }) => what).join(', ')}`);
  const books = JSON.parse(await product.onepos('check-books', '--json')) as { holds: boolean };
  if (!books.holds) throw new Error(`The books do not hold: ${JSON.stringify(books)}`);
  await product.onepos('verify-activities');
}

function requireSame(what: string, kept: readonly string[], acknowledged: ReadonlySet<string>): void {
  const lost = [...acknowledged].filter((id) => !kept.includes(id));
  if (lost.length)
    throw new Error(`${lost.length} acknowledged ${what} are gone: ${lost.slice(0, 5).join(', ')}`);
  const doubled = kept.length - acknowledged.size;
  if (doubled) throw new Error(`${doubled} ${what} more are kept than were acknowledged.`);
}

/** Products and sales without one of the parts that are written with them, or with one twice. */
const HALF_KEPT = `
  select 'product ' || name as what from products p where
    (select count(*) from stock_movements m where m.business_id = p.business_id and m.product_id = p.id and m.quantity > 0) <> 1
    or (select count(*) from activities a where a.business_id = p.business_id and a.record_id = p.id::text and a.type = 'creation') <> 1
  union all
  select 'sale ' || number from sales s where
    (select count(*) from sale_lines l where l.business_id = s.business_id and l.sale_id = s.id) <> 1
    or (select count(*) from sale_payments p where p.business_id = s.business_id and p.sale_id = s.id) <> 1
    or (select count(*) from stock_movements m where m.business_id = s.business_id and m.source_id = s.id) <> 1
    or (select count(*) from activities a where a.business_id = s.business_id and a.record_id = s.id::text and a.type = 'creation') <> 1
    or not exists (select from journal_entries e where e.business_id = s.business_id and e.source_id = s.id)`;
