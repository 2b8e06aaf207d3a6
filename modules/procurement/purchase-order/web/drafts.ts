import type { Suggestion } from '../reorder.answer.ts';

/** A suggestion as somebody has settled it: how much, or nothing, and of whom. */
export interface Settled {
  line: Suggestion;
  quantity: number;
  supplier_id: string | null;
}

/** What is sent to save one draft. */
export interface DraftBody {
  supplier_id: string;
  store_id: string | null;
  price_mode: Suggestion['price_mode'];
  lines: { product_id: string; unit: string; quantity: number; price: number }[];
}

/** The drafts that come of what was settled: one for each supplier and way in which prices are meant, in the order of the page. */
export function draftsOf(settled: readonly Settled[], store_id: string | null): DraftBody[] {
  const wanted = settled.flatMap(({ line, quantity, supplier_id }) =>
    supplier_id && quantity > 0 ? [{ line, quantity, supplier_id }] : [],
  );
  const groups = Map.groupBy(wanted, ({ line, supplier_id }) => `${supplier_id} ${line.price_mode}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const lines = group.map(({ line: { product_id, unit, price }, quantity }) => ({
      ...{ product_id, unit, quantity },
      price: price ?? 0,
    }));
    return [{ supplier_id: first.supplier_id, store_id, price_mode: first.line.price_mode, lines }];
  });
}
