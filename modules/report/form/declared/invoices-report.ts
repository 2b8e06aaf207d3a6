import { inStates } from '#core/state-sets.ts';
import { invoice } from '#modules/point-of-sale/invoice/invoice.entity.ts';
import { invoiceStates } from '#modules/point-of-sale/invoice/invoice.states.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, byPerson, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';

/** What customers were invoiced, and what is paid of it by now. */
export const invoicesReport: ReportType = {
  type: 'invoices',
  title: WORDS.invoices,
  right: 'view_invoices_report',
  documents: WORDS.invoices,
  parts: [
    {
      entity: invoice,
      day: 'date',
      at: 'created_at',
      where: inStates(invoiceStates, 'issued'),
      about: ['customer'],
    },
  ],
  figures: [
    {
      key: 'total_amount',
      kind: 'money',
      of: ['total_amount'],
      words: WORDS.invoicedWithVat,
    },
    { key: 'taken_off_amount', kind: 'money', of: ['taken_off_amount'], words: WORDS.takenOff },
    { key: 'paid_amount', kind: 'money', of: ['paid_amount'], words: WORDS.paid },
    {
      key: 'remain_amount',
      kind: 'money',
      of: ['remain_amount'],
      words: WORDS.stillToBePaid,
    },
  ],
  groups: [
    { key: 'customer', of: 'customer', words: WORDS.customer },
    { key: 'standing', of: 'standing', words: WORDS.status },
    byPerson(WORDS.recordedBy),
    BY_DAY,
    BY_MONTH,
    BY_BRANCH,
  ],
};
