import { type Money, money } from '#core/money.ts';
import { statesBefore } from '#core/state-sets.ts';
import { takeNumber } from '#modules/finance/public.ts';
import { newPaperCode } from '#server-kit/auth/new-paper-code.ts';
import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { cargo } from '../../cargo/cargo.entity.ts';
import { route } from '../../route/route.entity.ts';
import { truck } from '../../truck/truck.entity.ts';
import { heldOfTrips } from '../../truck-operation/server/advances.ts';
import { truckOrderStates } from '../truck-order.states.ts';
import { TRUCK_ORDER_TEXTS } from '../truck-order.words.ts';
import { cargosOnOtherTrips } from './cargos-of-trips.ts';
import { freightOfTrip } from './freight-of-trip.ts';
import { type Plan, takeForTrip, takeRestOfTrip } from './take-for-trip.ts';

/** Taken anew as one of these changes. */
const TAKES = ['truck_id', 'trailer_id', 'driver_id', 'helper_id', 'starts', 'ends'] as const;
/** What of a trip decides its freight. */
const PRICED_BY = ['route_id', 'price', 'cargos', 'customer_id', 'freight_payer'] as const;

/** A trip is checked, priced and numbered as it is made; one that is confirmed takes anew what it takes. */
export const truckOrderHooks: EntityHooks = {
  async beforeSave(context, drafts) {
    const { tx, branch, clock } = context;
    await checkVehicles(context, drafts);
    await checkCargos(context, drafts);
    await holdDriver(context, drafts);
    for (const draft of drafts) if (draft.row.route_id) await price(context, draft);
    for (const draft of drafts) await delay(context, draft);
    for (const draft of drafts) {
      if (!isSound(draft)) continue;
      if (!draft.before) {
        draft.row.link_code = newPaperCode();
        draft.row.number = await takeNumber(tx, branch.id, 'truck-order', today(clock, branch));
      }
      const isTaking = (statesBefore(truckOrderStates, 'load') as readonly unknown[]).includes(
        draft.before?.status,
      );
      if (isTaking && TAKES.some((key) => String(draft.row[key]) !== String(draft.before?.[key])))
        await takeForTrip(context, planOf(draft));
    }
  },
};

/** What of a trip takes time; called once all of it is there. */
function planOf({ row }: Draft): Plan {
  const idOf = (value: unknown) => (value ? String(value) : null);
  return {
    ...{ id: String(row.id), number: String(row.number), truck_id: idOf(row.truck_id) },
    ...{ trailer_id: idOf(row.trailer_id), driver_id: idOf(row.driver_id), helper_id: idOf(row.helper_id) },
    ...{ starts: new Date(String(row.starts)), ends: new Date(String(row.ends)) },
  };
}

const OUT: readonly unknown[] = statesBefore(truckOrderStates, 'change_truck');

/** A trip on the road takes longer: what it has it keeps until then. Its truck and driver change by the step for that. */
async function delay(context: CommandContext, draft: Draft): Promise<void> {
  const { row, before } = draft;
  if (!before || !OUT.includes(before.status)) return;
  for (const key of ['truck_id', 'driver_id'] as const)
    if (row[key] !== before[key])
      addProblem(draft, key, { key: 'changed_by_step', words: TRUCK_ORDER_TEXTS.changedByStep });
  if (!isSound(draft) || String(row.ends) === String(before.ends)) return;
  const [plan, now] = [planOf(draft), context.clock.now()];
  if (plan.ends <= now)
    addProblem(draft, 'ends', { key: 'say_when_it_ends', words: TRUCK_ORDER_TEXTS.sayWhenItEnds });
  else await takeRestOfTrip(context, plan, plan, now);
}

/** A truck pulls, a trailer is pulled, and nobody is driver and helper in one. */
async function checkVehicles({ tx }: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const ids = drafts.flatMap(({ row }) => [row.truck_id, row.trailer_id].filter(Boolean));
  const rows = await tx.query<{ id: string; kind: string }>(
    `select id, kind from ${truck.table} where id = any($1)`,
    [ids],
  );
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]));
  for (const draft of drafts) {
    const { truck_id, trailer_id, driver_id, helper_id } = draft.row;
    if (kinds.get(String(truck_id)) === 'trailer')
      addProblem(draft, 'truck_id', { key: 'is_no_truck', words: TRUCK_ORDER_TEXTS.isNoTruck });
    if (trailer_id && kinds.get(String(trailer_id)) === 'truck')
      addProblem(draft, 'trailer_id', { key: 'is_no_trailer', words: TRUCK_ORDER_TEXTS.isNoTrailer });
    if (helper_id && helper_id === driver_id)
      addProblem(draft, 'helper_id', { key: 'is_helper_too', words: TRUCK_ORDER_TEXTS.isHelperToo });
  }
}

