import { newId } from '#core/ids.ts';
import { registry } from '#modules/registry.ts';
import type { Operation } from '#server-kit/operation/operation.ts';
import type { TestDatabase } from '#server-kit/testing/database.ts';
import { exampleBody } from '#server-kit/testing/example-body.ts';
import type { TestCaller, TestServer } from '#server-kit/testing/test-server.ts';
import { type AtHand, declaredBodyOf, GOOD_BODIES, NAMED_BESIDE } from './good-bodies.ts';

/** A business with one row of each entity, as its owner made them by calls. */
export interface FurnishedBusiness {
  owner: TestCaller;
  /** Its first store and its drawer. */
  storeId: string;
  cashId: string;
  cargoToSplit?: string;
  finishedWork?: { id: string; product_id: string };
  /** Ids of its rows by entity. */
  ids: Readonly<Record<string, string>>;
}

/** A product that lies in one store. */
export async function stockedIn(
  server: TestServer,
  owner: TestCaller,
  store_id: string,
  mark: string,
): Promise<string> {
  const made = { ...(await goodBody(server, owner, 'product', mark)), opening_stock: null };
  const { body } = await server.ask(owner, 'POST api/product', { body: made });
  const opened = await server.ask(owner, 'POST api/product/opening-stock', {
    body: { product_id: body.message.id, store_id, quantity: 1000, total_cost: 600_000 },
    headers: { 'idempotency-key': newId() },
  });
  if (opened.status !== 200) throw new Error(`no product: ${JSON.stringify([body, opened.body])}`);
  return body.message.id;
}

/** A batch, which comes into being with the goods that lie in it. */
export async function aBatch(
  server: TestServer,
  database: TestDatabase,
  owner: TestCaller,
  mark: string,
): Promise<string> {
  const opening_batch = `${mark} ${newId().slice(-4)}`;
  const opened = { batch_tracking: 'expiry', opening_stock: 5, opening_batch, expire_date: '2030-01-31' };
  const body = { ...(await goodBody(server, owner, 'product', mark)), ...opened };
  const made = await server.ask(owner, 'POST api/product', { body });
  const [batch] = await database.adminQuery<{ id: string }>('select id from batches where product_id = $1', [
    made.body.message?.id,
  ]);
  if (!batch) throw new Error(`no batch: ${JSON.stringify(made.body)}`);
  return batch.id;
}

/** Work that is finished, and the part that went into it. */
export async function workWithPart(
  server: TestServer,
  { owner, storeId, cashId }: Place & { owner: TestCaller },
  mark: string,
): Promise<{ id: string; product_id: string }> {
  const place = { storeId, cashId };
  const product_id = await makeRow(server, owner, 'product', mark, place);
  const parts = [{ product_id, quantity: 1000 }];
  const body = { ...(await goodBody(server, owner, 'service', mark, place)), parts };
  const { id } = (await server.ask(owner, 'POST api/service', { body })).body.message;
  for (const [step, said] of [
    ['start', {}],
    ['finish', { account_id: cashId }],
  ] as const) {
    const headers = { 'idempotency-key': newId() };
    const done = await server.ask(owner, `PUT api/service/${step}`, { body: { id, ...said }, headers });
    if (done.status !== 200) throw new Error(`no work: ${JSON.stringify(done.body)}`);
  }
  return { id, product_id };
}

/** Where what is made lies. */
type Place = Pick<FurnishedBusiness, 'storeId' | 'cashId'>;
const NO_PLACE: Place = { storeId: '', cashId: '' };

/** Makes a row of an entity by its call, with all that it needs; `mark` stands in its texts. */
export async function makeRow(
  server: TestServer,
  owner: TestCaller,
  name: string,
  mark = '',
  place: Place = NO_PLACE,
): Promise<string> {
  const body = await goodBody(server, owner, name, mark, place);
  const reply = await server.ask(owner, `POST api/${name}`, { body });
  if (reply.status !== 200) throw new Error(`no ${name}: ${JSON.stringify(reply.body)}`);
  return reply.body.message.id;
}

/** A body that makes a row of an entity: no two are alike. */
async function goodBody(
  server: TestServer,
  owner: TestCaller,
  name: string,
  mark = '',
  place: Place = NO_PLACE,
): Promise<Record<string, unknown>> {
  const entity = registry.entity(name);
  const example = await exampleBody(entity, registry, (target) =>
    makeRow(server, owner, target.name, mark, place),
  );
  const marked = Object.entries(entity.fields)
    .filter(([key, { kind, options }]) => key in example && kind.name === 'text' && (options.max ?? 500) > 70)
    .map(([key]) => [key, `${mark} ${example[key]}`.trim()]);
  const named = NAMED_BESIDE[name];
  return {
    ...example,
    ...(named ? { [`${named}_id`]: await makeRow(server, owner, named, mark, place) } : {}),
    ...Object.fromEntries(marked),
    ...GOOD_BODIES[`${name}.create`]?.(atHandOf({ ...place, owner, ids: {} })),
  };
}

/** What the bodies of a business can name. */
export function atHandOf({ owner, ...more }: FurnishedBusiness): AtHand {
  return { ...more, branchId: owner.branchId, userId: owner.userId };
}

/** Makes the row of an entity that only a command makes, where its body is declared. */
export async function makeByCommand(
  server: TestServer,
  operation: Operation,
  business: FurnishedBusiness & { ids: Record<string, string> },
): Promise<void> {
  const { name, method, path } = operation;
  const [noun = ''] = name.split('.');
  const isMissing = registry.entities.some((entity) => entity.name === noun) && !business.ids[noun];
  if (!isMissing || !(name in GOOD_BODIES) || method !== 'POST' || operation.kind !== 'command') return;
  const body = declaredBodyOf(operation, atHandOf(business));
  const headers = { 'idempotency-key': String(body.id ?? newId()) };
  const reply = await server.ask(business.owner, `POST ${path}`, { body, headers });
  // What a call about rows of a kind says of a business that has none makes none; nobody there has a PIN.
  if (['nothing_expired', 'year_closed', 'cannot_approve'].includes(reply.body.code)) return;
  if (reply.status !== 200) throw new Error(`no ${noun}: ${JSON.stringify(reply.body)}`);
  business.ids[noun] = reply.body.message.id ?? reply.body.message.ids[0];
}

/** Rows that come into being beside others: an activity, a device, a token. */
export async function rowsNobodyMakes(
  database: TestDatabase,
  { businessId, branchId }: TestCaller,
): Promise<Record<string, string>> {
  const [activity] = await database.adminQuery<{ id: string }>(
    'select id from activities where business_id = $1 and branch_id = $2 limit 1',
    [businessId, branchId],
  );
  return activity ? { activity: activity.id } : {};
}
