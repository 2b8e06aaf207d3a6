import { describe, expect, it } from 'vitest';
import { defineEntity } from '#core/define-entity.ts';
import { InvalidFields } from '#core/errors.ts';
import { f } from '#core/fields.ts';
import { changesOf, creationBody, wholeBody } from './body-of.ts';
import { formSections } from './form-fields.ts';
import { problemsOfBody } from './problems-of-body.ts';

const thing = defineEntity({
  name: 'thing',
  module: 'shed',
  title: 'name',
  scope: 'business',
  fields: {
    name: f.text({ required: true, max: 10 }),
    price: f.money({ read: 'view_price', write: 'set_price' }),
    count: f.quantity({ default: 0 }),
    expires: f.date({ when: 'things_expire' }),
  },
  rules: [
    (row) => {
      if (row.name === 'forbidden') throw new InvalidFields({ name: { key: 'not_choice' } });
    },
  ],
  list: { columns: ['name'] },
  form: [
    {
      key: 'main',
      rows: [
        ['name', 'price'],
        ['count', 'expires'],
      ],
    },
  ],
});

const owner = { account_type: 'owner', permissions: new Set(['view_price', 'set_price']) };
const clerk = { account_type: 'employee', permissions: new Set(['view_price']) };
const stranger = { account_type: 'employee', permissions: new Set<string>() };
const columns = (action: 'create' | 'update', actor: typeof owner, switches = {}) =>
  formSections(thing, action, actor, switches).flatMap(({ rows }) => rows.flat());

describe('the fields of a form', () => {
  it('are those the user may see and the branch has switched on', () => {
    expect(columns('create', owner, { things_expire: true }).map(({ key }) => key)).toEqual([
      'name',
      'price',
      'count',
      'expires',
    ]);
    expect(columns('create', owner).map(({ key }) => key)).toEqual(['name', 'price', 'count']);
    expect(columns('update', stranger).map(({ key }) => key)).toEqual(['name', 'count']);
  });

  it('are all there while a record is new, and locked on a change where they may be read but not written', () => {
    for (const actor of [clerk, stranger])
      expect(columns('create', actor).map(({ key, locked }) => [key, locked])).toEqual([
        ['name', false],
        ['price', false],
        ['count', false],
      ]);
    expect(columns('update', clerk).find(({ key }) => key === 'price')).toMatchObject({ locked: true });
  });
});

describe('the body of a form', () => {
  const fields = columns('create', owner);

  it('leaves out what was left blank, so that defaults hold', () => {
    expect(creationBody(fields, { name: 'Nail', price: '', count: '' })).toEqual({ name: 'Nail' });
  });

  it('says null for what was emptied and only what changed', () => {
    const opened = { name: 'Nail', price: '1200', count: '3' };
    expect(wholeBody(fields, { ...opened, price: '' })).toEqual({ name: 'Nail', price: null, count: 3 });
    expect(changesOf(fields, opened, { ...opened, price: '' })).toEqual({ price: null });
    expect(changesOf(fields, opened, { ...opened })).toEqual({});
  });
});

describe('the problems of a body', () => {
  it('are those of the schema the server uses', () => {
    expect(problemsOfBody(thing, 'create', {}, 'TZS')).toEqual({ name: { key: 'required' } });
    expect(problemsOfBody(thing, 'create', { name: 'A far too long name', price: 1.234 }, 'TZS')).toEqual({
      name: { key: 'too_long', params: { n: 10 } },
      price: { key: 'amount_two_decimals' },
    });
    expect(problemsOfBody(thing, 'create', { name: 'Nail', price: 1.5 }, 'JPY')).toMatchObject({
      price: { key: 'amount_no_decimals' },
    });
  });

  it('include those of the rules of the entity', () => {
    expect(problemsOfBody(thing, 'create', { name: 'forbidden' }, 'TZS')).toEqual({
      name: { key: 'not_choice' },
    });
    expect(problemsOfBody(thing, 'update', { name: null }, 'TZS')).toEqual({ name: { key: 'required' } });
    expect(problemsOfBody(thing, 'update', { name: 'Nail' }, 'TZS')).toEqual({});
  });
});

it('what is posted is asked for while a record is new, and not offered afterwards', () => {
  const loan = defineEntity({
    name: 'loan',
    module: 'shed',
    title: 'name',
    scope: 'business',
    fields: { name: f.text(), amount: f.money({ fixed: true }) },
    list: { columns: ['name'] },
    form: [{ key: 'main', rows: [['name'], ['amount']] }],
  });
  const anybody = { account_type: 'owner', permissions: new Set<string>() };
  const offered = (action: 'create' | 'update') =>
    formSections(loan, action, anybody, {}).flatMap(({ rows }) => rows.flat().map(({ key }) => key));
  expect(offered('create')).toEqual(['name', 'amount']);
  expect(offered('update')).toEqual(['name']);
});
