import type { Tx } from '#server-kit/db/transaction.ts';

/** The last business day of a branch on which a module has posted anything that bears VAT; null where it has nothing. */
export type TaxedDay = (tx: Tx, branchId: string) => Promise<string | null>;

const modules: TaxedDay[] = [];

/** A module whose documents bear VAT says here how to find the last of them; called once, when its server half is loaded. */
export function addTaxedDay(taxedDay: TaxedDay): void {
  modules.push(taxedDay);
}

/** The last day whose VAT stands in the books of a branch; null before the first sale. */
export async function lastTaxedDay(tx: Tx, branchId: string): Promise<string | null> {
  let last: string | null = null;
  for (const taxedDay of modules) {
    const day = await taxedDay(tx, branchId);
    if (day && (!last || day > last)) last = day;
  }
  return last;
}
