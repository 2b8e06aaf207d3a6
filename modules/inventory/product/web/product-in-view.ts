import { dressed } from '#web-kit/fields/looks.ts';
import { product } from '../product.entity.ts';
import { StockCell, StockOnCard, StockStateCell, StockStateOnCard } from './product-cells.tsx';

/** Products with how much is left, as a bar and in a word. */
export const productInView = dressed(
  { ...product, filters: ['category'] },
  {
    stock: { Cell: StockCell, align: undefined, card: { Cell: StockOnCard, place: 'foot' } },
    status: { Cell: StockStateCell, card: { Cell: StockStateOnCard } },
  },
);

/** Where nothing expires nobody is offered what has. */
export const productWithoutExpiry = {
  ...productInView,
  conditions: Object.fromEntries(
    Object.entries(product.conditions).filter(([key]) => key !== 'expired' && key !== 'expiring'),
  ),
};
