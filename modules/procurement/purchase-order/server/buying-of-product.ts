import { linesTableName } from '#core/derive/table.ts';
import { countsInSql, statesBefore, statesInSql } from '#core/state-sets.ts';
import type { BuyingOfProduct, Incoming, PricePaid } from '#modules/inventory/public.ts';
import { purchase } from '../../purchase/purchase.entity.ts';
import { purchaseStates } from '../../purchase/purchase.states.ts';
import { supplier } from '../../supplier/supplier.entity.ts';
import { purchaseOrder } from '../purchase-order.entity.ts';
import { purchaseOrderStates } from '../purchase-order.states.ts';

/** What is ordered of a product and has not come, and what was last paid for it; a draft is not ordered yet. */
export const buyingOfProduct: BuyingOfProduct = {
  rights: { incoming: purchaseOrder.permissions.list, pricesPaid: purchase.permissions.list },
  incoming: ({ tx, branch }, productId) => tx.query<Incoming>(INCOMING, [productId, branch.id]),
  pricesPaid: ({ tx, branch }, productId, most) => tx.query<PricePaid>(PRICES, [productId, branch.id, most]),
};

const ORDERED = statesBefore(purchaseOrderStates, 'receive');

/** Goods that went back before they were billed may come again (`toCome`). */
const TO_COME = '(l.quantity - coalesce(l.received, 0) + coalesce(l.returned, 0))';

const INCOMING = `
select '${purchaseOrder.name}' as source_kind, o.id as source_id, o.number as document, s.name as supplier_name,
       o.expected_date, sum(${TO_COME} * l.factor)::bigint as quantity
from ${purchaseOrder.table} o
join ${linesTableName(purchaseOrder, 'lines')} l on l.purchase_order_id = o.id
join ${supplier.table} s on s.id = o.supplier_id
where l.product_id = $1 and o.branch_id = $2 and o.status in (${statesInSql(ORDERED)}) and o.deleted_at is null
group by o.id, o.number, s.name, o.expected_date having sum(${TO_COME}) > 0
order by o.expected_date nulls last, o.id`;

const PRICES = `
select '${purchase.name}' as source_kind, h.id as source_id, h.number as document, s.name as supplier_name, h.date,
       l.quantity, l.unit, l.factor, l.price
from ${linesTableName(purchase, 'lines')} l
join ${purchase.table} h on h.id = l.purchase_id
join ${supplier.table} s on s.id = h.supplier_id
where l.product_id = $1 and h.branch_id = $2 and ${countsInSql(purchaseStates, 'h')} and h.deleted_at is null
order by h.date desc, h.id desc, l.line_no limit $3`;
