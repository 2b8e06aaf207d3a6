import type { RowOf } from '#core/define-entity.ts';
import { money } from '#core/money.ts';
import { moveStock, stockInStore, storesOfCaller } from '#modules/inventory/public.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { truckService } from '../truck-service.entity.ts';

type Work = RowOf<typeof truckService>;

/** Takes the parts of a service out of the store and answers them with what they had cost. */
export async function takeParts(context: CommandContext, { id, parts }: Work, date: string) {
  if (!parts?.length) return parts ?? [];
  const store_id = await storeWithAll(context, parts);
  const moved = await moveStock(context.tx, {
    ...{ kind: 'truck-service', branch: context.branch, date, source: { kind: 'truck-service', id } },
    lines: parts.map((part) => ({ product_id: part.product_id, store_id, quantity: -part.quantity })),
  });
  return parts.map((part, place) => ({ ...part, cost: money(-(moved[place]?.value ?? 0n)) }));
}

/** That store of the caller in which all parts lie, the default one first; the first where none has all, which says what is missing. */
async function storeWithAll(
  context: CommandContext,
  parts: readonly { product_id: string; quantity: bigint }[],
): Promise<string> {
  const stores = await storesOfCaller(context);
  const ids = parts.map(({ product_id }) => product_id);
  for (const { id } of stores) {
    const there = await stockInStore(context.tx, id, ids);
    if (parts.every(({ product_id, quantity }) => (there.get(product_id) ?? 0n) >= quantity)) return id;
  }
  const [first] = stores;
  if (!first) throw NotFound();
  return first.id;
}
