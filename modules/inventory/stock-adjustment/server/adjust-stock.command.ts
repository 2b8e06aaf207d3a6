import { InvalidFields } from '#core/errors.ts';
import { checkDrafts, requireSound } from '#server-kit/command/check-drafts.ts';
import { saveDrafts } from '#server-kit/command/create-row.ts';
import { type Draft, isSound } from '#server-kit/command/draft.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { adjustmentBody, adjustmentsBody } from '../stock-adjustment.body.ts';
import { stockAdjustment } from '../stock-adjustment.entity.ts';

/** Sets the stock of one product in a store right, by hand and for a reason. */
export const adjustStock = defineCommand({
  name: 'stock-adjustment.create',
  route: 'POST api/stock-adjustment',
  permission: 'adjust_product_stock',
  sometimes: ['back_date_sale'],
  idempotency: 'document',
  fields: adjustmentBody.fields,
  answers: { entity: stockAdjustment, form: 'row' },
  async run(context) {
    const { input } = context;
    const draft = draftOf(input);
    await checkDrafts(stockAdjustment, [draft], context);
    requireSound(draft);
    await saveDrafts(stockAdjustment, [draft], context);
    return findRow(stockAdjustment, input.id, context);
  },
});

/** Sets the stock of several products in a store right, all or none. */
export const adjustSeveral = defineCommand({
  name: 'stock-adjustment.create-several',
  route: 'POST api/stock-adjustment/several',
  permission: 'adjust_product_stock',
  sometimes: ['back_date_sale'],
  idempotency: 'required',
  fields: adjustmentsBody.fields,
  async run(context) {
    const { lines, ...whole } = context.input;
    const drafts = lines.map((line) => draftOf({ ...whole, ...line }));
    await checkDrafts(stockAdjustment, drafts, context);
    const problems = drafts.flatMap(({ problems }, place) =>
      Object.entries(problems).map(([key, problem]) => [placeOf(key, place), problem]),
    );
    if (!drafts.every(isSound)) throw new InvalidFields(Object.fromEntries(problems));
    const made = await saveDrafts(stockAdjustment, drafts, context);
    return { ids: made.map(({ row }) => String(row.id)) };
  },
});

/** The store and the day are said once for all lines. */
function placeOf(key: string, place: number): string {
  return key in WHOLE ? key : `lines.${place}.${key}`;
}

const WHOLE = { store_id: true, date: true };

function draftOf(said: Row): Draft {
  return {
    row: { ...said, cause: 'manual', status: stockAdjustment.states?.first },
    sent: said,
    problems: {},
    warnings: {},
  };
}
