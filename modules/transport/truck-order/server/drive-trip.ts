import { money } from '#core/money.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { endOccupation, release } from '#modules/branch/public.ts';
import { refusePaid, releaseClaims, takeBackMoney } from '#modules/finance/public.ts';
import { defineDocument, type TransitionWork } from '#server-kit/operation/document-work.ts';
import { OnTheRoad, TooEarlyToLoad, TruckStillOut } from '../../errors.ts';
import { route } from '../../route/route.entity.ts';
import { requireReading } from '../../truck/server/readings.ts';
import { truck } from '../../truck/truck.entity.ts';
import { refuseOverdue } from '../../truck-service/server/due-services.ts';
import { truckOrder } from '../truck-order.entity.ts';
import { moveCargos } from './cargos-of-trips.ts';
import { changeTruck } from './change-truck.ts';
import { correctPart, correctReading, leftWith } from './correct-reading.ts';
import { creditFreight, noteArrived } from './credit-freight.ts';
import { endDeposit } from './deposit-of-trip.ts';
import { freightOfTrip, oweFreight } from './freight-of-trip.ts';
import { type HeldTrip, holdTrip } from './hold-trip.ts';
import { dayOfEvent, eventOf, noteEvent } from './late-events.ts';
import { ON_THE_ROAD } from './late-trips.ts';
import { refuseOverload } from './load-of-trip.ts';
import { momentIn } from './moment-in.ts';
import { requirePictures } from './proof-of-delivery.ts';
import { giveAdvance, requireSettled, settleAdvance } from './settle-trip.ts';
import { refuseUnfit, takeForTrip, tripSource } from './take-for-trip.ts';
import { truckOf } from './truck-of-trip.ts';
import { truckOrderPosting } from './truck-order-posting.ts';

type Held = HeldTrip;

/** A confirmed trip has its truck and its people; a draft may overlap. */
const confirmTrip: TransitionWork<Held, SaidIn<typeof truckOrder, 'confirm'>> = {
  async run(context, { row }, { reason }) {
    await refuseOverload(context, row.id, reason);
    await takeForTrip(context, row);
    return undefined;
  },
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** A truck is loaded that is back from its trip before, at most a day before this one starts. */
const loadTrip: TransitionWork<Held, SaidIn<typeof truckOrder, 'load'>> = {
  async refuse(context, { row }) {
    const { tx, clock, branch } = context;
    if (clock.now().getTime() < row.starts.getTime() - DAY_MS)
      throw TooEarlyToLoad({ starts: momentIn(branch.time_zone, row.starts) });
    const [out] = await tx.query<{ registration: string; number: string }>(
      `select t.registration, o.number from ${truckOrder.table} o
       join ${truck.table} t on t.business_id = o.business_id and t.id = any(array[o.truck_id, o.trailer_id])
       where o.status in (${ON_THE_ROAD}) and o.id <> $1 and t.id = any($2)`,
      [row.id, [row.truck_id, row.trailer_id]],
    );
    if (out) throw TruckStillOut({ truck: out.registration, order: out.number });
    const trucks = [truckOf(row), ...(row.trailer_id ? [row.trailer_id] : [])];
    // What was entered since the trip was confirmed counts: the truck is kept from work, or its papers end.
    await refuseUnfit(context, trucks, row);
    await refuseOverdue(context, trucks);
  },
  async run(context, { row }, { odometer, reading_is_right, at }) {
    const event = eventOf(context, row, { kind: 'load', at });
    const date = await dayOfEvent(context, event);
    const isSure = reading_is_right === true;
    await requireReading(context, truckOf(row), { date, odometer }, { isSure });
    return { odometer_out: odometer, loaded_on: date, events: [...(row.events ?? []), event] };
  },
};

const departTrip: TransitionWork<Held, SaidIn<typeof truckOrder, 'depart'>> = {
  async run(context, { row }, { at }) {
    const event = eventOf(context, row, { kind: 'depart', at });
    await moveCargos(context, row.cargos ?? [], 'loaded');
    return { started_at: event.at, events: [...(row.events ?? []), event] };
  },
};

/** The trip is over: truck and people are free, cargos have arrived, and each customer owes his freight, within his limit. */
const deliverTrip: TransitionWork<Held, SaidIn<typeof truckOrder, 'deliver'>> = {
  hold: holdTrip,
  async run(context, { row }, { odometer, reading_is_right, arrived, at, ...proof }) {
    const { tx } = context;
    await requirePictures(tx, proof);
    const event = eventOf(context, row, { kind: 'deliver', at });
    const day = await dayOfEvent(context, event);
    const said = { isSure: reading_is_right === true, since: leftWith(row) };
    await requireReading(context, truckOf(row), { date: day, odometer }, said);
    const [way] = await tx.lockAll(route, [row.route_id]);
    const cargos = (row.cargos ?? []).map(({ cargo_id }) => cargo_id);
    const priced = { ...row, price: row.price ?? 0n, cargos };
    const freight = await freightOfTrip(context, priced, { tax: way?.tax ?? null, day });
    endOccupation(tx, tripSource(row), event.at);
    await noteArrived(context, row, arrived);
    await moveCargos(context, row.cargos ?? [], 'delivered');
    const used = await oweFreight(context, { ...row, ...freight }, day);
    return {
      ...{ odometer_in: odometer, ...proof, delivered_at: event.at, delivered_on: day },
      events: [...(row.events ?? []), event],
      ...{ ...freight, paid_amount: money(used), remain_amount: money(freight.total_amount - used) },
    };
  },
};

/** A trip that was given up gives back what it had taken, and of its deposit what is not held back; one on the road is delivered. */
const cancelTrip: TransitionWork<Held, SaidIn<typeof truckOrder, 'cancel'>> = {
  hold: holdTrip,
  notNow: OnTheRoad,
  refuse: (context, { row }) => requireSettled(context, row),
  async run(context, { row }, { keep, give_back_id }) {
    release(context.tx, tripSource(row));
    return endDeposit(context, row, { keep: keep ?? money(0n), give_back_id });
  },
};

/** A delivery that was a mistake: nobody owes it, and its cargos wait again. */
const voidTrip: TransitionWork<Held> = {
  async refuse(context, { row }) {
    await refusePaid(context.tx, tripSource(row));
    await requireSettled(context, row);
  },
  async run(context, { row }) {
    await takeBackMoney(context.tx, tripSource(row), row.remain_amount);
    release(context.tx, tripSource(row));
    await moveCargos(context, row.cargos ?? [], 'waiting');
    return { remain_amount: money(0n) };
  },
  after: ({ tx }, { row }) => releaseClaims(tx, tripSource(row)),
};

/** Nobody forgets an advance: what the driver holds is back before the trip is closed. */
const closeTrip: TransitionWork<Held> = { refuse: (context, { row }) => requireSettled(context, row) };

/** A trip from the plan to the freight that is owed for it. */
export const truckOrderDocument = defineDocument(truckOrder, {
  posting: truckOrderPosting,
  transitions: {
    confirm: confirmTrip,
    load: loadTrip,
    depart: departTrip,
    note: noteEvent,
    change_truck: changeTruck,
    credit: creditFreight,
    correct_reading: correctReading,
    correct_part: correctPart,
    deliver: deliverTrip,
    advance: giveAdvance,
    settle: settleAdvance,
    close: closeTrip,
    cancel: cancelTrip,
    void: voidTrip,
  },
});
