import { ledgerCodes } from '#modules/finance/public.ts';
import { defineDocument } from '#server-kit/operation/document-work.ts';
import { goodsOfSale, postingOfSale } from '../posting-of-sale.rules.ts';
import { sale } from '../sale.entity.ts';
import { voidSale } from './void-sale.ts';

/** What a sale posts. */
export const saleDocument = defineDocument(sale, {
  posting: {
    facts: ({ tx }, sales) =>
      ledgerCodes(
        tx,
        sales.flatMap(({ payments }) => payments.map(({ account_id }) => account_id)),
      ),
    of: (sold, codes) => [postingOfSale(sold, codes)],
    stock: goodsOfSale,
  },
  transitions: { void: voidSale },
});
