import { newId } from '#core/ids.ts';

const [one, two] = [newId(), newId()];

const purchase = (returned = 0) =>
  `insert into purchases (business_id, id, branch_id, number, date, store_id, currency, price_mode, receipt_is_provided,
     discount, net_amount, tax, claimed_tax, shortage_cost, total_amount, paid_amount, remain_amount, status)
   values (:b, '${one}', :r, 'KMP0001', '2026-11-20', :r, 'TZS', 'inclusive', false, 0, 118, 0, 0, 0, 118, 118, 0,
     'received');
   insert into purchase_lines (business_id, purchase_id, line_no, product_id, unit, factor, quantity, price, discount,
     purchase_discount, tax_type, vat_rate, net_amount, tax, total_amount, cost, returned_quantity)
   values (:b, '${one}', 1, :r, 'piece', 1, 1000, 118, 0, 0, 'exempt', 0, 118, 0, 118, 118, ${returned});`;
const sentBack = (date: string) =>
  `insert into purchase_returns (business_id, id, branch_id, number, date, purchase_id, store_id, net_amount, tax,
     claimed_tax, total_amount) values (:b, '${two}', :r, 'KMB0001', '${date}', '${one}', :r, 118, 0, 0, 118);`;

const ordered = (received = 0) =>
  `insert into suppliers (business_id, id, name) values (:b, '${two}', 'Azania');
   insert into purchase_orders (business_id, id, branch_id, number, date, supplier_id, currency, price_mode, status)
   values (:b, '${one}', :r, 'KMO0001', '2026-11-20', '${two}', 'TZS', 'inclusive', 'sent');
   insert into purchase_order_lines (business_id, purchase_order_id, line_no, product_id, unit, factor, quantity, price,
     tax_type, vat_rate, net_amount, tax, total_amount, value, received, returned, billed)
   values (:b, '${one}', 1, :r, 'piece', 1, 1000, 118, 'exempt', 0, 118, 0, 118, 118, ${received}, 0, 0);`;

const givenBack = `insert into goods_receipts (business_id, id, branch_id, number, date, type, order_id, supplier_id, store_id,
     total_amount) values (:b, '${two}', :r, 'KMG0001', '2026-11-20', 'returned', '${one}', '${two}', :r, 118);
   insert into goods_receipt_lines (business_id, goods_receipt_id, line_no, order_line_no, product_id, unit, factor, quantity,
     accrued, cost) values (:b, '${two}', 1, 1, :r, 'piece', 1, 1000, 118, 118);`;

/** One fault for each check of the books that this module brings: `:b` is the business, `:r` its branch. */
export const PLANTED_FAULTS: Readonly<Record<string, string>> = {
  purchase_returns_are_credited: `${purchase()} ${sentBack('2026-11-20')}`,
  landed_costs_are_shared: `insert into landed_costs (business_id, id, branch_id, number, date, title, by,
     receipt_is_provided, tax_type, net_amount, tax, total_amount, paid_amount, remain_amount, status)
   values (:b, '${two}', :r, 'KML0001', '2026-11-20', 'Lorry', 'value', false, 'exempt', 100, 0, 100, 100, 0, 'posted');`,
  nothing_goes_back_twice: purchase(500),
  orders_count_what_came: ordered(500),
  goods_not_invoiced_are_of_orders: ordered(1000),
  nothing_of_orders_before_it_came: `${ordered()} ${givenBack}`,
  purchase_returns_follow_their_purchases: `${purchase()} ${sentBack('2026-11-19')}`,
};
