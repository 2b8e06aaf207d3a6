import { nameOfProduct } from './case-names.ts';
import type { CaseShop } from './case-shop.ts';

type Row = Readonly<Record<string, unknown>>;

/** A line of a sale, a purchase or what came back of one, in the words of the cases. */
export function lineInWords(shop: CaseShop, line: Row): Row {
  const price = Number(line.unit_price ?? line.price);
  return {
    ...line,
    product: nameOfProduct(shop, line.product_id),
    quantity_in_base_unit: Math.round(Number(line.quantity) * Number(line.factor ?? 1) * 1000) / 1000,
    unit_price: price,
    line_amount: Math.round(price * Number(line.quantity) * 100) / 100,
    line_discount: Number(line.discount ?? 0),
    allocated_discount: Number(line.sale_discount ?? line.purchase_discount ?? 0),
    net: line.net_amount,
    vat: line.tax,
    gross: line.total_amount,
  };
}

/** What lines come to in one of their amounts. */
export function sumOf(lines: readonly Row[], key: string): number {
  return lines.reduce((sum, line) => sum + Math.round(Number(line[key]) * 100), 0) / 100;
}
