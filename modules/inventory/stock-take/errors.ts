import { refusal } from '#core/errors.ts';

export const StockTakeNotCounting = refusal('take_not_open', 409, {
  en: 'This stock take is no longer being counted.',
  sw: 'Hesabu hii ya stoku haiendelei tena.',
});

export const NothingCounted = refusal('nothing_counted', 409, {
  en: 'Nothing has been counted yet.',
  sw: 'Bado hakuna kilichohesabiwa.',
});

export const CountOvertaken = refusal<{ product: string }>(
  'not_enough_stock',
  409,
  {
    en: '{product}: stock is now lower than the shortage you counted. Count it again.',
    sw: '{product}: iliyopo sasa ni chache kuliko iliyokosekana wakati wa kuhesabu. Ihesabu tena.',
  },
  ['product'],
);
