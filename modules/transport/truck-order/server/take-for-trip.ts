import { businessDay } from '#core/business-day.ts';
import { linesTableName } from '#core/derive/table.ts';
import { type InTheWay, occupy, type Taking, takenBy } from '#modules/branch/public.ts';
import { LEAVE_KIND, OnLeave } from '#modules/employee/public.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import {
  LicenceEndsBeforeTrip,
  NoDriver,
  NotReadyAgain,
  PaperEndsBeforeTrip,
  TakenByTrip,
  TruckNotFree,
} from '../../errors.ts';
import { truck } from '../../truck/truck.entity.ts';
import { ROAD_PAPERS } from '../../truck/truck.rules.ts';
import { refuseOverdue } from '../../truck-service/server/due-services.ts';
import { truckOrder } from '../truck-order.entity.ts';
import { refuseLate } from './late-trips.ts';
import { momentIn } from './moment-in.ts';
import { truckOf } from './truck-of-trip.ts';

/** Of a trip, what it takes and when. */
export interface Plan {
  id: string;
  number: string;
  truck_id: string | null;
  trailer_id: string | null;
  driver_id: string | null;
  helper_id: string | null;
  starts: Date;
  ends: Date;
}

/** Trips in the table of who has what when. */
export const tripSource = ({ id }: { id: string }) => ({ kind: truckOrder.name, id });

/**
 * Takes truck, trailer, driver and helper for the time of a trip, in place of what it had; refused where one of them is on
 * another trip, is kept from work, or has a paper that ends on the way (transport.md 4 and 6).
 */
