import { divideRounded } from '#core/decimal.ts';
import { type Money, money } from '#core/money.ts';
import { formatQuantity, type Quantity } from '#core/quantity.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { lowerDebt } from '#modules/finance/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { cargo } from '../../cargo/cargo.entity.ts';
import { MoreThanOwed } from '../../errors.ts';
import { route } from '../../route/route.entity.ts';
import type { truckOrder } from '../truck-order.entity.ts';
import { TRUCK_ORDER_TEXTS } from '../truck-order.words.ts';
import { type CargoOfTrip, cargoOfTrip, payerOfCargo, wrongField } from './cargo-of-trip.ts';
import { freightOn } from './freight-of-trip.ts';
import { type HeldTrip, holdTrip } from './hold-trip.ts';
import { tripSource } from './take-for-trip.ts';

type Trip = HeldTrip['row'];

/** Notes how much of its cargo came with a trip, where that is not all. */
export async function noteArrived(context: CommandContext, trip: Trip, arrived: Quantity | null) {
  if (arrived === null) return;
  const goods = await cargoOfTrip(context, trip, { id: null, field: 'arrived' });
  if (goods.quantity === null) throw wrongField('arrived', 'no_quantity', TRUCK_ORDER_TEXTS.noQuantity);
  if (arrived > goods.quantity) throw onlyLoaded('arrived', goods.quantity);
  await context.tx.save(cargo, goods, { arrived_quantity: arrived });
}

/**
 * Freight of what did not arrive is taken off what its customer owes, with its VAT: its share of what the cargo costs, or the
 * amount that is said (TW-24). The last part of a cargo takes the rest.
 */
export const creditFreight: TransitionWork<HeldTrip, SaidIn<typeof truckOrder, 'credit'>> = {
  hold: holdTrip,
  async run(context, { row }, { cargo_id, quantity, amount }) {
    const { tx, clock, branch } = context;
    const goods = await cargoOfTrip(context, row, { id: cargo_id, field: 'cargo_id' });
    const before = (row.credits ?? [])
      .filter((credit) => credit.cargo_id === goods.id)
      .reduce((sum, credit) => sum + credit.quantity, 0n);
    if (goods.quantity === null) throw wrongField('cargo_id', 'no_quantity', TRUCK_ORDER_TEXTS.noQuantity);
    const missing = before + quantity;
    if (quantity === 0n || missing > goods.quantity) throw onlyLoaded('quantity', goods.quantity - before);
    const [way] = await tx.lockAll(route, [row.route_id]);
    const agreed = amount ?? (await shareOf(context, row, goods, { before, missing }));
    const day = row.delivered_on ?? today(clock, branch);
    const freight = freightOn(context, agreed, way?.tax ?? null, day);
    const customer_id = payerOfCargo(row, goods);
    const party = { kind: 'customer', id: customer_id } as const;
    const { lowered } = await lowerDebt(tx, tripSource(row), freight.total_amount, party);
    if (lowered !== freight.total_amount) throw MoreThanOwed();
    const arrived = goods.quantity - missing;
    const came =
      goods.arrived_quantity !== null && goods.arrived_quantity < arrived ? goods.arrived_quantity : arrived;
    await tx.save(cargo, goods, { arrived_quantity: came });
    const credit = { date: today(clock, branch), cargo_id: goods.id, customer_id, quantity, ...freight };
    return {
      credits: [...(row.credits ?? []), credit],
      credited_amount: money((row.credited_amount ?? 0n) + freight.net_amount),
      remain_amount: money(row.remain_amount - freight.total_amount),
    };
  },
};

/** What of the freight is of so much of a cargo: what it costs up to there less what was credited up to where it begins. */
async function shareOf(
  { tx }: CommandContext,
  { price, cargos }: Trip,
  goods: CargoOfTrip,
  { before, missing }: { before: bigint; missing: bigint },
): Promise<Money> {
  const ids = (cargos ?? []).map(({ cargo_id }) => cargo_id);
  const [sum] = await tx.query<{ all: bigint }>(
    `select coalesce(sum(price), 0)::bigint as all from ${cargo.table} where id = any($1)`,
    [ids],
  );
  const all = sum?.all ?? 0n;
  const whole =
    all > 0n ? divideRounded((price ?? 0n) * (goods.price ?? 0n), all) : ids.length === 1 ? price : null;
  if (!whole) throw wrongField('amount', 'say_amount', TRUCK_ORDER_TEXTS.sayAmount);
  const upTo = (quantity: bigint) => divideRounded(whole * quantity, goods.quantity ?? 1n);
  return money(upTo(missing) - upTo(before));
}

const onlyLoaded = (field: string, quantity: bigint) =>
  wrongField(field, 'only_loaded', TRUCK_ORDER_TEXTS.onlyLoaded, { quantity: formatQuantity(quantity) });
