import { newId } from '#core/ids.ts';
import { type Money, money } from '#core/money.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import {
  accountForMoney,
  type DepositClaim,
  depositReady,
  holdParties,
  takePayment,
} from '#modules/finance/public.ts';
import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { NobodyPaysAhead } from '../../errors.ts';
import { service } from '../service.entity.ts';
import { serviceStates } from '../service.states.ts';
import { SERVICE_TEXTS } from '../service.words.ts';
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
    await payAhead(context, String(row.customer_id), { into, amount, reference });
    return { deposit: money((row.deposit ?? 0n) + amount) };
  },
};

/** Money of the customer of a job that pays no debt of his. */
async function payAhead(
  context: CommandContext,
  customer_id: string,
  { into, amount, reference }: { into: Into; amount: Money; reference: string | null },
): Promise<void> {
  await takePayment(context, {
    ...{ id: newId(), kind: 'customer', party_id: customer_id, debts: [] },
    ...{ ...into, amount, reference, fee: null, date: null, remarks: null },
  });
}

type Into = Awaited<ReturnType<typeof accountForMoney>>;

/** What is paid as a job is taken in: who pays it is known, and where it goes; and he is locked before all else. */
export async function planDeposits(context: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const paid = drafts.filter(({ before, sent }) => !before && KEYS.some((key) => given(sent[key])));
  if (paid.length === 0) return;
  requireToo(context, 'create_payment');
  await holdParties(
    context.tx,
    paid.map(({ row }) => ({ customer_id: row.customer_id ? String(row.customer_id) : null })),
  );
  for (const draft of paid) {
    const { row, sent } = draft;
    for (const key of ['deposit_amount', 'deposit_account_id'])
      if (!given(sent[key])) addProblem(draft, key, { key: 'required' });
    if (given(sent.deposit_reference) && !given(sent.deposit_amount))
      addProblem(draft, 'deposit_reference', { key: 'no_deposit', words: SERVICE_TEXTS.noDeposit });
    if (!row.customer_id)
      addProblem(draft, 'customer_id', { key: 'who_pays_ahead', words: SERVICE_TEXTS.whoPaysAhead });
    if (isSound(draft)) await intoOf(context, sent);
    row.deposit = sent.deposit_amount ?? null;
  }
}

/** Takes what is paid as a job is taken in, before it is numbered: numbers are locked last. */
export async function payWithIntake(context: CommandContext, row: Row): Promise<void> {
  const { deposit, customer_id } = row;
  if (typeof deposit !== 'bigint') return;
  await payAhead(context, String(customer_id), {
    into: await intoOf(context, row),
    amount: money(deposit),
    reference: given(row.deposit_reference) ? String(row.deposit_reference) : null,
  });
}

const KEYS = ['deposit_amount', 'deposit_account_id', 'deposit_reference'];

const given = (value: unknown) => value !== null && value !== undefined && value !== 0n;

const intoOf = (context: CommandContext, { deposit_account_id }: Row) =>
  accountForMoney(context, String(deposit_account_id), 'deposit_account_id');

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
