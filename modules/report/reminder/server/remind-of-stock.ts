import { addDays } from '#core/business-day.ts';
import { say } from '#core/i18n/language.ts';
import { formatQuantity } from '#core/quantity.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
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
  const low = await tx.query<{ id: string; name: string; quantity: bigint }>(levels(condition), [branch.id]);
  const news = await takeProducts(tx, branch, kind, { day, products: low.map(({ id }) => id) });
  const rows = low.filter(({ id }) => news.has(id));
  if (rows.length === 0) return;
  const { title, text } = REMINDERS[kind];
  await remindPeople(scene, isKeeper, (reader) =>
    maySeeStock(reader)
      ? {
          title: say(title, reader.language),
          text: listText(
            say(text, reader.language),
            rows.map(({ name, quantity }) =>
              say(LINES.product, reader.language, { name, quantity: formatQuantity(quantity) }),
            ),
            reader.language,
          ),
          link: `${product.screens.list}?condition=${list}`,
        }
      : null,
  );
}

/** Tells which goods that are there have expired or soon will, whenever the list is another one than the last time. */
export async function remindOfExpiry(scene: Scene): Promise<void> {
  const { tx, branch } = scene;
  if (branch.settings.products_can_expire !== true) return;
  const rows = await tx.query<{ id: string; name: string; expire_date: string }>(EXPIRING, [
    branch.id,
    addDays(branch.at.day, EXPIRING_DAYS),
  ]);
  const about = rows
    .map((row) => `${row.id} ${row.expire_date} ${row.expire_date < branch.at.day}`)
    .join('\n');
  if (!(await takeChange(tx, branch, scene.kind, about)) || rows.length === 0) return;
  const { title, text } = REMINDERS.remind_expired_products;
  const condition = rows.some(({ expire_date }) => expire_date < branch.at.day) ? 'expired' : 'expiring';
  await remindPeople(scene, isKeeper, (reader) =>
    maySeeStock(reader)
      ? {
          title: say(title, reader.language),
          text: listText(
            say(text, reader.language),
            rows.map(({ name, expire_date }) =>
              say(LINES.expires, reader.language, { name, day: dayInWords(expire_date, reader.language) }),
            ),
            reader.language,
          ),
          link: `${product.screens.list}?condition=${condition}`,
        }
      : null,
  );
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
select p.id, p.name, p.expire_date
from ${product.table} p join stock_values v on v.product_id = p.id and v.branch_id = $1
where v.quantity > 0 and p.expire_date <= $2 and p.status = 'active' and p.deleted_at is null
order by p.expire_date, p.name, p.id`;
