import type { InTheWay } from '#modules/branch/public.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { truckService } from '../../truck-service/truck-service.entity.ts';
import { namesOfBranches } from './names-of-branches.ts';

export interface TakenBeside {
  truck_id: string;
  kind: 'service' | 'trip';
  /** The work, where it is of this branch; of a trip of another branch only whose it is. */
  label: string | null;
  branch: string | null;
  from: Date;
  to: Date | null;
}

/** What has trucks beside the trips that are shown: work in the workshop, and trips of other branches or of other people. */
export async function takenBesides(
  { tx, branch: here }: ActorContext,
  taken: readonly InTheWay[],
  { shown, from }: { shown: ReadonlySet<string>; from: Date },
): Promise<TakenBeside[]> {
  const others = taken.filter(
    ({ source, to }) => !(source.kind === truckOrder.name && shown.has(source.id)) && (!to || to > from),
  );
  if (others.length === 0) return [];
  const services = await tx.query<{ id: string; title: string }>(
    `select id, title from ${truckService.table} where id = any($1) and branch_id = $2`,
    [
      others.filter(({ source }) => source.kind === truckService.name).map(({ source }) => source.id),
      here.id,
    ],
  );
  const names = await namesOfBranches(
    { tx },
    others.map(({ branch_id }) => branch_id),
  );
  const titles = new Map(services.map(({ id, title }) => [id, title]));
  return others.map(({ id, source, branch_id, ...times }) => ({
    truck_id: id,
    kind: source.kind === truckService.name ? 'service' : 'trip',
    label: titles.get(source.id) ?? null,
    branch: branch_id === here.id ? null : (names.get(branch_id) ?? null),
    ...{ from: times.from, to: times.to },
  }));
}
