import { newId } from '#core/ids.ts';
import { money } from '#core/money.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { depositInBranch, holdParties, payBack, takePayment } from '#modules/finance/public.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { NobodyPaysAhead } from '../../errors.ts';
import { service } from '../service.entity.ts';
import { serviceStates } from '../service.states.ts';
import type { HeldService } from './hold-services.ts';
import { accountForMoney } from './money-of-job.ts';

type Job = HeldService['row'];

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

/**
 * What lies ready for a job of what its customer has paid ahead in this branch: never more than was paid for it, and nothing of
 * what lies there for his other open jobs. The customer is locked.
 */
export async function depositOfJob(
  { tx, branch }: CommandContext,
  { id, customer_id, deposit }: Pick<Job, 'id' | 'customer_id' | 'deposit'>,
): Promise<bigint> {
  if (!customer_id || !deposit) return 0n;
  await holdParties(tx, [{ customer_id }]);
  const ahead = await depositInBranch(tx, { kind: 'customer', id: customer_id }, branch.id);
  const [others] = await tx.query<{ paid: bigint }>(
    `select coalesce(sum(deposit), 0)::bigint as paid from ${service.table}
     where customer_id = $1 and branch_id = $2 and id <> $3 and deleted_at is null
       and status in (${statesInSql(statesBefore(serviceStates, 'take_deposit'))})`,
    [customer_id, branch.id, id],
  );
  const free = ahead - (others?.paid ?? 0n);
  const least = deposit < free ? deposit : free;
  return least > 0n ? least : 0n;
}

/** Pays back what of a deposit a job that was given up has not used. */
export async function payBackRest(
  context: CommandContext,
  { customer_id }: Job,
  account_id: string,
  amount: bigint,
): Promise<void> {
  requireToo(context, 'create_payment');
  const from = await accountForMoney(context, account_id);
  await payBack(
    context,
    { kind: 'customer', id: String(customer_id) },
    { id: newId(), ...from, amount: money(amount), reference: null, date: null, remarks: null },
  );
}
