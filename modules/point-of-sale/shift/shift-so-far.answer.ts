import { maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** How many, and when the last of them was. */
const soFar = one({ count: f.integer(), last: maybe(f.datetime()) });

/**
 * What happened in a shift, told by numbers only: no sum from which could be worked out what its till should hold (A22). Debts
 * are payments of customers into its till.
 */
export const shiftSoFarAnswer = one({ sales: soFar, returns: soFar, debts: soFar });

export type CountSoFar = WireOf<typeof soFar>;
