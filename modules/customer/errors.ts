import { refusal } from '#core/errors.ts';

export const CustomerHasBalance = refusal<{ balance: string }>('customer_has_balance', 409, {
  en: 'The balance of this customer is {balance}, not nothing.',
  sw: 'Salio la mteja huyu ni {balance}, si sifuri.',
});
