import { describe, expect, it } from 'vitest';
import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { addressWithin, readFilters, readListState, writeListState } from './list-address.ts';

const thing = defineEntity({
  name: 'thing',
  module: 'shed',
  title: 'name',
  scope: 'business',
  fields: {
    name: f.text({ required: true }),
    box: f.ref('box'),
    cost: f.money({ read: 'view_buying_price' }),
  },
  conditions: { broken: (e) => e.eq('name', 'broken') },
  filters: ['box'],
  list: { columns: ['name'], sort: 'name' },
  form: [{ key: 'main', rows: [['name']] }],
});

describe('the state of a list in its address', () => {
  it('is the default of the specification where nothing is said', () => {
    expect(readListState({}, thing)).toEqual({
      condition: 'all',
      sort: '',
      order: 1,
      limit: 20,
      page: 1,
      keyword: '',
    });
  });

  it('comes back as it was written', () => {
    const state = {
      condition: 'broken',
      sort: 'created_at',
      order: -1,
      limit: 40,
      page: 3,
      keyword: 'a b',
    } as const;
    expect(readListState(writeListState(state, {}, thing), thing)).toEqual(state);
  });

  it('leaves a plain list with a plain address', () => {
    expect(writeListState(readListState({}, thing), {}, thing)).toEqual({});
  });

  it.each([
    [{ condition: 'stolen' }, { condition: 'all' }],
    [{ limit: '1001' }, { limit: 20 }],
    [{ limit: '-1' }, { limit: 20 }],
    [{ page: '2.5' }, { page: 1 }],
    [{ page: '<script>' }, { page: 1 }],
    [{ order: '2' }, { order: 1 }],
  ])('takes %j for not said', (address, expected) => {
    expect(readListState(address as Record<string, string>, thing)).toMatchObject(expected);
  });

  it.each([
    [['view_buying_price'], 'cost'],
    [[], undefined],
  ])('takes an order by what its reader may not see for not said: %j', (permissions, sort) => {
    const reader = { account_type: 'employee', permissions: new Set(permissions) } as const;
    expect(addressWithin({ sort: 'cost', page: '2' }, thing, reader)).toEqual(
      sort ? { sort, page: '2' } : { page: '2' },
    );
  });

  it('keeps the filters that the entity declares and drops the rest', () => {
    expect(readFilters({ box_id: '7', page: '2', evil: '1' }, thing)).toEqual({ box_id: '7' });
  });

  it('keeps rules that are put together as such, and drops what is none', () => {
    const filter = '{"join":"all","parts":[{"field":"name","is":"empty"}]}';
    expect(readFilters({ filter }, thing)).toEqual({ filter });
    expect(readFilters({ filter: '{"join":' }, thing)).toEqual({});
  });
});
