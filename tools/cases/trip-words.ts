import { accountId, customerId, documentId, documentOf, productId, supplierId } from './case-names.ts';
import { FINANCE } from './finance-words.ts';
import { lateOnBoard } from './late-on-board.ts';
import { ZONE } from './story-clock.ts';
import { made, tripOf } from './trip-of-story.ts';
import { DRIVERS, TRIP, TRUCK } from './trip-story.ts';
import type { Spoken, SpokenCall, Word } from './vocabulary.ts';

type Row = Record<string, unknown>;

const ODOMETER = 84_210;

/** The events of transport, as `trip-story.ts` tells them. */
export const TRANSPORT: Readonly<Record<string, Word>> = {
  'trip.route': {
    say: ({ input }) => made('route', { ...input, origin: 'Dar es Salaam', destination: 'Mwanza' }),
  },
  'trip.truck': {
    say: ({ input: { plate, papers, ...said } }) => {
      const documents = ((papers ?? []) as Row[])
        .map(({ kind, expires }) => ({ kind: String(kind).replaceAll(' ', '_'), expires }))
        .filter(({ kind }) => kind !== 'driving_licence');
      return made('truck', { ...said, registration: plate, documents: plate === TRUCK ? documents : [] });
    },
  },
  'trip.licence': {
    say: async ({ shop, input: { expires }, branchId }) => {
      const people = await shop.client.list<Row>('user', branchId);
      const driver = people.find(({ name }) => name === DRIVERS[0]);
      const document = { id: String(driver?.id), entity: 'user' };
      const body = { version: driver?.version, licence_expires: expires };
      return { call: { method: 'PUT', path: `api/user?id=${document.id}`, body }, document };
    },
  },
  'trip.hold': {
    say: async (spoken) => {
      const { plate, ...hold } = spoken.input;
      const document = documentOf(spoken.shop, plate);
      const { version } = await rowOf(spoken, document);
      const path = `api/truck?id=${document.id}`;
      return { call: { method: 'PUT', path, body: { version, holds: [hold] } }, document };
    },
  },
  'truck-order': { say: async (spoken) => made('truck-order', await tripOf(spoken)), show },
  'truck-order (draft at the same time)': {
    say: async (spoken) => made('truck-order', await tripOf(spoken)),
    show: (row) => ({ order: row.status, why: 'a draft takes nothing' }),
  },
  'truck-order (add cargo)': {
    say: async (spoken) => {
      const { shop, input, branchId } = spoken;
      const { weight, volume } = input;
      const document = documentOf(shop, TRIP);
      const { version, cargos } = await rowOf(spoken, document);
      const goods = { title: 'Bags', weight, volume, customer_id: customerId(shop, 'Azam Mills') };
      const { id } = await shop.client.must<{ id: string }>({ ...made('cargo', goods).call, branchId });
      const loaded = ((cargos ?? []) as Row[]).map(({ cargo_id }) => ({ cargo_id }));
      const body = { version, cargos: [...loaded, { cargo_id: id }] };
      return { call: { method: 'PUT', path: `api/truck-order?id=${document.id}`, body }, document };
    },
    show: ({ load_kg, load_m3, filled_percent }) => ({ weight: load_kg, volume: load_m3, filled_percent }),
  },
  'trip.alone': {
    say: async (spoken) => {
      const { shop, branchId } = spoken;
      const call = { ...made('truck-order', await tripOf(spoken)).call, branchId };
      const { id } = await shop.client.must<{ id: string }>(call);
      shop.documents.set('alone', { id, entity: 'truck-order', branchId });
      return changed('truck-order/confirm', { id, entity: 'truck-order' }, {});
    },
    show,
  },
  'trip.remove': {
    say: (spoken) =>
      changed('truck-order/cancel', documentOf(spoken.shop, 'alone'), { reason: 'Tried alone' }),
  },
  'truck-order/confirm': {
    // One that is told with a truck and a time is another trip than those of the story.
    say: (spoken) =>
      spoken.input.from
        ? (TRANSPORT['trip.alone'] as Word).say(spoken)
        : step('confirm', spoken, { reason: spoken.input.reason }),
    show,
  },
  'truck-order/load': {
    say: (spoken) => step('load', spoken, { odometer: spoken.input.odometer ?? ODOMETER }),
    show,
  },
  'truck-order/depart': { say: (spoken) => step('depart', spoken, {}), show },
  'truck-order/deliver': {
    say: (spoken) => {
      const { odometer = ODOMETER, received_by, arrived } = spoken.input;
      return step('deliver', spoken, { odometer, received_by, ...(arrived ? { arrived } : {}) });
    },
    show,
  },
  'truck-order/credit': {
    say: (spoken) => step('credit', spoken, { quantity: spoken.input.quantity, reason: 'Lost on the way' }),
    show,
  },
  'expense (claim for lost goods, verified, set against the debt)': {
    say: ({ shop, input: { amount } }) =>
      made('truck-operation', {
        ...{ kind: 'claim', cost: amount },
        ...{ truck_order_id: documentId(shop, TRIP), truck_id: documentId(shop, TRUCK) },
      }),
    show: async (_, spoken) => rowOf(spoken, documentOf(spoken.shop, TRIP)),
  },
  'truck-order/cancel': {
    say: (spoken) => {
      const { keep, account } = spoken.input;
      const back = account ? { give_back_id: accountId(spoken.shop, account) } : {};
      return step('cancel', spoken, { reason: 'Not wanted', keep, ...back });
    },
    show,
  },
  'truck-order/close': { say: (spoken) => step('close', spoken, {}), show },
  'truck-order/advance': {
    say: (spoken) => {
      const { account, amount, fee } = spoken.input;
      return step('advance', spoken, { account_id: accountId(spoken.shop, account), amount, fee });
    },
    show,
  },
  'truck-order/settle': {
    say: (spoken) => {
      const { account, returned, paid } = spoken.input;
      return step('settle', spoken, {
        account_id: accountId(spoken.shop, account),
        amount: returned ?? paid,
      });
    },
    show,
  },
  'truck-operation': {
    say: ({ shop, input, date }) => {
      const {
        key: _,
        kind_of_event: __,
        given,
        paid_to,
        supplier,
        trip,
        paid_from = paid_to,
        ...said
      } = input;
      const good = (given as Row | undefined)?.product as Row | undefined;
      const isOfTrip = paid_from === 'advance';
      const cost = said.odometer !== undefined && said.kind !== 'fuel' ? { cost: 1000 } : {};
      const body = {
        date,
        ...{ kind: 'other', ...cost, ...said },
        ...(paid_from ? { paid_from } : { account_id: accountId(shop, 'cash') }),
        truck_id: documentId(shop, TRUCK),
        ...(isOfTrip || trip ? { truck_order_id: documentId(shop, trip ?? TRIP) } : {}),
        ...(supplier ? { supplier_id: supplierId(shop, supplier) } : {}),
        ...(paid_from === 'store' ? { product_id: productId(shop, good?.name) } : {}),
      };
      return made('truck-operation', body);
    },
    show: async (row, spoken) => {
      const isOfTrip = spoken.shop.documents.has(TRIP);
      const trip = isOfTrip ? await rowOf(spoken, documentOf(spoken.shop, TRIP)) : {};
      const debt = { kind: 'creditor', amount: row.remain_amount };
      return { ...row, accepted: true, advance_open: trip.advance_open, debt };
    },
  },
  'truck-operation/void': {
    say: async ({ shop, branchId }) => {
      const [last] = await shop.client.list<{ id: string }>('truck-operation', branchId);
      const document = { id: String(last?.id), entity: 'truck-operation' };
      return changed('truck-operation/void', document, { reason: 'Wrong' });
    },
  },
  'trip.office': {
    say: async ({ shop, input, date, id, branchId }) => {
      const types = await shop.client.list<Row>('expense-type', branchId);
      const expense_type_id = types.find(({ ledger_account }) => ledger_account === '6090')?.id;
      const body = { ...input, id, date, expense_type_id, truck_id: documentId(shop, TRUCK), verify: true };
      return { call: { method: 'POST', path: 'api/expense', body }, document: { id, entity: 'expense' } };
    },
  },
  'trip.payment': {
    say: async (spoken) => {
      const { kind_of_event, amount, given, account, date } = spoken.input;
      const { supplier, cost } = given as Row;
      const isOfSupplier = !String(kind_of_event).startsWith('(of the order');
      const input = {
        ...{ kind: isOfSupplier ? 'supplier' : 'customer', account, amount: amount ?? cost },
        party: isOfSupplier ? (supplier ?? 'Workshop') : 'Azam Mills',
        ...(date ? { date } : {}),
      };
      return (FINANCE.payment as Word).say({ ...spoken, input });
    },
    show: async (payment, spoken) => {
      if (!spoken.shop.documents.has(TRIP)) return payment;
      const trip = await rowOf(spoken, documentOf(spoken.shop, TRIP));
      const shown = { ...payment, ...(await show(trip, spoken)) };
      // Before delivery what lies ready pays for it, and nothing is owed.
      return trip.delivered_at ? shown : { ...shown, paid_amount: trip.paid_ahead };
    },
  },
  'truck-service': {
    say: ({ shop, input: { title, cost, critical, parts, given, truck = TRUCK } }) => {
      const part = (given as Row | undefined)?.parts as Row | undefined;
      return made('truck-service', {
        ...{ title, critical: critical ?? false, truck_id: documentId(shop, truck) },
        ...(cost ? { cost, supplier_id: supplierId(shop, 'Workshop') } : {}),
        ...(parts ? { parts: [{ product_id: productId(shop, part?.name), quantity: parts }] } : {}),
      });
    },
    show,
  },
  'truck-service/approve': { say: (spoken) => step('approve', spoken, {}), show },
  'truck-service/finish': {
    say: (spoken) => {
      const { odometer, next_due_km, next_due_date } = spoken.input;
      return step('finish', spoken, {
        ...(odometer ? { odometer } : {}),
        ...(next_due_km ? { next_due_km } : {}),
        ...(next_due_date ? { next_due_date } : {}),
      });
    },
    show,
  },
  'truck-service/verify': { say: (spoken) => step('verify', spoken, {}), show },
  'truck-service/unverify': { say: (spoken) => step('unverify', spoken, {}), show },
};

