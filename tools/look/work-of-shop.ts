// cspell:ignore Imethibitishwa Umepokea mnamo Salio lako Bomba Saruji Scania Singida Kubadili kioo Simu haiwaki Kusafisha Tecno Habari mzigo mpya umefika Karibu Zawadi Mrema Pancha Chalinze Oili
import { randomUUID } from 'node:crypto';
import type { Caller } from './fill-shop.ts';
import { sendTrips } from './trips-of-shop.ts';

/** A truck with papers, one in the workshop, a route, a cargo that waits, and the trip that is planned for it. */
export async function haulThings(
  call: Pick<Caller, 'create' | 'change' | 'first'>,
  { customer, cash }: { customer: string; cash: string },
): Promise<void> {
  const { create } = call;
  const papers = [{ kind: 'insurance', number: 'BM-20417', expires: '2027-03-31' }];
  const make = { make: 'Scania', model: 'R450', year: '2019', fuel_type: 'diesel', tank_litres: 600 };
  await create('truck', {
    registration: 'T 118 BKE',
    ...make,
    holds: [{ kind: 'out_of_service', since: '2026-01-05' }],
  });
  const plate = { registration: 'T 561 DRS', ...make, capacity_kg: 28_000, documents: papers };
  const truck_id = await create('truck', plate);
  const way = { origin: 'Dar es Salaam', destination: 'Mwanza' };
  const stops = [{ place: 'Dodoma' }, { place: 'Singida' }];
  const price = 2_400_000;
  const route_id = await create('route', {
    name: 'Dar - Mwanza',
    ...way,
    distance: 1140,
    days: 2,
    price,
    stops,
  });
  const goods = { title: 'Saruji', quantity: 560, weight: 28_000, price, value: 9_520_000 };
  const cargo_id = await create('cargo', {
    ...{ ...goods, ...way, customer_id: customer },
    receiver_name: 'Rock City Hardware',
  });
  const time = { starts: '2027-01-12T03:00:00Z', ends: '2027-01-14T15:00:00Z' };
  await create('truck-order', { customer_id: customer, route_id, truck_id, ...time, cargos: [{ cargo_id }] });
  const oil = {
    truck_id,
    title: 'Oili',
    kind: 'oil',
    interval_days: 90,
    interval_km: 10_000,
    critical: true,
  };
  await create('truck-service', oil);
  const repair = { kind: 'repair', truck_id, cost: 85_000, account_id: cash, current_location: 'Chalinze' };
  await create('truck-operation', { ...repair, odometer: 84_210, remarks: 'Pancha' });
  await sendTrips(call, { customer, cash, route_id });
}

/** Three rooms on one floor, one of them under repair, one booked. */
export async function letRooms(
  caller: Caller,
  { customer, beer }: { customer: string; beer: string },
): Promise<string> {
  const { create } = caller;
  const amenities = ['Air conditioning', 'Hot water'];
  const rates = [{ name: 'Christmas', since: '2026-12-20', until: '2027-01-03', price: 90_000 }];
  const double = {
    ...{ name: 'Double', price: 65_000, capacity: 2, beds: '1 x 160 cm', amenities, rates },
    ...{ deposit_percent: 50, cancel_free_days: 7, cancel_charge: 'first_night' },
  };
  const room_type_id = await create('room-type', double);
  const holds = [{ since: '2026-01-05', reason: 'Bomba' }];
  await create('room', { number: '103', room_type_id, floor: '1', holds });
  await create('room', { number: '102', room_type_id, floor: '1', housekeeping: 'dirty' });
  const front = await create('room', { number: '101', room_type_id, floor: '1', features: ['Sea view'] });
  const nights = { check_in: '2027-01-12', check_out: '2027-01-15' };
  await create('booking', { customer_id: customer, room_type_id, ...nights, adults: 2, source: 'phone' });
  const stay = await welcome(caller, { customer, room_id: front, beer });
  await wait(caller, { customer, room_type_id });
  return stay;
}

/** One gets his room later, one waits in vain, and for one who waits a room has become free. */
async function wait(
  { create, change }: Caller,
  { customer, room_type_id }: Record<'customer' | 'room_type_id', string>,
): Promise<void> {
  const day = nightsFromToday();
  const book = (since: number, until: number, more: object) =>
    create('booking', {
      ...{
        customer_id: customer,
        room_type_id,
        check_in: day(since),
        check_out: day(until),
        source: 'phone',
      },
      ...more,
    });
  await book(1, 3, { room_later: true });
  await book(1, 3, { wait_if_full: true });
  const gone = await book(5, 7, {});
  await book(5, 7, {});
  await book(5, 6, { wait_if_full: true });
  await change('booking/cancel', { id: gone, reason: 'Changed plans' });
}

