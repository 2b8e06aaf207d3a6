import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { columnOf } from '#core/define-entity.ts';
import { LANGUAGES } from '#core/i18n/language.ts';
import { OTHER_RECORDS } from '#modules/branch/activity/change.i18n.ts';
import { serverModules } from '#modules/registry.server.ts';
import { registry } from '#modules/registry.ts';
import { readWorkbook } from '#server-kit/excel/read-workbook.ts';
import { describeCalls } from '#server-kit/openapi/describe-calls.ts';
import { allOperations } from '#server-kit/operation/all-operations.ts';
import { openWholeShop, type WholeShop } from './testing/whole-shop.ts';

const OPERATIONS = allOperations(registry, serverModules);

/** Every search that is opened by rights of other screens, to choose a record for them. */
const SEARCHES = OPERATIONS.flatMap((operation) => {
  const { path, permission } = operation;
  const choices = 'choices' in operation ? (operation.choices ?? []) : [];
  const [, name = ''] = /^api\/([a-z-]+)\/search$/.exec(path) ?? [];
  return choices.length ? [{ path, permission, choices, entity: registry.entity(name) }] : [];
});

let world: WholeShop;
beforeAll(async () => {
  world = await openWholeShop();
});
afterAll(() => world.close());

describe('whoever only chooses', () => {
  test('is let in by searches of goods, people and documents', () => {
    expect(SEARCHES.map(({ entity }) => entity.name)).toEqual(
      expect.arrayContaining(['product', 'customer', 'supplier', 'store', 'category', 'account', 'user']),
    );
  });

  test.each(SEARCHES)('by $path sees id, title and what tells two apart', async (search) => {
    const { path, permission, choices, entity } = search;
    const title = columnOf(entity.title, entity.fields[entity.title] as never);
    const apart = ['code', 'barcodes', 'unit_of_measure', 'phone_ends_in'];
    const atTheTill = ['selling_price', 'tax'];
    for (const right of choices.filter((one) => one !== permission)) {
      const chooser = await world.someone([right]);
      const { status, body } = await world.server.ask(chooser, `GET ${path}`);
      expect([right, status]).toEqual([right, 200]);
      const keys = new Set<string>(body.message.flatMap((row: object) => Object.keys(row)));
      const more = right === 'create_sale' ? atTheTill : [];
      expect([right, [...keys.difference(new Set(['id', title, ...apart, ...more]))]]).toEqual([right, []]);
      expect(JSON.stringify(body)).not.toMatch(/"(255|\+255|0)\d{9}"/);
    }
  });

  test('finds in the description which rights let him in', () => {
    const { paths } = describeCalls(OPERATIONS, registry) as {
      paths: Record<string, { get: { description?: string; 'x-choices'?: string[] } }>;
    };
    for (const { path, choices } of SEARCHES) {
      const described = paths[`/${path}`]?.get;
      expect([path, described?.['x-choices']]).toEqual([path, [...new Set(choices)].toSorted()]);
      for (const right of choices)
        expect([path, described?.description]).toEqual([path, expect.stringContaining(right)]);
    }
  });
});

describe('activities', () => {
  const sheetIn = async (language: string) => {
    const { owner, system } = world.shop;
    const headers = { 'accept-language': language };
    const body = { url: 'api/activity/export' };
    const { url } = (await owner.ask('POST api/download', { body, headers })).body.message;
    const cookie = owner.cookie ?? '';
    const file = await system.server.app.inject({ url: `/${url}`, headers: { cookie, ...headers } });
    const [sheet] = (await readWorkbook(file.rawPayload)).sheets;
    return sheet?.rows.map((row) => row.map((cell) => cell?.text ?? '')) ?? [];
  };
  const isCode = (text: string) =>
    /[0-9a-f]{8}-[0-9a-f]{4}-|\[object|[{}]|undefined/.test(text) ||
    /(^|, )[a-z]+([_-][a-z]+)+(,|$)/.test(text);

  test('of every kind are read in words, without codes and raw lines', async () => {
    const kinds = await world.shop.system.db.adminQuery<{ entity: string }>(
      'select distinct entity from activities where business_id = $1',
      [world.shop.business_id],
    );
    const known = kinds.map(({ entity }) => entity);
    expect(known).toEqual(
      expect.arrayContaining(['sale', 'sale-return', 'supplier', 'purchase', 'purchase-order']),
    );
    expect(known).toEqual(
      expect.arrayContaining([
        'purchase-return',
        'landed-cost',
        'stock-request',
        'stock-adjustment',
        'product',
      ]),
    );
    for (const language of LANGUAGES) {
      const [heads = [], ...rows] = await sheetIn(language);
      expect(rows.length).toBeGreaterThan(50);
      expect([language, [heads, ...rows].flat().filter(isCode)]).toEqual([language, []]);
      const texts = new Set(rows.flat());
      for (const name of known.filter((one) => !(one in OTHER_RECORDS)))
        expect([language, name, texts.has(registry.words(name)[language].one)]).toEqual([
          language,
          name,
          true,
        ]);
    }
  });

  test('that commands write by hand are of kinds that have words', () => {
    const root = new URL('..', import.meta.url).pathname;
    const files = globSync('{modules,packages,apps}/**/*.ts', { cwd: root }).filter(
      (file) => !file.includes('.test.'),
    );
    const written = files.flatMap((file) => {
      const text = readFileSync(`${root}/${file}`, 'utf8');
      if (!text.includes('activities.write(')) return [];
      return [...text.matchAll(/\bentity: '([a-z-]+)'/g)].map(([, name = '']) => name);
    });
    expect(written.length).toBeGreaterThan(4);
    const named = new Set([...registry.entities.map(({ name }) => name), ...Object.keys(OTHER_RECORDS)]);
    expect(written.filter((name) => !named.has(name))).toEqual([]);
  });
});
