import { newId } from '#core/ids.ts';

const service = `insert into services (business_id, id, branch_id, number, service_type_id, date, net_amount, tax,
     total_amount, status, is_verified)
   values (:b, '${newId()}', :r, 'KMS0001', :r, '2026-11-20', 100, 18, 118, 'done', false);`;

/** One fault for each check of the books that this module brings: `:b` is the business, `:r` its branch. */
export const PLANTED_FAULTS: Readonly<Record<string, string>> = {
  services_are_their_sales: service,
  services_are_what_was_sold: `insert into services (business_id, id, branch_id, number, service_type_id, date, net_amount, tax,
     total_amount, status, is_verified, billed_quantity, billed_net_amount, billed_amount)
   values (:b, '${newId()}', :r, 'KMS0001', :r, '2026-11-20', 0, 0, 0, 'pending', false, 1000, 100, 118);`,
  reserved_parts_are_of_open_services: `insert into stock_reservations
     (business_id, branch_id, source_kind, source_id, product_id, store_id, quantity)
   select :b, :r, 'service', :r, p.id, s.id, 5 from products p, stores s
   where p.business_id = :b and s.business_id = :b;`,
  service_numbers_have_no_gap: service,
};
