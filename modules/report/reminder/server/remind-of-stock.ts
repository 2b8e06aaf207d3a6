import { addDays } from '#core/business-day.ts';
import { say } from '#core/i18n/language.ts';
import { formatQuantity } from '#core/quantity.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import { store } from '#modules/inventory/store/store.entity.ts';
import { branchValues } from '#server-kit/query/branch-values.ts';
import { dayInWords } from '../../summary/summary-text.rules.ts';
import { LINES, REMINDERS } from '../reminder.words.ts';
import { takeChange, takeProducts } from './claim.ts';
import { listText } from './list-text.ts';
import { isKeeper, type Reader, remindPeople, type Scene } from './scene.ts';

const EXPIRING_DAYS = 30;

/** Tells which products ran out since the last time. */
export const remindOfNoStock = (scene: Scene) =>
  tellOfLevels(scene, 'remind_out_of_stock', 'quantity <= 0', 'out_of_stock');

/** Sends which products have fallen to their alert since the last time. What ran out is sent by the other one where that is on. */
export const remindOfLowStock = (scene: Scene) =>
  tellOfLevels(
    scene,
    'remind_almost_out_of_stock',
    scene.branch.settings.remind_out_of_stock === true
      ? 'quantity > 0 and quantity <= stock_alert'
      : 'quantity <= stock_alert',
    'almost_out',
  );

async function tellOfLevels(
  scene: Scene,
  kind: 'remind_out_of_stock' | 'remind_almost_out_of_stock',
  condition: string,
  list: string,
): Promise<void> {
  const { tx, branch, day } = scene;
  const low = await tx.query<Stocked>(levels(condition), [branch.id]);
  const news = await takeProducts(tx, branch, kind, { day, products: low.map(({ id }) => id) });
  const rows = low.filter(({ id }) => news.has(id));
  if (rows.length === 0) return;
  const { title, text } = REMINDERS[kind];
  const inStores = await stockOfStores(scene, rows);
  await remindPeople(scene, isKeeper, (reader) => {
    const seen = rows.flatMap((row) => inStores(reader, row) ?? []);
    if (!maySeeStock(reader) || seen.length === 0) return null;
    return {
      title: say(title, reader.language),
      text: listText(
        say(text, reader.language),
        seen.map(({ name, quantity }) =>
          say(LINES.product, reader.language, { name, quantity: formatQuantity(quantity) }),
        ),
        reader.language,
      ),
      link: `${product.screens.list}?condition=${list}`,
    };
  });
}

/** Tells which goods that are there have expired or soon will, whenever the list is another one than the last time. */
export async function remindOfExpiry(scene: Scene): Promise<void> {
  const { tx, branch } = scene;
  if (branch.settings.products_can_expire !== true) return;
  const rows = await tx.query<Stocked & { expire_date: string }>(EXPIRING, [
    branch.id,
    addDays(branch.at.day, EXPIRING_DAYS),
  ]);
  const about = rows
    .map((row) => `${row.id} ${row.expire_date} ${row.expire_date < branch.at.day}`)
    .join('\n');
  if (!(await takeChange(tx, branch, scene.kind, about)) || rows.length === 0) return;
  const { title, text } = REMINDERS.remind_expired_products;
  const condition = rows.some(({ expire_date }) => expire_date < branch.at.day) ? 'expired' : 'expiring';
  const inStores = await stockOfStores(scene, rows);
  await remindPeople(scene, isKeeper, (reader) => {
    const seen = rows.filter((row) => (inStores(reader, row)?.quantity ?? 0n) > 0n);
    if (!maySeeStock(reader) || seen.length === 0) return null;
    return {
      title: say(title, reader.language),
      text: listText(
        say(text, reader.language),
        seen.map(({ name, expire_date }) =>
          say(LINES.expires, reader.language, { name, day: dayInWords(expire_date, reader.language) }),
        ),
        reader.language,
      ),
      link: `${product.screens.list}?condition=${condition}`,
    };
  });
}

interface Stocked {
  id: string;
  name: string;
  quantity: bigint;
}

/**
 * Products as a reader may know of them: who is given stores is told of what lies, or lay, in these, and how much of it there;
 * anybody else of the whole branch.
 */
async function stockOfStores({ tx, branch }: Scene, rows: readonly Stocked[]) {
  const levels = await tx.query<{ product_id: string; store_id: string; quantity: bigint }>(
    `select l.product_id, l.store_id, sum(l.quantity)::bigint as quantity
     from stock_levels l join ${store.table} s on s.id = l.store_id
     where s.branch_id = $1 and l.product_id = any($2) group by 1, 2`,
    [branch.id, rows.map(({ id }) => id)],
  );
  const byProduct = Map.groupBy(levels, ({ product_id }) => product_id);
  return ({ store_ids }: Reader, row: Stocked): Stocked | null => {
    if (!store_ids?.length) return row;
    const own = (byProduct.get(row.id) ?? []).filter(({ store_id }) => store_ids.includes(store_id));
    return own.length > 0
      ? { ...row, quantity: own.reduce((sum, { quantity }) => sum + quantity, 0n) }
      : null;
  };
}

function maySeeStock({ rights }: Reader): boolean {
  return rights.has('list_products') && rights.has('view_product_stock');
}

/** What a branch never held while another one does is nothing that it ran out of. */
const levels = (condition: string) => `
select id, name, quantity from (
  select p.id, p.name, coalesce(v.quantity, 0)::bigint as quantity, l.stock_alert
  from ${product.table} p
  left join stock_values v on v.product_id = p.id and v.branch_id = $1
  ${branchValues(product, { id: 'p.id', branch: '$1', as: 'l' })}
  where p.type = 'product' and p.status = 'active' and p.deleted_at is null
    and (v.product_id is not null or not exists (
      select from stock_values o where o.business_id = p.business_id and o.product_id = p.id))) stock
where ${condition} order by name, id`;

const EXPIRING = `
select p.id, p.name, p.expire_date, v.quantity
from ${product.table} p join stock_values v on v.product_id = p.id and v.branch_id = $1
where v.quantity > 0 and p.expire_date <= $2 and p.status = 'active' and p.deleted_at is null
order by p.expire_date, p.name, p.id`;