/** Days from today on by the clock of the branch, where it is tomorrow three hours earlier. */
const nightsFromToday = () => (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });

/** A guest who came today, may charge so much to the room and has; the first night is posted. Answers the stay. */
async function welcome(
  { create, change, first }: Caller,
  { customer, room_id, beer }: Record<'customer' | 'room_id' | 'beer', string>,
): Promise<string> {
  const day = nightsFromToday();
  const may = { may_charge: 'up_to', charge_limit: 50_000 };
  const guests = [{ name: 'Asha Mushi', identity_kind: 'passport', identity_number: 'TAE412207' }];
  const stay = { customer_id: customer, room_id, guests, check_in: day(0), check_out: day(3), ...may };
  const id = await create('booking', { ...stay, source: 'walk_in' });
  await change('booking/check-in', { id, although_unpaid: true });
  await create('booking/night-audit', {});
  const sale = randomUUID();
  const lines = [{ product_id: beer, quantity: 4 }];
  const payments = [{ mode: 'credit', amount: 10_000 }];
  const body = { id: sale, store_id: await first('store'), room_id, lines, payments };
  await create('sale/checkout', body, sale);
  return id;
}

/** Texts that came in by phone: one of a customer, one that may be false. */
export async function forwardTexts({ create }: Pick<Caller, 'create'>): Promise<void> {
  const received = (id: string, amount: string, balance: string) =>
    `${id} Imethibitishwa. Umepokea Tsh${amount} kutoka 255754112233 - ASHA MUSHI mnamo 04/11/26 14:30. Salio lako la M-Pesa ni Tsh${balance}`;
  await create('transaction-message', { text: received('DK22N8FK524', '236,000.00', '391,500.00') });
  const false_one = received('DK22N8FK9', '450,000.00', '905,000.00');
  await create('transaction-message', { text: false_one, sender: '0754000999' });
}

/** One job waits, of another the work is done and part of it is paid. */
export async function repairThings(
  { create, change, read }: Caller,
  { customer, goods, cash }: { customer: string; goods: readonly string[]; cash: string },
): Promise<void> {
  const parts = [{ product_id: goods[0], quantity: 1 }];
  const terms = { duration: 60, warranty_days: 30, commission: 10 };
  const type = { name: 'Kubadili kioo', price: 35_000, ...terms, parts };
  const service_type_id = await create('service-type', type);
  await create('service-type', { name: 'Kusafisha', price: 10_000, price_per: 'hour' });
  const job = { service_type_id, customer_id: customer, item: 'Samsung A14', serial_number: 'R58T20A' };
  const done = await create('service', { ...job, condition: 'Kioo', accessories: 'SIM', discount: 2000 });
  await change('service/estimate', { id: done });
  await change('service/accept', { id: done, accepted_by: 'Asha' });
  await change('service/start', { id: done });
  await change('service/finish', { id: done, account_id: cash, paid: 20_000 });
  await create('service', {
    ...job,
    problem: 'Simu haiwaki',
    item: 'Tecno Spark 10',
    serial_number: 'TK1170',
  });
  const { people } = await read<{ people: { id: string }[] }>('service/board');
  const mine = { ...job, assignee_id: people[0]?.id, problem: 'Haina picha', accessories: 'SIM' };
  const begun = await create('service', { ...mine, item: 'PlayStation 4', serial_number: 'PS4' });
  await change('service/start', { id: begun });
  await create('service', { ...mine, item: 'Tecno Spark 20', serial_number: 'TK20' });
}

/** A text that is sent often, a number that is not written to, and a message to all customers. */
export async function writeToPeople({ create }: Pick<Caller, 'create'>): Promise<void> {
  const text = 'Habari {name}, mzigo mpya umefika {branch}. Karibu.';
  await create('message-template', {
    name: 'Mzigo mpya',
    text_sw: text,
    text_en: 'Hello {name}, new goods came.',
  });
  await create('opt-out', { phone_number: '0754999000', name: 'Zawadi Mrema' });
  await create('message', { audience: 'customers', text });
}
