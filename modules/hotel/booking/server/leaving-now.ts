import { addDays, businessDay } from '#core/business-day.ts';
import type { FoundRow } from '#core/define-entity.ts';
import { isPossible } from '#core/define-states.ts';
import { type Money, money } from '#core/money.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { restOfGroup } from '../../group/server/group-bill.ts';
import { roomType } from '../../room-type/room-type.entity.ts';
import { booking } from '../booking.entity.ts';
import { leavesNow, nightsUntil, restAtLeaving } from '../leaving.rules.ts';
import { depositFor } from './end-booking.ts';
import { agreedPrice, amountsByDay, sumOf } from './plan-stay.ts';
import { nightsOfRow, nightsThrough } from './post-nights.ts';
import { quotedType } from './read-type.ts';

type Stay = FoundRow<typeof booking>;

/** What a guest in the house would pay if he left now, and what it is made of. */
export interface LeavingNow {
  /** Nights slept that no audit has posted, and what they come to. */
  nights: number;
  nights_amount: Money;
  /** For leaving early, or for the room by day. */
  early: Money;
  /** What the deposit pays of it, and what lies above the bill. */
  deposit: Money;
  over: Money;
  to_pay: Money;
}

/**
 * What check-out would come to now, by the rules by which it does; nothing where nobody can leave. Of a group on one bill only the last
 * guest pays for the nights.
 */
export async function leavingNow(
  context: QueryContext,
  stay: Stay,
  open: { remain: bigint; charges: bigint },
): Promise<LeavingNow | null> {
  const { clock, branch } = context;
  if (!isPossible(booking, stay, 'check_out')) return null;
  const row = { ...stay, check_in: String(stay.check_in), check_out: String(stay.check_out) };
  const group = await restOfGroup(context, {
    ...{ id: row.id, one_bill: row.one_bill === true },
    group_id: row.group_id ? String(row.group_id) : null,
  });
  const isPaid = !group || group.isLast;
  const day = today(clock, branch);
  const date = businessDay(clock.now(), { time_zone: branch.time_zone, day_starts_at: '00:00' });
  const gone = leavesNow(row, day, date);
  const kept = nightsUntil(row, nightsOfRow(row), gone);
  const { due } = nightsThrough({ nights: kept.nights }, addDays(gone, -1), day);
  const early = await chargeOf(context, row, kept.left[0]);
  const others = (group?.left ?? []).reduce((sum, { remain_amount }) => sum + remain_amount, 0n);
  const payer_id = row.payer_id ? String(row.payer_id) : null;
  const { used, to_pay, over } = restAtLeaving({
    stay: isPaid ? open.remain + sumOf(due) + early + others : 0n,
    charges: open.charges,
    deposit: isPaid
      ? await depositFor(context, { ...row, payer_id, customer_id: String(row.customer_id), deposit: null })
      : 0n,
    isOwn: payer_id === null || payer_id === row.customer_id,
  });
  return {
    ...{ nights: due.length, nights_amount: sumOf(due), early: money(early) },
    ...{ deposit: money(used), over: money(over), to_pay: money(to_pay) },
  };
}

/** For leaving early, where the type says so, or for the room by day. */
async function chargeOf(
  context: QueryContext,
  row: Stay & { check_in: string },
  left: ReturnType<typeof nightsOfRow>[number] | undefined,
): Promise<bigint> {
  if (row.day_use === true) {
    const type = await quotedType(context, String(row.room_type_id));
    const { price } = agreedPrice(context, row, type);
    return amountsByDay(context, type, { day: row.check_in, price }).total_amount;
  }
  if (!left) return 0n;
  const [type] = await context.tx.query<{ early_departure: string | null }>(
    `select early_departure from ${roomType.table} where id = $1`,
    [row.room_type_id],
  );
  return type?.early_departure === 'one_night' ? left.total_amount - (left.levy ?? 0n) : 0n;
}
