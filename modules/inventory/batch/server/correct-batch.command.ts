import { InvalidFields } from '#core/errors.ts';
import { f } from '#core/fields.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { product } from '../../product/product.entity.ts';
import { batch } from '../batch.entity.ts';
import { EXPIRY_NEEDED } from '../batch.words.ts';

/**
 * Puts the day right on which a batch expires, or leaves it out where its product needs none, with the reason on record.
 * What was sold of it by the day that stood before stays sold (A37).
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
    await tx.save(batch, before, { expire_date }, input.reason);
    return findRow(batch, input.id, context);
  },
});
