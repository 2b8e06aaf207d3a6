/** The product of an entry `e` that moved the stock of one product and no other: opening stock, an adjustment. */
export const ONE_PRODUCT = `
  (select min(m.product_id::text) from stock_movements m
   where m.business_id = e.business_id and m.source_id = e.source_id
   having count(distinct m.product_id) = 1) as product_id`;
