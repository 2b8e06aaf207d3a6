import type { Tx } from '#server-kit/db/transaction.ts';
import { defineDocument } from '#server-kit/operation/document-work.ts';
import { ledgerCodes } from '../../account/server/ledger-codes.ts';
import { debt } from '../../debt/debt.entity.ts';
import { debtHistory } from '../../debt-history/debt-history.entity.ts';
import { PARTIES, partyOf } from '../../payable/party.rules.ts';
import { payment } from '../payment.entity.ts';
import { paysAhead } from '../pays-ahead.rules.ts';
import { type PaidDebt, type PostedPayment, postingsOf } from './post-payment.ts';
import { voidPayment } from './take-back-payment.ts';

/** The ledger accounts of the money, and by payment what it paid of which debt. */
interface PaymentFacts {
  codes: ReadonlyMap<string, string>;
  parts: ReadonlyMap<string, PostedPayment['parts']>;
}

/** What a payment posts; one that a document made stands in the entry of the document. */
export const paymentDocument = defineDocument(payment, {
  posting: {
    async facts({ tx }, rows): Promise<PaymentFacts> {
      return {
        codes: await ledgerCodes(
          tx,
          rows.map(({ account_id }) => account_id),
        ),
        parts: await readParts(
          tx,
          rows.map(({ id }) => id),
        ),
      };
    },
    of(paid, { codes, parts }) {
      if (paid.source_id) return [];
      const { id, branch_id, date, direction, deposit_amount, account_id } = paid;
      const isAhead = paysAhead(paid);
      const party = partyOf(paid);
      const amount = deposit_amount < 0n ? -deposit_amount : deposit_amount;
      return postingsOf({
        id,
        branch_id,
        date,
        direction,
        money: codes.get(account_id ?? '') ?? (party ? PARTIES[party.kind].deposits : ''),
        parts: isAhead ? [] : (parts.get(id) ?? []),
        ...(isAhead ? { ahead: paid.amount } : {}),
        deposit: party ? { party, amount } : null,
      });
    },
  },
  transitions: { void: voidPayment },
});

/** What payments paid, without what took it back where one was voided. */
async function readParts(tx: Pick<Tx, 'query'>, ids: readonly string[]): Promise<PaymentFacts['parts']> {
  const paid = await tx.query<PaidDebt & { payment_id: string; amount: bigint }>(
    `select h.payment_id, h.amount, d.branch_id, d.kind, d.origin, d.source_kind, d.customer_id, d.supplier_id
     from ${debtHistory.table} h join ${debt.table} d on d.business_id = h.business_id and d.id = h.debt_id
     where h.payment_id = any($1) and h.amount > 0 order by h.id`,
    [ids],
  );
  const byPayment = Map.groupBy(paid, ({ payment_id }) => payment_id);
  return new Map(
    [...byPayment].map(([id, parts]) => [id, parts.map(({ amount, ...of }) => ({ debt: of, amount }))]),
  );
}
