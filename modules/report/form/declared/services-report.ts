import { service } from '#modules/service/service/service.entity.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, byPerson, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';

/**
 * What jobs brought and what they left after their parts and the commission, without VAT, on the days on which they were done: by
 * type, by whoever did the work and not by who took the money, and by job.
 */
export const servicesReport: ReportType = {
  type: 'services',
  title: WORDS.services,
  right: 'list_services',
  documents: WORDS.services,
  parts: [
    {
      entity: service,
      day: 'finished_on',
      at: 'created_at',
      about: ['service_type', 'customer', 'assignee'],
    },
  ],
  figures: [
    { key: 'income', kind: 'money', of: ['net_amount'], words: WORDS.incomeOfServices },
    { key: 'cost', kind: 'money', of: ['cost'], words: WORDS.costOfParts },
    { key: 'commission', kind: 'money', of: ['commission'], words: WORDS.commission },
    { key: 'margin', kind: 'money', of: ['margin'], words: WORDS.marginOfServices },
  ],
  groups: [
    { key: 'service_type', of: 'service_type', words: WORDS.serviceType },
    { key: 'assignee', of: 'assignee', words: WORDS.assignee },
    { key: 'job', of: 'number', words: WORDS.service },
    { key: 'customer', of: 'customer', words: WORDS.customer },
    { key: 'result', of: 'result', words: WORDS.result },
    byPerson(WORDS.recordedBy),
    BY_DAY,
    BY_MONTH,
    BY_BRANCH,
  ],
};
