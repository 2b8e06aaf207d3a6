import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { BelowPriceFloor } from '../../errors.ts';
import { isBelowFloor } from '../price-floor.rules.ts';
import type { CheckedCart } from './check-cart.ts';

/** Where the branch stops sales below cost, goods go below the floor of their price by the hands alone of who sees losses. */
export function refuseBelowFloor(
  context: Pick<CommandContext, 'actor' | 'asks' | 'branch'>,
  { lines, priced, names, lowest }: CheckedCart,
  costs: readonly bigint[],
): void {
  if (context.branch.settings.price_floor !== true || holdsToo(context, 'view_loss')) return;
  const below = lines.find(({ product_id, base_quantity }, i) => {
    const { base = 0n, net = 0n } = priced.lines[i] ?? {};
    const minimum_price = lowest.get(product_id) ?? null;
    return isBelowFloor({ base_quantity, base, net, cost: costs[i] ?? 0n, minimum_price });
  });
  if (below) throw BelowPriceFloor({ product: names.get(below.product_id) ?? '' });
}
