import { countsInSql, statesBefore, statesInSql } from '#core/state-sets.ts';
import { saleStates } from '#modules/point-of-sale/sale/sale.states.ts';
import { serviceStates } from '#modules/service/service/service.states.ts';
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

/** What the work of a job was sold for before it was done. */
export const SOLD_BEFORE = 'coalesce(r.billed_net_amount, 0)';

/** Of a line that came back, something of the job that it had opened and that is done; nothing where it opened none. */
export function ofSoldJob(what: string): ReportValue {
  return {
    sql: `(select ${what} from sold_services x
      join services j on j.business_id = x.business_id and j.id = x.service_id
      where x.business_id = r.business_id and x.sale_id = r.sale_id and x.line_no = l.sale_line_no
        and j.status in (${statesInSql(statesBefore(serviceStates, 'collect'))}))`,
    of: ['sale'],
  };
}

/** Nothing, where the other records of a report have something. */
export const NOTHING: ReportValue = { sql: '0', of: [] };
