import type { RowOf } from '#core/define-entity.ts';
import type { Refusal } from '#core/errors.ts';
import type { Work } from '#server-kit/command/work.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { workplaces } from '#server-kit/query/workplaces.ts';
import { debt } from '../../debt/debt.entity.ts';
import { debtHistory } from '../../debt-history/debt-history.entity.ts';
import { lockHistories } from '../../debt-history/server/hide-histories.ts';
import {
  DebtTakenOver,
  DepositUsed,
  DocumentRefunded,
  ExpenseIsVerified,
  PaymentOfDocument,
} from '../../errors.ts';
import { expense } from '../../expense/expense.entity.ts';
import { partyOf } from '../../payable/party.rules.ts';
import { depositInBranch } from '../../payable/server/deposits.ts';
import { lockDocuments } from '../../payable/server/documents.ts';
import type { DebtRow } from '../../payable/server/lock-debts.ts';
import { holdParties } from '../../payable/server/parties.ts';
import { settle } from '../../payable/server/settle.ts';
import { voidDepositsOf } from '../../payable/server/spend-deposit.ts';
import { drainPool } from '../../sms-credit/server/sms-pool.ts';
import { payment } from '../payment.entity.ts';
import { paysAhead } from '../pays-ahead.rules.ts';
import { buysParts } from '../system-payment.rules.ts';
import { holdDebts, payDebts } from './pay-debts.ts';
import { paymentsRefunded } from './refunds-of-documents.ts';
import { releaseClaims } from './take-back-document.ts';

export type PaymentRow = RowOf<typeof payment>;

/** What a payment paid of one debt. */
interface PaidPart {
  id: string;
  payment_id: string;
  amount: bigint;
  source_kind: string | null;
  source_id: string | null;
  document: string | null;
}

/** Why which of the locked payments stay, by id: a document made one, or what it paid ahead has been spent. */
export async function reasonsToStay(
  { tx, services }: CommandContext,
  payments: readonly PaymentRow[],
): Promise<ReadonlyMap<string, Refusal>> {
  const { parts, debts } = await holdWhatWasPaid(tx, payments);
  const refunded = await paymentsRefunded({ tx, services }, [...parts.values()].flat());
  const verified = await verifiedOf(tx, payments);
  const reasons = new Map<string, Refusal>();
  const deposits = new Map<string, bigint>();
  for (const paid of payments) {
    const { id, source_id, deposit_amount } = paid;
    if (source_id) reasons.set(id, PaymentOfDocument());
    const documents = refunded.get(id);
    if (documents) reasons.set(id, DocumentRefunded({ documents: [...new Set(documents)].join(', ') }));
    // Its cost took in what waited in prepayments; a debt that it paid is open again by itself.
    if (verified.has(paid.expense_id ?? '') && paysAhead(paid)) reasons.set(id, ExpenseIsVerified());
    const party = partyOf(paid);
    const debtors = (parts.get(id) ?? []).map((part) => partyOf(debts.get(part.id) ?? {})?.id);
    // It would be open again for somebody who owes it no more.
    if (party && debtors.some((debtor) => debtor && debtor !== party.id)) reasons.set(id, DebtTakenOver());
    if (source_id || !party || deposit_amount <= 0n) continue;
    // What was used in another branch was taken from here.
    const place = `${party.id} ${paid.branch_id}`;
    const there = deposits.get(place) ?? (await depositInBranch(tx, party, paid.branch_id));
    const left = there - deposit_amount;
    deposits.set(place, left);
    if (left < 0n) reasons.set(id, DepositUsed());
  }
  return reasons;
}