/** Whoever holds money of a trip drives it until that is settled. */
async function holdDriver(context: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const others = drafts.filter(({ row, before }) => before && row.driver_id !== before.driver_id);
  if (others.length === 0) return;
  const held = await heldOfTrips(
    context,
    others.map(({ row }) => String(row.id)),
  );
  for (const draft of others)
    if ((held.get(String(draft.row.id)) ?? 0n) !== 0n)
      addProblem(draft, 'driver_id', { key: 'holds_advance', words: TRUCK_ORDER_TEXTS.holdsAdvance });
}

const cargosOf = ({ row }: Pick<Draft, 'row'>) =>
  ((row.cargos ?? []) as readonly { cargo_id: string }[]).map(({ cargo_id }) => cargo_id);

/** A cargo waits, and is on one trip. */
async function checkCargos(context: CommandContext, drafts: readonly Draft[]): Promise<void> {
  for (const draft of drafts.filter(({ row, before }) => row.cargos !== before?.cargos)) {
    const ids = cargosOf(draft);
    if (ids.length === 0) continue;
    const rows = await context.tx.query<{ id: string }>(
      `select id from ${cargo.table} where id = any($1) and status = 'waiting' and branch_id = $2 and deleted_at is null`,
      [ids, context.branch.id],
    );
    const waiting = new Set(rows.map(({ id }) => id));
    const others = await cargosOnOtherTrips(context.tx, ids, String(draft.row.id ?? draft.before?.id ?? ''));
    ids.forEach((id, place) => {
      const other = others.get(id);
      const key = `cargos.${place}.cargo_id`;
      if (other || !waiting.delete(id))
        addProblem(
          draft,
          key,
          other
            ? { key: 'cargo_taken', words: TRUCK_ORDER_TEXTS.cargoTaken, params: { number: other } }
            : { key: 'cargo_gone', words: TRUCK_ORDER_TEXTS.cargoGone },
        );
    });
  }
}

/**
 * The freight: what was agreed, else what its cargos come to, else what the route costs here; VAT by the branch. Where nothing
 * else was agreed it follows route and cargos as they change.
 */
async function price(context: CommandContext, draft: Draft): Promise<void> {
  const { row, before } = draft;
  if (before && PRICED_BY.every((key) => row[key] === before[key])) return;
  const { tx, branch, clock } = context;
  const ways = await tx.lockAll(
    route,
    [...new Set([row.route_id, before?.route_id].filter(Boolean).map(String))].toSorted(),
  );
  const way = ways.find(({ id }) => id === row.route_id);
  if (!way) return;
  if (before && row.price === before.price) {
    const old = ways.find(({ id }) => id === before.route_id);
    if (before.price === (await usualPrice(context, before, old?.price ?? null))) row.price = null;
  }
  row.price ??= await usualPrice(context, row, way.price);
  row.currency = branch.currency;
  const { customer_id, freight_payer } = row;
  const agreed = typeof row.price === 'bigint' ? row.price : 0n;
  const priced = { customer_id, freight_payer, price: agreed, cargos: cargosOf({ row }) };
  const { shares, ...freight } = await freightOfTrip(context, priced, {
    tax: way.tax,
    day: today(clock, branch),
  });
  Object.assign(row, freight, shares.length > 0 || before?.shares ? { shares } : {});
}

/** What the cargos of a trip come to where they have prices, else what its route costs. */
async function usualPrice({ tx }: CommandContext, row: Row, ofRoute: bigint | null): Promise<Money> {
  const prices = await tx.query<{ price: string | null }>(
    `select price::text from ${cargo.table} where id = any($1) and price is not null`,
    [cargosOf({ row })],
  );
  const ofCargos = prices.reduce((sum, one) => sum + BigInt(one.price ?? 0), 0n);
  return money(ofCargos > 0n ? ofCargos : (ofRoute ?? 0n));
}
