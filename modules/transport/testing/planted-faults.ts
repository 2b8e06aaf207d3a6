import { newId } from '#core/ids.ts';

const operation = (number: string, driver: string) =>
  `insert into truck_operations (business_id, id, branch_id, number, kind, date, truck_id, driver_id, paid_from, full_tank, missed_before,
     has_receipt, net_amount, tax, total_amount, paid_amount, remain_amount, status)
   values (:b, '${newId()}', :r, '${number}', 'advance', '2026-11-20', :r, ${driver}, 'account', false, false, false, 0, 0, 100, 100, 0,
     'posted');`;

/** One fault for each check of the books that this module brings: `:b` is the business, `:r` its branch. */
export const PLANTED_FAULTS: Readonly<Record<string, string>> = {
  truck_order_numbers_have_no_gap: `insert into truck_orders (business_id, id, branch_id, number, customer_id, route_id,
     truck_id, starts, ends, freight_payer, net_amount, tax, total_amount, paid_amount, remain_amount, status)
   values (:b, '${newId()}', :r, 'KMT0001', :r, :r, :r, now(), now(), 'each', 0, 0, 0, 0, 0, 'draft');`,
  truck_operation_numbers_have_no_gap: operation('KMV0001', 'null'),
  truck_service_numbers_have_no_gap: `insert into truck_services (business_id, id, branch_id, number, truck_id, title, kind, critical,
     total_amount, paid_amount, remain_amount, status, is_verified)
   values (:b, '${newId()}', :r, 'KMW0001', :r, 'Oil', 'oil', false, 0, 0, 0, 'requested', false);`,
  drivers_hold_their_advances: operation('KMV0002', ':r'),
};
