import { countsInSql } from '#core/state-sets.ts';
import { saleStates } from '#modules/point-of-sale/sale/sale.states.ts';
import type { ReportValue } from '../report-type.ts';

/** Something of the sale that finishing a job made; `of` is the job in SQL. */
export const ofSale = (what: string, of = 'r') => `(select ${what} from sales s
  where s.business_id = ${of}.business_id and s.service_id = ${of}.id and ${countsInSql(saleStates, 's')})`;

/** What lines of that sale come to; the first is the work, the others are its parts in their order. */
export const ofSaleLines = (what: string, which: string) => `(select sum(x.${what})
  from sales s join sale_lines x on x.business_id = s.business_id and x.sale_id = s.id
  where s.business_id = r.business_id and s.service_id = r.id and ${countsInSql(saleStates, 's')} and ${which})`;

/** Of a return, something of the job whose sale it takes back; nothing where that was no job. */
export function ofReturnedJob(what: string): ReportValue {
  return {
    sql: `(select j.${what} from sales s join services j on j.business_id = s.business_id and j.id = s.service_id
      where s.business_id = r.business_id and s.id = r.sale_id)`,
    of: ['sale'],
  };
}

/** Returns of what jobs were sold for. */
export const IS_OF_JOB: ReportValue = {
  sql: `exists (select from sales s where s.business_id = r.business_id and s.id = r.sale_id
    and s.service_id is not null)`,
  of: ['sale'],
};

/** Nothing, where the other records of a report have something. */
export const NOTHING: ReportValue = { sql: '0', of: [] };
