import { expect, test } from 'vitest';
import type { Field } from '#core/fields/kind.ts';
import { registry } from './registry.ts';

/** Names of money, paper and formats are the same in every language. */
const SPEAK_FOR_THEMSELVES = new Set([
  'currency',
  'provider',
  'tax_authority',
  'paper_size',
  'printer_size',
  'currency_format',
]);

const chosen = registry.entities.flatMap((entity) =>
  choicesAmong(entity.fields).map((found) => ({ entity: entity.name, ...found })),
);

test('choices are found in records and in their lines', () => {
  const found = chosen.map(({ entity, field }) => `${entity}.${field}`);
  expect(found).toEqual(
    expect.arrayContaining(['removed-line.unit', 'sale-return.unit', 'sale.tax_type', 'sale.mode']),
  );
});

test.each(chosen)('$entity tells its $field in words of both languages', ({ entity, field, values }) => {
  for (const language of ['en', 'sw'] as const) {
    const words = registry.words(entity)[language].choices?.[field] ?? {};
    expect(Object.keys(words)).toEqual(expect.arrayContaining([...values]));
  }
});

function choicesAmong(
  fields: Readonly<Record<string, Field>>,
): { field: string; values: readonly string[] }[] {
  return Object.entries(fields).flatMap(([field, { choices, lines = {} }]) => [
    ...(choices && !SPEAK_FOR_THEMSELVES.has(field) ? [{ field, values: choices }] : []),
    ...choicesAmong(lines),
  ]);
}
