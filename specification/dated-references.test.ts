import { expect, test } from 'vitest';
import { registry } from '#modules/registry.ts';
import { datedReferences, refuseEarlier } from '#server-kit/command/refuse-earlier.ts';

test('every dated document is held against the dated documents it names', () => {
  const held = registry.entities.flatMap((entity) =>
    datedReferences(entity, registry).map(({ column, target }) => `${entity.name}.${column} ${target.name}`),
  );
  expect(held).toEqual(
    expect.arrayContaining([
      'debt-history.debt_id debt',
      'debt-history.payment_id payment',
      'sale-return.sale_id sale',
      'purchase-return.purchase_id purchase',
    ]),
  );
});

test('the same day is no earlier day, and what has no day holds nothing back', () => {
  expect(() => refuseEarlier('2026-03-05', '2026-03-05')).not.toThrow();
  expect(() => refuseEarlier('2026-03-05', null)).not.toThrow();
  expect(() => refuseEarlier('2026-03-04', '2026-03-05')).toThrow();
});
