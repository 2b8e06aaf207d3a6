import { divideRounded } from '#core/decimal.ts';
import { InvalidFields } from '#core/errors.ts';
import { ONE_UNIT } from '#core/quantity.ts';
import { dayOfPosting } from '#modules/finance/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { branchValues } from '#server-kit/query/branch-values.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { type BatchTracking, batchNumber, batchProblem } from '../../batch-tracking.ts';
import { ABOVE_ZERO } from '../../count.words.ts';
import { StockHasBegun } from '../../errors.ts';
import type { StockLine } from '../../stock/server/move-stock.ts';
import { holdPools } from '../../stock/server/stock-pools.ts';
import { storeFor } from '../../store/server/store-for.ts';
import { openingStockBody } from '../opening-stock.body.ts';
import { product } from '../product.entity.ts';
import { countsWholeUnits } from '../product.rules.ts';
import { SERVICE_STOCK } from '../product.words.ts';
import { takeOpeningIn } from './open-stock.ts';
import { OPENING_STOCK } from './opening-stock.ts';

/**
 * Opening stock of a product that exists already: in any store of the branch, at whatever it is worth, until something
 * else happens to its stock there.
 */
export const openProductStock = defineCommand({
  name: 'product.open-stock',
  route: 'POST api/product/opening-stock',
  permission: ['create_product', 'view_buying_price'],
  sometimes: ['back_date_sale'],
  idempotency: 'required',
  fields: openingStockBody.fields,
  answers: { entity: product, form: 'row' },
  async run(context) {
    const { input } = context;
    const { product_id, quantity } = input;
    const date = dayOfPosting(context, input.date);
    if (quantity <= 0n) throw new InvalidFields({ quantity: ABOVE_ZERO });
    const store_id = await storeFor(context, input.store_id);
    const opened = await holdProduct(context, product_id);
    if (opened.type === 'service')
      throw new InvalidFields({ product_id: { key: 'service_stock', words: SERVICE_STOCK } });
    countsWholeUnits({ ...opened, quantity }, ['quantity']);
    const value = input.total_cost ?? divideRounded(quantity * (opened.buying_price ?? 0n), ONE_UNIT);
    await takeOpeningIn(context, date, [
      { product_id, store_id, quantity, value, ...batchOf(opened, input) },
    ]);
    return findRow(product, product_id, context);
  },
});

/** The batch that goods are of, where the product is kept in batches; refused where one is missing or too many. */
function batchOf(
  { batch_tracking }: OpenedProduct,
  { batch, expire_date }: { batch: string | null; expire_date: string | null },
): Pick<StockLine, 'batch'> {
  const wrong = batchProblem(batch_tracking, { batch, expire_date });
  if (wrong) throw new InvalidFields({ [wrong.field]: wrong.problem });
  const number = batchNumber(batch_tracking, { batch, expire_date });
  return number ? { batch: { number, expire_date } } : {};
}

interface OpenedProduct {
  name: string;
  type: string;
  unit_of_measure: string;
  whole_units: boolean;
  batch_tracking: BatchTracking;
  buying_price: bigint | null;
}

/** Holds the stock of a product of which nothing but opening stock is known in the branch. */
async function holdProduct({ tx, branch }: CommandContext, id: string): Promise<OpenedProduct> {
  const [known] = await tx.query<OpenedProduct>(KNOWN, [id, branch.id]);
  if (!known) throw new InvalidFields({ product_id: { key: 'not_found' } });
  await holdPools(tx, branch.id, [id]);
  const [moved] = await tx.query(
    'select from stock_movements where product_id = $1 and branch_id = $2 and source_kind <> $3 limit 1',
    [id, branch.id, OPENING_STOCK],
  );
  if (moved) throw StockHasBegun({ product: known.name });
  return known;
}

const KNOWN = `
select p.name, p.type, p.unit_of_measure, p.whole_units, p.batch_tracking, own.buying_price
from ${product.table} p
${branchValues(product, { id: 'p.id', branch: '$2', as: 'own' })}
where p.id = $1 and p.deleted_at is null`;
