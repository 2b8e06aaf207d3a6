import { e } from '#core/conditions.ts';
import { payment } from '#modules/finance/payment/payment.entity.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, byPerson, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';

/** What customers paid and what was paid out, beside what is paid at the till as goods are sold. */
export const paymentsReport: ReportType = {
  type: 'payments',
  title: WORDS.payments,
  right: 'view_payments_report',
  documents: WORDS.payments,
  parts: [{ entity: payment, day: 'date', at: 'created_at', about: ['account', 'reference'] }],
  figures: [
    {
      key: 'received',
      kind: 'money',
      of: ['amount'],
      when: e.and(e.eq('direction', 'in'), e.isNull('recorded_in')),
      words: WORDS.received,
    },
    {
      key: 'paid_out',
      kind: 'money',
      of: ['amount'],
      when: e.and(e.eq('direction', 'out'), e.isNull('recorded_in')),
      words: WORDS.paidOut,
    },
  ],
  groups: [
    { key: 'account', of: 'account', words: WORDS.account },
    { key: 'mode', of: 'mode', words: WORDS.wayOfPaying },
    { key: 'kind', of: 'kind', words: WORDS.kind },
    { key: 'customer', of: 'customer', words: WORDS.customer },
    { key: 'supplier', of: 'supplier', words: WORDS.supplier },
    byPerson(WORDS.recordedBy),
    BY_DAY,
    BY_MONTH,
    BY_BRANCH,
  ],
};
