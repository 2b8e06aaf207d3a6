import { checkDrafts, requireSound } from '#server-kit/command/check-drafts.ts';
import { saveDrafts } from '#server-kit/command/create-row.ts';
import type { Draft } from '#server-kit/command/draft.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { requireAgreement } from '../../invoice/server/price-agreed.ts';
import { parkBody } from '../parked-cart.body.ts';
import { parkedCart } from '../parked-cart.entity.ts';

/**
 * Puts a cart on the server for all tills of the branch. Another cashier sells what stands in it, so that a price or a discount
 * in it needs the rights of whoever parks it.
 */
export const parkCart = defineCommand({
  name: 'parked-cart.park',
  route: 'POST api/parked-cart',
  permission: 'create_sale',
  sometimes: ['adjust_selling_price_when_selling', 'view_discount'],
  // Its id is the key under which it is sold, so the call that parks it has another one.
  idempotency: 'required',
  fields: parkBody.fields,
  answers: { entity: parkedCart, form: 'row' },
  async run(context) {
    const { input } = context;
    requireAgreement(context, {
      isHaggled: input.lines.some(({ unit_price }) => isSaid(unit_price)),
      hasDiscount: [input, ...input.lines].some(
        ({ discount, discount_percent }) => isSaid(discount) || isSaid(discount_percent),
      ),
    });
    const row = { ...input, status: parkedCart.states?.first };
    const draft: Draft = { row, sent: input, problems: {}, warnings: {} };
    await checkDrafts(parkedCart, [draft], context);
    requireSound(draft);
    await saveDrafts(parkedCart, [draft], context);
    return findRow(parkedCart, input.id, context);
  },
});

function isSaid(value: unknown): boolean {
  return value !== null && value !== undefined;
}
