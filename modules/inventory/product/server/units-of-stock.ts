import type { Tx } from '#server-kit/db/transaction.ts';
import type { UnitOfMeasure } from '../../units.ts';
import { product } from '../product.entity.ts';

/** A product, and the unit that its stock is kept in: what single pieces of a line of it are. */
export interface UnitOfStock {
  product_id: string;
  unit_of_measure: UnitOfMeasure;
}

/** The units that the stock of some products is kept in, also of those that were deleted since. */
export function unitsOfStock(tx: Pick<Tx, 'query'>, productIds: readonly string[]): Promise<UnitOfStock[]> {
  return tx.query<UnitOfStock>(
    `select id as product_id, unit_of_measure from ${product.table} where id = any($1)`,
    [[...new Set(productIds)]],
  );
}
