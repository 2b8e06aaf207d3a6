import { refusal } from '#core/errors.ts';

/** What a customer has paid and gone with is not sold for another amount afterwards. */
export const TotalHasChanged = refusal<{ agreed: string; now: string }>(
  'total_has_changed',
  409,
  {
    en: 'A price or a tax has changed: the sale was made for {agreed} and the total is now {now}.',
    sw: 'Bei au kodi imebadilika: mauzo yalifanywa kwa {agreed} na sasa ni {now}.',
  },
  ['agreed', 'now'],
);

/** What it cost is told to nobody who may not see it. */
export const BelowPriceFloor = refusal<{ product: string; approval: object }>(
  'below_price_floor',
  409,
  {
    en: 'This price of {product} is below the lowest that it may be sold for. Someone who can see losses can approve it.',
    sw: '{product}: bei hii iko chini ya bei ya chini kabisa inayoruhusiwa. Anaweza kuiidhinisha mwenye ruhusa ya kuona hasara.',
  },
  ['product', 'approval'],
);

/** A lower price is a discount as well. */
export const DiscountAboveLimit = refusal<{ asked: string; limit: string; approval: object }>(
  'discount_above_limit',
  409,
  {
    en: 'This takes {asked}% off, and you may give up to {limit}%. Someone who may give more can approve it here.',
    sw: 'Hapa kuna punguzo la {asked}%, na wewe unaruhusiwa kutoa hadi {limit}%. Anayeruhusiwa kutoa zaidi anaweza kuliidhinisha hapa hapa.',
  },
  ['approval'],
);

export const RefundAboveLimit = refusal<{ asked: string; limit: string; approval: object }>(
  'refund_above_limit',
  409,
  {
    en: 'This gives back {asked}, and you may give back up to {limit}. Someone who may give back more can approve it here.',
    sw: 'Hapa zinarudishwa {asked}, na wewe unaruhusiwa kurudisha hadi {limit}. Anayeruhusiwa kurudisha zaidi anaweza kuidhinisha hapa hapa.',
  },
  ['approval'],
);

/** Late enough that somebody has to look at it: the day may have been counted and closed in people's minds. */
export const SoldLongAgo = refusal<{ hours: number }>(
  'sold_long_ago',
  409,
  {
    en: 'This sale was made more than {hours} hours ago. Ask someone who can backdate sales to send it, or send it with today’s date.',
    sw: 'Mauzo haya yalifanywa zaidi ya saa {hours} zilizopita. Atume mtu anayeruhusiwa kuuza kwa tarehe iliyopita, au yauzwe kwa tarehe ya leo.',
  },
  ['hours'],
);

/** What a device has kept is taken as it was made, or not at all. */
export const SaleWasChanged = refusal('sale_was_changed', 409, {
  en: 'This sale was changed on the device after it was made, so it is not accepted.',
  sw: 'Mauzo haya yalibadilishwa kwenye kifaa baada ya kufanyika, hivyo hayakubaliwi.',
});

export const SaleNotSealed = refusal('sale_not_sealed', 409, {
  en: 'This sale was not signed by its device. Ask someone who can backdate sales to send it, or move it to the cart and sell it now.',
  sw: 'Mauzo haya yalihifadhiwa kwenye kifaa bila muhuri. Yatumwe na mtu anayeruhusiwa kuuza kwa tarehe iliyopita, au yarudishe kwenye kikapu na uyauze sasa.',
});

/** Nobody is made a debtor in silence: what is not paid must be sold on credit, by whoever may. */
export const PaymentsShort = refusal<{ left: string }>(
  'payments_short',
  409,
  { en: '{left} is still to be paid.', sw: 'Bado {left} hazijalipwa.' },
  ['left'],
);

export const ChangeOnlyFromCash = refusal<{ over: string }>(
  'change_only_from_cash',
  409,
  {
    en: 'The payments are {over} more than the total. Change is given only for cash.',
    sw: 'Malipo yamezidi jumla kwa {over}. Chenji hutolewa kwa taslimu tu.',
  },
  ['over'],
);

