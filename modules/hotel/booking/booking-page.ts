/** What the page of a booking tells beside its figures: who stays where, what the stay costs, and what of it is charged. */
export const BOOKING_PAGE = {
  party: 'customer',
  dates: ['check_in', 'check_out'],
  lines: 'nights',
  columns: [
    { of: 'night' },
    { of: 'room' },
    { of: 'price', yields: 2 },
    { of: 'foreign_amount', yields: 3, shown: 'any' },
    { of: 'levy', yields: 1, shown: 'any' },
    { of: 'total_amount' },
  ],
  facts: [
    ...[
      'room',
      'room_type',
      'room_later',
      'room_fixed',
      'payer',
      'adults',
      'children',
      'extra_beds',
      'price',
      'complimentary',
      'price_reason',
      'price_agreed_by',
      'stay_amount',
      'foreign_amount',
      'currency',
      'foreign_price',
      'rate',
      'levy',
    ],
    ...['group_name', 'one_bill'],
    ...['deposit', 'deposit_due', 'paid_ahead', 'option_until', 'arrival_time', 'vehicle', 'source'],
    ...['may_charge', 'charge_limit', 'extras', 'extras_open'],
    ...[
      'checked_in_at',
      'checked_out_at',
      'planned_check_out',
      'charge',
      'billed_to',
      'billed_amount',
      'closed_on',
      'informed_at',
      'identities_erased_at',
      'reason',
      'remarks',
    ],
  ] as const,
  totals: ['=total_amount', '-taken_off_amount', '-paid_amount', '=remain_amount'],
} as const;

/** What is asked for a booking: first the days, then the room, then the guest. */
export const BOOKING_FORM = [
  {
    key: 'main',
    rows: [
      ['check_in', 'check_out'],
      ['day_use'],
      ['room_type', 'room'],
      ['room_later', 'room_fixed'],
      ['wait_if_full'],
      ['customer', 'payer'],
      ['adults', 'children', 'extra_beds'],
    ],
  },
  {
    key: 'price',
    rows: [
      ['price', 'deposit', 'source'],
      ['deposit_due', 'option_until'],
      ['complimentary', 'price_reason'],
      ['currency', 'foreign_price', 'rate'],
      ['may_charge', 'charge_limit'],
      ['guests'],
      ['arrival_time', 'vehicle'],
      ['remarks'],
    ],
  },
] as const;

/** What a sheet of bookings has, such as those of the house before it came here. */
export const BOOKING_SHEET = [
  ...(['customer', 'check_in', 'check_out', 'arrival_time', 'room_type', 'room', 'room_later'] as const),
  ...([
    'adults',
    'children',
    'price',
    'deposit',
    'payer',
    'group_name',
    'source',
    'vehicle',
    'remarks',
  ] as const),
] as const;

/** What the list of bookings shows. */
export const BOOKING_LIST = {
  columns: ['number', 'customer', 'room', 'check_in', 'check_out', 'adults', 'stay_amount', 'stage'],
  sort: 'check_in',
  order: -1,
  figure: 'stay_amount',
} as const;
