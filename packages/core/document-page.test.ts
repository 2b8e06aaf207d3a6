import { expect, test } from 'vitest';
import { defineEntity } from './define-entity.ts';
import { columnsShown, daysUntil, pageOf, pressing, saysNothing, sumsOfPage } from './document-page.ts';
import { f } from './fields.ts';

const kept = { owner: 'system' } as const;

const bill = defineEntity({
  name: 'bill',
  module: 'shop',
  title: 'number',
  scope: 'branch',
  payable: true,
  page: {},
  fields: {
    number: f.text({ ...kept, required: true }),
    date: f.date(kept),
    store: f.ref('store', kept),
    supplier: f.ref('supplier', kept),
    currency: f.text(kept),
    lines: f.lines(
      {
        line_of_order: f.integer(),
        product: f.ref('product', { required: true }),
        unit: f.text(),
        factor: f.integer(),
        quantity: f.quantity(),
        returned_quantity: f.quantity(),
        price: f.money(),
        share: f.money(),
        total_amount: f.money(),
        batch: f.text(),
      },
      kept,
    ),
    payments: f.lines({ mode: f.text(), amount: f.money() }, kept),
    net_amount: f.money(kept),
    tax: f.money(kept),
    total_amount: f.money(kept),
    paid_amount: f.money(kept),
    remain_amount: f.money(kept),
    due_date: f.date(kept),
    remarks: f.text(),
    reference: f.text(),
  },
  list: { columns: ['number', 'total_amount', 'remain_amount'], figure: 'total_amount' },
  form: [],
});

const page = pageOf(bill, (name) => name === 'supplier');

test('a document without a hint has its page by its fields', () => {
  expect(page).toMatchObject({
    parties: ['supplier'],
    lines: 'lines',
    paid: ['payments'],
    figures: ['remain_amount', 'total_amount', 'paid_amount'],
    dates: [{ of: 'date' }, { of: 'due_date', while: 'remain_amount' }],
    facts: ['store', 'reference', 'remarks'],
  });
  expect(page.columns.map(({ of }) => of)).toEqual([
    'product',
    'quantity',
    'returned_quantity',
    'price',
    'total_amount',
  ]);
});

test('hints stand before what follows from the fields', () => {
  const hinted = pageOf(
    { ...bill, page: { figures: ['paid_amount'], dates: ['date'], party: 'store' } },
    () => false,
  );
  expect(hinted).toMatchObject({ figures: ['paid_amount'], dates: [{ of: 'date' }], parties: ['store'] });
});

test('a column that is nought or empty in each line is left out, and one that nobody may see', () => {
  const line = { product_id: 'a', quantity: 1, returned_quantity: 0, price: 5 };
  const parts = bill.fields.lines.lines ?? {};
  expect(columnsShown(page.columns, parts, [line]).map(({ of }) => of)).toEqual([
    'product',
    'quantity',
    'price',
  ]);
  const other = { ...line, returned_quantity: 1 };
  expect(columnsShown(page.columns, parts, [line, other]).map(({ of }) => of)).toContain('returned_quantity');
});

test('a column of which all lines say the same is left out where it matters only as they differ', () => {
  const columns = [{ of: 'batch', shown: 'differs' as const }];
  const parts = bill.fields.lines.lines ?? {};
  expect(columnsShown(columns, parts, [{ batch: 'A' }, { batch: 'A' }])).toEqual([]);
  expect(columnsShown(columns, parts, [{ batch: 'A' }, { batch: 'B' }])).toHaveLength(1);
});

test('totals read as on the paper: nought is left out, equal results stand in one row', () => {
  const row = { net_amount: 100, tax: 18, total_amount: 118, paid_amount: 18, remain_amount: 100 };
  expect(sumsOfPage(page.totals, row).map(({ of, sign }) => sign + of)).toEqual([
    'net_amount',
    '+tax',
    '=total_amount',
    '-paid_amount',
    '=remain_amount',
  ]);
  const unpaid = { net_amount: 100, tax: 0, total_amount: 100, paid_amount: 0, remain_amount: 100 };
  expect(sumsOfPage(page.totals, unpaid)).toMatchObject([{ of: 'total_amount', joined: ['remain_amount'] }]);
});

test('nought, no, none and empty say nothing', () => {
  expect([0, false, null, undefined, '', []].every(saysNothing)).toBe(true);
  expect([1, true, 'a', [1]].some(saysNothing)).toBe(false);
});

test('a day presses within a week and after it has passed', () => {
  expect(daysUntil('2026-12-04', '2026-11-28')).toBe(6);
  expect([6, 7, 8, 0, -1].map(pressing)).toEqual(['soon', 'soon', 'later', 'soon', 'late']);
});

test('what is a figure or a sum is no fact as well, and a paper is said where the page is not', () => {
  const { page: _, ...rest } = bill;
  const facts = ['store', 'paid_amount', 'total_amount', 'remarks'] as const;
  const said = { figures: ['paid_amount'], totals: ['=total_amount'], facts } as const;
  for (const one of [
    { ...bill, page: said },
    { ...rest, paper: said },
  ])
    expect(pageOf(one, () => false)).toMatchObject({
      figures: ['paid_amount'],
      facts: ['store', 'remarks'],
    });
});
