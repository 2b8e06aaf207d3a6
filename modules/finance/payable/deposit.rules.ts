import type { Posting } from '#core/trade/posting.ts';
import { CHART } from '../ledger/chart.ts';
import { PARTIES, type Party } from './party.rules.ts';

/** So much of a deposit in one branch, in minor units of its currency. */
export interface DepositThere {
  branch_id: string;
  amount: bigint;
}

export function depositIn(deposits: readonly DepositThere[]): bigint {
  return deposits.reduce((sum, { amount }) => sum + amount, 0n);
}

/** Takes an amount from deposits in their order, of each no more than lies there. */
export function sharedDeposit(deposits: readonly DepositThere[], amount: bigint): DepositThere[] {
  let left = amount;
  return deposits.flatMap(({ branch_id, amount: there }) => {
    const part = there < left ? there : left;
    if (part <= 0n) return [];
    left -= part;
    return [{ branch_id, amount: part }];
  });
}

/**
 * What branches post whose deposit a document of another branch took: it lies with them no longer, and that branch owes it to
 * them (1900), or they to it where it lay with a supplier.
 */
export function postingsElsewhere(party: Party, date: string, elsewhere: readonly DepositThere[]): Posting[] {
  const { deposits, pays } = PARTIES[party.kind];
  const [lowered, owed] = pays === 'in' ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const);
  return elsewhere.map(({ branch_id, amount }) => ({
    branch_id,
    date,
    lines: [
      { account: deposits, [lowered]: amount, party },
      { account: CHART.betweenBranches, [owed]: amount },
    ],
  }));
}
