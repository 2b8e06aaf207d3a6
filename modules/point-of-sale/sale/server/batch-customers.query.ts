import { sql } from 'kysely';
import { z } from 'zod';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { movedOfBatch } from '#modules/inventory/public.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { scopeOf } from '#server-kit/query/row-filter.ts';
import { saleReturn } from '../../sale-return/sale-return.entity.ts';
import { sale } from '../sale.entity.ts';
import { batchCustomersAnswer } from '../sale-questions.answer.ts';

export const OF_BATCH = z.strictObject({ batch_id: z.uuid('not_id') });

/**
 * Who has goods of a batch, for a recall: each sale of the branch that took some, with what came back of it since. A sale to
 * nobody in particular stands there without a customer.
 */
export const batchCustomers = defineQuery({
  name: 'sale.batch-customers',
  route: 'GET api/sale/batch-customers',
  permission: ['list_sales', 'list_customers'],
  input: OF_BATCH,
  answers: batchCustomersAnswer,
  run: buyersOfBatch,
});

/** What each sale took of a batch, what came back of it and what the customer still has; the newest sale first. */
export async function buyersOfBatch(context: QueryContext<{ batch_id: string }>) {
  const { tx, branch, input } = context;
  const moved = await movedOfBatch(tx, branch.id, input.batch_id, [sale.name, saleReturn.name]);
  const returns = moved.filter(({ source_kind }) => source_kind === saleReturn.name);
  const sold_by = moved.flatMap(({ source_kind, source_id }) => (source_kind === sale.name ? source_id : []));
  const back_by = returns.map(({ source_id }) => source_id);
  const { rows } = await sql<SoldRow>`
    select r.id as sale_id, r.number, r.date, r.customer_id, c.name as customer_name, c.phone_number,
           array(select b.id from ${sql.table(saleReturn.table)} b where b.sale_id = r.id and b.id = any (${back_by})) as return_ids
    from ${sql.table(sale.table)} r
    left join ${sql.table(customer.table)} c on c.business_id = r.business_id and c.id = r.customer_id
    where r.id = any (${sold_by}) and ${sql.join(scopeOf(sale, context), sql` and `)}
    order by r.created_at desc`.execute(tx.sql);
  return rows.map(({ return_ids, ...row }) => {
    const of = moved.find(({ source_id }) => source_id === row.sale_id);
    const back = returns.filter(({ source_id }) => return_ids.includes(source_id));
    const returned = back.reduce((sum, one) => sum + one.back, of?.back ?? 0n);
    const sold = of?.out ?? 0n;
    return {
      ...row,
      sold,
      returned,
      left: sold - returned,
    };
  });
}

interface SoldRow {
  sale_id: string;
  number: string;
  date: string;
  customer_id: string | null;
  customer_name: string | null;
  phone_number: string | null;
  return_ids: string[];
}
