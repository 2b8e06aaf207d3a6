import { afterEach, expect, test, vi } from 'vitest';
import { storageOf } from '../testing/storage-of.ts';
import { rememberedList, rememberList } from './list-memory.ts';

const LIST = '/inventory/category-list';

function loggedIn(user: Record<string, string>) {
  const tab = storageOf({});
  vi.stubGlobal('localStorage', storageOf(user).storage);
  vi.stubGlobal('sessionStorage', tab.storage);
  return tab;
}

afterEach(() => vi.unstubAllGlobals());

test('a list is found again as it was left', () => {
  loggedIn({ user: 'sealed' });
  rememberList(LIST, { keyword: 'siri' });
  expect(rememberedList(LIST)).toEqual({ keyword: 'siri' });
});

test('what was being searched for while somebody logged out stays nowhere', () => {
  const tab = loggedIn({});
  rememberList(LIST, { keyword: 'siri' });
  expect(tab.left()).toEqual({});
});
