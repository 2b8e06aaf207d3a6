import type { Tx } from '#server-kit/db/transaction.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';

/** The last business day of a branch on which a module has posted anything that bears VAT; null where it has nothing. */
export type TaxedDay = (tx: Tx, branchId: string) => Promise<string | null>;

declare module '#server-kit/operation/server-module.ts' {
  interface Slots {
    /** How modules whose documents bear VAT find the last of them. */
    taxedDays: TaxedDay;
  }
}

/** The last day whose VAT stands in the books of a branch; null before the first sale. */
export async function lastTaxedDay(
  { services, tx }: Pick<ActorContext, 'services' | 'tx'>,
  branchId: string,
): Promise<string | null> {
  let last: string | null = null;
  for (const taxedDay of services.brought('taxedDays')) {
    const day = await taxedDay(tx, branchId);
    if (day && (!last || day > last)) last = day;
  }
  return last;
}
