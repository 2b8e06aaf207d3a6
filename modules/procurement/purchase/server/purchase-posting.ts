import { sum } from '#core/money.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import {
  type DepositThere,
  depositIn,
  depositsElsewhere,
  inTheirBranches,
  type MoneyPlace,
  moneyPlaces,
  postingsElsewhere,
} from '#modules/finance/public.ts';
import type { PostingRule } from '#server-kit/operation/document-work.ts';
import { leftInStock, type PostedPurchase, purchaseEntry } from '../purchase-posting.rules.ts';

/** What of a purchase says what it posts and moves; a row that is about to be written says it as well. */
interface PurchaseRow extends Omit<PostedPurchase, 'payments' | 'lines'> {
  id: string;
  branch_id: string;
  date: string;
  store_id: string;
  order_id?: string | null;
  lines: readonly (PostedPurchase['lines'][number] & {
    product_id: string;
    quantity: bigint;
    factor: number;
    from_stock?: bigint | null;
  })[];
  payments: readonly { account_id: string | null; amount: bigint; fee?: bigint | null }[];
}

/** Where the accounts stand that purchases were paid from, and what they took of deposits in other branches. */
interface PurchaseFacts {
  places: ReadonlyMap<string, MoneyPlace>;
  elsewhere: ReadonlyMap<string, readonly DepositThere[]>;
}

/**
 * A purchase posts its goods, its VAT, its payments and what it leaves open; where it took what another branch had paid
 * ahead (A42), or was paid out of its account, that branch posts as well.
 */
export const purchasePosting: PostingRule<PurchaseRow, PurchaseFacts> = {
  facts: async ({ tx }, rows) => ({
    places: await moneyPlaces(
      tx,
      rows.flatMap(({ payments }) => payments.map(({ account_id }) => account_id)),
    ),
    elsewhere: await depositsElsewhere(tx, 'purchase', rows),
  }),
  of(row, { places, elsewhere }) {
    const { id, branch_id, date, supplier_id } = row;
    const taken = elsewhere.get(id) ?? [];
    const money = row.payments.filter(({ account_id }) => account_id !== null);
    const ahead = sum(row.payments.map(({ account_id, amount }) => (account_id === null ? amount : 0n)));
    const there = depositIn(taken);
    const payments = [
      ...money.map(({ account_id, amount, fee }) => {
        const place = places.get(account_id ?? '');
        return { amount, fee, ledger_code: place?.account ?? null, branch_id: place?.branch_id };
      }),
      { amount: ahead - there, ledger_code: null },
      { amount: there, ledger_code: CHART.betweenBranches },
    ];
    return [
      ...inTheirBranches({ branch_id, date, lines: purchaseEntry({ ...row, payments }) }),
      ...(supplier_id ? postingsElsewhere({ kind: 'supplier', id: supplier_id }, date, taken) : []),
    ];
  },
  stays({ store_id, lines }) {
    const stock = lines.map(({ product_id, cost, accrued, variance, from_stock }) => {
      const put = cost - (accrued ?? 0n) - (variance ?? 0n);
      return { product_id, store_id, quantity: 0n, value: put - (from_stock ?? put) };
    });
    return { lines: leftInStock(store_id, sum(stock.map(({ value }) => value))), stock };
  },
  /** Of a bill the goods are there already: they are only worth more, or less. */
  stock: ({ lines, store_id, order_id }) =>
    lines.map(({ product_id, quantity, factor, cost, accrued, variance }) => ({
      ...{ product_id, store_id },
      quantity: order_id ? 0n : quantity * BigInt(factor),
      value: order_id ? cost - (accrued ?? 0n) - (variance ?? 0n) : cost,
    })),
};
