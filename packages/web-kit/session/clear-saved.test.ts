import { expect, it } from 'vitest';
import { storageOf } from '../testing/storage-of.ts';
import { clearSaved } from './clear-saved.ts';

const KEPT = {
  user: 'sealed',
  'user-vector': 'iv',
  'list.7.product': '{"density":"compact"}',
  'draft.7.5.product.new': '{"name":"Nail"}',
  look: '{"theme":"dark","inputs":{"primary":"#ff0000"}}',
  'a.draft.of': 'secrets',
  'recent.7.5': '[]',
};
const THEME = { look: '{"theme":"dark","inputs":{}}' };

it('a logout clears local storage whole (specification §4)', () => {
  const { storage, left } = storageOf(KEPT);
  clearSaved(storage);
  expect(left()).toEqual({});
});

it('a session that ended by itself leaves the theme and what was being typed, and nothing else', () => {
  const { storage, left } = storageOf(KEPT);
  clearSaved(storage, true);
  expect(left()).toEqual({ ...THEME, 'draft.7.5.product.new': '{"name":"Nail"}' });
});

it('a look that says nothing of a theme is cleared like the rest', () => {
  for (const look of ['{', '{"theme":"pink"}', 'null']) {
    const { storage, left } = storageOf({ look });
    clearSaved(storage, true);
    expect(left()).toEqual({});
  }
});
