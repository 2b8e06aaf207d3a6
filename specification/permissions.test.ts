import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Call, EntityAction } from '#core/define-entity.ts';
import { screensOf } from '#core/derive/screens.ts';
import { EXTRA_PERMISSIONS } from '#modules/permissions.extra.ts';
import { ALL_PERMISSIONS, PERMISSION_GROUPS } from '#modules/permissions.ts';
import { PLATFORM_PERMISSIONS } from '#modules/platform-rights.ts';
import { registry } from '#modules/registry.ts';

const specification = JSON.parse(readFileSync(new URL('./specification.json', import.meta.url), 'utf8'));

test('the catalogue is that of the specification and the rights we gave a reason for', () => {
  const expected = [...specification.permissions.all, ...Object.keys(EXTRA_PERMISSIONS)].sort();
  expect([...ALL_PERMISSIONS].sort()).toEqual(expected);
});

test('no right of the platform is one that an owner could give', () => {
  expect(PLATFORM_PERMISSIONS.isDisjointFrom(ALL_PERMISSIONS)).toBe(true);
});

test('no right stands under two modules', () => {
  const names = PERMISSION_GROUPS.flatMap(({ permissions }) => permissions);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('each right of ours says why, and stands under a module', () => {
  const modules = new Set(PERMISSION_GROUPS.map(({ module }) => module));
  for (const [name, { module, reason }] of Object.entries(EXTRA_PERMISSIONS)) {
    expect(modules, name).toContain(module);
    expect(reason.length, name).toBeGreaterThan(20);
  }
});

const ACTIONS: Readonly<Record<Call, EntityAction>> = {
  list: 'list',
  search: 'list',
  export: 'list',
  find: 'view',
  create: 'create',
  import: 'create',
  update: 'modify',
  delete: 'delete',
};

test('no definition asks for a right that nobody can be given', () => {
  const asked = registry.modules.flatMap((module) => [
    ...(module.permission ? [module.permission] : []),
    ...(module.menu ?? []).flatMap((item) => item.permission),
    ...module.entities.flatMap(({ entity }) => [
      ...entity.calls.map((call) => entity.permissions[ACTIONS[call]]),
      ...Object.values(entity.fields).flatMap(({ options }) =>
        [options.read ?? [], options.write ?? []].flat(),
      ),
    ]),
  ]);
  const screens = screensOf(registry).flatMap(({ permission }) => permission);
  const strange = [...new Set([...asked, ...screens])].filter(
    (name) => !ALL_PERMISSIONS.has(name) && !PLATFORM_PERMISSIONS.has(name),
  );
  expect(strange.filter((name) => name !== 'free_access')).toEqual([]);
});
