import { occupy, release } from '#modules/branch/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { TakenByTrip } from '../../errors.ts';
import { truck } from '../../truck/truck.entity.ts';
import { momentIn } from '../../truck-order/server/moment-in.ts';
import { truckService } from '../truck-service.entity.ts';

interface Planned {
  id: string;
  number: string;
  truck_id: string;
  starts: Date | null;
  ends: Date | null;
}

/** Services in the table of who has what when. */
export const serviceSource = ({ id }: { id: string }) => ({ kind: truckService.name, id });

/** Takes the truck from trips for the time of a service, in place of what it had; nothing where it says no time. */
export async function takeForService(
  { tx, branch }: CommandContext,
  { id, number, truck_id, starts, ends }: Planned,
): Promise<void> {
  if (!starts) return release(tx, serviceSource({ id }));
  const [named] = await tx.query<{ registration: string }>(
    `select registration from ${truck.table} where id = $1`,
    [truck_id],
  );
  const source = { ...serviceSource({ id }), label: number };
  const taking = { kind: 'truck' as const, id: truck_id, from: starts, to: ends };
  await occupy(tx, { source, branch_id: branch.id }, [taking], ([first]) =>
    TakenByTrip({
      what: named?.registration ?? '',
      order: first.source.label,
      until: first.to ? momentIn(branch.time_zone, first.to) : '…',
    }),
  );
}
