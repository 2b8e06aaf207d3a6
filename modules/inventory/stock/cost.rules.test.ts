import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Money, moneyOf, moneyToWire } from '#core/money.ts';
import { type Quantity, quantityOf, quantityToWire } from '#core/quantity.ts';
import {
  averageValue,
  EMPTY_POOL,
  issue,
  type Pool,
  partInStock,
  partTakenBack,
  receive,
} from './cost.rules.ts';
import worked from './data/cost-cases.json' with { type: 'json' };

const amount = (wire: number) => moneyOf(wire, 'TZS') as Money;
const thousandths = (wire: number) => quantityOf(wire) as Quantity;

interface Step {
  quantity: number;
  value?: number;
  cost?: number;
  true_up_to_5000?: number;
  quantity_on_hand: number;
  stock_value: number;
}

describe('worked cases of the moving average', () => {
  for (const { id, description, steps } of worked.cost_cases.filter(
    (one) => one.method === 'moving_average',
  )) {
    test(`${id}: ${description}`, () => {
      let pool: Pool = EMPTY_POOL;
      for (const step of steps as Step[]) {
        const quantity = thousandths(step.quantity);
        const moved =
          step.value === undefined ? issue(pool, quantity) : receive(pool, quantity, amount(step.value));
        pool = moved.pool;
        if (step.cost !== undefined) expect(-moved.value).toBe(amount(step.cost));
        expect(moved.true_up).toBe(amount(step.true_up_to_5000 ?? 0));
        expect({
          quantity_on_hand: quantityToWire(pool.quantity),
          stock_value: moneyToWire(pool.value, 'TZS'),
        }).toEqual({ quantity_on_hand: step.quantity_on_hand, stock_value: step.stock_value });
      }
    });
  }
});

test('a cost that is learnt when the goods are short of stock leaves what the shortage is worth', () => {
  const short = { ...EMPTY_POOL, quantity: -3000n, value: -30_000n };
  expect(partInStock(short, { quantity: 5000n, difference: 6000n })).toBe(0n);
  expect(partInStock(short, { quantity: 5000n, difference: -6000n })).toBe(0n);
});

test.each([
  ['all of it there', 10_000n, 0n, 5000n, -5000n],
  ['a part of it there', 6000n, 0n, 5000n, -3000n],
  ['a part sent back, others there', 20_000n, 4000n, 5000n, -3000n],
  ['all sent back, others there', 20_000n, 10_000n, 5000n, 0n],
  ['no more than was put there', 20_000n, 0n, 2000n, -2000n],
  ['nothing was put there', 20_000n, 0n, 0n, 0n],
])('a cost of 5000 on 10 is taken back: %s', (_, quantity, returned, put, part) => {
  const pool = { ...EMPTY_POOL, quantity, value: 9000n };
  expect(partTakenBack(pool, { quantity: 10_000n, returned, difference: 5000n }, put)).toBe(part);
});

test('a cost below zero comes back as far as goods are there, and none takes a pool below nought', () => {
  const pool = { ...EMPTY_POOL, quantity: 5000n, value: 1000n };
  expect(partTakenBack(pool, { quantity: 10_000n, difference: -5000n }, -5000n)).toBe(2500n);
  expect(partTakenBack(pool, { quantity: 10_000n, difference: -5000n }, -2000n)).toBe(2000n);
  expect(partTakenBack(pool, { quantity: 10_000n, difference: 5000n }, 5000n)).toBe(-1000n);
});

describe('any history of a pool', () => {
  const moves = fc.array(
    fc.record({
      out: fc.boolean(),
      quantity: fc.bigInt({ min: 1n, max: 50_000n }),
      cost: fc.bigInt({ min: 0n, max: 90_000_000n }),
    }),
    { maxLength: 60 },
  );

  test('value and quantity never part: none without the other, never of opposite sign, nothing lost', () => {
    fc.assert(
      fc.property(moves, (history) => {
        let pool: Pool = EMPTY_POOL;
        for (const { out, quantity, cost } of history) {
          const moved = out ? issue(pool, quantity, 700n) : receive(pool, quantity, cost);
          expect(moved.pool.value).toBe(pool.value + moved.value);
          expect(moved.pool.quantity).toBe(pool.quantity + (out ? -quantity : quantity));
          if (!out) expect(moved.value + moved.true_up).toBe(cost);
          pool = moved.pool;
          if (pool.quantity === 0n) expect(pool.value).toBe(0n);
          expect(pool.quantity * pool.value >= 0n).toBe(true);
          expect(pool.known_quantity > 0n && pool.known_value >= 0n).toBe(true);
        }
      }),
    );
  });

  test('goods that leave before any came cost the buying price, later ones what was last known', () => {
    const first = issue(EMPTY_POOL, 3000n, 500n);
    expect(first.value).toBe(-1500n);
    const filled = receive(first.pool, 3000n, 2400n);
    expect(filled.pool).toMatchObject({ quantity: 0n, value: 0n });
    expect(filled.true_up).toBe(900n);
    expect(issue(filled.pool, 1000n, 500n).value).toBe(-800n);
  });

  test('an increase without a price takes the average of what is there', () => {
    const { pool } = receive(EMPTY_POOL, 3000n, 10_000n);
    expect(averageValue(pool, 1000n)).toBe(3333n);
    expect(averageValue(EMPTY_POOL, 2500n, 200n)).toBe(500n);
  });
});