/** Takes a payment back: what it had paid is open again, its entry is reversed, and it stays in the list as void. */
export const voidPayment: TransitionWork<{ row: PaymentRow }> = {
  async holdAll({ tx }, ids) {
    const asked = new Set(ids);
    const paid = await tx.lockAll(payment, [...ids, ...(await takenElsewhere(tx, ids)).map(({ id }) => id)]);
    await holdWhatWasPaid(tx, paid);
    await lockHistories(tx, ids);
    return paid.filter(({ id }) => asked.has(id)).map((row) => ({ row }));
  },
  async refuseAll(context, held) {
    const paid = held.map(({ row }) => row);
    const reasons = new Map(await reasonsToStay(context, paid));
    for (const id of await foreignTo(context, paid)) reasons.set(id, PermissionDenied());
    return reasons;
  },
  async run(context, { row }) {
    const { tx, branch, clock } = context;
    const { parts, debts } = await holdWhatWasPaid(tx, [row]);
    const taken = (parts.get(row.id) ?? []).flatMap(({ id, amount }) => {
      const owed = debts.get(id);
      return owed ? [{ debt: owed, amount: -amount }] : [];
    });
    const { id: payment_id, account_id } = row;
    await payDebts(tx, taken, { payment_id, account_id, date: today(clock, branch) });
    if (row.expense_id && paysAhead(row))
      await settle(tx, { kind: 'expense', id: row.expense_id }, -row.amount);
    await voidDepositsOf(tx, { kind: payment.name, id: row.id });
    if (buysParts(row) && !row.recorded_in_id) await drainPool(context, row, today(clock, branch));
    return undefined;
  },
  async after({ tx }, { row }) {
    await releaseClaims(tx, { kind: payment.name, id: row.id });
  },
};

/** What payments took of deposits in other branches, as it is written down there. */
function takenElsewhere(tx: Work, ids: readonly string[]) {
  return tx.query<{ id: string; payment_id: string; branch_id: string }>(
    `select id, source_id as payment_id, branch_id from ${payment.table}
     where source_kind = '${payment.name}' and source_id = any($1) and deleted_at is null`,
    [ids],
  );
}

/** Of some payments those that reach into a branch where the caller may not take payments back: theirs, or that of a debt or a deposit. */
async function foreignTo(context: CommandContext, payments: readonly PaymentRow[]): Promise<string[]> {
  const own = new Set([context.branch.id, ...workplaces(context)]);
  const paid = await context.tx.query<{ payment_id: string; branch_id: string }>(
    `select distinct h.payment_id, d.branch_id
     from ${debtHistory.table} h join ${debt.table} d on d.business_id = h.business_id and d.id = h.debt_id
     where h.payment_id = any($1)`,
    [payments.map(({ id }) => id)],
  );
  const taken = await takenElsewhere(
    context.tx,
    payments.map(({ id }) => id),
  );
  const reached = [
    ...payments.map(({ id, branch_id }) => ({ payment_id: id, branch_id })),
    ...paid,
    ...taken,
  ];
  return reached.filter(({ branch_id }) => !own.has(branch_id)).map(({ payment_id }) => payment_id);
}

/** Of the expenses that payments paid, those that are verified. */
async function verifiedOf(tx: Work, payments: readonly PaymentRow[]): Promise<ReadonlySet<string>> {
  const ids = payments.flatMap(({ expense_id }) => expense_id ?? []);
  if (ids.length === 0) return new Set();
  const found = await tx.query<{ id: string }>(
    `select id from ${expense.table} where id = any($1) and is_verified`,
    [ids],
  );
  return new Set(found.map(({ id }) => id));
}

/** Locks all that taking payments back touches, in the order of all: parties, paid documents, debts. */
async function holdWhatWasPaid(tx: Work, payments: readonly PaymentRow[]) {
  await holdParties(tx, payments);
  const paid = await tx.query<PaidPart>(
    `select d.id, h.payment_id, d.source_kind, d.source_id, d.document, sum(h.amount)::bigint as amount
     from ${debtHistory.table} h join ${debt.table} d on d.business_id = h.business_id and d.id = h.debt_id
     where h.payment_id = any($1) group by d.business_id, d.id, h.payment_id
     having sum(h.amount) <> 0 order by d.id`,
    [payments.map(({ id }) => id)],
  );
  await lockDocuments(
    tx,
    payments.flatMap(({ expense_id: id }) => (id ? [{ kind: 'expense', id }] : [])),
  );
  const held = await holdDebts(tx, [...new Map(paid.map((part) => [part.id, part])).values()]);
  return {
    parts: Map.groupBy(paid, ({ payment_id }) => payment_id),
    debts: new Map<string, DebtRow>(held.map((owed) => [owed.id, owed])),
  };
}
