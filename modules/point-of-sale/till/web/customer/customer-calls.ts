import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { newId } from '#core/ids.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { commandsOf } from '#web-kit/api/commands.ts';
import { queriesOf, type WireRow } from '#web-kit/api/queries.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import type { CartCustomer } from '../../open-cart.rules.ts';

/** What a customer owes, where one may know it; asked again for each cart, for somebody may have paid. */
export function useDebtOf(id: string | undefined) {
  const may = useMay()('view_customer');
  return queryOptions({
    ...queriesOf(customer).one(id ?? ''),
    enabled: may && id !== undefined,
    select: debtOf,
  });
}

/** The customers whose name or number a text is part of. */
export function customersLike(text: string, enabled: boolean) {
  return queryOptions({ ...queriesOf(customer).search(text, 12), enabled });
}

/** A customer of name and phone number, made between two scans. */
export function useQuickCustomer(onMade: (made: CartCustomer) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; phone_number?: string }) => commandsOf(customer).create(body, newId()),
    onSuccess(row) {
      void client.invalidateQueries({ queryKey: queriesOf(customer).all });
      onMade(cartCustomer(row));
    },
  });
}

export function cartCustomer(row: WireRow): CartCustomer {
  const { phone_number } = row;
  return {
    id: row.id,
    name: String(row.name),
    phone_number: typeof phone_number === 'string' ? phone_number : null,
  };
}

/** The wire amount of a debt; nothing for those who may not see it or who paid ahead. */
export function debtOf({ balance }: WireRow): number {
  return typeof balance === 'number' && balance > 0 ? balance : 0;
}
