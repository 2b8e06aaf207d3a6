import { addDays } from '#core/business-day.ts';
import type { RowOf } from '#core/define-entity.ts';
import { InvalidFields } from '#core/errors.ts';
import { money } from '#core/money.ts';
import { quantity } from '#core/quantity.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { endOccupation, release } from '#modules/branch/public.ts';
import { holdParties, oweRest, refusePaid, releaseClaims, takeBackMoney } from '#modules/finance/public.ts';
import { holdPools } from '#modules/inventory/public.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineDocument, type TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { TruckServiceIsVerified, TruckServiceVerifiedAlready } from '../../errors.ts';
import { requireReading } from '../../truck/server/readings.ts';
import { truckService } from '../truck-service.entity.ts';
import { serviceSource, takeForService } from './take-for-service.ts';
import { takeParts } from './take-parts.ts';
import { truckServicePosting } from './truck-service-posting.ts';

type Held = { row: RowOf<typeof truckService> & Row };

/** Whoever is owed and what goods may move come before the service in the order of locks. */
async function hold({ tx, branch }: CommandContext, id: string): Promise<Held> {
  const [named] = await tx.query<{ supplier_id: string | null; products: string[] }>(
    `select s.supplier_id, coalesce((select array_agg(distinct p.product_id::text) from truck_service_parts p
       where p.business_id = s.business_id and p.truck_service_id = s.id), '{}') as products
     from ${truckService.table} s where s.id = $1 and s.branch_id = $2`,
    [id, branch.id],
  );
  if (!named) throw NotFound();
  await holdParties(tx, [{ supplier_id: named.supplier_id }]);
  await holdPools(tx, branch.id, named.products);
  return { row: await tx.lock(truckService, id) };
}

/** The workshop may begin: its bill is owed from today, and the truck is taken for its time. */
const approveService: TransitionWork<Held> = {
  hold,
  async run(context, { row }) {
    const total_amount = row.cost ?? money(0n);
    if (total_amount > 0n && !row.supplier_id) throw new InvalidFields({ supplier_id: { key: 'required' } });
    const date = today(context.clock, context.branch);
    await takeForService(context, row);
    const party = { kind: 'supplier', id: String(row.supplier_id) } as const;
    await oweRest(context, { party, source: serviceSource(row), owed: total_amount, date, due_date: null });
    return { approved_on: date, total_amount, paid_amount: money(0n), remain_amount: total_amount };
  },
};

/** The work is done: parts leave the store, the truck is free, and the next one is due from this day and reading. */
const finishService: TransitionWork<Held, SaidIn<typeof truckService, 'finish'>> = {
  hold,
  async run(context, { row }, { odometer, next_due_date, next_due_km, ...said }) {
    const { tx, branch, clock } = context;
    const date = today(clock, branch);
    const isSure = said.reading_is_right === true;
    if (odometer !== null) await requireReading(context, row.truck_id, { date, odometer }, { isSure });
    endOccupation(tx, serviceSource(row), clock.now());
    const { interval_days, interval_km } = row;
    return {
      ...{ done_on: date, odometer, parts: await takeParts(context, row, date) },
      next_due_date: next_due_date ?? (interval_days ? addDays(date, interval_days) : null),
      next_due_km:
        next_due_km ?? (interval_km && odometer !== null ? quantity(odometer + interval_km) : null),
    };
  },
};

const verifyService: TransitionWork<Held> = {
  async refuse(_, { row }) {
    if (row.is_verified) throw TruckServiceVerifiedAlready();
  },
  run: async ({ actor, clock }) => ({
    ...{ is_verified: true, verified_by_id: actor.user_id, verified_at: clock.now() },
  }),
};

const unverifyService: TransitionWork<Held> = {
  run: async () => ({ is_verified: false, verified_by_id: null, verified_at: null }),
};

/** Takes a service back whole: its bill, its parts, its time and its reading. */
const voidService: TransitionWork<Held> = {
  hold,
  async refuse({ tx }, { row }) {
    if (row.is_verified) throw TruckServiceIsVerified();
    await refusePaid(tx, serviceSource(row));
  },
  async run({ tx }, { row }) {
    await takeBackMoney(tx, serviceSource(row), row.remain_amount);
    release(tx, serviceSource(row));
    return { remain_amount: money(0n) };
  },
  after: ({ tx }, { row }) => releaseClaims(tx, serviceSource(row)),
};

/** A service from the request to the work that is done and verified. */
export const truckServiceDocument = defineDocument(truckService, {
  posting: truckServicePosting,
  transitions: {
    approve: approveService,
    finish: finishService,
    verify: verifyService,
    unverify: unverifyService,
    void: voidService,
  },
});
