import { z } from 'zod';
import type { GivenFor } from '#core/define-answer.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { nameDocuments } from '../../stock-adjustment/server/named-documents.ts';
import { inOwnStores } from '../../store/server/in-own-stores.ts';
import { movementsAnswer } from '../product-stock.answer.ts';

/**
 * How the stock of a product came to be what it is in the branch of the call: its movements, newest first, each with
 * what was left after it. What they were worth is for those who may see buying prices. Whoever is given some stores is
 * shown what moved there.
 */
export const productMovements = defineQuery({
  name: 'product.movements',
  route: 'GET api/product/movements',
  permission: ['view_product', 'view_product_stock'],
  input: z.strictObject({
    id: z.uuid('not_id'),
    limit: z.coerce.number().int('not_whole').min(1, 'not_number').max(100, 'too_large').default(20),
    page: z.coerce.number().int('not_whole').min(1, 'not_number').max(10_000, 'too_large').default(1),
  }),
  answers: movementsAnswer,
  async run(context) {
    const { tx, actor, branch } = context;
    const { id, limit, page } = context.input;
    const own = actor.store_ids;
    const [pool] = await tx.query<{ quantity: bigint; value: bigint; total: number }>(
      own.length > 0 ? SHARE : POOL,
      [id, branch.id, ...(own.length > 0 ? [own] : [])],
    );
    if (!pool) throw NotFound();
    const moves = await tx.query<Movement>(MOVEMENTS, [...[id, branch.id, limit, (page - 1) * limit], own]);
    await nameDocuments(context, moves);
    const { total } = pool;
    const pages = Math.ceil(total / limit);
    return {
      stock: pool.quantity,
      value: pool.value,
      limit,
      current_page: page,
      total_pages: pages,
      next_page: page < pages ? page + 1 : null,
      previous_page: page > 1 ? page - 1 : null,
      total,
      data: moves,
    };
  },
});

type Movement = GivenFor<typeof movementsAnswer>['data'][number];

const POOL = `
select coalesce(sum(m.quantity), 0)::bigint as quantity, coalesce(sum(m.value), 0)::bigint as value,
       count(m.id)::int as total
from products p
left join stock_movements m on m.business_id = p.business_id and m.product_id = p.id and m.branch_id = $2
where p.id = $1 and p.deleted_at is null
group by p.id`;

/** The same of some stores, which are worth their share of the pool (A4). */
const SHARE = `
select coalesce(sum(m.quantity), 0)::bigint as quantity,
       coalesce(round(max(v.value) * sum(m.quantity) / nullif(max(v.quantity), 0)), 0)::bigint as value,
       count(m.id)::int as total
from products p
left join stock_values v on v.business_id = p.business_id and v.product_id = p.id and v.branch_id = $2
left join stock_movements m on m.business_id = p.business_id and m.product_id = p.id and m.branch_id = $2
  and m.store_id = any($3)
where p.id = $1 and p.deleted_at is null
group by p.id`;

const MOVEMENTS = `
select m.id, m.date, m.created_at, u.name as created_by_name, m.kind, m.source_kind, m.source_id, null as document,
       s.name as store_name, b.number as batch_number, m.quantity, m.value,
       sum(m.quantity) over (order by m.id)::bigint as left
from stock_movements m
join stores s on s.business_id = m.business_id and s.id = m.store_id
left join batches b on b.business_id = m.business_id and b.id = m.batch_id
left join ${user.table} u on u.business_id = m.business_id and u.id = m.created_by
where m.product_id = $1 and m.branch_id = $2 and ${inOwnStores('m', 5)}
order by m.id desc limit $3 offset $4`;
