import type { Posting, StockPosting } from '#core/trade/posting.ts';
import { EXCHANGED } from '../sale/payment-modes.ts';
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
  factor: number;
  quantity: bigint;
  cost: bigint;
  goods: 'restock' | 'scrap';
}

/** Of the sale that a return is of: where its goods came from, and what each line of it was. */
export interface ReturnedSale {
  store_id: string;
  lines: readonly { line_no: number; is_service: boolean; returned_quantity: bigint }[];
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
    exchanged: of(EXCHANGED),
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

/** Goods of a return, with the line of the sale by which they had left and how much of it was back before. */
interface GoodsOfReturn extends StockPosting {
  of: { id: string; line_no: number; before: bigint };
}

/** The goods that a return puts back into the store of its sale, at what they had cost; spoiled ones stay away. */
export function goodsOfReturn(
  { sale_id, lines }: Pick<PostedReturn, 'sale_id' | 'lines'>,
  { store_id, lines: sold }: ReturnedSale,
): GoodsOfReturn[] {
  const back = new Map(sold.map(({ line_no, returned_quantity }) => [line_no, returned_quantity]));
  return lines.flatMap(({ sale_line_no, product_id, factor, quantity, cost, goods }) => {
    const base = quantity * BigInt(factor);
    const line = sold.find(({ line_no }) => line_no === sale_line_no);
    const before = back.get(sale_line_no) ?? 0n;
    back.set(sale_line_no, before + base);
    if (goods !== 'restock' || !line || line.is_service) return [];
    const of = { id: sale_id, line_no: sale_line_no, before };
    return [{ product_id, store_id, quantity: base, value: cost, of }];
  });
}
