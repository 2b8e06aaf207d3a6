import { expect, test } from 'vitest';
import { screensOf } from '#core/derive/screens.ts';
import { registry } from '#modules/registry.ts';
import type { PicturedShop } from './fill-shop.ts';
import { SCENES } from './scenes.ts';

const ids = new Proxy({}, { get: () => 'one' }) as PicturedShop['ids'];
const addressOf = ({ path }: (typeof SCENES)[number]) =>
  typeof path === 'string' ? path : path({ ids } as PicturedShop);
const seen = new Set(SCENES.map((scene) => addressOf(scene).split('?')[0]));

test('every screen of the product is looked at', () => {
  const missing = screensOf(registry).filter(({ path }) => !seen.has(path));
  expect(missing.map(({ path }) => path)).toEqual([]);
  expect([seen.has('/dashboard'), seen.has('/')]).toEqual([true, true]);
});

test('every record that can be made and changed is looked at in both ways', () => {
  const forms = screensOf(registry).filter(({ kind }) => kind === 'form');
  for (const { path, entity } of forms) {
    const addresses = SCENES.map(addressOf).filter((address) => address.split('?')[0] === path);
    expect(addresses, path).toContain(path);
    if (entity?.calls.includes('update')) expect(addresses, path).toContain(`${path}?id=one`);
  }
});

test('every list is looked at full, with nothing found and before its first record', () => {
  const lists = screensOf(registry).filter(({ kind }) => kind === 'list');
  for (const { path, module } of lists) {
    const of = SCENES.filter((scene) => addressOf(scene).split('?')[0] === path).map(addressOf);
    expect(of, path).toEqual(expect.arrayContaining([path, `${path}?keyword=zzzz`]));
    const beginner = SCENES.some(({ as, path: at }) => as === 'beginner' && at === path);
    if (module !== 'platform') expect(beginner, path).toBe(true);
  }
});

test('no picture overwrites another', () => {
  const names = SCENES.map(({ name }) => name);
  expect(names.length).toBe(new Set(names).size);
});
