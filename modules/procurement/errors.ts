import { refusal } from '#core/errors.ts';

export const PaidAboveTotal = refusal<{ total: string }>(
  'paid_above_total',
  409,
  {
    en: 'The payments are more than the purchase: {total}.',
    sw: 'Malipo yamezidi jumla ya manunuzi: {total}.',
  },
  ['total'],
);

export const PurchaseIsVoid = refusal('purchase_is_void', 409, {
  en: 'This purchase has already been voided.',
  sw: 'Manunuzi haya tayari yamebatilishwa.',
});

export const GoodsHaveLeft = refusal<{ product: string }>(
  'product_has_moved',
  409,
  {
    en: '{product} from this purchase has already left the stock of this branch, so it cannot be voided.',
    sw: '{product} tayari imetoka kwenye stoo ya tawi hili, hivyo manunuzi haya hubaki.',
  },
  ['product'],
);

export const SupplierHasBalance = refusal<{ balance: string }>('supplier_has_balance', 409, {
  en: 'This supplier still has a balance of {balance}.',
  sw: 'Msambazaji huyu bado ana salio la {balance}.',
});
