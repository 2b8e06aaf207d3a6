import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { giveBackToQuotes } from '../../quote/server/give-back-to-quotes.ts';
import { checkDueDates } from './due-date.ts';
import { priceAgreed } from './price-agreed.ts';
import { holdInvoices } from './void-invoice.ts';

/** A draft is priced each time that it is saved; to delete an issued one is to void it first, with all that it touches. */
export const invoiceHooks: EntityHooks = {
  async beforeSave(context, drafts) {
    await priceAgreed(context, drafts);
    checkDueDates(drafts);
  },
  async holdFirst(context, ids) {
    await holdInvoices(context, ids);
  },
  /** What a draft took of its quote is left of that again. */
  async afterDelete(context, rows) {
    await giveBackToQuotes(
      context,
      'invoice',
      rows.filter(({ quote_id }) => quote_id).map(({ id }) => String(id)),
    );
  },
};
