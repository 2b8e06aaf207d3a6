import { z } from 'zod';
import { goodsByKeyword } from '#modules/inventory/public.ts';
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
    const found = await goodsByKeyword(tx, branch.id, input.keyword);
    return found.map(({ id, name, code, barcodes, units }) => ({ id, name, code, barcodes, units }));
  },
});
