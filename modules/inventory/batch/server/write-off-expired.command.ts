import { f } from '#core/fields.ts';
import { newId } from '#core/ids.ts';
import { dayOfPosting, postEntries } from '#modules/finance/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { NothingExpired } from '../../errors.ts';
import { moveStock } from '../../stock/server/move-stock.ts';
import { refuseShortageSince } from '../../stock/server/refuse-shortage-since.ts';
import { holdPools } from '../../stock/server/stock-pools.ts';
import { storeFor } from '../../store/server/store-for.ts';
import { batch } from '../batch.entity.ts';
import { writtenOffAnswer } from '../written-off.answer.ts';
import { EXPIRED_STOCK, postingOfExpiredStock } from './expired-stock.ts';

/** Writes off all that lies in a store of batches that have expired: out of stock and into the losses (A7). */
export const writeOffExpired = defineCommand({
  name: 'batch.write-off-expired',
  route: 'POST api/batch/write-off-expired',
  permission: 'adjust_product_stock',
  sometimes: ['back_date_sale'],
  idempotency: 'required',
  fields: {
    /** The default store of the branch where left out. */
    store: f.ref('store'),
    /** Today where left out. */
    date: f.date(),
  },
  answers: writtenOffAnswer,
  async run(context) {
    const { tx, branch, clock, input } = context;
    const date = dayOfPosting(context, input.date);
    const store_id = await storeFor(context, input.store_id);
    const expired = await holdExpired(context, store_id, date);
    if (expired.length === 0) throw NothingExpired();
    const source = { kind: EXPIRED_STOCK, id: newId() as string };
    const lines = expired.map(({ product_id, batch_id, quantity }) => ({
      ...{ product_id, store_id, batch_id },
      quantity: -quantity,
    }));
    const moved = await moveStock(tx, {
      kind: EXPIRED_STOCK,
      branch,
      date,
      source,
      lines,
      takesExpired: true,
    });
    if (date < today(clock, branch)) await refuseShortageSince(tx, { branch, date, lines });
    const posting = postingOfExpiredStock({ id: source.id, branch_id: branch.id, date, lines: moved });
    await postEntries(tx, [{ ...posting, source }]);
    return {
      id: source.id,
      lines: expired.map((line, i) => ({ ...line, value: -(moved[i]?.value ?? 0n) })),
    };
  },
});

interface ExpiredBatch {
  product_id: string;
  product_name: string;
  batch_id: string;
  batch_number: string;
  expire_date: string;
  quantity: bigint;
}

/** What of expired batches lies in a store, its pools locked, so that nobody takes it at this moment. */
async function holdExpired(
  { tx, branch }: CommandContext,
  storeId: string,
  date: string,
): Promise<ExpiredBatch[]> {
  const found = await tx.query<ExpiredBatch>(EXPIRED, [storeId, date]);
  await holdPools(
    tx,
    branch.id,
    found.map(({ product_id }) => product_id),
  );
  return found.length > 0 ? tx.query<ExpiredBatch>(EXPIRED, [storeId, date]) : [];
}

const EXPIRED = `
select l.product_id, p.name as product_name, l.batch_id, b.number as batch_number, b.expire_date, l.quantity
from stock_levels l
join ${batch.table} b on b.business_id = l.business_id and b.id = l.batch_id
join products p on p.business_id = l.business_id and p.id = l.product_id
where l.store_id = $1 and l.quantity > 0 and b.expire_date < $2
order by l.product_id, b.expire_date, l.batch_id`;
