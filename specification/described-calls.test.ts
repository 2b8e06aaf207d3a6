import { expect, test } from 'vitest';
import { z } from 'zod';
import { columnOf } from '#core/define-entity.ts';
import { problemsOf } from '#core/derive/schemas.ts';
import type { Fields } from '#core/fields/kind.ts';
import { newId } from '#core/ids.ts';
import { branchSettings } from '#modules/branch/branch-settings/branch-settings.entity.ts';
import { serverModules } from '#modules/registry.server.ts';
import { registry } from '#modules/registry.ts';
import { sessionServer } from '#modules/session/module.server.ts';
import { goodBodyOf } from '#server/testing/hostile/places.ts';
import type { Database } from '#server-kit/db/database.ts';
import type { JsonSchema } from '#server-kit/openapi/body-schema.ts';
import { describeCalls } from '#server-kit/openapi/describe-calls.ts';
import { allOperations } from '#server-kit/operation/all-operations.ts';
import type { InputScope } from '#server-kit/operation/operation.ts';
import { exampleInput } from '#server-kit/testing/example-body.ts';

const session = sessionServer({ database: {} as Database, serverKey: Buffer.alloc(32) });
const operations = allOperations(registry, [...serverModules, session]);

/** Reading asks for nothing of the caller but the currency of the branch. */
const scope = { branch: { currency: 'TZS' } } as InputScope;

const columnsOf = (fields: Fields) => Object.entries(fields).map(([key, field]) => columnOf(key, field));

interface Body extends Record<string, unknown> {
  properties: Record<string, unknown>;
  required?: string[];
  additionalProperties?: boolean;
}
const { paths } = describeCalls(operations, registry) as {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Body }> } }>>;
};
const bodyOf = (route: string) => {
  const [method = '', path = ''] = route.split(' ');
  return paths[`/${path}`]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
};

/** What a caller may send: a key whose every value is refused is none of it. */
function takenBy(body: z.ZodObject): string[] {
  return Object.entries(body.shape)
    .filter(([, value]) => !(value instanceof z.ZodOptional && value.unwrap() instanceof z.ZodNever))
    .map(([key]) => key);
}

test('every body is described by the keys that its call reads, neither more nor fewer', () => {
  const written = operations.filter(
    ({ accepts, schemas }) => accepts === 'json' && schemas.body instanceof z.ZodObject,
  );
  expect(written.length).toBeGreaterThan(100);
  for (const { method, path, schemas } of written) {
    const described = Object.keys(bodyOf(`${method} ${path}`)?.properties ?? {}).sort();
    expect([method, path, described]).toEqual([method, path, takenBy(schemas.body as z.ZodObject).sort()]);
  }
});

/** A value that stands where the description asks for one. */
function goodValue(_: string, schema: JsonSchema): unknown {
  const { anyOf, const: only, enum: choices, type, format, minimum, multipleOf, minItems, items } = schema;
  if (Array.isArray(anyOf)) return goodValue(_, anyOf[0]);
  if (only !== undefined) return only;
  if (Array.isArray(choices)) return choices[0];
  if (type === 'array') return minItems ? [goodValue('', items as JsonSchema)] : [];
  if (type === 'integer' || type === 'number')
    return Number(minimum ?? multipleOf ?? 1) < 1 ? 1 : (minimum ?? 1);
  if (type === 'boolean') return true;
  if (type === 'object') return {};
  if (type !== 'string') return null;
  const formats: Record<string, string> = {
    uuid: newId(),
    date: '2026-11-20',
    'date-time': '2026-11-20T09:00:00Z',
    email: 'asha@example.com',
  };
  return formats[String(format)] ?? '255754000001';
}

test('every described body is read as it is described, and a key more is refused by name', () => {
  const written = operations.filter(
    ({ accepts, method }) => accepts === 'json' && ['POST', 'PUT'].includes(method),
  );
  const described = written.flatMap((operation) => {
    const schema = bodyOf(`${operation.method} ${operation.path}`);
    return schema && operation.schemas.body ? [{ ...operation, schema, reads: operation.schemas.body }] : [];
  });
  expect(described.map(({ name }) => name)).toEqual(written.map(({ name }) => name));
  for (const { name, schema, reads } of described) {
    const good = goodBodyOf(schema, goodValue);
    const { error } = reads.safeParse(good);
    expect([name, good, error && problemsOf(error)]).toEqual([name, good, undefined]);
    const more = reads.safeParse({ ...good, unknown_key: 1 });
    expect([name, more.error && problemsOf(more.error), schema.additionalProperties]).toEqual([
      name,
      { unknown_key: { key: 'unknown_key' } },
      false,
    ]);
  }
});

test('every command and guest call that a module has written reads a body made of its fields, and no other key', () => {
  const own = operations.filter((operation) => operation.fields);
  expect(own.length).toBeGreaterThan(50);
  for (const { name, method, fields = {}, read } of own) {
    const body = exampleInput(fields, () => newId());
    const readBody = (wire: Record<string, unknown>) => {
      const isQuery = method === 'DELETE' || method === 'GET';
      const query = new Map(Object.entries(isQuery ? wire : {}).map(([key, value]) => [key, String(value)]));
      return read({ query, body: isQuery ? undefined : wire }, scope);
    };
    expect([name, Object.keys(readBody(body) as object)]).toEqual([
      name,
      expect.arrayContaining(columnsOf(fields)),
    ]);
    expect(() => readBody({ ...body, unknown_key: 1 }), name).toThrow('unknown_key');
  }
});

test('a payment, a payment of one debt and the settings of a branch are described whole', () => {
  expect(bodyOf('POST api/payment')?.required?.sort()).toEqual(['amount', 'id', 'kind', 'mode', 'party_id']);
  expect(bodyOf('POST api/debt-history')?.required?.sort()).toEqual(['amount', 'debt_id', 'id', 'mode']);
  const settings = bodyOf('PUT api/branch/settings');
  expect(settings?.required).toEqual(['id']);
  const writable = Object.entries(branchSettings.fields).filter(
    ([, { options }]) => options.owner !== 'system' && !options.fixed && !options.once && !options.from,
  );
  expect(writable.length).toBeGreaterThan(20);
  for (const [key] of writable) expect(Object.keys(settings?.properties ?? {}).join()).toContain(key);
});
