// cspell:ignore Unga ngano Arusha Howo Lyimo Isuzu Mabati
import type { Caller } from './fill-shop.ts';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** Trucks of a haulier around today: one late, one on the road with two cargos, one that starts soon, one in the workshop. */
export async function sendTrips(
  { create, change, first }: Pick<Caller, 'create' | 'change' | 'first'>,
  { customer, cash, route_id }: { customer: string; cash: string; route_id: string },
): Promise<void> {
  const driver_id = await first('user');
  const trip = async (plate: string, hours: [number, number], more: object, ...steps: string[]) => {
    const truck_id = await create('truck', { registration: plate, make: 'Howo', capacity_kg: 30_000 });
    const time = { starts: inHours(hours[0]), ends: inHours(hours[1]) };
    const id = await create('truck-order', { customer_id: customer, route_id, truck_id, ...time, ...more });
    for (const step of steps)
      await change(`truck-order/${step}`, step === 'load' ? { id, odometer: 84_210 } : { id });
    return { id, truck_id };
  };
  const short = { name: 'Dar - Arusha', origin: 'Dar es Salaam', destination: 'Arusha', distance: 620 };
  const arusha = await create('route', { ...short, price: 1_650_000 });
  const out = ['confirm', 'load', 'depart'];
  const helper = await create('user', { name: 'Peter Lyimo', phone_number: '0754998811' });
  await trip('T 309 DWL', [-40, -7], { route_id: arusha, driver_id: helper }, ...out);
  await trip('T 887 CZA', [30, 78], { route_id: arusha, driver_id: helper }, 'confirm');
  const workshop = await create('truck', { registration: 'T 655 CQP', make: 'Isuzu', model: 'FTR' });
  const brakes = { title: 'Brakes', kind: 'brakes', starts: inHours(-20), ends: inHours(50) };
  const service = await create('truck-service', { truck_id: workshop, ...brakes });
  await change('truck-service/approve', { id: service });
  const goods = { title: 'Unga wa ngano', quantity: 400, unit: 'bags', weight: 20_000, volume: 28 };
  const places = { origin: 'Dar es Salaam', destination: 'Mwanza', customer_id: customer };
  const receiver = { receiver_name: 'Rock City Hardware', receiver_phone: '0754112233' };
  const cargos = [
    { cargo_id: await create('cargo', { ...goods, ...places, ...receiver, price: 1_800_000 }) },
    { cargo_id: await create('cargo', { title: 'Mabati', ...places, quantity: 120, weight: 6_400 }) },
  ];
  const { id } = await trip('T 402 EBN', [-26, 30], { cargos, driver_id }, ...out);
  const dayIn = (days: number) => inHours(24 * days).slice(0, 10);
  const documents = [
    { kind: 'road_licence', number: 'RL 0084 2216', expires: dayIn(12) },
    { kind: 'insurance', number: 'Jubilee', expires: dayIn(114) },
    { kind: 'permit', expires: dayIn(-3) },
  ];
  const truck_id = await create('truck', {
    ...{ registration: 'T 733 EAF', make: 'Howo', model: 'A7', capacity_kg: 30_000, documents },
    ...{ fixed_cost_per_day: 50_000, tank_litres: 400 },
  });
  for (const [days, odometer, fuel_litres] of [
    [-4, 49_000, 300],
    [-3, 49_990, 290],
    [-2, 50_690, 290],
    [-1, 51_200, 150],
  ] as const)
    await create('truck-operation', {
      ...{ kind: 'fuel', truck_id, date: dayIn(days), fuel_litres, price: 60, full_tank: true, odometer },
      account_id: cash,
    });
  const meters = { odometer: 84_420, next_odometer: 51_300, reason: 'Gearbox' };
  await change('truck-order/change-truck', { id, next_truck_id: truck_id, ...meters });
  await change('truck-order/advance', { id, account_id: cash, amount: 350_000 });
  const toll = { kind: 'toll', truck_id, truck_order_id: id, cost: 45_000, paid_from: 'advance' };
  const seen = { ...toll, current_location: 'Dodoma' };
  await create('truck-operation', seen);
}
