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
  expect(stepOfChanges(purchase, changes)).toEqual({
    ...{ transition: 'void', from: 'received' },
    rest: [change('remarks', null, 'Typed twice')],
  });
});

test('what follows from another document, and fields that somebody changed, are no step', () => {
  expect(stepOfChanges(purchase, [change('status', 'received', 'part_returned')])).toBeUndefined();
  const edited = [change('reference', 'A1', 'A2')];
  expect(stepOfChanges(purchase, edited)).toBeUndefined();
  expect(stepOfChanges(registry.entity('product'), edited)).toBeUndefined();
});
