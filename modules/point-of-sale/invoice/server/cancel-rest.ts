import { baseOfLine } from '#modules/inventory/part-of-line.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { DeliveredAsIssued, NothingDelivered, NothingToDeliver } from '../../errors.ts';
import { type HeldInvoice, holdInvoices } from './void-invoice.ts';

/** Nothing more of an invoice is delivered: its sale is what has left, and nothing else was ever posted or owed. */
export const cancelRest: TransitionWork<HeldInvoice> = {
  holdAll: holdInvoices,
  async refuse(_, { row, sold }) {
    if (!row.by_delivery) throw DeliveredAsIssued();
    if (!sold) throw NothingDelivered();
    const isOpen = row.lines.some((line) => {
      const left = sold.lines.find(({ line_no }) => line_no === line.line_no);
      return baseOfLine(line) > (left ? baseOfLine(left) : 0n);
    });
    if (row.rest_cancelled_on || !isOpen) throw NothingToDeliver();
  },
  async run({ clock, branch }) {
    return { rest_cancelled_on: today(clock, branch) };
  },
};
