import { InvalidFields } from '#core/errors.ts';
import { dayOfPosting, holdParties, type PaidMoney, readMoney } from '#modules/finance/public.ts';
import { storeFor } from '#modules/inventory/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { dueBy, type SupplierTerms, termsOfSuppliers } from '../../supplier/server/supplier-terms.ts';
import type { GivenPurchase } from '../purchase.body.ts';
import { DUE_BEFORE } from '../purchase.words.ts';

/** When and where something is bought, until when it is to be paid, and what pays it. */
export interface PurchasePlace {
  date: string;
  due_date: string | null;
  store_id: string;
  payments: PaidMoney[];
  /** Within how many days each supplier is paid that has terms. */
  terms: SupplierTerms;
}

/** Reads what a purchase names beside goods, and locks its supplier; what is none of this branch is not found. */
export async function readPurchasePlace(
  context: CommandContext,
  given: GivenPurchase,
): Promise<PurchasePlace> {
  const date = dayOfPosting(context, given.date);
  if (given.due_date && given.due_date < date)
    throw new InvalidFields({ due_date: { key: 'due_before', words: DUE_BEFORE } });
  const carriers = (given.costs ?? []).map(({ supplier_id }, i) => [`costs.${i}.supplier_id`, supplier_id]);
  const suppliers: Record<string, string | null> = {
    supplier_id: given.supplier_id,
    ...Object.fromEntries(carriers),
  };
  const terms = await termsOfSuppliers(context, suppliers);
  await holdParties(
    context.tx,
    Object.values(suppliers).map((supplier_id) => ({ supplier_id })),
  );
  const store_id = await storeFor(context, given.store_id);
  return {
    date,
    due_date: given.due_date ?? dueBy(terms, given.supplier_id, date),
    terms,
    store_id,
    payments: await readMoney(context, given.payments, (i) => `payments.${i}.`, { anywhere: true }),
  };
}
