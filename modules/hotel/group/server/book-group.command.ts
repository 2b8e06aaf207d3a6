import { newId } from '#core/ids.ts';
import { moneyToWire } from '#core/money.ts';
import { quantityToWire } from '#core/quantity.ts';
import { checkDrafts, requireSound } from '#server-kit/command/check-drafts.ts';
import { saveDrafts } from '#server-kit/command/create-row.ts';
import { draftOfNew } from '#server-kit/command/read-body.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { booking } from '../../booking/booking.entity.ts';
import { bookedGroupAnswer } from '../group.answer.ts';
import { groupBody } from '../group.body.ts';

/**
 * Books several rooms of a type for the same nights at once, all or none: each is a booking of its own, that may change, move and
 * be given up by itself. On one bill whoever books pays for all of them (hotel.md 3).
 */
export const bookGroup = defineCommand({
  name: 'booking.book-group',
  route: 'POST api/booking/group',
  permission: 'modify_room_booking',
  sometimes: ['create_room_booking', 'adjust_selling_price_when_selling'],
  idempotency: 'required',
  fields: groupBody.fields,
  answers: bookedGroupAnswer,
  async run(context) {
    // It makes bookings like any other call that does (permission map).
    requireToo(context, 'create_room_booking');
    const { branch, input } = context;
    const { rooms, one_bill, customer_id, price, foreign_price, rate, ...stay } = input;
    const first = newId();
    const body = {
      ...{ ...stay, customer_id },
      ...(one_bill ? { payer_id: customer_id } : {}),
      ...(price === null ? {} : { price: moneyToWire(price, branch.currency) }),
      ...(foreign_price === null ? {} : { foreign_price: quantityToWire(foreign_price) }),
      ...(rate === null ? {} : { rate: quantityToWire(rate) }),
    };
    const drafts = Array.from({ length: rooms }, (_, place) => {
      const draft = draftOfNew(booking, body, context);
      Object.assign(draft.row, { id: place === 0 ? first : newId(), group_id: first, one_bill });
      return draft;
    });
    await checkDrafts(booking, drafts, context);
    for (const draft of drafts) requireSound(draft);
    const made = await saveDrafts(booking, drafts, context);
    return { group_id: String(first), ids: made.map(({ row }) => String(row.id)) };
  },
});
