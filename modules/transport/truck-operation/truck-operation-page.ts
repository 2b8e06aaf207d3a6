/** What the page of a truck operation tells beside its figures. */
export const TRUCK_OPERATION_PAGE = {
  figures: ['total_amount', 'remain_amount', 'fuel_litres', 'odometer'],
  dates: ['date', { due: 'due_date', while: 'remain_amount' }],
  facts: [
    ...[
      'kind',
      'truck',
      'truck_order',
      'driver',
      'paid_from',
      'account',
      'fee',
      'expense_type',
      'product',
      'cargo',
      'claimant',
    ],
    ...['price', 'full_tank', 'missed_before', 'receipt_number', 'receipt_date', 'confirmed_on'],
    ...['current_location', 'remarks'],
  ] as const,
} as const;
