import { refusal } from '#core/errors.ts';

export const CustomerHasBalance = refusal<{ balance: string }>('customer_has_balance', 409, {
  en: 'The balance of this customer is {balance}, not nothing.',
  sw: 'Salio la mteja huyu ni {balance}, si sifuri.',
});

export const CreditLimitExceeded = refusal<{ name: string; limit: string; balance: string; left: string }>(
  'credit_limit_exceeded',
  409,
  {
    en: '{name} may owe {limit} and owes {balance}: credit for {left} is left.',
    sw: '{name} anaruhusiwa kudaiwa {limit} na anadaiwa {balance}: mkopo uliobaki ni {left}.',
  },
  ['limit', 'balance', 'left'],
);
