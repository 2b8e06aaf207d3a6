import { defineDocument } from '#server-kit/operation/document-work.ts';
import { invoice } from '../invoice.entity.ts';
import { cancelRest } from './cancel-rest.ts';
import { issueInvoice } from './issue-invoice.ts';
import { voidInvoice } from './void-invoice.ts';

/** An invoice posts nothing by itself: its sale does. */
export const invoiceDocument = defineDocument(invoice, {
  transitions: { issue: issueInvoice, cancel_rest: cancelRest, void: voidInvoice },
});
