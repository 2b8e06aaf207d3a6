import { expect, test } from 'vitest';
import { registry } from '#modules/registry.ts';
import { stepOfChanges } from './step-of-changes.ts';

const purchase = registry.entity('purchase');
const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });

test('a change of state is the one step that leads there, and what follows from it has no line of its own', () => {
  const changes = [
    change('status', 'received', 'void'),
    change('paid_amount', 500, 0),
    change('remain_amount', 0, 500),
    change('remarks', null, 'Typed twice'),
  ];
  expect(stepOfChanges(purchase, changes, 'TZS')).toEqual({
    ...{ transition: 'void', from: 'received' },
    rest: [change('remarks', null, 'Typed twice')],
  });
});

test('a payment is what was paid by it, and what came back is below nothing', () => {
  const paid = [change('paid_amount', 200.5, 500), change('remain_amount', 300, 0.5)];
  expect(stepOfChanges(purchase, paid, 'TZS')).toEqual({ paid: 29_950n, rest: [] });
  expect(stepOfChanges(purchase, [change('paid_amount', 500, null)], 'TZS')).toEqual({
    paid: -50_000n,
    rest: [],
  });
});

test('a step that follows from another document, and fields that somebody changed, stay as they are', () => {
  const returned = [change('status', 'received', 'part_returned')];
  expect(stepOfChanges(purchase, returned, 'TZS')).toEqual({ rest: returned });
  const edited = [change('reference', 'A1', 'A2')];
  expect(stepOfChanges(purchase, edited, 'TZS')).toEqual({ rest: edited });
  expect(stepOfChanges(registry.entity('product'), edited, 'TZS')).toEqual({ rest: edited });
});
