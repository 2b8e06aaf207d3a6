import { expect, it } from 'vitest';
import { storageOf } from '../testing/storage-of.ts';
import { clearKept } from './clear-kept.ts';

const KEPT = {
  user: 'sealed',
  'user-vector': 'iv',
  'list.7.product': '{"density":"compact"}',
  'draft.7.5.product.new': '{"name":"Nail"}',
  look: '{"theme":"dark"}',
  'my.list.of': 'secrets',
  'a.draft.of': 'secrets',
  'list.8.category': '{"density":"relaxed"}',
};
const TASTES = {
  'list.7.product': '{"density":"compact"}',
  'list.8.category': '{"density":"relaxed"}',
};

it('a logout forgets the user, drafts and looks, and keeps how lists were arranged', () => {
  const { storage, left } = storageOf(KEPT);
  clearKept(storage);
  expect(left()).toEqual(TASTES);
});

it('a session that ended by itself leaves what was being typed, and nothing else more', () => {
  const { storage, left } = storageOf(KEPT);
  clearKept(storage, true);
  expect(left()).toEqual({ ...TASTES, 'draft.7.5.product.new': '{"name":"Nail"}' });
});
