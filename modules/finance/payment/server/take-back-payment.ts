import type { RowOf } from '#core/define-entity.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { debt } from '../../debt/debt.entity.ts';
import { debtHistory } from '../../debt-history/debt-history.entity.ts';
import { DepositUsed, PaymentOfDocument } from '../../errors.ts';
import { reverseEntries } from '../../ledger/server/reverse-entries.ts';
import { releaseReferences } from '../../money-reference/server/claim-references.ts';
import { lockCustomer } from '../../payable/server/customers.ts';
import { payment } from '../payment.entity.ts';
import { depositOf } from './owed-debts.ts';
import { holdDebts, payDebts } from './pay-debts.ts';

type PaymentRow = RowOf<typeof payment>;

/** Why a payment stays: a document made it, or what it paid ahead has been spent. */
export async function refuseTakingBack({ tx }: CommandContext, paid: PaymentRow): Promise<void> {
  if (paid.source_id) throw PaymentOfDocument();
  if (!paid.customer_id) return;
  await lockCustomer(tx, paid.customer_id);
  if (paid.deposit_amount > 0n && (await depositOf(tx, paid.customer_id)) < paid.deposit_amount)
    throw DepositUsed();
}

/** Reopens what a locked payment had paid and reverses what it posted, on the day on which it is voided. */
export async function takeBackPayment(
  { tx, actor, branch, clock }: CommandContext,
  paid: PaymentRow,
): Promise<void> {
  const date = today(clock, branch);
  const parts = await tx.query<{
    id: string;
    amount: bigint;
    source_kind: string | null;
    source_id: string | null;
  }>(
    `select d.id, d.source_kind, d.source_id, sum(h.amount)::bigint as amount
     from ${debtHistory.table} h join ${debt.table} d on d.business_id = h.business_id and d.id = h.debt_id
     where h.payment_id = $1 group by d.business_id, d.id order by d.id`,
    [paid.id],
  );
  const amounts = new Map(parts.map(({ id, amount }) => [id, amount]));
  const held = await holdDebts(tx, parts);
  await payDebts(
    tx,
    held.map((owed) => ({ debt: owed, amount: -(amounts.get(owed.id) ?? 0n) })),
    { payment_id: paid.id, account_id: paid.account_id, date },
  );
  const source = { kind: payment.name, id: paid.id };
  await reverseEntries(tx, source, date, actor);
  await releaseReferences(tx, source);
}
