import { sql } from 'kysely';
import { z } from 'zod';
import { quantity } from '#core/quantity.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { fuelOfTruck } from '../fuel.answer.ts';
import { truck } from '../truck.entity.ts';
import { stretchesOf } from './stretches.ts';

/** A stretch is looked at that went less than so much of the mean on a litre, in percent. */
const FAR_BELOW = 80n;

/** Which stretches of a truck between full tanks took how much fuel (transport.md 7 and 8). */
export const fuelQuery = defineQuery({
  name: 'truck.fuel',
  route: 'GET api/truck/fuel',
  permission: ['view_truck', 'list_truck_operations'],
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: fuelOfTruck,
  async run(context) {
    const { id, km_per_litre: mean, tank_litres } = await findRow(truck, context.input.id, context);
    const { rows } =
      await sql<Stretch>`select s.date::text as date, s.from_km, s.to_km, s.litres, s.largest_fill,
        (s.gone::numeric * 1000 / s.litres)::bigint as km_per_litre
      from ${stretchesOf(sql`${id}::uuid`)} s order by s.stretch`.execute(context.tx.sql);
    return {
      mean_km_per_litre: typeof mean === 'bigint' ? quantity(mean) : null,
      stretches: rows.map(({ largest_fill, ...one }) => ({
        ...one,
        is_flagged:
          (typeof mean === 'bigint' && one.km_per_litre * 100n < mean * FAR_BELOW) ||
          (tank_litres !== null && largest_fill > tank_litres),
      })),
    };
  },
});

interface Stretch {
  date: string;
  from_km: bigint;
  to_km: bigint;
  litres: bigint;
  largest_fill: bigint;
  km_per_litre: bigint;
}
