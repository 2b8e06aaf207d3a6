import { describe, expect, it } from 'vitest';
import { defineEntity, type EntityDefinition } from '#core/define-entity.ts';
import type { Fields } from '#core/fields/kind.ts';
import { f } from '#core/fields.ts';
import { relatedEntities } from './related-entities.ts';

const define = <F extends Fields>(
  name: string,
  fields: F,
  filters: NonNullable<EntityDefinition<F>['filters']>,
  more: Partial<Pick<EntityDefinition, 'when' | 'calls'>> = {},
) =>
  defineEntity({
    name,
    module: 'shed',
    title: Object.keys(fields)[0] as keyof F & string,
    scope: 'business',
    fields,
    filters,
    list: { columns: [] },
    form: [],
    ...more,
  });

const box = define('box', { name: f.text(), inside: f.ref('box') }, ['inside']);
const nail = define('nail', { name: f.text(), box: f.ref('box') }, ['name', 'box']);
const screw = define('screw', { name: f.text(), box: f.ref('box') }, ['name']);
const move = define(
  'move',
  { at: f.date(), from: f.ref('box'), into: f.ref('box', { read: 'see_goals' }), by: f.ref('user') },
  ['from', 'into', 'by'],
);
const label = define('label', { text: f.text(), box: f.ref('box') }, ['box'], { when: 'labels' });
const secret = define('secret', { text: f.text(), box: f.ref('box', { when: 'secrets' }) }, ['box']);
const count = define('count', { at: f.date(), box: f.ref('box') }, ['box'], { calls: ['find'] });

const load = define(
  'load',
  {
    at: f.date(),
    parts: f.lines({ box: f.ref('box'), weighed: f.ref('box', { read: 'see_goals' }), other: f.ref('box') }),
    papers: f.lines({ box: f.ref('box') }, { read: 'see_goals' }),
  },
  ['parts.box', 'parts.weighed', 'papers.box'],
);

const all = [box, nail, screw, move, label, secret, count, load];
const rights = [
  'list_nails',
  'list_moves',
  'list_labels',
  'list_secrets',
  'list_counts',
  box.permissions.list,
];
const columnsFor = (permissions: readonly string[], switches = {}) =>
  relatedEntities(box, all, { account_type: 'employee', permissions: new Set(permissions) }, switches).map(
    ({ entity, column }) => `${entity.name}.${column}`,
  );

describe('what belongs to a record', () => {
  it('is every list that may be narrowed to it, one for each field that names it, but for its own kind', () => {
    expect(columnsFor([...rights, 'see_goals'])).toEqual(['nail.box_id', 'move.from_id', 'move.into_id']);
  });

  it('is only what the user may list, by fields that he may read', () => {
    expect(columnsFor(['list_moves'])).toEqual(['move.from_id']);
    expect(columnsFor([])).toEqual([]);
  });

  it('is every list that names it in lines, for whoever may open what they are lines of', () => {
    const loads = ['list_loads', 'view_load'];
    expect(columnsFor([...loads, 'see_goals'])).toEqual([
      'load.parts.box_id',
      'load.parts.weighed_id',
      'load.papers.box_id',
    ]);
    expect(columnsFor(loads)).toEqual(['load.parts.box_id']);
    expect(columnsFor(['list_loads', 'see_goals'])).toEqual([]);
    expect(columnsFor(['view_load', 'see_goals'])).toEqual([]);
  });

  it('is only what the branch has switched on', () => {
    expect(columnsFor(rights, { labels: true, secrets: true })).toEqual([
      'nail.box_id',
      'move.from_id',
      'label.box_id',
      'secret.box_id',
    ]);
  });
});
