/** What kind of shop it is (specification §9). */
export const BUSINESS_TYPES = [
  'pharmacy',
  'hardware',
  'stationery',
  'grocery',
  'clothing',
  'electronics',
  'bookstore',
  'supermarket',
  'furniture',
  'toy',
  'minimarket',
  'other',
  'logistics',
] as const;
