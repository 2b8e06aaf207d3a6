import { e } from '#core/conditions.ts';
import { stockAdjustment } from '#modules/inventory/stock-adjustment/stock-adjustment.entity.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, byPerson, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';

const more = e.eq('type', 'increase');
const less = e.eq('type', 'decrease');

/** What was set right by hand in the stock, why and by whom. */
export const adjustmentsReport: ReportType = {
  type: 'adjustments',
  title: WORDS.adjustments,
  right: 'view_adjustments_report',
  risesBadly: true,
  documents: WORDS.adjustments,
  parts: [{ entity: stockAdjustment, day: 'date', at: 'created_at', about: ['reason', 'store'] }],
  figures: [
    {
      ...{ key: 'cost_of_less', kind: 'money', of: ['cost'], when: less },
      words: WORDS.worthTakenOut,
    },
    {
      ...{ key: 'cost_of_more', kind: 'money', of: ['cost'], when: more },
      words: WORDS.worthPutIn,
    },
    {
      ...{ key: 'less', kind: 'quantity', of: ['quantity'], when: less },
      words: WORDS.takenOut,
    },
    {
      ...{ key: 'more', kind: 'quantity', of: ['quantity'], when: more },
      words: WORDS.putIn,
    },
  ],
  groups: [
    { key: 'reason', of: 'reason', words: WORDS.reason },
    { key: 'product', of: 'product', words: WORDS.product },
    { key: 'store', of: 'store', words: WORDS.store },
    byPerson(WORDS.recordedBy),
    BY_DAY,
    BY_MONTH,
    BY_BRANCH,
  ],
};
