import { expect, it } from 'vitest';
import { clearKept } from './clear-kept.ts';

/** A browser's storage as far as it is asked. */
function storageOf(entries: Readonly<Record<string, string>>) {
  const kept = new Map(Object.entries(entries));
  const storage = {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  return { storage, left: () => Object.fromEntries(kept) };
}

it('a logout forgets the user, drafts and looks, and keeps how lists were arranged', () => {
  const { storage, left } = storageOf({
    user: 'sealed',
    'user-vector': 'iv',
    'list.7.product': '{"density":"compact"}',
    'draft.7.product.new': '{"name":"Nail"}',
    look: '{"theme":"dark"}',
    'my.list.of': 'secrets',
    'list.8.category': '{"density":"relaxed"}',
  });
  clearKept(storage);
  expect(left()).toEqual({
    'list.7.product': '{"density":"compact"}',
    'list.8.category': '{"density":"relaxed"}',
  });
});
