import { expect, test } from 'vitest';
import { bodyOfExpense, figuresOf, NO_EXPENSE } from './typed-expense.ts';

const TERMS = {
  ...{ may_verify: true, today: '2026-03-02', vat_claim_months: 6 },
  accounts: [],
  vat: { registered: false, standard_rate: 1800 },
};
const RENT = { ...NO_EXPENSE, title: 'Rent', amount: '45000', account: 'drawer' };

test('an expense begins unpaid: no account pays before somebody says so, not even the one that is offered', () => {
  expect(figuresOf(RENT, TERMS, 'TZS')).toMatchObject({ amount: 4_500_000n, paid: 0n, left: 4_500_000n });
  expect(bodyOfExpense(RENT, TERMS, 'TZS')).not.toHaveProperty('payments');
  const paid = bodyOfExpense({ ...RENT, paid: 'all' }, TERMS, 'TZS');
  expect(paid.payments).toEqual([{ account_id: 'drawer', amount: 45_000 }]);
});
