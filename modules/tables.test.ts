import { expect, test } from 'vitest';
import { isOwnColumn } from '#core/derive/table.ts';
import { registry } from './registry.ts';
import { ELSEWHERE, PER_BRANCH } from './tables.server.ts';

/** Keys of the fields of every entity that has some of the kind, as the definitions say. */
function fieldsThat(are: (field: (typeof registry.entities)[number]['fields'][string]) => boolean) {
  const found = registry.entities.map(({ name, fields }) => [
    name,
    Object.keys(fields).filter((key) => fields[key] && are(fields[key])),
  ]);
  return Object.fromEntries(found.filter(([, keys]) => keys?.length));
}

test('the tables for the compiler leave out what no table has', () => {
  expect(fieldsThat((field) => field.options.per === 'branch')).toEqual(PER_BRANCH);
  expect(fieldsThat((field) => !isOwnColumn(field) && field.options.per !== 'branch')).toEqual(ELSEWHERE);
});
