// cspell:ignore Hassan Mrisho Azam Omary
import { addDays } from '#core/business-day.ts';
import type { CaseEvent, Words, WorkedCase } from './case-file.ts';
import { cancelling } from './trip-cancelling.ts';
import { cautioned, commandOf, lastDay } from './trip-commands.ts';
import { expectOf, YARD } from './trip-expected.ts';
import { monthOfTruck } from './trip-month.ts';
import { codeOf } from './trip-refusals.ts';
import { standings } from './trip-standings.ts';
import { tripsBefore } from './trips-before.ts';
import { confirmedTogether } from './trips-together.ts';

/** A case of transport, as its file has it: what is given and what happens, in a form of its own. */
export interface TripCase {
  id: string;
  title: string;
  given: Words;
  events: readonly TripEvent[];
  expected?: Words | null;
}

export interface TripEvent {
  do: string;
  at?: string;
  by?: string;
  with?: Words;
  expect?: {
    journal?: readonly {
      date: string;
      lines: readonly { account: string; debit: number; credit: number; party?: string }[];
    }[];
    state?: Words;
    shows?: Words;
    refused?: string;
    caution?: string;
  };
}

export type PlainEvent = Omit<CaseEvent, 'no' | 'date'> & { date?: string };

export const TRUCK = 'T 561 DRS';
export const DRIVERS = ['Hassan Mrisho', 'Said Omary'];
const CUSTOMER = 'Azam Mills';
/** Somebody who works with trips and services, and approves none. */
const DISPATCHER = 'without approve_truck_service';
/** The trip of a story, and another of which nothing is told. */
export const TRIP = 'trip';

/** Whether a case is one of transport: its file has another form. */
export const isTripCase = (one: { id: string }): one is TripCase => one.id.startsWith('TW-');

