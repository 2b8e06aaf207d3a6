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

export const NotEnoughOnThatDay = refusal<{ product: string; left: string; wanted: string; date: string }>(
  'not_enough_on_that_day',
  409,
  {
    en: 'Not enough {product} in stock on {date}: {left} left, {wanted} needed.',
    sw: '{product} haikutosha tarehe {date}: zilibaki {left}, zinatakiwa {wanted}.',
  },
  ['product', 'left', 'wanted', 'date'],
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

export const StockHasBegun = refusal<{ product: string }>(
  'stock_has_begun',
  409,
  {
    en: '{product} has been bought, sold or counted in this branch already. Adjust its stock instead.',
    sw: '{product} tayari imenunuliwa, imeuzwa au imehesabiwa kwenye tawi hili. Rekebisha stoku yake badala yake.',
  },
  ['product'],
);
