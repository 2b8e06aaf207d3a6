import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '#server-kit/db/database.ts';
import { describeCalls } from '#server-kit/openapi/describe-calls.ts';
import { allOperations } from '#server-kit/operation/all-operations.ts';
import { branchSettings } from './branch/branch-settings/branch-settings.entity.ts';
import { serverModules } from './registry.server.ts';
import { registry } from './registry.ts';
import { sessionServer } from './session/module.server.ts';

const session = sessionServer({ database: {} as Database, serverKey: Buffer.alloc(32) });
const operations = allOperations(registry, [...serverModules, session]);

interface Body {
  properties: Record<string, unknown>;
  required?: string[];
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