function changed(path: string, { id, entity }: { id: string; entity: string }, said: Row): SpokenCall {
  const body = { id, ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) };
  return { call: { method: 'PUT', path: `api/${path}`, body }, document: { id, entity } };
}

function step(name: string, { shop, input }: Spoken, said: Row): SpokenCall {
  const document = documentOf(shop, input.key);
  return changed(`${document.entity}/${name}`, document, said);
}

async function rowOf(
  { shop, branchId }: Spoken,
  { id, entity }: { id: string; entity: string },
): Promise<Row> {
  return shop.client.must<Row>({ method: 'GET', path: `api/${entity}?id=${id}`, branchId });
}

/** A trip or a service in the words of the cases, with how its truck stands, and until when it has it by the board. */
async function show(row: Row, spoken: Spoken): Promise<Row> {
  const truck = row.truck_id ? await rowOf(spoken, { id: String(row.truck_id), entity: 'truck' }) : {};
  const status = String(row.status).replaceAll('_', ' ');
  const debts = await spoken.shop.client.list<Row>('debt', spoken.branchId);
  const board = await lateOnBoard(spoken.shop);
  const ofTrip = debts.filter(({ source_id }) => source_id === row.id);
  const [debt] = ofTrip;
  return {
    ...row,
    ...{ order: status, service: status, [nameOf(spoken)]: status, truck: truck.status },
    ...{ [String(truck.registration)]: truck.status, debt_status: debt?.status },
    debts: Object.fromEntries(ofTrip.map(({ party_name, remain_amount }) => [party_name, remain_amount])),
    ...{
      occupied_until: board[`${nameOf(spoken)}.occupied_until`],
      [`${nameOf(spoken)}.delivered_at`]: local(row.delivered_at),
    },
    ...board,
  };
}

const nameOf = ({ input }: Spoken) => String(input.key);

/** A moment by the clock of the branch, as a case writes it. */
function local(at: unknown): string | null {
  if (typeof at !== 'string') return null;
  return new Date(at).toLocaleString('sv-SE', { timeZone: ZONE }).replace(' ', 'T').slice(0, 16);
}
