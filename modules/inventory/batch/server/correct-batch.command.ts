import { InvalidFields } from '#core/errors.ts';
import { f } from '#core/fields.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { product } from '../../product/product.entity.ts';
import { batch } from '../batch.entity.ts';
import { EXPIRY_NEEDED } from '../batch.words.ts';

/**
 * Puts the day right on which a batch expires, or leaves it out where its product needs none, with the reason on record.
 * What was sold of it by the day that stood before stays sold (A37). A batch that has its day for a number, for nothing else
 * stood on its goods, has the new one for it from now on.
 */
export const correctBatch = defineCommand({
  name: 'batch.correct',
  route: 'PUT api/batch/expire-date',
  permission: 'modify_product',
  fields: {
    id: f.id('batch', { required: true }),
    expire_date: f.date({ day: 'any' }),
    reason: f.text({ required: true, max: 200 }),
  },
  answers: { entity: batch, form: 'row' },
  async run(context) {
    const { tx, input } = context;
    const before = await tx.lock(batch, input.id);
    const expire_date = input.expire_date ?? null;
    const { batch_tracking } = await tx.lock(product, before.product_id);
    if (!expire_date && batch_tracking === 'expiry')
      throw new InvalidFields({ expire_date: { key: 'expiry_needed', words: EXPIRY_NEEDED } });
    const number =
      expire_date && before.number === before.expire_date
        ? await dayAsNumber(tx, before.product_id, expire_date)
        : null;
    await tx.save(batch, before, { expire_date, ...(number ? { number } : {}) }, input.reason);
    return findRow(batch, input.id, context);
  },
});

/** A day as the number of a batch; null where another batch of the product has it. Whoever names a batch at this moment is waited for. */
async function dayAsNumber(tx: Tx, productId: string, day: string): Promise<string | null> {
  await tx.query('select from products where id = $1 for update', [productId]);
  const taken = await tx.query(`select from ${batch.table} where product_id = $1 and number = $2 limit 1`, [
    productId,
    day,
  ]);
  return taken.length > 0 ? null : day;
}
