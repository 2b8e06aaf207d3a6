import { expect, test } from 'vitest';
import { serverModules } from '#modules/registry.server.ts';
import { registry } from '#modules/registry.ts';
import { sessionServer } from '#modules/session/module.server.ts';
import type { Database } from '#server-kit/db/database.ts';
import type { JsonSchema } from '#server-kit/openapi/body-schema.ts';
import { describeCalls } from '#server-kit/openapi/describe-calls.ts';
import { allOperations } from '#server-kit/operation/all-operations.ts';
import type { Operation } from '#server-kit/operation/operation.ts';
import { transitionOperations } from '#server-kit/operation/transition-operations.ts';

const session = sessionServer({ database: {} as Database, serverKey: Buffer.alloc(32) });
const modules = [...serverModules, session];
const operations = allOperations(registry, modules);
const { paths } = describeCalls(operations, registry) as { paths: Record<string, Record<string, Described>> };

interface Described {
  parameters: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

const PLACES = registry.entities.filter(({ place }) => place).map(({ name }) => name);

/**
 * Derived calls read rows: their filters are held against the rows in sight, their bodies by `checkReferences`. What a step of a
 * document takes is its own, as of a written call.
 */
const written = [
  ...modules.flatMap((module) => module.operations ?? []),
  ...registry.entities.flatMap((entity) => transitionOperations(entity)),
].filter(({ kind }) => kind !== 'guest');

/** Places of others that a call takes on purpose, and asks about itself. A new one is a decision. */
const OF_OTHERS = [
  'account.movements account_id',
  // What is paid out of the account of another branch, or into it: `readMoney` asks whether the caller may do the same there.
  'debt-history.create account_id',
  'expense.create payments.[].account_id',
  'expense.pay account_id',
  'payment.create account_id',
  'payment.pay-back account_id',
  'payment.pay-system account_id',
  'purchase.bill payments.[].account_id',
  'purchase.create costs.[].account_id',
  'purchase.create payments.[].account_id',
  'purchase.landed-cost account_id',
  // Cash that is carried to another branch, which the transfer asks about (A32).
  'shift.cash-out account_id',
  'shift.close rest_account_id',
  'shift.explain account_id',
  'stock-request.create from_store_id',
  // What is free where goods are asked for: told to whoever may see the stock there, in whichever branch.
  'stock-request.source-stock store_id',
  // A text of a transfer is entered as one, whose hook asks.
  'transaction-message.match to_account_id',
  'transaction.create to_account_id',
];

/** Every key of a description that says, or by its name seems to say, where goods or money lie. */
function placesOf(schema: JsonSchema, at = ''): string[] {
  const {
    properties = {},
    items,
    anyOf,
  } = schema as {
    properties?: Record<string, JsonSchema>;
    items?: JsonSchema;
    anyOf?: JsonSchema[];
  };
  const inside = [
    ...Object.entries(properties).flatMap(([key, value]) => {
      const path = at === '' ? key : `${at}.${key}`;
      return isPlace(key, value) ? [path] : placesOf(value, path);
    }),
    ...(items ? placesOf(items, `${at}.[]`) : []),
    ...(anyOf ?? []).flatMap((one) => placesOf(one, at)),
  ];
  return [...new Set(inside)];
}

const isPlace = (key: string, schema: JsonSchema) =>
  PLACES.includes(String(schema['x-entity'])) || /(^|_)(store|account|till|drawer|safe)_ids?$/.test(key);

function describedPlaces({ method, path }: Operation): string[] {
  const call = paths[`/${path}`]?.[method.toLowerCase()];
  const query = (call?.parameters ?? []).filter((one) => one.in === 'query');
  const bodies = Object.values(call?.requestBody?.content ?? {}).map(({ schema }) => schema);
  return [
    ...query.filter(({ name, schema }) => isPlace(name, schema)).map(({ name }) => name),
    ...bodies.flatMap((schema) => placesOf(schema)),
  ];
}

const isAsked = (operation: Operation, place: string) =>
  'places' in operation && operation.places?.some(({ path }) => path.join('.') === place) === true;

test('a store and an account are places, which whoever names one is asked about', () => {
  expect(PLACES.toSorted()).toEqual(['account', 'store']);
});

test('no call takes a store or an account without being asked whose it is', () => {
  const named = written.flatMap((operation) =>
    describedPlaces(operation).map((place) => ({ operation, place })),
  );
  expect(named.length).toBeGreaterThan(25);
  const forgotten = named.filter(({ operation, place }) => !isAsked(operation, place));
  expect(forgotten.map(({ operation: { name }, place }) => `${name} ${place}`).toSorted()).toEqual(OF_OTHERS);
});
