import { z } from 'zod';
import { businessDay } from '#core/business-day.ts';
import { countsInSql } from '#core/state-sets.ts';
import { daysLeft, type FeeTerms, readFeeTerms, statusOn, worstOf } from '#modules/branch/public.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { feePayment } from '../../fee-payment/fee-payment.entity.ts';
import { feePaymentStates } from '../../fee-payment/fee-payment.states.ts';
import { businessesAnswer } from '../businesses.answer.ts';
import { type ClientBranch, clientBranches } from './client-branches.ts';

/** The businesses on the platform: name, owner, how each stands with its fees; never anything of its books. */
export const listBusinesses = defineQuery({
  name: 'platform.businesses',
  route: 'GET api/platform/businesses',
  permission: 'list_businesses',
  input: z.strictObject({}),
  answers: businessesAnswer,
  async run(context) {
    const branches = await clientBranches(context.tx);
    const terms = await readFeeTerms(context.tx);
    const [people, paid] = [await namesOfAgents(context), await paidBy(context)];
    return [...Map.groupBy(branches, ({ business_id }) => business_id).values()].map((of) => {
      const [first] = of as [ClientBranch];
      const shown = of.map((branch) => seenBranch(branch, context, terms));
      const fees = paid.get(first.business_id);
      return {
        id: first.business_id,
        name: first.business_name,
        business_type: first.business_type,
        created_at: first.made_at,
        owner_name: first.owner_name,
        owner_phone: first.owner_phone,
        agent_name: first.brought_by ? (people.get(first.brought_by) ?? null) : null,
        status: worstOf(shown.map(({ status }) => status)),
        fees_amount: fees?.amount ?? 0n,
        commission: fees?.commission ?? 0n,
        branches: shown,
      };
    });
  },
});

function seenBranch(branch: ClientBranch, { clock }: QueryContext, terms: FeeTerms) {
  const { branch_id, branch_name, status, service_fee, paid_until, currency, time_zone } = branch;
  const today = businessDay(clock.now(), { time_zone, day_starts_at: '00:00' });
  return {
    id: branch_id,
    name: branch_name,
    status: statusOn(status, paid_until, today, terms),
    currency,
    service_fee,
    paid_until,
    days: paid_until === null ? null : daysLeft(paid_until, today),
  };
}

async function namesOfAgents({ tx }: QueryContext): Promise<Map<string, string>> {
  const rows = await tx.query<{ id: string; name: string }>(`select id, name from ${user.table}`, []);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function paidBy({ tx }: QueryContext) {
  const rows = await tx.query<{ client_business: string; amount: bigint; commission: bigint }>(PAID, []);
  return new Map(rows.map((row) => [row.client_business, row]));
}

const PAID = `
select client_business, sum(amount)::bigint as amount, sum(commission)::bigint as commission
from ${feePayment.table} where ${countsInSql(feePaymentStates)} and deleted_at is null group by client_business`;
