import { expect, test } from 'vitest';
import type { Suggestion } from '../reorder.answer.ts';
import { draftsOf, type Settled } from './drafts.ts';

const settled = (
  product_id: string,
  supplier_id: string | null,
  some: Partial<Suggestion> = {},
): Settled => ({
  line: { product_id, unit: 'piece', price: 500, price_mode: 'inclusive', ...some } as Suggestion,
  quantity: 3,
  supplier_id,
});

test('each supplier gets one draft, unless prices are meant in two ways; what nobody supplies or wants is left out', () => {
  const drafts = draftsOf(
    [
      settled('soap', 'azania'),
      settled('oil', 'simba', { price_mode: 'exclusive' }),
      settled('salt', 'azania', { price: null }),
      settled('rice', 'azania', { price_mode: 'exclusive' }),
      settled('sugar', null),
      { ...settled('tea', 'azania'), quantity: 0 },
    ],
    'front',
  );
  const line = (product_id: string, price = 500) => ({ product_id, unit: 'piece', quantity: 3, price });
  expect(drafts).toEqual([
    {
      ...{ supplier_id: 'azania', store_id: 'front', price_mode: 'inclusive' },
      lines: [line('soap'), line('salt', 0)],
    },
    { supplier_id: 'simba', store_id: 'front', price_mode: 'exclusive', lines: [line('oil')] },
    { supplier_id: 'azania', store_id: 'front', price_mode: 'exclusive', lines: [line('rice')] },
  ]);
});
