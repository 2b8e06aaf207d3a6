import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import { PLATFORM_PERMISSIONS } from '#modules/platform-rights.ts';
import { serverModules } from '#modules/registry.server.ts';
import { registry } from '#modules/registry.ts';
import { REPORT_TYPES } from '#modules/report/form/report-types.ts';
import { sessionServer } from '#modules/session/module.server.ts';
import type { Database } from '#server-kit/db/database.ts';
import { describeCalls } from '#server-kit/openapi/describe-calls.ts';
import { allOperations } from '#server-kit/operation/all-operations.ts';

const root = join(import.meta.dirname, '..');

interface Described {
  'x-permission': string | string[];
  'x-permission-sometimes'?: string[];
}

const session = sessionServer({ database: {} as Database, serverKey: Buffer.alloc(32) });
const operations = allOperations(registry, [...serverModules, session]);
const { paths } = describeCalls(operations, registry) as {
  paths: Record<string, Record<string, Described>>;
};
const describedAt = (route: string) => {
  const [method = '', path = ''] = route.split(' ');
  return paths[`/${path}`]?.[method.toLowerCase()];
};
const rightsOf = (route: string) => [describedAt(route)?.['x-permission']].flat();
const sometimes = (route: string) => describedAt(route)?.['x-permission-sometimes'];

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

test('a call in which somebody says the day of what is posted names the right to say an earlier one', () => {
  const dated = operations.filter(({ kind, fields }) => kind === 'command' && fields?.date);
  expect(dated.length).toBeGreaterThan(10);
  for (const { name, method, path, permission } of dated)
    expect([[permission].flat(), sometimes(`${method} ${path}`) ?? [], name].flat()).toContain(
      'back_date_sale',
    );
});

test('a call is described with the rights that it asks in some cases only', () => {
  expect(sometimes('POST api/account')).toContain('back_date_sale');
  expect(sometimes('POST api/expense')).toEqual(
    expect.arrayContaining(['back_date_sale', 'create_payment', 'verify_expense']),
  );
  expect(sometimes('POST api/sale/checkout')).toEqual(
    expect.arrayContaining(['adjust_selling_price_when_selling', 'sale_on_credit', 'view_discount']),
  );
  expect(sometimes('PUT api/shift/close')).toEqual(['create_transaction', 'list_sales']);
  expect(sometimes('GET api/report/print')).toEqual(
    [
      ...['create_income_statement', 'create_report', 'create_trial_balance', 'view_report_statistics'],
      // Of slow stock; and two types may ask the same right.
      ...['view_buying_price', 'view_product_stock'],
      ...new Set(REPORT_TYPES.map(({ right }) => right)),
    ].toSorted(),
  );
  expect(sometimes('PUT api/import/undo')).toContain('delete_product');
  expect(sometimes('GET api/product/list')).toEqual(
    expect.arrayContaining(['list_branch_activities', 'view_product_stock']),
  );
  expect(sometimes('POST api/category')).toBeUndefined();
});

test('transitions that can be dated back name the right to do so', () => {
  const dated = registry.entities.flatMap(({ name, states }) =>
    Object.entries(states?.transitions ?? {}).flatMap(([key, { right, dated: by }]) =>
      right && by ? [[`PUT api/${name}/${key.replaceAll('_', '-')}`, by] as const] : [],
    ),
  );
  expect(dated.length).toBeGreaterThan(0);
  for (const [route, right] of dated) expect([route, ...(sometimes(route) ?? [])]).toContain(right);
});

test('every right that is named exists', () => {
  const named = Object.values(paths).flatMap((calls) =>
    Object.values(calls).flatMap((call) => call['x-permission-sometimes'] ?? []),
  );
  expect(named.filter((right) => !ALL_PERMISSIONS.has(right) && !PLATFORM_PERMISSIONS.has(right))).toEqual(
    [],
  );
});

/** A refusal for want of a right is thrown where the definition is asked whether it names the right. */
test('no module asks a right past the definition of its call', () => {
  const past = /\ballowed\([^;]*?\)\s*\)?\s*\{?\s*throw PermissionDenied/;
  const files = globSync('modules/**/server/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => past.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
