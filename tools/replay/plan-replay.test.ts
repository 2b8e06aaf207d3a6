import { expect, test } from 'vitest';
import { type PlannedCheckout, type PlannedReturn, planReplay, sumReasons } from './plan-replay.ts';
import { type RecordedLine, readSales } from './read-sales.ts';
import { readStockList } from './recompute/read-stock-list.ts';
import { realRecords } from './records.ts';
import { makeUpShop } from './testing/made-up-sales.ts';

let row = 1;
const line = (given: Partial<RecordedLine>): RecordedLine => ({
  ...{
    row: ++row,
    invoice: '1',
    code: 'A',
    quantity: '1',
    minute: '2011-01-01 10:00',
    price: '2.5',
    customer: '7',
  },
  ...given,
});
const CATALOGUE = new Set(['A', 'B', 'a']);
const checkoutsOf = (lines: RecordedLine[]) =>
  planReplay(lines, CATALOGUE).steps.filter(({ kind }) => kind === 'checkout') as PlannedCheckout[];
const returnsOf = (lines: RecordedLine[]) =>
  planReplay(lines, CATALOGUE).steps.filter(({ kind }) => kind === 'return') as PlannedReturn[];
const reasonsOf = (lines: RecordedLine[]) =>
  planReplay(lines, CATALOGUE).reported.map(({ reason }) => reason);

test('an invoice is one checkout at its first minute, each line as it stands, also one article twice', () => {
  const [checkout, ...others] = checkoutsOf([
    line({ minute: '2011-01-01 10:01', code: 'A', quantity: '3' }),
    line({ minute: '2011-01-01 10:00', code: 'a', price: '0.05' }),
    line({ minute: '2011-01-01 10:01', code: 'A', quantity: '2', price: '2.40' }),
  ]);
  expect(others).toEqual([]);
  expect(checkout).toMatchObject({ invoice: '1', minute: '2011-01-01 10:00', customer: '7', total: 1235n });
  expect(checkout?.lines).toEqual([
    { code: 'a', quantity: 1000n, price: 5n },
    { code: 'A', quantity: 3000n, price: 250n },
    { code: 'A', quantity: 2000n, price: 240n },
  ]);
});

test.each([
  [{ quantity: '0' }, 'quantity not above 0'],
  [{ quantity: '-5' }, 'quantity not above 0'],
  [{ price: '0' }, 'price 0'],
  [{ price: '0.00' }, 'price 0'],
  [{ price: '0.001' }, 'price finer than a penny'],
  [{ code: 'b' }, 'code not in the catalogue'],
  [{ invoice: 'C1', quantity: '1' }, 'cancellation of nothing'],
  [{ invoice: 'C1', quantity: '-1', customer: '' }, 'cancellation by an unknown customer'],
  [{ invoice: 'C1', quantity: '-1', customer: '8' }, 'cancellation without an earlier sale'],
  [{ invoice: 'C1', quantity: '-1', code: 'a' }, 'cancellation without an earlier sale'],
  [{ invoice: 'C1', quantity: '-2' }, 'cancellation of more than is left'],
])('%j is told: %s', (given, reason) => {
  const sold = line({});
  expect(reasonsOf([sold, line({ minute: '2011-01-02 09:00', ...given })])).toEqual([reason]);
  expect(checkoutsOf([sold, line(given)])).toHaveLength(1);
});

test('a cancellation takes the latest earlier line with enough left, and waits for what went before', () => {
  const lines = [
    line({ invoice: '1', minute: '2011-01-01 10:00', quantity: '5' }),
    line({ invoice: '2', minute: '2011-01-02 10:00', quantity: '2' }),
    line({ invoice: 'C3', minute: '2011-01-03 10:00', quantity: '-2' }),
    line({ invoice: 'C4', minute: '2011-01-03 10:00', quantity: '-2' }),
    line({ invoice: 'C5', minute: '2011-01-03 10:01', quantity: '-3' }),
    line({ invoice: '6', minute: '2011-01-04 10:00', quantity: '9' }),
    line({ invoice: 'C7', minute: '2011-01-01 09:59', quantity: '-1' }),
  ];
  const [first, second, third] = returnsOf(lines);
  expect(first).toMatchObject({ sale: 'sale 2', quantity: 2000n, before: 0n, after: 'sale 2' });
  expect(second).toMatchObject({ sale: 'sale 1', quantity: 2000n, before: 0n, after: 'sale 1' });
  expect(third).toMatchObject({ sale: 'sale 1', quantity: 3000n, before: 2000n, after: second?.key });
  expect(reasonsOf(lines)).toEqual(['cancellation without an earlier sale']);
});

test('what is told is counted and summed', () => {
  const { reported } = planReplay(
    [line({ price: '0.001', quantity: '3' }), line({ price: '0', quantity: '9' }), line({ quantity: '-4' })],
    CATALOGUE,
  );
  expect(sumReasons(reported)).toEqual([
    { reason: 'price 0', lines: 1, amount: '0' },
    { reason: 'price finer than a penny', lines: 1, amount: '0.003' },
    { reason: 'quantity not above 0', lines: 1, amount: '-10' },
  ]);
});

/** What is known of the real shop, whose records are not everywhere at hand. */
const REAL_HOLDS = {
  invoices: 6819,
  lines: 20_430,
  returns: 20,
  reported: {
    'cancellation by an unknown customer': 18,
    'cancellation of more than is left': 2,
    'cancellation without an earlier sale': 321,
    'code not in the catalogue': 122,
    'price 0': 44,
    'price finer than a penny': 1,
    'quantity not above 0': 75,
  },
};
const real = realRecords();
const SHOPS = [
  { name: 'made-up', ...(await makeUpShop(400)) },
  ...(real ? [{ name: 'real', ...real, holds: REAL_HOLDS }] : []),
];

test.each(SHOPS)(
  'of the $name shop every line is sold, taken back or told, and no return comes before its sale',
  (shop) => {
    const lines = readSales(shop.sales);
    const plan = planReplay(lines, new Set(readStockList(Buffer.from(shop.stockList)).keys()));
    const sold = plan.steps.filter(({ kind }) => kind === 'checkout') as PlannedCheckout[];
    expect({
      invoices: sold.length,
      lines: sold.flatMap((checkout) => checkout.lines).length,
      returns: plan.steps.length - sold.length,
      reported: Object.fromEntries(sumReasons(plan.reported).map((sum) => [sum.reason, sum.lines])),
    }).toEqual(shop.holds);
    expect(shop.holds.lines + shop.holds.returns + plan.reported.length).toBe(lines.length);
    const acknowledged = new Set<string>();
    for (const step of plan.steps) {
      if (step.kind === 'return') expect(acknowledged).toContain(step.after);
      acknowledged.add(step.key);
    }
  },
);

test('the made-up shop holds everything that makes the real one hard', () => {
  const [madeUp] = SHOPS;
  expect(madeUp?.holds.returns).toBeGreaterThan(10);
  expect(Object.keys(madeUp?.holds.reported ?? {})).toHaveLength(7);
  expect(madeUp?.sales).toMatch(/,85008A,/);
  expect(madeUp?.sales).toMatch(/,85008a,/);
});
