import type { Tx } from '#server-kit/db/transaction.ts';
import { defineDocument } from '#server-kit/operation/document-work.ts';
import { type MoneyPlace, moneyPlaces } from '../../account/server/ledger-codes.ts';
import { debt } from '../../debt/debt.entity.ts';
import { debtHistory } from '../../debt-history/debt-history.entity.ts';
import { expense } from '../../expense/expense.entity.ts';
import { type DepositThere, depositIn } from '../../payable/deposit.rules.ts';
import { PARTIES, partyOf } from '../../payable/party.rules.ts';
import { depositsElsewhere } from '../../payable/server/deposits.ts';
import { payment } from '../payment.entity.ts';
import { paysAhead } from '../pays-ahead.rules.ts';
import { chargedTo } from '../system-payment.rules.ts';
import { type PaidDebt, type PostedPayment, postingAhead, postingsOf } from './post-payment.ts';
import { postingsReleased, systemOf } from './release-prepaid.ts';
import { voidPayment } from './take-back-payment.ts';

/** What a payment did to a debt on a day: paid it, or below zero took that back. */
interface DebtPart {
  debt: PaidDebt;
  amount: bigint;
  date: string;
}

/** Where the money stands, by payment what it did to which debt, in that order, and the branches of the expenses that it paid. */
interface PaymentFacts {
  places: ReadonlyMap<string, MoneyPlace>;
  parts: ReadonlyMap<string, readonly DebtPart[]>;
  elsewhere: ReadonlyMap<string, readonly DepositThere[]>;
  expenses: ReadonlyMap<string, string>;
}

/** What a payment posts; one that a document made stands in the entry of the document. */
export const paymentDocument = defineDocument(payment, {
  posting: {
    isToldByOthers: true,
    async facts({ tx }, rows): Promise<PaymentFacts> {
      return {
        places: await moneyPlaces(
          tx,
          rows.map(({ account_id }) => account_id),
        ),
        parts: await readParts(
          tx,
          rows.map(({ id }) => id),
        ),
        elsewhere: await depositsElsewhere(tx, payment.name, rows),
        expenses: await branchesOfExpenses(
          tx,
          rows.flatMap(({ expense_id }) => expense_id ?? []),
        ),
      };
    },
    of(paid, { places, parts, elsewhere, expenses }) {
      if (paid.source_id) return [];
      const { id, branch_id, date, direction, deposit_amount, account_id } = paid;
      const did = parts.get(id) ?? [];
      const paidThen = did.filter((part) => part.amount > 0n);
      const party = partyOf(paid);
      const place = places.get(account_id ?? '');
      const taken = elsewhere.get(id) ?? [];
      const system = systemOf(paid);
      const amount = (deposit_amount < 0n ? -deposit_amount : deposit_amount) + depositIn(taken);
      const asPaid: PostedPayment = {
        ...{ id, branch_id, date, direction, parts: paidThen },
        money: place?.account ?? (party ? PARTIES[party.kind].deposits : ''),
        money_in: place?.branch_id ?? branch_id,
        ...(paysAhead(paid) && paidThen.length === 0
          ? { ahead: { amount: paid.amount, branch_id: expenses.get(paid.expense_id ?? '') ?? branch_id } }
          : {}),
        ...(system ? { ahead: { amount: paid.amount, branch_id, account: chargedTo(system) } } : {}),
        deposit: party ? { party, amount } : null,
        fee: paid.fee ?? 0n,
        exchange: paid.exchange_amount ?? 0n,
        elsewhere: taken,
      };
      // Of a payment that stands, only un-verifying its expense takes back what it paid.
      const ahead = did.flatMap((part) =>
        part.amount < 0n ? [postingAhead({ ...part, amount: -part.amount })] : [],
      );
      return [...postingsOf(asPaid), ...ahead, ...postingsReleased(paid)];
    },
  },
  transitions: { void: voidPayment },
});

async function branchesOfExpenses(
  tx: Pick<Tx, 'query'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await tx.query<{ id: string; branch_id: string }>(
    `select id, branch_id from ${expense.table} where id = any($1)`,
    [ids],
  );
  return new Map(found.map(({ id, branch_id }) => [id, branch_id]));
}

/** What payments did to debts, the earliest first; each was that of whoever owed it then. */
async function readParts(tx: Pick<Tx, 'query'>, ids: readonly string[]): Promise<PaymentFacts['parts']> {
  const paid = await tx.query<PaidDebt & { payment_id: string; amount: bigint; date: string }>(
    `select h.payment_id, h.amount, h.date::text as date, d.branch_id, d.kind, d.origin, d.source_kind, h.customer_id, h.supplier_id
     from ${debtHistory.table} h join ${debt.table} d on d.business_id = h.business_id and d.id = h.debt_id
     where h.payment_id = any($1) and h.amount <> 0 order by h.id`,
    [ids],
  );
  const byPayment = Map.groupBy(paid, ({ payment_id }) => payment_id);
  return new Map(
    [...byPayment].map(([id, parts]) => [
      id,
      parts.map(({ amount, date, ...of }) => ({ debt: of, amount, date })),
    ]),
  );
}
