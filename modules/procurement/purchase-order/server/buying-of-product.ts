import { type RawBuilder, sql } from 'kysely';
import type { AnyEntity } from '#core/define-entity.ts';
import { linesTableName } from '#core/derive/table.ts';
import { countsInSql, statesBefore } from '#core/state-sets.ts';
import type { BuyingOfProduct, Incoming, PricePaid } from '#modules/inventory/public.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { scopeOf } from '#server-kit/query/row-filter.ts';
import { purchase } from '../../purchase/purchase.entity.ts';
import { purchaseStates } from '../../purchase/purchase.states.ts';
import { supplier } from '../../supplier/supplier.entity.ts';
import { purchaseOrder } from '../purchase-order.entity.ts';
import { purchaseOrderStates } from '../purchase-order.states.ts';

/** What is ordered of a product and has not come, and what was last paid for it; a draft is not ordered yet. */
export const buyingOfProduct: BuyingOfProduct = {
  rights: { incoming: purchaseOrder.permissions.list, pricesPaid: purchase.permissions.list },
  async incoming(context, productId) {
    const { rows } = await sql<Incoming>`
      select ${purchaseOrder.name} as source_kind, r.id as source_id, r.number as document, s.name as supplier_name,
             r.expected_date, sum(${TO_COME})::bigint as quantity
      from ${sql.table(purchaseOrder.table)} r
      join ${sql.table(linesTableName(purchaseOrder, 'lines'))} l on l.purchase_order_id = r.id
      join ${sql.table(supplier.table)} s on s.id = r.supplier_id
      where l.product_id = ${productId} and ${inSight(purchaseOrder, context)}
        and r.status = any (${[...ORDERED]}) and r.deleted_at is null
      group by r.id, r.number, s.name, r.expected_date having sum(${TO_COME}) > 0
      order by r.expected_date nulls last, r.id`.execute(context.tx.sql);
    return rows;
  },
  async pricesPaid(context, productId, most) {
    const { rows } = await sql<PricePaid>`
      select ${purchase.name} as source_kind, r.id as source_id, r.number as document, s.name as supplier_name, r.date,
             l.quantity, l.unit, l.factor, l.price
      from ${sql.table(linesTableName(purchase, 'lines'))} l
      join ${sql.table(purchase.table)} r on r.id = l.purchase_id
      join ${sql.table(supplier.table)} s on s.id = r.supplier_id
      where l.product_id = ${productId} and ${inSight(purchase, context)}
        and ${sql.raw(countsInSql(purchaseStates, 'r'))} and r.deleted_at is null
      order by r.date desc, r.id desc, l.line_no limit ${most}`.execute(context.tx.sql);
    return rows;
  },
};

/** The documents `r` of the branch and of the stores in which the caller works. */
function inSight(entity: AnyEntity, context: ActorContext): RawBuilder<unknown> {
  return sql.join(scopeOf(entity, context), sql` and `);
}

const ORDERED = statesBefore(purchaseOrderStates, 'receive');

/** Goods that went back before they were billed may come again (`toCome`). */
const TO_COME = sql`(l.quantity * l.factor - coalesce(l.received, 0) + coalesce(l.returned, 0))`;
