import { refusal } from '#core/errors.ts';

export const CustomerHasBalance = refusal<{ balance: string }>('customer_has_balance', 409, {
  en: 'This customer still has a balance of {balance}.',
  sw: 'Mteja huyu bado ana salio la {balance}.',
});

export const CreditInOtherCurrency = refusal<{ name: string; currency: string }>(
  'credit_in_other_currency',
  409,
  {
    en: '{name} has a credit limit in {currency} and none in the currency of this branch.',
    sw: '{name} ana kikomo cha mkopo kwa {currency}, si kwa sarafu ya tawi hili.',
  },
);

export const CreditLimitExceeded = refusal<{ name: string; limit: string; balance: string; left: string }>(
  'credit_limit_exceeded',
  409,
  {
    en: '{name} has a credit limit of {limit} and owes {balance}. Available credit: {left}.',
    sw: 'Kikomo cha mkopo cha {name} ni {limit}, na anadaiwa {balance}. Mkopo uliobaki: {left}.',
  },
  ['limit', 'balance', 'left'],
);
