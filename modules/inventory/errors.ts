import { refusal } from '#core/errors.ts';

export const NotEnoughStock = refusal<{ product: string; left: string; wanted: string }>(
  'not_enough_stock',
  409,
  {
    en: 'Not enough {product} in stock: {left} left, {wanted} needed.',
    sw: '{product} haitoshi: zimebaki {left}, zinatakiwa {wanted}.',
  },
  ['product', 'left', 'wanted'],
);

export const ReservedStock = refusal<{ product: string; left: string; wanted: string; reserved: string }>(
  'not_enough_stock',
  409,
  {
    en: 'Not enough {product} in stock: {left} left, {wanted} needed. Reserved: {reserved}.',
    sw: '{product} haitoshi: zimebaki {left}, zinatakiwa {wanted}. Zimetengwa: {reserved}.',
  },
  ['product', 'left', 'wanted', 'reserved'],
);

export const NotEnoughOnThatDay = refusal<{ product: string; left: string; wanted: string; date: string }>(
  'not_enough_on_that_day',
  409,
  {
    en: 'Not enough {product} in stock on {date}: {left} left, {wanted} needed.',
    sw: '{product} haikutosha tarehe {date}: zilibaki {left}, zinatakiwa {wanted}.',
  },
  ['product', 'left', 'wanted', 'date'],
);

export const RequestsAreOff = refusal('requests_are_off', 409, {
  en: 'Stock requests are turned off in this branch. Turn them on in the branch settings.',
  sw: 'Maombi ya bidhaa yamezimwa kwenye tawi hili. Yawashe kwenye mipangilio ya tawi.',
});

export const SameStore = refusal('same_store', 409, {
  en: 'A store cannot request goods from itself. Choose another store.',
  sw: 'Stoo haiwezi kujiomba bidhaa yenyewe. Chagua stoo nyingine.',
});

export const OtherCurrency = refusal<{ branch: string }>(
  'other_currency',
  409,
  {
    en: '{branch} keeps its books in another currency, so goods cannot be sent between the two branches.',
    sw: '{branch} hutumia sarafu nyingine kwenye vitabu vyake, hivyo bidhaa haziwezi kutumwa kati ya matawi haya.',
  },
  ['branch'],
);

export const OwnRequest = refusal('own_request', 409, {
  en: 'You cannot approve a request of your own. Ask somebody else who may approve it.',
  sw: 'Huwezi kuidhinisha ombi lako mwenyewe. Mwombe mwingine mwenye ruhusa aidhinishe.',
});

export const ApproverReceives = refusal('approver_receives', 409, {
  en: 'You approved this request, so somebody else has to receive the goods.',
  sw: 'Uliidhinisha ombi hili, hivyo mtu mwingine anatakiwa kupokea bidhaa.',
});

export const NotTheSource = refusal<{ branch: string }>(
  'not_the_source',
  409,
  {
    en: 'Only {branch}, where the goods come from, can do this.',
    sw: 'Ni {branch} tu, zinakotoka bidhaa, linaloweza kufanya hili.',
  },
  ['branch'],
);

export const NotTheDestination = refusal<{ branch: string }>(
  'not_the_destination',
  409,
  {
    en: 'Only {branch}, where the goods are going, can do this.',
    sw: 'Ni {branch} tu, zinakokwenda bidhaa, linaloweza kufanya hili.',
  },
  ['branch'],
);

export const NotYourRequest = refusal('not_your_request', 403, {
  en: 'Only the person who made this request can change it.',
  sw: 'Ni aliyeomba tu anayeweza kubadilisha ombi hili.',
});

export const RequestChanged = refusal('request_changed', 409, {
  en: 'This request has been changed since you opened it. Check it again.',
  sw: 'Ombi hili limebadilishwa tangu ulipolifungua. Liangalie tena.',
});

export const RequestNotPending = refusal('request_not_pending', 409, {
  en: 'This request has already been answered.',
  sw: 'Ombi hili tayari limejibiwa.',
});

export const RequestNotApproved = refusal('request_not_approved', 409, {
  en: 'Only an approved request can be sent.',
  sw: 'Ni ombi lililoidhinishwa tu ndilo bidhaa zake zinatumwa.',
});

export const RequestInTransit = refusal('request_in_transit', 409, {
  en: 'The goods are on their way. They can be returned, but the request can no longer be declined.',
  sw: 'Bidhaa ziko njiani. Zinaweza kurudishwa, lakini ombi haliwezi kukataliwa tena.',
});

export const RequestNotInTransit = refusal('request_not_in_transit', 409, {
  en: 'Nothing on this request is in transit.',
  sw: 'Hakuna bidhaa za ombi hili zilizo njiani.',
});

export const MoreThanRequested = refusal<{ product: string; most: string }>(
  'more_than_requested',
  409,
  {
    en: 'Only {most} of {product} were requested.',
    sw: 'Zilizoombwa za {product} ni {most} tu.',
  },
  ['product', 'most'],
);

export const MoreThanApproved = refusal<{ product: string; most: string }>(
  'more_than_approved',
  409,
  {
    en: 'Only {most} of {product} were approved.',
    sw: 'Zilizoidhinishwa za {product} ni {most} tu.',
  },
  ['product', 'most'],
);

export const MoreThanSent = refusal<{ product: string; most: string }>(
  'more_than_sent',
  409,
  {
    en: 'Only {most} of {product} are on their way.',
    sw: 'Zilizo njiani za {product} ni {most} tu.',
  },
  ['product', 'most'],
);

export const NothingEntered = refusal('nothing_entered', 409, {
  en: 'Enter a quantity above zero for at least one product.',
  sw: 'Weka idadi inayozidi sifuri kwa angalau bidhaa moja.',
});

