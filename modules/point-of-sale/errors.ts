import { refusal } from '#core/errors.ts';

export const DiscountTooLarge = refusal('discount_too_large', 409, {
  en: 'The discount is larger than the amount it is taken from.',
  sw: 'Punguzo ni kubwa kuliko kiasi kinachopunguzwa.',
});

export const NothingLeftToReturn = refusal('nothing_left_to_return', 409, {
  en: 'More is returned than was sold.',
  sw: 'Kinachorudishwa ni zaidi ya kilichouzwa.',
});
