import { e } from '#core/conditions.ts';
import { service } from '#modules/service/service/service.entity.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';
import { NOTHING, ofSale } from './of-service.ts';

/** The moment at which a job was billed: then its work was done. */
const DONE_AT = ofSale('s.sold_at');
const ONE = '1000';

/** Something of the job under whose warranty another one is. */
const ofFirst = (what: string) =>
  `(select w.${what} from services w where w.business_id = r.business_id and w.id = r.warranty_of_id)`;

const ABOUT = ['service_type', 'customer', 'assignee'] as const;

/**
 * How well work is done: what was promised for a time and was done by then, and what came back under warranty. That counts against
 * whoever did the first work and its type, not against who puts it right.
 */
export const qualityOfServicesReport: ReportType = {
  type: 'quality-of-services',
  title: WORDS.qualityOfServices,
  right: 'list_services',
  documents: WORDS.services,
  parts: [
    {
      ...{ entity: service, day: 'finished_on', at: 'created_at', about: ABOUT },
      values: {
        ended: { sql: `case when r.warranty_of_id is null then ${ONE} end`, of: ['warranty_of'] },
        promised: { sql: `case when r.promised_at is not null then ${ONE} end`, of: ['promised_at'] },
        in_time: { sql: `case when ${DONE_AT} <= r.promised_at then ${ONE} end`, of: ['promised_at'] },
        late: {
          sql: `greatest(0, round(extract(epoch from ${DONE_AT} - r.promised_at) / 3600 * ${ONE}))::bigint`,
          of: ['promised_at'],
        },
        ...{ back: NOTHING, spent: { ...NOTHING, of: ['cost'] } },
        who: { sql: 'r.assignee_id', of: ['assignee'] },
        what: { sql: 'r.service_type_id', of: ['service_type'] },
        job: { sql: 'r.number', of: ['number'] },
      },
    },
    {
      ...{ entity: service, day: 'finished_on', at: 'created_at', about: ABOUT },
      where: e.not(e.isNull('warranty_of')),
      values: {
        ...{ ended: NOTHING, promised: NOTHING, in_time: NOTHING, late: NOTHING },
        back: { sql: ONE, of: ['warranty_of'] },
        spent: { sql: ofSale('s.net_amount - s.profit'), of: ['cost'] },
        who: { sql: ofFirst('assignee_id'), of: ['assignee', 'warranty_of'] },
        what: { sql: ofFirst('service_type_id'), of: ['service_type', 'warranty_of'] },
        job: { sql: ofFirst('number'), of: ['number', 'warranty_of'] },
      },
    },
  ],
  figures: [
    { key: 'done', kind: 'quantity', of: ['ended'], words: WORDS.servicesDone },
    { key: 'promised', kind: 'quantity', of: ['promised'], words: WORDS.promisedServices },
    { key: 'in_time', kind: 'quantity', of: ['in_time'], words: WORDS.doneInTime },
    { key: 'hours_late', kind: 'quantity', of: ['late'], words: WORDS.hoursLate },
    { key: 'came_back', kind: 'quantity', of: ['back'], words: WORDS.warrantyCases },
    { key: 'warranty_cost', kind: 'money', of: ['spent'], words: WORDS.costOfWarranty },
  ],
  ratios: [
    { key: 'warranty_rate', of: 'came_back', per: 'done', kind: 'quantity', words: WORDS.warrantyPerService },
  ],
  groups: [
    { key: 'assignee', of: 'who', names: 'user', words: WORDS.whoDidIt },
    { key: 'service_type', of: 'what', names: 'service-type', words: WORDS.serviceType },
    { key: 'job', of: 'job', words: WORDS.service },
    { key: 'customer', of: 'customer', words: WORDS.customer },
    BY_DAY,
    BY_MONTH,
    BY_BRANCH,
  ],
};
