import { saleReturn } from '#modules/point-of-sale/sale-return/sale-return.entity.ts';
import { service } from '#modules/service/service/service.entity.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, byPerson, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';
import {
  IS_OF_JOB,
  NOTHING,
  ofReturnedJob,
  ofSale,
  ofSaleLines,
  ofSoldJob,
  SOLD_BEFORE,
} from './of-service.ts';

/**
 * What jobs brought and what they left after their parts and the commission, without VAT, on the days on which they were done, less
 * what came back on the days on which it came: by type, by whoever did the work and not by who took the money, and by job.
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
      values: {
        earned: { sql: `r.net_amount + ${SOLD_BEFORE}`, of: ['net_amount'] },
        work: { sql: `${ofSaleLines('net_amount', 'x.line_no = 1')} + ${SOLD_BEFORE}`, of: ['net_amount'] },
        fitted: { sql: ofSaleLines('net_amount', 'x.line_no > 1'), of: ['net_amount'] },
        // As it was on the day on which it was done; what came back since is of its own day.
        spent: { sql: ofSale('s.net_amount - s.profit'), of: ['cost'] },
        kept: {
          sql: `${ofSale('s.profit')} + ${SOLD_BEFORE} - coalesce(r.commission, 0)`,
          of: ['margin'],
        },
      },
    },
    {
      ...{ entity: saleReturn, lines: 'lines', takesOff: true, day: 'date', at: 'created_at' },
      about: ['sale', 'customer'],
      only: IS_OF_JOB,
      values: {
        earned: { sql: 'l.net_amount', of: ['lines.net_amount'] },
        work: { sql: 'case when l.sale_line_no = 1 then l.net_amount end', of: ['lines.net_amount'] },
        fitted: { sql: 'case when l.sale_line_no > 1 then l.net_amount end', of: ['lines.net_amount'] },
        spent: { sql: 'l.cost', of: ['lines.cost'] },
        kept: { sql: 'l.net_amount - l.cost', of: ['lines.cost'] },
        commission: { ...NOTHING, of: ['lines.cost'] },
        service_type: ofReturnedJob('service_type_id'),
        assignee: ofReturnedJob('assignee_id'),
        number: ofReturnedJob('number'),
        result: ofReturnedJob('result'),
      },
    },
    {
      ...{ entity: saleReturn, lines: 'lines', takesOff: true, day: 'date', at: 'created_at' },
      about: ['sale', 'customer'],
      only: ofSoldJob('true'),
      values: {
        earned: { sql: 'l.net_amount', of: ['lines.net_amount'] },
        work: { sql: 'l.net_amount', of: ['lines.net_amount'] },
        fitted: NOTHING,
        spent: { ...NOTHING, of: ['lines.cost'] },
        kept: { sql: 'l.net_amount', of: ['lines.cost'] },
        commission: { ...NOTHING, of: ['lines.cost'] },
        service_type: ofSoldJob('j.service_type_id'),
        assignee: ofSoldJob('j.assignee_id'),
        number: ofSoldJob('j.number'),
        result: ofSoldJob('j.result'),
      },
    },
  ],
  figures: [
    { key: 'income', kind: 'money', of: ['earned'], words: WORDS.incomeOfServices },
    { key: 'work', kind: 'money', of: ['work'], words: WORDS.incomeOfWork },
    { key: 'parts', kind: 'money', of: ['fitted'], words: WORDS.incomeOfParts },
    { key: 'cost', kind: 'money', of: ['spent'], words: WORDS.costOfParts },
    { key: 'commission', kind: 'money', of: ['commission'], words: WORDS.commission },
    { key: 'margin', kind: 'money', of: ['kept'], words: WORDS.marginOfServices },
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