export const MoreThanSold = refusal<{ product: string; left: string }>(
  'more_than_sold',
  409,
  {
    en: 'Only {left} of {product} can still be returned from this sale.',
    sw: '{product}: unaweza kurudisha {left} tu kwenye mauzo haya.',
  },
  ['product', 'left'],
);

export const RefundsDiffer = refusal<{ due: string; owed: string }>(
  'refunds_differ',
  409,
  {
    en: 'Refund {due}. The other {owed} comes off the balance.',
    sw: 'Pesa za kurudisha ziwe {due}. Deni la mauzo linapungua kwa {owed}.',
  },
  ['due', 'owed'],
);

export const SaleIsVoid = refusal('sale_is_void', 409, {
  en: 'This sale is void.',
  sw: 'Mauzo haya yamebatilishwa.',
});

export const SaleHasReturns = refusal('sale_has_returns', 409, {
  en: 'Items of this sale were returned, so it cannot be voided. Return the remaining items instead.',
  sw: 'Baadhi ya bidhaa za mauzo haya zimerudishwa, hivyo hayawezi kubatilishwa. Rudisha zilizobaki.',
});

export const SaleIsOfExchange = refusal<{ number: string }>(
  'sale_is_of_exchange',
  409,
  {
    en: 'Sale {number} was paid with returned items, so it cannot be voided. Return its items instead.',
    sw: 'Mauzo {number} yalilipwa kwa bidhaa zilizorudishwa, hivyo hayawezi kubatilishwa. Rudisha bidhaa zake badala yake.',
  },
  ['number'],
);

export const SaleIsOfInvoice = refusal<{ number: string }>(
  'sale_is_of_invoice',
  409,
  {
    en: 'This was sold on invoice {number}. Void the invoice instead.',
    sw: 'Hii iliuzwa kwa ankara {number}. Batilisha ankara badala yake.',
  },
  ['number'],
);

export const SaleIsOfService = refusal<{ number: string }>(
  'sale_is_of_service',
  409,
  {
    en: 'Sale {number} is the bill of a service. Void the service instead.',
    sw: 'Mauzo {number} ni bili ya huduma. Batilisha huduma badala yake.',
  },
  ['number'],
);

export const InvoiceIsIssued = refusal('already_issued', 409, {
  en: 'This invoice has already been issued.',
  sw: 'Ankara hii imeshatolewa.',
});

export const MoreThanInvoiced = refusal<{ product: string; left: string }>('more_than_invoiced', 409, {
  en: 'Only {left} of {product} are still to be delivered.',
  sw: '{product}: zimebaki {left} tu za kupelekwa.',
});

export const DeliveredAsIssued = refusal('delivered_as_issued', 409, {
  en: 'The items of this invoice left stock when it was issued.',
  sw: 'Bidhaa za ankara hii zilitoka stoo ilipotolewa.',
});

export const NothingDelivered = refusal('nothing_delivered', 409, {
  en: 'Nothing of this invoice has been delivered. Void it instead.',
  sw: 'Hakuna bidhaa ya ankara hii iliyopelekwa. Ibatilishe badala yake.',
});

export const NothingToDeliver = refusal('nothing_to_deliver', 409, {
  en: 'Nothing more of this invoice is delivered.',
  sw: 'Hakuna bidhaa zaidi ya ankara hii ya kupelekwa.',
});

export const InvoiceNotIssued = refusal('invoice_not_issued', 409, {
  en: 'This invoice has not been issued yet.',
  sw: 'Ankara hii bado haijatolewa.',
});

export const ReceiptsNotSent = refusal('receipts_not_sent', 409, {
  en: 'This branch does not send receipts by SMS. Turn it on in the branch settings.',
  sw: 'Tawi hili halitumi risiti kwa SMS. Washa kwenye mipangilio ya tawi.',
});

export const SaleHasNoCustomer = refusal('sale_has_no_customer', 409, {
  en: 'This sale has no customer to send a receipt to.',
  sw: 'Mauzo haya hayana mteja wa kutumiwa risiti.',
});

export const BuyerHasNoPhone = refusal<{ customer: string }>(
  'buyer_has_no_phone',
  409,
  { en: '{customer} has no phone number.', sw: '{customer} hana namba ya simu.' },
  ['customer'],
);
