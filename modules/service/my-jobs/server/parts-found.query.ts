import { z } from 'zod';
import { findProducts, goodsForSale } from '#modules/inventory/public.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { partsFoundAnswer } from '../my-jobs.answer.ts';

/** Goods by what is scanned or typed, for whoever takes a part for a job; it tells no price. */
export const partsFound = defineQuery({
  name: 'service.parts-found',
  route: 'GET api/service/parts-found',
  permission: 'modify_service',
  input: z.strictObject({ keyword: z.string().trim().min(1, 'required').max(120, 'too_long') }),
  answers: partsFoundAnswer,
  async run({ tx, branch, input }) {
    const found = await findProducts(tx, branch.id, input.keyword);
    const goods = await goodsForSale(
      tx,
      branch.id,
      found.map(({ id }) => id),
    );
    return found.flatMap(({ id, code, barcodes, units }) => {
      const good = goods.get(id);
      if (!good) return [];
      return [{ id, name: good.name, code, barcodes: barcodes ?? [], units }];
    });
  },
});
