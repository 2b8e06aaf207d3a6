import { newId } from '#core/ids.ts';
import { money } from '#core/money.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import {
  accountForMoney,
  type DepositClaim,
  depositReady,
  holdParties,
  takePayment,
} from '#modules/finance/public.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { NobodyPaysAhead } from '../../errors.ts';
import { service } from '../service.entity.ts';
import { serviceStates } from '../service.states.ts';
import type { HeldService } from './hold-services.ts';

type Job = HeldService['row'];

/** Who pays for a job. */
export const payerOf = ({ customer_id }: Pick<Job, 'customer_id'>) => ({
  kind: 'customer' as const,
  id: String(customer_id),
});

/** The customer pays ahead: money that lies with the house for this job until it is billed or given up (2100). */
export const takeDeposit: TransitionWork<HeldService, SaidIn<typeof service, 'take_deposit'>> = {
  async refuse(_, { row }) {
    if (!row.customer_id) throw NobodyPaysAhead();
  },
  async run(context, { row }, { account_id, amount, reference }) {
    requireToo(context, 'create_payment');
    const into = await accountForMoney(context, account_id);
    await takePayment(context, {
      ...{ id: newId(), kind: 'customer', party_id: String(row.customer_id), debts: [] },
      ...{ ...into, amount, reference, fee: null, date: null, remarks: null },
    });
    return { deposit: money((row.deposit ?? 0n) + amount) };
  },
};

/** Jobs that are not billed or given up: what was paid ahead for them. */
export const JOB_CLAIMS: DepositClaim = {
  sql: `select id, customer_id as payer_id, branch_id, deposit as asked from ${service.table}
    where deleted_at is null and status in (${statesInSql(statesBefore(serviceStates, 'take_deposit'))})`,
};

/**
 * What lies ready for a job of what its customer has paid ahead in this branch: never more than was paid for it, and nothing of
 * what his other open documents ask for. The customer is locked.
 */
export async function depositOfJob(
  context: CommandContext,
  { id, customer_id, deposit }: Pick<Job, 'id' | 'customer_id' | 'deposit'>,
): Promise<bigint> {
  if (!customer_id || !deposit) return 0n;
  await holdParties(context.tx, [{ customer_id }]);
  return depositReady(context, { id, payer_id: customer_id, most: deposit });
}
