import { many, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** Where goods can be asked for, and where they can go. */
export const requestStoresAnswer = one({
  today: f.date(),
  from: many({ id: f.id('store'), name: f.text(), branch_id: f.id('branch'), branch_name: f.text() }),
  to: many({ id: f.id('store'), name: f.text() }),
});

/** What is free of each line where its goods come from. */
export const freeStockAnswer = many({ line_no: f.integer(), free: f.quantity() });

/** What of some products is free in a store that they are asked for from. */
export const sourceStockAnswer = many({ product_id: f.id('product'), free: f.quantity() });
