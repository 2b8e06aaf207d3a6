import { newId } from '#core/ids.ts';

/** One fault for each check of the books that this module brings: `:b` is the business, `:r` its branch. */
export const PLANTED_FAULTS: Readonly<Record<string, string>> = {
  truck_order_numbers_have_no_gap: `insert into truck_orders (business_id, id, branch_id, number, customer_id, route_id,
     truck_id, starts, ends, net_amount, tax, total_amount, paid_amount, remain_amount, status)
   values (:b, '${newId()}', :r, 'KMT0001', :r, :r, :r, now(), now(), 0, 0, 0, 0, 0, 'draft');`,
};
