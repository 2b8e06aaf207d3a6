/** What a sale asks beside the right to sell, in the cases below. */
export const SALE_ASKS = [
  'adjust_selling_price_when_selling',
  'back_date_sale',
  'modify_customer',
  'sale_on_credit',
  'view_discount',
  'view_loss',
] as const;