/** The day before everything that a story tells. */
export function beginOf({ given, events }: TripCase): string {
  const said = JSON.stringify([
    given.planned,
    given.orders,
    given.readings,
    given.fills,
    given.today,
    events,
  ]);
  const [first = '2026-12-07'] = (said.match(/"2026-\d\d-\d\d/g) ?? []).map((day) => day.slice(1)).toSorted();
  return addDays(first, -1);
}

/** A case of transport as a story: what is given are its first events, then each event on the day that it tells or that follows. */
export function storyOf(one: TripCase): WorkedCase {
  const { id, title, given, expected } = one;
  const begins = beginOf(one);
  const { branch = {}, product, parts, supplier = 'Workshop' } = given as Record<string, Words>;
  const cargos = (given.cargos ?? []) as readonly { customer: string }[];
  const goods = [product, parts].flatMap((good) => (good?.stock === undefined ? [] : [good]));
  const told = [...beginnings(one, begins), ...inOrder(one, begins), ...ends(one, expected ?? {})];
  let date = begins;
  return {
    ...{ id, title },
    initial: {
      date: begins,
      branches: [
        {
          ...{ name: YARD, vat_registered: branch.vat_registered !== false },
          ...{ tax_mode: branch.price_mode === 'exclusive' ? 'exclusive' : 'inclusive' },
          ...(given.setting as object | undefined),
          ...(given.papers ? { remind_truck_papers: true } : {}),
        },
      ],
      stores: [{ name: 'Store', branch: YARD }],
      accounts: [
        { name: 'cash', branch: YARD, type: 'cash in hand', opening_balance: 50_000_000 },
        { name: 'bank', branch: YARD, type: 'bank', opening_balance: 50_000_000 },
        { name: 'mobile', branch: YARD, type: 'mobile', opening_balance: 50_000_000 },
      ],
      customers: [...new Set([CUSTOMER, ...cargos.map(({ customer }) => customer)])].map((name) => ({
        name,
      })),
      suppliers: [{ name: String(supplier) }],
      people: [
        ...DRIVERS.map((name) => ({ name, permissions: ['list_truck_orders'] })),
        { name: DISPATCHER, permissions: ['modify_truck_order', 'modify_truck_service'] },
      ],
      products: goods.map(({ name, unit }) => ({
        name: String(name),
        selling_price: 1,
        ...(unit ? { unit_of_measure: unit } : {}),
      })),
      stock: goods.map(({ name, stock, stock_value }) => ({
        ...{ product: String(name), store: 'Store' },
        ...{ quantity: Number(stock), value: Number(stock_value) },
      })),
    },
    events: told.map((event, place) => {
      date = event.date && event.date > date ? event.date : date;
      return { ...event, no: place + 1, date };
    }),
  };
}

type Trip = Words & { id: string; from?: string; to?: string; status?: string };

/** Trucks, the route, readings and trips that a story begins with. */
function beginnings({ given }: TripCase, begins: string): PlainEvent[] {
  const { route, truck, price, readings = [], fills = [], services = [], papers = [], odometer } = given;
  const orders = (given.orders ?? []) as readonly Trip[];
  const freight = price ?? (orders.length > 0 ? undefined : 2_350_000);
  const way = { name: typeof route === 'string' ? route : 'Mwanza', price: freight };
  const { fuel_price: _, ...more } = typeof route === 'object' && route ? (route as Words) : {};
  const read = (said: Words) => readingOf(said, begins);
  return [
    { command: 'trip.route', key: 'way', input: { ...way, ...more } },
    ...[TRUCK, 'T 309 DWL'].map((plate) => ({
      ...{ command: 'trip.truck', key: plate },
      input: { ...(typeof truck === 'object' ? (truck as Words) : {}), papers, plate },
    })),
    ...(papers as readonly Words[])
      .filter(({ kind }) => kind === 'driving licence')
      .map(({ expires }) => ({ command: 'trip.licence', input: { expires } })),
    ...(odometer ? [read({ kind: 'other', odometer })] : []),
    ...(readings as readonly Words[]).map(({ date, km }) => read({ kind: 'other', date, odometer: km })),
    ...(fills as readonly Words[]).map(({ date, odometer: at, litres, full }) =>
      read({ kind: 'fuel', date, odometer: at, fuel_litres: litres, full_tank: full, price: 2800 }),
    ),
    ...(services as readonly Words[]).flatMap((service) => servicesDone(service)),
    ...orders
      .filter(({ from }) => from)
      .flatMap(({ id, from, to, status, ...said }) => [
        { command: 'truck-order', key: id, input: { ...said, from, to } },
        ...(status === undefined && said.case ? [] : reach(id, 0, status === 'in transit' ? 3 : 1)),
      ]),
  ];
}

/** A reading stands with something that was paid out of the drawer. */
function readingOf(said: Words, begins: string): PlainEvent {
  const date = String(said.date ?? begins);
  const litres = Number(said.fuel_litres ?? 0);
  const expect = { entries: [paid(said.kind === 'fuel' ? '5100' : '6090', litres * 2800 || 1000, date)] };
  return { command: 'truck-operation', date, input: said, expect };
}

function paid(account: string, amount: number, date: string) {
  const lines = [
    { account, debit: amount, credit: 0 },
    { account: '1010', debit: 0, credit: amount, money_account: 'cash' },
  ];
  return { branch: YARD, date, lines };
}

/** A service that was done, with the day and the reading at which it is due again. */
function servicesDone({ title, critical, ...due }: Words): PlainEvent[] {
  const key = String(title);
  const step = (name: string, input: Words) => ({
    command: `truck-service/${name}`,
    input: { ...input, key },
  });
  return [
    { command: 'truck-service', key, input: { title, critical } },
    step('approve', {}),
    step('finish', due),
  ];
}

const STEPS = ['confirm', 'load', 'depart', 'deliver'];

/** The steps of a trip between two of its states. */
function reach(key: string, from: number, to: number): PlainEvent[] {
  return STEPS.slice(from, to).map((name) => ({ command: `truck-order/${name}`, input: { key } }));
}

/** How far its trip has to be for an event; nothing where it needs none. */
function needed({ do: what, with: said = {} }: TripEvent): number | null {
  if (said.id || /alone|ids of all|draft|preview/.test(what)) return null;
  if (what.includes('add cargo')) return 0;
  if (what === 'truck-order') return null;
  const [name = ''] = what.split(' (');
  const step = STEPS.indexOf(name.replace('truck-order/', ''));
  if (name === 'truck-order/cancel') return null;
  if (step >= 0 && name.startsWith('truck-order/')) return step;
  if (name === 'truck-order/credit') return 4;
  if (/^truck-order|payment \((advance|of the order)/.test(what)) return 1;
  return said.paid_from === 'advance' || said.paid_to === 'advance' ? 1 : null;
}

/** The events of a story, each with the steps of the trip before it that are not told. */
function inOrder(one: TripCase, begins: string): PlainEvent[] {
  const { events, given } = one;
  let reached = -1;
  return events.flatMap((event) => {
    const needs = needed(event);
    const before: PlainEvent[] = [];
    if (needs !== null && reached < 0) {
      const [from, to] = (given.planned ??
        given.trip ?? [`${begins}T10:00`, `${addDays(begins, 5)}T18:00`]) as string[];
      before.push({ command: 'truck-order', key: TRIP, input: { from, to, given } });
      reached = 0;
    }
    if (needs !== null && reached < needs) {
      before.push(...reach(TRIP, reached, needs));
      reached = needs;
    }
    if (event.do === 'truck-order') reached = 0;
    const step = STEPS.indexOf(event.do.replace('truck-order/', ''));
    if (step >= 0 && needs !== null) reached = step + 1;
    return [...before, ...told(event, one)];
  });
}

/** An event in the words of the driver. */
function told(event: TripEvent, one: TripCase): PlainEvent[] {
  const begins = beginOf(one);
  const special =
    monthOfTruck(event, one, begins) ??
    confirmedTogether(event, one, begins) ??
    tripsBefore(event, one, begins);
  if (special) return special;
  const cancelled = cancelling(event, one, begins);
  if (!cancelled) return standings(event, begins) ?? toldAsIs(event, one);
  const { before, after, key } = cancelled;
  const asked = { ...event, do: 'truck-order/cancel', with: { ...event.with, id: key } };
  return [...before, ...toldAsIs(asked, one), ...after];
}

function toldAsIs(
  { do: what, at, by, with: said = {}, expect = {} }: TripEvent,
  { given, events }: TripCase,
): PlainEvent[] {
  const [name = ''] = what.split(' (');
  const kind = what.slice(name.length).trim();
  const [day, time] = (at ?? '').split('T');
  const date = day || expect.journal?.[0]?.date || (given.today as string | undefined);
  // An owner approves services, and sends a truck whatever is overdue.
  const who = by ?? (/overdue service/.test(expect.refused ?? '') ? DISPATCHER : undefined);
  const base = { ...(date ? { date } : {}), ...(time ? { time } : {}), ...(who ? { by: who } : {}) };
  const [from, to] = (given.planned ?? []) as string[];
  const key = String(said.id ?? (name.startsWith('truck-service') ? 'service' : TRIP));
  const input = { ...said, key, kind_of_event: kind, given, ...(what === 'truck-order' ? { from, to } : {}) };
  const asked = /^(truck|truck-service)\/list|^truck \(|^reminders|^report|preview/.test(what);
  if (asked)
    return [{ ...base, report: what, input, expect: { shows: { ...expect.state, ...expect.shows } } }];
  const makes = ['truck-order', 'truck-service'].includes(what) ? { key } : {};
  const command = commandOf(name, kind);
  const loose = command === 'truck-operation' && said.date ? { date: lastDay(events) } : {};
  return [
    {
      ...{ ...base, ...loose, command, ...makes, input },
      expect:
        said.odometer && said.date && !expect.refused
          ? { ...expectOf(expect, given), ...readingOf(said, '').expect }
          : expectOf(expect, given),
      ...(expect.refused ? { refused: { code: codeOf(expect.refused), why: expect.refused } } : {}),
    },
    // What is cautioned goes with a reason, and not without one.
    ...(expect.caution ? cautioned(key, expect.caution) : []),
    ...(/alone/.test(kind) && !expect.refused ? [{ command: 'trip.remove', input: { key: 'alone' } }] : []),
  ];
}

/** What stands at the end: the figures of the trip, and what moved on each account. */
function ends({ id }: TripCase, { account_movement, trip, total_amount, debt }: Words): PlainEvent[] {
  const figures = { ...(trip as object | undefined), ...(total_amount ? { total_amount } : {}) };
  const shows = { ...figures, ...(debt ? { remain_amount: debt } : {}) };
  return [
    ...(Object.keys(shows).length > 0 ? [{ report: 'trip', input: {}, expect: { shows } }] : []),
    ...(account_movement ? [{ report: 'moved', input: { id }, expect: { shows: account_movement } }] : []),
  ];
}
