import { service } from '#modules/service/service/service.entity.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';

const ABOUT = ['service_type', 'customer'] as const;

/**
 * What people have earned by jobs, on the days on which they were done; of one that was voided it is taken back on the day of that, so
 * that a month that was paid stays as it was (services.md 5).
 */
export const commissionsReport: ReportType = {
  type: 'commissions',
  title: WORDS.commissions,
  // Whoever may see what is left of work may see what people earn by it.
  right: 'view_profit',
  documents: WORDS.services,
  parts: [
    {
      ...{ entity: service, lines: 'commissions', day: 'finished_on', at: 'created_at', about: ABOUT },
      evenTakenBack: true,
    },
    {
      ...{ entity: service, lines: 'commissions', day: 'voided_on', at: 'created_at', about: ABOUT },
      ...{ evenTakenBack: true, takesOff: true },
    },
  ],
  figures: [{ key: 'commission', kind: 'money', of: ['commissions.amount'], words: WORDS.commission }],
  groups: [
    { key: 'person', of: 'commissions.user', words: WORDS.assignee },
    { key: 'service_type', of: 'service_type', words: WORDS.serviceType },
    { key: 'job', of: 'number', words: WORDS.service },
    BY_DAY,
    BY_MONTH,
    BY_BRANCH,
  ],
};
