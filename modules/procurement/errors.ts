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
    en: '{product} from this purchase has already left the stock of this branch, so it cannot be voided. Return what is left instead.',
    sw: '{product} tayari imetoka kwenye stoo ya tawi hili, hivyo manunuzi haya hayabatilishwi. Rudisha zilizobaki badala yake.',
  },
  ['product'],
);

export const SupplierIsNeeded = refusal<{ count: number }>('supplier_is_needed', 409, {
  en: 'Goods of this supplier came without a bill (orders: {count}). Enter the bills, or return the goods.',
  sw: 'Bidhaa za msambazaji huyu zimepokelewa bila ankara (oda: {count}). Ingiza ankara au rudisha bidhaa.',
});

export const SupplierHasBalance = refusal<{ balance: string }>('supplier_has_balance', 409, {
  en: 'This supplier still has a balance of {balance}.',
  sw: 'Msambazaji huyu bado ana salio la {balance}.',
});

export const PurchaseHasReturns = refusal('purchase_has_returns', 409, {
  en: 'Goods of this purchase have been returned, so it cannot be voided.',
  sw: 'Bidhaa za manunuzi haya zimerudishwa, hivyo hayawezi kubatilishwa.',
});

export const PurchaseHasCosts = refusal('purchase_has_costs', 409, {
  en: 'Transport or other costs were added to this purchase. Void them first.',
  sw: 'Manunuzi haya yameongezewa usafiri au gharama nyingine. Zibatilishe kwanza.',
});

export const CostIsVoid = refusal('landed_cost_is_void', 409, {
  en: 'This cost has already been voided.',
  sw: 'Gharama hii tayari imebatilishwa.',
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
    en: 'The supplier refunds {due}; {owed} comes off what you owe.',
    sw: 'Msambazaji arudishe {due}. Deni la manunuzi linapungua kwa {owed}.',
  },
  ['due', 'owed'],
);

export const OrderNotSent = refusal('order_not_sent', 409, {
  en: 'This order is still a draft. Send it before you receive its goods.',
  sw: 'Oda hii bado ni rasimu. Itume kabla ya kupokea bidhaa zake.',
});

export const OrderNotApproved = refusal('order_not_approved', 409, {
  en: 'This order is still waiting for approval.',
  sw: 'Oda hii bado inasubiri idhini.',
});

/** What is more than is left today of the limit of a role is done by somebody whose limit covers it. */
export const OrderAboveLimit = refusal<{ limit: string; left: string }>(
  'order_above_limit',
  403,
  {
    en: 'You can buy and order for {limit} a day, and {left} of it is left today. This needs somebody with a higher limit.',
    sw: 'Unaweza kununua na kuagiza kwa {limit} kwa siku, na leo imebaki {left}. Hii inahitaji mwenye kikomo kikubwa zaidi.',
  },
  ['limit', 'left'],
);

export const OrderIsClosed = refusal('order_closed', 409, {
  en: 'This order is closed. Order what is still missing on a new one.',
  sw: 'Oda hii imefungwa. Agiza kinachokosekana kwa oda mpya.',
});

export const OrderIsCancelled = refusal('order_cancelled', 409, {
  en: 'This order was cancelled.',
  sw: 'Oda hii imeghairiwa.',
});

/** An order of which goods have come is closed short, because what came stays (A19). */
export const OrderReceived = refusal('order_received', 409, {
  en: 'Goods of this order have already arrived, so it cannot be cancelled. Close it instead.',
  sw: 'Bidhaa za oda hii tayari zimefika, hivyo haiwezi kughairiwa. Ifunge badala yake.',
});

export const MoreThanOrdered = refusal<{ left: string; product: string }>(
  'more_than_ordered',
  409,
  {
    en: 'Only {left} of {product} are still to come.',
    sw: 'Kwenye oda hii {product} zinazosubiriwa ni {left}, si zaidi.',
  },
  ['left', 'product'],
);

export const MoreThanReceived = refusal<{ left: string; product: string }>(
  'more_than_received',
  409,
  {
    en: 'Only {left} of {product} are received and unbilled.',
    sw: '{product} zilizopokelewa bila ankara ni {left}, si zaidi.',
  },
  ['left', 'product'],
);

export const SupplierNotReached = refusal<{ supplier: string }>(
  'supplier_not_reached',
  409,
  {
    en: '{supplier} has no email address or phone number to send the order to. Add it to the supplier first.',
    sw: '{supplier} hana barua pepe wala simu ya kutumia oda. Iongeze kwanza kwenye msambazaji.',
  },
  ['supplier'],
);

export const NothingReceived = refusal('nothing_received', 409, {
  en: 'Nothing of this order has arrived yet, so there is nothing to bill.',
  sw: 'Bado hakuna kilichofika kwenye oda hii, hivyo hakuna cha kuwekea ankara.',
});
