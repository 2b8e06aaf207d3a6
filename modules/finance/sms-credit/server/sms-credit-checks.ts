import { countsInSql } from '#core/state-sets.ts';
import type { BookCheck } from '../../ledger/server/book-check.ts';
import { BRANCH } from '../../ledger/server/book-subjects.ts';
import { paymentStates } from '../../payment/payment.states.ts';
import { SMS_CREDIT_TEXTS } from '../sms-credit.words.ts';

/** What must hold of SMS that were paid ahead: nothing was used that was not paid for, and nothing is lost. */
export const SMS_CREDIT_CHECKS: readonly BookCheck[] = [
  {
    name: 'sms_pools_add_up',
    words: SMS_CREDIT_TEXTS.poolsAddUp,
    about: BRANCH,
    examines: {
      name: 'sms_uses',
      words: { one: SMS_CREDIT_TEXTS.usesOne, many: SMS_CREDIT_TEXTS.usesMany },
      sql: 'select count(*)::int from sms_uses',
    },
    measures: ['money'],
    sql: `
      with moved as (
        select business_id, branch_id, sum(amount) as amount from (
          select business_id, branch_id, amount from payments
          where kind = 'system' and parts is not null and recorded_in_id is null
            and ${countsInSql(paymentStates)} and deleted_at is null
          union all
          select business_id, branch_id, -amount from sms_uses) m group by 1, 2)
      select branch_id::text as subject, coalesce(m.amount, 0)::text as expected, coalesce(p.value, 0)::text as found
      from moved m full join sms_pools p using (business_id, branch_id)
      where coalesce(m.amount, 0) <> coalesce(p.value, 0)`,
  },
];
