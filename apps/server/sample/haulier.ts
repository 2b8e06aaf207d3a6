// cspell:disable -- invented names of people and places
import { newId } from '#core/ids.ts';
import { CASHIER_RIGHTS } from './people.ts';
import type { SampleTrade, TradeAtWork } from './trades.ts';

/** A haulier of four trucks: trips in every state, what they cost on the way, and the services of the trucks. */
export const HAULIER: SampleTrade = {
  place: {
    name: 'Kilele Mizigo',
    abbreviation: 'MZG',
    region: 'Dar es Salaam',
    district: 'Temeke',
    trade: 'logistics',
    manager: 'Ramadhani Mbwana',
    cashiers: ['Idi Mrisho', 'Said Kombo', 'Yohana Mgaya'],
    customers: ['Saruji ya Mlima Ltd', 'Mazao ya Kusini', 'Vinywaji Kanda ya Ziwa'],
    lender: 'Benki ya Malori',
    wallet: 'M-PESA',
    bank: 'NBC',
    goods: {
      'Vipuri vya malori': [
        { name: 'Oili ya injini 20L', unit: 'piece', buying: 185_000, selling: 220_000, pace: 1 },
        { name: 'Chujio la oili', unit: 'piece', buying: 38_000, selling: 52_000, pace: 1 },
      ],
    },
  },
  role: 'Usafirishaji',
  rights: [
    ...CASHIER_RIGHTS,
    ...['view_transport_menu', 'list_trucks', 'view_truck', 'list_routes', 'view_route', 'list_cargos'],
    ...['view_cargo', 'create_cargo', 'list_truck_orders', 'view_truck_order', 'create_truck_order'],
    ...['modify_truck_order', 'list_truck_operations', 'view_truck_operation', 'create_truck_operation'],
  ],
  async live(at) {
    const fleet = await buy(at);
    await drive(at, fleet);
    await serve(at, fleet);
  },
};

interface Fleet {
  trucks: readonly string[];
  routes: readonly string[];
}

/** Money for the way, trucks with their papers, and the ways that they go. */
async function buy({ make, goTo, day, branch }: TradeAtWork): Promise<Fleet> {
  goTo(3);
  const put = { type: 'deposit', account_id: branch.bank, amount: 12_000_000, counterpart: 'owner_capital' };
  await make('POST api/transaction', { id: newId(), ...put });
  const trucks: string[] = [];
  for (const [registration, make_, litres] of [
    ['T 412 KLL', 'Scania', 400],
    ['T 518 KLL', 'Scania', 400],
    ['T 733 KLL', 'Howo', 350],
    ['T 906 KLL', 'Fuso', 200],
  ] as const)
    trucks.push(
      (
        await make('POST api/truck', {
          ...{ registration, make: make_, fuel_type: 'diesel', tank_litres: litres },
          ...{ capacity_kg: litres * 70, norm_km_per_litre: 2.5 },
          documents: [{ kind: 'insurance', number: `BIMA-${litres}`, expires: day(trucks.length * 40 + 20) }],
        })
      ).id,
    );
  const routes: string[] = [];
  for (const [name, destination, distance, days, price] of [
    ['Dar – Mwanza', 'Mwanza', 1150, 2, 4_200_000],
    ['Dar – Mbeya', 'Mbeya', 830, 2, 3_100_000],
    ['Dar – Arusha', 'Arusha', 640, 1, 2_400_000],
  ] as const)
    routes.push(
      (
        await make('POST api/route', {
          ...{ name, origin: 'Dar es Salaam', destination, distance, days, price },
          ...{ fuel_litres: Math.round(distance / 2.5), tolls: 60_000, allowance: 200_000 },
        })
      ).id,
    );
  return { trucks, routes };
}

