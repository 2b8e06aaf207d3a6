import type { Posting, StockPosting } from '#core/posting.ts';
import { sumOf } from '../sale/sale-entry.rules.ts';
import { returnEntry } from './return-entry.rules.ts';

/** Of a return, what the ledgers need to know. */
export interface PostedReturn {
  id: string;
  branch_id: string;
  date: string;
  sale_id: string;
  customer_id: string | null;
  lines: readonly ReturnedGoods[];
  net_amount: bigint;
  tax: bigint;
  refunds: readonly { account_id: string | null; mode: string; amount: bigint }[];
  rounding: bigint;
}

interface ReturnedGoods {
  sale_line_no: number;
  product_id: string;
  quantity: bigint;
  cost: bigint;
  goods: 'restock' | 'scrap';
}

/** Of the sale that a return is of: where its goods came from, and what each line of it was. */
export interface ReturnedSale {
  store_id: string;
  lines: readonly { line_no: number; factor: number; is_service: boolean }[];
}

/** What a return posts: the sale is taken back, the money goes out, the goods come in (accounting.md 4.3). */
export function postingOfReturn(
  back: PostedReturn,
  { store_id }: ReturnedSale,
  codes: ReadonlyMap<string, string>,
): Posting {
  const { refunds, lines, customer_id } = back;
  const of = (wanted: string) => sumOf(refunds, ({ mode, amount }) => (mode === wanted ? amount : 0n));
  const costOf = (wanted: string) => sumOf(lines, ({ goods, cost }) => (goods === wanted ? cost : 0n));
  const sums = {
    net: back.net_amount,
    vat: back.tax,
    restocked: costOf('restock'),
    spoiled: costOf('scrap'),
    written_off: of('write_off'),
    lowered: of('credit'),
    deposit: of('deposit'),
    rounding: back.rounding,
  };
  const paid = refunds
    .map(({ mode, amount, account_id }) => ({ mode, amount, ledger_code: codes.get(account_id ?? '') }))
    .filter(({ ledger_code }) => ledger_code);
  return {
    branch_id: back.branch_id,
    date: back.date,
    lines: returnEntry(sums, paid, { customer_id, store_id }),
  };
}

/** The goods that a return puts back into the store of its sale, at what they had cost; spoiled ones stay away. */
export function goodsOfReturn(
  { lines }: Pick<PostedReturn, 'lines'>,
  { store_id, lines: sold }: ReturnedSale,
): StockPosting[] {
  return lines.flatMap(({ sale_line_no, product_id, quantity, cost, goods }) => {
    const line = sold.find(({ line_no }) => line_no === sale_line_no);
    if (goods !== 'restock' || !line || line.is_service) return [];
    return [{ product_id, store_id, quantity: quantity * BigInt(line.factor), value: cost }];
  });
}
