import { inTheirBranches, type MoneyPlace, moneyPlaces } from '#modules/finance/public.ts';
import type { PostingRule } from '#server-kit/operation/document-work.ts';
import { landedCostEntry, leftInStock, type PostedLandedCost } from '../landed-cost-posting.rules.ts';

/** What of a cost says what it posts; a row that is about to be written says it as well. */
interface CostRow extends Omit<PostedLandedCost, 'money' | 'lines'> {
  branch_id: string;
  date: string;
  account_id: string | null;
  lines: readonly (PostedLandedCost['lines'][number] & {
    product_id: string;
    store_id: string;
    from_stock?: bigint | null;
  })[];
}

/** What a cost of getting goods here posts: no goods move, they are only worth more. */
export const landedCostPosting: PostingRule<CostRow, ReadonlyMap<string, MoneyPlace>> = {
  facts: ({ tx }, rows) =>
    moneyPlaces(
      tx,
      rows.map(({ account_id }) => account_id),
    ),
  of: (row, places) =>
    inTheirBranches({
      branch_id: row.branch_id,
      date: row.date,
      lines: landedCostEntry({ ...row, money: places.get(row.account_id ?? '') ?? null }),
    }),
  stays: ({ lines }) => ({
    lines: leftInStock(lines),
    stock: lines.map(({ product_id, store_id, to_stock, from_stock }) => ({
      ...{ product_id, store_id, quantity: 0n },
      value: to_stock - (from_stock ?? to_stock),
    })),
  }),
  stock: ({ lines }) =>
    lines.map(({ product_id, store_id, to_stock }) => ({
      product_id,
      store_id,
      quantity: 0n,
      value: to_stock,
    })),
};
