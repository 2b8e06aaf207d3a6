import type { RowOf } from '#core/define-entity.ts';
import { money } from '#core/money.ts';
import { countsInSql } from '#core/state-sets.ts';
import { refuseEarlier } from '#server-kit/command/refuse-earlier.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { debtHistory } from '../../debt-history/debt-history.entity.ts';
import { OwnExpense, PaidAlready, PaidWithOthers, WrittenOffAlready } from '../../errors.ts';
import { movePaid } from '../../payable/server/documents.ts';
import { lowerDebt } from '../../payable/server/lower-debt.ts';
import { payment } from '../../payment/payment.entity.ts';
import { paymentStates } from '../../payment/payment.states.ts';
import { releaseClaims, takeBackMoney } from '../../payment/server/take-back-document.ts';
import { recurringExpense } from '../../recurring-expense/recurring-expense.entity.ts';
import { expense } from '../expense.entity.ts';
import { oweExpense } from './expense-debt.ts';
import { type HeldExpense, holdExpenses, paidByOthers, putAhead } from './hold-expenses.ts';
import { mayVerifyOwn } from './own-expense.ts';
import { verifiedAs } from './verified-as.ts';

/** Counts an expense on the day on which it is verified, or as of an earlier one that is not before it: what is left to pay of it is owed from then on. */
export const verifyExpense: TransitionWork<{ row: RowOf<typeof expense> & Row }> = {
  async refuse(context, { row }) {
    if ((await askedBy(context, row)) === context.actor.user_id && !(await mayVerifyOwn(context)))
      throw OwnExpense();
  },
  changes: (context, row, { date }) => verifiedAs(context, row, date ?? today(context.clock, context.branch)),
  async run(context, { row }, { date }) {
    const day = date ?? today(context.clock, context.branch);
    refuseEarlier(day, row.date);
    refuseEarlier(day, await lastPaid(context, row.id));
    await oweExpense(context, row, day);
    return undefined;
  },
};

/**
 * The day of the last that was paid ahead of an expense, or came back to prepayments as it was un-verified: its cost takes out of
 * prepayments what waits there, and not before it does (A44).
 */
async function lastPaid({ tx }: CommandContext, id: string): Promise<string | null> {
  const [last] = await tx.query<{ day: string | null }>(
    `select greatest(max(p.date), max(h.date))::text as day
     from ${payment.table} p
     left join ${debtHistory.table} h on h.business_id = p.business_id and h.payment_id = p.id and h.amount < 0
     where p.expense_id = $1 and ${countsInSql(paymentStates, 'p')} and p.deleted_at is null`,
    [id],
  );
  return last?.day ?? null;
}

/** Who wanted it spent: whoever recorded it, or made it come again where its day recorded it. */
async function askedBy({ tx }: CommandContext, row: RowOf<typeof expense> & Row): Promise<string | null> {
  if (!row.recurring_id) return row.created_by;
  const [again] = await tx.query<{ created_by: string | null }>(
    `select created_by from ${recurringExpense.table} where id = $1`,
    [row.recurring_id],
  );
  return again?.created_by ?? null;
}

/** Takes an expense out of the costs again: what was owed is no longer, and what was paid waits in prepayments (A23). */
export const unverifyExpense: TransitionWork<HeldExpense> = {
  holdAll: holdExpenses,
  async refuse({ clock, branch }, held) {
    refuseEarlier(today(clock, branch), held.row.verified_on);
    if (held.debt && held.debt.written_off_amount > 0n) throw WrittenOffAlready();
    if (paidByOthers(held)) throw PaidWithOthers();
  },
  changes: () => ({
    ...{ is_verified: false, verified_on: null, ledger_code: null },
    ...{ net_amount: money(0n), tax: money(0n), prepaid_amount: money(0n) },
  }),
  async run(context, held) {
    const open = await putAhead(context, held);
    const source = { kind: expense.name, id: held.row.id };
    const { lowered } = await lowerDebt(context.tx, source, open);
    // It is still to be paid; only nobody owes it while it waits.
    if (lowered > 0n) await movePaid(context.tx, source, { paid: 0n, remain: lowered });
    return undefined;
  },
};

/** Takes an expense back that was a mistake, once its payments have been. */
export const voidExpense: TransitionWork<HeldExpense> = {
  holdAll: holdExpenses,
  async refuse(_, { row, debt }) {
    if (row.paid_amount > 0n) throw PaidAlready();
    if (debt && debt.written_off_amount > 0n) throw WrittenOffAlready();
  },
  async run({ tx }, { row }) {
    await takeBackMoney(tx, { kind: expense.name, id: row.id }, row.remain_amount);
    return { remain_amount: money(0n), is_verified: false };
  },
  async after({ tx }, { row }) {
    await releaseClaims(tx, { kind: expense.name, id: row.id });
  },
};
