import type { InTheWay } from '#modules/branch/public.ts';
import { LEAVE_KIND, peopleOfBranch } from '#modules/employee/public.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { namesOfBranches } from './names-of-branches.ts';

/** More people than these are no board. */
const MOST_DRIVERS = 200;

export interface Driver {
  id: string;
  name: string;
  /** Until when he may, where that is known. */
  licence_ends: string | null;
}

/** Those who drive, by their names: on a trip or a truck that is shown, or in the branch with a driving licence. */
export async function whoDrives(
  { tx, branch: here }: ActorContext,
  shown: readonly { driver_id: string | null }[],
): Promise<Driver[]> {
  const driving = shown.flatMap(({ driver_id }) => driver_id ?? []);
  const people = (await peopleOfBranch(tx, here.id)).map(({ id }) => id);
  return tx.query<Driver>(
    `select id, name, licence_expires::text as licence_ends from ${user.table}
     where id = any($1) or id = any($2) and licence_expires is not null
     order by lower(name), id limit ${MOST_DRIVERS}`,
    [[...new Set(driving)], people],
  );
}

export interface Away {
  user_id: string;
  /** What keeps him, where that is told here: his leave, or a trip that is shown on which he helps. */
  label: string | null;
  leave_id: string | null;
  branch: string | null;
  from: Date;
  to: Date | null;
}

/** What those who drive have beside the trips that they drive; of other branches and other work no more than that. */
export async function awayBesides(
  { tx, branch: here }: ActorContext,
  taken: readonly InTheWay[],
  {
    drivers,
    trips,
  }: { drivers: readonly Driver[]; trips: readonly { id: string; driver_id: string | null }[] },
): Promise<Away[]> {
  const people = new Set(drivers.map(({ id }) => id));
  const driverOf = new Map(trips.map(({ id, driver_id }) => [id, driver_id]));
  const isTrip = ({ kind }: InTheWay['source']) => kind === truckOrder.name;
  const others = taken.filter(
    ({ id, source }) => people.has(id) && !(isTrip(source) && driverOf.get(source.id) === id),
  );
  if (others.length === 0) return [];
  const names = await namesOfBranches(
    { tx },
    others.map(({ branch_id }) => branch_id),
  );
  return others.map(({ id, source, branch_id, from, to }) => {
    const isHere = branch_id === here.id;
    const isLeave = isHere && source.kind === LEAVE_KIND;
    return {
      user_id: id,
      label: isLeave || (isHere && isTrip(source) && driverOf.has(source.id)) ? source.label : null,
      leave_id: isLeave ? source.id : null,
      branch: isHere ? null : (names.get(branch_id) ?? null),
      ...{ from, to },
    };
  });
}
