import type { Tx } from '#server-kit/db/transaction.ts';
import type { Layer } from '../layers.rules.ts';
import type { StockMove } from './move-stock.ts';

/** The layers of a pool that hold goods, oldest first, and those that came since. Their pools are locked. */
export interface LayerStack {
  layers: Layer[];
  /** The highest number given so far; new layers have higher ones. */
  known: number;
}

export async function readLayers(
  tx: Tx,
  branchId: string,
  productIds: readonly string[],
): Promise<Map<string, LayerStack>> {
  const ids = [...new Set(productIds)];
  const rows = await tx.query<Layer & { product_id: string; is_last: boolean }>(LAYERS, [ids, branchId]);
  const stacks = new Map<string, LayerStack>(ids.map((id) => [id, { layers: [], known: 0 }]));
  for (const { product_id, is_last: _, ...layer } of rows) {
    const stack = stacks.get(product_id);
    stack?.layers.push(layer);
    if (stack) stack.known = layer.no;
  }
  return stacks;
}

/** The last layer is read also when nothing is left of it, for the next one is numbered after it. */
const LAYERS = `
select * from (
  select product_id, no, batch_id, source_id, line_no, quantity, value,
         no = max(no) over (partition by product_id) as is_last
  from stock_layers where product_id = any($1) and branch_id = $2) l
where l.quantity > 0 or l.is_last order by product_id, no`;

/** Keeps the layers of a product as they are after a movement, new ones with the document that brought them. */
export function writeLayers(
  tx: Tx,
  { branch, date, source }: Pick<StockMove, 'branch' | 'date' | 'source'>,
  productId: string,
  { layers, known }: LayerStack,
): void {
  const old = layers.filter(({ no }) => no <= known);
  const made = layers.filter(({ no }) => no > known);
  if (old.length > 0)
    tx.send(
      `update stock_layers l set quantity = n.quantity, value = n.value
       from unnest($3::int[], $4::bigint[], $5::bigint[]) n(no, quantity, value)
       where l.product_id = $1 and l.branch_id = $2 and l.no = n.no and (l.quantity, l.value) <> (n.quantity, n.value)`,
      [
        productId,
        branch.id,
        old.map(({ no }) => no),
        old.map(({ quantity }) => quantity),
        old.map(({ value }) => value),
      ],
    );
  if (made.length > 0)
    tx.send(
      `insert into stock_layers
         (business_id, product_id, branch_id, date, source_kind, source_id,
          no, batch_id, line_no, quantity_in, value_in, quantity, value)
       select (select ctx.biz()), $1, $2, $3, $4, $5, n.no, n.batch_id, n.line_no, n.came, n.worth, n.quantity, n.value
       from unnest($6::int[], $7::uuid[], $8::int[], $9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[])
         n(no, batch_id, line_no, came, worth, quantity, value)`,
      [
        ...[productId, branch.id, date, source.kind, source.id],
        made.map(({ no }) => no),
        made.map(({ batch_id }) => batch_id),
        made.map(({ line_no }) => line_no),
        made.map((layer) => layer.came?.quantity ?? layer.quantity),
        made.map((layer) => layer.came?.value ?? layer.value),
        made.map(({ quantity }) => quantity),
        made.map(({ value }) => value),
      ],
    );
}
