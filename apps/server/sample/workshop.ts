// cspell:disable -- invented names of people and places
import { CASHIER_RIGHTS } from './people.ts';
import type { SampleTrade, TradeAtWork } from './trades.ts';

/** A workshop for telephones and computers, with jobs in every state. */
export const WORKSHOP: SampleTrade = {
  place: {
    name: 'Kilele Fundi Simu',
    abbreviation: 'FND',
    region: 'Dar es Salaam',
    district: 'Kinondoni',
    trade: 'electronics',
    manager: 'Baraka Mtui',
    cashiers: ['Juma Kiwia', 'Anna Shayo'],
    customers: ['Halima Saidi', 'Peter Mushi', 'Kampuni ya Nyota', 'Rose Temba', 'Omari Mfinanga'],
    lender: 'Ghala la Vipuri',
    wallet: 'M-PESA',
    bank: 'NMB',
    goods: {
      Vipuri: [
        { name: 'Kioo cha simu A14', unit: 'piece', buying: 43_000, selling: 58_000, pace: 1 },
        { name: 'Betri ya simu A14', unit: 'piece', buying: 14_000, selling: 22_000, pace: 1 },
        { name: 'Soketi ya kuchajia', unit: 'piece', buying: 3500, selling: 8000, pace: 1 },
        { name: 'SSD 240GB', unit: 'piece', buying: 52_000, selling: 75_000, pace: 1 },
      ],
    },
  },
  role: 'Fundi',
  rights: [
    ...CASHIER_RIGHTS,
    ...['view_service_menu', 'list_services', 'view_service', 'create_service', 'modify_service'],
    ...['list_service_types', 'view_service_type'],
  ],
  async live(at) {
    const types = await offer(at);
    await pastJobs(at, types);
    await openJobs(at, types);
  },
};

interface Types {
  screen: string;
  battery: string;
  computer: string;
  advice: string;
}

/** What the workshop does, and what each kind of work costs and takes. */
async function offer({ make, branch: { goods } }: TradeAtWork): Promise<Types> {
  const type = async (body: object) => (await make('POST api/service-type', body)).id;
  const [screen, battery] = goods;
  const part = (good: (typeof goods)[number] | undefined) => [{ product_id: good?.id, quantity: 1 }];
  return {
    screen: await type({
      ...{ name: 'Kubadili kioo cha simu', price: 35_000, duration: 60, warranty_days: 30, commission: 10 },
      parts: part(screen),
    }),
    battery: await type({
      ...{ name: 'Kubadili betri', price: 10_000, duration: 30, warranty_days: 90, commission: 10 },
      parts: part(battery),
    }),
    computer: await type({
      ...{ name: 'Ukarabati wa kompyuta', price: 50_000, duration: 120, needs_estimate: true },
    }),
    advice: await type({ name: 'Mafunzo ya kompyuta', price: 20_000, price_per: 'hour', duration: 60 }),
  };
}

const PHONE = { item: 'Galaxy A14', accessories: 'Kava', condition: 'Kioo kimepasuka' };
const LAPTOP = { item: 'HP ProBook 450', accessories: 'Chaja', problem: 'Haiwaki' };

/** Work of the days before: collected and paid, left lying, not possible, under warranty and given up. */
async function pastJobs(at: TradeAtWork, { screen, battery, computer }: Types): Promise<void> {
  const { goTo, make, step, day, branch } = at;
  const { cash: account_id, wallet, customers } = branch;
  const [, one, two] = branch.people;
  const [halima, peter, company, rose] = customers;
  const done = async (body: object, finish: object = {}) => {
    const { id } = await make('POST api/service', body);
    await step('service', 'start', id);
    await step('service', 'finish', id, finish);
    return id;
  };
  goTo(5);
  const first = await done(
    { ...PHONE, service_type_id: screen, customer_id: halima, assignee_id: one, serial_number: 'R58M4021' },
    { account_id },
  );
  await step('service', 'collect', first, { collected_by: 'Halima Saidi' });
  await step('service', 'verify', first);
  goTo(4);
  // Left lying, and nothing paid of it.
  await done({ ...PHONE, service_type_id: battery, customer_id: peter, assignee_id: two });
  const hopeless = { ...LAPTOP, service_type_id: computer, customer_id: rose, assignee_id: one };
  const { id: asked } = await make('POST api/service', hopeless);
  await step('service', 'estimate', asked, { amount: 60_000 });
  await step('service', 'accept', asked, { accepted_by: 'Rose Temba' });
  await step('service', 'start', asked);
  await step('service', 'finish', asked, { result: 'not_possible', account_id: wallet, reference: 'QX71A' });
  goTo(2);
  const again = { ...PHONE, service_type_id: screen, customer_id: halima, assignee_id: one };
  await done({ ...again, warranty_of_id: first, problem: 'Kioo hakisikii kidole' });
  const given = await make('POST api/service', {
    ...{ ...LAPTOP, service_type_id: computer, customer_id: company },
    promised_at: new Date(`${day(1)}T12:00:00Z`).toISOString(),
  });
  await step('service', 'cancel', given.id, {
    ...{ reason: 'Mteja amenunua mpya', charge: 10_000, account_id },
  });
}

/** What lies on the bench today: promised and late, waiting for a part and for a customer, planned by the hour. */
async function openJobs(at: TradeAtWork, { screen, battery, computer, advice }: Types): Promise<void> {
  const { goTo, make, step, moment, branch } = at;
  const [, one, two] = branch.people;
  const [halima, peter, company, rose, omari] = branch.customers;
  const job = async (body: object) => (await make('POST api/service', body)).id;
  goTo(1);
  const late = await job({
    ...{ ...PHONE, service_type_id: battery, customer_id: rose, assignee_id: two, problem: 'Haishiki chaji' },
    promised_at: moment(0, '00:05'),
  });
  await step('service', 'start', late);
  const laptop = { ...LAPTOP, service_type_id: computer, customer_id: company, serial_number: '5CD9221' };
  const ssd = [{ product_id: branch.goods[3]?.id, quantity: 1 }];
  const asked = await job({ ...laptop, parts: ssd, assignee_id: one });
  await step('service', 'estimate', asked, { amount: 125_000 });
  goTo(0);
  const waits = await job({ ...PHONE, service_type_id: screen, customer_id: omari, assignee_id: one });
  await step('service', 'take-deposit', waits, { amount: 40_000, account_id: branch.cash });
  await step('service', 'start', waits);
  await step('service', 'wait', waits, { waits_for: 'parts', reason: 'Kioo cha rangi ya bluu' });
  await job({ ...PHONE, service_type_id: screen, customer_id: peter, promised_at: moment(1, '17:00') });
  for (const [assignee_id, offset, from, customer_id] of [
    [one, 0, '14:00', halima],
    [two, 0, '15:30', peter],
    [one, 1, '09:00', rose],
    [two, 1, '10:00', omari],
  ] as const)
    await job({
      ...{ service_type_id: offset ? advice : screen, customer_id, assignee_id },
      starts: moment(offset, from),
    });
}
