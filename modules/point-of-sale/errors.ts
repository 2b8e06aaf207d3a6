import { refusal } from '#core/errors.ts';

export const DiscountTooLarge = refusal('discount_too_large', 409, {
  en: 'The discount is larger than the amount it is taken from.',
  sw: 'Punguzo ni kubwa kuliko kiasi kinachopunguzwa.',
});

export const NothingLeftToReturn = refusal('nothing_left_to_return', 409, {
  en: 'More is returned than was sold.',
  sw: 'Kinachorudishwa ni zaidi ya kilichouzwa.',
});

/** Nobody is made a debtor in silence: what is not paid must be sold on credit, by whoever may. */
export const PaymentsShort = refusal<{ left: string }>(
  'payments_short',
  409,
  { en: '{left} is still to be paid.', sw: 'Bado {left} hazijalipwa.' },
  ['left'],
);

export const ChangeOnlyFromCash = refusal<{ over: string }>(
  'change_only_from_cash',
  409,
  {
    en: 'The payments are {over} more than the total. Only cash gives change.',
    sw: 'Malipo yamezidi jumla kwa {over}. Chenji hutoka kwenye taslimu tu.',
  },
  ['over'],
);
