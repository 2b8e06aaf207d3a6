import type { Rightful } from '#core/permissions.ts';
import type { PlacedLine, Posting, PostingLine } from '#core/trade/posting.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { ledgerAccountOf } from '../../debt/debt.rules.ts';
import { inTheirBranches } from '../../ledger/between-branches.rules.ts';
import { CHART } from '../../ledger/chart.ts';
import { postEntries } from '../../ledger/server/post-entries.ts';
import { type DepositThere, depositIn, postingsElsewhere } from '../../payable/deposit.rules.ts';
import { lineOfParty, PARTIES, type Party } from '../../payable/party.rules.ts';
import type { DebtRow } from '../../payable/server/lock-debts.ts';
import { payment } from '../payment.entity.ts';

/** Of a debt, what a payment of it has to know. */
export type PaidDebt = Pick<
  DebtRow,
  'branch_id' | 'kind' | 'origin' | 'source_kind' | 'customer_id' | 'supplier_id'
>;

/** What a payment posts: the account of its money, the debts it paid, and what it moved in the deposit of its party. */
export interface PostedPayment {
  id: string;
  branch_id: string;
  date: string;
  money: string;
  /** The branch of that account. */
  money_in: string;
  /** Into the money account, or out of it. */
  direction: 'in' | 'out';
  parts: readonly { debt: PaidDebt; amount: bigint }[];
  deposit: { party: Party; amount: bigint } | null;
  /** What of a deposit that it used or paid back lies in other branches. */
  elsewhere?: readonly DepositThere[];
  /**
   * What it was for where it paid no debt, in the branch of that: an expense that is not verified yet waits in prepayments, what the
   * system was paid for is charged to an account of its own.
   */
  ahead?: { amount: bigint; branch_id: string; account?: string };
  /** What money in another currency is worth more than what it settled; below nought, less. */
  exchange?: bigint | undefined;
  /** What was taken beside it for moving money out. */
  fee?: bigint | undefined;
}

/** Posts a payment by its rule. */
export async function postPayment(tx: Tx, paid: PostedPayment, payer: Rightful): Promise<void> {
  const source = { kind: payment.name, id: paid.id };
  await postEntries(
    tx,
    postingsOf(paid).map((posting) => ({ ...posting, source })),
    payer,
  );
}

/**
 * What a payment posts in its branch, in that of its money, and in each other branch whose debts it paid: there the debt goes, and
 * the branches owe each other through 1900 (accounting.md 4.3).
 */
export function postingsOf(paid: PostedPayment): Posting[] {
  const { branch_id, date } = paid;
  const entry = (branch: string, lines: PostingLine[]): Posting => ({ branch_id: branch, date, lines });
  const byBranch = Map.groupBy(paid.parts, ({ debt }) => debt.branch_id);
  const here = linesOf(paid, byBranch.get(branch_id) ?? []);
  const entries: Posting[] = [];
  for (const [branch, parts] of byBranch) {
    if (branch === branch_id) continue;
    const sum = sumOf(parts);
    here.push(side(CHART.betweenBranches, sum, paid.direction === 'in' ? 'credit' : 'debit'));
    entries.push(
      entry(branch, [
        side(CHART.betweenBranches, sum, paid.direction === 'in' ? 'debit' : 'credit'),
        ...partLines(paid, parts),
      ]),
    );
  }
  const { deposit, elsewhere = [] } = paid;
  if (deposit) entries.push(...postingsElsewhere(deposit.party, date, elsewhere));
  return [...inTheirBranches({ branch_id, date, lines: here }), ...entries];
}

/**
 * What a payment posts besides once the expense whose debt it paid is un-verified: its money waits in prepayments again, from
 * that day on (A23).
 */
export function postingAhead({
  date,
  debt,
  amount,
}: {
  date: string;
  debt: PaidDebt;
  amount: bigint;
}): Posting {
  return {
    branch_id: debt.branch_id,
    date,
    lines: [
      side(CHART.prepayments, amount, 'debit'),
      { ...side(ledgerAccountOf(debt), amount, 'credit'), ...lineOfParty(debt) },
    ],
  };
}

function linesOf(paid: PostedPayment, parts: PostedPayment['parts']): PlacedLine[] {
  const { deposit, direction, ahead, fee = 0n, exchange = 0n, money_in, elsewhere = [] } = paid;
  const there = depositIn(elsewhere);
  const kept = deposit && PARTIES[deposit.party.kind].deposits;
  // A deposit that pays is its own money; one that grows or is paid back stands beside the money that moved.
  const isSpent = paid.money === kept;
  const total = sumOf(paid.parts) + (deposit && !isSpent ? deposit.amount : 0n) + (ahead?.amount ?? 0n);
  return [
    {
      ...side(
        paid.money,
        isSpent ? total - there : total + fee + exchange,
        direction === 'in' ? 'debit' : 'credit',
      ),
      ...(deposit && isSpent ? { party: deposit.party } : {}),
      branch_id: money_in,
    },
    side(CHART.betweenBranches, there, (direction === 'in') === isSpent ? 'debit' : 'credit'),
    ...partLines(paid, parts),
    {
      ...side(
        ahead?.account ?? CHART.prepayments,
        ahead?.amount ?? 0n,
        direction === 'in' ? 'credit' : 'debit',
      ),
      branch_id: ahead?.branch_id,
    },
    { ...side(CHART.bankCharges, fee, 'debit'), branch_id: money_in },
    side(CHART.exchangeGains, exchange > 0n ? exchange : 0n, 'credit'),
    side(CHART.exchangeLosses, exchange < 0n ? -exchange : 0n, 'debit'),
    ...(deposit && kept && !isSpent
      ? [
          {
            ...side(kept, deposit.amount - there, direction === 'in' ? 'credit' : 'debit'),
            party: deposit.party,
          },
        ]
      : []),
  ];
}

/** One line per account and party: a payment of ten debts is read as one. */
function partLines({ direction }: PostedPayment, parts: PostedPayment['parts']): PostingLine[] {
  const groups = Map.groupBy(
    parts,
    ({ debt }) => `${ledgerAccountOf(debt)} ${debt.customer_id ?? debt.supplier_id ?? ''}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return [
      {
        ...side(ledgerAccountOf(first.debt), sumOf(group), direction === 'in' ? 'credit' : 'debit'),
        ...lineOfParty(first.debt),
      },
    ];
  });
}

function side(account: string, amount: bigint, of: 'debit' | 'credit'): PostingLine {
  return { account, [of]: amount };
}

function sumOf(parts: readonly { amount: bigint }[]): bigint {
  return parts.reduce((sum, { amount }) => sum + amount, 0n);
}
