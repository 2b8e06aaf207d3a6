import { describe, expect, expectTypeOf, test } from 'vitest';
import { type BodyOf, bodySchemaOf, defineBody, said } from './define-body.ts';
import { defineEntity } from './define-entity.ts';
import { problemsOf } from './derive/schemas.ts';
import { f } from './fields.ts';
import type { Id } from './ids.ts';
import type { Money } from './money.ts';
import type { Quantity } from './quantity.ts';

const kept = { owner: 'system' } as const;
const receipt = defineEntity({
  name: 'receipt',
  module: 'shelf',
  title: 'number',
  scope: 'branch',
  fields: {
    number: f.text({ ...kept, required: true }),
    store: f.ref('store', { ...kept, required: true }),
    total: f.money({ ...kept, required: true }),
    lines: f.lines(
      { product: f.ref('product', { required: true }), quantity: f.quantity({ required: true }) },
      kept,
    ),
  },
  list: { columns: ['number'] },
  form: [],
});

const { store, total, lines } = receipt.fields;
const body = defineBody({
  fields: {
    id: f.id('receipt', { required: true }),
    store: said(store),
    total: said(total, { required: false }),
    lines: said(lines, { required: true, min: 1 }),
    mode: f.choice(['cash', 'card'], { default: 'cash' }),
    debts: f.ids('debt'),
    remarks: f.text({ max: 20 }),
  },
});

const ID = '01890000-0000-7000-8000-000000000001';
const read = (wire: object) => bodySchemaOf(body.fields, { currency: 'TZS' }).safeParse(wire);
const good = { id: ID, store_id: ID, lines: [{ product_id: ID, quantity: 2 }] };
const faults = (wire: object) => {
  const { error } = read(wire);
  return error ? problemsOf(error) : {};
};

describe('the body of a command', () => {
  test('is read into stored values under the keys of its fields, and what is left out is there as null or its default', () => {
    expect(read(good).data).toEqual({
      id: ID,
      store_id: ID,
      total: null,
      lines: [{ product_id: ID, quantity: 2000n }],
      mode: 'cash',
      debts: null,
      remarks: null,
    });
    expect(read({ ...good, total: 5, mode: 'card', remarks: ' so ' }).data).toMatchObject({
      total: 500n,
      mode: 'card',
      remarks: 'so',
    });
    expect(read({ ...good, total: '', mode: null, remarks: ' ' }).data).toMatchObject({
      total: null,
      mode: 'cash',
      remarks: null,
    });
  });

  test('says of each field what is wrong with it, in lines by their place', () => {
    expect(faults({ lines: [] })).toEqual({
      id: { key: 'required' },
      store_id: { key: 'required' },
      lines: { key: 'required' },
    });
    const wrong = { ...good, id: 'x', total: 1.234, lines: [{ quantity: 1.2345, price: 1 }], mode: 'gift' };
    expect(faults(wrong)).toMatchObject({
      id: { key: 'not_id' },
      total: { key: 'amount_two_decimals' },
      'lines.0.product_id': { key: 'required' },
      'lines.0.quantity': { key: 'quantity_decimals' },
      'lines.0.price': { key: 'unknown_key' },
      mode: { key: 'not_choice' },
    });
    expect(faults({ ...good, debts: [] })).toEqual({ debts: { key: 'required' } });
    expect(faults({ ...good, number: '1' })).toEqual({ number: { key: 'unknown_key' } });
  });

  test('has the type of its fields', () => {
    type Input = BodyOf<typeof body>;
    expectTypeOf<Input['store_id']>().toEqualTypeOf<Id<'store'>>();
    expectTypeOf<Input['total']>().toEqualTypeOf<Money | null>();
    expectTypeOf<Input['lines'][number]['quantity']>().toEqualTypeOf<Quantity>();
    expectTypeOf<Input['mode']>().toEqualTypeOf<'cash' | 'card'>();
    expectTypeOf<Input['debts']>().toEqualTypeOf<string[] | null>();
    expectTypeOf<Input['remarks']>().toEqualTypeOf<string | null>();
  });

  test('takes nothing that the server keeps', () => {
    expect(() => bodySchemaOf({ store }, { currency: 'TZS' })).toThrow('store is kept by the server');
  });
});
