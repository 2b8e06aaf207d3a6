/** Sentences of discounts. */
export const TWO_DISCOUNTS = {
  en: 'Enter the discount as an amount or a percentage, not both.',
  sw: 'Andika punguzo kama kiasi au asilimia, si vyote viwili.',
};
