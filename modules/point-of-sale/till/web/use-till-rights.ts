import { useMay } from '#web-kit/user/current-user.tsx';
import type { KeyRights } from '../till-keys.rules.ts';

/** What of the till its cashier may use; the rest is not there. */
export function useTillRights(): KeyRights {
  const may = useMay();
  return {
    discount: may('view_discount'),
    remove: may('clear_sales_on_cart'),
    customer: may('list_customers') || may('create_customer'),
  };
}
