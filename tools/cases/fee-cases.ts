import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { readBooks } from './books.ts';
import { type CaseShop, firstBranch } from './case-shop.ts';
import { type Journal, summed } from './match-cases.ts';
import { differing } from './message-calls.ts';
import { type DaysCase, playDays } from './rule-cases.ts';

/** What a business pays for the system: until when it is paid then, or what that posts. */
export type FeeCase = { id: string; title: string } & (DaysCase | PaidAhead | PaidAtOnce);

interface PaidAhead {
  amount: number;
  first_day: string;
  days: number;
  expected: { journal: Journal };
}

interface PaidAtOnce {
  payments: readonly (readonly [type: string, days: number | null, amount: number])[];
  expected: { journal: Journal };
}

/** Plays a payment for the system; one that becomes cost month by month, when all its months are over. */
export async function playFee(shop: CaseShop, one: FeeCase): Promise<string[]> {
  if ('today' in one) return playDays(one);
  const [{ date } = { date: '' }] = one.expected.journal;
  const payments =
    'payments' in one
      ? one.payments.map(([system_type, days, amount]) => ({ system_type, days, amount }))
      : [{ system_type: 'service_fee', days: one.days, amount: one.amount, covers_from: one.first_day }];
  shop.clock.begin(date);
  if ('days' in one) shop.clock.next(addDays(one.first_day, one.days));
  const money = { account_id: shop.accounts.get('M-PESA')?.id, date };
  for (const paid of payments)
    await shop.client.must({
      ...{ method: 'POST', path: 'api/payment/system', branchId: firstBranch(shop) },
      body: { id: newId(), ...paid, ...money },
    });
  const { entries } = await readBooks(shop);
  return differing({ journal: summed([...entries.values()]) }, { journal: summed(one.expected.journal) });
}
