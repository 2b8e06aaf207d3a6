import { refusal } from '#core/errors.ts';

export const SupplierHasBalance = refusal<{ balance: string }>('supplier_has_balance', 409, {
  en: 'The balance of this supplier is {balance}, not nothing.',
  sw: 'Salio la msambazaji huyu ni {balance}, si sifuri.',
});
