import { one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** What a trip on a route is expected to cost, without VAT, and to leave of its freight. */
export const expectedCosts = one({
  /** From trips of the route that are closed, or from what the route says. */
  from: f.choice(['trips', 'route'], { required: true }),
  trips: f.integer({ required: true }),
  costs: one({ fuel: f.money(), toll: f.money(), allowance: f.money(), other: f.money() }),
  net_amount: f.money({ required: true }),
  profit: f.money({ required: true, min: -1, read: 'view_profit' }),
});
