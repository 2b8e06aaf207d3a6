import { describe, expect, it } from 'vitest';
import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import type { Rightful } from '#core/permissions.ts';
import { type FormAction, formSections, repeatedValues } from './form-fields.ts';
import { baseOfDraft, draftedColumns, fittingDraft } from './use-draft.ts';

const tool = defineEntity({
  name: 'tool',
  module: 'shed',
  title: 'name',
  scope: 'business',
  fields: {
    name: f.text({ required: true }),
    shelf: f.text(),
    price: f.money({ write: 'modify_price' }),
    key_code: f.text({ secret: true }),
  },
  list: { columns: ['name'] },
  form: [{ key: 'main', rows: [['name', 'shelf', 'price', 'key_code']] }],
  carriedOver: ['shelf', 'price'],
});
const RIGHTS = ['modify_price'];
const fieldsFor = (permissions: readonly string[], action: FormAction = 'update') => {
  const actor: Rightful = { account_type: 'employee', permissions: new Set(permissions) };
  return formSections(tool, action, actor, {}).flatMap(({ rows }) => rows.flat());
};
const row = { id: '7', version: 4, created_at: '', name: 'Saw', shelf: 'A', price: 900 };
const opened = { name: 'Saw', shelf: 'A', price: '900', key_code: '' };
const draft = { at: '2026-11-20T10:32:00Z', version: 3, before: { name: 'Saw' }, typed: { name: 'Big saw' } };

describe('what a draft holds', () => {
  it('is what was typed, but for secrets and for what this user may not change', () => {
    const all = ['name', 'shelf', 'price', 'key_code'];
    expect(draftedColumns(fieldsFor(RIGHTS), all)).toEqual(['name', 'shelf', 'price']);
    expect(draftedColumns(fieldsFor([]), all)).toEqual(['name', 'shelf']);
  });
});

describe('a draft that is found', () => {
  it('is offered where it says something else than the record', () => {
    expect(fittingDraft(draft, fieldsFor(RIGHTS), opened)).toEqual(draft);
    expect(fittingDraft(undefined, fieldsFor(RIGHTS), opened)).toBeUndefined();
    expect(fittingDraft(draft, fieldsFor(RIGHTS), { ...opened, name: 'Big saw' })).toBeUndefined();
  });

  it('brings no secret along and nothing that may not be changed by now', () => {
    const before = { name: 'Saw', price: 900 };
    const typed = { name: 'Big saw', price: '5', key_code: '1234', gone: 'x' };
    expect(fittingDraft({ ...draft, before, typed }, fieldsFor([]), opened)).toEqual(draft);
  });

  it('is none where it was typed into inputs of another kind', () => {
    const typed = { name: 5, shelf: { value: 'A' } };
    expect(fittingDraft({ ...draft, typed }, fieldsFor(RIGHTS), opened)).toBeUndefined();
  });

  it('is typed over the version it was begun with where somebody changed the same since, else over the newest', () => {
    expect(baseOfDraft(row, draft)).toBe(row);
    const renamed = { ...row, name: 'Fine saw' };
    expect(baseOfDraft(renamed, draft)).toEqual({ ...row, version: 3 });
  });
});

it('another record begins with the fields that its kind repeats, as they were typed', () => {
  const typed = { name: 'Saw', shelf: 'B', price: '700', key_code: '1' };
  expect(repeatedValues(tool, fieldsFor(RIGHTS, 'create'), typed)).toEqual({ shelf: 'B', price: '700' });
});
