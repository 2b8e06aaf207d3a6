import { describe, expect, test } from 'vitest';
import { type Money, moneyOf, moneyToWire } from '#core/money.ts';
import { type Quantity, quantityOf, quantityToWire } from '#core/quantity.ts';
import { byExpiry, comeBack, isExpired, pickBatches } from './batches.rules.ts';
import { EMPTY_POOL, type Pool } from './cost.rules.ts';
import worked from './data/cost-cases.json' with { type: 'json' };
import { issueLayers, type Layer, receiveLayer, shareValue } from './layers.rules.ts';

const amount = (wire: number) => moneyOf(wire, 'TZS') as Money;
const thousandths = (wire: number) => quantityOf(wire) as Quantity;
const BATCH = 'b';

interface Step {
  step: string;
  quantity: number;
  value?: number;
  cost?: number;
  taken?: { quantity: number; cost: number }[];
  layers?: { quantity: number; value: number }[];
  quantity_on_hand: number;
  stock_value: number;
}

function come(pool: Pool, layers: Layer[], quantity: bigint, value: bigint | undefined, price?: bigint) {
  const line = { batch_id: BATCH, source_id: 's', line_no: 1, quantity, value };
  return receiveLayer(pool, layers, line, price);
}

const leave = (pool: Pool, layers: readonly Layer[], quantity: bigint, more = {}) =>
  issueLayers(pool, layers, [{ batch_id: BATCH, quantity }], more);

describe('worked cases of first in, first out', () => {
  for (const { id, description, steps } of worked.cost_cases.filter(({ method }) => method === 'fifo')) {
    test(`${id}: ${description}`, () => {
      let pool: Pool = EMPTY_POOL;
      const layers: Layer[] = [];
      for (const step of steps as Step[]) {
        const quantity = thousandths(step.quantity);
        const moved =
          step.value === undefined
            ? leave(pool, layers, quantity)
            : come(pool, layers, quantity, amount(step.value));
        pool = moved.pool;
        if (step.cost !== undefined) expect(-moved.value).toBe(amount(step.cost));
        if (step.taken)
          expect(moved.parts.map(({ quantity: q, value }) => [q, value])).toEqual(
            step.taken.map(({ quantity: q, cost }) => [thousandths(q), amount(cost)]),
          );
        const left = layers.filter((layer) => layer.quantity > 0n);
        if (step.layers)
          expect(left.map((layer) => [layer.quantity, layer.value])).toEqual(
            step.layers.map(({ quantity: q, value }) => [thousandths(q), amount(value)]),
          );
        expect([quantityToWire(pool.quantity), moneyToWire(pool.value, 'TZS')]).toEqual([
          step.quantity_on_hand,
          step.stock_value,
        ]);
      }
    });
  }
});

describe('layers', () => {
  test('a shortage leaves at the cost of the layer that left last and is filled by the next receipt', () => {
    const layers: Layer[] = [];
    const first = come(come(EMPTY_POOL, layers, 1000n, 100n).pool, layers, 2000n, 600n);
    const short = leave(first.pool, layers, 5000n);
    expect(short.value).toBe(-1300n);
    expect(short.pool).toMatchObject({ quantity: -2000n, value: -600n });
    const filled = come(short.pool, layers, 3000n, 1200n);
    expect(filled).toMatchObject({ value: 1000n, true_up: 200n, pool: { quantity: 1000n, value: 400n } });
    expect(layers.filter(({ quantity }) => quantity > 0n)).toMatchObject([
      { no: 3, quantity: 1000n, value: 400n },
    ]);
    expect(leave(EMPTY_POOL, [], 2000n, { buyingPrice: 70n }).value).toBe(-140n);
  });

  test('what is found is worth what lies there on average, and is the newest layer', () => {
    const layers: Layer[] = [];
    const { pool } = come(come(EMPTY_POOL, layers, 1000n, 100n).pool, layers, 2000n, 500n);
    expect(come(pool, layers, 1000n, undefined).value).toBe(200n);
    expect(leave(pool, layers, 1000n).value).toBe(-100n);
  });

  test('goods sent back leave their own layer first, then the oldest', () => {
    const layers: Layer[] = [];
    const { pool } = come(come(EMPTY_POOL, layers, 1000n, 100n).pool, layers, 1000n, 300n);
    const sent = leave(pool, layers, 1500n, { isOwn: ({ no }: Layer) => no === 2 });
    expect(sent.parts.map(({ value }) => value)).toEqual([300n, 50n]);
  });

  test('a value is shared by quantity to the last cent', () => {
    const parts = shareValue(2_024_348n, [
      { batch_id: 'x', quantity: 5000n },
      { batch_id: 'y', quantity: 1000n },
    ]);
    expect(parts.map(({ value }) => value)).toEqual([1_686_957n, 337_391n]);
  });
});

describe('batches', () => {
  const level = (batch_id: string, expire_date: string | null, quantity: bigint) => ({
    ...{ batch_id, expire_date, quantity },
    number: batch_id,
  });

  test('the earliest day leaves first, none last, and a batch is good on its last day', () => {
    const levels = [level('a', null, 1n), level('b', '2026-06-30', 2n), level('c', '2026-03-10', 3n)];
    expect(levels.toSorted(byExpiry).map(({ batch_id }) => batch_id)).toEqual(['c', 'b', 'a']);
    expect(isExpired({ expire_date: '2026-03-10' }, '2026-03-10')).toBe(false);
    expect(isExpired({ expire_date: '2026-03-10' }, '2026-03-11')).toBe(true);
    expect(isExpired({ expire_date: null }, '2026-03-11')).toBe(false);
  });

  test('as many are picked as it needs, and it is said how much there was', () => {
    const levels = [level('c', null, 3n), level('b', null, 0n), level('a', null, 2n)];
    expect(pickBatches(levels, 4n)).toEqual({
      shares: [
        { batch_id: 'c', quantity: 3n },
        { batch_id: 'a', quantity: 1n },
      ],
      left: 5n,
    });
    expect(pickBatches(levels, 6n).left).toBe(5n);
  });

  test('what was taken last comes back first, after what is back already', () => {
    const taken = [
      { batch_id: 'y', quantity: 18n },
      { batch_id: 'x', quantity: 5n },
    ];
    expect(comeBack(taken, 6n)).toEqual([
      { batch_id: 'x', quantity: 5n },
      { batch_id: 'y', quantity: 1n },
    ]);
    expect(comeBack(taken, 3n, 4n)).toEqual([
      { batch_id: 'x', quantity: 1n },
      { batch_id: 'y', quantity: 2n },
    ]);
  });
});
