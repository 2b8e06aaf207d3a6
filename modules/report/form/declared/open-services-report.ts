import { e } from '#core/conditions.ts';
import { inStates, statesBefore, statesInSql } from '#core/state-sets.ts';
import { service } from '#modules/service/service/service.entity.ts';
import { serviceStates } from '#modules/service/service/service.states.ts';
import { BY_BRANCH, BY_DAY, BY_MONTH, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';
import { ageOf, BY_AGE } from './by-age.ts';

const DONE = statesInSql(statesBefore(serviceStates, 'collect'));
const ONE = '1000';
const waitsFor = (whom: string) => `case when r.waiting = '${whom}' then ${ONE} end`;
const IS_UNCOLLECTED = `r.status in (${DONE}) and r.collected_at is null`;

/** How long it stands as it does: done since, waiting since, or here since. */
const DAYS = '(:today - coalesce(r.finished_on, r.waiting_since::date, r.date))';

/**
 * What of the services that were taken in has no end yet, as it stands now: what waits and for what, what is done and still lies here,
 * and what is unpaid; by how long it stands so.
 */
export const openServicesReport: ReportType = {
  type: 'open-services',
  title: WORDS.openServices,
  right: 'list_services',
  documents: WORDS.services,
  risesBadly: true,
  standing: true,
  parts: [
    {
      ...{ entity: service, day: 'date', at: 'created_at' },
      about: ['service_type', 'customer', 'item', 'assignee'],
      where: e.or(
        inStates(serviceStates, 'pending', 'in_progress'),
        e.gt('remain_amount', 0),
        e.and(inStates(serviceStates, 'done'), e.isNull('collected_at')),
      ),
      values: {
        for_customer: { sql: waitsFor('customer'), of: ['waiting'] },
        for_parts: { sql: waitsFor('parts'), of: ['waiting'] },
        lying: { sql: `case when ${IS_UNCOLLECTED} then ${ONE} end`, of: ['collected_at'] },
        age: ageOf(DAYS, ['finished_on', 'waiting_since', 'date']),
        stands: {
          sql: `case when ${IS_UNCOLLECTED} then 'uncollected' when r.status in (${DONE}) then 'unpaid'
            when r.waiting is not null then 'for_' || r.waiting else r.status end`,
          of: ['status', 'waiting', 'collected_at'],
        },
      },
    },
  ],
  figures: [
    { key: 'worth', kind: 'money', of: ['total_amount'], words: WORDS.worthOfServices },
    { key: 'for_customer', kind: 'quantity', of: ['for_customer'], words: WORDS.waitingForCustomer },
    { key: 'for_parts', kind: 'quantity', of: ['for_parts'], words: WORDS.waitingForParts },
    { key: 'uncollected', kind: 'quantity', of: ['lying'], words: WORDS.uncollected },
    { key: 'unpaid', kind: 'money', of: ['remain_amount'], words: WORDS.unpaidOfServices },
  ],
  groups: [
    BY_AGE,
    {
      ...{ key: 'standing', of: 'stands', words: WORDS.standing },
      called: {
        ...{ pending: WORDS.pending, in_progress: WORDS.inProgress, uncollected: WORDS.uncollected },
        ...{ for_customer: WORDS.waitingForCustomer, for_parts: WORDS.waitingForParts },
        unpaid: WORDS.unpaidOfServices,
      },
    },
    { key: 'service_type', of: 'service_type', words: WORDS.serviceType },
    { key: 'assignee', of: 'assignee', words: WORDS.assignee },
    { key: 'customer', of: 'customer', words: WORDS.customer },
    { key: 'job', of: 'number', words: WORDS.service },
    BY_DAY,
    BY_MONTH,
    BY_BRANCH,
  ],
};
