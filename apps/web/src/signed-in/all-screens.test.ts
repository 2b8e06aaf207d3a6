import { expect, test } from 'vitest';
import { registry } from '#modules/registry.ts';
import { webModules } from '#modules/registry.web.ts';
import { allScreens } from './all-screens.ts';

const paths = new Set(allScreens(registry).map(({ path }) => path));

test('every screen that a module brings stands on a route', () => {
  const brought = webModules.flatMap(({ screens = {} }) => Object.keys(screens));
  expect(brought.filter((path) => !paths.has(path))).toEqual([]);
});

test('every record that can be changed has the form in which it is changed', () => {
  const changed = registry.entities.filter(({ calls }) => calls.includes('update'));
  expect(changed.filter(({ screens }) => !paths.has(screens.form)).map(({ name }) => name)).toEqual([]);
});