/** Trips in every state: one that is closed, one to be paid, one on the road, one that loads, and what is planned. */
async function drive(at: TradeAtWork, { trucks, routes }: Fleet): Promise<void> {
  const { make, step, goTo, inHours, branch } = at;
  const [boss, one, two, three] = branch.people;
  const account_id = branch.bank;
  const plan = async (no: number, driver_id: string | undefined, from: number, to: number, more = {}) =>
    (
      await make('POST api/truck-order', {
        ...{
          customer_id: branch.customers[no % branch.customers.length],
          route_id: routes[no % routes.length],
        },
        ...{ truck_id: trucks[no % trucks.length], driver_id, starts: inHours(from), ends: inHours(to) },
        ...more,
      })
    ).id;
  const leave = async (id: string, odometer: number) => {
    await step('truck-order', 'confirm', id);
    await step('truck-order', 'load', id, { odometer });
    await step('truck-order', 'advance', id, { account_id, amount: 900_000 });
    await step('truck-order', 'depart', id);
  };
  const spend = (no: number, truck_order_id: string, body: object) =>
    make('POST api/truck-operation', { truck_order_id, truck_id: trucks[no], paid_from: 'advance', ...body });
  const first = await plan(0, one, -1, 40);
  await leave(first, 84_210);
  await spend(0, first, { kind: 'fuel', fuel_litres: 250, price: 2900, odometer: 84_900, full_tank: true });
  const second = await plan(1, two, -1, 44);
  await leave(second, 152_300);
  goTo(1);
  await spend(0, first, { kind: 'toll', cost: 60_000 });
  await step('truck-order', 'deliver', first, { odometer: 85_362, received_by: 'Stoo ya Mwanza' });
  await step('truck-order', 'settle', first, { account_id });
  await step('truck-order', 'close', first);
  const goods = {
    title: 'Soda, kreti 600',
    customer_id: branch.customers[2],
    weight: 12_000,
    price: 2_400_000,
  };
  const cargo_id = (await make('POST api/cargo', goods)).id;
  const third = await plan(2, three, -1, 60, { cargos: [{ cargo_id }] });
  await leave(third, 61_050);
  goTo(0);
  await spend(1, second, { kind: 'fuel', fuel_litres: 200, price: 2900, odometer: 152_900 });
  await step('truck-order', 'deliver', second, { odometer: 153_135, received_by: 'Mazao, Mbeya' });
  await spend(2, third, { kind: 'fuel', fuel_litres: 180, price: 2950, odometer: 61_420 });
  await make('POST api/truck-operation', {
    ...{
      kind: 'fine',
      truck_id: trucks[2],
      truck_order_id: third,
      paid_from: 'account',
      account_id,
      cost: 15_000,
    },
    current_location: 'Korogwe',
  });
  const loads = await plan(3, two, 1, 30);
  await step('truck-order', 'confirm', loads);
  await step('truck-order', 'load', loads, { odometer: 23_400 });
  const planned = await plan(0, boss, 30, 78);
  await step('truck-order', 'confirm', planned);
  await plan(1, one, 120, 168);
  const given = await plan(3, undefined, 200, 230);
  await step('truck-order', 'cancel', given, { reason: 'Mzigo umeahirishwa' });
  await make('POST api/cargo', {
    title: 'Saruji, mifuko 500',
    customer_id: branch.customers[0],
    weight: 25_000,
  });
}

/** A service that is done, with parts of the own store, and one that waits to be approved. */
async function serve(at: TradeAtWork, { trucks: [first, second] }: Fleet): Promise<void> {
  const { make, step, branch } = at;
  const parts = branch.goods.map(({ id }) => ({ product_id: id, quantity: 1 }));
  const oil = await make('POST api/truck-service', {
    ...{ truck_id: first, title: 'Kubadili oili', kind: 'oil', interval_km: 10_000, parts },
  });
  await step('truck-service', 'approve', oil.id);
  await step('truck-service', 'finish', oil.id, { odometer: 85_380 });
  await make('POST api/truck-service', {
    ...{ truck_id: second, title: 'Breki za nyuma', kind: 'brakes', cost: 350_000 },
  });
}
