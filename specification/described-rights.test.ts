import { expect, test } from 'vitest';
import { serverModules } from '#modules/registry.server.ts';
import { registry } from '#modules/registry.ts';
import { sessionServer } from '#modules/session/module.server.ts';
import type { Database } from '#server-kit/db/database.ts';
import { describeCalls } from '#server-kit/openapi/describe-calls.ts';
import { allOperations } from '#server-kit/operation/all-operations.ts';

const session = sessionServer({ database: {} as Database, serverKey: Buffer.alloc(32) });
const operations = allOperations(registry, [...serverModules, session]);
const { paths } = describeCalls(operations, registry) as {
  paths: Record<string, Record<string, { 'x-permission': string | string[] }>>;
};
const rightsOf = (route: string) => {
  const [method = '', path = ''] = route.split(' ');
  return [paths[`/${path}`]?.[method.toLowerCase()]?.['x-permission']].flat();
};

test('a call is described with every right that its body cannot do without', () => {
  expect(rightsOf('POST api/purchase-order')).toEqual(['create_purchase_order', 'view_buying_price']);
  expect(rightsOf('POST api/purchase')).toEqual(['create_purchase', 'view_buying_price']);
  expect(rightsOf('GET api/supplier/statement')).toEqual(['view_supplier', 'view_buying_price']);
  expect(rightsOf('POST api/category')).toEqual(['create_category']);
});

test('a right that stands at a required field of a definition is named by its creation', () => {
  for (const entity of registry.entities) {
    const isDerived = operations.some(({ name, fields }) => name === `${entity.name}.create` && !fields);
    if (!isDerived) continue;
    const written = (fields: typeof entity.fields): string[] =>
      Object.values(fields).flatMap(({ options, lines }) => {
        if (!options.required || options.owner || options.from) return [];
        return [options.read ?? [], options.write ?? [], lines ? written(lines) : []].flat();
      });
    expect(rightsOf(`POST api/${entity.name}`)).toEqual(expect.arrayContaining(written(entity.fields)));
  }
});
