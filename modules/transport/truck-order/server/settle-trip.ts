import type { RowOf } from '#core/define-entity.ts';
import { InvalidFields } from '#core/errors.ts';
import { formatExact, type Money, money, moneyStyle, moneyToWire } from '#core/money.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { checkDrafts } from '#server-kit/command/check-drafts.ts';
import { saveDrafts } from '#server-kit/command/create-row.ts';
import { isSound } from '#server-kit/command/draft.ts';
import { draftOfNew } from '#server-kit/command/read-body.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { AdvanceIsOpen, DriverIsOwed, NoDriver, NothingToSettle } from '../../errors.ts';
import { heldOfTrips } from '../../truck-operation/server/advances.ts';
import { truckOperation } from '../../truck-operation/truck-operation.entity.ts';
import type { OF_ADVANCE } from '../../truck-operation/truck-operation.rules.ts';
import type { truckOrder } from '../truck-order.entity.ts';

type Trip = RowOf<typeof truckOrder> & Row;
type Held = { row: Trip };

/** The driver is given money for the way: an operation of the trip, which he owes until it is settled. */
export const giveAdvance: TransitionWork<Held, SaidIn<typeof truckOrder, 'advance'>> = {
  async run(context, { row }, { account_id, amount, fee }) {
    if (!row.driver_id) throw NoDriver();
    await move(context, row, { kind: 'advance', account_id, amount, fee });
    return undefined;
  },
};

/** What the driver still holds comes back, or he is paid what he had to add; all of it where no amount is said. */
export const settleAdvance: TransitionWork<Held, SaidIn<typeof truckOrder, 'settle'>> = {
  async run(context, { row }, { account_id, amount }) {
    const held = await heldOf(context, row);
    if (held === 0n) throw NothingToSettle();
    const kind = held > 0n ? 'returned' : 'overspent';
    const open = money(held > 0n ? held : -held);
    await move(context, row, { kind, account_id, amount: amount ?? open, fee: null });
    return undefined;
  },
};

interface Moved {
  kind: (typeof OF_ADVANCE)[number];
  account_id: string;
  amount: Money;
  fee: Money | null;
}

/** Enters it as an operation, by all rules of those; what does not fit is named as the step calls it. */
async function move(context: CommandContext, trip: Trip, { kind, account_id, amount, fee }: Moved) {
  const { currency } = context.branch;
  const body = {
    ...{
      kind,
      account_id,
      truck_order_id: trip.id,
      truck_id: trip.truck_id,
      cost: moneyToWire(amount, currency),
    },
    ...(fee ? { fee: moneyToWire(fee, currency) } : {}),
  };
  const draft = draftOfNew(truckOperation, body, context);
  await checkDrafts(truckOperation, [draft], context);
  if (!isSound(draft)) {
    const { cost, ...others } = draft.problems;
    throw new InvalidFields({ ...others, ...(cost ? { amount: cost } : {}) });
  }
  await saveDrafts(truckOperation, [draft], context);
}

async function heldOf(context: CommandContext, { id }: Pick<Trip, 'id'>): Promise<bigint> {
  return (await heldOfTrips(context, [id])).get(id) ?? 0n;
}

/** Refuses while the driver holds something of the advance, or is owed what he added. */
export async function requireSettled(context: CommandContext, trip: Trip): Promise<void> {
  const held = await heldOf(context, trip);
  if (held === 0n) return;
  const [named] = await context.tx.query<{ name: string }>(`select name from ${user.table} where id = $1`, [
    trip.driver_id,
  ]);
  const driver = named?.name ?? '';
  const say = (amount: bigint) => formatExact(money(amount), moneyStyle(context.branch));
  throw held > 0n ? AdvanceIsOpen({ driver, held: say(held) }) : DriverIsOwed({ driver, owed: say(-held) });
}
