import type { Posting, PostingLine, StockPosting } from '#core/trade/posting.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import type { STEPS } from './request-fields.ts';

/** One step of one line, as the books need it. */
export interface PostedStep {
  step: (typeof STEPS)[number];
  date: string;
  product_id: string;
  quantity: bigint;
  lost: bigint;
  cost: bigint;
  lost_cost: bigint;
  shortage_cost: bigint;
}

/** A request as the books need it. */
export interface PostedRequest {
  from_branch_id: string;
  from_store_id: string;
  to_branch_id: string;
  to_store_id: string;
  steps: readonly PostedStep[];
}

/** Whether the goods leave the pool of a branch, and come into that of another one. */
export function isBetweenBranches(request: Pick<PostedRequest, 'from_branch_id' | 'to_branch_id'>): boolean {
  return request.from_branch_id !== request.to_branch_id;
}

/**
 * What steps post, an entry for each branch and day (accounting.md 4.3, A15, A16): goods on the road are the sender's until
 * they arrive, a loss is his, and the branches owe each other what was received. Within a branch value stays in its pool, so
 * only a loss is posted (A3).
 */
export function requestEntries(request: PostedRequest): Posting[] {
  const entries = new Map<string, Posting & { lines: PostingLine[] }>();
  const post = (branch_id: string, date: string, lines: readonly PostingLine[]) => {
    const key = `${branch_id} ${date}`;
    const entry = entries.get(key) ?? { branch_id, date, lines: [] };
    entry.lines.push(...lines.filter(({ debit = 0n, credit = 0n }) => debit !== credit));
    entries.set(key, entry);
  };
  for (const step of request.steps)
    for (const { branch_id, lines } of stepLines(request, step)) post(branch_id, step.date, lines);
  return [...entries.values()].filter(({ lines }) => lines.length > 0);
}

function stepLines(
  { from_branch_id: from, to_branch_id: to }: PostedRequest,
  { step, cost, lost_cost, shortage_cost }: PostedStep,
): { branch_id: string; lines: PostingLine[] }[] {
  const lost = { account: CHART.stockLosses, debit: lost_cost };
  if (from === to)
    return [{ branch_id: from, lines: [lost, { account: CHART.inventory, credit: lost_cost }] }];
  if (step === 'dispatch')
    return [
      {
        branch_id: from,
        lines: [
          { account: CHART.goodsInTransit, debit: cost },
          { account: CHART.inventory, credit: cost },
        ],
      },
    ];
  const offTheRoad = { account: CHART.goodsInTransit, credit: cost + lost_cost };
  const intoStock = [{ account: CHART.inventory, debit: cost - shortage_cost }, soldEarlier(shortage_cost)];
  if (step === 'return') return [{ branch_id: from, lines: [...intoStock, lost, offTheRoad] }];
  return [
    {
      branch_id: from,
      lines: [{ account: CHART.betweenBranches, debit: cost }, lost, offTheRoad],
    },
    { branch_id: to, lines: [...intoStock, { account: CHART.betweenBranches, credit: cost }] },
  ];
}

/** What goods that fill a shortage cost beyond what they had left at: above zero they were sold too cheap. */
function soldEarlier(shortage_cost: bigint): PostingLine {
  const account = CHART.costOfSales;
  return shortage_cost < 0n ? { account, credit: -shortage_cost } : { account, debit: shortage_cost };
}

/** What steps move, and where: between stores of a branch by way of its place for goods in transit. */
export function requestGoods(request: PostedRequest): StockPosting[] {
  const { from_branch_id, from_store_id, to_store_id } = request;
  const isBetween = isBetweenBranches(request);
  const road = from_branch_id;
  return request.steps.flatMap(({ step, product_id, quantity, lost, cost, lost_cost, shortage_cost }) => {
    const move = (store_id: string, moved: bigint, value: bigint) =>
      moved === 0n ? [] : [{ product_id, store_id, quantity: moved, value }];
    if (step === 'dispatch')
      return isBetween
        ? move(from_store_id, -quantity, -cost)
        : [...move(from_store_id, -quantity, 0n), ...move(road, quantity, 0n)];
    const into = step === 'receive' ? to_store_id : from_store_id;
    if (isBetween) return move(into, quantity, cost - shortage_cost);
    return [...move(road, -quantity, 0n), ...move(into, quantity, 0n), ...move(road, -lost, -lost_cost)];
  });
}
