import { sql } from 'kysely';
import type { AnyEntity } from '#core/define-entity.ts';
import { defineEntity } from '#core/define-entity.ts';
import { defineModule, makeRegistry } from '#core/define-module.ts';
import type { EntityWords } from '#core/entity-words.ts';
import { refusal } from '#core/errors.ts';
import { f } from '#core/fields.ts';
import { defineServerModule } from '../operation/server-module.ts';

/** A small business of nobody's, with one of everything that a definition can say, for the tests of the machinery. */
const user = defineEntity({
  name: 'user',
  module: 'warehouse',
  title: 'name',
  scope: 'business',
  fields: { name: f.text({ required: true, search: true }) },
  list: { columns: ['name'] },
  form: [{ key: 'main', rows: [['name']] }],
  names: { table: 'people' },
});

const branch = defineEntity({
  name: 'branch',
  module: 'warehouse',
  title: 'name',
  scope: 'business',
  fields: {
    name: f.text({ required: true, search: true }),
    currency: f.code(['TZS', 'USD']),
  },
  list: { columns: ['name'] },
  form: [{ key: 'main', rows: [['name']] }],
  names: { plural: 'branches' },
});

export const shelf = defineEntity({
  name: 'shelf',
  module: 'warehouse',
  title: 'name',
  scope: 'business',
  party: true,
  fields: {
    name: f.text({ required: true, max: 40, search: true, unique: 'business' }),
    remarks: f.text({ max: 1000 }),
    keeper_email: f.email({ search: true }),
    picture: f.image(),
  },
  filters: ['keeper_email'],
  conditions: { nameless: (e) => e.isNull('remarks') },
  list: { columns: ['name', 'remarks'], sort: 'name' },
  form: [{ key: 'main', rows: [['name'], ['remarks']] }],
  excel: { matchBy: 'name' },
  names: { plural: 'shelves' },
});

export const crate = defineEntity({
  name: 'crate',
  module: 'warehouse',
  title: 'name',
  scope: 'business',
  restorable: true,
  fields: {
    name: f.text({ required: true, max: 60, search: true }),
    code: f.text({ max: 20, search: true, unique: 'business' }),
    barcodes: f.texts({ max: 5, search: true }),
    shelf: f.ref('shelf'),
    kind: f.choice(['wood', 'plastic'], { default: 'wood' }),
    cost: f.money({ read: 'view_cost' }),
    price: f.money({ required: true, per: 'branch', write: 'modify_price' }),
    weight: f.quantity({ default: 1 }),
    packed: f.date(),
    parts_count: f.integer({ from: 'partsCount' }),
    parts: f.lines({
      shelf: f.ref('shelf', { required: true }),
      quantity: f.quantity({ required: true }),
      worth: f.money({ read: 'view_cost' }),
    }),
    opening: f.quantity({ once: true }),
  },
  claims: {
    name: 'barcodes',
    fields: ['barcodes'],
    sameThing: ['barcodes'],
    keyOf: (barcode) => barcode,
    of: ({ barcodes }) => ((barcodes ?? []) as string[]).map((value) => ({ value, field: 'barcodes' })),
  },
  rules: [],
  conditions: {
    plastic: (e) => e.eq('kind', 'plastic'),
    heavy: (e) => e.gte('weight', 10),
    dear: (e) => e.gt('cost', 100),
    old: (e) => e.lt('packed', e.today()),
  },
  filters: ['shelf', 'kind', 'packed', 'cost'],
  list: { columns: ['name', 'code', 'shelf', 'price'], sort: 'name' },
  form: [
    {
      key: 'main',
      rows: [
        ['name', 'code'],
        ['shelf', 'price'],
        ['kind', 'weight'],
      ],
    },
  ],
  excel: {
    matchBy: 'code',
    columns: ['name', 'code', 'barcodes', 'shelf', 'kind', 'cost', 'price', 'weight', 'packed', 'opening'],
  },
});

export const delivery = defineEntity({
  name: 'delivery',
  module: 'warehouse',
  title: 'number',
  scope: 'branch',
  fields: {
    number: f.text({ required: true, search: true }),
    crate: f.ref('crate', { required: true }),
    amount: f.money({ owner: 'system' }),
  },
  list: { columns: ['number', 'crate', 'created_at'], sort: 'created_at', order: -1 },
  form: [{ key: 'main', rows: [['number'], ['crate']] }],
  names: { plural: 'deliveries' },
});

const module = defineModule({
  name: 'warehouse',
  title: { en: 'Warehouse', sw: 'Ghala' },
  icon: 'box',
  permission: null,
  entities: [user, branch, shelf, crate, delivery].map((entity) => ({ entity, words: wordsOf(entity) })),
});

export const warehouse = makeRegistry([module]);

const ShelfInUse = refusal<{ count: number }>('shelf_in_use', 409, {
  en: '{count} crates stand on this shelf.',
  sw: 'Makreti {count} yako kwenye rafu hii.',
});

export const warehouseParts = defineServerModule({
  computed: {
    partsCount: (row) =>
      sql`(select count(*)::int from crate_parts p where p.business_id = ${row('business_id')} and p.crate_id = ${row('id')})`,
  },
  hooks: {
    shelf: {
      async beforeDelete({ tx }, rows) {
        const used = await tx.query<{ id: string; count: bigint }>(
          'select shelf_id as id, count(*) from crates where shelf_id = any ($1) and deleted_at is null group by 1',
          [rows.map(({ id }) => id)],
        );
        return new Map(used.map(({ id, count }) => [id, ShelfInUse({ count: Number(count) })]));
      },
    },
  },
});

function wordsOf(entity: AnyEntity): EntityWords {
  const title = `${entity.name[0]?.toUpperCase()}${entity.name.slice(1)}`;
  const fields = Object.fromEntries(
    Object.keys(entity.fields).map((key) => [key, `${key[0]?.toUpperCase()}${key.slice(1)}`]),
  );
  const sw = Object.fromEntries(Object.keys(entity.fields).map((key) => [key, `sw ${key}`]));
  const words = { one: title, many: `${title}s`, lower: entity.name, new: `New ${entity.name}` };
  return { en: { ...words, fields }, sw: { ...words, fields: sw } };
}
