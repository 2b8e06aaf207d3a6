import { expect, test } from 'vitest';
import { bodyOfCost, NO_COST } from './typed-cost.ts';

const LORRY = { ...NO_COST, title: 'Lorry', amount: '50000', account: 'drawer' };

test('a cost begins on credit: no account pays before somebody says so, not even the one that is offered', () => {
  expect(bodyOfCost(LORRY, 'TZS')).toEqual({ title: 'Lorry', amount: 50_000, by: 'value' });
  expect(bodyOfCost({ ...LORRY, paid: true }, 'TZS')).toMatchObject({ account_id: 'drawer' });
});
