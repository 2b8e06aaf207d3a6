import { z } from 'zod';
import { addDays } from '#core/business-day.ts';
import { idOf } from '#core/derive/named-records.ts';
import { linesTableName } from '#core/derive/table.ts';
import { ONE_UNIT, type Quantity, quantity } from '#core/quantity.ts';
import { countsInSql, statesBefore } from '#core/state-sets.ts';
import { type StockPace, stockPace } from '#modules/inventory/public.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { purchase } from '../../purchase/purchase.entity.ts';
import { purchaseStates } from '../../purchase/purchase.states.ts';
import { supplier } from '../../supplier/supplier.entity.ts';
import { purchaseOrder } from '../purchase-order.entity.ts';
import { purchaseOrderStates } from '../purchase-order.states.ts';
import { reorderAnswer } from '../reorder.answer.ts';
import { inUnits, orderedIn, reorderOf, USUAL_LEAD_DAYS } from '../reorder.rules.ts';

const DAY = 86_400_000;

/**
 * What should be ordered now: what sales and the alert quantity ask for, and what is out of stock besides, with the
 * figures that say why: sales of the last days, what is there and on the way, what the supplier needs to deliver. Each product with whom it was bought of last, in the unit that is marked for buying, else that of then, at the price of then.
 */
export const reorderSuggestions = defineQuery({
  name: 'purchase-order.reorder',
  route: 'GET api/purchase-order/reorder',
  permission: ['create_purchase_order', 'view_buying_price'],
  input: z.strictObject({
    days: z.coerce.number().int().min(1).max(90).default(30),
    cover: z.coerce.number().int().min(1).max(90).default(14),
    store_id: idOf('store').optional(),
  }),
  answers: reorderAnswer,
  async run(context) {
    const { tx, actor, branch, clock, input } = context;
    const stores = input.store_id ? [input.store_id] : actor.store_ids.length > 0 ? actor.store_ids : null;
    const from = addDays(today(clock, branch), 1 - input.days);
    const since = new Date(Date.parse(from) - DAY);
    const paces = await stockPace(tx, branch.id, { from, since, stores });
    const ids = paces.map(({ product_id }) => product_id);
    const [incoming, bought] = [await incomingOf(context, stores), await lastBought(context, ids)];
    return paces.flatMap((pace) => {
      const last = bought.get(pace.product_id);
      const lead = last?.lead_days ?? USUAL_LEAD_DAYS;
      const facts = { ...pace, incoming: incoming.get(pace.product_id) ?? 0n };
      const { available, order_at, missing } = reorderOf(facts, { ...input, lead });
      // Out of stock and neither sold nor watched of late: as much as was bought last.
      const isOut = missing === 0n && available <= 0n;
      if (missing === 0n && !isOut) return [];
      const { unit, factor, again } = orderedIn(pace, last);
      return [
        {
          product_id: pace.product_id,
          product_name: pace.name,
          supplier_id: last?.supplier_id ?? null,
          supplier_name: last?.supplier_name ?? null,
          lead_days: lead,
          unit,
          base_unit: pace.unit_of_measure,
          factor,
          price: again ? again.price : null,
          price_mode: last?.price_mode ?? 'inclusive',
          quantity: isOut
            ? (again?.quantity ?? quantity(ONE_UNIT))
            : inUnits(missing, factor, pace.whole_units),
          ...figuresOf(facts),
          available,
          order_at,
        },
      ];
    });
  },
});

function figuresOf({ on_hand, reserved, incoming, sold, alert }: StockPace & { incoming: bigint }) {
  return { on_hand, reserved, incoming, sold, alert };
}

/** What orders of the branch still bring, in thousandths of the base unit; drafts count, or they would be suggested twice. */
async function incomingOf({ tx, branch }: QueryContext, stores: readonly string[] | null) {
  const rows = await tx.query<{ product_id: string; quantity: bigint }>(INCOMING, [
    branch.id,
    [...statesBefore(purchaseOrderStates, 'send'), ...statesBefore(purchaseOrderStates, 'receive')],
    stores,
  ]);
  return new Map(rows.map(({ product_id, quantity }) => [product_id, quantity]));
}

interface LastBought {
  product_id: string;
  supplier_id: string;
  supplier_name: string;
  lead_days: number | null;
  unit: UnitOfMeasure;
  factor: number;
  quantity: Quantity;
  price: bigint;
  price_mode: 'inclusive' | 'exclusive';
}

/** Of whom each product was bought last in the branch, and how. */
async function lastBought({ tx, branch }: QueryContext, ids: readonly string[]) {
  const rows = await tx.query<LastBought>(LAST_BOUGHT, [branch.id, ids]);
  return new Map(rows.map((row) => [row.product_id, row]));
}

const INCOMING = `
select l.product_id,
       sum(l.quantity * coalesce(l.factor, 1) - coalesce(l.received, 0) + coalesce(l.returned, 0))::bigint as quantity
from ${linesTableName(purchaseOrder, 'lines')} l
join ${purchaseOrder.table} o on o.id = l.purchase_order_id
where o.branch_id = $1 and o.deleted_at is null and o.status = any($2) and ($3::uuid[] is null or o.store_id = any($3))
group by 1`;

const LAST_BOUGHT = `
select distinct on (l.product_id) l.product_id, s.id as supplier_id, s.name as supplier_name, s.lead_days,
       l.unit, l.factor, l.quantity, l.price, p.price_mode
from ${linesTableName(purchase, 'lines')} l
join ${purchase.table} p on p.id = l.purchase_id
join ${supplier.table} s on s.id = p.supplier_id and s.deleted_at is null
where p.branch_id = $1 and l.product_id = any($2) and ${countsInSql(purchaseStates, 'p')} and p.deleted_at is null and l.price > 0
order by l.product_id, p.date desc, p.created_at desc`;
