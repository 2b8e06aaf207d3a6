import type { Currency } from '#core/currencies.ts';
import { type Exchange, inBase, payInForeign } from '#core/trade/exchange.ts';

/** A debt as far as a payment is concerned. */
export interface Owed {
  id: string;
  date: string | null;
  due_date: string | null;
  remain_amount: bigint;
}

/** How much of a payment goes to which debts, and what is left of it. */
export interface Allocation<D extends Owed> {
  parts: { debt: D; amount: bigint }[];
  rest: bigint;
}

/** Pays the oldest due first: what has no due date comes after what has one, and of two alike the older first. */
export function allocate<D extends Owed>(amount: bigint, debts: readonly D[]): Allocation<D> {
  let rest = amount;
  const parts: Allocation<D>['parts'] = [];
  for (const debt of debts.toSorted(byDue)) {
    const part = debt.remain_amount < rest ? debt.remain_amount : rest;
    if (part <= 0n) continue;
    parts.push({ debt, amount: part });
    rest -= part;
  }
  return { parts, rest };
}

/** The same with money in another currency: what it pays of debts, and what is left of it, as it is worth in the books. */
export function allocateForeign<D extends Owed & { agreed: Exchange | null }>(
  given: bigint,
  debts: readonly D[],
  today: Exchange,
  base: Currency,
): Allocation<D> {
  let left = given;
  const parts: Allocation<D>['parts'] = [];
  for (const debt of debts.toSorted(byDue)) {
    const owed = { remain: debt.remain_amount, agreed: debt.agreed };
    const { foreign, settles } = payInForeign(left, owed, today, base);
    if (settles <= 0n) continue;
    parts.push({ debt, amount: settles });
    left -= foreign;
  }
  return { parts, rest: inBase(left, today.rate, base) };
}

function byDue(a: Owed, b: Owed): number {
  return (
    (a.due_date ?? NEVER).localeCompare(b.due_date ?? NEVER) ||
    (a.date ?? NEVER).localeCompare(b.date ?? NEVER) ||
    a.id.localeCompare(b.id)
  );
}

const NEVER = '9999-12-31';
