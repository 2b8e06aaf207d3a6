import { ledgerCodes } from '#modules/finance/public.ts';
import { defineDocument } from '#server-kit/operation/document-work.ts';
import { goodsOfSale, postingsOfSale } from '../posting-of-sale.rules.ts';
import { sale } from '../sale.entity.ts';
import { deliverMore } from './deliver-more.ts';
import { voidSale } from './void-sale.ts';

/** What a sale posts. */
export const saleDocument = defineDocument(sale, {
  posting: {
    facts: ({ tx }, sales) =>
      ledgerCodes(
        tx,
        sales.flatMap(({ payments }) => payments.map(({ account_id }) => account_id)),
      ),
    of: postingsOfSale,
    stock: goodsOfSale,
  },
  transitions: { void: voidSale, deliver: deliverMore },
});
