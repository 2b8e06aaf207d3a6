import { z } from 'zod';
import { divideRounded } from '#core/decimal.ts';
import { f } from '#core/fields.ts';
import { type Money, money, moneyOfWire } from '#core/money.ts';
import { ONE_UNIT } from '#core/quantity.ts';
import { countsInSql, statesAfter, statesInSql } from '#core/state-sets.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { route } from '../../route/route.entity.ts';
import { truckOperation } from '../../truck-operation/truck-operation.entity.ts';
import { SPENDING } from '../../truck-operation/truck-operation.rules.ts';
import { truckOperationStates } from '../../truck-operation/truck-operation.states.ts';
import { expectedCosts } from '../expected-costs.answer.ts';
import { truckOrder } from '../truck-order.entity.ts';
import { truckOrderStates } from '../truck-order.states.ts';
import { freightOn } from './freight-of-trip.ts';

/** Fewer trips say nothing, and more than these are of another time. */
const LEAST = 3;
const MOST = 10;

/**
 * What a trip is expected to cost: of each kind of cost the median over the last closed trips of its route, or what the route says
 * where there are too few of them; and what is left of its freight after that (transport.md 3, TW-23).
 */
export const expectedCostsOfTrip = defineQuery({
  name: 'truck-order.expected',
  route: 'GET api/truck-order/expected',
  permission: 'view_truck_order',
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: expectedCosts,
  async run(context) {
    const { net_amount, route_id } = await findRow(truckOrder, context.input.id, context);
    return expectedOn(context, String(route_id), net_amount);
  },
});

const PRICE = f.money();

/** The same of a trip that is still being typed: its route, and what is to be paid for it where the route does not say it. */
export const expectedCostsOnRoute = defineQuery({
  name: 'truck-order.expected-on-route',
  route: 'GET api/truck-order/expected-on-route',
  permission: 'view_truck_order',
  input: (wire) =>
    z.strictObject({
      route_id: z.uuid('not_id'),
      // In a query it is text; beyond that it is an amount as everywhere.
      price: z.coerce
        .number('not_number')
        .refine((typed) => PRICE.kind.schema(PRICE, wire).safeParse(typed).success, 'not_number')
        .optional(),
    }),
  answers: expectedCosts,
  async run(context) {
    const { branch, clock, input } = context;
    const way = await findRow(route, input.route_id, context);
    const typed = input.price === undefined ? null : moneyOfWire(input.price, branch.currency);
    const { net_amount } = freightOn(context, typed ?? way.price ?? 0n, way.tax, today(clock, branch));
    return expectedOn(context, input.route_id, net_amount);
  },
});

async function expectedOn(context: QueryContext<unknown>, route_id: string, net_amount: Money) {
  const [spent] = await context.tx.query<Medians>(MEDIANS, [route_id, context.branch.id]);
  const isOfTrips = spent !== undefined && spent.trips >= LEAST;
  const costs = isOfTrips ? medians(spent) : await costsOfRoute(context, route_id);
  const all = Object.values(costs).reduce((sum, cost) => sum + cost, 0n);
  return {
    ...{ from: isOfTrips ? ('trips' as const) : ('route' as const), trips: spent?.trips ?? 0, costs },
    ...{ net_amount, profit: money(net_amount - all) },
  };
}

interface Medians {
  trips: number;
  fuel: bigint;
  toll: bigint;
  allowance: bigint;
  other: bigint;
}

const medians = ({ fuel, toll, allowance, other }: Medians) => ({
  ...{ fuel: money(fuel), toll: money(toll), allowance: money(allowance), other: money(other) },
});

/** Litres at what a litre cost last here, and what the route says of tolls and of what the driver is given. */
async function costsOfRoute(context: QueryContext<unknown>, id: string) {
  const { fuel_litres, tolls, allowance } = await findRow(route, id, context);
  const [last] = await context.tx.query<{ price: bigint }>(PRICE_OF_LITRE, [context.branch.id]);
  const fuel = divideRounded((fuel_litres ?? 0n) * (last?.price ?? 0n), ONE_UNIT);
  return {
    ...{ fuel: money(fuel), toll: tolls ?? money(0n) },
    ...{ allowance: allowance ?? money(0n), other: money(0n) },
  };
}

const COUNTS = countsInSql(truckOperationStates, 't');
const ofKind = (kind: string) => `coalesce(sum(t.net_amount) filter (where t.kind = '${kind}'), 0)`;
const median = (kind: string) =>
  `coalesce(round((percentile_cont(0.5) within group (order by ${kind}))::numeric), 0)::bigint as ${kind}`;
const OTHERS = statesInSql(SPENDING.filter((kind) => !['fuel', 'toll', 'allowance'].includes(kind)));

const MEDIANS = `
with latest as (
  select o.business_id, o.id from ${truckOrder.table} o
  where o.route_id = $1 and o.branch_id = $2 and o.deleted_at is null
    and o.status in (${statesInSql(statesAfter(truckOrderStates, 'close'))})
  order by o.delivered_at desc, o.id desc limit ${MOST}),
spent as (
  select l.id, ${ofKind('fuel')} as fuel, ${ofKind('toll')} as toll, ${ofKind('allowance')} as allowance,
         coalesce(sum(t.net_amount) filter (where t.kind in (${OTHERS})), 0) as other
  from latest l
  left join ${truckOperation.table} t on t.business_id = l.business_id and t.truck_order_id = l.id
    and t.deleted_at is null and ${COUNTS}
  group by l.id)
select count(*)::int as trips, ${['fuel', 'toll', 'allowance', 'other'].map(median).join(', ')} from spent`;

const PRICE_OF_LITRE = `
select t.price from ${truckOperation.table} t
where t.branch_id = $1 and t.kind = 'fuel' and t.price > 0 and t.deleted_at is null and ${COUNTS}
order by t.date desc, t.created_at desc limit 1`;
