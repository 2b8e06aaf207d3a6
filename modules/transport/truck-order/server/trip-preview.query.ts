import { z } from 'zod';
import { isId } from '#core/ids.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { route } from '../../route/route.entity.ts';
import { truck } from '../../truck/truck.entity.ts';
import { tripPreview } from '../trip-preview.answer.ts';
import { truckOrder } from '../truck-order.entity.ts';
import { freeTrucks } from './free-trucks.ts';
import { loadOfCargos } from './load-of-cargos.ts';
import { returnLoads } from './return-loads.ts';

const HOUR_MS = 60 * 60 * 1000;
const MOST_TRUCKS = 6;
const MOST_CARGOS = 100;

const INSTANT = z.iso.datetime({ offset: true, message: 'not_date' }).transform((said) => new Date(said));

/**
 * What stands beside a trip that is being typed (transport.md 8): how much of its truck the cargos take up, which trucks are free
 * for its time, the nearest first, and which of our own cargos wait where it ends. Nothing is taken by asking.
 */
export const tripPreviewQuery = defineQuery({
  name: 'truck-order.preview',
  route: 'GET api/truck-order/preview',
  permission: ['list_trucks', 'list_truck_orders'],
  sometimes: ['list_cargos', 'list_truck_operations'],
  input: z.strictObject({
    route_id: z.uuid('not_id').optional(),
    truck_id: z.uuid('not_id').optional(),
    trailer_id: z.uuid('not_id').optional(),
    starts: INSTANT.optional(),
    ends: INSTANT.optional(),
    cargo_ids: z
      .string()
      .transform((ids) => [...new Set(ids.split(',').filter(Boolean))])
      .refine((ids) => ids.every(isId) && ids.length <= MOST_CARGOS, { error: 'not_id' })
      .optional(),
    /** The trip itself, where it is changed: what it has taken is not in its own way. */
    id: z.uuid('not_id').optional(),
  }),
  answers: tripPreview,
  async run(context) {
    const { input, branch } = context;
    const { starts, ends, id, truck_id, trailer_id, cargo_ids = [] } = input;
    // What is asked by an id is there for whoever asks, or nowhere.
    if (id) await findRow(truckOrder, id, context);
    for (const one of [truck_id, trailer_id]) if (one) await findRow(truck, one, context);
    const way = input.route_id ? await findRow(route, input.route_id, context) : null;
    const load = await loadOfCargos(context, cargo_ids, { truck_id, trailer_id });
    const rest = Number(branch.settings.truck_turn_round_hours ?? 0) * HOUR_MS;
    const time =
      starts && ends && ends > starts ? { from: starts, to: new Date(ends.getTime() + rest) } : null;
    const free = time
      ? await freeTrucks(context, { ...time, ends: ends ?? time.to, id, origin: way?.origin, load })
      : null;
    return {
      load,
      is_free: free && truck_id ? free.some((one) => one.id === truck_id) : null,
      trucks: free?.filter(({ kind }) => kind === 'truck').slice(0, MOST_TRUCKS) ?? [],
      returns: way
        ? await returnLoads(context, { place: way.destination, ends, id, besides: cargo_ids })
        : [],
    };
  },
});
