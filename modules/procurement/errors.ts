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

export const PurchaseHasReturns = refusal('purchase_has_returns', 409, {
  en: 'Goods of this purchase have been returned, so it cannot be voided.',
  sw: 'Bidhaa za manunuzi haya zimerudishwa, hivyo hayawezi kubatilishwa.',
});

export const MoreThanBought = refusal<{ product: string; left: string }>(
  'more_than_bought',
  409,
  {
    en: 'Only {left} of {product} can still be returned from this purchase.',
    sw: '{product}: unaweza kurudisha {left} tu kwenye manunuzi haya.',
  },
  ['product', 'left'],
);

export const CreditDiffers = refusal<{ due: string; owed: string }>(
  'refunds_differ',
  409,
  {
    en: 'The supplier must pay back {due}. What you owe for the purchase goes down by {owed}.',
    sw: 'Msambazaji arudishe {due}. Deni la manunuzi linapungua kwa {owed}.',
  },
  ['due', 'owed'],
);
