import { expect, test } from 'vitest';
import { importFields } from '#core/derive/sheet.ts';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import { registry } from '#modules/registry.ts';
import { proposeMapping } from './headings.ts';

// cspell:ignore kununulia Mteja

const actor = { account_type: 'owner', permissions: ALL_PERMISSIONS } as const;
const mappingOf = (name: string, ...headings: string[]) => {
  const entity = registry.entity(name);
  return proposeMapping(headings, importFields(entity, actor), registry.words(name));
};

test('the headings that shops write are known in both languages, however they are written', () => {
  expect(mappingOf('product', 'Item', 'Cost', 'PRICE (TZS)', 'Qty', 'Barcode', 'Expiry')).toEqual({
    Item: 'name',
    Cost: 'buying_price',
    'PRICE (TZS)': 'selling_price',
    Qty: 'opening_stock',
    Barcode: 'barcodes',
    Expiry: 'expire_date',
  });
  expect(mappingOf('product', 'Bidhaa', 'Bei ya kununulia', 'bei_ya_kuuza_tsh', 'Idadi')).toEqual({
    Bidhaa: 'name',
    'Bei ya kununulia': 'buying_price',
    bei_ya_kuuza_tsh: 'selling_price',
    Idadi: 'opening_stock',
  });
  expect(mappingOf('customer', 'Mteja', 'Simu')).toEqual({ Mteja: 'name', Simu: 'phone_number' });
});

test.each([
  ['Aina', 'category_id'],
  ['Kundi la bidhaa', 'category_id'],
  ['Product group', 'category_id'],
  ['Department', 'category_id'],
  ['Ctn = pcs', 'carton_size'],
  ['Vipande kwa katoni', 'carton_size'],
  ['Pieces per carton', 'carton_size'],
])('what a shop writes over its groups and cartons is known: %s', (heading, column) => {
  expect(mappingOf('product', heading)).toEqual({ [heading]: column });
});

test('a column that is called as the form calls it goes before one that could be meant', () => {
  expect(mappingOf('product', 'Description', 'Price', 'Name', 'Selling price')).toEqual({
    Name: 'name',
    'Selling price': 'selling_price',
  });
});

test('stock as a list shows it is counted by the books and proposed for nothing', () => {
  expect(mappingOf('product', 'Stock', 'Colour')).toEqual({});
});

test('a sheet from an earlier release has the headings of then', () => {
  const headings = ['Lowest price', 'Placement', 'Expire date', 'Opening stock on', 'Units in a carton'];
  expect(mappingOf('product', ...headings)).toEqual({
    'Lowest price': 'minimum_price',
    Placement: 'placement',
    'Expire date': 'expire_date',
    'Opening stock on': 'opening_date',
    'Units in a carton': 'carton_size',
  });
  expect(mappingOf('category', 'Maelezo')).toEqual({ Maelezo: 'remarks' });
  expect(mappingOf('store', 'Store keeper')).toEqual({ 'Store keeper': 'keeper_id' });
});
