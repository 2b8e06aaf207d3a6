import { expect, test } from 'vitest';
import { isOwnColumn } from '#core/derive/own-column.ts';
import { searchedThrough } from '#core/derive/searched-through.ts';
import { registry } from '#modules/registry.ts';

test('where a list shows the name of a customer or supplier, its rows are found by it', () => {
  const parties = new Set(registry.entities.filter(({ party }) => party).map(({ name }) => name));
  expect([...parties]).toEqual(['customer', 'supplier']);
  const shown = registry.entities.flatMap((entity) =>
    entity.list.columns
      .filter((key) => parties.has(entity.fields[key]?.target ?? ''))
      .map((key) => ({ entity, key })),
  );
  expect(shown.length).toBeGreaterThan(10);
  const missed = shown.filter(
    ({ entity, key }) =>
      !Object.values(entity.fields).some((field) => field.options.search && isOwnColumn(field)) ||
      !searchedThrough(entity, registry).some((one) => one.key === key),
  );
  expect(missed.map(({ entity, key }) => `${entity.name}.${key}`)).toEqual([]);
});
