import { expect, test } from 'vitest';
import { defineEntity } from '../define-entity.ts';
import { makeRegistry } from '../define-module.ts';
import { f } from '../fields.ts';
import { payableOf } from './payable.ts';

const kept = { owner: 'system', required: true } as const;
const amounts = { total_amount: f.money(kept), paid_amount: f.money(kept), remain_amount: f.money(kept) };

function define(fields: object, payable = true) {
  return defineEntity({
    name: 'bill',
    module: 'finance',
    title: 'number',
    scope: 'branch',
    payable,
    fields: { number: f.text({ required: true }), ...fields },
    list: { columns: ['number'] },
    form: [],
  });
}

test('a payable definition without its amounts is a mistake of the build', () => {
  expect(() => define({ total_amount: f.money(kept) })).toThrow(
    'bill is payable and has no amount paid_amount.',
  );
  expect(() => define({}, false)).not.toThrow();
});

test('no body may say what is paid of a document', () => {
  expect(() => define({ ...amounts, paid_amount: f.money({ required: true }) })).toThrow(
    'bill.paid_amount is kept by the server.',
  );
});

test('finance settles payable documents and nothing else', () => {
  const words = {} as never;
  const made = (payable: boolean) =>
    makeRegistry([
      {
        name: 'finance',
        title: { en: 'Finance', sw: 'Fedha' },
        icon: 'finance',
        permission: null,
        entities: [{ entity: define(amounts, payable), words }],
      },
    ]);
  expect(payableOf(made(true), 'bill').name).toBe('bill');
  expect(() => payableOf(made(false), 'bill')).toThrow('bill is not payable.');
});
