import { type Approver, type AskedApproval, approvedBy, askedOnWire } from '#modules/employee/public.ts';
import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { BelowPriceFloor } from '../../errors.ts';
import { isBelowFloor } from '../price-floor.rules.ts';
import type { CheckedCart } from './check-cart.ts';

/**
 * Where the branch stops sales below cost, goods go below the floor of their price by the hands alone of who sees losses, or with
 * his approval: answers whose it was.
 */
export async function holdFloor(
  context: CommandContext,
  document: string,
  { lines, priced, names, lowest, given }: CheckedCart,
  costs: readonly bigint[],
): Promise<Approver | null> {
  if (context.branch.settings.price_floor !== true || holdsToo(context, 'view_loss')) return null;
  const below = lines.find(({ product_id, base_quantity }, i) => {
    const { base = 0n, net = 0n } = priced.lines[i] ?? {};
    const minimum_price = lowest.get(product_id) ?? null;
    return isBelowFloor({ base_quantity, base, net, cost: costs[i] ?? 0n, minimum_price });
  });
  if (!below) return null;
  const asked: AskedApproval = { act: 'floor', document, ...given };
  const approver = await approvedBy(context, asked);
  if (approver) return approver;
  throw BelowPriceFloor({
    product: names.get(below.product_id) ?? '',
    approval: askedOnWire(context, asked),
  });
}
