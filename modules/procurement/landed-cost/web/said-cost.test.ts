import { expect, test } from 'vitest';
import { newLine, saidBody } from '#web-kit/form/typed-body.ts';
import { COST_FIELDS } from '../landed-cost.body.ts';
import { NEW_COST, saidCost } from './said-cost.ts';

const LORRY = {
  ...newLine(COST_FIELDS, 'a', { title: 'Lorry', amount: '50000', tax: NEW_COST.tax, reference: 'MP1' }),
  ...{ account_id: { value: 'drawer', title: 'Drawer' }, receipt_number: 'EFD 7', paid: NEW_COST.paid },
};
const ACCOUNTS = [
  { id: 'drawer', name: 'Drawer', type: 'cash in hand', branch_name: null },
  { id: 'wallet', name: 'Wallet', type: 'mobile', branch_name: null },
];
const said = (cost: typeof LORRY) =>
  JSON.parse(JSON.stringify({ ...saidBody(COST_FIELDS, cost, {}), ...saidCost(cost, ACCOUNTS) }));

test('a cost begins on credit: no account pays before somebody says so, not even the one that is offered', () => {
  expect(said(LORRY)).toEqual({
    ...{ title: 'Lorry', amount: 50_000, by: 'value', receipt_is_provided: false },
  });
  expect(said({ ...LORRY, paid: true })).toMatchObject({ account_id: 'drawer', reference: 'MP1' });
});

test('a fee is said of a cost that a wallet or a bank paid', () => {
  const typed = { ...LORRY, fee: '250' };
  const wallet = { value: 'wallet', title: 'Wallet' };
  expect(said({ ...typed, account_id: wallet, paid: true })).toMatchObject({ fee: 250 });
  expect(said({ ...typed, account_id: wallet })).not.toHaveProperty('fee');
  expect(said({ ...typed, paid: true })).not.toHaveProperty('fee');
});

test('what is said of a receipt is sent with one, and nothing of it without', () => {
  const receipt = said({ ...LORRY, receipt_is_provided: true, part_of_receipt: true });
  expect(receipt).toMatchObject({
    ...{ receipt_is_provided: true, receipt_number: 'EFD 7', tax: 'standard', part_of_receipt: true },
  });
  expect(Object.keys(said({ ...LORRY, part_of_receipt: true })).toSorted()).toEqual([
    'amount',
    'by',
    'receipt_is_provided',
    'title',
  ]);
});

test('VAT that is typed is said with a receipt, that of the whole receipt where the cost is a part of it', () => {
  const typed = { ...LORRY, tax_amount: '900', receipt_tax: '1800' };
  expect(said(typed)).not.toHaveProperty('tax_amount');
  const receipt = said({ ...typed, receipt_is_provided: true });
  expect(receipt).toMatchObject({ tax_amount: 900 });
  expect(receipt).not.toHaveProperty('receipt_tax');
  expect(said({ ...typed, receipt_is_provided: true, part_of_receipt: true })).toMatchObject({
    ...{ part_of_receipt: true, receipt_tax: 1800, tax_amount: 900 },
  });
});
