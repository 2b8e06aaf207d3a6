import { expect, test } from 'vitest';
import type { Fields } from '#core/fields/kind.ts';
import { registry } from '#modules/registry.ts';

test('every account that pays names amounts that are said beside it or stand on its document', () => {
  const said = registry.entities.flatMap(({ name, fields, states }) => [
    { name, fields, asked: fields },
    ...Object.entries(states?.transitions ?? {}).map(([step, { fields: asked = {} }]) => ({
      ...{ name: `${name} ${step}`, fields, asked },
    })),
  ]);
  const paying = said.flatMap(({ name, fields, asked }) => {
    const known: Fields = { ...fields, ...asked };
    return Object.values<Fields[string]>(asked).flatMap(({ options: { pays } }) =>
      pays ? [{ name, unknown: pays.filter((one) => !known[one.replace('-', '')]) }] : [],
    );
  });
  expect(paying.filter(({ unknown }) => unknown.length > 0)).toEqual([]);
  expect(paying.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'truck-order advance',
      'truck-order cancel',
      'truck-operation',
      'booking cancel',
    ]),
  );
});
