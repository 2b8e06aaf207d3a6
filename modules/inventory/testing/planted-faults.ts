import { newId } from '#core/ids.ts';
import { entry, line } from '#modules/finance/testing/journal-rows.ts';

const one = newId();

const level = `insert into stock_levels (business_id, product_id, store_id, batch_id, quantity)
  select :b, p.id, s.id, '00000000-0000-0000-0000-000000000000', 5 from products p, stores s
  where p.business_id = :b and s.business_id = :b;`;
const value = (
  quantity: number,
  worth: number,
) => `insert into stock_values (business_id, product_id, branch_id, quantity, value)
  select :b, p.id, :r, ${quantity}, ${worth} from products p where p.business_id = :b;`;

/** One fault for each check of the books that this module brings: `:b` is the business, `:r` its branch. */
export const PLANTED_FAULTS: Readonly<Record<string, string>> = {
  inventory_is_stock_value: `${entry(one)} ${line(one, 1, '1200', 5, 0)} ${line(one, 2, '4000', 0, 5)}`,
  documents_post_their_stock: `${entry(one)} ${line(one, 1, '1200', 5, 0)} ${line(one, 2, '4000', 0, 5)}`,
  stock_is_movements: value(5, 5),
  levels_are_movements: level,
  nothing_is_worth_nothing: value(0, 5),
  layers_are_stock: `${value(5, 5)} update products set valuation = 'fifo' where business_id = :b;`,
  transit_is_requests: `${entry(one)} ${line(one, 1, '1210', 5, 0)} ${line(one, 2, '4000', 0, 5)}`,
  reserved_is_requests: `${level} update stock_levels set reserved = 5 where business_id = :b;`,
  stock_is_listed: `${value(5, 5)} update products set deleted_at = now() where business_id = :b;`,
};
