import { z } from 'zod';
import { divideRounded } from '#core/decimal.ts';
import type { RowOf } from '#core/define-entity.ts';
import { isPossible } from '#core/define-states.ts';
import { allowed } from '#core/permissions.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { batch } from '../../batch/batch.entity.ts';
import { product } from '../../product/product.entity.ts';
import { stockOfBranch } from '../../stock/server/read-stock.ts';
import { NO_BATCH } from '../../stock/stock-tables.ts';
import type { UnitOfMeasure } from '../../units.ts';
import { countLinesAnswer } from '../stock-take.answer.ts';
import { stockTake } from '../stock-take.entity.ts';
import { countKey, countsOf } from './stock-counts.ts';

/**
 * What has been counted in a stock take, and what lies in its store by the books and has not been. While a blind count goes
 * on nobody is told how much the books expect, whatever rights he has (permission-map); afterwards stock and value are for
 * those who may see them.
 */
export const stockTakeLines = defineQuery({
  name: 'stock-take.lines',
  route: 'GET api/stock-take/lines',
  permission: 'do_stock_taking',
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: countLinesAnswer,
  async run(context) {
    const { tx, actor, branch, input } = context;
    const take = await findRow(stockTake, input.id, context);
    const counts = await countsOf(tx, take.id);
    const ids = [...new Set(counts.map(({ product_id }) => product_id))];
    const [pools, names, left] = await Promise.all([
      stockOfBranch(tx, branch.id, ids),
      namesOf(tx, counts),
      tx.query<NotCounted>(NOT_COUNTED, [take.store_id, take.category_ids ?? [], take.id, MOST_NOT_COUNTED]),
    ]);
    const isHidden = take.blind === true && isPossible(stockTake, take, 'review');
    const seesStock = !isHidden && allowed(actor, 'view_product_stock');
    const posted = postedValues(take);
    const worth = (count: { product_id: string; batch_id: string }, variance: bigint) => {
      const pool = pools.get(count.product_id);
      const at = pool && pool.quantity > 0n ? divideRounded(variance * pool.value, pool.quantity) : 0n;
      return posted.get(countKey(count)) ?? at;
    };
    return {
      is_hidden: isHidden,
      not_counted: left,
      not_counted_total: left[0]?.total ?? 0,
      lines: counts.map(({ counted, stock_then, counted_by, ...count }) => {
        const variance = counted - stock_then;
        return {
          product_id: count.product_id,
          ...names.product(count.product_id),
          batch: names.batch(count.batch_id),
          times: count.times,
          counted_at: count.counted_at,
          counted,
          counted_by_name: names.person(counted_by),
          ...(seesStock ? { stock_then, variance, value: worth(count, variance) } : {}),
        };
      }),
    };
  },
});

type Take = RowOf<typeof stockTake>;

/** What each line came to in the books, once they have it. */
function postedValues({ lines }: Pick<Take, 'lines'>): ReadonlyMap<string, bigint> {
  return new Map(
    lines.map(({ product_id, batch_id, value }) => [
      countKey({ product_id, batch_id: batch_id ?? NO_BATCH }),
      value,
    ]),
  );
}

interface NotCounted {
  product_id: string;
  name: string;
  total: number;
}

const MOST_NOT_COUNTED = 200;

/** Products that lie in the store by the books and have not been counted, by name. */
const NOT_COUNTED = `
select p.id as product_id, p.name, count(*) over ()::int as total
from ${product.table} p
where exists (select from stock_levels l where l.product_id = p.id and l.store_id = $1 and l.quantity <> 0)
  and (cardinality($2::uuid[]) = 0 or p.category_id = any($2))
  and not exists (select from stock_counts c where c.stock_take_id = $3 and c.product_id = p.id)
order by lower(p.name), p.id limit $4`;

interface NamedProduct {
  name: string;
  code: string | null;
  unit: UnitOfMeasure | null;
}

type Reader = Pick<Parameters<typeof stockOfBranch>[0], 'query'>;

/** How products, batches and people of some counts are called. */
async function namesOf(
  tx: Reader,
  counts: readonly { product_id: string; batch_id: string; counted_by: string | null }[],
) {
  const [products, batches, people] = await Promise.all([
    tx.query<NamedProduct & { id: string }>(
      `select id, name, code, unit_of_measure as unit from ${product.table} where id = any($1)`,
      [counts.map(({ product_id }) => product_id)],
    ),
    tx.query<{ id: string; number: string; expire_date: string | null }>(
      `select id, number, expire_date from ${batch.table} where id = any($1)`,
      [counts.map(({ batch_id }) => batch_id)],
    ),
    tx.query<{ id: string; name: string }>(`select id, name from ${user.table} where id = any($1)`, [
      counts.flatMap(({ counted_by }) => counted_by ?? []),
    ]),
  ]);
  const named = new Map(products.map(({ id, ...one }) => [id, one]));
  const numbers = new Map(batches.map(({ id, number }) => [id, number]));
  const persons = new Map(people.map(({ id, name }) => [id, name]));
  return {
    product: (id: string): NamedProduct => named.get(id) ?? { name: '', code: null, unit: null },
    batch: (id: string) => numbers.get(id) ?? null,
    person: (id: string | null) => (id === null ? null : (persons.get(id) ?? null)),
  };
}
