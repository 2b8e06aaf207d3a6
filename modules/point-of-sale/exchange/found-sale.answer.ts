import { one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** The sale of a receipt. */
export const foundSaleAnswer = one({ id: f.id('sale'), number: f.text() });

export type FoundSale = WireOf<typeof foundSaleAnswer>;
