import { afterAll, beforeAll, expect, test } from 'vitest';
import { targetsOf } from '#core/define-states.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';
import { truckOrderStates } from '../truck-order.states.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;
type State = keyof typeof truckOrderStates.states;
type Step = keyof typeof truckOrderStates.transitions;

let yard: Haulier;
beforeAll(async () => {
  yard = await openHaulier();
});
afterAll(async () => {
  await booksHold(yard.system.db);
  await yard.system.close();
});

/** The way to each state. */
const WAYS: Record<State, readonly Step[]> = {
  draft: [],
  confirmed: ['confirm'],
  loading: ['confirm', 'load'],
  in_transit: ['confirm', 'load', 'depart'],
  delivered: ['confirm', 'load', 'depart', 'deliver'],
  closed: ['confirm', 'load', 'depart', 'deliver', 'close'],
  cancelled: ['confirm', 'cancel'],
  void: ['confirm', 'load', 'depart', 'deliver', 'void'],
};

/** What each step is told, so that nothing but the state of the trip can be in its way. */
async function saidOf(step: Step): Promise<object> {
  const reason = 'It had to be';
  const said: Partial<Record<Step, object>> = {
    ...{ load: { odometer: 10 }, deliver: { odometer: 20 }, note: { text: 'Queue at the bridge' } },
    ...{ advance: { account_id: yard.cash, amount: 1000 }, settle: { account_id: yard.cash } },
    ...{ correct_reading: { odometer_out: 10, reason }, correct_part: { part: 1, odometer_out: 5, reason } },
    ...{ credit: { quantity: 1 }, cancel: { reason }, void: { reason }, reopen: { reason } },
  };
  if (step !== 'change_truck') return said[step] ?? {};
  return { odometer: 15, next_truck_id: await yard.truck(), next_odometer: 5, reason };
}

const take = async (id: string, step: Step) =>
  yard.step(`truck-order/${step.replaceAll('_', '-')}`, id, await saidOf(step));

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function tripIn(state: State): Promise<string> {
  const cargo = { title: 'Bags', customer_id: yard.customer, quantity: 10, price: 1000 };
  const { id: cargo_id } = await yard.made('cargo', cargo);
  const people = { customer_id: yard.customer, driver_id: await yard.driver(), route_id: yard.route };
  const { id } = await yard.made('truck-order', {
    ...{ ...people, truck_id: await yard.truck(), cargos: [{ cargo_id }] },
    ...{ starts: inHours(-1), ends: inHours(20) },
  });
  for (const step of WAYS[state]) expect([step, (await take(id, step)).status]).toEqual([step, 200]);
  return id;
}

/** All that a step could leave behind: the trip, its cargos, what it has taken, and its entries. */
async function standing(id: string): Promise<Json> {
  const trip = await yard.find('truck-order', id);
  const taken = await yard.system.db.adminQuery(
    'select resource_id, period::text as period from occupations where source_id = $1 order by 1, 2',
    [id],
  );
  const cargos = await Promise.all(
    trip.cargos.map(({ cargo_id }: { cargo_id: string }) => yard.find('cargo', cargo_id)),
  );
  const operations = (await yard.owner.ask(`GET api/truck-operation/list?truck_order_id=${id}`)).body.message;
  return { trip, taken, cargos, operations: operations.total, entry: await yard.entryOf(id) };
}

/** Possible by the table, and still with nothing to do: said in a sentence as well. */
const NOTHING_TO_DO: readonly Step[] = ['settle', 'correct_part'];

const STATES = Object.keys(WAYS) as State[];
const STEPS = Object.keys(truckOrderStates.transitions) as Step[];

test.each(STATES)(
  'of a trip that is %s every step is made, or refused by a sentence with nothing half done',
  async (state) => {
    const to: Partial<Record<string, string | readonly string[]>> = truckOrderStates.states[state].to;
    const still = await tripIn(state);
    const before = await standing(still);
    expect(before.trip.status).toBe(state);
    for (const step of STEPS) {
      const targets = targetsOf(to[step]);
      const isMade = targets.length > 0 && !NOTHING_TO_DO.includes(step);
      const id = isMade ? await tripIn(state) : still;
      const { status, body } = await take(id, step);
      if (isMade) {
        expect([state, step, status, body.code]).toEqual([state, step, 200, undefined]);
        expect(targets).toContain((await yard.find('truck-order', id)).status);
        continue;
      }
      expect([state, step, status === 400 || status === 409]).toEqual([state, step, true]);
      expect(`${Object.values(body.fields ?? {})}${body.message}`.length).toBeGreaterThan(15);
      expect(await standing(id)).toEqual(before);
    }
  },
);

test.each(STATES)(
  'the end of a trip that is %s is put off, or that is refused with nothing changed',
  async (state) => {
    const id = await tripIn(state);
    const before = await standing(id);
    const body = { version: before.trip.version, ends: inHours(44) };
    const { status, body: answer } = await yard.owner.ask(`PUT api/truck-order?id=${id}`, { body });
    const isPlanned = ['draft', 'confirmed', 'loading', 'in_transit'].includes(state);
    expect([state, status]).toEqual([state, isPlanned ? 200 : 409]);
    const after = await standing(id);
    if (isPlanned) expect(after.trip.ends).toBe(body.ends);
    else {
      expect(after).toEqual(before);
      expect(answer.message.length).toBeGreaterThan(15);
    }
  },
);

test('of two dispatchers with one truck one wins, and the other is told whose it is', async () => {
  const truck_id = await yard.truck();
  const plan = { customer_id: yard.customer, route_id: yard.route, starts: inHours(30), ends: inHours(40) };
  const draft = async () => yard.made('truck-order', { ...plan, truck_id, driver_id: await yard.driver() });
  const trips = [await draft(), await draft()];
  const answers = await Promise.all(trips.map(({ id }) => yard.step('truck-order/confirm', id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const won = trips[answers.findIndex(({ status }) => status === 200)];
  const lost = answers.find(({ status }) => status === 409);
  expect([lost?.body.code, lost?.body.order]).toEqual(['taken_by_trip', won.number]);
  const { orders } = (await yard.owner.ask('GET api/truck-order/board')).body.message;
  const seen = orders.filter((one: Json) => one.truck_id === truck_id).map((one: Json) => one.status);
  expect(seen.toSorted()).toEqual(['confirmed', 'draft']);
  // Moved onto it on the board at the same moment as another one is.
  const movers = await Promise.all([
    yard.trip({ starts: inHours(60), ends: inHours(70) }),
    yard.trip({ starts: inHours(60), ends: inHours(70) }),
  ]);
  const onto = ({ id, version }: Json) =>
    yard.owner.ask(`PUT api/truck-order?id=${id}`, { body: { version, truck_id } });
  const moved = await Promise.all(movers.map(onto));
  expect(moved.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
