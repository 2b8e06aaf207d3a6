import { refusal } from '#core/errors.ts';

export const CountedSince = refusal<{ product: string; date: string; by: string }>(
  'counted_since',
  409,
  {
    en: '{product} was counted or corrected on {date} by {by}. Count it again.',
    sw: '{product} ilihesabiwa au kurekebishwa tarehe {date} na {by}. Ihesabu tena.',
  },
  ['product', 'date', 'by'],
);
