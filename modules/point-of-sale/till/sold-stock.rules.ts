import { quantityOf, quantityToWire } from '#core/quantity.ts';
import type { Sellable } from './catalogue.rules.ts';
import type { OpenLine } from './open-cart.rules.ts';

/** The products of a sold cart with what is left of them: the till knows before it has asked. */
export function leftOnShelf(
  lines: readonly OpenLine[],
  product: (id: string) => Sellable | undefined,
): Sellable[] {
  const sold = Map.groupBy(lines, ({ product_id }) => product_id);
  return [...sold].flatMap(([id, of]) => {
    const known = product(id);
    const before = known?.stock === undefined ? null : quantityOf(known.stock);
    if (!known || typeof before !== 'bigint') return [];
    const left = of.reduce((rest, line) => rest - line.quantity * BigInt(line.factor), before as bigint);
    const { out_of_stock: _, ...rest } = known;
    return [{ ...rest, stock: quantityToWire(left), ...(left <= 0n ? { out_of_stock: true as const } : {}) }];
  });
}
