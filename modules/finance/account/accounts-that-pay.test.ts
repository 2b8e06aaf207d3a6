import { expect, test } from 'vitest';
import type { Fields } from '#core/fields/kind.ts';
import { registry } from '#modules/registry.ts';
import { leavingOf } from '#web-kit/fields/leaving.ts';

test('every account that pays names amounts that are said beside it or stand on its document', () => {
  const said = registry.entities.flatMap(({ name, fields, states }) => [
    { name, fields, asked: fields },
    ...Object.entries(states?.transitions ?? {}).map(([step, { fields: asked = {} }]) => ({
      ...{ name: `${name} ${step}`, fields, asked },
    })),
  ]);
  const paying = said.flatMap(({ name, fields, asked }) => {
    const known: Fields = { ...fields, ...asked };
    return Object.values<Fields[string]>(asked).flatMap(({ options: { pays, paysWhere = {} } }) =>
      pays
        ? [
            {
              name,
              unknown: pays.filter((one) => !known[one.replace('-', '')]),
              never: Object.entries(paysWhere).filter(
                ([key, some]) => !some.every((one) => known[key]?.choices?.includes(one)),
              ),
            },
          ]
        : [],
    );
  });
  expect(paying.filter(({ unknown, never }) => unknown.length > 0 || never.length > 0)).toEqual([]);
  expect(paying.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'truck-order advance',
      'truck-order cancel',
      'truck-operation',
      'booking cancel',
      'debt',
    ]),
  );
});

test.each([
  ['debt', { amount: '500', kind: 'debtor', origin: 'loan' }, 50_000n],
  ['debt', { amount: '500', kind: 'creditor', origin: 'loan' }, undefined],
  ['debt', { amount: '500', kind: 'debtor', origin: 'opening' }, undefined],
  ['truck-operation', { cost: '500', fee: '20', kind: 'overspent' }, 52_000n],
  ['truck-operation', { cost: '500', kind: 'fuel' }, 50_000n],
  ['truck-operation', { cost: '500', kind: 'returned' }, undefined],
  ['truck-operation', { cost: '500', kind: 'income' }, undefined],
])('money leaves the account of a %s only where it is paid out: %o', (name, typed, leaves) => {
  const account = registry.entities.find((one) => one.name === name)?.fields.account;
  expect(account && leavingOf(account, typed, null, 'TZS')).toBe(leaves);
});
