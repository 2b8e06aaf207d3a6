import { expect, test } from 'vitest';
import { registry } from './registry.ts';

/** Parts of lines by the field that they stand in; what names a record is called like that. */
const parts = registry.entities.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([field, { lines = {} }]) =>
    Object.entries(lines)
      .filter(([, part]) => !part.target)
      .map(([part]) => ({ entity: entity.name, field, part })),
  ),
);

test('parts are found in every field that has lines', () => {
  const found = new Set(parts.map(({ entity, field }) => `${entity}.${field}`));
  expect(found).toEqual(
    new Set(['product.units', 'sale.lines', 'sale.payments', 'sale-return.lines', 'sale-return.refunds']),
  );
});

test.each(parts)('$entity.$field: $part has a word in both languages', ({ entity, field, part }) => {
  for (const language of ['en', 'sw'] as const) {
    const words = registry.words(entity)[language];
    expect(words.parts?.[field]?.[part] ?? words.fields[part]).toEqual(expect.any(String));
  }
});
