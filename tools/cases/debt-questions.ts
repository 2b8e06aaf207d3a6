import type { CaseEvent } from './case-file.ts';
import { keyOf } from './case-names.ts';
import type { CaseShop } from './case-shop.ts';
import { compareShown, type Difference } from './compare-figures.ts';

/** Questions about what is owed. */
export const DEBT_QUESTIONS: Readonly<
  Record<string, (shop: CaseShop, event: CaseEvent) => Promise<Difference[]>>
> = { overdue: askOverdue };

/** Debts that are past their day on the day of the question, the oldest first. */
async function askOverdue(shop: CaseShop, { date, expect }: CaseEvent): Promise<Difference[]> {
  const found: Record<string, unknown>[] = [];
  for (const branchId of shop.branches.values())
    for (const debt of await shop.client.list<DebtRow>('debt', branchId))
      if (debt.kind === 'debtor' && debt.remain_amount > 0 && debt.due_date && debt.due_date < date)
        found.push({ ...debt, document: keyOf(shop, debt.source_id ?? debt.id), party: debt.party_name });
  const byDay = found.toSorted((a, b) => String(a.due_date).localeCompare(String(b.due_date)));
  return compareShown(expect?.debts ?? [], byDay, 'overdue');
}

interface DebtRow {
  id: string;
  kind: string;
  source_id: string | null;
  party_name: string;
  remain_amount: number;
  due_date: string | null;
}
