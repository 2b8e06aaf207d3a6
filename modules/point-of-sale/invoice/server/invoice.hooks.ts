import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { priceAgreed } from './price-agreed.ts';
import { holdInvoices } from './void-invoice.ts';

/** A draft is priced each time that it is saved; to delete an issued one is to void it first, with all that it touches. */
export const invoiceHooks: EntityHooks = {
  beforeSave: priceAgreed,
  async holdFirst(context, ids) {
    await holdInvoices(context, ids);
  },
};
