import { newId } from '#core/ids.ts';

const [one, two] = [newId(), newId()];

const sale = ({ paid = 118, lines = true, payments = true, returned = 0 } = {}) =>
  `insert into sales (business_id, id, branch_id, number, date, sold_at, store_id, currency, price_mode, discount,
     net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit,
     status, fiscal_state, copies)
   values (:b, '${one}', :r, 'KM0001', '2026-11-20', now(), :r, 'TZS', 'inclusive', 0,
     100, 18, 118, ${paid}, 0, 0, 0, 100, false, false, 'completed', 'none', 0);
   insert into sale_lines (business_id, sale_id, line_no, product_id, unit, factor, quantity, is_service, list_price, unit_price,
     discount, sale_discount, tax_type, vat_rate, net_amount, tax, total_amount, returned_quantity, cost, below_cost)
   select :b, '${one}', 1, :r, 'piece', 1, 1000, false, 118, 118, 0, 0, 'standard', 1800, 100, 18, 118, ${returned}, 0, false
   where ${lines};
   insert into sale_payments (business_id, sale_id, line_no, mode, amount)
   select :b, '${one}', 1, 'cash', 118 where ${payments};`;
const saleReturn = `insert into sale_returns (business_id, id, branch_id, number, date, sale_id, net_amount, tax,
     total_amount, rounding) values (:b, '${two}', :r, 'KMR0001', '2026-11-20', '${one}', 100, 18, 118, 0);`;

const shift = ({
  unexplained = 0,
} = {}) => `insert into shifts (business_id, id, branch_id, number, account_id, opened_on, opened_at, books_from, float,
     opening_difference, unexplained_at_opening, closed_at, closed_on, expected, counted, over_short, status)
   select :b, '${one}', :r, 'KMZ0001', a.id, '2026-11-20', now(), now(), 100, 0, ${unexplained}, now(), '2026-11-20', 100, 100, 5, 'closed'
   from accounts a where a.business_id = :b limit 1;`;
const invoice = (status: string, total: number) =>
  `insert into invoices (business_id, id, branch_id, number, date, customer_id, net_amount, tax, total_amount, status)
   values (:b, '${two}', :r, 'KMI0001', '2026-11-20', :r, ${total}, 0, ${total}, '${status}');`;
const quote = `insert into quotes (business_id, id, branch_id, number, date, customer_id, status)
   values (:b, '${two}', :r, 'KMQ0001', '2026-11-20', :r, 'sent');`;

/** One fault for each check of the books that this module brings: `:b` is the business, `:r` its branch. */
export const PLANTED_FAULTS: Readonly<Record<string, string>> = {
  sales_are_their_lines: sale({ lines: false }),
  sales_are_paid_for: sale({ payments: false }),
  sales_make_up_their_total: sale({ paid: 100 }),
  sales_are_posted: sale(),
  sale_numbers_have_no_gap: sale(),
  sales_follow_their_debts: sale({ paid: 100 }),
  sales_moved_their_money: sale(),
  shifts_add_up: shift(),
  cash_to_explain_is_of_shifts: shift({ unexplained: 5 }),
  returns_are_posted: saleReturn,
  invoices_are_their_sales: invoice('issued', 118),
  invoice_numbers_have_no_gap: invoice('void', 118),
  quote_numbers_have_no_gap: quote,
  nothing_returned_twice: sale({ returned: 500 }),
  returns_follow_their_sales: `${sale()} ${saleReturn.replace('2026-11-20', '2026-11-19')}`,
  exchanges_pay_their_sales: `${sale()} ${saleReturn}
    insert into sale_return_refunds (business_id, sale_return_id, line_no, mode, amount)
    values (:b, '${two}', 1, 'exchange', 118);`,
  returns_moved_their_money: `${sale()} ${saleReturn}
    insert into sale_return_refunds (business_id, sale_return_id, line_no, mode, amount)
    values (:b, '${two}', 1, 'cash', 118);`,
};
