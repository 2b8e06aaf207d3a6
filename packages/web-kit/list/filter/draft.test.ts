import { describe, expect, it } from 'vitest';
import { f } from '#core/fields.ts';
import type { FilterGroup } from '#core/list-filter.ts';
import { changePart, draftOf, emptyGroup, filterOfDraft, ruleFor } from './draft.ts';

const FIELDS = new Map(
  Object.entries({ name: f.text(), price: f.money(), active: f.flag(), kind: f.choice(['a', 'b']) }),
);

describe('a filter that is put together', () => {
  it('comes out as it went in', () => {
    const filter: FilterGroup = {
      join: 'any',
      parts: [
        { field: 'price', is: 'at_least', value: 1000.5 },
        {
          join: 'all',
          parts: [
            { field: 'active', is: 'is', value: false },
            { field: 'kind', is: 'one_of', value: ['a'] },
            { field: 'name', is: 'empty' },
          ],
        },
      ],
    };
    expect(filterOfDraft(draftOf(filter), FIELDS)).toEqual(filter);
  });

  it('leaves out what has no value yet, and groups that are empty by that', () => {
    const blank = ruleFor('price', 'money');
    const group = { ...emptyGroup('any'), parts: [ruleFor('name', 'text'), ruleFor('kind', 'choice')] };
    const gone = { ...ruleFor('colour', 'text'), value: 'red' };
    const draft = { ...emptyGroup('all'), parts: [blank, group, gone] };
    expect(filterOfDraft(draft, FIELDS)).toEqual({ join: 'all', parts: [] });
    const zero = changePart(draft, blank.key, { ...blank, value: '0' });
    expect(filterOfDraft(zero, FIELDS).parts).toEqual([{ field: 'price', is: 'at_least', value: 0 }]);
  });

  it('changes and loses parts at any depth', () => {
    const inner = ruleFor('name', 'text');
    const group = { ...emptyGroup('any'), parts: [inner] };
    const draft = { ...emptyGroup('all'), parts: [group] };
    const named = changePart(draft, inner.key, { ...inner, value: ' sugar ' });
    expect(filterOfDraft(named, FIELDS).parts).toEqual([
      { join: 'any', parts: [{ field: 'name', is: 'contains', value: 'sugar' }] },
    ]);
    expect(changePart(named, group.key, null).parts).toEqual([]);
    expect(changePart(named, inner.key, null).parts).toEqual([{ ...group, parts: [] }]);
  });
});
