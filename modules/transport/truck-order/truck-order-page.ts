/** What the page of a truck order tells beside its figures. */
export const TRUCK_ORDER_PAGE = {
  /** What is still owed, what it brings, what it has cost so far, and what the driver holds. */
  figures: ['remain_amount', 'total_amount', 'costs', 'advance_open'],
  dates: ['delivered_on', 'cancelled_on'],
  columns: [{ of: 'cargo' }],
  facts: [
    ...[
      'route',
      'truck',
      'trailer',
      'driver',
      'helper',
      'starts',
      'ends',
      'price',
      'freight_payer',
      'deposit',
      'paid_ahead',
    ],
    ...[
      'load_kg',
      'load_m3',
      'filled_percent',
      'started_at',
      'delivered_at',
      'odometer_out',
      'odometer_in',
      'distance',
      'received_by',
    ],
    ...['credited_amount', 'advance_given', 'advance_spent', 'gained', 'profit', 'profit_per_km', 'remarks'],
  ] as const,
} as const;
