import { InvalidFields } from '#core/errors.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { fillPool } from '../../sms-credit/server/sms-pool.ts';
import { type GivenForSystem, paySystemBody } from '../payment.body.ts';
import { payment } from '../payment.entity.ts';
import { PAYMENT_TEXTS } from '../payment.words.ts';
import { buysParts, chargedTo, type SystemPayment } from '../system-payment.rules.ts';
import { claimReference } from './claim-reference.ts';
import { dayOfPosting } from './day-of-posting.ts';
import { feeOf } from './fee-of.ts';
import { paidElsewhere } from './payments-elsewhere.ts';
import { postPayment } from './post-payment.ts';
import { readPayments } from './read-money.ts';
import { releaseUntil } from './release-prepaid.ts';
import { savePayment } from './save-payment.ts';

/** Whom the money goes to, as it is called in lists. */
const PLATFORM = 'Onepos';

/**
 * Records what the business paid for the system. A service fee of more than a month waits in prepayments and becomes cost by the days
 * of each month; all else is cost at once (messages.md D).
 */
export const paySystem = defineCommand({
  name: 'payment.pay-system',
  route: 'POST api/payment/system',
  permission: 'create_payment',
  sometimes: ['back_date_sale'],
  idempotency: 'document',
  fields: paySystemBody.fields,
  // Also an account of another branch of the business.
  elsewhere: ['account_id'],
  answers: { entity: payment, form: 'row' },
  async run(context) {
    const { tx, branch, actor, clock, input: given } = context;
    const date = dayOfPosting(context, given.date);
    const system = paidFor(given, date);
    const [paid] = await readPayments(context, [given], undefined, { anywhere: true });
    if (!paid) throw NotFound();
    const fee = feeOf(given, 'out');
    const { id, amount } = given;
    const place = { branch_id: branch.id, money_in: paid.lies_in };
    await savePayment(
      tx,
      { ...paid, id, date, remarks: given.remarks },
      {
        ...{ party_name: PLATFORM, kind: 'system', direction: 'out', date, fee, system },
        ...{ customer_id: null, supplier_id: null, debts_amount: 0n, deposit_amount: 0n },
        elsewhere: paidElsewhere({ ...place, parts: [] }, amount),
      },
    );
    if (buysParts(system)) await fillPool(context, { id, branch_id: branch.id, ...system, amount }, date);
    const ahead = { amount, branch_id: branch.id, account: chargedTo(system) };
    const moved = { id, ...place, date, money: paid.ledger_code, direction: 'out' as const };
    await postPayment(tx, { ...moved, parts: [], deposit: null, ahead, fee }, actor);
    await release(context, id, today(clock, branch));
    await claimReference(tx, { ...given, mode: paid.mode });
    return findRow(payment, id, context);
  },
});

/** Of a payment of a past day, what has become cost since. */
async function release(context: CommandContext, id: string, day: string): Promise<void> {
  const { tx } = context;
  const row = await tx.lock(payment, id);
  const released_until = await releaseUntil(context, row, day);
  if (released_until !== row.released_until) await tx.save(payment, row, { released_until });
}

/** The days belong to a service fee, and begin not before it is paid; the parts to SMS. */
function paidFor({ system_type, days, covers_from, parts }: GivenForSystem, date: string) {
  const buysDays = system_type === ('service_fee' satisfies SystemPayment);
  if (buysDays && days === null) throw new InvalidFields({ days: { key: 'required' } });
  if (!buysDays && days !== null)
    throw new InvalidFields({ days: { key: 'no_days', words: PAYMENT_TEXTS.noDays } });
  if (!buysDays && covers_from !== null)
    throw new InvalidFields({ covers_from: { key: 'no_days', words: PAYMENT_TEXTS.noDays } });
  if (covers_from !== null && covers_from < date)
    throw new InvalidFields({ covers_from: { key: 'before_paid', words: PAYMENT_TEXTS.coversBefore } });
  if (parts !== null && system_type !== ('sms_purchase' satisfies SystemPayment))
    throw new InvalidFields({ parts: { key: 'no_parts', words: PAYMENT_TEXTS.noParts } });
  return { system_type, days, parts, covers_from: buysDays ? (covers_from ?? date) : null };
}