export async function takeForTrip(context: CommandContext, trip: Plan): Promise<void> {
  const { tx, branch } = context;
  if (!trip.driver_id) throw NoDriver();
  const { starts: from } = trip;
  const rest = Number(branch.settings.truck_turn_round_hours ?? 0) * HOUR_MS;
  const to = new Date(trip.ends.getTime() + rest);
  const trucks = [truckOf(trip), ...(trip.trailer_id ? [trip.trailer_id] : [])];
  const people = [trip.driver_id, ...(trip.helper_id ? [trip.helper_id] : [])];
  await refuseUnfit(context, trucks, trip);
  await refuseUnlicensed(context, trip);
  await refuseOverdue(context, trucks);
  await refuseLate(context, trip, [...trucks, ...people]);
  const takings: Taking[] = [
    ...trucks.map((id) => ({ kind: 'truck' as const, id, from, to })),
    ...people.map((id) => ({ kind: 'user' as const, id, from, to })),
  ];
  const source = { ...tripSource(trip), label: trip.number };
  const names = await namesOf(context, trucks, people);
  await occupy(tx, { source, branch_id: branch.id }, takings, ([first]) =>
    taken(first, names, { branch, rest, from }),
  );
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * The same of a trip whose truck was changed on the road: what it had stays taken up to now, and from now on it has the truck and
 * the people that go on. Those who were on it before need no looking at.
 */
export async function takeRestOfTrip(
  context: CommandContext,
  trip: Plan,
  before: Pick<Plan, 'driver_id'>,
  now: Date,
): Promise<void> {
  const { tx, branch } = context;
  const rest = Number(branch.settings.truck_turn_round_hours ?? 0) * HOUR_MS;
  const from = trip.starts > now ? trip.starts : now;
  const to = new Date(trip.ends.getTime() + rest);
  const goesOnWith = truckOf(trip);
  const trucks = [goesOnWith, ...(trip.trailer_id ? [trip.trailer_id] : [])];
  const people = [trip.driver_id, trip.helper_id].filter((id) => id !== null);
  await refuseUnfit(context, [goesOnWith], { ...trip, starts: now });
  await refuseOverdue(context, [goesOnWith]);
  const others = [goesOnWith, ...people.filter((id) => id === trip.driver_id && id !== before.driver_id)];
  await refuseLate(context, { id: trip.id, starts: new Date(now.getTime() - 1) }, others);
  const had = (await takenBy(tx, tripSource(trip)))
    .filter((one) => one.from < from)
    .map((one) => ({ ...one, to: one.to && one.to < from ? one.to : from }));
  const goesOn: Taking[] = [
    ...trucks.map((id) => ({ kind: 'truck' as const, id, from, to })),
    ...people.map((id) => ({ kind: 'user' as const, id, from, to })),
  ];
  const source = { ...tripSource(trip), label: trip.number };
  const names = await namesOf(context, trucks, people);
  await occupy(tx, { source, branch_id: branch.id }, [...had, ...goesOn], ([first]) =>
    taken(first, names, { branch, rest, from }),
  );
}

/** Whose it is; that he is on leave; or that it is back by then, and not ready again. */
function taken(
  first: InTheWay,
  names: ReadonlyMap<string, string>,
  { branch, rest, from }: { branch: CommandContext['branch']; rest: number; from: Date },
) {
  const what = names.get(first.id) ?? '';
  const timeZone = branch.time_zone;
  if (first.source.kind === LEAVE_KIND)
    return OnLeave({ who: what, day: businessDay(from > first.from ? from : first.from, branch) });
  const back = first.source.kind === truckOrder.name && first.to && new Date(first.to.getTime() - rest);
  if (back && first.to && back <= from)
    return NotReadyAgain({ what, back: momentIn(timeZone, back), ready: momentIn(timeZone, first.to) });
  return TakenByTrip({
    what,
    order: first.source.label,
    until: first.to ? momentIn(timeZone, first.to) : '',
  });
}

/** Refuses trucks that are kept from work on a day of the trip, or whose road papers end before its last day. */
export async function refuseUnfit(
  { tx, branch }: CommandContext,
  trucks: readonly string[],
  { starts, ends }: Pick<Plan, 'starts' | 'ends'>,
): Promise<void> {
  const [first, last] = [businessDay(starts, branch), businessDay(ends, branch)];
  const [held] = await tx.query<{ registration: string; day: string }>(
    `select t.registration, greatest(h.since, $2::date)::text as day
     from ${linesTableName(truck, 'holds')} h join ${truck.table} t on t.business_id = h.business_id and t.id = h.truck_id
     where h.truck_id = any($1) and h.since <= $3::date and (h.until is null or h.until >= $2::date)
     order by h.since`,
    [trucks, first, last],
  );
  if (held) throw TruckNotFree({ truck: held.registration, day: held.day });
  const [ended] = await tx.query<{ registration: string; day: string }>(
    `select t.registration, d.expires::text as day
     from ${linesTableName(truck, 'documents')} d join ${truck.table} t on t.business_id = d.business_id and t.id = d.truck_id
     where d.truck_id = any($1) and d.kind = any($3) and d.expires < $2::date
       and not exists (select from ${linesTableName(truck, 'documents')} n
                       where n.business_id = d.business_id and n.truck_id = d.truck_id and n.kind = d.kind and n.expires >= $2::date)
     order by d.expires`,
    [trucks, last, ROAD_PAPERS],
  );
  if (ended) throw PaperEndsBeforeTrip({ truck: ended.registration, day: ended.day });
}

/** A driver whose licence is known drives until it ends. */
async function refuseUnlicensed({ tx, branch }: CommandContext, { driver_id, ends }: Plan): Promise<void> {
  const [ended] = await tx.query<{ name: string; day: string }>(
    `select name, licence_expires::text as day from ${user.table} where id = $1 and licence_expires < $2::date`,
    [driver_id, businessDay(ends, branch)],
  );
  if (ended) throw LicenceEndsBeforeTrip({ driver: ended.name, day: ended.day });
}

/** Plates and people by id, as a refusal names them. */
async function namesOf(
  { tx }: CommandContext,
  trucks: readonly string[],
  people: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.query<{ id: string; name: string }>(
    `select id, registration as name from ${truck.table} where id = any($1)
     union all select id, name from ${user.table} where id = any($2)`,
    [trucks, people],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
