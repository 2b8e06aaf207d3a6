import { f } from '#core/fields.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { sendSms } from '#modules/finance/public.ts';
import { readSender } from '#modules/point-of-sale/public.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { GuestHasNoPhone, NothingOnBill } from '../../errors.ts';
import { billSms } from '../bill-sms.rules.ts';
import { booking } from '../booking.entity.ts';
import { totalsOf } from './guest-bill.query.ts';
import { chargesOf, nightsOf, sumsOf } from './read-bill.ts';

/** Later than that nobody needs it. */
const LIFE_HOURS = 24;

/** Sends a guest what the stay came to and what of it is left, by SMS, as often as the desk asks for it (hotel.md 8). */
export const sendBill = defineCommand({
  name: 'booking.send-bill',
  route: 'POST api/booking/send-bill',
  permission: 'modify_room_booking',
  idempotency: 'required',
  fields: { id: f.id('booking', { required: true }) },
  answers: { entity: booking, form: 'row' },
  async run(context) {
    const { tx, branch, input } = context;
    const stay = await tx.lock(booking, input.id);
    const [guest] = await tx.query<{ name: string; phone_number: string | null }>(
      `select name, phone_number from ${customer.table} where id = $1`,
      [stay.customer_id],
    );
    if (!guest?.phone_number) throw GuestHasNoPhone({ guest: guest?.name ?? '' });
    const ids = [stay.id];
    const { total, left } = totalsOf({
      ...{ sums: await sumsOf(tx, ids), nights: await nightsOf(tx, ids), charges: await chargesOf(tx, ids) },
    });
    if (total === 0n) throw NothingOnBill();
    const { shop, sender_name, language } = await readSender(tx, branch.id);
    const { currency_format } = branch.settings;
    await sendSms(context, {
      ...{ to: guest.phone_number, from: sender_name, lifeHours: LIFE_HOURS },
      text: billSms({ ...stay, currency: branch.currency, total, left }, { shop, language, currency_format }),
    });
    return findRow(booking, input.id, context);
  },
});
