import { z } from 'zod';
import { divideRounded } from '#core/decimal.ts';
import { ONE_UNIT } from '#core/quantity.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { product } from '../../product/product.entity.ts';
import { whyCostAnswer } from '../../product/product-page.answer.ts';
import { nameDocuments } from '../../stock-adjustment/server/named-documents.ts';
import { inOwnStores } from '../../store/server/in-own-stores.ts';
import { TRANSFER } from './move-stock.ts';

/** So many steps are listed one by one; what came before them is one line. */
const STEPS = 12;

/**
 * Why a product costs what it does: what came in and went out since it was last out of stock, oldest first, or the layers that
 * are open where it is valued first in, first out. What was there before and the steps add up to today's stock and value.
 * Whoever is given some stores is told of what moved there, and of the share of the pool that lies there.
 */
export const whyCost = defineQuery({
  name: 'product.why-cost',
  route: 'GET api/product/why-cost',
  permission: ['view_product', 'view_product_stock', 'view_buying_price'],
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: whyCostAnswer,
  async run(context) {
    const { tx, actor, branch, input } = context;
    const own = actor.store_ids;
    const { valuation } = await findRow(product, input.id, context);
    const [pool = NOTHING] = await tx.query<Amounts>(own.length > 0 ? SHARE : POOL, [
      ...[input.id, branch.id],
      ...(own.length > 0 ? [own] : []),
    ]);
    const found = await tx.query<Omit<Step, 'document'>>(valuation === 'fifo' ? LAYERS : CHAIN, [
      input.id,
      branch.id,
      own,
      ...(valuation === 'fifo' ? [] : [TRANSFER, STEPS]),
    ]);
    const steps = await named(found, context);
    const before = steps.reduce(
      (left, { quantity, value }) => ({ quantity: left.quantity - quantity, value: left.value - value }),
      pool,
    );
    const worth = ({ quantity, value }: Amounts) => ({
      ...{ quantity, value, unit_cost: quantity === 0n ? null : unitCost({ quantity, value }) },
    });
    return {
      valuation,
      ...worth(pool),
      before: before.quantity === 0n && before.value === 0n ? null : worth(before),
      steps: steps.map((step) => ({ ...step, ...worth(step) })),
    };
  },
});

interface Amounts {
  quantity: bigint;
  value: bigint;
}

/** What one of them is worth, rounded for reading. */
function unitCost({ quantity, value }: Amounts): bigint {
  const out = quantity < 0n;
  return divideRounded((out ? -value : value) * ONE_UNIT, out ? -quantity : quantity);
}

const NOTHING: Amounts = { quantity: 0n, value: 0n };

/** What one document brought, took or made dearer; sales without anything between them are one step. */
interface Step extends Amounts {
  kind: string;
  source_kind: string;
  source_id: string;
  document: string | null;
  /** How many documents it is. */
  documents: number;
  date: string;
  date_to: string;
  /** Whether its document was voided since, or this is what the void moved. */
  is_void: boolean;
}

async function named(steps: readonly Omit<Step, 'document'>[], context: QueryContext): Promise<Step[]> {
  const rows: Step[] = steps.map((step) => ({ ...step, document: null }));
  await nameDocuments(
    context,
    rows.filter(({ documents }) => documents === 1),
  );
  return rows;
}

const POOL = 'select quantity, value from stock_values where product_id = $1 and branch_id = $2';

/** Of some stores their share of it (A4). */
const SHARE = `
select held.quantity, coalesce(round(v.value * held.quantity / nullif(v.quantity, 0)), 0)::bigint as value
from stock_values v, lateral (
  select coalesce(sum(l.quantity), 0)::bigint as quantity from stock_levels l
  where l.product_id = v.product_id and l.store_id = any($3)) held
where v.product_id = $1 and v.branch_id = $2`;

/** Goods that change their store move nothing in the pool, and would look like a moment without stock. */
const CHAIN = `
with moved as (
  select m.*, sum(m.quantity) over (order by m.id) as held,
         bool_or(m.kind like '%-void') over (partition by m.source_id) as is_void
  from stock_movements m
  where m.product_id = $1 and m.branch_id = $2 and ${inOwnStores('m', 3)}
    and (m.kind <> $4 or cardinality($3::uuid[]) > 0)),
since as (
  select m.*, case when m.quantity < 0 and m.source_kind = 'sale' then 'sale' else m.source_id::text end as step
  from moved m where m.id > coalesce(
    (select n.id from moved n where n.held = 0 order by n.id desc limit 1), '00000000-0000-0000-0000-000000000000')),
parted as (
  select s.*, s.step is distinct from lag(s.step) over (order by s.id) as begins from since s),
numbered as (
  select p.*, count(*) filter (where p.begins) over (order by p.id) as no from parted p)
select kind, source_kind, source_id, documents, date, date_to, quantity, value, is_void from (
  select no, min(kind) as kind, min(source_kind) as source_kind, min(source_id::text) as source_id,
         count(distinct source_id)::int as documents, min(date) as date, max(date) as date_to,
         sum(quantity)::bigint as quantity, sum(value)::bigint as value, bool_and(is_void) as is_void
  from numbered group by no order by no desc limit $5) last
order by no`;

const LAYERS = `
select l.source_kind as kind, l.source_kind, l.source_id::text, 1 as documents, l.date, l.date as date_to,
       l.quantity, l.value, false as is_void
from stock_layers l where l.product_id = $1 and l.branch_id = $2 and l.quantity > 0
  and (cardinality($3::uuid[]) = 0 or exists (
    select from stock_movements m
    where m.product_id = $1 and m.branch_id = $2 and m.source_id = l.source_id and m.store_id = any($3)))
order by l.no`;
