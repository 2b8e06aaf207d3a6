import { expect, test } from 'vitest';
import { asEarlier, firstChoice, mappedAs } from './first-choice.ts';
import type { SavedImport } from './import-calls.ts';

const COLUMN = { required: false, kind: 'text', once: false };
const kept: SavedImport = {
  id: 'x',
  file_name: 'list.xlsx',
  sheets: [
    { name: 'Empty', row_count: 0, heading_row: 1, headings: [], rows: [], mapping: {}, off: {} },
    {
      name: 'Bidhaa',
      row_count: 9,
      heading_row: 1,
      headings: ['Jina', 'Namba', 'Bei'],
      rows: [['Jina', 'Namba', 'Bei']],
      mapping: { Jina: 'name' },
      off: {},
    },
  ],
  columns: [
    { column: 'name', title: 'Name', ...COLUMN, finds: 'if_chosen' },
    { column: 'code', title: 'Code', ...COLUMN, finds: 'usually' },
  ],
  choice: null,
  is_checked: false,
};

test('the first sheet with rows is proposed, and the usual key as soon as a heading fills it', () => {
  const first = firstChoice(kept);
  expect(first).toMatchObject({ sheet: 'Bidhaa', mapping: { Jina: 'name' }, key: null, found: 'update' });
  const mapped = mappedAs(first, { Jina: 'name', Namba: 'code' }, kept);
  expect(mapped.key).toBe('code');
  expect(mappedAs(mapped, { Jina: 'name' }, kept).key).toBeNull();
  const none = { ...mapped, key: null };
  expect(mappedAs(none, { Namba: 'code' }, kept).key).toBeNull();
});

test('what was chosen when the import was left goes before what is proposed', () => {
  const left = { ...kept, choice: { mapping: { Namba: 'code' }, key: 'code', leave_out: [3] } };
  expect(firstChoice(left)).toMatchObject({ sheet: 'Bidhaa', mapping: { Namba: 'code' }, leave_out: [3] });
});

test('of an earlier import its mapping counts as far as the headings are there, and its sheet does not', () => {
  const earlier = {
    sheet: 'Other',
    heading_row: 4,
    mapping: { Jina: 'name', Gone: 'code' },
    key: 'code',
    found: 'skip',
  } as const;
  const sheet = kept.sheets[1];
  if (!sheet) throw new Error('there is a second sheet');
  expect(asEarlier(firstChoice(kept), earlier, sheet)).toMatchObject({
    sheet: 'Bidhaa',
    heading_row: 1,
    mapping: { Jina: 'name' },
    key: null,
    found: 'skip',
  });
});

test('new names are added where there are few so far, as soon as a heading brings them, and not against a choice', () => {
  const shelf = { column: 'shelf_id', title: 'Shelf', ...COLUMN, entity: 'shelf', may_add: true, adds: true };
  const few = { ...kept, columns: [...kept.columns, shelf] };
  const first = firstChoice(few);
  expect(first.create_missing).toEqual([]);
  const mapped = mappedAs(first, { Jina: 'name', Namba: 'shelf_id' }, few);
  expect(mapped.create_missing).toEqual(['shelf']);
  const refused = { ...mapped, create_missing: [] };
  expect(mappedAs(refused, { Bei: 'code', Namba: 'shelf_id' }, few).create_missing).toEqual([]);
  const [empty, sheet] = kept.sheets;
  const proposed = { ...few, sheets: [empty, { ...sheet, mapping: { Namba: 'shelf_id' } }] } as SavedImport;
  expect(firstChoice(proposed).create_missing).toEqual(['shelf']);
  const many = { ...proposed, columns: [...kept.columns, { ...shelf, adds: false }] };
  expect(firstChoice(many).create_missing).toEqual([]);
});
