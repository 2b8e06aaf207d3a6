import { defineDocument } from '#server-kit/operation/document-work.ts';
import { invoice } from '../invoice.entity.ts';
import { issueInvoice } from './issue-invoice.ts';
import { voidInvoice } from './void-invoice.ts';

/** An invoice posts nothing by itself: its sale does. */
export const invoiceDocument = defineDocument(invoice, {
  transitions: { issue: issueInvoice, void: voidInvoice },
});
