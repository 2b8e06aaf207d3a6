import { newId } from '#core/ids.ts';

const planted = (
  number: string,
  stage: string,
) => `insert into room_bookings (business_id, id, branch_id, number,
     customer_id, check_in, check_out, adults, children, stay_amount, net_amount, tax, total_amount, paid_amount,
     remain_amount, source, may_charge, stage)
   values (:b, '${newId()}', :r, '${number}', :r, '2026-01-01', '2026-01-02', 1, 0, 0, 0, 0, 0, 0, 0, 'phone', 'yes', '${stage}');`;

/** One fault for each check of the books that this module brings: `:b` is the business, `:r` its branch. */
export const PLANTED_FAULTS: Readonly<Record<string, string>> = {
  booking_numbers_have_no_gap: planted('KMH0001', 'cancelled'),
  stays_are_their_nights: `${planted('KMH0001', 'checked_out')}
   update room_bookings set checked_in_at = now(), total_amount = 85000, paid_amount = 85000 where business_id = :b;
   insert into number_series (business_id, branch_id, kind, year, last) values (:b, :r, 'booking', 2026, 1);`,
  bookings_have_their_rooms: `${planted('KMH0001', 'pending')}
   insert into number_series (business_id, branch_id, kind, year, last) values (:b, :r, 'booking', 2026, 1);`,
};
