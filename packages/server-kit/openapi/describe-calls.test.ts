import { expect, it } from 'vitest';
import { f } from '#core/fields.ts';
import { allOperations } from '../operation/all-operations.ts';
import { defineCommand } from '../operation/define-operation.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';
import { describeCalls } from './describe-calls.ts';
import { docsPage } from './docs-page.ts';

const operations = allOperations(warehouse, [warehouseParts]).filter(
  ({ name }) => !['server.docs', 'server.openapi'].includes(name),
);
// biome-ignore lint/suspicious/noExplicitAny: the document is looked into at many places
const document = describeCalls(operations, warehouse) as any;

it('describes every call with its permission, its key and its id slots', () => {
  for (const { method, path, permission } of operations)
    expect([document.paths[`/${path}`][method.toLowerCase()]['x-permission']].flat()).toEqual(
      expect.arrayContaining([permission].flat()),
    );
  const create = document.paths['/api/crate'].post;
  expect(create).toMatchObject({
    // A price must be said, by whoever may change prices.
    'x-permission': ['create_crate', 'modify_price'],
    'x-idempotency': 'accepted',
    'x-id-slots': ['body.shelf_id', 'body.parts[].shelf_id'],
  });
  expect(document.paths['/api/crate'].put['x-id-slots']).toContain('query.id');
  expect(document.paths['/api/crate/delete'].post['x-id-slots']).toEqual(['body.ids']);
  expect(document.paths['/api/crate/list'].get['x-id-slots']).toEqual(['query.shelf_id']);
});

it('names the rights that open a search beside its own', () => {
  const search = document.paths['/api/shelf/search'].get;
  expect(search['x-choices']).toEqual(expect.arrayContaining(['create_crate', 'modify_crate']));
  expect(search.description).toContain('create_crate');
  expect(document.paths['/api/shelf/list'].get).not.toHaveProperty('x-choices');
});

it('describes bodies and rows as they are on the wire', () => {
  const body = document.paths['/api/crate'].post.requestBody.content['application/json'].schema;
  expect(body.required).toEqual(['name', 'price']);
  expect(Object.keys(body.properties)).not.toContain('parts_count');
  expect(body.properties.kind).toEqual({ type: 'string', enum: ['wood', 'plastic'] });
  expect(document.components.schemas.crate.properties.cost).toMatchObject({
    'x-read-permission': 'view_cost',
  });
  expect(document.components.schemas.crate.properties).not.toHaveProperty('opening');
});

const FIELDS = {
  shelf: f.ref('shelf'),
  parts: f.lines(
    { crate: f.ref('crate', { required: true }), weight: f.quantity() },
    { required: true, min: 1 },
  ),
};

it('describes a call that a module writes itself by what that call reads', () => {
  const own = defineCommand({
    name: 'crate.create',
    route: 'POST api/crate',
    permission: 'create_crate',
    fields: { ...FIELDS, code: f.text({ required: true }) },
    run: async () => 'made',
  });
  // biome-ignore lint/suspicious/noExplicitAny: the document is looked into at many places
  const { paths } = describeCalls([own], warehouse) as any;
  const { properties } = paths['/api/crate'].post.requestBody.content['application/json'].schema;
  expect(Object.keys(properties)).toEqual(['shelf_id', 'parts', 'code']);
  expect(properties.shelf_id).toMatchObject({ format: 'uuid', 'x-entity': 'shelf' });
  expect(properties.parts).toMatchObject({ type: 'array', minItems: 1, items: { required: ['crate_id'] } });
  expect(paths['/api/crate'].post['x-id-slots']).toEqual(['body.shelf_id', 'body.parts[].crate_id']);
});

it('makes a page that names every call', () => {
  const page = docsPage(operations, warehouse, 'n');
  for (const { path } of operations) expect(page).toContain(`<code>${path}</code>`);
});
