import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { booking } from '../booking/booking.entity.ts';

/** As many rooms as are booked together. */
const MOST_ROOMS = 50;

/** Rooms of one type that somebody books together for the same nights. */
export const groupBody = defineBody({
  fields: {
    group_name: f.text({ required: true, max: 80 }),
    customer: said(booking.fields.customer),
    room_type: f.ref('room-type', { required: true }),
    rooms: f.integer({ required: true, min: 1, max: MOST_ROOMS }),
    room_later: said(booking.fields.room_later),
    check_in: said(booking.fields.check_in),
    check_out: said(booking.fields.check_out),
    adults: said(booking.fields.adults),
    price: said(booking.fields.price),
    currency: said(booking.fields.currency),
    foreign_price: said(booking.fields.foreign_price),
    rate: said(booking.fields.rate),
    /** One bill for whoever books; else each guest pays for himself. */
    one_bill: f.flag({ default: true }),
    source: said(booking.fields.source),
  },
});

export type GroupBooked = BodyOf<typeof groupBody>;
