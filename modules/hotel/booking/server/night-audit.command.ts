import { InvalidFields } from '#core/errors.ts';
import { moneyToWire } from '#core/money.ts';
import { refuseFuture } from '#server-kit/command/refuse-future.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { nightAuditBody } from '../night-audit.body.ts';
import { openChoices } from '../open-choices.rules.ts';
import { auditNights } from './audit-nights.ts';
import { unknownGuest } from './named-guests.ts';
import { lastNight } from './nights-to-post.ts';

/** The night audit by hand: of the last night that has begun, or of the business day that is named. */
export const nightAudit = defineCommand({
  name: 'booking.night-audit',
  route: 'POST api/booking/night-audit',
  permission: 'modify_room_booking',
  idempotency: 'required',
  fields: nightAuditBody.fields,
  async run(context) {
    const through = context.input.business_day ?? lastNight(context);
    refuseFuture(context, 'business_day', through);
    const guests = context.input.guests ?? [];
    const unknown = await unknownGuest(context, guests);
    if (unknown >= 0) throw new InvalidFields({ [`guests.${unknown}.booking_id`]: { key: 'not_found' } });
    const { nights, amount } = await auditNights(context, through, {
      ...openChoices(context.branch.settings, context.input),
      guests,
    });
    return { business_day: through, nights, amount: moneyToWire(amount, context.branch.currency) };
  },
});