export const BranchBooksLocked = refusal<{ branch: string; date: string }>(
  'books_locked',
  409,
  {
    en: 'The books of {branch} are locked up to {date}. Choose a later date.',
    sw: 'Vitabu vya {branch} vimefungwa hadi {date}. Chagua tarehe ya baadaye.',
  },
  ['branch', 'date'],
);

export const ProductHasMoved = refusal('product_has_moved', 409, {
  en: 'The stock of this product has changed since: it was sold, counted or received.',
  sw: 'Stoku ya bidhaa hii imebadilika tangu hapo: imeuzwa, imehesabiwa au imepokelewa.',
});

export const CategoryInUse = refusal<{ count: number }>('category_in_use', 409, {
  en: '{count} products are in this category.',
  sw: 'Bidhaa {count} zipo kwenye kundi hili.',
});

export const CategoryOfOne = refusal('category_in_use', 409, {
  en: '1 product is in this category.',
  sw: 'Bidhaa 1 ipo kwenye kundi hili.',
});

export const StoreIsDefault = refusal('store_is_default', 409, {
  en: 'This is the default store of the branch.',
  sw: 'Hii ni stoo kuu ya tawi.',
});

export const StoreNotAllowed = refusal('store_not_allowed', 403, {
  en: 'These goods are in a store that you do not have access to.',
  sw: 'Bidhaa hizi ziko kwenye stoo usiyo na ruhusa nayo.',
});

export const StoreHasStock = refusal<{ count: number }>('store_has_stock', 409, {
  en: 'This store still has stock. Products: {count}.',
  sw: 'Stoo hii bado ina bidhaa. Idadi ya bidhaa: {count}.',
});

export const ProductHasStock = refusal<{ left: string }>('product_has_stock', 409, {
  en: 'This product still has stock: {left}.',
  sw: 'Bidhaa hii bado ina stoku: {left}.',
});

export const StockBeginsLater = refusal<{ date: string }>(
  'stock_begins_later',
  400,
  {
    en: 'The stock of this branch is recorded from {date}. Choose that day or a later one.',
    sw: 'Stoku ya tawi hili imerekodiwa kuanzia tarehe {date}. Chagua siku hiyo au ya baadaye.',
  },
  ['date'],
);

export const StockHasBegun = refusal<{ product: string }>(
  'stock_has_begun',
  409,
  {
    en: '{product} has been bought, sold or counted in this branch already. Adjust its stock instead.',
    sw: '{product} tayari imenunuliwa, imeuzwa au imehesabiwa kwenye tawi hili. Rekebisha stoku yake badala yake.',
  },
  ['product'],
);

export const NotEnoughUnexpired = refusal<{ product: string; left: string; wanted: string; expired: string }>(
  'not_enough_stock',
  409,
  {
    en: 'Not enough {product} that can be sold: {left} left, {wanted} needed. {expired} have expired.',
    sw: '{product} inayoweza kuuzwa haitoshi: zimebaki {left}, zinatakiwa {wanted}. Zilizoisha muda ni {expired}.',
  },
  ['product', 'left', 'wanted', 'expired'],
);

export const BatchExpired = refusal<{ product: string; number: string; date: string }>(
  'batch_expired',
  409,
  {
    en: 'Batch {number} of {product} expired on {date}.',
    sw: 'Bechi {number} ya {product} iliisha muda tarehe {date}.',
  },
  ['product', 'number', 'date'],
);

export const BatchNeeded = refusal<{ product: string }>(
  'batch_needed',
  409,
  {
    en: '{product} is kept in batches. Enter the batch number.',
    sw: '{product} hutunzwa kwa bechi. Andika namba ya bechi.',
  },
  ['product'],
);

export const BatchNeedsExpiry = refusal<{ product: string; number: string }>(
  'expiry_needed',
  409,
  {
    en: 'Enter the expiry date of batch {number} of {product}.',
    sw: 'Andika tarehe ya kuisha muda ya bechi {number} ya {product}.',
  },
  ['product', 'number'],
);

export const BatchDiffers = refusal<{ product: string; number: string; date: string }>(
  'batch_differs',
  409,
  {
    en: 'Batch {number} of {product} is known with the expiry date {date}. Check the date, or enter another number.',
    sw: 'Bechi {number} ya {product} inajulikana kwa tarehe ya kuisha muda {date}. Hakiki tarehe, au andika namba nyingine.',
  },
  ['product', 'number', 'date'],
);

export const NoBatches = refusal<{ product: string }>(
  'no_batches',
  409,
  {
    en: '{product} is not kept in batches.',
    sw: '{product} haitunzwi kwa bechi.',
  },
  ['product'],
);

export const NothingExpired = refusal('nothing_expired', 409, {
  en: 'Nothing in this store has expired.',
  sw: 'Hakuna kilichoisha muda kwenye stoo hii.',
});

export const GoodsFoundHaveLeft = refusal<{ product: string }>(
  'product_has_moved',
  409,
  {
    en: '{product} has been sold or moved since. Count it again instead.',
    sw: '{product} imetoka kwenye stoo ya tawi hili tangu hapo. Ihesabu tena badala yake.',
  },
  ['product'],
);

export const CostHasChanged = refusal<{ product: string }>(
  'cost_has_changed',
  409,
  {
    en: 'A later bill or landed cost has changed the cost of {product}, so this cannot be voided. Void that one first.',
    sw: 'Ankara au gharama ya baadaye imebadilisha gharama ya {product}, hivyo hii haiwezi kubatilishwa. Batilisha hiyo kwanza.',
  },
  ['product'],
);
