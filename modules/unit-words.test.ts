import { expect, test } from 'vitest';
import type { Field } from '#core/fields/kind.ts';
import { UNITS_OF_MEASURE } from './inventory/units.ts';
import { registry } from './registry.ts';

const counted = registry.entities.flatMap((entity) =>
  unitsAmong(entity.fields).map((field) => ({ entity: entity.name, field })),
);

test('units of measure are found in records and in their lines', () => {
  expect(counted).toContainEqual({ entity: 'removed-line', field: 'unit' });
  expect(counted).toContainEqual({ entity: 'sale-return', field: 'unit' });
});

test.each(counted)('$entity tells its $field in words of both languages', ({ entity, field }) => {
  for (const language of ['en', 'sw'] as const) {
    const words = registry.words(entity)[language].choices?.[field] ?? {};
    expect(Object.keys(words)).toEqual([...UNITS_OF_MEASURE]);
  }
});

function unitsAmong(fields: Readonly<Record<string, Field>>): string[] {
  return Object.entries(fields).flatMap(([key, field]) => [
    ...(field.choices === UNITS_OF_MEASURE ? [key] : []),
    ...unitsAmong(field.lines ?? {}),
  ]);
}
