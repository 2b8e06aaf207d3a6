import type { Tx } from '#server-kit/db/transaction.ts';
import { findProducts } from './find-products.ts';
import { goodsForSale } from './goods-for-sale.ts';

/** Products of a branch by what is scanned or typed, as people find them who need to see no price. */
export async function goodsByKeyword(tx: Tx, branchId: string, keyword: string) {
  const found = await findProducts(tx, branchId, keyword);
  const goods = await goodsForSale(
    tx,
    branchId,
    found.map(({ id }) => id),
  );
  return found.flatMap(({ id, code, barcodes, units }) => {
    const good = goods.get(id);
    if (!good) return [];
    const { name, unit_of_measure, whole_units } = good;
    return [{ id, name, code, barcodes: barcodes ?? [], unit_of_measure, whole_units, units }];
  });
}
