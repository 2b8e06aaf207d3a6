/** Specification §6: the sentence of every denial, to the letter. */
export const DENIAL = {
  en: 'You do not have the necessary permissions to access this resource.',
  sw: 'Huna ruhusa ya kufungua sehemu hii.',
} as const;
