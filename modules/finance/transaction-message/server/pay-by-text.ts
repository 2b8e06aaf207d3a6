import { InvalidFields } from '#core/errors.ts';
import { newId } from '#core/ids.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { debt } from '../../debt/debt.entity.ts';
import { debtHistory } from '../../debt-history/debt-history.entity.ts';
import { PARTIES, partyOf } from '../../payable/party.rules.ts';
import { payment } from '../../payment/payment.entity.ts';
import { takePayment } from '../../payment/server/receive-payment.command.ts';
import { MATCHING } from '../matching.words.ts';
import type { GivenMatch } from '../transaction-message.body.ts';
import { dayOfText } from './day-of-text.ts';
import type { Matched, TextWithAccount } from './match-text.command.ts';

/** Enters a text as the payment of debts that were chosen, else of the oldest of a party; what is over is its deposit. */
export async function payByText(
  context: CommandContext,
  text: TextWithAccount,
  { debts, date, ...named }: GivenMatch,
): Promise<Matched> {
  requireToo(context, payment.permissions.create);
  const chosen = await chosenDebts(context, debts ?? []);
  const party = partyOf({ ...named }) ?? partyOf({ ...chosen[0] });
  if (!party) throw new InvalidFields({ customer_id: { key: 'required' } });
  if (PARTIES[party.kind].pays !== text.direction)
    throw new InvalidFields({ [`${party.kind}_id`]: { key: 'other_way', words: MATCHING.otherWay } });
  const latest = chosen
    .map((owed) => owed.date ?? '')
    .reduce((one, other) => (one > other ? one : other), '');
  const id = newId<'payment'>();
  await takePayment(context, {
    ...{ id, kind: party.kind, party_id: party.id, mode: 'emoney', remarks: null },
    ...{ amount: amountOf(text), account_id: text.account_id, reference: text.transaction_id },
    fee: text.direction === 'out' ? text.fee : null,
    date: dayOfText(context, text, date, latest),
    debts: debts?.length ? debts : null,
  });
  return { matched_to: await nameOfPaid(context, id), payment_ids: [id], has_posted: true };
}

export function amountOf({ amount }: TextWithAccount) {
  if (amount === null) throw NotFound();
  return amount;
}

async function chosenDebts({ tx }: CommandContext, ids: readonly string[]) {
  const found = await tx.query<{
    customer_id: string | null;
    supplier_id: string | null;
    date: string | null;
  }>(
    `select customer_id, supplier_id, date::text as date from ${debt.table}
     where id = any($1) and deleted_at is null`,
    [ids],
  );
  if (found.length < new Set(ids).size) throw NotFound();
  return found;
}

/** The documents that a payment paid, as people call them; else its party. */
async function nameOfPaid({ tx }: CommandContext, paymentId: string): Promise<string> {
  const paid = await tx.query<{ document: string | null }>(
    `select d.document from ${debtHistory.table} h
     join ${debt.table} d on d.business_id = h.business_id and d.id = h.debt_id
     where h.payment_id = $1 order by d.date, d.id`,
    [paymentId],
  );
  const numbers = paid.flatMap(({ document }) => document ?? []);
  if (numbers.length > 0) return numbers.join(', ').slice(0, 120);
  const [made] = await tx.query<{ party_name: string | null }>(
    `select party_name from ${payment.table} where id = $1`,
    [paymentId],
  );
  return made?.party_name ?? '';
}
