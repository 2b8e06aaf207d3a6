import { describe, expect, it } from 'vitest';
import { defineEntity } from './define-entity.ts';
import { f } from './fields.ts';
import { LIST_VIEW, type ListView, viewWithin } from './list-view.ts';

const thing = defineEntity({
  name: 'thing',
  module: 'shed',
  title: 'name',
  scope: 'business',
  fields: {
    name: f.text({ required: true }),
    box: f.ref('box'),
    packed: f.date(),
    cost: f.money({ read: 'view_cost' }),
    parts: f.lines({ maker: f.ref('user'), payer: f.ref('user', { read: 'view_cost' }) }),
  },
  conditions: { dear: (e) => e.gt('cost', 100), boxed: (e) => e.not(e.isNull('box')) },
  filters: ['box', 'packed', 'cost', 'parts.maker', 'parts.payer'],
  list: { columns: ['name', 'cost'] },
  form: [{ key: 'main', rows: [['name']] }],
});
const rule = (field: string) => ({ field, is: 'filled' });
const filter = JSON.stringify({
  join: 'any',
  parts: [rule('cost'), { join: 'all', parts: [rule('cost')] }, rule('name'), rule('gone')],
});
const view: ListView = {
  condition: 'dear',
  sort: 'cost',
  order: -1,
  filters: { box_id: '7', packed_from: '2026-01-01', cost_to: '5', colour: 'red', filter },
  columns: [
    { key: 'cost', shown: true },
    { key: 'name', shown: true, width: 320 },
    { key: 'created_at', shown: false },
    { key: 'gone', shown: true },
  ],
  density: 'compact',
};
const reader = (...rights: string[]) => ({ account_type: 'employee', permissions: new Set(rights) });

describe('a kept view', () => {
  it('is shown whole to whoever may see what it speaks of, but for what is no more', () => {
    const seen = viewWithin(view, thing, reader('view_cost'));
    expect(seen).toMatchObject({ condition: 'dear', sort: 'cost', order: -1, density: 'compact' });
    expect(Object.keys(seen.filters)).toEqual(['box_id', 'packed_from', 'cost_to', 'filter']);
    expect(seen.columns?.map(({ key }) => key)).toEqual(['cost', 'name', 'created_at']);
  });

  it('says nothing of a field that its reader may not see', () => {
    const seen = viewWithin(view, thing, reader());
    expect(JSON.stringify(seen)).not.toContain('cost');
    expect(seen).toEqual({
      condition: 'all',
      sort: '',
      order: -1,
      filters: {
        box_id: '7',
        packed_from: '2026-01-01',
        filter: JSON.stringify({ join: 'any', parts: [rule('name')] }),
      },
      columns: [
        { key: 'name', shown: true, width: 320 },
        { key: 'created_at', shown: false },
      ],
      density: 'compact',
    });
  });

  it('keeps what it asks of lines for whoever may open the record and see what is asked', () => {
    const filters = { 'parts.maker_id': '1', 'parts.payer_id': '2', 'parts.gone_id': '3' };
    const asked = { ...view, filters };
    const keptFor = (...rights: string[]) => Object.keys(viewWithin(asked, thing, reader(...rights)).filters);
    expect(keptFor('view_thing', 'view_cost')).toEqual(['parts.maker_id', 'parts.payer_id']);
    expect(keptFor('view_thing')).toEqual(['parts.maker_id']);
    expect(keptFor('view_cost')).toEqual([]);
    expect(LIST_VIEW.parse(asked)).toEqual(asked);
  });

  it('comes back from the wire as it went there, and nothing else does', () => {
    expect(LIST_VIEW.parse(JSON.parse(JSON.stringify(view)))).toEqual(view);
    for (const wrong of [
      { order: 2 },
      { sort: 'a; b' },
      { columns: [{ key: 'name' }] },
      ...[71, 641, 99.5, '320', null].map((width) => ({ columns: [{ key: 'name', shown: true, width }] })),
      { filters: { box_id: 'a\0b' } },
      { more: 1 },
    ])
      expect(LIST_VIEW.safeParse({ ...view, ...wrong }).success).toBe(false);
  });
});
