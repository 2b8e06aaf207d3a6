import { e } from '#core/conditions.ts';
import { debt } from '#modules/finance/debt/debt.entity.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, byPerson, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';

const owedToUs = e.eq('kind', 'debtor');
const weOwe = e.eq('kind', 'creditor');

/** What was left open in the period on either side, and what remains of it by now. The sides are never added up. */
export const debtsReport: ReportType = {
  type: 'debts',
  title: WORDS.debts,
  right: 'view_debts_report',
  risesBadly: true,
  documents: WORDS.debts,
  parts: [{ entity: debt, day: 'date', at: 'created_at', about: ['document'] }],
  figures: [
    {
      ...{ key: 'owed_to_us', kind: 'money', of: ['remain_amount'], when: owedToUs },
      words: WORDS.owedToUs,
    },
    {
      ...{ key: 'lent', kind: 'money', of: ['amount'], when: owedToUs },
      words: WORDS.owedToUsAtFirst,
    },
    {
      ...{ key: 'paid_to_us', kind: 'money', of: ['paid_amount'], when: owedToUs },
      words: WORDS.paidToUs,
    },
    {
      ...{ key: 'taken_off_to_us', kind: 'money', of: ['taken_off_amount'], when: owedToUs },
      words: WORDS.takenOffToUs,
    },
    {
      ...{ key: 'we_owe', kind: 'money', of: ['remain_amount'], when: weOwe },
      words: WORDS.weOwe,
    },
    {
      ...{ key: 'borrowed', kind: 'money', of: ['amount'], when: weOwe },
      words: WORDS.weOwedAtFirst,
    },
    {
      ...{ key: 'paid_by_us', kind: 'money', of: ['paid_amount'], when: weOwe },
      words: WORDS.paidByUs,
    },
    {
      ...{ key: 'taken_off_by_us', kind: 'money', of: ['taken_off_amount'], when: weOwe },
      words: WORDS.takenOffByUs,
    },
  ],
  groups: [
    { key: 'party', of: 'party_name', words: WORDS.withWhom },
    { key: 'kind', of: 'kind', words: WORDS.kind },
    { key: 'status', of: 'status', words: WORDS.status },
    { key: 'origin', of: 'origin', words: WORDS.origin },
    byPerson(WORDS.recordedBy),
    BY_DAY,
    BY_MONTH,
    BY_BRANCH,
  ],
};
